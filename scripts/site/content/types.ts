// Types and limits of a schema, in words.
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { componentName } from '../../specification/generate/nameSchemas.ts'
import { type Html, html, joinParts, plainText, siteRoot } from './html.ts'
import type { Links } from './links.ts'
import { contentsOf, type Shape, shapeOf } from './shape.ts'

/** Options for rendering types. */
export interface TypeOptions {
  readonly links: Links
  readonly contract: Contract
  /** The page's own address. */
  readonly address: string
}

/** A schema's type in words, named types as links. */
export function typeLabel(schema: Schema, options: TypeOptions): Html {
  const { contract, links, address } = options
  const shape = shapeOf(contract.document, schema)
  const plain = plainType(shape, options)
  if (!shape.name) return plain
  const page = links.find(shape.name, contract)
  const named = page && page !== address ? html`<a href="${siteRoot}${page}">${shape.name}</a>` : html`${shape.name}`
  // The name alone does not reveal the type of a scalar.
  const scalar = /^(string|integer|number|boolean)/.test(plainText(plain))
  return scalar ? html`${plain} (${named})` : named
}

/** Distinct types, joined with `or`. A named scalar stands for the same type without a name. */
export const typeLabels = (schemas: readonly Schema[], options: TypeOptions): Html => {
  const types = new Map(schemas.map((schema) => typeLabel(schema, options)).map((type) => [plainText(type), type]))
  const texts = [...types.keys()]
  for (const text of texts) if (texts.some((other) => other.startsWith(`${text} (`))) types.delete(text)
  return joinParts([...types.values()], html` or `)
}

function plainType(shape: Shape, options: TypeOptions): Html {
  const { keywords, unions, properties } = shape
  if (unions[0] && properties.size === 0) return typeLabels(unions[0], options)
  const types = [keywords.type ?? impliedType(shape)].flat()
  return joinParts(
    types.map((type) =>
      type === 'array' && keywords.items ? html`array of ${typeLabel(keywords.items, options)}` : mapType(type, shape, options),
    ),
    html` or `,
  )
}

const mapType = (type: string, shape: Shape, options: TypeOptions): Html | string => {
  const { items: _, ...keywords } = shape.keywords
  const [value] = contentsOf({ ...shape, keywords })
  return type === 'object' && value && shape.properties.size === 0 ? html`map of ${typeLabel(value, options)}` : type
}

const impliedType = ({ keywords, properties }: Shape): string => {
  if (properties.size > 0) return 'object'
  const value = keywords.const ?? keywords.enum?.[0]
  return value === undefined ? 'any' : typeof value
}

/** A value as code. */
export const codeElement = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

/** Maximum values listed next to a field; the type's page lists all. */
const maximumValues = 40

/** The constraints of a value, in short phrases. */
export function constraintTexts({ keywords }: Shape): Html[] {
  const { items } = keywords
  // A list shows the constraints of its scalar items.
  const ofItems = items && !componentName(items) && items.type !== 'object' ? constraintTexts({ ...noShape, keywords: items }) : []
  return [...ownConstraintTexts(keywords), ...ofItems.map((limit) => html`each ${limit}`)]
}

const noShape: Shape = { name: undefined, properties: new Map(), required: new Set(), unions: [], keywords: {} }

function ownConstraintTexts(keywords: Schema): Html[] {
  const open = keywords['x-extensible-enum'] as unknown[] | undefined
  const { minimum, maximum } = keywords as { minimum?: number; maximum?: number }
  const found: (Html | false)[] = [
    keywords.const !== undefined && html`always ${codeElement(keywords.const)}`,
    keywords.enum !== undefined && keywords.const === undefined && html`one of ${joinParts(keywords.enum.map(codeElement), html`, `)}`,
    open !== undefined &&
      keywords.const === undefined &&
      (open.length > maximumValues
        ? html`${open.length} known values, others are possible`
        : html`known values ${joinParts(open.map(codeElement), html`, `)}`),
    range(keywords.minLength, keywords.maxLength, 'character'),
    range(keywords.minItems, keywords.maxItems, 'item'),
    range(keywords.minProperties, keywords.maxProperties, 'property', 'properties'),
    keywords.uniqueItems === true && html`unique items`,
    minimum !== undefined && maximum !== undefined && html`${minimum} to ${maximum}`,
    minimum !== undefined && maximum === undefined && html`at least ${minimum}`,
    minimum === undefined && maximum !== undefined && html`at most ${maximum}`,
    keywords.format !== undefined && !/^int(32|64)$/.test(String(keywords.format)) && html`format ${codeElement(keywords.format)}`,
    keywords.pattern !== undefined && html`matches ${codeElement(keywords.pattern)}`,
    keywords.default !== undefined && html`default ${codeElement(keywords.default)}`,
    keywords.writeOnly === true && html`write-only`,
  ]
  return found.filter((limit) => limit !== false)
}

function range(min: unknown, max: unknown, singular: string, plural = `${singular}s`): Html | false {
  const unit = (count: unknown) => (count === 1 ? singular : plural)
  if (typeof min === 'number' && min > 0 && typeof max === 'number') return html`${min} to ${max} ${unit(max)}`
  if (typeof max === 'number') return html`at most ${max} ${unit(max)}`
  if (typeof min !== 'number' || min < 1) return false
  return min === 1 ? html`not empty` : html`at least ${min} ${unit(min)}`
}
