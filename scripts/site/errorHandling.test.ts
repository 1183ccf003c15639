import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { handlingOf } from './errorHandling.ts'
import { type ErrorKind, kindOf } from './errorKinds.ts'
import { readModel } from './shared/model.ts'
import { fetchFromMock, runProgram } from './tests/runProgram.ts'

const { errors, operations } = readModel(await readContracts())
const handlings = errors.map((entry) => ({ entry, ...handlingOf(entry, operations) }))
const handlingOfCode = (code: string) => handlings.find(({ entry }) => entry.code === code)

describe('the kind of handling', () => {
  test.each<[code: string, kind: ErrorKind]>([
    ['ERR_BAD_REQUEST', 'invalid'],
    ['ERR_EMPTY_MESSAGE_TEXT', 'invalid'],
    ['ERR_TOO_MANY_REQUESTS', 'limit'],
    ['ERR_UID_NOT_FOUND', 'missing'],
    ['ERR_GUID_ALREADY_EXISTS', 'taken'],
    ['ERR_ALREADY_FRIEND', 'done'],
    ['ERR_NOT_A_BANNED_USER', 'done'],
    ['ERR_NOT_A_COLLABORATOR', 'other'],
    ['AUTH_ERR_APIKEY_NOT_FOUND', 'key'],
    ['AUTH_ERR_NO_ACCESS', 'scope'],
    ['ERR_GROUP_NO_ADMIN_SCOPE', 'forbidden'],
    ['ERR_PLAN_QUOTA_RESTRICTION', 'plan'],
    ['ERR_SAVED_MESSAGES_LIMIT_EXCEEDED', 'quota'],
    ['ERR_EXCEPTION', 'failed'],
  ])('of %s is %s', (code, kind) => expect(handlingOfCode(code)?.kind).toBe(kind))

  test('is known for nearly all codes that operations return', () => {
    const returned = errors.filter((entry) => entry.operations.length > 0)
    expect(returned.filter((entry) => kindOf(entry) === 'other').length).toBeLessThan(returned.length / 5)
  })
})

describe('the advice', () => {
  test.each([
    ['ERR_UID_NOT_FOUND', 'create it with `create-user`'],
    ['ERR_GUID_NOT_FOUND', 'create it with `create-group`'],
    ['ERR_UID_ALREADY_EXISTS', 'change it with `update-user`'],
    ['ERR_GROUP_NO_ADMIN_SCOPE', '`delete-group`: a member of the group with the scope `admin`'],
    ['ERR_MESSAGE_NOT_A_SENDER', 'the sender of the message'],
    ['ERR_SAVED_MESSAGES_LIMIT_EXCEEDED', 'Each user can have 100 saved messages. Remove one first, with `unsave-message`'],
    ['AUTH_ERR_NO_ACCESS', 'One with `authOnly` may call `create-user` and `create-authtoken`'],
    ['AUTH_ERR_EMPTY_AUTH_HEADER', '`key` and `secret`'],
    ['ERR_ROLE_DELETE_DENIED', '`delete-role` rejects the role `default`'],
  ])('of %s says %s', (code, text) => expect(handlingOfCode(code)?.advice.join('\n')).toContain(text))
})

test('the page of invalid requests names the parameters that depend on others', () => {
  expect(handlingOfCode('ERR_BAD_REQUEST')?.causes.join('\n')).toContain('`list-all-messages`: `unread` only with `count`')
})

describe('the programs', () => {
  let send: typeof globalThis.fetch

  beforeAll(async () => {
    send = await fetchFromMock()
  })

  afterEach(() => vi.unstubAllGlobals())

  test('handle the error that the first call gets, and their next calls succeed', async () => {
    const failures: string[] = []
    for (const { entry, program } of handlings) {
      const statuses: number[] = []
      vi.stubGlobal('fetch', async (...request: Parameters<typeof send>) => {
        const rejection = { error: { code: entry.code, message: 'Rejected.' } }
        // A status after which the client does not repeat the call.
        const response = statuses.length === 0 ? Response.json(rejection, { status: 400 }) : await send(...request)
        statuses.push(response.status)
        return response
      })
      await runProgram(program).catch((error: Error) => failures.push(`${entry.code}: ${error.message}`))
      if (statuses.slice(1).some((status) => status >= 300)) failures.push(`${entry.code}: ${statuses}`)
    }
    expect(failures).toEqual([])
  })

  test('throw any other error', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'ERR_SOMETHING_ELSE', message: 'Rejected.' } }, { status: 400 }))
    for (const { entry, program } of handlings.filter(({ program }) => program.includes('Client')))
      await expect(runProgram(program), entry.code).rejects.toThrow('Rejected.')
  })
})
