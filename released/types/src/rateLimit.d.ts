export interface RateLimit {
    readonly limit: number | undefined;
    readonly remaining: number | undefined;
    readonly reset: Date | undefined;
}
export declare function rateLimitOf(headers: Headers): RateLimit | undefined;
