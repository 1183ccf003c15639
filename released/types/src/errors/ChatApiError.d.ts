import type { ErrorCode } from '../../generated/chat.ts';
import type { RateLimit } from '../rateLimit.ts';
import { type CallFacts, ChatError } from './ChatError.ts';
export interface ApiErrorFacts {
    readonly status: number;
    readonly code: ErrorCode | undefined;
    readonly devMessage: string | undefined;
    readonly details: unknown;
    readonly source: string | undefined;
    readonly rateLimit: RateLimit | undefined;
    readonly retryAfter: number | undefined;
    readonly requestId: string | undefined;
}
export declare class ChatApiError extends ChatError implements ApiErrorFacts {
    readonly status: number;
    readonly code: ErrorCode | undefined;
    readonly devMessage: string | undefined;
    readonly details: unknown;
    readonly source: string | undefined;
    readonly rateLimit: RateLimit | undefined;
    readonly retryAfter: number | undefined;
    readonly requestId: string | undefined;
    constructor(message: string, facts: Pick<ApiErrorFacts, 'status'> & Partial<ApiErrorFacts>, call: CallFacts, cause?: unknown);
}
export declare const isChatApiError: (value: unknown) => value is ChatApiError;
