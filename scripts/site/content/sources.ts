import { type OpenApiDocument, resolve, type Source } from '../../../contract-tests/documents/document.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { type Edition, editions } from '../../specification/lint/extensions.ts'
import { sourceWords } from '../../specification/pages/evidence.ts'
import { type Html, html, joinParts, siteRoot } from './html.ts'
import { inlineMarkdown, type MarkdownOptions } from './markdown.ts'

/** The name of a kind of source at the start of a line. */
const sourceTitle = (kind: Source['kind']): string => sourceWords[kind].replace(/^./, (first) => first.toUpperCase())

/** The table of all editions. */
const editionsAddress = 'guides/coverage.html#editions'

/** The URL of an edition on the web. */
const editionUrl = ({ repository, file, commit, url }: Edition): string | undefined =>
  url ?? (repository && file && commit ? `https://github.com/${repository}/blob/${commit}/${file}` : undefined)

/** A conclusion about a part of something, such as a response. */
interface Inference {
  readonly where: string
  readonly note: string
}

const places: Readonly<Record<string, string>> = { parameters: 'parameter', responses: 'response', properties: 'property' }

/**
 * The conclusions about the parts of an operation or a schema: parameters, responses and
 * properties. Other named schemas have pages of their own.
 */
export function inferencesIn(document: OpenApiDocument, node: Json, where = ''): Inference[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null || /^(examples?|x-.*)$/.test(key)) return []
    return Object.entries(value as Json).flatMap(([name, part]): Inference[] => {
      const reference = (part as { $ref?: string } | null)?.$ref
      if (typeof part !== 'object' || part === null || reference?.startsWith('#/components/schemas/')) return []
      const { 'x-sources': sources = [], ...inner } = resolve<Json>(document, part as Json)
      const here = places[key] ? `${places[key]} \`${key === 'parameters' ? inner.name : name}\`` : where
      const notes = (sources as Source[]).flatMap(({ kind, note }) => (kind === 'inferred' && note ? [{ where: here, note }] : []))
      return [...notes, ...inferencesIn(document, inner, here)]
    })
  })
}

/**
 * A list of evidence: kind, edition and location of each source, and what was inferred about parts.
 */
export const evidenceList = (sources: readonly Source[], options: MarkdownOptions, inferences: readonly Inference[] = []): Html =>
  html`<ul>${sources.map(({ kind, edition, pointer, note }) => {
    const knownEdition = editions.get(edition ?? '')
    const url = knownEdition && editionUrl(knownEdition)
    const parts = [
      html`<a href="${siteRoot}${editionsAddress}">${sourceTitle(kind)}</a>${edition && edition !== kind && ` (${edition})`}`,
      pointer && (url ? html`<a href="${url}"><code>${pointer}</code></a>` : html`<code>${pointer}</code>`),
    ]
    return html`<li>${joinParts(parts, ': ')}${note && html`. ${inlineMarkdown(note, options)}`}</li>`
  })}${inferences.map(
    ({ where, note }) =>
      html`<li><a href="${siteRoot}${editionsAddress}">${sourceTitle('inferred')}</a>, ${inlineMarkdown(where, options)}: ${inlineMarkdown(note, options)}</li>`,
  )}</ul>`
