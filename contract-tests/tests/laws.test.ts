import { expect, test } from 'vitest'
import type { Json } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { families } from '../fake/families.ts'
import { changingRecords } from '../fake/readings/reading.ts'
import type { Wrap } from '../fake/wraps.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { headerOf } from '../validate/rawExchange.ts'
import { findingsIn, json, rejected, startTestServer } from './honestServer.ts'
import { omitting } from './honestServers.ts'
import { checkStyle } from './virtualRuns.ts'

const texts = '/ai-agents/agent-builder/knowledge-base/text'

/** What a service does with the records of a family that the fake does not keep. */
interface TextService {
  created(sent: Json): Json
  updated(record: Json, sent: Json, others: Json[]): void
  removes: boolean
}

/** Whether the law finds something about a service. */
async function lawFails(service: Partial<TextService> = {}): Promise<boolean> {
  const { created, updated, removes }: TextService = {
    created: (sent) => sent,
    updated: (record, sent) => Object.assign(record, sent),
    removes: true,
    ...service,
  }
  await using server = await startTestServer()
  const records = new Map<string, Json>()
  server.respond = ({ method, path, body, headers }) => {
    if (!path.startsWith(texts) || headers.apikey !== fakeCredentials.apiKey) return undefined
    const id = path.slice(texts.length + 1)
    const record = records.get(id)
    const sent = (body.endsWith('}') ? JSON.parse(body) : {}) as Json
    if (id === '' && method === 'POST') {
      const uniqueId = `text-${records.size + 1}`
      records.set(uniqueId, { ...created(sent), uniqueId })
      return json({ success: true, data: records.get(uniqueId) }, 201)
    }
    if (id === '') return json({ data: [...records.values()] })
    if (!record) return rejected(404, 'ERR_NOT_FOUND')
    if (method === 'PATCH') updated(record, sent, [...records.values()])
    if (method === 'DELETE' && removes) records.delete(id)
    return json({ success: true, data: method === 'DELETE' ? { uniqueId: id } : record })
  }
  const only = ['create', 'update', 'delete'].map((verb) => `${verb}-knowledge-base-text`)
  const { operations } = await server.run({ only, allowWrites: true })
  return operations.some(({ failed }) => failed.some(({ name }) => / then (get|list|delete)-knowledge-base-texts?$/.test(name)))
}

test('has a law for records of families that the fake does not keep', async () => {
  expect(await lawFails()).toBe(false)
  expect(await lawFails({ created: ({ text: _, ...sent }) => sent })).toBe(true)
  expect(await lawFails({ updated: () => {} })).toBe(true)
  expect(await lawFails({ removes: false })).toBe(true)
  const all = (_: Json, sent: Json, others: Json[]) => {
    for (const other of others) Object.assign(other, sent)
  }
  expect(await lawFails({ updated: all })).toBe(true)
  const indexed = (record: Json, sent: Json, others: Json[]) => {
    for (const other of others) other.status = 'indexed'
    Object.assign(record, sent)
  }
  expect(await lawFails({ created: (sent) => ({ ...sent, status: 'indexing' }), updated: indexed })).toBe(false)
})

test('creates records with a name that no other may have, and recognizes them without an envelope', async () => {
  await using server = await startTestServer()
  const path = '/ai-agents/agent-builder/agents/variables/custom'
  const records = new Map<string, Json>()
  let count = 0
  server.respond = ({ method, path: url, body, headers }) => {
    if (!url.startsWith(path) || headers.apikey !== fakeCredentials.apiKey) return undefined
    const id = url.slice(path.length + 1)
    const sent = (body.endsWith('}') ? JSON.parse(body) : {}) as Json
    if (method === 'GET') return json([...records.values()])
    if (method === 'POST' && [...records.values()].some(({ name }) => name === sent.name)) return rejected(400, 'ERR_BAD_REQUEST')
    if (method !== 'POST' && !records.has(id)) return rejected(404, 'ERR_OPERATION_FAILED')
    const _id = method === 'POST' ? `v-${++count}` : id
    const record = { ...records.get(id), ...sent, _id }
    if (method === 'DELETE') records.delete(id)
    else records.set(_id, record)
    return json(method === 'DELETE' ? { success: true } : record)
  }
  const only = ['create', 'update', 'delete'].map((verb) => `${verb}-custom-agent-variable`)
  const { operations } = await server.run({ only, allowWrites: true })
  expect(operations.flatMap(({ notRun }) => notRun.map(({ reason }) => reason))).toEqual([])
  expect(operations.flatMap(({ failed }) => failed.filter(({ kind }) => kind !== 'negative').map(({ name }) => name))).toEqual([])
})

test('does not go on with a key that the server does not show', async () => {
  const handlers = { 'create-apikey': changingRecords(omitting('apiKey')) }
  const keys = new Set<string | undefined>()
  const observe: ServerSuiteOptions['observe'] = ({ headers }) => void keys.add(headerOf(headers, 'apikey'))
  await checkStyle({ handlers }, { only: ['delete-apikey'], concurrency: 1, observe })
  expect(keys).toContain(fakeCredentials.apiKey)
  expect(keys).not.toContain('undefined')
})

test('notices that a record of the app is not listed, and says why the pages are not walked', async () => {
  const withoutDefault: Wrap = (call, next) => {
    const roles = new Map([...call.store.roles].filter(([role]) => role !== 'default'))
    return next({ ...call, store: { ...call.store, roles } })
  }
  const result = await checkStyle({ handlers: { 'list-roles': withoutDefault } }, { only: ['list-roles'], concurrency: 1 })
  expect(findingsIn(result).join()).toContain('expected a record with role default')
  const left = result.operations.flatMap(({ notRun }) => notRun.filter(({ name }) => name === 'the pages of the list'))
  expect(left.map(({ reason }) => reason)).toEqual(['a server may return the whole list at once'])
})

test.each<[id: string, isCertain: boolean]>([
  ['get-user', true],
  ['update-user', false],
])('whether a fault of %s leaves cases out: records are certain %s', async (id, isCertain) => {
  const style = { handlers: { [id]: changingRecords(omitting('name')) } }
  const { operations } = await checkStyle(style, { only: [id], concurrency: 8 })
  const failed = operations.flatMap((operation) => operation.failed)
  expect(failed).not.toEqual([])
  const reasons = operations.flatMap(({ notRun }) => notRun.map(({ reason }) => reason))
  expect(reasons.filter((reason) => /records? of the run/.test(reason)).length > 0).toBe(!isCertain)
})

test('notices a group that two calls at the same time create', async () => {
  const wrap: Wrap = (call, next) => {
    const guid = String(call.body.guid)
    const known = call.store.groups.has(guid) && families['get-group']
    return known ? known({ ...call, path: { guid } }) : next(call)
  }
  const { operations } = await checkStyle({ handlers: { 'create-group': wrap } }, { only: ['create-group'], concurrency: 1 })
  expect(operations.flatMap(({ failed }) => failed.map(({ name }) => name)).join()).toContain('simultaneous')
})
