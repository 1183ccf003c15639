import { expect, test } from 'vitest'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import type { FakeCall, Handler } from '../../../contract-tests/fake/fakeCall.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { inTurn } from '../../../contract-tests/tests/inTurn.ts'
import type { Fault, FaultResult, Outcome } from './fault.ts'
import { faultTable } from './faultTable.ts'
import { faultyServer, fetchOf } from './faultyServer.ts'
import { untilFinding } from './noticed.ts'
import { outdatedRows, type Reviewed, reviewedFaults, rowOf, unexplainedFaults } from './notNoticed.ts'
import { createReplay, type RecordedRequest, recordingServer, withoutEffect } from './replay.ts'
import { allFaults, runFaults } from './runFaults.ts'
import { checkInProcess, record, tryFaults } from './tryFaults.ts'

const [contract] = (await readContracts()) as [Contract]
const faults = allFaults(contract)

test('faults have unique ids, and each operation of the fake has some in its handler and its exchanges', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
  for (const isOfKind of [({ wrap }: Fault) => wrap, ({ exchange }: Fault) => exchange])
    expect(new Set(faults.filter(isOfKind).map(({ operation }) => operation))).toEqual(new Set(Object.keys(families)))
})

const faultOf = (id: string) => faults.find((fault) => fault.id === id) as Fault

/** A fault, tried in a run of the checks of its operation. */
async function tried(id: string): Promise<FaultResult[]> {
  const fault = faultOf(id)
  const results: FaultResult[] = []
  for await (const result of tryFaults(contract, [fault], await record(contract, [fault.operation]))) results.push(result)
  return results
}

// Some, in turn by day; `npm run faults` tries all. Trying a fault also runs the checks without it,
// which may show nothing.
test.each(
  inTurn<[statement: string, id: string, outcome?: Outcome]>(
    [
      ['sentence', 'property-ignored: update-group: description'],
      ['unlisted', 'without-effect: delete-user'],
      ['written', 'stale-read: get-user'],
      ['x-authority', 'permission-ignored: update-group'],
      ['sentence', 'actor-ignored: list-conversations'],
      ['positive_data_acceptance', 'required-optional-parameter: list-groups: perPage'],
      ['response_schema_conformance', 'violated: get-user: required'],
      ['content_type_conformance', 'wrong-content-type: list-roles: rejections'],
      ['ignored_auth', 'ignored-credential: list-roles'],
      ['positive_data_acceptance', 'tightened-keyword: update-apikey: name/maxLength'],
      ['negative_data_rejection', 'ignored-keyword: create-role: CreateRoleRequest/required'],
      ['', 'later-effects-lost: update-role', 'no effect'],
    ],
    6,
  ),
)('%s is the statement against %s', async (statement, id, outcome = 'finding') => {
  expect(await tried(id)).toMatchObject([{ id, outcome, statement }])
})

test('a fault that keeps some tables keeps those that a handler changes at last', () => {
  const { wrap } = faultOf('later-effects-lost: update-role')
  const [users, groups, messages] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const handler: Handler = () => {
    for (const table of [users, groups, messages]) table.set('mira', 1)
    return {}
  }
  wrap?.({ store: { users, groups, messages } } as unknown as FakeCall, handler)
  expect([users.size, groups.size, messages.size]).toEqual([1, 1, 0])
})

test('a run that ends with a finding leaves out the other cases of the operation', async () => {
  const check = (ends: ReturnType<typeof untilFinding> | undefined) =>
    checkInProcess(fetchOf(faultyServer(contract, faultOf('wrong-status: list-roles: rejections'))), ['list-roles'], ends)
  const [whole, ended] = [await check(undefined), await check(untilFinding())]
  expect(whole.operations[0]?.failed.length).toBeGreaterThan(1)
  expect(ended.operations[0]?.failed).toHaveLength(1)
})

/** A recorded run of a few requests, and what a fault changes in it. */
function replayOf(...requests: [method: string, path: string, body?: string][]) {
  const { recording, respond } = recordingServer(contract)
  const headers: [string, string][] = [
    ['apikey', fakeCredentials.apiKey],
    ['content-type', 'application/json'],
  ]
  for (const [method, path, body = ''] of requests) respond({ method, url: path, headers, body })
  const changeOf = (id: string, isFirstEnough = false) => ({
    responses: createReplay(contract, recording)(faultOf(id), isFirstEnough),
    isAny: withoutEffect(contract, recording, [faultOf(id)]).size === 0,
  })
  return { recording, changeOf }
}

const created: [string, string, string] = ['POST', '/users', '{"uid":"mira","name":"Mira"}']
const read: [string, string] = ['GET', '/users/mira']
const listed: [string, string] = ['GET', '/users']

test('a replay tells the operations whose responses a fault changes, or the first', () => {
  const { changeOf } = replayOf(created, read, listed)
  expect(changeOf('without-effect: create-user')).toEqual({ responses: new Set(['get-user', 'list-users']), isAny: true })
  expect(changeOf('without-effect: create-user', true).responses).toEqual(new Set(['get-user']))
  expect(changeOf('cut-short: get-user: successes').responses).toEqual(new Set(['get-user']))
})

test('a replay tells a changed record that nothing reads from no change at all', () => {
  expect(replayOf(created).changeOf('without-effect: create-user')).toEqual({ responses: new Set(), isAny: true })
  expect(replayOf(created, read).changeOf('stale-read: get-user')).toEqual({ responses: new Set(), isAny: false })
  expect(replayOf(created).changeOf('stale-read: get-user')).toEqual({ responses: new Set(), isAny: false })
})

test('one replay tells the faults without an effect in a run', () => {
  const { recording } = replayOf(created, read, listed, ['PUT', '/users/mira', '{"name":"Mo"}'], read)
  const ids = ['parameter-ignored: list-users: searchKey', 'property-ignored: create-user: avatar', 'stale-read: list-users']
  const others = ['without-effect: create-user', 'without-effect: update-user', 'stale-read: get-user', 'cut-short: list-users: successes']
  expect(withoutEffect(contract, recording, [...ids, ...others].map(faultOf))).toEqual(new Set(ids.map(faultOf)))
})

test('a replay begins shortly before the first request of an operation', () => {
  const { changeOf } = replayOf(created, ...Array.from({ length: 450 }, () => listed), read)
  expect(changeOf('empty-body: get-user: successes')).toEqual({ responses: new Set(['get-user']), isAny: true })
})

test('a replay compares the code of an error, and not its words', () => {
  const { recording } = replayOf(['GET', '/users/nobody'])
  const [{ response, ...rest }] = recording.requests as [RecordedRequest]
  const withError = (change: (body: string) => string) => ({
    ...recording,
    requests: [{ ...rest, response: { ...response, body: change(response.body) } }],
  })
  const worded = withError((body) => body.replace(/"message":"[^"]+"/, '"message":"Nobody"'))
  expect(worded.requests[0]?.response.body).toContain('Nobody')
  expect(() => createReplay(contract, worded)).not.toThrow()
  expect(() =>
    createReplay(
      contract,
      withError((body) => body.replace('ERR_UID_NOT_FOUND', 'ERR_OTHER')),
    ),
  ).toThrow('responds otherwise')
})

test('a replay fails if the server without a fault responds otherwise', () => {
  const { recording } = replayOf(created, read)
  const [first, second] = recording.requests as [RecordedRequest, RecordedRequest]
  const other = { ...recording, requests: [first, { ...second, response: { ...second.response, body: '{}' } }] }
  expect(() => createReplay(contract, other)).toThrow('responds otherwise to /users/mira')
})

test('a run tries a sample of the chosen operations in workers', async () => {
  const only = ['list-reasons']
  const results = await runFaults({ sample: 2, only, checked: only, kinds: ['server-error', 'redirect'], seed: 7, workers: 1 })
  expect(results.map(({ kind }) => kind).sort()).toEqual(['redirect', 'server-error'])
})

test('a run that is stopped has the results so far', async () => {
  const only = ['list-reasons']
  const controller = new AbortController()
  const progress = () => controller.abort()
  const results = await runFaults({ only, checked: only, seed: 7, workers: 1, progress, signal: controller.signal })
  expect(results.length).toBeGreaterThan(0)
  expect(results.length).toBeLessThan(faults.filter(({ operation }) => operation === 'list-reasons').length)
})

test('each reviewed row is the first that fits some fault', () => {
  const rows = new Set(faults.map(({ id }) => rowOf(id)))
  expect(reviewedFaults.filter((row) => !rows.has(row))).toEqual([])
})

test('a fault that is not noticed needs a row, and a row a fault that is not noticed', () => {
  const result = (operation: string, outcome: Outcome): FaultResult => ({
    ...{ id: `stale-read: ${operation}`, kind: 'stale-read', operation, what: 'it is stale', outcome },
    ...{ statement: outcome === 'finding' ? 'written' : '', why: outcome === 'not noticed' ? '' : 'so', requests: 1, milliseconds: 1 },
  })
  const rows: Reviewed[] = [
    { faults: 'stale-read: get-*', because: 'missed', reason: 'nobody reads twice' },
    { faults: 'stale-read: list-users', because: 'allowed', reason: 'it may lag' },
  ]
  const results = [
    result('get-user', 'not noticed'),
    result('get-group', 'finding'),
    result('list-users', 'difference'),
    result('list-roles', 'not noticed'),
  ]
  expect(unexplainedFaults(results, rows).map(({ operation }) => operation)).toEqual(['list-roles'])
  expect(outdatedRows(results, rows)).toEqual([rows[1]])
  const printed = faultTable(results, rows)
  expect(printed).toMatch(/^not noticed {2}stale-read: get-user +missed: nobody reads twice$/m)
  expect(printed).toMatch(/^finding {6}stale-read: get-group +written {2}so$/m)
  expect(printed).toMatch(/^together +1 +1 +2 +0$/m)
  expect(printed).toContain('Not noticed, and not in notNoticed.ts: stale-read: list-roles')
  expect(printed).toContain('Noticed, but still in notNoticed.ts: stale-read: list-users')
})
