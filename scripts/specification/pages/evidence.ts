import type { Source } from '../../../contract-tests/documents/document.ts'

/** Formats evidence: edition, location, and a note. */
export function sourceText({ kind, edition, pointer, note }: Source): string {
  if (kind === 'inferred') return `*inferred*: ${note}`
  const place = `\`${pointer?.replaceAll('`', "'")}\``
  return `${edition === 'pages' ? 'page' : edition} ${place}${note ? ` (${note.replace(/\.$/, '')})` : ''}`
}
