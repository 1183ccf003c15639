import type { Arguments } from '../cases/arguments.ts'
import { valueAt } from '../spec/pointer.ts'
import type { Body, Session } from './session.ts'

// What scenarios about people, groups and messages begin with.

/** A new user of its own, by the name of one of the examples' people. */
export const createUser = (session: Session, name: string): Promise<string> => session.fixtures.record('/users', name)

const names = ['mira', 'jonas', 'priya', 'teo'] as const

/** The uids of so many users, made side by side. */
export async function createUsers(session: Session, count: 1): Promise<[string]>
export async function createUsers(session: Session, count: 2): Promise<[string, string]>
export async function createUsers(session: Session, count: 3): Promise<[string, string, string]>
export async function createUsers(session: Session, count: 4): Promise<[string, string, string, string]>
export async function createUsers(session: Session, count: number): Promise<string[]> {
  return Promise.all(names.slice(0, count).map((name) => createUser(session, name)))
}

/** A new group with an owner and members. */
export async function createGroup(session: Session, owner: string, members: Body = {}, more: Body = {}): Promise<string> {
  const guid = session.fixtures.newId('group')
  // Only who creates a group on their own behalf is documented to be a member.
  await session.call('create-group', {
    onBehalfOf: owner,
    body: { guid, name: `Group ${guid.slice(-8)}`, type: 'public', members, ...more },
  })
  return guid
}

/** Sends a message and gives it as it was answered. */
export const sendMessage = (session: Session, from: string, to: Body, text: string, more: Body = {}): Promise<Body> =>
  session.data('send-message', { onBehalfOf: from, body: { ...to, category: 'message', type: 'text', data: { text }, ...more } })

export const toUser = (receiver: string): Body => ({ receiver, receiverType: 'user' })
export const toGroup = (receiver: string): Body => ({ receiver, receiverType: 'group' })

/** The messages of a list, at most a hundred. */
export const listMessages = (session: Session, operationId: string, args: Arguments): Promise<Body[]> =>
  session.list(operationId, { limit: 100, ...args })

/** The text of a message. */
export const textOf = (message: Body): unknown => valueAt(message, '/data/text')

/** Two people, and where they write to each other: as the first sees it, and as the second does. */
export async function between(
  session: Session,
  kind: 'user' | 'group',
): Promise<{ reader: string; writer: string; at: Body; theirs: Body; to: Body }> {
  const [reader, writer] = await createUsers(session, 2)
  if (kind === 'user')
    return { reader, writer, at: { onBehalfOf: reader, uid: writer }, theirs: { onBehalfOf: writer, uid: reader }, to: toUser(reader) }
  const guid = await createGroup(session, writer, { participants: [reader] })
  return { reader, writer, at: { onBehalfOf: reader, guid }, theirs: { onBehalfOf: writer, guid }, to: toGroup(guid) }
}
