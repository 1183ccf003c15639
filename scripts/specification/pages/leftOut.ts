/** A part of the service that is known but not described. */
interface LeftOut {
  readonly what: string
  readonly size: string
  readonly why: string
  readonly instead: string
}

/** Known parts of the service that the documents leave out, with the reason. */
export const leftOut: readonly LeftOut[] = [
  {
    what: 'Campaigns API: notifications made from templates, in an in-app feed and as push. Same host and key as the Chat API, under `/v3/campaigns`',
    size: '50 operations',
    why: 'It is not among the resource families of the specification. Of its operations, the responses of 21 are known from live code (2026-09-10); the published document describes the content of none, so those of the other 29 would be guesses. Its published security (HTTP Basic, a header `appid`) contradicts the guide and live calls (`apikey` alone).',
    instead:
      'The events of campaigns are described as webhooks, their error codes are in [errors.md](errors.md). `request` of the Chat client reaches the paths with the prefix `/campaigns`.',
  },
  {
    what: 'Management API: settings of single extensions',
    size: '107 operations',
    why: 'They repeat one pattern, `/apps/{appId}/extensions/<extension>/v1/settings`, once for each extension and method, with fields of a third party each.',
    instead: '`update-xss-filter-settings` shows the pattern; `list-extensions` and `switch-extensions` work for all of them.',
  },
  {
    what: 'Legacy webhooks: receipts in their older shape, and the operations that manage legacy webhooks',
    size: '2 events, 8 operations',
    why: 'They are no longer maintained, new apps use the current webhooks, and an app has either legacy or current webhooks. The receipts have the triggers of current events and another body.',
    instead:
      'The events `before_message`, `after_message` and `after_connection_status_changed`, which no current event replaces, are described.',
  },
  {
    what: 'Business Messaging API, at `https://{appId}.api-{region}.cometchat.io/v3/business-messaging/api`',
    size: 'not counted',
    why: 'It is not among the resource families of the specification. It has the key of the Chat API and error codes of its own.',
    instead: '`request` of the Chat client reaches the paths with the prefix `/business-messaging/api`.',
  },
  {
    what: 'Callbacks of custom agents: what the service asks a server of yours, as agents that you bring call it',
    size: 'not counted',
    why: 'They are requests to an address of yours, and neither operations nor events of the service.',
    instead: 'The operations that manage such agents are described, such as `list-byo-agents`.',
  },
  {
    what: 'Token-based file access: `GET https://files-{region}.cometchat.io/{appId}/media/…`',
    size: '1 operation',
    why: 'It has a host of its own, beside the three addresses of the specification. A method would send the key there.',
    instead: '[Reading protected files](protected-files.md) has the ten lines that it takes.',
  },
  {
    what: 'The custom moderation engine, which the service asks about messages',
    size: '1 request to a server of yours',
    why: 'It is neither an operation nor an event: the service waits for the verdict in the response.',
    instead: '[Your own moderation engine](moderation-engine.md) has a handler and its types.',
  },
]

/** When the published editions were last looked at, and the newest that was found. */
export const lastLooked = { when: 'November 2026', newest: '2026-09-02' } as const
