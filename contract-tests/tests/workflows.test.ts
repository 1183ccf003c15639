import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createFakeChat } from '../fake/createFakeChat.ts'

const folder = new URL('../../openapi/workflows/', import.meta.url)
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const names = await readdir(folder)

interface Arazzo {
  readonly workflows: { workflowId: string; steps: { stepId: string }[] }[]
}

/** The log of `respect`. */
interface Log {
  readonly files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: { stepId: string; status: string }[] }[] }>
}

const inputs = { apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface' }

let taken: Map<string, [workflowId: string, steps: [stepId: string, status: string][]][]>
let output: string

beforeAll(async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'cometchat-rest-workflows-'))
  const fake = await createFakeChat({
    users: ['mira', 'priya', 'dealbot'].map((uid) => ({ uid, name: uid })),
    groups: [{ guid: 'seed-swap', name: 'Seed swap', type: 'public', owner: 'mira', members: { participants: ['priya', 'dealbot'] } }],
  })
  const server = await fake.listen()
  try {
    const log = join(scratch, 'log.json')
    output = await respect(server.url, log)
    const { files }: Log = JSON.parse(await readFile(log, 'utf8'))
    taken = new Map(
      Object.entries(files).map(([file, { executedWorkflows }]) => [
        basename(file),
        executedWorkflows.map(({ workflowId, executedSteps }) => [workflowId, executedSteps.map(({ stepId, status }) => [stepId, status])]),
      ]),
    )
  } finally {
    await server.close()
    await rm(scratch, { recursive: true })
  }
})

test('all workflows succeed', () => {
  expect(names.length).toBeGreaterThan(0)
  expect(output).toMatch(/^respect ended with code 0\n/)
})

test.each(names)('%s runs all its steps successfully', async (name) => {
  const { workflows }: Arazzo = parse(await readFile(new URL(name, folder), 'utf8'))
  const all = workflows.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => [stepId, 'success'])])
  expect(taken.get(name), output).toEqual(all)
})

/** Runs all Arazzo files against a server, for at most four minutes, and returns the output. */
function respect(server: string, log: string): Promise<string> {
  const files = names.map((name) => fileURLToPath(new URL(name, folder)))
  const options = ['--server', `chat=${server}`, '--input', JSON.stringify(inputs), '--json-output', log]
  const child = spawn(process.execPath, [redocly, 'respect', ...files, ...options], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
    signal: AbortSignal.timeout(240_000),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(`respect ended with code ${code}\n${text}`))
  })
}
