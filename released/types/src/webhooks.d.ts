import type { ChatEvent } from '../generated/chat.events.ts';
import type { WebhookEvent } from '../generated/chat.ts';
import { type NodeRequest } from './webhookBody.ts';
export type * from '../generated/chat.events.ts';
export { isWebhookError, WebhookError, type WebhookRefusal } from './errors/WebhookError.ts';
export type { NodeRequest } from './webhookBody.ts';
export interface WebhookOptions {
    readonly username: string;
    readonly password: string;
    readonly limit?: number | undefined;
}
declare enum UndescribedTrigger {
    any = ""
}
export interface UnknownEvent extends Omit<WebhookEvent, 'trigger'> {
    trigger: UndescribedTrigger;
    data?: unknown;
}
export declare function parseWebhook(request: Request | NodeRequest, options: WebhookOptions): Promise<ChatEvent | UnknownEvent>;
