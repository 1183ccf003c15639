// Written by `npm run generate` from openapi/. Do not edit.

/**
 * The discriminating property of a union's open branch, as the compiler sees it: a text, but none
 * that a described branch could have. So comparing it with a described value rules the open branch
 * out. To compare it with another text, widen it first:
 * `const category: string = message.category`.
 */
declare enum UndescribedValue {
  any = '',
}
/** Says whether something succeeded, with a message. */
export interface Acknowledgement {
    /** The outcome as a sentence for people. Do not rely on its wording. */
    message?: string;
    /**
     * Whether it succeeded.
     *
     * @example true
     */
    success: boolean;
}
/** The participants of an action. */
export interface ActionEntities {
    /** Who did it. */
    by?: UserEntity;
    /** The other side of the conversation, a user or the group. */
    for?: ReceiverEntity;
    /** What it was done to. */
    on?: ActionTarget;
}
/** A record of an action on a member of a group (`groupMember`) or on a message (`message`). */
export interface ActionMessage extends MessageBase {
    /** Marks a record of something that was done. */
    category: "action";
    data: ActionMessageData;
    /** What it was done to. */
    type: 'groupMember' | 'message' | (string & {});
}
/** What was done, by whom and to what. */
export interface ActionMessageData {
    /** The action. `edited` and `deleted` concern messages, the others members of groups. */
    action: 'edited' | 'deleted' | 'joined' | 'left' | 'kicked' | 'banned' | 'unbanned' | 'added' | 'invited' | 'scopeChanged' | (string & {});
    entities?: ActionEntities;
}
/** The target of an action, a member of a group or a message. */
export type ActionTarget = UserEntity | GroupEntity | MessageEntity;
/** What `addActionsToAgentTool` returns. The actions were enabled. */
export interface AddActionsToAgentToolResponse extends AgentBuilderOutcome {
}
/** What `addApiToolsToAgent` returns. The agent after the change. */
export interface AddApiToolsToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** A push provider for the Apple Push Notification service. */
export interface AddApnsProviderRequest {
    /**
     * Bundle id of the iOS app.
     *
     * @example com.example.lindenyard
     */
    bundleId?: string | undefined;
    /** Whether push notifications wake the app in the background (`content-available`). */
    includeContentAvailable?: boolean | undefined;
    /** Whether the app can change a push notification before it is shown (`mutable-content`). */
    includeMutableContent?: boolean | undefined;
    /**
     * Id of the key.
     *
     * @example NOTAREALKEY
     */
    keyId?: string | undefined;
    /** The key, as text. Keep it secret. */
    p8Key?: string | undefined;
    /** Name of the key's file. */
    p8KeyFilename?: string | undefined;
    /** Whether to use Apple's production service instead of its sandbox. */
    productionMode?: boolean | undefined;
    /**
     * Id of your choice for the provider. Push tokens refer to it. Unique in the app.
     *
     * @example linden-ios
     */
    providerId?: string | undefined;
    /**
     * Id of your Apple developer team.
     *
     * @example NOTAREALTEAM
     */
    teamId?: string | undefined;
}
/** What `addApnsProvider` returns. The provider was added. */
export interface AddApnsProviderResponse {
    /** A success flag or the providers. */
    data: AddApnsProviderResponseData;
}
/** A success flag or the providers. */
export interface AddApnsProviderResponseData {
    /** The providers. */
    pushProviders?: ApnsProvider[];
    /** Whether the provider was added. */
    success?: boolean;
}
/** The result for each user. */
export interface AddedFriends {
    accepted?: UserResults;
}
/** The result for each user, list by list as they were sent. */
export interface AddedGroupMembers {
    admins?: MemberResults;
    moderators?: MemberResults;
    participants?: MemberResults;
    usersToBan?: MemberResults;
}
/** A push provider for Firebase Cloud Messaging. */
export interface AddFcmProviderRequest {
    notificationInPayload?: FcmNotificationInPayload | undefined;
    /**
     * Id of your choice for the provider. Push tokens refer to it. Unique in the app.
     *
     * @example linden-android
     */
    providerId?: string | undefined;
    serviceAccountCreds?: FcmServiceAccount | undefined;
    /**
     * Name of the service account's file.
     *
     * @example linden-yard.json
     */
    serviceAccountFilename?: string | undefined;
}
/** What `addFcmProvider` returns. The provider was added. */
export interface AddFcmProviderResponse {
    data: NotificationSuccess;
}
/** The users to add as friends. */
export interface AddFriendsRequest {
    /** Uids of the new friends, at most 25. */
    accepted?: Uid[] | undefined;
    /**
     * Whether the conversations with the new friends are created as well.
     *
     * @default false
     */
    addToConversations?: boolean | undefined;
}
/** What `addFriends` returns. A result for each user, some of which may be failures. */
export interface AddFriendsResponse {
    data: AddedFriends;
}
/** What `addFrontendActionsToAgent` returns. The agent after the change. */
export interface AddFrontendActionsToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** Users to add to a group, by scope, and users to ban from it. A user in several lists gets the highest scope. A request can name at most 25 users over all lists. */
export interface AddGroupMembersRequest {
    /** Users to add as admins. */
    admins?: MemberUids | undefined;
    /** Users to add as moderators. */
    moderators?: MemberUids | undefined;
    /** Users to add as participants. */
    participants?: AddGroupMembersRequestParticipants | undefined;
    /** Users to ban from the group. */
    usersToBan?: MemberUids | undefined;
}
/** Users to add as participants. */
export type AddGroupMembersRequestParticipants = MemberUids | ParticipantsByUid;
/** What `addGroupMembers` returns. A result for each user, some of which may be failures. */
export interface AddGroupMembersResponse {
    data: AddedGroupMembers;
}
/** What `addKnowledgeSourcesToAgent` returns. The sources were added to the agent. */
export interface AddKnowledgeSourcesToAgentResponse extends AgentBuilderOutcome {
}
/** What `addMcpServersToAgent` returns. The agent after the change. */
export interface AddMcpServersToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** What `addMessageReaction` returns. The message with its reactions. */
export interface AddMessageReactionResponse {
    data: Message;
}
/** What `addToolsToAgent` returns. The agent after the change. */
export interface AddToolsToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The direction to continue in, `append` (after the cursor) or `prepend` (before it). */
export type Affix = 'append' | 'prepend' | (string & {});
/** The API tools to add or remove. */
export interface AgentApiToolsRequest {
    /** Slugs of the API tools. */
    apiTools: string[];
}
/** An agent that was created with the agent builder. It answers users with a language model. */
export interface AgentBuilderAgent {
    /** Slugs of its API tools. */
    apiTools?: string[];
    /**
     * Id of the app. Left out in lists.
     *
     * @example app-linden-yard
     */
    appId?: string;
    createdAt?: UnixMilliseconds;
    /** Description of the agent. */
    description?: string | null;
    /** Ids of its files in the knowledge base. */
    files?: string[];
    /** A second form of the instruction, created by the service. The difference is not documented. */
    formattedInstruction?: string | null;
    /** Ids of its frontend actions. */
    frontendActions?: string[];
    /**
     * Address of the agent's picture.
     *
     * @example https://example.com/avatars/garden-helper.png
     */
    icon?: string | null;
    /** The instruction that tells the agent how to behave. */
    instruction?: string | null;
    /** Whether the agent is active. */
    isActive?: boolean;
    /**
     * Time of its last message, in milliseconds since 1970-01-01T00:00:00Z. Null before its first message.
     *
     * @example 1772355600000
     */
    lastMessageAt?: number | null;
    /** Slugs of its MCP servers. */
    mcpServers?: string[];
    /** Custom JSON data about the agent. */
    metaData?: {
        [key: string]: unknown;
    };
    /**
     * The language model, by its name in the list of models.
     *
     * @example gpt-4o-mini
     */
    model?: string | null;
    modelMetaData?: AgentModelSettings;
    /**
     * Name of the agent.
     *
     * @example Garden Helper
     */
    name: string;
    /** Its other sources of knowledge. */
    otherKbIntegrations?: string[];
    /** The version of the retrieval from the knowledge base. */
    ragVersion?: 'v1' | 'v2' | (string & {});
    /** Slugs of its ready-to-use tools. */
    tools?: string[];
    /**
     * Uid of the agent, created by the service.
     *
     * @example garden-helper
     */
    uid: string;
    updatedAt?: UnixMilliseconds;
    /** Ids of its websites in the knowledge base. */
    websites?: string[];
}
/** A position in a list and the direction to continue in. Send both as query parameters to continue the list. */
export interface AgentBuilderCursor {
    affix?: Affix;
    createdAt?: UnixMilliseconds;
}
/** The position of this part of the list, with cursors in both directions. */
export interface AgentBuilderCursorMeta {
    current?: CursorPosition;
    next?: AgentBuilderCursor;
    previous?: AgentBuilderCursor;
}
/** Confirms that the request succeeded. */
export interface AgentBuilderOutcome {
    /** Whether the request succeeded. */
    success: boolean;
}
/** A custom variable that agents' instructions and API tools can refer to. */
export interface AgentCustomVariable {
    /**
     * Id of the variable. Use it as `variableId` to update and delete the variable.
     *
     * @example 65e1d2f4a7b3c80d9e5f1a20
     */
    _id: string;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /** The kind of variable, always `custom`. */
    category?: 'custom' | (string & {});
    /** The value of a constant, otherwise empty. */
    constantValue?: string | null;
    createdAt?: UnixMilliseconds;
    /**
     * The value to use if the metadata has no value.
     *
     * @example bed 1
     */
    defaultValue?: string | null;
    /** The meaning of the value. */
    description?: string | null;
    /**
     * Name of the variable. Refer to it as `@var-custom:name`.
     *
     * @example garden.bed
     */
    name: string;
    /**
     * The path of the value in the metadata, with dots.
     *
     * @example garden.bed
     */
    sourcePath?: string | null;
    /** The source of the value: the metadata of the message (`message_metadata`), the metadata of its sender (`user_metadata`), or the variable itself (`constant`). */
    sourceType?: 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
    updatedAt?: UnixMilliseconds;
}
/** An API tool of an agent. */
export interface AgentEnabledApiTool {
    /** When to use it, what it needs and what it returns. */
    description?: string;
    /**
     * The address of the request.
     *
     * @example https://weather.example.com/frost
     */
    endpoint?: string;
    /**
     * Address of the tool's picture.
     *
     * @example https://example.com/icons/frost.png
     */
    icon?: string;
    /** The HTTP method of the request. */
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
    /**
     * Display name.
     *
     * @example Frost forecast
     */
    name: string;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameter[];
    /**
     * Slug of the tool.
     *
     * @example frost-forecast
     */
    slug: string;
}
/** A frontend action of an agent. */
export interface AgentEnabledFrontendAction {
    /** When to trigger it and what it does. */
    description?: string;
    /**
     * Id of the action. The action itself has it as `_id`.
     *
     * @example app-linden-yard_openSowingCalendar
     */
    id: string;
    /**
     * Display name.
     *
     * @example Open the sowing calendar
     */
    name: string;
    /** The arguments that the agent passes to the function. */
    parameters?: AgentToolParameter[];
    /**
     * The function that the client runs.
     *
     * @example openSowingCalendar
     */
    triggerFunction?: string;
}
/** The items that an agent can use, by kind. */
export interface AgentEnabledItems {
    /** Its API tools. */
    apiTools?: AgentEnabledApiTool[];
    /** Its frontend actions. */
    frontendActions?: AgentEnabledFrontendAction[];
    /** Its MCP servers. */
    mcpServers?: AgentEnabledMcpServer[];
    /** Its ready-to-use tools. */
    tools?: AgentEnabledTool[];
}
/** An MCP server of an agent. */
export interface AgentEnabledMcpServer {
    /** Description of the server. */
    description?: string;
    /**
     * Address of the server's picture.
     *
     * @example https://example.com/icons/seeds.png
     */
    icon?: string;
    /**
     * Display name.
     *
     * @example Seed catalogue
     */
    name: string;
    /**
     * Slug of the server.
     *
     * @example seed-catalogue
     */
    slug: string;
    /**
     * Address of the server.
     *
     * @example https://seeds.example.com/mcp
     */
    url?: string;
}
/** A ready-to-use tool of an agent, with its enabled actions. */
export interface AgentEnabledTool {
    /** The enabled actions. */
    actions?: AgentEnabledToolAction[];
    /** Description of the tool. */
    description?: string;
    /**
     * Address of the tool's picture.
     *
     * @example https://example.com/icons/calendar.png
     */
    icon?: string;
    /**
     * Display name.
     *
     * @example Google Calendar
     */
    name: string;
    /**
     * Slug of the tool.
     *
     * @example googlecalendar
     */
    slug: string;
}
/** An enabled action of a tool. */
export interface AgentEnabledToolAction {
    /** What the action does. */
    description?: string;
    /**
     * Display name.
     *
     * @example Create an event
     */
    name: string;
    /**
     * Slug of the action. The list of a tool's actions has it as `name`.
     *
     * @example GOOGLECALENDAR_CREATE_EVENT
     */
    slug: string;
}
/** The frontend actions to add or remove. */
export interface AgentFrontendActionsRequest {
    /** Ids of the frontend actions. */
    frontendActions: string[];
}
/** What an AI agent says (`assistant`), or a step of its use of a tool: what it calls the tool with (`tool-arguments`), and what the tool gives back (`tool-result`). */
export interface AgenticMessage extends MessageBase {
    /** Marks a message of an AI agent. */
    category: "agentic";
    data: AgenticMessageData;
    /** What the agent says or does. */
    type: 'assistant' | 'tool-arguments' | 'tool-result' | (string & {});
}
/** The content of a message of an AI agent. Apart from the text, it is not documented. */
export type AgenticMessageData = MessageDataBase & ({
    /** What the agent says, if it says something. */
    text?: string;
} & {
    [key: string]: unknown;
});
/** The knowledge base sources to add or remove. */
export interface AgentKnowledgeSourcesRequest {
    /** Ids of the sources, all of the kind in the path. */
    uniqueIds: string[];
}
/** The MCP servers to add or remove. */
export interface AgentMcpServersRequest {
    /** Slugs of the MCP servers. */
    mcps: string[];
}
/** A language model that agents can use. */
export interface AgentModel {
    /** Whether it is the default for agents without a model. */
    default?: boolean;
    /**
     * Name of the model. Use it as `model` of an agent.
     *
     * @example gpt-4o
     */
    model: string;
    /** The provider of the model. */
    provider: 'openai' | 'anthropic' | (string & {});
    /** Settings of the model. Their content is not documented. */
    settings?: {
        [key: string]: unknown;
    };
}
/** Settings of the model. There can be settings other than those listed here. */
export interface AgentModelSettings {
    /**
     * The maximum length of an answer, in tokens.
     *
     * @example 1024
     */
    maxTokens?: number | undefined;
    /**
     * The randomness of the answers. Lower values make them more predictable.
     *
     * @example 0.3
     */
    temperature?: number | undefined;
    [key: string]: unknown;
}
/** An action of a ready-to-use tool. */
export interface AgentToolAction {
    /** What the action does. */
    description?: string;
    /**
     * Display name.
     *
     * @example Create an event
     */
    displayName?: string;
    /**
     * Name of the action. Use it to enable and disable the action. The list of enabled items has it as `slug`.
     *
     * @example GOOGLECALENDAR_CREATE_EVENT
     */
    name: string;
}
/** The actions of a tool to enable or disable. */
export interface AgentToolActionsRequest {
    /** Names of the actions, from the list of the tool's actions. */
    actions: string[];
}
/** A tool as the language model sees it. */
export interface AgentToolFunction {
    /** When to use it and what it returns. */
    description?: string;
    /**
     * The name that the model uses for it.
     *
     * @example frost-forecast
     */
    name?: string;
    parameters?: AgentToolFunctionParameters;
}
/** A JSON Schema of the arguments from the model. */
export interface AgentToolFunctionParameters {
    /** The schema of each argument, by its name. */
    properties?: {
        [key: string]: {
            [key: string]: unknown;
        };
    };
    /** Names of the required arguments. */
    required?: string[];
    /** The type of the schema, `object` in all known responses. */
    type?: 'object' | (string & {});
}
/** A parameter of a tool, filled in by the agent. */
export interface AgentToolParameter {
    /** The meaning of the value. The agent uses this description. */
    description?: string;
    /**
     * Name of the parameter.
     *
     * @example crop
     */
    key: string;
    /** Whether the parameter is required. */
    required?: boolean;
    /**
     * The type of the value, such as `string`.
     *
     * @example string
     */
    type?: string;
}
/** A parameter of a tool, filled in by the agent. */
export interface AgentToolParameterRequest {
    /** The meaning of the value. The agent uses this description. */
    description: string;
    /**
     * Name of the parameter.
     *
     * @example nights
     */
    key: string;
    /** Whether the parameter is required. */
    required?: boolean | undefined;
    /**
     * The JSON type of the value, such as `string`.
     *
     * @example integer
     */
    type: string;
}
/** The ready-to-use tools to add or remove. */
export interface AgentToolsRequest {
    /** Slugs of the tools, such as `gmail`. */
    tools: string[];
}
/** A built-in or custom variable that instructions and API tools can refer to, with its usage. */
export interface AgentVariable {
    /** Built-in (`auth`) or custom (`custom`). */
    category?: 'auth' | 'custom' | (string & {});
    /** The meaning of the value. */
    description?: string;
    /**
     * Name of the variable. Refer to it as `@var-auth:name` or `@var-custom:name`.
     *
     * @example sender.uid
     */
    name: string;
    /** The source of the value. `auth` is the user who talks to the agent. */
    sourceType?: 'auth' | 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
    /**
     * How often instructions and API tools use the variable.
     *
     * @example 0
     */
    usageCount?: number;
    /** The agents whose instructions use the variable. */
    usedByAgents?: AgentVariableUser[];
    /** The API tools that use the variable. Their fields are not documented. */
    usedByTools?: {
        [key: string]: unknown;
    } | unknown[];
}
/** An agent whose instructions use a variable. */
export interface AgentVariableUser {
    /**
     * Name of the agent.
     *
     * @example Garden Helper
     */
    name?: string;
    /**
     * Uid of the agent.
     *
     * @example garden-helper
     */
    uid?: string;
}
/** The features to allow again. */
export interface AllowFeaturesRequest {
    /** Whether to allow all features again. */
    allowAll?: boolean | undefined;
    /** Keys of the features to allow again. */
    featuresToAllow?: FeatureKey[] | undefined;
}
/** What `allowFeatures` returns. The features are allowed again. */
export interface AllowFeaturesResponse {
    data: Acknowledgement;
}
/** A key that authenticates requests. */
export interface ApiKey {
    /** The key itself, 40 hexadecimal digits. Send it in the header `apikey`. */
    apiKey: string;
    /** Time when the key was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** Who created the key; `app_system` for the keys that come with the app. */
    createdBy?: string;
    /**
     * Name of the key.
     *
     * @example Demo login
     */
    name: string;
    /** What the key allows. Everything (`fullAccess`), or only creating users and auth tokens (`authOnly`). */
    scope?: 'fullAccess' | 'authOnly' | (string & {}) | null;
}
/** The permissions of a key. Everything (`fullAccess`, for servers only), or only creating users and auth tokens (`authOnly`, for demos). */
export type ApiKeyScope = "fullAccess" | "authOnly";
/** An HTTP endpoint of your own that agents can call. */
export interface ApiTool {
    /**
     * Id of the record: in the known responses, the app's id and the slug.
     *
     * @example app-linden-yard_frost-forecast
     */
    _id?: string;
    /** Whether the agent can send values other than the parameters. */
    allowAdditionalProperties?: boolean;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /** The body of the request as text, with `{{name}}` for each value. Null if it has no body. */
    bodyTemplate?: string | null;
    createdAt?: UnixMilliseconds;
    /** When to use it, what it needs and what it returns. The agent uses this description. */
    description?: string | null;
    /** Whether the request has a user name and password. They are never returned. */
    enableBasicAuth?: boolean;
    /**
     * The address of the request.
     *
     * @example https://weather.example.com/frost
     */
    endpoint?: string;
    /** Headers of the request, as a JSON object in a string. Null if it has no headers. */
    headers?: string | null;
    /**
     * Address of the tool's picture.
     *
     * @example https://example.com/icons/frost.png
     */
    icon?: string | null;
    /** The HTTP method of the request. */
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {});
    /**
     * Display name.
     *
     * @example Frost forecast
     */
    name: string;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameter[];
    /**
     * Slug of the tool, unique in the app.
     *
     * @example frost-forecast
     */
    slug: string;
    tool?: AgentToolFunction;
    updatedAt?: UnixMilliseconds;
}
/** A push provider for the Apple Push Notification service. */
export interface ApnsProvider {
    /**
     * Bundle id of the iOS app.
     *
     * @example com.example.lindenyard
     */
    bundleId?: string | null;
    /** Whether push notifications wake the app in the background (`content-available`). */
    includeContentAvailable?: boolean;
    /** Whether the app can change a push notification before it is shown (`mutable-content`). */
    includeMutableContent?: boolean;
    /**
     * Id of the key.
     *
     * @example NOTAREALKEY
     */
    keyId?: string | null;
    /** The key, as text. Keep it secret. */
    p8Key?: string | null;
    /** Name of the key's file. */
    p8KeyFilename?: string | null;
    /** Whether to use Apple's production service instead of its sandbox. */
    productionMode?: boolean;
    /**
     * Id of the provider. Push tokens refer to it.
     *
     * @example linden-ios
     */
    providerId?: string | null;
    /**
     * Id of your Apple developer team.
     *
     * @example NOTAREALTEAM
     */
    teamId?: string | null;
}
/** The app's notification preferences: the events and channels, and which of them users can change. */
export interface AppNotificationPreferences {
    /** The same for mentions of a whole group. The documentation gives the name only. */
    bypassPreferencesForGroupMentions?: boolean | undefined;
    /** Whether mentions cause a notification even if the user's preferences say otherwise. */
    bypassPreferencesForMentions?: boolean | undefined;
    call?: CallNotificationSettings | undefined;
    email?: NotificationDigestSettings | undefined;
    group?: GroupNotificationSettings | undefined;
    mute?: MuteNotificationSettings | undefined;
    oneOnOne?: OneOnOneNotificationSettings | undefined;
    push?: PushPayloadSettings | undefined;
    sms?: NotificationDigestSettings | undefined;
}
/** A token that one user logs in with through a client SDK. It does not expire; it is valid until it is deleted or the user has 100 newer tokens. */
export interface AuthToken {
    /** Details of the client app. Sent as an object, published as a string in responses. */
    appInfo?: string | {
        [key: string]: unknown;
    };
    /**
     * The token itself; begins with the uid and an underscore.
     *
     * @example mira_1772355600feedfacefeedface
     */
    authToken: string;
    /** When the token was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt: UnixSeconds;
    /**
     * The platform that uses the token.
     *
     * @example ios
     */
    platform?: string | null;
    /**
     * Uid of the user that the token belongs to.
     *
     * @example mira
     */
    uid: string;
    /** The client's user agent. */
    userAgent?: string | null;
}
/** What `banGroupUser` returns. The user was banned. */
export interface BanGroupUserResponse {
    data: Acknowledgement;
}
/** A user who is banned from a group. */
export interface BannedUser extends User {
    /** When the user was banned, in seconds. */
    bannedAt?: UnixSeconds;
    /** Whether the user is banned; `true` in this list. */
    isBanned?: boolean;
    /** When the user had joined the group, in seconds. */
    joinedAt?: UnixSeconds;
    /** The user's scope in the group before the ban. */
    scope?: MemberScope;
}
/** A message that a rule blocked, and the rule. The message's own `data.moderation.status` is a snapshot and may still be `pending`. */
export interface BlockedMessage extends RuleMatch {
    message: Message;
    /** Id of the rule. */
    ruleId: string;
}
/** The users to block or unblock. */
export interface BlockUsersRequest {
    /** Uids of the users. */
    blockedUids: Uid[];
}
/** What `blockUsers` returns. A result for each user, some of which may be failures. */
export interface BlockUsersResponse {
    data: UserResults;
}
/** A boolean value as a string. */
export type BooleanString = 'true' | 'false' | (string & {});
/** A moderation rule, as it was when it blocked a message. */
export interface BrokenRule {
    /** The actions that the rule applied to the message, or its only action. */
    action?: BrokenRuleAction;
    /** Time when the rule blocked the message, in seconds. */
    blockedAt?: UnixSeconds;
    /**
     * Id of the rule.
     *
     * @example no-adverts
     */
    id: string;
    /**
     * Name of the rule.
     *
     * @example No adverts
     */
    name?: string;
    /**
     * Id of the revision of the rule that was active at that time.
     *
     * @example app-linden-yard_no-adverts_2
     */
    revisionId?: string;
}
/** The actions that the rule applied to the message, or its only action. */
export type BrokenRuleAction = RuleAction[] | RuleAction;
/** An agent that runs in a framework of your own. */
export interface ByoAgent {
    /** Internal id of the record. */
    _id?: string;
    /** Names of the agent's actions. */
    actions?: string[];
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /** Time when the agent was registered, in ISO 8601 or in milliseconds. */
    createdAt?: DateTimeOrNumber;
    /** Time when the agent was deleted, in ISO 8601. Null while it exists. Only null was seen. */
    deletedAt?: string | null;
    /**
     * Address of the agent's picture.
     *
     * @example https://example.com/avatars/frost-watch.png
     */
    icon?: string | null;
    /** The instruction that tells the agent how to behave. Seen in responses only; no request accepts it. */
    instruction?: string | null;
    integrateWith?: ByoFramework;
    integrationMeta?: ByoAgentConnection;
    /** The kind of integration. `agent` is the only known value. */
    integrationType?: 'agent' | (string & {});
    /** Whether the agent is active. */
    isActive?: boolean;
    metaData?: ByoAgentGreeting;
    /**
     * Name of the agent or tool.
     *
     * @example Frost Watch
     */
    name: string;
    /** Names of the agent's tools. */
    tools?: string[];
    /**
     * Uid of the agent, a UUID.
     *
     * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
     */
    uid: string;
    /** Time when the agent was last changed, in ISO 8601 or in milliseconds. */
    updatedAt?: DateTimeOrNumber;
}
/**
 * Whether the agent is active.
 *
 * @default true
 */
export type ByoAgentActive = boolean;
/** How to reach the agent. The fields depend on the framework. */
export interface ByoAgentConnection {
    /**
     * Id of the agent in its framework, for Mastra and Agno.
     *
     * @example frostWatch
     */
    agentId?: string;
    /**
     * Public address of the agent.
     *
     * @example https://agents.example.com/mastra
     */
    baseUrl?: string;
    /** Id for users without an id, for AG2. */
    defaultUserId?: string;
    /** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
    headers?: ByoAgentConnectionHeaders;
}
/** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
export type ByoAgentConnectionHeaders = ByoHeaders | ByoHeaderLines;
/** The greeting of the agent before the first question. */
export interface ByoAgentGreeting {
    /**
     * The greeting.
     *
     * @example Hello, gardener!
     */
    greetingMessage?: string | undefined;
    /**
     * The introduction.
     *
     * @example Ask me whether it will freeze and when it is safe to sow.
     */
    introductoryMessage?: string | undefined;
    /** Suggested questions for the user. */
    suggestedMessages?: string[] | undefined;
}
/**
 * Address of the agent's picture.
 * Format: uri.
 */
export type ByoAgentIcon = string;
/** Name of the agent, at most 100 characters. */
export type ByoAgentName = string;
/**
 * Public HTTPS address of the agent.
 * Format: uri.
 */
export type ByoAgentUrl = string;
/** Name for agents. It cannot change. It starts with a letter, an underscore or a dollar sign, followed by these characters, digits and hyphens, at most 100 characters. */
export type ByoCallableName = string;
/** The framework of the agent. */
export type ByoFramework = 'mastra' | 'mastra-legacy' | 'langgraph' | 'crewai' | 'vercelV5' | 'ag2' | 'rasa' | 'agno' | 'ag-ui' | (string & {});
/** Headers for requests to the agent, as lines of the form `name:value`. For AG2 the documentation also shows JSON in a string. */
export type ByoHeaderLines = string;
/** Headers for requests to the agent, by name. */
export interface ByoHeaders {
    [key: string]: string;
}
/** The kind of integration, always `agent`. */
export type ByoIntegrationType = "agent";
/** A tool or action for agents. An action runs in the client; a tool runs elsewhere and is only shown in the client. */
export interface ByoTool {
    /**
     * Id of the record: the app's id and the tool's name, joined by an underscore.
     *
     * @example app-linden-yard_show_sowing_calendar
     */
    _id?: string;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /** Time when the tool was created, in ISO 8601 or in milliseconds. */
    createdAt?: DateTimeOrNumber;
    /**
     * Name of the agent or tool.
     *
     * @example Show the sowing calendar
     */
    displayName?: string;
    /** Whether the client does not run it, but only shows that it is running. */
    doNotExecute?: boolean;
    /** The text that users see while it runs. */
    executionText?: string;
    /**
     * Name for agents, unique in the app.
     *
     * @example show_sowing_calendar
     */
    name: string;
    tool?: ByoToolFunction;
    /** `tool` if `doNotExecute` is true, otherwise `action`. */
    type?: 'action' | 'tool' | (string & {});
    /** Time when the tool was last changed, in ISO 8601 or in milliseconds. */
    updatedAt?: DateTimeOrNumber;
}
/** The tool as the agent's model sees it. */
export interface ByoToolFunction {
    /** What it does. The model uses this description. */
    description?: string;
    /**
     * The name that the model uses for it.
     *
     * @example show_sowing_calendar
     */
    name?: string;
    parameters?: ByoToolParameters;
}
/** Names of the app's tools or actions. */
export type ByoToolNames = string[];
/** A parameter, as a JSON Schema. */
export interface ByoToolParameter {
    /** The meaning of the parameter, for the model. */
    description?: string | undefined;
    /**
     * Its JSON Schema type, such as `string`.
     *
     * @example string
     */
    type: string;
}
/** The parameters of the tool, as a JSON Schema of an object. */
export interface ByoToolParameters {
    /** The parameters by name. */
    properties?: {
        [key: string]: ByoToolParameter;
    };
    /** Names of the required parameters. */
    required?: string[];
    /** Always `object`. */
    type?: 'object' | (string & {});
}
/** The parameters, as a JSON Schema of an object. Required for an action, with empty `properties` if it has no parameters. Empty or left out for a tool. */
export interface ByoToolParametersRequest {
    /** The parameters by name. */
    properties: {
        [key: string]: ByoToolParameter;
    };
    /** Names of the required parameters. */
    required?: string[] | undefined;
    /** Always `object`. */
    type: "object";
}
/** An action or, if `doNotExecute` is true, a tool. An action also needs `description` and `parameters`. */
export interface ByoToolRequest {
    /** What it does. The model uses this description. Required for an action. */
    description?: string | undefined;
    /**
     * Name of the agent or tool.
     *
     * @example Show the sowing calendar
     */
    displayName: string;
    /**
     * True for a tool, which the client does not run; false for an action, which the client runs.
     *
     * @default false
     */
    doNotExecute?: boolean | undefined;
    /** The text that users see while it runs. */
    executionText: string;
    /** Name for agents. It cannot change. It starts with a letter, an underscore or a dollar sign, followed by these characters, digits and hyphens, at most 100 characters. Unique in the app. */
    name: ByoCallableName;
    parameters?: ByoToolParametersRequest | undefined;
}
/** The state of a call. */
export type CallAction = 'initiated' | 'ongoing' | 'canceled' | 'cancelled' | 'rejected' | 'unanswered' | 'busy' | 'ended' | (string & {});
/** The channel on which the clients of the call meet. */
export interface CallChannel {
    /** Name of the channel. */
    identity?: string;
    /** The secret that a client joins with. Do not log it. */
    secret?: string;
    /** The app's call service. */
    service?: string;
}
/** The participants of a step of a call. */
export interface CallEntities {
    /** Who took the step. */
    by?: UserEntity;
    /** The other side, a user or the group. */
    for?: ReceiverEntity;
    /** The call. */
    on?: CallEntity;
}
/** A call that a step was taken in. */
export interface CallEntity {
    entity: RingingCall;
    /** Marks a call. */
    entityType: "call";
}
/** A step of a ringing call, for example that it was placed or was not answered. */
export interface CallMessage extends MessageBase {
    /** Marks a call. */
    category: "call";
    data: CallMessageData;
    /** Whether the call has video. */
    type: 'audio' | 'video' | (string & {});
}
/** The new state of a call, and the call. */
export interface CallMessageData {
    action: CallAction;
    entities?: CallEntities;
    /** The client that the call was made with. */
    resource?: string;
}
/** The notifications about calls, and which of them users can change. */
export interface CallNotificationSettings {
    busyOverride?: NotificationOverride | undefined;
    /** Call to a busy user. `1` no notification, `2` notification. */
    busySetting?: NotificationEventSetting | undefined;
    cancelledOverride?: NotificationOverride | undefined;
    /** Call cancelled by the caller. `1` no notification, `2` notification. */
    cancelledSetting?: NotificationEventSetting | undefined;
    endedOverride?: NotificationOverride | undefined;
    /** Ended call. `1` no notification, `2` notification. */
    endedSetting?: NotificationEventSetting | undefined;
    initiatedOverride?: NotificationOverride | undefined;
    /** Incoming call. `1` no notification, `2` notification. */
    initiatedSetting?: NotificationEventSetting | undefined;
    ongoingOverride?: NotificationOverride | undefined;
    /** Answered call. `1` no notification, `2` notification. */
    ongoingSetting?: NotificationEventSetting | undefined;
    rejectedOverride?: NotificationOverride | undefined;
    /** Rejected call. `1` no notification, `2` notification. */
    rejectedSetting?: NotificationEventSetting | undefined;
    unansweredOverride?: NotificationOverride | undefined;
    /** Unanswered call. `1` no notification, `2` notification. */
    unansweredSetting?: NotificationEventSetting | undefined;
}
/** The channel of a notification: the feed inside the app (`in_app`) or a push notification (`push`). */
export type CampaignChannel = 'in_app' | 'push' | (string & {});
/** A notification to one user, on any channel. */
export interface CampaignDelivery {
    /** Text to show where the content cannot be shown. */
    alternativeText?: string;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /**
     * Id of the campaign. Null if it was sent without a campaign.
     *
     * @example campaign-seed-swap
     */
    campaignId?: string | null;
    /**
     * Id of the channel's configuration.
     *
     * @example channel-feed
     */
    channelId?: string;
    channelType?: CampaignChannel;
    /**
     * The kind of content, such as `ui_template`.
     *
     * @example ui_template
     */
    dataType?: string;
    /** Time when it was delivered to the device, in seconds. Null or missing until then. */
    deliveredAt?: NullableUnixSeconds;
    /** Time when the user interacted with it, in seconds. Null or missing until then. */
    engagedAt?: NullableUnixSeconds;
    /**
     * A custom label.
     *
     * @example seed-swap
     */
    label?: string;
    /** Custom JSON data. */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * Id of the batch of notifications that it belongs to.
     *
     * @example notification-seed-swap
     */
    notificationId: string;
    /**
     * Uid of the user who receives it.
     *
     * @example priya
     */
    receiver: string;
    /** Time when it was sent, in seconds. */
    sentAt?: NullableUnixSeconds;
    /** The current status. */
    status?: 'sent' | 'delivered' | 'read' | 'interacted' | 'clicked' | (string & {});
    /** Custom tags. */
    tags?: string[];
    /**
     * Id of its template.
     *
     * @example template-invitation
     */
    templateId?: string;
    /**
     * Version of the template.
     *
     * @example 1
     */
    templateVersion?: number;
    /** The template's variables for this user, by name. */
    variables?: {
        [key: string]: unknown;
    };
}
/** A campaign was completed or failed. */
export interface CampaignEvent extends WebhookEvent {
    data: CampaignReport;
}
/** A batch of notifications, of a campaign or sent on its own. */
export interface CampaignNotification {
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /**
     * Id of the campaign. Null if it was sent without a campaign.
     *
     * @example campaign-seed-swap
     */
    campaignId?: string | null;
    /**
     * The category of the notification, such as `updates`.
     *
     * @example updates
     */
    category?: string;
    /** The channels that the notification is sent on. */
    channels?: CampaignChannel[];
    /** Time of creation, in seconds. */
    createdAt?: UnixSeconds;
    /**
     * The kind of content, such as `ui_template`.
     *
     * @example ui_template
     */
    dataType?: string;
    /**
     * Number of users that it could not be sent to.
     *
     * @example 0
     */
    failedCount?: number;
    /**
     * A custom label.
     *
     * @example seed-swap
     */
    label?: string;
    /**
     * Id of the batch.
     *
     * @example notification-seed-swap
     */
    notificationId: string;
    /**
     * The priority, such as `normal`.
     *
     * @example normal
     */
    priority?: string;
    /**
     * The send mode, such as `realtime`.
     *
     * @example realtime
     */
    sendMode?: string;
    /**
     * Number of users that it was sent to successfully.
     *
     * @example 0
     */
    sentCount?: number;
    /** The current status. */
    status?: 'dispatching' | 'completed' | 'failed' | (string & {});
    /** Custom tags. */
    tags?: string[];
    /**
     * Id of its template.
     *
     * @example template-invitation
     */
    templateId?: string;
    /**
     * Version of the template.
     *
     * @example 1
     */
    templateVersion?: number;
    /**
     * Number of users that the notification is sent to.
     *
     * @example 3
     */
    totalTargets?: number;
}
/** A batch of notifications was created. */
export interface CampaignNotificationEvent extends WebhookEvent {
    data: CampaignNotification;
}
/** A push notification to one user. */
export interface CampaignPush extends CampaignDelivery {
    /**
     * The category of the notification, such as `promotions`.
     *
     * @example invitations
     */
    category?: string;
    /** Time when the user clicked it, in seconds. Null or missing until then. */
    clickedAt?: NullableUnixSeconds;
    /** The reason why sending failed. Null or missing if it did not fail. */
    errorMessage?: string | null;
    /** Time when sending failed, in seconds. Null or missing if it did not fail. */
    failedAt?: NullableUnixSeconds;
    /**
     * Id of the push notification.
     *
     * @example push-1
     */
    pushNotificationId: string;
    /**
     * Tag of the campaign.
     *
     * @example spring
     */
    tag?: string;
}
/** The results of a campaign. */
export interface CampaignReport {
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /**
     * Id of the campaign.
     *
     * @example campaign-seed-swap
     */
    campaignId: string;
    /** Time when the campaign was completed, in seconds. */
    completedAt?: NullableUnixSeconds;
    /** Time of creation, in seconds. */
    createdAt?: UnixSeconds;
    /**
     * Number of users that it could not be sent to.
     *
     * @example 0
     */
    failedCount?: number;
    /**
     * Name of the campaign.
     *
     * @example Seed swap in spring
     */
    name?: string;
    /** Time when the campaign was scheduled to start, in seconds. */
    scheduledAt?: NullableUnixSeconds;
    /** Time when sending started, in seconds. */
    sentAt?: NullableUnixSeconds;
    /**
     * Number of users that it was sent to successfully.
     *
     * @example 3
     */
    sentCount?: number;
    /** The current status. */
    status: 'dispatching' | 'completed' | 'failed' | (string & {});
    /**
     * Tag of the campaign.
     *
     * @example spring
     */
    tag?: string;
    /**
     * Id of its template.
     *
     * @example template-invitation
     */
    templateId?: string;
    /**
     * Version of the template.
     *
     * @example 1
     */
    templateVersion?: number;
    /**
     * Number of users that the campaign is sent to.
     *
     * @example 3
     */
    totalTargets?: number;
    /** Time of the last update, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A card. What is inside its elements is not documented. */
export interface Card {
    /** The elements of the card. */
    body?: {
        [key: string]: unknown;
    }[];
    /** What an app shows if it cannot display the card. */
    fallbackText?: string;
    /** How the card looks. Its fields are not documented. */
    style?: {
        [key: string]: unknown;
    };
    /** The version of the card's format. */
    version?: '1.0' | (string & {});
    [key: string]: unknown;
}
/** A card, sent by a user or by an AI agent. */
export interface CardMessage extends MessageBase {
    /** Marks a card. */
    category: "card";
    data: CardMessageData;
    /** The type of card, as the service names it. */
    type?: string;
}
/** The content of a card. It may contain other fields. */
export type CardMessageData = MessageDataBase & ({
    card?: Card;
    /** What an app shows if it cannot display cards. */
    fallbackText?: string;
    /** The text of the message. */
    text?: string;
} & {
    [key: string]: unknown;
});
/** The content of a card to send. It may contain other keys of your own. */
export interface CardMessageDataRequest {
    card: CardRequest;
    /**
     * What an app shows if it cannot display cards.
     *
     * @example The seedlings are ready. Open the app to see them.
     */
    fallbackText?: string | undefined;
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The text of the message.
     *
     * @example The seedlings are ready.
     */
    text?: string | undefined;
    [key: string]: unknown;
}
/** A card to send. What is inside its elements is not documented, so they are open. */
export interface CardRequest {
    /** The elements of the card. The service rejects an empty body with `ERR_INVALID_CARD_BODY`. */
    body: {
        [key: string]: unknown;
    }[];
    /** What an app shows if it cannot display the card. */
    fallbackText?: string | undefined;
    /** How the card looks. Its fields are not documented. */
    style?: {
        [key: string]: unknown;
    } | undefined;
    /** The version of the card's format. The service rejects any other with `ERR_INVALID_CARD_VERSION`. */
    version: "1.0";
    [key: string]: unknown;
}
/** The group after the change. */
export interface ChangedGroup extends Group {
    /**
     * Uid of the former owner. Present only when the owner changes.
     *
     * @example mira
     */
    oldOwner?: string;
}
/** A user affected by a change in a group. */
export interface ChangedMember extends User {
    /** The member's former scope. Present only when the scope changes. */
    oldScope?: MemberScope;
    /** The member's new scope. Present only when the scope changes. */
    scope?: MemberScope;
}
/** The new scope of a member. */
export interface ChangeGroupMemberScopeRequest {
    /**
     * The new scope; it must differ from the old one.
     *
     * @default participant
     * @example moderator
     */
    scope?: ("admin" | "moderator" | "participant") | undefined;
}
/** What `changeGroupMemberScope` returns. The changed membership. */
export interface ChangeGroupMemberScopeResponse {
    data: Membership;
}
/** A client's connection. */
export interface ClientConnection {
    /** What the client did. */
    action?: 'connected' | 'disconnected' | (string & {});
    appInfo?: ClientInfo;
    /** Time when the client connected, in milliseconds. */
    connectedAt?: UnixMilliseconds;
    /**
     * The client's platform, such as `javascript`.
     *
     * @example javascript
     */
    platform?: string;
    /**
     * The user agent of the client's browser.
     *
     * @example Mozilla/5.0 (X11; Linux x86_64) Garden/1.0
     */
    userAgent?: string;
}
/** Information about a client. */
export interface ClientInfo {
    /**
     * Version of the API that the client uses.
     *
     * @example v3.0
     */
    apiVersion?: string;
    /**
     * The client's IP address.
     *
     * @example 192.0.2.42
     */
    clientIp?: string;
    /**
     * The web origin that the client was loaded from.
     *
     * @example https://yard.example.com
     */
    origin?: string;
    /** A time shortly before the client connected, in milliseconds. Its meaning is not documented. */
    uts?: UnixMilliseconds;
    /**
     * Version of the client SDK.
     *
     * @example 4.1.10
     */
    version?: string;
}
/** A file at a public address, all of it but the size required. */
export interface CompleteAttachmentRequest extends MessageAttachmentRequest {
    /**
     * Extension of the name, without the dot.
     *
     * @example jpg
     */
    extension: string;
    /**
     * Media type, such as `image/png`.
     *
     * @example image/jpeg
     */
    mimeType: string;
    /**
     * Name of the file.
     *
     * @example seedlings.jpg
     */
    name: string;
    /**
     * Public address of the file.
     *
     * @example https://example.com/media/seedlings.jpg
     */
    url: string;
}
/** A change of a user's connection. */
export interface ConnectionChange {
    currentConnection?: ClientConnection;
    /** The user's status over all sessions. It can be `online` while `currentConnection.action` is `disconnected`, as another session goes on. */
    status: 'available' | 'online' | 'offline' | (string & {});
    /** Time of the change, in milliseconds. */
    timestamp?: UnixMilliseconds;
    /** The user whose connection changed. The times in this object are in seconds. */
    user: User;
    /** Whether the user's status changed too. */
    userPresenceChanged?: boolean;
}
/** Text or files that a person or a bot sent. `type` says which: a text is a `TextMessage`, files are a `MediaMessage`. Deleted messages whose content is gone are a `DeletedMessage`, and any other type is an `OtherContentMessage`. */
export type ContentMessage = TextMessage | MediaMessage | DeletedMessage | OtherContentMessage;
/** The content of a text or file message. */
export interface ContentMessageData extends MessageDataBase {
    /** The files of the message. */
    attachments?: MessageAttachment[];
    /** The text, or the caption of the files. A mention in it reads `<@uid:mira>`. Deleted messages have no text. */
    text?: string;
    /** Address of the file, as some file messages repeat it here. */
    url?: string;
}
/** A conversation between two users or of a group. It begins with the first message; `conversationType` says which of the two it is. */
export type Conversation = ConversationBase & ConversationPartner;
/** The fields that every conversation has. */
export interface ConversationBase {
    /**
     * Identifies the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId: string;
    /** When the conversation began, in seconds. */
    createdAt?: UnixSeconds;
    /** The newest message. Missing if there is none yet, or if it was deleted. Its id is a text; live programs also read a number. */
    lastMessage?: ConversationBaseLastMessage;
    /** Id of the last message that the user has read. */
    lastReadMessageId?: string | number;
    /** Id of the newest message. */
    latestMessageId?: string | number;
    /** When the conversation was pinned, in seconds. Missing while it is not pinned. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned the conversation, `app_system` if the app pinned it for everyone. Missing while it is not pinned. */
    pinnedBy?: string | null;
    /** Labels that the user gave the conversation. Lists have them only on request (`withTags`). */
    tags?: string[];
    /** How many of the unread messages mention that user. */
    unreadMentionsCount?: string | number;
    /**
     * How many messages the user in `onBehalfOf` has not read. Digits in a string, in every example.
     *
     * @example 1
     */
    unreadMessageCount?: string | number;
    /** When it was last changed, in seconds. */
    updatedAt?: UnixSeconds;
}
/** The newest message. Missing if there is none yet, or if it was deleted. Its id is a text; live programs also read a number. */
export type ConversationBaseLastMessage = Message | LastMessageWithNumericId;
/** Who a conversation is with, a user or a group. `conversationType` says which. */
export type ConversationPartner = ConversationWithUser | ConversationWithGroup;
/** Names a conversation by the user or the group that it is with. */
export type ConversationPeer = ConversationPeerWithUid | ConversationPeerWithGuid;
/** The conversation of a group. */
export interface ConversationPeerWithGuid {
    guid: Guid;
}
/** The conversation with a user. */
export interface ConversationPeerWithUid {
    uid: Uid;
}
/** A conversation to mute. */
export interface ConversationToMute {
    /**
     * Uid of the other user, or guid of the group.
     *
     * @example tomato-growers
     */
    id: string;
    /** Whether it is a one-on-one conversation or a group. */
    type: "oneOnOne" | "group";
    /** Time until which the conversation is muted, in milliseconds since 1970-01-01T00:00:00Z. It must be in the future. */
    until?: UnixMilliseconds | undefined;
}
/** A conversation to unmute. */
export interface ConversationToUnmute {
    /**
     * Uid of the other user, or guid of the group.
     *
     * @example tomato-growers
     */
    id: string;
    /** Whether it is a one-on-one conversation or a group. */
    type: "oneOnOne" | "group";
}
/** The part of a group's conversation that says which group it is. */
export interface ConversationWithGroup {
    /** Marks the conversation of a group. */
    conversationType: "group";
    /** The group. */
    conversationWith: Group;
}
/** The part of a conversation between two users that says who the other user is. */
export interface ConversationWithUser {
    /** Marks a conversation between two users. */
    conversationType: "user";
    /** The other user. */
    conversationWith: User;
}
/** The result of a crawl. */
export interface Crawl {
    /**
     * Duration of the crawl. The unit is not documented; the values look like milliseconds.
     *
     * @example 42000
     */
    crawlDuration?: number;
    /**
     * Id of the crawl.
     *
     * @example crawl-1772355600000
     */
    crawlId: string;
    sitemap?: CrawlSitemap;
    /** Status of the crawl. Only `completed` is documented. */
    status: 'completed' | (string & {});
}
/** The site map of the website. */
export interface CrawlSitemap {
    /** Whether the website has a site map. */
    found?: boolean;
    /**
     * Time when it was last changed, in ISO 8601.
     *
     * @example 2026-02-27T10:00:00Z
     */
    lastModified?: string;
    /**
     * Number of addresses in the site map.
     *
     * @example 2
     */
    totalUrls?: number;
    /**
     * Address of the site map.
     *
     * @example https://garden.example.com/sitemap.xml
     */
    url?: string;
    /** The addresses. */
    urls?: string[];
}
/** The website to crawl and the limits of the crawl. */
export interface CrawlWebsiteRequest {
    /** Exclude addresses that contain one of these strings. */
    exclude?: string[] | undefined;
    /**
     * Whether to read the website's site map too.
     *
     * @default false
     */
    fetchSitemap?: boolean | undefined;
    /** Include only addresses that contain one of these strings. */
    include?: string[] | undefined;
    /**
     * Maximum number of levels of links to follow.
     *
     * @default 3
     * @example 2
     */
    maxDepth?: number | undefined;
    /**
     * Maximum number of pages to list.
     *
     * @default 100
     * @example 50
     */
    maxPages?: number | undefined;
    /**
     * The first address.
     * Format: uri.
     *
     * @example https://garden.example.com
     */
    url: string;
}
/** What `crawlWebsite` returns. The result of the crawl. */
export interface CrawlWebsiteResponse {
    data: Crawl;
    /** The outcome in words. */
    message?: string;
    /** Whether the website could be crawled. */
    success: boolean;
}
/** The agent to create, with its tools. */
export interface CreateAgentBuilderAgentRequest {
    /** Slugs of its API tools, which must exist. */
    apiTools?: string[] | undefined;
    /** Description of the agent. */
    description?: string | undefined;
    /**
     * Address of the agent's picture.
     *
     * @example https://example.com/avatars/garden-helper.png
     */
    icon?: string | undefined;
    /** The instruction that tells the agent how to behave, at most 32,000 characters. Refer to a frontend action as `@action:triggerFunction`, to a built-in variable as `@var-auth:name`, and to a custom variable as `@var-custom:name`. */
    instruction?: string | undefined;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: boolean | undefined;
    /** Slugs of its MCP servers, which must exist. */
    mcpServers?: string[] | undefined;
    /** Custom JSON data about the agent. */
    metaData?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The language model, by its name in the list of models. The default model if left out.
     *
     * @example gpt-4o-mini
     */
    model?: string | undefined;
    modelMetaData?: AgentModelSettings | undefined;
    /**
     * Name of the agent, at most 100 characters.
     *
     * @example Garden Helper
     */
    name: string;
    /** Slugs of its ready-to-use tools, which must exist. */
    tools?: string[] | undefined;
}
/** What `createAgentBuilderAgent` returns. The agent was created. */
export interface CreateAgentBuilderAgentResponse {
    agent: AgentBuilderAgent;
}
/** The custom variable to create. */
export interface CreateAgentVariableRequest {
    /**
     * The value of a constant, at most 500 characters.
     *
     * @example Linden Yard
     */
    constantValue?: string | undefined;
    /**
     * The value to use if the metadata has no value, at most 200 characters.
     *
     * @example none yet
     */
    defaultValue?: string | undefined;
    /** The meaning of the value, at most 200 characters. */
    description?: string | undefined;
    /**
     * Name of the variable: a letter, followed by letters, digits, underscores and dots, at most 50 characters. Unique in the app.
     *
     * @example garden.bed
     */
    name: string;
    /**
     * The path of the value in the metadata, with dots, at most 100 characters.
     *
     * @example garden.bed
     */
    sourcePath?: string | undefined;
    /** The source of the value: the metadata of the message (`message_metadata`), the metadata of its sender (`user_metadata`), or the variable itself (`constant`). */
    sourceType: "message_metadata" | "user_metadata" | "constant";
}
/** The API key to create. */
export interface CreateApiKeyRequest {
    /**
     * Name of the key. An emoji counts as two characters.
     *
     * @example Demo login
     */
    name: string;
    scope?: ApiKeyScope | undefined;
}
/** What `createApikey` returns. The API key was created. */
export interface CreateApikeyResponse {
    data: ApiKey;
}
/** The API tool to create. With basic authentication it needs a user name and a password. */
export type CreateApiToolRequest = CreateApiToolRequestWithEnableBasicAuth | CreateApiToolRequestWithoutEnableBasicAuth;
/** The API tool to create. With basic authentication it needs a user name and a password. With a user name and a password. */
export interface CreateApiToolRequestWithEnableBasicAuth {
    /**
     * Whether the agent can send values other than the parameters.
     *
     * @default false
     */
    allowAdditionalProperties?: boolean | undefined;
    /** The password for HTTP Basic authentication. */
    basicAuthPassword: string;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername: string;
    /** The body of the request as text, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** When to use it, what it needs and what it returns. The agent uses this description. */
    description: string;
    /** HTTP Basic authentication. */
    enableBasicAuth: true;
    /**
     * The address of the request. It can contain names in double braces.
     *
     * @example https://weather.example.com/frost
     */
    endpoint: string;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /**
     * Address of the tool's picture.
     *
     * @example https://example.com/icons/frost.png
     */
    icon?: string | undefined;
    /** The HTTP method of the request. */
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /**
     * Display name, at most 100 characters.
     *
     * @example Frost forecast
     */
    name: string;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameterRequest[] | undefined;
    /**
     * Slug of the tool. Unique in the app.
     *
     * @example frost-forecast
     */
    slug: string;
}
/** The API tool to create. With basic authentication it needs a user name and a password. Without a user name and a password. */
export interface CreateApiToolRequestWithoutEnableBasicAuth {
    /**
     * Whether the agent can send values other than the parameters.
     *
     * @default false
     */
    allowAdditionalProperties?: boolean | undefined;
    /**
     * The password for HTTP Basic authentication. It is stored and never returned.
     * Format: password.
     */
    basicAuthPassword?: string | undefined;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername?: string | undefined;
    /** The body of the request as text, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** When to use it, what it needs and what it returns. The agent uses this description. */
    description: string;
    /** No HTTP Basic authentication. */
    enableBasicAuth: false;
    /**
     * The address of the request. It can contain names in double braces.
     *
     * @example https://weather.example.com/frost
     */
    endpoint: string;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /**
     * Address of the tool's picture.
     *
     * @example https://example.com/icons/frost.png
     */
    icon?: string | undefined;
    /** The HTTP method of the request. */
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /**
     * Display name, at most 100 characters.
     *
     * @example Frost forecast
     */
    name: string;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameterRequest[] | undefined;
    /**
     * Slug of the tool. Unique in the app.
     *
     * @example frost-forecast
     */
    slug: string;
}
/** What `createApiTool` returns. The tool was created. */
export interface CreateApiToolResponse extends ApiTool {
}
/** How to create an auth token. */
export interface CreateAuthTokenRequest {
    /**
     * Whether to create a new token in any case.
     *
     * @example true
     */
    force?: boolean | undefined;
}
/** What `createAuthtoken` returns. The token to give to the client. */
export interface CreateAuthtokenResponse {
    data: AuthToken;
}
/** An AG2 agent to register. */
export interface CreateByoAg2AgentRequest {
    actions?: ByoToolNames | undefined;
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "ag2";
    /** How to reach the agent. */
    integrationMeta?: CreateByoAg2AgentRequestIntegrationMeta | undefined;
    integrationType: ByoIntegrationType;
    isActive?: ByoAgentActive | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name: ByoAgentName;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. */
export interface CreateByoAg2AgentRequestIntegrationMeta {
    baseUrl: ByoAgentUrl;
    /** Id for users without an id. */
    defaultUserId?: string | undefined;
    headers?: ByoHeaderLines | undefined;
}
/** The agent to register. `integrateWith` is its framework and decides the content of `integrationMeta`. */
export type CreateByoAgentRequest = CreateByoAgnoAgentRequest | CreateByoRasaAgentRequest | CreateByoAg2AgentRequest | CreateByoHttpAgentRequest | CreateByoMastraAgentRequest;
/** What `createByoAgent` returns. The agent was registered. */
export interface CreateByoAgentResponse {
    agent: ByoAgent;
}
/** An Agno agent to register. */
export interface CreateByoAgnoAgentRequest {
    actions?: ByoToolNames | undefined;
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "agno";
    /** How to reach the agent. */
    integrationMeta?: CreateByoAgnoAgentRequestIntegrationMeta | undefined;
    integrationType: ByoIntegrationType;
    isActive?: ByoAgentActive | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name: ByoAgentName;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. */
export interface CreateByoAgnoAgentRequestIntegrationMeta {
    /** Id of the agent in Agno. */
    agentId?: string | undefined;
    baseUrl: ByoAgentUrl;
    headers?: ByoHeaderLines | undefined;
}
/** An agent to register that uses LangGraph, CrewAI, the Vercel AI SDK 5 or AG-UI. */
export interface CreateByoHttpAgentRequest {
    actions?: ByoToolNames | undefined;
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "langgraph" | "crewai" | "vercelV5" | "ag-ui";
    /** How to reach the agent. */
    integrationMeta?: CreateByoHttpAgentRequestIntegrationMeta | undefined;
    integrationType: ByoIntegrationType;
    isActive?: ByoAgentActive | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name: ByoAgentName;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. */
export interface CreateByoHttpAgentRequestIntegrationMeta {
    baseUrl: ByoAgentUrl;
    headers?: ByoHeaders | undefined;
}
/** A Mastra agent to register, current or legacy. */
export interface CreateByoMastraAgentRequest {
    actions?: ByoToolNames | undefined;
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "mastra" | "mastra-legacy";
    /** How to reach the agent. */
    integrationMeta?: CreateByoMastraAgentRequestIntegrationMeta | undefined;
    integrationType: ByoIntegrationType;
    isActive?: ByoAgentActive | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name: ByoAgentName;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. */
export interface CreateByoMastraAgentRequestIntegrationMeta {
    /**
     * Id of the agent in Mastra.
     *
     * @example frostWatch
     */
    agentId?: string | undefined;
    baseUrl: ByoAgentUrl;
}
/** A Rasa agent to register. */
export interface CreateByoRasaAgentRequest {
    actions?: ByoToolNames | undefined;
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "rasa";
    /** How to reach the agent. */
    integrationMeta?: CreateByoRasaAgentRequestIntegrationMeta | undefined;
    integrationType: ByoIntegrationType;
    isActive?: ByoAgentActive | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name: ByoAgentName;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. */
export interface CreateByoRasaAgentRequestIntegrationMeta {
    baseUrl: ByoAgentUrl;
    headers?: ByoHeaderLines | undefined;
}
/** What `createByoTool` returns. The tool was created. */
export interface CreateByoToolResponse extends ByoTool {
}
/** What `createCustomAgentVariable` returns. The variable was created. The status is 200, not 201. */
export interface CreateCustomAgentVariableResponse extends AgentCustomVariable {
}
/** The created group, with a result for each of its first members. */
export interface CreatedGroup extends Group {
    members?: AddedGroupMembers;
}
/** The created user, with an auth token on request. */
export interface CreatedUser extends User {
    /** The token that the new user logs in with; only on request (`withAuthToken`). */
    authToken?: string;
}
/** The frontend action to create. */
export interface CreateFrontendActionRequest {
    /** When to trigger it and what it does. The agent uses this description. */
    description: string;
    /**
     * Address of the action's picture.
     *
     * @example https://example.com/icons/sowing.png
     */
    icon?: string | undefined;
    /**
     * Display name.
     *
     * @example Open the sowing calendar
     */
    name: string;
    /** The arguments that the agent passes to the function. */
    parameters?: AgentToolParameterRequest[] | undefined;
    /**
     * The function that the client runs. Unique in the app.
     *
     * @example openSowingCalendar
     */
    triggerFunction: string;
}
/** What `createFrontendAction` returns. The action was created. */
export interface CreateFrontendActionResponse extends FrontendAction {
}
/** A group to create. One of type `password` needs its password. */
export type CreateGroupRequest = CreateGroupRequestPassword | CreateGroupRequestPublicOrPrivate;
/** A group to create. One of type `password` needs its password. A group behind a password. */
export interface CreateGroupRequestPassword {
    /**
     * What the group is about.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /** Identifies one group of the app: letters, digits, hyphen and underscore, at most 100 of them. The service converts it to lower case. It never changes. Unique in the app. */
    guid: Guid;
    /**
     * Address of the group's picture. The picture itself is not stored.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    members?: AddGroupMembersRequest | undefined;
    metadata?: StoredMetadata | undefined;
    /**
     * The name that others see. Emojis are allowed and count as two characters each.
     *
     * @example Tomato growers
     */
    name: string;
    /** Uid of the user who owns the group. Without it, the app's own user `app_system` does. Ignored with `onBehalfOf`. */
    owner?: CreateGroupRequestPasswordOwner | undefined;
    /** What a user must know to join. */
    password: string;
    tags?: Tags | undefined;
    /** Anyone who knows the password can join. */
    type: "password";
}
/** Uid of the user who owns the group. Without it, the app's own user `app_system` does. Ignored with `onBehalfOf`. */
export type CreateGroupRequestPasswordOwner = Uid;
/** A group to create. One of type `password` needs its password. A group that is joined without a password. */
export interface CreateGroupRequestPublicOrPrivate {
    /**
     * What the group is about.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /** Identifies one group of the app: letters, digits, hyphen and underscore, at most 100 of them. The service converts it to lower case. It never changes. Unique in the app. */
    guid: Guid;
    /**
     * Address of the group's picture. The picture itself is not stored.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    members?: AddGroupMembersRequest | undefined;
    metadata?: StoredMetadata | undefined;
    /**
     * The name that others see. Emojis are allowed and count as two characters each.
     *
     * @example Tomato growers
     */
    name: string;
    /** Uid of the user who owns the group. Without it, the app's own user `app_system` does. Ignored with `onBehalfOf`. */
    owner?: CreateGroupRequestPublicOrPrivateOwner | undefined;
    /**
     * What a user must know to join a group of type `password`.
     *
     * @example open-sesame
     */
    password?: string | undefined;
    tags?: Tags | undefined;
    /** Anyone may join, or only those who are added. */
    type: "public" | "private";
}
/** Uid of the user who owns the group. Without it, the app's own user `app_system` does. Ignored with `onBehalfOf`. */
export type CreateGroupRequestPublicOrPrivateOwner = Uid;
/** What `createGroup` returns. The created group. */
export interface CreateGroupResponse {
    data: CreatedGroup;
}
/** What `createKeywordList` returns. The list in its first revision. */
export interface CreateKeywordListResponse {
    data: KeywordList;
}
/** The text to add. */
export interface CreateKnowledgeBaseTextRequest {
    text: KnowledgeBaseTextContent;
    title: KnowledgeBaseTextTitle;
}
/** What `createKnowledgeBaseText` returns. The text was added and is being indexed. */
export interface CreateKnowledgeBaseTextResponse extends KnowledgeBaseTextResult {
}
/** The MCP server to register. */
export interface CreateMcpServerRequest {
    /** Description of the server. */
    description?: string | undefined;
    /**
     * Address of the server's picture.
     *
     * @example https://example.com/icons/seeds.png
     */
    icon?: string | undefined;
    /**
     * Display name.
     *
     * @example Seed catalogue
     */
    name: string;
    /**
     * Slug of the server. Unique in the app.
     *
     * @example seed-catalogue
     */
    slug: string;
    /**
     * Address of the server.
     * Format: uri.
     *
     * @example https://seeds.example.com/mcp
     */
    url: string;
}
/** What `createMcpServer` returns. The server was registered. */
export interface CreateMcpServerResponse extends McpServer {
}
/** A new reason to flag messages with. */
export interface CreateReasonRequest {
    /**
     * What the reason covers.
     *
     * @example Has nothing to do with the garden.
     */
    description?: string | undefined;
    /**
     * An id of your own choice. Unique in the app.
     *
     * @example off-topic
     */
    id: string;
    /**
     * The name that users see.
     *
     * @example Off topic
     */
    name: string;
}
/** What `createReason` returns. The new reason. */
export interface CreateReasonResponse {
    data: ModerationReason;
}
/** The role to create. */
export interface CreateRoleRequest {
    /** Description of the role. */
    description?: string | undefined;
    metadata?: RoleMetadata | undefined;
    /**
     * Name of the role. An emoji counts as two characters.
     *
     * @example Keeper
     */
    name: string;
    role: RoleId;
    settings?: RoleSettingsRequest | undefined;
}
/** What `createRole` returns. The role was created. */
export interface CreateRoleResponse {
    data: Role;
}
/** What `createRule` returns. The rule in its first revision. */
export interface CreateRuleResponse {
    data: ModerationRule;
}
/** A user to create. */
export interface CreateUserRequest {
    /**
     * Address of the user's picture. The picture itself is not stored.
     * Format: uri.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string | undefined;
    /**
     * Address of the user's profile page.
     * Format: uri.
     *
     * @example https://example.com/people/mira
     */
    link?: string | undefined;
    metadata?: StoredUserMetadata | undefined;
    /**
     * The name that others see. An emoji counts as two characters.
     *
     * @example Mira Okafor
     */
    name: string;
    /** An existing role; without it the user gets the role `default`. */
    role?: RoleId | undefined;
    /**
     * A line of text that the user shows to others.
     *
     * @example Sowing beans today
     */
    statusMessage?: string | undefined;
    tags?: Tags | undefined;
    /** Identifies one user of the app: letters, digits, hyphen and underscore, at most 100 of them. The service converts it to lower case. It never changes. Unique in the app. */
    uid: Uid;
    /**
     * Whether to create an auth token as well; the response then has it in `authToken`.
     *
     * @example true
     */
    withAuthToken?: boolean | undefined;
}
/** What `createUser` returns. The user was created. */
export interface CreateUserResponse {
    data: CreatedUser;
}
/** A list of words, regular expressions or sentences, as a CSV file. */
export interface CsvListRequest {
    category: KeywordCategory;
    /** What the list is for. */
    description?: string | undefined;
    /**
     * The CSV file with the entries, of at most 1 MB.
     * Format: binary.
     */
    file: Blob;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
}
/** A position in a list and the direction to continue in. Send its fields back as query parameters of the same names to get the records beyond it. */
export interface Cursor {
    affix?: Affix;
    /** Id of the record at the cursor. A string in most responses, a number in some. */
    id?: string | number;
    sentAt?: UnixSeconds;
    updatedAt?: UnixSeconds;
}
/** Information about a part of a list that is read by cursor. */
export interface CursorMeta {
    current?: CursorPosition;
    next?: Cursor;
    previous?: Cursor;
}
/** The size of this part of the list. */
export interface CursorPosition {
    /**
     * How many records were returned.
     *
     * @example 2
     */
    count: number;
    /**
     * How many records were requested at most.
     *
     * @example 10
     */
    limit: number;
}
/** A custom webhook that delivers e-mails. */
export interface CustomEmailProvider extends CustomNotificationProvider {
    /** Whether to notify only users whose e-mail address is stored in the service. */
    useStoredEmailID?: boolean;
}
/** Custom interactive content. The published schema has it in an object named `data`, so that it is in `data.data` of the message. */
export interface CustomInteractiveMessageDataRequest {
    /** The content, of a shape that is your own. */
    data?: {
        [key: string]: unknown;
    } | undefined;
    [key: string]: unknown;
}
/** A message of a kind that your app defines, such as a location or a poll. */
export interface CustomMessage extends MessageBase {
    /** Marks a message of your app's own kind. */
    category: "custom";
    data: CustomMessageData;
    /**
     * The kind, named by your app, such as `location`, or by an extension, such as `extension_poll`.
     *
     * @example location
     */
    type: string;
}
/** The content of a custom message. */
export interface CustomMessageData extends MessageDataBase {
    /** The content, of a shape that is your own. */
    customData?: {
        [key: string]: unknown;
    };
}
/** The content of a custom message, at most 10 KB in all. It may have further keys of your own. */
export interface CustomMessageDataRequest {
    /** The content, of a shape that is your own. */
    customData: {
        [key: string]: unknown;
    };
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    [key: string]: unknown;
}
/** A custom webhook that delivers notifications instead of a built-in provider. */
export interface CustomNotificationProvider {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | null;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername?: string | null;
    /** Whether the provider is enabled. */
    isEnabled?: boolean;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth?: boolean;
    /**
     * The address that the service calls for each notification.
     *
     * @example https://example.com/notify/email
     */
    webhookURL: string;
}
/** A custom webhook that delivers SMS. */
export interface CustomSmsProvider extends CustomNotificationProvider {
    /** Whether to notify only users whose phone number is stored in the service. */
    useStoredPhNo?: boolean;
}
/** A time, as text in ISO 8601 or as a number. The unit of the number is not documented; other times of AI agents are in milliseconds since 1970-01-01T00:00:00Z. */
export type DateTimeOrNumber = string | number;
/** The result of deactivating users. */
export interface DeactivatedUsers {
    /** Uids of the users who were deactivated before, if there are any. */
    alreadyDeactivatedUids?: string[];
    /** Uids of the users who were deactivated. */
    deactivatedUids?: string[];
    /** The uids that no user has, if there are any. */
    notFound?: string[];
}
/** The users to deactivate. */
export interface DeactivateUsersRequest {
    /** Uids of the users to deactivate. */
    uidsToDeactivate?: Uid[] | undefined;
}
/** What `deactivateUsers` returns. The users were deactivated, as far as they exist. */
export interface DeactivateUsersResponse {
    data: DeactivatedUsers;
}
/** What `deleteAgentBuilderAgent` returns. The agent was deleted. */
export interface DeleteAgentBuilderAgentResponse extends Acknowledgement {
}
/** What `deleteApikey` returns. The API key was deleted. */
export interface DeleteApikeyResponse {
    data: Acknowledgement;
}
/** What `deleteApiTool` returns. The tool was deleted. */
export interface DeleteApiToolResponse extends Acknowledgement {
}
/** What `deleteApnsProvider` returns. The provider was deleted. */
export interface DeleteApnsProviderResponse {
    data: NotificationSuccess;
}
/** What `deleteAuthtoken` returns. The token was deleted. */
export interface DeleteAuthtokenResponse {
    data: Acknowledgement;
}
/** What `deleteByoAgent` returns. The agent was deleted. */
export interface DeleteByoAgentResponse extends Acknowledgement {
}
/** What `deleteByoTool` returns. The tool or action was deleted. */
export interface DeleteByoToolResponse {
    /** Whether it was deleted. */
    deleted: boolean;
}
/** What `deleteContactDetails` returns. The contact details were deleted. */
export interface DeleteContactDetailsResponse {
    data: NotificationSuccess;
}
/** What `deleteConversation` returns. The conversation was deleted. */
export interface DeleteConversationResponse {
    data: Acknowledgement;
}
/** What `deleteCustomAgentVariable` returns. The variable was deleted. */
export interface DeleteCustomAgentVariableResponse extends Acknowledgement {
}
/** What `deleteCustomEmailProvider` returns. The webhook was deleted. */
export interface DeleteCustomEmailProviderResponse {
    data: NotificationSuccess;
}
/** What `deleteCustomPushProvider` returns. The webhook was deleted. */
export interface DeleteCustomPushProviderResponse {
    data: NotificationSuccess;
}
/** What `deleteCustomSmsProvider` returns. The webhook was deleted. */
export interface DeleteCustomSmsProviderResponse {
    data: NotificationSuccess;
}
/** A text or file message that was deleted. It has `deletedAt`, and its text or files may be gone. The types leave it aside when `type` is compared, so that a text has its `text`; look at `deletedAt` first where deleted messages are listed too. */
export interface DeletedMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data?: ContentMessageData;
    /** When it was deleted, in seconds. */
    deletedAt: UnixSeconds;
    /** What the message was. */
    type: UndescribedValue;
}
/** What `deleteFcmProvider` returns. The provider was deleted. */
export interface DeleteFcmProviderResponse {
    data: NotificationSuccess;
}
/** What `deleteFrontendAction` returns. The action was deleted. */
export interface DeleteFrontendActionResponse extends Acknowledgement {
}
/** What `deleteGroup` returns. The group was deleted. */
export interface DeleteGroupResponse {
    data: Acknowledgement;
}
/** What `deleteKeywordList` returns. The list was deleted. */
export interface DeleteKeywordListResponse {
    data: Acknowledgement;
}
/** What `deleteKnowledgeBaseText` returns. The text was deleted. */
export interface DeleteKnowledgeBaseTextResponse extends KnowledgeBaseDeletionResult {
}
/** What `deleteKnowledgeBaseUpload` returns. The file was deleted. */
export interface DeleteKnowledgeBaseUploadResponse extends KnowledgeBaseDeletionResult {
}
/** What `deleteKnowledgeBaseWebsite` returns. The website was deleted. */
export interface DeleteKnowledgeBaseWebsiteResponse extends KnowledgeBaseDeletionResult {
}
/** What `deleteMcpServer` returns. The server was deleted. */
export interface DeleteMcpServerResponse extends Acknowledgement {
}
/** How to delete a message. */
export interface DeleteMessageRequest {
    /**
     * Whether the message is removed for good; otherwise it is kept, marked as deleted.
     *
     * @example true
     */
    permanent?: boolean | undefined;
}
/** What `deleteMessage` returns. The action message that records the deletion. */
export interface DeleteMessageResponse {
    data: ActionMessage;
}
/** What `deletePushToken` returns. The token was deleted. */
export interface DeletePushTokenResponse {
    /** The deleted tokens. */
    data: DeletePushTokenResponseData;
}
/** The deleted tokens. */
export interface DeletePushTokenResponseData {
    /** The tokens. */
    pushTokens?: PushToken[];
}
/** What `deleteReason` returns. The reason was deleted. */
export interface DeleteReasonResponse extends Acknowledgement {
}
/** What `deleteRole` returns. The role was deleted. */
export interface DeleteRoleResponse {
    data: Acknowledgement;
}
/** What `deleteRule` returns. The rule was deleted. */
export interface DeleteRuleResponse {
    data: Acknowledgement;
}
/** What `deleteSendgridDetails` returns. The SendGrid account was deleted. */
export interface DeleteSendgridDetailsResponse {
    data: NotificationSuccess;
}
/** What `deleteSubmittedMessage` returns. The message was deleted. */
export interface DeleteSubmittedMessageResponse {
    data: Acknowledgement;
}
/** What `deleteTwilioDetails` returns. The Twilio account was deleted. */
export interface DeleteTwilioDetailsResponse {
    data: NotificationSuccess;
}
/** How to delete a user. */
export interface DeleteUserRequest {
    /**
     * Whether to remove the user for good, with messages, conversations and everything else. Otherwise the user is deactivated.
     *
     * @default false
     * @example true
     */
    permanent?: boolean | undefined;
}
/** What `deleteUser` returns. The user was deleted. */
export interface DeleteUserResponse {
    data: Acknowledgement;
}
/** A page that a crawl found. */
export interface DiscoveredUrl {
    /**
     * Number of chunks of the content.
     *
     * @example 4
     */
    chunksCreated?: number;
    /** A preview of the content, at most 500 characters. */
    content?: string | null;
    createdAt?: UnixMilliseconds;
    /** Description of the page. */
    description?: string | null;
    /**
     * Number of embeddings of the content.
     *
     * @example 4
     */
    embeddingsGenerated?: number;
    /** Time of the last crawl, in milliseconds since 1970-01-01T00:00:00Z. Null until then. */
    lastCrawledAt?: number | null;
    /**
     * Number of retries.
     *
     * @example 0
     */
    retryCount?: number;
    status?: DiscoveredUrlStatus;
    /**
     * Title of the page.
     *
     * @example Growing tomatoes
     */
    title?: string | null;
    updatedAt?: UnixMilliseconds;
    /**
     * Address of the page.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    url: string;
    /**
     * Id of the discovered URL.
     *
     * @example d2e9b8a7-61c5-4f03-9a7e-1b2c3d4e5f60
     */
    urlId: string;
    vectorizationStatus?: KnowledgeBaseVectorizationStatus;
}
/** Discovered URLs that are processed together. */
export interface DiscoveredUrlBatch {
    /**
     * Id of the batch.
     *
     * @example batch-1772355650000
     */
    batchId: string;
    /**
     * Number of excluded pages, when processing again.
     *
     * @example 1
     */
    excludedUrls?: number;
    /** Ids of the processed pages, when processing again. */
    processedUrls?: string[];
    /** Status of the batch. Only `processing` is documented. */
    status?: 'processing' | (string & {});
    /**
     * Number of pages that were requested, when processing again.
     *
     * @example 2
     */
    totalRequested?: number;
    /**
     * Number of pages of the website, when processing.
     *
     * @example 2
     */
    totalUrls?: number;
    /**
     * Number of pages that are processed.
     *
     * @example 1
     */
    urlsProcessed?: number;
    /**
     * Address that is notified about the progress. The documentation does not say whose address it is.
     *
     * @example https://hooks.example.com/crawl
     */
    webhookUrl?: string;
}
/** Confirms that discovered URLs are being processed. */
export interface DiscoveredUrlBatchResult {
    data: DiscoveredUrlBatch;
    /**
     * The outcome in words.
     *
     * @example The pages are being taken in.
     */
    message?: string;
    /** Whether the work started. */
    success: boolean;
}
/** The status of a discovered page: found (`discovered`), in progress (`processing`), done (`processed`), failed (`failed`), or left out (`skipped`). */
export type DiscoveredUrlStatus = 'discovered' | 'processing' | 'processed' | 'failed' | 'skipped' | (string & {});
/** The discovered URLs whose statuses to return. */
export interface DiscoveredUrlStatusesRequest {
    /** Ids of the discovered URLs, a list despite its name. */
    uniqueId: string[];
}
/** A user's notification preferences, and which of them the user can change. */
export interface EffectiveNotificationPreferences {
    group?: GroupNotificationSettings;
    mute?: MuteNotificationSettings;
    oneOnOne?: OneOnOneNotificationSettings;
}
/** The condition that the engine evaluates. */
export interface EngineCondition {
    /**
     * The kind of evaluation, such as `custom-api`.
     *
     * @example custom-api
     */
    category?: string;
    /**
     * The kind of entity that is evaluated, such as `message`.
     *
     * @example message
     */
    entity?: string;
    /**
     * Id of the list that the condition uses.
     *
     * @example garden-manners
     */
    listId?: string;
    /**
     * The condition in words.
     *
     * @example The engine is more than 80 percent sure
     */
    message?: string;
    /**
     * The kind of content that is evaluated, such as `text`.
     *
     * @example text
     */
    operand?: string;
    /**
     * How the content is compared, such as `contains`.
     *
     * @example contains
     */
    operator?: string;
    threshold?: EngineThreshold;
}
/** A failure of a moderation engine. */
export interface EngineFailure {
    /** The kind of failure. The engine returned an error status (`http_4xx`, `http_5xx`), did not respond in time (`timeout`), could not be reached (`connection_error`), returned no readable decision (`invalid_response`), or has no address (`not_configured`). */
    category: 'http_4xx' | 'http_5xx' | 'timeout' | 'connection_error' | 'invalid_response' | 'not_configured' | (string & {});
    context?: EngineFailureContext;
    /**
     * The failure in words.
     *
     * @example The engine responded with status 503.
     */
    errorMessage?: string;
    /** Time when the engine failed, in seconds. */
    failedAt?: UnixSeconds;
    /**
     * HTTP status of the engine's response, if there was one.
     *
     * @example 503
     */
    httpStatus?: number;
    /**
     * The body of the engine's response as text, cut off after 2 KB. Do not parse it.
     *
     * @example Out for watering.
     */
    responseBody?: string;
    /** Whether the response body was cut off. */
    responseBodyTruncated?: boolean;
    /**
     * The time limit for the engine's response, in milliseconds, if there was one.
     *
     * @example 2000
     */
    timeoutMs?: number;
    /** What is wrong with the engine's response, for the category `invalid_response`. */
    validationErrors?: string[];
}
/** The engine that failed and the rule that used it. */
export interface EngineFailureContext {
    condition?: EngineCondition;
    /** The engine: OpenAI (`openai`) or a custom engine (`custom_api`). */
    engine: 'openai' | 'custom_api' | (string & {});
    /** OpenAI's id of the request. */
    openaiRequestId?: string;
    /** The error code from OpenAI, if there was one. */
    providerErrorCode?: string;
    request?: EngineRequest;
    rule?: EngineRule;
    /** What happens when the engine fails. The condition counts as not fulfilled (`approve-message`), or the rule's action is applied (`drop-message`). */
    setting?: 'approve-message' | 'drop-message' | (string & {});
}
/** The request that was sent to a custom engine. */
export interface EngineRequest {
    /** Whether the request contained HTTP Basic credentials. */
    basicAuthSent?: boolean;
    /**
     * Size of the request body, in bytes.
     *
     * @example 412
     */
    bodyBytes?: number;
    /**
     * HTTP method of the request.
     *
     * @example POST
     */
    method?: string;
    /**
     * Address of the request, without the query string.
     *
     * @example https://moderation.example.com/judge
     */
    url?: string;
}
/** The moderation rule that used the engine. */
export interface EngineRule {
    /**
     * Id of the rule.
     *
     * @example garden-manners
     */
    id: string;
    /**
     * Name of the rule.
     *
     * @example Garden manners
     */
    name?: string;
    /**
     * Id of the revision of the rule that was active at that time.
     *
     * @example app-linden-yard_garden-manners_1
     */
    revisionId?: string;
}
/** The confidence that the engine must reach. */
export interface EngineThreshold {
    /**
     * How the engine's confidence is compared, such as `greaterThan`.
     *
     * @example greaterThan
     */
    comparison?: string;
    /**
     * The confidence to compare with, in percent.
     *
     * @example 80
     */
    percent?: number;
}
/** The body of an error. No page of the Chat API states its shape; it is read from responses that were seen, and open. */
export interface ErrorBody {
    error: ErrorDetail;
}
/** Why the request failed, in upper snake case. The codes listed are those that are known; the service may send others, so treat the list as open. docs/errors.md has them with their statuses and evidence. */
export type ErrorCode = 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_ACTION_NOT_ALLOWED' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CARD_DATA_MISSING' | 'ERR_CHANNEL_LIMIT_REACHED' | 'ERR_CHANNEL_NOT_FOUND' | 'ERR_CONFLICT' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_CONVERSATION_SEARCH_RESTRICTION' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_FEATURE_NOT_ACCESSIBLE' | 'ERR_FEED_ITEM_NOT_FOUND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INTERNAL' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CARD_BODY' | 'ERR_INVALID_CARD_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NOT_FOUND' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SERVICE_TIMEOUT' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TEMPLATE_NOT_FOUND' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_DOES_NOT_EXIST' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_UNAUTHORIZED' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_VALIDATION' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_GROUP_LEAVE_FAILED' | 'ERR_WS_GROUP_MEMBER_MGMT_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
/** What went wrong, for a program (`code`), for a person (`message`) and for a developer (`devMessage`). Other fields may be added, and any may be missing. */
export interface ErrorDetail {
    code?: ErrorCode;
    /** The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
    details?: {
        [key: string]: unknown;
    } | string[];
    /** The same for developers; may contain ids. Not sent with every error. */
    devMessage?: string;
    /** What went wrong, in a sentence. A key named in it is masked by the service. */
    message?: string;
    /** The part of the service that responded, such as `chat-api`. */
    source?: string;
}
/** A moderation pass in which engines failed. Fields without a value are left out. An image with a caption is moderated in two passes, so it can cause two events. */
export interface FailedModeration {
    /** Time when the pass was completed, in seconds. */
    completedAt?: UnixSeconds;
    /** The kind of content that was moderated. */
    contentType?: 'text' | 'image' | 'video' | 'audio' | 'file' | (string & {});
    /** The failures, in the order of evaluation. */
    failures: EngineFailure[];
    /** The decision about the message in spite of the failure. */
    outcome: 'approved' | 'disapproved' | (string & {});
    resource: ModeratedResource;
}
/** Whether push notifications for a platform have a part that the system shows by itself. Without it, the push notification is silent and the app shows its own notification. */
export interface FcmNotificationFlags {
    /** For push notifications about calls. */
    call?: boolean | undefined;
    /** For push notifications about messages. */
    chat?: boolean | undefined;
}
/** The push notifications that the system shows by itself, by platform. */
export interface FcmNotificationInPayload {
    android?: FcmNotificationFlags | undefined;
    ios?: FcmNotificationFlags | undefined;
    web?: FcmNotificationFlags | undefined;
}
/** A push provider for Firebase Cloud Messaging. */
export interface FcmProvider {
    notificationInPayload?: FcmNotificationInPayload;
    /**
     * Id of the provider. Push tokens refer to it.
     *
     * @example linden-android
     */
    providerId?: string | null;
    serviceAccountCreds?: FcmServiceAccount;
    /**
     * Name of the service account's file.
     *
     * @example linden-yard.json
     */
    serviceAccountFilename?: string | null;
}
/** The four fields of the service account's JSON file from Firebase that are needed to send notifications. */
export interface FcmServiceAccount {
    /**
     * E-mail address of the service account.
     *
     * @example push@linden-yard.example.com
     */
    client_email?: string | undefined;
    /** Private key of the service account. Keep it secret. */
    private_key?: string | undefined;
    /** Id of the private key. */
    private_key_id?: string | undefined;
    /**
     * Id of the Firebase project.
     *
     * @example linden-yard
     */
    project_id?: string | undefined;
}
/** Key of a feature for logged-in users. Responses put `u.` before it. */
export type FeatureKey = 'addMember' | 'ban' | 'blockUser' | 'changeScope' | 'createCall' | 'createGroup' | 'createMessage' | 'createMessageThread' | 'deleteCall' | 'deleteConversationForUser' | 'deleteGroup' | 'deleteGroupMessages' | 'deleteMessage' | 'getBlockedUsers' | 'getCall' | 'getConversation' | 'getGroup' | 'getGroupMessages' | 'getMember' | 'getMessage' | 'getMyDetails' | 'getUser' | 'getUserMessages' | 'joinGroup' | 'kickMember' | 'leaveGroup' | 'listBannedUsers' | 'listCalls' | 'listConversations' | 'listGroupMembers' | 'listGroups' | 'listMessages' | 'listSettings' | 'listThreadedMessages' | 'listUsers' | 'logout' | 'massMemberOperate' | 'patchOwner' | 'unban' | 'unblockUser' | 'updateAuthToken' | 'updateCall' | 'updateGroup' | 'updateMessage' | (string & {});
/** The outcome for each feature, by key. The keys have the prefix `u.`. */
export interface FeatureOutcomes {
    [key: string]: Acknowledgement;
}
/** The content of a feed item. Included only when the item is sent. */
export interface FeedContent {
    /** The elements of the content, from top to bottom. */
    body?: FeedElement[];
    style?: FeedStyle;
    /**
     * Version of the content format.
     *
     * @example 1.0
     */
    version?: string;
}
/** An element of a feed item. Other kinds of elements can have more fields. */
export interface FeedElement {
    /** The text of a `text` element. */
    content?: string;
    /**
     * Id of the element within the feed item.
     *
     * @example el_1
     */
    id: string;
    /** The kind of element. */
    type: 'text' | 'divider' | (string & {});
    /**
     * The style of a `text` element, such as `heading2` or `body`.
     *
     * @example heading2
     */
    variant?: string;
}
/** An item in a user's feed. */
export interface FeedItem extends CampaignDelivery {
    /**
     * Id of that category.
     *
     * @example category-invitations
     */
    categoryId?: string;
    content?: FeedContent;
    /**
     * Id of the feed item.
     *
     * @example feed-item-1
     */
    id: string;
    /** Time when the user pressed something in it, in seconds. Null or missing until then. */
    interactedAt?: NullableUnixSeconds;
    /** Time when the user read it, in seconds. Null or missing until then. */
    readAt?: NullableUnixSeconds;
    /** How clients are notified in real time, such as `websocket`. */
    realtimeFanout?: string[];
    /**
     * The category of the template, such as `promotions`.
     *
     * @example invitations
     */
    templateCategory?: string;
    /**
     * The interaction, such as `clicked`, or a topic that the app chose.
     *
     * @example clicked
     */
    topic?: string | null;
}
/** The status of an item in a user's feed changed. */
export interface FeedItemEvent extends WebhookEvent {
    data: FeedItem;
}
/** The style of a feed item. */
export interface FeedStyle {
    background?: ThemedColor;
    borderColor?: ThemedColor;
    /**
     * The radius of the corners.
     *
     * @example 16
     */
    borderRadius?: number;
    /**
     * The space between border and content.
     *
     * @example 12
     */
    padding?: number;
}
/** Whether the filter applies to the sender or to the receiver of the message. */
export type FilterSide = "sender" | "receiver";
/** What `flagAMessage` returns. Message flagged successfully */
export interface FlagAMessageResponse {
    /** No source says what it contains. */
    data: {
        [key: string]: unknown;
    };
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A record of an action on a member of a group (`groupMember`) or on a message (`message`). */
export interface FlaggedActionMessage extends ActionMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. What an AI agent says (`assistant`), or a step of its use of a tool: what it calls the tool with (`tool-arguments`), and what the tool gives back (`tool-result`). */
export interface FlaggedAgenticMessage extends AgenticMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A step of a ringing call, for example that it was placed or was not answered. */
export interface FlaggedCallMessage extends CallMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A card, sent by a user or by an AI agent. */
export interface FlaggedCardMessage extends CardMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A message of a kind that your app defines, such as a location or a poll. */
export interface FlaggedCustomMessage extends CustomMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A text or file message that was deleted. It has `deletedAt`, and its text or files may be gone. The types leave it aside when `type` is compared, so that a text has its `text`; look at `deletedAt` first where deleted messages are listed too. */
export interface FlaggedDeletedMessage extends DeletedMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. An interactive message: a form, a card, a scheduler or custom content. */
export interface FlaggedInteractiveMessage extends InteractiveMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. Files that a person or a bot sent: images, videos, audio or other files, as `type` says. Once the message is deleted (`deletedAt`) the service may leave the files out. */
export interface FlaggedMediaMessage extends MediaMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. */
export type FlaggedMessage = FlaggedTextMessage | FlaggedMediaMessage | FlaggedDeletedMessage | FlaggedOtherContentMessage | FlaggedCustomMessage | FlaggedActionMessage | FlaggedCallMessage | FlaggedInteractiveMessage | FlaggedAgenticMessage | FlaggedCardMessage | FlaggedUnknownMessage;
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. The open branch of the category `message`: a message of a type that is not described here, such as one that the service adds later. */
export interface FlaggedOtherContentMessage extends OtherContentMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A text that a person or a bot sent. Once the message is deleted (`deletedAt`) the service may leave the text out; look at `deletedAt` first where you list deleted messages too. */
export interface FlaggedTextMessage extends TextMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. The open branch of messages: a message of a category that is not described here, such as one that the service adds later. The fields of its `data`, other than those that all messages share, are not known. */
export interface FlaggedUnknownMessage extends UnknownMessage {
    /** The app the message belongs to. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** How many reports there are. */
    flaggedCount?: number;
}
/** Why the message is reported. Both properties are optional. */
export interface FlagMessageRequest {
    /**
     * Identifier of the moderation reason used to flag the message; `list-reasons` lists the reasons.
     *
     * @example spam
     */
    reasonId?: string | undefined;
    /**
     * Free-text comment on why the message is flagged.
     *
     * @example Third advert for the same shop today.
     */
    remark?: string | undefined;
}
/** What `flushAuthtokens` returns. The tokens were deleted. */
export interface FlushAuthtokensResponse {
    data: Acknowledgement;
}
/** The content of a form to send. It may have further keys of your own. */
export interface FormMessageDataRequest {
    /** Whether the sender can interact with it too. */
    allowSenderInteraction?: boolean | undefined;
    interactionGoal?: InteractionGoal | undefined;
    interactiveData: InteractiveForm;
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    [key: string]: unknown;
}
/** A function that your client app runs when an agent asks for it. */
export interface FrontendAction {
    /**
     * Id of the action: in the known responses, the app's id and the trigger function.
     *
     * @example app-linden-yard_openSowingCalendar
     */
    _id: string;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    createdAt?: UnixMilliseconds;
    /** When to trigger it and what it does. The agent uses this description. */
    description?: string | null;
    /**
     * Address of the action's picture.
     *
     * @example https://example.com/icons/sowing.png
     */
    icon?: string | null;
    /**
     * Display name.
     *
     * @example Open the sowing calendar
     */
    name: string;
    /** The arguments that the agent passes to the function. */
    parameters?: AgentToolParameter[];
    tool?: AgentToolFunction;
    /**
     * The function that the client runs.
     *
     * @example openSowingCalendar
     */
    triggerFunction?: string;
    updatedAt?: UnixMilliseconds;
}
/** What `getAgentBuilderAgent` returns. The agent. */
export interface GetAgentBuilderAgentResponse extends AgentBuilderAgent {
}
/** What `getApikey` returns. The API key. */
export interface GetApikeyResponse {
    data: ApiKey;
}
/** What `getApiTool` returns. The tool. */
export interface GetApiToolResponse extends ApiTool {
}
/** What `getAuthtoken` returns. The token. */
export interface GetAuthtokenResponse {
    data: AuthToken;
}
/** What `getByoTool` returns. The tool or action. */
export interface GetByoToolResponse extends ByoTool {
}
/** What `getContactDetails` returns. The contact details. */
export interface GetContactDetailsResponse {
    data: NotificationContactDetails;
}
/** What `getConversation` returns. The conversation. */
export interface GetConversationResponse {
    data: OneConversation;
}
/** What `getCustomEmailProvider` returns. The webhook. */
export interface GetCustomEmailProviderResponse {
    data: CustomEmailProvider;
}
/** What `getCustomPushProvider` returns. The webhook. */
export interface GetCustomPushProviderResponse {
    /** The webhook, in a list. */
    data: GetCustomPushProviderResponseData;
}
/** The webhook, in a list. */
export interface GetCustomPushProviderResponseData {
    /** The webhook. */
    pushProviders: CustomNotificationProvider[];
}
/** What `getCustomSmsProvider` returns. The webhook. */
export interface GetCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** What `getDiscoveredUrlStatuses` returns. The statuses, by id. */
export interface GetDiscoveredUrlStatusesResponse {
    /** The status of each page, by the id of its discovered URL. */
    data: {
        [key: string]: DiscoveredUrlStatus;
    };
    /** Whether the statuses could be read. */
    success: boolean;
}
/** What `getEnabledAgentItems` returns. The items that the agent can use. */
export interface GetEnabledAgentItemsResponse {
    data: AgentEnabledItems;
}
/** What `getFrontendAction` returns. The action. */
export interface GetFrontendActionResponse extends FrontendAction {
}
/** What `getGroupConversation` returns. The conversation. */
export interface GetGroupConversationResponse {
    data: OneConversation;
}
/** What `getGroup` returns. The group. */
export interface GetGroupResponse {
    data: Group;
}
/** What `getKeywordList` returns. The list. */
export interface GetKeywordListResponse {
    data: KeywordList;
}
/** What `getKnowledgeBaseStatuses` returns. The statuses, by id. */
export interface GetKnowledgeBaseStatusesResponse {
    /** The status of each source, by its id. */
    data: {
        [key: string]: KnowledgeBaseStatus;
    };
    /** Whether the statuses could be read. */
    success: boolean;
}
/** What `getKnowledgeBaseText` returns. The text. */
export interface GetKnowledgeBaseTextResponse {
    data: KnowledgeBaseText;
}
/** What `getMcpServer` returns. The server. */
export interface GetMcpServerResponse extends McpServer {
}
/** What `getMessageDetails` returns. The message. */
export interface GetMessageDetailsResponse {
    data: Message;
}
/** What `getMessageReceiptMetrics` returns. The numbers. */
export interface GetMessageReceiptMetricsResponse {
    data: MessageMetrics;
}
/** What `getNotificationPreferences` returns. The user's preferences. */
export interface GetNotificationPreferencesResponse {
    data: UserNotificationSettings;
}
/** What `getNotificationSettings` returns. The app's settings. */
export interface GetNotificationSettingsResponse {
    data: NotificationSettings;
}
/** What `getNotificationTimezone` returns. The time zone. */
export interface GetNotificationTimezoneResponse {
    data: NotificationTimezone;
}
/** What `getReason` returns. The reason. */
export interface GetReasonResponse {
    data: ModerationReason;
}
/** What `getRole` returns. The role. */
export interface GetRoleResponse {
    data: Role;
}
/** What `getRule` returns. The rule. */
export interface GetRuleResponse {
    data: ModerationRule;
}
/** What `getSendgridDetails` returns. The SendGrid account. */
export interface GetSendgridDetailsResponse {
    data: SendGridDetails;
}
/** What `getSubmittedMessage` returns. The message with the decision. */
export interface GetSubmittedMessageResponse {
    data: Message;
}
/** What `getTwilioDetails` returns. The Twilio account. */
export interface GetTwilioDetailsResponse {
    data: TwilioDetails;
}
/** What `getUsageMetrics` returns. The usage in the time range. */
export interface GetUsageMetricsResponse {
    data: UsageReport;
}
/** What `getUserConversation` returns. The conversation. */
export interface GetUserConversationResponse {
    data: OneConversation;
}
/** What `getUser` returns. The user. */
export interface GetUserResponse {
    data: User;
}
/** A group of users who chat together. */
export interface Group {
    /**
     * Id of the group's conversation, `group_` and the guid.
     *
     * @example group_tomato-growers
     */
    conversationId?: string;
    /** When the group was created, in seconds. */
    createdAt?: UnixSeconds;
    /** What the group is about. */
    description?: string;
    /**
     * Identifies the group; always in lower case.
     *
     * @example tomato-growers
     */
    guid: string;
    /** Whether the user in `onBehalfOf` is a member. */
    hasJoined?: boolean;
    /** Address of the group's picture. */
    icon?: string;
    /** When the user in `onBehalfOf` joined, in seconds. */
    joinedAt?: UnixSeconds;
    /** How many members the group has. */
    membersCount?: number;
    metadata?: StoredMetadata;
    /**
     * The name that others see.
     *
     * @example Tomato growers
     */
    name: string;
    /** How many of the members are connected at the moment; in events only. */
    onlineMembersCount?: number;
    /** Uid of the user who owns the group; `app_system` when the app itself does. */
    owner?: string;
    /** What the user in `onBehalfOf` may do here; only members have it. */
    scope?: MemberScope;
    /**
     * Labels of the group. Lists have them only on request (`withTags`).
     *
     * @example [
     *       "growing"
     *     ]
     */
    tags?: string[];
    /**
     * Who may join. Anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`).
     *
     * @example public
     */
    type: 'public' | 'password' | 'private' | (string & {});
    /** When the group was last changed, in seconds. Missing if it never was. */
    updatedAt?: UnixSeconds;
    /** Uid of the user who changed the group last; `app_system` when the app itself did. */
    updatedBy?: string;
}
/** A group that takes part in a message. */
export interface GroupEntity {
    entity: Group;
    /** Marks a group. */
    entityType: "group";
}
/** Something happened to a group. */
export interface GroupEvent extends WebhookEvent {
    /** The data of the event. */
    data: GroupEventData;
}
/** The data of the event. */
export interface GroupEventData {
    group: ChangedGroup;
    /** The first members of the group, by uid. Present only when a group is created; an empty list if it has no members. */
    members?: GroupEventDataMembers;
}
/** The first members of the group, by uid. Present only when a group is created; an empty list if it has no members. */
export type GroupEventDataMembers = UsersByUid | unknown[];
/** Limits a rule to messages in certain groups. */
export interface GroupFilterRequest {
    /** Marks a filter by group. */
    entity: "group";
    /** The group's property to compare. */
    operand: "guid" | "name" | "type" | "tags" | "createdAt";
    /** How to compare it. */
    operator: "equals" | "not equals" | "notEquals" | "in" | "not in" | "notIn" | "startsWith" | "endsWith" | "lessThan" | "greaterThan";
    type: FilterSide;
    /** What to compare it with; a list for `in` and its negation. */
    value: string | string[];
}
/**
 * The group was imported.
 * GroupImported
 */
export interface GroupImported {
    data: Group;
    /** Marks a success. */
    success: true;
}
/** The result for one group. `success` says which of the two kinds it is. */
export type GroupImportResult = GroupImported | ImportFailure;
/** Something happened to members of a group. */
export interface GroupMemberEvent extends WebhookEvent {
    /** The data of the event. */
    data: GroupMemberEventData;
}
/** The data of the event. */
export interface GroupMemberEventData {
    /** The user who acted. Missing when users join or leave by themselves. */
    by?: User;
    group: Group;
    /** The affected users, by uid. */
    members: {
        [key: string]: ChangedMember;
    };
}
/** A user's notification preferences for groups. */
export interface GroupNotificationPreferences {
    /** A member was added. `1` no notification, `2` notification. */
    groupMemberAdded?: NotificationEventSetting | undefined;
    /** A member was banned. `1` no notification, `2` notification. */
    groupMemberBanned?: NotificationEventSetting | undefined;
    /** A member joined. `1` no notification, `2` notification. */
    groupMemberJoined?: NotificationEventSetting | undefined;
    /** A member was kicked. `1` no notification, `2` notification. */
    groupMemberKicked?: NotificationEventSetting | undefined;
    /** A member left. `1` no notification, `2` notification. */
    groupMemberLeft?: NotificationEventSetting | undefined;
    /** A member's scope changed. `1` no notification, `2` notification. */
    groupMemberScopeChanged?: NotificationEventSetting | undefined;
    /** A member was unbanned. `1` no notification, `2` notification. */
    groupMemberUnbanned?: NotificationEventSetting | undefined;
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    groupMessages?: NotificationMessageSetting | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    groupQuotedReplies?: NotificationMessageSetting | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    groupReactions?: NotificationReactionSetting | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    groupReplies?: NotificationMessageSetting | undefined;
}
/** The notifications for groups, and which of them users can change. Users cannot change the settings for edited and deleted messages. */
export interface GroupNotificationSettings {
    memberAddedOverride?: NotificationOverride | undefined;
    /** A member was added. `1` no notification, `2` notification. */
    memberAddedSetting?: NotificationEventSetting | undefined;
    memberBannedOverride?: NotificationOverride | undefined;
    /** A member was banned. `1` no notification, `2` notification. */
    memberBannedSetting?: NotificationEventSetting | undefined;
    memberJoinedOverride?: NotificationOverride | undefined;
    /** A member joined. `1` no notification, `2` notification. */
    memberJoinedSetting?: NotificationEventSetting | undefined;
    memberKickedOverride?: NotificationOverride | undefined;
    /** A member was kicked. `1` no notification, `2` notification. */
    memberKickedSetting?: NotificationEventSetting | undefined;
    memberLeftOverride?: NotificationOverride | undefined;
    /** A member left. `1` no notification, `2` notification. */
    memberLeftSetting?: NotificationEventSetting | undefined;
    memberScopeChangedOverride?: NotificationOverride | undefined;
    /** A member's scope changed. `1` no notification, `2` notification. */
    memberScopeChangedSetting?: NotificationEventSetting | undefined;
    memberUnbannedOverride?: NotificationOverride | undefined;
    /** A member was unbanned. `1` no notification, `2` notification. */
    memberUnbannedSetting?: NotificationEventSetting | undefined;
    /** A message was deleted. `1` no notification, `2` notification. */
    messageDeletedSetting?: NotificationEventSetting | undefined;
    /** A message was edited. `1` no notification, `2` notification. */
    messageEditedSetting?: NotificationEventSetting | undefined;
    messagesOverride?: NotificationOverride | undefined;
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    messagesSetting?: NotificationMessageSetting | undefined;
    quotedRepliesOverride?: NotificationOverride | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    quotedRepliesSetting?: NotificationMessageSetting | undefined;
    reactionsOverride?: NotificationOverride | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    reactionsSetting?: NotificationReactionSetting | undefined;
    repliesOverride?: NotificationOverride | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    repliesSetting?: NotificationMessageSetting | undefined;
}
/** Who may join. Anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`). */
export type GroupType = "public" | "password" | "private";
/** Who may join. `public`, `password` and `private` are as in the groups themselves; `protected` is named for this filter only. */
export type GroupTypeFilter = "public" | "password" | "private" | "protected";
/** Identifies one group of the app: letters, digits, hyphen and underscore, at most 100 of them. The service converts it to lower case. It never changes. */
export type Guid = string;
/** Why one item was not imported. Only items that failed need to be sent again. */
export interface ImportFailure {
    error: ErrorDetail;
    /** Marks a failure. */
    success: false;
}
/** A group to import. */
export interface ImportGroup extends ImportGroupDetails {
    /** The details of the owner. Needed only if that user was not imported before. */
    groupOwnerDetails?: ImportUser | undefined;
}
/** The details of a group. */
export interface ImportGroupDetails {
    /** When the group was created, in seconds. */
    createdAt?: ImportTime | undefined;
    /** The group's guid. In a map, it equals the key. */
    guid: Guid;
    /** Address of the group's picture. */
    icon?: string | undefined;
    metadata?: Metadata | undefined;
    /** The name that others see. */
    name: string;
    /** Uid of the user who owns the group. */
    owner?: Uid | undefined;
    /** The password to join a group of type `password` with. */
    password?: string | undefined;
    tags?: Tags | undefined;
    type: GroupType;
}
/** Up to 50 groups, each under its guid. */
export interface ImportGroupsRequest {
    /** The groups, each under its guid. */
    groups: {
        [key: string]: ImportGroup;
    };
}
/** What `importGroups` returns. A result for each group, some of which may be failures. */
export interface ImportGroupsResponse {
    /** The results, each under the guid. */
    data: {
        [key: string]: GroupImportResult;
    };
}
/** A membership to import, of one user in one group. */
export interface ImportMember {
    /** The details of the group. Needed only if it was not imported before. */
    groupDetails?: ImportGroupDetails | undefined;
    /** Guid of the group. */
    guid: Guid;
    /** Whether the user is banned from the group. */
    isBanned?: boolean | undefined;
    /** When the user joined, in seconds: later than the group's `createdAt` and earlier than now. */
    joinedAt?: ImportTime | undefined;
    /**
     * The guid, `_member_` and the uid, such as `tomato-growers_member_jonas`. It equals the key.
     *
     * @example tomato-growers_member_jonas
     */
    memberId: string;
    scope?: MemberScope | undefined;
    /** Uid of the user. */
    uid: Uid;
    /** The details of the user. Needed only if that user was not imported before. */
    userDetails?: ImportUser | undefined;
}
/** Up to 50 members, each under its member id. */
export interface ImportMembersRequest {
    /** The members, each under its member id. */
    members: {
        [key: string]: ImportMember;
    };
}
/** What `importMembers` returns. A result for each membership, some of which may be failures. */
export interface ImportMembersResponse {
    /** The results, each under the member id. */
    data: {
        [key: string]: MemberImportResult;
    };
}
/** A message to import. */
export interface ImportMessage {
    /** The category: text and files (`message`) or a kind of message of your own (`custom`). */
    category?: ("message" | "custom") | undefined;
    data?: SubmittedMessageData | undefined;
    /** When it reached the receiver, in seconds. */
    deliveredAt?: ImportTime | undefined;
    /** The message's id, if it has one already. Named by the documentation's pages only. */
    id?: string | undefined;
    /** The details of the users that the text mentions as `<@uid:mira>`, by uid. The key equals the uid. */
    mentionedUserDetails?: {
        [key: string]: ImportUser;
    } | undefined;
    /** An id of your own, unique among all messages. It equals the key. */
    muid: Muid;
    /** When the receiver read it, in seconds. */
    readAt?: ImportTime | undefined;
    /** Uid of the user or guid of the group it went to. */
    receiver: ReceiverId;
    /** The details of the receiving group. Needed only if it was not imported before. */
    receiverGroupDetails?: ImportGroupDetails | undefined;
    /** The details of the receiving group's owner. Needed only if that user was not imported before. */
    receiverGroupOwnerDetails?: ImportUser | undefined;
    /** Whether it went to one user or to a group. */
    receiverType: ReceiverTypeRequest;
    /** The details of the receiving user. Needed only if that user was not imported before. */
    receiverUserDetails?: ImportUser | undefined;
    /** Uid of the user who sent it. */
    sender: Uid;
    /** The details of the sender. Needed only if that user was not imported before. */
    senderUserDetails?: ImportUser | undefined;
    /** When it was sent, in seconds. The import keeps it. A message older than about six months fails; the whole request then responds with 500. */
    sentAt: ImportTime;
    tags?: Tags | undefined;
    /** The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, a name of your own in the category `custom`. */
    type?: ('text' | 'image' | 'file' | 'audio' | 'video' | (string & {})) | undefined;
}
/** Up to 50 messages, each under its muid. */
export interface ImportMessagesRequest {
    /** Its meaning is not documented. */
    guid?: string | undefined;
    /** The messages, each under its muid. */
    messages: {
        [key: string]: ImportMessage;
    };
    /** Its meaning is not documented. */
    name?: string | undefined;
    /** Its meaning is not documented. */
    type?: string | undefined;
}
/** What `importMessages` returns. A result for each message, some of which may be failures. */
export interface ImportMessagesResponse {
    /** The results, each under the muid. */
    data: {
        [key: string]: MessageImportResult;
    };
}
/** A time, in seconds since 1970-01-01T00:00:00Z, of ten digits, as a number or as a string. */
export type ImportTime = number | string;
/** A user to import. */
export interface ImportUser {
    /** Address of the user's picture. */
    avatar?: string | undefined;
    /** When the user was created, in seconds. */
    createdAt?: ImportTime | undefined;
    /** When the user was deactivated, in seconds. */
    deactivatedAt?: ImportTime | undefined;
    /** When the user was last connected, in seconds. */
    lastActiveAt?: ImportTime | undefined;
    /** Address of the user's profile page. */
    link?: string | undefined;
    metadata?: Metadata | undefined;
    /**
     * The name that others see.
     *
     * @example Mira Okafor
     */
    name: string;
    /** Id of an existing role; `default` if left out. */
    role?: string | undefined;
    tags?: Tags | undefined;
    /** The user's uid. In a map, it equals the key. */
    uid: Uid;
}
/** Up to 50 users, each under its uid. */
export interface ImportUsersRequest {
    /** The users, each under its uid. */
    users: {
        [key: string]: ImportUser;
    };
}
/** What `importUsers` returns. A result for each user, some of which may be failures. */
export interface ImportUsersResponse {
    /** The results, each under the uid. */
    data: {
        [key: string]: UserImportResult;
    };
}
/** What `initiateKnowledgeBaseUploads` returns. The uploads were created, and the files can be sent. */
export interface InitiateKnowledgeBaseUploadsResponse {
    /** The uploads, one for each file. */
    uploads: KnowledgeBaseUpload[];
}
/** The elements that must be interacted with before the message counts as completed. */
export interface InteractionGoal {
    /**
     * Ids of the elements that count; left out with `none`.
     *
     * @example [
     *       "read-more"
     *     ]
     */
    elementIds?: string[] | undefined;
    /**
     * How many of the elements it takes.
     *
     * @example anyAction
     */
    type?: ('anyAction' | 'anyOf' | 'allOf' | 'oneOf' | 'none' | (string & {})) | undefined;
    [key: string]: unknown;
}
/** What pressing a button does: open an address (`urlNavigation`) or send a request (`apiAction`). Everyone who receives the message can read all of it, so never put a key or another secret into `headers`, `url` or `payload`. */
export interface InteractiveAction {
    /**
     * What is done.
     *
     * @example urlNavigation
     */
    actionType?: ('urlNavigation' | 'apiAction' | (string & {})) | undefined;
    /** The key of the request's body under which the form data is sent. */
    dataKey?: string | undefined;
    /** Headers of the request. */
    headers?: {
        [key: string]: unknown;
    } | undefined;
    /** Method of the request, such as `POST`. */
    method?: string | undefined;
    /** Body of the request. */
    payload?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The address to open or to send the request to.
     *
     * @example https://example.com/planting
     */
    url?: string | undefined;
    [key: string]: unknown;
}
/** A card with a picture, a text and buttons, for messages of type `card`. */
export interface InteractiveCard {
    /** The buttons, in order. */
    cardActions?: InteractiveElement[] | undefined;
    /** Address of the picture. */
    imageUrl?: string | undefined;
    /** The text. */
    text?: string | undefined;
    [key: string]: unknown;
}
/** The content of a card to send. It may have further keys of your own. */
export interface InteractiveCardMessageDataRequest {
    /** Whether the sender can interact with it too. */
    allowSenderInteraction?: boolean | undefined;
    interactionGoal?: InteractionGoal | undefined;
    interactiveData: InteractiveCard;
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    [key: string]: unknown;
}
/** The content of an interactive message: a form, a card or a scheduler, by the type of the message. Content of type `customInteractive` is free-form. */
export interface InteractiveContent extends InteractiveForm, InteractiveCard, InteractiveScheduler {
}
/** One element of an interactive message, such as a field or a button. */
export interface InteractiveElement {
    action?: InteractiveAction | undefined;
    /**
     * The text on the button.
     *
     * @example How to plant them
     */
    buttonText?: string | undefined;
    /** The initial value. A list for a checkbox, a string otherwise. */
    defaultValue?: (string | string[] | number | boolean) | undefined;
    /** Whether the button can be pressed only once. */
    disableAfterInteracted?: boolean | undefined;
    /**
     * Identifies the element within its message.
     *
     * @example read-more
     */
    elementId?: string | undefined;
    /**
     * What it is.
     *
     * @example button
     */
    elementType?: ('textInput' | 'dropdown' | 'checkbox' | 'singleSelect' | 'button' | (string & {})) | undefined;
    /**
     * The label of the field.
     *
     * @example Your harvest
     */
    label?: string | undefined;
    /** How many lines a text field has at most. */
    maxLines?: number | undefined;
    /** Whether the field may be left empty. */
    optional?: boolean | undefined;
    /** The options to choose from. */
    options?: InteractiveOption[] | undefined;
    /** What an empty text field shows. */
    placeholder?: InteractiveElementPlaceholder | undefined;
    [key: string]: unknown;
}
/** What an empty text field shows. */
export interface InteractiveElementPlaceholder {
    /** The text shown. */
    text?: string | undefined;
    [key: string]: unknown;
}
/** A form to fill in and submit, for messages of type `form`. */
export interface InteractiveForm {
    /** The elements of the form, in order. */
    formFields?: InteractiveElement[] | undefined;
    /** The button that submits the form. */
    submitElement?: InteractiveElement | undefined;
    /** The heading, in the published schema's spelling. */
    text?: string | undefined;
    /** The heading. */
    title?: string | undefined;
    [key: string]: unknown;
}
/** An interactive message: a form, a card, a scheduler or custom content. */
export interface InteractiveMessage extends MessageBase {
    /** Marks a message that can be interacted with. */
    category: "interactive";
    data: InteractiveMessageData;
    /** What kind of content it has. */
    type: 'form' | 'card' | 'scheduler' | 'customInteractive' | (string & {});
}
/** The content of an interactive message. */
export type InteractiveMessageData = MessageDataBase & ({
    /** Whether the sender can interact with it too. */
    allowSenderInteraction?: boolean;
    interactionGoal?: InteractionGoal;
    interactiveData?: InteractiveContent;
} & {
    [key: string]: unknown;
});
/** One option of a dropdown, a checkbox or a choice. */
export interface InteractiveOption {
    /** What is shown. */
    label?: string | undefined;
    /** What is submitted. */
    value?: string | undefined;
    [key: string]: unknown;
}
/** A scheduler to pick a time for a meeting in, for messages of type `scheduler`. The units of `bufferTime` and `duration` are not documented; the examples suggest minutes. */
export interface InteractiveScheduler {
    /** When the host is available, by day of the week in lower case (`monday`). A day may be missing. */
    availability?: {
        [key: string]: TimeRange[];
    } | undefined;
    /** Address of the host's picture. */
    avatarUrl?: string | undefined;
    /** Time between two meetings; the unit is not documented, by the examples (15) minutes. */
    bufferTime?: number | undefined;
    /** Last day to choose from, as `YYYY-MM-DD`. */
    dateRangeEnd?: string | undefined;
    /** First day to choose from, as `YYYY-MM-DD`. */
    dateRangeStart?: string | undefined;
    /** Length of the meeting; the unit is not documented, by the examples (60) minutes. */
    duration?: number | undefined;
    /** The text shown after a time was chosen. */
    goalCompletionText?: string | undefined;
    /** Address of a calendar file with the times that are not available. */
    icsFileUrl?: string | undefined;
    /** The button that books the time. */
    scheduleElement?: InteractiveElement | undefined;
    /** Time zone of the host, such as `Europe/Berlin`. */
    timezoneCode?: string | undefined;
    /** What the meeting is about. */
    title?: string | undefined;
    [key: string]: unknown;
}
/** Whether entries are words (`word`), regular expressions (`pattern`) or sentences to compare the meaning with (`sentence-similarity`). */
export type KeywordCategory = "word" | "pattern" | "sentence-similarity";
/** A list of words, patterns or sentences that rules refer to. One list may serve many rules, and a change reaches all of them. */
export interface KeywordList {
    /** An internal version, which only lists of lists show. */
    __v?: number;
    /** An internal id, which only lists of lists show. */
    _id?: string;
    /** Whether this is the list's current revision. */
    active?: boolean;
    /** The app the list belongs to, or `default` for a list that comes with every app. Only lists of lists show it. */
    appId?: string;
    /**
     * Whether the entries are words (`word`), regular expressions (`pattern`) or sentences (`sentence-similarity`).
     *
     * @example word
     */
    category: 'word' | 'pattern' | 'sentence-similarity' | (string & {});
    /** When the list was created, in seconds. */
    createdAt?: UnixSeconds;
    /** True for a list that comes with the app. Your own lists lack the property. */
    default?: boolean;
    /** What the list is for. */
    description?: string;
    /** The sentences of a `sentence-similarity` list, by the name that they are sent under. */
    disallowedSentences?: string[];
    /**
     * Identifies the list.
     *
     * @example advert-words
     */
    id: string;
    /** Whether the entries came from a CSV file. */
    isCSV?: boolean;
    /**
     * The list's name.
     *
     * @example Advert words
     */
    name: string;
    /** Identifies this revision: the app's id, the list's id and the number of the revision, joined by underscores. */
    revisionId?: string;
    /** The entries. Those of a CSV file keep their quotation marks. Whether the sentences of a `sentence-similarity` list are here or in `disallowedSentences` is not documented. */
    searchTerms?: string[];
    /** When the list changed last, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A list of words, patterns or sentences, as JSON. `category` says what the entries are. */
export interface KeywordListJsonRequest {
    category: KeywordCategory;
    /** What the list is for. */
    description?: string | undefined;
    /** The sentences that are not allowed, for the category `sentence-similarity`. */
    disallowedSentences?: string[] | undefined;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /**
     * The list's name.
     *
     * @example Advert words
     */
    name?: string | undefined;
    /** The words or regular expressions, as a list or, as in the form, in one string. */
    searchTerms?: (string[] | string) | undefined;
}
/** A list of words, patterns or sentences, as form fields or as a CSV file. `category` says what the entries are. */
export type KeywordListRequest = CsvListRequest | SentenceListRequest | PatternListRequest | WordListRequest;
/** What `kickGroupMember` returns. The user is no longer a member. */
export interface KickGroupMemberResponse {
    data: Acknowledgement;
}
/** A position in the list and the direction to continue in. Present only if there is more in that direction. */
export interface KnowledgeBaseCursor {
    affix: Affix;
    /**
     * The position: a time in milliseconds, sometimes followed by a dot and a number. Send it back unchanged.
     *
     * @example 1772355630000
     */
    cursor: string;
}
/** The position of this part of the list, and how to continue. */
export interface KnowledgeBaseCursorMeta {
    current: CursorPosition;
    next?: KnowledgeBaseCursor;
    previous?: KnowledgeBaseCursor;
}
/** What was deleted. */
export interface KnowledgeBaseDeletion {
    /** Whether it was removed from the agents that used it. */
    deletedFromAgents?: boolean;
    /**
     * Name of the file.
     *
     * @example watering-rules.md
     */
    fileName?: string;
    /** Whether the stored file was deleted. */
    s3FileDeleted?: boolean;
    /**
     * Id of the file made from a text.
     *
     * @example file-c5f7e890
     */
    uniqueFileId?: string;
    /**
     * Id of the source, if it was a text or a website.
     *
     * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
     */
    uniqueId?: string;
    /**
     * Id of the upload, if it was a file.
     *
     * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
     */
    uploadId?: string;
    /** Whether its embeddings were deleted. */
    vectorsDeleted?: boolean;
}
/** Confirms that a source was deleted. */
export interface KnowledgeBaseDeletionResult {
    data: KnowledgeBaseDeletion;
    /**
     * The outcome in words.
     *
     * @example The text was removed.
     */
    message?: string;
    /** Whether it was deleted. */
    success: boolean;
}
/** A file to upload. */
export interface KnowledgeBaseFile {
    /**
     * Name of the file.
     *
     * @example sowing-calendar.pdf
     */
    fileName: string;
    /**
     * Size in bytes. The documentation allows 50 MB for a file.
     *
     * @example 482133
     */
    fileSize: number;
    /**
     * Media type of the file, such as `application/pdf`.
     *
     * @example application/pdf
     */
    mimeType: string;
}
/** A page of a source. */
export interface KnowledgeBasePage {
    /**
     * Number of characters of the text.
     *
     * @example 65
     */
    charCount?: number;
    /** The text of the page. */
    content: string;
    /**
     * Number of the page. The first page is 1.
     *
     * @example 1
     */
    pageNumber: number;
}
/** The position of this part of a source's pages. */
export interface KnowledgeBasePageMeta {
    current: CursorPosition;
}
/** A file, a text or a website of the knowledge base. */
export interface KnowledgeBaseSource {
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    createdAt?: UnixMilliseconds;
    /** Time of the last sync, in milliseconds since 1970-01-01T00:00:00Z. Null until then. */
    lastSynced?: number | null;
    /**
     * Name of the file or title of the text.
     *
     * @example sowing-calendar.pdf
     */
    sourceName?: string;
    status?: KnowledgeBaseStatus;
    /** The kind of source. Its value for a website is not documented. */
    type?: 'uploads' | 'text-details' | (string & {});
    /**
     * Id of the source.
     *
     * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
     */
    uniqueId: string;
    updatedAt?: UnixMilliseconds;
}
/** The source of the pages. */
export interface KnowledgeBaseSourceDetails {
    /**
     * Time when the source was added, in ISO 8601 without a time zone.
     *
     * @example 2026-03-01T09:00:00.000000
     */
    createdAt?: string;
    /**
     * Name of the file.
     *
     * @example sowing-calendar.pdf
     */
    fileName: string;
    /**
     * Number of pages of the source.
     *
     * @example 1
     */
    totalPages: number;
}
/** The indexing status of a source: in progress (`indexing`), done (`indexed`), failed (`failed`; sync the source to retry), or up to date with its origin (`inSync`). */
export type KnowledgeBaseStatus = 'indexing' | 'indexed' | 'failed' | 'inSync' | (string & {});
/** The sources whose statuses to return. */
export interface KnowledgeBaseStatusesRequest {
    /** Ids of the sources, a list despite its name. */
    uniqueId: string[];
}
/** A text of the knowledge base, stored as a Markdown file. */
export interface KnowledgeBaseText {
    createdAt?: UnixMilliseconds;
    /**
     * Name of the Markdown file.
     *
     * @example watering-rules.md
     */
    fileName?: string;
    /** Whether the text is active. */
    isActive?: boolean;
    /**
     * Storage key of the file.
     *
     * @example app-linden-yard/text/c5f7e890/watering-rules.md
     */
    s3Key?: string;
    status?: KnowledgeBaseStatus;
    /** The text. Not in the response to creating or updating it. */
    text?: string;
    /**
     * Title of the text.
     *
     * @example Watering rules
     */
    title?: string;
    /**
     * Id of the text.
     *
     * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
     */
    uniqueId: string;
    updatedAt?: UnixMilliseconds;
    vectorizationStatus?: KnowledgeBaseVectorizationStatus;
}
/** The text, at most 5,000 characters. */
export type KnowledgeBaseTextContent = string;
/** A text that was created or updated. */
export interface KnowledgeBaseTextResult {
    data: KnowledgeBaseText;
    /**
     * The outcome in words.
     *
     * @example The text was changed.
     */
    message?: string;
    /** Whether the request succeeded. */
    success: boolean;
}
/** Title of the text, at most 500 characters. */
export type KnowledgeBaseTextTitle = string;
/** An upload with the address to send the file to. */
export interface KnowledgeBaseUpload {
    /**
     * Name of the file.
     *
     * @example sowing-calendar.pdf
     */
    fileName?: string;
    /**
     * Size in bytes.
     *
     * @example 482133
     */
    fileSize?: number;
    /**
     * Media type of the file.
     *
     * @example application/pdf
     */
    mimeType?: string;
    /**
     * Presigned address for the file, valid for a limited time. Anybody who has it can upload, so keep it secret.
     *
     * @example https://uploads.example.com/app-linden-yard/8e2a51c7/frost-dates.csv?signature=feedface
     */
    presignedUrl: string;
    /**
     * Storage key of the file.
     *
     * @example app-linden-yard/uploads/3b9d6f2e/sowing-calendar.pdf
     */
    s3Key?: string;
    /**
     * Id of the upload.
     *
     * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
     */
    uploadId: string;
}
/** The files to upload. */
export interface KnowledgeBaseUploadsRequest {
    /** The files. The dashboard accepts at most 10 files at once; it is not documented whether this limit applies here. */
    files: KnowledgeBaseFile[];
}
/** The status of the embeddings. Only `completed` is documented. */
export type KnowledgeBaseVectorizationStatus = 'completed' | (string & {});
/** The newest message of a conversation when its id comes as a number, as live programs read it. Otherwise it is a `Message`. */
export interface LastMessageWithNumericId extends MessageFieldsWithoutId {
    /** The category of the message. */
    category?: UndescribedValue;
    data?: OpenMessageData;
    /** Identifies the message. Write it in digits to pass it to an operation. */
    id: number;
    /** The kind of content, such as `text`. */
    type?: string;
}
/** A connection of a user's client. */
export interface LegacyConnection {
    /** Id of the device. */
    cometchat_device_id?: string;
    /** Time when the client connected, in milliseconds. */
    connected_at?: MillisecondsOrText;
    /** The platform of the client. */
    platform?: 'android' | 'ios' | 'web' | (string & {});
    /** Id of the user's session. */
    session_id?: string;
}
/** The change of a connection. */
export interface LegacyConnectionChange {
    /** Time of the change, in milliseconds. */
    at?: MillisecondsOrText;
    event_for?: LegacyConnection;
    /** What the client did. */
    type?: 'connected' | 'disconnected' | (string & {});
}
/** An event of a legacy webhook about the connection of a user's client. Its times are in milliseconds. */
export interface LegacyConnectionEvent extends LegacyWebhookEvent {
    /** The data of the event. */
    data: LegacyConnectionEventData;
}
/** The data of the event. */
export interface LegacyConnectionEventData {
    /** All connections of the user. */
    connections?: LegacyConnection[];
    event?: LegacyConnectionChange;
    user: LegacyConnectionUser;
}
/** The user whose client connected or disconnected. */
export interface LegacyConnectionUser {
    /** The user's status. */
    status?: 'online' | 'offline' | (string & {});
    /** Whether the status changed. */
    status_updated?: boolean;
    /** Time when the status changed, in milliseconds. */
    status_updated_at?: MillisecondsOrText;
    /**
     * Uid of the user.
     *
     * @example mira
     */
    uid: string;
}
/** An event of a legacy webhook about a message. The message is `data` itself. */
export interface LegacyMessageEvent extends LegacyWebhookEvent {
    data: Message;
}
/** An event of a legacy webhook about a message that is not sent yet. The message is `data` itself and has no id. */
export interface LegacyPendingMessageEvent extends LegacyWebhookEvent {
    /** The message. */
    data: LegacyPendingMessageEventData;
}
/** The message. */
export interface LegacyPendingMessageEventData extends MessageFields {
    /**
     * The category of the message, such as `message`.
     *
     * @example message
     */
    category?: string;
    /** The content of the message. */
    data?: {
        [key: string]: unknown;
    };
    /**
     * The kind of content, such as `text`.
     *
     * @example text
     */
    type?: string;
}
/** The envelope of events of legacy webhooks. An app has either legacy webhooks or current webhooks. */
export interface LegacyWebhookEvent extends WebhookEvent {
    /** Version of the Chat API, such as `3.0`. */
    chatAPIVersion?: string;
    /** Where the event was caused. */
    origin?: LegacyWebhookEventOrigin;
}
/** Where the event was caused. */
export interface LegacyWebhookEventOrigin {
    /** The part of the service that caused it. */
    platform?: 'API' | 'MGNT-API' | 'WEBSOCKET' | 'WEBRTC' | (string & {});
    [key: string]: unknown;
}
/** What `listAgentBuilderAgents` returns. A part of the list. */
export interface ListAgentBuilderAgentsResponse {
    /** The agents of this part of the list. */
    data: AgentBuilderAgent[];
    meta: AgentBuilderCursorMeta;
}
/** What `listAgentModels` returns. The models. */
export type ListAgentModelsResponse = AgentModel[];
/** What `listAgentToolActions` returns. The actions of the tool. */
export type ListAgentToolActionsResponse = AgentToolAction[];
/** What `listAgentVariables` returns. The variables, as a list or by category. */
export type ListAgentVariablesResponse = AgentVariable[] | {
    [key: string]: AgentVariable[];
};
/** What `listAllMessages` returns. A part of the list of messages. */
export interface ListAllMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: CursorMeta;
}
/** What `listAllReactions` returns. The reactions. */
export interface ListAllReactionsResponse {
    /** The reactions. */
    data: Reaction[];
    meta: CursorMeta;
}
/** What `listAllThreadMessages` returns. A page of replies. */
export interface ListAllThreadMessagesResponse {
    /** The replies. */
    data: Message[];
    meta: CursorMeta;
}
/** What `listApikeys` returns. The API keys. */
export interface ListApikeysResponse {
    /** The API keys. */
    data: ApiKey[];
    meta: PageMeta;
}
/** What `listApiTools` returns. A part of the list. */
export interface ListApiToolsResponse {
    /** The API tools of this part of the list. */
    data: ApiTool[];
    meta: AgentBuilderCursorMeta;
}
/** What `listApnsProviders` returns. The providers. */
export interface ListApnsProvidersResponse {
    /** The providers, in a list named after them. */
    data: ListApnsProvidersResponseData;
}
/** The providers, in a list named after them. */
export interface ListApnsProvidersResponseData {
    /** The providers. */
    pushProviders: ApnsProvider[];
}
/** What `listAuthtokens` returns. A page of the user's tokens. */
export interface ListAuthtokensResponse {
    /** The tokens of this page. */
    data: AuthToken[];
    meta: PageMeta;
}
/** What `listBannedGroupUsers` returns. A page of banned users. */
export interface ListBannedGroupUsersResponse {
    cursor?: Cursor;
    /** The banned users of this page. */
    data: BannedUser[];
    meta?: PageMeta;
}
/** What `listBlockedMessages` returns. The messages that were blocked by rules. */
export interface ListBlockedMessagesResponse {
    /** The blocked messages. */
    data: BlockedMessage[];
    meta?: ModerationListMeta;
}
/** What `listBlockedUsers` returns. A page of users. */
export interface ListBlockedUsersResponse {
    /** The users of this page. */
    data: User[];
    meta?: PageMeta;
}
/** What `listByoAgents` returns. The agents, as a list without an envelope. */
export type ListByoAgentsResponse = ByoAgent[];
/** What `listByoTools` returns. The tools and actions, as a list without an envelope. */
export type ListByoToolsResponse = ByoTool[];
/** What `listConversations` returns. A page of conversations. */
export interface ListConversationsResponse {
    /** The conversations of this page. */
    data: Conversation[];
    meta?: PageMeta;
}
/** What `listCustomAgentVariables` returns. The variables. */
export type ListCustomAgentVariablesResponse = AgentCustomVariable[];
/** What `listDiscoveredUrls` returns. A part of the discovered pages. */
export interface ListDiscoveredUrlsResponse {
    /** The discovered pages. */
    data: DiscoveredUrl[];
    meta: KnowledgeBaseCursorMeta;
}
/** What `listFcmProviders` returns. The providers. */
export interface ListFcmProvidersResponse {
    /** The providers, in a list named after them. */
    data: ListFcmProvidersResponseData;
}
/** The providers, in a list named after them. */
export interface ListFcmProvidersResponseData {
    /** The providers. */
    pushProviders: FcmProvider[];
}
/** What `listFlaggedMessages` returns. The messages that wait for a moderator. */
export interface ListFlaggedMessagesResponse {
    /** The flagged messages. */
    data: FlaggedMessage[];
    meta?: ModerationListMeta;
}
/** What `listFriends` returns. A page of friends. */
export interface ListFriendsResponse {
    /** The friends of this page. */
    data: User[];
    meta?: PageMeta;
}
/** What `listFrontendActions` returns. A part of the list. */
export interface ListFrontendActionsResponse {
    /** The frontend actions of this part of the list. */
    data: FrontendAction[];
    meta: AgentBuilderCursorMeta;
}
/** What `listGlobalPinnedConversations` returns. The pinned conversations, the topmost first. */
export interface ListGlobalPinnedConversationsResponse {
    /** The pinned conversations. */
    data: PinnedConversation[];
}
/** What `listGroupMembers` returns. A page of members. */
export interface ListGroupMembersResponse {
    cursor?: Cursor;
    /** The members of this page. */
    data: Member[];
    meta?: PageMeta;
}
/** What `listGroupMessages` returns. A part of the list of messages. */
export interface ListGroupMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: CursorMeta;
}
/** What `listGroups` returns. A page of groups. */
export interface ListGroupsResponse {
    cursor?: Cursor;
    /** The groups of this page. */
    data: Group[];
    meta?: PageMeta;
}
/** What `listKeywordLists` returns. The keyword lists of the app. */
export interface ListKeywordListsResponse {
    /** The lists. */
    data: KeywordList[];
    meta?: ModerationListMeta;
}
/** What `listKnowledgeBaseSourcePages` returns. The source with some of its pages. */
export interface ListKnowledgeBaseSourcePagesResponse {
    /** The source with its pages. */
    data: ListKnowledgeBaseSourcePagesResponseData;
    meta: KnowledgeBasePageMeta;
}
/** The source with its pages. */
export interface ListKnowledgeBaseSourcePagesResponseData {
    /** The pages. */
    pageContent: KnowledgeBasePage[];
    sourceDetails: KnowledgeBaseSourceDetails;
}
/** What `listKnowledgeBaseSources` returns. A part of the sources. */
export interface ListKnowledgeBaseSourcesResponse {
    /** The sources. */
    data: KnowledgeBaseSource[];
    meta: KnowledgeBaseCursorMeta;
}
/** What `listKnowledgeBaseTexts` returns. The texts. */
export interface ListKnowledgeBaseTextsResponse {
    /** The texts. */
    data: KnowledgeBaseText[];
}
/** What `listMcpServers` returns. A part of the list. */
export interface ListMcpServersResponse {
    /** The MCP servers of this part of the list. */
    data: McpServer[];
    meta: AgentBuilderCursorMeta;
}
/** What `listMutedConversations` returns. The muted conversations. */
export interface ListMutedConversationsResponse {
    /** The conversations, in a list named after them. */
    data: ListMutedConversationsResponseData;
}
/** The conversations, in a list named after them. */
export interface ListMutedConversationsResponseData {
    /** The conversations. */
    mutedConversations: MutedConversation[];
}
/** What `listNotificationLogs` returns. The log entries, with cursors to the entries before and after them. */
export interface ListNotificationLogsResponse {
    /** The entries. */
    data: NotificationLog[];
    meta?: NotificationLogMeta;
}
/** What `listPushTokens` returns. The push tokens. */
export interface ListPushTokensResponse {
    data: PushTokenList;
}
/** What `listReactionsOfOneKind` returns. The reactions of that kind. */
export interface ListReactionsOfOneKindResponse {
    /** The reactions. */
    data: Reaction[];
    meta: CursorMeta;
}
/** What `listReasons` returns. The reasons of the app. */
export interface ListReasonsResponse {
    /** The reasons. */
    data: ModerationReason[];
    meta?: ModerationListMeta;
}
/** What `listRestrictedFeatures` returns. The restricted features of the role. */
export interface ListRestrictedFeaturesResponse {
    /** The restricted features of the role. */
    data: RestrictedFeature[];
    meta: PageMeta;
}
/** What `listReviewedMessages` returns. The messages that a moderator has decided about. */
export interface ListReviewedMessagesResponse {
    /** The reviewed messages. */
    data: ReviewedMessage[];
    meta?: ModerationListMeta;
}
/** What `listRolePermissions` returns. The available permissions. */
export interface ListRolePermissionsResponse {
    /** The available permissions. */
    data: PermissionDefinition[];
    meta: PageMeta;
}
/** What `listRoles` returns. A page of roles. */
export interface ListRolesResponse {
    /** The roles on this page. */
    data: Role[];
    meta: PageMeta;
}
/** What `listRuleRevisions` returns. The revisions of the rule. */
export interface ListRuleRevisionsResponse {
    /** The revisions, the newest first. */
    data: ModerationRule[];
    meta?: ModerationListMeta;
}
/** What `listRules` returns. The rules of the app. */
export interface ListRulesResponse {
    /** The rules. */
    data: ModerationRule[];
    meta?: ModerationListMeta;
}
/** What `listScopePermissions` returns. The available permissions. */
export interface ListScopePermissionsResponse {
    /** The available permissions. */
    data: PermissionDefinition[];
    meta: PageMeta;
}
/** What `listSubmittedMessages` returns. The submitted messages. */
export interface ListSubmittedMessagesResponse {
    /** The messages. */
    data: Message[];
    meta?: CursorMeta;
}
/** What `listThreads` returns. A part of the list of threads. */
export interface ListThreadsResponse {
    /** The threads, each as the message that was replied to. */
    data: Thread[];
    meta: CursorMeta;
}
/** What `listUserConversations` returns. A page of the user's conversations. */
export interface ListUserConversationsResponse {
    /** The conversations of this page. */
    data: Conversation[];
    meta?: PageMeta;
}
/** What `listUserMessages` returns. A part of the list of messages. */
export interface ListUserMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: PageMeta;
}
/** What `listUsers` returns. A page of users. */
export interface ListUsersResponse {
    cursor?: Cursor;
    /** The users of this page. */
    data: User[];
    meta: PageMeta;
}
/** The message after which to mark a conversation. Requires `messageId`. */
export interface MarkConversationAsUnreadRequest {
    /**
     * Id of the last message that stays read, as a number or as a string.
     *
     * @example 4232
     */
    messageId?: (number | string) | undefined;
}
/** The message from which or up to which to mark a conversation. */
export interface MarkConversationRequest {
    /**
     * Id of the message, as a number or as a string.
     *
     * @example 4232
     */
    messageId?: (number | string) | undefined;
}
/** Says whether messages were marked. */
export interface MarkedConversation {
    /** The outcome as a sentence for people. Do not rely on its wording. */
    message?: string;
    /** The same sentence, under the name that the published example gives it. */
    Message?: string;
    /** Whether it succeeded. */
    success: boolean;
}
/** What `markGroupConversationAsDelivered` returns. The messages were marked as delivered. */
export interface MarkGroupConversationAsDeliveredResponse {
    data: Acknowledgement;
}
/** What `markGroupConversationAsRead` returns. The messages were marked as read. */
export interface MarkGroupConversationAsReadResponse {
    data: Acknowledgement;
}
/** What `markGroupConversationAsUnread` returns. The messages were marked as unread. */
export interface MarkGroupConversationAsUnreadResponse {
    data: Acknowledgement;
}
/** Which elements a user has interacted with. */
export interface MarkInteractedRequest {
    /**
     * Ids of the elements (`elementId`) that the user has interacted with.
     *
     * @example [
     *       "harvest-count",
     *       "send"
     *     ]
     */
    interactions?: string[] | undefined;
}
/** What `markMessageAsInteracted` returns. The interaction was recorded. */
export interface MarkMessageAsInteractedResponse {
    data: Acknowledgement;
}
/** What `markUserConversationAsDelivered` returns. The messages were marked as delivered. */
export interface MarkUserConversationAsDeliveredResponse {
    data: MarkedConversation;
}
/** What `markUserConversationAsRead` returns. The messages were marked as read. */
export interface MarkUserConversationAsReadResponse {
    data: MarkedConversation;
}
/** What `markUserConversationAsUnread` returns. The messages were marked as unread. */
export interface MarkUserConversationAsUnreadResponse {
    data: Acknowledgement;
}
/** A server whose tools agents can use with the Model Context Protocol. */
export interface McpServer {
    /**
     * Id of the record: in the known responses, the app's id and the slug.
     *
     * @example app-linden-yard_seed-catalogue
     */
    _id?: string;
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    createdAt?: UnixMilliseconds;
    /** Description of the server. */
    description?: string | null;
    /**
     * Address of the server's picture.
     *
     * @example https://example.com/icons/seeds.png
     */
    icon?: string | null;
    /**
     * Display name.
     *
     * @example Seed catalogue
     */
    name: string;
    /**
     * Slug of the server, unique in the app.
     *
     * @example seed-catalogue
     */
    slug: string;
    updatedAt?: UnixMilliseconds;
    /**
     * Address of the server.
     *
     * @example https://seeds.example.com/mcp
     */
    url?: string;
}
/** Files that a person or a bot sent: images, videos, audio or other files, as `type` says. Once the message is deleted (`deletedAt`) the service may leave the files out. */
export interface MediaMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data: MediaMessageData;
    /** The kind of files. */
    type: "image" | "video" | "audio" | "file";
}
/** The content of a file message. */
export interface MediaMessageData extends MessageDataBase {
    /** The files of the message. */
    attachments: MessageAttachment[];
    customData?: SubmittedContent;
    /** The caption of the files, if any. */
    text?: string;
    /** Address of the file, as some file messages repeat it here. */
    url?: string;
}
/** The content of a file message, at most 10 KB in all, not counting the files. It may have further keys of your own. */
export interface MediaMessageDataRequest {
    /** The files, at most 100 MB together. */
    attachments: MessageAttachmentRequest[];
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * A caption.
     *
     * @example Ready to plant.
     */
    text?: string | undefined;
    [key: string]: unknown;
}
/** A user as a member of a group. */
export interface Member extends User {
    /** When the user joined the group, in seconds. */
    joinedAt: UnixSeconds;
    scope: MemberScope;
}
/**
 * The membership was imported.
 * MemberImported
 */
export interface MemberImported {
    data: Membership;
    /** Marks a success. */
    success: true;
}
/** The result for one membership. `success` says which of the two kinds it is. */
export type MemberImportResult = MemberImported | ImportFailure;
/** The result of adding or banning one user. */
export interface MemberResult {
    /** The action message about the new member; a ban has no message. */
    data?: ActionMessage;
    /** Why it failed. */
    error?: ErrorDetail;
    /** Whether it succeeded. */
    success?: boolean;
}
/** One result per user, by uid. */
export interface MemberResults {
    [key: string]: MemberResult;
}
/** The scope of a member in a group. An `admin` can do everything, including deleting the group; a `moderator` can update it and manage the participants; a `participant` takes part. */
export type MemberScope = 'admin' | 'moderator' | 'participant' | (string & {});
/** The membership of one user in one group. */
export interface Membership {
    /** Guid of the group. */
    guid: string;
    /** When the user joined the group, in seconds. */
    joinedAt?: UnixSeconds;
    scope: MemberScope;
    /** Uid of the member. */
    uid: string;
}
/** Uids of existing users, at most 25. */
export type MemberUids = Uid[];
/** A message of a conversation. `category` says what it contains: text or files (`message`), content that your app defines (`custom`), a record of an action (`action`), a step of a ringing call (`call`), a form or other interactive content (`interactive`), an AI agent's message or tool call (`agentic`), or a card (`card`). The list is open: a message of any other category is an `UnknownMessage`, so that a list never breaks on it. */
export type Message = ContentMessage | CustomMessage | ActionMessage | CallMessage | InteractiveMessage | AgenticMessage | CardMessage | UnknownMessage;
/** One file of a message. */
export interface MessageAttachment {
    /**
     * Extension of the name, without the dot.
     *
     * @example jpg
     */
    extension?: string;
    /**
     * Media type, such as `image/png`.
     *
     * @example image/jpeg
     */
    mimeType?: string;
    /**
     * Name of the file.
     *
     * @example seedlings.jpg
     */
    name?: string;
    /** Size in bytes. */
    size?: number | string;
    /**
     * Address of the file. It may be signed and expire, after one day unless the app is set otherwise.
     *
     * @example https://example.com/media/seedlings.jpg
     */
    url: string;
}
/** A file at a public address. */
export interface MessageAttachmentRequest {
    /**
     * Extension of the name, without the dot.
     *
     * @example jpg
     */
    extension?: string | undefined;
    /**
     * Media type, such as `image/png`.
     *
     * @example image/jpeg
     */
    mimeType?: string | undefined;
    /**
     * Name of the file.
     *
     * @example seedlings.jpg
     */
    name?: string | undefined;
    /** Size in bytes. */
    size?: (number | string) | undefined;
    /**
     * Public address of the file.
     *
     * @example https://example.com/media/seedlings.jpg
     */
    url: string;
}
/** The fields that messages of every category have. */
export interface MessageBase extends MessageFields {
    /**
     * Id of the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId: string;
    /**
     * Identifies the message; digits, set by the service.
     *
     * @example 4202
     */
    id: string;
    /** The quoted message. `hideQuotedMessages` leaves it out of lists. */
    quotedMessage?: QuotedMessage;
    /**
     * Uid of the user or guid of the group it went to.
     *
     * @example tomato-growers
     */
    receiver: string;
    receiverType: ReceiverType;
    /**
     * Uid of the user who sent it; `app_system` in messages about the members of groups. Under which name the app itself sends is not documented.
     *
     * @example jonas
     */
    sender: string;
    /** When it was sent, in seconds. */
    sentAt: UnixSeconds;
}
/** The fields that the `data` of messages of every category can have. */
export interface MessageDataBase {
    entities?: MessageEntities;
    /** The users that the text mentions, by uid. */
    mentions?: {
        [key: string]: User;
    };
    metadata?: MessageMetadata;
    moderation?: MessageModeration;
    /** The reactions to the message, each with its number. */
    reactions?: ReactionCount[];
    /** The client that sent the message, such as `WEB-4_0_10-` and its device and session. */
    resource?: string;
}
/** A message was deleted. `data.message` is the deleted message, of which there may be no more than its id, or an action message about the deletion. */
export interface MessageDeletionEvent extends WebhookEvent {
    /** The data of the event. */
    data: MessageDeletionEventData;
}
/** The data of the event. */
export interface MessageDeletionEventData {
    /** The deleted message, or an action message about it. */
    message: MessageDeletionEventDataMessage;
}
/** The deleted message, or an action message about it. */
export type MessageDeletionEventDataMessage = Message | MessageSnapshot;
/** The sender and the receiver of a message, as they were at that time. */
export interface MessageEntities {
    receiver?: ReceiverEntity;
    sender?: UserEntity;
}
/** A message that something was done to. */
export interface MessageEntity {
    entity: MessageSnapshot;
    /** Marks a message. */
    entityType: "message";
}
/** An event about a message. `data.message` is the message as all its receivers see it. */
export interface MessageEvent extends WebhookEvent {
    /** The data of the event. */
    data: MessageEventData;
}
/** The data of the event. */
export interface MessageEventData {
    message: Message;
}
/** The fields that messages of every category have. */
export interface MessageFields extends MessageFieldsWithoutId {
    /**
     * Identifies the message; digits, set by the service.
     *
     * @example 4202
     */
    id?: string;
}
/** The fields that messages of every category have, without the id. */
export interface MessageFieldsWithoutId {
    /**
     * Id of the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId?: string;
    /** When it was deleted, in seconds. */
    deletedAt?: UnixSecondsOrNull;
    /** Uid of the user who deleted it; `app_system` when the app itself did. */
    deletedBy?: string | null;
    /** When it reached the receiver, in seconds. */
    deliveredAt?: UnixSecondsOrNull;
    /** When it was edited, in seconds. */
    editedAt?: UnixSecondsOrNull;
    /** Uid of the user who edited it; `app_system` when the app itself did. */
    editedBy?: string | null;
    /**
     * The id that the sender gave the message, if any.
     *
     * @example web-7f3a
     */
    muid?: string;
    myReceipt?: MessageReadState;
    /**
     * Id of the message that the thread belongs to. Only replies have it.
     *
     * @example 4201
     */
    parentId?: string;
    /** When it was pinned, in seconds. Missing while it is not pinned. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned it, `app_system` if the app did. Missing while it is not pinned. */
    pinnedBy?: string | null;
    /** Id of the quoted message. */
    quotedMessageId?: string | number;
    /** When the receiver read it, in seconds. */
    readAt?: UnixSecondsOrNull;
    receipts?: MessageReceipts;
    /**
     * Uid of the user or guid of the group it went to.
     *
     * @example tomato-growers
     */
    receiver?: string;
    receiverType?: ReceiverType;
    /** How many replies its thread has. */
    replyCount?: number;
    /** When the user in `onBehalfOf` saved it, in seconds. Other users do not see it. */
    savedAt?: UnixSecondsOrNull;
    /**
     * Uid of the user who sent it; `app_system` in messages about the members of groups. Under which name the app itself sends is not documented.
     *
     * @example jonas
     */
    sender?: string;
    /** When it was sent, in seconds. */
    sentAt?: UnixSeconds;
    /** Labels of the message. */
    tags?: string[];
    /** Whether the user in `onBehalfOf` is subscribed to its thread. */
    threadSubscribed?: boolean;
    /** When it was unpinned, in seconds; in events only. */
    unpinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who unpinned it, `app_system` if the app did; in events only. */
    unpinnedBy?: string | null;
    /** How many of the replies the user in `onBehalfOf` has not read. */
    unreadRepliesCount?: number;
    /** When it was last changed, in seconds; equals `sentAt` until then. */
    updatedAt?: UnixSeconds;
}
/** One user's report of a message. */
export interface MessageFlag {
    /** Address of the user's picture. */
    avatar?: string;
    /** Description of that reason. */
    description?: string;
    /** When the user flagged the message, in seconds. */
    flaggedAt: UnixSeconds;
    /** The user's name. */
    name?: string;
    /**
     * Id of the moderation reason that was chosen.
     *
     * @example spam
     */
    reasonId?: string;
    /** Name of that reason. */
    reasonName?: string;
    /**
     * The user's own words about it.
     *
     * @example Third advert for the same shop today.
     */
    remark?: string;
    /** The user's role. */
    role?: string;
    /**
     * Uid of the user who flagged the message.
     *
     * @example jonas
     */
    uid: string;
}
/**
 * The message was imported.
 * MessageImported
 */
export interface MessageImported {
    data: Message;
    /** Marks a success. */
    success: true;
}
/** The result for one message. `success` says which of the two kinds it is. */
export type MessageImportResult = MessageImported | ImportFailure;
/** Free-form JSON that travels with a message, usually an object. Extensions add their results under `@injected.extensions`, by extension. An empty object comes back as an empty list, at any depth. */
export type MessageMetadata = MessageMetadataObject | unknown[];
/** Free-form JSON that travels with a message. Extensions add their results under `@injected.extensions`, by extension. */
export interface MessageMetadataObject {
    /** What the service added. */
    "@injected"?: MessageMetadataObjectInjected;
    [key: string]: unknown;
}
/** What the service added. */
export interface MessageMetadataObjectInjected {
    /** The result of each extension, by the extension's id. Each has a shape of its own. */
    extensions?: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
}
/** Numbers of messages and receipts, in intervals of five minutes. */
export interface MessageMetrics {
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId?: string;
    /** The intervals, in chronological order. */
    dataPoints: MessageMetricsPoint[];
    /** End of the last interval, in milliseconds since 1970-01-01T00:00:00Z, as a string. */
    endTime?: string | number;
    /** Start of the first interval, in milliseconds since 1970-01-01T00:00:00Z, as a string. */
    startTime?: string | number;
}
/** The numbers for one interval of five minutes. */
export interface MessageMetricsPoint {
    /**
     * Number of delivery receipts.
     *
     * @example 9
     */
    deliveryReceipts?: number;
    /** End of the interval, in milliseconds since 1970-01-01T00:00:00Z, as a string. */
    endTime?: string | number;
    /**
     * Number of messages sent.
     *
     * @example 4
     */
    messagesSent?: number;
    /**
     * Number of read receipts.
     *
     * @example 6
     */
    readReceipts?: number;
    /** Start of the interval, in milliseconds since 1970-01-01T00:00:00Z, as a string. */
    startTime?: string | number;
}
/** What moderation decided about a message. */
export interface MessageModeration {
    rule?: MessageModerationRule;
    /**
     * Not decided yet (`pending`), shown to its receivers (`approved`), or blocked (`disapproved`).
     *
     * @example approved
     */
    status: 'pending' | 'approved' | 'disapproved' | (string & {});
}
/** The moderation rule that a message matched. */
export interface MessageModerationRule {
    /** Id of the rule. */
    id: string;
    /** Name of the rule. */
    name?: string;
}
/** When the message reached the user in `onBehalfOf`, and when that user read it. */
export interface MessageReadState {
    /** When it reached that user, in seconds. */
    deliveredAt?: UnixSecondsOrNull;
    /** When that user read it, in seconds. */
    readAt?: UnixSecondsOrNull;
    [key: string]: unknown;
}
/** Receipts of a message, as the last message of a conversation can have them. */
export interface MessageReceipts {
    /** Only an empty list inside the list has been published; the fields of an entry are not documented. */
    data?: (unknown[] | {
        [key: string]: unknown;
    })[];
}
/** The receivers of the message, one user or group, or several, or both. */
export type MessageReceivers = ToOneReceiver | ToSeveralReceivers;
/** A message inside another record: one that was edited or deleted, or the last reply of a thread. Only its id is always there, and fields without a value may be empty or null. */
export interface MessageSnapshot extends MessageFields {
    /** The category of the message. */
    category?: 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
    data?: MessageSnapshotData;
    /**
     * Identifies the message; digits, set by the service.
     *
     * @example 4202
     */
    id: string;
    quotedMessage?: QuotedMessage;
    /** The kind of content, such as `text`, or your own type of a custom message. */
    type?: string;
}
/** The content of the message, as far as it is included; for a deleted message only its sender and receiver. */
export interface MessageSnapshotData extends ContentMessageData {
    /** Whether the sender of an interactive message can interact with it too. */
    allowSenderInteraction?: boolean;
    /** The content of a custom message, of a shape that is your own. */
    customData?: {
        [key: string]: unknown;
    };
    interactionGoal?: InteractionGoal;
    interactiveData?: InteractiveContent;
}
/** Free-form JSON of your own. At most 5 KB, inside a request body of at most 10 KB. */
export interface Metadata {
    [key: string]: unknown;
}
/** A time, in milliseconds since 1970-01-01T00:00:00Z, as a number or as text. */
export type MillisecondsOrText = UnixMilliseconds | string;
/** The moderated message, without its content. */
export interface ModeratedResource {
    /**
     * The category of the message, such as `message`.
     *
     * @example message
     */
    category?: string;
    /**
     * Id of the conversation that the message belongs to.
     *
     * @example group_tomato-growers
     */
    conversationId?: string;
    /**
     * Id of the message.
     *
     * @example 4202
     */
    id: string;
    /**
     * Uid of the user or guid of the group that received the message.
     *
     * @example tomato-growers
     */
    receiver?: string;
    receiverType?: ReceiverType;
    /**
     * Uid of the user who sent the message.
     *
     * @example jonas
     */
    sender?: string;
    /** Time when it was sent, in seconds. */
    sentAt?: UnixSeconds;
    /**
     * The kind of content, such as `text`.
     *
     * @example text
     */
    type?: string;
}
/** The moderation engine decided about a message. The decision is in `data.message.data.moderation.status`. */
export interface ModerationDecisionEvent extends WebhookEvent {
    /** The data of the event. */
    data: ModerationDecisionEventData;
}
/** The data of the event. */
export interface ModerationDecisionEventData {
    message: Message;
    /** The rules that the message broke, each with its action. Present when the message was blocked. */
    moderation?: ModerationFinding[];
}
/** An external moderation engine could not decide about a message. */
export interface ModerationFailureEvent extends WebhookEvent {
    data: FailedModeration;
}
/** A rule that a message broke, with the condition that was fulfilled. */
export interface ModerationFinding {
    condition?: RuleCondition;
    rule?: BrokenRule;
}
/** Identifies a rule or a keyword list. At most 100 characters, no spaces or special characters; the ids that are known hold letters, digits, hyphen and underscore. */
export type ModerationId = string;
/** Information about a moderation list. It has no cursor, so no way to get the entries beyond `limit` is documented. */
export interface ModerationListMeta {
    current?: CursorPosition;
}
/** A reason that users choose from when they flag a message. */
export interface ModerationReason {
    /** When it was created, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
    createdAt: number | string;
    /** True for a reason that comes with the app. Your own reasons lack the property. */
    default?: boolean;
    /** What the reason covers. */
    description?: string;
    /**
     * Identifies the reason. This is the `reasonId` that `flag-a-message` takes.
     *
     * @example spam
     */
    id: string;
    /**
     * The name that users see.
     *
     * @example Spam
     */
    name: string;
    /** When it changed last, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
    updatedAt: number | string;
}
/** A moderator decided about a message that the engine had blocked. */
export interface ModerationReviewEvent extends WebhookEvent {
    /** The data of the event. */
    data: ModerationReviewEventData;
}
/** The data of the event. */
export interface ModerationReviewEventData {
    message: Message;
    /** The rules that the message broke. */
    moderation?: ModerationFinding[];
    /** Whether a moderator reviewed the message. */
    reviewed?: boolean;
}
/** A rule that every message is checked against, in one of its revisions. A rule can be created with filters, but no published response shows them. */
export interface ModerationRule {
    /** What happens to a message that matches the rule. */
    action: RuleAction[];
    /** Whether this is the rule's current revision. Former revisions have false. */
    active?: boolean;
    /** The conditions of the rule. */
    conditions: RuleCondition[];
    /** When the rule was created, in seconds; the same in all its revisions. */
    createdAt?: UnixSeconds;
    /** True for a rule that comes with the app. Your own rules lack the property. */
    default?: boolean;
    /** What the rule is for. */
    description?: string;
    /**
     * Whether the rule is applied.
     *
     * @example true
     */
    enabled: boolean;
    /** Whose messages the rule looks at, if it was created with filters. */
    filters?: {
        [key: string]: unknown;
    }[];
    /**
     * Identifies the rule.
     *
     * @example no-adverts
     */
    id: string;
    /**
     * The rule's name.
     *
     * @example No adverts
     */
    name: string;
    /** Identifies this revision: the app's id, the rule's id and the number of the revision, joined by underscores. Built-in rules may differ. */
    revisionId?: string;
    /** When this revision was made, in seconds. */
    updatedAt?: UnixSeconds;
}
/** An id of your own for the message, unique among them. */
export type Muid = string;
/** The users and groups that each receive the message. */
export interface MultipleReceivers {
    /** Guids of the groups. */
    guids?: Guid[] | undefined;
    /** Uids of the users. */
    uids?: Uid[] | undefined;
}
/** The conversations to mute. */
export interface MuteConversationsRequest {
    /** The conversations. */
    conversations: ConversationToMute[];
}
/** What `muteConversations` returns. The conversations were muted. */
export interface MuteConversationsResponse {
    data: NotificationSuccess;
}
/** A conversation that a user muted. */
export interface MutedConversation {
    /**
     * Uid of the other user, or guid of the group.
     *
     * @example tomato-growers
     */
    id?: string;
    /** Whether it is a one-on-one conversation or a group. */
    type?: 'oneOnOne' | 'group' | (string & {});
    /** Time until which the conversation is muted, in milliseconds since 1970-01-01T00:00:00Z. */
    until?: UnixMilliseconds;
}
/** When the user receives no notifications. */
export interface MuteNotificationPreferences {
    dnd?: NotificationDndSetting | undefined;
    schedule?: NotificationSchedule | undefined;
}
/** The settings for muting, and which of them users can change. */
export interface MuteNotificationSettings {
    /** Whether users can turn do-not-disturb on and off. */
    dndPreferenceOverride?: NotificationOverride | undefined;
    dndPreferenceSetting?: NotificationDndSetting | undefined;
    /** Whether users can mute groups. */
    mutedGroupsOverride?: NotificationOverride | undefined;
    /** Whether users can mute one-on-one conversations. */
    mutedOneOnOnesOverride?: NotificationOverride | undefined;
    /** Whether users can set their own schedule. */
    schedulePreferenceOverride?: NotificationOverride | undefined;
    schedulePreferenceSetting?: NotificationSchedule | undefined;
}
/** The group to create if no group has this guid. */
export interface NewGroupDetails {
    /** When the group was created, in seconds. */
    createdAt?: UnixSeconds | undefined;
    guid: Guid;
    /** Address of the group's picture. */
    icon?: string | undefined;
    metadata?: Metadata | undefined;
    /** The name that others see. */
    name: string;
    /** Uid of the user who owns the group. */
    owner?: Uid | undefined;
    /** The password to join a group of type `password` with. */
    password?: string | undefined;
    tags?: Tags | undefined;
    type: GroupType;
}
/** The user to create if no user has this uid. */
export interface NewUserDetails {
    /** Address of the user's picture. */
    avatar?: string | undefined;
    /** When the user was created, in seconds. */
    createdAt?: UnixSeconds | undefined;
    /** Address of the user's profile page. */
    link?: string | undefined;
    metadata?: Metadata | undefined;
    /** The name that others see. */
    name: string;
    /** Id of an existing role. */
    role?: string | undefined;
    tags?: Tags | undefined;
    uid: Uid;
}
/** A user's contact details for e-mail and SMS notifications. */
export interface NotificationContactDetails {
    /**
     * The user's e-mail address.
     *
     * @example mira@example.com
     */
    email?: string | null;
    /**
     * The user's phone number with its country code, such as `+1` or `+49`.
     *
     * @example +12025550143
     */
    phno?: string | null;
}
/** How unread messages are collected into one e-mail or SMS, and how many of these a user receives. */
export interface NotificationDigestSettings {
    /** Whether the message in the payload keeps its own metadata. */
    includeMessageMetadataSetting?: boolean | undefined;
    /** Whether the payload contains the message. */
    includeMessageObjectSetting?: boolean | undefined;
    /** Whether the message in the payload keeps the metadata of its receiver. */
    includeReceiverMetadataSetting?: boolean | undefined;
    /** Whether the message in the payload keeps the metadata of its sender. */
    includeSenderMetadataSetting?: boolean | undefined;
    /**
     * Seconds between two notifications.
     *
     * @example 10800
     */
    intervalInSeconds?: number | undefined;
    /**
     * Maximum number of notifications per user and day.
     *
     * @example 4
     */
    maxPerDay?: number | undefined;
    /**
     * Maximum number of notifications per user, conversation and day.
     *
     * @example 2
     */
    maxPerDayPerConversation?: number | undefined;
    /** Whether to include only unread messages. `false` includes all messages. */
    notifyForUnreadOnly?: boolean | undefined;
}
/** Do not disturb. `1` off, `2` on: no notifications. */
export type NotificationDndSetting = 1 | 2;
/** Subjects of e-mail notifications. Names in double braces are replaced by values. */
export interface NotificationEmailTemplate {
    /**
     * Subject for a group.
     *
     * @example What {{groupDetails.name}} talked about
     */
    subjectGroup?: string | undefined;
    /**
     * Subject for a one-on-one conversation.
     *
     * @example {{senderDetails.name}} wrote to you
     */
    subjectOneOnOne?: string | undefined;
}
/** Whether the event causes a notification. `1` no, `2` yes. */
export type NotificationEventSetting = 1 | 2;
/** A template with a second body, for messages that may have no text. */
export interface NotificationFallbackTemplate extends NotificationTemplate {
    /**
     * The body of the notification if the first body is empty. The meaning is inferred from the name.
     *
     * @example A new poll
     */
    body_fallback?: string | undefined;
}
/** Title and body of a push notification about a mention of everyone (`@all`) in a group. */
export interface NotificationGroupMentionTemplate {
    /**
     * Body of the notification.
     *
     * @example {{message.data.text}}
     */
    body?: string | undefined;
    /**
     * The body of the notification if the first body is empty. The meaning is inferred from the name.
     *
     * @example A word to everyone
     */
    body_fallback?: string | undefined;
    /** Title for a group. */
    titleGroup?: string | undefined;
}
/** A notification that was sent or withheld. */
export interface NotificationLog {
    /**
     * Id of the entry.
     *
     * @example 69a40cd0feedfacefeedface
     */
    _id?: string | null;
    /** The channel of the notification. */
    channel?: 'push' | 'email' | 'sms' | (string & {}) | null;
    /**
     * The part of the service that wrote the entry.
     *
     * @example push-worker
     */
    component?: string | null;
    /**
     * Uid of the group member who is notified.
     *
     * @example mira
     */
    member?: string | null;
    /** Id of the message. A number here, although messages have it as text. */
    messageId?: number | string;
    /** Time when the message was sent, in milliseconds since 1970-01-01T00:00:00Z. */
    messageSentAtMS?: UnixMilliseconds;
    /** Whether the notification was passed to the provider. `false` means that it was withheld; see `reason`. */
    notificationTriggered?: boolean;
    payload?: NotificationLogPayload;
    /** Time when processing ended, in milliseconds since 1970-01-01T00:00:00Z. */
    processingEndedAtMS?: UnixMilliseconds;
    /** Time when processing started, in milliseconds since 1970-01-01T00:00:00Z. */
    processingStartedAtMS?: UnixMilliseconds;
    /** The provider that delivers the notification. */
    provider?: 'fcm' | 'apns' | 'sendgrid' | 'twilio' | 'custom' | (string & {}) | null;
    /**
     * Id of the app's push provider.
     *
     * @example linden-ios
     */
    providerId?: string | null;
    /** The push token of the device. */
    pushToken?: string | null;
    /** Id of the reaction, if the entry is about a reaction. */
    reactionId?: number | string;
    /**
     * Uid of the user who is notified about the reaction.
     *
     * @example jonas
     */
    reactionReceiver?: string | null;
    /**
     * Uid of the user who added the reaction.
     *
     * @example priya
     */
    reactionSender?: string | null;
    /** The reason why it was withheld. */
    reason?: 'MESSAGES_PREFERENCE' | 'REPLIES_PREFERENCE' | 'QUOTED_REPLIES_PREFERENCE' | 'MESSAGE_ACTIONS_PREFERENCE' | 'REACTIONS_PREFERENCE' | 'GROUP_ACTIONS_PREFERENCE' | 'DND_PREFERENCE' | 'MUTE_PREFERENCE' | 'SCHEDULE_PREFERENCE' | 'CALL_PREFERENCE' | 'QUOTA_PREFERENCE' | 'MISSING_EMAIL' | 'MISSING_PHNO' | 'INVALID_PUSH_PROVIDER_ID' | 'TIMED_OUT' | 'NOT_FOUND' | 'TWILIO_CREATE_ERROR' | (string & {}) | null;
    /**
     * Uid of the user or guid of the group that received the message.
     *
     * @example tomato-growers
     */
    receiver?: string | null;
    /** Whether the receiver is a user or a group. */
    receiverType?: 'user' | 'group' | (string & {}) | null;
    /**
     * Uid of the user who sent the message.
     *
     * @example jonas
     */
    sender?: string | null;
    /**
     * The purpose of the push token.
     *
     * @example chat
     */
    tokenType?: string | null;
    /**
     * Duration of the processing, in milliseconds.
     *
     * @example 65
     */
    totalProcessingTimeInMS?: number;
    /** The event that caused the notification. */
    trigger?: 'after_message' | 'message_deleted' | 'message_edited' | 'message_reaction_added' | 'initiated' | 'rejected' | 'cancelled' | 'unanswered' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_kicked' | 'after_group_members_banned' | 'after_group_members_unbanned' | 'after_scope_changed' | (string & {}) | null;
}
/** The text that the system shows. */
export interface NotificationLogAlert {
    /**
     * The body, made from the template.
     *
     * @example The seedlings can go out on Saturday.
     */
    body?: string | null;
    /**
     * The title, made from the template.
     *
     * @example Tomato growers, Jonas Lind
     */
    title?: string | null;
}
/** A position in the log and the direction to continue in. */
export interface NotificationLogCursor {
    affix?: Affix;
    /** Id of the message at the position of the cursor. */
    messageId?: number | string;
}
/** The data that the app on the device receives. Numbers are sent as text. */
export interface NotificationLogData {
    /**
     * The body, made from the template.
     *
     * @example The seedlings can go out on Saturday.
     */
    body?: string | null;
    /** The state of the call. */
    callAction?: string | null;
    /** The kind of call. */
    callType?: string | null;
    /**
     * Id of the conversation.
     *
     * @example group_tomato-growers
     */
    conversationId?: string | null;
    /**
     * Uid or guid of the receiver.
     *
     * @example tomato-growers
     */
    receiver?: string | null;
    /**
     * Name of the receiver.
     *
     * @example Tomato growers
     */
    receiverName?: string | null;
    /** Whether the receiver is a user or a group. */
    receiverType?: 'user' | 'group' | (string & {}) | null;
    /**
     * Uid of the sender.
     *
     * @example jonas
     */
    sender?: string | null;
    /**
     * Name of the sender.
     *
     * @example Jonas Lind
     */
    senderName?: string | null;
    /** Time when the call's message was sent. The unit is not documented. */
    sentAt?: string | null;
    /** Session id of the call. */
    sessionId?: string | null;
    /**
     * Digits that identify the notification: the id of the reaction in the published example, for messages probably the id of the message.
     *
     * @example 4202
     */
    tag?: string | null;
    /**
     * The title, made from the template.
     *
     * @example Tomato growers, Jonas Lind
     */
    title?: string | null;
    /**
     * The kind of notification, such as `chat`.
     *
     * @example chat
     */
    type?: string | null;
}
/** The position of this part of the log, and how to continue. */
export interface NotificationLogMeta {
    current?: CursorPosition;
    next?: NotificationLogCursor;
    previous?: NotificationLogCursor;
}
/** The payload that was passed to the provider. */
export interface NotificationLogPayload {
    alert?: NotificationLogAlert;
    /**
     * Notifications with the same id replace each other on the device. Digits as text; for a reaction the id of the reaction.
     *
     * @example 4202
     */
    collapseId?: string | null;
    /** `1` if the push notification wakes the app in the background. */
    contentAvailable?: number;
    /** Time when Apple stops trying to deliver it, in seconds since 1970-01-01T00:00:00Z. */
    expiry?: UnixSeconds;
    /** `1` if the app can change the push notification before it is shown. */
    mutableContent?: number;
    payload?: NotificationLogData;
    /**
     * Apple's priority.
     *
     * @example 10
     */
    priority?: number;
    /**
     * Apple's push type, such as `alert`.
     *
     * @example alert
     */
    pushType?: string | null;
    /**
     * The sound, such as `default`.
     *
     * @example leaves.wav
     */
    sound?: string | null;
    /**
     * The APNs topic, usually the app's bundle id.
     *
     * @example com.example.lindenyard
     */
    topic?: string | null;
    /**
     * The kind of payload, such as `apns`.
     *
     * @example apns
     */
    type?: string | null;
}
/** Title and bodies of push notifications about files, by kind of file. */
export interface NotificationMediaTemplate {
    /**
     * Body for an audio file.
     *
     * @example Sent a recording
     */
    body_audio?: string | undefined;
    /**
     * Body for any other file.
     *
     * @example Sent a file
     */
    body_file?: string | undefined;
    /**
     * Body for an image.
     *
     * @example Sent a picture
     */
    body_image?: string | undefined;
    /**
     * Body for a video.
     *
     * @example Sent a video
     */
    body_video?: string | undefined;
    /** Title for a group. */
    titleGroup?: string | undefined;
    /**
     * Title for a one-on-one conversation.
     *
     * @example {{message.data.entities.sender.entity.name}}
     */
    titleOneOnOne?: string | undefined;
}
/** The messages that cause a notification. `1` none, `2` all, `3` only those that mention the user. */
export type NotificationMessageSetting = 1 | 2 | 3;
/** Whether users can change the setting. */
export type NotificationOverride = boolean;
/** The notification and its recipient. */
export interface NotificationPayload {
    /** The group that the messages were sent to. Its fields are not documented. */
    groupDetails?: {
        [key: string]: unknown;
    };
    /** The messages that the notification is about, for e-mail and SMS. The fields of an entry are not documented. */
    messages?: {
        [key: string]: unknown;
    }[];
    notificationDetails?: PushNotificationDetails;
    senderDetails?: NotificationSender;
    /** The text of the SMS. */
    smsContent?: string;
    /**
     * The subject of the e-mail.
     *
     * @example New messages from Jonas Lind
     */
    subject?: string;
    to: NotificationRecipient;
}
/** A notification that a custom provider should deliver. The service sends it to the provider's webhook and not to the webhooks of the app; `webhook` is `custom`. */
export interface NotificationPayloadEvent extends WebhookEvent {
    data: NotificationPayload;
}
/** A user's notification preferences. */
export interface NotificationPreferences {
    groupPreferences?: GroupNotificationPreferences;
    mutePreferences?: MuteNotificationPreferences;
    oneOnOnePreferences?: OneOnOneNotificationPreferences;
    /** Whether the user's notifications use the privacy templates. A boolean here, unlike the number in the app's templates. */
    usePrivacyTemplate?: boolean;
}
/** The templates to use. `1` the default templates, `2` the privacy templates, `3` the default templates unless the user chooses the privacy templates. */
export type NotificationPrivacySetting = 1 | 2 | 3;
/** The reactions that cause a notification. `1` none, `2` those to the user's own messages, `3` all. */
export type NotificationReactionSetting = 1 | 2 | 3;
/** The user who should receive a notification. */
export interface NotificationRecipient {
    /**
     * The user's e-mail address, if it is stored.
     *
     * @example mira@example.com
     */
    email?: string | null;
    /**
     * Name of the user.
     *
     * @example Mira Okafor
     */
    name?: string | null;
    /** The user's phone number, if it is stored. */
    phno?: string | null;
    /**
     * Uid of the user.
     *
     * @example mira
     */
    uid: string;
}
/** The times when notifications are sent, for each day of the week. The default, `0` to `2359` on every day, is always. */
export interface NotificationSchedule {
    friday?: NotificationScheduleDay | undefined;
    monday?: NotificationScheduleDay | undefined;
    saturday?: NotificationScheduleDay | undefined;
    sunday?: NotificationScheduleDay | undefined;
    thursday?: NotificationScheduleDay | undefined;
    tuesday?: NotificationScheduleDay | undefined;
    wednesday?: NotificationScheduleDay | undefined;
}
/** One day of the schedule, in the user's time zone. */
export interface NotificationScheduleDay {
    /** Whether there are no notifications on this day. */
    dnd?: boolean | undefined;
    /**
     * Start of notifications, as hours and minutes of a 24-hour clock. `830` is half past eight.
     *
     * @example 700
     */
    from?: number | undefined;
    /**
     * End of notifications, as hours and minutes of a 24-hour clock. `2359` is the end of the day.
     *
     * @example 2100
     */
    to?: number | undefined;
}
/** The user who sent the messages. */
export interface NotificationSender {
    /** Address of the user's picture. */
    avatar?: string | null;
    /**
     * Name of the user.
     *
     * @example Jonas Lind
     */
    name?: string | null;
    /**
     * Uid of the user.
     *
     * @example jonas
     */
    uid?: string;
}
/** The app's notification settings. */
export interface NotificationSettings {
    preferences: AppNotificationPreferences;
    sound?: NotificationSound;
    templates?: NotificationTemplates;
}
/** Texts of SMS notifications. Names in double braces are replaced by values. */
export interface NotificationSmsTemplate {
    /**
     * Text for a group.
     *
     * @example {{messages.length}} new in {{groupDetails.name}}, see https://example.com/yard
     */
    bodyGroup?: string | undefined;
    /**
     * Text for a one-on-one conversation.
     *
     * @example {{messages.length}} new from {{senderDetails.name}}, see https://example.com/yard
     */
    bodyOneOnOne?: string | undefined;
}
/** The sounds of push notifications, by file name. `default` is the device's default sound. */
export interface NotificationSound {
    /**
     * The sound of a call.
     *
     * @example default
     */
    call?: string | undefined;
    /**
     * The sound of a message.
     *
     * @example leaves.wav
     */
    chat?: string | undefined;
}
/** Confirms that the request succeeded. */
export interface NotificationSuccess {
    /** Whether the provider was added. */
    success: boolean;
}
/** Title and body of a push notification. Names in double braces, such as `{{message.data.text}}`, are replaced by values of the message. */
export interface NotificationTemplate {
    /**
     * Body of the notification.
     *
     * @example {{message.data.text}}
     */
    body?: string | undefined;
    /**
     * Title for a group.
     *
     * @example Linden Yard
     */
    titleGroup?: string | undefined;
    /**
     * Title for a one-on-one conversation.
     *
     * @example {{message.data.entities.sender.entity.name}}
     */
    titleOneOnOne?: string | undefined;
}
/** The templates of notifications. Each one exists as a default template and as a privacy template, which is meant to reveal nothing about the message. */
export interface NotificationTemplates {
    /** Default template for other custom messages. */
    customMessageTemplateDefault?: NotificationFallbackTemplate | undefined;
    /** Privacy template for other custom messages. */
    customMessageTemplatePrivacy?: NotificationFallbackTemplate | undefined;
    /** Default template for e-mails. */
    emailSubjectTemplateDefault?: NotificationEmailTemplate | undefined;
    /** Privacy template for e-mails. */
    emailSubjectTemplatePrivacy?: NotificationEmailTemplate | undefined;
    /** Default template for mentions of everyone in a group. */
    groupMentionTemplateDefault?: NotificationGroupMentionTemplate | undefined;
    /** Privacy template for mentions of everyone in a group. */
    groupMentionTemplatePrivacy?: NotificationGroupMentionTemplate | undefined;
    /** Default template for cards. */
    interactiveCardTemplateDefault?: NotificationTemplate | undefined;
    /** Privacy template for cards. */
    interactiveCardTemplatePrivacy?: NotificationTemplate | undefined;
    /** Default template for custom interactive messages. */
    interactiveCustomTemplateDefault?: NotificationTemplate | undefined;
    /** Privacy template for custom interactive messages. */
    interactiveCustomTemplatePrivacy?: NotificationTemplate | undefined;
    /** Default template for forms. */
    interactiveFormTemplateDefault?: NotificationTemplate | undefined;
    /** Privacy template for forms. */
    interactiveFormTemplatePrivacy?: NotificationTemplate | undefined;
    /** Default template for schedulers. */
    interactiveSchedulerTemplateDefault?: NotificationTemplate | undefined;
    /** Privacy template for schedulers. */
    interactiveSchedulerTemplatePrivacy?: NotificationTemplate | undefined;
    /** Default template for images, audio files, videos and other files. */
    mediaMessageTemplateDefault?: NotificationMediaTemplate | undefined;
    /** Privacy template for images, audio files, videos and other files. */
    mediaMessageTemplatePrivacy?: NotificationMediaTemplate | undefined;
    /** Default template for polls, which are custom messages of type `extension_poll`. */
    pollMessageTemplateDefault?: NotificationFallbackTemplate | undefined;
    /** Privacy template for polls, which are custom messages of type `extension_poll`. */
    pollMessageTemplatePrivacy?: NotificationFallbackTemplate | undefined;
    /** Default template for reminders, which are custom messages of type `extension_reminders`. */
    reminderMessageTemplateDefault?: NotificationFallbackTemplate | undefined;
    /** Privacy template for reminders, which are custom messages of type `extension_reminders`. */
    reminderMessageTemplatePrivacy?: NotificationFallbackTemplate | undefined;
    /** Default template for SMS. */
    smsContentTemplateDefault?: NotificationSmsTemplate | undefined;
    /** Privacy template for SMS. */
    smsContentTemplatePrivacy?: NotificationSmsTemplate | undefined;
    /** Default template for text messages. */
    textMessageTemplateDefault?: NotificationTemplate | undefined;
    /** Privacy template for text messages. */
    textMessageTemplatePrivacy?: NotificationTemplate | undefined;
    usePrivacyTemplate?: NotificationPrivacySetting | undefined;
    /** Default template for mentions of one user. */
    userMentionTemplateDefault?: NotificationUserMentionTemplate | undefined;
    /** Privacy template for mentions of one user. */
    userMentionTemplatePrivacy?: NotificationUserMentionTemplate | undefined;
}
/** The time zone of a user's notification schedule. */
export interface NotificationTimezone {
    /**
     * Name of the time zone in the tz database, such as `Europe/Berlin`.
     *
     * @example Europe/Berlin
     */
    timezone?: string;
}
/** Titles and bodies of push notifications about a mention of the user. */
export interface NotificationUserMentionTemplate {
    /**
     * The body of the notification if the first body is empty. The meaning is inferred from the name.
     *
     * @example You were mentioned
     */
    body_fallback?: string | undefined;
    /**
     * Body for a group.
     *
     * @example {{message.data.text}}
     */
    bodyGroup?: string | undefined;
    /**
     * Body for a one-on-one conversation.
     *
     * @example {{message.data.text}}
     */
    bodyOneOnOne?: string | undefined;
    /** Title for a group. */
    titleGroup?: string | undefined;
    /**
     * Title for a one-on-one conversation.
     *
     * @example {{message.data.entities.sender.entity.name}}
     */
    titleOneOnOne?: string | undefined;
}
/** A time, in seconds since 1970-01-01T00:00:00Z. Null or missing if it has not happened yet. */
export type NullableUnixSeconds = number | null;
/** One conversation, alone or as the only entry of a list. */
export type OneConversation = Conversation | Conversation[];
/** A user's notification preferences for one-on-one conversations. */
export interface OneOnOneNotificationPreferences {
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    oneOnOneMessages?: NotificationMessageSetting | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    oneOnOneQuotedReplies?: NotificationMessageSetting | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    oneOnOneReactions?: NotificationReactionSetting | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    oneOnOneReplies?: NotificationMessageSetting | undefined;
}
/** The notifications for one-on-one conversations, and which of them users can change. Users cannot change the settings for edited and deleted messages. */
export interface OneOnOneNotificationSettings {
    /** A message was deleted. `1` no notification, `2` notification. */
    messageDeletedSetting?: NotificationEventSetting | undefined;
    /** A message was edited. `1` no notification, `2` notification. */
    messageEditedSetting?: NotificationEventSetting | undefined;
    messagesOverride?: NotificationOverride | undefined;
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    messagesSetting?: NotificationMessageSetting | undefined;
    quotedRepliesOverride?: NotificationOverride | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    quotedRepliesSetting?: NotificationMessageSetting | undefined;
    reactionsOverride?: NotificationOverride | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    reactionsSetting?: NotificationReactionSetting | undefined;
    repliesOverride?: NotificationOverride | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    repliesSetting?: NotificationMessageSetting | undefined;
}
/** The content of a message whose content is not described. Every field is open. */
export interface OpenMessageData {
    [key: string]: unknown;
}
/** The open branch of the category `message`: a message of a type that is not described here, such as one that the service adds later. */
export interface OtherContentMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data: OpenMessageData;
    /** The type, as the service names it. */
    type: UndescribedValue;
}
/** Information about a page of a list. */
export interface PageMeta {
    cursor?: Cursor;
    pagination: Pagination;
}
/** The position of a page among all pages. */
export interface Pagination {
    /**
     * How many records are on this page.
     *
     * @example 2
     */
    count: number;
    /**
     * The number of this page; the first is 1.
     *
     * @example 1
     */
    current_page: number;
    /**
     * How many records a page has at most.
     *
     * @example 100
     */
    per_page?: number;
    /**
     * How many records there are in all. Lists that also have a cursor may return 0.
     *
     * @example 2
     */
    total?: number;
    /**
     * How many pages there are.
     *
     * @example 1
     */
    total_pages: number;
}
/** Users to add, by their uids, each with a scope. */
export interface ParticipantsByUid {
    [key: string]: ParticipantsByUidValue;
}
/** The membership of a user. */
export interface ParticipantsByUidValue {
    /** The scope of the member. What another scope than `participant` does here no source says. */
    scope?: ('admin' | 'moderator' | 'participant' | (string & {})) | undefined;
    [key: string]: unknown;
}
/** A list of regular expressions, as text. */
export interface PatternListRequest {
    /** Marks a list of regular expressions. */
    category: "pattern";
    /** What the list is for. */
    description?: string | undefined;
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
    /** The regular expressions, one per line, each of at most 100 characters. Greedy repetitions (`.*`, `.+`, `{n,}`) are rejected; set an upper bound. */
    searchTerms: string;
}
/** An available permission with its possible values. It does not contain the current value. */
export interface PermissionDefinition {
    /** The possible values. */
    availableValues?: (string | boolean)[];
    /** Time when this record was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** The type of the value: a string (`string`), a list of given strings (`stringArray`), a list of role ids (`rolesStringArray`), or a list of custom strings (`customStringArray`). */
    dataType: 'string' | 'stringArray' | 'rolesStringArray' | 'customStringArray' | (string & {});
    /** The default value, a string or a list. */
    defaultValue?: PermissionValue;
    /** Description of the permission. */
    description?: string;
    /**
     * Key of the permission, such as `sendMessage.allowedMessageTypes`.
     *
     * @example sendMessage
     */
    id: string;
    /**
     * Title of the permission.
     *
     * @example Send messages
     */
    title?: string;
    /** Whether it is a permission of roles or of group scopes. */
    type: 'role' | 'scope' | (string & {});
    /** Time when this record was last changed, in seconds since 1970-01-01T00:00:00Z. */
    updatedAt?: UnixSeconds;
}
/** Whether an action is allowed. */
export type PermissionEffect = 'allow' | 'deny' | (string & {});
/** The allowed values. An empty list, or null, means no restriction. */
export type PermissionList = string[] | null;
/** The allowed values, as a list or as its only entry. An empty list, or null, means no restriction. */
export type PermissionListOrItem = string[] | string | null;
/** The users concerned: all users (`all`) or friends (`friends`). */
export type PermissionMode = 'all' | 'friends' | (string & {});
/** The value of a permission, a string such as `allow` or a list of strings. An empty list, or null, means no restriction. */
export type PermissionValue = boolean | string | string[] | null;
/** What `pinGroupConversation` returns. The conversation, with `pinnedBy` and `pinnedAt`. */
export interface PinGroupConversationResponse {
    data: PinnedConversation;
}
/** What `pinMessage` returns. The message, with `pinnedBy` and `pinnedAt`. */
export interface PinMessageResponse {
    data: Message;
}
/** A conversation that was pinned or unpinned. Only its id is always there; `pinnedBy` and `pinnedAt` are there while it is pinned. */
export interface PinnedConversation {
    /**
     * Identifies the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId: string;
    /** Whether it is with a user or with a group. */
    conversationType?: 'user' | 'group' | (string & {});
    /** When it was pinned, in seconds. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned it, `app_system` if the app pinned it for everyone. */
    pinnedBy?: string | null;
    [key: string]: unknown;
}
/** What `pinUserConversation` returns. The conversation, with `pinnedBy` and `pinnedAt`. */
export interface PinUserConversationResponse {
    data: PinnedConversation;
}
/** Where e-mail and SMS notifications reach the user. */
export interface PrivateUserMetadata {
    /** The phone number that notifications go to. */
    contactNumber?: string | undefined;
    /** The mail address that notifications go to. */
    email?: string | undefined;
    [key: string]: unknown;
}
/** The discovered URLs to exclude. */
export interface ProcessDiscoveredUrlsRequest {
    /** Ids of the discovered URLs to exclude. Empty to process all. */
    exclude: string[];
}
/** What `processDiscoveredUrls` returns. The pages are being processed. */
export interface ProcessDiscoveredUrlsResponse extends DiscoveredUrlBatchResult {
}
/** The content of a push notification. */
export interface PushNotificationDetails {
    /**
     * Body of the notification.
     *
     * @example The seedlings can go out on Saturday.
     */
    body?: string;
    /**
     * Uid of the user or guid of the group that received the message.
     *
     * @example mira
     */
    receiver?: string;
    receiverType?: ReceiverType;
    /**
     * Uid of the user who sent the message.
     *
     * @example jonas
     */
    sender?: string;
    /**
     * Title of the notification.
     *
     * @example Jonas Lind
     */
    title?: string;
    /**
     * The kind of notification, such as `chat`.
     *
     * @example chat
     */
    type?: string;
}
/** The status of a push notification changed. */
export interface PushNotificationEvent extends WebhookEvent {
    data: CampaignPush;
}
/** The payload of push notifications, in addition to title and body. */
export interface PushPayloadSettings {
    /** Custom JSON data for every payload. */
    customJson?: {
        [key: string]: unknown;
    } | undefined;
    /** Whether the message in the payload keeps its own metadata. */
    includeMessageMetadataSetting?: boolean | undefined;
    /** Whether the payload contains the message. */
    includeMessageObjectSetting?: boolean | undefined;
    /** Whether the message in the payload keeps the metadata of its receiver. */
    includeReceiverMetadataSetting?: boolean | undefined;
    /** Whether the message in the payload keeps the metadata of its sender. */
    includeSenderMetadataSetting?: boolean | undefined;
    /** Whether the text of the message in the payload is shortened. */
    trimTextFieldSetting?: boolean | undefined;
}
/** The platform of the device and who delivers to it. `fcm_…` is delivered by Firebase, `apns_…_device` and `apns_…_voip` by Apple. */
export type PushPlatform = 'fcm_android' | 'fcm_ios' | 'fcm_web' | 'fcm_flutter_android' | 'fcm_flutter_ios' | 'fcm_react_native_android' | 'fcm_react_native_ios' | 'fcm_ionic_cordova_android' | 'fcm_ionic_cordova_ios' | 'apns_ios_device' | 'apns_flutter_device' | 'apns_react_native_device' | 'apns_ionic_cordova_device' | 'apns_ios_voip' | 'apns_flutter_voip' | 'apns_react_native_voip' | 'apns_ionic_cordova_voip' | (string & {});
/** A push token of a user's device. */
export interface PushToken {
    /** The auth token that the push token was registered with. */
    authToken?: string;
    /** Time when the token was registered, in ISO 8601; a number would be in seconds. */
    createdAt?: string | number | null;
    platform?: PushPlatform;
    /**
     * Id of the push provider.
     *
     * @example linden-android
     */
    providerId?: string;
    /** The token that Firebase or Apple gave the device. */
    pushToken?: string;
    /** The purpose of the token. `chat` is the only known value. */
    pushTokenType?: 'chat' | (string & {});
    /**
     * Uid of the user.
     *
     * @example mira
     */
    uid?: string;
    /** Time when the token was last renewed, in ISO 8601; a number would be in seconds. */
    updatedAt?: string | number | null;
}
/** Push tokens, in a list named after them. */
export interface PushTokenList {
    /** The tokens. */
    pushTokens: PushToken[];
}
/** A quoted message. Only its id is always there. Its `data` is that of a message of its category; it is not described again here. */
export interface QuotedMessage extends MessageFields {
    /** The category of the message. */
    category?: 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
    /** The content of the message. */
    data?: QuotedMessageData;
    /**
     * Identifies the message; digits, set by the service.
     *
     * @example 4202
     */
    id: string;
    /** The kind of content, such as `text`, or your own type of a custom message. */
    type?: string;
}
/** The content of the message. */
export interface QuotedMessageData {
    /** The text, or the caption of the files. */
    text?: string;
    [key: string]: unknown;
}
/** Id of the message to quote. The message in the response then has `quotedMessage`. */
export type QuotedMessageId = string | number;
/** A user's reaction to a message. */
export interface Reaction {
    /**
     * Identifies the reaction.
     *
     * @example 71
     */
    id: string;
    /**
     * Id of the message.
     *
     * @example 4202
     */
    messageId: string;
    /** When the user reacted, in seconds. */
    reactedAt: UnixSeconds;
    reactedBy: User;
    /**
     * The emoji or short text.
     *
     * @example 🍅
     */
    reaction: string;
    /**
     * Uid of the user who gave it.
     *
     * @example mira
     */
    uid: string;
}
/** A kind of reaction to a message, with its count. */
export interface ReactionCount {
    /**
     * How many users gave it.
     *
     * @example 2
     */
    count: number;
    /** Whether the user in `onBehalfOf` reacted with it; missing if not. */
    reactedByMe?: boolean;
    /**
     * The emoji or short text.
     *
     * @example 🍅
     */
    reaction: string;
}
/** A user added a reaction to a message or removed it. */
export interface ReactionEvent extends WebhookEvent {
    /** The data of the event. */
    data: ReactionEventData;
}
/** The data of the event. */
export interface ReactionEventData {
    reaction: Reaction;
}
/** The result of reactivating users. */
export interface ReactivatedUsers {
    /** Uids of the users who are now active. */
    nonDeactivatedUids?: string[];
    /** The uids that no user has, if there are any. */
    notFound?: string[];
}
/** The users to reactivate. */
export interface ReactivateUsersRequest {
    /** Uids of the users to reactivate. */
    uidsToActivate?: Uid[] | undefined;
}
/** What `reactivateUsers` returns. The users are active, as far as they exist. */
export interface ReactivateUsersResponse {
    data: ReactivatedUsers;
}
/** A delivery or read receipt for a message, sent to the sender of the message. */
export interface Receipt {
    body: ReceiptBody;
    /**
     * Uid of the user who sent the message.
     *
     * @example jonas
     */
    messageSender: string;
    /**
     * Uid of the user or guid of the group that receives the receipt.
     *
     * @example tomato-growers
     */
    receiver: string;
    receiverType: ReceiverType;
    /**
     * Uid of the user who received or read the message.
     *
     * @example priya
     */
    sender: string;
    /** Marks a receipt. */
    type?: 'receipts' | (string & {});
}
/** The content of a receipt. */
export interface ReceiptBody {
    /** What happened to the message. */
    action: 'delivered' | 'read' | 'deliveredToAll' | 'readByAll' | (string & {});
    /**
     * Id of the message.
     *
     * @example 4202
     */
    messageId: string;
    /** Time of the delivery or the reading, in seconds. */
    timestamp?: UnixSeconds;
    /** The user who received or read it. */
    user?: User;
}
/** A message was delivered or read. */
export interface ReceiptEvent extends WebhookEvent {
    data: Receipt;
}
/** The user or the group that a message went to. */
export type ReceiverEntity = UserEntity | GroupEntity;
/** Uid of the user or guid of the group that receives the message. */
export type ReceiverId = string;
/** Whether it went to one user or to a group. */
export type ReceiverType = 'user' | 'group' | (string & {});
/** Whether the receiver is a user or a group. */
export type ReceiverTypeRequest = "user" | "group";
/** The recording of a call or a meeting is available. */
export interface RecordingEvent extends WebhookEvent {
    data: SessionRecording;
}
/** The push token of an Apple device. */
export interface RegisterApnsTokenRequest {
    /** The auth token that the user is logged in with on the device. */
    authToken?: string | undefined;
    /** The token that Apple gave the device. */
    deviceToken: string;
    /** The platform of the device. */
    platform: "apns_ios_device" | "apns_flutter_device" | "apns_react_native_device" | "apns_ionic_cordova_device";
    /**
     * Id of the push provider.
     *
     * @example linden-ios
     */
    providerId?: string | undefined;
    /**
     * Name of the user's time zone in the tz database, such as `Europe/Berlin`.
     *
     * @example Europe/Berlin
     */
    timezone?: string | undefined;
}
/** The push token of a device for Firebase Cloud Messaging. */
export interface RegisterFcmTokenRequest {
    /** The auth token that the user is logged in with on the device. */
    authToken?: string | undefined;
    /** The token that Firebase gave the device. */
    fcmToken: string;
    /** The platform of the device. */
    platform: "fcm_android" | "fcm_ios" | "fcm_web" | "fcm_flutter_android" | "fcm_flutter_ios" | "fcm_react_native_android" | "fcm_react_native_ios" | "fcm_ionic_cordova_android" | "fcm_ionic_cordova_ios";
    /**
     * Id of the push provider.
     *
     * @example linden-android
     */
    providerId?: string | undefined;
    /**
     * Name of the user's time zone in the tz database, such as `Europe/Berlin`.
     *
     * @example Europe/Berlin
     */
    timezone?: string | undefined;
}
/** A device's push token. Its platform decides the field of the token: `fcmToken`, `deviceToken` or `voipToken`. */
export type RegisterPushTokenRequest = RegisterVoipTokenRequest | RegisterApnsTokenRequest | RegisterFcmTokenRequest;
/** What `registerPushToken` returns. The token was registered. */
export interface RegisterPushTokenResponse {
    data: NotificationSuccess;
}
/** The push token of an Apple device for calls (VoIP). */
export interface RegisterVoipTokenRequest {
    /** The auth token that the user is logged in with on the device. */
    authToken?: string | undefined;
    /** The platform of the device. */
    platform: "apns_ios_voip" | "apns_flutter_voip" | "apns_react_native_voip" | "apns_ionic_cordova_voip";
    /**
     * Id of the push provider.
     *
     * @example linden-ios
     */
    providerId?: string | undefined;
    /**
     * Name of the user's time zone in the tz database, such as `Europe/Berlin`.
     *
     * @example Europe/Berlin
     */
    timezone?: string | undefined;
    /** The VoIP token that Apple gave the device. */
    voipToken: string;
}
/** What `removeActionsFromAgentTool` returns. The actions were disabled. */
export interface RemoveActionsFromAgentToolResponse extends AgentBuilderOutcome {
}
/** What `removeApiToolsFromAgent` returns. The agent after the change. */
export interface RemoveApiToolsFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The friends to remove. */
export interface RemoveFriendsRequest {
    /** Uids of the friends to remove. */
    friends?: Uid[] | undefined;
}
/** What `removeFriends` returns. The friends were removed. */
export interface RemoveFriendsResponse {
    data: Acknowledgement;
}
/** What `removeFrontendActionsFromAgent` returns. The agent after the change. */
export interface RemoveFrontendActionsFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** What `removeKnowledgeSourcesFromAgent` returns. The sources were removed from the agent. */
export interface RemoveKnowledgeSourcesFromAgentResponse extends AgentBuilderOutcome {
}
/** What `removeMcpServersFromAgent` returns. The agent after the change. */
export interface RemoveMcpServersFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** What `removeMessageReaction` returns. The message with the remaining reactions. */
export interface RemoveMessageReactionResponse {
    data: Message;
}
/** What `removeToolsFromAgent` returns. The agent after the change. */
export interface RemoveToolsFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The conversations to pin for everyone, the topmost first. */
export interface ReplaceGlobalPinnedConversationsRequest {
    /** At most five conversations, in the order in which they are shown. */
    pinnedConversations: ConversationPeer[];
}
/** What `replaceGlobalPinnedConversations` returns. The pinned conversations, the topmost first. */
export interface ReplaceGlobalPinnedConversationsResponse {
    /** The pinned conversations. */
    data: PinnedConversation[];
}
/** How to reset the conversation of a group. */
export interface ResetGroupConversationRequest {
    /**
     * Whether the conversation keeps its place in the user's list after the reset.
     *
     * @default false
     */
    preserveOrder?: boolean | undefined;
}
/** What `resetGroupConversation` returns. The conversation was reset. */
export interface ResetGroupConversationResponse {
    data: Acknowledgement;
}
/** What `resetNotificationPreferences` returns. The user's preferences, reset to their defaults. */
export interface ResetNotificationPreferencesResponse {
    data: NotificationPreferences;
}
/** What `resetNotificationSettings` returns. The settings were reset to their defaults. */
export interface ResetNotificationSettingsResponse {
    data: NotificationSuccess;
}
/** How to reset a conversation. */
export interface ResetUserConversationRequest {
    /** Uid of the other user. How it relates to the uid in the path is not documented. */
    conversationWith?: Uid | undefined;
    /** Whether the messages of the conversation are removed for good as well. */
    deleteMessagesPermanently?: boolean | undefined;
    /**
     * Whether the conversation keeps its place in the user's list after the reset.
     *
     * @default false
     * @example true
     */
    preserveOrder?: boolean | undefined;
}
/** What `resetUserConversation` returns. The conversation was reset. */
export interface ResetUserConversationResponse {
    data: Acknowledgement;
}
/** A feature that is restricted for a role. */
export interface RestrictedFeature {
    /** Time when this record was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** Description of the feature. */
    description?: string;
    /**
     * Key of the feature, with the prefix `u.`.
     *
     * @example u.deleteGroup
     */
    key: string;
    /**
     * Path template of the operation for this feature.
     *
     * @example /v3/groups/{{guid}}
     */
    path?: string;
    /**
     * Title of the feature.
     *
     * @example Delete groups
     */
    title?: string;
}
/** The features to restrict. */
export interface RestrictFeaturesRequest {
    /** Keys of the features to restrict. */
    featuresToRestrict: FeatureKey[];
}
/** What `restrictFeatures` returns. The outcome for each feature. */
export interface RestrictFeaturesResponse {
    data: FeatureOutcomes;
}
/** The moderator's decision about a blocked message. */
export interface ReviewBlockedMessageRequest {
    /** Whether the message counts as reviewed. To approve it, `status` alone is enough. */
    reviewed?: boolean | undefined;
    /**
     * `approved` delivers the message after all. `rejected` leaves it blocked.
     *
     * @example approved
     */
    status: "approved" | "rejected";
}
/** What `reviewBlockedMessage` returns. The decision was recorded. */
export interface ReviewBlockedMessageResponse {
    data: Acknowledgement;
}
/** A message that a moderator has decided about. The one published entry is a message that a rule had blocked; how an entry for a flagged message looks, and where the decision and the moderator are in it, is not documented. */
export interface ReviewedMessage extends RuleMatch {
    /** The app the message belongs to. */
    appId?: string;
    /** When the message was blocked, in seconds, then a dot and fifteen digits that end in the message's id. It reads like a key to sort by. */
    blockedAt?: string;
}
/** The moderator's decision about a flagged message. */
export interface ReviewFlaggedMessageRequest {
    status: ReviewVerdict;
}
/** What `reviewFlaggedMessage` returns. The decision was recorded, and the message is in the list of reviewed messages. */
export interface ReviewFlaggedMessageResponse {
    /** Its content is documented only in part. */
    data?: ReviewFlaggedMessageResponseData;
    /** The outcome as a sentence for people, where the response is not wrapped in `data`. */
    message?: string;
    /** Whether it succeeded, where the response is not wrapped in `data`. */
    success?: boolean;
}
/** Its content is documented only in part. */
export interface ReviewFlaggedMessageResponseData {
    /** The outcome as a sentence for a person. */
    message?: string;
    /** Whether it succeeded. */
    success?: boolean;
    [key: string]: unknown;
}
/** The moderator's decision about a flagged message: leave it in place (`approved`) or block it (`disapproved`). */
export type ReviewVerdict = "approved" | "disapproved";
/** A call between users, as it was after a step. */
export interface RingingCall {
    /** Id of the conversation that the call belongs to. */
    conversationId?: string;
    data?: RingingCallData;
    /** When the caller placed the call, in seconds. */
    initiatedAt?: UnixSeconds;
    /** When the user who took the step joined, in seconds. */
    joinedAt?: UnixSeconds;
    /** Uid of the user or guid of the group that is called. */
    receiver?: string;
    receiverType?: ReceiverType;
    /** Uid of the user who calls. */
    sender?: string;
    /** Id of the call's session. */
    sessionid: string;
    /** When the call was answered, in seconds. */
    startedAt?: UnixSeconds;
    status: CallAction;
    /** Whether there is a picture. */
    type: 'audio' | 'video' | (string & {});
    wsChannel?: CallChannel;
}
/** Who calls whom, and free-form metadata of the call. */
export interface RingingCallData {
    entities?: MessageEntities;
    metadata?: MessageMetadata;
}
/** A change of a ringing call. `data.call` is the message about it, and its `data.action` names the change. Live tests saw that `sender` and `receiver` of this message belong to the change itself: the user who rejects a call is its sender. The caller is in `data.entities.on.entity.sender`. */
export interface RingingCallEvent extends WebhookEvent {
    /** The data of the event. */
    data: RingingCallEventData;
}
/** The data of the event. */
export interface RingingCallEventData {
    call: CallMessage;
}
/** A role of users. Every user has exactly one role. The role's permissions apply in the whole app. */
export interface Role {
    /** Time when the role was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** Description of the role. */
    description?: string;
    metadata?: RoleMetadata;
    /**
     * Name of the role.
     *
     * @example Keeper
     */
    name: string;
    /**
     * Id of the role, always in lower case.
     *
     * @example keeper
     */
    role: string;
    settings?: RoleSettings;
    /** Time when the role was last changed, in seconds since 1970-01-01T00:00:00Z. */
    updatedAt?: UnixSeconds;
}
/** Id of a role: letters, digits, hyphens and underscores, at most 100 characters. The service converts it to lower case. */
export type RoleId = string;
/** Custom JSON data about a role, of any size. An object in requests; responses may also have a list, such as an empty one, or a string. */
export type RoleMetadata = RoleMetadataWith | unknown[] | string;
export interface RoleMetadataWith {
    /**
     * An e-mail address of the users with this role.
     *
     * @example keeper@example.com
     */
    email?: string | undefined;
    [key: string]: unknown;
}
/** Key of a permission of a role. The part after a dot is an option of the permission before it. */
export type RolePermissionKey = 'listUsers' | 'listUsers.mode' | 'listUsers.allowedRoles' | 'getUserDetails.mode' | 'getUserDetails.allowedRoles' | 'sendMessage' | 'sendMessage.mode' | 'sendMessage.allowedReceiverTypes' | 'sendMessage.allowedReceiverRoles' | 'sendMessage.allowedMessageTypes' | 'sendMessage.allowedMessageCategories' | 'sendMessage.allowedCustomTypes' | 'sendMessage.allowedMimeTypes' | 'editMessage' | 'editMessage.denyForScopes' | 'deleteMessage' | 'deleteMessage.denyForScopes' | 'initiateCall' | 'initiateCall.mode' | 'initiateCall.allowedReceiverRoles' | 'createGroup' | 'createGroup.allowedGroupTypes' | 'listGroups' | 'listGroups.allowedGroupTypes' | 'joinGroup' | 'joinGroup.allowedGroupTypes' | 'listMessages.allowedMessageCategories' | 'listMessages.allowedMessageTypes' | (string & {});
/** The permissions of a role in the whole app, by key. A permission that is not set has its default, which is `allow` for permissions that allow or deny. There can be more keys than the 28 listed here. */
export interface RolePermissions {
    /** Whether they may create groups. */
    createGroup?: PermissionEffect | undefined;
    /** The types of groups that they may create: `public`, `private` and `password`. */
    "createGroup.allowedGroupTypes"?: PermissionList | undefined;
    /** Whether they may delete messages. */
    deleteMessage?: PermissionEffect | undefined;
    /** The group scopes in which it is always denied. */
    "deleteMessage.denyForScopes"?: PermissionList | undefined;
    /** Whether they may edit messages. */
    editMessage?: PermissionEffect | undefined;
    /** The group scopes in which it is always denied. */
    "editMessage.denyForScopes"?: PermissionList | undefined;
    /** Ids of the roles whose users' details they may get. */
    "getUserDetails.allowedRoles"?: PermissionList | undefined;
    /** The users whose details they may get. */
    "getUserDetails.mode"?: PermissionMode | undefined;
    /** Whether they may start calls. */
    initiateCall?: PermissionEffect | undefined;
    /** Ids of the roles whose users they may call. */
    "initiateCall.allowedReceiverRoles"?: PermissionList | undefined;
    /** The users that they may call. */
    "initiateCall.mode"?: PermissionMode | undefined;
    /** Whether they may join groups. */
    joinGroup?: PermissionEffect | undefined;
    /** The types of groups that they may join: `public`, `private` and `password`. */
    "joinGroup.allowedGroupTypes"?: PermissionList | undefined;
    /** Whether they may list groups. */
    listGroups?: PermissionEffect | undefined;
    /** The types of groups that they may list: `public`, `private` and `password`. */
    "listGroups.allowedGroupTypes"?: PermissionList | undefined;
    /** The categories of messages that they may list, such as `message`. */
    "listMessages.allowedMessageCategories"?: PermissionList | undefined;
    /** The types of messages that they may list, such as `audio`. */
    "listMessages.allowedMessageTypes"?: PermissionList | undefined;
    /** Whether they may list users. */
    listUsers?: PermissionEffect | undefined;
    /** Ids of the roles whose users they may list. */
    "listUsers.allowedRoles"?: PermissionList | undefined;
    /** The users that they may list. */
    "listUsers.mode"?: PermissionMode | undefined;
    /** Whether they may send messages. */
    sendMessage?: PermissionEffect | undefined;
    /** The custom types of messages that they may send. */
    "sendMessage.allowedCustomTypes"?: PermissionList | undefined;
    /** The categories of messages that they may send, such as `message` and `custom`. */
    "sendMessage.allowedMessageCategories"?: PermissionList | undefined;
    /** The types of messages that they may send: `text`, `image`, `audio`, `video` and `file`. */
    "sendMessage.allowedMessageTypes"?: PermissionList | undefined;
    /** The media types of files that they may send, such as `image/png`. */
    "sendMessage.allowedMimeTypes"?: PermissionList | undefined;
    /** Ids of the roles whose users they may send messages to. */
    "sendMessage.allowedReceiverRoles"?: PermissionList | undefined;
    /** The receiver types that they may send messages to, `user` or `group`. */
    "sendMessage.allowedReceiverTypes"?: PermissionList | undefined;
    /** The users that they may send messages to. */
    "sendMessage.mode"?: PermissionMode | undefined;
    [key: string]: PermissionValue | PermissionEffect | PermissionList | PermissionMode | undefined;
}
/** The users that users with this role can see and send messages to. An empty list if nothing is set. */
export type RoleSettings = RoleSettingsWith | unknown[];
/** The users that users with this role can see and send messages to. A list is accepted too and sets nothing. */
export type RoleSettingsRequest = unknown[] | RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly;
export interface RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly {
    /** The users that they can list. All users (`all`) or only their friends (`friendsOnly`). */
    listUsers?: ("all" | "friendsOnly") | undefined;
    /** The users that they can send messages to. All users (`all`) or only their friends (`friendsOnly`). */
    sendMessagesTo?: ("all" | "friendsOnly") | undefined;
}
export interface RoleSettingsWith {
    /** The users that they can list. All users (`all`) or only their friends (`friendsOnly`). */
    listUsers?: 'all' | 'friendsOnly' | (string & {});
    /** The users that they can send messages to. All users (`all`) or only their friends (`friendsOnly`). */
    sendMessagesTo?: 'all' | 'friendsOnly' | (string & {});
}
/** What happens to a message that matches the rule, or to its sender: it is blocked (`blockMessage`), dropped (`dropMessage`) or flagged (`flagMessage`); its sender is removed (`kick`) or banned (`ban`) from the group, blocked (`block`) or deactivated (`deactivate`). */
export type RuleAction = 'blockMessage' | 'dropMessage' | 'flagMessage' | 'kick' | 'block' | 'ban' | 'deactivate' | (string & {});
/** A condition of a rule. */
export interface RuleCondition {
    /** An internal id, which webhooks show. */
    _id?: string;
    /** Whether a moderation engine of your own is called with basic authentication. */
    basicAuthEnabled?: boolean;
    /** The kind of entries in `value`, or that it refers to, or the engine that decides. */
    category?: 'word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {});
    /** The sentences that the message was compared with. */
    disallowedSentences?: string[];
    /** What is looked at; `message` is the only known value. */
    entity: 'message' | (string & {});
    /** Number of the condition within its rule. */
    id?: number;
    /** The same in the spelling of the published schema. */
    isKeywordReferencePresent?: boolean;
    /** Whether `value` names keyword lists. */
    isKeywordsReferencePresent?: boolean;
    /** The same under another name, as one built-in rule has it. */
    isListReferencePresent?: boolean;
    /** Whether `value` contains labels with a confidence. */
    isMediaPresent?: boolean;
    /** The condition in words, for a person. */
    message?: string[] | string;
    /** The kind of content that is looked at. */
    operand?: 'text' | 'image' | 'video' | 'custom' | (string & {});
    /** How the content is compared with `value`. What `equals` compares with a value, the whole text or its single words, no source says. */
    operator?: 'contains' | 'equals' | (string & {});
    /** Prompts for an AI engine. Only an empty list has been published; the fields of an entry are not documented. */
    prompts?: unknown[];
    /** How similar a sentence must be, in percent. */
    similarityValue?: number;
    /** Terms, ids of keyword lists, or labels with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`, usually in a list. Whether one of several suffices no source says. */
    value?: string[] | string;
    /** A number that matches carry; its meaning is not documented. */
    weight?: number;
}
/** A condition of the rule. Regular expressions must not be greedy; give repetitions an upper bound. */
export interface RuleConditionRequest {
    /** The kind of entries in `value`, or that it refers to. */
    category?: ('word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {})) | undefined;
    /** What is examined; `message` is the only known value. */
    entity?: ('message' | (string & {})) | undefined;
    /** Number of the condition within the rule. */
    id?: number | undefined;
    /** The same in the published schema's spelling. */
    isKeywordReferencePresent?: boolean | undefined;
    /** Whether `value` contains ids of keyword lists. */
    isKeywordsReferencePresent?: boolean | undefined;
    /** The same under another name, as one built-in rule has it. */
    isListReferencePresent?: boolean | undefined;
    /** Whether `value` contains labels with a confidence. */
    isMediaPresent?: boolean | undefined;
    /** The kind of content to examine. */
    operand?: ('text' | 'image' | 'video' | 'custom' | (string & {})) | undefined;
    /** How to compare the content with `value`. What `equals` compares with a value, the whole text or its single words, no source says. */
    operator?: ('contains' | 'equals' | (string & {})) | undefined;
    /** Terms, ids of keyword lists, or labels with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`; one as a string, or several as a list. Whether one of several suffices no source says. */
    value?: (string | string[]) | undefined;
}
/** Limits a rule to certain users or groups. `entity` says which. */
export type RuleFilterRequest = GroupFilterRequest | UserFilterRequest;
/** A message and the rule that it matched, as they were at that moment. */
export interface RuleMatch {
    /** What the rule did to the message. */
    action?: RuleAction[];
    condition?: RuleCondition;
    /** When the rule matched, in seconds. */
    createdAt?: UnixSeconds;
    message?: Message;
    /** The revision of the rule that was active then. */
    revisionId?: string;
    /** Id of the rule. */
    ruleId?: string;
    /** Name of the rule. */
    ruleName?: string;
    /** When the record changed last, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A moderation rule. No property is documented as required. */
export interface RuleRequest {
    /** What happens to a message that matches the rule. */
    action?: RuleAction[] | undefined;
    /** The conditions of the rule, at most 10. */
    conditions?: RuleConditionRequest[] | undefined;
    /** What the rule is for. */
    description?: string | undefined;
    /**
     * Whether the rule is applied.
     *
     * @example true
     */
    enabled?: boolean | undefined;
    /** Whose messages the rule looks at, at most 10 filters. */
    filters?: RuleFilterRequest[] | undefined;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /**
     * The rule's name.
     *
     * @example No adverts
     */
    name?: string | undefined;
}
/** The custom webhook that delivers e-mails. */
export interface SaveCustomEmailProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled: boolean;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth: boolean;
    /** Whether to notify only users whose e-mail address is stored in the service. */
    useStoredEmailID: boolean;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/email
     */
    webhookURL: string;
}
/** What `saveCustomEmailProvider` returns. The webhook was saved. */
export interface SaveCustomEmailProviderResponse {
    data: CustomEmailProvider;
}
/** The custom webhook that delivers push notifications. */
export interface SaveCustomPushProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled: boolean;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth: boolean;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/push
     */
    webhookURL: string;
}
/** What `saveCustomPushProvider` returns. The webhook was saved. */
export interface SaveCustomPushProviderResponse {
    /** The webhook, in a list. */
    data: SaveCustomPushProviderResponseData;
}
/** The webhook, in a list. */
export interface SaveCustomPushProviderResponseData {
    /** The webhook. */
    pushProviders: CustomNotificationProvider[];
}
/** The custom webhook that delivers SMS. */
export interface SaveCustomSmsProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /**
     * The user name for HTTP Basic authentication.
     *
     * @example linden-yard
     */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled: boolean;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth: boolean;
    /**
     * Whether to notify only users whose phone number is stored in the service.
     *
     * @default false
     */
    useStoredPhNo: boolean;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/sms
     */
    webhookURL: string;
}
/** What `saveCustomSmsProvider` returns. The webhook was saved. */
export interface SaveCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** What `saveMessage` returns. The message, with `savedAt`. */
export interface SaveMessageResponse {
    data: Message;
}
/** The SendGrid account that sends the e-mails. */
export interface SaveSendGridDetailsRequest {
    /**
     * Whether a reply to an e-mail is sent as a message.
     *
     * @default false
     */
    allowEmailReplies: boolean;
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /**
     * E-mail address of the sender.
     * Format: email.
     *
     * @example news@linden-yard.example.com
     */
    senderEmail: string;
    /**
     * E-mail address for replies, if they are allowed.
     * Format: email.
     *
     * @example reply@linden-yard.example.com
     */
    senderEmailForReplies?: (string | null) | undefined;
    /**
     * Name of the sender of the e-mails.
     *
     * @example Linden Yard
     */
    senderName: string;
    /** API key of the SendGrid account. Keep it secret. */
    sendGridApiKey: string;
    /**
     * Id of the SendGrid template for the e-mails.
     *
     * @example d-not-a-real-template
     */
    sendGridTemplateID: string;
    /**
     * Id of the SendGrid unsubscribe group, as text.
     *
     * @example 4201
     */
    sendGridUnsubscribeGroupID: string;
}
/** What `saveSendgridDetails` returns. The SendGrid account was saved. */
export interface SaveSendgridDetailsResponse {
    data: SendGridDetails;
}
/** The Twilio account that sends the SMS. */
export interface SaveTwilioDetailsRequest {
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /**
     * SID of the Twilio account.
     *
     * @example AC-not-a-real-account
     */
    twilioAccountSID: string;
    /** Auth token of the Twilio account. Keep it secret. */
    twilioAuthToken: string;
    /**
     * Phone number of the sender, with its country code.
     *
     * @example +12025550100
     */
    twilioSenderPhoneNumber: string;
}
/** What `saveTwilioDetails` returns. The Twilio account was saved. */
export interface SaveTwilioDetailsResponse {
    data: TwilioDetails;
}
/** The content of a scheduler to send. It may have further keys of your own. */
export interface SchedulerMessageDataRequest {
    /** Whether the sender can interact with it too. */
    allowSenderInteraction?: boolean | undefined;
    interactionGoal?: InteractionGoal | undefined;
    interactiveData: InteractiveScheduler;
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    [key: string]: unknown;
}
/** Key of a permission of a group scope. The part after a dot is an option of the permission before it. */
export type ScopePermissionKey = 'sendMessage' | 'sendThreadedMessage' | 'editMessage' | 'addReaction' | 'listReactions' | 'listReactions.allowedScopes' | 'listMembers' | 'listMembers.allowedScopes' | 'initiateCall' | 'initiateCall.allowedScopes' | 'initiateCall.allowedType' | (string & {});
/** The permissions of the members with one scope in a group, by key. A permission that is not set has its default, which is `allow` for permissions that allow or deny. There can be more keys than the 11 listed here. */
export interface ScopePermissions {
    /** Whether they may react to messages. */
    addReaction?: PermissionEffect | undefined;
    /** Whether they may edit messages. */
    editMessage?: PermissionEffect | undefined;
    /** Whether they may start calls. */
    initiateCall?: PermissionEffect | undefined;
    /** The scopes of the members they may call. */
    "initiateCall.allowedScopes"?: PermissionListOrItem | undefined;
    /** The types of calls that they may start, `audio` or `video`. */
    "initiateCall.allowedType"?: PermissionListOrItem | undefined;
    /** Whether they may list members. */
    listMembers?: PermissionEffect | undefined;
    /** The scopes of the members they may list. */
    "listMembers.allowedScopes"?: PermissionListOrItem | undefined;
    /** Whether they may list reactions. */
    listReactions?: PermissionEffect | undefined;
    /** The scopes of the members whose reactions they may see. */
    "listReactions.allowedScopes"?: PermissionListOrItem | undefined;
    /** Whether they may send messages. */
    sendMessage?: PermissionEffect | undefined;
    /** Whether they may reply in threads. */
    sendThreadedMessage?: PermissionEffect | undefined;
    [key: string]: PermissionValue | PermissionEffect | PermissionListOrItem | undefined;
}
/** The content of a web page. */
export interface ScrapedWebPage {
    /** The content in the requested format. */
    content: string;
    /** Length of the content. */
    contentLength?: number;
    /**
     * Duration of the crawl. The unit is not documented; the values look like milliseconds.
     *
     * @example 1800
     */
    crawlDuration?: number;
    /** Description of the page. */
    description?: string | null;
    metadata?: ScrapedWebPageMetadata;
    /**
     * The program that read the page, such as `Firecrawl`.
     *
     * @example Firecrawl
     */
    scraper?: string;
    /**
     * Time when the page was read, in ISO 8601.
     * Format: date-time.
     *
     * @example 2026-03-01T09:00:00Z
     */
    timestamp?: string;
    /**
     * Title of the page.
     *
     * @example Growing tomatoes
     */
    title?: string | null;
    /**
     * Address of the page.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    url: string;
}
/** The metadata of a web page. */
export interface ScrapedWebPageMetadata {
    /**
     * The canonical address of the page, or empty.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    canonical?: string;
    /**
     * Language of the page, such as `en`.
     *
     * @example en
     */
    language?: string;
    /** Open Graph properties. They depend on the page. */
    og?: {
        [key: string]: unknown;
    };
    /** Twitter card properties. They depend on the page. */
    twitter?: {
        [key: string]: unknown;
    };
}
/** The web page to read. */
export interface ScrapeWebPageRequest {
    /**
     * Format of the content in the response.
     *
     * @default markdown
     */
    format?: ("markdown" | "html" | "text") | undefined;
    /**
     * Time limit, in milliseconds.
     *
     * @default 30000
     * @example 20000
     */
    timeout?: number | undefined;
    /**
     * Address of the page.
     * Format: uri.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    url: string;
}
/** What `scrapeWebPage` returns. The page's content. */
export interface ScrapeWebPageResponse {
    data: ScrapedWebPage;
    /** The outcome in words. */
    message?: string;
    /** Whether the page could be read. */
    success: boolean;
}
/** What `searchAgentTools` returns. The tools that were found. */
export interface SearchAgentToolsResponse {
    /** The tools that were found. The content of an entry is not documented. */
    results: {
        [key: string]: unknown;
    }[];
    /** Whether the search succeeded. */
    success: boolean;
}
/** What `sendBotMessage` returns. The sent message. */
export interface SendBotMessageResponse {
    data: Message;
}
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. */
export type SendCardMessageRequest = SendCardMessageRequestToOneReceiver | SendCardMessageRequestToSeveralReceivers;
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. For one user or group. */
export interface SendCardMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of cards. */
    category: "card";
    data: CardMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /**
     * The type of card. Its values are not documented.
     *
     * @example card
     */
    type?: string | undefined;
}
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. For several users and groups. */
export interface SendCardMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of cards. */
    category: "card";
    data: CardMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /**
     * The type of card. Its values are not documented.
     *
     * @example card
     */
    type?: string | undefined;
}
/** Custom interactive content. */
export type SendCustomInteractiveMessageRequest = SendCustomInteractiveMessageRequestToOneReceiver | SendCustomInteractiveMessageRequestToSeveralReceivers;
/** Custom interactive content. For one user or group. */
export interface SendCustomInteractiveMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of messages to interact with. */
    category: "interactive";
    data: CustomInteractiveMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of content of your own. */
    type: "customInteractive";
}
/** Custom interactive content. For several users and groups. */
export interface SendCustomInteractiveMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of messages to interact with. */
    category: "interactive";
    data: CustomInteractiveMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of content of your own. */
    type: "customInteractive";
}
/** A message of your app's own kind to send. */
export type SendCustomMessageRequest = SendCustomMessageRequestToOneReceiver | SendCustomMessageRequestToSeveralReceivers;
/** A message of your app's own kind to send. For one user or group. */
export interface SendCustomMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of messages of your own kind. */
    category: "custom";
    data: CustomMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /**
     * The kind, named by you, such as `location`.
     *
     * @example location
     */
    type: string;
}
/** A message of your app's own kind to send. For several users and groups. */
export interface SendCustomMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of messages of your own kind. */
    category: "custom";
    data: CustomMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /**
     * The kind, named by you, such as `location`.
     *
     * @example location
     */
    type: string;
}
/** A form to send. */
export type SendFormMessageRequest = SendFormMessageRequestToOneReceiver | SendFormMessageRequestToSeveralReceivers;
/** A form to send. For one user or group. */
export interface SendFormMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of messages to interact with. */
    category: "interactive";
    data: FormMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a form. */
    type: "form";
}
/** A form to send. For several users and groups. */
export interface SendFormMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of messages to interact with. */
    category: "interactive";
    data: FormMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a form. */
    type: "form";
}
/** The SendGrid account that sends the app's e-mails. */
export interface SendGridDetails {
    /** Whether a reply to an e-mail is sent as a message. */
    allowEmailReplies?: boolean;
    /** Whether the provider is enabled. */
    isEnabled?: boolean;
    /**
     * Address for replies, created by the service. It contains a token; keep it secret.
     *
     * @example https://example.com/sendgrid/replies?token=not-a-real-token
     */
    repliesWebhook?: string | null;
    /**
     * E-mail address of the sender.
     *
     * @example news@linden-yard.example.com
     */
    senderEmail?: string | null;
    /**
     * E-mail address for replies, if they are allowed.
     *
     * @example reply@linden-yard.example.com
     */
    senderEmailForReplies?: string | null;
    /**
     * Name of the sender of the e-mails.
     *
     * @example Linden Yard
     */
    senderName?: string | null;
    /** API key of the SendGrid account. Keep it secret. */
    sendGridApiKey?: string | null;
    /**
     * Id of the SendGrid template for the e-mails.
     *
     * @example d-not-a-real-template
     */
    sendGridTemplateID?: string | null;
    /**
     * Id of the SendGrid unsubscribe group, as text.
     *
     * @example 4201
     */
    sendGridUnsubscribeGroupID?: string | null;
}
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. */
export type SendInteractiveCardMessageRequest = SendInteractiveCardMessageRequestToOneReceiver | SendInteractiveCardMessageRequestToSeveralReceivers;
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. For one user or group. */
export interface SendInteractiveCardMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of messages to interact with. */
    category: "interactive";
    data: InteractiveCardMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a card. */
    type: "card";
}
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. For several users and groups. */
export interface SendInteractiveCardMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of messages to interact with. */
    category: "interactive";
    data: InteractiveCardMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a card. */
    type: "card";
}
/** An interactive message: a form, a card, a scheduler, or custom content (`customInteractive`). `type` says which. */
export type SendInteractiveMessageRequest = SendCustomInteractiveMessageRequest | SendSchedulerMessageRequest | SendInteractiveCardMessageRequest | SendFormMessageRequest;
/** Files to send, with or without a caption. */
export type SendMediaMessageRequest = SendMediaMessageRequestToOneReceiver | SendMediaMessageRequestToSeveralReceivers;
/** Files to send, with or without a caption. For one user or group. */
export interface SendMediaMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of texts and files; may be left out. */
    category?: "message" | undefined;
    data: MediaMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The kind of files. */
    type: "image" | "video" | "audio" | "file";
}
/** Files to send, with or without a caption. For several users and groups. */
export interface SendMediaMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of texts and files; may be left out. */
    category?: "message" | undefined;
    data: MediaMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The kind of files. */
    type: "image" | "video" | "audio" | "file";
}
/** A message to send: a text, files, a custom message (category `custom`), an interactive message (category `interactive`), or a card (category `card`). */
export type SendMessageRequest = SendCardMessageRequest | SendInteractiveMessageRequest | SendCustomMessageRequest | SendMediaMessageRequest | SendTextMessageRequest;
/** What `sendMessage` returns. The sent message. What is returned for several receivers is not documented. */
export interface SendMessageResponse {
    data: Message;
}
/** A scheduler to send, to pick a time in. */
export type SendSchedulerMessageRequest = SendSchedulerMessageRequestToOneReceiver | SendSchedulerMessageRequestToSeveralReceivers;
/** A scheduler to send, to pick a time in. For one user or group. */
export interface SendSchedulerMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of messages to interact with. */
    category: "interactive";
    data: SchedulerMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a scheduler. */
    type: "scheduler";
}
/** A scheduler to send, to pick a time in. For several users and groups. */
export interface SendSchedulerMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of messages to interact with. */
    category: "interactive";
    data: SchedulerMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a scheduler. */
    type: "scheduler";
}
/** A text to send. */
export type SendTextMessageRequest = SendTextMessageRequestToOneReceiver | SendTextMessageRequestToSeveralReceivers;
/** A text to send. For one user or group. */
export interface SendTextMessageRequestToOneReceiver extends ToOneReceiver {
    /** The category of texts and files; may be left out. */
    category?: "message" | undefined;
    data: TextMessageDataRequest;
    muid?: Muid | undefined;
    multipleReceivers?: never;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a text. */
    type: "text";
}
/** A text to send. For several users and groups. */
export interface SendTextMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** The category of texts and files; may be left out. */
    category?: "message" | undefined;
    data: TextMessageDataRequest;
    muid?: Muid | undefined;
    quotedMessageId?: QuotedMessageId | undefined;
    tags?: Tags | undefined;
    /** The type of a text. */
    type: "text";
}
/** What `sendThreadMessage` returns. The sent reply. */
export interface SendThreadMessageResponse {
    data: Message;
}
/** A list of sentences to compare the meaning with, as text. */
export interface SentenceListRequest {
    /** Marks a list of sentences. */
    category: "sentence-similarity";
    /** What the list is for. */
    description?: string | undefined;
    /** The sentences that are not allowed. */
    disallowedSentences: string[];
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
}
/** The configuration with which a participant's client joined the session. Boolean values are sent as strings. */
export interface SessionConfiguration {
    /**
     * Version of the client's calling SDK.
     *
     * @example 2.3.0
     */
    call_version?: string;
    /** Whether the microphone was muted. */
    is_audio_muted?: BooleanString;
    /** Whether the participant joined without video. */
    is_audio_only?: BooleanString;
    /** Whether the camera was off. */
    is_video_muted?: BooleanString;
    /**
     * The layout of the session, such as `DEFAULT`.
     *
     * @example DEFAULT
     */
    mode?: string;
    /**
     * The platform of the client, such as `web`.
     *
     * @example web
     */
    platform?: string;
    /**
     * The SDK of the client, such as `react`.
     *
     * @example react
     */
    sdk?: string;
    /** Whether recording starts with the session. */
    start_recording_on_call_start?: BooleanString;
}
/** The session of a call or a meeting ended. */
export interface SessionEndedEvent extends WebhookEvent {
    /** The data of the event. */
    data: SessionEndedEventData;
    type: SessionType;
}
/** The data of the event. */
export interface SessionEndedEventData {
    /** All participants of the session. */
    all_occupants?: SessionOccupant[];
    /** Time when the session started, in seconds. */
    created_at?: UnixSeconds;
    /** Time when the session ended, in seconds. */
    destroyed_at?: UnixSeconds;
    /**
     * Id of the session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
}
/** A participant of a session. */
export interface SessionOccupant {
    /** Whether the participant joined without video, as a string. */
    audio_call?: BooleanString;
    /** Time when the participant joined, in seconds. */
    joined_at?: UnixSeconds;
    /** Time when the participant left, in seconds. */
    left_at?: UnixSeconds;
    /**
     * The name of the participant.
     *
     * @example Mira Okafor
     */
    name?: string;
    /** Uid of the participant. */
    uid?: string;
}
/** A participant joined or left the session of a call or a meeting. */
export interface SessionParticipantEvent extends WebhookEvent {
    /** The data of the event. */
    data: SessionParticipantEventData;
    type: SessionType;
}
/** The data of the event. */
export interface SessionParticipantEventData {
    initial_config?: SessionConfiguration;
    occupant: SessionOccupant;
    /**
     * Id of the session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
}
/** A recording of a session. Its numbers are sent as strings. */
export interface SessionRecording {
    /**
     * Duration of the recording, as a string with a decimal fraction.
     *
     * @example 720.000000
     */
    duration?: string;
    /**
     * Address of the recording.
     *
     * @example https://example.com/recordings/feedfacefeedface01.mp4
     */
    recording_url?: string;
    /**
     * Date of the recording.
     * Format: date.
     *
     * @example 2026-03-01
     */
    recordingDate?: string;
    /**
     * Id of the session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
    /**
     * Time when the recording starts, in seconds since 1970-01-01T00:00:00Z, as a string.
     *
     * @example 1772355600
     */
    startTime?: string;
}
/** The session of a call or a meeting started. */
export interface SessionStartedEvent extends WebhookEvent {
    /** The data of the event. */
    data: SessionStartedEventData;
    type: SessionType;
}
/** The data of the event. */
export interface SessionStartedEventData {
    /** Time when the session started, in seconds. */
    created_at?: UnixSeconds;
    /**
     * Id of the session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
}
/** A transcript of a session. Its times are numbers, unlike those of a recording. */
export interface SessionTranscript {
    /** Time when the transcript ends, in seconds. */
    endTime?: UnixSeconds;
    /**
     * Id of the session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
    /** Time when the transcript starts, in seconds. */
    startTime?: UnixSeconds;
    /**
     * Id of the transcript.
     *
     * @example transcript-01
     */
    tid?: string;
    /**
     * Address of the transcript.
     *
     * @example https://example.com/transcripts/feedfacefeedface01.json
     */
    transcript_url?: string;
    /**
     * Date of the session.
     * Format: date.
     *
     * @example 2026-03-01
     */
    transcriptDate?: string;
}
/** The kind of session: a ringing call (`call`) or a meeting (`meet`). */
export type SessionType = 'call' | 'meet' | (string & {});
/** What `setDefaultApnsProvider` returns. The provider is now the default. */
export interface SetDefaultApnsProviderResponse {
    data: NotificationSuccess;
}
/** What `setDefaultFcmProvider` returns. The provider is now the default. */
export interface SetDefaultFcmProviderResponse {
    data: NotificationSuccess;
}
/** The permissions to set. Other permissions do not change. */
export interface SetRolePermissionsRequest {
    permissions: RolePermissions;
}
/** What `setRolePermissions` returns. The permissions were set. */
export interface SetRolePermissionsResponse {
    data: SetRolePermissionsResult;
}
/** The result of setting permissions: an outcome for each permission under its key, and the role's current permissions. */
export interface SetRolePermissionsResult {
    permissions?: RolePermissions;
    /** Id of the role. */
    role?: string;
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
    [key: string]: Acknowledgement | RolePermissions | string | UnixSeconds | undefined;
}
/** The permissions to set. Other permissions do not change. */
export interface SetScopePermissionsRequest {
    permissions: ScopePermissions;
}
/** What `setScopePermissions` returns. The permissions were set. */
export interface SetScopePermissionsResponse {
    data: SetScopePermissionsResult;
}
/** The result of setting permissions: an outcome for each permission under its key, and the scope's current permissions. */
export interface SetScopePermissionsResult {
    /** Guid of the group. */
    guid?: string;
    permissions?: ScopePermissions;
    /** The scope. */
    scope?: string;
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
    [key: string]: Acknowledgement | string | ScopePermissions | UnixSeconds | undefined;
}
/** Free-form JSON of your own, usually an object. At most 5 KB, inside a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
export type StoredMetadata = Metadata | unknown[] | string;
/** Free-form JSON about a user, usually an object. At most 5 KB, inside a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
export type StoredUserMetadata = UserMetadata | unknown[] | string;
/** What `submitMessageForModeration` returns. The message, which is not decided yet. */
export interface SubmitMessageForModerationResponse {
    data: Message;
}
/** A message to be checked by the app's rules. Requires `type` and `data`. */
export interface SubmitMessageRequest {
    /** Text and files (`message`) or a kind of message of your own (`custom`). The value `custom` requires `type` and `data.customData`. */
    category?: ("message" | "custom") | undefined;
    data?: SubmittedMessageData | undefined;
    muid?: Muid | undefined;
    /** Uid of the user or guid of the group it goes to. */
    receiver: ReceiverId;
    /** The details of the receiving group. Needed only if the group does not exist yet, to create it. */
    receiverGroupDetails?: NewGroupDetails | undefined;
    /** Whether it goes to one user or to a group. */
    receiverType: ReceiverTypeRequest;
    /** The details of the receiving user. Needed only if that user does not exist yet, to create it. */
    receiverUserDetails?: NewUserDetails | undefined;
    /** Uid of the user who sends the message. */
    sender: Uid;
    /** The details of the sender. Needed only if the user does not exist yet, to create it. */
    senderUserDetails?: NewUserDetails | undefined;
    /** When it was sent, in seconds. The current time if left out. */
    sentAt?: UnixSeconds | undefined;
    tags?: Tags | undefined;
    /** The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, a name of your own in the category `custom`. The value `text` requires `data.text`. The values `image`, `file`, `audio` and `video` require `data.attachments`. */
    type?: ('text' | 'image' | 'file' | 'audio' | 'video' | (string & {})) | undefined;
}
/** Content of a shape that is your own, if it was submitted for moderation with a text or files. */
export interface SubmittedContent {
    [key: string]: unknown;
}
/** The content of a message. You can add other properties. */
export interface SubmittedMessageData {
    /** The files of an image, video, audio or file message. */
    attachments?: CompleteAttachmentRequest[] | undefined;
    /** The content of a custom message, of a shape that is your own. */
    customData?: {
        [key: string]: unknown;
    } | undefined;
    /** Free-form JSON of your own that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The text, or the caption of the files. */
    text?: string | undefined;
    [key: string]: unknown;
}
/** What `subscribeToThread` returns. The user is subscribed. */
export interface SubscribeToThreadResponse {
    data: ThreadSubscription;
}
/** The discovered URLs to process again. */
export interface SyncDiscoveredUrlsRequest {
    /** Ids of the discovered URLs. Empty for all that failed. */
    uniqueIds: string[];
}
/** What `syncDiscoveredUrls` returns. The pages are being processed again. */
export interface SyncDiscoveredUrlsResponse extends DiscoveredUrlBatchResult {
}
/** What `syncKnowledgeBaseSource` returns. Indexing started. */
export interface SyncKnowledgeBaseSourceResponse {
    /** Whether indexing started. */
    success: boolean;
}
/** Labels of your own to filter by; at most 25, each of at most 100 characters. */
export type Tags = string[];
/** A text that a person or a bot sent. Once the message is deleted (`deletedAt`) the service may leave the text out; look at `deletedAt` first where you list deleted messages too. */
export interface TextMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data: TextMessageData;
    /** Marks a text. */
    type: "text";
}
/** The content of a text message. */
export interface TextMessageData extends MessageDataBase {
    /** Files that came with the text, if any. */
    attachments?: MessageAttachment[];
    customData?: SubmittedContent;
    /**
     * The text. A mention in it reads `<@uid:mira>`.
     *
     * @example The seedlings can go out on Saturday, <@uid:mira>.
     */
    text: string;
}
/** The content of a text message, at most 10 KB in all. It may have further keys of your own. */
export interface TextMessageDataRequest {
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The text. Mention up to ten users as `<@uid:mira>`.
     *
     * @example The seedlings can go out on Saturday.
     */
    text: string;
    [key: string]: unknown;
}
/** A color in both themes, as `#` and six hexadecimal digits. */
export interface ThemedColor {
    /**
     * The color in the dark theme.
     *
     * @example #1B2E12
     */
    dark?: string;
    /**
     * The color in the light theme.
     *
     * @example #F1F8E9
     */
    light?: string;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. */
export type Thread = ThreadTextMessage | ThreadMediaMessage | ThreadDeletedMessage | ThreadOtherContentMessage | ThreadCustomMessage | ThreadActionMessage | ThreadCallMessage | ThreadInteractiveMessage | ThreadAgenticMessage | ThreadCardMessage | ThreadUnknownMessage;
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A record of an action on a member of a group (`groupMember`) or on a message (`message`). */
export interface ThreadActionMessage extends ActionMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. What an AI agent says (`assistant`), or a step of its use of a tool: what it calls the tool with (`tool-arguments`), and what the tool gives back (`tool-result`). */
export interface ThreadAgenticMessage extends AgenticMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A step of a ringing call, for example that it was placed or was not answered. */
export interface ThreadCallMessage extends CallMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A card, sent by a user or by an AI agent. */
export interface ThreadCardMessage extends CardMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A message of a kind that your app defines, such as a location or a poll. */
export interface ThreadCustomMessage extends CustomMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A text or file message that was deleted. It has `deletedAt`, and its text or files may be gone. The types leave it aside when `type` is compared, so that a text has its `text`; look at `deletedAt` first where deleted messages are listed too. */
export interface ThreadDeletedMessage extends DeletedMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. An interactive message: a form, a card, a scheduler or custom content. */
export interface ThreadInteractiveMessage extends InteractiveMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. Files that a person or a bot sent: images, videos, audio or other files, as `type` says. Once the message is deleted (`deletedAt`) the service may leave the files out. */
export interface ThreadMediaMessage extends MediaMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. The open branch of the category `message`: a message of a type that is not described here, such as one that the service adds later. */
export interface ThreadOtherContentMessage extends OtherContentMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** Whether a change to a user's subscription to a thread succeeded. */
export interface ThreadSubscription {
    /** Whether it succeeded. */
    success: boolean;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. A text that a person or a bot sent. Once the message is deleted (`deletedAt`) the service may leave the text out; look at `deletedAt` first where you list deleted messages too. */
export interface ThreadTextMessage extends TextMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with their number and the last of them. `updatedAt` is the time of the last reply. The open branch of messages: a message of a category that is not described here, such as one that the service adds later. The fields of its `data`, other than those that all messages share, are not known. */
export interface ThreadUnknownMessage extends UnknownMessage {
    /** The last reply. Fields without a value are empty or null in it. */
    lastReply?: MessageSnapshot;
    /** How many unread mentions of the user in `onBehalfOf` there are, if `withMentionCount` asks for it. */
    unreadMentionsCount?: number;
}
/** A period of time within one day. */
export interface TimeRange {
    /** Where it begins, as four digits, such as `"0600"`. */
    from?: string | undefined;
    /** Where it ends, as four digits, such as `"1800"`. */
    to?: string | undefined;
    [key: string]: unknown;
}
/** For one user or group. */
export interface ToOneReceiver {
    multipleReceivers?: MultipleReceivers | undefined;
    receiver: ReceiverId;
    receiverType: ReceiverTypeRequest;
}
/** For several users and groups. */
export interface ToSeveralReceivers {
    multipleReceivers: MultipleReceivers;
    receiver?: ReceiverId | undefined;
    receiverType?: ReceiverTypeRequest | undefined;
}
/** The transcript of a call or a meeting is available. */
export interface TranscriptionEvent extends WebhookEvent {
    data: SessionTranscript;
}
/** The name of an event, as a webhook subscribes to it. The webhooks of the Chat API describe what each event contains. The last six cannot be subscribed to with `add-triggers`: three are sent to custom notification providers, three by legacy webhooks. */
export type TriggerId = 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_delivered_to_all' | 'message_read_by_all' | 'message_pinned' | 'message_unpinned' | 'conversation_pinned' | 'conversation_unpinned' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | 'email-notification-payload-generated' | 'sms-notification-payload-generated' | 'push-notification-payload-generated' | 'before_message' | 'after_message' | 'after_connection_status_changed' | (string & {});
/** The Twilio account that sends the app's SMS. */
export interface TwilioDetails {
    /** Whether the provider is enabled. */
    isEnabled?: boolean;
    /**
     * SID of the Twilio account.
     *
     * @example AC-not-a-real-account
     */
    twilioAccountSID?: string | null;
    /** Auth token of the Twilio account. Keep it secret. */
    twilioAuthToken?: string | null;
    /**
     * Phone number of the sender, with its country code.
     *
     * @example +12025550100
     */
    twilioSenderPhoneNumber?: string | null;
}
/** Identifies one user of the app: letters, digits, hyphen and underscore, at most 100 of them. The service converts it to lower case. It never changes. */
export type Uid = string;
/** What `unbanGroupUser` returns. The user is no longer banned. */
export interface UnbanGroupUserResponse {
    data: Acknowledgement;
}
/** What `unblockUsers` returns. A result for each user, some of which may be failures. */
export interface UnblockUsersResponse {
    data: UserResults;
}
/** A time, in milliseconds since 1970-01-01T00:00:00Z. */
export type UnixMilliseconds = number;
/** A time, in seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** A time, in seconds since 1970-01-01T00:00:00Z, or null. */
export type UnixSecondsOrNull = number | null;
/** The open branch of messages: a message of a category that is not described here, such as one that the service adds later. The fields of its `data`, other than those that all messages share, are not known. */
export interface UnknownMessage extends MessageBase {
    /** The category, as the service names it. */
    category: UndescribedValue;
    data?: OpenMessageData;
    /** The type, as the service names it. */
    type?: string;
}
/** The conversations to unmute. */
export interface UnmuteConversationsRequest {
    /** The conversations. */
    conversations: ConversationToUnmute[];
}
/** What `unmuteConversations` returns. The conversations were unmuted. */
export interface UnmuteConversationsResponse {
    data: NotificationSuccess;
}
/** What `unpinGroupConversation` returns. The conversation, without `pinnedBy` and `pinnedAt`. */
export interface UnpinGroupConversationResponse {
    data: PinnedConversation;
}
/** What `unpinMessage` returns. The message, without `pinnedBy` and `pinnedAt`. */
export interface UnpinMessageResponse {
    data: Message;
}
/** What `unpinUserConversation` returns. The conversation, without `pinnedBy` and `pinnedAt`. */
export interface UnpinUserConversationResponse {
    data: PinnedConversation;
}
/** The auth token whose push tokens to delete. */
export interface UnregisterPushTokenRequest {
    /** The auth token that the push token was registered with. */
    authToken: string;
}
/** What `unregisterPushTokens` returns. The tokens were deleted. */
export interface UnregisterPushTokensResponse {
    /** The deleted tokens. */
    data: UnregisterPushTokensResponseData;
}
/** The deleted tokens. */
export interface UnregisterPushTokensResponseData {
    /** The tokens. */
    pushTokens?: PushToken[];
}
/** What `unsaveMessage` returns. The message, without `savedAt`. */
export interface UnsaveMessageResponse {
    data: Message;
}
/** What `unsetRolePermission` returns. The permission was unset. */
export interface UnsetRolePermissionResponse {
    data: UnsetRolePermissionResult;
}
/** The role's permissions after the change. */
export interface UnsetRolePermissionResult {
    /** Key of the permission that was unset. */
    permission?: string;
    permissions?: RolePermissions;
    /** Id of the role. */
    role?: string;
    /** What happened to the permission. */
    status?: 'removed' | (string & {});
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** What `unsetScopePermission` returns. The permission was unset. */
export interface UnsetScopePermissionResponse {
    data: UnsetScopePermissionResult;
}
/** The scope's permissions after the change. */
export interface UnsetScopePermissionResult {
    /** Guid of the group. */
    guid?: string;
    /** Key of the permission that was unset. */
    permission?: string;
    permissions?: ScopePermissions;
    /** The scope. */
    scope?: string;
    /** What happened to the permission. */
    status?: 'removed' | (string & {});
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** What `unsubscribeFromThread` returns. The user is no longer subscribed. */
export interface UnsubscribeFromThreadResponse {
    data: ThreadSubscription;
}
/** The fields of the agent to change. */
export interface UpdateAgentBuilderAgentRequest {
    /** Slugs of its API tools, which must exist. */
    apiTools?: string[] | undefined;
    /** Description of the agent. */
    description?: string | undefined;
    /** Address of the agent's picture. */
    icon?: string | undefined;
    /** The instruction that tells the agent how to behave, at most 32,000 characters. Refer to a frontend action as `@action:triggerFunction`, to a built-in variable as `@var-auth:name`, and to a custom variable as `@var-custom:name`. */
    instruction?: string | undefined;
    /** Whether the agent is active. */
    isActive?: boolean | undefined;
    /** Slugs of its MCP servers, which must exist. */
    mcpServers?: string[] | undefined;
    /** Custom JSON data about the agent. */
    metaData?: {
        [key: string]: unknown;
    } | undefined;
    /** The language model, by its name in the list of models. */
    model?: string | undefined;
    modelMetaData?: AgentModelSettings | undefined;
    /** Name of the agent, at most 100 characters. */
    name?: string | undefined;
    /** Slugs of its ready-to-use tools, which must exist. */
    tools?: string[] | undefined;
}
/** What `updateAgentBuilderAgent` returns. The agent was updated. */
export interface UpdateAgentBuilderAgentResponse extends AgentBuilderOutcome {
}
/** The fields of the variable to change. The name cannot change. */
export interface UpdateAgentVariableRequest {
    /** The value of a constant, at most 500 characters. */
    constantValue?: string | undefined;
    /**
     * The value to use if the metadata has no value, at most 200 characters.
     *
     * @example bed 1
     */
    defaultValue?: string | undefined;
    /** The meaning of the value, at most 200 characters. */
    description?: string | undefined;
    /** The path of the value in the metadata, with dots, at most 100 characters. */
    sourcePath?: string | undefined;
    /** The source of the value: the metadata of the message (`message_metadata`), the metadata of its sender (`user_metadata`), or the variable itself (`constant`). */
    sourceType?: ("message_metadata" | "user_metadata" | "constant") | undefined;
}
/** The fields of the key to change. */
export interface UpdateApiKeyRequest {
    /**
     * Name of the key. An emoji counts as two characters.
     *
     * @example Open day login
     */
    name?: string | undefined;
    scope?: ApiKeyScope | undefined;
}
/** What `updateApikey` returns. The API key after the change. */
export interface UpdateApikeyResponse {
    data: ApiKey;
}
/** The fields of the API tool to change. The display name cannot change. */
export interface UpdateApiToolRequest {
    /** Whether the agent can send values other than the parameters. */
    allowAdditionalProperties?: boolean | undefined;
    /**
     * The password for HTTP Basic authentication. It is stored and never returned.
     * Format: password.
     */
    basicAuthPassword?: string | undefined;
    /** The user name for HTTP Basic authentication. */
    basicAuthUsername?: string | undefined;
    /** The body of the request as text, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** When to use it, what it needs and what it returns. The agent uses this description. */
    description?: string | undefined;
    /** Whether to send a user name and a password, which are then required. */
    enableBasicAuth?: boolean | undefined;
    /** The address of the request. It can contain names in double braces. */
    endpoint?: string | undefined;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /** Address of the tool's picture. */
    icon?: string | undefined;
    /** The HTTP method of the request. */
    method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE") | undefined;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameterRequest[] | undefined;
    /** Slug of the tool, which the path already contains. */
    slug?: string | undefined;
}
/** What `updateApiTool` returns. The tool after the change. */
export interface UpdateApiToolResponse extends ApiTool {
}
/** The push provider and its changes. */
export interface UpdateApnsProviderRequest {
    /** Bundle id of the iOS app. */
    bundleId?: string | undefined;
    /** Whether push notifications wake the app in the background (`content-available`). */
    includeContentAvailable?: boolean | undefined;
    /** Whether the app can change a push notification before it is shown (`mutable-content`). */
    includeMutableContent?: boolean | undefined;
    /** Id of the key. */
    keyId?: string | undefined;
    /** The key, as text. Keep it secret. */
    p8Key?: string | undefined;
    /** Name of the key's file. */
    p8KeyFilename?: string | undefined;
    /** Whether to use Apple's production service instead of its sandbox. */
    productionMode?: boolean | undefined;
    /**
     * Id of the provider to update.
     *
     * @example linden-ios
     */
    providerId: string;
    /** Id of your Apple developer team. */
    teamId?: string | undefined;
}
/** What `updateApnsProvider` returns. The provider was updated. */
export interface UpdateApnsProviderResponse {
    data: NotificationSuccess;
}
/** Details of the client that uses a token. */
export interface UpdateAuthTokenRequest {
    /** Details of the client app, as free-form JSON. */
    appInfo?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The platform that uses the token.
     *
     * @example ios
     */
    platform?: string | undefined;
    /**
     * The client's user agent.
     *
     * @example LindenYard/1.4
     */
    userAgent?: string | undefined;
}
/** What `updateAuthtoken` returns. The changed token. */
export interface UpdateAuthtokenResponse {
    data: AuthToken;
}
/** The fields of the agent to change. */
export interface UpdateByoAgentRequest {
    actions?: ByoToolNames | undefined;
    icon?: ByoAgentIcon | undefined;
    /** The framework of the agent. */
    integrateWith?: ("mastra" | "mastra-legacy" | "langgraph" | "crewai" | "vercelV5" | "ag2" | "rasa" | "agno" | "ag-ui") | undefined;
    /** How to reach the agent. The fields depend on the framework. */
    integrationMeta?: UpdateByoAgentRequestIntegrationMeta | undefined;
    integrationType?: ByoIntegrationType | undefined;
    /** Whether the agent is active. */
    isActive?: boolean | undefined;
    metaData?: ByoAgentGreeting | undefined;
    name?: ByoAgentName | undefined;
    tools?: ByoToolNames | undefined;
}
/** How to reach the agent. The fields depend on the framework. */
export interface UpdateByoAgentRequestIntegrationMeta {
    /**
     * Id of the agent in its framework, for Mastra and Agno.
     *
     * @example frostWatch
     */
    agentId?: string | undefined;
    baseUrl?: ByoAgentUrl | undefined;
    /** Id for users without an id, for AG2. */
    defaultUserId?: string | undefined;
    /** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
    headers?: UpdateByoAgentRequestIntegrationMetaHeaders | undefined;
}
/** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
export type UpdateByoAgentRequestIntegrationMetaHeaders = ByoHeaders | ByoHeaderLines;
/** What `updateByoAgent` returns. The agent was updated. */
export interface UpdateByoAgentResponse {
    /** Whether the agent was updated. */
    success: boolean;
}
/** What `updateByoTool` returns. The tool or action after the change. */
export interface UpdateByoToolResponse extends ByoTool {
}
/** The contact details to change. */
export interface UpdateContactDetailsRequest {
    /**
     * The user's e-mail address.
     * Format: email.
     *
     * @example mira@example.com
     */
    email?: string | undefined;
    /**
     * The user's phone number with its country code, such as `+1` or `+49`.
     *
     * @example +12025550143
     */
    phno?: string | undefined;
}
/** What `updateContactDetails` returns. The contact details were updated. */
export interface UpdateContactDetailsResponse {
    data: NotificationContactDetails;
}
/** What to change about a conversation. */
export interface UpdateConversationRequest {
    tags?: Tags | undefined;
}
/** What `updateCustomAgentVariable` returns. The variable after the change. */
export interface UpdateCustomAgentVariableResponse extends AgentCustomVariable {
}
/** The fields of the e-mail webhook to change. */
export interface UpdateCustomEmailProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /** The user name for HTTP Basic authentication. */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth?: boolean | undefined;
    /** Whether to notify only users whose e-mail address is stored in the service. */
    useStoredEmailID?: boolean | undefined;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** What `updateCustomEmailProvider` returns. The webhook was updated. */
export interface UpdateCustomEmailProviderResponse {
    data: CustomEmailProvider;
}
/** The fields of the push webhook to change. */
export interface UpdateCustomPushProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /** The user name for HTTP Basic authentication. */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth?: boolean | undefined;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** What `updateCustomPushProvider` returns. The webhook was updated. */
export interface UpdateCustomPushProviderResponse {
    /** The webhook, in a list. */
    data: UpdateCustomPushProviderResponseData;
}
/** The webhook, in a list. */
export interface UpdateCustomPushProviderResponseData {
    /** The webhook. */
    pushProviders: CustomNotificationProvider[];
}
/** The fields of the SMS webhook to change. */
export interface UpdateCustomSmsProviderRequest {
    /** The password for HTTP Basic authentication. Keep it secret. */
    basicAuthPassword?: string | undefined;
    /** The user name for HTTP Basic authentication. */
    basicAuthUsername?: string | undefined;
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /** Whether the service uses HTTP Basic authentication for this address. */
    useBasicAuth?: boolean | undefined;
    /** Whether to notify only users whose phone number is stored in the service. */
    useStoredPhNo?: boolean | undefined;
    /**
     * The address that the service calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** What `updateCustomSmsProvider` returns. The webhook was updated. */
export interface UpdateCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** The push provider and its changes. */
export interface UpdateFcmProviderRequest {
    notificationInPayload?: FcmNotificationInPayload | undefined;
    /**
     * Id of the provider to update.
     *
     * @example linden-android
     */
    providerId: string;
    serviceAccountCreds?: FcmServiceAccount | undefined;
    /** Name of the service account's file. */
    serviceAccountFilename?: string | undefined;
}
/** What `updateFcmProvider` returns. The provider was updated. */
export interface UpdateFcmProviderResponse {
    data: NotificationSuccess;
}
/** The fields of the frontend action to change. The trigger function cannot change. */
export interface UpdateFrontendActionRequest {
    /** When to trigger it and what it does. The agent uses this description. */
    description?: string | undefined;
    /** Address of the action's picture. */
    icon?: string | undefined;
    /**
     * Display name.
     *
     * @example Show the sowing calendar
     */
    name?: string | undefined;
    /** The arguments that the agent passes to the function. */
    parameters?: AgentToolParameterRequest[] | undefined;
}
/** What `updateFrontendAction` returns. The action after the change. */
export interface UpdateFrontendActionResponse extends FrontendAction {
}
/** What `updateGroupConversation` returns. The changed conversation. */
export interface UpdateGroupConversationResponse {
    data: OneConversation;
}
/** The fields of the group to change. The guid never changes. */
export interface UpdateGroupRequest {
    /**
     * What the group is about.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /**
     * Address of the new picture.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    metadata?: StoredMetadata | undefined;
    /**
     * The new name. Emojis are allowed and count as two characters each.
     *
     * @example Tomato growers
     */
    name?: string | undefined;
    /** Uid of the new owner. Ignored with `onBehalfOf`. */
    owner?: UpdateGroupRequestOwner | undefined;
    /**
     * The new password to join with.
     *
     * @example open-sesame
     */
    password?: string | undefined;
    tags?: Tags | undefined;
    /** The new type, which says who can join. The value `password` requires `password`. */
    type?: UpdateGroupRequestType | undefined;
    /**
     * What to clear. Nothing else can be cleared.
     *
     * @example [
     *       "icon"
     *     ]
     */
    unset?: ("icon" | "description" | "metadata")[] | undefined;
}
/** Uid of the new owner. Ignored with `onBehalfOf`. */
export type UpdateGroupRequestOwner = Uid;
/** The new type, which says who can join. The value `password` requires `password`. */
export type UpdateGroupRequestType = GroupType;
/** What `updateGroup` returns. The changed group. */
export interface UpdateGroupResponse {
    data: Group;
}
/** What `updateKeywordList` returns. The changed list. */
export interface UpdateKeywordListResponse {
    data: KeywordList;
}
/** The fields of the text to change. */
export interface UpdateKnowledgeBaseTextRequest {
    text?: KnowledgeBaseTextContent | undefined;
    title?: KnowledgeBaseTextTitle | undefined;
}
/** What `updateKnowledgeBaseText` returns. The text was updated and is being indexed again. */
export interface UpdateKnowledgeBaseTextResponse extends KnowledgeBaseTextResult {
}
/** The fields of the MCP server to change. The slug cannot change. */
export interface UpdateMcpServerRequest {
    /** Description of the server. */
    description?: string | undefined;
    /** Address of the server's picture. */
    icon?: string | undefined;
    /** Display name. */
    name?: string | undefined;
    /**
     * Address of the server.
     * Format: uri.
     *
     * @example https://seeds.example.com/v2/mcp
     */
    url?: string | undefined;
}
/** What `updateMcpServer` returns. The server after the change. */
export interface UpdateMcpServerResponse extends McpServer {
}
/** The new content, at most 10 KB in all. It may have further keys of your own, such as `customData` of a custom message. Whether keys that are left out keep their values or are removed no source says; send all that the message shall have. */
export interface UpdateMessageDataRequest {
    /** Free-form JSON that travels with the message. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The new text or caption.
     *
     * @example The seedlings can go out on Sunday.
     */
    text?: string | undefined;
    [key: string]: unknown;
}
/** What to change about a message. */
export interface UpdateMessageRequest {
    data?: UpdateMessageDataRequest | undefined;
    tags?: Tags | undefined;
}
/** What `updateMessage` returns. The action message that records the edit. */
export interface UpdateMessageResponse {
    data: ActionMessage;
}
/** The preferences to change. */
export interface UpdateNotificationPreferencesRequest {
    groupPreferences?: GroupNotificationPreferences | undefined;
    mutePreferences?: MuteNotificationPreferences | undefined;
    oneOnOnePreferences?: OneOnOneNotificationPreferences | undefined;
    /** Whether the user's notifications use the privacy templates. A boolean here, unlike the number in the app's templates. */
    usePrivacyTemplate?: boolean | undefined;
}
/** What `updateNotificationPreferences` returns. The user's preferences after the change. */
export interface UpdateNotificationPreferencesResponse {
    data: UserNotificationSettings;
}
/** The notification settings to change. */
export interface UpdateNotificationSettingsRequest {
    preferences?: AppNotificationPreferences | undefined;
    sound?: NotificationSound | undefined;
    templates?: NotificationTemplates | undefined;
}
/** What `updateNotificationSettings` returns. The settings were updated. */
export interface UpdateNotificationSettingsResponse {
    data: NotificationSuccess;
}
/** The user's new time zone. */
export interface UpdateNotificationTimezoneRequest {
    /**
     * Name of the time zone in the tz database, such as `Europe/Berlin`.
     *
     * @example Europe/Lisbon
     */
    timezone: string;
}
/** What `updateNotificationTimezone` returns. The time zone was updated. */
export interface UpdateNotificationTimezoneResponse {
    data: NotificationTimezone;
}
/** The reason's new name. Nothing else can be changed. */
export interface UpdateReasonRequest {
    /**
     * The new name that users see.
     *
     * @example Not about the garden
     */
    name: string;
}
/** What `updateReason` returns. The renamed reason. */
export interface UpdateReasonResponse {
    data: ModerationReason;
}
/** The fields of the role to change. */
export interface UpdateRoleRequest {
    /** Description of the role. */
    description?: string | undefined;
    metadata?: RoleMetadata | undefined;
    /** Name of the role. An emoji counts as two characters. */
    name?: string | undefined;
    settings?: RoleSettingsRequest | undefined;
    /** Names of the fields to clear. */
    unset?: ("settings" | "description" | "metadata")[] | undefined;
}
/** What `updateRole` returns. The role after the change. */
export interface UpdateRoleResponse {
    data: Role;
}
/** What `updateRule` returns. The rule in its new revision. */
export interface UpdateRuleResponse {
    data: ModerationRule;
}
/** The fields of the SendGrid account to change. */
export interface UpdateSendGridDetailsRequest {
    /**
     * Whether a reply to an e-mail is sent as a message.
     *
     * @default false
     */
    allowEmailReplies?: boolean | undefined;
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /**
     * E-mail address of the sender.
     * Format: email.
     */
    senderEmail?: string | undefined;
    /**
     * E-mail address for replies, if they are allowed.
     * Format: email.
     */
    senderEmailForReplies?: (string | null) | undefined;
    /**
     * Name of the sender of the e-mails.
     *
     * @example Mira from Linden Yard
     */
    senderName?: string | undefined;
    /** API key of the SendGrid account. Keep it secret. */
    sendGridApiKey?: string | undefined;
    /** Id of the SendGrid template for the e-mails. */
    sendGridTemplateID?: string | undefined;
    /** Id of the SendGrid unsubscribe group, as text. */
    sendGridUnsubscribeGroupID?: string | undefined;
}
/** What `updateSendgridDetails` returns. The SendGrid account was updated. */
export interface UpdateSendgridDetailsResponse {
    data: SendGridDetails;
}
/** The new content of the message. */
export interface UpdateSubmittedMessageRequest {
    data?: SubmittedMessageData | undefined;
}
/** What `updateSubmittedMessage` returns. The edited message. */
export interface UpdateSubmittedMessageResponse {
    data: Message;
}
/** The fields of the Twilio account to change. */
export interface UpdateTwilioDetailsRequest {
    /** Whether the provider is enabled. */
    isEnabled?: boolean | undefined;
    /** SID of the Twilio account. */
    twilioAccountSID?: string | undefined;
    /** Auth token of the Twilio account. Keep it secret. */
    twilioAuthToken?: string | undefined;
    /**
     * Phone number of the sender, with its country code.
     *
     * @example +12025550111
     */
    twilioSenderPhoneNumber?: string | undefined;
}
/** What `updateTwilioDetails` returns. The Twilio account was updated. */
export interface UpdateTwilioDetailsResponse {
    data: TwilioDetails;
}
/** What `updateUserConversation` returns. The changed conversation. */
export interface UpdateUserConversationResponse {
    data: OneConversation;
}
/** The fields of the user to change. */
export interface UpdateUserRequest {
    /**
     * Address of the user's picture. The picture itself is not stored.
     * Format: uri.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string | undefined;
    /**
     * Address of the user's profile page.
     * Format: uri.
     *
     * @example https://example.com/people/mira
     */
    link?: string | undefined;
    metadata?: StoredUserMetadata | undefined;
    /**
     * The name that others see. An emoji counts as two characters.
     *
     * @example Mira Okafor
     */
    name?: string | undefined;
    /** An existing role to give the user. */
    role?: RoleId | undefined;
    /**
     * A line of text that the user shows to others.
     *
     * @example Sowing beans today
     */
    statusMessage?: string | undefined;
    tags?: Tags | undefined;
    /**
     * Names of the fields to clear.
     *
     * @example [
     *       "avatar"
     *     ]
     */
    unset?: ("avatar" | "link" | "metadata")[] | undefined;
}
/** What `updateUser` returns. The changed user. */
export interface UpdateUserResponse {
    data: User;
}
/** The usage that counts for the plan. */
export interface UsageMetrics {
    /**
     * Number of active users.
     *
     * @example 5
     */
    active_users?: number;
    /**
     * Minutes of audio calls.
     *
     * @example 12
     */
    audio_minutes?: number;
    /**
     * Number of users who were connected at the same time.
     *
     * @example 3
     */
    concurrent_users?: number;
    /**
     * Minutes of recorded calls.
     *
     * @example 0
     */
    recorded_minutes?: number;
    /**
     * Minutes of video calls.
     *
     * @example 35
     */
    video_minutes?: number;
}
/** The usage in a time range. */
export interface UsageReport {
    metrics: UsageMetrics;
    time_range: UsageTimeRange;
}
/** The time range of the usage. */
export interface UsageTimeRange {
    /** Start of the time range, in milliseconds since 1970-01-01T00:00:00Z. */
    fromDate?: UnixMilliseconds;
    /** End of the time range, in milliseconds since 1970-01-01T00:00:00Z. */
    toDate?: UnixMilliseconds;
}
/** A person or a bot who can chat in the app. The same record is used wherever users appear, in full or in part; only `uid` and `name` are always there. */
export interface User {
    /**
     * Address of the user's picture.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string;
    /** When the block between the two users was set, in seconds since 1970-01-01T00:00:00Z. */
    blockedAt?: UnixSeconds;
    /** Whether the user in `onBehalfOf` has blocked this user. */
    blockedByMe?: boolean;
    /** When the user in `onBehalfOf` blocked this user, in seconds since 1970-01-01T00:00:00Z. */
    blockedByMeAt?: UnixSeconds;
    /** Id of the conversation between this user and the user in `onBehalfOf`. */
    conversationId?: string;
    /** When the user was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** When the user was deactivated, in seconds since 1970-01-01T00:00:00Z. Absent, or 0, while the user is active. */
    deactivatedAt?: UnixSeconds;
    /** Whether this user has blocked the user in `onBehalfOf`. */
    hasBlockedMe?: boolean;
    /** When the user was last connected, in seconds since 1970-01-01T00:00:00Z. */
    lastActiveAt?: UnixSeconds;
    /** Address of the user's profile page. */
    link?: string;
    metadata?: StoredUserMetadata;
    /**
     * The name that others see.
     *
     * @example Mira Okafor
     */
    name: string;
    /**
     * The role, which decides what the user may do; `default` unless another is set.
     *
     * @example keeper
     */
    role?: string;
    /**
     * Whether the user is connected at the moment; `available` and `online` both mean yes.
     *
     * @example available
     */
    status?: 'available' | 'online' | 'offline' | (string & {});
    /** A line of text that the user shows to others. */
    statusMessage?: string;
    /**
     * Labels of the user. Lists have them only on request (`withTags`).
     *
     * @example [
     *       "compost-team"
     *     ]
     */
    tags?: string[];
    /**
     * Identifies the user; always in lower case.
     *
     * @example mira
     */
    uid: string;
    /** When the user was last changed, in seconds since 1970-01-01T00:00:00Z. */
    updatedAt?: UnixSeconds;
}
/** A user blocked or unblocked other users. */
export interface UserBlockEvent extends WebhookEvent {
    /** The data of the event. */
    data: UserBlockEventData;
}
/** The data of the event. */
export interface UserBlockEventData {
    /** The user who blocked or unblocked them. */
    by?: User;
    /** The users who were blocked or unblocked, by uid. */
    users: UsersByUid;
}
/** A user's client connected or disconnected. The times of this event are in milliseconds, except those of the user. */
export interface UserConnectionEvent extends WebhookEvent {
    data: ConnectionChange;
}
/** A user who takes part in a message. */
export interface UserEntity {
    entity: User;
    /** Marks a user. */
    entityType: "user";
}
/** Limits a rule to messages from or to certain users. */
export interface UserFilterRequest {
    /** Marks a filter by user. */
    entity: "user";
    /** The user's property to compare. */
    operand: "uid" | "name" | "role" | "tags" | "createdAt";
    /** How to compare it. */
    operator: "equals" | "not equals" | "notEquals" | "in" | "not in" | "notIn" | "startsWith";
    type: FilterSide;
    /** What to compare it with; a list for `in` and its negation. */
    value: string | string[];
}
/**
 * The user was imported.
 * UserImported
 */
export interface UserImported {
    data: User;
    /** Marks a success. */
    success: true;
}
/** The result for one user. `success` says which of the two kinds it is. */
export type UserImportResult = UserImported | ImportFailure;
/** Free-form JSON about a user, at most 5 KB. The keys described here are those that the documentation uses; all others are your own. */
export interface UserMetadata {
    /** Where e-mail and SMS notifications reach the user. An empty object comes back as an empty list. */
    "@private"?: UserMetadataPrivate | undefined;
    /** A phone number, if the app keeps one here. */
    contactNumber?: string | undefined;
    /** A mail address, if the app keeps one here. */
    email?: string | undefined;
    [key: string]: unknown;
}
/** Where e-mail and SMS notifications reach the user. An empty object comes back as an empty list. */
export type UserMetadataPrivate = PrivateUserMetadata | unknown[];
/** A user's effective notification settings: the app's settings combined with the user's preferences. */
export interface UserNotificationSettings {
    preferences: EffectiveNotificationPreferences;
    sound?: NotificationSound;
    templates?: NotificationTemplates;
}
/** The result for one user. A call can succeed as a whole while it fails for some users. */
export interface UserResult {
    /** Why it failed. */
    error?: ErrorDetail;
    /** The outcome as a sentence for people. Do not rely on its wording. */
    message?: string;
    /** Whether it succeeded for this user. */
    success: boolean;
}
/** One result per user, by uid. */
export interface UserResults {
    [key: string]: UserResult;
}
/** Users, by uid. */
export interface UsersByUid {
    [key: string]: User;
}
/** The envelope of every event. `trigger` names the event and decides what `data` contains. Events have no id of their own. To recognize an event that is sent twice, compare the webhook, the trigger, and the ids and times in `data`. */
export interface WebhookEvent {
    /**
     * Id of the app.
     *
     * @example app-linden-yard
     */
    appId: string;
    /** Region of the app. */
    region?: 'us' | 'eu' | 'in' | (string & {});
    trigger: TriggerId;
    /**
     * Id of the webhook that the event was sent to.
     *
     * @example gardenlog
     */
    webhook: string;
}
/** A list of words, as text. */
export interface WordListRequest {
    /** Marks a list of words. */
    category: "word";
    /** What the list is for. */
    description?: string | undefined;
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your own choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
    /** The words, separated by commas, each of at most 100 characters. */
    searchTerms: string;
}
/** The agent does not exist. */
export interface ResponseAgentBuilderAgentNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The API tool, frontend action or MCP server does not exist. */
export interface ResponseAgentBuilderToolNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The agent or one of the sources does not exist. */
export interface ResponseAgentKnowledgeNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The agent or one of the tools does not exist. One code serves tools of every kind here, as none is published for API tools, frontend actions and MCP servers alone. */
export interface ResponseAgentToolNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The variable does not exist. */
export interface ResponseAgentVariableNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The API key named in the path does not exist. */
export interface ResponseApiKeyNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user or the auth token does not exist. */
export interface ResponseAuthTokenNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The request fails validation. */
export interface ResponseBadRequest {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** No bot has this uid. */
export interface ResponseBotNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The agent does not exist. */
export interface ResponseByoAgentNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The tool does not exist. */
export interface ResponseByoToolNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user has no access to the conversation, or it has no message yet, or the user's permissions or the scope of the API key do not allow the operation. */
export interface ResponseConversationForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The conversation does not exist. */
export interface ResponseConversationNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Confirms that the event was received. Respond within 2 seconds and do long work afterwards. A later response counts as a failure, and the event may be sent again. */
export interface ResponseEventReceived {
    headers: {
        [name: string]: unknown;
    };
    content?: never;
}
/** The scope of the API key does not allow this operation; it takes a `fullAccess` key. */
export interface ResponseForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The scope of the API key does not allow this operation, or the permissions of the user it is called for do not. */
export interface ResponseForbiddenToUser {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user's scope in the group is too low for this, the user's permissions do not allow it, or the scope of the API key does not. */
export interface ResponseGroupForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The group does not exist. */
export interface ResponseGroupNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The group or the user does not exist, or the user is deactivated. */
export interface ResponseGroupOrUserNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The import failed with an exception, although its valid rows are imported. A message that is older than about six months or that has an empty text causes this. Find out what was imported before you repeat the request. */
export interface ResponseImportFailed {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The keyword list does not exist. */
export interface ResponseKeywordListNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The source does not exist in the knowledge base. */
export interface ResponseKnowledgeBaseSourceNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user in `onBehalfOf` has no access to the message or no permission for this, or the scope of the API key does not allow it. A user has access to messages sent or received, and to those of groups joined; to a message that was just sent only after two to three seconds, when its moderation has finished. */
export interface ResponseMessageForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The message does not exist. */
export interface ResponseMessageNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The app has pinned the conversation for everyone, so no user can pin or unpin it, or the user has no access to the conversation, or the scope of the API key or the permissions of the user do not allow this. */
export interface ResponsePinForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The quota of the app's plan is used up, such as its number of users. */
export interface ResponsePlanQuotaUsedUp {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The notification provider does not exist, or no provider is set. */
export interface ResponsePushProviderNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The push token is not registered. */
export interface ResponsePushTokenNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The moderation reason does not exist. */
export interface ResponseReasonNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The role does not exist. */
export interface ResponseRoleNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The moderation rule does not exist. */
export interface ResponseRuleNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The sender has blocked the receiver or has no permission to send this, or the scope of the API key does not allow it. */
export interface ResponseSendingForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Too many requests in this minute; the request was not processed. The headers come in two spellings, so read both. The text of the message can also say after how many seconds to retry; that is a hint only, the headers count. */
export interface ResponseTooManyRequests {
    headers: {
        "Retry-After": HeaderRetryAfter;
        "X-Rate-Limit": HeaderRateLimit;
        "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
        "X-Rate-Limit-Reset": HeaderRateLimitReset;
        "X-RateLimit-Limit": HeaderRateLimit;
        "X-RateLimit-Remaining": HeaderRateLimitRemaining;
        "X-RateLimit-Reset": HeaderRateLimitReset;
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The API key is missing or unknown. */
export interface ResponseUnauthorized {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The API key is missing or unknown, or the user in `onBehalfOf` is not a member of the group. */
export interface ResponseUnauthorizedOrNotJoined {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Any other failure. */
export interface ResponseUnexpectedError {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user does not exist or was deactivated. */
export interface ResponseUserNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/**
 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
 *
 * @example append
 */
export type ParameterAffixParameter = "append" | "prepend";
/**
 * The creation time from the cursor, in milliseconds. Use it with `affix`.
 *
 * @example 1772355600000
 */
export type ParameterAgentBuilderCreatedAt = UnixMilliseconds;
/**
 * Maximum number of records to return.
 *
 * @example 10
 */
export type ParameterAgentBuilderLimit = number;
/**
 * Uid of the agent.
 *
 * @example garden-helper
 */
export type ParameterAgentBuilderUid = string;
/**
 * The kind of sources, such as `uploads`.
 *
 * @example uploads
 */
export type ParameterAgentKnowledgeSourceType = 'uploads' | 'text' | 'website' | 'knowledge-base' | (string & {});
/**
 * Slug of the ready-to-use tool, such as `gmail`.
 *
 * @example googlecalendar
 */
export type ParameterAgentToolSlug = string;
/**
 * The `_id` of the variable.
 *
 * @example 65e1d2f4a7b3c80d9e5f1a20
 */
export type ParameterAgentVariableId = string;
/**
 * The API key itself, 40 hexadecimal digits.
 *
 * @example cafebabecafebabecafebabecafebabecafebabe
 */
export type ParameterApiKeyParameter = string;
/**
 * Slug of the API tool.
 *
 * @example frost-forecast
 */
export type ParameterApiToolSlug = string;
/**
 * Id of the APNs provider.
 *
 * @example linden-ios
 */
export type ParameterApnsProviderId = string;
/**
 * Returns only messages that have an attachment of this kind.
 *
 * @example image
 */
export type ParameterAttachmentTypes = "image" | "video" | "audio" | "file";
/**
 * The auth token itself.
 *
 * @example mira_1772355600feedfacefeedface
 */
export type ParameterAuthTokenParameter = string;
/**
 * Uid of the bot.
 *
 * @example garden-helper
 */
export type ParameterBotUid = Uid;
/**
 * Uid of the agent, a UUID created by the service.
 *
 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
 */
export type ParameterByoAgentUid = string;
/**
 * Version of the Chat API that the agent uses.
 *
 * @example v3.0
 */
export type ParameterByoChatApiVersion = string;
/**
 * Name of the tool or action.
 *
 * @example show_sowing_calendar
 */
export type ParameterByoToolName = string;
/**
 * Id of the conversation, as a response has it. Do not build the id of a conversation between two users from their uids: the sender's uid comes first in it, and the service rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
 *
 * @example group_tomato-growers
 */
export type ParameterConversationId = string;
/**
 * Id of the message to continue from, in the direction that `affix` gives.
 *
 * @example 4202
 */
export type ParameterCursorMessageId = string;
/**
 * Returns only messages edited at or after this time (Unix seconds).
 *
 * @example 1772355600
 */
export type ParameterEditedAtFrom = UnixSeconds;
/**
 * Returns only messages edited at or before this time (Unix seconds).
 *
 * @example 1772442000
 */
export type ParameterEditedAtTo = UnixSeconds;
/**
 * Id of the FCM provider.
 *
 * @example linden-android
 */
export type ParameterFcmProviderId = string;
/**
 * Returns only messages sent at or after this time (Unix seconds).
 *
 * @example 1772355600
 */
export type ParameterFromTimestamp = UnixSeconds;
/**
 * The `_id` of the frontend action.
 *
 * @example app-linden-yard_openSowingCalendar
 */
export type ParameterFrontendActionId = string;
/**
 * Guid of the group.
 *
 * @example tomato-growers
 */
export type ParameterGuidParameter = Guid;
/**
 * Returns only messages that have attachments.
 *
 * @example true
 */
export type ParameterHasAttachments = boolean;
/**
 * Returns only messages that contain a link.
 *
 * @example true
 */
export type ParameterHasLinks = boolean;
/**
 * Returns only messages that mention a user.
 *
 * @example true
 */
export type ParameterHasMentions = boolean;
/**
 * Returns only messages with reactions.
 *
 * @example true
 */
export type ParameterHasReactions = boolean;
/**
 * Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`.
 *
 * @example true
 */
export type ParameterHideMessagesFromBlockedUsers = boolean;
/**
 * Leaves `quotedMessage` out of every message in the response.
 *
 * @example true
 */
export type ParameterHideQuotedMessages = boolean;
/**
 * Excludes the replies in threads.
 *
 * @example true
 */
export type ParameterHideReplies = boolean;
/**
 * Id of the keyword list.
 *
 * @example advert-words
 */
export type ParameterKeywordId = ModerationId;
/**
 * The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response.
 *
 * @example 1772355540000.102
 */
export type ParameterKnowledgeBaseCursorAnchor = string;
/**
 * Returns only what was created before this time, in milliseconds.
 *
 * @example 1772442000000
 */
export type ParameterKnowledgeBaseEndTime = number;
/**
 * Maximum number of records to return.
 *
 * @example 20
 */
export type ParameterKnowledgeBaseLimit = number;
/**
 * Id of the source.
 *
 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
 */
export type ParameterKnowledgeBaseSourceId = string;
/**
 * The kind of source. Files are `uploads`.
 *
 * @example uploads
 */
export type ParameterKnowledgeBaseSourceType = "uploads" | "text" | "website";
/**
 * Returns only what was created after this time, in milliseconds.
 *
 * @example 1772269200000
 */
export type ParameterKnowledgeBaseStartTime = number;
/**
 * Id of the text.
 *
 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
 */
export type ParameterKnowledgeBaseTextId = string;
/**
 * Id of the website that was crawled.
 *
 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
 */
export type ParameterKnowledgeBaseWebsiteId = string;
/**
 * Slug of the MCP server.
 *
 * @example seed-catalogue
 */
export type ParameterMcpServerSlug = string;
/**
 * Returns only messages that mention these users, as a comma-separated list.
 *
 * @example [
 *       "mira",
 *       "priya"
 *     ]
 */
export type ParameterMentionedUids = Uid[];
/**
 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
 *
 * @example true
 */
export type ParameterMentionsWithBlockedInfo = boolean;
/**
 * Adds the tags of each mentioned user.
 *
 * @example true
 */
export type ParameterMentionsWithTagInfo = boolean;
/**
 * Returns only messages of any of these categories.
 *
 * @example [
 *       "message",
 *       "custom"
 *     ]
 */
export type ParameterMessageCategories = ('message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {}))[];
/**
 * Returns only messages of this category.
 *
 * @example message
 */
export type ParameterMessageCategory = 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
/**
 * Returns the number of messages per user or group instead. How the response shows it is not documented.
 *
 * @example true
 */
export type ParameterMessageCount = boolean;
/**
 * Id of the message.
 *
 * @example 4201
 */
export type ParameterMessageId = string;
/**
 * How many messages to return at most.
 *
 * @example 50
 */
export type ParameterMessageLimit = number;
/**
 * Returns only messages that contain this text.
 *
 * @example tomatoes
 */
export type ParameterMessageSearchKey = string;
/**
 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
 *
 * @example jonas
 */
export type ParameterMessageSender = Uid;
/**
 * Returns only messages that any of these users sent, as a comma-separated list.
 *
 * @example [
 *       "jonas",
 *       "priya"
 *     ]
 */
export type ParameterMessageSenders = Uid[];
/**
 * Returns only messages that have these tags.
 *
 * @example [
 *       "harvest"
 *     ]
 */
export type ParameterMessageTags = string[];
/**
 * Returns only messages of this type, such as `text`, `image` or one of your own.
 *
 * @example text
 */
export type ParameterMessageType = string;
/**
 * Returns only messages of any of these types.
 *
 * @example [
 *       "text",
 *       "image"
 *     ]
 */
export type ParameterMessageTypes = string[];
/**
 * How many entries to return at most. The largest number is not documented.
 *
 * @example 20
 */
export type ParameterModerationLimit = number;
/**
 * Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`.
 *
 * @example true
 */
export type ParameterMyMentionsOnly = boolean;
/**
 * Uid of the user to act as. Without it, the app itself acts.
 *
 * @example mira
 */
export type ParameterOnBehalfOfOptional = Uid;
/**
 * Uid of the user to act as. Required for this operation.
 *
 * @example mira
 */
export type ParameterOnBehalfOfRequired = Uid;
/**
 * Uid of the other user of the conversation.
 *
 * @example jonas
 */
export type ParameterOtherUidParameter = Uid;
/**
 * Number of the page to fetch; the first is 1.
 *
 * @example 1
 */
export type ParameterPage = number;
/**
 * The maximum number of records on a page.
 *
 * @example 100
 */
export type ParameterPerPage = number;
/**
 * The maximum number of records on a page, up to 1000.
 *
 * @example 100
 */
export type ParameterPerPageUpTo1000 = number;
/**
 * Uid of the user whose notifications are concerned.
 *
 * @example mira
 */
export type ParameterPreferencesUid = Uid;
/**
 * The reaction, an emoji or a short text of at most 45 characters.
 *
 * @example 😀
 */
export type ParameterReactionParameter = string;
/**
 * Id of the moderation reason.
 *
 * @example spam
 */
export type ParameterReasonId = string;
/**
 * Id of the role.
 *
 * @example keeper
 */
export type ParameterRoleParameter = RoleId;
/**
 * Key of the permission.
 *
 * @example listUsers.mode
 */
export type ParameterRolePermission = RolePermissionKey;
/**
 * Id of the moderation rule.
 *
 * @example no-adverts
 */
export type ParameterRuleId = ModerationId;
/**
 * The scope of the members.
 *
 * @example participant
 */
export type ParameterScope = 'admin' | 'moderator' | 'participant' | (string & {});
/**
 * Key of the permission.
 *
 * @example sendMessage
 */
export type ParameterScopePermission = ScopePermissionKey;
/**
 * Returns only messages sent at or after this time (Unix seconds).
 *
 * @example 1772355600
 */
export type ParameterSentAtFrom = UnixSeconds;
/**
 * Returns only messages sent at or before this time (Unix seconds).
 *
 * @example 1772442000
 */
export type ParameterSentAtTo = UnixSeconds;
/**
 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
 *
 * @example 1772442000
 */
export type ParameterToTimestamp = UnixSeconds;
/**
 * Uid of the user.
 *
 * @example mira
 */
export type ParameterUidParameter = Uid;
/**
 * Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`.
 *
 * @example true
 */
export type ParameterUndeliveredMessages = boolean;
/**
 * Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`.
 *
 * @example true
 */
export type ParameterUnreadMessages = boolean;
/**
 * Returns only messages updated at or after this time (Unix seconds). Those that were never updated are left out.
 *
 * @example 1772355600
 */
export type ParameterUpdatedAtFrom = UnixSeconds;
/**
 * Returns only messages updated at or before this time (Unix seconds). Those that were never updated are left out.
 *
 * @example 1772442000
 */
export type ParameterUpdatedAtTo = UnixSeconds;
/**
 * Adds the tags of each message.
 *
 * @example true
 */
export type ParameterWithMessageTags = boolean;
/**
 * Requests allowed in the current minute.
 *
 * @example 10000
 */
export type HeaderRateLimit = number;
/**
 * Requests left in the current minute.
 *
 * @example 9999
 */
export type HeaderRateLimitRemaining = number;
/**
 * Time when the next window starts, in seconds since 1970-01-01T00:00:00Z.
 *
 * @example 1772355660
 */
export type HeaderRateLimitReset = number;
/**
 * Seconds to wait before trying again.
 *
 * @example 15
 */
export type HeaderRetryAfter = number;
export interface paths {
    "/ai-agents/agent-builder/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the agents that were created with the agent builder. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List agents
         *     Times are in milliseconds.
         */
        get: operations["list-agent-builder-agents"];
        put?: never;
        /**
         * Creates an agent that answers users with a language model. The tools, API tools and MCP servers in the request must exist, which is checked first.
         * Create an agent
         *     Add frontend actions afterwards. Agents answer in one-on-one conversations only, not in groups. A name can have 100 characters, an instruction 32,000.
         */
        post: operations["create-agent-builder-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an agent. The response is the agent itself here; it is inside `agent` when an agent is created, and inside `data` when something is added or removed.
         * Get an agent
         */
        get: operations["get-agent-builder-agent"];
        put?: never;
        post?: never;
        /**
         * Deletes an agent from the app. To disable it instead, set its `isActive` to false.
         * Delete an agent
         */
        delete: operations["delete-agent-builder-agent"];
        options?: never;
        head?: never;
        /**
         * Updates an agent. The tools, API tools and MCP servers in the request must exist.
         * Update an agent
         *     The response only confirms the change; get the agent to see it.
         */
        patch: operations["update-agent-builder-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds API tools to an agent, by their slugs. The API tools that it already has stay.
         * Add API tools
         *     Returns the agent after the change.
         */
        patch: operations["add-api-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes API tools from an agent, by their slugs. Returns the agent after the change.
         * Remove API tools
         */
        patch: operations["remove-api-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/enabled-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns everything that an agent can use, by kind. Use the four switches to leave out kinds, or `key` to search for text.
         * Get enabled items
         */
        get: operations["get-enabled-agent-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds frontend actions to an agent. The frontend actions that it already has stay.
         * Add frontend actions
         *     The agent can trigger them because of their descriptions, even if its instruction does not name them. Returns the agent after the change.
         */
        patch: operations["add-frontend-actions-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes frontend actions from an agent. Returns the agent after the change.
         * Remove frontend actions
         */
        patch: operations["remove-frontend-actions-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds sources of the knowledge base to an agent, all of one kind. Files must be uploaded before.
         * Add knowledge sources
         *     An agent can only use sources that were added to it.
         */
        patch: operations["add-knowledge-sources-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes sources of the knowledge base from an agent, all of one kind. The sources themselves are not deleted.
         * Remove knowledge sources
         */
        patch: operations["remove-knowledge-sources-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds MCP servers to an agent, by their slugs. The MCP servers that it already has stay.
         * Add MCP servers
         *     Returns the agent after the change.
         */
        patch: operations["add-mcp-servers-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes MCP servers from an agent, by their slugs. Returns the agent after the change.
         * Remove MCP servers
         */
        patch: operations["remove-mcp-servers-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the actions of one of an agent's ready-to-use tools. Use the names in the response to enable and disable actions.
         * List actions of a tool
         */
        get: operations["list-agent-tool-actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
         * Enable actions
         */
        patch: operations["add-actions-to-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
         * Disable actions
         *     The agent keeps the tool.
         */
        patch: operations["remove-actions-from-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds ready-to-use tools to an agent, by their slugs. The tools that it already has stay.
         * Add tools
         *     Returns the agent after the change.
         */
        patch: operations["add-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes ready-to-use tools from an agent, by their slugs. Returns the agent after the change.
         * Remove tools
         */
        patch: operations["remove-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches tools of every kind that are available to an agent. The content of a result is not documented.
         * Search tools
         */
        get: operations["search-agent-tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/available-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the language models that an agent can use. One of them is marked as the default.
         * List models
         */
        get: operations["list-agent-models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the variables that instructions and API tools can refer to, built-in and custom, with the agents and tools that use them. Only enabled variables are listed.
         * List variables
         *     The response is a list, or with grouping an object with one list for each category.
         */
        get: operations["list-agent-variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all custom variables. Times are in milliseconds.
         * List custom variables
         */
        get: operations["list-custom-agent-variables"];
        put?: never;
        /**
         * Creates a variable that agents' instructions and API tools can refer to as `@var-custom:name`. Its value is a constant, or comes from the metadata of the message or its sender.
         * Create a custom variable
         *     Before you call it:
         *     - A `name` that is taken is rejected.
         *     The name cannot change.
         */
        post: operations["create-custom-agent-variable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom/{variableId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a variable. Instructions that refer to it get no value for it and contain a warning.
         * Delete a custom variable
         */
        delete: operations["delete-custom-agent-variable"];
        options?: never;
        head?: never;
        /**
         * Changes the meaning of a variable or the source of its value. The name cannot change.
         * Update a custom variable
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-custom-agent-variable"];
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's API tools. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List API tools
         *     Times are in milliseconds.
         */
        get: operations["list-api-tools"];
        put?: never;
        /**
         * Creates an API tool: an HTTP endpoint of your own that agents can call. Parameters are sent in the query string; a body template can refer to them, and to variables, by name.
         * Create an API tool
         *     Before you call it:
         *     - A `slug` that is taken is rejected.
         *     Agents decide by the description when to use the tool.
         */
        post: operations["create-api-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an API tool. The user name and password that it uses are never returned.
         * Get an API tool
         */
        get: operations["get-api-tool"];
        put?: never;
        post?: never;
        /**
         * Deletes an API tool from the app. Agents can no longer call it.
         * Delete an API tool
         */
        delete: operations["delete-api-tool"];
        options?: never;
        head?: never;
        /**
         * Updates an API tool. Its display name cannot be changed here.
         * Update an API tool
         */
        patch: operations["update-api-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's frontend actions. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List frontend actions
         *     Times are in milliseconds.
         */
        get: operations["list-frontend-actions"];
        put?: never;
        /**
         * Creates a frontend action: a function that your client app runs when an agent asks for it. The client receives the trigger function and its arguments in a tool call event.
         * Create a frontend action
         *     Before you call it:
         *     - A `triggerFunction` that is taken is rejected.
         */
        post: operations["create-frontend-action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a frontend action, with the function as the language model sees it.
         * Get a frontend action
         */
        get: operations["get-frontend-action"];
        put?: never;
        post?: never;
        /**
         * Deletes a frontend action from the app. Agents can no longer trigger it.
         * Delete a frontend action
         */
        delete: operations["delete-frontend-action"];
        options?: never;
        head?: never;
        /**
         * Updates a frontend action. Its trigger function cannot change.
         * Update a frontend action
         */
        patch: operations["update-frontend-action"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the files, texts and websites of the app's knowledge base, with their indexing status. To continue the list, send the `affix` and `cursor` of `meta.next`.
         * List knowledge base sources
         *     An agent can only use sources that were added to it. Times are in milliseconds.
         */
        get: operations["list-knowledge-base-sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the pages of a source, as the text that agents search. `totalPages` is the number of pages.
         * List the pages of a source
         *     The response has no cursor; to continue, set `page` and `affix` yourself.
         */
        get: operations["list-knowledge-base-source-pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Indexes a source again, for example after it failed. The response only confirms the start; get the status to follow the progress.
         * Index a source again
         */
        patch: operations["sync-knowledge-base-source"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the statuses of several sources. It is a POST request because it takes a list of ids; it changes nothing.
         * Get the statuses of sources
         *     Repeat it until all sources are indexed or failed.
         */
        post: operations["get-knowledge-base-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all texts of the knowledge base. Times are in milliseconds.
         * List texts
         */
        get: operations["list-knowledge-base-texts"];
        put?: never;
        /**
         * Adds a text to the knowledge base. Title and text are stored as a Markdown file, which is then indexed; until then the status is `indexing`.
         * Create a text
         *     A title can have 500 characters, a text 5,000.
         */
        post: operations["create-knowledge-base-text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a text of the knowledge base with its indexing status. Times are in milliseconds.
         * Get a text
         */
        get: operations["get-knowledge-base-text"];
        put?: never;
        post?: never;
        /**
         * Deletes a text and everything made from it. No agent can use it any longer.
         * Delete a text
         */
        delete: operations["delete-knowledge-base-text"];
        options?: never;
        head?: never;
        /**
         * Updates the title, the text or both. The text is stored and indexed again, so its status becomes `indexing`.
         * Update a text
         *     Before you call it:
         *     - Send only what changes.
         *     Its file is renamed if the title changes.
         */
        patch: operations["update-knowledge-base-text"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an uploaded file and everything made from it. No agent can use it any longer.
         * Delete an uploaded file
         */
        delete: operations["delete-knowledge-base-upload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates uploads and returns an address for each file. Send the file to this address; it needs no API key, so leave the key out of that request.
         * Initiate uploads of files
         *     Then add the files to an agent. A file can have 50 MB and is a PDF, TXT, DOCX, CSV or MD file.
         */
        post: operations["initiate-knowledge-base-uploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the pages that a crawl of a website found, with their statuses. To continue with older pages, send the `affix` and `cursor` of `meta.next`.
         * List discovered URLs
         *     Before you call it:
         *     - Order: newest first.
         *     Times are in milliseconds. `content` is a preview of at most 500 characters.
         */
        get: operations["list-discovered-urls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Processes the content of the pages that a crawl found, except those that you exclude. The work continues after the response; get the statuses of the discovered URLs to follow it.
         * Process discovered URLs
         */
        post: operations["process-discovered-urls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the statuses of several pages of a website. Ids that do not exist are left out of the response.
         * Get the statuses of discovered URLs
         *     It is a POST request because it takes a list of ids; it changes nothing.
         */
        post: operations["get-discovered-url-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Processes pages of a website again: those that you name or, with an empty list, all that failed. Excluded pages stay excluded.
         * Index discovered URLs again
         */
        patch: operations["sync-discovered-urls"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a website with its pages and everything made from them. No agent can use it any longer.
         * Delete a website
         */
        delete: operations["delete-knowledge-base-website"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/individual-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the content of a single web page, as Markdown unless you ask for HTML or plain text. It stops after `timeout` milliseconds, by default 30,000.
         * Scrape one web page
         */
        post: operations["scrape-web-page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/scrape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crawls a website from one address and lists the pages that it finds. Their content is processed in a second step, with `process-discovered-urls`.
         * Crawl a website
         *     By default it follows 3 levels of links and stops after 100 pages. The response may come only when the crawl is completed.
         */
        post: operations["crawl-website"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's MCP servers. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List MCP servers
         *     Times are in milliseconds.
         */
        get: operations["list-mcp-servers"];
        put?: never;
        /**
         * Registers a server whose tools agents can use with the Model Context Protocol. The slug cannot change.
         * Register an MCP server
         *     Before you call it:
         *     - A `slug` that is taken is rejected.
         */
        post: operations["create-mcp-server"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an MCP server. Times are in milliseconds.
         * Get an MCP server
         */
        get: operations["get-mcp-server"];
        put?: never;
        post?: never;
        /**
         * Deletes an MCP server from the app. Agents can no longer use its tools.
         * Delete an MCP server
         */
        delete: operations["delete-mcp-server"];
        options?: never;
        head?: never;
        /**
         * Updates the name, description or address of an MCP server. Its slug cannot change.
         * Update an MCP server
         */
        patch: operations["update-mcp-server"];
        trace?: never;
    };
    "/ai-agents/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all agents of the app that run in a framework of your own. There is no operation for a single one.
         * List bring-your-own agents
         */
        get: operations["list-byo-agents"];
        put?: never;
        /**
         * Registers an agent that runs in a framework of your own, such as Mastra or LangGraph, at a public HTTPS address. The tools and actions in the request must exist.
         * Create a bring-your-own agent
         *     An active agent answers in one-on-one conversations, but not in groups.
         */
        post: operations["create-byo-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agents/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an agent from the app. Only its registration is deleted; the agent itself keeps running in your framework.
         * Delete a bring-your-own agent
         */
        delete: operations["delete-byo-agent"];
        options?: never;
        head?: never;
        /**
         * Updates the fields of an agent that you send. Set `isActive` to false to disable the agent without deleting it.
         * Update a bring-your-own agent
         *     Before you call it:
         *     - Send only what changes.
         *     The tools and actions in the request must exist.
         */
        patch: operations["update-byo-agent"];
        trace?: never;
    };
    "/ai-agents/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all tools and actions of the app, or only those of one type.
         * List bring-your-own tools
         */
        get: operations["list-byo-tools"];
        put?: never;
        /**
         * Creates a tool or an action for your agents. An action runs in the client and needs a description and parameters.
         * Create a bring-your-own tool
         *     Before you call it:
         *     - A `name` that is taken is rejected.
         *     A tool (`doNotExecute` is true) runs elsewhere, and the client only shows that it is running. The name cannot change.
         */
        post: operations["create-byo-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/tools/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a tool or an action by the name that agents use for it.
         * Get a bring-your-own tool
         */
        get: operations["get-byo-tool"];
        /**
         * Updates a tool or action. Send the whole definition, with the same name as in the path; the name cannot change.
         * Update a bring-your-own tool
         *     Description and parameters are merged with the stored values.
         */
        put: operations["update-byo-tool"];
        post?: never;
        /**
         * Deletes a tool or action from the app. What happens to agents that use it is not documented, so remove it from them first.
         * Delete a bring-your-own tool
         */
        delete: operations["delete-byo-tool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's API keys, including their values. Treat the response as a secret.
         * List API keys
         *     Filter the list by scope or by text in the name.
         */
        get: operations["list-apikeys"];
        put?: never;
        /**
         * Creates an API key; the service generates its value. To rotate a key, create a new key, use it everywhere, and then delete the old key.
         * Create an API key
         *     Before you call it:
         *     - An app can have at most 25 API keys.
         */
        post: operations["create-apikey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys/{apiKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an API key with its name and scope.
         * Get an API key
         */
        get: operations["get-apikey"];
        /**
         * Changes the name or scope of an API key. A key cannot change itself; use another key for the request.
         * Update an API key
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-apikey"];
        post?: never;
        /**
         * Deletes an API key. Requests with it then fail.
         * Delete an API key
         *     A key cannot delete itself; use another key for the request.
         */
        delete: operations["delete-apikey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message as a bot, to a user, to a group, or to several users and groups. The body is the same as for `send-message`.
         * Send a message as a bot
         *     Before you call it:
         *     - The message settles for two to three seconds; until then some calls with it get 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats them.
         */
        post: operations["send-bot-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists conversations, page by page. With `onBehalfOf`, they are that user's conversations; without it, those of the whole app.
         * List conversations
         *     Before you call it:
         *     - Order: by last change with `onBehalfOf`, and otherwise by uid, last change and the other side; whether ascending or descending is not documented.
         *     Groups of more than 300 members have no unread count.
         */
        get: operations["list-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one conversation by its id. For a conversation between users, you can use `get-user-conversation` instead, for that of a group `get-group-conversation`.
         * Get a conversation
         *
         * @deprecated
         *     Take the id from a response; an id built from two uids can have the wrong order, which is rejected.
         */
        get: operations["get-conversation"];
        put?: never;
        post?: never;
        /**
         * Deletes one conversation by its id. Use `reset-user-conversation` for a conversation between users and `reset-group-conversation` for that of a group instead.
         * Delete a conversation
         *
         * @deprecated
         *     Take the id from a response; an id built from two uids can have the wrong order, which is rejected.
         */
        delete: operations["delete-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the conversations that the app has pinned for everyone. There are at most five.
         * List global pins
         *     Before you call it:
         *     - Order: as they are shown, the topmost first.
         */
        get: operations["list-global-pinned-conversations"];
        /**
         * Pins up to five conversations for everyone, in the order in which you send them, and unpins all others. They are shown at the top of every user's list.
         * Replace global pins
         *     Before you call it:
         *     - This affects all users of the app.
         *     An entry that is sent twice counts once, at its first place. An empty list unpins all.
         */
        put: operations["replace-global-pinned-conversations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 groups at a time. Import their owners first.
         * Import groups
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each group, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-groups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 memberships at a time. Import the users and groups first.
         * Import group members
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each membership, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 messages at a time, with the times at which they were really sent. Import messages last; users and groups that were not imported before are created from the details in the request.
         * Import messages
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each message, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported; a message older than about six months or with an empty text causes it. Attachments are not copied: the messages keep the addresses.
         */
        post: operations["import-messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 users at a time. Import users first, then groups, members and messages.
         * Import users
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each user, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's groups, page by page. Filters by guid, name, type, tags, size and time can be combined.
         * List groups
         *     Before you call it:
         *     - Order: as `sortBy` and `sortOrder` say; without them not documented.
         *     With `onBehalfOf`, each group also says whether that user is a member and with which scope, and `hasJoined` keeps only the groups that the user has joined.
         */
        get: operations["list-groups"];
        put?: never;
        /**
         * Creates a group, optionally with its first members. A user in several lists gets the highest scope.
         * Create a group
         *     Before you call it:
         *     - A `guid` that is taken is rejected with 400 `ERR_GUID_ALREADY_EXISTS`.
         *     If a user cannot be added, the group is still created, and the response has the error under that uid. With `onBehalfOf`, that user becomes owner and admin.
         */
        post: operations["create-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one group. With `onBehalfOf`, the response also says whether that user is a member, with which scope and since when.
         * Get a group
         */
        get: operations["get-group"];
        /**
         * Changes a group. The guid never changes.
         * Update a group
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-group"];
        post?: never;
        /**
         * Deletes a group for all its members.
         * Delete a group
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin of the group.
         */
        delete: operations["delete-group"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users who are banned from a group, page by page. They stay banned until they are unbanned with `unban-group-user`.
         * List banned users
         *     Before you call it:
         *     - The whole list may come at once.
         */
        get: operations["list-banned-group-users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bans a user from a group. The user is removed and cannot come back until unbanned with `unban-group-user`; adding the user again as a participant may lift the ban too.
         * Ban a user
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     `list-group-members` can still list a banned user.
         */
        post: operations["ban-group-user"];
        /**
         * Lifts the ban of a user from a group. The user does not become a member again, but can join or be added.
         * Unban a user
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         */
        delete: operations["unban-group-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the conversation of a group, as the user in `onBehalfOf` sees it. If no message has been sent yet, there is no conversation and the call fails.
         * Get a group conversation
         */
        get: operations["get-group-conversation"];
        /**
         * Sets the tags of the user in `onBehalfOf` for the conversation of a group. They replace the previous tags.
         * Update a group conversation
         */
        put: operations["update-group-conversation"];
        post?: never;
        /**
         * Resets the conversation of a group for the user in `onBehalfOf`. The other members keep it.
         * Reset a group conversation
         *     What is reset is not certain: the conversation, or only the number of unread messages.
         */
        delete: operations["reset-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages of a group as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark group conversation as delivered
         *     Groups of more than 300 members have no receipts.
         */
        post: operations["mark-group-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins the conversation of a group for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users do not see the pin.
         * Pin a group conversation
         *     Before you call it:
         *     - A user can have at most 5 pinned conversations, and one more is rejected with 400 `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
         *     - Pinning a conversation that is already pinned succeeds and keeps the first `pinnedAt`.
         *     A user cannot pin what the app has pinned for everyone.
         */
        post: operations["pin-group-conversation"];
        /**
         * Unpins the conversation of a group for the user in `onBehalfOf`. A pin that the app has set for everyone cannot be removed by a user.
         * Unpin a group conversation
         *     Before you call it:
         *     - Unpinning a conversation that is not pinned succeeds.
         */
        delete: operations["unpin-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages of a group as read by the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark group conversation as read
         *     Groups of more than 300 members have no receipts.
         */
        post: operations["mark-group-conversation-as-read"];
        /**
         * Marks the messages of a group after the one in `messageId` as unread again, for the member in `onBehalfOf`. Whether it is these messages or those up to it is not certain.
         * Mark group conversation as unread
         *     Before you call it:
         *     - A user can do this 5 times a minute.
         */
        delete: operations["mark-group-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the members of a group, page by page, each as a user with a scope and the time of joining. Filter them by scope or status.
         * List group members
         *     Banned users can still be in this list; call `list-banned-group-users` to see who is banned.
         */
        get: operations["list-group-members"];
        put?: never;
        /**
         * Adds users to a group, each with the scope of the list it is in, and bans those in `usersToBan`. The call succeeds even if some users cannot be added; the response has a result for each uid.
         * Add group members
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         *     - A request can name at most 25 users over all lists.
         *     A banned user who is added as a participant is either let in, which lifts the ban, or rejected with `ERR_BANNED_GROUPMEMBER`.
         */
        post: operations["add-group-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a member of a group an admin, a moderator or a participant. Nobody can change their own scope.
         * Change a member's scope
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     Send `onBehalfOf`; without it, the call can fail with 403.
         */
        put: operations["change-group-member-scope"];
        post?: never;
        /**
         * Removes a member from a group. A removed user can join again; to prevent that, use `ban-group-user`.
         * Remove a group member
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     Removing a banned user fails with `ERR_BANNED_GROUPMEMBER`.
         */
        delete: operations["kick-group-member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages of a group, up to `limit` at a time. `meta.next` contains the values to send for the next part of the list.
         * List messages of a group
         *     With `onBehalfOf`, filters such as `unread` refer to that user.
         */
        get: operations["list-group-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the permissions that a scope of a group can have, each with its possible values and its default. The response does not contain the current values; `set-scope-permissions` and `unset-scope-permission` return them.
         * List scope permissions
         */
        get: operations["list-scope-permissions"];
        /**
         * Sets permissions of a scope in a group. Permissions that you leave out do not change.
         * Set scope permissions
         *     They are checked after the permissions of the user's role, and both must allow an action. An action that the scope denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-scope-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unsets a permission of a scope in a group, so that its default applies again. The response contains the remaining permissions of the scope.
         * Unset a scope permission
         */
        delete: operations["unset-scope-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's messages, up to `limit` at a time, with many filters. `meta.next` contains the values to send for the next part of the list.
         * List messages
         *     With `onBehalfOf`, `sender` and the details of mentioned users are as that user sees them.
         */
        get: operations["list-all-messages"];
        put?: never;
        /**
         * Sends a message to a user, to a group, or to several users and groups: text, files, a custom message, an interactive message or a card. With `onBehalfOf`, that user is the sender.
         * Send a message
         *     Before you call it:
         *     - A user can do this 30 times a minute.
         *     - The message settles for two to three seconds; until then some calls with it get 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats them.
         *     Without `onBehalfOf` the app itself sends; its name as a sender is not documented (in messages about the members of groups it is `app_system`). A message has at most 65,536 characters, including its metadata. The default moderation filter blocks text whose digits look like a phone number.
         */
        post: operations["send-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one message by its id, with its content, the reactions to it and the moderation decision, if there is one.
         * Get a message
         */
        get: operations["get-message-details"];
        /**
         * Changes the content or the tags of a message. Without `onBehalfOf`, the app itself is the editor.
         * Edit a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be the sender of the message.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     - Send only what changes.
         *     Returns a message of category `action` that records the edit; the edited message is in its `data.entities.on.entity`. Webhooks receive `message_edited` and three `message_sent` of category `action`.
         */
        put: operations["update-message"];
        post?: never;
        /**
         * Deletes a message. Unless `permanent` is true, the message is kept without its content and marked as deleted.
         * Delete a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be the sender of the message.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     Returns a message of category `action` that records the deletion; whether a permanent one returns something else is not documented. Webhooks receive `message_deleted` and a `message_sent` of category `action`.
         */
        delete: operations["delete-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/flagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flags one message for moderation review, on behalf of a user. The message stays visible and is added to the list of flagged messages, where a moderator approves or blocks it.
         * Flag a message
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     Send the id of a moderation reason, a remark in your own words, both or neither. No event announces a flag; poll `list-flagged-messages`. What the response has in `data` is not documented.
         */
        post: operations["flag-a-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records that a user has interacted with elements of an interactive message, for example filled in a form.
         * Mark a message as interacted
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        patch: operations["mark-message-as-interacted"];
        trace?: never;
    };
    "/messages/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins a message in its conversation. With `onBehalfOf` that user pins it; without it the app itself does, and `pinnedBy` is `app_system`.
         * Pin a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user needs the permission `pinMessage`.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     The number of pinned messages in a conversation is limited. Two calls at the same moment may exceed the limit by a few.
         */
        post: operations["pin-message"];
        /**
         * Unpins a message in its conversation. It need not be the user who pinned the message; without `onBehalfOf` the app itself does it.
         * Unpin a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user needs a permission, whose name is not documented.
         *     - Unpinning a message that is not pinned succeeds.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unpin-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reactions to a message, each with its user and time. A message can have at most 25 different reactions.
         * List reactions
         */
        get: operations["list-all-reactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions/{reaction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users who reacted to a message with a certain emoji or text, with the times.
         * List reactions of one kind
         */
        get: operations["list-reactions-of-one-kind"];
        put?: never;
        /**
         * Adds a user's reaction to a message. Returns the message with the number of each reaction.
         * Add a reaction
         *     Before you call it:
         *     - A message can have at most 25 different reactions.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["add-message-reaction"];
        /**
         * Removes a user's reaction from a message. Returns the message with the remaining reactions.
         * Remove a reaction
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["remove-message-reaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a message for a user. Saved messages are private to the user.
         * Save a message
         *     Before you call it:
         *     - A user can have at most 100 saved messages, and one more is rejected with 400 `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`.
         *     - Saving a message that is already saved succeeds and keeps the first `savedAt`.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["save-message"];
        /**
         * Removes a message from a user's saved messages.
         * Unsave a message
         *     Before you call it:
         *     - Unsaving a message that is not saved succeeds.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unsave-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the replies to a message, page by page.
         * List replies in a thread
         *     Before you call it:
         *     - The whole list may come at once.
         */
        get: operations["list-all-thread-messages"];
        put?: never;
        /**
         * Sends a reply to a message, on behalf of a user. The reply goes to the conversation of the message, and its `parentId` is the id of the message.
         * Reply in a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     - The message settles for two to three seconds; until then some calls with it get 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats them.
         *     You cannot reply to a reply.
         */
        post: operations["send-thread-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes a user to the thread of a message. What a subscriber receives is not documented.
         * Subscribe to a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["subscribe-to-thread"];
        /**
         * Ends a user's subscription to the thread of a message.
         * Unsubscribe from a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unsubscribe-from-thread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that a rule blocked, each with the rule and the condition that it matched. They stay blocked until a moderator reviews them with `review-blocked-message`.
         * List blocked messages
         *     Their records cannot be deleted with the API.
         */
        get: operations["list-blocked-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records a moderator's decision about a message that a rule blocked. `approved` delivers it after all, perhaps late in the conversation; `rejected` leaves it blocked, and `reviewed` marks it as seen by a moderator.
         * Review a blocked message
         *     For a flagged message, the second value is `disapproved` instead.
         */
        patch: operations["review-blocked-message"];
        trace?: never;
    };
    "/moderation/flagged-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that wait for a moderator, each with who flagged it, when and why. Users flag messages with `flag-a-message`; rules can flag them too.
         * List flagged messages
         *     `review-flagged-message` moves a message to the reviewed messages. The records of flagged messages cannot be deleted with the API.
         */
        get: operations["list-flagged-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/flagged-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records a moderator's decision about a flagged message. `approved` leaves it in its conversation, `disapproved` blocks and hides it.
         * Review a flagged message
         *     In both cases it moves from the flagged to the reviewed messages, and its sender is not notified. For a blocked message, the second value is `rejected` instead.
         */
        patch: operations["review-flagged-message"];
        trace?: never;
    };
    "/moderation/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's lists of words, patterns and sentences with all their entries, both those that come with the app (`default` is true) and your own.
         * List keyword lists
         */
        get: operations["list-keyword-lists"];
        put?: never;
        /**
         * Adds a list of words, patterns or sentences that rules can refer to. Send multipart form data, with the entries as text or as a CSV file of at most 1 MB, or send JSON.
         * Create a keyword list
         *     Before you call it:
         *     - An app can have at most 25 lists of its own.
         */
        post: operations["create-keyword-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/keywords/{keywordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one list of words, patterns or sentences with all its entries.
         * Get a keyword list
         */
        get: operations["get-keyword-list"];
        /**
         * Changes a list, for all rules that refer to it at once. The body is that of creating a list.
         * Update a keyword list
         *     Whether entries that are not sent are removed is not documented, so send all of them.
         */
        put: operations["update-keyword-list"];
        post?: never;
        /**
         * Deletes a list. Rules that refer to it are affected, and nothing documents that the service rejects this, so change the rules first.
         * Delete a keyword list
         */
        delete: operations["delete-keyword-list"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that were submitted with `submit-message-for-moderation`, each with its status so far in `data.moderation.status` (`pending`, `approved` or `disapproved`).
         * List submitted messages
         */
        get: operations["list-submitted-messages"];
        put?: never;
        /**
         * Submits a message that your app delivers itself, outside of the chat service, to the app's moderation rules. The response comes before the decision, with `data.moderation.status` `pending`; the decision (`approved` or `disapproved`) comes by webhook or with `get-submitted-message`.
         * Submit a message for moderation
         *     A sender, receiver or group that does not exist yet is created from the details in the request.
         */
        post: operations["submit-message-for-moderation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a message that was submitted for moderation. `data.moderation.status` is `pending` until there is a decision, then `approved` or `disapproved`.
         * Get a submitted message
         */
        get: operations["get-submitted-message"];
        /**
         * Changes the content of a submitted message and has the rules check it again. If they approve it, the edit is accepted; otherwise the message is withheld.
         * Update a submitted message
         *     Before you call it:
         *     - Send only what changes.
         *     Unlike `update-message`, this returns the edited message itself.
         */
        put: operations["update-submitted-message"];
        post?: never;
        /**
         * Deletes a submitted message together with everything that moderation has stored about it.
         * Delete a submitted message
         */
        delete: operations["delete-submitted-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reasons that a message can be flagged with, both those that come with the app (`default` is true) and your own. The `id` of a reason is the `reasonId` of `flag-a-message`.
         * List moderation reasons
         */
        get: operations["list-reasons"];
        put?: never;
        /**
         * Adds a reason that users can choose when they flag a message.
         * Create a moderation reason
         *     Before you call it:
         *     - An `id` that is taken is rejected.
         *     - An app can have at most 5 reasons of its own.
         */
        post: operations["create-reason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one reason that messages can be flagged with, whether it comes with the app or is your own.
         * Get a moderation reason
         */
        get: operations["get-reason"];
        /**
         * Changes the name that users see. The id and the description cannot be changed.
         * Rename a moderation reason
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-reason"];
        post?: never;
        /**
         * Deletes a reason, so that messages can no longer be flagged with it. The response is not wrapped in `data`.
         * Delete a moderation reason
         */
        delete: operations["delete-reason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reviewed-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that a moderator has decided about, both flagged and blocked messages. They come from `review-flagged-message` and `review-blocked-message`; a decision cannot be undone.
         * List reviewed messages
         *     `message.data.moderation.status` says whether a message is visible (`approved`) or not (`disapproved`).
         */
        get: operations["list-reviewed-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rules that messages are checked against, both those that come with the app (`default` is true) and your own, each in its active revision.
         * List moderation rules
         */
        get: operations["list-rules"];
        put?: never;
        /**
         * Adds a rule that every message is checked against from now on. If one of its conditions matches, its actions are taken.
         * Create a moderation rule
         *     Before you call it:
         *     - An app can have at most 25 rules of its own.
         *     A rule has up to 10 conditions and 10 filters.
         */
        post: operations["create-rule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one rule in its active revision. For earlier revisions, call `list-rule-revisions`.
         * Get a moderation rule
         */
        get: operations["get-rule"];
        /**
         * Changes a rule. Every change makes a new revision, which replaces the previous one at once; the previous one stays readable with `list-rule-revisions`.
         * Update a moderation rule
         */
        put: operations["update-rule"];
        post?: never;
        /**
         * Deletes a rule, so that messages are no longer checked against it. Whether a rule that comes with the app can be deleted is not documented; it can be disabled.
         * Delete a moderation rule
         */
        delete: operations["delete-rule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the revisions of a rule. Only the newest is active.
         * List revisions of a rule
         *     Before you call it:
         *     - Order: newest first.
         *     `createdAt` is that of the rule, the same in all revisions; `updatedAt` is when the revision was made.
         */
        get: operations["list-rule-revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's e-mails, including its password. Keep the response on the server.
         * Get the custom e-mail provider
         */
        get: operations["get-custom-email-provider"];
        /**
         * Updates the custom webhook that delivers e-mails, and returns it.
         * Update the custom e-mail provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-email-provider"];
        /**
         * Saves a custom webhook that delivers the app's e-mails, and returns it. Its address must use HTTPS.
         * Save a custom e-mail provider
         *     With `useStoredEmailID`, only users whose e-mail address is stored are notified. Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-email-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers e-mails.
         * Delete the custom e-mail provider
         */
        delete: operations["delete-custom-email-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/sendgrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the SendGrid account that sends the app's e-mails, including its API key. Keep the response on the server.
         * Get SendGrid details
         */
        get: operations["get-sendgrid-details"];
        /**
         * Updates the SendGrid account that sends the app's e-mails, and returns it. To keep replies allowed, send `allowEmailReplies` every time: its documented default is `false`.
         * Update SendGrid details
         */
        put: operations["update-sendgrid-details"];
        /**
         * Saves the SendGrid account that sends the app's e-mails, and returns it. The response also contains `repliesWebhook`, an address for replies that the service creates.
         * Save SendGrid details
         */
        post: operations["save-sendgrid-details"];
        /**
         * Deletes the SendGrid account from the app. The app no longer sends e-mails with it.
         * Delete SendGrid details
         */
        delete: operations["delete-sendgrid-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all of the app's push providers for the Apple Push Notification service (APNs).
         * List APNs providers
         */
        get: operations["list-apns-providers"];
        /**
         * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
         * Update an APNs provider
         */
        put: operations["update-apns-provider"];
        /**
         * Adds a push provider for the Apple Push Notification service (APNs), with an id of your choice. Push tokens refer to the provider by this id.
         * Add an APNs provider
         *     Before you call it:
         *     - A `providerId` that is taken is rejected with `ERR_PROVIDER_ALREADY_EXISTS`.
         *     The credentials are a key (`.p8`) of your Apple developer team.
         */
        post: operations["add-apns-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a push provider from the app. Before that, register the devices whose push tokens use it with another provider.
         * Delete an APNs provider
         */
        delete: operations["delete-apns-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a push provider the app's default for APNs. The request has no body.
         * Set the default APNs provider
         *     Before you call it:
         *     - This affects all users of the app.
         */
        put: operations["set-default-apns-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's push notifications, including its password. Keep the response on the server.
         * Get the custom push provider
         */
        get: operations["get-custom-push-provider"];
        /**
         * Updates the custom webhook that delivers push notifications, and returns it.
         * Update the custom push provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-push-provider"];
        /**
         * Saves a custom webhook that delivers the app's push notifications, and returns it. Its address must use HTTPS.
         * Save a custom push provider
         *     Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-push-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers push notifications.
         * Delete the custom push provider
         */
        delete: operations["delete-custom-push-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all of the app's push providers for Firebase Cloud Messaging (FCM).
         * List FCM providers
         */
        get: operations["list-fcm-providers"];
        /**
         * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
         * Update an FCM provider
         */
        put: operations["update-fcm-provider"];
        /**
         * Adds a push provider for Firebase Cloud Messaging (FCM), with an id of your choice. Push tokens refer to the provider by this id.
         * Add an FCM provider
         *     Before you call it:
         *     - A `providerId` that is taken is rejected with `ERR_PROVIDER_ALREADY_EXISTS`.
         *     The credentials are those of a service account of your Firebase project.
         */
        post: operations["add-fcm-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a push provider from the app. Before that, register the devices whose push tokens use it with another provider.
         * Delete an FCM provider
         */
        delete: operations["delete-fcm-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a push provider the app's default for FCM. The request has no body.
         * Set the default FCM provider
         *     Before you call it:
         *     - This affects all users of the app.
         */
        put: operations["set-default-fcm-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all push tokens that were registered with an auth token, or with `all` every push token of the user. Their times are in ISO 8601, unlike most times of this API.
         * List push tokens
         */
        get: operations["list-push-tokens"];
        put?: never;
        /**
         * Registers a device's push token with an auth token, so that the user receives push notifications there. A user can have 100 active tokens, and a token can have 4,096 characters.
         * Register a push token
         *     The platform decides in which field the token is sent.
         */
        post: operations["register-push-token"];
        /**
         * Deletes the push tokens that were registered with an auth token, for example when the user logs out, or with `all` every token of the user. The auth token is sent in the request body.
         * Unregister push tokens
         */
        delete: operations["unregister-push-tokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens/{pushToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one push token, so that the device no longer receives push notifications. The auth token that it was registered with is sent in the request body.
         * Delete a push token
         */
        delete: operations["delete-push-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's SMS, including its password. Keep the response on the server.
         * Get the custom SMS provider
         */
        get: operations["get-custom-sms-provider"];
        /**
         * Updates the custom webhook that delivers SMS, and returns it.
         * Update the custom SMS provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-sms-provider"];
        /**
         * Saves a custom webhook that delivers the app's SMS, and returns it. Its address must use HTTPS.
         * Save a custom SMS provider
         *     With `useStoredPhNo`, only users whose phone number is stored are notified. Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-sms-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers SMS.
         * Delete the custom SMS provider
         */
        delete: operations["delete-custom-sms-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the Twilio account that sends the app's SMS, including its auth token. Keep the response on the server.
         * Get Twilio details
         */
        get: operations["get-twilio-details"];
        /**
         * Updates the Twilio account that sends the app's SMS, and returns it.
         * Update Twilio details
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-twilio-details"];
        /**
         * Saves the Twilio account that sends the app's SMS, and returns it. It needs the account SID, the auth token and the sender's phone number.
         * Save Twilio details
         */
        post: operations["save-twilio-details"];
        /**
         * Deletes the Twilio account from the app. The app no longer sends SMS with it.
         * Delete Twilio details
         */
        delete: operations["delete-twilio-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/contact-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the e-mail address and phone number for notifications of the user in `onBehalfOf`.
         * Get contact details
         */
        get: operations["get-contact-details"];
        put?: never;
        post?: never;
        /**
         * Deletes the stored e-mail address and phone number of the user in `onBehalfOf`. Custom providers that only notify stored contacts then no longer notify this user.
         * Delete contact details
         */
        delete: operations["delete-contact-details"];
        options?: never;
        head?: never;
        /**
         * Updates the e-mail address, the phone number or both for notifications of the user in `onBehalfOf`, and returns them. The phone number starts with its country code.
         * Update contact details
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-contact-details"];
        trace?: never;
    };
    "/notifications/v1/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the log of notifications, both sent and withheld, with the reason why a notification was withheld. Filters can be combined.
         * List notification logs
         *     To fetch more entries, send the id of an entry in `logId` and the direction in `affix`. The service decides how many entries a response contains.
         */
        get: operations["list-notification-logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a user's notification preferences and which of them the user can change. Name the user in the query parameter `uid`; `onBehalfOf` is not supported.
         * Get notification preferences
         */
        get: operations["get-notification-preferences"];
        put?: never;
        post?: never;
        /**
         * Resets a user's notification preferences to their defaults, and returns them in the flat form of the request of `update-notification-preferences`.
         * Reset notification preferences
         */
        delete: operations["reset-notification-preferences"];
        options?: never;
        head?: never;
        /**
         * Updates a user's notification preferences. The `…Override` fields of `get-notification-preferences` say which of them the user can change.
         * Update notification preferences
         *     Before you call it:
         *     - Send only what changes.
         *     The names differ: the request is flat (`groupPreferences.groupMessages`), and the response has the nested form of `get-notification-preferences`.
         */
        patch: operations["update-notification-preferences"];
        trace?: never;
    };
    "/notifications/v1/preferences/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all conversations that a user muted.
         * List muted conversations
         */
        get: operations["list-muted-conversations"];
        /**
         * Mutes conversations for a user, each until its own time. Messages are still delivered, but without a notification.
         * Mute conversations
         */
        put: operations["mute-conversations"];
        post?: never;
        /**
         * Unmutes conversations of a user. The conversations are sent in the request body.
         * Unmute conversations
         */
        delete: operations["unmute-conversations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the time zone of a user's notification schedule.
         * Get a time zone
         */
        get: operations["get-notification-timezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Updates the time zone of a user's notification schedule, and returns it.
         * Update a time zone
         */
        patch: operations["update-notification-timezone"];
        trace?: never;
    };
    "/notifications/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's notification settings: the events that cause notifications, their channels, the sounds and the templates. Users can change a setting if its `…Override` is true.
         * Get notification settings
         */
        get: operations["get-notification-settings"];
        put?: never;
        post?: never;
        /**
         * Resets the app's preferences, sounds and templates to their defaults. Earlier changes are lost.
         * Reset notification settings
         */
        delete: operations["reset-notification-settings"];
        options?: never;
        head?: never;
        /**
         * Updates the app's notification settings. Send only what to change: a single setting, a sound, or the template of one kind of message.
         * Update notification settings
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-notification-settings"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's roles in pages. They always contain `default`, the role of users without another role.
         * List roles
         *     Before you call it:
         *     - The whole list may come at once.
         */
        get: operations["list-roles"];
        put?: never;
        /**
         * Creates a role with an id of your choice; the service converts it to lower case. Set the permissions of the role with `set-role-permissions`.
         * Create a role
         *     Before you call it:
         *     - An app can have at most 25 roles.
         */
        post: operations["create-role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a role. Metadata and settings are absent if they are not set.
         * Get a role
         */
        get: operations["get-role"];
        /**
         * Updates a role. The id of a role cannot change.
         * Update a role
         *     Before you call it:
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-role"];
        post?: never;
        /**
         * Deletes a role permanently.
         * Delete a role
         *     Before you call it:
         *     - The role `default` cannot be deleted.
         */
        delete: operations["delete-role"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the permissions that a role can have, each with its possible values and its default. The response does not contain the current values; `set-role-permissions` and `unset-role-permission` return them.
         * List role permissions
         */
        get: operations["list-role-permissions"];
        /**
         * Sets permissions of a role. Permissions that you leave out do not change.
         * Set role permissions
         *     They apply in the whole app. They are checked before the permissions of a group scope, and both must allow an action. An action that the role denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-role-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unsets a permission of a role, so that its default applies again. The response contains the remaining permissions of the role.
         * Unset a role permission
         */
        delete: operations["unset-role-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/restrictedfeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the features that are restricted for a role. Deprecated: use permissions instead, and list them with `list-role-permissions`.
         * List restricted features
         *
         * @deprecated
         */
        get: operations["list-restricted-features"];
        put?: never;
        /**
         * Restricts features for a role. Deprecated: use `set-role-permissions` and set the permissions to `deny` instead.
         * Restrict features
         *
         * @deprecated
         */
        post: operations["restrict-features"];
        /**
         * Allows some or all restricted features for a role again. Deprecated: use `set-role-permissions` and set the permissions to `allow` instead.
         * Allow features again
         *
         * @deprecated
         */
        delete: operations["allow-features"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the minutes of calls and the numbers of users in a time range. Send the time range in seconds; the response contains it in milliseconds.
         * Get usage metrics
         */
        get: operations["get-usage-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the numbers of messages sent, delivered and read recently, in intervals of five minutes. The time range cannot be chosen.
         * Get message metrics
         *     Times are in milliseconds, as strings.
         */
        get: operations["get-message-receipt-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists threads, that is, messages that have replies. Each comes with the number of its replies and the last one.
         * List threads
         *     `meta.next` contains the values to send for the next part of the list.
         */
        get: operations["list-threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's users page by page, at most 1000 per page. Filters by name or uid, status, role, tags and time can be combined.
         * List users
         *     Deactivated users are listed only on request.
         */
        get: operations["list-users"];
        /**
         * Reactivates users who were deactivated. Their data has been kept.
         * Reactivate users
         *     The call succeeds even if some uids are unknown; the response names them in `notFound`.
         */
        put: operations["reactivate-users"];
        /**
         * Creates a user. Choose a uid, which cannot be changed later; the service converts it to lower case.
         * Create a user
         *     Before you call it:
         *     - A `uid` that is taken is rejected with 400 `ERR_UID_ALREADY_EXISTS`.
         *     With `withAuthToken` the response includes a token that the user can log in with. An `authOnly` key may call this too, for demos only. An `avatar` of `null` is rejected; leave it out.
         */
        post: operations["create-user"];
        /**
         * Deactivates several users at once. Their data is kept, and `reactivate-users` undoes it.
         * Deactivate users
         *     The call succeeds even if some uids are unknown; the response names them in `notFound`. To remove a user for good, call `delete-user`.
         */
        delete: operations["deactivate-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one user. With `onBehalfOf`, the role of that user must permit it.
         * Get a user
         */
        get: operations["get-user"];
        /**
         * Changes a user's details. The uid cannot be changed.
         * Update a user
         *     Before you call it:
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-user"];
        post?: never;
        /**
         * Deactivates a user, or with `permanent` deletes the user for good, together with messages, conversations and related data. Deactivating can be undone with `reactivate-users`, deleting for good cannot.
         * Delete a user
         */
        delete: operations["delete-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the auth tokens of one user, page by page. A user has at most 100 active tokens, so a page of the default size contains all of them.
         * List a user's auth tokens
         *     Before you call it:
         *     - The whole list may come at once.
         */
        get: operations["list-authtokens"];
        put?: never;
        /**
         * Creates a token that one user logs in with through a client SDK. Earlier tokens stay valid; of more than 100, only the newest 100.
         * Create an auth token
         *     Create one for each device, on your server. A token can be limited to a platform and a device; how is not documented further. An `authOnly` key may call this too, for demos only.
         */
        post: operations["create-authtoken"];
        /**
         * Deletes all auth tokens of one user, which logs the user out everywhere. To let the user log in again, create a new token.
         * Delete all auth tokens
         */
        delete: operations["flush-authtokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens/{authToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one auth token of a user, with what is known about the platform and the client that use it.
         * Get an auth token
         */
        get: operations["get-authtoken"];
        /**
         * Stores the platform, the user agent or app details for a token. The token itself stays the same.
         * Update an auth token
         */
        put: operations["update-authtoken"];
        post?: never;
        /**
         * Deletes one auth token, which logs the user out where it is used. Other tokens of the user stay valid.
         * Delete an auth token
         */
        delete: operations["delete-authtoken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/blockedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users that a user has blocked, page by page, each with the time of the block.
         * List blocked users
         *     Before you call it:
         *     - The whole list may come at once.
         */
        get: operations["list-blocked-users"];
        put?: never;
        /**
         * Blocks users for a user. From then on, neither can reach the other with messages or calls.
         * Block users
         *     The response has a result for each uid. Users cannot block themselves (`ERR_CANNOT_BLOCK_SELF`); whether that is the result of the uid or fails the whole call is not documented.
         */
        post: operations["block-users"];
        /**
         * Unblocks users for a user. New messages are delivered again; those sent in the meantime stay hidden.
         * Unblock users
         *     The response has a result for each uid.
         */
        delete: operations["unblock-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the conversation between the user in `onBehalfOf` and the user in the path. If no message has been sent yet, there is no conversation and the call fails.
         * Get a user conversation
         */
        get: operations["get-user-conversation"];
        /**
         * Sets the tags of the user in `onBehalfOf` for the conversation with the user in the path. They replace the previous tags.
         * Update a user conversation
         */
        put: operations["update-user-conversation"];
        post?: never;
        /**
         * Resets the conversation with the user in the path for the user in `onBehalfOf`. The other user keeps it.
         * Reset a user conversation
         *     What is reset is not certain: the conversation, or only the number of unread messages. With `deleteMessagesPermanently`, its messages are removed for good.
         */
        delete: operations["reset-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages from the user in the path as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark user conversation as delivered
         */
        post: operations["mark-user-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins the conversation with the user in the path for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users do not see the pin.
         * Pin a user conversation
         *     Before you call it:
         *     - A user can have at most 5 pinned conversations, and one more is rejected with 400 `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
         *     - Pinning a conversation that is already pinned succeeds and keeps the first `pinnedAt`.
         *     A user cannot pin what the app has pinned for everyone.
         */
        post: operations["pin-user-conversation"];
        /**
         * Unpins the conversation with the user in the path for the user in `onBehalfOf`. A pin that the app has set for everyone cannot be removed by a user.
         * Unpin a user conversation
         *     Before you call it:
         *     - Unpinning a conversation that is not pinned succeeds.
         */
        delete: operations["unpin-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages from the user in the path as read by the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark user conversation as read
         */
        post: operations["mark-user-conversation-as-read"];
        /**
         * Marks the messages from the user in the path after the one in `messageId` as unread again, for the user in `onBehalfOf`. Whether it is these messages or those up to it is not certain.
         * Mark user conversation as unread
         *     Before you call it:
         *     - A user can do this 5 times a minute.
         */
        delete: operations["mark-user-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the conversations of the user in the path, page by page, each with its last message. The documented way is `list-conversations` with `onBehalfOf`.
         * List a user's conversations
         */
        get: operations["list-user-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the friends of a user, page by page, each with the id of the conversation between the two.
         * List friends
         */
        get: operations["list-friends"];
        put?: never;
        /**
         * Makes users friends of a user, up to 25 in one call. Friendship is mutual and takes effect at once; there are no friend requests.
         * Add friends
         *     Before you call it:
         *     - A user can have at most 1000 friends.
         *     The response has a result for each uid.
         */
        post: operations["add-friends"];
        /**
         * Ends the friendship between a user and others, for both sides.
         * Remove friends
         */
        delete: operations["remove-friends"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages between the user in `onBehalfOf` and the user in the path. `meta.cursor` contains the values to send for the previous or next part of the list.
         * List messages with a user
         */
        get: operations["list-user-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    after_campaign_completed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign was sent to all its recipients. The event contains the campaign's counts and times, in seconds.
         * Campaign completed
         */
        post: operations["receive-after-campaign-completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_campaign_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign could not be sent to its recipients. The event contains the campaign's counts and times, in seconds.
         * Campaign failed
         */
        post: operations["receive-after-campaign-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_connection_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only: a user's client connected or disconnected. Times are in milliseconds.
         * User connection changed (legacy)
         *     Current webhooks send `user_connection_status_changed` instead.
         */
        post: operations["receive-after-connection-status-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feed item was delivered to the user's device. The status can already be `read`.
         * Feed item delivered
         */
        post: operations["receive-after-feed-item-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_interacted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user pressed something in a feed item. `status` can still be `sent` or `read`, and `topic` can hold the interaction.
         * Feed item interacted
         */
        post: operations["receive-after-feed-item-interacted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user read an item in the feed inside the app.
         * Feed item read
         */
        post: operations["receive-after-feed-item-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An item was sent to a user's feed inside the app. Only this event contains the item's content.
         * Feed item sent
         */
        post: operations["receive-after-feed-item-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only: a message was sent. The message is `data` itself.
         * Message sent (legacy)
         *     Current webhooks send `message_sent` instead.
         */
        post: operations["receive-after-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_notification_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch of notifications was created and is being sent, for a campaign or on its own.
         * Notification batch created
         */
        post: operations["receive-after-notification-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_clicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user clicked a push notification of a campaign.
         * Push notification clicked
         */
        post: operations["receive-after-push-notification-clicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification of a campaign was delivered to the user's device.
         * Push notification delivered
         */
        post: operations["receive-after-push-notification-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification of a campaign was sent to a user.
         * Push notification sent
         */
        post: operations["receive-after-push-notification-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    before_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only, and sent before a message is processed. The message is `data` itself and has no id yet.
         * Message about to be sent (legacy)
         *     The response decides what happens: `{"action": "do_not_propagate"}` drops the message, and `{"@injected": {"webhooks": {…}}}` adds metadata to it.
         */
        post: operations["receive-before-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_busy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The called user is in another call. This happens only in calls between two users.
         * Call busy
         */
        post: operations["receive-call-busy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_cancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller cancelled the call before anybody answered. The Calls API spells this state `canceled`.
         * Call cancelled
         */
        post: operations["receive-call-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All participants left the session of a ringing call, and the session ended. The event lists all participants with their times in seconds.
         * Call ended
         */
        post: operations["receive-call-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_initiated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user calls another user or a group. Either the call then starts, or exactly one of the events busy, cancelled, rejected or unanswered follows.
         * Call initiated
         *     A call that nobody answers ends with `call_unanswered`, by default after 45 seconds.
         */
        post: operations["receive-call-initiated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant joined the session of a ringing call. Boolean values are sent as strings.
         * Call participant joined
         */
        post: operations["receive-call-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant left the session of a ringing call. Boolean values are sent as strings.
         * Participant left
         */
        post: operations["receive-call-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_rejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The called user rejected the call. This happens only in calls between two users.
         * Call rejected
         */
        post: operations["receive-call-rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The session of a ringing call started, and the first participant is in it.
         * Call started
         */
        post: operations["receive-call-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_unanswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody answered in time, by default within 45 seconds, which the calling client can change. A call to a group is unanswered if no member joined.
         * Call unanswered
         */
        post: operations["receive-call-unanswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    conversation_pinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was pinned. The dashboard offers this trigger, but it did not fire in live tests, so the content of `data` is not documented.
         * Conversation pinned
         */
        post: operations["receive-conversation-pinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    conversation_unpinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was unpinned. The dashboard offers this trigger, but it did not fire in live tests, so the content of `data` is not documented.
         * Conversation unpinned
         */
        post: operations["receive-conversation-unpinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An e-mail notification was generated for a custom e-mail provider. The service sends this event to the address that was saved with `save-custom-email-provider`.
         * E-mail notification generated
         */
        post: operations["receive-email-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was created. `members` contains the first members, by uid.
         * Group created
         */
        post: operations["receive-group-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was deleted. The event contains the group as it was before.
         * Group deleted
         */
        post: operations["receive-group-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user added members to a group. The event contains the members, by uid, and the user who added them.
         * Group members added
         */
        post: operations["receive-group-member-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_banned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user banned members from a group. They are removed and cannot join again.
         * Group members banned
         *     The event contains the members, by uid, and the user who banned them. After a ban with `onBehalfOf`, live tests found the user who banned in `data.members` in place of the banned user; read `list-banned-group-users` then.
         */
        post: operations["receive-group-member-banned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user joined a group. The event contains the user, by uid.
         * Group member joined
         *     There is no `by`, because nobody else was involved.
         */
        post: operations["receive-group-member-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_kicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user kicked members out of a group. They can join again.
         * Group members kicked
         *     The event contains the members, by uid, and the user who kicked them.
         */
        post: operations["receive-group-member-kicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user left a group. The event contains the user, by uid.
         * Group member left
         *     There is no `by`, because nobody else was involved.
         */
        post: operations["receive-group-member-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members were removed from a group. The content of `data` is not documented.
         * Group members removed
         *     The other events about members contain the group, the members by uid, and the user who acted.
         */
        post: operations["receive-group-member-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_scope_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user changed the scope of members of a group. The event contains the members, by uid, each with the new and the old scope.
         * Group member scope changed
         */
        post: operations["receive-group-member-scope-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_unbanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user unbanned users, who can now join the group again. The event contains the users, by uid, and the user who unbanned them.
         * Group members unbanned
         *     After an unban with `onBehalfOf`, live tests found the user who unbanned in `data.members` in place of the unbanned user; read `list-banned-group-users` then.
         */
        post: operations["receive-group-member-unbanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_owner_transferred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group has a new owner. The event contains the current group, with the former owner's uid in `oldOwner`.
         * Group owner transferred
         */
        post: operations["receive-group-owner-transferred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The name, icon or other details of a group were changed. The event contains the group after the change.
         * Group updated
         */
        post: operations["receive-group-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All participants left a meeting, and the meeting ended. The event lists all participants with their times in seconds.
         * Meeting ended
         */
        post: operations["receive-meeting-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant joined a meeting. Boolean values are sent as strings.
         * Meeting participant joined
         */
        post: operations["receive-meeting-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant left a meeting. Boolean values are sent as strings.
         * Participant left
         */
        post: operations["receive-meeting-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The session of a meeting started. A meeting does not ring; participants join it by themselves.
         * Meeting started
         */
        post: operations["receive-meeting-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was deleted. `data.message` is the deleted message itself, of which at least the id remains.
         * Message deleted
         *     A page of the documentation shows an action message instead, whose `data.entities.on.entity` is the deleted message; `category` tells them apart. One `message_sent` follows the same deletion. Times are in seconds.
         */
        post: operations["receive-message-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_delivered_to_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a group was delivered to all its members. Sent for groups only.
         * Message delivered to all
         *     The time is in seconds.
         */
        post: operations["receive-message-delivered-to-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_delivery_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client confirmed that a message was delivered to its user. The time is in seconds.
         * Message delivered
         */
        post: operations["receive-message-delivery-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was edited. `data.message` is the edited message itself, with its own id and its new content.
         * Message edited
         *     A page of the documentation shows an action message instead, whose `data.entities.on.entity` is the edited message; `category` tells them apart. Three `message_sent` follow the same edit, one of them addressed to the sender.
         */
        post: operations["receive-message-edited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_pinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was pinned in its conversation. Times are in seconds.
         * Message pinned
         */
        post: operations["receive-message-pinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user reacted to a message, with an emoji or a short text.
         * Reaction added
         */
        post: operations["receive-message-reaction-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user removed a reaction from a message. The event contains the reaction with the time when it was added; the time of the removal is not included.
         * Reaction removed
         */
        post: operations["receive-message-reaction-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_read_by_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members of a group read a message. Sent for groups only.
         * Message read by all
         *     The time is in seconds.
         */
        post: operations["receive-message-read-by-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_read_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client confirmed that its user read a message. The time is in seconds.
         * Message read
         */
        post: operations["receive-message-read-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user, a bot or the app sent a message. The event contains the whole message, with its sender and receiver.
         * Message sent
         *     In live tests it fired for messages sent with this API, but not for messages sent with the client SDKs. It also fires for edits and deletions, with a message of category `action` and an id of its own: three times after an edit, once after a deletion. Check `category` before you treat it as a new message.
         */
        post: operations["receive-message-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_unpinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was unpinned. The event contains the user who unpinned it and the time, in seconds.
         * Message unpinned
         */
        post: operations["receive-message-unpinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The moderation engine approved a message, which is now delivered to its receivers. The event contains the whole message; its moderation status is `approved`.
         * Message approved by moderation
         */
        post: operations["receive-moderation-engine-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The moderation engine blocked a message, so its receivers do not see it. The event contains the whole message, with the moderation status `disapproved`, and can contain the rules that it broke.
         * Message blocked by moderation
         */
        post: operations["receive-moderation-engine-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * OpenAI or a custom moderation engine could not decide about a message. The event is sent in addition to the event of the approved or blocked message, once per moderation pass.
         * Moderation engine failed
         *     Failures of the service's own engines are not reported.
         */
        post: operations["receive-moderation-engine-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_manual_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A moderator approved a message that the engine had blocked, and the message is now delivered. The event contains the rules that the message broke.
         * Message approved by moderator
         */
        post: operations["receive-moderation-manual-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "push-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification was generated for a custom push provider. The service sends this event to the address that was saved with `save-custom-push-provider `.
         * Push notification generated
         */
        post: operations["receive-push-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    recording_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The recording of a call or a meeting can be downloaded. Its start time and duration are strings.
         * Recording generated
         */
        post: operations["receive-recording-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sms-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An SMS notification was generated for a custom SMS provider. The service sends this event to the address that was saved with `save-custom-sms-provider `.
         * SMS notification generated
         */
        post: operations["receive-sms-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    transcription_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The transcript of a call or a meeting can be downloaded. Its times are numbers, in seconds.
         * Transcription generated
         */
        post: operations["receive-transcription-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user blocked other users, who can no longer send messages to this user. The event contains the blocked users, by uid.
         * Users blocked
         */
        post: operations["receive-user-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_connection_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user's client connected or disconnected. `data.status` is that of all the user's sessions together: it can be `online` although this client has disconnected (`currentConnection.action`), while another is still connected.
         * User connection changed
         *     In this event the times of the connection are in milliseconds, unlike in all others. The user's own times are in seconds.
         */
        post: operations["receive-user-connection-status-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_mentioned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message mentions a user. The event contains the whole message; `data.mentions` contains the mentioned users, by uid.
         * User mentioned
         */
        post: operations["receive-user-mentioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_unblocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user unblocked other users. The event contains them, by uid.
         * Users unblocked
         */
        post: operations["receive-user-unblocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Acknowledgement: Acknowledgement;
        ActionEntities: ActionEntities;
        ActionMessage: ActionMessage;
        ActionMessageData: ActionMessageData;
        ActionTarget: ActionTarget;
        AddActionsToAgentToolResponse: AddActionsToAgentToolResponse;
        AddApiToolsToAgentResponse: AddApiToolsToAgentResponse;
        AddApnsProviderRequest: AddApnsProviderRequest;
        AddApnsProviderResponse: AddApnsProviderResponse;
        AddApnsProviderResponseData: AddApnsProviderResponseData;
        AddedFriends: AddedFriends;
        AddedGroupMembers: AddedGroupMembers;
        AddFcmProviderRequest: AddFcmProviderRequest;
        AddFcmProviderResponse: AddFcmProviderResponse;
        AddFriendsRequest: AddFriendsRequest;
        AddFriendsResponse: AddFriendsResponse;
        AddFrontendActionsToAgentResponse: AddFrontendActionsToAgentResponse;
        AddGroupMembersRequest: AddGroupMembersRequest;
        AddGroupMembersRequestParticipants: AddGroupMembersRequestParticipants;
        AddGroupMembersResponse: AddGroupMembersResponse;
        AddKnowledgeSourcesToAgentResponse: AddKnowledgeSourcesToAgentResponse;
        AddMcpServersToAgentResponse: AddMcpServersToAgentResponse;
        AddMessageReactionResponse: AddMessageReactionResponse;
        AddToolsToAgentResponse: AddToolsToAgentResponse;
        Affix: Affix;
        AgentApiToolsRequest: AgentApiToolsRequest;
        AgentBuilderAgent: AgentBuilderAgent;
        AgentBuilderCursor: AgentBuilderCursor;
        AgentBuilderCursorMeta: AgentBuilderCursorMeta;
        AgentBuilderOutcome: AgentBuilderOutcome;
        AgentCustomVariable: AgentCustomVariable;
        AgentEnabledApiTool: AgentEnabledApiTool;
        AgentEnabledFrontendAction: AgentEnabledFrontendAction;
        AgentEnabledItems: AgentEnabledItems;
        AgentEnabledMcpServer: AgentEnabledMcpServer;
        AgentEnabledTool: AgentEnabledTool;
        AgentEnabledToolAction: AgentEnabledToolAction;
        AgentFrontendActionsRequest: AgentFrontendActionsRequest;
        AgenticMessage: AgenticMessage;
        AgenticMessageData: AgenticMessageData;
        AgentKnowledgeSourcesRequest: AgentKnowledgeSourcesRequest;
        AgentMcpServersRequest: AgentMcpServersRequest;
        AgentModel: AgentModel;
        AgentModelSettings: AgentModelSettings;
        AgentToolAction: AgentToolAction;
        AgentToolActionsRequest: AgentToolActionsRequest;
        AgentToolFunction: AgentToolFunction;
        AgentToolFunctionParameters: AgentToolFunctionParameters;
        AgentToolParameter: AgentToolParameter;
        AgentToolParameterRequest: AgentToolParameterRequest;
        AgentToolsRequest: AgentToolsRequest;
        AgentVariable: AgentVariable;
        AgentVariableUser: AgentVariableUser;
        AllowFeaturesRequest: AllowFeaturesRequest;
        AllowFeaturesResponse: AllowFeaturesResponse;
        ApiKey: ApiKey;
        ApiKeyScope: ApiKeyScope;
        ApiTool: ApiTool;
        ApnsProvider: ApnsProvider;
        AppNotificationPreferences: AppNotificationPreferences;
        AuthToken: AuthToken;
        BanGroupUserResponse: BanGroupUserResponse;
        BannedUser: BannedUser;
        BlockedMessage: BlockedMessage;
        BlockUsersRequest: BlockUsersRequest;
        BlockUsersResponse: BlockUsersResponse;
        BooleanString: BooleanString;
        BrokenRule: BrokenRule;
        BrokenRuleAction: BrokenRuleAction;
        ByoAgent: ByoAgent;
        ByoAgentActive: ByoAgentActive;
        ByoAgentConnection: ByoAgentConnection;
        ByoAgentConnectionHeaders: ByoAgentConnectionHeaders;
        ByoAgentGreeting: ByoAgentGreeting;
        ByoAgentIcon: ByoAgentIcon;
        ByoAgentName: ByoAgentName;
        ByoAgentUrl: ByoAgentUrl;
        ByoCallableName: ByoCallableName;
        ByoFramework: ByoFramework;
        ByoHeaderLines: ByoHeaderLines;
        ByoHeaders: ByoHeaders;
        ByoIntegrationType: ByoIntegrationType;
        ByoTool: ByoTool;
        ByoToolFunction: ByoToolFunction;
        ByoToolNames: ByoToolNames;
        ByoToolParameter: ByoToolParameter;
        ByoToolParameters: ByoToolParameters;
        ByoToolParametersRequest: ByoToolParametersRequest;
        ByoToolRequest: ByoToolRequest;
        CallAction: CallAction;
        CallChannel: CallChannel;
        CallEntities: CallEntities;
        CallEntity: CallEntity;
        CallMessage: CallMessage;
        CallMessageData: CallMessageData;
        CallNotificationSettings: CallNotificationSettings;
        CampaignChannel: CampaignChannel;
        CampaignDelivery: CampaignDelivery;
        CampaignEvent: CampaignEvent;
        CampaignNotification: CampaignNotification;
        CampaignNotificationEvent: CampaignNotificationEvent;
        CampaignPush: CampaignPush;
        CampaignReport: CampaignReport;
        Card: Card;
        CardMessage: CardMessage;
        CardMessageData: CardMessageData;
        CardMessageDataRequest: CardMessageDataRequest;
        CardRequest: CardRequest;
        ChangedGroup: ChangedGroup;
        ChangedMember: ChangedMember;
        ChangeGroupMemberScopeRequest: ChangeGroupMemberScopeRequest;
        ChangeGroupMemberScopeResponse: ChangeGroupMemberScopeResponse;
        ClientConnection: ClientConnection;
        ClientInfo: ClientInfo;
        CompleteAttachmentRequest: CompleteAttachmentRequest;
        ConnectionChange: ConnectionChange;
        ContentMessage: ContentMessage;
        ContentMessageData: ContentMessageData;
        Conversation: Conversation;
        ConversationBase: ConversationBase;
        ConversationBaseLastMessage: ConversationBaseLastMessage;
        ConversationPartner: ConversationPartner;
        ConversationPeer: ConversationPeer;
        ConversationPeerWithGuid: ConversationPeerWithGuid;
        ConversationPeerWithUid: ConversationPeerWithUid;
        ConversationToMute: ConversationToMute;
        ConversationToUnmute: ConversationToUnmute;
        ConversationWithGroup: ConversationWithGroup;
        ConversationWithUser: ConversationWithUser;
        Crawl: Crawl;
        CrawlSitemap: CrawlSitemap;
        CrawlWebsiteRequest: CrawlWebsiteRequest;
        CrawlWebsiteResponse: CrawlWebsiteResponse;
        CreateAgentBuilderAgentRequest: CreateAgentBuilderAgentRequest;
        CreateAgentBuilderAgentResponse: CreateAgentBuilderAgentResponse;
        CreateAgentVariableRequest: CreateAgentVariableRequest;
        CreateApiKeyRequest: CreateApiKeyRequest;
        CreateApikeyResponse: CreateApikeyResponse;
        CreateApiToolRequest: CreateApiToolRequest;
        CreateApiToolRequestWithEnableBasicAuth: CreateApiToolRequestWithEnableBasicAuth;
        CreateApiToolRequestWithoutEnableBasicAuth: CreateApiToolRequestWithoutEnableBasicAuth;
        CreateApiToolResponse: CreateApiToolResponse;
        CreateAuthTokenRequest: CreateAuthTokenRequest;
        CreateAuthtokenResponse: CreateAuthtokenResponse;
        CreateByoAg2AgentRequest: CreateByoAg2AgentRequest;
        CreateByoAg2AgentRequestIntegrationMeta: CreateByoAg2AgentRequestIntegrationMeta;
        CreateByoAgentRequest: CreateByoAgentRequest;
        CreateByoAgentResponse: CreateByoAgentResponse;
        CreateByoAgnoAgentRequest: CreateByoAgnoAgentRequest;
        CreateByoAgnoAgentRequestIntegrationMeta: CreateByoAgnoAgentRequestIntegrationMeta;
        CreateByoHttpAgentRequest: CreateByoHttpAgentRequest;
        CreateByoHttpAgentRequestIntegrationMeta: CreateByoHttpAgentRequestIntegrationMeta;
        CreateByoMastraAgentRequest: CreateByoMastraAgentRequest;
        CreateByoMastraAgentRequestIntegrationMeta: CreateByoMastraAgentRequestIntegrationMeta;
        CreateByoRasaAgentRequest: CreateByoRasaAgentRequest;
        CreateByoRasaAgentRequestIntegrationMeta: CreateByoRasaAgentRequestIntegrationMeta;
        CreateByoToolResponse: CreateByoToolResponse;
        CreateCustomAgentVariableResponse: CreateCustomAgentVariableResponse;
        CreatedGroup: CreatedGroup;
        CreatedUser: CreatedUser;
        CreateFrontendActionRequest: CreateFrontendActionRequest;
        CreateFrontendActionResponse: CreateFrontendActionResponse;
        CreateGroupRequest: CreateGroupRequest;
        CreateGroupRequestPassword: CreateGroupRequestPassword;
        CreateGroupRequestPasswordOwner: CreateGroupRequestPasswordOwner;
        CreateGroupRequestPublicOrPrivate: CreateGroupRequestPublicOrPrivate;
        CreateGroupRequestPublicOrPrivateOwner: CreateGroupRequestPublicOrPrivateOwner;
        CreateGroupResponse: CreateGroupResponse;
        CreateKeywordListResponse: CreateKeywordListResponse;
        CreateKnowledgeBaseTextRequest: CreateKnowledgeBaseTextRequest;
        CreateKnowledgeBaseTextResponse: CreateKnowledgeBaseTextResponse;
        CreateMcpServerRequest: CreateMcpServerRequest;
        CreateMcpServerResponse: CreateMcpServerResponse;
        CreateReasonRequest: CreateReasonRequest;
        CreateReasonResponse: CreateReasonResponse;
        CreateRoleRequest: CreateRoleRequest;
        CreateRoleResponse: CreateRoleResponse;
        CreateRuleResponse: CreateRuleResponse;
        CreateUserRequest: CreateUserRequest;
        CreateUserResponse: CreateUserResponse;
        CsvListRequest: CsvListRequest;
        Cursor: Cursor;
        CursorMeta: CursorMeta;
        CursorPosition: CursorPosition;
        CustomEmailProvider: CustomEmailProvider;
        CustomInteractiveMessageDataRequest: CustomInteractiveMessageDataRequest;
        CustomMessage: CustomMessage;
        CustomMessageData: CustomMessageData;
        CustomMessageDataRequest: CustomMessageDataRequest;
        CustomNotificationProvider: CustomNotificationProvider;
        CustomSmsProvider: CustomSmsProvider;
        DateTimeOrNumber: DateTimeOrNumber;
        DeactivatedUsers: DeactivatedUsers;
        DeactivateUsersRequest: DeactivateUsersRequest;
        DeactivateUsersResponse: DeactivateUsersResponse;
        DeleteAgentBuilderAgentResponse: DeleteAgentBuilderAgentResponse;
        DeleteApikeyResponse: DeleteApikeyResponse;
        DeleteApiToolResponse: DeleteApiToolResponse;
        DeleteApnsProviderResponse: DeleteApnsProviderResponse;
        DeleteAuthtokenResponse: DeleteAuthtokenResponse;
        DeleteByoAgentResponse: DeleteByoAgentResponse;
        DeleteByoToolResponse: DeleteByoToolResponse;
        DeleteContactDetailsResponse: DeleteContactDetailsResponse;
        DeleteConversationResponse: DeleteConversationResponse;
        DeleteCustomAgentVariableResponse: DeleteCustomAgentVariableResponse;
        DeleteCustomEmailProviderResponse: DeleteCustomEmailProviderResponse;
        DeleteCustomPushProviderResponse: DeleteCustomPushProviderResponse;
        DeleteCustomSmsProviderResponse: DeleteCustomSmsProviderResponse;
        DeletedMessage: DeletedMessage;
        DeleteFcmProviderResponse: DeleteFcmProviderResponse;
        DeleteFrontendActionResponse: DeleteFrontendActionResponse;
        DeleteGroupResponse: DeleteGroupResponse;
        DeleteKeywordListResponse: DeleteKeywordListResponse;
        DeleteKnowledgeBaseTextResponse: DeleteKnowledgeBaseTextResponse;
        DeleteKnowledgeBaseUploadResponse: DeleteKnowledgeBaseUploadResponse;
        DeleteKnowledgeBaseWebsiteResponse: DeleteKnowledgeBaseWebsiteResponse;
        DeleteMcpServerResponse: DeleteMcpServerResponse;
        DeleteMessageRequest: DeleteMessageRequest;
        DeleteMessageResponse: DeleteMessageResponse;
        DeletePushTokenResponse: DeletePushTokenResponse;
        DeletePushTokenResponseData: DeletePushTokenResponseData;
        DeleteReasonResponse: DeleteReasonResponse;
        DeleteRoleResponse: DeleteRoleResponse;
        DeleteRuleResponse: DeleteRuleResponse;
        DeleteSendgridDetailsResponse: DeleteSendgridDetailsResponse;
        DeleteSubmittedMessageResponse: DeleteSubmittedMessageResponse;
        DeleteTwilioDetailsResponse: DeleteTwilioDetailsResponse;
        DeleteUserRequest: DeleteUserRequest;
        DeleteUserResponse: DeleteUserResponse;
        DiscoveredUrl: DiscoveredUrl;
        DiscoveredUrlBatch: DiscoveredUrlBatch;
        DiscoveredUrlBatchResult: DiscoveredUrlBatchResult;
        DiscoveredUrlStatus: DiscoveredUrlStatus;
        DiscoveredUrlStatusesRequest: DiscoveredUrlStatusesRequest;
        EffectiveNotificationPreferences: EffectiveNotificationPreferences;
        EngineCondition: EngineCondition;
        EngineFailure: EngineFailure;
        EngineFailureContext: EngineFailureContext;
        EngineRequest: EngineRequest;
        EngineRule: EngineRule;
        EngineThreshold: EngineThreshold;
        ErrorBody: ErrorBody;
        ErrorCode: ErrorCode;
        ErrorDetail: ErrorDetail;
        FailedModeration: FailedModeration;
        FcmNotificationFlags: FcmNotificationFlags;
        FcmNotificationInPayload: FcmNotificationInPayload;
        FcmProvider: FcmProvider;
        FcmServiceAccount: FcmServiceAccount;
        FeatureKey: FeatureKey;
        FeatureOutcomes: FeatureOutcomes;
        FeedContent: FeedContent;
        FeedElement: FeedElement;
        FeedItem: FeedItem;
        FeedItemEvent: FeedItemEvent;
        FeedStyle: FeedStyle;
        FilterSide: FilterSide;
        FlagAMessageResponse: FlagAMessageResponse;
        FlaggedActionMessage: FlaggedActionMessage;
        FlaggedAgenticMessage: FlaggedAgenticMessage;
        FlaggedCallMessage: FlaggedCallMessage;
        FlaggedCardMessage: FlaggedCardMessage;
        FlaggedCustomMessage: FlaggedCustomMessage;
        FlaggedDeletedMessage: FlaggedDeletedMessage;
        FlaggedInteractiveMessage: FlaggedInteractiveMessage;
        FlaggedMediaMessage: FlaggedMediaMessage;
        FlaggedMessage: FlaggedMessage;
        FlaggedOtherContentMessage: FlaggedOtherContentMessage;
        FlaggedTextMessage: FlaggedTextMessage;
        FlaggedUnknownMessage: FlaggedUnknownMessage;
        FlagMessageRequest: FlagMessageRequest;
        FlushAuthtokensResponse: FlushAuthtokensResponse;
        FormMessageDataRequest: FormMessageDataRequest;
        FrontendAction: FrontendAction;
        GetAgentBuilderAgentResponse: GetAgentBuilderAgentResponse;
        GetApikeyResponse: GetApikeyResponse;
        GetApiToolResponse: GetApiToolResponse;
        GetAuthtokenResponse: GetAuthtokenResponse;
        GetByoToolResponse: GetByoToolResponse;
        GetContactDetailsResponse: GetContactDetailsResponse;
        GetConversationResponse: GetConversationResponse;
        GetCustomEmailProviderResponse: GetCustomEmailProviderResponse;
        GetCustomPushProviderResponse: GetCustomPushProviderResponse;
        GetCustomPushProviderResponseData: GetCustomPushProviderResponseData;
        GetCustomSmsProviderResponse: GetCustomSmsProviderResponse;
        GetDiscoveredUrlStatusesResponse: GetDiscoveredUrlStatusesResponse;
        GetEnabledAgentItemsResponse: GetEnabledAgentItemsResponse;
        GetFrontendActionResponse: GetFrontendActionResponse;
        GetGroupConversationResponse: GetGroupConversationResponse;
        GetGroupResponse: GetGroupResponse;
        GetKeywordListResponse: GetKeywordListResponse;
        GetKnowledgeBaseStatusesResponse: GetKnowledgeBaseStatusesResponse;
        GetKnowledgeBaseTextResponse: GetKnowledgeBaseTextResponse;
        GetMcpServerResponse: GetMcpServerResponse;
        GetMessageDetailsResponse: GetMessageDetailsResponse;
        GetMessageReceiptMetricsResponse: GetMessageReceiptMetricsResponse;
        GetNotificationPreferencesResponse: GetNotificationPreferencesResponse;
        GetNotificationSettingsResponse: GetNotificationSettingsResponse;
        GetNotificationTimezoneResponse: GetNotificationTimezoneResponse;
        GetReasonResponse: GetReasonResponse;
        GetRoleResponse: GetRoleResponse;
        GetRuleResponse: GetRuleResponse;
        GetSendgridDetailsResponse: GetSendgridDetailsResponse;
        GetSubmittedMessageResponse: GetSubmittedMessageResponse;
        GetTwilioDetailsResponse: GetTwilioDetailsResponse;
        GetUsageMetricsResponse: GetUsageMetricsResponse;
        GetUserConversationResponse: GetUserConversationResponse;
        GetUserResponse: GetUserResponse;
        Group: Group;
        GroupEntity: GroupEntity;
        GroupEvent: GroupEvent;
        GroupEventData: GroupEventData;
        GroupEventDataMembers: GroupEventDataMembers;
        GroupFilterRequest: GroupFilterRequest;
        GroupImported: GroupImported;
        GroupImportResult: GroupImportResult;
        GroupMemberEvent: GroupMemberEvent;
        GroupMemberEventData: GroupMemberEventData;
        GroupNotificationPreferences: GroupNotificationPreferences;
        GroupNotificationSettings: GroupNotificationSettings;
        GroupType: GroupType;
        GroupTypeFilter: GroupTypeFilter;
        Guid: Guid;
        ImportFailure: ImportFailure;
        ImportGroup: ImportGroup;
        ImportGroupDetails: ImportGroupDetails;
        ImportGroupsRequest: ImportGroupsRequest;
        ImportGroupsResponse: ImportGroupsResponse;
        ImportMember: ImportMember;
        ImportMembersRequest: ImportMembersRequest;
        ImportMembersResponse: ImportMembersResponse;
        ImportMessage: ImportMessage;
        ImportMessagesRequest: ImportMessagesRequest;
        ImportMessagesResponse: ImportMessagesResponse;
        ImportTime: ImportTime;
        ImportUser: ImportUser;
        ImportUsersRequest: ImportUsersRequest;
        ImportUsersResponse: ImportUsersResponse;
        InitiateKnowledgeBaseUploadsResponse: InitiateKnowledgeBaseUploadsResponse;
        InteractionGoal: InteractionGoal;
        InteractiveAction: InteractiveAction;
        InteractiveCard: InteractiveCard;
        InteractiveCardMessageDataRequest: InteractiveCardMessageDataRequest;
        InteractiveContent: InteractiveContent;
        InteractiveElement: InteractiveElement;
        InteractiveElementPlaceholder: InteractiveElementPlaceholder;
        InteractiveForm: InteractiveForm;
        InteractiveMessage: InteractiveMessage;
        InteractiveMessageData: InteractiveMessageData;
        InteractiveOption: InteractiveOption;
        InteractiveScheduler: InteractiveScheduler;
        KeywordCategory: KeywordCategory;
        KeywordList: KeywordList;
        KeywordListJsonRequest: KeywordListJsonRequest;
        KeywordListRequest: KeywordListRequest;
        KickGroupMemberResponse: KickGroupMemberResponse;
        KnowledgeBaseCursor: KnowledgeBaseCursor;
        KnowledgeBaseCursorMeta: KnowledgeBaseCursorMeta;
        KnowledgeBaseDeletion: KnowledgeBaseDeletion;
        KnowledgeBaseDeletionResult: KnowledgeBaseDeletionResult;
        KnowledgeBaseFile: KnowledgeBaseFile;
        KnowledgeBasePage: KnowledgeBasePage;
        KnowledgeBasePageMeta: KnowledgeBasePageMeta;
        KnowledgeBaseSource: KnowledgeBaseSource;
        KnowledgeBaseSourceDetails: KnowledgeBaseSourceDetails;
        KnowledgeBaseStatus: KnowledgeBaseStatus;
        KnowledgeBaseStatusesRequest: KnowledgeBaseStatusesRequest;
        KnowledgeBaseText: KnowledgeBaseText;
        KnowledgeBaseTextContent: KnowledgeBaseTextContent;
        KnowledgeBaseTextResult: KnowledgeBaseTextResult;
        KnowledgeBaseTextTitle: KnowledgeBaseTextTitle;
        KnowledgeBaseUpload: KnowledgeBaseUpload;
        KnowledgeBaseUploadsRequest: KnowledgeBaseUploadsRequest;
        KnowledgeBaseVectorizationStatus: KnowledgeBaseVectorizationStatus;
        LastMessageWithNumericId: LastMessageWithNumericId;
        LegacyConnection: LegacyConnection;
        LegacyConnectionChange: LegacyConnectionChange;
        LegacyConnectionEvent: LegacyConnectionEvent;
        LegacyConnectionEventData: LegacyConnectionEventData;
        LegacyConnectionUser: LegacyConnectionUser;
        LegacyMessageEvent: LegacyMessageEvent;
        LegacyPendingMessageEvent: LegacyPendingMessageEvent;
        LegacyPendingMessageEventData: LegacyPendingMessageEventData;
        LegacyWebhookEvent: LegacyWebhookEvent;
        LegacyWebhookEventOrigin: LegacyWebhookEventOrigin;
        ListAgentBuilderAgentsResponse: ListAgentBuilderAgentsResponse;
        ListAgentModelsResponse: ListAgentModelsResponse;
        ListAgentToolActionsResponse: ListAgentToolActionsResponse;
        ListAgentVariablesResponse: ListAgentVariablesResponse;
        ListAllMessagesResponse: ListAllMessagesResponse;
        ListAllReactionsResponse: ListAllReactionsResponse;
        ListAllThreadMessagesResponse: ListAllThreadMessagesResponse;
        ListApikeysResponse: ListApikeysResponse;
        ListApiToolsResponse: ListApiToolsResponse;
        ListApnsProvidersResponse: ListApnsProvidersResponse;
        ListApnsProvidersResponseData: ListApnsProvidersResponseData;
        ListAuthtokensResponse: ListAuthtokensResponse;
        ListBannedGroupUsersResponse: ListBannedGroupUsersResponse;
        ListBlockedMessagesResponse: ListBlockedMessagesResponse;
        ListBlockedUsersResponse: ListBlockedUsersResponse;
        ListByoAgentsResponse: ListByoAgentsResponse;
        ListByoToolsResponse: ListByoToolsResponse;
        ListConversationsResponse: ListConversationsResponse;
        ListCustomAgentVariablesResponse: ListCustomAgentVariablesResponse;
        ListDiscoveredUrlsResponse: ListDiscoveredUrlsResponse;
        ListFcmProvidersResponse: ListFcmProvidersResponse;
        ListFcmProvidersResponseData: ListFcmProvidersResponseData;
        ListFlaggedMessagesResponse: ListFlaggedMessagesResponse;
        ListFriendsResponse: ListFriendsResponse;
        ListFrontendActionsResponse: ListFrontendActionsResponse;
        ListGlobalPinnedConversationsResponse: ListGlobalPinnedConversationsResponse;
        ListGroupMembersResponse: ListGroupMembersResponse;
        ListGroupMessagesResponse: ListGroupMessagesResponse;
        ListGroupsResponse: ListGroupsResponse;
        ListKeywordListsResponse: ListKeywordListsResponse;
        ListKnowledgeBaseSourcePagesResponse: ListKnowledgeBaseSourcePagesResponse;
        ListKnowledgeBaseSourcePagesResponseData: ListKnowledgeBaseSourcePagesResponseData;
        ListKnowledgeBaseSourcesResponse: ListKnowledgeBaseSourcesResponse;
        ListKnowledgeBaseTextsResponse: ListKnowledgeBaseTextsResponse;
        ListMcpServersResponse: ListMcpServersResponse;
        ListMutedConversationsResponse: ListMutedConversationsResponse;
        ListMutedConversationsResponseData: ListMutedConversationsResponseData;
        ListNotificationLogsResponse: ListNotificationLogsResponse;
        ListPushTokensResponse: ListPushTokensResponse;
        ListReactionsOfOneKindResponse: ListReactionsOfOneKindResponse;
        ListReasonsResponse: ListReasonsResponse;
        ListRestrictedFeaturesResponse: ListRestrictedFeaturesResponse;
        ListReviewedMessagesResponse: ListReviewedMessagesResponse;
        ListRolePermissionsResponse: ListRolePermissionsResponse;
        ListRolesResponse: ListRolesResponse;
        ListRuleRevisionsResponse: ListRuleRevisionsResponse;
        ListRulesResponse: ListRulesResponse;
        ListScopePermissionsResponse: ListScopePermissionsResponse;
        ListSubmittedMessagesResponse: ListSubmittedMessagesResponse;
        ListThreadsResponse: ListThreadsResponse;
        ListUserConversationsResponse: ListUserConversationsResponse;
        ListUserMessagesResponse: ListUserMessagesResponse;
        ListUsersResponse: ListUsersResponse;
        MarkConversationAsUnreadRequest: MarkConversationAsUnreadRequest;
        MarkConversationRequest: MarkConversationRequest;
        MarkedConversation: MarkedConversation;
        MarkGroupConversationAsDeliveredResponse: MarkGroupConversationAsDeliveredResponse;
        MarkGroupConversationAsReadResponse: MarkGroupConversationAsReadResponse;
        MarkGroupConversationAsUnreadResponse: MarkGroupConversationAsUnreadResponse;
        MarkInteractedRequest: MarkInteractedRequest;
        MarkMessageAsInteractedResponse: MarkMessageAsInteractedResponse;
        MarkUserConversationAsDeliveredResponse: MarkUserConversationAsDeliveredResponse;
        MarkUserConversationAsReadResponse: MarkUserConversationAsReadResponse;
        MarkUserConversationAsUnreadResponse: MarkUserConversationAsUnreadResponse;
        McpServer: McpServer;
        MediaMessage: MediaMessage;
        MediaMessageData: MediaMessageData;
        MediaMessageDataRequest: MediaMessageDataRequest;
        Member: Member;
        MemberImported: MemberImported;
        MemberImportResult: MemberImportResult;
        MemberResult: MemberResult;
        MemberResults: MemberResults;
        MemberScope: MemberScope;
        Membership: Membership;
        MemberUids: MemberUids;
        Message: Message;
        MessageAttachment: MessageAttachment;
        MessageAttachmentRequest: MessageAttachmentRequest;
        MessageBase: MessageBase;
        MessageDataBase: MessageDataBase;
        MessageDeletionEvent: MessageDeletionEvent;
        MessageDeletionEventData: MessageDeletionEventData;
        MessageDeletionEventDataMessage: MessageDeletionEventDataMessage;
        MessageEntities: MessageEntities;
        MessageEntity: MessageEntity;
        MessageEvent: MessageEvent;
        MessageEventData: MessageEventData;
        MessageFields: MessageFields;
        MessageFieldsWithoutId: MessageFieldsWithoutId;
        MessageFlag: MessageFlag;
        MessageImported: MessageImported;
        MessageImportResult: MessageImportResult;
        MessageMetadata: MessageMetadata;
        MessageMetadataObject: MessageMetadataObject;
        MessageMetadataObjectInjected: MessageMetadataObjectInjected;
        MessageMetrics: MessageMetrics;
        MessageMetricsPoint: MessageMetricsPoint;
        MessageModeration: MessageModeration;
        MessageModerationRule: MessageModerationRule;
        MessageReadState: MessageReadState;
        MessageReceipts: MessageReceipts;
        MessageReceivers: MessageReceivers;
        MessageSnapshot: MessageSnapshot;
        MessageSnapshotData: MessageSnapshotData;
        Metadata: Metadata;
        MillisecondsOrText: MillisecondsOrText;
        ModeratedResource: ModeratedResource;
        ModerationDecisionEvent: ModerationDecisionEvent;
        ModerationDecisionEventData: ModerationDecisionEventData;
        ModerationFailureEvent: ModerationFailureEvent;
        ModerationFinding: ModerationFinding;
        ModerationId: ModerationId;
        ModerationListMeta: ModerationListMeta;
        ModerationReason: ModerationReason;
        ModerationReviewEvent: ModerationReviewEvent;
        ModerationReviewEventData: ModerationReviewEventData;
        ModerationRule: ModerationRule;
        Muid: Muid;
        MultipleReceivers: MultipleReceivers;
        MuteConversationsRequest: MuteConversationsRequest;
        MuteConversationsResponse: MuteConversationsResponse;
        MutedConversation: MutedConversation;
        MuteNotificationPreferences: MuteNotificationPreferences;
        MuteNotificationSettings: MuteNotificationSettings;
        NewGroupDetails: NewGroupDetails;
        NewUserDetails: NewUserDetails;
        NotificationContactDetails: NotificationContactDetails;
        NotificationDigestSettings: NotificationDigestSettings;
        NotificationDndSetting: NotificationDndSetting;
        NotificationEmailTemplate: NotificationEmailTemplate;
        NotificationEventSetting: NotificationEventSetting;
        NotificationFallbackTemplate: NotificationFallbackTemplate;
        NotificationGroupMentionTemplate: NotificationGroupMentionTemplate;
        NotificationLog: NotificationLog;
        NotificationLogAlert: NotificationLogAlert;
        NotificationLogCursor: NotificationLogCursor;
        NotificationLogData: NotificationLogData;
        NotificationLogMeta: NotificationLogMeta;
        NotificationLogPayload: NotificationLogPayload;
        NotificationMediaTemplate: NotificationMediaTemplate;
        NotificationMessageSetting: NotificationMessageSetting;
        NotificationOverride: NotificationOverride;
        NotificationPayload: NotificationPayload;
        NotificationPayloadEvent: NotificationPayloadEvent;
        NotificationPreferences: NotificationPreferences;
        NotificationPrivacySetting: NotificationPrivacySetting;
        NotificationReactionSetting: NotificationReactionSetting;
        NotificationRecipient: NotificationRecipient;
        NotificationSchedule: NotificationSchedule;
        NotificationScheduleDay: NotificationScheduleDay;
        NotificationSender: NotificationSender;
        NotificationSettings: NotificationSettings;
        NotificationSmsTemplate: NotificationSmsTemplate;
        NotificationSound: NotificationSound;
        NotificationSuccess: NotificationSuccess;
        NotificationTemplate: NotificationTemplate;
        NotificationTemplates: NotificationTemplates;
        NotificationTimezone: NotificationTimezone;
        NotificationUserMentionTemplate: NotificationUserMentionTemplate;
        NullableUnixSeconds: NullableUnixSeconds;
        OneConversation: OneConversation;
        OneOnOneNotificationPreferences: OneOnOneNotificationPreferences;
        OneOnOneNotificationSettings: OneOnOneNotificationSettings;
        OpenMessageData: OpenMessageData;
        OtherContentMessage: OtherContentMessage;
        PageMeta: PageMeta;
        Pagination: Pagination;
        ParticipantsByUid: ParticipantsByUid;
        ParticipantsByUidValue: ParticipantsByUidValue;
        PatternListRequest: PatternListRequest;
        PermissionDefinition: PermissionDefinition;
        PermissionEffect: PermissionEffect;
        PermissionList: PermissionList;
        PermissionListOrItem: PermissionListOrItem;
        PermissionMode: PermissionMode;
        PermissionValue: PermissionValue;
        PinGroupConversationResponse: PinGroupConversationResponse;
        PinMessageResponse: PinMessageResponse;
        PinnedConversation: PinnedConversation;
        PinUserConversationResponse: PinUserConversationResponse;
        PrivateUserMetadata: PrivateUserMetadata;
        ProcessDiscoveredUrlsRequest: ProcessDiscoveredUrlsRequest;
        ProcessDiscoveredUrlsResponse: ProcessDiscoveredUrlsResponse;
        PushNotificationDetails: PushNotificationDetails;
        PushNotificationEvent: PushNotificationEvent;
        PushPayloadSettings: PushPayloadSettings;
        PushPlatform: PushPlatform;
        PushToken: PushToken;
        PushTokenList: PushTokenList;
        QuotedMessage: QuotedMessage;
        QuotedMessageData: QuotedMessageData;
        QuotedMessageId: QuotedMessageId;
        Reaction: Reaction;
        ReactionCount: ReactionCount;
        ReactionEvent: ReactionEvent;
        ReactionEventData: ReactionEventData;
        ReactivatedUsers: ReactivatedUsers;
        ReactivateUsersRequest: ReactivateUsersRequest;
        ReactivateUsersResponse: ReactivateUsersResponse;
        Receipt: Receipt;
        ReceiptBody: ReceiptBody;
        ReceiptEvent: ReceiptEvent;
        ReceiverEntity: ReceiverEntity;
        ReceiverId: ReceiverId;
        ReceiverType: ReceiverType;
        ReceiverTypeRequest: ReceiverTypeRequest;
        RecordingEvent: RecordingEvent;
        RegisterApnsTokenRequest: RegisterApnsTokenRequest;
        RegisterFcmTokenRequest: RegisterFcmTokenRequest;
        RegisterPushTokenRequest: RegisterPushTokenRequest;
        RegisterPushTokenResponse: RegisterPushTokenResponse;
        RegisterVoipTokenRequest: RegisterVoipTokenRequest;
        RemoveActionsFromAgentToolResponse: RemoveActionsFromAgentToolResponse;
        RemoveApiToolsFromAgentResponse: RemoveApiToolsFromAgentResponse;
        RemoveFriendsRequest: RemoveFriendsRequest;
        RemoveFriendsResponse: RemoveFriendsResponse;
        RemoveFrontendActionsFromAgentResponse: RemoveFrontendActionsFromAgentResponse;
        RemoveKnowledgeSourcesFromAgentResponse: RemoveKnowledgeSourcesFromAgentResponse;
        RemoveMcpServersFromAgentResponse: RemoveMcpServersFromAgentResponse;
        RemoveMessageReactionResponse: RemoveMessageReactionResponse;
        RemoveToolsFromAgentResponse: RemoveToolsFromAgentResponse;
        ReplaceGlobalPinnedConversationsRequest: ReplaceGlobalPinnedConversationsRequest;
        ReplaceGlobalPinnedConversationsResponse: ReplaceGlobalPinnedConversationsResponse;
        ResetGroupConversationRequest: ResetGroupConversationRequest;
        ResetGroupConversationResponse: ResetGroupConversationResponse;
        ResetNotificationPreferencesResponse: ResetNotificationPreferencesResponse;
        ResetNotificationSettingsResponse: ResetNotificationSettingsResponse;
        ResetUserConversationRequest: ResetUserConversationRequest;
        ResetUserConversationResponse: ResetUserConversationResponse;
        RestrictedFeature: RestrictedFeature;
        RestrictFeaturesRequest: RestrictFeaturesRequest;
        RestrictFeaturesResponse: RestrictFeaturesResponse;
        ReviewBlockedMessageRequest: ReviewBlockedMessageRequest;
        ReviewBlockedMessageResponse: ReviewBlockedMessageResponse;
        ReviewedMessage: ReviewedMessage;
        ReviewFlaggedMessageRequest: ReviewFlaggedMessageRequest;
        ReviewFlaggedMessageResponse: ReviewFlaggedMessageResponse;
        ReviewFlaggedMessageResponseData: ReviewFlaggedMessageResponseData;
        ReviewVerdict: ReviewVerdict;
        RingingCall: RingingCall;
        RingingCallData: RingingCallData;
        RingingCallEvent: RingingCallEvent;
        RingingCallEventData: RingingCallEventData;
        Role: Role;
        RoleId: RoleId;
        RoleMetadata: RoleMetadata;
        RoleMetadataWith: RoleMetadataWith;
        RolePermissionKey: RolePermissionKey;
        RolePermissions: RolePermissions;
        RoleSettings: RoleSettings;
        RoleSettingsRequest: RoleSettingsRequest;
        RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly: RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly;
        RoleSettingsWith: RoleSettingsWith;
        RuleAction: RuleAction;
        RuleCondition: RuleCondition;
        RuleConditionRequest: RuleConditionRequest;
        RuleFilterRequest: RuleFilterRequest;
        RuleMatch: RuleMatch;
        RuleRequest: RuleRequest;
        SaveCustomEmailProviderRequest: SaveCustomEmailProviderRequest;
        SaveCustomEmailProviderResponse: SaveCustomEmailProviderResponse;
        SaveCustomPushProviderRequest: SaveCustomPushProviderRequest;
        SaveCustomPushProviderResponse: SaveCustomPushProviderResponse;
        SaveCustomPushProviderResponseData: SaveCustomPushProviderResponseData;
        SaveCustomSmsProviderRequest: SaveCustomSmsProviderRequest;
        SaveCustomSmsProviderResponse: SaveCustomSmsProviderResponse;
        SaveMessageResponse: SaveMessageResponse;
        SaveSendGridDetailsRequest: SaveSendGridDetailsRequest;
        SaveSendgridDetailsResponse: SaveSendgridDetailsResponse;
        SaveTwilioDetailsRequest: SaveTwilioDetailsRequest;
        SaveTwilioDetailsResponse: SaveTwilioDetailsResponse;
        SchedulerMessageDataRequest: SchedulerMessageDataRequest;
        ScopePermissionKey: ScopePermissionKey;
        ScopePermissions: ScopePermissions;
        ScrapedWebPage: ScrapedWebPage;
        ScrapedWebPageMetadata: ScrapedWebPageMetadata;
        ScrapeWebPageRequest: ScrapeWebPageRequest;
        ScrapeWebPageResponse: ScrapeWebPageResponse;
        SearchAgentToolsResponse: SearchAgentToolsResponse;
        SendBotMessageResponse: SendBotMessageResponse;
        SendCardMessageRequest: SendCardMessageRequest;
        SendCardMessageRequestToOneReceiver: SendCardMessageRequestToOneReceiver;
        SendCardMessageRequestToSeveralReceivers: SendCardMessageRequestToSeveralReceivers;
        SendCustomInteractiveMessageRequest: SendCustomInteractiveMessageRequest;
        SendCustomInteractiveMessageRequestToOneReceiver: SendCustomInteractiveMessageRequestToOneReceiver;
        SendCustomInteractiveMessageRequestToSeveralReceivers: SendCustomInteractiveMessageRequestToSeveralReceivers;
        SendCustomMessageRequest: SendCustomMessageRequest;
        SendCustomMessageRequestToOneReceiver: SendCustomMessageRequestToOneReceiver;
        SendCustomMessageRequestToSeveralReceivers: SendCustomMessageRequestToSeveralReceivers;
        SendFormMessageRequest: SendFormMessageRequest;
        SendFormMessageRequestToOneReceiver: SendFormMessageRequestToOneReceiver;
        SendFormMessageRequestToSeveralReceivers: SendFormMessageRequestToSeveralReceivers;
        SendGridDetails: SendGridDetails;
        SendInteractiveCardMessageRequest: SendInteractiveCardMessageRequest;
        SendInteractiveCardMessageRequestToOneReceiver: SendInteractiveCardMessageRequestToOneReceiver;
        SendInteractiveCardMessageRequestToSeveralReceivers: SendInteractiveCardMessageRequestToSeveralReceivers;
        SendInteractiveMessageRequest: SendInteractiveMessageRequest;
        SendMediaMessageRequest: SendMediaMessageRequest;
        SendMediaMessageRequestToOneReceiver: SendMediaMessageRequestToOneReceiver;
        SendMediaMessageRequestToSeveralReceivers: SendMediaMessageRequestToSeveralReceivers;
        SendMessageRequest: SendMessageRequest;
        SendMessageResponse: SendMessageResponse;
        SendSchedulerMessageRequest: SendSchedulerMessageRequest;
        SendSchedulerMessageRequestToOneReceiver: SendSchedulerMessageRequestToOneReceiver;
        SendSchedulerMessageRequestToSeveralReceivers: SendSchedulerMessageRequestToSeveralReceivers;
        SendTextMessageRequest: SendTextMessageRequest;
        SendTextMessageRequestToOneReceiver: SendTextMessageRequestToOneReceiver;
        SendTextMessageRequestToSeveralReceivers: SendTextMessageRequestToSeveralReceivers;
        SendThreadMessageResponse: SendThreadMessageResponse;
        SentenceListRequest: SentenceListRequest;
        SessionConfiguration: SessionConfiguration;
        SessionEndedEvent: SessionEndedEvent;
        SessionEndedEventData: SessionEndedEventData;
        SessionOccupant: SessionOccupant;
        SessionParticipantEvent: SessionParticipantEvent;
        SessionParticipantEventData: SessionParticipantEventData;
        SessionRecording: SessionRecording;
        SessionStartedEvent: SessionStartedEvent;
        SessionStartedEventData: SessionStartedEventData;
        SessionTranscript: SessionTranscript;
        SessionType: SessionType;
        SetDefaultApnsProviderResponse: SetDefaultApnsProviderResponse;
        SetDefaultFcmProviderResponse: SetDefaultFcmProviderResponse;
        SetRolePermissionsRequest: SetRolePermissionsRequest;
        SetRolePermissionsResponse: SetRolePermissionsResponse;
        SetRolePermissionsResult: SetRolePermissionsResult;
        SetScopePermissionsRequest: SetScopePermissionsRequest;
        SetScopePermissionsResponse: SetScopePermissionsResponse;
        SetScopePermissionsResult: SetScopePermissionsResult;
        StoredMetadata: StoredMetadata;
        StoredUserMetadata: StoredUserMetadata;
        SubmitMessageForModerationResponse: SubmitMessageForModerationResponse;
        SubmitMessageRequest: SubmitMessageRequest;
        SubmittedContent: SubmittedContent;
        SubmittedMessageData: SubmittedMessageData;
        SubscribeToThreadResponse: SubscribeToThreadResponse;
        SyncDiscoveredUrlsRequest: SyncDiscoveredUrlsRequest;
        SyncDiscoveredUrlsResponse: SyncDiscoveredUrlsResponse;
        SyncKnowledgeBaseSourceResponse: SyncKnowledgeBaseSourceResponse;
        Tags: Tags;
        TextMessage: TextMessage;
        TextMessageData: TextMessageData;
        TextMessageDataRequest: TextMessageDataRequest;
        ThemedColor: ThemedColor;
        Thread: Thread;
        ThreadActionMessage: ThreadActionMessage;
        ThreadAgenticMessage: ThreadAgenticMessage;
        ThreadCallMessage: ThreadCallMessage;
        ThreadCardMessage: ThreadCardMessage;
        ThreadCustomMessage: ThreadCustomMessage;
        ThreadDeletedMessage: ThreadDeletedMessage;
        ThreadInteractiveMessage: ThreadInteractiveMessage;
        ThreadMediaMessage: ThreadMediaMessage;
        ThreadOtherContentMessage: ThreadOtherContentMessage;
        ThreadSubscription: ThreadSubscription;
        ThreadTextMessage: ThreadTextMessage;
        ThreadUnknownMessage: ThreadUnknownMessage;
        TimeRange: TimeRange;
        ToOneReceiver: ToOneReceiver;
        ToSeveralReceivers: ToSeveralReceivers;
        TranscriptionEvent: TranscriptionEvent;
        TriggerId: TriggerId;
        TwilioDetails: TwilioDetails;
        Uid: Uid;
        UnbanGroupUserResponse: UnbanGroupUserResponse;
        UnblockUsersResponse: UnblockUsersResponse;
        UnixMilliseconds: UnixMilliseconds;
        UnixSeconds: UnixSeconds;
        UnixSecondsOrNull: UnixSecondsOrNull;
        UnknownMessage: UnknownMessage;
        UnmuteConversationsRequest: UnmuteConversationsRequest;
        UnmuteConversationsResponse: UnmuteConversationsResponse;
        UnpinGroupConversationResponse: UnpinGroupConversationResponse;
        UnpinMessageResponse: UnpinMessageResponse;
        UnpinUserConversationResponse: UnpinUserConversationResponse;
        UnregisterPushTokenRequest: UnregisterPushTokenRequest;
        UnregisterPushTokensResponse: UnregisterPushTokensResponse;
        UnregisterPushTokensResponseData: UnregisterPushTokensResponseData;
        UnsaveMessageResponse: UnsaveMessageResponse;
        UnsetRolePermissionResponse: UnsetRolePermissionResponse;
        UnsetRolePermissionResult: UnsetRolePermissionResult;
        UnsetScopePermissionResponse: UnsetScopePermissionResponse;
        UnsetScopePermissionResult: UnsetScopePermissionResult;
        UnsubscribeFromThreadResponse: UnsubscribeFromThreadResponse;
        UpdateAgentBuilderAgentRequest: UpdateAgentBuilderAgentRequest;
        UpdateAgentBuilderAgentResponse: UpdateAgentBuilderAgentResponse;
        UpdateAgentVariableRequest: UpdateAgentVariableRequest;
        UpdateApiKeyRequest: UpdateApiKeyRequest;
        UpdateApikeyResponse: UpdateApikeyResponse;
        UpdateApiToolRequest: UpdateApiToolRequest;
        UpdateApiToolResponse: UpdateApiToolResponse;
        UpdateApnsProviderRequest: UpdateApnsProviderRequest;
        UpdateApnsProviderResponse: UpdateApnsProviderResponse;
        UpdateAuthTokenRequest: UpdateAuthTokenRequest;
        UpdateAuthtokenResponse: UpdateAuthtokenResponse;
        UpdateByoAgentRequest: UpdateByoAgentRequest;
        UpdateByoAgentRequestIntegrationMeta: UpdateByoAgentRequestIntegrationMeta;
        UpdateByoAgentRequestIntegrationMetaHeaders: UpdateByoAgentRequestIntegrationMetaHeaders;
        UpdateByoAgentResponse: UpdateByoAgentResponse;
        UpdateByoToolResponse: UpdateByoToolResponse;
        UpdateContactDetailsRequest: UpdateContactDetailsRequest;
        UpdateContactDetailsResponse: UpdateContactDetailsResponse;
        UpdateConversationRequest: UpdateConversationRequest;
        UpdateCustomAgentVariableResponse: UpdateCustomAgentVariableResponse;
        UpdateCustomEmailProviderRequest: UpdateCustomEmailProviderRequest;
        UpdateCustomEmailProviderResponse: UpdateCustomEmailProviderResponse;
        UpdateCustomPushProviderRequest: UpdateCustomPushProviderRequest;
        UpdateCustomPushProviderResponse: UpdateCustomPushProviderResponse;
        UpdateCustomPushProviderResponseData: UpdateCustomPushProviderResponseData;
        UpdateCustomSmsProviderRequest: UpdateCustomSmsProviderRequest;
        UpdateCustomSmsProviderResponse: UpdateCustomSmsProviderResponse;
        UpdateFcmProviderRequest: UpdateFcmProviderRequest;
        UpdateFcmProviderResponse: UpdateFcmProviderResponse;
        UpdateFrontendActionRequest: UpdateFrontendActionRequest;
        UpdateFrontendActionResponse: UpdateFrontendActionResponse;
        UpdateGroupConversationResponse: UpdateGroupConversationResponse;
        UpdateGroupRequest: UpdateGroupRequest;
        UpdateGroupRequestOwner: UpdateGroupRequestOwner;
        UpdateGroupRequestType: UpdateGroupRequestType;
        UpdateGroupResponse: UpdateGroupResponse;
        UpdateKeywordListResponse: UpdateKeywordListResponse;
        UpdateKnowledgeBaseTextRequest: UpdateKnowledgeBaseTextRequest;
        UpdateKnowledgeBaseTextResponse: UpdateKnowledgeBaseTextResponse;
        UpdateMcpServerRequest: UpdateMcpServerRequest;
        UpdateMcpServerResponse: UpdateMcpServerResponse;
        UpdateMessageDataRequest: UpdateMessageDataRequest;
        UpdateMessageRequest: UpdateMessageRequest;
        UpdateMessageResponse: UpdateMessageResponse;
        UpdateNotificationPreferencesRequest: UpdateNotificationPreferencesRequest;
        UpdateNotificationPreferencesResponse: UpdateNotificationPreferencesResponse;
        UpdateNotificationSettingsRequest: UpdateNotificationSettingsRequest;
        UpdateNotificationSettingsResponse: UpdateNotificationSettingsResponse;
        UpdateNotificationTimezoneRequest: UpdateNotificationTimezoneRequest;
        UpdateNotificationTimezoneResponse: UpdateNotificationTimezoneResponse;
        UpdateReasonRequest: UpdateReasonRequest;
        UpdateReasonResponse: UpdateReasonResponse;
        UpdateRoleRequest: UpdateRoleRequest;
        UpdateRoleResponse: UpdateRoleResponse;
        UpdateRuleResponse: UpdateRuleResponse;
        UpdateSendGridDetailsRequest: UpdateSendGridDetailsRequest;
        UpdateSendgridDetailsResponse: UpdateSendgridDetailsResponse;
        UpdateSubmittedMessageRequest: UpdateSubmittedMessageRequest;
        UpdateSubmittedMessageResponse: UpdateSubmittedMessageResponse;
        UpdateTwilioDetailsRequest: UpdateTwilioDetailsRequest;
        UpdateTwilioDetailsResponse: UpdateTwilioDetailsResponse;
        UpdateUserConversationResponse: UpdateUserConversationResponse;
        UpdateUserRequest: UpdateUserRequest;
        UpdateUserResponse: UpdateUserResponse;
        UsageMetrics: UsageMetrics;
        UsageReport: UsageReport;
        UsageTimeRange: UsageTimeRange;
        User: User;
        UserBlockEvent: UserBlockEvent;
        UserBlockEventData: UserBlockEventData;
        UserConnectionEvent: UserConnectionEvent;
        UserEntity: UserEntity;
        UserFilterRequest: UserFilterRequest;
        UserImported: UserImported;
        UserImportResult: UserImportResult;
        UserMetadata: UserMetadata;
        UserMetadataPrivate: UserMetadataPrivate;
        UserNotificationSettings: UserNotificationSettings;
        UserResult: UserResult;
        UserResults: UserResults;
        UsersByUid: UsersByUid;
        WebhookEvent: WebhookEvent;
        WordListRequest: WordListRequest;
    };
    responses: {
        AgentBuilderAgentNotFound: ResponseAgentBuilderAgentNotFound;
        AgentBuilderToolNotFound: ResponseAgentBuilderToolNotFound;
        AgentKnowledgeNotFound: ResponseAgentKnowledgeNotFound;
        AgentToolNotFound: ResponseAgentToolNotFound;
        AgentVariableNotFound: ResponseAgentVariableNotFound;
        ApiKeyNotFound: ResponseApiKeyNotFound;
        AuthTokenNotFound: ResponseAuthTokenNotFound;
        BadRequest: ResponseBadRequest;
        BotNotFound: ResponseBotNotFound;
        ByoAgentNotFound: ResponseByoAgentNotFound;
        ByoToolNotFound: ResponseByoToolNotFound;
        ConversationForbidden: ResponseConversationForbidden;
        ConversationNotFound: ResponseConversationNotFound;
        EventReceived: ResponseEventReceived;
        Forbidden: ResponseForbidden;
        ForbiddenToUser: ResponseForbiddenToUser;
        GroupForbidden: ResponseGroupForbidden;
        GroupNotFound: ResponseGroupNotFound;
        GroupOrUserNotFound: ResponseGroupOrUserNotFound;
        ImportFailed: ResponseImportFailed;
        KeywordListNotFound: ResponseKeywordListNotFound;
        KnowledgeBaseSourceNotFound: ResponseKnowledgeBaseSourceNotFound;
        MessageForbidden: ResponseMessageForbidden;
        MessageNotFound: ResponseMessageNotFound;
        PinForbidden: ResponsePinForbidden;
        PlanQuotaUsedUp: ResponsePlanQuotaUsedUp;
        PushProviderNotFound: ResponsePushProviderNotFound;
        PushTokenNotFound: ResponsePushTokenNotFound;
        ReasonNotFound: ResponseReasonNotFound;
        RoleNotFound: ResponseRoleNotFound;
        RuleNotFound: ResponseRuleNotFound;
        SendingForbidden: ResponseSendingForbidden;
        TooManyRequests: ResponseTooManyRequests;
        Unauthorized: ResponseUnauthorized;
        UnauthorizedOrNotJoined: ResponseUnauthorizedOrNotJoined;
        UnexpectedError: ResponseUnexpectedError;
        UserNotFound: ResponseUserNotFound;
    };
    parameters: {
        AffixParameter: ParameterAffixParameter;
        AgentBuilderCreatedAt: ParameterAgentBuilderCreatedAt;
        AgentBuilderLimit: ParameterAgentBuilderLimit;
        AgentBuilderUid: ParameterAgentBuilderUid;
        AgentKnowledgeSourceType: ParameterAgentKnowledgeSourceType;
        AgentToolSlug: ParameterAgentToolSlug;
        AgentVariableId: ParameterAgentVariableId;
        ApiKeyParameter: ParameterApiKeyParameter;
        ApiToolSlug: ParameterApiToolSlug;
        ApnsProviderId: ParameterApnsProviderId;
        AttachmentTypes: ParameterAttachmentTypes;
        AuthTokenParameter: ParameterAuthTokenParameter;
        BotUid: ParameterBotUid;
        ByoAgentUid: ParameterByoAgentUid;
        ByoChatApiVersion: ParameterByoChatApiVersion;
        ByoToolName: ParameterByoToolName;
        ConversationId: ParameterConversationId;
        CursorMessageId: ParameterCursorMessageId;
        EditedAtFrom: ParameterEditedAtFrom;
        EditedAtTo: ParameterEditedAtTo;
        FcmProviderId: ParameterFcmProviderId;
        FromTimestamp: ParameterFromTimestamp;
        FrontendActionId: ParameterFrontendActionId;
        GuidParameter: ParameterGuidParameter;
        HasAttachments: ParameterHasAttachments;
        HasLinks: ParameterHasLinks;
        HasMentions: ParameterHasMentions;
        HasReactions: ParameterHasReactions;
        HideMessagesFromBlockedUsers: ParameterHideMessagesFromBlockedUsers;
        HideQuotedMessages: ParameterHideQuotedMessages;
        HideReplies: ParameterHideReplies;
        KeywordId: ParameterKeywordId;
        KnowledgeBaseCursorAnchor: ParameterKnowledgeBaseCursorAnchor;
        KnowledgeBaseEndTime: ParameterKnowledgeBaseEndTime;
        KnowledgeBaseLimit: ParameterKnowledgeBaseLimit;
        KnowledgeBaseSourceId: ParameterKnowledgeBaseSourceId;
        KnowledgeBaseSourceType: ParameterKnowledgeBaseSourceType;
        KnowledgeBaseStartTime: ParameterKnowledgeBaseStartTime;
        KnowledgeBaseTextId: ParameterKnowledgeBaseTextId;
        KnowledgeBaseWebsiteId: ParameterKnowledgeBaseWebsiteId;
        McpServerSlug: ParameterMcpServerSlug;
        MentionedUids: ParameterMentionedUids;
        MentionsWithBlockedInfo: ParameterMentionsWithBlockedInfo;
        MentionsWithTagInfo: ParameterMentionsWithTagInfo;
        MessageCategories: ParameterMessageCategories;
        MessageCategory: ParameterMessageCategory;
        MessageCount: ParameterMessageCount;
        MessageId: ParameterMessageId;
        MessageLimit: ParameterMessageLimit;
        MessageSearchKey: ParameterMessageSearchKey;
        MessageSender: ParameterMessageSender;
        MessageSenders: ParameterMessageSenders;
        MessageTags: ParameterMessageTags;
        MessageType: ParameterMessageType;
        MessageTypes: ParameterMessageTypes;
        ModerationLimit: ParameterModerationLimit;
        MyMentionsOnly: ParameterMyMentionsOnly;
        OnBehalfOfOptional: ParameterOnBehalfOfOptional;
        OnBehalfOfRequired: ParameterOnBehalfOfRequired;
        OtherUidParameter: ParameterOtherUidParameter;
        Page: ParameterPage;
        PerPage: ParameterPerPage;
        PerPageUpTo1000: ParameterPerPageUpTo1000;
        PreferencesUid: ParameterPreferencesUid;
        ReactionParameter: ParameterReactionParameter;
        ReasonId: ParameterReasonId;
        RoleParameter: ParameterRoleParameter;
        RolePermission: ParameterRolePermission;
        RuleId: ParameterRuleId;
        Scope: ParameterScope;
        ScopePermission: ParameterScopePermission;
        SentAtFrom: ParameterSentAtFrom;
        SentAtTo: ParameterSentAtTo;
        ToTimestamp: ParameterToTimestamp;
        UidParameter: ParameterUidParameter;
        UndeliveredMessages: ParameterUndeliveredMessages;
        UnreadMessages: ParameterUnreadMessages;
        UpdatedAtFrom: ParameterUpdatedAtFrom;
        UpdatedAtTo: ParameterUpdatedAtTo;
        WithMessageTags: ParameterWithMessageTags;
    };
    requestBodies: never;
    headers: {
        RateLimit: HeaderRateLimit;
        RateLimitRemaining: HeaderRateLimitRemaining;
        RateLimitReset: HeaderRateLimitReset;
        RetryAfter: HeaderRetryAfter;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "list-agent-builder-agents": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
                /**
                 * Returns only agents with this text in their name, description, uid or a similar field.
                 *
                 * @example garden
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentBuilderAgentsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the Chat API.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAgentBuilderAgentRequest;
            };
        };
        responses: {
            /** The agent was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateAgentBuilderAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAgentBuilderAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteAgentBuilderAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentBuilderAgentRequest;
            };
        };
        responses: {
            /** The agent was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateAgentBuilderAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-api-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentApiToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddApiToolsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-api-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentApiToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveApiToolsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-enabled-agent-items": {
        parameters: {
            query?: {
                /**
                 * Whether to include API tools.
                 *
                 * @example true
                 */
                apiTools?: boolean;
                /**
                 * Whether to include frontend actions.
                 *
                 * @example true
                 */
                frontendActions?: boolean;
                /**
                 * Returns only items with this text in their name or description.
                 *
                 * @example frost
                 */
                key?: string;
                /**
                 * Whether to include MCP servers.
                 *
                 * @example true
                 */
                mcpServers?: boolean;
                /**
                 * Whether to include ready-to-use tools.
                 *
                 * @example true
                 */
                tools?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items that the agent can use. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetEnabledAgentItemsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-frontend-actions-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentFrontendActionsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFrontendActionsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-frontend-actions-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentFrontendActionsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveFrontendActionsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-knowledge-sources-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of sources, such as `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterAgentKnowledgeSourceType;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentKnowledgeSourcesRequest;
            };
        };
        responses: {
            /** The sources were added to the agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddKnowledgeSourcesToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentKnowledgeNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-knowledge-sources-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of sources, such as `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterAgentKnowledgeSourceType;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentKnowledgeSourcesRequest;
            };
        };
        responses: {
            /** The sources were removed from the agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveKnowledgeSourcesFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentKnowledgeNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-mcp-servers-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentMcpServersRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddMcpServersToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-mcp-servers-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentMcpServersRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveMcpServersFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-tool-actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The actions of the tool. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentToolActionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-actions-to-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolActionsRequest;
            };
        };
        responses: {
            /** The actions were enabled. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddActionsToAgentToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-actions-from-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolActionsRequest;
            };
        };
        responses: {
            /** The actions were disabled. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveActionsFromAgentToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddToolsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveToolsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "search-agent-tools": {
        parameters: {
            query?: {
                /**
                 * Returns only tools with this text in their name, description or slug.
                 *
                 * @example calendar
                 */
                key?: string;
            };
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tools that were found. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchAgentToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The models. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentModelsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-variables": {
        parameters: {
            query?: {
                /**
                 * Whether to group the variables by category.
                 *
                 * @example true
                 */
                groupByCategory?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variables, as a list or by category. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentVariablesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-custom-agent-variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variables. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCustomAgentVariablesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAgentVariableRequest;
            };
        };
        responses: {
            /** The variable was created. The status is 200, not 201. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateCustomAgentVariableResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the variable.
                 *
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: ParameterAgentVariableId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variable was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomAgentVariableResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentVariableNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the variable.
                 *
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: ParameterAgentVariableId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentVariableRequest;
            };
        };
        responses: {
            /** The variable after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomAgentVariableResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentVariableNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-api-tools": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApiToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateApiToolRequest;
            };
        };
        responses: {
            /** The tool was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateApiToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetApiToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApiToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApiToolRequest;
            };
        };
        responses: {
            /** The tool after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApiToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-frontend-actions": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFrontendActionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateFrontendActionRequest;
            };
        };
        responses: {
            /** The action was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFrontendActionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The action. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFrontendActionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The action was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFrontendActionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateFrontendActionRequest;
            };
        };
        responses: {
            /** The action after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateFrontendActionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-sources": {
        parameters: {
            query: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response.
                 *
                 * @example 1772355540000.102
                 */
                cursor?: ParameterKnowledgeBaseCursorAnchor;
                /**
                 * Required and not explained. Read as the latest creation time, in milliseconds, like `endTime`.
                 *
                 * @example 1772442000000
                 */
                end: number;
                /**
                 * Returns only what was created before this time, in milliseconds.
                 *
                 * @example 1772442000000
                 */
                endTime?: ParameterKnowledgeBaseEndTime;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * Required and not explained. Read as the earliest creation time, in milliseconds, like `startTime`.
                 *
                 * @example 1772269200000
                 */
                start: number;
                /**
                 * Returns only what was created after this time, in milliseconds.
                 *
                 * @example 1772269200000
                 */
                startTime?: ParameterKnowledgeBaseStartTime;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the sources. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseSourcesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-source-pages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * The page to continue from, in the direction of `affix`.
                 *
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * The kind of source. Files are `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterKnowledgeBaseSourceType;
                /**
                 * Id of the source.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: ParameterKnowledgeBaseSourceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The source with some of its pages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseSourcePagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "sync-knowledge-base-source": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of source. Files are `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterKnowledgeBaseSourceType;
                /**
                 * Id of the source.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: ParameterKnowledgeBaseSourceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Indexing started. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncKnowledgeBaseSourceResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-knowledge-base-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KnowledgeBaseStatusesRequest;
            };
        };
        responses: {
            /** The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKnowledgeBaseStatusesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The texts. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseTextsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateKnowledgeBaseTextRequest;
            };
        };
        responses: {
            /** The text was added and is being indexed. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateKnowledgeBaseTextResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKnowledgeBaseTextResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseTextResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateKnowledgeBaseTextRequest;
            };
        };
        responses: {
            /** The text was updated and is being indexed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateKnowledgeBaseTextResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the upload.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseUploadResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "initiate-knowledge-base-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KnowledgeBaseUploadsRequest;
            };
        };
        responses: {
            /** The uploads were created, and the files can be sent. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InitiateKnowledgeBaseUploadsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-discovered-urls": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response.
                 *
                 * @example 1772355540000.102
                 */
                cursor?: ParameterKnowledgeBaseCursorAnchor;
                /**
                 * Returns only what was created before this time, in milliseconds.
                 *
                 * @example 1772442000000
                 */
                endTime?: ParameterKnowledgeBaseEndTime;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * Returns only what was created after this time, in milliseconds.
                 *
                 * @example 1772269200000
                 */
                startTime?: ParameterKnowledgeBaseStartTime;
                /**
                 * Returns only pages with this status.
                 *
                 * @example failed
                 */
                status?: "discovered" | "processing" | "processed" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the discovered pages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "process-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProcessDiscoveredUrlsRequest;
            };
        };
        responses: {
            /** The pages are being processed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProcessDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-discovered-url-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscoveredUrlStatusesRequest;
            };
        };
        responses: {
            /** The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDiscoveredUrlStatusesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "sync-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncDiscoveredUrlsRequest;
            };
        };
        responses: {
            /** The pages are being processed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-website": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The website was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseWebsiteResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "scrape-web-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ScrapeWebPageRequest;
            };
        };
        responses: {
            /** The page's content. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScrapeWebPageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "crawl-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlWebsiteRequest;
            };
        };
        responses: {
            /** The result of the crawl. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlWebsiteResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-mcp-servers": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListMcpServersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateMcpServerRequest;
            };
        };
        responses: {
            /** The server was registered. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateMcpServerResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The server. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMcpServerResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The server was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMcpServerResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateMcpServerRequest;
            };
        };
        responses: {
            /** The server after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateMcpServerResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-byo-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agents, as a list without an envelope. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListByoAgentsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Version of the Chat API that the agent uses.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: ParameterByoChatApiVersion;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateByoAgentRequest;
            };
        };
        responses: {
            /** The agent was registered. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateByoAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-byo-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent, a UUID created by the service.
                 *
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: ParameterByoAgentUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteByoAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Version of the Chat API that the agent uses.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: ParameterByoChatApiVersion;
            };
            path: {
                /**
                 * Uid of the agent, a UUID created by the service.
                 *
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: ParameterByoAgentUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateByoAgentRequest;
            };
        };
        responses: {
            /** The agent was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateByoAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-byo-tools": {
        parameters: {
            query?: {
                /**
                 * Returns only actions, which run in the client, or only tools, which do not.
                 *
                 * @example action
                 */
                type?: "action" | "tool";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tools and actions, as a list without an envelope. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListByoToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ByoToolRequest;
            };
        };
        responses: {
            /** The tool was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateByoToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool or action. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetByoToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ByoToolRequest;
            };
        };
        responses: {
            /** The tool or action after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateByoToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool or action was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteByoToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-apikeys": {
        parameters: {
            query?: {
                /**
                 * Returns only keys with this scope.
                 *
                 * @example authOnly
                 */
                scope?: ApiKeyScope;
                /**
                 * Returns only API keys whose `name` contains this text.
                 *
                 * @example demo
                 */
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API keys. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApikeysResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateApiKeyRequest;
            };
        };
        responses: {
            /** The API key was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateApikeyResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API key. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetApikeyResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApiKeyRequest;
            };
        };
        responses: {
            /** The API key after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApikeyResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API key was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApikeyResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-bot-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the bot.
                 *
                 * @example garden-helper
                 */
                uid: ParameterBotUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBotMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseBotNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-conversations": {
        parameters: {
            query?: {
                /**
                 * Returns only conversations with users, or only conversations of groups.
                 *
                 * @example group
                 */
                conversationType?: "user" | "group";
                /**
                 * Returns only conversations of groups that have these tags.
                 *
                 * @example [
                 *       "growing"
                 *     ]
                 */
                groupTags?: string[];
                /**
                 * Excludes conversations with AI agents.
                 *
                 * @example true
                 */
                hideAgentic?: boolean;
                /**
                 * Also lists conversations with blocked users.
                 *
                 * @example true
                 */
                includeBlockedUsers?: boolean;
                /**
                 * Returns only conversations with AI agents.
                 *
                 * @example true
                 */
                onlyAgentic?: boolean;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Text to search for in the names of users and groups.
                 *
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * Returns only conversations that have these tags.
                 *
                 * @example [
                 *       "greenhouse"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Lists each conversation only once (`1`). For super admins only. Not together with `onBehalfOf`.
                 *
                 * @example 1
                 */
                unique?: 0 | 1;
                /**
                 * Whether to list only conversations with unread messages.
                 *
                 * @example true
                 */
                unread?: boolean;
                /**
                 * Whether the list is walked by cursor inside the service, which is more efficient (`1`), or not (`0`).
                 *
                 * @example 1
                 */
                useCursoredIndex?: 0 | 1;
                /**
                 * Returns only conversations with users who have these tags.
                 *
                 * @example [
                 *       "newcomer"
                 *     ]
                 */
                userTags?: string[];
                /**
                 * Adds to each conversation whether its users have blocked each other.
                 *
                 * @example true
                 */
                withBlockedInfo?: boolean;
                /**
                 * Whether each conversation in the response has its tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
                /**
                 * Whether the user or group of each conversation in the response has its tags.
                 *
                 * @example true
                 */
                withUserAndGroupTags?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the conversation, as a response has it. Do not build the id of a conversation between two users from their uids: the sender's uid comes first in it, and the service rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
                 *
                 * @example group_tomato-growers
                 */
                conversationId: ParameterConversationId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseConversationNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the conversation, as a response has it. Do not build the id of a conversation between two users from their uids: the sender's uid comes first in it, and the service rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
                 *
                 * @example group_tomato-growers
                 */
                conversationId: ParameterConversationId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseConversationNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pinned conversations, the topmost first. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGlobalPinnedConversationsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "replace-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplaceGlobalPinnedConversationsRequest;
            };
        };
        responses: {
            /** The pinned conversations, the topmost first. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceGlobalPinnedConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "import-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportGroupsRequest;
            };
        };
        responses: {
            /** A result for each group, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportGroupsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportMembersRequest;
            };
        };
        responses: {
            /** A result for each membership, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportMessagesRequest;
            };
        };
        responses: {
            /** A result for each message, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "list-groups": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only groups created at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "createdAt[from]"?: UnixSeconds;
                /**
                 * Returns only groups created at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "createdAt[to]"?: UnixSeconds;
                /**
                 * Returns only the group with this guid.
                 *
                 * @example tomato-growers
                 */
                guid?: Guid;
                /**
                 * Returns only the groups with these guids, as a comma-separated list.
                 *
                 * @example [
                 *       "tomato-growers",
                 *       "seed-swap"
                 *     ]
                 */
                guids?: Guid[];
                /**
                 * Whether to return only groups that the user has joined. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hasJoined?: boolean;
                /**
                 * Returns only groups whose `membersCount` is this number.
                 *
                 * @example 5
                 */
                "membersCount[eq]"?: number;
                /**
                 * Returns only groups whose `membersCount` is greater than this number.
                 *
                 * @example 2
                 */
                "membersCount[gt]"?: number;
                /**
                 * Returns only groups whose `membersCount` is at least this number.
                 *
                 * @example 2
                 */
                "membersCount[gte]"?: number;
                /**
                 * Returns only groups whose `membersCount` is less than this number.
                 *
                 * @example 10
                 */
                "membersCount[lt]"?: number;
                /**
                 * Returns only groups whose `membersCount` is at most this number.
                 *
                 * @example 10
                 */
                "membersCount[lte]"?: number;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Where to look for `searchKey`.
                 *
                 * @example [
                 *       "name"
                 *     ]
                 */
                searchIn?: ("name" | "guid")[];
                /**
                 * Text to search for.
                 *
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * What to sort by.
                 *
                 * @example name
                 */
                sortBy?: "name" | "guid" | "createdAt";
                /**
                 * The direction in which to sort.
                 *
                 * @example asc
                 */
                sortOrder?: "asc" | "desc";
                /**
                 * Returns only groups that have these tags.
                 *
                 * @example [
                 *       "growing"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only groups of this type.
                 *
                 * @example public
                 */
                type?: GroupTypeFilter;
                /**
                 * Returns only groups of any of these types.
                 *
                 * @example [
                 *       "public",
                 *       "password"
                 *     ]
                 */
                types?: GroupTypeFilter[];
                /**
                 * Continues from groups that were changed at this moment, in seconds; `affix` gives the direction.
                 *
                 * @example 1772355600
                 */
                updatedAt?: UnixSeconds;
                /**
                 * Returns only groups updated at or after this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: UnixSeconds;
                /**
                 * Returns only groups updated at or before this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: UnixSeconds;
                /**
                 * Whether each group in the response has its tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of groups. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateGroupRequest;
            };
        };
        responses: {
            /** The created group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            402: ResponsePlanQuotaUsedUp;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateGroupRequest;
            };
        };
        responses: {
            /** The changed group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-banned-group-users": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of banned users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBannedGroupUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "ban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user was banned. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BanGroupUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer banned. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnbanGroupUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateConversationRequest;
            };
        };
        responses: {
            /** The changed conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ResetGroupConversationRequest;
            };
        };
        responses: {
            /** The conversation was reset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsDeliveredResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsReadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationAsUnreadRequest;
            };
        };
        responses: {
            /** The messages were marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsUnreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-group-members": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only members with any of these scopes.
                 *
                 * @example [
                 *       "admin",
                 *       "moderator"
                 *     ]
                 */
                scopes?: ("admin" | "moderator" | "participant")[];
                /**
                 * Returns only members who are connected (`available`) or who are not (`offline`).
                 *
                 * @example available
                 */
                status?: "available" | "offline";
            };
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of members. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-group-members": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddGroupMembersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddGroupMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            402: ResponsePlanQuotaUsedUp;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "change-group-member-scope": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChangeGroupMemberScopeRequest;
            };
        };
        responses: {
            /** The changed membership. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangeGroupMemberScopeResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "kick-group-member": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer a member. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KickGroupMemberResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-group-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ParameterMessageCategories;
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns the number of messages per user or group instead. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: ParameterMessageCount;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: ParameterHideMessagesFromBlockedUsers;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most.
                 *
                 * @example 50
                 */
                limit?: ParameterMessageLimit;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                myMentionsOnly?: ParameterMyMentionsOnly;
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that have these tags.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: ParameterMessageTags;
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                undelivered?: ParameterUndeliveredMessages;
                /**
                 * Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                unread?: ParameterUnreadMessages;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseForbiddenToUser;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available permissions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListScopePermissionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetScopePermissionsRequest;
            };
        };
        responses: {
            /** The permissions were set. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetScopePermissionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unset-scope-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Key of the permission.
                 *
                 * @example sendMessage
                 */
                permission: ParameterScopePermission;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission was unset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsetScopePermissionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories, as a comma-separated list.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ('message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {}))[];
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns only messages of this conversation.
                 *
                 * @example group_tomato-growers
                 */
                conversationId?: string;
                /**
                 * Also returns the number of unread messages. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: boolean;
                /**
                 * Returns only messages edited at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "editedAt[from]"?: ParameterEditedAtFrom;
                /**
                 * Returns only messages edited at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "editedAt[to]"?: ParameterEditedAtTo;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Excludes deleted messages.
                 *
                 * @example true
                 */
                hideDeleted?: boolean;
                /**
                 * Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: ParameterHideMessagesFromBlockedUsers;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most.
                 *
                 * @example 50
                 */
                limit?: ParameterMessageLimit;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only deleted messages.
                 *
                 * @example true
                 */
                onlyDeleted?: boolean;
                /**
                 * Returns only messages to users (`user`) or to groups (`group`).
                 *
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that any of these users sent, as a comma-separated list.
                 *
                 * @example [
                 *       "jonas",
                 *       "priya"
                 *     ]
                 */
                senders?: ParameterMessageSenders;
                /**
                 * Returns only messages sent after this time, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772355600
                 */
                sentAt?: UnixSeconds;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "sentAt[from]"?: ParameterSentAtFrom;
                /**
                 * Returns only messages sent at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "sentAt[to]"?: ParameterSentAtTo;
                /**
                 * Returns only messages that have these tags, as a comma-separated list.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only the unread messages of a conversation. Requires `count`.
                 *
                 * @example true
                 */
                unread?: boolean;
                /**
                 * Returns only messages updated at or after this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: ParameterUpdatedAtFrom;
                /**
                 * Returns only messages updated at or before this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: ParameterUpdatedAtTo;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent message. What is returned for several receivers is not documented. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-message-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMessageDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateMessageRequest;
            };
        };
        responses: {
            /** The action message that records the edit. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": DeleteMessageRequest;
            };
        };
        responses: {
            /** The action message that records the deletion. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "flag-a-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * UID of the user on whose behalf the flagging is done.
                 *
                 * @example jonas
                 */
                onBehalfOf: Uid;
            };
            path: {
                /**
                 * Identifier of the message to flag.
                 *
                 * @example 4201
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FlagMessageRequest;
            };
        };
        responses: {
            /** Message flagged successfully */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FlagAMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-message-as-interacted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkInteractedRequest;
            };
        };
        responses: {
            /** The interaction was recorded. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkMessageAsInteractedResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-reactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllReactionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reactions-of-one-kind": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reactions of that kind. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReactionsOfOneKindResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with its reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddMessageReactionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with the remaining reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveMessageReactionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, with `savedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unsave-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, without `savedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsaveMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-thread-messages": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of replies. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllThreadMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-thread-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent reply. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendThreadMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "subscribe-to-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubscribeToThreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unsubscribe-from-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsubscribeFromThreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that were blocked by rules. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBlockedMessagesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "review-blocked-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewBlockedMessageRequest;
            };
        };
        responses: {
            /** The decision was recorded. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReviewBlockedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-flagged-messages": {
        parameters: {
            query?: {
                /**
                 * How many entries to return at most. The largest number is not documented.
                 *
                 * @example 20
                 */
                limit?: ParameterModerationLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that wait for a moderator. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFlaggedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "review-flagged-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewFlaggedMessageRequest;
            };
        };
        responses: {
            /** The decision was recorded, and the message is in the list of reviewed messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReviewFlaggedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-keyword-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keyword lists of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKeywordListsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeywordListJsonRequest;
                "multipart/form-data": KeywordListRequest;
            };
        };
        responses: {
            /** The list in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateKeywordListResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKeywordListResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeywordListJsonRequest;
                "multipart/form-data": KeywordListRequest;
            };
        };
        responses: {
            /** The changed list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateKeywordListResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKeywordListResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-submitted-messages": {
        parameters: {
            query?: {
                /**
                 * Text and files (`message`) or kinds of your own (`custom`).
                 *
                 * @example message
                 */
                category?: "message" | "custom";
                /**
                 * Only messages that are not decided yet (`pending`) or were blocked (`disapproved`).
                 *
                 * @example pending
                 */
                moderationStatus?: "disapproved" | "pending";
                /**
                 * Guid of the receiving group.
                 *
                 * @example tomato-growers
                 */
                receiverGUID?: Guid;
                /**
                 * Uid of the receiving user.
                 *
                 * @example jonas
                 */
                receiverUID?: Uid;
                /**
                 * Uid of the sender.
                 *
                 * @example priya
                 */
                sender?: Uid;
                /**
                 * The kind of content, such as `text`.
                 *
                 * @example text
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The submitted messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSubmittedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "submit-message-for-moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SubmitMessageRequest;
            };
        };
        responses: {
            /** The message, which is not decided yet. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubmitMessageForModerationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with the decision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetSubmittedMessageResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSubmittedMessageRequest;
            };
        };
        responses: {
            /** The edited message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSubmittedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteSubmittedMessageResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reasons of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReasonsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateReasonRequest;
            };
        };
        responses: {
            /** The new reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateReasonResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetReasonResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateReasonRequest;
            };
        };
        responses: {
            /** The renamed reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateReasonResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reason was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteReasonResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reviewed-messages": {
        parameters: {
            query?: {
                /**
                 * How many entries to return at most. The largest number is not documented.
                 *
                 * @example 20
                 */
                limit?: ParameterModerationLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that a moderator has decided about. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReviewedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-rules": {
        parameters: {
            query?: {
                /**
                 * How many rules to return at most. The largest number is not documented.
                 *
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rules of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRulesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RuleRequest;
            };
        };
        responses: {
            /** The rule in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateRuleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRuleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RuleRequest;
            };
        };
        responses: {
            /** The rule in its new revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateRuleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteRuleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-rule-revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The revisions of the rule. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRuleRevisionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomEmailProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomEmailProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomEmailProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomEmailProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomEmailProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomEmailProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The SendGrid account. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetSendgridDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSendGridDetailsRequest;
            };
        };
        responses: {
            /** The SendGrid account was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSendgridDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveSendGridDetailsRequest;
            };
        };
        responses: {
            /** The SendGrid account was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveSendgridDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The SendGrid account was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteSendgridDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-apns-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApnsProvidersResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApnsProviderRequest;
            };
        };
        responses: {
            /** The provider was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApnsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddApnsProviderRequest;
            };
        };
        responses: {
            /** The provider was added. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddApnsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the APNs provider.
                 *
                 * @example linden-ios
                 */
                providerId: ParameterApnsProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApnsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-default-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the APNs provider.
                 *
                 * @example linden-ios
                 */
                providerId: ParameterApnsProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider is now the default. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetDefaultApnsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomPushProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomPushProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomPushProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomPushProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomPushProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomPushProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-fcm-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFcmProvidersResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateFcmProviderRequest;
            };
        };
        responses: {
            /** The provider was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateFcmProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddFcmProviderRequest;
            };
        };
        responses: {
            /** The provider was added. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFcmProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the FCM provider.
                 *
                 * @example linden-android
                 */
                providerId: ParameterFcmProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFcmProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-default-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the FCM provider.
                 *
                 * @example linden-android
                 */
                providerId: ParameterFcmProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider is now the default. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetDefaultFcmProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-push-tokens": {
        parameters: {
            query: {
                /**
                 * Whether to return all push tokens of the user, not only those of this auth token.
                 *
                 * @example true
                 */
                all?: boolean;
                /**
                 * The auth token.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The push tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListPushTokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "register-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterPushTokenRequest;
            };
        };
        responses: {
            /** The token was registered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegisterPushTokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unregister-push-tokens": {
        parameters: {
            query?: {
                /**
                 * Whether to delete all push tokens of the user, not only those of this auth token.
                 *
                 * @example true
                 */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnregisterPushTokenRequest;
            };
        };
        responses: {
            /** The tokens were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnregisterPushTokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The push token.
                 *
                 * @example not-a-real-push-token-of-mira
                 */
                pushToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnregisterPushTokenRequest;
            };
        };
        responses: {
            /** The token was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletePushTokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomSmsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomSmsProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomSmsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomSmsProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomSmsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomSmsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The Twilio account. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetTwilioDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateTwilioDetailsRequest;
            };
        };
        responses: {
            /** The Twilio account was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateTwilioDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveTwilioDetailsRequest;
            };
        };
        responses: {
            /** The Twilio account was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveTwilioDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The Twilio account was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteTwilioDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact details. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact details were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateContactDetailsRequest;
            };
        };
        responses: {
            /** The contact details were updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-notification-logs": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only entries of this channel.
                 *
                 * @example push
                 */
                channel?: "push" | "email" | "sms";
                /**
                 * Returns only entries about messages sent after this time, in milliseconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772355600000
                 */
                from?: number;
                /**
                 * Id of the log entry to continue from, in the direction of `affix`.
                 *
                 * @example 69a40cd0feedfacefeedface
                 */
                logId?: string;
                /**
                 * Returns only entries for this member of a group, by uid. Use it with `receiverType=group`.
                 *
                 * @example mira
                 */
                member?: string;
                /**
                 * Returns only entries about messages of this category.
                 *
                 * @example message
                 */
                messageCategory?: "message" | "interactive";
                /**
                 * Returns only entries about this message or reply.
                 *
                 * @example 4202
                 */
                messageId?: number;
                /**
                 * Returns only entries about messages of this type, such as `text` or `image`. The possible types depend on the category.
                 *
                 * @example text
                 */
                messageType?: string;
                /**
                 * `true` returns notifications that were passed to a provider, `false` those that were withheld.
                 *
                 * @example true
                 */
                notificationTriggered?: boolean;
                /**
                 * Returns only entries of this provider. Push notifications use `fcm`, `apns` or `custom`, e-mails `sendgrid` or `custom`, and SMS `twilio` or `custom`.
                 *
                 * @example apns
                 */
                provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom";
                /**
                 * Returns only entries about this reaction.
                 *
                 * @example 7001
                 */
                reactionId?: number;
                /**
                 * Returns only entries that notified this user, by uid, about a reaction.
                 *
                 * @example mira
                 */
                reactionReceiver?: string;
                /**
                 * Returns only entries about reactions of this user, by uid.
                 *
                 * @example priya
                 */
                reactionSender?: string;
                /**
                 * Returns only entries that were withheld for this reason. Use it with `notificationTriggered=false`.
                 *
                 * @example MUTE_PREFERENCE
                 */
                reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR";
                /**
                 * Returns only entries about messages to this receiver, a uid or a guid depending on `receiverType`.
                 *
                 * @example tomato-growers
                 */
                receiver?: string;
                /**
                 * Returns only entries about one-on-one conversations (`user`) or group conversations (`group`).
                 *
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * Returns only entries about messages of this user, by uid.
                 *
                 * @example jonas
                 */
                sender?: string;
                /**
                 * Whether the provider returned a success. Use it with `notificationTriggered=true`.
                 *
                 * @example true
                 */
                success?: boolean;
                /**
                 * Returns only entries about messages sent before this time, in milliseconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772442000000
                 */
                to?: number;
                /**
                 * Returns only entries with this trigger. `after_message` is a message or a reply, `message_…` a change of a message, `initiated` to `unanswered` are states of a call, `after_group_…` and `after_scope_changed` are changes in a group.
                 *
                 * @example after_message
                 */
                trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The log entries, with cursors to the entries before and after them. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListNotificationLogsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user's preferences. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user's preferences, reset to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationPreferencesRequest;
            };
        };
        responses: {
            /** The user's preferences after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-muted-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The muted conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListMutedConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mute-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MuteConversationsRequest;
            };
        };
        responses: {
            /** The conversations were muted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MuteConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unmute-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnmuteConversationsRequest;
            };
        };
        responses: {
            /** The conversations were unmuted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnmuteConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-timezone": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The time zone. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationTimezoneResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-timezone": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationTimezoneRequest;
            };
        };
        responses: {
            /** The time zone was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationTimezoneResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The app's settings. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings were reset to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetNotificationSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationSettingsRequest;
            };
        };
        responses: {
            /** The settings were updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationSettingsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-roles": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of roles. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRolesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateRoleRequest;
            };
        };
        responses: {
            /** The role was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateRoleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRoleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateRoleRequest;
            };
        };
        responses: {
            /** The role after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateRoleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteRoleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available permissions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRolePermissionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetRolePermissionsRequest;
            };
        };
        responses: {
            /** The permissions were set. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetRolePermissionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unset-role-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Key of the permission.
                 *
                 * @example listUsers.mode
                 */
                permission: ParameterRolePermission;
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission was unset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsetRolePermissionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-restricted-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The restricted features of the role. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRestrictedFeaturesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "restrict-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RestrictFeaturesRequest;
            };
        };
        responses: {
            /** The outcome for each feature. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RestrictFeaturesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "allow-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AllowFeaturesRequest;
            };
        };
        responses: {
            /** The features are allowed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AllowFeaturesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-usage-metrics": {
        parameters: {
            query: {
                /**
                 * Start of the time range, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772323200
                 */
                fromDate: UnixSeconds;
                /**
                 * End of the time range, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772409600
                 */
                toDate: UnixSeconds;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The usage in the time range. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageMetricsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-message-receipt-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The numbers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMessageReceiptMetricsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-threads": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * How many threads to return at most.
                 *
                 * @example 50
                 */
                limit?: number;
                /**
                 * Returns only threads that the user in `onBehalfOf` has taken part in. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                participatedByMe?: boolean;
                /**
                 * The time of the cursor, in seconds since 1970-01-01T00:00:00Z. Requires `affix`.
                 *
                 * @example 1772355720
                 */
                updatedAt?: UnixSeconds;
                /**
                 * Adds to each thread how many unread mentions of the user in `onBehalfOf` there are. The name of the added field is not documented; of conversations the vendor's SDK reads `unreadMentionsCount`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                withMentionCount?: boolean;
                /**
                 * Adds to each thread how many replies the user in `onBehalfOf` has not read. The name of the added field is not documented; the vendor's SDK reads `unreadRepliesCount`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                withUnreadReplyCount?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of threads. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListThreadsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-users": {
        parameters: {
            query?: {
                /**
                 * Whether to count the users. Where the response then has the number is not documented.
                 *
                 * @example false
                 */
                count?: boolean;
                /**
                 * Returns only users created at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "createdAt[from]"?: UnixSeconds;
                /**
                 * Returns only users created at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "createdAt[to]"?: UnixSeconds;
                /**
                 * Whether to list deactivated users only.
                 *
                 * @example false
                 */
                onlyDeactivated?: boolean;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only users with this role.
                 *
                 * @example keeper
                 */
                role?: RoleId;
                /**
                 * Returns only users with any of these roles.
                 *
                 * @example [
                 *       "keeper",
                 *       "default"
                 *     ]
                 */
                roles?: RoleId[];
                /**
                 * Where to look for `searchKey`.
                 *
                 * @example [
                 *       "name",
                 *       "uid"
                 *     ]
                 */
                searchIn?: ("name" | "uid")[];
                /**
                 * Returns only users whose `uid` or `name` begins with this text.
                 *
                 * @example mi
                 */
                searchKey?: string;
                /**
                 * Returns only users who are connected (`available`) or who are not (`offline`). Separate several values with commas.
                 *
                 * @example [
                 *       "available",
                 *       "offline"
                 *     ]
                 */
                status?: ("available" | "offline")[];
                /**
                 * Returns only users who have these tags.
                 *
                 * @example [
                 *       "compost-team"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only users with these uids.
                 *
                 * @example [
                 *       "mira",
                 *       "jonas"
                 *     ]
                 */
                uids?: Uid[];
                /**
                 * Returns only users updated at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: UnixSeconds;
                /**
                 * Returns only users updated at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: UnixSeconds;
                /**
                 * Whether to list deactivated users along with the others.
                 *
                 * @example false
                 */
                withDeactivated?: boolean;
                /**
                 * Whether the response includes the users' tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactivateUsersRequest;
            };
        };
        responses: {
            /** The users are active, as far as they exist. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReactivateUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateUserRequest;
            };
        };
        responses: {
            /** The user was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            402: ResponsePlanQuotaUsedUp;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "deactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeactivateUsersRequest;
            };
        };
        responses: {
            /** The users were deactivated, as far as they exist. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeactivateUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateUserRequest;
            };
        };
        responses: {
            /** The changed user. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": DeleteUserRequest;
            };
        };
        responses: {
            /** The user was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-authtokens": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the user's tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAuthtokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CreateAuthTokenRequest;
            };
        };
        responses: {
            /** The token to give to the client. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateAuthtokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "flush-authtokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tokens were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FlushAuthtokensResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAuthtokenResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAuthTokenRequest;
            };
        };
        responses: {
            /** The changed token. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateAuthtokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteAuthtokenResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-blocked-users": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBlockedUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "block-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlockUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BlockUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unblock-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlockUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnblockUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateConversationRequest;
            };
        };
        responses: {
            /** The changed conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ResetUserConversationRequest;
            };
        };
        responses: {
            /** The conversation was reset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsDeliveredResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsReadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationAsUnreadRequest;
            };
        };
        responses: {
            /** The messages were marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsUnreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-user-conversations": {
        parameters: {
            query?: {
                /**
                 * Returns only conversations with users, or only conversations of groups.
                 *
                 * @example group
                 */
                conversationType?: "user" | "group";
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: number;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the user's conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUserConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-friends": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Text to search for in uids and names.
                 *
                 * @example jonas
                 */
                searchKey?: string;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of friends. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddFriendsRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RemoveFriendsRequest;
            };
        };
        responses: {
            /** The friends were removed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-user-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ParameterMessageCategories;
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns the number of messages per user or group instead. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: ParameterMessageCount;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most, when `onBehalfOf` is sent.
                 *
                 * @example 50
                 */
                limit?: number;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                myMentionsOnly?: ParameterMyMentionsOnly;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that have these tags.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: ParameterMessageTags;
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                undelivered?: ParameterUndeliveredMessages;
                /**
                 * Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                unread?: ParameterUnreadMessages;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUserMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "receive-after-campaign-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignEvent & {
                    /** The name of this event. */
                    trigger?: "after_campaign_completed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-campaign-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignEvent & {
                    /** The name of this event. */
                    trigger?: "after_campaign_failed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-connection-status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyConnectionEvent & {
                    /** The name of this event. */
                    trigger?: "after_connection_status_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_delivered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_interacted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_read";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyMessageEvent & {
                    /** The name of this event. */
                    trigger?: "after_message";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-notification-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_notification_created";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_clicked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_delivered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-before-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyPendingMessageEvent & {
                    /** The name of this event. */
                    trigger?: "before_message";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_busy";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_cancelled";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionEndedEvent & {
                    /** The name of this event. */
                    trigger?: "call_ended";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-initiated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_initiated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "call_participant_joined";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "call_participant_left";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_rejected";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionStartedEvent & {
                    /** The name of this event. */
                    trigger?: "call_started";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_unanswered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-conversation-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "conversation_pinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-conversation-unpinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "conversation_unpinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-email-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "email-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_created";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_deleted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_added";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-banned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_banned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_joined";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-kicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_kicked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_left";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "group_member_removed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-scope-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_scope_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-unbanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_unbanned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-owner-transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_owner_transferred";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_updated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionEndedEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_ended";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_participant_joined";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_participant_left";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionStartedEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_started";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageDeletionEvent & {
                    /** The name of this event. */
                    trigger?: "message_deleted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-delivered-to-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_delivered_to_all";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-delivery-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_delivery_receipt";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-edited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_edited";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_pinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-reaction-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactionEvent & {
                    /** The name of this event. */
                    trigger?: "message_reaction_added";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-reaction-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactionEvent & {
                    /** The name of this event. */
                    trigger?: "message_reaction_removed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-read-by-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_read_by_all";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-read-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_read_receipt";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-unpinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_unpinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationDecisionEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_approved";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationDecisionEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_blocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationFailureEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_failed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-manual-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationReviewEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_manual_approved";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-push-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "push-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-recording-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecordingEvent & {
                    /** The name of this event. */
                    trigger?: "recording_generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-sms-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "sms-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-transcription-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TranscriptionEvent & {
                    /** The name of this event. */
                    trigger?: "transcription_generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserBlockEvent & {
                    /** The name of this event. */
                    trigger?: "user_blocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-connection-status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserConnectionEvent & {
                    /** The name of this event. */
                    trigger?: "user_connection_status_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-mentioned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "user_mentioned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-unblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserBlockEvent & {
                    /** The name of this event. */
                    trigger?: "user_unblocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
}
