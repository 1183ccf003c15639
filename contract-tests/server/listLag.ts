import type { Json } from '../documents/json.ts'
import { textMessage, toUser } from './fixtureHelpers.ts'
import { createFixtures } from './fixtures.ts'
import type { ServerContext } from './serverContext.ts'
import { sleep } from './times.ts'

// The documents do not say that lists and searches show a record as soon as it is written. Some
// servers read them from an index or a copy that is updated a moment later, and some show a message
// to others only once moderation has decided about it.

/**
 * The longest lag that is accepted, in milliseconds. A record that is still missing then is a
 * fault.
 */
const longest = 6000

/**
 * A pause that covers an index that is updated once a second, at whatever moment the lag was
 * measured.
 */
const shortestPause = 2000

/**
 * What is added to the time until the receiver sees a message: it is nearly the same for each
 * message.
 */
const afterDecision = 500

const pauses = new WeakMap<ServerContext, Promise<number>>()
const known = new WeakMap<ServerContext, number>()

/**
 * Milliseconds to wait after a write before reading, as far as the run has found out; 0 for a
 * server whose lists are up to date.
 */
export const knownPause = (server: ServerContext): number => known.get(server) ?? 0

/**
 * Finds out, once per run, whether the lists of a server lag behind. @returns {@link knownPause}
 */
export function measurePause(server: ServerContext): Promise<number> {
  const measuring = pauses.get(server) ?? measured(server).catch(() => 0)
  pauses.set(server, measuring)
  return measuring.then((pause) => {
    known.set(server, pause)
    return pause
  })
}

async function measured(server: ServerContext): Promise<number> {
  const fixtures = createFixtures(server)
  const [uid, receiver] = [await fixtures.record('/users', 'waits'), await fixtures.record('/users', 'mira')]
  const word = fixtures.newId('waits').replaceAll('-', '')
  const message = textMessage(toUser(receiver), word)
  const lag = await longestOf(
    () => lagOf(server, 'list-users', { searchKey: uid }, 'uid', uid),
    async () => {
      const guid = await fixtures.record('/groups', 'waits')
      return lagOf(server, 'list-groups', { searchKey: guid }, 'guid', guid)
    },
    async () => {
      const { data } = await fixtures.call('submit-message-for-moderation', { body: { sender: uid, ...message } })
      return lagOf(server, 'list-submitted-messages', { sender: uid }, 'id', String((data as Json).id))
    },
  )
  const sent = (await fixtures.call('send-message', { onBehalfOf: uid, body: message })).data as Json
  const id = String(sent.id)
  const found = { conversationId: sent.conversationId, searchKey: word }
  const ofMessages = await longestOf(() => lagOf(server, 'list-all-messages', found, 'id', id))
  const decision = await longestOf(() => lagOf(server, 'list-all-messages', { ...found, onBehalfOf: receiver }, 'id', id))
  // Reported once it is accessible.
  const ofReports = await longestOf(async () => {
    await fixtures.call('flag-a-message', { id, onBehalfOf: receiver, body: {} })
    return lagOf(server, 'list-flagged-messages', {}, 'id', id)
  })
  const longestLag = Math.max(lag, ofMessages, ofReports)
  return Math.max(longestLag === 0 ? 0 : Math.max(2 * longestLag, shortestPause), decision === 0 ? 0 : decision + afterDecision)
}

/**
 * The longest of several lags; one that cannot be measured, as the server lacks an operation, is 0.
 */
async function longestOf(...lags: (() => Promise<number>)[]): Promise<number> {
  let most = 0
  for (const lag of lags) most = Math.max(most, await lag().catch(() => 0))
  return most
}

/** Milliseconds until a list has a record; 0 if it has it at once, or does not get it at all. */
async function lagOf(server: ServerContext, list: string, args: Json, key: string, id: string): Promise<number> {
  const start = Date.now()
  for (let attempt = 0; ; attempt++) {
    const { data } = await server.setUp(list, args)
    if (Array.isArray(data) && (data as Json[]).some((record) => String(record[key]) === id)) return attempt === 0 ? 0 : Date.now() - start
    if (Date.now() - start > longest) return 0
    await sleep(100)
  }
}
