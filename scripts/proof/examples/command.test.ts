// Runs the lines of the guide on the command line, in order, on one fake.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { temporaryFolder } from '../../../contract-tests/tests/temporaryFolder.ts'

const program = `node --import ${resolve('node_modules/tsx/dist/loader.mjs')} ${resolve('src/command/main.ts')}`

test.skipIf(process.platform === 'win32')('every line of the guide on the command line succeeds', async () => {
  const guide = await readFile('docs/command-line.md', 'utf8')
  const lines = [...guide.matchAll(/^npx cometchat-rest .*$/gm)].map(([line]) => line)
  expect(lines.length).toBeGreaterThan(4)
  await using fake = await createFakeChat({ users: [{ uid: 'jonas', name: 'Jonas Lind' }] })
  const { url } = await fake.listen()
  const folder = await temporaryFolder()
  const env = { ...process.env, CHAT_API_KEY: 'any', CHAT_BASE_URL: url }
  for (const line of lines)
    await promisify(execFile)('bash', ['-c', line.replace('npx cometchat-rest', program)], { cwd: folder, env }).catch((error) => {
      throw new Error(`${line}: ${error.stderr}`)
    })
  const records = (await readFile(join(folder, 'users.ndjson'), 'utf8')).trim().split('\n')
  expect(records.map((record) => JSON.parse(record).uid).sort()).toEqual(['jonas', 'mira'])
  expect(fake.requests.map(({ status }) => status)).toEqual(fake.requests.map(() => 200))
  expect(fake.violations).toEqual([])
})
