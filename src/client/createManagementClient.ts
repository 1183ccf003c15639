import type { ManagementOperations } from '../../generated/management.client.ts'
import { managementDocument } from '../../generated/management.operations.ts'
import type { ResponseParts } from '../response/responseOf.ts'
import type { Secret } from '../transport/credentials.ts'
import { createClient } from './client.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { ClientParts } from './parts.ts'

/** Options of a management client. */
export interface ManagementClientOptions extends ClientOptions {
  /** The management key, or a function that fetches it for each request. */
  readonly key: Secret
  /** The management secret, or a function that fetches it for each request. */
  readonly secret: Secret
}

/** The Management API. */
export interface ManagementClient extends ManagementOperations<CallOptions, ResponseParts>, ClientParts {}

/**
 * Makes a client for the Management API: one method per operation, which resolves to the response's
 * body and throws as those of the chat client do. It takes a key and a secret of its own, never an
 * API key.
 *
 * Source: the servers and security schemes of openapi/management.
 *
 * @param options - key and secret, and `baseUrl` for another host than CometChat's
 * @throws TypeError naming the option and the fix
 */
export const createManagementClient = (options: ManagementClientOptions): ManagementClient =>
  createClient('createManagementClient', managementDocument, options) as ManagementClient
