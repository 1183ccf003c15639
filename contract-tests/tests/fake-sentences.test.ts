import { describe, expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { families } from '../fake/families.ts'
import * as conversations from './sentences/conversations.ts'
import * as groups from './sentences/groups.ts'
import * as imports from './sentences/imports.ts'
import * as limits from './sentences/limits.ts'
import * as messages from './sentences/messages.ts'
import * as moderation from './sentences/moderation.ts'
import * as roles from './sentences/roles.ts'
import { createWorld, errorOf, type Sentence } from './sentences/sentences.ts'
import * as users from './sentences/users.ts'

// What the documents state, as tables: the sentence, what has to show, and the calls that show it.
// They are written from the documents, not from the fake.

const tables = { ...users, ...roles, ...groups, ...messages, ...conversations, ...moderation, ...imports, ...limits }

interface Played {
  readonly methods: readonly string[]
  readonly triggers: readonly string[]
}
const played = new Map<Sentence, Promise<Played>>()

async function play({ calls, expectation, options }: Sentence): Promise<Played> {
  const world = await createWorld(options)
  const shown = await errorOf(calls(world))
  if (typeof expectation === 'object' && expectation !== null) expect(shown).toMatchObject(expectation)
  else if (typeof expectation === 'string' && /ERR_/.test(expectation)) expect(shown).toMatch(new RegExp(`(^| )${expectation}$`))
  else expect(shown).toEqual(expectation)
  const { requests, events, violations } = world.fake
  expect(violations.filter((violation) => violation.startsWith("the fake's own"))).toEqual([])
  return { methods: requests.map(({ operation }) => operation ?? ''), triggers: events.map(({ trigger }) => trigger) }
}

/** Plays a sentence, once in a run. */
function playing(sentence: Sentence): Promise<Played> {
  const result = played.get(sentence) ?? play(sentence)
  played.set(sentence, result)
  return result
}

for (const [family, sentences] of Object.entries(tables))
  describe(family, () => {
    for (const sentence of sentences) test(sentence.text, () => playing(sentence))
  })

const everything = () => Promise.all(Object.values(tables).flat().map(playing))
const methodOf = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

test('each operation that the fake models has a sentence', async () => {
  const known = new Set((await everything()).flatMap(({ methods }) => methods))
  expect(Object.keys(families).filter((id) => !known.has(methodOf(id)))).toEqual([])
})

type Caused = { 'x-event': { causes?: readonly string[] } }

/** What the fake's rules decide, which need no engine. */
const notSent = ['moderation_engine_approved', 'moderation_engine_failed']

test('each event that an operation of the fake causes is sent in a sentence', async () => {
  const sent = new Set((await everything()).flatMap(({ triggers }) => triggers))
  const [chat] = (await readContracts()) as [Contract]
  const isCaused = (event: unknown) => (event as Caused)['x-event'].causes?.some((id) => id in families)
  const caused = Object.entries(chat.document.webhooks ?? {}).filter(([, { post }]) => isCaused(post))
  expect(caused.map(([trigger]) => trigger).filter((trigger) => !sent.has(trigger))).toEqual(notSent)
})
