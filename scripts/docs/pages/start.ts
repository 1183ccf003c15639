import { codeBlock } from '../site/highlight.ts'
import { html, plainSentence } from '../site/html.ts'
import { root } from '../site/links.ts'
import { inlineMarkdown } from '../site/markdown.ts'
import type { Page, Site } from '../site/site.ts'
import { heading, linkTo } from './parts.ts'

/** The start page: what this is, the three APIs, the first call, the links into the site. */
export function startPage(site: Site, firstCall: string): Page {
  const { model, guides } = site
  const apis = model.apis.map(
    ({
      title,
      address,
      contract,
    }) => html`<li><a href="${root}${address}">${title}</a><p>${(contract.document.info as { summary?: string }).summary ?? plainSentence(contract.document.info.description)}</p>
<p class="count">${contract.operations.length} operations${contract.webhooks.length > 0 && `, ${contract.webhooks.length} events`}</p></li>`,
  )
  const content = html`<div class="start"><div class="hero">
<h1 id="start">CometChat's REST API, from TypeScript</h1>
<p class="intro">Types, a thin <code>fetch</code> client, a reference and contract checks for the Chat REST API v3, all from one hand-maintained OpenAPI&nbsp;3.1 specification.</p>
<p class="ways">${linkTo('guides/first-call.html', 'First call')} ${linkTo('operations/flag-a-message.html', 'An operation: flag a message')} ${linkTo('errors/index.html', 'Error codes')}</p>
</div>
<div class="first">
<section><h2 id="first-call">First call</h2>
${codeBlock('npm install cometchat-rest', 'sh')}
${codeBlock(firstCall, 'ts')}</section>
<section><h2 id="apis">Three APIs</h2><ul class="cards one">${apis}</ul></section>
</div>
${heading(2, 'guides', 'Guides')}
<ul class="cards">${guides
    .filter(({ kind }) => kind === 'guide')
    .map(
      ({ address, title, about }) =>
        html`<li>${linkTo(address, title)}<p>${inlineMarkdown(
          about.replace(/^./, (letter) => letter.toUpperCase()),
          { links: site.links, address: 'index.html' },
        )}</p></li>`,
    )}</ul>
${heading(2, 'families', 'Resource families')}
<ul class="columns">${model.families.map(
    ({ name, address, operations, events }) =>
      html`<li>${linkTo(address, name)} <span class="count">${operations.length > 0 ? operations.length : `${events.length} events`}</span></li>`,
  )}</ul>
${heading(2, 'reference', 'Reference')}
<ul class="cards"><li>${linkTo('events/index.html', 'Events')}<p>${model.events.length} events that webhooks receive, with payloads.</p></li>
<li>${linkTo('types/index.html', 'Types')}<p>${model.types.length} named types, and what uses them.</p></li>
<li>${linkTo('errors/index.html', 'Error codes')}<p>${model.errors.length} codes with status and meaning.</p></li>
<li>${linkTo('guides/coverage.html', 'Coverage')}<p>How much is known of each family, and from where.</p></li></ul>
${heading(2, 'downloads', 'Downloads')}
<ul>${model.apis.map(({ title, contract: { name } }) => html`<li>${title}: OpenAPI 3.1 as ${linkTo(`openapi/${name}.json`, 'JSON')} and ${linkTo(`openapi/${name}.yaml`, 'YAML')}, ${linkTo(`openapi/3.0/${name}.json`, 'OpenAPI 3.0.3')}</li>`)}
<li>${linkTo('llms.txt', 'llms.txt')}: every operation in a line, each with a page in Markdown</li></ul></div>`
  return {
    address: 'index.html',
    title: "CometChat's REST API, from TypeScript · cometchat-rest",
    description: 'Reference, guides, types and error codes for the Chat REST API v3, with a TypeScript client.',
    content,
    section: 'start',
    wide: true,
    file: 'README.md',
  }
}
