import { type CallFacts, ChatError } from './ChatError.ts';
export declare class ChatTimeoutError extends ChatError {
    readonly timeout: number;
    constructor(timeout: number, call: CallFacts);
}
export declare const isChatTimeoutError: (value: unknown) => value is ChatTimeoutError;
