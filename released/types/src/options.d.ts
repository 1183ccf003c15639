import type { Secret } from './credentials.ts';
import type { Logger } from './logger.ts';
export interface ClientOptions {
    readonly baseUrl?: string | undefined;
    readonly timeout?: number | undefined;
    readonly retries?: number | undefined;
    readonly fetch?: typeof globalThis.fetch | undefined;
    readonly logger?: Logger | undefined;
    readonly dangerouslyAllowBrowser?: boolean | undefined;
}
export interface AppOptions {
    readonly appId?: string | undefined;
    readonly region?: 'us' | 'eu' | 'in' | undefined;
}
export type KeyScope = 'fullAccess' | 'authOnly';
export interface KeyedClientOptions extends ClientOptions, AppOptions {
    readonly apiKey: Secret;
}
export interface CallOptions {
    readonly signal?: AbortSignal | undefined;
    readonly timeout?: number | undefined;
    readonly retries?: number | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
}
export declare function refuseUnknown(where: string, given: object, known: readonly string[]): void;
export declare function checkedTimeout(timeout: unknown): void;
export declare function checkedRetries(retries: unknown): void;
export declare function checkedSignal(signal: unknown): void;
