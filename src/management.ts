// Domain types of the Management API by name (`cometchat-rest/management`): its schemas, and each
// operation's arguments and response.

export type * from '../generated/management.client.ts'
export type * from '../generated/management.ts'
