import type { Json } from '../documents/json.ts'
import { textMessage, toUser } from './fixtureHelpers.ts'
import { createFixtures } from './fixtures.ts'
import type { ServerContext } from './serverContext.ts'
import { sleep } from './times.ts'

// The documents do not say that lists and searches show a record as soon as it is written. Some servers read them from an index or a copy that is updated
// a moment later, and some show a message to others only once moderation has decided about it.

/** The longest lag that is accepted, in milliseconds. A record that is still missing then is a fault. */
const longest = 6000

/** A pause that covers an index that is updated once a second, at whatever moment the lag was measured. */
const shortestPause = 2000

/** What is added to the time until the receiver sees a message: it is nearly the same for each message. */
const afterDecision = 500

const pauses = new WeakMap<ServerContext, Promise<number>>()
const known = new WeakMap<ServerContext, number>()

/** Milliseconds to wait after a write before reading, as far as the run has found out; 0 for a server whose lists are up to date. */
export const knownPause = (server: ServerContext): number => known.get(server) ?? 0

/** Finds out, once per run, whether the lists of a server lag behind. @returns {@link knownPause} */
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
  const uid = await fixtures.record('/users', 'waits')
  const lags = [await lagOf(server, 'list-users', { searchKey: uid }, 'uid', uid)]
  const guid = await fixtures.record('/groups', 'waits')
  lags.push(await lagOf(server, 'list-groups', { searchKey: guid }, 'guid', guid))
  const word = fixtures.newId('waits').replaceAll('-', '')
  const receiver = await fixtures.record('/users', 'mira')
  const { data } = await fixtures.call('send-message', { onBehalfOf: uid, body: textMessage(toUser(receiver), word) })
  const { id, conversationId } = data as Json
  const found = { conversationId, searchKey: word }
  lags.push(await lagOf(server, 'list-all-messages', found, 'id', String(id)))
  const lag = Math.max(...lags)
  const decision = await lagOf(server, 'list-all-messages', { ...found, onBehalfOf: receiver }, 'id', String(id))
  return Math.max(lag === 0 ? 0 : Math.max(2 * lag, shortestPause), decision === 0 ? 0 : decision + afterDecision)
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
