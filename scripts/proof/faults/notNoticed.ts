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

/**
 * The faults that the checks do not notice, each with the reason. A row comes with a new operator
 * or a new operation only; a fault that is noticed at last takes its row with it.
 */
export const reviewedFaults: readonly Reviewed[] = [
  {
    faults: 'first-item-only: list-*: tags',
    because: 'allowed',
    reason: 'no document says whether a record needs all of several tags, or one',
  },
  {
    faults: 'first-item-only: list-*: mentionedUids',
    because: 'allowed',
    reason: 'no document says whether a message has to mention all of several users, or one',
  },
  { faults: '*: *-rule: filters', because: 'allowed', reason: 'the documents say that responses may not show filters' },
  {
    faults: 'property-ignored: *: *roupDetails.metadata',
    because: 'allowed',
    reason: 'no published response shows the metadata of a group',
  },
  {
    faults: 'property-ignored: *-group: password',
    because: 'equivalent',
    reason: 'no operation asks for a password: users join a group with the client SDKs',
  },
  {
    faults: 'missing-envelope: review-flagged-message: successes',
    because: 'allowed',
    reason: 'one edition of the documents wraps the response in data, the others do not',
  },
  {
    faults: 'ignored-keyword: mark-*: messageId/minLength',
    because: 'allowed',
    reason: 'a server may treat an empty id like none',
  },
  ...['import-groups: Tags/maxItems', 'import-members: *', 'import-messages: ReceiverTypeRequest/enum'].map(
    (keyword): Reviewed => ({
      faults: `ignored-keyword: ${keyword}`,
      because: 'missed',
      reason: 'the invalid record names a user, a group or a role that is not there, so that it fails anyway',
    }),
  ),
  {
    faults: 'first-item-only: update-rule: action',
    because: 'missed',
    reason: 'the run changes rules with one action only',
  },
  ...['mentionsWithBlockedInfo', 'withBlockedInfo'].map(
    (name): Reviewed => ({
      faults: `parameter-ignored: list-*: ${name}`,
      because: 'allowed',
      reason: 'no published document names the properties that it adds',
    }),
  ),
  {
    faults: 'first-item-only: send-bot-message: multipleReceivers.uids',
    because: 'missed',
    reason: "nothing is read for the further receivers of a bot's message",
  },
  {
    faults: 'property-ignored: send-bot-message: category',
    because: 'equivalent',
    reason: 'a message of a bot has the same category without it',
  },
  ...['guid', 'name', 'type'].map(
    (name): Reviewed => ({
      faults: `property-ignored: import-messages: ${name}`,
      because: 'equivalent',
      reason: 'the documents say that its meaning is undocumented',
    }),
  ),
  {
    faults: 'actor-ignored: get-user',
    because: 'equivalent',
    reason: 'no document says which value of a permission denies it, so the fake lets every user',
  },
  ...['list-role-permissions', 'list-scope-permissions'].map(
    (operation): Reviewed => ({
      faults: `last-dropped: ${operation}`,
      because: 'allowed',
      reason: 'no source says which permissions an app has by itself',
    }),
  ),
  {
    faults: 'order-reversed: list-conversations',
    because: 'allowed',
    reason: 'the documents say by what conversations are ordered, and not which comes first',
  },
  {
    faults: 'tightened-keyword: mark-*: messageId/minimum',
    because: 'missed',
    reason: 'no run sends zero, which a server may take for no message',
  },
  ...['list-role-permissions', 'list-scope-permissions'].map(
    (operation): Reviewed => ({
      faults: `stale-read: ${operation}`,
      because: 'equivalent',
      reason: 'it lists what a role or a scope can have, which no call changes',
    }),
  ),
  {
    faults: '*: list-global-pinned-conversations',
    because: 'missed',
    reason: 'it lists what only a change of the whole app changes, which no run sends',
  },
  {
    faults: '*: list-all-thread-messages: perPage',
    because: 'allowed',
    reason: 'the documents say that the whole list may come at once',
  },
  { faults: 'permission-ignored: list-groups', because: 'missed', reason: 'in no world does a role deny that groups are listed' },
  ...['list-conversations', 'list-group-messages'].map(
    (operation): Reviewed => ({
      faults: `permission-ignored: ${operation}`,
      because: 'equivalent',
      reason: 'no document says which value of a permission denies it, and others get 401',
    }),
  ),
  ...['mark-group-conversation-as-unread', 'mark-user-conversation-as-unread', 'unset-*-permission', 'unsubscribe-from-thread'].map(
    (operation): Reviewed => ({
      faults: `neighbour-too: ${operation}`,
      because: 'missed',
      reason: 'in no world has a neighbour what it undoes',
    }),
  ),
  {
    faults: 'second-effect-lost: change-group-member-scope',
    because: 'allowed',
    reason: 'no document says that the change of a scope is a message of the group',
  },
  {
    faults: 'ignored-required-parameter: reset-user-conversation: onBehalfOf',
    because: 'missed',
    reason: 'an earlier case has already reset the conversation, so that the call without a user fails, too',
  },
  ...[
    ...['update-role', 'update-authtoken', 'update-rule', 'update-apikey', 'update-user', 'update-group', 'create-rule'],
    ...['add-friends', 'remove-friends', 'add-group-members', 'change-group-member-scope', 'allow-features', 'flag-a-message'],
    ...['update-group-conversation', 'update-user-conversation', 'update-submitted-message'],
  ].map(
    (operation): Reviewed => ({
      faults: `other-body: ${operation}`,
      because: 'allowed',
      reason: 'a server may treat a missing body like an empty one',
    }),
  ),
  ...['send-message', 'send-bot-message', 'send-thread-message', 'review-blocked-message'].map(
    (operation): Reviewed => ({
      faults: `other-body: ${operation}`,
      because: 'equivalent',
      reason: 'the body is rejected as well for what it lacks',
    }),
  ),
  {
    faults: '*: replace-global-pinned-conversations*',
    because: 'missed',
    reason: 'it changes the whole app, so that no run sends it',
  },
  ...['create-authtoken', 'add-friends', 'add-group-members', 'flag-a-message'].map(
    (operation): Reviewed => ({
      faults: `accepted-malformed-json: ${operation}`,
      because: 'allowed',
      reason: 'a server may treat an unreadable body like a missing one',
    }),
  ),
  { faults: 'order-reversed: list-rule-revisions', because: 'allowed', reason: 'no document says in which order revisions come' },
  ...['list-authtokens', 'list-roles'].map(
    (operation): Reviewed => ({
      faults: `tightened-keyword: ${operation}: PerPage/minimum`,
      because: 'allowed',
      reason: 'the documents contradict each other about whether the list has pages',
    }),
  ),
  // The last rows, as some of these faults have a row of their own.
  ...['Uid', 'Guid', 'RoleId', 'ModerationId'].flatMap((name): Reviewed[] => [
    {
      faults: `ignored-keyword: *: ${name}/*`,
      because: 'equivalent',
      reason: 'an id that breaks the rule names no record, and is rejected as well',
    },
    {
      faults: `tightened-keyword: *: ${name}/m*Length`,
      because: 'missed',
      reason: 'only a call that creates a record is made with the longest and the shortest id',
    },
  ]),
  ...['PerPage', 'PerPageUpTo1000', 'MessageLimit', 'ModerationLimit'].map(
    (name): Reviewed => ({
      faults: `ignored-keyword: *: ${name}/minimum`,
      because: 'allowed',
      reason: 'a server may begin with the smallest page that it has',
    }),
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
