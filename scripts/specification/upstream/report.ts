import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import type { DocumentDifference } from '../differences/differences.ts'

/**
 * The differences of a file as text, grouped by the schema or operation in which they arise. What
 * an edition repeats in several places is printed once with all of them. Control characters are
 * escaped.
 */
export function differenceReport(file: string, against: string, differences: readonly DocumentDifference[]): string {
  if (differences.length === 0) return `${file}: no difference from ${against}.`
  const sameAs = ({ kind, pointer, later, earlier }: DocumentDifference) => [kind, pointer.split('/').at(-1), later, earlier].join('\n')
  const repeatedDifferences = [...groupBy(differences, sameAs).values()]
  const lines = repeatedDifferences.flatMap(([first, ...others]) => {
    const { group, kind, pointer, later, earlier } = first as DocumentDifference
    const otherPlaces = others.map((other) => `      also: ${other.pointer}`)
    return [`  ${group}: ${kind} ${pointer}`, `      published: ${later}`, `      ours: ${earlier}`, ...otherPlaces]
  })
  const counts = [...groupBy(differences, ({ kind }) => kind)].map(([kind, alike]) => `${alike.length} × ${kind}`)
  const head = `${file}: ${plural(repeatedDifferences.length, 'difference')} from ${against}, in ${plural(differences.length, 'place')}.`
  return printable([head, ...lines, counts.join(', ')].join('\n'))
}
