import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { runCase } from '../exchange/runCase.ts'
import { gaps } from '../judge/gaps.ts'
import { type Judge, startJudge } from '../judge/judge.ts'
import { startPrism } from '../judge/prism.ts'
import { casesOf } from '../suites/runOperation.ts'

const contract = (await readContracts())[0] as Contract
const known = [...gaps]
let judge: Judge

beforeAll(async () => {
  judge = await startJudge('chat', known)
}, 900_000)

afterAll(() => judge?.close())

/** An operation of which a case needs a class, and a part of the case's name. */
const examples: Readonly<Record<string, readonly [operation: string, part: string]>> = {
  'malformed JSON': ['update-role', 'malformed JSON'],
  'a body of null': ['create-authtoken', 'type null'],
  'brackets in a name': ['list-users', 'updatedAt[to] type'],
  'an invalid identifier': ['unset-role-permission', 'path role maxLength'],
  'a list in a form': ['create-keyword-list', 'boundary: body'],
}

test.each(gaps)('a case fails without the class: $name', async (gap) => {
  const [id, part] = examples[gap.name] as [string, string]
  const operation = contract.operations.find((one) => one.id === id) as Operation
  const check = async () => {
    const results = []
    for (const one of casesOf(contract, operation).filter(({ name }) => name.includes(part)))
      results.push(await runCase(judge.environment, contract, operation, one))
    return results.filter(({ findings }) => findings.length > 0).map(({ name }) => name)
  }
  expect(await check()).toEqual([])
  known.splice(known.indexOf(gap), 1)
  expect(await check()).not.toEqual([])
  known.push(gap)
})

const garbage = {
  method: 'GET',
  url: '/calls',
  headers: [
    ['apikey', 'any'],
    ['accept', 'garbage'],
  ] as [string, string][],
  body: undefined,
}

test('names the request on which Prism ends, and starts Prism again', async () => {
  const prism = await startPrism('calls')
  await expect(prism.send(garbage)).rejects.toThrow(/Prism did not answer GET \/calls.*invalid media type/s)
  expect((await prism.send({ ...garbage, headers: [['apikey', 'any']] })).status).toBe(200)
  await prism.close()
})

test('Prism ends with the process that started it, even if that is killed', async () => {
  const module = fileURLToPath(new URL('../judge/prism.ts', import.meta.url))
  const program = `import { startPrism } from ${JSON.stringify(module)}\nconsole.log((await startPrism('calls')).url)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program])
  const url = await new Promise<string>((resolve) => parent.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim())))
  expect((await fetch(url)).status).toBe(404)
  parent.kill('SIGKILL')
  await expect.poll(() => fetch(url).then(String, () => 'gone')).toBe('gone')
})
