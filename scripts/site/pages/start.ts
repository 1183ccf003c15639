import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { isSeenLive } from '../../specification/pages/isSeenLive.ts'
import type { Page, Site } from '../content/content.ts'
import { codeBlock } from '../content/highlight.ts'
import { html, joinParts, siteRoot } from '../content/html.ts'
import { inlineMarkdown } from '../content/markdown.ts'
import { plainSentence } from '../content/sentences.ts'
import { slug } from '../content/slug.ts'
import type { Snippet } from '../snippets.ts'
import { heading, linkTo } from './parts.ts'

/** The tasks of most readers, each with its first page. */
const tasks: readonly (readonly [address: string, task: string, text: string])[] = [
  ['guides/log-users-in.html', 'Log users in', 'Create the user and a token for each device, from your own session.'],
  ['operations/send-message.html', 'Send messages', 'From your server, as a user or as a bot, with text, files or data of your own.'],
  ['guides/flagging-and-reviewing.html', 'Moderate', 'Flag a message, read the queue, and approve or block it.'],
  ['guides/webhooks.html', 'Receive webhooks', 'Typed and verified events, in the framework that you use.'],
  ['guides/bulk-import.html', 'Import your data', 'Users, groups, members and messages, with the outcome of each record.'],
  ['guides/fake.html', 'Test without an account', 'A stateful fake for your tests, and a mock that checks your requests.'],
]

/**
 * The start page: tasks, first call with its output, the three APIs, and links into the
 * site.
 *
 * @param notice - how to install the packages before they are published, as Markdown
 */
export function startPage(site: Site, firstCall: Snippet, notice: string): Page {
  const { model, guides } = site
  const groups = [
    ...groupBy(
      guides.filter(({ kind }) => kind === 'guide'),
      ({ group }) => group,
    ),
  ]
  const contradictions = [...site.discrepancies.values()].reduce((sum, list) => sum + list.length, 0)
  const never = model.operations.filter(({ operation }) => !isSeenLive(operation)).length
  const apis = model.apis.map(
    ({
      title,
      address,
      contract,
    }) => html`<li><a href="${siteRoot}${address}">${title}</a><p>${(contract.document.info as { summary?: string }).summary ?? plainSentence(contract.document.info.description)}</p>
<p class="small">${contract.operations.length} operations${contract.webhooks.length > 0 && `, ${contract.webhooks.length} events`}</p></li>`,
  )
  const content = html`<div class="first"><div>
<h1 id="start">CometChat's REST API, from TypeScript</h1>
<p class="intro">A typed client, a complete reference and contract checks for the Chat REST API v3, all from one OpenAPI 3.1 specification. <strong class="tag">Unofficial</strong> <span class="small">not made, endorsed or supported by CometChat</span></p>
${codeBlock('npm install cometchat-rest', 'sh')}
${notice && html`<p class="small">${inlineMarkdown(notice, { links: site.links, address: 'index.html' })}</p>`}
<p class="ways">${linkTo('guides/first-call.html', 'First call')} ${linkTo('operations.html', 'All operations')} ${linkTo('guides/agents.html', 'For AI agents')}</p>
<ul class="cards">${tasks.map(([address, task, text]) => html`<li>${linkTo(address, task)}<p>${text}</p></li>`)}</ul>
<p class="small">${model.operations.length} operations, ${model.events.length} events and ${model.errors.length} error codes, each with its ${linkTo('guides/coverage.html#editions', 'sources')}. Of these operations, ${never} have never been ${linkTo('guides/coverage.html', 'observed live')}, and the public documentation ${linkTo('guides/discrepancies.html', `contradicts itself ${contradictions} times`)}.</p>
</div>
<section><h2 id="first-call">First call</h2>
${codeBlock(firstCall.code, 'ts', firstCall.targets)}
<p>It prints:</p>
${codeBlock(firstCall.output ?? '', 'text')}</section>
</div>
${heading(2, 'apis', 'Three APIs')}
<ul class="cards">${apis}</ul>
${heading(2, 'guides', 'Guides')}
<div class="columns">${groups.map(
    ([group, list]) =>
      html`<section><h3 id="guides-${slug(group)}">${group}</h3><ul>${list.map(({ address, title }) => html`<li>${linkTo(address, title)}</li>`)}</ul></section>`,
  )}</div>
${heading(2, 'families', 'Resource families')}
<ul class="columns">${model.families.map(
    ({ name, address, operations, events }) =>
      html`<li>${linkTo(address, name)} <span class="small">${operations.length > 0 ? operations.length : `${events.length} events`}</span></li>`,
  )}</ul>
${heading(2, 'reference', 'Reference')}
<ul class="cards"><li>${linkTo('events/index.html', 'Events')}<p>${model.events.length} events that webhooks receive, with payloads.</p></li>
<li>${linkTo('types/index.html', 'Types')}<p>${model.types.length} named types, and what uses them.</p></li>
<li>${linkTo('errors/index.html', 'Error codes')}<p>${model.errors.length} codes with cause, remedy and status.</p></li></ul>
${heading(2, 'downloads', 'Downloads')}
<p>The OpenAPI documents of the ${joinParts(
    model.apis.map(({ address, title }) => linkTo(`${address}#downloads`, title)),
    ', ',
  )}, and ${linkTo('llms.txt', 'llms.txt')}, which links every page as Markdown. To read this site offline, run <code>npm run docs</code> in a clone and open <code>dist/docs/index.html</code>.</p>`
  return {
    address: 'index.html',
    title: "CometChat's REST API, from TypeScript · cometchat-rest",
    description: 'Reference, guides, types and error codes for the Chat REST API v3, with a TypeScript client.',
    content,
    section: 'start',
    wide: true,
  }
}
