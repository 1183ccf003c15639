import type { Contract } from '../documents/contract.ts'
import type { Operation, Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { step } from '../documents/pointer.ts'
import { branchesOf, itemSchemas, listOf, propertySchemas } from '../documents/subschemas.ts'
import { resourcesOf } from './resources.ts'

/** An id in the place of another: a number like that, if JavaScript can represent it exactly. */
export function inPlaceOf<Id>(other: unknown, id: Id): Id | number | string {
  if (typeof other !== 'number') return id
  return /^\d+$/.test(String(id)) && Number.isSafeInteger(Number(id)) ? Number(id) : String(id)
}

/** A value in a request that names a record. */
export interface Identifier {
  /** JSON pointer into the arguments, the body under `/body`. */
  readonly pointer: string
  readonly value: string | number
  /** The collection of the record. */
  readonly kind: string
}

// Schemas whose values name records, by the name of the component.
const kindsBySchema: Readonly<Record<string, string>> = { Uid: '/users', Guid: '/groups', RoleId: '/roles', QuotedMessageId: '/messages' }

// Properties and parameters whose schema does not show what they name.
const kindsByName: Readonly<Record<string, string>> = {
  reasonId: '/moderation/reasons',
  role: '/roles',
  messageId: '/messages',
  conversationId: '/conversations',
  'query id': '/messages',
  authToken: '/users/{uid}/auth_tokens',
}

// Paths whose records are created under another path.
const kindsByPath: Readonly<Record<string, string>> = {
  '/bots': '/users',
  '/conversations': '/conversations',
  '/moderation/flagged-messages': '/messages',
  '/moderation/blocked-messages': '/messages',
  '/notifications/push/v1/providers/apns/default': '/notifications/push/v1/providers/apns',
  '/notifications/push/v1/providers/fcm/default': '/notifications/push/v1/providers/fcm',
}

/** Whether a path parameter takes a word from a list, and does not name a record. */
export const isWord = (name: string): boolean => /^(scope|permission|reaction|sourceType)$/.test(name)

/** Whether an operation acts as a bot: a user of a run may be none, and no operation makes one. */
export const needsBot = ({ path }: Operation): boolean => path.startsWith('/bots/')

/** Names of records that every app has. */
const builtIn = new Set(['default'])

/** The identifiers in an operation's arguments: in parameters and in the body, valid or not. */
export function identifiersIn(contract: Contract, operation: Operation, args: Readonly<Record<string, unknown>>): Identifier[] {
  const resources = resourcesOf(contract)
  const found: Identifier[] = []
  for (const { name, in: place, schema } of operation.parameters) {
    if (!(name in args)) continue
    const kind = place === 'path' ? pathKind(contract, operation, name) : undefined
    if (kind) add(found, `/${name}`, args[name], kind)
    else if (place !== 'path') walk(contract, [schema], args[name], `/${name}`, place === 'query' ? [`query ${name}`, name] : [name], found)
  }
  const [media] = Object.values(operation.body?.content ?? {})
  const updated = resources.get(operation.path.replace(/\/\{[^}]+\}$/, ''))
  if (updated?.update === operation && updated.idProperty)
    add(found, `/body/${updated.idProperty}`, (args.body as Record<string, unknown> | undefined)?.[updated.idProperty], updated.collection)
  if (media) walk(contract, [media.schema], args.body, '/body', [], found)
  return found
}

/**
 * Whether an operation's error code says that something is missing which no run makes, at a path
 * that names no record or named in a body: it is not the code of a record that the arguments name.
 */
export function isAboutOther(contract: Contract, operation: Operation, args: Readonly<Record<string, unknown>>, code = ''): boolean {
  const named = identifiersIn(contract, operation, args).map(({ kind }) => kind)
  const [, own = ''] = /^(.+)\/\{[^}]+\}$/.exec(operation.path) ?? []
  const resources = [own, ...named].map((kind) => resourcesOf(contract).get(kind))
  const known = resources.flatMap((resource) => [resource?.get, resource?.remove].flatMap((one) => one?.errorCodes ?? []))
  return operation.errorCodes.includes(code) && !known.includes(code)
}

/**
 * The kind of record that a path parameter names; `undefined` if it is a word from a list, such as
 * a scope.
 */
export function pathKind(contract: Contract, operation: Operation, name: string): string | undefined {
  const before = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
  const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
  const bySchema = parameter && kindOfSchema(contract, [parameter.schema])
  // Below another record a uid names a user, such as a member of a group.
  if (bySchema) return before.includes('{') ? bySchema : (kindsByPath[before] ?? before)
  return kindsByPath[before] ?? (resourcesOf(contract).has(before) && !isWord(name) ? before : undefined)
}

/** The kind of record that the values of schemas name. */
const kindOfSchema = ({ document }: Contract, schemas: readonly Schema[]): string | undefined =>
  schemas.map(kindsIn(document)).find(Boolean)

const kindsIn = oncePer((document: Contract['document']) =>
  oncePer((schema: Schema): string | undefined => {
    const parts = branchesOf(document, schema).flatMap(({ allOf, oneOf, anyOf }) => [allOf, oneOf, anyOf].flatMap(listOf))
    return [schema, ...parts].map(({ $ref }) => kindsBySchema[$ref?.split('/').pop() ?? '']).find(Boolean)
  }),
)

function walk(
  contract: Contract,
  schemas: readonly Schema[],
  value: unknown,
  pointer: string,
  names: readonly string[],
  found: Identifier[],
  siblings: Readonly<Record<string, unknown>> = {},
): void {
  const branches = schemas.flatMap((schema) => branchesOf(contract.document, schema))
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(contract, itemSchemas(branches, index), item, step(pointer, index), names, found)
    return
  }
  if (isObject(value)) {
    for (const [name, child] of Object.entries(value))
      walk(contract, propertySchemas(branches, name), child, step(pointer, name), [name], found, value)
    return
  }
  const receiver = schemas.some(({ $ref }) => $ref?.endsWith('/ReceiverId'))
  const kind = receiver
    ? siblings.receiverType === 'group'
      ? '/groups'
      : '/users'
    : (kindOfSchema(contract, schemas) ?? names.map((name) => kindsByName[name]).find(Boolean))
  if (kind) add(found, pointer, value, kind)
}

function add(found: Identifier[], pointer: string, value: unknown, kind: string): void {
  const named = (typeof value === 'string' && value !== '') || typeof value === 'number'
  if (named && !builtIn.has(String(value))) found.push({ pointer, value, kind })
}

/** An identifier of the run; as long as the example, if that is long. */
export const lengthened = (id: string, example: string): string =>
  example.length > 40 ? `${id.slice(0, 30).replace(/[^a-z0-9-]/g, '-')}`.padEnd(example.length, 'a').slice(0, example.length) : id
