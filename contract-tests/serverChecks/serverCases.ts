import { type Bases, basesOf, bodyOf, smallest } from '../cases/arguments.ts'
import { type Alteration, sendsZero } from '../cases/case.ts'
import { withCompanions } from '../cases/companions.ts'
import { negativesOf } from '../cases/negatives.ts'
import { positivesOf } from '../cases/positives.ts'
import { objectionTo } from '../documents/backing.ts'
import { ignoredProperties, isIgnored, lacksCompanions } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import { knownStatusOf, type Operation, type Parameter } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { oncePer } from '../documents/oncePer.ts'
import { changedAt, step, stepsOf } from '../documents/pointer.ts'
import { exceededQuota } from '../documents/requestQuota.ts'
import { branchesOf } from '../documents/subschemas.ts'
import { combinedCases } from './combinedCases.ts'
import { distinctNegatives } from './distinctNegatives.ts'
import { hasTentativeItems, holdsTentative, stableParameters } from './editions.ts'
import { exampleOf, isNamed, namesOf } from './exampleNames.ts'
import { identifiersIn, needsBot, pathKind } from './identifiers.ts'
import { isImport, isImportable } from './imports.ts'
import { isStopped } from './neverSent.ts'
import { alwaysInResponse, ownIdPointer, resourcesOf } from './resources.ts'
import type { ServerCase } from './serverCase.ts'

/**
 * The cases of an operation that can be sent to any server, because records of the run can replace
 * the records in them.
 *
 * @param operations - the operations that the run sends requests to; shared schemas are tested in
 * full at one of them
 */
export function serverCasesOf(
  contract: Contract,
  operation: Operation,
  operations: readonly Operation[] = contract.operations,
): ServerCase[] {
  const { combined, protocol } = casesIn(contract)(operation)
  return [...distinctNegatives(contract, operations, operation, combined), ...protocol]
}

/**
 * The cases of an operation, whatever other operations a run has: those of its documents, combined,
 * and those of HTTP itself.
 */
const casesIn = oncePer((contract: Contract) => oncePer((operation: Operation) => allCasesOf(contract, operation)))

function allCasesOf(contract: Contract, operation: Operation): { combined: readonly ServerCase[]; protocol: readonly ServerCase[] } {
  const ownId = ownIdPointer(contract, operation)
  const named = (body: unknown) => withNamedRecords(contract, operation, body, ownId)
  const bases = basesOf(contract, operation, named)
  // A server may reject generated bodies as meaningless, but must reject invalid ones in any case.
  const bodied = bases.examples.length > 0 ? { ...bases, instances: [], smallest: smallest(bases.examples.map(([, body]) => body)) } : bases
  const made: ServerCase[] = [...positivesOf(contract, operation, bodied), ...negativesOf(contract, operation, bases)].filter(
    ({ kind }) => kind !== 'method',
  )
  const planning = { contract, operation, ownId, bases }
  const cases = made.flatMap((testCase) => sendable(planning, { ...testCase, args: withCompanions(operation, testCase.args) }) ?? [])
  const all = [...cases, ...absences(planning), ...keys(planning), ...twice(planning)]
  return {
    combined: combinedCases(contract, operation, all, (args) => !isMeaningless(contract, operation, args)),
    protocol: protocolCasesOf(operation, validArguments(bases)),
  }
}

/** The documents and requests from which the cases of one operation are planned. */
interface Planning {
  readonly contract: Contract
  readonly operation: Operation
  /** Where the body contains the identifier of the created record, if the caller chooses it. */
  readonly ownId: string | undefined
  readonly bases: Bases
}

/**
 * Drops a case that the safety guard always blocks, or that needs a record which cannot exist: an
 * identifier in a path or a query may match no record.
 */
function sendable(planning: Planning, testCase: ServerCase): ServerCase | undefined {
  const { contract, operation, ownId } = planning
  if (isStopped(contract, operation, testCase)) return undefined
  // The documents do not say that other content types are rejected.
  if (testCase.alter?.in === 'content-type') return undefined
  if (testCase.expect !== 'success')
    return isTentative(planning, testCase) ? undefined : withLeniency(planning, withOneRecord(planning, testCase))
  if (isMeaningless(contract, operation, testCase.args) || isUnclear(planning, testCase)) return undefined
  const tolerated = new Set<number>()
  for (const { pointer, kind, value } of identifiersIn(contract, operation, testCase.args)) {
    if (pointer === ownId || isNamed(contract, kind, value) || isImport(operation)) continue
    const parameter = operation.parameters.find(({ name }) => pointer.split('/')[1] === name)
    if (parameter?.in !== 'path' && parameter?.in !== 'query') return undefined
    // Such an identifier belongs to no record, or to another user's.
    for (const status of [403, 404]) tolerated.add(status)
    if (parameter.in === 'query' || !statesMissing(contract, operation)) tolerated.add(400)
  }
  if (needsBot(operation)) tolerated.add(404)
  // A server may reject undocumented properties.
  if (/ one more property$/.test(testCase.name)) for (const status of [400, 422]) tolerated.add(status)
  if (isTentative(planning, testCase)) for (const status of [400, 403, 404, 422]) tolerated.add(status)
  if (lacksWhatMayBeRequired(planning, testCase)) for (const status of [400, 422]) tolerated.add(status)
  return tolerated.size > 0 ? { ...testCase, tolerates: [...tolerated] } : testCase
}

/**
 * A violation that a server may also accept: it may lower a page size to the documented limit,
 * begin at the first page, treat a missing or unreadable body like an empty one, which may ask for
 * something that is not allowed, treat null like a missing property, and ignore a value that has no
 * effect in its call. A sentence judges where null is rejected.
 */
function withLeniency({ contract, operation }: Planning, testCase: ServerCase): ServerCase {
  const { alter, change } = testCase
  const isPaging = alter?.in === 'query' && /^(perPage|limit|page)$/.test(alter.name) && /^(minimum|maximum)$/.test(change?.what ?? '')
  const schema = bodyOf(operation)?.schema
  const hasNoBody = alter?.in === 'text' || (alter?.in === 'body' && alter.value === undefined)
  const isEmpty = hasNoBody && schema !== undefined && contract.accepts(schema, {})
  if (isEmpty) return { ...testCase, tolerates: [200, 403] }
  const { base, pointer = '', value } = change ?? {}
  const isLikeMissing =
    value === null &&
    schema !== undefined &&
    contract.accepts(
      schema,
      changedAt(base?.body, pointer.replace('/body', ''), () => undefined),
    )
  const hasEffect = change === undefined || !isIgnoredAt(contract, operation, change)
  return isPaging || isLikeMissing || !hasEffect ? { ...testCase, tolerates: [200] } : testCase
}

/** Whether a changed value has no effect beside the other arguments of its call. */
function isIgnoredAt({ document }: Contract, operation: Operation, { pointer, base }: NonNullable<ServerCase['change']>): boolean {
  const [first = '', property = ''] = stepsOf(pointer)
  if (first === 'body') return ignoredProperties(document, operation, base).includes(property)
  const companions = operation.parameters.find(({ name }) => name === first)?.['x-companions']
  return companions !== undefined && isIgnored(companions, base)
}

/**
 * An import with its invalid record only, as a server may import the others beside it. These stay
 * where the guard would block it alone.
 */
function withOneRecord({ contract, operation }: Planning, testCase: ServerCase): ServerCase {
  const { alter, change } = testCase
  const [, map, key] = stepsOf(change?.pointer ?? '')
  if (!isImport(operation) || alter?.in !== 'body' || !change || map === undefined || key === undefined) return testCase
  const only = (body: unknown) => changedAt(body, step('', map), (records) => ({ [key]: Object(records)[key] }))
  const alone: ServerCase = {
    ...testCase,
    alter: { ...alter, value: only(alter.value) },
    change: { ...change, base: { ...change.base, body: only(change.base.body) } },
  }
  return isStopped(contract, operation, alone) ? testCase : alone
}

/** Whether a case uses something that only a newer edition of the documents describes. */
function isTentative({ contract, operation }: Planning, { args, alter, covers }: ServerCase): boolean {
  const stable = stableParameters(operation)
  if (alter && 'name' in alter && operation.parameters.some(({ name }) => name === alter.name)) return !stable.has(alter.name)
  const schema = bodyOf(operation)?.schema
  if (schema && holdsTentative(contract, schema, alter?.in === 'body' && covers ? alter.value : args.body)) return true
  const isUnstable = (parameter: Parameter) => !stable.has(parameter.name) || hasTentativeItems(parameter, args[parameter.name])
  return !alter && operation.parameters.some((parameter) => parameter.name in args && isUnstable(parameter))
}

/** Valid arguments, with the first example of a body. */
function validArguments({ least, examples: [example], smallest }: Bases): Record<string, unknown> {
  const body = example ? example[1] : smallest
  return body === undefined ? least : { ...least, body }
}

/** Whether a source states that the operation responds with 404 if a record does not exist. */
const statesMissing = ({ document }: Contract, { errorCodes, responses }: Operation): boolean =>
  (responses['404']?.errorCodes ?? errorCodes).some((code) => knownStatusOf(document, code) === 404)

/** Cases with a nonexistent record, one parameter at a time. */
function absences({ contract, operation, bases }: Planning): ServerCase[] {
  const args = validArguments(bases)
  return operation.parameters.flatMap((parameter): ServerCase[] => {
    const { name, in: place } = parameter
    const named = place === 'path' && pathKind(contract, operation, name) !== undefined
    if (!named && name !== 'onBehalfOf') return []
    return [
      {
        kind: 'unknown-record',
        name: named ? `${name} of a nonexistent record` : 'onBehalfOf a nonexistent user',
        args: {
          ...args,
          ...(!named && args.body !== undefined && { body: toUser(args.body) }),
          [name]: parameter.example,
        },
        absent: name,
        expect: named && statesMissing(contract, operation) ? 404 : { refuses: 'record' },
        ...(named && { tolerates: [403, 410] }),
      },
    ]
  })
}

/** A case that two simultaneous calls create one record, whose identifier they choose. */
const twice = ({ contract, operation, ownId }: Planning): ServerCase[] =>
  ownId === undefined || !resourcesOf(contract).get(operation.path)?.remove
    ? []
    : [
        {
          kind: 'scenario',
          name: 'two simultaneous calls create one record',
          args: exampleOf(contract, operation),
          expect: 'success',
          isTwice: true,
        },
      ]

/** Cases with an unknown key, and with a key that may only create users and tokens. */
function keys({ operation, bases }: Planning): ServerCase[] {
  const args = validArguments(bases)
  if (!operation.security.some((scheme) => 'apiKey' in scheme)) return []
  const lower = operation.security.some(({ apiKey }) => apiKey?.includes('authOnly'))
  const withKey = (key: 'unknown' | 'authOnly', refuses: 'credential' | 'scope'): ServerCase => ({
    kind: 'credential',
    name: `credential: an ${key} key`,
    args,
    key,
    expect: { refuses },
  })
  // Without a bot, a server may say so first.
  const weak: ServerCase = { ...withKey('authOnly', 'scope'), ...(needsBot(operation) && { tolerates: [404] }) }
  return [withKey('unknown', 'credential'), ...(lower ? [] : [weak])]
}

/**
 * A generated body with identifiers of the examples, so that records of the run can replace them.
 */
function withNamedRecords(contract: Contract, operation: Operation, body: unknown, ownId: string | undefined): unknown {
  const seen = new Map<string, number>()
  let current: Record<string, unknown> = {
    body: operation.path.startsWith('/moderation/rules') && isObject(body) ? { ...body, enabled: false } : body,
  }
  if (isImport(operation)) return current.body
  for (const { pointer, kind, value } of identifiersIn(contract, operation, current)) {
    if (pointer === ownId || isNamed(contract, kind, value)) continue
    const index = seen.get(kind) ?? 0
    seen.set(kind, index + 1)
    const known = [...(namesOf(contract).get(kind) ?? [])]
    const name = known[index % known.length]
    if (name !== undefined)
      current = changedAt(current, pointer, () => (typeof value === 'number' ? Number(name) : name)) as Record<string, unknown>
  }
  return current.body
}

/** Addresses a message to a user, so that no membership of a group is needed. */
const toUser = (body: unknown): unknown =>
  isObject(body) && body.receiver !== undefined ? { ...body, receiver: 'jonas', receiverType: 'user' } : body

/**
 * Whether a new record, or an entry of a list, is sent without something that requests may lack and
 * records always have: what a server puts in its place is documented nowhere. It chooses an
 * identifier, and knows the only value of a constant. The smallest value is not sent either if it
 * is zero.
 */
function isUnclear({ contract, operation, ownId }: Planning, testCase: ServerCase): boolean {
  const { change } = testCase
  if (change?.what === 'minimum' && sendsZero(testCase)) return true
  if (change?.what !== 'left out' || change.pointer === ownId) return false
  const [, pointer] = /^\/body(\/.*)$/.exec(change.pointer) ?? []
  const isNew = resourcesOf(contract).get(operation.path)?.create === operation || /\/\d+\//.test(change.pointer)
  if (pointer === undefined || !isNew || !alwaysInResponse(contract, operation, pointer)) return false
  const schemas = branchesOf(contract.document, bodyOf(operation)?.schema ?? {})
  return !schemas.some(({ properties }) => properties?.[pointer.slice(1)]?.const !== undefined)
}

/**
 * Whether a body lacks a property of a schema whose required properties no source names: a server
 * may require more than the others.
 */
function lacksWhatMayBeRequired({ contract: { document, pointerOf }, operation }: Planning, { kind, change }: ServerCase): boolean {
  const schema = bodyOf(operation)?.schema
  const [, name] = /^\/body\/([^/]+)$/.exec(change?.what === 'left out' ? change.pointer : '') ?? []
  if (!schema || (name === undefined && kind !== 'required-only')) return false
  return branchesOf(document, schema)
    .filter(({ properties }) => properties && (name === undefined || name in properties))
    .some((branch) => objectionTo(document, { at: pointerOf(branch), part: 'required' }) === 'inferred')
}

/** Whether arguments satisfy the schema but not the rules beside it. */
const isMeaningless = (contract: Contract, operation: Operation, args: Readonly<Record<string, unknown>>): boolean =>
  lacksCompanions(contract, operation, args) ||
  exceededQuota(contract, operation, args.body) !== undefined ||
  (isImport(operation) && !isImportable(contract, args.body))

/**
 * Cases about HTTP that are sent once per server: a charset in the content type, undocumented
 * methods, an undocumented body.
 *
 * @param args - valid arguments of the operation
 */
function protocolCasesOf({ id }: Operation, args: Record<string, unknown>): ServerCase[] {
  const method = (value: string, name: string, own: Record<string, unknown>, ...more: number[]): ServerCase => ({
    ...{ kind: 'method', name: `protocol: ${name}`, args: own, alter: { in: 'method', value } },
    ...{ expect: { refuses: 'method' }, tolerates: [400, 401, 403, ...more] },
  })
  const encoding = (name: string, alter: Alteration, ...tolerates: number[]): ServerCase => ({
    ...{ kind: 'encoding', name: `protocol: ${name}`, args, alter, expect: 'success', tolerates },
  })
  if (id === 'create-user')
    return [encoding('a charset in the content type', { in: 'content-type', value: 'application/json; charset=utf-8' })]
  // A server may list its methods, not support OPTIONS, and have methods of its own.
  if (id === 'list-users') return ['OPTIONS', 'HEAD'].map((value) => method(value, value, {}, 200, 204))
  if (id === 'get-user') return [method('PATCH', 'an undocumented method', args, 200, 204)]
  if (id === 'flush-authtokens') return [encoding('an undocumented body', { in: 'body', value: {} }, 400, 413, 415, 422)]
  return []
}
