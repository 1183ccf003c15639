import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { createChatClient } from '../../src/index.ts'
import { fake } from '../cli/fake.ts'
import { createFakeChat } from '../fake.ts'

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

test('the Dockerfile builds on pinned images, runs an existing script, and starts the command as an unprivileged user', () => {
  for (const image of argumentsOf('FROM')) expect(image).toMatch(/^node:\d+-slim( AS build)?$/)
  const runs = argumentsOf('RUN')
  expect(runs.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? [])).toEqual(['build'])
  expect(manifest.scripts.build).toBeTypeOf('string')
  expect(runs.join('\n')).toContain(`--workspace ${testing.name}`)
  expect(instructions.slice(-1)[0]?.[0]).toBe('ENTRYPOINT')
  expect(argumentsOf('USER')).toEqual(['node'])
  expect(listIn(argumentsOf('ENTRYPOINT')[0])[1]).toBe(`node_modules/${testing.name}/${testing.bin.replace('./', '')}`)
  expect(read('.dockerignore').split('\n')).toContain('**/node_modules')
})

test('the Compose file refers to existing files and to the port of the Dockerfile', () => {
  const [port] = argumentsOf('EXPOSE')
  expect(existsSync(new URL(compose.services.fake.build.dockerfile, root))).toBe(true)
  expect(new URL(compose.services.fake.build.context, new URL('docker/fake/', root)).href.replace(/\/$/, '')).toBe(
    root.href.replace(/\/$/, ''),
  )
  expect(compose.services.fake.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(compose.services.app.environment.CHAT_BASE_URL).toBe(`http://fake:${port}/v3`)
  const [volume] = compose.services.fake.volumes as string[]
  const [source = '', target] = volume?.split(':') ?? []
  expect(existsSync(new URL(source, new URL('docker/fake/', root)))).toBe(true)
  expect(compose.services.fake.command).toContain(target)
  expect(() =>
    createChatClient({ apiKey: 'any', baseUrl: compose.services.app.environment.CHAT_BASE_URL, allowHttp: ['fake'] }),
  ).not.toThrow()
})

test('the guide shows valid records, existing options and the services of the Compose file', async () => {
  const page = read('docs/docker-and-compose.md')
  const block = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''
  await createFakeChat(JSON.parse(block('json')))
  const named = new Set(page.match(/--(?!rm|help)[a-z][a-z-]+/g))
  for (const option of named) expect(fake.help).toContain(`  ${option}`)
  expect(named.size).toBeGreaterThan(8)
  const { services } = parse(block('yaml'))
  const { ports: _, ...withoutPorts } = compose.services.fake
  expect(services.fake).toEqual(withoutPorts)
  expect(services.app).toMatchObject({ environment: compose.services.app.environment, depends_on: compose.services.app.depends_on })
  for (const [, path = ''] of page.matchAll(/blob\/main\/([^)]+)\)/g)) expect(existsSync(new URL(path, root))).toBe(true)
})

/** Runs a program of the container files. */
const program = (code: string, environment: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, ...environment } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => resolve({ code, output }))
  })

test('the entry point, the health check and the example application work together', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const stop = new AbortController()
  const [, , command, ...args] = listIn(argumentsOf('ENTRYPOINT')[0])
  expect(command).toBe('fake')
  const seeded = (compose.services.fake.command as string[]).map((arg) => arg.replace('/seed', new URL('docker/fake', root).pathname))
  // A free port instead of the container's.
  const running = fake.run([...args.map((arg) => (arg === argumentsOf('EXPOSE')[0] ? '0' : arg)), ...seeded], stop.signal)
  const address = () => /at (http:\S+) with 3 users/.exec(printed.mock.calls.join('\n'))?.[1]
  const url = await vi.waitFor(() => address() ?? Promise.reject(new Error('no address')), { timeout: 300_000 })
  const health = listIn(argumentsOf('HEALTHCHECK')[0])[2] ?? ''
  expect((await program(health.replace('http://127.0.0.1:4012', url))).code).toBe(0)
  const app = compose.services.app
  const { output } = await program(app.command[2], { ...app.environment, CHAT_BASE_URL: `${url}/v3` })
  expect(output).toMatch(/^200 .*Mira Okafor/)
  stop.abort()
  expect(await running).toBe(0)
  expect((await program(health.replace('http://127.0.0.1:4012', url))).code).toBe(1)
  printed.mockRestore()
})
