import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { fakeCredentials } from '../../../contract-tests/exchange/credentials.ts'
import { readIncoming } from '../../../contract-tests/mock/rawRequest.ts'
import type { RawRequest } from '../../../contract-tests/validate/rawExchange.ts'
import { allFaults } from './stateful/allFaults.ts'
import type { StatefulFault } from './stateful/fault.ts'
import { faultyFake, fetchOf } from './stateful/faultyFake.ts'
import { checkFake } from './stateful/runFaults.ts'

const [contract] = (await readContracts()) as [Contract]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finding-scripts-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Serves a fake, with or without a fault, and runs a script against it. @returns its exit code and what it printed */
async function runOn(fault: StatefulFault | undefined, file: string): Promise<{ code: number; output: string }> {
  const respond = faultyFake(contract, fault)
  const server = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await respond((await readIncoming(incoming)) as RawRequest)
    outgoing.writeHead(status, headers.flat()).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = {
    ...process.env,
    CHAT_API_KEY: fakeCredentials.apiKey,
    CHAT_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
  }
  try {
    return await new Promise((resolve) =>
      execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      ),
    )
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Runs the scripts of a fault's findings on the fake with the fault and without it. @returns what is wrong with their exit codes */
async function tryScripts(fault: StatefulFault): Promise<{ tried: number; wrong: string[] }> {
  const { operations } = await checkFake(fetchOf(faultyFake(contract, fault)), [fault.operation, ...(fault.near ?? [])])
  const failed = operations.flatMap((operation) => operation.failed.filter(({ script }) => script !== undefined)).slice(0, 3)
  const wrong: string[] = []
  for (const [index, { name, script = '' }] of failed.entries()) {
    const file = join(folder, `${fault.id.replace(/\W+/g, '-')}-${index}.mjs`)
    await writeFile(file, script)
    const [faulty, honest] = [await runOn(fault, file), await runOn(undefined, file)]
    if (faulty.code !== 1 || honest.code !== 0) {
      const ends = [faulty, honest].map(({ code, output }) => `exit code ${code}: ${output.slice(-1000)}`)
      wrong.push([`${fault.id}: ${name}`, ...ends].join('\n'))
    }
  }
  return { tried: failed.length, wrong }
}

test('the scripts of findings exit with 1 on the server that has the fault, and with 0 on another', async () => {
  // What a stale read returns depends on calls before those of the check.
  const faults = shuffled(allFaults(contract), createRandom(3)).filter(({ kind }) => kind !== 'stale-read')
  const byKind = groupBy(faults, ({ kind, generic }) => (generic ? kind : 'curated'))
  let tried = 0
  const wrong: string[] = []
  for (const [, [fault]] of byKind) {
    const result = await tryScripts(fault as StatefulFault)
    tried += result.tried
    wrong.push(...result.wrong)
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(10)
})
