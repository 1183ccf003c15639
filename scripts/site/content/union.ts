import type { OpenApiDocument, Schema } from '../../../contract-tests/documents/document.ts'
import { narrowProperty, type Shape, shapeOf } from './shape.ts'

/** A form of a union, with its differences from the other forms. */
export interface Form {
  /** Its names, from the outermost: `ContentMessage`, `TextMessage`. */
  readonly names: readonly string[]
  readonly schema: Schema
  readonly description: string
  readonly specificFields: ReadonlyMap<string, Schema>
  readonly required: ReadonlySet<string>
}

/** A union of objects, split into common and specific parts. */
export interface Union {
  /** Fields with the same schema in every form. */
  readonly shared: ReadonlyMap<string, Schema>
  /** Fields of every form with different schemas. */
  readonly varying: ReadonlyMap<string, readonly Schema[]>
  /** Fields that every form requires. */
  readonly required: ReadonlySet<string>
  /** Unions in every form. */
  readonly unions: readonly (readonly Schema[])[]
  readonly forms: readonly Form[]
  /** The fields that distinguish the forms, such as `category` and `type`. */
  readonly discriminators: readonly string[]
}

const text = (value: unknown): string => JSON.stringify(value)

/**
 * Splits a union of objects.
 * @param base - the fields next to the union, which its forms narrow
 * @returns `undefined` if an alternative is not an object with fields
 */
export function unionOf(document: OpenApiDocument, alternatives: readonly Schema[], base: Shape): Union | undefined {
  const flatForms = alternatives.flatMap((schema) => flatten(document, schema, []))
  const lacksFields = ({ properties, required }: Shape) => properties.size === 0 && (required.size === 0 || base.properties.size === 0)
  if (flatForms.length < 2 || flatForms.some(({ shape }) => lacksFields(shape))) return undefined
  const [first, ...others] = flatForms as [Flat, ...Flat[]]
  const commonNames = [...first.shape.properties.keys()].filter((name) => others.every(({ shape }) => shape.properties.has(name)))
  const schemasOf = (name: string) => flatForms.map(({ shape }) => shape.properties.get(name) as Schema)
  const isSameInForms = (name: string) => new Set(schemasOf(name).map(text)).size === 1
  const unions = first.shape.unions.filter((union) =>
    others.every(({ shape }) => shape.unions.some((other) => text(other) === text(union))),
  )
  const shared = commonNames.filter(isSameInForms)
  const forms = flatForms.map(({ names, schema, shape }): Form => {
    const ownFields = [...shape.properties].filter(
      ([name, property]) => !shared.includes(name) && text(base.properties.get(name)) !== text(property),
    )
    return {
      names,
      schema,
      description: String(shape.keywords.description ?? ''),
      specificFields: new Map(ownFields.map(([name, property]) => [name, narrowedBy(property, base.properties.get(name))])),
      required: shape.required,
    }
  })
  const fieldNames = [...new Set(flatForms.flatMap(({ shape }) => [...shape.properties.keys()]))].filter((name) => !shared.includes(name))
  return {
    shared: new Map(shared.filter((name) => !base.properties.has(name)).map((name) => [name, first.shape.properties.get(name) as Schema])),
    varying: new Map(
      commonNames.filter((name) => !isSameInForms(name) && !base.properties.has(name)).map((name) => [name, schemasOf(name)]),
    ),
    required: new Set([...first.shape.required].filter((name) => others.every(({ shape }) => shape.required.has(name)))),
    unions,
    forms,
    discriminators: fieldNames.filter((name) => distinguishes(document, forms, name)),
  }
}

/** A field of every form of a union. */
export interface CommonField {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  /** Its schemas in the forms, if they differ. */
  readonly varying?: readonly Schema[]
}

/** The fields that all forms of a union have. */
export const commonFields = ({ varying, shared, required }: Union): CommonField[] =>
  [
    ...[...varying].map(([name, schemas]) => ({ name, schema: schemas[0] ?? {}, varying: schemas })),
    ...[...shared].map(([name, schema]) => ({ name, schema })),
  ].map((field) => ({ ...field, required: required.has(field.name) }))

/** The unions of objects in a schema. */
export const unionsOf = (document: OpenApiDocument, shape: Shape, unions = shape.unions): Union[] =>
  unions.map((alternatives) => unionOf(document, alternatives, shape)).filter((union) => union !== undefined)

/** A field of a schema or of its forms; `form` names the only form that has it. */
export interface ListedField extends CommonField {
  readonly form?: string | undefined
}

/** The fields of a schema and of all forms of its unions. */
export function allFields(document: OpenApiDocument, schema: Schema): ListedField[] {
  const shape = shapeOf(document, schema)
  const unions = unionsOf(document, shape)
  const required = new Set([...shape.required, ...unions.flatMap((union) => [...union.required])])
  return [
    ...[...shape.properties].map(([name, property]) => ({ name, schema: property, required: required.has(name) })),
    ...unions.flatMap((union) => {
      const common = commonFields(union)
      const ofForms = union.forms.flatMap(({ names, specificFields: fields }) =>
        [...fields].map(([name, field]) => ({ name, schema: field, required: false, form: names.at(-1) })),
      )
      return [...common, ...ofForms.filter(({ name }) => !common.some((field) => field.name === name))]
    }),
  ]
}

interface Flat {
  readonly names: readonly string[]
  readonly schema: Schema
  readonly shape: Shape
}

/** The forms of an alternative: itself, or the alternatives of a pure union. */
function flatten(document: OpenApiDocument, schema: Schema, outer: readonly string[]): Flat[] {
  const shape = shapeOf(document, schema)
  const names = [...outer, ...((shape.name ?? schema.title) ? [String(shape.name ?? schema.title)] : [])]
  const [inner, ...rest] = shape.unions
  if (!inner || rest.length > 0 || shape.properties.size > 0) return [{ names, schema, shape }]
  return inner.flatMap((alternative) => flatten(document, alternative, names))
}

/** Merges a form's schema of a field with the base schema. */
const narrowedBy = (specificSchema: Schema, base: Schema | undefined): Schema =>
  base ? narrowProperty(specificSchema, base) : specificSchema

/** Whether a field distinguishes forms: most forms have it, and some fix its values. */
const distinguishes = (document: OpenApiDocument, forms: readonly Form[], name: string): boolean =>
  forms.some(({ specificFields: fields }) => {
    const schema = fields.get(name)
    if (!schema) return false
    const { keywords } = shapeOf(document, schema)
    return keywords.const !== undefined || keywords.enum !== undefined
  }) && forms.filter(({ specificFields: fields }) => fields.has(name)).length > forms.length / 2
