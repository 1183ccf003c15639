/**
 * Parameters and properties that the fake accepts and that change nothing, by name.
 */
export const withoutEffect: readonly string[] = [
  'count',
  'hideAgentic',
  'useCursoredIndex',
  'unique',
  'force',
  'addToConversations',
  'preserveOrder',
  'reviewed',
  'interactions',
]

/** Behavior of CometChat that the fake leaves out on purpose, as Markdown by subject. */
export const leftOut: Readonly<Record<string, string>> = {
  'Restricted features, and permissions such as `createGroup.allowedGroupTypes`': 'Stored and returned, without effect.',
  'Limits on the groups of a user, on bots and on simultaneous users': 'None.',
  'Limits on the size of metadata, `data` of a message and the file of a keyword list': 'None, up to a body of 10 MiB; above that, 413.',
  'Limits on users, groups and members': 'Enforced only with `planQuota`, and never for initial records.',
  'The default filter in `list-rules`': 'Applied, but not listed.',
  'The event `moderation_engine_approved`': 'Not sent, because every message that no rule blocks would cause one.',
  '`unreadMentionsCount`, `lastReadMessageId` and `latestMessageId` of conversations': 'Left out.',
  'The relationship between the acting user and another user, in `get-user`':
    'Left out; lists of friends and blocked users, and conversations include it.',
  'Retries of a webhook': 'None. Each event is posted once, in order, even if the response is an error or takes up to 30 seconds.',
  'Scopes in a `participants` object': 'Ignored; only the uids count.',
  'Who may send as a bot': 'Any user.',
}

/** Behavior of the fake that is undocumented, as Markdown by subject. */
export const assumptions: Readonly<Record<string, readonly string[]>> = {
  Keys: [
    'Until a key is seeded or created, any key works, with the scope `fullAccess`, except 40 zeros.',
    'After that, keys already in use stay valid, and others are unknown.',
  ],
  'Order of lists': [
    'Lists are in order of creation, messages in order of id, and pinned conversations come first.',
    'A list of messages continues with `append` unless `affix` is `prepend`.',
    'Threads that changed in the same second are listed a second apart, because their cursor is a time.',
  ],
  'Ends of lists': ['An empty list has `total_pages: 0`; the last page has no `meta.next` and no `meta.cursor`.'],
  Filters: [
    'A filter by several tags or mentioned uids matches records that have all of them.',
    '`searchKey` matches any part of the text, or for users the beginning of the uid or name, and ignores case.',
  ],
  'On behalf of a user': [
    'A user sees only messages of their own conversations, but all groups.',
    'A sender must be a member of the group, and neither side may have blocked the other.',
  ],
  'Without `onBehalfOf`': [
    'The app itself acts, sees everything, and needs no membership.',
    'Its messages have the sender `app_system`; the real name is undocumented.',
    'Each conversation is listed once, from the point of view of the sender of its last message.',
  ],
  'Several receivers': ['The response is the message to the first receiver.'],
  Messages: [
    'Membership changes create a message of category `action` in the group. Lists contain no such messages for edits and deletions.',
    'An edit keeps the fields of `data` that it omits.',
    'A deleted message stays in lists without its content; a permanently deleted message does not.',
    'The same reaction twice counts once.',
  ],
  Conversations: [
    'A conversation exists once it has a message.',
    'Deleting or resetting it hides the messages so far from the acting user.',
    'Without `includeBlockedUsers`, conversations with users whom the acting user has blocked are left out.',
    'If the app pins a conversation with a user for everyone, its id is `user_` followed by the uid.',
  ],
  'Ids of conversations': [
    'The id begins with the uid of the user who wrote first; the reverse is rejected with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.',
  ],
  'Unread counts': ['Messages such as “added to the group” count. Marking as read also marks as delivered.'],
  Groups: [
    'The owner is an admin, and remains one after a change of owner.',
    'A moderator can kick, ban and change participants only.',
    'Banned members are still listed, but not counted; adding a banned user lifts the ban.',
  ],
  Users: [
    '`delete-user` and `deactivate-users` hide the user; permanent deletion also removes their messages, reactions and reports.',
    'Users cannot block themselves. When a role is deleted, its users become `default`.',
  ],
  Permissions: [
    "The fake enforces the permissions of the user's role to send, edit, delete and pin messages and to create and list groups,",
    'and those of the scope in a group to send, reply, edit, pin, react and list reactions.',
  ],
  Rules: [
    'Rules examine text messages when they are sent. One matching value of a condition is enough, and `equals` compares the whole text.',
    '`blockMessage` and `dropMessage` block the message, `flagMessage` flags it, `kick` and `ban` remove the sender from the group,',
    '`deactivate` deactivates the sender, and `block` has no effect.',
  ],
  Flags: [
    "A user's second flag replaces the first. Only the app sees a disapproved message.",
    'A blocked message can be reviewed once. The record of a flagged message outlives the message.',
  ],
  Limits: [
    'The fake enforces limits on the items of one call, and on reactions, pins, saved messages, friends, tokens, roles, API keys, reasons,',
    'keyword lists and rules.',
  ],
  Statuses: [
    'Error codes without a documented status use 404 for missing records, 403 for forbidden calls and 400 for the rest.',
    'An invalid body without a code of its own is rejected with `ERR_BAD_REQUEST`. An import fails record by record.',
    "CometChat's [other URLs](versioning.md#other-urls) fail with 404 and a message that names the URL to use.",
  ],
}
