import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { parse } from 'yaml'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { errorTables } from '../../specification/pages/errors.ts'
import { fieldId, type SearchEntry, type Synonyms } from '../browser/searchEntries.ts'
import type { Site } from './content.ts'
import { plainText } from './html.ts'
import { type Heading, markdown } from './markdown.ts'
import { openingSentence, plainSentence } from './sentences.ts'
import { allFields } from './union.ts'

/** All entries of the search index. */
export const searchEntries = (site: Site): SearchEntry[] => [...ofSpecification(site), ...ofPages(site)]

const entry = (k: SearchEntry['k'], t: string, a: string, d: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  k,
  t,
  n: [],
  a,
  d,
  ...more,
})

/** Operations, events, error codes, types, families and APIs. */
function ofSpecification({ contracts, model, links }: Site): SearchEntry[] {
  const messages = messagesByCode(model.operations)
  return [
    ...model.operations.map(({ operation, method, address, contract }) => {
      const body = Object.values(operation.body?.content ?? {})[0]?.schema
      return entry('operation', operation.summary, address, plainSentence(operation.description), {
        n: [operation.id, method],
        p: `${operation.method} ${operation.path}`,
        f: [...operation.parameters.map(({ name }) => fieldId('parameter', name)), ...(body ? fieldIds(contract, body, 'body') : [])],
        ...(operation.deprecated && { o: true }),
        w: operation.description,
      })
    }),
    ...model.events.map(({ operation, trigger, address }) =>
      entry('event', operation.summary, address, plainSentence(operation.description), { n: [trigger], w: 'webhook event trigger' }),
    ),
    ...model.errors.map(({ code, status, meaning, remedy, address, operations }) => {
      const texts = [...(messages.get(code) ?? [])]
      return entry('error', code, address, plainSentence(meaning), {
        // People leave out the prefix.
        n: [code, code.replace(/^(?:AUTH_)?ERR_/, '')],
        w: `${status ?? ''} error code ${remedy?.remedy ?? ''} ${texts.join(' ')}`,
        ...(operations.length === 0 && { o: true }),
        ...(texts.length > 0 && { m: texts }),
      })
    }),
    ...errorTables(contracts.map(({ document }) => document))
      .chapters.filter(({ id }) => id !== 'no-status')
      .map(({ id, title, rows }) =>
        entry('error', title, `errors/index.html#${id}`, `${rows.length} error codes have this status.`, {
          n: [title.split(' ')[0] ?? ''],
        }),
      ),
    ...model.types.map(({ name, schema, contract, address }) =>
      entry('type', name, address, plainSentence(schema.description ?? ''), { n: [name], f: fieldIds(contract, schema, 'field') }),
    ),
    ...model.families.map(({ name, description, address }) => entry('family', name, address, plainSentence(description))),
    ...model.apis.flatMap(({ title, address, contract }) => {
      const about = contract.document.info.description
      const { headings } = markdown(about, { links, address })
      return [
        entry('api', title, address, plainSentence(about)),
        ...ofHeadings('api', headings, about, title, address, plainSentence(about)),
        entry('api', `${title}: Downloads`, `${address}#downloads`, 'The OpenAPI documents to download.'),
      ]
    }),
  ]
}

/** The second-level headings of a text in Markdown, with the sentence below each, or another. */
function ofHeadings(k: SearchEntry['k'], headings: readonly Heading[], text: string, title: string, address: string, about: string) {
  const sections = text.split(/^## .*$/m).slice(1)
  return headings
    .filter(({ depth }) => depth === 2)
    .map((heading, at) =>
      entry(k, `${title}: ${plainText(heading.text)}`, `${address}#${heading.id}`, openingSentence(sections[at] ?? '') || about),
    )
}

/**
 * The texts of `message`, `devMessage` and `details` that the documents' examples have for each
 * error code: what readers paste.
 */
function messagesByCode(operations: Site['model']['operations']): ReadonlyMap<string, ReadonlySet<string>> {
  const messages = new Map<string, Set<string>>()
  for (const { operation } of operations)
    for (const response of Object.values(operation.responses))
      for (const { examples } of Object.values(response.content ?? {}))
        for (const { value } of Object.values(examples ?? {})) {
          const { code, message, devMessage, details } = (value as { error?: Record<string, unknown> } | undefined)?.error ?? {}
          if (typeof code !== 'string') continue
          const texts = messages.get(code) ?? new Set<string>()
          for (const text of [message, devMessage, ...Object.values(details ?? {}).flat()]) if (typeof text === 'string') texts.add(text)
          messages.set(code, texts)
        }
  return messages
}

/** Guides with their headings, and list pages. */
function ofPages({ guides }: Site): SearchEntry[] {
  const textOfMarkdown = (text: string) => text.replace(/```[\s\S]*?```|[|`*#<>-]/g, ' ').replace(/\s+/g, ' ')
  return [
    ...guides.flatMap(({ title, address, text, headings, kind, about }) => {
      // A command keeps its spelling.
      const first = plainSentence(about.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
      const w = kind === 'guide' || /support|versioning/.test(address) ? textOfMarkdown(text) : ''
      return [
        entry('guide', title, address, first || openingSentence(text.replace(/^# .*$/m, '')), { w }),
        ...(kind === 'guide' ? ofHeadings('guide', headings, text, title, address, first) : []),
      ]
    }),
    ...listPages.map(([address, title, about]) => entry('guide', title, address, about)),
  ]
}

/** Pages that are neither guides nor part of the specification. */
const listPages = [
  ['index.html', 'Start', 'What this is, the first call, and the ways into the documentation.'],
  ['operations.html', 'All operations', 'A table of all operations, by family.'],
  ['events/index.html', 'Events', 'All events that webhooks receive, by group.'],
  ['types/index.html', 'Types', 'All named types.'],
  ['errors/index.html', 'Error codes', 'All known error codes by status, with cause and remedy.'],
] as const

/** Reads the synonyms from docs/search-synonyms.yaml. */
export async function readSynonyms(): Promise<Synonyms> {
  const { same, subjects } = parse(await readFile('docs/search-synonyms.yaml', 'utf8')) as Synonyms
  // YAML parses a status such as 429 as a number.
  return { same, subjects: subjects.map(({ words, pages }) => ({ words: words.map(String), pages })) }
}

/** The ids that a page gives to a schema's fields, including the fields of its forms. */
const fieldIds = ({ document }: Contract, schema: Schema, prefix: string): string[] => [
  ...new Set(allFields(document, schema).map(({ name, form }) => fieldId(form === undefined ? prefix : `${prefix}-${form}`, name))),
]

/** Bundles one of the browser's scripts. */
export async function browserScript(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../browser/${name}.ts`, import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'iife', target: 'es2022', write: false })
  return outputFiles[0]?.text ?? ''
}

/** The script with the index and the search. */
export async function searchScript(site: Site): Promise<string> {
  const index = JSON.stringify(searchEntries(site)).replaceAll('<', '\\u003c')
  const synonyms = JSON.stringify(await readSynonyms())
  return `globalThis.searchEntries=${index};globalThis.searchSynonyms=${synonyms};\n${await browserScript('search')}`
}
