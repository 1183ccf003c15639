import type { Source } from '../../../contract-tests/documents/document.ts'

/** The kinds of sources in the words of the pages, strongest first. */
export const sourceWords: Readonly<Record<Source['kind'], string>> = {
  brief: 'project specification',
  published: 'public documentation',
  live: 'live responses',
  sdk: 'SDK',
  code: 'programs',
  inferred: 'inferred',
}

/** Formats evidence: edition, location, and a note. */
export function sourceText({ kind, edition, pointer, note }: Source): string {
  if (kind === 'inferred') return `*inferred*: ${note}`
  const place = `\`${pointer?.replaceAll('`', "'")}\``
  return `${edition === 'pages' ? 'page' : edition} ${place}${note ? ` (${note.replace(/\.$/, '')})` : ''}`
}
