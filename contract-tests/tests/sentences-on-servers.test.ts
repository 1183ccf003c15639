import { describe, expect, inject, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { environmentOf } from '../exchange/environment.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { trackCreatedRecords } from '../server/createdRecords.ts'
import { createServerContext } from '../server/createServerContext.ts'
import { newPrefix } from '../server/prefix.ts'
import { objectionTo } from '../statements/backing.ts'
import { operationOf, type PlayedSentence, playSentence } from '../statements/sentences/playSentence.ts'
import { placeOf, type Sentence } from '../statements/sentences/sentence.ts'
import { sentences } from '../statements/sentences/sentences.ts'
import { requestsOf } from '../statements/sentences/sentenceWorld.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { sentence as inOneLine } from '../validate/finding.ts'
import { allReadings } from './formerReadings/formerReadings.ts'
import { type HonestStyle, honestFetch } from './honestServers.ts'
import { inTurn } from './inTurn.ts'

const [contract] = (await readContracts()) as [Contract]
const chat = 'https://honest.invalid/v3'

/** Plays sentences on a server of a style, in virtual time. */
async function play(style: HonestStyle, chosen: readonly Sentence[]): Promise<PlayedSentence[]> {
  const endVirtualTime = startVirtualTime()
  try {
    const created = trackCreatedRecords(contract, chat, newPrefix())
    const { guard, note } = created
    const target = serverTarget({ bases: { chat }, timeout: 120_000, guard, note, fetch: honestFetch(contract, style) })
    const environment = environmentOf(target, { timeout: 120_000, credentials: fakeCredentials, strict: false })
    const server = createServerContext(environment, contract, created)
    const played: PlayedSentence[] = []
    for (const one of chosen) played.push(await playSentence(environment, server, one))
    return played
  } finally {
    endVirtualTime()
  }
}

const findingsOf = (played: readonly PlayedSentence[]): string[] =>
  played.flatMap((one) => ('result' in one ? one.result.findings.map((found) => `${one.result.name}: ${inOneLine(found)}`) : []))

describe('each sentence', () => {
  test.each(sentences.map((one) => [`${one.at}: ${one.words}`, one] as const))('%s', (_, one) => {
    const place = placeOf(contract, one, operationOf(contract, one))
    expect(place.stands).toContain(one.words)
    expect(objectionTo(contract.document, place)).toBeUndefined()
  })
})

test('the fake does what each sentence says', async () => {
  const played = await play({}, sentences)
  expect(findingsOf(played)).toEqual([])
  expect(played.flatMap((one) => ('notRun' in one ? [`${one.notRun.name}: ${one.notRun.reason}`] : []))).toEqual([])
})

/** The operations that a sentence calls, its records included. */
const preparing = ['create-user', 'create-group', 'send-message']
const operationsOf = (one: Sentence): string[] => [
  ...preparing,
  ...requestsOf(one).map(([request]) => operationOf(contract, { calls: [request] }).id),
]

// A twelfth of the servers by day, all of them where everything runs.
const chosen = inject('turn').of > 2 ? inTurn(allReadings, 12) : allReadings

test.each(chosen.map(({ name, operations }) => [name, operations] as const))(
  'no sentence accuses a server that takes %s',
  async (name, operations) => {
    const concerned = sentences.filter((one) => operationsOf(one).some((id) => operations.includes(id)))
    expect(findingsOf(await play({ readings: [name] }, concerned))).toEqual([])
  },
)
