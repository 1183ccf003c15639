import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../documents/json.ts'
import { changedAt } from '../documents/pointer.ts'
import { table } from '../report/table.ts'
import { verdictOf } from '../report/verdict.ts'
import type { SuiteResult } from '../suites/result.ts'

afterEach(() => {
  vi.doUnmock('../documents/bundles.ts')
  vi.doUnmock('../../generated/chat.operations.ts')
  vi.resetModules()
})

/** Checks a fake that ignores what is new in the documents. */
async function run(change: (document: unknown) => unknown, only: string[]): Promise<SuiteResult> {
  vi.resetModules()
  vi.doMock(import('../documents/bundles.ts'), async (original) => {
    const bundles = await original()
    return {
      ...bundles,
      readBundle: async (name) => (name === 'chat' ? (change(await bundles.readBundle(name)) as never) : bundles.readBundle(name)),
    }
  })
  // The client is generated from the documents, so it knows the parameter.
  vi.doMock(import('../../generated/chat.operations.ts'), async (original) => {
    const { chatDocument } = await original()
    const { listUsers } = chatDocument.operations
    const operations = { ...chatDocument.operations, listUsers: { ...listUsers, query: [...(listUsers.query ?? []), 'namePrefix'] } }
    return { chatDocument: { ...chatDocument, operations } }
  })
  const { startTestServer } = await import('./honestServer.ts')
  const server = await startTestServer()
  // The fake obeys any filter that the documents state.
  const { fetch } = server.fake
  const ignoring: typeof fetch = (url, init) => fetch(String(url).replace(/namePrefix=[^&]*&?/, ''), init)
  Object.assign(server.fake, { fetch: ignoring })
  try {
    return await server.run({ allowWrites: true, only })
  } finally {
    await server.close()
  }
}

const withFilter =
  (more: Json) =>
  (document: unknown): unknown =>
    changedAt(document, '/paths/~1users/get/parameters', (parameters) => [
      ...(parameters as object[]),
      { name: 'namePrefix', in: 'query', description: 'A beginning.', schema: { type: 'string', maxLength: 100 }, ...more },
    ])

const withProperty = (document: unknown): unknown =>
  ['UpdateUserRequest', 'User'].reduce(
    (changed, name) =>
      changedAt(changed, `/components/schemas/${name}/properties/motto`, () => ({
        type: 'string',
        description: 'A motto.',
        maxLength: 40,
      })),
    document,
  )

test('an invented filter that the server ignores is named as sent without an effect', async () => {
  const result = await run(withFilter({}), ['list-users'])
  expect(result.unchecked).toContain('list-users namePrefix')
  const [list] = result.operations
  expect(list?.coverage.parameters.missing).toContain('list-users namePrefix')
  expect(table(result, verdictOf(result))).toMatch(/Sent, effect not checked: .*\n {2}list-users \(.*namePrefix/)
})

test('an invented filter whose rule the document states, and which the server ignores, fails the run', async () => {
  const result = await run(withFilter({ 'x-filter': { properties: ['name'], operator: 'prefix' } }), ['list-users'])
  const failed = result.operations.flatMap((operation) => operation.failed.map(({ name }) => name))
  expect(failed.join()).toContain('namePrefix=')
  expect(verdictOf(result).reasons).not.toEqual([])
})

test('an invented property that the server does not store is a finding, or named as sent without an effect', async () => {
  const result = await run(withProperty, ['update-user', 'get-user'])
  const findings = result.operations.flatMap((operation) => operation.findings)
  expect([...(result.unchecked ?? []), ...findings.map(({ place }) => place)].join('\n')).toContain('motto')
})
