import { execFile as execute, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { startMock } from '../../contract-tests/mock/startMock.ts'
import { inTurn } from '../../contract-tests/tests/inTurn.ts'
import { readOperations } from '../../src/command/document.ts'
import { exampleLine } from '../../src/command/help.ts'
import { startFake } from './browser/fakePage.ts'
import { idsIn, initOf } from './browser/pageRequest.ts'
import { requestsBefore, sampleInPage } from './pages/send.ts'
import type { Samples } from './samples.ts'
import { allSamples, shownForMock } from './tests/allSamples.ts'
import { type CurlRequest, readCurl } from './tests/curl.ts'
import { environment, fetchFromMock, runProgram } from './tests/runProgram.ts'
import { sampleCall, sampleWidth } from './typescriptSample.ts'

const execFile = promisify(execute)
const contracts = await readContracts()
const samples = allSamples(contracts)
const forMock = samples.map(([id, all]) => [id, shownForMock(all)] as const)
/** The documented success status of each operation. */
const success = new Map(
  contracts.flatMap(({ operations }) =>
    operations.map(({ id, responses }) => [id, Number(Object.keys(responses).find((status) => status.startsWith('2')))] as const),
  ),
)
/** Sends a request to the mock, from the service or from the documented URL of the mock. */
let send: typeof globalThis.fetch

beforeAll(async () => {
  send = await fetchFromMock()
})

afterEach(() => vi.unstubAllGlobals())

/** Runs each sample and returns those without the documented success status. */
async function failuresOf<Sample>(list: readonly (readonly [id: string, sample: Sample])[], run: (sample: Sample) => Promise<void>) {
  const failures: string[] = []
  for (const [id, sample] of list) {
    let status = 0
    vi.stubGlobal('fetch', async (...request: Parameters<typeof send>) => {
      const response = await send(...request)
      status = response.status
      return response
    })
    await run(sample).catch((error: Error) => failures.push(`${id}: ${error.message}`))
    if (status !== success.get(id)) failures.push(`${id} ended with ${status}`)
  }
  return failures
}

async function sendCurl({ method, address, headers, body }: CurlRequest): Promise<void> {
  const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) })
  await response.arrayBuffer()
}

/** The samples of a kind. */
const each = (list: typeof samples, kind: keyof Samples) => list.map(([id, all]) => [id, all[kind]] as const)

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0

/** Runs samples in a single process of their language. */
async function runIn(program: string, runner: string, list: readonly (readonly [id: string, code: string])[]) {
  const mock = await startMock()
  try {
    const file = fileURLToPath(new URL(`tests/${runner}`, import.meta.url))
    const run = execFile(program, [file], { env: { ...process.env, ...environment, MOCK_URL: mock.url }, maxBuffer: 2 ** 24 })
    run.child.stdin?.end(JSON.stringify(list))
    return JSON.parse((await run).stdout) as [id: string, status: number | string][]
  } finally {
    await mock.close()
  }
}

describe.each([
  ['for the service', samples],
  ['for the mock', forMock],
])('samples %s', (_, list) => {
  test.skipIf(process.platform === 'win32')('curl succeeds against the mock', async () => {
    const requests = readCurl(
      list.map(([, { curl }]) => curl),
      environment,
    )
    const sent = list.map(([id], index) => [id, requests[index] as CurlRequest] as const)
    expect(await failuresOf(sent, sendCurl)).toEqual([])
  })

  test.each(['typescript', 'fetch'] as const)('%s succeeds against the mock', async (kind) => {
    expect(await failuresOf(each(list, kind), runProgram)).toEqual([])
  })
})

test.each([
  ['python', 'python3', 'runSamples.py'],
  ['php', 'php', 'runSamples.php'],
] as const)('%s samples succeed against the mock, in a single process', async (kind, program, runner) => {
  if (!isInstalled(program)) return console.warn(`${program} not found: THE SAMPLES IN ${kind.toUpperCase()} ARE NOT RUN.`)
  const programs = [...each(samples, kind), ...each(forMock, kind)]
  const statuses = await runIn(program, runner, programs)
  expect(statuses.length).toBe(programs.length)
  expect(statuses.filter(([id, status]) => status !== success.get(id))).toEqual([])
})

// In turn by day.
test('samples succeed against the fake in their page', async () => {
  const wrong: string[] = []
  for (const entry of inTurn(
    contracts.flatMap((contract) => contract.operations.map((operation) => ({ contract, operation }))),
    32,
  )) {
    const { id, method, path, parameters } = entry.operation
    const created = method === 'POST' && !path.includes('{') ? idsIn(sampleInPage(entry)) : []
    const names = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []))
    const fake = await startFake(requestsBefore(entry), created, names)
    const { url, ...init } = sampleInPage(entry, fake.ids)
    const { status } = await fake.fetch(url, initOf(init))
    if (status !== success.get(id)) wrong.push(`${id}: ${status}`)
  }
  expect(wrong).toEqual([])
})

describe('lines of samples', () => {
  /** A line of nothing but a value of the request, or with a URL: neither can be broken. */
  const isText = (line: string) =>
    /^\s*(?:(?:'[\w.-]+'|"\w+")(?:: | => )|--form-string )?(?:'[^']*'|"[^"]*"|\w+).{0,2}$/.test(line) || line.includes('https://')
  const tooLong = (code: string) => code.split('\n').filter((line) => line.length > sampleWidth)

  test('fit the pane beside the text, but for texts of the request that are longer than a line', () => {
    const wrapping = samples.flatMap(([id, all]) => Object.values(all).flatMap((code: string) => tooLong(code).map((line) => [id, line])))
    expect(wrapping.filter(([, line = '']) => !isText(line))).toEqual([])
  })

  test('are all that short in nearly every TypeScript sample', () => {
    const ids = samples.filter(([, { typescript }]) => tooLong(typescript).length > 0).map(([id]) => id)
    expect(ids.length).toBeLessThanOrEqual(14)
  })
})

test('a sample acts for a user through that client, and walks a paged list', () => {
  const codeOf = (id: string) => samples.find(([name]) => name === id)?.[1].typescript
  expect(codeOf('flag-a-message')).toContain("chat.as('jonas').flagAMessage({")
  expect(codeOf('list-users')).toContain('for await (const user of chat.listUsers.items()) {')
  for (const [id, { typescript }] of samples) expect(typescript, id).not.toContain('onBehalfOf')
})

test('the help of a command shows the call of its sample', () => {
  const commands = new Map(readOperations().map((operation) => [operation.id, exampleLine(operation).replaceAll("'", '')]))
  for (const contract of contracts)
    for (const operation of contract.operations) {
      const { onBehalfOf, ...others } = sampleCall(contract.name, contract, operation).parameters
      const words = Object.entries(others).flatMap(([name, value]) => [value].flat().map((item) => ` ${name}=${item}`))
      const line = commands.get(operation.id) ?? ''
      expect([line, /--as (\S+)/.exec(line)?.[1], words.filter((word) => !line.includes(word))]).toEqual([line, onBehalfOf, []])
    }
})

test('samples for the mock refer only to the mock', () => {
  const wrong = forMock.flatMap(([id, all]) =>
    Object.values(all).filter(
      (code) => !code.includes('http://127.0.0.1:4010') || code.includes('cometchat.io') || /CHAT_|MANAGEMENT_/.test(code),
    ).length > 0
      ? [id]
      : [],
  )
  expect(wrong).toEqual([])
})
