import type { Client as OpenApiFetchClient } from 'openapi-fetch'
import type { ManagementOperations } from '../../generated/management.client.ts'
import { managementDocument } from '../../generated/management.operations.ts'
import type { paths } from '../../generated/management.ts'
import type { ResponseParts } from '../response/responseOf.ts'
import type { Secret } from '../transport/credentials.ts'
import { createClient } from './client.ts'
import type { CallOptions, ClientOptions, SendClientOptions } from './options.ts'

/** Options of a management client. */
export interface ManagementClientOptions extends ClientOptions {
  /** The management key, or a function that fetches it for each request. */
  readonly key: Secret
  /** The management secret, or a function that fetches it for each request. */
  readonly secret: Secret
}

/** The Management API. */
export interface ManagementClient extends ManagementOperations<CallOptions, ResponseParts> {
  /**
   * A client with other options for sending, which shares everything else with this client, its
   * rate limits among them.
   * @throws TypeError naming the option and the fix
   */
  withOptions(options: SendClientOptions): this
  /** openapi-fetch's own client over the same transport, keys and checks. */
  readonly raw: OpenApiFetchClient<paths>
}

/**
 * Makes a client for the Management API: one method per operation, which resolves to the response's
 * body and throws as those of the chat client do. It takes a key and a secret of its own, never an
 * API key.
 *
 * Source: the servers and security schemes of openapi/management.
 *
 * @param options - key and secret, and `baseUrl` for another host than the service's
 * @throws TypeError naming the option and the fix
 */
export const createManagementClient = (options: ManagementClientOptions): ManagementClient =>
  createClient(managementDocument, options) as ManagementClient
