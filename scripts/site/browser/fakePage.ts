// The fake in the page, with the users, groups and messages of the specification's examples.
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../../../contract-tests/browser/fake.ts'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { idsIn, initOf, type PageRequest } from './pageRequest.ts'

/** A fake in the page. */
export interface PageFake {
  readonly fetch: FakeChat['fetch']
  /** The ids of the records that it was given for the operation, by path parameter. */
  readonly ids: Readonly<Record<string, string>>
}

/**
 * Makes a fake that an operation can be tried on.
 *
 * @param before - requests that create the operation's record
 * @param created - ids that the operation creates, so that they are free
 * @param parameters - the operation's path parameters
 */
export async function startFake(
  before: readonly PageRequest[],
  created: readonly unknown[],
  parameters: readonly string[],
): Promise<PageFake> {
  const document = await readBundle('chat')
  const { fetch } = await createFakeChat({ strict: false, ...recordsIn(document, [...created, ...before.flatMap(idsIn)]) })
  const ids: Record<string, string> = {}
  for (const { url, ...init } of before) {
    const response = await fetch(url, initOf(init))
    if (!response.ok || response.headers.has('x-fake-response')) continue
    const { data } = await response.json()
    for (const name of parameters) {
      const id = data?.[name] ?? (name === parameters.at(-1) ? data?.id : undefined)
      if (typeof id === 'string') ids[name] = id
    }
  }
  return { fetch, ids }
}

interface ExampleRecord {
  readonly id?: unknown
  readonly uid?: unknown
  readonly guid?: unknown
  readonly name?: unknown
  readonly sender?: unknown
  readonly receiver?: unknown
  readonly receiverType?: 'user' | 'group'
  readonly data?: { readonly text?: unknown }
}

/** The owner of every group. Its other members are everybody else. */
const owner = 'jonas'

/** The users, groups and text messages in the examples of a document, without some ids. */
function recordsIn(document: object, without: readonly unknown[]): FakeChatOptions {
  const users = new Map<string, string>()
  const groups = new Map<string, string>()
  const messages = new Map<string, ExampleRecord>()
  const read = (node: unknown, isExample: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    const { id, uid, guid, name, sender, data } = node as ExampleRecord
    if (isExample && typeof name === 'string') {
      if (typeof uid === 'string' && !users.has(uid)) users.set(uid, name)
      if (typeof guid === 'string' && !groups.has(guid)) groups.set(guid, name)
    }
    if (isExample && typeof id === 'string' && typeof sender === 'string' && typeof data?.text === 'string' && !messages.has(id))
      messages.set(id, node)
    for (const [key, value] of Object.entries(node)) read(value, isExample || key === 'examples' || key === 'example')
  }
  read(document, false)
  const isUsed = (id: unknown) => !without.includes(id) && id !== 'app_system'
  const uids = [...users.keys()].filter(isUsed)
  const guids = [...groups.keys()].filter(isUsed)
  return {
    users: uids.map((uid) => ({ uid, name: users.get(uid) ?? uid })),
    groups: guids.map((guid) => ({
      ...{ guid, name: groups.get(guid) ?? guid, owner },
      members: { participants: uids.filter((uid) => uid !== owner) },
    })),
    messages: [...messages]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([id, { sender, receiver, receiverType, data }]) => ({
        ...{ id, sender: String(sender), receiver: String(receiver), receiverType: receiverType ?? 'user' },
        data: { text: data?.text },
      }))
      .filter(({ sender, receiver }) => uids.includes(sender) && [...uids, ...guids].includes(receiver)),
    roles: isUsed('keeper') ? [{ role: 'keeper', name: 'Keeper' }] : [],
    friends: [['mira', 'priya']],
  }
}

Object.assign(globalThis, { startFake })
