import { afterEach, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { errorProgram } from './errorProgram.ts'
import { readModel } from './shared/model.ts'
import { runProgram } from './tests/runProgram.ts'

const { errors } = readModel(await readContracts())
const programs = errors.flatMap((entry) => {
  const program = errorProgram(entry)
  return program === undefined ? [] : [[entry.code, program] as const]
})

afterEach(() => vi.unstubAllGlobals())

const reject = (code: string) =>
  // A status after which the client does not repeat the call.
  vi.stubGlobal('fetch', async () => Response.json({ error: { code, message: 'Rejected.' } }, { status: 400 }))

test('the program of an error code handles it and throws any other', async () => {
  expect(programs.length).toBeGreaterThan(100)
  for (const [code, program] of programs) {
    reject(code)
    await expect(runProgram(program), code).resolves.toBeUndefined()
    reject('ERR_SOMETHING_ELSE')
    await expect(runProgram(program), code).rejects.toThrow('Rejected.')
  }
})
