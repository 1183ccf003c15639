// The package's main entry: clients, errors and what comes with a response. Domain types are at
// cometchat-rest/chat, /calls and /management.
export type { KnownMessage } from '../generated/chat.messages.ts'
export type { ErrorCode } from '../generated/chat.ts'
export {
  type AnyCallsClient,
  type BoundCallsClient,
  type CallsClient,
  type CallsClientOptions,
  createCallsClient,
} from './client/createCallsClient.ts'
export {
  type AnyChatClient,
  type AuthOnlyChatClient,
  type BoundChatClient,
  type ChatClient,
  type ChatClientOptions,
  createChatClient,
  type FullChatClient,
} from './client/createChatClient.ts'
export { createManagementClient, type ManagementClient, type ManagementClientOptions } from './client/createManagementClient.ts'
export type { AppOptions, ClientOptions, KeyedClientOptions, KeyScope, Region, RegionOption, SendClientOptions } from './client/options.ts'
export { ChatAbortError, isChatAbortError } from './errors/ChatAbortError.ts'
export { type ApiErrorFacts, ChatApiError, isChatApiError, type RateLimit } from './errors/ChatApiError.ts'
export { ChatConnectionError, isChatConnectionError } from './errors/ChatConnectionError.ts'
export { type CallFacts, ChatError, isChatError } from './errors/ChatError.ts'
export { ChatRateLimitError, type ClosedLimit, isChatRateLimitError } from './errors/ChatRateLimitError.ts'
export { ChatTimeoutError, isChatTimeoutError, type TimeOption } from './errors/ChatTimeoutError.ts'
export { redactHeaders } from './errors/redact.ts'
export type { CallOptions, QueryValue } from './request/callOptions.ts'
export type { HeadersLike } from './request/headers.ts'
export { isKnownMessage } from './response/isKnownMessage.ts'
export { type ResponseFacts, type ResponseParts, responseOf, type WithResponse } from './response/responseOf.ts'
export type { Secret } from './transport/credentials.ts'
export type { Fetch, FetchInit, FetchResponse } from './transport/fetch.ts'
export type { AttemptEvent, CallEvent, EndEvent, FailureEvent, Hooks, WaitEvent } from './transport/hooks.ts'
export type { Logger } from './transport/logger.ts'
export { createMemoryRateLimiter } from './transport/memoryRateLimiter.ts'
export type { LimitOutcome, NoPermit, Permit, PermitRequest, RateLimiter } from './transport/rateLimiter.ts'
