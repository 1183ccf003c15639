import type { Client as OpenApiFetchClient } from 'openapi-fetch';
import type { ManagementOperations } from '../generated/management.client.ts';
import type { paths } from '../generated/management.ts';
import type { Secret } from './credentials.ts';
import type { CallOptions, ClientOptions } from './options.ts';
export interface ManagementClientOptions extends ClientOptions {
    readonly key: Secret;
    readonly secret: Secret;
}
export interface ManagementClient extends ManagementOperations<CallOptions> {
    readonly raw: OpenApiFetchClient<paths>;
}
export declare const createManagementClient: (options: ManagementClientOptions) => ManagementClient;
