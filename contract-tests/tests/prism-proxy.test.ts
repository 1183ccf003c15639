import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChatClient, type FullChatClient } from '../../src/index.ts'
import { basesOf } from '../cases/arguments.ts'
import type { Case } from '../cases/case.ts'
import { positivesOf } from '../cases/positives.ts'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import type { ClientMethods } from '../exchange/environment.ts'
import { families } from '../fake/families.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'
import { type Prism, startPrism } from '../prism/prism.ts'
import { apiKey, garden } from './garden.ts'
import { inTurn } from './inTurn.ts'

// `prism proxy --errors` between client and fake: a validator that we did not write judges what the
// fake returns. It reports undocumented statuses as well; invalid requests it would answer itself.

const contract = (await readContracts())[0] as Contract
// One in sixteen, in turn by day.
const modelled = inTurn(
  contract.operations.filter(({ id }) => id in families),
  16,
)

let port: number
let prism: Prism

beforeAll(async () => {
  const fake = await createFakeChat()
  const { url } = await fake.listen()
  await fake.close()
  port = Number(new URL(url).port)
  prism = await startPrism('chat', { upstream: url, operations: modelled })
}, 900_000)

afterAll(() => prism?.close())

/** Calls a fake through Prism, and returns what Prism reports. */
async function violations(fake: FakeChat, call: (chat: FullChatClient) => Promise<unknown>): Promise<string[]> {
  const reported: string[] = []
  const through: typeof fetch = async (input, init) => {
    // Prism closes idle connections, and may do so just as a request is sent.
    const response = await fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), connection: 'close' } })
    const text = await response.clone().text()
    const found = response.headers.get('sl-violations') ?? (text.includes('stoplight.io/prism/errors') ? text : undefined)
    if (found !== undefined) reported.push(`${init?.method} ${input}: ${response.status} ${found}`)
    return response
  }
  await fake.listen({ port })
  try {
    await call(
      createChatClient({
        baseUrl: prism.url,
        apiKey,
        fetch: through,
        retries: 0,
        timeout: 300_000,
        waitForRateLimit: false,
        settling: false,
      }),
    )
  } finally {
    await fake.close()
  }
  return reported
}

/** What Prism rejects although it is valid; see prism/gaps.ts for the reason. */
const rejected: Readonly<Record<string, { readonly gap: string; readonly calls: number; readonly says: string }>> = {
  'create-keyword-list': { gap: 'a list in a form', calls: 1, says: 'must be array' },
}

/** What is sent of an operation: its examples, and as little as it takes. */
const isExample = ({ kind }: Case) => kind === 'example' || kind === 'required-only'

test.each(modelled.map((operation) => [operation.id, operation] as const))(
  'Prism has no objection to the responses of %s',
  async (id, operation) => {
    const { fake, own } = await garden()
    const takes = (name: string) => operation.parameters.some((parameter) => parameter.name === name)
    const examples = positivesOf(contract, operation, basesOf(contract, operation)).filter(isExample)
    const aimed = Object.entries(own).flatMap(([name, ids]) =>
      operation.path.includes(`{${name}}`) || (id.includes(name) && Object.keys(ids).every(takes))
        ? [{ ...examples[0]?.args, ...ids }]
        : [],
    )
    const all = [...examples.map(({ args }) => args), ...aimed]
    const sent = takes('onBehalfOf') ? [...all.slice(0, 1), ...all.map((args) => ({ ...args, onBehalfOf: 'mira' }))] : all
    const before = fake.requests.length
    const reported = await violations(fake, async (chat) => {
      for (const args of sent) await (chat as unknown as ClientMethods)[camelCase(id)]?.(args).catch(() => {})
    })
    const { says, calls } = rejected[id] ?? { says: undefined, calls: 0 }
    expect(reported.filter((text) => says === undefined || !text.includes(says))).toEqual([])
    expect(reported).toHaveLength(calls)
    expect(fake.requests).toHaveLength(before + sent.length - calls)
  },
)
