import type { Contract } from '../../../contract-tests/spec/contract.ts'
import type { Schema } from '../../../contract-tests/spec/document.ts'
import { fieldId } from '../browser/searchEntries.ts'
import { firstSentence, type Html, html, join, type Part } from './html.ts'
import { type Links, root } from './links.ts'
import { inlineMarkdown } from './markdown.ts'
import { nameOf, type Shape, shapeOf } from './shape.ts'

/** Where fields are shown. */
export interface FieldsOptions {
  readonly links: Links
  readonly contract: Contract
  /** The page's own address. */
  readonly address: string
  /** What the ids of the fields begin with, such as `body`. */
  readonly id: string
  /** Whether the reader writes these fields or reads them. */
  readonly direction: 'request' | 'response'
  /** How many fields the page still has room for; deeper fields are one link away. */
  readonly room?: Room
}

/** The fields that a page has room for, counted down as they are shown. */
export interface Room {
  left: number
}

/** One field, as a parameter or property shows it. */
interface Field {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  readonly description?: string | undefined
}

/** The fields of a schema, those inside them folded, as deep as there is room. The first level is always shown. */
export function fieldsOf(schema: Schema, options: FieldsOptions): Html | undefined {
  const { room = { left: 40 } } = options
  const depth = [4, 3, 2].find((levels) => count(schema, options, levels, new Set()) <= room.left) ?? 1
  room.left -= count(schema, options, depth, new Set())
  return inside(schema, options, options.id, depth, new Set())
}

/** A list of fields, such as an operation's parameters, with nothing unfolded. */
export function fieldList(fields: readonly Field[], options: FieldsOptions): Html {
  if (options.room) options.room.left -= fields.length
  return html`<dl class="fields">${fields.map((field) => row(field, options, options.id, 1, new Set()))}</dl>`
}

/** How many fields a schema has down to a depth. */
function count(schema: Schema, options: FieldsOptions, depth: number, open: ReadonlySet<Schema>): number {
  const { shape, inner } = unfolded(schema, options, open)
  if (depth === 0 || !inner) return 0
  const sum = (parts: readonly Schema[], levels: number) => parts.reduce((total, part) => total + count(part, options, levels, inner), 0)
  const deeper = [...shape.properties.values(), ...shape.alternatives]
  return shape.properties.size + sum(deeper, depth - 1) + sum(contents(shape), depth)
}

/** What is in a list or in a map. */
const contents = ({ keywords: { items, additionalProperties, patternProperties } }: Shape): Schema[] => [
  ...(items ? [items] : []),
  ...Object.values((patternProperties ?? {}) as Record<string, Schema>),
  ...(typeof additionalProperties === 'object' && additionalProperties !== null ? [additionalProperties as Schema] : []),
]

/** A schema's shape, and the schemas it stands in, itself included; nothing of these if it stands in itself. */
function unfolded(schema: Schema, { contract }: FieldsOptions, open: ReadonlySet<Schema>): { shape: Shape; inner?: ReadonlySet<Schema> } {
  const shape = shapeOf(contract.document, schema)
  const named = shape.name === undefined ? undefined : contract.document.components.schemas[shape.name]
  if (named && open.has(named)) return { shape }
  return { shape, inner: named ? new Set([...open, named]) : open }
}

/** What is inside a schema: its own fields, those of its alternatives, those of its items. */
function inside(schema: Schema, options: FieldsOptions, id: string, depth: number, open: ReadonlySet<Schema>): Html | undefined {
  const { shape, inner } = unfolded(schema, options, open)
  if (depth === 0 || !inner) return undefined
  const parts: Html[] = []
  if (shape.properties.size > 0) {
    const rows = [...shape.properties].map(([name, property]) =>
      row({ name, schema: property, required: shape.required.has(name) }, options, id, depth, inner),
    )
    parts.push(html`<dl class="fields">${rows}</dl>`)
  }
  const complex = shape.alternatives.filter((one) => hasFields(one, options))
  if (complex.length > 0) {
    parts.push(html`<p class="alternatives">${shape.properties.size > 0 ? 'And one of these:' : 'One of these:'}</p>`)
    parts.push(...complex.map((one, index) => alternative(one, index, options, id, depth, inner)))
  }
  for (const one of contents(shape)) {
    const within = inside(one, options, id, depth, inner)
    if (within) parts.push(within)
  }
  return parts.length > 0 ? html`${parts}` : undefined
}

/** One of several forms that a value can have: its fields folded, or a link to them. */
function alternative(one: Schema, index: number, options: FieldsOptions, id: string, depth: number, open: ReadonlySet<Schema>): Html {
  const { name, keywords } = shapeOf(options.contract.document, one)
  const within = inside(one, options, `${id}-${name ?? index + 1}`, depth - 1, open)
  const about = typeof keywords.description === 'string' && html`. ${inlineMarkdown(firstSentence(keywords.description), options)}`
  if (within)
    return folded(
      html`<code>${name ?? `form ${index + 1}`}</code>`,
      html`${about && html`<p>${inlineMarkdown(keywords.description ?? '', options)}</p>`}${within}`,
    )
  return html`<p class="alternative">${name ? typeOf(one, options) : `form ${index + 1}`}${about}</p>`
}

const folded = (title: Part, content: Html): Html => html`<details><summary>${title}</summary>${content}</details>`

const hasFields = (schema: Schema, { contract }: FieldsOptions): boolean => {
  const shape = shapeOf(contract.document, schema)
  return shape.properties.size > 0 || shape.alternatives.length > 0
}

function row(field: Field, options: FieldsOptions, prefix: string, depth: number, open: ReadonlySet<Schema>): Html {
  const { name, schema, required } = field
  const id = fieldId(prefix, name)
  const shape = shapeOf(options.contract.document, schema)
  const description = field.description ?? shape.keywords.description
  const within = depth > 1 ? inside(schema, options, id, depth - 1, open) : undefined
  const presence = options.direction === 'request' ? 'required' : 'always present'
  const limits = limitsOf(shape)
  return html`<dt id="${id}"><a href="#${id}"><code>${name}</code></a> <span class="type">${typeOf(schema, options)}</span>${
    required && html` <span class="${options.direction === 'request' ? 'required' : 'present'}">${presence}</span>`
  }${shape.keywords.deprecated === true && html` <span class="tag">deprecated</span>`}</dt><dd>${
    typeof description === 'string' && html`<p>${inlineMarkdown(description, options)}</p>`
  }${limits.length > 0 && html`<p class="limits">${join(limits, html` · `)}</p>`}${within && folded(html`Fields of <code>${name}</code>`, within)}</dd>`
}

/** A schema's type in words, named ones as links. */
export function typeOf(schema: Schema, options: Pick<FieldsOptions, 'links' | 'contract' | 'address'>): Html {
  const { contract, links, address } = options
  const shape = shapeOf(contract.document, schema)
  const plain = plainType(shape, options)
  if (!shape.name) return plain
  const page = links.find(shape.name, contract)
  const named = page && page !== address ? html`<a href="${root}${page}">${shape.name}</a>` : html`${shape.name}`
  // The name of a type that is not an object does not say what to write.
  const scalar = /^(string|integer|number|boolean)/.test(String(plain))
  return scalar ? html`${plain} (${named})` : named
}

function plainType(shape: Shape, options: Pick<FieldsOptions, 'links' | 'contract' | 'address'>): Html {
  const { keywords, alternatives, properties } = shape
  if (alternatives.length > 0 && properties.size === 0) {
    const names = [...new Set(alternatives.map((one) => String(typeOf(one, options))))]
    if (names.length === 1) return typeOf(alternatives[0] as Schema, options)
    return join([...new Map(alternatives.map((one) => [String(typeOf(one, options)), typeOf(one, options)])).values()], html` or `)
  }
  const types = [keywords.type ?? guessed(shape)].flat()
  return join(
    types.map((type) => (type === 'array' && keywords.items ? html`array of ${typeOf(keywords.items, options)}` : type)),
    html` or `,
  )
}

const guessed = ({ keywords, properties }: Shape): string => {
  if (properties.size > 0) return 'object'
  const value = keywords.const ?? keywords.enum?.[0]
  return value === undefined ? 'any' : typeof value
}

const code = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

/** The constraints of a value, in short phrases. */
function limitsOf({ keywords: own }: Shape): Html[] {
  // Constraints of a list's plain entries are shown at the list.
  const keywords = own.items && !nameOf(own.items) && own.items.type !== 'object' ? { ...own.items, ...own } : own
  const open = keywords['x-extensible-enum'] as unknown[] | undefined
  const found: (Html | false)[] = [
    keywords.const !== undefined && html`always ${code(keywords.const)}`,
    keywords.enum !== undefined && html`one of ${join(keywords.enum.map(code), html`, `)}`,
    open !== undefined &&
      (open.length > 40 ? html`${open.length} known values, others are possible` : html`known values ${join(open.map(code), html`, `)}`),
    range(keywords.minLength, keywords.maxLength, 'character'),
    range(keywords.minItems, keywords.maxItems, 'entry', 'entries'),
    range(keywords.minProperties, keywords.maxProperties, 'property', 'properties'),
    keywords.uniqueItems === true && html`no entry twice`,
    keywords.minimum !== undefined &&
      keywords.maximum !== undefined &&
      html`${keywords.minimum as number} to ${keywords.maximum as number}`,
    keywords.minimum !== undefined && keywords.maximum === undefined && html`at least ${keywords.minimum as number}`,
    keywords.minimum === undefined && keywords.maximum !== undefined && html`at most ${keywords.maximum as number}`,
    keywords.format !== undefined && !/^int(32|64)$/.test(String(keywords.format)) && html`format ${code(keywords.format)}`,
    keywords.pattern !== undefined && html`matches ${code(keywords.pattern)}`,
    keywords.default !== undefined && html`default ${code(keywords.default)}`,
    keywords.writeOnly === true && html`never in a response`,
  ]
  return found.filter((one) => one !== false)
}

function range(least: unknown, most: unknown, one: string, many = `${one}s`): Html | false {
  const unit = (count: unknown) => (count === 1 ? one : many)
  if (typeof least === 'number' && least > 0 && typeof most === 'number') return html`${least} to ${most} ${unit(most)}`
  if (typeof most === 'number') return html`at most ${most} ${unit(most)}`
  return typeof least === 'number' && least > 0 && (least > 1 || one !== 'character')
    ? html`at least ${least} ${unit(least)}`
    : least === 1
      ? html`not empty`
      : false
}
