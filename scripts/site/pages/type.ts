import type { Schema, Source } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Page, Site } from '../content/content.ts'
import { fieldsOf } from '../content/fields.ts'
import { codeBlock } from '../content/highlight.ts'
import { type Html, html, joinParts } from '../content/html.ts'
import { inlineMarkdown, markdown } from '../content/markdown.ts'
import type { EventEntry, OperationEntry, TypeEntry } from '../content/model.ts'
import { plainSentence } from '../content/sentences.ts'
import { shapeOf } from '../content/shape.ts'
import { slug } from '../content/slug.ts'
import { evidenceList, inferencesIn } from '../content/sources.ts'
import { constraintTexts, type TypeOptions, typeLabel } from '../content/types.ts'
import { contradictionsAbout, crumbs, heading, jsonBlock, linkList, linkTo, sourcesSection } from './parts.ts'

/** The uses of a type: operations, events and types that reference it. */
export interface Uses {
  readonly operations: OperationEntry[]
  readonly events: EventEntry[]
  readonly types: TypeEntry[]
}

/** Finds the uses of all types. */
export function usesOf({ operations, events, types, findType }: Site['model']): ReadonlyMap<TypeEntry, Uses> {
  const uses = new Map(types.map((type): [TypeEntry, Uses] => [type, { operations: [], events: [], types: [] }]))
  const note = <T extends OperationEntry | EventEntry | TypeEntry>(users: readonly T[], pick: (uses: Uses) => T[]) => {
    for (const user of users) {
      for (const name of user.types) {
        const type = findType(user.contract, name)
        const found = type && type !== (user as unknown) ? uses.get(type) : undefined
        if (found) pick(found).push(user)
      }
    }
  }
  note(operations, (found) => found.operations)
  note(events, (found) => found.events)
  note(types, (found) => found.types)
  return uses
}

/** The operations and events that use a type indirectly. */
function indirectUses(type: TypeEntry, uses: ReadonlyMap<TypeEntry, Uses>): Pick<Uses, 'operations' | 'events'> {
  const [operations, events] = [new Set<OperationEntry>(), new Set<EventEntry>()]
  const reachedTypes = new Set([type])
  for (const current of reachedTypes) {
    const found = uses.get(current)
    for (const operation of found?.operations ?? []) operations.add(operation)
    for (const event of found?.events ?? []) events.add(event)
    for (const holder of found?.types ?? []) reachedTypes.add(holder)
  }
  return { operations: [...operations], events: [...events] }
}

/** The page of a type: its fields and uses. */
export function typePage(entry: TypeEntry, uses: ReadonlyMap<TypeEntry, Uses>, site: Site): Page {
  const { name, schema, contract, address } = entry
  const description = schema.description ?? ''
  const direction = name.endsWith('Request') ? 'request' : 'response'
  const options = { links: site.links, contract, address, id: 'field', top: 'fields', direction } as const
  const fields = fieldsOf(schema, options)
  const sources = (schema['x-sources'] ?? []) as Source[]
  const inferences = inferencesIn(contract.document, schema)
  const notes = contradictionsAbout(site.discrepancies.get(contract), [name], options)
  const content = html`<article class="operation">
<div class="lead">
${crumbs(['types/index.html', 'Types'])}
<h1 id="${name}">${name}</h1>
<p class="small">${typeLabel(schema, options)} of the ${linkTo(`${contract.name}.html`, contract.document.info.title)}</p>
${description && html`<div class="prose">${markdown(description, { ...options, deeper: 1 }).html}</div>`}
${codeBlock(`import type { ${name} } from 'cometchat-rest/${contract.name}'`, 'ts')}
</div>
<section class="samples" aria-labelledby="example"><h2 id="example">Example</h2>${jsonBlock(site.exampleOf(contract, name))}</section>
<div class="details">
<section>${heading(2, 'fields', fields ? 'Fields' : 'Value')}${fields ?? plainValue(schema, options)}</section>
${values(entry, site)}
${usage(entry, uses)}
${sources.length + inferences.length + notes.length > 0 && sourcesSection(evidenceList(sources, options, inferences), notes)}
</div>
</article>`
  return {
    address,
    title: `${name} · ${site.model.types.some((other) => other !== entry && other.name === name) ? contract.document.info.title : 'Types'}`,
    description: `${name}, a type of the ${contract.document.info.title}. ${plainSentence(description)}`.trim(),
    content,
    section: 'types',
    wide: true,
  }
}

/** The type and limits of a schema without fields. */
function plainValue(schema: Schema, options: TypeOptions): Html {
  const { $ref: _, ...rest } = schema
  const limits = constraintTexts(shapeOf(options.contract.document, schema))
  return html`<p>${typeLabel(rest, options)}${limits.length > 0 && html`: ${joinParts(limits, ' · ')}`}</p>`
}

/** The values of an enumeration, with their documented meanings. */
function values({ schema, contract, address }: TypeEntry, { links }: Site): Html | undefined {
  const { keywords } = shapeOf(contract.document, schema)
  const open = keywords['x-extensible-enum'] as unknown[] | undefined
  const list = (keywords.enum ?? open ?? []).map(String)
  if (list.length === 0) return undefined
  const meanings = (keywords['x-enum-descriptions'] ?? {}) as Record<string, string>
  const valueLink = (value: string) => {
    const page = links.find(value)
    return page && /^[A-Z_]{6,}$/.test(value) ? linkTo(page, html`<code>${value}</code>`) : html`<code>${value}</code>`
  }
  const hasMeanings = Object.keys(meanings).length > 0
  return html`${heading(2, 'values', 'Values')}
${open && html`<p>CometChat may use others.</p>`}
${
  hasMeanings
    ? html`<dl class="index">${list.map((value) => html`<dt>${valueLink(value)}</dt><dd>${inlineMarkdown(meanings[value] ?? '', { links, contract, address })}</dd>`)}</dl>`
    : html`<p>${joinParts(list.map(valueLink), ', ')}</p>`
}`
}

function usage(entry: TypeEntry, uses: ReadonlyMap<TypeEntry, Uses>): Html {
  const found = uses.get(entry)
  const direct = (found?.operations.length ?? 0) + (found?.events.length ?? 0) > 0
  const { operations, events } = direct && found ? found : indirectUses(entry, uses)
  const part = (id: string, title: string, links: readonly Html[]) =>
    links.length > 0 ? html`${heading(3, id, title)}${linkList(links)}` : html``
  return html`${heading(2, 'used-by', 'Used by')}${part(
    'operations',
    direct ? 'Operations' : 'Operations, inside other types',
    operations.map(({ address, operation }) => linkTo(address, operation.summary)),
  )}${part(
    'events',
    direct ? 'Events' : 'Events, inside other types',
    events.map(({ address, trigger }) => linkTo(address, html`<code>${trigger}</code>`)),
  )}${part(
    'types',
    'Types',
    (found?.types ?? []).map(({ address, name }) => linkTo(address, html`<code>${name}</code>`)),
  )}`
}

/** The only family whose operations and events use a type. */
function familyOf(type: TypeEntry, uses: ReadonlyMap<TypeEntry, Uses>): string | undefined {
  const { operations, events } = indirectUses(type, uses)
  const [family, ...others] = new Set([...operations, ...events].map((user) => user.family.shownName))
  return others.length === 0 ? family : undefined
}

/** The list of all types, by family. */
export function typeIndex({ model }: Site, uses: ReadonlyMap<TypeEntry, Uses>): Page {
  const families = groupBy(model.types, (type) => familyOf(type, uses))
  const group = (title: string, types: readonly TypeEntry[] = []) =>
    types.length > 0 &&
    html`<details id="${slug(title)}"><summary>${title} <span class="small">${types.length}</span></summary><dl class="index">${types.map(
      ({ address, name, schema, contract }) =>
        html`<dt>${linkTo(address, html`<code>${name}</code>`)}${model.types.filter((type) => type.name === name).length > 1 && ` (${contract.document.info.title})`}</dt><dd>${plainSentence(schema.description ?? '')}</dd>`,
    )}</dl></details>`
  const content = html`<h1 id="types">Types</h1>
<p class="intro">${model.types.length} named types, as <code>cometchat-rest/chat</code>, <code>/calls</code> and <code>/management</code> export them.</p>
<div class="folded">${group('Several families', families.get(undefined))}${model.families.map(({ shownName }) => group(shownName, families.get(shownName)))}</div>`
  return { address: 'types/index.html', title: 'Types', description: `All ${model.types.length} named types.`, content, section: 'types' }
}
