import type { AcceptedDifference } from './accepted.ts'
import type { Difference } from './differences.ts'

/** What came of comparing an edition. */
export interface Comparison {
  readonly file: string
  /** What it was compared with. */
  readonly against: string
  readonly differences: readonly Difference[]
  /** How many differences are recorded as accepted. */
  readonly accepted: number
  /** Accepted differences that no longer occur. */
  readonly obsolete: readonly AcceptedDifference[]
}

/**
 * The differences as text, grouped by the schema or operation in which they arise. The same difference in several places, as where an edition repeats
 * a schema instead of referring to it, is printed once with all its places.
 */
export function report({ file, against, differences, accepted, obsolete }: Comparison): string {
  const repeated = groupBy(differences, ({ kind, pointer, published, ours }) =>
    [kind, pointer.split('/').at(-1), published, ours].join('\n'),
  )
  const groups = groupBy(repeated, ([{ group }]) => group)
  const head =
    differences.length === 0
      ? `${file}: no difference from ${against}`
      : `${file}: ${plural(repeated.length, 'difference')} from ${against}, in ${plural(differences.length, 'place')}`
  const known = accepted > 0 ? ` (${accepted} more accepted in accepted-differences.yaml)` : ''
  return [
    `${head}${known}.`,
    ...groups.flatMap((group) => [`\n${group[0][0].group}`, ...group.map(lines)]),
    ...(obsolete.length > 0 ? ['\nAccepted, but no longer found; remove from accepted-differences.yaml:'] : []),
    ...obsolete.map(({ kind, pointer }) => `  ${kind} ${pointer}`),
    ...(differences.length > 0 ? ['', counts(differences)] : []),
  ].join('\n')
}

type Some<T> = [T, ...T[]]

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Some<T>[] {
  const groups = new Map<string, Some<T>>()
  for (const entry of list) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return [...groups.values()]
}

function lines([difference, ...others]: Some<Difference>): string {
  const { kind, pointer, published, ours, effect } = difference
  const also = others.map((other) => `\n      also: ${other.pointer}`).join('')
  return `  ${kind} ${pointer}\n      published: ${published}\n      ours: ${ours}\n      effect: ${effect}${also}`
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function counts(differences: readonly Difference[]): string {
  const kinds = new Map<string, number>()
  for (const { kind } of differences) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')
}
