import type { CallsAnyOperations, CallsBoundOperations, CallsOperations } from '../../generated/calls.client.ts'
import { callsDocument } from '../../generated/calls.operations.ts'
import type { ResponseParts } from '../response/responseOf.ts'
import { createClient } from './client.ts'
import type { CallOptions, KeyedClientOptions, Region } from './options.ts'
import type { actsFor, ClientParts } from './parts.ts'

/** Options of a calls client. */
export interface CallsClientOptions<RegionName extends string = Region> extends KeyedClientOptions<RegionName> {}

/** The methods of a calls client beside its operations. */
export interface CallsClientParts extends ClientParts {
  /**
   * A client bound to one user, whose calls it then lists. It takes less than a microsecond, so
   * make one for each request that you serve. `Object.keys` lists only those of its methods that
   * were used.
   * @throws TypeError if the uid is missing or no header can carry it
   */
  as(uid: string): BoundCallsClient
}

/** The methods of a calls client, bound to a user or not. */
export interface AnyCallsClient extends CallsAnyOperations<CallOptions, ResponseParts>, CallsClientParts {}

/** The Calls API. */
export interface CallsClient extends CallsOperations<CallOptions, ResponseParts>, CallsClientParts {
  readonly [actsFor]?: 'the user named in each call'
}
/** The Calls API, bound to one user. */
export interface BoundCallsClient extends CallsBoundOperations<CallOptions, ResponseParts>, CallsClientParts {
  readonly [actsFor]?: 'one user'
}

/**
 * Makes a client for the Calls API: one method per operation, which resolves to the response's body
 * and throws as those of the chat client do.
 *
 * Source: the servers and security schemes of openapi/calls.
 *
 * @param options - the app and its key, or `baseUrl` and the key
 * @throws TypeError naming the option and the fix
 */
export const createCallsClient = <RegionName extends string = Region>(options: CallsClientOptions<RegionName>): CallsClient =>
  createClient('createCallsClient', callsDocument, options) as CallsClient
