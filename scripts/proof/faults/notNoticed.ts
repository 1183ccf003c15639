import type { FaultResult } from './fault.ts'

/**
 * Why the checks do not notice a fault: no request tells it from the documented service, the
 * documents allow it, or the checks miss it.
 */
export interface Reviewed {
  /** Ids of faults; `*` stands for any text. */
  readonly faults: string
  readonly because: 'equivalent' | 'allowed' | 'missed'
  readonly reason: string
}

const reviewedAs =
  (because: Reviewed['because']) =>
  (reason: string, ...ids: string[]): Reviewed[] =>
    ids.map((faults) => ({ faults, because, reason }))
const [equivalent, allowed, missed] = [reviewedAs('equivalent'), reviewedAs('allowed'), reviewedAs('missed')]

/**
 * The faults that the checks do not notice, each with the reason. A row comes with a new operator
 * or a new operation only; a fault that is noticed at last takes its row with it. The first row
 * that fits counts.
 */
export const reviewedFaults: readonly Reviewed[] = [
  ...allowed('no document says whether a record needs all of several tags, or one', 'first-item-only: list-*: tags'),
  ...allowed('no document says whether a message has to mention all of several users, or one', 'first-item-only: list-*: mentionedUids'),
  ...allowed('the documents say that responses may not show filters', '*: *-rule: filters'),
  ...allowed(
    'no published response shows the metadata of a group, and sources differ about its tags',
    'property-ignored: *: *roup*.metadata',
    'property-ignored: *: *roup*.tags',
  ),
  ...equivalent('no operation asks for a password: users join a group with the client SDKs', 'property-ignored: *-group*: *password'),
  ...allowed(
    'one edition of the documents wraps the response in data, the others do not',
    'missing-envelope: review-flagged-message: successes',
  ),
  ...allowed('a server may treat an empty id like none', 'ignored-keyword: mark-*: messageId/minLength'),
  ...missed(
    'the invalid record names a user, a group or a role that is not there, so that it fails anyway',
    'ignored-keyword: import-groups: Tags/maxItems',
    'ignored-keyword: import-members: *',
    'ignored-keyword: import-messages: ReceiverTypeRequest/enum',
  ),
  ...missed(
    'only members of a new group may send to it, so that its owner is the sender, who has details, too',
    'property-ignored: import-messages: messages.*.receiverGroupOwnerDetails',
  ),
  ...equivalent(
    'the handler rejects it, too',
    'ignored-keyword: *-user: avatar/format',
    'ignored-keyword: *-group: icon/format',
    'ignored-keyword: add-group-members: MemberUids/maxItems',
  ),
  ...missed(
    'the invalid request names a group as a user, or a message that awaits no review, so that it fails anyway',
    'ignored-keyword: send-*message: ReceiverTypeRequest/enum',
    'ignored-keyword: review-blocked-message: status/enum',
  ),
  ...missed('only a sentence imports a member whose record is shown, and is about other properties', 'violated: import-members: minimum'),
  ...allowed(
    'no published document names the properties that it adds',
    'parameter-ignored: list-*: mentionsWithBlockedInfo',
    'parameter-ignored: list-*: withBlockedInfo',
  ),
  ...missed("nothing is read for the further receivers of a bot's message", 'first-item-only: send-bot-message: multipleReceivers.uids'),
  ...equivalent('a message of a bot has the same category without it', 'property-ignored: send-bot-message: category'),
  ...equivalent(
    'the documents say that its meaning is undocumented',
    'property-ignored: import-messages: guid',
    'property-ignored: import-messages: name',
    'property-ignored: import-messages: type',
  ),
  ...equivalent('no document says which value of a permission denies it, so the fake lets every user', 'actor-ignored: get-user'),
  ...allowed(
    'no source says which permissions an app has by itself',
    'last-dropped: list-role-permissions',
    'last-dropped: list-scope-permissions',
  ),
  ...allowed('the documents say by what conversations are ordered, and not which comes first', 'order-reversed: list-conversations'),
  ...missed('no run sends zero, which a server may take for no message', 'tightened-keyword: mark-*: messageId/minimum'),
  ...equivalent(
    'it lists what a role or a scope can have, which no call changes',
    'stale-read: list-role-permissions',
    'stale-read: list-scope-permissions',
  ),
  ...missed('it lists what only a change of the whole app changes, which no run sends', '*: list-global-pinned-conversations'),
  ...allowed('the documents say that the whole list may come at once', '*: list-all-thread-messages: perPage'),
  ...equivalent(
    'no document says which value of a permission denies it, and others get 401',
    'permission-ignored: list-conversations',
    'permission-ignored: list-group-messages',
  ),
  ...missed(
    'in no world has a neighbour what it undoes',
    'neighbour-too: mark-*-conversation-as-unread',
    'neighbour-too: mark-group-conversation-as-delivered',
    'neighbour-too: unset-*-permission',
    'neighbour-too: unsubscribe-from-thread',
    'neighbour-too: unblock-users',
    'neighbour-too: unpin-user-conversation',
  ),
  ...allowed(
    'no document says that it changes the conversation of the group',
    'second-effect-lost: change-group-member-scope',
    'second-effect-lost: kick-group-member',
    'second-effect-lost: *ban-group-user',
  ),
  ...allowed('no document says what becomes of the messages of a group', 'second-effect-lost: delete-group'),
  ...allowed('a message to a group may be delivered only once all have it', 'without-effect: mark-group-conversation-as-delivered'),
  ...allowed('a server may show when it delivered a message, whatever is marked', 'neighbour-too: mark-user-conversation-as-delivered'),
  ...missed(
    'no run reads what else it changes',
    'later-effects-lost: delete-group',
    'second-effect-lost: delete-message',
    '*-lost: reset-user-conversation',
  ),
  ...missed(
    'an earlier case has already reset the conversation, so that the call without a user fails, too',
    'ignored-required-parameter: reset-user-conversation: onBehalfOf',
  ),
  ...missed(
    'the member already has the scope that a missing body stands for, so that the call without a body fails, too',
    'other-body: change-group-member-scope',
  ),
  ...equivalent(
    'the body is rejected as well for what it lacks',
    'other-body: send-message',
    'other-body: send-bot-message',
    'other-body: send-thread-message',
    'other-body: review-blocked-message',
    'ignored-keyword: *: ToOneReceiver/required',
    'ignored-keyword: send-message: MultipleReceivers/minProperties',
    'ignored-keyword: *: *Request/type',
    'ignored-keyword: review-blocked-message: ReviewBlockedMessageRequest/required',
  ),
  ...missed('it changes the whole app, so that no run sends it', '*: replace-global-pinned-conversations*'),
  ...allowed('no document says in which order revisions come', 'order-reversed: list-rule-revisions'),
  ...allowed(
    'the documents contradict each other about whether the list has pages',
    'tightened-keyword: list-authtokens: PerPage/minimum',
    'tightened-keyword: list-roles: PerPage/minimum',
  ),
  ...equivalent(
    'an id that breaks the rule names no record, and is rejected as well',
    'ignored-keyword: *: Uid/*',
    'ignored-keyword: *: Guid/*',
    'ignored-keyword: *: RoleId/*',
    'ignored-keyword: *: ModerationId/*',
    'ignored-keyword: get-apikey: ApiKeyParameter/pattern',
    'tightened-keyword: get-conversation: ConversationId/minLength',
    'tightened-keyword: get-submitted-message: ModeratedMessageId/minLength',
    'tightened-keyword: get-reason: ReasonId/minLength',
  ),
  ...allowed(
    'a server may reject what only a newer edition of the documents names',
    'tightened-keyword: list-*: PerPage/minimum',
    'tightened-keyword: list-*: ModerationLimit/minimum',
    'tightened-keyword: list-groups: parameters/minItems',
  ),
  ...missed(
    'only a call that creates a record is made with the longest and the shortest id',
    'tightened-keyword: *: Uid/m*Length',
    'tightened-keyword: *: Guid/m*Length',
    'tightened-keyword: *: RoleId/m*Length',
    'tightened-keyword: *: ModerationId/m*Length',
  ),
]

/** The first row that a fault fits. */
export const rowOf = (id: string, rows: readonly Reviewed[] = reviewedFaults): Reviewed | undefined =>
  rows.find(({ faults }) => new RegExp(`^${faults.replace(/[.?+^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '.*')}$`).test(id))

/** The faults that are not noticed and that no row explains. */
export const unexplainedFaults = (results: readonly FaultResult[], rows: readonly Reviewed[] = reviewedFaults): FaultResult[] =>
  results.filter(({ id, outcome }) => outcome === 'not noticed' && rowOf(id, rows) === undefined)

/** The rows of which each tried fault is noticed: they are no longer true. */
export const outdatedRows = (results: readonly FaultResult[], rows: readonly Reviewed[] = reviewedFaults): Reviewed[] =>
  rows.filter((row) => {
    const resultsOfRow = results.filter(({ id }) => rowOf(id, rows) === row)
    return resultsOfRow.length > 0 && resultsOfRow.every(({ outcome }) => outcome === 'finding' || outcome === 'difference')
  })
