import type { Json } from '../documents/json.ts'
import { ServiceError } from './call.ts'
import { withoutEmptyObjects } from './emptyObjects.ts'
import { join } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import { uidsIn } from './groups/members.ts'
import { createMessage } from './messages/messages.ts'
import { flag } from './moderation/flags.ts'
import { addReason } from './moderation/reasons.ts'
import type { MessageRecord, Scope } from './records.ts'
import { throwProblems } from './seedProblems.ts'
import { numbered } from './seedRelations.ts'
import type { GroupSeed, MessageSeed, Seeds } from './seeds.ts'
import type { Store } from './store.ts'
import { addApiKey } from './users/apiKeys.ts'
import { makeFriends } from './users/friends.ts'
import { addRole } from './users/roles.ts'
import { deactivate, userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/**
 * Adds the initial records, which {@link checkSeeds} has accepted.
 *
 * @throws Error that names every record that the app's plan does not allow
 */
export function seed(store: Store, seeds: Seeds): void {
  const problems: string[] = []
  const records = { ...seeds, messages: numbered(seeds.messages ?? [], [...store.messages.keys()]) }
  const each = <Name extends keyof Seeds>(list: Name, add: (record: NonNullable<Seeds[Name]>[number]) => void) => {
    const entries = [...(records[list] ?? []).entries()]
    // Messages are stored in the order of their ids.
    if (list === 'messages') entries.sort(([, a], [, b]) => Number((a as MessageSeed).id) - Number((b as MessageSeed).id))
    for (const [index, record] of entries) {
      try {
        add(withoutEmptyObjects(structuredClone(record)) as NonNullable<Seeds[Name]>[number])
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        problems.push(`${list}[${index}] is rejected: ${error.message}`)
      }
    }
  }
  each('apiKeys', ({ apiKey, name, scope = 'fullAccess' }) => addApiKey(store, { apiKey, name: name ?? apiKey, scope }))
  each('roles', (role) => addRole(store, role as Json))
  each('users', ({ status, createdAt, lastActiveAt, deactivatedAt: _, ...user }) =>
    addUser(store, { ...user }, { ...defined({ status, createdAt, lastActiveAt }) }),
  )
  throwProblems(problems)
  each('friends', ([uid, friend]) => makeFriends(store, userOf(store, uid).uid, userOf(store, friend).uid))
  each('groups', (group) => seedGroup(store, group))
  throwProblems(problems)
  each('reasons', (reason) => addReason(store, reason))
  each('messages', (message) => seedMessage(store, message))
  for (const { id } of store.messages.values()) store.reserve('message', Number(id))
  each('blocks', ([by, whom]) => store.blocks.set(`${userOf(store, by).uid} ${userOf(store, whom).uid}`, store.now()))
  // Last, so that deactivated users can have memberships, friends and messages from before.
  each('users', ({ uid, deactivatedAt }) => {
    if (deactivatedAt !== undefined) deactivate(store, userOf(store, uid), deactivatedAt)
  })
  throwProblems(problems)
}

/** Adds a group; initial members cause no action messages. */
function seedGroup(store: Store, { members = {}, createdAt, ...fields }: GroupSeed): void {
  const group = addGroup(store, { type: 'public', ...fields }, undefined, defined({ createdAt }))
  const { admins = [], moderators = [], participants = [], usersToBan = [] } = members
  for (const [scope, uids] of Object.entries({ admin: admins, moderator: moderators, participant: participants })) {
    for (const uid of uidsIn(uids)) join(group, userOf(store, uid).uid, scope as Scope, group.createdAt)
  }
  for (const uid of usersToBan) group.banned.set(userOf(store, uid).uid, { bannedAt: group.createdAt })
}

/** Adds a message with its flags. */
function seedMessage(store: Store, { sender, id, sentAt, parentId, flaggedBy = [], ...content }: MessageSeed): void {
  const extra = { ...defined({ id, sentAt, parentId }), ...(sentAt !== undefined && { updatedAt: sentAt }) } as Partial<MessageRecord>
  const message = createMessage(store, { receiverType: 'user', type: 'text', ...content }, userOf(store, sender), extra, true)
  for (const { uid, flaggedAt, ...reason } of flaggedBy) flag(store, message, userOf(store, uid).uid, reason, flaggedAt)
}

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
