import { families, permitted } from '../families.ts'
import { appSystem } from '../messages/messageStore.ts'
import { pinning } from '../messages/pins.ts'
import { onCall } from '../wraps.ts'
import { liftingRestriction, type ReadingChanges, withCode } from './reading.ts'

/** Leaves out messages of blocked users unless they are requested. */
const blockedOnRequest = onCall((call) => ({
  ...call,
  query: { ...call.query, hideMessagesFromBlockedUsers: call.query.hideMessagesFromBlockedUsers !== true },
}))
const lists = ['list-user-messages', 'list-all-messages', 'list-group-messages']

/** Moderators and admins of a group may do to its messages what their senders may. */
const moderatorsToo = liftingRestriction('sender', ({ store, path, actor }) => {
  const { receiver = '', receiverType } = store.messages.get(String(path.id)) ?? {}
  const member = receiverType === 'group' && actor ? store.groups.get(receiver)?.members.get(actor.uid) : undefined
  return member !== undefined && member.scope !== 'participant'
})

/** The id of a cursor is that of the newest message before the range, whatever `affix` says. */
const alwaysAfter = onCall(({ query: { affix, ...query }, ...call }) => ({
  ...call,
  query: { ...query, ...(query.id === undefined && affix !== undefined && { affix }) },
}))

/** Empty objects in metadata come back as they were sent. */
const keepsEmptyObjects = onCall((call) => ({ ...call, keepsEmptyObjects: true as const }))

export const messagesReadings: ReadingChanges = {
  'messages-from-blocked-users/fetched': [['list-group-messages', 'list-all-messages'], blockedOnRequest],
  'unknown-message-code/msg-not-found': [['get-message-details'], withCode('ERR_MESSAGE_ID_NOT_FOUND', 'ERR_MSG_NOT_FOUND')],
  'who-edits-messages/moderators-too': [['update-message'], moderatorsToo],
  'who-deletes-messages/moderators-too': [['delete-message'], moderatorsToo],
  'pinned-messages-limit/five': [['pin-message'], permitted(pinning(5))],
  'pinned-messages-limit/apart': [['pin-message'], permitted(pinning(100, (by) => by === appSystem))],
  'message-cursor-direction/after': [lists, alwaysAfter],
  'empty-metadata/object': [Object.keys(families), keepsEmptyObjects],
}
