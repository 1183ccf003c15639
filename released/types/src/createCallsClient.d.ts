import type { Client as OpenApiFetchClient } from 'openapi-fetch';
import type { CallsBoundOperations, CallsOperations } from '../generated/calls.client.ts';
import type { paths } from '../generated/calls.ts';
import type { CallOptions, KeyedClientOptions } from './options.ts';
export interface CallsClientOptions extends KeyedClientOptions {
}
export interface CallsClientParts {
    readonly raw: OpenApiFetchClient<paths>;
    as(uid: string): BoundCallsClient;
}
export interface CallsClient extends CallsOperations<CallOptions>, CallsClientParts {
}
export interface BoundCallsClient extends CallsBoundOperations<CallOptions>, CallsClientParts {
}
export declare const createCallsClient: (options: CallsClientOptions) => CallsClient;
