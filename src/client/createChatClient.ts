import type { ChatAnyOperations, ChatAuthOnlyOperations, ChatBoundOperations, ChatOperations } from '../../generated/chat.client.ts'
import { chatDocument } from '../../generated/chat.operations.ts'
import type { ResponseParts } from '../response/responseOf.ts'
import { createClient } from './client.ts'
import type { CallOptions, KeyedClientOptions, KeyScope, Region } from './options.ts'
import type { actsFor, ClientParts } from './parts.ts'

/** Options of a chat client. */
export interface ChatClientOptions<
  Scope extends KeyScope = KeyScope,
  Actor extends string | undefined = string | undefined,
  RegionName extends string = Region,
> extends KeyedClientOptions<RegionName> {
  /**
   * What the key may do. It narrows the client's type to the operations that such a key may call.
   * Default: `fullAccess`.
   */
  readonly scope?: Scope | undefined
  /** Uid of the user to act for, as if the client came from `as(uid)`. */
  readonly onBehalfOf?: Actor
}

/** The methods of a chat client beside its operations. */
export interface ChatClientParts extends ClientParts {
  /**
   * A client bound to one user: operations that act for a user no longer ask for `onBehalfOf`, the
   * others are as before. It takes less than a microsecond, so make one for each request that you
   * serve. `Object.keys` lists only those of its methods that were used.
   * @throws TypeError if the uid is missing or no header can carry it
   */
  as(uid: string): BoundChatClient
}

/**
 * What a chat client has whether or not it is bound to a user: what a function takes that needs no
 * user. Operations that may act for a user then act for the one of the client, if it has one.
 */
export interface AnyChatClient extends ChatAnyOperations<CallOptions, ResponseParts>, ChatClientParts {}

/** The Chat API with a `fullAccess` key. */
export interface FullChatClient extends ChatOperations<CallOptions, ResponseParts>, ChatClientParts {
  readonly [actsFor]?: 'the user named in each call'
}
/** The Chat API, bound to one user. */
export interface BoundChatClient extends ChatBoundOperations<CallOptions, ResponseParts>, ChatClientParts {
  readonly [actsFor]?: 'one user'
}
/** The Chat API with an `authOnly` key. */
export interface AuthOnlyChatClient extends ChatAuthOnlyOperations<CallOptions, ResponseParts>, Pick<ClientParts, 'withOptions'> {}

/** The client that `createChatClient` makes for a scope and, perhaps, a user. */
export type ChatClient<Scope extends KeyScope = 'fullAccess', Actor extends string | undefined = undefined> = Scope extends 'authOnly'
  ? AuthOnlyChatClient
  : Actor extends string
    ? BoundChatClient
    : FullChatClient

/**
 * Makes a client for the Chat API: one method per operation, which resolves to the response's body.
 *
 * Its methods throw {@link ChatApiError}, {@link ChatConnectionError} or {@link ChatTimeoutError},
 * and a TypeError for arguments that could not be sent as they are.
 *
 * Source: the servers and security schemes of openapi/chat.
 *
 * @param options - the app and its key, or `baseUrl` and the key
 * @throws TypeError naming the option and the fix
 */
export function createChatClient<
  Scope extends KeyScope = 'fullAccess',
  Actor extends string | undefined = undefined,
  RegionName extends string = Region,
>(options: ChatClientOptions<Scope, Actor, RegionName>): ChatClient<Scope, Actor> {
  return createClient('createChatClient', chatDocument, options, ['scope', 'onBehalfOf']) as ChatClient<Scope, Actor>
}
