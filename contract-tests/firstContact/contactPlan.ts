import type { Row } from '../comparison/world.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'
import { isSchema, listOf } from '../documents/subschemas.ts'
import { identifiersIn } from '../serverChecks/identifiers.ts'
import { ownIdPointer, resourcesOf } from '../serverChecks/resources.ts'
import { isListOfApp } from '../suites/firstRequest.ts'
import { selected } from '../suites/selection.ts'
import { contactRows, lastingRows } from './contactRows.ts'

/** The most that a first contact may send: requests in all, and a second. */
export const contactLimits = { requests: 150, perSecond: 2 } as const

/** A call of a plan. */
export interface PlannedCall {
  readonly operation: Operation
  readonly row: Row
  /** The record that it makes, as its kind and its identifier in the rows. */
  readonly makes: string | undefined
  /** The records that it names. */
  readonly names: readonly string[]
}

/** An operation that a plan leaves out. */
export interface OpenOperation {
  readonly operation: Operation
  readonly why: Reason
}

/** Why an operation is not decided, in words of this package. */
export const whyLeftOut = {
  credential: 'returns credentials; --with ID tries it',
  people: "would show other people's records",
  lasting: 'its record cannot be deleted; --allow-flag tries it',
  family: 'not in the chosen families',
  world: 'needs records that the check does not create, or changes the whole app',
  budget: 'no requests were left for it',
  record: 'a record that it needs was not created',
  interrupted: 'the run ended before its turn',
  silent: 'got no response',
  missing: 'the server lacks it',
  limit: 'its rate limit was reached (429)',
  plan: "the app's plan or settings do not allow it",
  key: 'the key does not allow it',
  example: 'the server is a fake and has only examples for it',
} as const
export type Reason = keyof typeof whyLeftOut

/** The calls of a first contact. */
export interface ContactPlan {
  readonly steps: readonly PlannedCall[]
  /** Operations of `steps` that only read what the app has. */
  readonly reads: readonly Operation[]
  readonly leftOut: readonly OpenOperation[]
  /** The number of records that it makes, and the requests that are kept for their removal. */
  readonly records: number
  readonly forRemoval: number
  /** Whether something stays. */
  readonly isLasting: boolean
}

/** The conditions of a plan. */
export interface PlanOptions {
  /** Families of operations. Default: all. */
  readonly tags?: readonly string[] | undefined
  /** Ids of operations that return credentials, and are tried all the same. */
  readonly including?: readonly string[] | undefined
  /** Whether records may be made that cannot be removed. */
  readonly allowLasting?: boolean
}

/**
 * The calls of a first contact: those of the world, and those that read what the app itself has,
 * such as its roles. Whoever reads people's records or credentials is left out.
 *
 * @throws UnknownName for a family or operation that the documents do not have
 */
export function contactPlan(contracts: readonly Contract[], { tags, including = [], allowLasting = false }: PlanOptions = {}): ContactPlan {
  const chat = contracts.find(({ name }) => name === 'chat') as Contract
  const { operations } = chat
  const inWorld = new Set([...contactRows, ...lastingRows].map((row) => row.operation))
  const inFamilies = new Set(selected(operations, { tags }))
  const named = new Set(selected(operations, { only: including }))
  const isChosen = (operation: Operation) => inFamilies.has(operation)
  // A record of the run's own has a credential only if it always has one.
  const isAllowed = (operation: Operation) => named.has(operation) || !returnsCredentials(chat, operation, inWorld.has(operation.id))
  const calls = [...contactRows, ...(allowLasting ? lastingRows : [])]
    .map((row) => planned(chat, row))
    .filter(({ operation }) => isAllowed(operation))
  const own = withWhatTheyName(
    calls,
    calls.filter(({ operation }) => isChosen(operation)),
  )
  const reads = operations.filter((operation) => isListOfApp(operation) && !inWorld.has(operation.id))
  const read = reads.filter((operation) => isChosen(operation) && isAllowed(operation) && !showsPeople(chat, operation))
  const records = own.filter(({ makes }) => makes !== undefined).length
  // Each may have to be tried twice.
  const forRemoval = 2 * records
  const wanted = [...read.map(({ id }) => planned(chat, { operation: id, args: {} })), ...own]
  const steps = wanted.slice(0, contactLimits.requests - forRemoval - 1)
  const tried = new Set(steps.map(({ operation }) => operation))
  const why = (operation: Operation): Reason => {
    if (wanted.some((step) => step.operation === operation)) return 'budget'
    if (!isChosen(operation)) return 'family'
    if (lastingRows.some((row) => row.operation === operation.id)) return 'lasting'
    if (reads.includes(operation)) return showsPeople(chat, operation) ? 'people' : 'credential'
    return inWorld.has(operation.id) ? 'credential' : 'world'
  }
  return {
    steps,
    reads: read,
    leftOut: operations.filter((operation) => !tried.has(operation)).map((operation) => ({ operation, why: why(operation) })),
    records,
    forRemoval,
    isLasting: steps.some(({ operation }) => lastingRows.some((row) => row.operation === operation.id)),
  }
}

function planned(chat: Contract, row: Row): PlannedCall {
  const operation = chat.operations.find(({ id }) => id === row.operation) as Operation
  const { create, collection = '' } = resourcesOf(chat).get(operation.path) ?? {}
  const ownId = ownIdPointer(chat, operation)
  const chosen = ownId && valueAt(row.args, ownId)
  const id = row.as ?? chosen
  const makes = id === undefined ? undefined : `${create === operation ? collection : '/messages'} ${id}`
  const names = identifiersIn(chat, operation, row.args)
    .filter(({ kind }) => kind !== '/conversations')
    .map(({ kind, value }) => `${kind} ${value}`)
  return { operation, row, makes, names: names.filter((name) => name !== makes) }
}

/** The wanted calls with those that make the records that these name, in the order of all. */
function withWhatTheyName(all: readonly PlannedCall[], wanted: readonly PlannedCall[]): PlannedCall[] {
  const needed = new Set(wanted)
  for (const step of all.toReversed()) if ([...needed].some(({ names }) => names.includes(step.makes ?? ''))) needed.add(step)
  const made = new Set([...needed].map(({ makes }) => makes))
  return all.filter((step) => needed.has(step) && step.names.every((name) => made.has(name)))
}

/**
 * Whether the responses of an operation have credentials.
 *
 * @param always - whether only those count that are always there
 */
const returnsCredentials = (contract: Contract, operation: Operation, always: boolean): boolean =>
  reaches(contract, operation, (schema) => schema['x-secret'] === true, always)

/** Whether the responses of an operation have users, groups, messages or conversations. */
function showsPeople(contract: Contract, operation: Operation): boolean {
  const { User, Group, ConversationBase, Uid, Guid } = contract.document.components.schemas
  const pathsOfWorld = contract.operations.filter(({ id }) => contactRows.some(({ operation: own }) => own === id)).map(({ path }) => path)
  if (pathsOfWorld.some((path) => path.split('/')[1] === operation.path.split('/')[1])) return true
  return reaches(contract, operation, (schema) => [User, Group, ConversationBase, Uid, Guid].includes(schema), false)
}

/**
 * Whether a schema in the successful responses of an operation has a mark.
 *
 * @param always - whether only properties of a record count that it always has
 */
function reaches({ document }: Contract, { responses }: Operation, isMarked: (schema: Schema) => boolean, always: boolean): boolean {
  const visited = new Set<Schema>()
  const visit = (node: Schema, depth = 0): boolean => {
    const schema = resolve<Schema>(document, node)
    if (visited.has(schema)) return false
    visited.add(schema)
    const { properties = {}, required = [], items, additionalProperties, allOf, oneOf, anyOf } = schema
    const named = Object.entries(properties).filter(([name]) => !always || depth === 0 || required.includes(name))
    const parts = [...named.map(([, property]) => property), items, additionalProperties, ...listOf(allOf)]
    return (
      isMarked(schema) ||
      [...parts, ...(always ? [] : [oneOf, anyOf].flatMap(listOf))].filter(isSchema).some((part) => visit(part, depth + 1))
    )
  }
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return successes.some(([, { content = {} }]) => Object.values(content).some(({ schema }) => visit(schema)))
}
