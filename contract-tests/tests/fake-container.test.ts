import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { createChatClient } from '../../src/index.ts'
import { fake } from '../cli/fake.ts'
import { createFakeChat } from '../fake.ts'
import { temporaryFolder } from './temporaryFolder.ts'

// Checks the container files without Docker: their syntax, the files and scripts they name, and the
// programs they start.
const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The instructions of the Dockerfile, in order. */
const instructions = read('docker/fake/Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) as [string, string])

const argumentsOf = (name: string): string[] => instructions.filter(([known]) => known === name).map(([, value]) => value)
const listIn = (text: string | undefined): string[] => JSON.parse(/\[.*\]$/.exec(text ?? '')?.[0] ?? '[]')
const compose = parse(read('docker/fake/compose.yaml'))
const manifest = JSON.parse(read('package.json'))
const testing = JSON.parse(read('contract-tests/package.json'))

const page = read('docs/docker-and-compose.md')

/** The first block of the guide in a language. */
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''

test('the Dockerfile builds on a pinned image, installs both packages and starts the command as an unprivileged user', () => {
  expect(argumentsOf('FROM')).toEqual([expect.stringMatching(/^node:\d+-slim$/)])
  expect(argumentsOf('ARG')).toEqual([`PACKAGES="${manifest.name} ${testing.name}"`])
  const [install = '', stateFolder] = argumentsOf('RUN')
  expect(install).toMatch(/^npm install .*--ignore-scripts \$PACKAGES$/)
  expect(stateFolder).toBe('mkdir /state && chown node /state')
  // Without the Dockerfile, Docker would have nothing to copy if there are no tarballs.
  expect(argumentsOf('COPY')).toEqual(['Dockerfile *.tgz ./'])
  expect(argumentsOf('USER')).toEqual(['node'])
  expect(instructions.at(-1)?.[0]).toBe('ENTRYPOINT')
  expect(listIn(argumentsOf('ENTRYPOINT')[0])[1]).toBe(`node_modules/${testing.name}/${testing.bin.replace('./', '')}`)
})

test('the Compose file refers to existing files, and to the packages and the port of the Dockerfile', () => {
  const [port] = argumentsOf('EXPOSE')
  const { build, ports, volumes, command } = compose.services.fake
  expect(build).toEqual({ context: '.', args: { PACKAGES: `\${PACKAGES:-${manifest.name} ${testing.name}}` } })
  expect(ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(compose.services.app.environment.CHAT_BASE_URL).toBe(`http://fake:${port}/v3`)
  const [[source = '', target], [volume = '', folder]] = volumes.map((line: string) => line.split(':'))
  expect(existsSync(new URL(source, new URL('docker/fake/', root)))).toBe(true)
  expect(Object.keys(compose.volumes)).toEqual([volume])
  expect(argumentsOf('RUN').at(-1)).toContain(`mkdir ${folder} `)
  expect(command).toEqual(['--admin', '--seed', target, '--state', `${folder}/app.json`])
  expect(() =>
    createChatClient({ apiKey: 'any', baseUrl: compose.services.app.environment.CHAT_BASE_URL, allowHttp: ['fake'] }),
  ).not.toThrow()
})

test('the guide shows both files as they are, valid records and existing options', async () => {
  expect(block('dockerfile')).toBe(read('docker/fake/Dockerfile').replace(/^.*?(?=FROM)/s, ''))
  expect(block('yaml')).toBe(read('docker/fake/compose.yaml').replace(/^.*?(?=services:)/s, ''))
  await createFakeChat(JSON.parse(block('json')))
  const text = page.replace(block('dockerfile'), '').replace(/^docker .*cometchat-rest-fake\b|`(docker|npm|--build-arg) [^`]*`/gm, '')
  const named = new Set(text.match(/(?<![\w-])--(?!help)[a-z][a-z-]+/g))
  for (const option of named) expect(fake.help).toContain(`  ${option}`)
  expect(named.size).toBeGreaterThan(8)
  for (const [, path = ''] of page.matchAll(/blob\/main\/([^)]+)\)/g)) expect(existsSync(new URL(path, root))).toBe(true)
})

/** Runs a program of the container files. */
async function program(source: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['-e', source], { env: { ...process.env, ...environment } })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, output }
}

test('the entry point, the health check and the example application work together', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const stop = new AbortController()
  const [, , command, ...args] = listIn(argumentsOf('ENTRYPOINT')[0])
  expect(command).toBe('fake')
  const folder = await temporaryFolder()
  const seeded = (compose.services.fake.command as string[]).map((arg) =>
    arg.replace('/seed', fileURLToPath(new URL('docker/fake', root))).replace('/state', folder),
  )
  // A free port instead of the container's.
  const running = fake.run([...args.map((arg) => (arg === argumentsOf('EXPOSE')[0] ? '0' : arg)), ...seeded], stop.signal)
  const address = () => /at (http:\S+) with 3 users/.exec(printed.mock.calls.join('\n'))?.[1]
  const url = await vi.waitFor(() => address() ?? Promise.reject(new Error('no address')), { timeout: 300_000 })
  const health = listIn(argumentsOf('HEALTHCHECK')[0])[2] ?? ''
  expect((await program(health.replace('4012', new URL(url).port))).code).toBe(0)
  const app = compose.services.app
  const { output } = await program(app.command[2], { ...app.environment, CHAT_BASE_URL: `${url}/v3` })
  expect(output).toMatch(/^200 .*Mira Okafor/)
  const saved = () => readFileSync(join(folder, 'app.json'), 'utf8')
  expect((await fetch(`${url}/__fake/save`, { method: 'POST' })).status).toBe(200)
  expect(saved()).toContain('Mira Okafor')
  const headers = { apikey: app.environment.CHAT_API_KEY, 'content-type': 'application/json' }
  await fetch(`${url}/v3/users`, { method: 'POST', headers, body: JSON.stringify({ uid: 'teo', name: 'Teo Marsh' }) })
  stop.abort()
  expect(await running).toBe(0)
  expect(saved()).toContain('Teo Marsh')
  expect((await program(health.replace('4012', new URL(url).port))).code).toBe(1)
  printed.mockRestore()
})
