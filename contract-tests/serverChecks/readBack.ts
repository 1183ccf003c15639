import type { Arguments } from '../cases/arguments.ts'
import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { statedTotal } from '../documents/nextPage.ts'
import { valueAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import type { Outcomes } from '../exchange/outcome.ts'
import { resultOf } from '../exchange/runCase.ts'
import { finding } from '../validate/finding.ts'
import { isSafe, isSuccess } from './createdRecords.ts'
import { stableParameters } from './editions.ts'
import { type FieldDifference, fieldDifference } from './fieldDifference.ts'
import { invariants } from './invariants.ts'
import { lacksOperation, requireAnswer, whyNotRun } from './notRun.ts'
import { bodyPropertyNames, type Resource, responseProperties, writtenId } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'
import { eventually } from './waiting.ts'

// One law for records that no model keeps: a record reads back as sent, changes, and is gone once
// it is removed, while another stays as it was.

/** Reads what a write changed, and what it must not have changed. */
export type ReadBack = (written: Observation) => Promise<Outcomes>

/**
 * Reads another record before a write.
 *
 * @returns reads the records after it; `undefined` if the operation writes no records that can be
 * read
 */
export async function beforeWrite(
  environment: Environment,
  server: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  args: Arguments,
): Promise<ReadBack | undefined> {
  const resource = [...server.resources.values()].find(({ create, update, remove }) => [create, update, remove].includes(operation))
  const { get, list, create, update, remove, parameter = '', collection = '' } = resource ?? {}
  if (!resource || !get || !create || !remove) return undefined
  const { body: _, [parameter]: __, ...above } = args
  const call = async (own: Operation, id?: string, expected: Expected = { expect: 'success' }): Promise<Observation> => {
    const all = { ...above, ...(id === undefined ? largestPage(own) : { [parameter]: id }) }
    const testCase: Case = { kind: 'unknown-record', name: own.id, args: knownTo(own, all), ...expected }
    const observation = await exchange(environment, server.contract, own, testCase)
    requireAnswer(observation)
    return observation
  }
  const unread = (error: unknown) => {
    const { missing, reason } = whyNotRun(error, operation.id)
    // The operation's own checks say that it is missing.
    if (missing !== operation.id) environment.notes.add(`no other record is read beside ${operation.id}: ${reason}`)
    return undefined
  }
  const bystander = await fixtures.record(collection, 'bystander').catch(unread)
  const before = bystander && (await call(get, bystander).catch(unread))

  return async (written) => {
    const outcomes: Outcomes = { results: [], notRun: [] }
    const { response, testCase } = written
    const id = writtenId(resource, operation, testCase.args, response)
    if (!response || !isSuccess(response) || id === undefined) return outcomes
    /** Makes a call until nothing is wrong, as effects may come late. */
    const check = async (
      rule: string,
      own: Operation,
      named?: string,
      expected?: Expected,
      wrong: (observation: Observation) => readonly FieldDifference[] = () => [],
    ) => {
      const name = `${testCase.name}, then ${own.id}`
      const tries: CaseResult[] = []
      const isRight = async () => {
        const observation = await call(own, named, expected)
        const at = `response ${observation.response?.status} body`
        const more = wrong(observation).map(({ pointer, expected, got }) => finding(own.id, rule, `${at} ${pointer}`, expected, got))
        const result = resultOf(observation, invariants)
        tries.push({ ...result, operation: operation.id, name, kind: 'scenario', findings: [...result.findings, ...more] })
        return result.findings.length + more.length === 0
      }
      try {
        await eventually(server, isRight, isSafe(own) ? environment.effectsWithin : 0)
        outcomes.results.push(...tries.slice(-1))
      } catch (error) {
        outcomes.notRun.push({ operation: operation.id, name, kind: 'scenario', ...whyNotRun(error, operation.id) })
      }
    }
    const isGone = operation === remove
    if (isGone) {
      // No source states the code of a missing record here, and a removal may succeed again.
      for (const [own, ...more] of [[get], [remove, 200]] as const)
        await check('use_after_free', own, id, { expect: 404, tolerates: [400, 403, 410, ...more] })
    } else await check('read_back', get, id, undefined, (read) => notShown(read, (testCase.args.body ?? {}) as Json))
    if (list)
      await check('use_after_free', list, undefined, undefined, (read) => wronglyListed(resource, read, bystander, isGone ? id : undefined))
    if (!before) return outcomes
    await check('data_unchanged', get, bystander, undefined, (after) => {
      // A property that no call writes, such as a status, may change by itself.
      const written = new Set([create, update].flatMap((own) => (own ? [...bodyPropertyNames(server.contract, own)] : [])))
      const [one, other] = [before, after].map((read) =>
        Object.fromEntries(Object.entries(recordIn(read)).filter(([name]) => written.has(name))),
      )
      return [fieldDifference(one, other, '/data') ?? fieldDifference(other, one, '/data') ?? []].flat()
    })
    return outcomes
  }
}

type Expected = Pick<Case, 'expect' | 'tolerates'>

/** Of some arguments those that every server with an operation supports. */
function knownTo(operation: Operation, args: Arguments): Arguments {
  const known = stableParameters(operation)
  return Object.fromEntries(Object.entries(args).filter(([name]) => known.has(name) || operation.path.includes(`{${name}}`)))
}

/** The largest limit of a list without pages is not documented. */
const largestPage = ({ paging }: Operation): Arguments => (paging?.style === 'none' ? {} : { perPage: 100, limit: 100 })

const recordIn = ({ response }: Observation): Json => {
  const body = parsed(response?.body ?? '')
  return isObject(body) ? (isObject(body.data) ? body.data : body) : {}
}

/** Where a record is not as it was sent, as far as it is to show that. */
function notShown(read: Observation, sent: Json): FieldDifference[] {
  const got = recordIn(read)
  const named = responseProperties(read.contract, read.operation)
  return Object.entries(sent).flatMap(([name, value]) =>
    named.has(name) || name in got ? (fieldDifference(value, got[name], `/data/${name}`) ?? []) : [],
  )
}

/** Where a whole list lacks a record, or a list still has one that was removed. */
function wronglyListed(
  { idPointer, idProperty, parameter }: Resource,
  { operation, response }: Observation,
  present: string | undefined,
  absent: string | undefined,
): FieldDifference[] {
  const key = idProperty ?? idPointer?.split('/').pop() ?? parameter
  const body = (parsed(response?.body ?? '') ?? {}) as Json
  const { paging } = operation
  const records = paging?.items === undefined ? (body.data ?? body) : valueAt(body, paging.items)
  if (!Array.isArray(records) || !records.some((record) => isObject(record) && key in record)) return []
  const ids = records.map((record) => isObject(record) && String(record[key]).toLowerCase())
  const isWhole = (statedTotal(paging, body) ?? records.length) <= records.length && paging?.style !== 'cursor'
  const [expected, got] = [`record with ${key}`, `${records.length} records`]
  return [
    ...(present !== undefined && isWhole && !ids.includes(present.toLowerCase())
      ? [{ pointer: '/data', expected: `a ${expected} ${present}`, got: `${got} without it` }]
      : []),
    ...(absent !== undefined && ids.includes(absent.toLowerCase())
      ? [{ pointer: '/data', expected: `no ${expected} ${absent}`, got: `${got} with it` }]
      : []),
  ]
}

/**
 * What two simultaneous calls show that create one record: one is rejected if the documents say so,
 * and no list has the record twice.
 *
 * @param written - the one that succeeded
 */
export async function createdOnce(server: ServerContext, written: Observation, both: readonly Observation[]): Promise<CaseResult[]> {
  const { environment, contract, operation, testCase, response } = written
  const { list, unique, idProperty = '' } = server.resources.get(operation.path) ?? {}
  if (!response || !isSuccess(response)) return []
  const statuses = both.map((one) => one.response?.status ?? 0)
  const expected = 'one success and one rejection of two simultaneous calls'
  const isOne = !unique || statuses.some((status) => status >= 300)
  const twice = isOne ? [] : [finding(operation.id, 'negative_data_rejection', 'response status', expected, statuses.join(', '))]
  const found = [{ ...resultOf(written, invariants), findings: twice }]
  if (!list) return found
  const { body, ...above } = testCase.args
  const args = knownTo(list, { ...above, ...largestPage(list), searchKey: (body as Json)[idProperty] })
  const read = await exchange(environment, contract, list, { kind: 'scenario', name: testCase.name, args, expect: 'success' })
  if (lacksOperation(read)) return found
  return [...found, { ...resultOf(read, invariants), operation: operation.id }]
}
