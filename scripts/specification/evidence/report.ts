import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { plural } from '../../../contract-tests/report/numbers.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { evidence as sourceText } from '../pages/evidence.ts'
import type { Comparison, EvidenceFile } from './comparison.ts'

/** The comparison as text. */
export function report(files: readonly EvidenceFile[], { confirmed, contradictions, neverSeen }: Comparison): string {
  const operations = confirmed.filter(({ isCode }) => !isCode)
  const codes = confirmed.filter(({ isCode }) => isCode)
  const lines = [
    ...files.map(
      ({ file, evidence: { run, day, region, responses } }) =>
        `${file}: ${run} of ${day} with the service in region ${region}, ${plural(responses, 'response')}.`,
    ),
    '',
    `Confirmed for the first time: ${plural(operations.length, 'operation')}, ${plural(codes.length, 'error code')}.`,
    ...listed(operations.map(({ name }) => name)),
    ...listed(codes.map(({ name }) => name)),
    '',
    `Contradicted: ${plural(contradictions.length, 'statement')}.`,
    ...contradictions.flatMap(({ document, pointer, says, saw, times, of, operations: ids, sources }) => [
      `  ${document} ${pointer}`,
      `    we say   ${says}`,
      `    seen     ${saw}, ${times} of ${of}, in ${ids.join(', ')}`,
      `    source   ${sources.map(sourceText).join('; ') || 'none'}`,
    ]),
    '',
    `Never seen: ${plural(neverSeen.length, 'operation')}.`,
    ...[...groupBy(neverSeen, ({ tag }) => tag)].flatMap(([tag, own]) =>
      listed(
        own.map(({ id }) => id),
        `${tag}: `,
      ),
    ),
  ]
  return printable(lines.join('\n'))
}

const listed = (names: readonly string[], title = ''): string[] => (names.length > 0 ? [`  ${title}${names.join(', ')}`] : [])
