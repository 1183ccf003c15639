import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { documentChanges, lostRights } from './documentChanges.ts'

const user = { type: 'object', required: ['uid'], properties: { uid: { type: 'string' }, link: { type: 'string' } } }
const operation = {
  operationId: 'list-users',
  security: [{ apiKey: ['fullAccess'] }, { apiKey: ['authOnly'] }],
  parameters: [{ name: 'perPage', in: 'query', schema: { type: 'integer', maximum: 100 } }],
  responses: { '200': { description: 'Users.', content: { 'application/json': { schema: user } } } },
}

const documentWith = (change: Json, schema: Json = user): Json => ({
  openapi: '3.1.0',
  info: { title: 'Chat', version: '0.1.0' },
  paths: {
    '/users': {
      get: { ...operation, responses: { '200': { description: 'Users.', content: { 'application/json': { schema } } } }, ...change },
    },
  },
  components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'apikey' } } },
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-test-'))
  await writeFile(join(folder, 'before.json'), JSON.stringify(documentWith({})))
})
afterAll(() => rm(folder, { recursive: true }))

async function changes(after: Json) {
  await writeFile(join(folder, 'after.json'), JSON.stringify(after))
  return documentChanges(join(folder, 'before.json'), join(folder, 'after.json'))
}

test('treats an added optional field as an addition', async () => {
  const { bump, breaking, added } = await changes(
    documentWith({}, { ...user, properties: { ...user.properties, nick: { type: 'string' } } }),
  )
  expect({ bump, breaking }).toEqual({ bump: 'minor', breaking: [] })
  expect(added.join()).toContain('properties/nick')
})

test('treats a removed optional field or parameter as a breaking change', async () => {
  const field = await changes(documentWith({}, { ...user, properties: { uid: { type: 'string' } } }))
  expect([field.bump, field.breaking.join()]).toEqual(['major', expect.stringContaining('Property `link`')])
  const parameter = await changes(documentWith({ parameters: [] }))
  expect([parameter.bump, parameter.breaking.join()]).toEqual(['major', expect.stringContaining('`perPage` query parameter was removed')])
})

test('treats a lowered limit as a breaking change', async () => {
  const { bump } = await changes(documentWith({ parameters: [{ name: 'perPage', in: 'query', schema: { type: 'integer', maximum: 50 } }] }))
  expect(bump).toBe('major')
})

test('reports keys that may no longer call an operation, but not keys that newly may', () => {
  const secured = (security: Record<string, string[]>[]) => ({ paths: { '/users': { get: { security } } } })
  expect(lostRights(secured([{ apiKey: ['authOnly'] }]), secured([{ apiKey: ['fullAccess'] }]))).toHaveLength(1)
  expect(lostRights(secured([{ key: [] }]), secured([{ key: [], secret: [] }]))).toHaveLength(1)
  expect(lostRights(secured([{ apiKey: ['fullAccess'] }]), secured([{ apiKey: ['fullAccess'] }, { apiKey: ['authOnly'] }]))).toEqual([])
  expect(lostRights(secured([{ key: [], secret: [] }]), secured([{ key: [] }]))).toEqual([])
})
