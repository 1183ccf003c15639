// Compiles and runs the snippets of README and guides. Those with an output must print it in an
// empty app whose messages settle slowly, and again in the app that they leave.
//
//   UPDATE_OUTPUT=1 npx vitest run scripts/site/snippets.test.ts (updates the output in the pages)
import { readFile, writeFile } from 'node:fs/promises'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFakeChat } from '../../contract-tests/index.ts'
import { type Mock, startMock } from '../../contract-tests/mock/startMock.ts'
import { startVirtualTime } from '../../contract-tests/support/virtualTime.ts'
import { inTurn } from '../../contract-tests/tests/inTurn.ts'
import { startCommands } from './browser/target.ts'
import { localLines, localUrls } from './content/targets.ts'
import type { Snippet } from './snippets.ts'
import { programLoader } from './tests/programLoader.ts'
import { readSnippets } from './tests/readSnippets.ts'
import { region } from './typescriptSample.ts'

const snippets = await readSnippets()
const typescript = snippets.filter(({ language }) => language === 'ts')
const runnable = typescript.filter(({ notRun }) => notRun === undefined)

describe('the snippets of README and guides', () => {
  let mock: Mock
  const load = programLoader()
  const send = globalThis.fetch

  beforeAll(async () => {
    mock = await startMock()
    vi.stubEnv('CHAT_APP_ID', 'app-linden-yard')
    for (const name of ['CHAT_API_KEY', 'MANAGEMENT_KEY', 'MANAGEMENT_SECRET', 'WEBHOOK_PASSWORD']) vi.stubEnv(name, 'feedface')
  })

  afterEach(() => {
    vi.restoreAllMocks()
    globalThis.fetch = send
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await mock.close()
  })

  test('have a known language, and either run or state why not', () => {
    expect(runnable.length).toBeGreaterThan(10)
    const others = snippets.filter(({ language }) => !['ts', 'sh', 'json', 'yaml', 'dockerfile', 'text'].includes(language))
    expect(others.map(({ where }) => where)).toEqual([])
    const commands = snippets.filter(
      ({ language, notRun, code }) =>
        language === 'sh' && notRun === undefined && !/^npm (ci && npm (start|test)|install cometchat-rest)$/.test(code.trim()),
    )
    expect(commands.map(({ where }) => where)).toEqual([])
    // A key in a command would be in the shell's history.
    expect(snippets.filter(({ language, code }) => language === 'sh' && /_(KEY|SECRET|PASSWORD)=/.test(code))).toEqual([])
  })

  test('show their output if they run', () => {
    expect(runnable.filter(({ where, output }) => !where.startsWith('README') && output === undefined).map(({ where }) => where)).toEqual(
      [],
    )
  })

  test('state one region for all, or another address', () => {
    const clients = typescript.flatMap(({ where, code }) =>
      [...code.matchAll(/create(?:Chat|Calls)Client\(\{([^}]*)\}/g)].map(([, options]) => ({ where, options })),
    )
    expect(clients.length).toBeGreaterThan(10)
    const named = new RegExp(`\\b(region: '${region}'|baseUrl)`)
    expect(clients.filter(({ options }) => !named.test(options ?? ''))).toEqual([])
  })

  test('are sent to a fake beside the mock, each at the port that its command states', () => {
    expect(Object.entries(localUrls).filter(([name, url]) => !startCommands[name]?.endsWith(` --port ${new URL(url).port}`))).toEqual([])
    expect(new Set(Object.values(localUrls)).size).toBe(2)
  })

  /**
   * Runs a snippet with another `fetch`, as a module of its own each time, and returns its output.
   */
  async function outputOf({ code }: Snippet, fetch: typeof globalThis.fetch): Promise<string> {
    const lines: string[] = []
    const text = (value: unknown) => (typeof value === 'string' ? value : inspect(value, { colors: false }))
    vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => void lines.push(values.map(text).join(' ')))
    globalThis.fetch = fetch
    await load(code)
    return lines.map((line) => `${line}\n`).join('')
  }

  const toMock: typeof globalThis.fetch = (address, init) =>
    send(String(address).replace(/^https:\/\/[a-z.-]+\.cometchat\.io/, mock.url), init)

  test.each(runnable.filter(({ output }) => output === undefined).map((snippet) => [snippet.where, snippet] as const))(
    '%s runs against the mock',
    async (_, snippet) => {
      await outputOf(snippet, toMock)
    },
  )

  const printing = runnable.filter(({ output }) => output !== undefined)

  const settling = async () => (await createFakeChat({ settling: 3000 })).fetch

  async function inVirtualTime(run: () => Promise<void>): Promise<void> {
    const restore = startVirtualTime()
    await run().finally(restore)
  }

  test.each(printing.map((snippet) => [snippet.where, snippet] as const))(
    '%s prints its documented output in an empty app, and when it runs again',
    async (where, snippet) => {
      const fake = await createFakeChat({ settling: 3000 })
      const fetch = where.startsWith('docs/mock.md') ? toMock : fake.fetch
      const run = async () => {
        const output = await outputOf(snippet, fetch)
        if (process.env.UPDATE_OUTPUT) await update(snippet, output)
        else expect(output).toBe(snippet.output)
        expect(output).not.toBe('')
        expect(await outputOf(snippet, fetch)).toBe(output)
        expect(fake.violations).toEqual([])
      }
      // Only calls to this fake wait; what a program starts itself, such as a receiver of webhooks,
      // has real time limits.
      await (snippet.targets.includes('fake') && fetch !== toMock ? inVirtualTime(run) : run())
    },
  )

  const forFake = printing.filter(({ targets }) => targets.includes('fake')).map((snippet) => [snippet.where, snippet] as const)

  test.each(forFake)('%s prints the same lines as shown for the fake, without a key, and where lists are reversed', (_, snippet) =>
    inVirtualTime(async () => {
      const code = localLines(snippet.code.split('\n'), localUrls.fake).flat().join('\n')
      vi.stubEnv('CHAT_API_KEY', undefined)
      expect(await outputOf({ ...snippet, code }, await settling())).toBe(snippet.output)
      vi.stubEnv('CHAT_API_KEY', 'feedface')
      const lines = (text = '') => text.split('\n').sort()
      expect(lines(await outputOf(snippet, reverseLists(await settling())))).toEqual(lines(snippet.output))
    }).finally(() => vi.stubEnv('CHAT_API_KEY', 'feedface')),
  )

  test.each(inTurn(forFake, 2))('%s runs to its end after the network failed at any of its requests', (_, snippet) =>
    inVirtualTime(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      for (let sent = 1, isComplete = false; !isComplete; sent++) {
        const fetch = await settling()
        let remaining = sent
        isComplete = true
        await outputOf(snippet, async (...request) => {
          if (remaining-- > 0) return fetch(...request)
          isComplete = false
          throw new TypeError('fetch failed')
        }).catch(() => {})
        if (!isComplete) expect(await outputOf(snippet, fetch)).not.toBe('')
      }
    }),
  )
})

/** A service that lists the records of each response from the last to the first. */
const reverseLists =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (address, init) => {
    const response = await fetch(address, init)
    const body = (await response
      .clone()
      .json()
      .catch(() => undefined)) as { data?: unknown } | undefined
    if (!Array.isArray(body?.data)) return response
    return Response.json({ ...body, data: body.data.reverse() }, response)
  }

/** Updates in its page what a snippet prints. */
async function update({ where, code }: Snippet, output: string): Promise<void> {
  const [file = ''] = where.split(':')
  const text = await readFile(file, 'utf8')
  const at = text.indexOf(code)
  const rest = text.slice(at).replace(/It prints:\n\n```text\n[\s\S]*?```\n/, () => `It prints:\n\n\`\`\`text\n${output}\`\`\`\n`)
  await writeFile(file, text.slice(0, at) + rest)
}
