import type { Json } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault, type Wrap } from './fault.ts'
import { answering, asking, itemsOf, messageIn, onGroup, onMessage, unchanged, unranked, withData, withoutParameter } from './wraps.ts'

// Faults in who did something, to whom, and how often.

/** As if the user whom a call acts for had the default role. */
const withDefaultRole: Wrap = asking((call) => ({ ...call, actor: call.actor && { ...call.actor, role: 'default' } }))

/** As if no scope of a group denied anything. */
const withoutScopePermissions: Wrap = (next) => (call) => {
  const groups = [...call.store.groups.values()]
  const held = groups.map(({ permissions }) => permissions)
  for (const group of groups) group.permissions = new Map()
  try {
    return structuredClone(next(call))
  } finally {
    groups.forEach((group, index) => {
      group.permissions = held[index] as typeof group.permissions
    })
  }
}

/** Faults of these kinds. */
export const actorFaults = (): StatefulFault[] => [
  fault('own-scope-changed', 'change-group-member-scope', 'members change their own scope', unranked(/SELF_ACTION/)),
  fault('higher-rank-kicked', 'kick-group-member', 'a moderator removes an admin', unranked(/NO_CLEARANCE/)),
  fault(
    'changed-by-another',
    'update-group',
    'the app is named as the user who changed the group',
    onGroup((group) => {
      if (group.updatedBy) group.updatedBy = 'app_system'
    }),
  ),
  fault(
    'changed-by-another',
    'update-message',
    'the receiver is named as the editor',
    onMessage((message) => void (message.editedBy = message.receiver)),
  ),
  fault(
    'pinned-by-another',
    'pin-message',
    'the app is named as the user who pinned',
    withData(() => ({ pinnedBy: 'app_system' })),
    ['unpin-message'],
  ),
  fault('role-permission-ignored', 'send-message', 'users send messages although their role denies it', withDefaultRole),
  fault('role-permission-ignored', 'create-group', 'users create groups although their role denies it', withDefaultRole),
  fault('scope-permission-ignored', 'send-message', 'members send messages although their scope denies it', withoutScopePermissions),
  fault('scope-reaction-ignored', 'add-message-reaction', 'members react although their scope denies it', withoutScopePermissions),
  fault('not-unsaved', 'unsave-message', 'a message that was saved stays saved', unchanged('saved')),
  fault('reacted-twice', 'add-message-reaction', 'a repeated reaction is kept beside the first', (next) => (call) => {
    const message = messageIn(call)
    const former = message?.reactions.find(({ uid, reaction }) => uid === call.actor?.uid && reaction === call.path.reaction)
    const body = structuredClone(next(call))
    if (former) message?.reactions.push({ ...former, id: `${former.id}0` })
    return body
  }),
  fault(
    'first-reply-shown',
    'list-threads',
    'the first reply is shown as the last',
    answering((body, { store }) => ({
      ...body,
      data: itemsOf(body).map((thread) => {
        const [first] = [...store.messages.inConversation(String(thread.conversationId)).values()].filter(
          ({ parentId }) => parentId === thread.id,
        )
        return first ? { ...thread, lastReply: { ...(thread.lastReply as Json), id: first.id } } : thread
      }),
    })),
    ['list-all-thread-messages'],
  ),
  fault(
    'all-features-allowed',
    'allow-features',
    'one feature is allowed again, and with it all others',
    asking((call) => ({ ...call, body: { allowAll: true } })),
    ['restrict-features'],
  ),
  fault('limit-ignored', 'list-flagged-messages', 'the limit is ignored', withoutParameter('limit'), ['review-flagged-message']),
  fault('one-operator-ignored', 'list-groups', 'membersCount[eq] is ignored', withoutParameter('membersCount[eq]')),
  fault(
    'reported-as-failed',
    'delete-role',
    'a role is deleted, and the response says that it failed',
    answering((body) => ({ ...body, data: { success: false, message: 'It failed.' } })),
  ),
  fault(
    'deleted-for-good',
    'delete-message',
    'every deletion is permanent',
    asking((call) => ({ ...call, body: { permanent: true } })),
  ),
  fault(
    'entries-not-changed',
    'update-keyword-list',
    'the entries stay as they were',
    (next) => (call) => {
      const list = call.store.keywordLists.get(String(call.path.keywordId))
      const former = list?.searchTerms
      const body = structuredClone(next(call))
      const now = call.store.keywordLists.get(String(call.path.keywordId))
      if (now && former) now.searchTerms = former
      return body
    },
    ['create-keyword-list'],
  ),
]
