import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeReport } from '../report/write.ts'
import { json, startTestServer } from './honestServer.ts'

test('no report contains a password that a server repeats in an error message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
  await using server = await startTestServer()
  const password = 'open-sesame'
  const forms = [password, Buffer.from(`:${password}`).toString('base64').slice(3, -3), 'open%2dsesame']
  const message = `Rejected, as the password is ${password}, or ${Buffer.from(`mira:${password}:x`).toString('base64')} in base64.`
  server.respond = ({ method, path, body }) =>
    method === 'POST' && path === '/groups' && body.includes(password)
      ? json({ error: { code: 'ERR_SAID_TOO_MUCH', message } }, 400)
      : undefined
  const result = await server.run({ only: ['create-group'], allowWrites: true, sample: 0.2 })
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary.md'))
  const printed: string[] = []
  await writeReport(result, folder, (text) => void printed.push(text))
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))
  const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
  expect(texts.length).toBeGreaterThan(4)
  for (const [name, text] of [...texts, ['', printed.join('\n')] as const]) {
    // A recording has what is sent, and of responses only the finding.
    if (!name.startsWith('recordings')) expect(text.replaceAll('&#95;', '_')).toContain('ERR_SAID_TOO_MUCH')
    for (const form of forms) expect(text.replaceAll(/negative: [^\n]*/g, '')).not.toContain(form)
  }
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
