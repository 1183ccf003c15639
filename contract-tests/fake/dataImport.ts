import type { Json } from '../documents/json.ts'
import { type FakeCall, type Handlers, outcomeOf, pickFields, reject, takenUid, withoutUndefined } from './fakeCall.ts'
import { groupOf, join, showGroup } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import { type ImpliedRecords, timesIn, userTimes, withImpliedRecords } from './impliedRecords.ts'
import { addMessage, showMessage } from './messages/messageStore.ts'
import type { MemberScope, MessageRecord, UserRecord } from './records.ts'
import type { GroupRecord, Store } from './store.ts'
import { showUser, userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/** Imports records one by one; each succeeds or fails independently. */
function each(
  { store, body }: Pick<FakeCall, 'store' | 'body'>,
  list: string,
  importRecord: (implied: ImpliedRecords, record: Json, key: string) => Json,
): Json {
  const outcomes = Object.entries(body[list] as Record<string, Json>).map(([key, record]) => [
    key,
    outcomeOf(() => withImpliedRecords(store, (implied) => importRecord(implied, record, key))),
  ])
  return { data: Object.fromEntries(outcomes) }
}

const plainUser = (record: Json): Json => pickFields(record, ['uid', 'name', 'avatar', 'link', 'role', 'metadata', 'tags'])
const plainGroup = (record: Json): Json => pickFields(record, ['guid', 'name', 'icon', 'type', 'password', 'owner', 'metadata', 'tags'])

function importUser(store: Store, record: Json): UserRecord {
  if (store.users.has(String(record.uid).toLowerCase())) reject('ERR_UID_ALREADY_EXISTS', takenUid(store, String(record.uid)))
  return addUser(store, plainUser(record), timesIn(record, userTimes) as Partial<UserRecord>)
}

function importGroup(store: Store, implied: ImpliedRecords, record: Json): GroupRecord {
  const { owner, groupOwnerDetails } = record as { owner?: string; groupOwnerDetails?: Json }
  if (store.groups.has(String(record.guid).toLowerCase())) reject('ERR_GUID_ALREADY_EXISTS', `The guid ${record.guid} is taken.`)
  if (owner !== undefined) implied.user(owner, groupOwnerDetails)
  return addGroup(store, plainGroup(record), undefined, timesIn(record, ['createdAt']) as Partial<GroupRecord>)
}

function importMember(store: Store, implied: ImpliedRecords, record: Json): Json {
  const { guid, uid, scope = 'participant', isBanned, groupDetails, userDetails } = record as Record<string, string> & Record<string, Json>
  const group = groupOf(store, implied.group(guid as string, groupDetails))
  const user = userOf(store, implied.user(uid as string, userDetails))
  const { joinedAt = store.now() } = timesIn(record, ['joinedAt']) as { joinedAt?: number }
  if (joinedAt < group.createdAt || joinedAt > store.now())
    reject('ERR_IMPORT_INVALID_JOINEDAT', `The joinedAt must not be before the group's createdAt or in the future.`)
  if (group.members.has(user.uid)) reject('ERR_ALREADY_JOINED', `The user with uid ${user.uid} is already a member of the group.`)
  if ((isBanned as unknown) === true) group.banned.set(user.uid, { bannedAt: joinedAt })
  else join(group, user.uid, scope as MemberScope, joinedAt)
  return { guid: group.guid, uid: user.uid, scope, joinedAt }
}

function importMessage(store: Store, implied: ImpliedRecords, taken: Set<unknown>, record: Json, key: string): Json {
  const { sender, receiver, receiverType, category, type, data, tags } = record as unknown as MessageRecord
  const { senderUserDetails, receiverUserDetails, receiverGroupDetails, receiverGroupOwnerDetails } = record as Record<
    string,
    Json | undefined
  >
  const muid = String(record.muid ?? key)
  if (taken.has(muid)) reject('ERR_IMPORT_MUID_ALREADY_EXISTS', `The muid ${muid} is taken.`)
  const from = implied.user(sender, senderUserDetails)
  if (receiverGroupOwnerDetails) implied.user(String(receiverGroupOwnerDetails.uid), receiverGroupOwnerDetails)
  const to = receiverType === 'group' ? implied.group(receiver, receiverGroupDetails) : implied.user(receiver, receiverUserDetails)
  const { sentAt, deliveredAt, readAt } = timesIn(record, ['sentAt', 'deliveredAt', 'readAt']) as {
    sentAt: number
    deliveredAt?: number
    readAt?: number
  }
  const message = addMessage(store, {
    sender: from,
    receiver: to,
    receiverType,
    category: category ?? 'message',
    type: type ?? 'text',
    data: { ...data },
    muid,
    sentAt,
    ...(tags && { tags }),
  })
  taken.add(muid)
  if (receiverType === 'user' && deliveredAt !== undefined) message.delivered.set(to, deliveredAt)
  if (receiverType === 'user' && readAt !== undefined) message.read.set(to, readAt)
  return showMessage(store, message)
}

/** Maximum age of imported messages in seconds: about six months. */
const oldestImport = 184 * 24 * 60 * 60

/**
 * Imports messages. With `importExceptions`, a message that is too old or empty fails the whole
 * call after the others are imported.
 */
function importMessages(call: FakeCall): Json {
  const { store, body } = call
  // Found once for all of a call: a history has thousands of messages.
  const taken = new Set<unknown>(Array.from(store.messages.values(), ({ muid }) => muid))
  const importRecord = (implied: ImpliedRecords, record: Json, key: string) => importMessage(store, implied, taken, record, key)
  const isException = ({ sentAt, data }: Json): boolean =>
    Number(sentAt) < store.now() - oldestImport || (data as Json | undefined)?.text === ''
  if (!store.behaviour.importExceptions) return each(call, 'messages', importRecord)
  const records = Object.entries(body.messages as Record<string, Json>)
  const valid = records.filter(([, record]) => !isException(record))
  const result = each({ ...call, body: { messages: Object.fromEntries(valid) } }, 'messages', importRecord)
  if (valid.length < records.length) reject('ERR_EXCEPTION', 'The import failed.')
  return result
}

export const dataImport: Handlers = {
  'import-users': (call) => each(call, 'users', (_, record) => showUser(importUser(call.store, record))),
  'import-groups': (call) => each(call, 'groups', (implied, record) => showGroup(call.store, importGroup(call.store, implied, record))),
  'import-members': (call) => each(call, 'members', (implied, record) => withoutUndefined(importMember(call.store, implied, record))),
  'import-messages': importMessages,
}
