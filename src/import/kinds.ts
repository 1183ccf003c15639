import type { ImportGroup, ImportMember, ImportMessage, ImportUser } from '../../generated/chat.ts'
import type { CallOptions } from '../client/options.ts'

/**
 * The kinds of records, in the order in which they are imported: each refers to those before it.
 */
export const kinds = ['users', 'groups', 'members', 'messages'] as const

/** A kind of records. */
export type ImportKind = (typeof kinds)[number]

/** The records of each kind. */
export interface ImportRecord {
  readonly users: ImportUser
  readonly groups: ImportGroup
  readonly members: ImportMember
  readonly messages: ImportMessage
}

/** The part of a chat client that an import needs. */
export interface ImportClient {
  importUsers(parameters: { body: { users: Record<string, ImportUser> } }, options?: CallOptions): Promise<unknown>
  importGroups(parameters: { body: { groups: Record<string, ImportGroup> } }, options?: CallOptions): Promise<unknown>
  importMembers(parameters: { body: { members: Record<string, ImportMember> } }, options?: CallOptions): Promise<unknown>
  importMessages(parameters: { body: { messages: Record<string, ImportMessage> } }, options?: CallOptions): Promise<unknown>
}

/** The field that identifies a record of a kind, and the method that imports them. */
export const operations: Readonly<Record<ImportKind, { readonly id: string; readonly method: keyof ImportClient }>> = {
  users: { id: 'uid', method: 'importUsers' },
  groups: { id: 'guid', method: 'importGroups' },
  members: { id: 'memberId', method: 'importMembers' },
  messages: { id: 'muid', method: 'importMessages' },
}
