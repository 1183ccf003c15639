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

/** The differences as text, grouped by the schema or operation in which they arise. */
export function report({ file, against, differences, accepted, obsolete }: Comparison): string {
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) groups.set(difference.group, [...(groups.get(difference.group) ?? []), difference])
  const head =
    differences.length === 0
      ? `${file}: no difference from ${against}`
      : `${file}: ${plural(differences.length, 'difference')} from ${against}, in ${plural(groups.size, 'place')}`
  const known = accepted > 0 ? ` (${accepted} more accepted in accepted-differences.yaml)` : ''
  return [
    `${head}${known}.`,
    ...[...groups].flatMap(([group, list]) => [`\n${group}`, ...list.map(lines)]),
    ...(obsolete.length > 0 ? ['\nAccepted, but no longer found; remove from accepted-differences.yaml:'] : []),
    ...obsolete.map(({ kind, pointer }) => `  ${kind} ${pointer}`),
    ...(differences.length > 0 ? ['', counts(differences)] : []),
  ].join('\n')
}

const lines = ({ kind, pointer, published, ours, effect }: Difference): string =>
  `  ${kind} ${pointer}\n      published: ${published}\n      ours: ${ours}\n      effect: ${effect}`

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function counts(differences: readonly Difference[]): string {
  const kinds = new Map<string, number>()
  for (const { kind } of differences) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')
}
