// Events that CometChat posts to your server (`cometchat-rest/webhooks`): checked, read and
// typed.

export type * from '../generated/chat.events.ts'
export { isWebhookError, WebhookError, type WebhookErrorReason, type WebhookStatus } from './errors/WebhookError.ts'
export type { AcceptedCredentials, CredentialSource, WebhookCredentials } from './webhooks/credentials.ts'
export type { ModerationContext, ModerationRequest, ModerationVerdict } from './webhooks/moderationEngine.ts'
export type {
  MultipleWebhookOptions,
  SignedWebhookOptions,
  SingleWebhookOptions,
  ValidationResult,
  WebhookOptions,
  WebhookSettings,
} from './webhooks/options.ts'
export { parseWebhook } from './webhooks/parseWebhook.ts'
export type { EdgeEvent, WebhookHeaders, WebhookRequest, WrappedRequest } from './webhooks/request.ts'
export type { AcceptedSecrets } from './webhooks/signature.ts'
export type { UnknownEvent } from './webhooks/UnknownEvent.ts'
