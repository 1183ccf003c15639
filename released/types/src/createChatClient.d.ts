import type { Client as OpenApiFetchClient } from 'openapi-fetch';
import type { ChatAuthOnlyOperations, ChatBoundOperations, ChatOperations } from '../generated/chat.client.ts';
import type { paths } from '../generated/chat.ts';
import type { CallOptions, KeyedClientOptions, KeyScope } from './options.ts';
export interface ChatClientOptions<Scope extends KeyScope = KeyScope, Actor extends string | undefined = string | undefined> extends KeyedClientOptions {
    readonly scope?: Scope | undefined;
    readonly onBehalfOf?: Actor;
}
export interface ChatClientParts {
    readonly raw: OpenApiFetchClient<paths>;
    as(uid: string): BoundChatClient;
}
export interface FullChatClient extends ChatOperations<CallOptions>, ChatClientParts {
}
export interface BoundChatClient extends ChatBoundOperations<CallOptions>, ChatClientParts {
}
export interface AuthOnlyChatClient extends ChatAuthOnlyOperations<CallOptions> {
}
export type ChatClient<Scope extends KeyScope = 'fullAccess', Actor extends string | undefined = undefined> = Scope extends 'authOnly' ? AuthOnlyChatClient : Actor extends string ? BoundChatClient : FullChatClient;
export declare function createChatClient<Scope extends KeyScope = 'fullAccess', Actor extends string | undefined = undefined>(options: ChatClientOptions<Scope, Actor>): ChatClient<Scope, Actor>;
