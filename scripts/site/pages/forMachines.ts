import { html } from '../shared/html.ts'
import type { Page, Site } from '../shared/site.ts'
import { heading, linkTo } from './parts.ts'

/** The page for programs and language models. */
export function forMachinesPage({ model }: Site): Page {
  const content = html`<h1 id="for-machines">For programs and language models</h1>
<p class="intro">Everything on this site can be read without a browser.</p>
<ul>
<li>${linkTo('llms.txt', 'llms.txt')}: what the project is, the guides, and every operation on a line of its own, each with a link to its page as Markdown.</li>
<li>${linkTo('SKILL.md', 'SKILL.md')}: a skill for coding agents that write programs with the client.</li>
<li>In the npm package: <code>llms.txt</code> with paths inside the package, the guides as Markdown and the bundled documents.</li>
<li>Every page as Markdown at its own address: ${linkTo('operations/flag-a-message.md', 'operations/flag-a-message.md')} next to ${linkTo('operations/flag-a-message.html', 'operations/flag-a-message.html')}.</li>
</ul>
${heading(2, 'documents', 'OpenAPI documents')}
<ul>${model.apis.map(({ title, contract: { name } }) => html`<li>${title}: ${linkTo(`openapi/${name}.json`, 'OpenAPI 3.1')} and ${linkTo(`openapi/3.0/${name}.json`, 'OpenAPI 3.0.3')}</li>`)}</ul>
<p>The extensions whose names begin with <code>x-</code> have JSON Schemas in the repository, in <code>openapi/extensions/</code>.</p>`
  return {
    address: 'for-machines.html',
    title: 'For programs and language models',
    description: 'Every page as Markdown, llms.txt and the OpenAPI documents.',
    content,
    section: 'about',
  }
}
