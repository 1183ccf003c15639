// Deprecations are logged once, if there is a logger.
import { describe, expect, test, vi } from 'vitest'
import { restoreMocks } from './support/around.ts'
import { stubbed, stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { stubFetch } from './support/stubFetch.ts'

const deprecated = everyOperation.filter(({ route }) => route.entry.replacedBy)
/** A `$name` would be printed in quotation marks. */
const titled = deprecated.map((operation) => [`${operation.document} ${operation.name}`, operation] as const)

restoreMocks()

test.each(titled)('%s warns once and names its replacement', async (_, { document, name, route, required }) => {
  const warn = vi.fn()
  const method = clientOf(document, { fetch: stubFetch().fetch, logger: { warn } })[name] as Method
  await method(required)
  await method(required)
  expect(warn.mock.calls).toEqual([[`${name} is deprecated; use ${route.entry.replacedBy}.`]])
  const replacements = route.entry.replacedBy?.split(' or ') ?? []
  const known = everyOperation.filter((operation) => operation.document === document && replacements.includes(operation.name))
  expect(known).toHaveLength(replacements.length)
})

test('there are deprecated operations', () => expect(deprecated.length).toBeGreaterThan(0))

describe('a response that announces the end of an operation', () => {
  test.each([
    [{ deprecation: '@1772355600' }, 'CometChat announces the end of listUsers.'],
    [{ sunset: 'Sun, 01 Mar 2026 09:00:00 GMT' }, 'CometChat announces the end of listUsers: sunset Sun, 01 Mar 2026 09:00:00 GMT.'],
    [{ deprecation: 'true', sunset: 'soon' }, 'CometChat announces the end of listUsers: sunset soon.'],
  ])('warns once across derived clients: %j', async (headers, message) => {
    const warn = vi.fn()
    const { chat } = stubbedWith({ logger: { warn } }, () => Response.json({ data: [] }, { headers: headers as HeadersInit }))
    await chat.listUsers()
    await chat.listUsers()
    await chat.as('mira').listUsers()
    expect(warn.mock.calls).toEqual([[message]])
    await chat.listRoles()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('warns if it is an error too', async () => {
    const warn = vi.fn()
    const { chat } = stubbedWith({ logger: { warn } }, () => Response.json({}, { status: 404, headers: { deprecation: 'true' } }))
    await chat.listUsers().catch(() => {})
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('warns once about the replacement and once about the end, even if the stated date changes', async () => {
  const warn = vi.fn()
  const { chat } = stubbedWith({ logger: { warn } }, (_, number) =>
    Response.json({ data: [] }, { headers: { sunset: `day ${10 ** number}` } }),
  )
  for (let count = 0; count < 5; count++) await chat.listRestrictedFeatures({ role: 'keeper' })
  expect(warn.mock.calls).toEqual([
    ['listRestrictedFeatures is deprecated; use listRolePermissions.'],
    ['CometChat announces the end of listRestrictedFeatures: sunset day 10.'],
  ])
})

test('writes nothing without a logger', async () => {
  const spies = (['debug', 'log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
  const emitted = vi.spyOn(process, 'emitWarning')
  const { chat } = stubbed((_, number) =>
    Response.json({ data: [] }, { status: number === 1 ? 429 : 200, headers: { deprecation: 'true', 'retry-after': '0' } }),
  )
  await chat.listRestrictedFeatures({ role: 'keeper' })
  for (const spy of [...spies, emitted]) expect(spy).not.toHaveBeenCalled()
})

test('calls the logger’s methods, also those of its class, with the logger as `this`', async () => {
  const logger = Object.create({ warn: vi.fn() })
  await stubbedWith({ logger }).chat.listRestrictedFeatures({ role: 'keeper' })
  expect(logger.warn.mock.contexts[0]).toBe(logger)
})
