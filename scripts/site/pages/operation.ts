import { limitsOf, type PublishedLimit } from '../../../contract-tests/documents/rateLimits.ts'
import { componentName } from '../../specification/generate/nameSchemas.ts'
import type { Page, Site } from '../content/content.ts'
import { codeBlock } from '../content/highlight.ts'
import { type Html, type HtmlPart, html, joinParts } from '../content/html.ts'
import type { Links } from '../content/links.ts'
import { inlineMarkdown, type MarkdownOptions, markdown } from '../content/markdown.ts'
import type { OperationEntry } from '../content/model.ts'
import { retriedAfter } from '../content/retried.ts'
import { plainSentence } from '../content/sentences.ts'
import { evidenceList, inferencesIn } from '../content/sources.ts'
import type { Samples } from '../samples.ts'
import { bodySection, parameterSection } from './operationRequest.ts'
import { errorExamples, errorSection, responseSection } from './operationResponses.ts'
import { breakable, contradictionsAbout, crumbs, deprecatedTag, heading, jsonBlock, linkTo, methodBadge, sourcesSection } from './parts.ts'
import { sendForm } from './send.ts'

/** The page of an operation. */
export function operationPage(entry: OperationEntry, samples: Samples, site: Site): Page {
  const { operation, contract, family, address } = entry
  const options: MarkdownOptions = { links: site.links, address, contract, deeper: 1 }
  const api = site.model.apis.find((candidate) => candidate.contract === contract)
  const content = html`<article class="operation">
<div class="lead">
${crumbs([api?.address ?? '', api?.title ?? ''], [family.address, family.shownName])}
<h1 id="${operation.id}">${operation.summary}${operation.deprecated && deprecatedTag}</h1>
<p class="endpoint">${methodBadge(operation.method)}<code data-copy="${operation.path}">${breakable(operation.path)}</code></p>
${fullAddress(entry)}
${facts(entry, site.links)}
<div class="prose">${markdown(operation.description, options).html}</div>
</div>
${sampleSection(entry, samples, site)}
<div class="details">
${onThisPage(entry)}
${parameterSection(entry, site)}
${bodySection(entry, site)}
${responseSection(entry, site)}
${errorSection(entry, site)}
${relatedSection(entry, site, options)}
${evidence(entry, site, options)}
</div>
</article>`
  return {
    address,
    title: `${operation.summary} · ${family.name}`,
    description: `${operation.method} ${operation.path}: ${plainSentence(operation.description)}`,
    content,
    family,
    wide: true,
  }
}

/** Links to the parts of the page. */
function onThisPage({ operation }: OperationEntry): Html {
  const parts: [string, string][] = [
    ...(operation.parameters.length > 0 ? [['parameters', 'Parameters'] as [string, string]] : []),
    ...(operation.body ? [['body', 'Body'] as [string, string]] : []),
    ['responses', 'Response'],
    ['errors', 'Errors'],
    ['evidence', 'Sources'],
  ]
  return html`<nav class="parts small" aria-label="On this page">${parts.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>`
}

/** The operation's URL, with the server's variables. */
function fullAddress({ operation, contract }: OperationEntry): Html {
  const server = contract.document.servers[0]
  const parts = (server?.url ?? '').split(/(\{\w+\})/).map((part) => {
    return part.startsWith('{') ? html`<var>${part.slice(1, -1)}</var>` : part
  })
  return html`<p class="small"><code>${parts}${breakable(operation.path)}</code></p>`
}

/** Key facts for callers. */
function facts({ operation, method, address, events, contract }: OperationEntry, links: Links): Html {
  const scopes = operation.security.map((alternative) =>
    joinParts(
      Object.entries(alternative).map(([scheme, roles]) => html`<code>${roles.length > 0 ? roles.join() : scheme}</code>`),
      ' and ',
    ),
  )
  const acting = operation.parameters.find(({ name }) => name === 'onBehalfOf')
  const { paging, rateLimit } = operation
  const rows: [string, HtmlPart][] = [
    ['Method', html`<code>${contract.name}.${method}</code>`],
    ['Key', linkTo('guides/keys.html', joinParts(scopes, ' or '))],
    ['onBehalfOf', linkTo('guides/acting-for-a-user.html', acting ? (acting.required ? 'required' : 'optional') : 'no')],
    ['Paging', paging && linkTo('guides/paging.html', { page: 'by page', cursor: 'by cursor', none: 'none' }[paging.style])],
    ['Order', paging && orderOf(paging.order, { links, address })],
    ['Retried', linkTo('guides/errors-and-retries.html', retriedAfter(operation))],
    [
      'Limit',
      linkTo(
        'guides/limits-and-timeouts.html#rate-limits',
        rateLimit ? limitInWords(rateLimit, limitsOf(contract.document)) : 'not published',
      ),
    ],
    ['Events', events.length > 0 && html`<a href="#related">${events.length}</a>`],
  ]
  return html`<dl class="facts">${rows.map(([name, value]) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** A limit, with the limits of plans that replace it: "20,000 a minute, 500 on the free plan". */
function limitInWords({ requests, seconds, per }: PublishedLimit, all: readonly PublishedLimit[]): string {
  const onPlans = all.filter(({ plan, per: counted }) => plan !== undefined && counted === per)
  const number = `${requests.toLocaleString('en')} ${seconds === 60 ? 'a minute' : `in ${seconds} seconds`}`
  const others = onPlans.map(({ plan, requests: fewer }) => `, ${fewer.toLocaleString('en')} on the ${plan} plan`)
  return `${number}${per === 'user' ? ' per user' : ''}${others.join('')}`
}

/** The longest order that has room beside the other facts; the description has it as well. */
const longestOrder = 24

const orderOf = (order: string | undefined, options: MarkdownOptions): HtmlPart => {
  if (order === undefined) return 'unknown'
  return order.length > longestOrder ? 'see below' : inlineMarkdown(order, options)
}

/** The tabs of the samples. */
const languages: readonly (readonly [id: keyof Samples, title: string, language: string])[] = [
  ['typescript', 'TypeScript', 'ts'],
  ['curl', 'curl', 'sh'],
  ['fetch', 'fetch', 'ts'],
  ['python', 'Python', 'python'],
  ['php', 'PHP', 'php'],
]

/** The samples that stand in the page's Markdown too: programs read it, and pay by its length. */
const inMarkdown: ReadonlySet<string> = new Set(['typescript', 'curl', 'fetch'])

/** The samples, which a script turns into tabs, and a form that sends the request. */
function sampleSection(entry: OperationEntry, samples: Samples, site: Site): Html {
  const tab = ([id, title, language]: (typeof languages)[number]) =>
    html`<section id="sample-${id}" class=${id === 'typescript' ? 'shown' : !inMarkdown.has(id) && 'page-only'}><h3 id="${id}">${title}</h3>${codeBlock(samples[id], language, ['service', 'mock'])}</section>`
  const [status, example] = successExample(entry)
  return html`<section class="samples" aria-labelledby="samples"><h2 id="samples">Samples</h2>
<div class="tabs" data-label="Languages">${languages.map(tab)}</div>
${sendForm(entry)}
${example !== undefined && html`<h3 id="example-response">Example response <span class="status">${status}</span></h3>${jsonBlock(example)}`}
${errorExamples(entry, site)}
</section>`
}

function successExample({ operation }: OperationEntry): [status: string, example: unknown] {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['200', undefined]
  const [media] = Object.values(response?.content ?? {})
  return [status, Object.values(media?.examples ?? {})[0]?.value]
}

/** Whether a guide explains calls, and not how to start or to test. */
const isOnSubject = ({ group }: { readonly group: string }) => !/^(Start|Testing)$/.test(group)

/** Maximum guides that are not folded. */
const mostGuides = 3

/** Operations that responses link to, events that follow, and guides with the operation. */
function relatedSection(
  { operation, contract, node, events, method }: OperationEntry,
  site: Site,
  options: MarkdownOptions,
): Html | undefined {
  const responses = Object.values(
    (node.responses ?? {}) as Record<string, { links?: Record<string, { operationId?: string; description?: string }> }>,
  )
  const next = responses
    .flatMap(({ links = {} }) => Object.values(links))
    .flatMap(({ operationId, description }) => {
      const target = site.model.operations.find((candidate) => candidate.operation.id === operationId && candidate.contract === contract)
      return target
        ? [
            html`<li>${linkTo(target.address, target.operation.summary)}${description && html`: ${inlineMarkdown(description, options)}`}</li>`,
          ]
        : []
    })
  const sent = events.map(
    ({ address, trigger, operation: { summary } }) => html`<li>Event: ${linkTo(address, html`<code>${trigger}</code>`)}, ${summary}</li>`,
  )
  const named = new RegExp(`\\b(?:${operation.id}|${method})\\b`)
  // A sentence counts more: a program may only need it to prepare something.
  const mentions = ({ text }: { readonly text: string }) =>
    text.split(named).length + 2 * text.replace(/^```[\s\S]*?^```$/gm, '').split(named).length
  const guides = site.guides
    .filter(({ operations }) => operations.some((used) => used.operation.id === operation.id))
    .sort((a, b) => Number(isOnSubject(b)) - Number(isOnSubject(a)) || mentions(b) - mentions(a))
    .map(({ address, title }) => html`<li>Guide: ${linkTo(address, title)}</li>`)
  const [firstGuides, folded] = [guides.slice(0, mostGuides), guides.slice(mostGuides)]
  if (next.length + sent.length + guides.length === 0) return undefined
  return html`<section>${heading(2, 'related', 'Related')}<ul>${next}${sent}${firstGuides}</ul>${
    folded.length > 0 && html`<details><summary>More guides: ${folded.length}</summary><ul>${folded}</ul></details>`
  }</section>`
}

/** The sources of the operation, and its name in the public documentation. */
function evidence(entry: OperationEntry, site: Site, options: MarkdownOptions): Html {
  const { operation, node, contract } = entry
  const published = node['x-published-operation-id']
  const bodies = Object.values(operation.body?.content ?? {}).flatMap(({ schema }) => componentName(schema) ?? [])
  return sourcesSection(
    evidenceList(operation.sources, options, inferencesIn(contract.document, node)),
    contradictionsAbout(site.discrepancies.get(contract), [operation.id, ...bodies], options),
    typeof published === 'string' && html`<p>The public documentation calls this operation <code>${published}</code>.</p>`,
  )
}
