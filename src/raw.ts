// Other clients over this package's transport (`cometchat-rest/raw`): openapi-fetch's own, and a
// `fetch` for any generated client.

export type { paths as CallsPaths } from '../generated/calls.paths.ts'
export type { paths as ChatPaths } from '../generated/chat.paths.ts'
export type { paths as ManagementPaths } from '../generated/management.paths.ts'
export { fetchFor, rawClient } from './raw/raw.ts'
