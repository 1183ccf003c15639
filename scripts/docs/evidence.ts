import type { Source } from '../../contract-tests/spec/document.ts'

/** The evidence for a fact, in words: edition, place, and which part of the fact it is for. */
export function evidence({ kind, edition, pointer, note }: Source): string {
  if (kind === 'inferred') return `*inferred*: ${note}`
  const place = `\`${pointer?.replaceAll('`', "'")}\``
  return `${edition === 'pages' ? 'page' : edition} ${place}${note ? ` (${note.replace(/\.$/, '')})` : ''}`
}
