// Domain types of the Chat API by name (`cometchat-rest/chat`): its schemas, and each operation's
// arguments and response.

export type * from '../generated/chat.client.ts'
export type { KnownMessage } from '../generated/chat.messages.ts'
export type * from '../generated/chat.ts'
