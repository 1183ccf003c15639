import type { ImportGroup, ImportMember, ImportMessage, ImportUser } from '../../generated/chat.ts'
import type { CallOptions } from '../client/options.ts'

/** The kinds of records, in the order in which they are imported: each needs those before it. */
export const kinds = ['users', 'groups', 'members', 'messages'] as const

/** A kind of records. */
export type ImportKind = (typeof kinds)[number]

/** The records of each kind. */
export interface ImportRecord {
  users: ImportUser
  groups: ImportGroup
  members: ImportMember
  messages: ImportMessage
}

/** Why a record was not imported, as the service says. */
export interface Failure {
  readonly code?: string | undefined
  readonly message?: string | undefined
}

/** What the response of an import says about its records, each under its id. */
interface Outcomes {
  readonly data: Readonly<Record<string, { readonly success: true } | { readonly success: false; readonly error: Failure }>>
}

/** The part of a chat client that an import needs. */
export interface ImportClient {
  importUsers(parameters: { body: { users: Record<string, ImportUser> } }, options?: CallOptions): Promise<Outcomes>
  importGroups(parameters: { body: { groups: Record<string, ImportGroup> } }, options?: CallOptions): Promise<Outcomes>
  importMembers(parameters: { body: { members: Record<string, ImportMember> } }, options?: CallOptions): Promise<Outcomes>
  importMessages(parameters: { body: { messages: Record<string, ImportMessage> } }, options?: CallOptions): Promise<Outcomes>
}

type Records = Record<string, never>

/** How the records of one kind are sent. */
export const sending: Readonly<
  Record<
    ImportKind,
    { readonly id: string; readonly send: (chat: ImportClient, records: Records, options: CallOptions) => Promise<Outcomes> }
  >
> = {
  users: { id: 'uid', send: (chat, users, options) => chat.importUsers({ body: { users } }, options) },
  groups: { id: 'guid', send: (chat, groups, options) => chat.importGroups({ body: { groups } }, options) },
  members: { id: 'memberId', send: (chat, members, options) => chat.importMembers({ body: { members } }, options) },
  messages: { id: 'muid', send: (chat, messages, options) => chat.importMessages({ body: { messages } }, options) },
}
