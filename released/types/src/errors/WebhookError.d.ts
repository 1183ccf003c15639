export type WebhookRefusal = 'unauthorized' | 'too-large' | 'cut-off' | 'malformed';
export declare class WebhookError extends Error {
    readonly reason: WebhookRefusal;
    readonly status: number;
    constructor(reason: WebhookRefusal, cause?: unknown);
}
export declare const isWebhookError: (value: unknown) => value is WebhookError;
