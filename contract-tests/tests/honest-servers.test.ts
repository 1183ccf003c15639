import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeCredentials } from '../exchange/environment.ts'
import { failsRun } from '../exchange/outcome.ts'
import { families } from '../fake/families.ts'
import { type Contract, readContracts } from '../spec/contract.ts'
import type { OperationResult } from '../suites/result.ts'
import { runServerSuite } from '../suites/serverSuite.ts'
import { sentence } from '../validate/finding.ts'
import { honestFetch, honestStyles } from './honestServers.ts'

const former = globalThis.fetch
let contract: Contract

beforeEach(async () => {
  contract = (await readContracts())[0] as Contract
})
afterEach(() => {
  globalThis.fetch = former
})

/** Checks operations of a server that is honest in one of the styles. */
async function resultsOf(style: keyof typeof honestStyles, only: readonly string[], sample?: number): Promise<OperationResult[]> {
  globalThis.fetch = honestFetch(contract, honestStyles[style])
  const { operations } = await runServerSuite({
    bases: { chat: 'https://honest.invalid/v3' },
    credentials: fakeCredentials,
    timeout: 20_000,
    allowWrites: true,
    strict: false,
    only: [...only],
    ...(sample !== undefined && { sample, concurrency: 8 }),
  })
  return operations
}

async function findingsOf(style: keyof typeof honestStyles, only: readonly string[], sample: number): Promise<string[]> {
  const operations = await resultsOf(style, only, sample)
  return operations.flatMap(({ failed }) => failed).flatMap(({ name, findings }) => findings.map((one) => `${name}: ${sentence(one)}`))
}

test.each(Object.keys(honestStyles) as (keyof typeof honestStyles)[])(
  'reports nothing about a server that is honest in its own way: %s',
  async (style) => {
    expect(await findingsOf(style, Object.keys(families), 0.2)).toEqual([])
  },
)

test('waits for messages that were just sent, once for each', async () => {
  const only = ['update-message', 'delete-message', 'pin-message', 'add-message-reaction', 'send-thread-message']
  expect(await findingsOf('narrow', only, 1)).toEqual([])
})

test('flags with a reason of the app where none can be created', async () => {
  const operations = await resultsOf('talkative', ['flag-a-message', 'create-reason', 'update-reason'])
  const [flagging] = operations.filter(({ operation }) => operation === 'flag-a-message')
  expect(flagging?.failed).toEqual([])
  expect(flagging?.notRun.filter((one) => one.operation === 'flag-a-message' && one.category === 'setup failed')).toEqual([])
  expect(flagging?.passed ?? 0).toBeGreaterThan(15)
  // An app that has all the reasons it can have is no failure.
  const notRun = operations.flatMap((one) => one.notRun)
  expect(new Set(notRun.map(({ category }) => category))).toEqual(new Set(['quota used up']))
  expect(notRun.filter(failsRun)).toEqual([])
})

test('creates records of which an app can have few one at a time', async () => {
  const only = ['create-reason', 'update-reason', 'delete-reason', 'flag-a-message', 'create-role', 'update-role']
  for (const style of ['narrow', 'talkative'] as const) expect(await findingsOf(style, only, 1)).toEqual([])
})

test('accepts defaults in the place of what a user does not have', async () => {
  expect(await findingsOf('talkative', ['update-user', 'deactivate-users', 'reactivate-users', 'delete-user'], 1)).toEqual([])
})

test('accepts tokens that are given again, cursors that lead back, and errors that name the field of a password', async () => {
  expect(
    await findingsOf('talkative', ['create-authtoken', 'list-authtokens', 'list-all-messages', 'create-group', 'update-group'], 1),
  ).toEqual([])
})

test('demands no content type, no membership for reports, and no certain effect of a reset', async () => {
  const only = ['update-role', 'flag-a-message', 'review-flagged-message', 'reset-user-conversation', 'reset-group-conversation']
  expect(await findingsOf('talkative', only, 1)).toEqual([])
})

test('can prepare every check of what takes away, unsets or reads what another operation adds', async () => {
  const operations = await resultsOf('talkative', [
    'list-reactions-of-one-kind',
    'mark-group-conversation-as-unread',
    'mark-user-conversation-as-unread',
    'unban-group-user',
    'unblock-users',
    'unset-role-permission',
    'unset-scope-permission',
  ])
  expect(operations.flatMap(({ failed }) => failed)).toEqual([])
  expect(operations.flatMap(({ notRun }) => notRun).filter(failsRun)).toEqual([])
})
