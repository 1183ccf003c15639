// Events that the service posts to your server (`cometchat-rest/webhooks`): checked, read and typed.

export type * from '../generated/chat.events.ts'
export { isWebhookError, WebhookError, type WebhookRefusal, type WebhookStatus } from './errors/WebhookError.ts'
export { parseWebhook, type UnknownEvent, type WebhookOptions } from './webhooks/parseWebhook.ts'
export type { WebhookHeaders, WebhookRequest, WrappedRequest } from './webhooks/request.ts'
