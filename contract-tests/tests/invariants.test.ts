import { expect, test } from 'vitest'
import type { Case } from '../cases/case.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import { checkStatus } from '../exchange/checks.ts'
import type { Observation } from '../exchange/exchange.ts'
import { resultOf } from '../exchange/runCase.ts'
import { checkCodeStatus, checkErrorCode, noteOf } from '../serverChecks/errorCodes.ts'
import { checkDistinct, checkEcho, checkLargestPage, checkPage, checkTimes } from '../serverChecks/invariants.ts'
import { checkNoSecrets } from '../serverChecks/secretsInResponse.ts'
import { serverCasesOf } from '../serverChecks/serverCases.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

const [contract] = (await readContracts()) as [Contract]
const operationOf = (id: string) => contract.operations.find((operation) => operation.id === id) as Operation

/** An exchange with a server, as far as these checks read it. */
function observed(id: string, status: number, body: unknown, testCase: Partial<Case> = {}): Observation {
  const headers: [string, string][] = [['apikey', '0']]
  const request = { method: 'GET', url: 'https://chat.invalid/v3/users', headers, body: undefined }
  return {
    environment: {
      ...{ target: { mock: false, base: () => 'https://chat.invalid/v3' }, strict: false, differences: [] },
    } as unknown as Observation['environment'],
    contract,
    operation: operationOf(id),
    testCase: { kind: 'example', name: 'example', args: {}, expect: 'success', ...testCase },
    written: request,
    sent: request,
    response: { status, headers: [['content-type', 'application/json']], body: JSON.stringify(body) },
    outcome: { value: body },
    milliseconds: 1,
  }
}

const codeOf = (id: string, status: number, code: string, args = {}) =>
  checkErrorCode(observed(id, status, { error: { code, message: 'No.' } }, { args, expect: { refuses: 'record' } }))

test('accepts unlisted error codes, but not codes about records that the request does not name', () => {
  for (const code of ['ERR_NOT_FOUND', 'ERR_USER_NOT_FOUND', 'ERR_UID_NOT_FOUND', 'ERR_NO_SUCH_USER', 'ERR_WIDGET_NOT_FOUND'])
    expect(codeOf('get-user', 404, code, { uid: 'nobody' }), code).toEqual([])
  for (const code of ['ERR_VALIDATION', 'ERR_GROUP_NOT_JOINED', 'ERR_SOMETHING_ELSE'])
    expect(codeOf('get-user', 400, code, { uid: 'nobody' }), code).toEqual([])
  for (const code of ['ERR_ROLE_NOT_FOUND', 'ERR_GUID_NOT_FOUND', 'ERR_WRONG_TURN'])
    expect(codeOf('get-user', 404, code, { uid: 'nobody' }), code).toHaveLength(1)
  expect(codeOf('get-group', 404, 'ERR_AUTH_TOKEN_NOT_FOUND', { guid: 'nowhere' })).toHaveLength(1)
})

test('a code with another status that the operation lists is a finding; with any other, a note', () => {
  const withStatus = (status: number, code = 'ERR_UID_NOT_FOUND') => {
    const observation = observed('add-message-reaction', status, { error: { code } })
    return [checkCodeStatus(observation).map(({ rule }) => rule), noteOf(observation)]
  }
  expect(withStatus(404)).toEqual([[], undefined])
  expect(withStatus(400)).toEqual([['code_status'], undefined])
  expect(withStatus(410)).toEqual([[], 'ERR_UID_NOT_FOUND came with 410, and not with 404, as the specification has it'])
  // Both say that the user may not do this.
  expect(withStatus(401, 'ERR_MESSAGE_NO_ACCESS')).toEqual([
    [],
    'ERR_MESSAGE_NO_ACCESS came with 401, and not with 403, as the specification has it',
  ])
})

const secretsIn = (id: string, status: number, body: unknown) => checkNoSecrets(observed(id, status, body)).map(({ place }) => place)

test('does not report checksums, trace ids or text by users as secrets', () => {
  const user = { uid: 'mira', name: 'Mira', hash: 'd41d8cd98f00b204e9800998ecf8427e', trace: 'b7ad6b7169203331', hasPassword: true }
  expect(secretsIn('get-user', 200, { data: { ...user, password: false, secret: '' } })).toEqual([])
  expect(secretsIn('get-user', 404, { error: { code: 'ERR_UID_NOT_FOUND' }, trace: { id: 'b7ad6b7169203331' } })).toEqual([])
  const message = { id: '1', category: 'custom', type: 'deploy', sentAt: 1, data: { secret: 'sauce', text: 'See main.py:12' } }
  expect(secretsIn('list-all-messages', 200, { data: [message] })).toEqual([])
  expect(secretsIn('list-reviewed-messages', 200, { data: [{ message: { ...message, data: { text: 'main.py:12' } } }] })).toEqual([])
})

test('reports password hashes and stack traces, even inside messages', () => {
  expect(secretsIn('get-user', 200, { data: { uid: 'mira', hash: '$2b$10$abcdefghijklmnopqrstuv' } })).toHaveLength(1)
  expect(secretsIn('get-user', 404, { error: { code: 'ERR_UID_NOT_FOUND', message: 'at users.js:12' } })).toHaveLength(1)
  expect(secretsIn('get-user', 500, { error: { code: 'ERR_EXCEPTION' }, trace: [{ file: 'users.php' }] })).toHaveLength(1)
  expect(secretsIn('get-user', 500, { error: { code: 'ERR_EXCEPTION' }, trace: ['at read (users.js:12:3)'] })).toHaveLength(1)
  const sender = { entityType: 'user', entity: { uid: 'mira', passwordHash: 'x' } }
  const message = { id: '1', category: 'message', type: 'text', sentAt: 1, data: { text: 'Hello', entities: { sender } } }
  expect(secretsIn('list-all-messages', 200, { data: [message] })).toEqual([
    'response 200 body /data/0/data/entities/sender/entity/passwordHash',
  ])
})

const caseOf = (id: string, name: string) =>
  serverCasesOf(contract, operationOf(id)).find((candidate) => candidate.name.startsWith(name)) as Case

test('accepts a lowered page size and a missing optional body, without counting them as enforced', () => {
  const tooMany = caseOf('list-users', 'negative: query perPage maximum')
  const page = (size: number) => ({
    data: [],
    meta: { pagination: { total: 0, count: 0, per_page: size, current_page: 1, total_pages: 0 } },
  })
  const lowered = observed('list-users', 200, page(1000), { ...tooMany, args: {} })
  expect([...checkStatus(lowered), ...checkLargestPage(lowered)]).toEqual([])
  expect(resultOf(lowered)).toMatchObject({ findings: [], covers: [] })
  expect(resultOf(lowered)).not.toHaveProperty('canary')
  expect(checkLargestPage(observed('list-users', 200, page(1001), tooMany))).toHaveLength(1)
  expect(checkStatus(observed('flag-a-message', 200, {}, caseOf('flag-a-message', 'negative: without body')))).toEqual([])
  expect(checkStatus(observed('create-user', 200, {}, caseOf('create-user', 'negative: without body')))).toHaveLength(1)
})

test('accepts a page with fewer records than requested that says so, and no other count', () => {
  const asked = { ...caseOf('list-users', 'example: '), args: { perPage: 100 } }
  const user = (index: number) => ({ uid: `user-${index}`, name: 'User' })
  const page = (size: number, shown: number, pages: number) =>
    checkPage(
      observed(
        'list-users',
        200,
        {
          data: Array.from({ length: shown }, (_, index) => user(index)),
          meta: { pagination: { total: 45, count: shown, per_page: size, current_page: 1, total_pages: pages } },
        },
        asked,
      ),
    ).map(({ place, expected }) => `${place.split('/').at(-1)} ${expected}`)
  expect(page(20, 20, 3)).toEqual([])
  const pages = 'for 45 records in pages of 20'
  expect(page(20, 45, 1)).toEqual([`total_pages 3, ${pages}`, `count 20, ${pages}`])
  // Of all that a wrong total contradicts, it is the total that is told.
  expect(page(50, 44, 3)).toEqual(['total 44, the number of records to the end of the last page'])
  expect(page(50, 0, 1)).toEqual(['total 0, the number of records to the end of the last page'])
  expect(page(1000, 45, 1)).toEqual(['per_page 100, as requested, or fewer'])
})

test('a page without a requested size is at most as long as its default, where every server has the parameter', () => {
  const placesOf = (id: string, length: number) =>
    checkPage(observed(id, 200, { data: Array.from({ length }, (_, index) => ({ uid: `user-${index}` })), meta: {} })).map(
      ({ schema, got }) => `${schema?.split('/').at(-1)}: ${got}`,
    )
  expect(placesOf('list-users', 100)).toEqual([])
  expect(placesOf('list-users', 101)).toEqual(['default: 101 records'])
  expect(placesOf('list-authtokens', 101)).toEqual([])
})

test('a call for many items may be accepted and fail for the invalid one only', () => {
  const [jonas, teo] = [
    { uid: 'jonas', name: 'Jonas' },
    { uid: 'teo', name: 'Teo' },
  ]
  const change = { base: { body: { users: { teo, jonas } } }, pointer: '/body/users/jonas/name', value: '', what: 'minLength' }
  const testCase = { kind: 'negative', name: 'negative', expect: { refuses: 'body' }, change } as const
  const body = JSON.stringify({ users: { 'run-teo': teo, 'run-jonas': { ...jonas, name: '' } } })
  const statusWith = (id: string, data: Json, own: Partial<Case> = testCase, sent = body) => {
    const exchange = observed(id, 200, { data }, own)
    return checkStatus({ ...exchange, sent: { ...(exchange.sent as RawRequest), body: sent } }).length
  }
  const result = (success: boolean) => ({ success, ...(!success && { error: { code: 'ERR_BAD_REQUEST' } }) })
  expect(statusWith('import-users', { 'run-teo': result(true), 'run-jonas': result(false) })).toBe(0)
  expect(statusWith('import-users', { 'run-teo': result(false), 'run-jonas': result(true) })).toBe(1)
  expect(statusWith('import-users', { 'run-teo': result(true) })).toBe(1)
  const ofList = { ...testCase, change: { ...change, base: { body: { accepted: ['jonas'] } }, pointer: '/body/accepted/0', value: '?' } }
  const sent = JSON.stringify({ accepted: ['?'] })
  expect(statusWith('add-friends', { accepted: { '?': result(false) } }, ofList, sent)).toBe(0)
  expect(statusWith('add-friends', { accepted: { '?': result(true) } }, ofList, sent)).toBe(1)
})

test('takes no time for one in another unit that the query sent, but reports all others', () => {
  const metrics = { audio_minutes: 0, video_minutes: 0, recorded_minutes: 0, active_users: 0, concurrent_users: 0 }
  const times = (fromDate: number, toDate: number) =>
    checkTimes(
      observed(
        'get-usage-metrics',
        200,
        { data: { metrics, time_range: { fromDate, toDate } } },
        { args: { fromDate: 1772323200, toDate: 1772409600 } },
      ),
    ).map(({ place }) => place)
  expect(times(1772323200, 1772409600)).toEqual([])
  expect(times(1772323200000, 1772409600000)).toEqual([])
  expect(times(1772323201, 1772409600)).toEqual(['response 200 body /data/time_range/fromDate'])
})

test('reports a user, a message and a reaction that are listed twice, whatever undocumented ids they have', () => {
  const twice = (id: string, ...data: Json[]) => checkDistinct(observed(id, 200, { data })).map(({ got }) => got)
  expect(twice('list-users', { uid: 'mira', id: 1 }, { uid: 'jonas', id: 1 })).toEqual([])
  expect(twice('list-users', { uid: 'mira', id: 1 }, { uid: 'mira', id: 2 })).toEqual(['mira twice'])
  expect(twice('list-all-messages', { id: '1', uid: 'mira', sentAt: 1 }, { id: '2', uid: 'mira', sentAt: 1 })).toEqual([])
  expect(twice('list-all-messages', { id: '1', sentAt: 1 }, { id: '1', sentAt: 1 })).toEqual(['1 twice'])
  const reaction = { uid: 'mira', reaction: '🌱', messageId: '41' }
  expect(twice('list-all-reactions', { id: '1', ...reaction }, { id: '2', ...reaction })).toEqual([])
  expect(twice('list-all-reactions', { id: '1', ...reaction }, { id: '1', ...reaction })).toEqual(['1 twice'])
})

test('accepts a total of 0 on pages with a cursor, and an empty list for an invalid reaction', () => {
  const user = { uid: 'mira', name: 'Mira' }
  const pagination = { total: 0, count: 1, per_page: 100, current_page: 1, total_pages: 1 }
  const placesIn = (id: string) => checkPage(observed(id, 200, { data: [user], meta: { pagination, current: { limit: 100, count: 1 } } }))
  expect(placesIn('list-user-messages')).toEqual([])
  expect(placesIn('list-users').map(({ place }) => place)).not.toEqual([])
  const invalid = caseOf('list-reactions-of-one-kind', 'negative: path reaction')
  const statusWith = (data: unknown[]) => checkStatus(observed('list-reactions-of-one-kind', 200, { data }, invalid))
  expect(statusWith([])).toEqual([])
  expect(statusWith([{ id: '1' }])).toHaveLength(1)
})

test('accepts any rejection of a missing key, and only 401 for an unknown key', () => {
  for (const status of [400, 401, 403])
    expect(checkStatus(observed('list-users', status, {}, caseOf('list-users', 'credential: without apikey')))).toEqual([])
  const unknown = { ...caseOf('list-users', 'credential: an unknown key'), alter: { in: 'header', name: 'apikey', value: '0' } as const }
  expect(checkStatus(observed('list-users', 401, {}, unknown))).toEqual([])
  expect(checkStatus(observed('list-users', 403, {}, unknown))).toHaveLength(1)
  expect(checkStatus(observed('list-users', 200, {}, caseOf('list-users', 'credential: without apikey')))).toHaveLength(1)
})

test('accepts a default in the place of an empty list, but only in a new record', () => {
  const echoed = (id: string, action: string[], got: string[]) =>
    checkEcho(observed(id, 200, { data: { id: 'no-adverts', action: got } }, { args: { ruleId: 'no-adverts', body: { action } } })).length
  expect(echoed('create-rule', [], ['blockMessage'])).toBe(0)
  expect(echoed('create-rule', ['kick'], ['blockMessage'])).toBe(1)
  expect(echoed('update-rule', [], ['blockMessage'])).toBe(1)
})

test('accepts a response without a part of what was sent, but no other value', () => {
  const body = { receiver: 'mira', receiverType: 'user', type: 'text', data: { text: 'Hi', metadata: { seed: 1 } } }
  const echoed = (data: Json) => checkEcho(observed('send-message', 200, { data: { data } }, { args: { body } })).map(({ place }) => place)
  expect(echoed({ text: 'Hi' })).toEqual([])
  expect(echoed({ metadata: { seed: 2 } })).toEqual(['response 200 body /data/data/metadata/seed'])
  expect(echoed({ text: 'Hi', metadata: { seed: 2 } })).toEqual(['response 200 body /data/data/metadata/seed'])
})
