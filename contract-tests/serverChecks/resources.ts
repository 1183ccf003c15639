import { objectionTo } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { parsed } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { operationPointer, stepsOf, valueAt } from '../documents/pointer.ts'
import { branchesOf, itemSchemas, propertySchemas, subschemasOf } from '../documents/subschemas.ts'
import type { RawResponse } from '../validate/rawExchange.ts'

/**
 * A kind of record, derived from the paths of a document: `POST /users` creates one,
 * `GET /users/{uid}` reads it.
 */
export interface Resource {
  /** The path of the collection, such as `/users/{uid}/auth_tokens`; the name of the kind. */
  readonly collection: string
  /** The path parameter that identifies a record, such as `authToken`. */
  readonly parameter: string
  /** Where the response of `create` has the identifier, as a JSON pointer. */
  readonly idPointer?: string
  /** The property of `create`'s body that contains the identifier, if the caller chooses it. */
  readonly idProperty?: string
  /** Whether the documents say that an identifier in use is rejected. */
  readonly unique?: boolean
  readonly create?: Operation | undefined
  readonly list?: Operation | undefined
  readonly get?: Operation | undefined
  readonly update?: Operation | undefined
  readonly remove?: Operation | undefined
}

/** Every kind of record that has its own path. */
export const resourcesOf = oncePer((contract: Contract): ReadonlyMap<string, Resource> => {
  const found = new Map<string, Resource>()
  const at = (method: string, path: string) =>
    contract.operations.find((operation) => operation.method === method && operation.path === path)
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const [, collection, parameter] = /^(.+)\/\{([^}]+)\}$/.exec(path) ?? []
    if (!collection || !parameter) continue
    const create = at('POST', collection)
    found.set(collection, {
      ...{ collection, parameter, create },
      ...(create && identification(contract, create, parameter, path)),
      ...{ list: at('GET', collection), get: at('GET', path), update: at('PUT', path) ?? at('PATCH', path), remove: at('DELETE', path) },
    })
  }
  return found
})

/**
 * Where the identifier of a new record is: from the operation's links, else by the name of the path
 * parameter.
 */
function identification(
  contract: Contract,
  create: Operation,
  parameter: string,
  path: string,
): Pick<Resource, 'idPointer' | 'idProperty' | 'unique'> {
  const expressions = Object.entries(create.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { links = {} }]) => Object.values(links))
    .filter((link) => contract.operations.some(({ id, path: linked }) => id === link.operationId && linked === path))
    .flatMap(({ parameters = {} }) => parameters[parameter] ?? [])
  const inResponse = expressions.map((text) => /^\$response\.body#(.+)$/.exec(text)?.[1]).find(Boolean)
  const inRequest = expressions.map((text) => /^\$request\.body#\/(\w+)$/.exec(text)?.[1]).find(Boolean)
  const names = [parameter, 'id', ...(parameter.endsWith('Id') ? [] : [`${parameter}Id`])]
  const data = responseProperties(contract, create)
  const named = names.find((name) => data.has(name))
  const body = bodyPropertyNames(contract, create)
  const idPointer = inResponse ?? (named && `/data/${named}`)
  const idProperty = inRequest ?? names.find((name) => body.has(name))
  const isStated = () => objectionTo(contract.document, { at: operationPointer(create), part: 'x-unique' }) === undefined
  const unique = idProperty !== undefined && create.unique?.property === idProperty && isStated()
  return { ...(idPointer && { idPointer }), ...(idProperty && { idProperty }), ...(unique && { unique }) }
}

/**
 * Where the body of an operation has the identifier of the record that it creates, if the caller
 * chooses it.
 */
export function ownIdPointer(contract: Contract, operation: Operation): string | undefined {
  const { create, idProperty } = resourcesOf(contract).get(operation.path) ?? {}
  return operation === create && idProperty !== undefined ? `/body/${idProperty}` : undefined
}

/** The identifier of the record that a call wrote, if it is known. */
export function writtenId(
  { create, idPointer, idProperty, parameter }: Resource,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  response: RawResponse | undefined,
): string | undefined {
  const id =
    operation !== create
      ? args[parameter]
      : idPointer
        ? valueAt(parsed(response?.body ?? ''), idPointer)
        : valueAt(args.body, `/${idProperty}`)
  return id === undefined ? undefined : String(id)
}

/** The names of the properties of an operation's body, at its top level. */
export function bodyPropertyNames(contract: Contract, { body }: Operation): Set<string> {
  const [media] = Object.values(body?.content ?? {})
  return media ? propertyNames(contract, media.schema) : new Set()
}

/** The names of the properties of the record in `data` of an operation's response. */
export function responseProperties(contract: Contract, operation: Operation): Set<string> {
  const data = responseSchema(contract, operation)
  return data ? propertyNames(contract, data) : new Set()
}

/** The schema of `data` in an operation's successful response. */
export function responseSchema(contract: Contract, operation: Operation): Schema | undefined {
  const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const [media] = Object.values(response?.content ?? {})
  const subschemas = media ? subschemasOf(contract.document, contract.accepts, [media.schema], undefined) : []
  return subschemas.flatMap(({ properties }): Schema[] => (properties?.data ? [properties.data] : []))[0]
}

/** The schema of the record in an operation's response, references followed. */
export const dataSchema = (contract: Contract, operation: Operation): Schema | undefined => {
  const schema = responseSchema(contract, operation)
  return schema && resolve<Schema>(contract.document, schema)
}

/** The schema of the items of a list in an operation's response. */
export const itemSchema = (contract: Contract, operation: Operation): Schema | undefined => {
  const list = responseSchema(contract, operation)
  const items = list && branchesOf(contract.document, list).flatMap(({ items: own }) => (own ? [own] : []))[0]
  return items && resolve<Schema>(contract.document, items)
}

/** The schemas of a value in `data` of an operation's response. */
function schemasInData(contract: Contract, operation: Operation, steps: readonly string[]): readonly Schema[] {
  let schemas = branchesOf(contract.document, responseSchema(contract, operation) ?? {})
  for (const name of steps) {
    const parts = /^\d+$/.test(name) ? itemSchemas(schemas, Number(name)) : propertySchemas(schemas, name)
    schemas = parts.flatMap((part) => branchesOf(contract.document, part))
  }
  return schemas
}

/** Whether the record in `data` of an operation's response always has the property at a pointer. */
export const alwaysInResponse = (contract: Contract, operation: Operation, pointer: string): boolean =>
  schemasInData(contract, operation, pointer.split('/').slice(1, -1)).some(({ required }) =>
    required?.includes(pointer.replace(/^.*\//, '')),
  )

/**
 * The pointer of the schema of the record that a place of a response is a property of, or of the
 * records of its list.
 */
export function recordSchemaAt(contract: Contract, operation: Operation, place: string): string | undefined {
  const [top, ...steps] = stepsOf(place)
  const name = top === 'data' ? steps.pop() : undefined
  const schemas = schemasInData(contract, operation, name === undefined ? ['0'] : steps)
  const schema = schemas.find(({ properties }) => name !== undefined && properties?.[name]) ?? schemas[0]
  return schema && contract.pointerOf(schema)
}

/** Whether a removal takes back another call with its path, which does not say what was before. */
export const takesBack = ({ operations }: Contract, { method, path }: Operation): boolean =>
  method === 'DELETE' && operations.some((other) => other.method === 'POST' && other.path === path)

function propertyNames({ document }: Contract, schema: Schema): Set<string> {
  return new Set(branchesOf(document, schema).flatMap(({ properties }) => Object.keys(properties ?? {})))
}
