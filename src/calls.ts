// Domain types of the Calls API by name (`cometchat-rest/calls`): its schemas, and each operation's
// arguments and response.

export type * from '../generated/calls.client.ts'
export type * from '../generated/calls.ts'
