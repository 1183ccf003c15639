import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'
import { operationOf, parsedCalls } from '../statements/sentences/sentenceCalls.ts'
import { sentences as ownSentences } from '../statements/sentences/sentences.ts'
import { fakeConversationSentences } from './sentences/conversations.ts'
import { fakeGroupSentences } from './sentences/groups.ts'
import { fakeImportSentences } from './sentences/imports.ts'
import { fakeLimitSentences } from './sentences/limits.ts'
import { fakeMessageSentences } from './sentences/messages.ts'
import { fakeModerationSentences } from './sentences/moderation.ts'
import { fakeRoleSentences } from './sentences/roles.ts'
import { createWorld, errorOf, type FakeSentence } from './sentences/sentences.ts'
import { fakeUserSentences } from './sentences/users.ts'

// Sentences of the documents that the package does not play on every server. Each row has the
// sentence, the expected result and the calls that show it. The rows are written from the
// documents, not from the fake.

const folder = join(import.meta.dirname, '../fake')
const tables = {
  ...{ ...fakeUserSentences, ...fakeRoleSentences, ...fakeGroupSentences, ...fakeMessageSentences },
  ...{ ...fakeConversationSentences, ...fakeModerationSentences, ...fakeImportSentences, ...fakeLimitSentences },
}

interface Played {
  readonly methods: readonly string[]
  readonly triggers: readonly string[]
}
const played = new Map<FakeSentence, Promise<Played>>()

async function play({ calls, expectation, options }: FakeSentence): Promise<Played> {
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
function playing(sentence: FakeSentence): Promise<Played> {
  const result = played.get(sentence) ?? play(sentence)
  played.set(sentence, result)
  return result
}

for (const [family, sentences] of Object.entries(tables))
  describe(family, () => {
    for (const sentence of sentences) test(sentence.text, () => playing(sentence))
  })

const everything = () => Promise.all(Object.values(tables).flat().map(playing))

test('each operation that the fake models has a sentence', async () => {
  const [all, [chat]] = (await Promise.all([everything(), readContracts()])) as [Played[], Contract[]]
  const onServers = ownSentences.flatMap((one) =>
    parsedCalls(one).map(([request]) => operationOf(chat as Contract, { calls: [request] }).id),
  )
  const known = new Set([...all.flatMap(({ methods }) => methods), ...onServers.map(camelCase)])
  expect(Object.keys(families).filter((id) => !known.has(camelCase(id)))).toEqual([])
})

test('sentences send the events that their operations cause, and no others', async () => {
  const [all, [chat]] = (await Promise.all([everything(), readContracts()])) as [Played[], Contract[]]
  const causes = new Map((chat as Contract).webhooks.map(({ path, event }) => [path, event?.causes ?? []]))
  const sent = new Set(all.flatMap(({ triggers }) => triggers))
  const caused = [...causes].filter(([, ids]) => ids.some((id) => id in families)).map(([trigger]) => trigger)
  // What needs an engine.
  expect(caused.filter((trigger) => !sent.has(trigger))).toEqual(['moderation_engine_approved', 'moderation_engine_failed'])
  const isCaused = (trigger: string, methods: readonly string[]) => causes.get(trigger)?.some((id) => methods.includes(camelCase(id)))
  const others = all.flatMap(({ methods, triggers }) => triggers.filter((trigger) => !isCaused(trigger, methods)))
  // What a rule does to the sender of a message.
  expect(others).toEqual(['group_member_kicked', 'group_member_banned'])
})

/** The codes that the fake's rules send. */
const rejecting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:reject|requireUrls)\([^;]*?'(ERR_\w+)'/g)])
  .map(([, code = '']) => code)

test('each code that a rule of the fake sends has a source in the documents, and a sentence', async () => {
  const [chat] = (await readContracts()) as [Contract]
  const sourcesOf = (code: string) => chat.document['x-error-evidence']?.[code]?.sources ?? []
  expect(rejecting.length).toBeGreaterThan(50)
  expect(rejecting.filter((code) => sourcesOf(code).length === 0)).toEqual([])
  const stated = JSON.stringify([tables, ownSentences])
  expect([...new Set(rejecting)].filter((code) => !stated.includes(code))).toEqual([])
})
