import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../contract-tests/mock/createMock.ts'
import { snippetsOf } from './snippets.ts'
import { typeErrors } from './typeErrors.ts'

const run = promisify(execFile)
const files = ['README.md', ...(await readdir('docs')).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)]
const snippets = (await Promise.all(files.map(async (file) => snippetsOf(file, await readFile(file, 'utf8'))))).flat()
const typescript = snippets.filter(({ language }) => language === 'ts')
const shell = snippets.filter(({ language }) => language === 'sh')
const runnable = typescript.filter(({ notRun }) => notRun === undefined)

describe('the snippets of README and docs', () => {
  let mock: Mock
  let folder: string

  beforeAll(async () => {
    mock = await createMock()
    await mkdir('dist', { recursive: true })
    folder = await mkdtemp(join('dist', 'snippets-'))
    // What a snippet sends to the service goes to the mock; the rest is as its reader would run it.
    await writeFile(
      join(folder, 'preload.ts'),
      `const send = globalThis.fetch
globalThis.fetch = (address, init) => send(String(address).replace(/^https:\\/\\/[a-z.-]+\\.cometchat\\.io(\\/v3)?\\//, '${mock.url}/'), init)
`,
    )
  }, 60_000)

  afterAll(async () => {
    await mock.close()
    await rm(folder, { recursive: true })
  })

  test('there are some, and each is either run or says why not', () => {
    expect(typescript.length).toBeGreaterThan(10)
    expect(
      snippets.filter(({ language }) => !['ts', 'sh', 'json', 'yaml', 'mermaid'].includes(language)).map(({ where }) => where),
    ).toEqual([])
    expect(
      shell
        .filter(({ notRun, code }) => notRun === undefined && !/^npm install && npm (start|test)$/.test(code.trim()))
        .map(({ where }) => where),
    ).toEqual([])
  })

  test('all compile', { timeout: 60_000 }, () => {
    const modules = Object.fromEntries(typescript.map(({ where, code }) => [`${where.replace(/\W/g, '-')}.ts`, `${code}\nexport {}\n`]))
    expect(typeErrors(modules)).toEqual([])
  })

  test.each(runnable.map((snippet) => [snippet.where, snippet] as const))('%s runs', { timeout: 60_000 }, async (where, { code }) => {
    const file = join(folder, `${where.replace(/\W/g, '-')}.ts`)
    const source = (entry: string) => pathToFileURL(resolve('src', `${entry}.ts`)).href
    await writeFile(
      file,
      code
        .replace(/from 'cometchat-rest(?:\/(\w+))?'/g, (_, entry: string | undefined) => `from '${source(entry ?? 'index')}'`)
        .replace("from 'cometchat-rest-testing'", `from '${pathToFileURL(resolve('contract-tests/index.ts')).href}'`),
    )
    const environment = {
      CHAT_APP_ID: 'app-linden-yard',
      CHAT_REGION: 'eu',
      CHAT_API_KEY: 'feedface',
      MANAGEMENT_KEY: 'feedface',
      MANAGEMENT_SECRET: 'feedface',
      WEBHOOK_PASSWORD: 'feedface',
    }
    const { stderr } = await run(
      process.execPath,
      ['--import', 'tsx', '--import', pathToFileURL(resolve(folder, 'preload.ts')).href, file],
      {
        env: { ...process.env, ...environment, NODE_NO_WARNINGS: '1' },
        timeout: 30_000,
      },
    )
    expect(stderr).toBe('')
  })
})
