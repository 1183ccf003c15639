// Renders the fields of a schema; nested fields are collapsed.
import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { fieldId } from '../browser/searchEntries.ts'
import { breakable, deprecatedTag, tableOf } from '../pages/parts.ts'
import { elementOf, type Html, hasClass, html, joinParts, plainText, siteRoot } from './html.ts'
import { inlineMarkdown } from './markdown.ts'
import { firstSentence } from './sentences.ts'
import { contentsOf, type Shape, shapeOf } from './shape.ts'
import { codeElement, constraintTexts, type TypeOptions, typeLabel, typeLabels } from './types.ts'
import { type CommonField, commonFields, type Form, type Union, unionOf, unionsOf } from './union.ts'

/** Options for rendering fields. */
export interface FieldsOptions extends TypeOptions {
  /**
   * Prefix of the fields' ids, such as `body`. Also the id of their heading, unless `top` is set.
   */
  readonly id: string
  readonly top?: string
  /** Whether the fields are sent or received. */
  readonly direction: 'request' | 'response'
}

/** A parameter or property. */
interface Field extends CommonField {
  readonly description?: string | undefined
}

/** The options, and the anchors of named types whose fields are already on the page. */
interface FieldsContext extends FieldsOptions {
  readonly listedTypes: Map<Schema, string>
}

/** All fields of a schema. A repeated type links to its first occurrence. */
export const fieldsOf = (schema: Schema, options: FieldsOptions): Html | undefined =>
  schemaContents(schema, { ...options, listedTypes: new Map() }, options.id, options.top ?? options.id)

/** A list of fields, such as an operation's parameters. */
export const fieldList = (fields: readonly Field[], options: FieldsOptions): Html =>
  html`<dl class="fields">${fields.map((field) => row(field, { ...options, listedTypes: new Map() }, options.id))}</dl>`

/**
 * The contents of a schema: fields, forms, and contents of items or values. `anchor` is the id of
 * the enclosing element.
 */
function schemaContents(schema: Schema, place: FieldsContext, id: string, anchor: string): Html | undefined {
  const { document } = place.contract
  const shape = shapeOf(document, schema)
  const named = shape.name === undefined ? undefined : document.components.schemas[shape.name]
  if (named && hasFields(shape, document)) {
    const listedAt = place.listedTypes.get(named)
    if (listedAt && !isSmall(shape, place))
      return html`<p class="same page-only">The fields of <code>${shape.name}</code> are <a href="#${listedAt}">listed above</a>.</p>`
    if (!listedAt) place.listedTypes.set(named, anchor)
  }
  const unions = shape.unions.map((union) => [union, unionOf(document, union, shape)] as const)
  const rows = [...ownRows(shape, place, id), ...unions.flatMap(([, union]) => (union ? commonRows(union, shape, place, id) : []))]
  const parts = [
    rows.length > 0 && html`<dl class="fields">${rows}</dl>`,
    ...unions.map(([schemas, union]) => (union ? formsOf(union, place, id) : mixedAlternatives(schemas, place, id))),
    ...contentsOf(shape).map((content) => schemaContents(content, place, id, anchor)),
  ].filter((part) => part !== undefined && part !== false)
  return parts.length > 0 ? html`${parts}` : undefined
}

const ownRows = (shape: Shape, place: FieldsContext, id: string): Html[] =>
  [...shape.properties]
    .map(([name, schema]) => ({ name, schema, required: shape.required.has(name) }))
    .sort((a, b) => importance(b) - importance(a))
    .map((field) => row(field, place, id))

/** A record's id comes first, then the fields that are always there. */
const importance = ({ name, required }: Field): number => (/^(id|uid|guid)$/.test(name) ? 2 : Number(required))

/** The fields of all forms of a union. */
function commonRows(union: Union, base: Shape, place: FieldsContext, id: string): Html[] {
  const inner = unionsOf(place.contract.document, base, union.unions)
  const fields = commonFields(union)
  const rank = (field: Field) => (union.discriminators.includes(field.name) ? 1.5 : importance(field))
  fields.sort((a, b) => rank(b) - rank(a))
  return [...fields.map((field) => row(field, place, id)), ...inner.flatMap((found) => commonRows(found, base, place, id))]
}

/** The forms of a union: a table of the differences, then the specific fields of each form. */
function formsOf(union: Union, place: FieldsContext, id: string): Html {
  const inner = unionsOf(place.contract.document, shapeOf(place.contract.document, {}), union.unions)
  const discriminatorValue = (schema: Schema) => {
    const { keywords } = shapeOf(place.contract.document, schema)
    if (keywords.const !== undefined) return codeElement(keywords.const)
    if (keywords.enum !== undefined) return joinParts(keywords.enum.map(codeElement), ', ')
    return keywords.not === undefined ? html`any` : html`any other`
  }
  const rows = union.forms.map((form) => {
    const others = [...form.specificFields].filter(([name]) => !union.discriminators.includes(name))
    const also = [...form.required].filter((name) => !union.required.has(name) && !form.specificFields.has(name))
    // The fields below the table show their types.
    const fields = [...others.map(([name]) => name), ...also].map(
      (name) => html`<code>${name}</code>${form.required.has(name) && requiredMark(place)}`,
    )
    return html`<tr><td>${formName(form, place)}</td>${union.discriminators.map((name) => {
      const schema = form.specificFields.get(name)
      return html`<td data-label="${name}">${schema ? discriminatorValue(schema) : '–'}</td>`
    })}<td data-label="Specific fields">${fields.length > 0 ? joinParts(fields, ', ') : '–'}</td></tr>`
  })
  return html`${inner.map((found) => formsOf(found, place, id))}<p><strong>One of ${union.forms.length} forms:</strong></p>
${tableOf('Forms', ['Form', ...union.discriminators.map((name) => html`<code>${name}</code>`), 'Specific fields'], rows)}
${union.forms.map((form, index) => formDetails(form, index, place, id))}`
}

const requiredMark = ({ direction }: FieldsContext): Html =>
  html` <span class="${direction === 'request' ? 'required' : 'present'}">${direction === 'request' ? 'required' : 'always present'}</span>`

const formName = ({ names, schema }: Form, place: FieldsContext): Html => {
  const [name, ...groups] = [...names].reverse()
  if (name === undefined) return typeLabel(schema, place)
  const address = place.links.find(name, place.contract)
  // Between its words, so that tables fit.
  const shownName = breakable(name, /(?<=[a-z])(?=[A-Z])/)
  const link = address && address !== place.address ? html`<a href="${siteRoot}${address}">${shownName}</a>` : shownName
  return html`${link}${groups.map((group) => html`<br/><small>a ${group}</small>`)}`
}

function formDetails(form: Form, index: number, place: FieldsContext, id: string): Html | undefined {
  if (form.specificFields.size === 0) return undefined
  const prefix = `${id}-${form.names.at(-1)?.replace(/\W+/g, '_') ?? index + 1}`
  const { document } = place.contract
  const named = shapeOf(document, form.schema).name
  const schema = named === undefined ? undefined : document.components.schemas[named]
  if (schema) {
    const listedAt = place.listedTypes.get(schema)
    if (listedAt)
      return html`<p class="same page-only">The fields of <code>${named}</code> are <a href="#${listedAt}">listed above</a>.</p>`
    place.listedTypes.set(schema, prefix)
  }
  const rows = [...form.specificFields].map(([name, field]) =>
    row({ name, schema: field, required: form.required.has(name) }, place, prefix),
  )
  const title = form.names.at(-1) ?? `form ${index + 1}`
  const about = form.description && html`<p>${inlineMarkdown(form.description, place)}</p>`
  const pageOnly = place.direction === 'response' && leftToLinks(form.schema, place)
  return html`<details id="${prefix}" class=${pageOnly}><summary><code>${title}</code></summary>${about}<dl class="fields">${rows}</dl></details>`
}

/** Alternatives that are not all objects; those with fields are collapsed. */
function mixedAlternatives(schemas: readonly Schema[], place: FieldsContext, id: string): Html | undefined {
  const { document } = place.contract
  const complex = schemas.filter((schema) => hasContents(shapeOf(document, schema)))
  if (complex.length === 0) return undefined
  const [only] = complex
  if (only && complex.length === 1) return schemaContents(only, place, id, id)
  const parts = complex.map((schema, index) => {
    const { name, keywords } = shapeOf(document, schema)
    const prefix = `${id}-${name ?? index + 1}`
    const contents = schemaContents(schema, place, prefix, prefix)
    const about = typeof keywords.description === 'string' && html`<p>${inlineMarkdown(firstSentence(keywords.description), place)}</p>`
    const title = name ? html`<code>${name}</code>` : typeLabel(schema, place)
    return (
      contents && html`<details id="${prefix}" class=${leftToLinks(schema, place)}><summary>${title}</summary>${about}${contents}</details>`
    )
  })
  return html`<p><strong>One of:</strong></p>${parts}`
}

const hasContents = (shape: Shape): boolean => shape.properties.size + shape.unions.length + contentsOf(shape).length > 0

/** Whether pages of types, which are linked, show all fields of a schema. */
function isLinked(schema: Schema, place: FieldsContext): boolean {
  const { document } = place.contract
  const shape = shapeOf(document, schema)
  const page = shape.name === undefined ? undefined : place.links.find(shape.name, place.contract)
  if (page !== undefined) return page !== place.address
  const parts = [...shape.unions.flat(), ...contentsOf(shape)].filter((part) => hasContents(shapeOf(document, part)))
  return shape.properties.size === 0 && parts.length > 0 && parts.every((part) => isLinked(part, place))
}

/** The class of what the Markdown of a page leaves to the pages of types that it links. */
const leftToLinks = (schema: Schema, place: FieldsContext) => isLinked(schema, place) && 'page-only'

/** Whether a schema, an alternative of it or what it contains has fields. */
const hasFields = (shape: Shape, document: OpenApiDocument): boolean =>
  shape.properties.size > 0 || [...shape.unions.flat(), ...contentsOf(shape)].some((part) => hasFields(shapeOf(document, part), document))

/** Maximum fields of a type that is repeated instead of linked. */
const fewFields = 6

const isSmall = (shape: Shape, { contract: { document } }: FieldsContext): boolean =>
  shape.unions.length + contentsOf(shape).length === 0 &&
  shape.properties.size <= fewFields &&
  [...shape.properties.values()].every((schema) => !hasContents(shapeOf(document, schema)))

/** The number of fields in a part of a page. */
const termsIn = (part: Html = []): number =>
  part.reduce((sum, node) => sum + Number(elementOf(node)?.tag === 'dt') + termsIn(elementOf(node)?.children), 0)

/** Maximum fields of a response's `data` that are shown expanded. */
const maximumOpen = 30

function row(field: Field, place: FieldsContext, prefix: string): Html {
  const { name, schema, required, varying } = field
  const id = fieldId(prefix, name)
  const shape = shapeOf(place.contract.document, schema)
  const description = field.description ?? (varying ? commonText(varying, place) : shape.keywords.description)
  // Each form shows its own version.
  const contents = varying ? undefined : schemaContents(schema, place, id, id)
  const limits = varying ? valuesOf(varying, place) : constraintTexts(shape)
  const open = place.direction === 'response' && prefix === place.id && name === 'data' && termsIn(contents) < maximumOpen
  const same = hasClass(contents?.[0], 'same')
  return html`<dt id="${id}"><a href="#${id}"><code>${name}</code></a> <span class="type">${varying ? typesOf(varying, place) : typeLabel(schema, place)}</span>${
    required && requiredMark(place)
  }${shape.keywords.deprecated === true && deprecatedTag}</dt><dd>${
    typeof description === 'string' && html`<p>${inlineMarkdown(description, place)}</p>`
  }${limits.length > 0 && html`<p class="small">${joinParts(limits, html` · `)}</p>`}${contents && (same ? contents : html`<details open=${open} class=${leftToLinks(schema, place)}><summary>Fields of <code>${name}</code></summary>${contents}</details>`)}</dd>`
}

/** The types of a field in several forms: all of them if few, otherwise the common type. */
function typesOf(schemas: readonly Schema[], place: FieldsContext): Html {
  const kinds = new Set(schemas.map((schema) => shapeOf(place.contract.document, schema).keywords.type))
  const names = new Set(schemas.map((schema) => plainText(typeLabel(schema, place))))
  return names.size > 3 && kinds.size === 1 && kinds.has('object') ? html`object` : typeLabels(schemas, place)
}

/** The description of a field, if all forms agree. */
function commonText(schemas: readonly Schema[], { contract }: FieldsContext): unknown {
  const texts = new Set(schemas.map((schema) => shapeOf(contract.document, schema).keywords.description))
  return texts.size === 1 ? [...texts][0] : undefined
}

/** The values of a field in all forms. */
function valuesOf(schemas: readonly Schema[], { contract }: FieldsContext): Html[] {
  const values = schemas.flatMap((schema) => {
    const { keywords } = shapeOf(contract.document, schema)
    return keywords.const === undefined ? (keywords.enum ?? []) : [keywords.const]
  })
  return [...(values.length > 0 ? [html`${joinParts([...new Set(values)].map(codeElement), html`, `)}`] : []), html`see the forms below`]
}
