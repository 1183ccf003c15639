// Other clients over this package's transport (`cometchat-rest/raw`): openapi-fetch's own, and a
// `fetch` for any generated client.

export type { paths as CallsPaths } from '../generated/calls.ts'
export type { paths as ChatPaths } from '../generated/chat.ts'
export type { paths as ManagementPaths } from '../generated/management.ts'
export { fetchFor, rawClient } from './raw/raw.ts'
