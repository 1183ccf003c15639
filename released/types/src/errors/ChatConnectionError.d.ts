import { type CallFacts, ChatError } from './ChatError.ts';
export declare class ChatConnectionError extends ChatError {
    readonly code: string | undefined;
    constructor(message: string, code: string | undefined, call: CallFacts, cause?: unknown);
}
export declare const isChatConnectionError: (value: unknown) => value is ChatConnectionError;
