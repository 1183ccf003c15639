import type { Json } from '../documents/json.ts'
import { decided } from './decisions.ts'
import type { Session } from './scenario.ts'

// Users, groups and messages that scenarios begin with.

/** Creates the scenario's own copy of a user in the examples. */
export const createUser = (session: Session, name: string): Promise<string> => session.fixtures.record('/users', name)

const names = ['mira', 'jonas', 'priya', 'teo'] as const

/** Creates users at the same time and returns their uids. */
export async function createUsers(session: Session, count: 1): Promise<[string]>
export async function createUsers(session: Session, count: 2): Promise<[string, string]>
export async function createUsers(session: Session, count: 3): Promise<[string, string, string]>
export async function createUsers(session: Session, count: 4): Promise<[string, string, string, string]>
export async function createUsers(session: Session, count: number): Promise<string[]> {
  return Promise.all(names.slice(0, count).map((name) => createUser(session, name)))
}

/** Creates a group with an owner and members. */
export async function createGroup(session: Session, owner: string, members: Json = {}, more: Json = {}): Promise<string> {
  const guid = session.fixtures.newId('group')
  // Only a user who creates a group with onBehalfOf is documented to be a member.
  await session.call('create-group', {
    onBehalfOf: owner,
    body: { guid, name: `Group ${guid.slice(-8)}`, type: 'public', members, ...more },
  })
  return guid
}

/** The body of a text message. */
export const textMessage = (to: Json, text: string): Json => ({ ...to, category: 'message', type: 'text', data: { text } })

/** Sends a text message and returns it from the response. */
export async function sendMessage(session: Session, from: string, to: Json, text: string, more: Json = {}): Promise<Json> {
  const message = await session.data('send-message', { onBehalfOf: from, body: { ...textMessage(to, text), ...more } })
  await decided(session.server, message, () => session.optional(() => session.data('get-message-details', { id: String(message.id) })))
  return message
}

export const toUser = (receiver: string): Json => ({ receiver, receiverType: 'user' })
export const toGroup = (receiver: string): Json => ({ receiver, receiverType: 'group' })
