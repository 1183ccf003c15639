// The handlers of the guide "Receiving webhooks" that need no server of their own.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFakeChat } from '../../contract-tests/fake.ts'
import { snippetsOf } from './snippets.ts'
import { programLoader } from './tests/programLoader.ts'

const password = 'open-sesame'
const handlers = snippetsOf('docs/webhooks.md', await readFile('docs/webhooks.md', 'utf8')).filter(({ code }) => code.includes('export '))

interface Exports {
  POST?(request: Request): Promise<Response>
  default?: { fetch(request: Request, environment: { WEBHOOK_PASSWORD: string }): Promise<Response> }
  handler?(event: object): Promise<{ statusCode: number }>
}

const load = programLoader()

beforeAll(() => void vi.stubEnv('WEBHOOK_PASSWORD', password))
afterAll(() => void vi.unstubAllEnvs())

/** Passes a request to whatever a program exports, as its platform does. */
async function statusOf(exports: Exports, request: Request): Promise<number> {
  if (exports.POST) return (await exports.POST(request)).status
  if (exports.default) return (await exports.default.fetch(request, { WEBHOOK_PASSWORD: password })).status
  const body = Buffer.from(await request.arrayBuffer()).toString('base64')
  const event = { version: '2.0', headers: Object.fromEntries(request.headers), body, isBase64Encoded: true }
  return (await exports.handler?.(event))?.statusCode ?? 0
}

test.each(handlers.map(({ where, code }) => [where, code]))('%s reads an event, and rejects other credentials', async (_, code) => {
  const exports = await load<Exports>(code ?? '')
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    const fake = await createFakeChat({ webhook: { url: 'https://garden.example/webhook', username: 'linden', password } })
    expect(await statusOf(exports, fake.deliver('group_created'))).toBe(200)
    expect(log.mock.calls).toEqual([['group_created']])
    const other = await createFakeChat({ webhook: { url: 'https://garden.example/webhook', username: 'linden', password: 'guess' } })
    expect(await statusOf(exports, other.deliver('group_created'))).toBe(401)
  } finally {
    log.mockRestore()
  }
})

test('the guide has a handler for Next.js, Workers and Lambda', () => {
  expect(handlers).toHaveLength(3)
})
