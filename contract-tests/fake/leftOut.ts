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
  'Restricted features, and permissions such as `createGroup.allowedGroupTypes`': 'Stored and returned; they restrict nothing.',
  'Limits on the groups of a user, on bots and on simultaneous users': 'None.',
  'Limits on the size of metadata, `data` of a message and the file of a keyword list': 'None; a body may have 10 MiB, then 413.',
  'Limits on users, groups and members': 'Only with `planQuota`, and never for initial records.',
  'The default filter in `list-rules`': 'Is applied, but not listed.',
  'The event `moderation_engine_approved`': 'Not sent, since every message that no rule withholds would have it.',
  '`unreadMentionsCount`, `lastReadMessageId` and `latestMessageId` of conversations': 'Left out.',
  'What the acting user and another user have to do with each other, in `get-user`':
    'Left out; friends, blocked users and conversations have it.',
  'Retries of a webhook': 'An event is posted once, in order, also if the response is an error or up to 30 seconds late.',
  'Scopes of an object `participants`': 'Ignored; the uids are taken.',
  'Who may send as a bot': 'Any user.',
}

/** Behavior of the fake that is undocumented, as Markdown by subject. */
export const assumed: Readonly<Record<string, readonly string[]>> = {
  Keys: [
    "Until keys are seeded or created, every key is the app's own, of scope `fullAccess`; 40 zeros are always rejected.",
    'After that the keys in use stay valid, and new ones are unknown.',
  ],
  'Order of lists': [
    'That of creation, of messages that of their ids, pinned conversations first.',
    'A list of messages continues with `append` unless `affix` is `prepend`.',
    'Threads that changed in the same second are listed a second apart, since their cursor is a time.',
  ],
  'Ends of lists': ['An empty list has `total_pages` 0; `meta.next` and `meta.cursor` are left out at the end.'],
  Filters: [
    'A list of tags or mentioned uids keeps what has all of them.',
    '`searchKey` matches a part of the text, and for users the beginning of the uid or name; case does not matter.',
  ],
  'On behalf of a user': [
    "All messages are those of the user's own conversations; everybody sees all groups.",
    'A sender must be a member of the group, and neither side may have blocked the other.',
  ],
  'Without `onBehalfOf`': [
    'The app itself acts, sees everything, and needs no membership.',
    'Its messages are from `app_system`; no source says under which name the app sends.',
    'Each conversation is listed once, as the sender of its last message sees it.',
  ],
  'Several receivers': ['The response is the message to the first.'],
  Messages: [
    'Changes of members create a message of category `action` in the group; records of edits and deletions are in no list.',
    "Omitted fields of an edit's `data` stay.",
    'A deleted message stays in lists without its content, a permanently deleted one is gone.',
    'The same reaction twice counts once.',
  ],
  Conversations: [
    'They exist as soon as they have a message.',
    'Deleting or resetting one hides what was said so far from the acting user.',
    'Without `includeBlockedUsers`, those with users whom the acting user has blocked are left out.',
    'One that the app has pinned for everyone has the id `user_` and the uid where it names a user.',
  ],
  'Ids of conversations': [
    'That of two users begins with the uid of who wrote first; the other order is rejected with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.',
  ],
  'Unread counts': ['They include “added to the group”. Reading also delivers.'],
  Groups: [
    'The owner is an admin, and stays one when there is a new owner.',
    'A moderator kicks, bans and changes participants only.',
    'Banned members are still listed; adding a banned user lifts the ban.',
  ],
  Users: [
    '`delete-user` and `deactivate-users` hide the user; permanent deletion also takes messages, reactions and reports.',
    'Users cannot block themselves. A deleted role leaves its users with `default`.',
  ],
  Permissions: [
    "Those of the user's role (to send, edit, delete and pin messages, to create and list groups) are enforced.",
    'So are those of the scope in a group (to send, reply, edit, pin, react and list reactions).',
  ],
  Rules: [
    'They are applied to texts as they are sent. One value of a condition suffices, and `equals` compares the whole text.',
    '`blockMessage` and `dropMessage` withhold the message, `flagMessage` flags it; `kick` and `ban` concern the sender in the group,',
    '`deactivate` the sender, and `block` does nothing.',
  ],
  Flags: [
    "Flagging twice replaces the user's first flag. Only the app sees a disapproved message.",
    'A blocked message can be reviewed once. Records of flagged messages stay after a deletion.',
  ],
  Limits: [
    'Those on records apply to what one call takes, reactions, pins, saved messages, friends, tokens, roles, API keys, reasons, keyword',
    'lists and rules.',
  ],
  Statuses: [
    'Error codes without a documented status have 404 for what does not exist, 403 for what is not allowed, 400 for the rest.',
    'A fault of a body without a code of its own is `ERR_BAD_REQUEST`. An import fails record by record.',
    '[Other URLs](versioning.md#other-urls) of CometChat fail with 404, which names the URL to use.',
  ],
}
