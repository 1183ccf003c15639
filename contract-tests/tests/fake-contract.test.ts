import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChatClient, isChatApiError } from '../../src/index.ts'
import { altered } from '../cases/alter.ts'
import { arbitraryArguments, argumentsFit } from '../cases/arbitraryArguments.ts'
import type { Alteration } from '../cases/case.ts'
import { negativesOf } from '../cases/negatives.ts'
import { positivesOf } from '../cases/positives.ts'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { camelCase } from '../documents/names.ts'
import type { ClientMethods } from '../exchange/environment.ts'
import { families } from '../fake/families.ts'
import { apiKey, clientOf, garden } from './garden.ts'
import { inTurn } from './inTurn.ts'

const contract = (await readContracts())[0] as Contract

// Half of them, in turn by day.
const modelled = inTurn(
  contract.operations.filter(({ id }) => id in families),
  2,
)

/** Calls an operation with many valid arguments and returns the statuses. */
async function exercise(operation: Operation): Promise<number[]> {
  const random = fc
    .sample(arbitraryArguments(contract, operation), { seed: 5, numRuns: 6 })
    .filter((args) => argumentsFit(contract, operation, args))
  const all = [...positivesOf(contract, operation).map(({ args }) => args), ...random]
  const statuses: number[] = []
  const takesUser = operation.parameters.some(({ name }) => name === 'onBehalfOf')
  for (const acting of takesUser ? [false, true] : [false]) {
    const { fake, own } = await garden()
    const found = Object.entries(own).filter(([name]) => operation.id.includes(name) || operation.path.includes(`{${name}}`))
    const aimed = found.map(([, ids]) => ({ ...positivesOf(contract, operation)[0]?.args, ...ids }))
    expect(fake.violations).toEqual([])
    const chat = clientOf(fake) as unknown as ClientMethods
    const call = chat[camelCase(operation.id)] as ClientMethods[string]
    for (const args of [...all, ...aimed]) {
      await call({ ...args, ...(acting && { onBehalfOf: 'mira' }) }).catch(() => {})
      statuses.push(fake.requests.at(-1)?.status ?? 0)
    }
    expect(fake.violations, operation.id).toEqual([])
  }
  return statuses
}

test('every valid request gets a documented response', async () => {
  const never: string[] = []
  for (const operation of modelled) {
    const statuses = await exercise(operation)
    expect(
      statuses.filter((status) => status >= 500 || status === 0),
      operation.id,
    ).toEqual([])
    if (!statuses.some((status) => status < 300)) never.push(operation.id)
  }
  expect(never).toEqual([])
})

test('every invalid request is rejected with a code that its operation lists', async () => {
  const { fake } = await garden()
  const codes: string[] = []
  // The others are the mock's.
  for (const operation of modelled) {
    for (const { args, alter } of negativesOf(contract, operation).filter(({ kind }) => kind !== 'method')) {
      const send: typeof fetch = async (input, init) => {
        const request = new Request(input, init)
        const raw = { method: request.method, url: request.url, headers: [...request.headers] as [string, string][] }
        const { url, ...changed } = altered(operation, { ...raw, body: (await request.text()) || undefined }, alter as Alteration)
        return fake.fetch(url, { ...changed, body: changed.body ?? null })
      }
      const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: send, retries: 0 }) as unknown as ClientMethods
      const error = await chat[camelCase(operation.id)]?.(args).catch((reason: unknown) => reason)
      if (!isChatApiError(error)) codes.push(`${operation.id}: ${error}`)
      else if (!operation.errorCodes.includes(String(error.code))) codes.push(`${operation.id}: ${error.status} ${error.code}`)
    }
  }
  expect(codes).toEqual([])
  expect(fake.violations.filter((violation) => violation.startsWith('the fake'))).toEqual([])
})

test('every handler belongs to an existing operation', () => {
  const ids = contract.operations.map(({ id }) => id)
  expect(Object.keys(families).filter((id) => !ids.includes(id))).toEqual([])
})
