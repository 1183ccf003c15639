// Events that the service posts to an address of yours (`cometchat-rest/webhooks`): checked, read and typed.

export type * from '../generated/chat.events.ts'
export { isWebhookError, WebhookError, type WebhookRefusal } from './errors/WebhookError.ts'
export type { NodeRequest } from './webhooks/body.ts'
export { parseWebhook, type UnknownEvent, type WebhookOptions } from './webhooks/parseWebhook.ts'
