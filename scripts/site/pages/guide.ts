import type { Page } from '../content/content.ts'
import type { Guide } from '../content/guides.ts'
import { html } from '../content/html.ts'
import { plainSentence } from '../content/sentences.ts'
import { heading, operationList } from './parts.ts'

/** The page of a guide, with the operations that it uses. */
export function guidePage({ address, title, html: text, headings, operations, kind, about, text: source }: Guide): Page {
  const content = html`<div class="prose">${text}</div>
${operations.length > 0 && html`${heading(2, 'operations-used', 'Operations used here')}${operationList(operations)}`}`
  const first = about || /^# .+\n+([^#|\n<!][\s\S]*?)\n\n/m.exec(source)?.[1]
  return {
    address,
    title,
    description: first ? plainSentence(first) : title,
    content,
    section: kind === 'guide' ? 'guides' : 'about',
    headings,
  }
}
