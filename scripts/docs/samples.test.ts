import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../contract-tests/mock/createMock.ts'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { triedRequest } from './pages/tryIt.ts'
import { type Samples, samplesOf } from './samples.ts'
import { codeBlock } from './site/highlight.ts'
import { type Element, parsePage } from './site/pageTree.ts'
import { typeErrors } from './typeErrors.ts'

const run = promisify(execFile)
const contracts = await readContracts()
const samples = contracts.flatMap((contract) =>
  contract.operations.map((operation): [id: string, samples: Samples] => [operation.id, samplesOf(contract.name, contract, operation)]),
)
/** The status that each operation documents for success. */
const success = new Map(
  contracts.flatMap(({ operations }) =>
    operations.map(({ id, responses }) => [id, Number(Object.keys(responses).find((status) => status.startsWith('2')))] as const),
  ),
)
const environment = {
  CHAT_APP_ID: 'app-linden-yard',
  CHAT_REGION: 'eu',
  CHAT_API_KEY: 'feedface',
  MANAGEMENT_KEY: 'feedface',
  MANAGEMENT_SECRET: 'feedface',
}

let mock: Mock
let folder: string

beforeAll(async () => {
  mock = await createMock()
  await mkdir('dist', { recursive: true })
  // Inside the project, so that modules resolve as they do for a user.
  folder = await mkdtemp(join('dist', 'samples-'))
}, 60_000)

afterAll(async () => {
  await mock.close()
  await rm(folder, { recursive: true })
})

describe('samples of the reference', () => {
  test('there is a set of them for every operation', () => {
    expect(samples.length).toBe(contracts.flatMap(({ operations }) => operations).length)
  })

  test('every curl sample succeeds against the mock', { timeout: 240_000 }, async () => {
    // The samples stay as readers see them: a function of curl's name sends them to the mock instead.
    const redirect = `service='^https://[a-z.-]+[.]cometchat[.]io(/v3)?/(.*)$'
curl() {
  local sent=()
  for one in "$@"; do if [[ $one =~ $service ]]; then sent+=("$MOCK/\${BASH_REMATCH[2]}"); else sent+=("$one"); fi; done
  command curl -s -o /dev/null -w '%{http_code}\\n' --max-time 20 "\${sent[@]}"
}`
    const script = join(folder, 'curl.sh')
    await writeFile(script, [redirect, ...samples.map(([id, { curl }]) => `echo -n '${id} '; ${curl}`)].join('\n'))
    const { stdout } = await run('bash', [script], { env: { ...process.env, ...environment, MOCK: mock.url }, maxBuffer: 2 ** 24 })
    expect(stdout.trim().split('\n')).toEqual(samples.map(([id]) => `${id} ${success.get(id)}`))
  })

  test('every TypeScript and fetch sample compiles', { timeout: 120_000 }, async () => {
    const files = Object.fromEntries(
      samples.flatMap(([id, { typescript, fetch }]) => [
        [`${id}.client.ts`, typescript],
        [`${id}.fetch.ts`, `${fetch}export {}\n`],
      ]),
    )
    expect(typeErrors(files)).toEqual([])
  })

  test('every TypeScript and fetch sample runs against the mock', { timeout: 120_000 }, async () => {
    const source = new URL('../../src/index.ts', import.meta.url).href
    await writeFile(
      join(folder, 'run.ts'),
      `const send = globalThis.fetch
console.log = () => {}
const failures: string[] = []
let status = 0
globalThis.fetch = async (address, init) => {
  const response = await send(String(address).replace(/^https:\\/\\/[a-z.-]+\\.cometchat\\.io(\\/v3)?\\//, '${mock.url}/'), init)
  status = response.status
  return response
}
for (const [name, sample] of Object.entries({
${samples
  .flatMap(([id, { typescript, fetch }]) => [
    [`${success.get(id)} ${id} with the client`, typescript],
    [`${success.get(id)} ${id} with fetch`, fetch],
  ])
  .map(
    ([name, sample]) =>
      `  ${JSON.stringify(name)}: async () => {\n${(sample ?? '').replace(/^import \{ (\w+) \} from 'cometchat-rest'$/m, `const { $1 } = await import('${source}')`)}\n},`,
  )
  .join('\n')}
})) {
  status = 0
  await sample().catch((error: Error) => failures.push(name + ': ' + error.message))
  if (!name.startsWith(String(status))) failures.push(name + ' ended with ' + status)
}
process.stdout.write(JSON.stringify(failures))
`,
    )
    const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'run.ts')], {
      env: { ...process.env, ...environment, NODE_NO_WARNINGS: '1' },
      maxBuffer: 2 ** 24,
    })
    expect(JSON.parse(stdout)).toEqual([])
  })
})

describe('samples for the mock', () => {
  /** A sample as the switch shows it for the mock. */
  const forMock = (code: string, language: string): string => {
    const { root } = parsePage(String(codeBlock(code, language)))
    const shown = (element: Element): string => (element.className === 'service' ? '' : element.text + element.children.map(shown).join(''))
    return shown(root).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  }
  const variants = samples.flatMap(([id, { curl, typescript, fetch }]) => [
    [`${id} in curl`, forMock(curl, 'sh')] as const,
    [`${id} with the client`, forMock(typescript, 'ts')] as const,
    [`${id} with fetch`, forMock(fetch, 'ts')] as const,
  ])

  test('name the mock and nothing of the service', () => {
    const wrong = variants.filter(
      ([, code]) => !code.includes('http://127.0.0.1:4010') || code.includes('cometchat.io') || code.includes('CHAT_APP_ID'),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('compile', { timeout: 300_000 }, () => {
    const files = variants.flatMap(([name, code]) => (name.endsWith('client') ? [[`${name.replaceAll(' ', '-')}.ts`, code] as const] : []))
    expect(typeErrors(Object.fromEntries(files))).toEqual([])
  })
})

describe('panels to try an operation', () => {
  test('each succeeds against the mock', { timeout: 120_000 }, async () => {
    const failed: string[] = []
    for (const contract of contracts) {
      for (const operation of contract.operations) {
        const { method, path, headers, body, form } = triedRequest({ contract, operation })
        const data = new FormData()
        if (form)
          for (const [name, value] of Object.entries(body as object)) for (const one of [value].flat()) data.append(name, String(one))
        const response = await fetch(mock.url + path, {
          method,
          headers: { ...Object.fromEntries(headers), ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: form ? data : JSON.stringify(body) }),
        })
        if (response.status !== success.get(operation.id)) failed.push(`${operation.id}: ${response.status} ${await response.text()}`)
        else await response.text()
      }
    }
    expect(failed).toEqual([])
  })
})
