import type { Arguments } from '../cases/arguments.ts'
import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import { parsed } from '../exchange/checks.ts'
import type { Environment } from '../exchange/environment.ts'
import { exchange, type Observation } from '../exchange/exchange.ts'
import { resultOf } from '../exchange/runCase.ts'
import { finding } from '../validate/finding.ts'
import { type FieldDifference, unlike } from './compare.ts'
import { isSuccess } from './createdRecords.ts'
import { invariants, totalOf } from './invariants.ts'
import { type Resource, responseProperties, writtenId } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

// One law for records that no model keeps: a record reads back as sent, changes, and is gone once
// it is removed, while another stays as it was.

/** Reads what a write changed, and what it must not have changed. */
export type ReadBack = (written: Observation) => Promise<CaseResult[]>

/**
 * Reads another record before a write.
 *
 * @returns reads the records after it; `undefined` if those of its kind cannot be read
 */
export async function beforeWrite(
  environment: Environment,
  server: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  args: Arguments,
): Promise<ReadBack | undefined> {
  const resource = [...server.resources.values()].find(({ create, update, remove }) => [create, update, remove].includes(operation))
  const { get, list, create, remove, parameter = '', collection = '' } = resource ?? {}
  if (!resource || !get || !create || !remove) return undefined
  const { body: _, [parameter]: __, ...above } = args
  const call = (
    own: Operation,
    id?: string,
    expected: Pick<Case, 'expect' | 'tolerates'> = { expect: 'success' },
  ): Promise<Observation> => {
    const known = own.parameters.map(({ name }) => name)
    const all: Arguments = { ...above, ...(id === undefined ? { perPage: 100, limit: 100 } : { [parameter]: id }) }
    const named = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)))
    return exchange(environment, server.contract, own, { kind: 'unknown-record', name: own.id, args: named, ...expected })
  }
  const bystander = await fixtures.record(collection, 'bystander', above)
  const before = recordIn(await call(get, bystander))

  return async (written) => {
    const { response, testCase } = written
    const id = writtenId(resource, operation, testCase.args, response)
    if (!response || !isSuccess(response) || id === undefined) return []
    const result = (observation: Observation, rule: string, wrong: readonly FieldDifference[]): CaseResult => {
      const { findings, ...own } = resultOf(observation, invariants)
      const at = `response ${observation.response?.status} body`
      const more = wrong.map(({ pointer, expected, got }) => finding(observation.operation.id, rule, `${at} ${pointer}`, expected, got))
      const name = `${testCase.name}, then ${observation.operation.id}`
      return { ...own, operation: operation.id, name, kind: 'scenario', findings: [...findings, ...more] }
    }
    const found: CaseResult[] = []
    if (operation === remove) {
      found.push(result(await call(get, id, { expect: 404, tolerates: [403, 410] }), '', []))
      found.push(result(await call(remove, id, { expect: 404, tolerates: [400, 403, 410] }), '', []))
    } else {
      const read = await call(get, id)
      found.push(result(read, 'read_back', notShown(read, (testCase.args.body ?? {}) as Json)))
    }
    const listed = list && (await call(list))
    if (listed)
      found.push(result(listed, 'use_after_free', wronglyListed(resource, listed, bystander, operation === remove ? id : undefined)))
    const after = await call(get, bystander)
    const changed = unlike(before, recordIn(after), '/data') ?? unlike(recordIn(after), before, '/data')
    return [...found, result(after, 'data_unchanged', changed ? [changed] : [])]
  }
}

const recordIn = ({ response }: Observation): Json => {
  const body = parsed(response?.body ?? '')
  return isObject(body) ? (isObject(body.data) ? body.data : body) : {}
}

/** Where a record is not as it was sent, as far as it is to show that. */
function notShown(read: Observation, sent: Json): FieldDifference[] {
  const got = recordIn(read)
  const named = responseProperties(read.contract, read.operation)
  return Object.entries(sent).flatMap(([name, value]) =>
    named.has(name) || name in got ? (unlike(value, got[name], `/data/${name}`) ?? []) : [],
  )
}

/** Where a list lacks a record, or still has one that was removed. */
function wronglyListed(
  resource: Resource,
  { operation, response }: Observation,
  present: string,
  absent: string | undefined,
): FieldDifference[] {
  const { idPointer, idProperty, parameter } = resource
  const key = idProperty ?? idPointer?.split('/').pop() ?? parameter
  const body = parsed(response?.body ?? '')
  const { paging } = operation
  const records = isObject(body) ? (paging?.items === undefined ? (body.data ?? body) : valueAt(body, paging.items)) : body
  if (!Array.isArray(records) || !records.some((record) => isObject(record) && key in record)) return []
  const ids = records.map((record) => isObject(record) && String(record[key]).toLowerCase())
  const isWhole = (totalOf((body ?? {}) as Json, operation) ?? records.length) <= records.length && paging?.style !== 'cursor'
  const missing = isWhole && !ids.includes(present.toLowerCase())
  return [
    ...(missing ? [{ pointer: '/data', expected: `a record with ${key} ${present}`, got: `${records.length} records without it` }] : []),
    ...(absent !== undefined && ids.includes(absent.toLowerCase())
      ? [{ pointer: '/data', expected: `no record with ${key} ${absent}`, got: 'a record with it' }]
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
  const { list, unique, idProperty } = server.resources.get(operation.path) ?? {}
  const statuses = both.map((one) => one.response?.status ?? 0)
  if (!response || !isSuccess(response)) return []
  const { body, ...above } = testCase.args
  const known = list?.parameters.map(({ name }) => name) ?? []
  const args = { ...above, perPage: 100, limit: 100, searchKey: (body as Json)[idProperty as string] }
  const named = Object.fromEntries(Object.entries(args).filter(([name]) => known.includes(name)))
  const read =
    list && (await exchange(environment, contract, list, { kind: 'scenario', name: testCase.name, args: named, expect: 'success' }))
  const own = read && { ...resultOf(read, invariants), operation: operation.id }
  if (!unique || statuses.some((status) => status >= 300)) return own ? [own] : []
  const expected = 'one success and one rejection of two simultaneous calls'
  const findings = [finding(operation.id, 'negative_data_rejection', 'response status', expected, statuses.join(', '))]
  return [{ ...resultOf(written, invariants), findings }, ...(own ? [own] : [])]
}
