import { expect, test } from 'vitest'
import { createChatClient, isChatApiError } from '../../src/index.ts'
import { alteredRequest } from '../cases/alter.ts'
import type { Alteration } from '../cases/case.ts'
import { negativesOf } from '../cases/negatives.ts'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import type { ClientMethods } from '../exchange/environment.ts'
import { families } from '../fake/families.ts'
import { createFakeChat } from '../fake.ts'
import { inTurn } from './inTurn.ts'

const contract = (await readContracts())[0] as Contract

// A sixth of them, in turn by day.
const modelled = inTurn(
  contract.operations.filter(({ id }) => id in families),
  6,
)

test('every invalid request is rejected with a code that its operation lists', async () => {
  const fake = await createFakeChat({ strict: false })
  const codes: string[] = []
  let sent: { readonly operation: Operation; readonly alteration: Alteration }
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const raw = { method: request.method, url: request.url, headers: [...request.headers] as [string, string][] }
    const { url, ...changed } = alteredRequest(sent.operation, { ...raw, body: (await request.text()) || undefined }, sent.alteration)
    return fake.fetch(url, { ...changed, body: changed.body ?? null })
  }
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: send, retries: 0 }) as unknown as ClientMethods
  // The others are the mock's.
  for (const operation of modelled) {
    for (const { args, alter } of negativesOf(contract, operation).filter(({ kind }) => kind !== 'method')) {
      sent = { operation, alteration: alter as Alteration }
      const error = await chat[camelCase(operation.id)]?.(args).catch((reason: unknown) => reason)
      if (!isChatApiError(error)) codes.push(`${operation.id}: ${error}`)
      else if (!operation.errorCodes.includes(String(error.code))) codes.push(`${operation.id}: ${error.status} ${error.code}`)
    }
  }
  expect(codes).toEqual([])
  expect(fake.violations.filter((violation) => violation.startsWith('the fake'))).toEqual([])
})
