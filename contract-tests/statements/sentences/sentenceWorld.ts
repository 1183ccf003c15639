import type { Arguments } from '../../cases/arguments.ts'
import type { Operation } from '../../documents/document.ts'
import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { oncePer } from '../../documents/oncePer.ts'
import { callOfRequest } from '../../serverChecks/createdRecords.ts'
import { inPlaceOf } from '../../serverChecks/identifiers.ts'
import { SetupFailed } from '../../serverChecks/notRun.ts'
import type { ServerContext } from '../../serverChecks/serverContext.ts'
import { pairsOf } from '../../validate/query.ts'
import { rememberSecrets } from '../../validate/secrets.ts'
import { type Sentence, text } from './sentence.ts'

// The records that the sentences name. Each world creates the records of its sentences under its
// own prefix: Mira owns the group `tomato-growers`, Jonas moderates it and Priya takes part;
// message 1 is Mira's to the group, 2 is hers to Jonas, 3 is his to her. Sent messages are numbered
// from 4 on. `key` is the API key that a sentence creates, in a path and as the key that sends a
// request.

const people = ['mira', 'jonas', 'priya', 'dealbot']
const guid = 'tomato-growers'

/** Records that sentences create, and words of their rules, by names that nothing else has. */
const others = [
  'zed',
  'nico',
  'nobody',
  'seed-swap',
  'seed-bank',
  'keeper',
  'beekeeper',
  'adverts',
  'wordlist',
  'rude',
  'cheap',
  'gold',
  'silver',
  'old-note',
  'new-note',
  'seed-note',
]

const names = new RegExp(`(?<![A-Za-z0-9-])(${[...people, guid, ...others].join('|')})(?![A-Za-z0-9-])`, 'gi')

const seeds: Readonly<Record<string, readonly [sender: string, receiver: string]>> = {
  1: ['mira', guid],
  2: ['mira', 'jonas'],
  3: ['jonas', 'mira'],
}

/** A call of a sentence, with the records of its world. */
export interface SentenceCall {
  readonly operation: Operation
  readonly args: Arguments
  /** The key that sends it, if it is not the run's. */
  readonly apiKey?: string
}

/** The records of some sentences on a server. */
export interface SentenceWorld {
  /** Makes the records that the sentences name. @throws if one is not made */
  prepare(): Promise<void>
  /** A request of a sentence, as the server gets it. */
  callOf(request: string, body: object | undefined): SentenceCall
  /**
   * Sends a call that prepares.
   *
   * @returns what the response shows, {@link SentenceWorld.named}
   * @throws if it is not accepted
   */
  send(call: SentenceCall): Promise<unknown>
  /** A response with the names of the sentence in place of the world's. */
  named(body: unknown): unknown
  /** Whether a record belongs to the world. The id of a message stands for it. */
  isOwn(record: unknown): boolean
}

/** People of a run who are in several worlds, each made once. */
const peopleOf = oncePer((server: ServerContext) => ({ prefix: `${server.nextPrefix()}-`, made: new Map<string, Promise<unknown>>() }))

/**
 * Whether sentences leave the people as they are, and what is theirs alone, such as conversations
 * and pins: they are about groups, single messages and their moderation.
 */
const leavesPeople = ({ calls }: Sentence): boolean =>
  calls.every((call) => typeof call !== 'string' || (apartFromPeople.test(call) && !/\/(pin|save)$/.test(call)))

const apartFromPeople = /^(\w+ )?[A-Z]+ \/(groups|messages(\/\d.*)?$|moderation\/(?!messages$)|data_import\/(groups|members)$)/

export function createSentenceWorld(server: ServerContext, sentences: readonly Sentence[]): SentenceWorld {
  const prefix = `${server.nextPrefix()}-`
  const shared = sentences.every(leavesPeople) ? peopleOf(server) : undefined
  /** The server's ids of messages, by those of the sentence. */
  const ids = new Map<string, string>()
  let createdKey = ''
  const prefixOf = (name: string) => (shared && people.includes(name.toLowerCase()) ? shared.prefix : prefix)
  const prefixed = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replace(names, (name) => `${prefixOf(name)}${name}`)) as Value
  const setUp = (id: string, args: Arguments) => server.setUp(id, prefixed(args))

  function createUser(uid: string): Promise<unknown> {
    const known = shared?.made.get(uid)
    if (known) return known
    const made = setUp('create-user', { body: { uid, name: `${uid} of the garden` } })
    shared?.made.set(uid, made)
    made.catch(() => shared?.made.delete(uid))
    return made
  }

  function note(body: unknown): void {
    const { data } = (isObject(body) ? body : {}) as { data?: unknown }
    const { id, sender, apiKey } = (isObject(data) ? data : {}) as Json
    if (typeof apiKey === 'string') {
      createdKey = apiKey
      rememberSecrets([apiKey])
    }
    if (id === undefined || sender === undefined || [...ids.values()].includes(String(id))) return
    ids.set(String(Math.max(3, ...[...ids.keys()].map(Number)) + 1), String(id))
  }

  function named(body: unknown): unknown {
    note(body)
    const back = new Map([...ids].map(([number, id]) => [id, number]))
    const own = JSON.stringify(body ?? null).replaceAll(prefix, '')
    // Another message may have a number of the sentence as its id.
    const nameOf = (id: string) => back.get(id) ?? (ids.has(id) ? `another ${id}` : undefined)
    return withIds(JSON.parse(shared ? own.replaceAll(shared.prefix, '') : own), nameOf)
  }

  return {
    async prepare() {
      const said = JSON.stringify(sentences.map(({ calls, expected }) => [calls, Object.values(expected)]))
      const isAbout = (pattern: string) => new RegExp(pattern).test(said)
      const numbers = Object.keys(seeds).filter((number) =>
        isAbout(
          `messages/${number}\\b|"(id|messageId|parentId|quotedMessageId)":"?${number}\\b|\\bid=${number}\\b|/conversations|/${seeds[number]?.[1] === guid ? 'groups' : 'users'}/[\\w-]+/conversation`,
        ),
      )
      const parties = numbers.flatMap((number) => seeds[number] ?? [])
      const isNeeded = (name: string) => isAbout(name) || parties.includes(name)
      const hasGroup = isNeeded(guid)
      const needed = people.filter((uid) => isNeeded(uid) || (uid === 'mira' && hasGroup))
      for (const uid of needed) await createUser(uid)
      const scopes = [['moderators', 'jonas'] as const, ['participants', 'priya'] as const]
      const members = Object.fromEntries(scopes.filter(([, uid]) => needed.includes(uid)).map(([scope, uid]) => [scope, [uid]]))
      if (hasGroup) await setUp('create-group', { onBehalfOf: 'mira', body: { guid, name: `A ${guid}`, type: 'public', members } })
      for (const number of numbers) {
        const [onBehalfOf, receiver] = seeds[number] as [string, string]
        const { data } = (await setUp('send-message', { onBehalfOf, body: text(receiver) })) as { data?: { id?: unknown } }
        if (data?.id === undefined) throw new SetupFailed('the response of send-message has no id')
        ids.set(number, String(data.id))
      }
    },
    callOf(request, body) {
      const [, uid, method = '', path = ''] = /^(?:(\w+) )?([A-Z]+) (.+)$/.exec(request) ?? []
      const isByKey = uid === 'key'
      const headers: [string, string][] = uid && !isByKey ? [['onBehalfOf', uid]] : []
      if (createdKey === '' && (isByKey || path.endsWith('/key'))) throw new SetupFailed('the response of create-apikey has no key')
      const url = path.replace(/\/key$/, `/${createdKey}`)
      const read = callOfRequest(server.contract, { method, url, headers, body: body && JSON.stringify(body) }, '')
      const isRead = pairsOf(url).every(({ name }) => read?.args[name] !== undefined)
      if (!read || !isRead) throw new Error(`A sentence has the request \`${request}\`, which the documents do not have.`)
      const args = prefixed(withIds(read.args, (id) => ids.get(id))) as Arguments
      return { operation: read.operation, args: { ...pageOf(read.operation), ...args }, ...(isByKey && { apiKey: createdKey }) }
    },
    send: async ({ operation, args }) => named(await server.setUp(operation.id, args)),
    named,
    isOwn(record) {
      const { id, message } = (isObject(record) ? record : {}) as { id?: unknown; message?: unknown }
      const isKnown = [record, id, isObject(message) && message.id].some((one) => [...ids.values()].includes(String(one)))
      return isKnown || JSON.stringify(record ?? null).includes(prefix)
    },
  }
}

/** A long page, as a list of many has the records of the run among the others. */
function pageOf({ parameters, paging }: Operation): Arguments {
  const size = paging && parameters.find(({ name }) => name === 'perPage' || name === 'limit')
  return size ? { [size.name]: size.schema.maximum ?? 100 } : {}
}

/** A value whose ids of messages are replaced. */
function withIds(value: unknown, replaced: (id: string) => string | undefined, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, replaced, key))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withIds(child, replaced, name)]))
  const id = /^(id|messageId|parentId|quotedMessageId|lastReadMessageId|latestMessageId)$/.test(key) ? replaced(String(value)) : undefined
  return id === undefined ? value : inPlaceOf(value, id)
}
