import { camelCase, pascalCase } from '../../../contract-tests/documents/codeNames.ts'
import {
  type MediaType,
  type OpenApiDocument,
  type Paging,
  type ResponseObject,
  resolve,
  type Schema,
} from '../../../contract-tests/documents/document.ts'

const prefix = '#/components/schemas/'

/** The name of the component that a schema references. */
export const componentName = (schema: Schema | undefined): string | undefined =>
  schema?.$ref?.startsWith(prefix) ? schema.$ref.slice(prefix.length) : undefined

/**
 * Returns a document with a named schema for every object: responses, nested objects and branches
 * of unions, so that compilers can name every type in their messages. Validation stays the same.
 *
 * - A response becomes `<Operation>Response`, a list's inline record `<Operation>Item`, a nested
 *   object `<Owner><Property>`.
 * - Keywords next to a union move into its branches.
 * - Keywords next to `allOf` move into its last part, so that it extends the other parts.
 *
 * @throws if two schemas would have the same name
 */
export function nameSchemas(document: OpenApiDocument): OpenApiDocument {
  const named = structuredClone(document)
  const { schemas } = named.components
  const original = Object.keys(schemas)
  const name = (wanted: string, schema: Schema): Schema => {
    if (wanted in schemas)
      throw new Error(`the type ${wanted} clashes with the schema of that name; rename the schema, or give the inline schema a title`)
    schemas[wanted] = schema
    transform(wanted)
    return { $ref: prefix + wanted, ...(schema.description !== undefined && { description: schema.description }) }
  }
  const transform = (owner: string) => {
    const schema = schemas[owner] as Schema
    delete schema.discriminator
    // If several branches match equally well, the compiler explains a mistake by the last: make
    // that the most common branch.
    if (owner.endsWith('Request')) for (const keyword of ['oneOf', 'anyOf']) (schema[keyword] as Schema[] | undefined)?.reverse()
    asAlternatives(named, schema)
    extendParts(named, schema)
    spreadAlternatives(named, owner, schema, name)
    nameWithin(owner, schema, name)
  }
  for (const owner of original) transform(owner)
  nameResponses(named, name)
  nameEvents(named, name)
  return named
}

type Name = (wanted: string, schema: Schema) => Schema

/**
 * Whether a schema without a name is an object with documented fields, or a union of such objects.
 */
const needsName = (schema: Schema): boolean =>
  !schema.$ref &&
  ((schema.properties !== undefined && Object.keys(schema.properties).length > 0) ||
    [schema.allOf, schema.oneOf, schema.anyOf].some(
      (parts) => Array.isArray(parts) && parts.some((part: Schema) => part.$ref || needsName(part)),
    ))

/** Names the objects within a schema. */
function nameWithin(owner: string, schema: Schema, name: Name): void {
  const place = (inner: Schema, wanted: string): Schema => {
    if (needsName(inner)) return name((inner.title as string | undefined) ?? wanted, inner)
    nameWithin(wanted, inner, name)
    return inner
  }
  for (const [property, inner] of Object.entries(schema.properties ?? {}))
    (schema.properties as Record<string, Schema>)[property] = place(
      inner,
      owner + pascalCase(property.replace(/\W/g, '_').replace(/^_+/, '')),
    )
  if (schema.items) schema.items = place(schema.items, `${owner}Item`)
  const rest = schema.additionalProperties
  if (rest && typeof rest === 'object') schema.additionalProperties = place(rest as Schema, `${owner}Value`)
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = schema[keyword] as Schema[] | undefined
    if (branches) schema[keyword] = branches.map((branch) => place(branch, owner + branchName(branch)))
  }
  for (const part of (schema.allOf as Schema[] | undefined) ?? []) nameWithin(owner, part, name)
}

/** A name from what distinguishes a branch: the values of its constants, or its required fields. */
function branchName({ properties = {}, required = [] }: Schema): string {
  const flag = Object.entries(properties).find(([, field]) => typeof field.const === 'boolean')
  if (flag) return `With${flag[1].const ? '' : 'out'}${asName(flag[0])}`
  const values = Object.values(properties).flatMap(({ const: constant, enum: values }) =>
    constant === undefined ? (values ?? []) : [constant],
  )
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length > 0 ? texts.map(asName).join('Or') : `With${required.map(asName).join('And')}`
}

const asName = (text: string): string => pascalCase(text.replace(/\W+/g, '_'))

/** Turns an `allOf` of a union and an object into the union with the object's fields next to it. */
function asAlternatives(document: OpenApiDocument, schema: Schema): void {
  const parts = schema.allOf as Schema[] | undefined
  const [choice, ...others] = parts?.filter((part) => part.$ref) ?? []
  if (!choice || others.length > 0 || unionBranches(document, choice).length < 2) return
  for (const part of parts ?? []) {
    Object.assign((schema.properties ??= {}), part.properties)
    schema.required = [...(schema.required ?? []), ...(part.required ?? [])]
  }
  schema.oneOf = [choice]
  delete schema.allOf
}

/** Moves keywords beside `allOf` into a last part, which redeclares fields that it requires. */
function extendParts(document: OpenApiDocument, schema: Schema): void {
  const parts = schema.allOf as Schema[] | undefined
  if (!parts?.some((part) => part.$ref)) return
  const inline = parts.filter((part) => !part.$ref)
  const lastPart: Schema = { type: 'object', properties: {}, required: [] }
  for (const part of [...inline, schema]) {
    Object.assign(lastPart.properties as object, part.properties)
    lastPart.required = [...new Set([...(lastPart.required as string[]), ...(part.required ?? [])])]
    if (part.additionalProperties !== undefined) lastPart.additionalProperties = part.additionalProperties
  }
  for (const property of lastPart.required as string[]) {
    if (lastPart.properties?.[property]) continue
    const inheritedProperty = parts.map((part) => findProperty(document, part, property)).find(Boolean)
    if (inheritedProperty) (lastPart.properties as Record<string, Schema>)[property] = structuredClone(inheritedProperty)
  }
  for (const keyword of ['type', 'properties', 'required', 'additionalProperties', 'unevaluatedProperties']) delete schema[keyword]
  const bare = Object.keys(lastPart.properties as object).length === 0 && !lastPart.additionalProperties
  schema.allOf = [...parts.filter((part) => part.$ref), ...(bare ? [] : [lastPart])]
}

/** The properties of a schema and its parts, and which of them are required. */
export function mergedProperties(document: OpenApiDocument, reference: Schema): { properties: Record<string, Schema>; required: string[] } {
  const { properties = {}, required = [], allOf = [] } = resolve<Schema>(document, reference)
  const parts = (allOf as Schema[]).map((part) => mergedProperties(document, part))
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
    required: [...required, ...parts.flatMap((part) => part.required)],
  }
}

/** The schema of a property, declared by a schema or its parts. */
export function findProperty(document: OpenApiDocument, reference: Schema, property: string): Schema | undefined {
  const schema = resolve<Schema>(document, reference)
  if (schema.properties?.[property]) return schema.properties[property]
  for (const part of (schema.allOf as Schema[] | undefined) ?? []) {
    const found = findProperty(document, part, property)
    if (found) return found
  }
  return undefined
}

/** Moves the fields next to `oneOf` into each of its branches. */
function spreadAlternatives(document: OpenApiDocument, owner: string, schema: Schema, name: Name): void {
  if (!schema.oneOf || Object.keys(schema.properties ?? {}).length === 0) return
  const { properties = {}, required = [] } = schema
  const branches = (schema.oneOf as Schema[]).flatMap((branch) => unionBranches(document, branch))
  const whole = branches.map((branch) => resolve<Schema>(document, branch))
  const haveOwnValues = whole.every((branch) =>
    Object.values(branch.properties ?? {}).some((field) => field.const !== undefined || field.enum),
  )
  // A request must match a single branch: each branch excludes the fields of the others. A value
  // that matches two belongs to the first.
  const marks = haveOwnValues || !owner.endsWith('Request') ? [] : [...new Set(whole.flatMap((branch) => branch.required ?? []))]
  schema.oneOf = branches.map((branch, index) => {
    const { properties: ownProperties = {}, required: ownRequired = [], description, title } = whole[index] as Schema
    const wanted = (title as string | undefined) ?? joinedName(owner, componentName(branch) ?? branchName(whole[index] as Schema))
    const about = withDescription([schema.description, description].filter(Boolean).join(' '))
    const others = marks.filter((mark) => !ownRequired.includes(mark) && (mark in ownProperties ? index > 0 : mark in properties))
    const excludedFields = Object.fromEntries(others.map((mark) => [mark, never]))
    if (branch.$ref && !Object.keys(ownProperties).some((field) => field in properties))
      return name(wanted, {
        ...about,
        allOf: [{ $ref: branch.$ref }, { type: 'object', properties: { ...properties, ...excludedFields }, required }],
      })
    const fields = Object.entries(ownProperties).map(
      ([field, inner]) => [field, { ...withDescription(properties[field]?.description), ...inner }] as const,
    )
    return name(wanted, {
      type: 'object',
      ...about,
      properties: { ...properties, ...Object.fromEntries(fields), ...excludedFields },
      required: [...new Set([...required, ...ownRequired])],
    })
  })
  for (const keyword of ['type', 'properties', 'required', 'additionalProperties', 'unevaluatedProperties']) delete schema[keyword]
}

/** A branch, or the branches of the union that it references. */
export function unionBranches(document: OpenApiDocument, branch: Schema): Schema[] {
  const { oneOf, anyOf = oneOf, properties } = resolve<Schema>(document, branch)
  return branch.$ref && anyOf && !properties ? (anyOf as Schema[]).flatMap((inner) => unionBranches(document, inner)) : [branch]
}

const withDescription = (description: string | undefined): Pick<Schema, 'description'> => (description ? { description } : {})

/** A schema that no value matches: a boolean, which only the type generator receives. */
const never = false as unknown as Schema

/**
 * `FlaggedMessage` and `TextMessage` → `FlaggedTextMessage`: joins two names without repeating
 * their common last word.
 */
function joinedName(owner: string, branch: string): string {
  const [, last] = /([A-Z][a-z]+)$/.exec(branch) ?? []
  return last && owner.endsWith(last) ? owner.slice(0, -last.length) + branch : owner + branch
}

/**
 * The name of an operation's response, such as `ListUsersResponse`.
 * @param successful - the operation's statuses of success
 */
export const responseName = (operationId: string, status: string, successful: readonly string[]): string =>
  `${pascalCase(operationId)}Response${successful.length > 1 ? status : ''}`

/** The name of an operation's body, such as `CreateUserRequest`. */
export const requestName = (operationId: string): string => `${pascalCase(operationId)}Request`

/** The statuses of success among an operation's responses. */
export const successfulOf = (responses: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(responses).filter((status) => status.startsWith('2'))

/** Names the responses of each operation, and the records of lists. */
function nameResponses(document: OpenApiDocument, name: Name): void {
  for (const item of Object.values(document.paths)) {
    for (const node of Object.values(item) as Partial<RawOperation>[]) {
      if (!node?.operationId || !node.responses) continue
      const base = pascalCase(node.operationId)
      for (const media of Object.values(node.requestBody?.content ?? {}))
        if (needsName(media.schema)) media.schema = name(requestName(node.operationId), media.schema)
      const successful = successfulOf(node.responses)
      for (const status of successful) {
        // Copied, because a shared response is named for each operation.
        const response = structuredClone(resolve<ResponseObject>(document, node.responses[status] as ResponseObject))
        const media = response.content?.['application/json']
        if (!media) continue
        node.responses[status] = response
        nameItems(document, media.schema, node['x-paging']?.items, (schema) => name(`${base}Item`, schema))
        const description = `The response of \`${camelCase(node.operationId)}\`. ${response.description}`
        const { $ref } = media.schema
        const wanted = responseName(node.operationId, status, successful)
        name(wanted, $ref ? { description, allOf: [{ $ref }] } : { ...media.schema, description })
        media.schema = { $ref: prefix + wanted }
      }
    }
  }
}

/** An operation of the document. */
export interface RawOperation {
  readonly operationId: string
  readonly requestBody?: { readonly content: Record<string, MediaType> }
  readonly responses: Record<string, ResponseObject>
  readonly 'x-paging'?: Paging
}

/** Names the objects that events add to their families' schemas. */
function nameEvents(document: OpenApiDocument, name: Name): void {
  for (const [trigger, item] of Object.entries(document.webhooks ?? {})) {
    for (const { requestBody } of Object.values(item) as Partial<RawOperation>[]) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) nameWithin(pascalCase(`${trigger}_event`), schema, name)
    }
  }
}

function nameItems(document: OpenApiDocument, response: Schema, items = '/data', name: (schema: Schema) => Schema): void {
  if (response.$ref) return
  const find = (schema: Schema | undefined, step: string) => schema && resolve<Schema>(document, schema).properties?.[step]
  const list = items.slice(1).split('/').reduce<Schema | undefined>(find, response)
  if (list?.items && needsName(list.items)) list.items = name(list.items)
}
