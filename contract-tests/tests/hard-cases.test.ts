import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { check } from '../cli/check.ts'
import { UsageError } from '../cli/command.ts'
import { startMock } from '../mock/startMock.ts'
import { checkMock } from '../suites/mockSuite.ts'
import type { SuiteResult } from '../suites/result.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { testDocument } from './testDocument.ts'

const cli = fileURLToPath(new URL('../cli/cli.ts', import.meta.url))

const isGone = (group: number): boolean => {
  try {
    process.kill(-group, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

const withoutTimes = ({ operations, webhooks, cases }: SuiteResult) => ({
  cases,
  webhooks,
  operations: operations.map(({ milliseconds: _, ...rest }) => ({
    ...rest,
    failed: rest.failed.map(({ milliseconds: __, ...failure }) => failure),
  })),
})

test('results do not depend on the order or a parallel suite', async () => {
  const only = ['list-users', 'create-user', 'flag-a-message', 'list-apps', 'list-roles']
  const [alone, shared] = await Promise.all([checkMock({ only }), checkMock({ only: only.toReversed() })])
  expect(withoutTimes(shared)).toEqual(withoutTimes(alone))
  expect(alone.cases).toBeGreaterThan(200)
})

// Windows has neither process groups nor these signals.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s during a run leaves no process behind',
  async (signal) => {
    const folder = await temporaryFolder()
    const args = ['--import', import.meta.resolve('tsx'), cli, 'check', '--report', folder]
    // In its own process group, so that leftover processes can be found.
    const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk))
    await vi.waitFor(() => expect(text).toMatch(/operations/), 60_000)
    const exit = once(child, 'exit')
    child.kill(signal)
    expect((await exit)[0]).toBe(130)
    expect(text).toContain(`Stopped by ${signal}`)
    await vi.waitFor(() => expect(isGone(child.pid as number)).toBe(true), 60_000)
  },
)

test('reports an unknown option in one line and exits with 2', async () => {
  const args = ['--import', import.meta.resolve('tsx'), cli, 'check', '--wurkers', '2']
  const error: unknown = await promisify(execFile)(process.execPath, args).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Unknown option '--wurkers'.*\n$/) })
})

test.each([
  [['--target', 'http://example.com'], '--target must begin with https:'],
  [['--target', 'users=https://example.com'], 'Unknown document in --target: users'],
  [['--seed', 'two'], '--seed must be a whole number'],
])('rejects the arguments %j', async (args, message) => {
  const error: unknown = await check.run(args, new AbortController().signal).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toContain(message)
})

test('rejects documents and ports that a mock cannot serve', async () => {
  await expect(startMock({ documents: [testDocument({ '/a': {} }), testDocument({ '/a': {} })] })).rejects.toThrow('have the path /a')
  await expect(
    startMock({
      documents: [
        testDocument({ '/a': { get: { operationId: 'a', parameters: [{ $ref: '#/components/parameters/Gone' }], responses: {} } } }),
      ],
    }),
  ).rejects.toThrow(/Gone/)
  const first = await startMock({ documents: [testDocument({})] })
  const port = Number(new URL(first.url).port)
  await expect(startMock({ documents: [testDocument({})], port })).rejects.toThrow(`Port ${port} is already in use`)
  await first.close()
})
