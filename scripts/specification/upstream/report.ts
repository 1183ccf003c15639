import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import type { Finding } from '../diff/differences.ts'
import type { AcceptedDifference } from './accepted.ts'

/** The result of comparing an edition. */
export interface Comparison {
  readonly file: string
  /** What it was compared with. */
  readonly against: string
  readonly differences: readonly Finding[]
  /** Number of differences that are recorded as accepted. */
  readonly accepted: number
  /** Accepted differences that no longer occur. */
  readonly obsolete: readonly AcceptedDifference[]
}

/**
 * The differences as text, grouped by the schema or operation in which they arise. A difference
 * that occurs in several locations, because the edition repeats a schema, is printed once with all
 * locations. Control characters of the edition are escaped.
 */
export function report({ file, against, differences, accepted, obsolete }: Comparison): string {
  const repeated = grouped(differences, ({ kind, pointer, published, ours }) =>
    [kind, pointer.split('/').at(-1), published, ours].join('\n'),
  )
  const groups = grouped(repeated, ([{ group }]) => group)
  const head =
    differences.length === 0
      ? `${file}: no difference from ${against}`
      : `${file}: ${plural(repeated.length, 'difference')} from ${against}, in ${plural(differences.length, 'place')}`
  const known = accepted > 0 ? ` (${accepted} more accepted in accepted-differences.yaml)` : ''
  const text = [
    `${head}${known}.`,
    ...groups.flatMap((group) => [`\n${group[0][0].group}`, ...group.map(lines)]),
    ...(obsolete.length > 0 ? ['\nAccepted, but no longer found; remove from accepted-differences.yaml:'] : []),
    ...obsolete.map(({ kind, pointer }) => `  ${kind} ${pointer}`),
    ...(differences.length > 0 ? ['', counts(differences)] : []),
  ].join('\n')
  return printable(text)
}

type Some<T> = [T, ...T[]]

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => [...groupBy(items, keyOf).values()] as Some<Item>[]

function lines([difference, ...others]: Some<Finding>): string {
  const { kind, pointer, published, ours, effect } = difference
  const also = others.map((other) => `\n      also: ${other.pointer}`).join('')
  return `  ${kind} ${pointer}\n      published: ${published}\n      ours: ${ours}\n      effect: ${effect}${also}`
}

function counts(differences: readonly Finding[]): string {
  return [...groupBy(differences, ({ kind }) => kind)].map(([kind, own]) => `${own.length} × ${kind}`).join(', ')
}
