// A batch that a queue worker imports on its own returns a result for each record.
import { describe, expect, test } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { importAll, importBatch } from '../import.ts'
import { withoutPauses } from './support/around.ts'
import { make, stubbed, stubbedWith } from './support/calls.ts'
import { messages, users } from './support/importRecords.ts'
import { type ImportService, importService } from './support/importService.ts'
import { apiKey } from './support/key.ts'
import { connectionError } from './support/stubFetch.ts'

withoutPauses()

const client = ({ url }: ImportService) => createChatClient({ baseUrl: url, apiKey })

test('returns the outcome of each record in order', async () => {
  await using service = await importService({
    reject: ({ uid }) => uid === 'u1' && 'ERR_ROLE_NOT_FOUND',
    omit: ({ uid }) => uid === 'u3',
  })
  service.add('users', 'u2')
  const results = await importBatch(client(service), 'users', [...users(4), { uid: '', name: 'N' }, ...users(1, 4)])
  expect(results).toEqual([
    { index: 0, id: 'u0', status: 'created' },
    { index: 1, id: 'u1', status: 'refused', code: 'ERR_ROLE_NOT_FOUND', reason: expect.stringContaining('u1') },
    { index: 2, id: 'u2', status: 'existed', code: 'ERR_UID_ALREADY_EXISTS', reason: expect.stringContaining('u2') },
    { index: 3, id: 'u3', status: 'unknown', reason: expect.stringContaining('Send it again with `sentBefore`') },
    { index: 4, id: '', status: 'refused', reason: expect.stringContaining('no `uid`') },
    { index: 5, id: 'u4', status: 'created' },
  ])
})

test('marks existing records that an earlier request may have created', async () => {
  await using service = await importService({ fault: (number) => (number === 1 ? 'cut' : undefined), carryOut: true })
  const chat = client(service)
  expect(await importBatch(chat, 'users', users(2))).toMatchObject([
    { status: 'existed', sentBefore: true },
    { status: 'existed', sentBefore: true },
  ])
  expect(await importBatch(chat, 'users', users(1))).toEqual([expect.not.objectContaining({ sentBefore: true })])
  expect(await importBatch(chat, 'users', users(1), { sentBefore: true })).toMatchObject([{ status: 'existed', sentBefore: true }])
})

test('splits records into requests of at most fifty in which ids are unique', async () => {
  await using service = await importService()
  const results = await importBatch(client(service), 'users', [...users(60), { uid: 'U59', name: 'Again' }])
  expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 'created'), 'existed'])
  expect(service.requests.map(({ body }) => Object.keys((JSON.parse(body) as { users: object }).users).length)).toEqual([50, 10, 1])
})

test('reports the record that causes a 500 ERR_EXCEPTION as refused if others succeed', async () => {
  await using service = await importService({ exception: ({ muid }) => muid === 'm3' })
  const results = await importBatch(client(service), 'messages', messages(10))
  expect(results.filter(({ status }) => status !== 'created' && status !== 'existed')).toMatchObject([
    { index: 3, status: 'refused', code: 'ERR_EXCEPTION' },
  ])
  expect(results.filter(({ status, sentBefore }) => status === 'existed' && !sentBefore)).toEqual([])
})

test('reports a single record with a 500 ERR_EXCEPTION as unknown, as it may be an outage', async () => {
  await using service = await importService({ exception: () => true })
  expect(await importBatch(client(service), 'messages', messages(1))).toMatchObject([{ status: 'unknown', code: 'ERR_EXCEPTION' }])
})

test('returns an empty list and sends nothing if there are no records', async () => {
  await using service = await importService()
  expect(await importBatch(client(service), 'groups', [])).toEqual([])
  expect(service.requests).toHaveLength(0)
})

test('throws the reason of an aborted signal', async () => {
  await using service = await importService()
  const reason = new Error('enough')
  await expect(importBatch(client(service), 'users', users(1), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(service.requests).toHaveLength(0)
})

test.each([200, 202, 204])('a request that is accepted with %i and no body is not sent again', async (status) => {
  const { chat, sent } = stubbed(() => new Response(null, { status }))
  const results = await importBatch(chat, 'users', users(120))
  expect(sent).toHaveLength(3)
  expect(results).toHaveLength(120)
  for (const result of results) expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('accepted') })
  const { counts } = await importAll(chat, { users: users(70) })
  expect(counts.users).toEqual({ created: 0, existed: 0, refused: 0, unknown: 70 })
  expect(sent).toHaveLength(5)
})

test('a record that exists is not said to come from a request whose connection was refused', async () => {
  const { chat } = stubbedWith({ retries: 0 }, (_, number) => {
    if (number === 1) throw connectionError('ECONNREFUSED')
    return Response.json({ data: { u0: { success: false, error: { code: 'ERR_UID_ALREADY_EXISTS', message: 'Exists.' } } } })
  })
  const [result] = await importBatch(chat, 'users', users(1))
  expect(result).toMatchObject({ status: 'existed' })
  expect(result).not.toHaveProperty('sentBefore')
})

test.each([1, 3])('a request that fails is sent `attempts` times by the import, and not again by the client: %i', async (attempts) => {
  let calls = 0
  const fetch = () => {
    calls++
    return Promise.reject(connectionError('ECONNREFUSED'))
  }
  const [result] = await importBatch(make(fetch), 'users', users(1), { attempts })
  expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('ECONNREFUSED') })
  expect(calls).toBe(attempts)
})

describe('rejects invalid arguments before sending', () => {
  test.each<[kind: unknown, records: unknown, options: unknown, message: string]>([
    ['user', [], {}, 'the kind must be one of users, groups, members, messages'],
    ['users', { u0: {} }, {}, 'pass the users as an array'],
    ['users', undefined, {}, 'pass the users as an array'],
    ['users', [], { attempts: 0 }, '`attempts` must be'],
    ['users', [], { signal: {} }, '`signal` must be an AbortSignal'],
  ])('%j %j %j', async (kind, records, options, message) => {
    await using service = await importService()
    await expect(importBatch(client(service), kind as never, records as never, options as never)).rejects.toThrow(message)
    expect(service.requests).toHaveLength(0)
  })
})
