import { pascalCase } from '../../../contract-tests/documents/codeNames.ts'
import { eventTables } from '../../specification/pages/eventsTable.ts'
import type { Page, Site } from '../content/content.ts'
import { fieldsOf } from '../content/fields.ts'
import { codeBlock } from '../content/highlight.ts'
import { html } from '../content/html.ts'
import { inlineMarkdown, markdown } from '../content/markdown.ts'
import type { EventEntry } from '../content/model.ts'
import { plainSentence } from '../content/sentences.ts'
import { evidenceList, inferencesIn } from '../content/sources.ts'
import { typeLabel } from '../content/types.ts'
import { contradictionsAbout, crumbs, heading, jsonBlock, linkTo, operationList, sourcesSection } from './parts.ts'
import { tablesPage } from './tablesPage.ts'

/** The page of an event: when it is sent, how to receive it, and its payload. */
export function eventPage(entry: EventEntry, site: Site): Page {
  const { trigger, operation, contract, address, row, causes } = entry
  const [[, media] = []] = Object.entries(operation.body?.content ?? {})
  const options = { links: site.links, contract, address, id: 'payload', direction: 'response' } as const
  const examples = Object.values(media?.examples ?? {})
  const content = html`<article class="operation">
<div class="lead">
${crumbs(['events/index.html', 'Events'])}
<h1 id="${trigger}">${operation.summary}</h1>
<p class="endpoint"><span class="method event">EVENT</span><code data-copy="${trigger}">${trigger}</code></p>
<dl class="facts"><div><dt>Type</dt><dd><code>${pascalCase(trigger)}Event</code></dd></div><div><dt>Sent after</dt><dd>${causes.length > 0 ? html`<a href="#related">${causes.length} operation${causes.length > 1 && 's'}</a>` : 'no call of this API'}</dd></div></dl>
<div class="prose">${markdown(operation.description, options).html}
<p><strong>Sent:</strong> ${inlineMarkdown([row.sent, row.notSent].filter(Boolean).join(' '), options)}</p></div>
</div>
<section class="samples" aria-labelledby="receiving"><h2 id="receiving">Receiving it</h2>
${codeBlock(receiver(trigger), 'ts')}
${examples.map(({ summary, value }, index) => html`<h3 id="${index > 0 ? `example-${index + 1}` : 'example'}">${summary === undefined ? 'Example' : `Example: ${summary}`}</h3>${jsonBlock(value)}`)}
</section>
<div class="details">
<section>${heading(2, 'payload', 'Payload')}${media && html`<p class="small">${typeLabel(media.schema, options)} <code>application/json</code></p>${fieldsOf(media.schema, options)}`}</section>

<section>${heading(2, 'related', 'Related')}${causes.length > 0 && html`<p>Sent after:</p>${operationList(causes)}`}
<p>${linkTo('guides/webhooks.html', 'Receiving webhooks')} · ${linkTo('operations/create-webhook.html', 'Create a webhook')} · ${linkTo('operations/add-triggers.html', 'Add triggers to a webhook')}</p></section>
${sourcesSection(
  evidenceList(operation.sources, options, inferencesIn(contract.document, entry.node)),
  contradictionsAbout(site.discrepancies.get(contract), [trigger], options),
)}
</div>
</article>`
  return {
    address,
    title: `${operation.summary} · ${trigger}`,
    description: `Event ${trigger}: ${plainSentence(operation.description)}`,
    content,
    section: 'events',
    wide: true,
  }
}

const receiver = (trigger: string) => `import { parseWebhook } from 'cometchat-rest/webhooks'

const event = await parseWebhook(request, {
  username: 'linden',
  password: process.env.WEBHOOK_PASSWORD ?? '',
})
if (event.trigger === '${trigger}') {
  console.log(event.data)
}
`

/** The tables of all events, by group. */
export const eventIndex = (site: Site): Page => ({
  ...tablesPage(eventTables(site.contracts.map(({ document }) => document)), 'events/index.html', site),
  description: `All ${site.model.events.length} events that webhooks receive: when each is sent and when it is not.`,
  section: 'events',
})
