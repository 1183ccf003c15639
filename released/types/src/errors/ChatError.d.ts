export interface CallFacts {
    readonly operationId: string | undefined;
    readonly method: string;
    readonly path: string;
    readonly attempts: number;
}
export declare abstract class ChatError extends Error implements CallFacts {
    readonly operationId: string | undefined;
    readonly method: string;
    readonly path: string;
    readonly attempts: number;
    constructor(message: string, call: CallFacts, cause?: unknown);
}
export declare const brandOf: (kind: string) => symbol;
export declare function brand(kindOfError: {
    prototype: object;
}, kind: string): void;
export declare const isBranded: (value: unknown, kind: string) => boolean;
export declare const isChatError: (value: unknown) => value is ChatError;
