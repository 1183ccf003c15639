import { type RateLimit } from './rateLimit.ts';
export interface ResponseFacts {
    readonly status: number;
    readonly headers: Headers;
    readonly rateLimit: RateLimit | undefined;
    readonly attempts: number;
}
export declare function remember(answer: object, response: Response, attempts: number): void;
export declare function responseOf(answer: object): ResponseFacts | undefined;
