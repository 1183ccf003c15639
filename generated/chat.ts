// Written by `npm run generate` from openapi/. Do not edit.

/**
 * The type of the discriminating property in a union's open branch: any string that no described
 * branch uses. A comparison with a described value therefore excludes the open branch. To compare
 * with another string, widen the property first:
 * `const category: string = message.category`.
 */
declare enum UndescribedValue {
  any = '',
}
/** The outcome of a request, with a message. */
export interface Acknowledgement {
    /** The outcome as a sentence for people. Do not parse it. */
    message?: string;
    /**
     * Whether the request succeeded.
     *
     * @example true
     */
    success: boolean;
}
/** The participants of an action. */
export interface ActionEntities {
    /** The user who acted. */
    by?: UserEntity;
    /** The other side of the conversation, a user or the group. */
    for?: ReceiverEntity;
    /** The object of the action. */
    on?: ActionTarget;
}
/** A record of an action on a group member (`groupMember`) or on a message (`message`). */
export interface ActionMessage extends MessageBase {
    /** Marks a record of an action. */
    category: "action";
    data: ActionMessageData;
    /** The object of the action. */
    type: 'groupMember' | 'message' | (string & {});
}
/** The action, its actor and its object. */
export interface ActionMessageData {
    /** The action. `edited` and `deleted` apply to messages, all others to group members. */
    action: 'edited' | 'deleted' | 'joined' | 'left' | 'kicked' | 'banned' | 'unbanned' | 'added' | 'invited' | 'scopeChanged' | (string & {});
    entities?: ActionEntities;
}
/** The target of an action, a member of a group or a message. */
export type ActionTarget = UserEntity | GroupEntity | MessageEntity;
/** The response of `addActionsToAgentTool`. The actions were enabled. */
export interface AddActionsToAgentToolResponse extends AgentBuilderOutcome {
}
/** The response of `addApiToolsToAgent`. The agent after the change. */
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
    /** The key, as a string. Keep it secret. */
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
/** The response of `addApnsProvider`. The provider was added. */
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
/** The result for each user, under the list that named the user. */
export interface AddedGroupMembers {
    admins?: MemberResults;
    moderators?: MemberResults;
    participants?: MemberResults;
    usersToBan?: MemberResults;
}
/** A push provider for Firebase Cloud Messaging. */
export interface AddFcmProviderRequest {
    /** The push notifications that the system displays by itself, by platform. */
    notificationInPayload?: FcmNotificationInPayload | undefined;
    /**
     * Id of your choice for the provider. Push tokens refer to it. Unique in the app.
     *
     * @example linden-android
     */
    providerId?: string | undefined;
    /** The four fields of the service account's JSON file from Firebase that are needed to send notifications. */
    serviceAccountCreds?: FcmServiceAccount | undefined;
    /**
     * Name of the service account's file.
     *
     * @example linden-yard.json
     */
    serviceAccountFilename?: string | undefined;
}
/** The response of `addFcmProvider`. The provider was added. */
export interface AddFcmProviderResponse {
    data: NotificationSuccess;
}
/** The users to add as friends. */
export interface AddFriendsRequest {
    /** Uids of the new friends, at most 25. */
    accepted?: Uid[] | undefined;
    /**
     * Whether to also create the conversations with the new friends.
     *
     * @default false
     */
    addToConversations?: boolean | undefined;
}
/** The response of `addFriends`. A result for each user, some of which may be failures. */
export interface AddFriendsResponse {
    data: AddedFriends;
}
/** The response of `addFrontendActionsToAgent`. The agent after the change. */
export interface AddFrontendActionsToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** Users to add to a group, by scope, and users to ban from it. A user in several lists gets the highest scope. A request can contain at most 25 users in all lists together. */
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
/** The response of `addGroupMembers`. A result for each user, some of which may be failures. */
export interface AddGroupMembersResponse {
    data: AddedGroupMembers;
}
/** The response of `addKnowledgeSourcesToAgent`. The sources were added to the agent. */
export interface AddKnowledgeSourcesToAgentResponse extends AgentBuilderOutcome {
}
/** The response of `addMcpServersToAgent`. The agent after the change. */
export interface AddMcpServersToAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The response of `addMessageReaction`. The message with its reactions. */
export interface AddMessageReactionResponse {
    data: Message;
}
/** The response of `addToolsToAgent`. The agent after the change. */
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
    /** Ids of the agent's files in the knowledge base. */
    files?: string[];
    /** A second form of the instruction, created by CometChat. How the two differ is undocumented. */
    formattedInstruction?: string | null;
    /** Ids of its frontend actions. */
    frontendActions?: string[];
    /**
     * URL of the agent's picture.
     *
     * @example https://example.com/avatars/garden-helper.png
     */
    icon?: string | null;
    /** The instruction that tells the agent how to behave. */
    instruction?: string | null;
    /** Whether the agent is active. */
    isActive?: boolean;
    /**
     * Time of the agent's last message, in milliseconds since 1970-01-01T00:00:00Z. Null before its first message.
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
    /** Version of the knowledge base retrieval. */
    ragVersion?: 'v1' | 'v2' | (string & {});
    /** Slugs of its ready-to-use tools. */
    tools?: string[];
    /**
     * Uid of the agent, created by CometChat.
     *
     * @example garden-helper
     */
    uid: string;
    updatedAt?: UnixMilliseconds;
    /** Ids of the agent's websites in the knowledge base. */
    websites?: string[];
}
/** A position in a list and the direction to continue in. Send both as query parameters to continue the list. */
export interface AgentBuilderCursor {
    affix?: Affix;
    createdAt?: UnixMilliseconds;
}
/** The position of this page in the list, with a cursor in each direction. */
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
     * The path of the value in the metadata, with dots between its parts.
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
    /** Tells the agent when to use the tool, and what it needs and returns. */
    description?: string;
    /**
     * The URL of the request.
     *
     * @example https://weather.example.com/frost
     */
    endpoint?: string;
    /**
     * URL of the tool's picture.
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
    /** Tells the agent when to trigger the action, and what it does. */
    description?: string;
    /**
     * Id of the action, called `_id` in the action itself.
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
     * URL of the server's picture.
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
     * URL of the server.
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
     * URL of the tool's picture.
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
    /** A description of the action. */
    description?: string;
    /**
     * Display name.
     *
     * @example Create an event
     */
    name: string;
    /**
     * Slug of the action, called `name` in the list of a tool's actions.
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
/** A message of an AI agent: its answer (`assistant`), or a tool call's arguments (`tool-arguments`) or result (`tool-result`). */
export interface AgenticMessage extends MessageBase {
    /** Marks a message of an AI agent. */
    category: "agentic";
    data: AgenticMessageData;
    /** The kind of agent message. */
    type: 'assistant' | 'tool-arguments' | 'tool-result' | (string & {});
}
/** The content of a message of an AI agent. It can have any fields beside the text. */
export type AgenticMessageData = MessageDataBase & ({
    /** The agent's text, if there is one. */
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
    /** Settings of the model. Their content is undocumented. */
    settings?: {
        [key: string]: unknown;
    };
}
/** Settings of the model. Other settings can occur. */
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
    /** A description of the action. */
    description?: string;
    /**
     * Display name.
     *
     * @example Create an event
     */
    displayName?: string;
    /**
     * Name of the action. Use it to enable and disable the action. The list of enabled items calls it `slug`.
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
    /** Tells the model when to use the tool, and what it returns. */
    description?: string;
    /**
     * The name that the model uses for the tool.
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
    /** Type of the schema, `object` in all known responses. */
    type?: 'object' | (string & {});
}
/** A parameter of a tool, filled in by the agent. */
export interface AgentToolParameter {
    /** The meaning of the value, for the agent. */
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
    /** The meaning of the value, for the agent. */
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
    /** The source of the value. `auth` means the user who talks to the agent. */
    sourceType?: 'auth' | 'message_metadata' | 'user_metadata' | 'constant' | (string & {});
    /**
     * Number of uses in instructions and API tools.
     *
     * @example 0
     */
    usageCount?: number;
    /** The agents whose instructions use the variable. */
    usedByAgents?: AgentVariableUser[];
    /** The API tools that use the variable. Their fields are undocumented. */
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
/** The response of `allowFeatures`. The features are allowed again. */
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
    /** The permissions of the key: everything (`fullAccess`), or only creating users and auth tokens (`authOnly`). */
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
    /** The body of the request as a string, with `{{name}}` for each value. Null without a body. */
    bodyTemplate?: string | null;
    createdAt?: UnixMilliseconds;
    /** Tells the agent when to use the tool, and what it needs and returns. */
    description?: string | null;
    /** Whether requests carry a user name and password. They are never returned. */
    enableBasicAuth?: boolean;
    /**
     * The URL of the request.
     *
     * @example https://weather.example.com/frost
     */
    endpoint?: string;
    /** Headers of the request, as a JSON object in a string. Null without headers. */
    headers?: string | null;
    /**
     * URL of the tool's picture.
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
    /** The key, as a string. Keep it secret. */
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
    /** Presumably the same for mentions of a whole group; undocumented. */
    bypassPreferencesForGroupMentions?: boolean | undefined;
    /** Whether mentions cause a notification even if the user's preferences say otherwise. */
    bypassPreferencesForMentions?: boolean | undefined;
    /** The notifications about calls, and which of them users can change. */
    call?: CallNotificationSettings | undefined;
    /** How CometChat collects unread messages into one e-mail or SMS, and the limits per user. */
    email?: NotificationDigestSettings | undefined;
    /** The notifications for groups, and which of them users can change. Users cannot change the settings for edited and deleted messages. */
    group?: GroupNotificationSettings | undefined;
    /** The settings for muting, and which of them users can change. */
    mute?: MuteNotificationSettings | undefined;
    /** The notifications for one-on-one conversations, and which of them users can change. Users cannot change the settings for edited and deleted messages. */
    oneOnOne?: OneOnOneNotificationSettings | undefined;
    /** The payload of push notifications, in addition to title and body. */
    push?: PushPayloadSettings | undefined;
    /** How CometChat collects unread messages into one e-mail or SMS, and the limits per user. */
    sms?: NotificationDigestSettings | undefined;
}
/** A token with which one user logs in through a client SDK. By default, it is valid until it is deleted or the user has 100 newer tokens. */
export interface AuthToken {
    /** Details of the client app. Send an object; responses contain a string. */
    appInfo?: string | {
        [key: string]: unknown;
    };
    /**
     * The token itself. It begins with the uid and an underscore.
     *
     * @example mira_1772355600feedfacefeedface
     */
    authToken: string;
    /** Time when the token was created, in seconds since 1970-01-01T00:00:00Z. */
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
/** The response of `banGroupUser`. The user was banned. */
export interface BanGroupUserResponse {
    data: Acknowledgement;
}
/** A user who is banned from a group. */
export interface BannedUser extends User {
    /** Time when the user was banned, in seconds. */
    bannedAt?: UnixSeconds;
    /** Whether the user is banned; `true` in this list. */
    isBanned?: boolean;
    /** Time when the user joined the group, in seconds. */
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
/** The response of `blockUsers`. A result for each user, some of which may be failures. */
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
/** An agent that runs in your own framework. */
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
    /** Time when the agent was deleted, in ISO 8601. Null while it exists. */
    deletedAt?: string | null;
    /**
     * URL of the agent's picture.
     *
     * @example https://example.com/avatars/frost-watch.png
     */
    icon?: string | null;
    /** The instruction that tells the agent how to behave. Only responses contain it; no request accepts it. */
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
/** The connection to the agent. The fields depend on the framework. */
export interface ByoAgentConnection {
    /**
     * Id of the agent in its framework, for Mastra and Agno.
     *
     * @example frostWatch
     */
    agentId?: string;
    /**
     * Public URL of the agent.
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
 * URL of the agent's picture.
 * Format: uri.
 */
export type ByoAgentIcon = string;
/** Name of the agent, at most 100 characters. */
export type ByoAgentName = string;
/**
 * Public HTTPS URL of the agent.
 * Format: uri.
 */
export type ByoAgentUrl = string;
/** The name that agents use. It cannot change. It starts with a letter, an underscore or a dollar sign, continues with these characters, digits and hyphens, and has at most 100 characters. */
export type ByoCallableName = string;
/** The framework of the agent. */
export type ByoFramework = 'mastra' | 'mastra-legacy' | 'langgraph' | 'crewai' | 'vercelV5' | 'ag2' | 'rasa' | 'agno' | 'ag-ui' | (string & {});
/** Headers for requests to the agent, as lines of the form `name:value`. AG2 may also take JSON in a string. */
export type ByoHeaderLines = string;
/** Headers for requests to the agent, by name. */
export interface ByoHeaders {
    [key: string]: string;
}
/** The kind of integration, always `agent`. */
export type ByoIntegrationType = "agent";
/** A tool or action for agents. An action runs in the client; a tool runs elsewhere, and the client only shows it. */
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
    /** Whether the client only shows that the tool is running, instead of running it. */
    doNotExecute?: boolean;
    /** The text that users see while it runs. */
    executionText?: string;
    /**
     * The name that agents use, unique in the app.
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
    /** A description for the model. */
    description?: string;
    /**
     * The name that the model uses for the tool.
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
    /** A description for the model. Required for an action. */
    description?: string | undefined;
    /**
     * Name of the agent or tool.
     *
     * @example Show the sowing calendar
     */
    displayName: string;
    /**
     * `true` for a tool, which the client does not run; `false` for an action, which the client runs.
     *
     * @default false
     */
    doNotExecute?: boolean | undefined;
    /** The text that users see while it runs. */
    executionText: string;
    /** The name that agents use. It cannot change. It starts with a letter, an underscore or a dollar sign, continues with these characters, digits and hyphens, and has at most 100 characters. Unique in the app. */
    name: ByoCallableName;
    /** The parameters, as a JSON Schema of an object. Required for an action, with empty `properties` if it has no parameters. Empty or left out for a tool. */
    parameters?: ByoToolParametersRequest | undefined;
}
/** The state of a call. */
export type CallAction = 'initiated' | 'ongoing' | 'canceled' | 'cancelled' | 'rejected' | 'unanswered' | 'busy' | 'ended' | (string & {});
/** The channel that the clients of the call join. */
export interface CallChannel {
    /** Name of the channel. */
    identity?: string;
    /** The secret for joining the channel. Do not log it. */
    secret?: string;
    /** The app's call service. */
    service?: string;
}
/** The participants of a step of a call. */
export interface CallEntities {
    /** The user who took the step. */
    by?: UserEntity;
    /** The other side, a user or the group. */
    for?: ReceiverEntity;
    /** The call. */
    on?: CallEntity;
}
/** The call to which a step belongs. */
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
    /** The client from which the call was placed. */
    resource?: string;
}
/** The notifications about calls, and which of them users can change. */
export interface CallNotificationSettings {
    /** Whether users can change the setting. */
    busyOverride?: NotificationOverride | undefined;
    /** Call to a busy user. `1` no notification, `2` notification. */
    busySetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    cancelledOverride?: NotificationOverride | undefined;
    /** Call cancelled by the caller. `1` no notification, `2` notification. */
    cancelledSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    endedOverride?: NotificationOverride | undefined;
    /** Ended call. `1` no notification, `2` notification. */
    endedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    initiatedOverride?: NotificationOverride | undefined;
    /** Incoming call. `1` no notification, `2` notification. */
    initiatedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    ongoingOverride?: NotificationOverride | undefined;
    /** Answered call. `1` no notification, `2` notification. */
    ongoingSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    rejectedOverride?: NotificationOverride | undefined;
    /** Rejected call. `1` no notification, `2` notification. */
    rejectedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
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
     * Id of the batch to which the notification belongs.
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
    /** The channels of the notification. */
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
     * Number of users to whom it could not be sent.
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
     * Number of users to whom it was sent successfully.
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
     * Number of users to whom the notification is sent.
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
     * Number of users to whom it could not be sent.
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
     * Number of users to whom it was sent successfully.
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
     * Number of users to whom the campaign is sent.
     *
     * @example 3
     */
    totalTargets?: number;
    /** Time of the last update, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A card, whose elements can have any fields. */
export interface Card {
    /** The elements of the card. */
    body?: {
        [key: string]: unknown;
    }[];
    /** Text for apps that cannot display the card. */
    fallbackText?: string;
    /** The appearance of the card. Its fields are undocumented. */
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
    /** The type of card, as CometChat names it. */
    type?: string;
}
/** The content of a card. It may contain other fields. */
export type CardMessageData = MessageDataBase & ({
    card?: Card;
    /** Text for apps that cannot display cards. */
    fallbackText?: string;
    /** The text of the message. */
    text?: string;
} & {
    [key: string]: unknown;
});
/** The content of a card to send. You can add keys of your own. */
export interface CardMessageDataRequest {
    /** A card to send. Its elements can have any fields. */
    card: CardRequest;
    /**
     * Text for apps that cannot display cards.
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
/** A card to send. Its elements can have any fields. */
export interface CardRequest {
    /** The elements of the card. CometChat rejects an empty body with `ERR_INVALID_CARD_BODY`. */
    body: {
        [key: string]: unknown;
    }[];
    /** Text for apps that cannot display the card. */
    fallbackText?: string | undefined;
    /** The appearance of the card. Its fields are undocumented. */
    style?: {
        [key: string]: unknown;
    } | undefined;
    /** The version of the card's format. CometChat rejects any other with `ERR_INVALID_CARD_VERSION`. */
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
/** The response of `changeGroupMemberScope`. The changed membership. */
export interface ChangeGroupMemberScopeResponse {
    data: Membership;
}
/** A client's connection. */
export interface ClientConnection {
    /** The client's action. */
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
     * The web origin of the client.
     *
     * @example https://yard.example.com
     */
    origin?: string;
    /** A time shortly before the client connected, in milliseconds. Its meaning is undocumented. */
    uts?: UnixMilliseconds;
    /**
     * Version of the client SDK.
     *
     * @example 4.1.10
     */
    version?: string;
}
/** A file at a public URL. All fields but the size are required. */
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
     * Public URL of the file.
     *
     * @example https://example.com/media/seedlings.jpg
     */
    url: string;
}
/** A change of a user's connection. */
export interface ConnectionChange {
    currentConnection?: ClientConnection;
    /** The user's status over all sessions. It can be `online` although `currentConnection.action` is `disconnected`, because another session continues. */
    status: 'available' | 'online' | 'offline' | (string & {});
    /** Time of the change, in milliseconds. */
    timestamp?: UnixMilliseconds;
    /** The user whose connection changed. The times in this object are in seconds. */
    user: User;
    /** Whether the user's status changed too. */
    userPresenceChanged?: boolean;
}
/** Text or files from a person or a bot, depending on `type`: `TextMessage` for text, `MediaMessage` for files, `DeletedMessage` for deleted messages without content, and `OtherContentMessage` for any other type. */
export type ContentMessage = TextMessage | MediaMessage | DeletedMessage | OtherContentMessage;
/** The content of a text or file message. */
export interface ContentMessageData extends MessageDataBase {
    /** The files of the message. */
    attachments?: MessageAttachment[];
    /** The text, or the caption of the files. Mentions have the form `<@uid:mira>`. Deleted messages have no text. */
    text?: string;
    /** URL of the file. Some file messages repeat it here. */
    url?: string;
}
/** A conversation between two users or of a group. It begins with the first message. `conversationType` tells the two apart. */
export type Conversation = ConversationBase & ConversationPartner;
/** The fields that every conversation has. */
export interface ConversationBase {
    /**
     * Identifies the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId: string;
    /** Time of the first message, in seconds. */
    createdAt?: UnixSeconds;
    /** The newest message. Missing if there is none yet or it was deleted. Its id is a string or a number. */
    lastMessage?: ConversationBaseLastMessage;
    /** Id of the last message that the user has read. */
    lastReadMessageId?: string | number;
    /** Id of the newest message. */
    latestMessageId?: string | number;
    /** Time when the conversation was pinned, in seconds. Absent while it is not pinned. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned the conversation, `app_system` if the app pinned it for everyone. Absent while it is not pinned. */
    pinnedBy?: string | null;
    /** Labels that the user has set for the conversation. Lists contain them only with `withTags`. */
    tags?: string[];
    /** Number of unread messages that mention this user. */
    unreadMentionsCount?: string | number;
    /**
     * Number of messages that the user in `onBehalfOf` has not read, as a string of digits.
     *
     * @example 1
     */
    unreadMessageCount?: string | number;
    /** Time of the last change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** The newest message. Missing if there is none yet or it was deleted. Its id is a string or a number. */
export type ConversationBaseLastMessage = Message | LastMessageWithNumericId;
/** The other side of a conversation: a user or a group, depending on `conversationType`. */
export type ConversationPartner = ConversationWithUser | ConversationWithGroup;
/** A conversation, named by its other user or by its group. */
export type ConversationPeer = ConversationPeerWithUid | ConversationPeerWithGuid;
/** The conversation of a group. */
export interface ConversationPeerWithGuid {
    /** Identifies one group of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
    guid: Guid;
}
/** The conversation with a user. */
export interface ConversationPeerWithUid {
    /** Identifies one user of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
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
/** The fields of a group's conversation that name the group. */
export interface ConversationWithGroup {
    /** Marks the conversation of a group. */
    conversationType: "group";
    /** The group. */
    conversationWith: Group;
}
/** The fields of a conversation between two users that name the other user. */
export interface ConversationWithUser {
    /** Marks a conversation between two users. */
    conversationType: "user";
    /** The other user. */
    conversationWith: User;
}
/** The result of a crawl. */
export interface Crawl {
    /**
     * Duration of the crawl. The unit is undocumented; the values look like milliseconds.
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
     * Number of URLs in the site map.
     *
     * @example 2
     */
    totalUrls?: number;
    /**
     * URL of the site map.
     *
     * @example https://garden.example.com/sitemap.xml
     */
    url?: string;
    /** The URLs. */
    urls?: string[];
}
/** The website to crawl and the limits of the crawl. */
export interface CrawlWebsiteRequest {
    /** Exclude URLs that contain one of these strings. */
    exclude?: string[] | undefined;
    /**
     * Whether to read the website's site map too.
     *
     * @default false
     */
    fetchSitemap?: boolean | undefined;
    /** Include only URLs that contain one of these strings. */
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
     * The first URL.
     * Format: uri.
     *
     * @example https://garden.example.com
     */
    url: string;
}
/** The response of `crawlWebsite`. The result of the crawl. */
export interface CrawlWebsiteResponse {
    data: Crawl;
    /** The outcome as a sentence for people. */
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
     * URL of the agent's picture.
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
     * The language model, by its name in the list of models. Defaults to the default model.
     *
     * @example gpt-4o-mini
     */
    model?: string | undefined;
    /** Settings of the model. Other settings can occur. */
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
/** The response of `createAgentBuilderAgent`. The agent was created. */
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
     * The path of the value in the metadata, with dots between its parts, at most 100 characters.
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
    /** The permissions of a key. Everything (`fullAccess`, for servers only), or only creating users and auth tokens (`authOnly`, for demos). */
    scope?: ("fullAccess" | "authOnly") | undefined;
}
/** The response of `createApikey`. The API key was created. */
export interface CreateApikeyResponse {
    data: ApiKey;
}
/** The API tool to create. Basic authentication requires a user name and a password. */
export type CreateApiToolRequest = CreateApiToolRequestWithEnableBasicAuth | CreateApiToolRequestWithoutEnableBasicAuth;
/** The API tool to create. Basic authentication requires a user name and a password. With a user name and a password. */
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
    /** The body of the request as a string, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** Tells the agent when to use the tool, and what it needs and returns. */
    description: string;
    /** HTTP Basic authentication. */
    enableBasicAuth: true;
    /**
     * The URL of the request. It can contain names in double braces.
     *
     * @example https://weather.example.com/frost
     */
    endpoint: string;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /**
     * URL of the tool's picture.
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
/** The API tool to create. Basic authentication requires a user name and a password. Without a user name and a password. */
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
    /** The body of the request as a string, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** Tells the agent when to use the tool, and what it needs and returns. */
    description: string;
    /** No HTTP Basic authentication. */
    enableBasicAuth: false;
    /**
     * The URL of the request. It can contain names in double braces.
     *
     * @example https://weather.example.com/frost
     */
    endpoint: string;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /**
     * URL of the tool's picture.
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
/** The response of `createApiTool`. The tool was created. */
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
/** The response of `createAuthtoken`. The token to give to the client. */
export interface CreateAuthtokenResponse {
    data: AuthToken;
}
/** An AG2 agent to register. */
export interface CreateByoAg2AgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "ag2";
    /** The connection to the agent. */
    integrationMeta?: CreateByoAg2AgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType: ByoIntegrationType;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: ByoAgentActive | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name: ByoAgentName;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. */
export interface CreateByoAg2AgentRequestIntegrationMeta {
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl: ByoAgentUrl;
    /** Id for users without an id. */
    defaultUserId?: string | undefined;
    /** Headers for requests to the agent, as lines of the form `name:value`. AG2 may also take JSON in a string. */
    headers?: ByoHeaderLines | undefined;
}
/** The agent to register. `integrateWith` is its framework and determines the content of `integrationMeta`. */
export type CreateByoAgentRequest = CreateByoAgnoAgentRequest | CreateByoRasaAgentRequest | CreateByoAg2AgentRequest | CreateByoHttpAgentRequest | CreateByoMastraAgentRequest;
/** The response of `createByoAgent`. The agent was registered. */
export interface CreateByoAgentResponse {
    agent: ByoAgent;
}
/** An Agno agent to register. */
export interface CreateByoAgnoAgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "agno";
    /** The connection to the agent. */
    integrationMeta?: CreateByoAgnoAgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType: ByoIntegrationType;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: ByoAgentActive | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name: ByoAgentName;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. */
export interface CreateByoAgnoAgentRequestIntegrationMeta {
    /** Id of the agent in Agno. */
    agentId?: string | undefined;
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl: ByoAgentUrl;
    /** Headers for requests to the agent, as lines of the form `name:value`. AG2 may also take JSON in a string. */
    headers?: ByoHeaderLines | undefined;
}
/** An agent to register that uses LangGraph, CrewAI, the Vercel AI SDK 5 or AG-UI. */
export interface CreateByoHttpAgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "langgraph" | "crewai" | "vercelV5" | "ag-ui";
    /** The connection to the agent. */
    integrationMeta?: CreateByoHttpAgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType: ByoIntegrationType;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: ByoAgentActive | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name: ByoAgentName;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. */
export interface CreateByoHttpAgentRequestIntegrationMeta {
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl: ByoAgentUrl;
    /** Headers for requests to the agent, by name. */
    headers?: ByoHeaders | undefined;
}
/** A Mastra agent to register, current or legacy. */
export interface CreateByoMastraAgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "mastra" | "mastra-legacy";
    /** The connection to the agent. */
    integrationMeta?: CreateByoMastraAgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType: ByoIntegrationType;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: ByoAgentActive | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name: ByoAgentName;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. */
export interface CreateByoMastraAgentRequestIntegrationMeta {
    /**
     * Id of the agent in Mastra.
     *
     * @example frostWatch
     */
    agentId?: string | undefined;
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl: ByoAgentUrl;
}
/** A Rasa agent to register. */
export interface CreateByoRasaAgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon: ByoAgentIcon;
    /** The framework of the agent. */
    integrateWith: "rasa";
    /** The connection to the agent. */
    integrationMeta?: CreateByoRasaAgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType: ByoIntegrationType;
    /**
     * Whether the agent is active.
     *
     * @default true
     */
    isActive?: ByoAgentActive | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name: ByoAgentName;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. */
export interface CreateByoRasaAgentRequestIntegrationMeta {
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl: ByoAgentUrl;
    /** Headers for requests to the agent, as lines of the form `name:value`. AG2 may also take JSON in a string. */
    headers?: ByoHeaderLines | undefined;
}
/** The response of `createByoTool`. The tool was created. */
export interface CreateByoToolResponse extends ByoTool {
}
/** The response of `createCustomAgentVariable`. The variable was created. The status is 200, not 201. */
export interface CreateCustomAgentVariableResponse extends AgentCustomVariable {
}
/** The created group, with a result for each of its first members. */
export interface CreatedGroup extends Group {
    members?: AddedGroupMembers;
}
/** The created user, with an auth token if the request asked for one. */
export interface CreatedUser extends User {
    /** The token that the new user logs in with. Present if `withAuthToken` requested it. */
    authToken?: string;
}
/** The frontend action to create. */
export interface CreateFrontendActionRequest {
    /** Tells the agent when to trigger the action, and what it does. */
    description: string;
    /**
     * URL of the action's picture.
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
/** The response of `createFrontendAction`. The action was created. */
export interface CreateFrontendActionResponse extends FrontendAction {
}
/** A group to create. A group of type `password` needs its password. */
export type CreateGroupRequest = CreateGroupRequestPassword | CreateGroupRequestPublicOrPrivate;
/** A group to create. A group of type `password` needs its password. A group with a password. */
export interface CreateGroupRequestPassword {
    /**
     * A description of the group.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /** Identifies one group of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. Unique in the app. */
    guid: Guid;
    /**
     * URL of the group's picture. CometChat does not store the picture itself.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    /** Users to add to a group, by scope, and users to ban from it. A user in several lists gets the highest scope. A request can contain at most 25 users in all lists together. */
    members?: AddGroupMembersRequest | undefined;
    /** Free-form JSON of your own, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
    metadata?: StoredMetadata | undefined;
    /**
     * Display name. An emoji counts as two characters.
     *
     * @example Tomato growers
     */
    name: string;
    /** Uid of the user who owns the group. If omitted, the app's own user `app_system` owns it. Ignored with `onBehalfOf`. */
    owner?: CreateGroupRequestPasswordOwner | undefined;
    /** The password for joining. */
    password: string;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Anyone who knows the password can join. */
    type: "password";
}
/** Uid of the user who owns the group. If omitted, the app's own user `app_system` owns it. Ignored with `onBehalfOf`. */
export type CreateGroupRequestPasswordOwner = Uid;
/** A group to create. A group of type `password` needs its password. A group that is joined without a password. */
export interface CreateGroupRequestPublicOrPrivate {
    /**
     * A description of the group.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /** Identifies one group of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. Unique in the app. */
    guid: Guid;
    /**
     * URL of the group's picture. CometChat does not store the picture itself.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    /** Users to add to a group, by scope, and users to ban from it. A user in several lists gets the highest scope. A request can contain at most 25 users in all lists together. */
    members?: AddGroupMembersRequest | undefined;
    /** Free-form JSON of your own, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
    metadata?: StoredMetadata | undefined;
    /**
     * Display name. An emoji counts as two characters.
     *
     * @example Tomato growers
     */
    name: string;
    /** Uid of the user who owns the group. If omitted, the app's own user `app_system` owns it. Ignored with `onBehalfOf`. */
    owner?: CreateGroupRequestPublicOrPrivateOwner | undefined;
    /**
     * The password for joining a group of type `password`.
     *
     * @example open-sesame
     */
    password?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Anyone may join, or only those who are added. */
    type: "public" | "private";
}
/** Uid of the user who owns the group. If omitted, the app's own user `app_system` owns it. Ignored with `onBehalfOf`. */
export type CreateGroupRequestPublicOrPrivateOwner = Uid;
/** The response of `createGroup`. The created group. */
export interface CreateGroupResponse {
    data: CreatedGroup;
}
/** The response of `createKeywordList`. The list in its first revision. */
export interface CreateKeywordListResponse {
    data: KeywordList;
}
/** The text to add. */
export interface CreateKnowledgeBaseTextRequest {
    /** The text, at most 5,000 characters. */
    text: KnowledgeBaseTextContent;
    /** Title of the text, at most 500 characters. */
    title: KnowledgeBaseTextTitle;
}
/** The response of `createKnowledgeBaseText`. The text was added and is being indexed. */
export interface CreateKnowledgeBaseTextResponse extends KnowledgeBaseTextResult {
}
/** The MCP server to register. */
export interface CreateMcpServerRequest {
    /** Description of the server. */
    description?: string | undefined;
    /**
     * URL of the server's picture.
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
     * URL of the server.
     * Format: uri.
     *
     * @example https://seeds.example.com/mcp
     */
    url: string;
}
/** The response of `createMcpServer`. The server was registered. */
export interface CreateMcpServerResponse extends McpServer {
}
/** A new reason for flagging messages. */
export interface CreateReasonRequest {
    /**
     * A description of the reason.
     *
     * @example Has nothing to do with the garden.
     */
    description?: string | undefined;
    /**
     * An id of your choice. Unique in the app.
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
/** The response of `createReason`. The new reason. */
export interface CreateReasonResponse {
    data: ModerationReason;
}
/** The role to create. */
export interface CreateRoleRequest {
    /** Description of the role. */
    description?: string | undefined;
    /** Custom JSON data about a role, of any size. Send an object; responses may also contain a list, such as an empty one, or a string. */
    metadata?: RoleMetadata | undefined;
    /**
     * Name of the role. An emoji counts as two characters.
     *
     * @example Keeper
     */
    name: string;
    /** Id of a role: letters, digits, hyphens and underscores, at most 100 characters. CometChat converts it to lower case. */
    role: RoleId;
    /** The other users whom users with this role can see and message. A list is accepted too and sets nothing. */
    settings?: RoleSettingsRequest | undefined;
}
/** The response of `createRole`. The role was created. */
export interface CreateRoleResponse {
    data: Role;
}
/** The response of `createRule`. The rule in its first revision. */
export interface CreateRuleResponse {
    data: ModerationRule;
}
/** A user to create. */
export interface CreateUserRequest {
    /**
     * URL of the user's picture. CometChat does not store the picture itself.
     * Format: uri.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string | undefined;
    /**
     * URL of the user's profile page.
     * Format: uri.
     *
     * @example https://example.com/people/mira
     */
    link?: string | undefined;
    /** Free-form JSON about a user, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
    metadata?: StoredUserMetadata | undefined;
    /**
     * Display name. An emoji counts as two characters.
     *
     * @example Mira Okafor
     */
    name: string;
    /** An existing role; `default` if left out. */
    role?: RoleId | undefined;
    /**
     * Status text that other users see.
     *
     * @example Sowing beans today
     */
    statusMessage?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Identifies one user of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. Unique in the app. */
    uid: Uid;
    /**
     * Adds `authToken` to the response. Whether to also create an auth token.
     *
     * @example true
     */
    withAuthToken?: boolean | undefined;
}
/** The response of `createUser`. The user was created. */
export interface CreateUserResponse {
    data: CreatedUser;
}
/** A list of words, regular expressions or sentences, as a CSV file. */
export interface CsvListRequest {
    /** Whether entries are words (`word`), regular expressions (`pattern`) or sentences whose meaning is compared (`sentence-similarity`). */
    category: "word" | "pattern" | "sentence-similarity";
    /** The purpose of the list. */
    description?: string | undefined;
    /**
     * The CSV file with the entries, of at most 1 MB.
     * Format: binary.
     */
    file: Blob;
    /** An id of your choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
}
/** A position in a list and the direction to continue in. To fetch the records beyond it, send its fields as query parameters of the same names. */
export interface Cursor {
    affix?: Affix;
    /** Id of the record at the cursor. A string in most responses, a number in some. */
    id?: string | number;
    sentAt?: UnixSeconds;
    updatedAt?: UnixSeconds;
}
/** Information about a page of a list with a cursor. */
export interface CursorMeta {
    current?: CursorPosition;
    next?: Cursor;
    previous?: Cursor;
}
/** The size of this page of the list. */
export interface CursorPosition {
    /**
     * Number of records returned.
     *
     * @example 2
     */
    count: number;
    /**
     * The requested maximum number of records.
     *
     * @example 10
     */
    limit: number;
}
/** A custom webhook that delivers e-mails. */
export interface CustomEmailProvider extends CustomNotificationProvider {
    /** Whether to notify only users whose e-mail address is stored at CometChat. */
    useStoredEmailID?: boolean;
}
/** Custom interactive content, in `data.data` of the message. */
export interface CustomInteractiveMessageDataRequest {
    /** The content, in your own format. */
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
     * The kind of message, named by your app (`location`) or by an extension (`extension_poll`).
     *
     * @example location
     */
    type: string;
}
/** The content of a custom message. */
export interface CustomMessageData extends MessageDataBase {
    /** The content, in your own format. */
    customData?: {
        [key: string]: unknown;
    };
}
/** The content of a custom message, at most 10 KB in all. You can add keys of your own. */
export interface CustomMessageDataRequest {
    /** The content, in your own format. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth?: boolean;
    /**
     * The URL that CometChat calls for each notification.
     *
     * @example https://example.com/notify/email
     */
    webhookURL: string;
}
/** A custom webhook that delivers SMS. */
export interface CustomSmsProvider extends CustomNotificationProvider {
    /** Whether to notify only users whose phone number is stored at CometChat. */
    useStoredPhNo?: boolean;
}
/** A time, as a string in ISO 8601 or as a number. The number is probably in milliseconds since 1970-01-01T00:00:00Z, like other times of AI agents. */
export type DateTimeOrNumber = string | number;
/** The result of deactivating users. */
export interface DeactivatedUsers {
    /** Uids of the users who were already deactivated, if any. */
    alreadyDeactivatedUids?: string[];
    /** Uids of the users who were deactivated. */
    deactivatedUids?: string[];
    /** The unknown uids, if any. */
    notFound?: string[];
}
/** The users to deactivate. */
export interface DeactivateUsersRequest {
    /** Uids of the users to deactivate. */
    uidsToDeactivate?: Uid[] | undefined;
}
/** The response of `deactivateUsers`. All users that exist are now deactivated. */
export interface DeactivateUsersResponse {
    data: DeactivatedUsers;
}
/** The response of `deleteAgentBuilderAgent`. The agent was deleted. */
export interface DeleteAgentBuilderAgentResponse extends Acknowledgement {
}
/** The response of `deleteApikey`. The API key was deleted. */
export interface DeleteApikeyResponse {
    data: Acknowledgement;
}
/** The response of `deleteApiTool`. The tool was deleted. */
export interface DeleteApiToolResponse extends Acknowledgement {
}
/** The response of `deleteApnsProvider`. The provider was deleted. */
export interface DeleteApnsProviderResponse {
    data: NotificationSuccess;
}
/** The response of `deleteAuthtoken`. The token was deleted. */
export interface DeleteAuthtokenResponse {
    data: Acknowledgement;
}
/** The response of `deleteByoAgent`. The agent was deleted. */
export interface DeleteByoAgentResponse extends Acknowledgement {
}
/** The response of `deleteByoTool`. The tool or action was deleted. */
export interface DeleteByoToolResponse {
    /** Whether it was deleted. */
    deleted: boolean;
}
/** The response of `deleteContactDetails`. The contact details were deleted. */
export interface DeleteContactDetailsResponse {
    data: NotificationSuccess;
}
/** The response of `deleteConversation`. The conversation was deleted. */
export interface DeleteConversationResponse {
    data: Acknowledgement;
}
/** The response of `deleteCustomAgentVariable`. The variable was deleted. */
export interface DeleteCustomAgentVariableResponse extends Acknowledgement {
}
/** The response of `deleteCustomEmailProvider`. The webhook was deleted. */
export interface DeleteCustomEmailProviderResponse {
    data: NotificationSuccess;
}
/** The response of `deleteCustomPushProvider`. The webhook was deleted. */
export interface DeleteCustomPushProviderResponse {
    data: NotificationSuccess;
}
/** The response of `deleteCustomSmsProvider`. The webhook was deleted. */
export interface DeleteCustomSmsProviderResponse {
    data: NotificationSuccess;
}
/** A text or file message that was deleted. It contains `deletedAt` and may lack its text or files. In TypeScript, a comparison of `type` excludes this type, so a text message always has `text`. In lists that include deleted messages, check `deletedAt` first. */
export interface DeletedMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data?: ContentMessageData;
    /** Time when the message was deleted, in seconds. */
    deletedAt: UnixSeconds;
    /** The original type of the message. */
    type: UndescribedValue;
}
/** The response of `deleteFcmProvider`. The provider was deleted. */
export interface DeleteFcmProviderResponse {
    data: NotificationSuccess;
}
/** The response of `deleteFrontendAction`. The action was deleted. */
export interface DeleteFrontendActionResponse extends Acknowledgement {
}
/** The response of `deleteGroup`. The group was deleted. */
export interface DeleteGroupResponse {
    data: Acknowledgement;
}
/** The response of `deleteKeywordList`. The list was deleted. */
export interface DeleteKeywordListResponse {
    data: Acknowledgement;
}
/** The response of `deleteKnowledgeBaseText`. The text was deleted. */
export interface DeleteKnowledgeBaseTextResponse extends KnowledgeBaseDeletionResult {
}
/** The response of `deleteKnowledgeBaseUpload`. The file was deleted. */
export interface DeleteKnowledgeBaseUploadResponse extends KnowledgeBaseDeletionResult {
}
/** The response of `deleteKnowledgeBaseWebsite`. The website was deleted. */
export interface DeleteKnowledgeBaseWebsiteResponse extends KnowledgeBaseDeletionResult {
}
/** The response of `deleteMcpServer`. The server was deleted. */
export interface DeleteMcpServerResponse extends Acknowledgement {
}
/** How to delete a message. */
export interface DeleteMessageRequest {
    /**
     * Whether to remove the message permanently. Otherwise it is kept, marked as deleted.
     *
     * @example true
     */
    permanent?: boolean | undefined;
}
/** The response of `deleteMessage`. The action message that records the deletion. */
export interface DeleteMessageResponse {
    data: ActionMessage;
}
/** The response of `deletePushToken`. The token was deleted. */
export interface DeletePushTokenResponse {
    /** The deleted tokens. */
    data: DeletePushTokenResponseData;
}
/** The deleted tokens. */
export interface DeletePushTokenResponseData {
    /** The tokens. */
    pushTokens?: PushToken[];
}
/** The response of `deleteReason`. The reason was deleted. */
export interface DeleteReasonResponse extends Acknowledgement {
}
/** The response of `deleteRole`. The role was deleted. */
export interface DeleteRoleResponse {
    data: Acknowledgement;
}
/** The response of `deleteRule`. The rule was deleted. */
export interface DeleteRuleResponse {
    data: Acknowledgement;
}
/** The response of `deleteSendgridDetails`. The SendGrid account was deleted. */
export interface DeleteSendgridDetailsResponse {
    data: NotificationSuccess;
}
/** The response of `deleteSubmittedMessage`. The message was deleted. */
export interface DeleteSubmittedMessageResponse {
    data: Acknowledgement;
}
/** The response of `deleteTwilioDetails`. The Twilio account was deleted. */
export interface DeleteTwilioDetailsResponse {
    data: NotificationSuccess;
}
/** How to delete a user. */
export interface DeleteUserRequest {
    /**
     * Whether to remove the user permanently, with messages, conversations and everything else. Otherwise the user is deactivated.
     *
     * @default false
     * @example true
     */
    permanent?: boolean | undefined;
}
/** The response of `deleteUser`. The user was deleted. */
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
     * URL of the page.
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
    /** Ids of the processed pages. Present when processing pages again. */
    processedUrls?: string[];
    /** Status of the batch. Only `processing` is documented. */
    status?: 'processing' | (string & {});
    /**
     * Number of requested pages. Present when processing pages again.
     *
     * @example 2
     */
    totalRequested?: number;
    /**
     * Number of pages of the website. Present when processing pages.
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
     * URL that is notified of the progress. Its owner is undocumented.
     *
     * @example https://hooks.example.com/crawl
     */
    webhookUrl?: string;
}
/** Confirms that discovered URLs are being processed. */
export interface DiscoveredUrlBatchResult {
    data: DiscoveredUrlBatch;
    /**
     * The outcome as a sentence for people.
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
    /** Ids of the discovered URLs: a list, despite the name. */
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
     * The condition as a sentence for people.
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
    /** The kind of failure. The engine returned an error status (`http_4xx`, `http_5xx`), did not respond in time (`timeout`), could not be reached (`connection_error`), returned no readable decision (`invalid_response`), or has no URL (`not_configured`). */
    category: 'http_4xx' | 'http_5xx' | 'timeout' | 'connection_error' | 'invalid_response' | 'not_configured' | (string & {});
    context?: EngineFailureContext;
    /**
     * The failure as a sentence for people.
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
     * The body of the engine's response as a string, cut off after 2 KB. Do not parse it.
     *
     * @example Out for watering.
     */
    responseBody?: string;
    /** Whether the response body was cut off. */
    responseBodyTruncated?: boolean;
    /**
     * The timeout for the engine's response, in milliseconds, if there was one.
     *
     * @example 2000
     */
    timeoutMs?: number;
    /** The problem with the engine's response, for the category `invalid_response`. */
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
    /** The behaviour when the engine fails: the condition counts as not met (`approve-message`), or the rule's action is applied (`drop-message`). */
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
     * URL of the request, without the query string.
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
/** The body of an error. It may have further properties. */
export interface ErrorBody {
    error: ErrorDetail;
}
/** Why the request failed, in upper snake case. The list contains the known codes; CometChat may send others. docs/errors.md lists them with their statuses and sources. */
export type ErrorCode = 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_ACTION_NOT_ALLOWED' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CARD_DATA_MISSING' | 'ERR_CHANNEL_LIMIT_REACHED' | 'ERR_CHANNEL_NOT_FOUND' | 'ERR_CONFLICT' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_CONVERSATION_SEARCH_RESTRICTION' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_FEATURE_NOT_ACCESSIBLE' | 'ERR_FEED_ITEM_NOT_FOUND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INTERNAL' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CARD_BODY' | 'ERR_INVALID_CARD_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NOT_FOUND' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SERVICE_TIMEOUT' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TEMPLATE_NOT_FOUND' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_DOES_NOT_EXIST' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_UNAUTHORIZED' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_VALIDATION' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_GROUP_LEAVE_FAILED' | 'ERR_WS_GROUP_MEMBER_MGMT_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
/** The problem, for programs (`code`), for people (`message`) and for developers (`devMessage`). Other fields may be added, and any may be missing. */
export interface ErrorDetail {
    code?: ErrorCode;
    /** The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
    details?: {
        [key: string]: unknown;
    } | string[];
    /** A sentence for developers, which may contain ids. Some errors omit it. */
    devMessage?: string;
    /** A sentence that describes the problem. CometChat masks any key in it. */
    message?: string;
    /** The part of CometChat that responded, such as `chat-api`. */
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
    /** The decision about the message, despite the failure. */
    outcome: 'approved' | 'disapproved' | (string & {});
    resource: ModeratedResource;
}
/** Whether push notifications for a platform contain a part that the system displays by itself. Otherwise, they are silent and the app displays its own notification. */
export interface FcmNotificationFlags {
    /** Applies to push notifications about calls. */
    call?: boolean | undefined;
    /** Applies to push notifications about messages. */
    chat?: boolean | undefined;
}
/** The push notifications that the system displays by itself, by platform. */
export interface FcmNotificationInPayload {
    /** Whether push notifications for a platform contain a part that the system displays by itself. Otherwise, they are silent and the app displays its own notification. */
    android?: FcmNotificationFlags | undefined;
    /** Whether push notifications for a platform contain a part that the system displays by itself. Otherwise, they are silent and the app displays its own notification. */
    ios?: FcmNotificationFlags | undefined;
    /** Whether push notifications for a platform contain a part that the system displays by itself. Otherwise, they are silent and the app displays its own notification. */
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
/** The response of `flagAMessage`. Message flagged successfully */
export interface FlagAMessageResponse {
    /** An object that CometChat does not describe. Do not rely on its content. */
    data: {
        [key: string]: unknown;
    };
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A record of an action on a group member (`groupMember`) or on a message (`message`). */
export interface FlaggedActionMessage extends ActionMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A message of an AI agent: its answer (`assistant`), or a tool call's arguments (`tool-arguments`) or result (`tool-result`). */
export interface FlaggedAgenticMessage extends AgenticMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A step of a ringing call, for example that it was placed or was not answered. */
export interface FlaggedCallMessage extends CallMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A card, sent by a user or by an AI agent. */
export interface FlaggedCardMessage extends CardMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A message of a kind that your app defines, such as a location or a poll. */
export interface FlaggedCustomMessage extends CustomMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A text or file message that was deleted. It contains `deletedAt` and may lack its text or files. In TypeScript, a comparison of `type` excludes this type, so a text message always has `text`. In lists that include deleted messages, check `deletedAt` first. */
export interface FlaggedDeletedMessage extends DeletedMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. An interactive message: a form, a card, a scheduler or custom content. */
export interface FlaggedInteractiveMessage extends InteractiveMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. Files from a person or a bot: images, videos, audio or other files, depending on `type`. Once the message is deleted (`deletedAt`), CometChat may omit the files. */
export interface FlaggedMediaMessage extends MediaMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. */
export type FlaggedMessage = FlaggedTextMessage | FlaggedMediaMessage | FlaggedDeletedMessage | FlaggedOtherContentMessage | FlaggedCustomMessage | FlaggedActionMessage | FlaggedCallMessage | FlaggedInteractiveMessage | FlaggedAgenticMessage | FlaggedCardMessage | FlaggedUnknownMessage;
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A message of the category `message` with a type that is not described here, such as one that CometChat adds later. */
export interface FlaggedOtherContentMessage extends OtherContentMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A text message from a person or a bot. Once the message is deleted (`deletedAt`), CometChat may omit the text; check `deletedAt` first in lists that include deleted messages. */
export interface FlaggedTextMessage extends TextMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** A message that waits for a moderator, with every report about it. A message that a rule flagged may have no reports. A message of a category that is not described here, such as one that CometChat adds later. Its `data` has the fields that all messages share; other fields are unknown. */
export interface FlaggedUnknownMessage extends UnknownMessage {
    /** Id of the app. */
    appId?: string;
    /** The reports, one per user. */
    flaggedBy?: MessageFlag[];
    /** Number of reports. */
    flaggedCount?: number;
}
/** The reason for the flag. Both properties are optional. */
export interface FlagMessageRequest {
    /**
     * Id of the moderation reason; `listReasons` lists the reasons.
     *
     * @example spam
     */
    reasonId?: string | undefined;
    /**
     * A remark in your own words.
     *
     * @example Third advert for the same shop today.
     */
    remark?: string | undefined;
}
/** The response of `flushAuthtokens`. The tokens were deleted. */
export interface FlushAuthtokensResponse {
    data: Acknowledgement;
}
/** The content of a form to send. You can add keys of your own. */
export interface FormMessageDataRequest {
    /** Whether the sender can interact with the message too. */
    allowSenderInteraction?: boolean | undefined;
    /** The elements that must be interacted with before the message counts as completed. */
    interactionGoal?: InteractionGoal | undefined;
    /** A form to fill in and submit, for messages of type `form`. */
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
    /** Tells the agent when to trigger the action, and what it does. */
    description?: string | null;
    /**
     * URL of the action's picture.
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
/** The response of `getAgentBuilderAgent`. The agent. */
export interface GetAgentBuilderAgentResponse extends AgentBuilderAgent {
}
/** The response of `getApikey`. The API key. */
export interface GetApikeyResponse {
    data: ApiKey;
}
/** The response of `getApiTool`. The tool. */
export interface GetApiToolResponse extends ApiTool {
}
/** The response of `getAuthtoken`. The token. */
export interface GetAuthtokenResponse {
    data: AuthToken;
}
/** The response of `getByoTool`. The tool or action. */
export interface GetByoToolResponse extends ByoTool {
}
/** The response of `getContactDetails`. The contact details. */
export interface GetContactDetailsResponse {
    data: NotificationContactDetails;
}
/** The response of `getConversation`. The conversation. */
export interface GetConversationResponse {
    data: OneConversation;
}
/** The response of `getCustomEmailProvider`. The webhook. */
export interface GetCustomEmailProviderResponse {
    data: CustomEmailProvider;
}
/** The response of `getCustomPushProvider`. The webhook. */
export interface GetCustomPushProviderResponse {
    /** The webhook, in a list. */
    data: GetCustomPushProviderResponseData;
}
/** The webhook, in a list. */
export interface GetCustomPushProviderResponseData {
    /** The webhook. */
    pushProviders: CustomNotificationProvider[];
}
/** The response of `getCustomSmsProvider`. The webhook. */
export interface GetCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** The response of `getDiscoveredUrlStatuses`. The statuses, by id. */
export interface GetDiscoveredUrlStatusesResponse {
    /** The status of each page, by the id of its discovered URL. */
    data: {
        [key: string]: DiscoveredUrlStatus;
    };
    /** Whether the statuses could be read. */
    success: boolean;
}
/** The response of `getEnabledAgentItems`. The items that the agent can use. */
export interface GetEnabledAgentItemsResponse {
    data: AgentEnabledItems;
}
/** The response of `getFrontendAction`. The action. */
export interface GetFrontendActionResponse extends FrontendAction {
}
/** The response of `getGroupConversation`. The conversation. */
export interface GetGroupConversationResponse {
    data: OneConversation;
}
/** The response of `getGroup`. The group. */
export interface GetGroupResponse {
    data: Group;
}
/** The response of `getKeywordList`. The list. */
export interface GetKeywordListResponse {
    data: KeywordList;
}
/** The response of `getKnowledgeBaseStatuses`. The statuses, by id. */
export interface GetKnowledgeBaseStatusesResponse {
    /** The status of each source, by its id. */
    data: {
        [key: string]: KnowledgeBaseStatus;
    };
    /** Whether the statuses could be read. */
    success: boolean;
}
/** The response of `getKnowledgeBaseText`. The text. */
export interface GetKnowledgeBaseTextResponse {
    data: KnowledgeBaseText;
}
/** The response of `getMcpServer`. The server. */
export interface GetMcpServerResponse extends McpServer {
}
/** The response of `getMessageDetails`. The message. */
export interface GetMessageDetailsResponse {
    data: Message;
}
/** The response of `getMessageReceiptMetrics`. The numbers. */
export interface GetMessageReceiptMetricsResponse {
    data: MessageMetrics;
}
/** The response of `getNotificationPreferences`. The user's preferences. */
export interface GetNotificationPreferencesResponse {
    data: UserNotificationSettings;
}
/** The response of `getNotificationSettings`. The app's settings. */
export interface GetNotificationSettingsResponse {
    data: NotificationSettings;
}
/** The response of `getNotificationTimezone`. The time zone. */
export interface GetNotificationTimezoneResponse {
    data: NotificationTimezone;
}
/** The response of `getReason`. The reason. */
export interface GetReasonResponse {
    data: ModerationReason;
}
/** The response of `getRole`. The role. */
export interface GetRoleResponse {
    data: Role;
}
/** The response of `getRule`. The rule. */
export interface GetRuleResponse {
    data: ModerationRule;
}
/** The response of `getSendgridDetails`. The SendGrid account. */
export interface GetSendgridDetailsResponse {
    data: SendGridDetails;
}
/** The response of `getSubmittedMessage`. The message with the decision. */
export interface GetSubmittedMessageResponse {
    data: Message;
}
/** The response of `getTwilioDetails`. The Twilio account. */
export interface GetTwilioDetailsResponse {
    data: TwilioDetails;
}
/** The response of `getUsageMetrics`. The usage in the time range. */
export interface GetUsageMetricsResponse {
    data: UsageReport;
}
/** The response of `getUserConversation`. The conversation. */
export interface GetUserConversationResponse {
    data: OneConversation;
}
/** The response of `getUser`. The user. */
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
    /** Time when the group was created, in seconds. */
    createdAt?: UnixSeconds;
    /** A description of the group. */
    description?: string;
    /**
     * Identifies the group. Always in lower case.
     *
     * @example tomato-growers
     */
    guid: string;
    /** Whether the user in `onBehalfOf` is a member. */
    hasJoined?: boolean;
    /** URL of the group's picture. */
    icon?: string;
    /** Time when the user in `onBehalfOf` joined, in seconds. */
    joinedAt?: UnixSeconds;
    /** Number of members. */
    membersCount?: number;
    metadata?: StoredMetadata;
    /**
     * Display name.
     *
     * @example Tomato growers
     */
    name: string;
    /** Number of members who are connected at the moment. In events only. */
    onlineMembersCount?: number;
    /** Uid of the user who owns the group; `app_system` if the app itself does. */
    owner?: string;
    /** The scope of the user in `onBehalfOf`; absent for users who are not members. */
    scope?: MemberScope;
    /**
     * Labels of the group. Lists contain them only with `withTags`.
     *
     * @example [
     *       "growing"
     *     ]
     */
    tags?: string[];
    /**
     * Who may join: anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`).
     *
     * @example public
     */
    type: 'public' | 'password' | 'private' | (string & {});
    /** Time when the group was last changed, in seconds. Missing if it never changed. */
    updatedAt?: UnixSeconds;
    /** Uid of the user who last changed the group; `app_system` if the app itself did. */
    updatedBy?: string;
}
/** A group that takes part in a message. */
export interface GroupEntity {
    entity: Group;
    /** Marks a group. */
    entityType: "group";
}
/** A group was created, changed or deleted. */
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
    /** The comparison. */
    operator: "equals" | "not equals" | "notEquals" | "in" | "not in" | "notIn" | "startsWith" | "endsWith" | "lessThan" | "greaterThan";
    /** Whether the filter applies to the sender or to the receiver of the message. */
    type: "sender" | "receiver";
    /** The value to compare with; a list for `in`, `not in` and `notIn`. */
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
/** The result for one group. `success` tells success and failure apart. */
export type GroupImportResult = GroupImported | ImportFailure;
/** The members of a group changed. */
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
    /** Whether users can change the setting. */
    memberAddedOverride?: NotificationOverride | undefined;
    /** A member was added. `1` no notification, `2` notification. */
    memberAddedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberBannedOverride?: NotificationOverride | undefined;
    /** A member was banned. `1` no notification, `2` notification. */
    memberBannedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberJoinedOverride?: NotificationOverride | undefined;
    /** A member joined. `1` no notification, `2` notification. */
    memberJoinedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberKickedOverride?: NotificationOverride | undefined;
    /** A member was kicked. `1` no notification, `2` notification. */
    memberKickedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberLeftOverride?: NotificationOverride | undefined;
    /** A member left. `1` no notification, `2` notification. */
    memberLeftSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberScopeChangedOverride?: NotificationOverride | undefined;
    /** A member's scope changed. `1` no notification, `2` notification. */
    memberScopeChangedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    memberUnbannedOverride?: NotificationOverride | undefined;
    /** A member was unbanned. `1` no notification, `2` notification. */
    memberUnbannedSetting?: NotificationEventSetting | undefined;
    /** A message was deleted. `1` no notification, `2` notification. */
    messageDeletedSetting?: NotificationEventSetting | undefined;
    /** A message was edited. `1` no notification, `2` notification. */
    messageEditedSetting?: NotificationEventSetting | undefined;
    /** Whether users can change the setting. */
    messagesOverride?: NotificationOverride | undefined;
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    messagesSetting?: NotificationMessageSetting | undefined;
    /** Whether users can change the setting. */
    quotedRepliesOverride?: NotificationOverride | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    quotedRepliesSetting?: NotificationMessageSetting | undefined;
    /** Whether users can change the setting. */
    reactionsOverride?: NotificationOverride | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    reactionsSetting?: NotificationReactionSetting | undefined;
    /** Whether users can change the setting. */
    repliesOverride?: NotificationOverride | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    repliesSetting?: NotificationMessageSetting | undefined;
}
/** Who may join: anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`). */
export type GroupType = "public" | "password" | "private";
/** Who may join. `public`, `password` and `private` are the groups' own types; only this filter accepts `protected`. */
export type GroupTypeFilter = "public" | "password" | "private" | "protected";
/** Identifies one group of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
export type Guid = string;
/** The reason why one item was not imported. Resend only the items that failed. */
export interface ImportFailure {
    error: ErrorDetail;
    /** Marks a failure. */
    success: false;
}
/** A group to import. */
export interface ImportGroup extends ImportGroupDetails {
    /** The details of the owner. Required only if this user was not imported before. */
    groupOwnerDetails?: ImportUser | undefined;
}
/** The details of a group. */
export interface ImportGroupDetails {
    /** Time when the group was created, in seconds. */
    createdAt?: ImportTime | undefined;
    /** The group's guid. In a map, it equals the key. */
    guid: Guid;
    /** URL of the group's picture. */
    icon?: string | undefined;
    /** Free-form JSON of your own. At most 5 KB, in a request body of at most 10 KB. */
    metadata?: Metadata | undefined;
    /** Display name. */
    name: string;
    /** Uid of the user who owns the group. */
    owner?: Uid | undefined;
    /** The password for joining a group of type `password`. */
    password?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Who may join: anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`). */
    type: "public" | "password" | "private";
}
/** Up to 50 groups, each under its guid. */
export interface ImportGroupsRequest {
    /** The groups, each under its guid. */
    groups: {
        [key: string]: ImportGroup;
    };
}
/** The response of `importGroups`. A result for each group, some of which may be failures. */
export interface ImportGroupsResponse {
    /** The results, each under the guid. */
    data: {
        [key: string]: GroupImportResult;
    };
}
/** A membership to import, of one user in one group. */
export interface ImportMember {
    /** The details of the group. Required only if the group was not imported before. */
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
    /** The scope of a member in a group. An `admin` can do everything, including deleting the group; a `moderator` can update it and manage the participants; a `participant` takes part. */
    scope?: MemberScope | undefined;
    /** Uid of the user. */
    uid: Uid;
    /** The details of the user. Required only if this user was not imported before. */
    userDetails?: ImportUser | undefined;
}
/** Up to 50 members, each under its member id. */
export interface ImportMembersRequest {
    /** The members, each under its member id. */
    members: {
        [key: string]: ImportMember;
    };
}
/** The response of `importMembers`. A result for each membership, some of which may be failures. */
export interface ImportMembersResponse {
    /** The results, each under the member id. */
    data: {
        [key: string]: MemberImportResult;
    };
}
/** A message to import. */
export interface ImportMessage {
    /** The category: text and files (`message`) or your own kinds of message (`custom`). */
    category?: ("message" | "custom") | undefined;
    /** The content of a message. You can add other properties. */
    data?: SubmittedMessageData | undefined;
    /** Time when the message was delivered, in seconds. */
    deliveredAt?: ImportTime | undefined;
    /** The message's id, if it has one already. */
    id?: string | undefined;
    /** The details of the users that the text mentions as `<@uid:mira>`, by uid. The key equals the uid. */
    mentionedUserDetails?: {
        [key: string]: ImportUser;
    } | undefined;
    /** Your own id, unique among all messages and equal to the key. */
    muid: Muid;
    /** Time when the receiver read the message, in seconds. */
    readAt?: ImportTime | undefined;
    /** Uid of the user or guid of the group that received the message. */
    receiver: ReceiverId;
    /** The details of the receiving group. Required only if the group was not imported before. */
    receiverGroupDetails?: ImportGroupDetails | undefined;
    /** The details of the receiving group's owner. Required only if this user was not imported before. */
    receiverGroupOwnerDetails?: ImportUser | undefined;
    /** Whether the message went to a user or to a group. */
    receiverType: "user" | "group";
    /** The details of the receiving user. Required only if this user was not imported before. */
    receiverUserDetails?: ImportUser | undefined;
    /** Uid of the user who sent the message. */
    sender: Uid;
    /** The details of the sender. Required only if this user was not imported before. */
    senderUserDetails?: ImportUser | undefined;
    /** When the message was sent, in seconds. The import keeps this time. A message older than about six months fails, and the whole request then returns 500. */
    sentAt: ImportTime;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, your own name in the category `custom`. */
    type?: ('text' | 'image' | 'file' | 'audio' | 'video' | (string & {})) | undefined;
}
/** Up to 50 messages, each under its muid. */
export interface ImportMessagesRequest {
    /** Undocumented. */
    guid?: string | undefined;
    /** The messages, each under its muid. */
    messages: {
        [key: string]: ImportMessage;
    };
    /** Undocumented. */
    name?: string | undefined;
    /** Undocumented. */
    type?: string | undefined;
}
/** The response of `importMessages`. A result for each message, some of which may be failures. */
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
    /** URL of the user's picture. */
    avatar?: string | undefined;
    /** Time when the user was created, in seconds. */
    createdAt?: ImportTime | undefined;
    /** Time when the user was deactivated, in seconds. */
    deactivatedAt?: ImportTime | undefined;
    /** Time when the user was last connected, in seconds. */
    lastActiveAt?: ImportTime | undefined;
    /** URL of the user's profile page. */
    link?: string | undefined;
    /** Free-form JSON of your own. At most 5 KB, in a request body of at most 10 KB. */
    metadata?: Metadata | undefined;
    /**
     * Display name.
     *
     * @example Mira Okafor
     */
    name: string;
    /** Id of an existing role; `default` if left out. */
    role?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
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
/** The response of `importUsers`. A result for each user, some of which may be failures. */
export interface ImportUsersResponse {
    /** The results, each under the uid. */
    data: {
        [key: string]: UserImportResult;
    };
}
/** The response of `initiateKnowledgeBaseUploads`. The uploads were created. Send the files now. */
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
     * How many of the elements must be interacted with.
     *
     * @example anyAction
     */
    type?: ('anyAction' | 'anyOf' | 'allOf' | 'oneOf' | 'none' | (string & {})) | undefined;
    [key: string]: unknown;
}
/** The effect of a button: open a URL (`urlNavigation`) or send a request (`apiAction`). Everyone who receives the message can read all of it, so never put a key or another secret into `headers`, `url` or `payload`. */
export interface InteractiveAction {
    /**
     * The action to take.
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
     * The URL to open or to send the request to.
     *
     * @example https://example.com/planting
     */
    url?: string | undefined;
    [key: string]: unknown;
}
/** A card with a picture, text and buttons, for messages of type `card`. */
export interface InteractiveCard {
    /** The buttons, in order. */
    cardActions?: InteractiveElement[] | undefined;
    /** URL of the picture. */
    imageUrl?: string | undefined;
    /** The text. */
    text?: string | undefined;
    [key: string]: unknown;
}
/** The content of a card to send. You can add keys of your own. */
export interface InteractiveCardMessageDataRequest {
    /** Whether the sender can interact with the message too. */
    allowSenderInteraction?: boolean | undefined;
    /** The elements that must be interacted with before the message counts as completed. */
    interactionGoal?: InteractionGoal | undefined;
    /** A card with a picture, text and buttons, for messages of type `card`. */
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
    /** The effect of a button: open a URL (`urlNavigation`) or send a request (`apiAction`). Everyone who receives the message can read all of it, so never put a key or another secret into `headers`, `url` or `payload`. */
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
     * The kind of element.
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
    /** Maximum number of lines in a text field. */
    maxLines?: number | undefined;
    /** Whether the field may be left empty. */
    optional?: boolean | undefined;
    /** The options to choose from. */
    options?: InteractiveOption[] | undefined;
    /** The placeholder of an empty text field. */
    placeholder?: InteractiveElementPlaceholder | undefined;
    [key: string]: unknown;
}
/** The placeholder of an empty text field. */
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
    /** The heading, under another name. */
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
    /** The kind of content. */
    type: 'form' | 'card' | 'scheduler' | 'customInteractive' | (string & {});
}
/** The content of an interactive message. */
export type InteractiveMessageData = MessageDataBase & ({
    /** Whether the sender can interact with the message too. */
    allowSenderInteraction?: boolean;
    interactionGoal?: InteractionGoal;
    interactiveData?: InteractiveContent;
} & {
    [key: string]: unknown;
});
/** One option of a dropdown, a checkbox or a choice. */
export interface InteractiveOption {
    /** The label to show. */
    label?: string | undefined;
    /** The value to submit. */
    value?: string | undefined;
    [key: string]: unknown;
}
/** A scheduler for choosing a meeting time, for messages of type `scheduler`. */
export interface InteractiveScheduler {
    /** When the host is available, by day of the week in lower case (`monday`). A day may be missing. */
    availability?: {
        [key: string]: TimeRange[];
    } | undefined;
    /** URL of the host's picture. */
    avatarUrl?: string | undefined;
    /** Time between two meetings. The unit is undocumented; the examples (15) suggest minutes. */
    bufferTime?: number | undefined;
    /** Last day to choose from, as `YYYY-MM-DD`. */
    dateRangeEnd?: string | undefined;
    /** First day to choose from, as `YYYY-MM-DD`. */
    dateRangeStart?: string | undefined;
    /** Length of the meeting. The unit is undocumented; the examples (60) suggest minutes. */
    duration?: number | undefined;
    /** The text shown after a time was chosen. */
    goalCompletionText?: string | undefined;
    /** URL of a calendar file with the unavailable times. */
    icsFileUrl?: string | undefined;
    /** The button that books the time. */
    scheduleElement?: InteractiveElement | undefined;
    /** Time zone of the host, such as `Europe/Berlin`. */
    timezoneCode?: string | undefined;
    /** The subject of the meeting. */
    title?: string | undefined;
    [key: string]: unknown;
}
/** Whether entries are words (`word`), regular expressions (`pattern`) or sentences whose meaning is compared (`sentence-similarity`). */
export type KeywordCategory = "word" | "pattern" | "sentence-similarity";
/** A list of words, patterns or sentences that rules refer to. One list may serve many rules, and a change reaches all of them. */
export interface KeywordList {
    /** An internal version. Only lists of lists contain it. */
    __v?: number;
    /** An internal id. Only lists of lists contain it. */
    _id?: string;
    /** Whether this is the list's current revision. */
    active?: boolean;
    /** The app that the list belongs to, or `default` for a built-in list. Only lists of lists contain it. */
    appId?: string;
    /**
     * Whether the entries are words (`word`), regular expressions (`pattern`) or sentences (`sentence-similarity`).
     *
     * @example word
     */
    category: 'word' | 'pattern' | 'sentence-similarity' | (string & {});
    /** Time when the list was created, in seconds. */
    createdAt?: UnixSeconds;
    /** `true` for a built-in list. Your own lists lack the property. */
    default?: boolean;
    /** The purpose of the list. */
    description?: string;
    /** The sentences of a `sentence-similarity` list, under the name that requests use. */
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
    /** The entries. Entries from a CSV file keep their quotation marks. The sentences of a `sentence-similarity` list are here or in `disallowedSentences`; which of the two is undocumented. */
    searchTerms?: string[];
    /** Time of the last change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A list of words, patterns or sentences, as JSON. `category` determines the kind of entries. */
export interface KeywordListJsonRequest {
    /** Whether entries are words (`word`), regular expressions (`pattern`) or sentences whose meaning is compared (`sentence-similarity`). */
    category: "word" | "pattern" | "sentence-similarity";
    /** The purpose of the list. */
    description?: string | undefined;
    /** The sentences that are not allowed, for the category `sentence-similarity`. */
    disallowedSentences?: string[] | undefined;
    /** An id of your choice. */
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
/** A list of words, patterns or sentences, as form fields or as a CSV file. `category` determines the kind of entries. */
export type KeywordListRequest = CsvListRequest | SentenceListRequest | PatternListRequest | WordListRequest;
/** The response of `kickGroupMember`. The user is no longer a member. */
export interface KickGroupMemberResponse {
    data: Acknowledgement;
}
/** A position in the list and the direction to continue in. Present only if the list continues in that direction. */
export interface KnowledgeBaseCursor {
    affix: Affix;
    /**
     * The position: a time in milliseconds, sometimes followed by a dot and a number. Send it unchanged.
     *
     * @example 1772355630000
     */
    cursor: string;
}
/** The position of this page in the list, and how to continue. */
export interface KnowledgeBaseCursorMeta {
    current: CursorPosition;
    next?: KnowledgeBaseCursor;
    previous?: KnowledgeBaseCursor;
}
/** The deleted items. */
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
     * The outcome as a sentence for people.
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
     * Size in bytes, at most 50 MB.
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
/** The position of these pages in the source. */
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
    /** The kind of source. Its value for a website is undocumented. */
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
    /** Ids of the sources: a list, despite the name. */
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
    /** The text. Responses to creating or updating a text omit it. */
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
     * The outcome as a sentence for people.
     *
     * @example The text was changed.
     */
    message?: string;
    /** Whether the request succeeded. */
    success: boolean;
}
/** Title of the text, at most 500 characters. */
export type KnowledgeBaseTextTitle = string;
/** An upload, with the URL for the file. */
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
     * Presigned URL for the file, valid for a limited time. Anyone with this URL can upload, so keep it secret.
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
    /** The files. The dashboard accepts at most 10 files at once; whether this limit applies here is undocumented. */
    files: KnowledgeBaseFile[];
}
/** The status of the embeddings. Only `completed` is documented. */
export type KnowledgeBaseVectorizationStatus = 'completed' | (string & {});
/** The newest message of a conversation when its id comes as a number. Otherwise it is a `Message`. */
export interface LastMessageWithNumericId extends MessageFieldsWithoutId {
    /** The category of the message. */
    category?: UndescribedValue;
    data?: OpenMessageData;
    /** Id of the message. Operations take it as a string of digits. */
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
    /** The client's action. */
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
    /** The origin of the event. */
    origin?: LegacyWebhookEventOrigin;
}
/** The origin of the event. */
export interface LegacyWebhookEventOrigin {
    /** The part of CometChat that caused it. */
    platform?: 'API' | 'MGNT-API' | 'WEBSOCKET' | 'WEBRTC' | (string & {});
    [key: string]: unknown;
}
/** The response of `listAgentBuilderAgents`. Part of the list. */
export interface ListAgentBuilderAgentsResponse {
    /** The agents on this page of the list. */
    data: AgentBuilderAgent[];
    meta: AgentBuilderCursorMeta;
}
/** The response of `listAgentModels`. The models. */
export type ListAgentModelsResponse = AgentModel[];
/** The response of `listAgentToolActions`. The actions of the tool. */
export type ListAgentToolActionsResponse = AgentToolAction[];
/** The response of `listAgentVariables`. The variables, as a list or by category. */
export type ListAgentVariablesResponse = AgentVariable[] | {
    [key: string]: AgentVariable[];
};
/** The response of `listAllMessages`. Part of the list of messages. */
export interface ListAllMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: CursorMeta;
}
/** The response of `listAllReactions`. The reactions. */
export interface ListAllReactionsResponse {
    /** The reactions. */
    data: Reaction[];
    meta: CursorMeta;
}
/** The response of `listAllThreadMessages`. A page of replies. */
export interface ListAllThreadMessagesResponse {
    /** The replies. */
    data: Message[];
    meta: CursorMeta;
}
/** The response of `listApikeys`. The API keys. */
export interface ListApikeysResponse {
    /** The API keys. */
    data: ApiKey[];
    meta: PageMeta;
}
/** The response of `listApiTools`. Part of the list. */
export interface ListApiToolsResponse {
    /** The API tools on this page of the list. */
    data: ApiTool[];
    meta: AgentBuilderCursorMeta;
}
/** The response of `listApnsProviders`. The providers. */
export interface ListApnsProvidersResponse {
    /** The providers, in a list with their name. */
    data: ListApnsProvidersResponseData;
}
/** The providers, in a list with their name. */
export interface ListApnsProvidersResponseData {
    /** The providers. */
    pushProviders: ApnsProvider[];
}
/** The response of `listAuthtokens`. A page of the user's tokens. */
export interface ListAuthtokensResponse {
    /** The tokens of this page. */
    data: AuthToken[];
    meta: PageMeta;
}
/** The response of `listBannedGroupUsers`. A page of banned users. */
export interface ListBannedGroupUsersResponse {
    cursor?: Cursor;
    /** The banned users of this page. */
    data: BannedUser[];
    meta?: PageMeta;
}
/** The response of `listBlockedMessages`. The messages that were blocked by rules. */
export interface ListBlockedMessagesResponse {
    /** The blocked messages. */
    data: BlockedMessage[];
    meta?: ModerationListMeta;
}
/** The response of `listBlockedUsers`. A page of users. */
export interface ListBlockedUsersResponse {
    /** The users of this page. */
    data: User[];
    meta?: PageMeta;
}
/** The response of `listByoAgents`. The agents, as a bare list. */
export type ListByoAgentsResponse = ByoAgent[];
/** The response of `listByoTools`. The tools and actions, as a bare list. */
export type ListByoToolsResponse = ByoTool[];
/** The response of `listConversations`. A page of conversations. */
export interface ListConversationsResponse {
    /** The conversations of this page. */
    data: Conversation[];
    meta?: PageMeta;
}
/** The response of `listCustomAgentVariables`. The variables. */
export type ListCustomAgentVariablesResponse = AgentCustomVariable[];
/** The response of `listDiscoveredUrls`. Part of the discovered pages. */
export interface ListDiscoveredUrlsResponse {
    /** The discovered pages. */
    data: DiscoveredUrl[];
    meta: KnowledgeBaseCursorMeta;
}
/** The response of `listFcmProviders`. The providers. */
export interface ListFcmProvidersResponse {
    /** The providers, in a list with their name. */
    data: ListFcmProvidersResponseData;
}
/** The providers, in a list with their name. */
export interface ListFcmProvidersResponseData {
    /** The providers. */
    pushProviders: FcmProvider[];
}
/** The response of `listFlaggedMessages`. The messages that wait for a moderator. */
export interface ListFlaggedMessagesResponse {
    /** The flagged messages. */
    data: FlaggedMessage[];
    meta?: ModerationListMeta;
}
/** The response of `listFriends`. A page of friends. */
export interface ListFriendsResponse {
    /** The friends of this page. */
    data: User[];
    meta?: PageMeta;
}
/** The response of `listFrontendActions`. Part of the list. */
export interface ListFrontendActionsResponse {
    /** The frontend actions on this page of the list. */
    data: FrontendAction[];
    meta: AgentBuilderCursorMeta;
}
/** The response of `listGlobalPinnedConversations`. The pinned conversations, the topmost first. */
export interface ListGlobalPinnedConversationsResponse {
    /** The pinned conversations. */
    data: PinnedConversation[];
}
/** The response of `listGroupMembers`. A page of members. */
export interface ListGroupMembersResponse {
    cursor?: Cursor;
    /** The members of this page. */
    data: Member[];
    meta?: PageMeta;
}
/** The response of `listGroupMessages`. Part of the list of messages. */
export interface ListGroupMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: CursorMeta;
}
/** The response of `listGroups`. A page of groups. */
export interface ListGroupsResponse {
    cursor?: Cursor;
    /** The groups of this page. */
    data: Group[];
    meta?: PageMeta;
}
/** The response of `listKeywordLists`. The keyword lists of the app. */
export interface ListKeywordListsResponse {
    /** The lists. */
    data: KeywordList[];
    meta?: ModerationListMeta;
}
/** The response of `listKnowledgeBaseSourcePages`. The source with some of its pages. */
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
/** The response of `listKnowledgeBaseSources`. Part of the sources. */
export interface ListKnowledgeBaseSourcesResponse {
    /** The sources. */
    data: KnowledgeBaseSource[];
    meta: KnowledgeBaseCursorMeta;
}
/** The response of `listKnowledgeBaseTexts`. The texts. */
export interface ListKnowledgeBaseTextsResponse {
    /** The texts. */
    data: KnowledgeBaseText[];
}
/** The response of `listMcpServers`. Part of the list. */
export interface ListMcpServersResponse {
    /** The MCP servers on this page of the list. */
    data: McpServer[];
    meta: AgentBuilderCursorMeta;
}
/** The response of `listMutedConversations`. The muted conversations. */
export interface ListMutedConversationsResponse {
    /** The conversations, in a list with their name. */
    data: ListMutedConversationsResponseData;
}
/** The conversations, in a list with their name. */
export interface ListMutedConversationsResponseData {
    /** The conversations. */
    mutedConversations: MutedConversation[];
}
/** The response of `listNotificationLogs`. The log entries, with cursors to the entries before and after them. */
export interface ListNotificationLogsResponse {
    /** The entries. */
    data: NotificationLog[];
    meta?: NotificationLogMeta;
}
/** The response of `listPushTokens`. The push tokens. */
export interface ListPushTokensResponse {
    data: PushTokenList;
}
/** The response of `listReactionsOfOneKind`. The reactions of that kind. */
export interface ListReactionsOfOneKindResponse {
    /** The reactions. */
    data: Reaction[];
    meta: CursorMeta;
}
/** The response of `listReasons`. The reasons of the app. */
export interface ListReasonsResponse {
    /** The reasons. */
    data: ModerationReason[];
    meta?: ModerationListMeta;
}
/** The response of `listRestrictedFeatures`. The restricted features of the role. */
export interface ListRestrictedFeaturesResponse {
    /** The restricted features of the role. */
    data: RestrictedFeature[];
    meta: PageMeta;
}
/** The response of `listReviewedMessages`. The messages that a moderator has reviewed. */
export interface ListReviewedMessagesResponse {
    /** The reviewed messages. */
    data: ReviewedMessage[];
    meta?: ModerationListMeta;
}
/** The response of `listRolePermissions`. The available permissions. */
export interface ListRolePermissionsResponse {
    /** The available permissions. */
    data: PermissionDefinition[];
    meta: PageMeta;
}
/** The response of `listRoles`. A page of roles. */
export interface ListRolesResponse {
    /** The roles on this page. */
    data: Role[];
    meta: PageMeta;
}
/** The response of `listRuleRevisions`. The revisions of the rule. */
export interface ListRuleRevisionsResponse {
    /** The revisions, the newest first. */
    data: ModerationRule[];
    meta?: ModerationListMeta;
}
/** The response of `listRules`. The rules of the app. */
export interface ListRulesResponse {
    /** The rules. */
    data: ModerationRule[];
    meta?: ModerationListMeta;
}
/** The response of `listScopePermissions`. The available permissions. */
export interface ListScopePermissionsResponse {
    /** The available permissions. */
    data: PermissionDefinition[];
    meta: PageMeta;
}
/** The response of `listSubmittedMessages`. The submitted messages. */
export interface ListSubmittedMessagesResponse {
    /** The messages. */
    data: Message[];
    meta?: CursorMeta;
}
/** The response of `listThreads`. Part of the list of threads. */
export interface ListThreadsResponse {
    /** The threads, each as the message that was replied to. */
    data: Thread[];
    meta: CursorMeta;
}
/** The response of `listUserConversations`. A page of the user's conversations. */
export interface ListUserConversationsResponse {
    /** The conversations of this page. */
    data: Conversation[];
    meta?: PageMeta;
}
/** The response of `listUserMessages`. Part of the list of messages. */
export interface ListUserMessagesResponse {
    /** The messages. */
    data: Message[];
    meta: PageMeta;
}
/** The response of `listUsers`. A page of users. */
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
/** The outcome of marking messages. */
export interface MarkedConversation {
    /** The outcome as a sentence for people. Do not parse it. */
    message?: string;
    /** The same sentence, under another name. */
    Message?: string;
    /** Whether the change succeeded. */
    success: boolean;
}
/** The response of `markGroupConversationAsDelivered`. The messages were marked as delivered. */
export interface MarkGroupConversationAsDeliveredResponse {
    data: Acknowledgement;
}
/** The response of `markGroupConversationAsRead`. The messages were marked as read. */
export interface MarkGroupConversationAsReadResponse {
    data: Acknowledgement;
}
/** The response of `markGroupConversationAsUnread`. The messages were marked as unread. */
export interface MarkGroupConversationAsUnreadResponse {
    data: Acknowledgement;
}
/** The elements that a user has interacted with. */
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
/** The response of `markMessageAsInteracted`. The interaction was recorded. */
export interface MarkMessageAsInteractedResponse {
    data: Acknowledgement;
}
/** The response of `markUserConversationAsDelivered`. The messages were marked as delivered. */
export interface MarkUserConversationAsDeliveredResponse {
    data: MarkedConversation;
}
/** The response of `markUserConversationAsRead`. The messages were marked as read. */
export interface MarkUserConversationAsReadResponse {
    data: MarkedConversation;
}
/** The response of `markUserConversationAsUnread`. The messages were marked as unread. */
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
     * URL of the server's picture.
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
     * URL of the server.
     *
     * @example https://seeds.example.com/mcp
     */
    url?: string;
}
/** Files from a person or a bot: images, videos, audio or other files, depending on `type`. Once the message is deleted (`deletedAt`), CometChat may omit the files. */
export interface MediaMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data: MediaMessageData;
    /** The kind of file. */
    type: "image" | "video" | "audio" | "file";
}
/** The content of a file message. */
export interface MediaMessageData extends MessageDataBase {
    /** The files of the message. */
    attachments: MessageAttachment[];
    customData?: SubmittedContent;
    /** The caption of the files, if any. */
    text?: string;
    /** URL of the file. Some file messages repeat it here. */
    url?: string;
}
/** The content of a file message, at most 10 KB in all, not counting the files. You can add keys of your own. */
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
    /** Time when the user joined the group, in seconds. */
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
/** The result for one membership. `success` tells success and failure apart. */
export type MemberImportResult = MemberImported | ImportFailure;
/** The result of adding or banning one user. */
export interface MemberResult {
    /** The action message about the new member; a ban has no message. */
    data?: ActionMessage;
    /** The reason for the failure. */
    error?: ErrorDetail;
    /** Whether the change succeeded. */
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
    /** Time when the user joined the group, in seconds. */
    joinedAt?: UnixSeconds;
    scope: MemberScope;
    /** Uid of the member. */
    uid: string;
}
/** Uids of existing users, at most 25. */
export type MemberUids = Uid[];
/** A message of a conversation. `category` says what it contains: text or files (`message`), content that your app defines (`custom`), a record of an action (`action`), a step of a ringing call (`call`), a form or other interactive content (`interactive`), an AI agent's message or tool call (`agentic`), or a card (`card`). A message of any other category is an `UnknownMessage`, so new categories never break a list. */
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
     * URL of the file. It may be signed and expire: after one day, unless the app's settings change this.
     *
     * @example https://example.com/media/seedlings.jpg
     */
    url: string;
}
/** A file at a public URL. */
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
     * Public URL of the file.
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
     * Identifies the message. A string of digits, set by CometChat.
     *
     * @example 4202
     */
    id: string;
    /** The quoted message. `hideQuotedMessages` leaves it out of lists. */
    quotedMessage?: QuotedMessage;
    /**
     * Uid of the user or guid of the group that received the message.
     *
     * @example tomato-growers
     */
    receiver: string;
    receiverType: ReceiverType;
    /**
     * Uid of the user who sent the message; `app_system` in messages about group members. The sender of the app's own messages is undocumented.
     *
     * @example jonas
     */
    sender: string;
    /** Time when the message was sent, in seconds. */
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
    /** The reactions to the message, each with its count. */
    reactions?: ReactionCount[];
    /** The client that sent the message, such as `WEB-4_0_10-` and its device and session. */
    resource?: string;
}
/** A message was deleted. `data.message` is the deleted message, possibly with only its id, or an action message about the deletion. */
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
/** The message to which an action applies. */
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
     * Identifies the message. A string of digits, set by CometChat.
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
    /** Time when the message was deleted, in seconds. */
    deletedAt?: UnixSecondsOrNull;
    /** Uid of the user who deleted the message; `app_system` if the app itself did. */
    deletedBy?: string | null;
    /** Time when the message was delivered, in seconds. */
    deliveredAt?: UnixSecondsOrNull;
    /** Time when the message was edited, in seconds. */
    editedAt?: UnixSecondsOrNull;
    /** Uid of the user who edited the message; `app_system` if the app itself did. */
    editedBy?: string | null;
    /**
     * The id that the sender gave the message, if any.
     *
     * @example web-7f3a
     */
    muid?: string;
    myReceipt?: MessageReadState;
    /**
     * Id of the message to which this message replies. Only replies have it.
     *
     * @example 4201
     */
    parentId?: string;
    /** Time when the message was pinned, in seconds. Absent while it is not pinned. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned it, `app_system` if the app did. Absent while it is not pinned. */
    pinnedBy?: string | null;
    /** Id of the quoted message. */
    quotedMessageId?: string | number;
    /** Time when the receiver read the message, in seconds. */
    readAt?: UnixSecondsOrNull;
    receipts?: MessageReceipts;
    /**
     * Uid of the user or guid of the group that received the message.
     *
     * @example tomato-growers
     */
    receiver?: string;
    receiverType?: ReceiverType;
    /** Number of replies in the message's thread. */
    replyCount?: number;
    /** Time when the user in `onBehalfOf` saved the message, in seconds. Other users do not see it. */
    savedAt?: UnixSecondsOrNull;
    /**
     * Uid of the user who sent the message; `app_system` in messages about group members. The sender of the app's own messages is undocumented.
     *
     * @example jonas
     */
    sender?: string;
    /** Time when the message was sent, in seconds. */
    sentAt?: UnixSeconds;
    /** Labels of the message. */
    tags?: string[];
    /** Whether the user in `onBehalfOf` is subscribed to the message's thread. */
    threadSubscribed?: boolean;
    /** Time when the message was unpinned, in seconds. In events only. */
    unpinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who unpinned it, `app_system` if the app did; in events only. */
    unpinnedBy?: string | null;
    /** Number of replies that the user in `onBehalfOf` has not read. */
    unreadRepliesCount?: number;
    /** Time of the last change, in seconds; equals `sentAt` until then. */
    updatedAt?: UnixSeconds;
}
/** One user's report of a message. */
export interface MessageFlag {
    /** URL of the user's picture. */
    avatar?: string;
    /** Description of that reason. */
    description?: string;
    /** Time when the user flagged the message, in seconds. */
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
     * The user's remark.
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
/** The result for one message. `success` tells success and failure apart. */
export type MessageImportResult = MessageImported | ImportFailure;
/** Free-form JSON that travels with a message, usually an object. Extensions add their results under `@injected.extensions`, by extension. An empty object comes back as an empty list, at any depth. */
export type MessageMetadata = MessageMetadataObject | unknown[];
/** Free-form JSON that travels with a message. Extensions add their results under `@injected.extensions`, by extension. */
export interface MessageMetadataObject {
    /** Data that CometChat added. */
    "@injected"?: MessageMetadataObjectInjected;
    [key: string]: unknown;
}
/** Data that CometChat added. */
export interface MessageMetadataObjectInjected {
    /** The result of each extension, by the extension's id. Each extension defines its own shape. */
    extensions?: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
}
/** Counts of messages and receipts, in intervals of five minutes. */
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
/** The counts for one interval of five minutes. */
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
/** The moderation decision about a message. */
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
/** The times when the message was delivered to the user in `onBehalfOf` and when this user read it. */
export interface MessageReadState {
    /** Time when the message was delivered to this user, in seconds. */
    deliveredAt?: UnixSecondsOrNull;
    /** Time when this user read the message, in seconds. */
    readAt?: UnixSecondsOrNull;
    [key: string]: unknown;
}
/** The receipts that the last message of a conversation can contain. */
export interface MessageReceipts {
    /** The fields of an entry are undocumented. */
    data?: (unknown[] | {
        [key: string]: unknown;
    })[];
}
/** The receivers of the message: `receiver` is one user or group, `multipleReceivers` are several. You can send both. */
export type MessageReceivers = ToOneReceiver | ToSeveralReceivers;
/** A message inside another record: an edited or deleted message, or the last reply in a thread. Only its id is always present, and fields without a value may be empty or null. */
export interface MessageSnapshot extends MessageFields {
    /** The category of the message. */
    category?: 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
    data?: MessageSnapshotData;
    /**
     * Identifies the message. A string of digits, set by CometChat.
     *
     * @example 4202
     */
    id: string;
    quotedMessage?: QuotedMessage;
    /** The kind of content, such as `text`, or your own type in a custom message. */
    type?: string;
}
/** The content of the message, as far as it is included; for a deleted message only its sender and receiver. */
export interface MessageSnapshotData extends ContentMessageData {
    /** Whether the sender of an interactive message can interact with it too. */
    allowSenderInteraction?: boolean;
    /** The content of a custom message, in your own format. */
    customData?: {
        [key: string]: unknown;
    };
    interactionGoal?: InteractionGoal;
    interactiveData?: InteractiveContent;
}
/** Free-form JSON of your own. At most 5 KB, in a request body of at most 10 KB. */
export interface Metadata {
    [key: string]: unknown;
}
/** A time, in milliseconds since 1970-01-01T00:00:00Z, as a number or as a string. */
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
     * Id of the message's conversation.
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
/** A rule that a message broke, with the condition that matched. */
export interface ModerationFinding {
    condition?: RuleCondition;
    rule?: BrokenRule;
}
/** Identifies a rule or a keyword list. At most 100 characters, without spaces or special characters; known ids contain letters, digits, hyphens and underscores. */
export type ModerationId = string;
/** Information about a moderation list. It has no cursor; how to fetch entries beyond `limit` is undocumented. */
export interface ModerationListMeta {
    current?: CursorPosition;
}
/** A reason that users choose from when they flag a message. */
export interface ModerationReason {
    /** Time of creation, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
    createdAt: number | string;
    /** `true` for a built-in reason. Your own reasons lack the property. */
    default?: boolean;
    /** A description of the reason. */
    description?: string;
    /**
     * Id of the reason, the `reasonId` of `flagAMessage`.
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
    /** Time of the last change, in seconds since 1970-01-01T00:00:00Z, as a number or as a string of digits. */
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
/** One revision of a rule against which every message is checked. Responses may omit the filters of a rule. */
export interface ModerationRule {
    /** The actions for a message that matches the rule. */
    action: RuleAction[];
    /** Whether this is the rule's current revision. `false` in earlier revisions. */
    active?: boolean;
    /** The conditions of the rule. */
    conditions: RuleCondition[];
    /** Time when the rule was created, in seconds; the same in all its revisions. */
    createdAt?: UnixSeconds;
    /** `true` for a built-in rule. Your own rules lack the property. */
    default?: boolean;
    /** The purpose of the rule. */
    description?: string;
    /**
     * Whether the rule is applied.
     *
     * @example true
     */
    enabled: boolean;
    /** The filters that limit the rule to certain senders or receivers, if it was created with any. */
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
/** Your own id for the message. Use each id only once. */
export type Muid = string;
/** The users and groups that receive the message. */
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
/** The response of `muteConversations`. The conversations were muted. */
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
/** The times when the user receives no notifications. */
export interface MuteNotificationPreferences {
    /** Do not disturb. `1` off, `2` on: no notifications. */
    dnd?: NotificationDndSetting | undefined;
    /** The times when notifications are sent, for each day of the week. The default, `0` to `2359` on every day, is always. */
    schedule?: NotificationSchedule | undefined;
}
/** The settings for muting, and which of them users can change. */
export interface MuteNotificationSettings {
    /** Whether users can turn do-not-disturb on and off. */
    dndPreferenceOverride?: NotificationOverride | undefined;
    /** Do not disturb. `1` off, `2` on: no notifications. */
    dndPreferenceSetting?: NotificationDndSetting | undefined;
    /** Whether users can mute groups. */
    mutedGroupsOverride?: NotificationOverride | undefined;
    /** Whether users can mute one-on-one conversations. */
    mutedOneOnOnesOverride?: NotificationOverride | undefined;
    /** Whether users can set their own schedule. */
    schedulePreferenceOverride?: NotificationOverride | undefined;
    /** The times when notifications are sent, for each day of the week. The default, `0` to `2359` on every day, is always. */
    schedulePreferenceSetting?: NotificationSchedule | undefined;
}
/** The group to create if no group has this guid. */
export interface NewGroupDetails {
    /** Time when the group was created, in seconds. */
    createdAt?: UnixSeconds | undefined;
    /** Identifies one group of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
    guid: Guid;
    /** URL of the group's picture. */
    icon?: string | undefined;
    /** Free-form JSON of your own. At most 5 KB, in a request body of at most 10 KB. */
    metadata?: Metadata | undefined;
    /** Display name. */
    name: string;
    /** Uid of the user who owns the group. */
    owner?: Uid | undefined;
    /** The password for joining a group of type `password`. */
    password?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Who may join: anyone (`public`), anyone who knows the password (`password`), or only those who are added (`private`). */
    type: "public" | "password" | "private";
}
/** The user to create if no user has this uid. */
export interface NewUserDetails {
    /** URL of the user's picture. */
    avatar?: string | undefined;
    /** Time when the user was created, in seconds. */
    createdAt?: UnixSeconds | undefined;
    /** URL of the user's profile page. */
    link?: string | undefined;
    /** Free-form JSON of your own. At most 5 KB, in a request body of at most 10 KB. */
    metadata?: Metadata | undefined;
    /** Display name. */
    name: string;
    /** Id of an existing role. */
    role?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Identifies one user of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
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
/** How CometChat collects unread messages into one e-mail or SMS, and the limits per user. */
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
     * The body of the notification if the first body is empty.
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
     * The body of the notification if the first body is empty.
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
     * The part of CometChat that wrote the entry.
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
    /** Id of the message: a number here, a string in messages. */
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
/** The data that the app on the device receives. Numbers are sent as strings. */
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
    /** Time when the call's message was sent. The unit is undocumented. */
    sentAt?: string | null;
    /** Session id of the call. */
    sessionId?: string | null;
    /**
     * Digits that identify the notification, such as the id of the reaction.
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
     * Notifications with the same id replace each other on the device. A string of digits; for a reaction, its id.
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
    /** The group to which the messages were sent. Its fields are undocumented. */
    groupDetails?: {
        [key: string]: unknown;
    };
    /** The messages in the notification, for e-mail and SMS. The fields of an entry are undocumented. */
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
/** A notification for a custom provider to deliver. CometChat sends it to the provider's webhook and not to the webhooks of the app; `webhook` is `custom`. */
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
/** The recipient of a notification. */
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
    /** One day of the schedule, in the user's time zone. */
    friday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
    monday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
    saturday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
    sunday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
    thursday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
    tuesday?: NotificationScheduleDay | undefined;
    /** One day of the schedule, in the user's time zone. */
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
    /** URL of the user's picture. */
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
    /** The templates to use. `1` the default templates, `2` the privacy templates, `3` the default templates unless the user chooses the privacy templates. */
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
     * The body of the notification if the first body is empty.
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
    /** Whether users can change the setting. */
    messagesOverride?: NotificationOverride | undefined;
    /** New messages. `1` none, `2` all, `3` only those that mention the user. */
    messagesSetting?: NotificationMessageSetting | undefined;
    /** Whether users can change the setting. */
    quotedRepliesOverride?: NotificationOverride | undefined;
    /** Replies that quote a message. `1` none, `2` all, `3` only those that mention the user. */
    quotedRepliesSetting?: NotificationMessageSetting | undefined;
    /** Whether users can change the setting. */
    reactionsOverride?: NotificationOverride | undefined;
    /** Reactions. `1` none, `2` those to the user's own messages, `3` all. */
    reactionsSetting?: NotificationReactionSetting | undefined;
    /** Whether users can change the setting. */
    repliesOverride?: NotificationOverride | undefined;
    /** Replies in a thread. `1` none, `2` all, `3` only those that mention the user. */
    repliesSetting?: NotificationMessageSetting | undefined;
}
/** The content of a message that is not described here. It can contain any fields. */
export interface OpenMessageData {
    [key: string]: unknown;
}
/** A message of the category `message` with a type that is not described here, such as one that CometChat adds later. */
export interface OtherContentMessage extends MessageBase {
    /** Marks text and files. */
    category: "message";
    data: OpenMessageData;
    /** The type, as CometChat names it. */
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
     * Number of records on this page.
     *
     * @example 2
     */
    count: number;
    /**
     * Number of this page; the first is 1.
     *
     * @example 1
     */
    current_page: number;
    /**
     * Maximum number of records per page.
     *
     * @example 100
     */
    per_page?: number;
    /**
     * Total number of records. May be 0 in lists that also have a cursor.
     *
     * @example 2
     */
    total?: number;
    /**
     * Number of pages.
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
    /** The scope of the member. The effect of values other than `participant` is undocumented. */
    scope?: ('admin' | 'moderator' | 'participant' | (string & {})) | undefined;
    [key: string]: unknown;
}
/** A list of regular expressions, as a string. */
export interface PatternListRequest {
    /** Marks a list of regular expressions. */
    category: "pattern";
    /** The purpose of the list. */
    description?: string | undefined;
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
    /** The regular expressions, one per line, each up to 100 characters. Greedy repetitions (`.*`, `.+`, `{n,}`) are rejected; set an upper bound. */
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
/** The users to whom the permission applies: all users (`all`) or friends (`friends`). */
export type PermissionMode = 'all' | 'friends' | (string & {});
/** The value of a permission: a string such as `allow`, or a list of strings. An empty list, or null, means no restriction. */
export type PermissionValue = boolean | string | string[] | null;
/** The response of `pinGroupConversation`. The conversation, with `pinnedBy` and `pinnedAt`. */
export interface PinGroupConversationResponse {
    data: PinnedConversation;
}
/** The response of `pinMessage`. The message, with `pinnedBy` and `pinnedAt`. */
export interface PinMessageResponse {
    data: Message;
}
/** A conversation that was pinned or unpinned. Only its id is always present; `pinnedBy` and `pinnedAt` are present while it is pinned. */
export interface PinnedConversation {
    /**
     * Identifies the conversation, such as `jonas_user_mira` or `group_tomato-growers`.
     *
     * @example group_tomato-growers
     */
    conversationId: string;
    /** The kind of conversation: with a user or with a group. */
    conversationType?: 'user' | 'group' | (string & {});
    /** Time when the conversation was pinned, in seconds. */
    pinnedAt?: UnixSecondsOrNull;
    /** Uid of the user who pinned it, `app_system` if the app pinned it for everyone. */
    pinnedBy?: string | null;
    [key: string]: unknown;
}
/** The response of `pinUserConversation`. The conversation, with `pinnedBy` and `pinnedAt`. */
export interface PinUserConversationResponse {
    data: PinnedConversation;
}
/** The user's contact details for e-mail and SMS notifications. */
export interface PrivateUserMetadata {
    /** The phone number for notifications. */
    contactNumber?: string | undefined;
    /** The e-mail address for notifications. */
    email?: string | undefined;
    [key: string]: unknown;
}
/** The discovered URLs to exclude. */
export interface ProcessDiscoveredUrlsRequest {
    /** Ids of the discovered URLs to exclude. Empty to process all. */
    exclude: string[];
}
/** The response of `processDiscoveredUrls`. The pages are being processed. */
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
/** The platform of the device and the service that delivers to it: Firebase (`fcm_…`) or Apple (`apns_…_device` and `apns_…_voip`). */
export type PushPlatform = 'fcm_android' | 'fcm_ios' | 'fcm_web' | 'fcm_flutter_android' | 'fcm_flutter_ios' | 'fcm_react_native_android' | 'fcm_react_native_ios' | 'fcm_ionic_cordova_android' | 'fcm_ionic_cordova_ios' | 'apns_ios_device' | 'apns_flutter_device' | 'apns_react_native_device' | 'apns_ionic_cordova_device' | 'apns_ios_voip' | 'apns_flutter_voip' | 'apns_react_native_voip' | 'apns_ionic_cordova_voip' | (string & {});
/** A push token of a user's device. */
export interface PushToken {
    /** The auth token with which the push token was registered. */
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
/** Push tokens, in a list with their name. */
export interface PushTokenList {
    /** The tokens. */
    pushTokens: PushToken[];
}
/** A quoted message. Only its id is always present. Its `data` has the fields of a message of its category, which are not repeated here. */
export interface QuotedMessage extends MessageFields {
    /** The category of the message. */
    category?: 'message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {});
    /** The content of the message. */
    data?: QuotedMessageData;
    /**
     * Identifies the message. A string of digits, set by CometChat.
     *
     * @example 4202
     */
    id: string;
    /** The kind of content, such as `text`, or your own type in a custom message. */
    type?: string;
}
/** The content of the message. */
export interface QuotedMessageData {
    /** The text, or the caption of the files. */
    text?: string;
    [key: string]: unknown;
}
/** Id of the message to quote. The message in the response then contains `quotedMessage`. */
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
    /** Time when the user reacted, in seconds. */
    reactedAt: UnixSeconds;
    reactedBy: User;
    /**
     * The emoji or short text.
     *
     * @example 🍅
     */
    reaction: string;
    /**
     * Uid of the user who reacted.
     *
     * @example mira
     */
    uid: string;
}
/** A kind of reaction to a message, with its count. */
export interface ReactionCount {
    /**
     * Number of users who reacted this way.
     *
     * @example 2
     */
    count: number;
    /** Whether the user in `onBehalfOf` reacted this way; absent if not. */
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
    /** The unknown uids, if any. */
    notFound?: string[];
}
/** The users to reactivate. */
export interface ReactivateUsersRequest {
    /** Uids of the users to reactivate. */
    uidsToActivate?: Uid[] | undefined;
}
/** The response of `reactivateUsers`. All users that exist are now active. */
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
    /** The kind of receipt. */
    action: 'delivered' | 'read' | 'deliveredToAll' | 'readByAll' | (string & {});
    /**
     * Id of the message.
     *
     * @example 4202
     */
    messageId: string;
    /** Time when the message was delivered or read, in seconds. */
    timestamp?: UnixSeconds;
    /** The user who received or read the message. */
    user?: User;
}
/** A message was delivered or read. */
export interface ReceiptEvent extends WebhookEvent {
    data: Receipt;
}
/** The user or the group that received the message. */
export type ReceiverEntity = UserEntity | GroupEntity;
/** Uid of the user or guid of the group that receives the message. */
export type ReceiverId = string;
/** Whether the message went to a user or to a group. */
export type ReceiverType = 'user' | 'group' | (string & {});
/** Whether the receiver is a user or a group. */
export type ReceiverTypeRequest = "user" | "group";
/** The recording of a call or a meeting is available. */
export interface RecordingEvent extends WebhookEvent {
    data: SessionRecording;
}
/** The push token of an Apple device. */
export interface RegisterApnsTokenRequest {
    /** The auth token of the user's session on the device. */
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
    /** The auth token of the user's session on the device. */
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
/** A device's push token. The platform determines the field: `fcmToken`, `deviceToken` or `voipToken`. */
export type RegisterPushTokenRequest = RegisterVoipTokenRequest | RegisterApnsTokenRequest | RegisterFcmTokenRequest;
/** The response of `registerPushToken`. The token was registered. */
export interface RegisterPushTokenResponse {
    data: NotificationSuccess;
}
/** The push token of an Apple device for calls (VoIP). */
export interface RegisterVoipTokenRequest {
    /** The auth token of the user's session on the device. */
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
/** The response of `removeActionsFromAgentTool`. The actions were disabled. */
export interface RemoveActionsFromAgentToolResponse extends AgentBuilderOutcome {
}
/** The response of `removeApiToolsFromAgent`. The agent after the change. */
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
/** The response of `removeFriends`. The friends were removed. */
export interface RemoveFriendsResponse {
    data: Acknowledgement;
}
/** The response of `removeFrontendActionsFromAgent`. The agent after the change. */
export interface RemoveFrontendActionsFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The response of `removeKnowledgeSourcesFromAgent`. The sources were removed from the agent. */
export interface RemoveKnowledgeSourcesFromAgentResponse extends AgentBuilderOutcome {
}
/** The response of `removeMcpServersFromAgent`. The agent after the change. */
export interface RemoveMcpServersFromAgentResponse {
    data: AgentBuilderAgent;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The response of `removeMessageReaction`. The message with the remaining reactions. */
export interface RemoveMessageReactionResponse {
    data: Message;
}
/** The response of `removeToolsFromAgent`. The agent after the change. */
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
/** The response of `replaceGlobalPinnedConversations`. The pinned conversations, the topmost first. */
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
/** The response of `resetGroupConversation`. The conversation was reset. */
export interface ResetGroupConversationResponse {
    data: Acknowledgement;
}
/** The response of `resetNotificationPreferences`. The user's preferences, reset to their defaults. */
export interface ResetNotificationPreferencesResponse {
    data: NotificationPreferences;
}
/** The response of `resetNotificationSettings`. The settings were reset to their defaults. */
export interface ResetNotificationSettingsResponse {
    data: NotificationSuccess;
}
/** How to reset a conversation. */
export interface ResetUserConversationRequest {
    /** Uid of the other user. How it relates to the uid in the path is undocumented. */
    conversationWith?: Uid | undefined;
    /** Whether to also delete the conversation's messages permanently. */
    deleteMessagesPermanently?: boolean | undefined;
    /**
     * Whether the conversation keeps its place in the user's list after the reset.
     *
     * @default false
     * @example true
     */
    preserveOrder?: boolean | undefined;
}
/** The response of `resetUserConversation`. The conversation was reset. */
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
/** The response of `restrictFeatures`. The outcome for each feature. */
export interface RestrictFeaturesResponse {
    data: FeatureOutcomes;
}
/** The moderator's decision about a blocked message. */
export interface ReviewBlockedMessageRequest {
    /** Whether the message counts as reviewed. To approve it, `status` alone is enough. */
    reviewed?: boolean | undefined;
    /**
     * `approved` delivers the message after all; `rejected` leaves it blocked.
     *
     * @example approved
     */
    status: "approved" | "rejected";
}
/** The response of `reviewBlockedMessage`. The decision was recorded. */
export interface ReviewBlockedMessageResponse {
    data: Acknowledgement;
}
/** A message that a moderator has reviewed. The fields are for a message that a rule blocked; the entry of a flagged message may differ. */
export interface ReviewedMessage extends RuleMatch {
    /** Id of the app. */
    appId?: string;
    /** When the message was blocked, in seconds, then a dot and fifteen digits that end in the message's id. It looks like a sort key. */
    blockedAt?: string;
}
/** The moderator's decision about a flagged message. */
export interface ReviewFlaggedMessageRequest {
    /** The moderator's decision about a flagged message: leave it in place (`approved`) or block it (`disapproved`). */
    status: "approved" | "disapproved";
}
/** The response of `reviewFlaggedMessage`. The decision was recorded, and the message is in the list of reviewed messages. */
export interface ReviewFlaggedMessageResponse {
    /** The content is documented only in part. */
    data?: ReviewFlaggedMessageResponseData;
    /** The outcome as a sentence for people, if the response is not wrapped in `data`. */
    message?: string;
    /** Whether the call succeeded, if the response is not wrapped in `data`. */
    success?: boolean;
}
/** The content is documented only in part. */
export interface ReviewFlaggedMessageResponseData {
    /** The outcome as a sentence for people. */
    message?: string;
    /** Whether the call succeeded. */
    success?: boolean;
    [key: string]: unknown;
}
/** The moderator's decision about a flagged message: leave it in place (`approved`) or block it (`disapproved`). */
export type ReviewVerdict = "approved" | "disapproved";
/** A call between users, in its state after a step. */
export interface RingingCall {
    /** Id of the call's conversation. */
    conversationId?: string;
    data?: RingingCallData;
    /** Time when the caller placed the call, in seconds. */
    initiatedAt?: UnixSeconds;
    /** Time when the user who took the step joined, in seconds. */
    joinedAt?: UnixSeconds;
    /** Uid of the user or guid of the group that is called. */
    receiver?: string;
    receiverType?: ReceiverType;
    /** Uid of the caller. */
    sender?: string;
    /** Id of the call's session. */
    sessionid: string;
    /** Time when the call was answered, in seconds. */
    startedAt?: UnixSeconds;
    status: CallAction;
    /** Whether the call has video. */
    type: 'audio' | 'video' | (string & {});
    wsChannel?: CallChannel;
}
/** The caller and the called side, with free-form metadata of the call. */
export interface RingingCallData {
    entities?: MessageEntities;
    metadata?: MessageMetadata;
}
/** A change of a ringing call. `data.call` is the message about the change, and its `data.action` names it. The `sender` and `receiver` of this message belong to the change itself: the user who rejects a call is the sender. The caller is in `data.entities.on.entity.sender`. */
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
/** Id of a role: letters, digits, hyphens and underscores, at most 100 characters. CometChat converts it to lower case. */
export type RoleId = string;
/** Custom JSON data about a role, of any size. Send an object; responses may also contain a list, such as an empty one, or a string. */
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
    /** Whether users with this role may create groups. */
    createGroup?: PermissionEffect | undefined;
    /** The types of groups that they may create: `public`, `private` and `password`. */
    "createGroup.allowedGroupTypes"?: PermissionList | undefined;
    /** Whether users with this role may delete messages. */
    deleteMessage?: PermissionEffect | undefined;
    /** The group scopes in which it is always denied. */
    "deleteMessage.denyForScopes"?: PermissionList | undefined;
    /** Whether users with this role may edit messages. */
    editMessage?: PermissionEffect | undefined;
    /** The group scopes in which it is always denied. */
    "editMessage.denyForScopes"?: PermissionList | undefined;
    /** Ids of the roles whose users' details they may fetch. */
    "getUserDetails.allowedRoles"?: PermissionList | undefined;
    /** The users whose details they may fetch. */
    "getUserDetails.mode"?: PermissionMode | undefined;
    /** Whether users with this role may start calls. */
    initiateCall?: PermissionEffect | undefined;
    /** Ids of the roles whose users they may call. */
    "initiateCall.allowedReceiverRoles"?: PermissionList | undefined;
    /** The users whom they may call. */
    "initiateCall.mode"?: PermissionMode | undefined;
    /** Whether users with this role may join groups. */
    joinGroup?: PermissionEffect | undefined;
    /** The types of groups that they may join: `public`, `private` and `password`. */
    "joinGroup.allowedGroupTypes"?: PermissionList | undefined;
    /** Whether users with this role may list groups. */
    listGroups?: PermissionEffect | undefined;
    /** The types of groups that they may list: `public`, `private` and `password`. */
    "listGroups.allowedGroupTypes"?: PermissionList | undefined;
    /** The categories of messages that they may list, such as `message`. */
    "listMessages.allowedMessageCategories"?: PermissionList | undefined;
    /** The types of messages that they may list, such as `audio`. */
    "listMessages.allowedMessageTypes"?: PermissionList | undefined;
    /** Whether users with this role may list users. */
    listUsers?: PermissionEffect | undefined;
    /** Ids of the roles whose users they may list. */
    "listUsers.allowedRoles"?: PermissionList | undefined;
    /** The users whom they may list. */
    "listUsers.mode"?: PermissionMode | undefined;
    /** Whether users with this role may send messages. */
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
    /** The users to whom they may send messages. */
    "sendMessage.mode"?: PermissionMode | undefined;
    [key: string]: PermissionValue | PermissionEffect | PermissionList | PermissionMode | undefined;
}
/** The other users whom users with this role can see and message. An empty list if nothing is set. */
export type RoleSettings = RoleSettingsWith | unknown[];
/** The other users whom users with this role can see and message. A list is accepted too and sets nothing. */
export type RoleSettingsRequest = unknown[] | RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly;
export interface RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly {
    /** The users whom they can list: all users (`all`) or only their friends (`friendsOnly`). */
    listUsers?: ("all" | "friendsOnly") | undefined;
    /** The users to whom they can send messages: all users (`all`) or only their friends (`friendsOnly`). */
    sendMessagesTo?: ("all" | "friendsOnly") | undefined;
}
export interface RoleSettingsWith {
    /** The users whom they can list: all users (`all`) or only their friends (`friendsOnly`). */
    listUsers?: 'all' | 'friendsOnly' | (string & {});
    /** The users to whom they can send messages: all users (`all`) or only their friends (`friendsOnly`). */
    sendMessagesTo?: 'all' | 'friendsOnly' | (string & {});
}
/** The action when a message matches the rule: block (`blockMessage`), drop (`dropMessage`) or flag (`flagMessage`) the message; remove (`kick`) or ban (`ban`) its sender from the group; or block (`block`) or deactivate (`deactivate`) the sender. */
export type RuleAction = 'blockMessage' | 'dropMessage' | 'flagMessage' | 'kick' | 'block' | 'ban' | 'deactivate' | (string & {});
/** A condition of a rule. */
export interface RuleCondition {
    /** An internal id that webhooks contain. */
    _id?: string;
    /** Whether a moderation engine of your own is called with basic authentication. */
    basicAuthEnabled?: boolean;
    /** The kind of entries in `value` or in the lists that it names, or the engine that makes the decision. */
    category?: 'word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {});
    /** The sentences that the message was compared with. */
    disallowedSentences?: string[];
    /** The examined entity; `message` is the only known value. */
    entity: 'message' | (string & {});
    /** Number of the condition within its rule. */
    id?: number;
    /** The same as `isKeywordsReferencePresent`, in another spelling. */
    isKeywordReferencePresent?: boolean;
    /** Whether `value` names keyword lists. */
    isKeywordsReferencePresent?: boolean;
    /** The same as `isKeywordsReferencePresent`, under the name that one built-in rule uses. */
    isListReferencePresent?: boolean;
    /** Whether `value` contains labels with a confidence. */
    isMediaPresent?: boolean;
    /** The condition as a sentence for people. */
    message?: string[] | string;
    /** The kind of content that is examined. */
    operand?: 'text' | 'image' | 'video' | 'custom' | (string & {});
    /** How the content is compared with `value`. Whether `equals` compares the whole text or single words is undocumented. */
    operator?: 'contains' | 'equals' | (string & {});
    /** Prompts for an AI engine. The fields of an entry are undocumented. */
    prompts?: unknown[];
    /** Required similarity of a sentence, in percent. */
    similarityValue?: number;
    /** Terms, ids of keyword lists, or labels with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`, usually in a list. Whether one of several suffices is undocumented. */
    value?: string[] | string;
    /** A number in matches. Its meaning is undocumented. */
    weight?: number;
}
/** A condition of the rule. Regular expressions must not be greedy; give repetitions an upper bound. */
export interface RuleConditionRequest {
    /** The kind of entries in `value` or in the lists that it names. */
    category?: ('word' | 'pattern' | 'sentence-similarity' | 'toxicity' | 'custom-api' | (string & {})) | undefined;
    /** The entity to examine; `message` is the only known value. */
    entity?: ('message' | (string & {})) | undefined;
    /** Number of the condition within the rule. */
    id?: number | undefined;
    /** The same as `isKeywordsReferencePresent`, in another spelling. */
    isKeywordReferencePresent?: boolean | undefined;
    /** Whether `value` contains ids of keyword lists. */
    isKeywordsReferencePresent?: boolean | undefined;
    /** The same as `isKeywordsReferencePresent`, under the name that one built-in rule uses. */
    isListReferencePresent?: boolean | undefined;
    /** Whether `value` contains labels with a confidence. */
    isMediaPresent?: boolean | undefined;
    /** The kind of content to examine. */
    operand?: ('text' | 'image' | 'video' | 'custom' | (string & {})) | undefined;
    /** How to compare the content with `value`. Whether `equals` compares the whole text or single words is undocumented. */
    operator?: ('contains' | 'equals' | (string & {})) | undefined;
    /** Terms, ids of keyword lists, or labels with the confidence in percent that must be exceeded, such as `violence_greaterThan_30`; one as a string, or several as a list. Whether one of several suffices is undocumented. */
    value?: (string | string[]) | undefined;
}
/** Limits a rule to certain users or groups. `entity` determines which. */
export type RuleFilterRequest = GroupFilterRequest | UserFilterRequest;
/** A message and the rule that it matched, at the time of the match. */
export interface RuleMatch {
    /** The rule's action on the message. */
    action?: RuleAction[];
    condition?: RuleCondition;
    /** Time when the rule matched, in seconds. */
    createdAt?: UnixSeconds;
    message?: Message;
    /** The revision of the rule that was active at that time. */
    revisionId?: string;
    /** Id of the rule. */
    ruleId?: string;
    /** Name of the rule. */
    ruleName?: string;
    /** Time of the last change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** A moderation rule. No property is documented as required. */
export interface RuleRequest {
    /** The actions for a message that matches the rule. */
    action?: RuleAction[] | undefined;
    /** The conditions of the rule, at most 10. */
    conditions?: RuleConditionRequest[] | undefined;
    /** The purpose of the rule. */
    description?: string | undefined;
    /**
     * Whether the rule is applied.
     *
     * @example true
     */
    enabled?: boolean | undefined;
    /** Filters that limit the rule to certain senders or receivers, at most 10. */
    filters?: RuleFilterRequest[] | undefined;
    /** An id of your choice. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth: boolean;
    /** Whether to notify only users whose e-mail address is stored at CometChat. */
    useStoredEmailID: boolean;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/email
     */
    webhookURL: string;
}
/** The response of `saveCustomEmailProvider`. The webhook was saved. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth: boolean;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/push
     */
    webhookURL: string;
}
/** The response of `saveCustomPushProvider`. The webhook was saved. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth: boolean;
    /**
     * Whether to notify only users whose phone number is stored at CometChat.
     *
     * @default false
     */
    useStoredPhNo: boolean;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     *
     * @example https://example.com/notify/sms
     */
    webhookURL: string;
}
/** The response of `saveCustomSmsProvider`. The webhook was saved. */
export interface SaveCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** The response of `saveMessage`. The message, with `savedAt`. */
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
     * Id of the SendGrid unsubscribe group, as a string.
     *
     * @example 4201
     */
    sendGridUnsubscribeGroupID: string;
}
/** The response of `saveSendgridDetails`. The SendGrid account was saved. */
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
/** The response of `saveTwilioDetails`. The Twilio account was saved. */
export interface SaveTwilioDetailsResponse {
    data: TwilioDetails;
}
/** The content of a scheduler to send. You can add keys of your own. */
export interface SchedulerMessageDataRequest {
    /** Whether the sender can interact with the message too. */
    allowSenderInteraction?: boolean | undefined;
    /** The elements that must be interacted with before the message counts as completed. */
    interactionGoal?: InteractionGoal | undefined;
    /** A scheduler for choosing a meeting time, for messages of type `scheduler`. */
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
    /** Whether members with this scope may react to messages. */
    addReaction?: PermissionEffect | undefined;
    /** Whether members with this scope may edit messages. */
    editMessage?: PermissionEffect | undefined;
    /** Whether members with this scope may start calls. */
    initiateCall?: PermissionEffect | undefined;
    /** The scopes of the members whom they may call. */
    "initiateCall.allowedScopes"?: PermissionListOrItem | undefined;
    /** The types of calls that they may start, `audio` or `video`. */
    "initiateCall.allowedType"?: PermissionListOrItem | undefined;
    /** Whether members with this scope may list members. */
    listMembers?: PermissionEffect | undefined;
    /** The scopes of the members whom they may list. */
    "listMembers.allowedScopes"?: PermissionListOrItem | undefined;
    /** Whether members with this scope may list reactions. */
    listReactions?: PermissionEffect | undefined;
    /** The scopes of the members whose reactions they may see. */
    "listReactions.allowedScopes"?: PermissionListOrItem | undefined;
    /** Whether members with this scope may send messages. */
    sendMessage?: PermissionEffect | undefined;
    /** Whether members with this scope may reply in threads. */
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
     * Duration of the crawl. The unit is undocumented; the values look like milliseconds.
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
     * URL of the page.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    url: string;
}
/** The metadata of a web page. */
export interface ScrapedWebPageMetadata {
    /**
     * The canonical URL of the page, or empty.
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
     * URL of the page.
     * Format: uri.
     *
     * @example https://garden.example.com/guides/tomatoes
     */
    url: string;
}
/** The response of `scrapeWebPage`. The page's content. */
export interface ScrapeWebPageResponse {
    data: ScrapedWebPage;
    /** The outcome as a sentence for people. */
    message?: string;
    /** Whether the page could be read. */
    success: boolean;
}
/** The response of `searchAgentTools`. The tools that were found. */
export interface SearchAgentToolsResponse {
    /** The matching tools. Their fields are undocumented. */
    results: {
        [key: string]: unknown;
    }[];
    /** Whether the search succeeded. */
    success: boolean;
}
/** The response of `sendBotMessage`. The sent message. */
export interface SendBotMessageResponse {
    data: Message;
}
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. */
export type SendCardMessageRequest = SendCardMessageRequestToOneReceiver | SendCardMessageRequestToSeveralReceivers;
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. One receiver: a user or a group. */
export interface SendCardMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks a card. */
    category: "card";
    /** The content of a card to send. You can add keys of your own. */
    data: CardMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /**
     * The type of card. Its values are undocumented.
     *
     * @example card
     */
    type?: string | undefined;
}
/** A card to send, a message of the category `card`. For a card with buttons of the category `interactive`, use `SendInteractiveCardMessageRequest`. Several receivers: users and groups. */
export interface SendCardMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks a card. */
    category: "card";
    /** The content of a card to send. You can add keys of your own. */
    data: CardMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /**
     * The type of card. Its values are undocumented.
     *
     * @example card
     */
    type?: string | undefined;
}
/** Custom interactive content. */
export type SendCustomInteractiveMessageRequest = SendCustomInteractiveMessageRequestToOneReceiver | SendCustomInteractiveMessageRequestToSeveralReceivers;
/** Custom interactive content. One receiver: a user or a group. */
export interface SendCustomInteractiveMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks an interactive message. */
    category: "interactive";
    /** Custom interactive content, in `data.data` of the message. */
    data: CustomInteractiveMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks custom content. */
    type: "customInteractive";
}
/** Custom interactive content. Several receivers: users and groups. */
export interface SendCustomInteractiveMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks an interactive message. */
    category: "interactive";
    /** Custom interactive content, in `data.data` of the message. */
    data: CustomInteractiveMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks custom content. */
    type: "customInteractive";
}
/** A custom message to send, of a kind that your app defines. */
export type SendCustomMessageRequest = SendCustomMessageRequestToOneReceiver | SendCustomMessageRequestToSeveralReceivers;
/** A custom message to send, of a kind that your app defines. One receiver: a user or a group. */
export interface SendCustomMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks a custom message. */
    category: "custom";
    /** The content of a custom message, at most 10 KB in all. You can add keys of your own. */
    data: CustomMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /**
     * Your own name for the kind of message, such as `location`.
     *
     * @example location
     */
    type: string;
}
/** A custom message to send, of a kind that your app defines. Several receivers: users and groups. */
export interface SendCustomMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks a custom message. */
    category: "custom";
    /** The content of a custom message, at most 10 KB in all. You can add keys of your own. */
    data: CustomMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /**
     * Your own name for the kind of message, such as `location`.
     *
     * @example location
     */
    type: string;
}
/** A form to send. */
export type SendFormMessageRequest = SendFormMessageRequestToOneReceiver | SendFormMessageRequestToSeveralReceivers;
/** A form to send. One receiver: a user or a group. */
export interface SendFormMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a form to send. You can add keys of your own. */
    data: FormMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a form. */
    type: "form";
}
/** A form to send. Several receivers: users and groups. */
export interface SendFormMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a form to send. You can add keys of your own. */
    data: FormMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a form. */
    type: "form";
}
/** The SendGrid account that sends the app's e-mails. */
export interface SendGridDetails {
    /** Whether a reply to an e-mail is sent as a message. */
    allowEmailReplies?: boolean;
    /** Whether the provider is enabled. */
    isEnabled?: boolean;
    /**
     * URL for replies, created by CometChat. It contains a token; keep it secret.
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
     * Id of the SendGrid unsubscribe group, as a string.
     *
     * @example 4201
     */
    sendGridUnsubscribeGroupID?: string | null;
}
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. */
export type SendInteractiveCardMessageRequest = SendInteractiveCardMessageRequestToOneReceiver | SendInteractiveCardMessageRequestToSeveralReceivers;
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. One receiver: a user or a group. */
export interface SendInteractiveCardMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a card to send. You can add keys of your own. */
    data: InteractiveCardMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a card. */
    type: "card";
}
/** A card with buttons to send, an interactive message. For a card of the category `card`, use `SendCardMessageRequest`. Several receivers: users and groups. */
export interface SendInteractiveCardMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a card to send. You can add keys of your own. */
    data: InteractiveCardMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a card. */
    type: "card";
}
/** An interactive message: a form, a card, a scheduler, or custom content (`customInteractive`). `type` says which. */
export type SendInteractiveMessageRequest = SendCustomInteractiveMessageRequest | SendSchedulerMessageRequest | SendInteractiveCardMessageRequest | SendFormMessageRequest;
/** Files to send, with or without a caption. */
export type SendMediaMessageRequest = SendMediaMessageRequestToOneReceiver | SendMediaMessageRequestToSeveralReceivers;
/** Files to send, with or without a caption. One receiver: a user or a group. */
export interface SendMediaMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks a text or file message. Optional. */
    category?: "message" | undefined;
    /** The content of a file message, at most 10 KB in all, not counting the files. You can add keys of your own. */
    data: MediaMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** The kind of file. */
    type: "image" | "video" | "audio" | "file";
}
/** Files to send, with or without a caption. Several receivers: users and groups. */
export interface SendMediaMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks a text or file message. Optional. */
    category?: "message" | undefined;
    /** The content of a file message, at most 10 KB in all, not counting the files. You can add keys of your own. */
    data: MediaMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** The kind of file. */
    type: "image" | "video" | "audio" | "file";
}
/** A message to send: text, files, a custom message (category `custom`), an interactive message (category `interactive`), or a card (category `card`). */
export type SendMessageRequest = SendCardMessageRequest | SendInteractiveMessageRequest | SendCustomMessageRequest | SendMediaMessageRequest | SendTextMessageRequest;
/** The response of `sendMessage`. The sent message. */
export interface SendMessageResponse {
    data: Message;
}
/** A scheduler to send, in which receivers choose a time. */
export type SendSchedulerMessageRequest = SendSchedulerMessageRequestToOneReceiver | SendSchedulerMessageRequestToSeveralReceivers;
/** A scheduler to send, in which receivers choose a time. One receiver: a user or a group. */
export interface SendSchedulerMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a scheduler to send. You can add keys of your own. */
    data: SchedulerMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a scheduler. */
    type: "scheduler";
}
/** A scheduler to send, in which receivers choose a time. Several receivers: users and groups. */
export interface SendSchedulerMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks an interactive message. */
    category: "interactive";
    /** The content of a scheduler to send. You can add keys of your own. */
    data: SchedulerMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a scheduler. */
    type: "scheduler";
}
/** A text message to send. */
export type SendTextMessageRequest = SendTextMessageRequestToOneReceiver | SendTextMessageRequestToSeveralReceivers;
/** A text message to send. One receiver: a user or a group. */
export interface SendTextMessageRequestToOneReceiver extends ToOneReceiver {
    /** Marks a text or file message. Optional. */
    category?: "message" | undefined;
    /** The content of a text message, at most 10 KB in all. You can add keys of your own. */
    data: TextMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a text message. */
    type: "text";
}
/** A text message to send. Several receivers: users and groups. */
export interface SendTextMessageRequestToSeveralReceivers extends ToSeveralReceivers {
    /** Marks a text or file message. Optional. */
    category?: "message" | undefined;
    /** The content of a text message, at most 10 KB in all. You can add keys of your own. */
    data: TextMessageDataRequest;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Id of the message to quote. The message in the response then contains `quotedMessage`. */
    quotedMessageId?: QuotedMessageId | undefined;
    receiver?: never;
    receiverType?: never;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** Marks a text message. */
    type: "text";
}
/** The response of `sendThreadMessage`. The sent reply. */
export interface SendThreadMessageResponse {
    data: Message;
}
/** A list of sentences whose meaning is compared, as a string. */
export interface SentenceListRequest {
    /** Marks a list of sentences. */
    category: "sentence-similarity";
    /** The purpose of the list. */
    description?: string | undefined;
    /** The sentences that are not allowed. */
    disallowedSentences: string[];
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your choice. */
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
     * URL of the recording.
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
     * URL of the transcript.
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
/** The response of `setDefaultApnsProvider`. The provider is now the default. */
export interface SetDefaultApnsProviderResponse {
    data: NotificationSuccess;
}
/** The response of `setDefaultFcmProvider`. The provider is now the default. */
export interface SetDefaultFcmProviderResponse {
    data: NotificationSuccess;
}
/** The permissions to set. Other permissions do not change. */
export interface SetRolePermissionsRequest {
    /** The permissions of a role in the whole app, by key. A permission that is not set has its default, which is `allow` for permissions that allow or deny. There can be more keys than the 28 listed here. */
    permissions: RolePermissions;
}
/** The response of `setRolePermissions`. The permissions were set. */
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
    /** The permissions of the members with one scope in a group, by key. A permission that is not set has its default, which is `allow` for permissions that allow or deny. There can be more keys than the 11 listed here. */
    permissions: ScopePermissions;
}
/** The response of `setScopePermissions`. The permissions were set. */
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
/** Free-form JSON of your own, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
export type StoredMetadata = Metadata | unknown[] | string;
/** Free-form JSON about a user, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
export type StoredUserMetadata = UserMetadata | unknown[] | string;
/** The response of `submitMessageForModeration`. The message, which is not decided yet. */
export interface SubmitMessageForModerationResponse {
    data: Message;
}
/** A message for the app's rules to check. Requires `type` and `data`. */
export interface SubmitMessageRequest {
    /** Text and files (`message`) or your own kinds of message (`custom`). For `custom`, also send `type` and `data.customData`. */
    category?: ("message" | "custom") | undefined;
    /** The content of a message. You can add other properties. */
    data?: SubmittedMessageData | undefined;
    /** Your own id for the message. Use each id only once. */
    muid?: Muid | undefined;
    /** Uid of the user or guid of the group that receives the message. */
    receiver: ReceiverId;
    /** The details of the receiving group. Required only if the group does not exist yet; creates the group. */
    receiverGroupDetails?: NewGroupDetails | undefined;
    /** Whether the message goes to a user or to a group. */
    receiverType: "user" | "group";
    /** The details of the receiving user. Required only if this user does not exist yet; creates the user. */
    receiverUserDetails?: NewUserDetails | undefined;
    /** Uid of the user who sends the message. */
    sender: Uid;
    /** The details of the sender. Required only if the user does not exist yet; creates the user. */
    senderUserDetails?: NewUserDetails | undefined;
    /** Time when the message was sent, in seconds. Defaults to the current time. */
    sentAt?: UnixSeconds | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** The kind of content: `text`, `image`, `file`, `audio` or `video` in the category `message`, your own name in the category `custom`. For `text`, also send `data.text`. For `image`, `file`, `audio` or `video`, also send `data.attachments`. */
    type?: ('text' | 'image' | 'file' | 'audio' | 'video' | (string & {})) | undefined;
}
/** Content in your own format, if it was submitted for moderation together with text or files. */
export interface SubmittedContent {
    [key: string]: unknown;
}
/** The content of a message. You can add other properties. */
export interface SubmittedMessageData {
    /** The files of an image, video, audio or file message. */
    attachments?: CompleteAttachmentRequest[] | undefined;
    /** The content of a custom message, in your own format. */
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
/** The response of `subscribeToThread`. The user is subscribed. */
export interface SubscribeToThreadResponse {
    data: ThreadSubscription;
}
/** The discovered URLs to process again. */
export interface SyncDiscoveredUrlsRequest {
    /** Ids of the discovered URLs. Empty for all failed pages. */
    uniqueIds: string[];
}
/** The response of `syncDiscoveredUrls`. The pages are being processed again. */
export interface SyncDiscoveredUrlsResponse extends DiscoveredUrlBatchResult {
}
/** The response of `syncKnowledgeBaseSource`. Indexing started. */
export interface SyncKnowledgeBaseSourceResponse {
    /** Whether indexing started. */
    success: boolean;
}
/** Your own labels to filter by: at most 25, each up to 100 characters. */
export type Tags = string[];
/** A text message from a person or a bot. Once the message is deleted (`deletedAt`), CometChat may omit the text; check `deletedAt` first in lists that include deleted messages. */
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
     * The text. Mentions have the form `<@uid:mira>`.
     *
     * @example The seedlings can go out on Saturday, <@uid:mira>.
     */
    text: string;
}
/** The content of a text message, at most 10 KB in all. You can add keys of your own. */
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
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. */
export type Thread = ThreadTextMessage | ThreadMediaMessage | ThreadDeletedMessage | ThreadOtherContentMessage | ThreadCustomMessage | ThreadActionMessage | ThreadCallMessage | ThreadInteractiveMessage | ThreadAgenticMessage | ThreadCardMessage | ThreadUnknownMessage;
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A record of an action on a group member (`groupMember`) or on a message (`message`). */
export interface ThreadActionMessage extends ActionMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A message of an AI agent: its answer (`assistant`), or a tool call's arguments (`tool-arguments`) or result (`tool-result`). */
export interface ThreadAgenticMessage extends AgenticMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A step of a ringing call, for example that it was placed or was not answered. */
export interface ThreadCallMessage extends CallMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A card, sent by a user or by an AI agent. */
export interface ThreadCardMessage extends CardMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A message of a kind that your app defines, such as a location or a poll. */
export interface ThreadCustomMessage extends CustomMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A text or file message that was deleted. It contains `deletedAt` and may lack its text or files. In TypeScript, a comparison of `type` excludes this type, so a text message always has `text`. In lists that include deleted messages, check `deletedAt` first. */
export interface ThreadDeletedMessage extends DeletedMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. An interactive message: a form, a card, a scheduler or custom content. */
export interface ThreadInteractiveMessage extends InteractiveMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. Files from a person or a bot: images, videos, audio or other files, depending on `type`. Once the message is deleted (`deletedAt`), CometChat may omit the files. */
export interface ThreadMediaMessage extends MediaMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A message of the category `message` with a type that is not described here, such as one that CometChat adds later. */
export interface ThreadOtherContentMessage extends OtherContentMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** Whether a change to a user's subscription to a thread succeeded. */
export interface ThreadSubscription {
    /** Whether the change succeeded. */
    success: boolean;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A text message from a person or a bot. Once the message is deleted (`deletedAt`), CometChat may omit the text; check `deletedAt` first in lists that include deleted messages. */
export interface ThreadTextMessage extends TextMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A message that has replies, with the number of replies and the last one. `updatedAt` is the time of the last reply. A message of a category that is not described here, such as one that CometChat adds later. Its `data` has the fields that all messages share; other fields are unknown. */
export interface ThreadUnknownMessage extends UnknownMessage {
    /** The last reply. Fields without a value are empty or null. */
    lastReply?: MessageSnapshot;
    /** Number of unread mentions of the user in `onBehalfOf`. Present if `withMentionCount` requested it. */
    unreadMentionsCount?: number;
}
/** A period of time within one day. */
export interface TimeRange {
    /** Start of the period, as four digits, such as `"0600"`. */
    from?: string | undefined;
    /** End of the period, as four digits, such as `"1800"`. */
    to?: string | undefined;
    [key: string]: unknown;
}
/** One receiver: a user or a group. */
export interface ToOneReceiver {
    /** The users and groups that receive the message. */
    multipleReceivers?: MultipleReceivers | undefined;
    /** Uid of the user or guid of the group that receives the message. */
    receiver: ReceiverId;
    /** Whether the receiver is a user or a group. */
    receiverType: "user" | "group";
}
/** Several receivers: users and groups. */
export interface ToSeveralReceivers {
    /** The users and groups that receive the message. */
    multipleReceivers: MultipleReceivers;
    /** Uid of the user or guid of the group that receives the message. */
    receiver?: ReceiverId | undefined;
    /** Whether the receiver is a user or a group. */
    receiverType?: ("user" | "group") | undefined;
}
/** The transcript of a call or a meeting is available. */
export interface TranscriptionEvent extends WebhookEvent {
    data: SessionTranscript;
}
/** The name of an event. The webhooks of the Chat API describe the content of each event. Webhooks cannot subscribe to the last six with `addTriggers` of the Management API: three are sent to custom notification providers, three by legacy webhooks. */
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
/** Identifies one user of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
export type Uid = string;
/** The response of `unbanGroupUser`. The user is no longer banned. */
export interface UnbanGroupUserResponse {
    data: Acknowledgement;
}
/** The response of `unblockUsers`. A result for each user, some of which may be failures. */
export interface UnblockUsersResponse {
    data: UserResults;
}
/** A time, in milliseconds since 1970-01-01T00:00:00Z. */
export type UnixMilliseconds = number;
/** A time, in seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** A time, in seconds since 1970-01-01T00:00:00Z, or null. */
export type UnixSecondsOrNull = number | null;
/** A message of a category that is not described here, such as one that CometChat adds later. Its `data` has the fields that all messages share; other fields are unknown. */
export interface UnknownMessage extends MessageBase {
    /** The category, as CometChat names it. */
    category: UndescribedValue;
    data?: OpenMessageData;
    /** The type, as CometChat names it. */
    type?: string;
}
/** The conversations to unmute. */
export interface UnmuteConversationsRequest {
    /** The conversations. */
    conversations: ConversationToUnmute[];
}
/** The response of `unmuteConversations`. The conversations were unmuted. */
export interface UnmuteConversationsResponse {
    data: NotificationSuccess;
}
/** The response of `unpinGroupConversation`. The conversation, without `pinnedBy` and `pinnedAt`. */
export interface UnpinGroupConversationResponse {
    data: PinnedConversation;
}
/** The response of `unpinMessage`. The message, without `pinnedBy` and `pinnedAt`. */
export interface UnpinMessageResponse {
    data: Message;
}
/** The response of `unpinUserConversation`. The conversation, without `pinnedBy` and `pinnedAt`. */
export interface UnpinUserConversationResponse {
    data: PinnedConversation;
}
/** The auth token whose push tokens to delete. */
export interface UnregisterPushTokenRequest {
    /** The auth token with which the push token was registered. */
    authToken: string;
}
/** The response of `unregisterPushTokens`. The tokens were deleted. */
export interface UnregisterPushTokensResponse {
    /** The deleted tokens. */
    data: UnregisterPushTokensResponseData;
}
/** The deleted tokens. */
export interface UnregisterPushTokensResponseData {
    /** The tokens. */
    pushTokens?: PushToken[];
}
/** The response of `unsaveMessage`. The message, without `savedAt`. */
export interface UnsaveMessageResponse {
    data: Message;
}
/** The response of `unsetRolePermission`. The permission was unset. */
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
    /** The outcome for the permission. */
    status?: 'removed' | (string & {});
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** The response of `unsetScopePermission`. The permission was unset. */
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
    /** The outcome for the permission. */
    status?: 'removed' | (string & {});
    /** Time of the change, in seconds. */
    updatedAt?: UnixSeconds;
}
/** The response of `unsubscribeFromThread`. The user is no longer subscribed. */
export interface UnsubscribeFromThreadResponse {
    data: ThreadSubscription;
}
/** The fields of the agent to change. */
export interface UpdateAgentBuilderAgentRequest {
    /** Slugs of its API tools, which must exist. */
    apiTools?: string[] | undefined;
    /** Description of the agent. */
    description?: string | undefined;
    /** URL of the agent's picture. */
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
    /** Settings of the model. Other settings can occur. */
    modelMetaData?: AgentModelSettings | undefined;
    /** Name of the agent, at most 100 characters. */
    name?: string | undefined;
    /** Slugs of its ready-to-use tools, which must exist. */
    tools?: string[] | undefined;
}
/** The response of `updateAgentBuilderAgent`. The agent was updated. */
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
    /** The path of the value in the metadata, with dots between its parts, at most 100 characters. */
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
    /** The permissions of a key. Everything (`fullAccess`, for servers only), or only creating users and auth tokens (`authOnly`, for demos). */
    scope?: ("fullAccess" | "authOnly") | undefined;
}
/** The response of `updateApikey`. The API key after the change. */
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
    /** The body of the request as a string, with `{{name}}` for each value. */
    bodyTemplate?: string | undefined;
    /** Tells the agent when to use the tool, and what it needs and returns. */
    description?: string | undefined;
    /** Whether to send a user name and a password. If true, both are required. */
    enableBasicAuth?: boolean | undefined;
    /** The URL of the request. It can contain names in double braces. */
    endpoint?: string | undefined;
    /** Headers of the request, as a JSON object in a string. */
    headers?: string | undefined;
    /** URL of the tool's picture. */
    icon?: string | undefined;
    /** The HTTP method of the request. */
    method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE") | undefined;
    /** The parameters that the agent fills in. */
    parameters?: AgentToolParameterRequest[] | undefined;
    /** Slug of the tool, the same as in the path. */
    slug?: string | undefined;
}
/** The response of `updateApiTool`. The tool after the change. */
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
    /** The key, as a string. Keep it secret. */
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
/** The response of `updateApnsProvider`. The provider was updated. */
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
/** The response of `updateAuthtoken`. The changed token. */
export interface UpdateAuthtokenResponse {
    data: AuthToken;
}
/** The fields of the agent to change. */
export interface UpdateByoAgentRequest {
    /** Names of the app's tools or actions. */
    actions?: ByoToolNames | undefined;
    /**
     * URL of the agent's picture.
     * Format: uri.
     */
    icon?: ByoAgentIcon | undefined;
    /** The framework of the agent. */
    integrateWith?: ("mastra" | "mastra-legacy" | "langgraph" | "crewai" | "vercelV5" | "ag2" | "rasa" | "agno" | "ag-ui") | undefined;
    /** The connection to the agent. The fields depend on the framework. */
    integrationMeta?: UpdateByoAgentRequestIntegrationMeta | undefined;
    /** The kind of integration, always `agent`. */
    integrationType?: ByoIntegrationType | undefined;
    /** Whether the agent is active. */
    isActive?: boolean | undefined;
    /** The greeting of the agent before the first question. */
    metaData?: ByoAgentGreeting | undefined;
    /** Name of the agent, at most 100 characters. */
    name?: ByoAgentName | undefined;
    /** Names of the app's tools or actions. */
    tools?: ByoToolNames | undefined;
}
/** The connection to the agent. The fields depend on the framework. */
export interface UpdateByoAgentRequestIntegrationMeta {
    /**
     * Id of the agent in its framework, for Mastra and Agno.
     *
     * @example frostWatch
     */
    agentId?: string | undefined;
    /**
     * Public HTTPS URL of the agent.
     * Format: uri.
     */
    baseUrl?: ByoAgentUrl | undefined;
    /** Id for users without an id, for AG2. */
    defaultUserId?: string | undefined;
    /** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
    headers?: UpdateByoAgentRequestIntegrationMetaHeaders | undefined;
}
/** Headers for requests to the agent, such as `authorization`. An object for LangGraph, CrewAI, the Vercel AI SDK and AG-UI; a string for AG2, Rasa and Agno. */
export type UpdateByoAgentRequestIntegrationMetaHeaders = ByoHeaders | ByoHeaderLines;
/** The response of `updateByoAgent`. The agent was updated. */
export interface UpdateByoAgentResponse {
    /** Whether the agent was updated. */
    success: boolean;
}
/** The response of `updateByoTool`. The tool or action after the change. */
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
/** The response of `updateContactDetails`. The contact details were updated. */
export interface UpdateContactDetailsResponse {
    data: NotificationContactDetails;
}
/** The changes to a conversation. */
export interface UpdateConversationRequest {
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
}
/** The response of `updateCustomAgentVariable`. The variable after the change. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth?: boolean | undefined;
    /** Whether to notify only users whose e-mail address is stored at CometChat. */
    useStoredEmailID?: boolean | undefined;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** The response of `updateCustomEmailProvider`. The webhook was updated. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth?: boolean | undefined;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** The response of `updateCustomPushProvider`. The webhook was updated. */
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
    /** Whether CometChat uses HTTP Basic authentication for this URL. */
    useBasicAuth?: boolean | undefined;
    /** Whether to notify only users whose phone number is stored at CometChat. */
    useStoredPhNo?: boolean | undefined;
    /**
     * The URL that CometChat calls for each notification. It must use HTTPS.
     * Format: uri.
     */
    webhookURL?: string | undefined;
}
/** The response of `updateCustomSmsProvider`. The webhook was updated. */
export interface UpdateCustomSmsProviderResponse {
    data: CustomSmsProvider;
}
/** The push provider and its changes. */
export interface UpdateFcmProviderRequest {
    /** The push notifications that the system displays by itself, by platform. */
    notificationInPayload?: FcmNotificationInPayload | undefined;
    /**
     * Id of the provider to update.
     *
     * @example linden-android
     */
    providerId: string;
    /** The four fields of the service account's JSON file from Firebase that are needed to send notifications. */
    serviceAccountCreds?: FcmServiceAccount | undefined;
    /** Name of the service account's file. */
    serviceAccountFilename?: string | undefined;
}
/** The response of `updateFcmProvider`. The provider was updated. */
export interface UpdateFcmProviderResponse {
    data: NotificationSuccess;
}
/** The fields of the frontend action to change. The trigger function cannot change. */
export interface UpdateFrontendActionRequest {
    /** Tells the agent when to trigger the action, and what it does. */
    description?: string | undefined;
    /** URL of the action's picture. */
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
/** The response of `updateFrontendAction`. The action after the change. */
export interface UpdateFrontendActionResponse extends FrontendAction {
}
/** The response of `updateGroupConversation`. The changed conversation. */
export interface UpdateGroupConversationResponse {
    data: OneConversation;
}
/** The fields of the group to change. The guid never changes. */
export interface UpdateGroupRequest {
    /**
     * A description of the group.
     *
     * @example Sowing, staking and recipes.
     */
    description?: string | undefined;
    /**
     * URL of the new picture.
     * Format: uri.
     *
     * @example https://example.com/icons/tomato-growers.png
     */
    icon?: string | undefined;
    /** Free-form JSON of your own, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
    metadata?: StoredMetadata | undefined;
    /**
     * The new name. An emoji counts as two characters.
     *
     * @example Tomato growers
     */
    name?: string | undefined;
    /** Uid of the new owner. Ignored with `onBehalfOf`. */
    owner?: UpdateGroupRequestOwner | undefined;
    /**
     * The new password for joining.
     *
     * @example open-sesame
     */
    password?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
    /** The new type, which determines who can join. For `password`, also send `password`. */
    type?: UpdateGroupRequestType | undefined;
    /**
     * The fields to clear. Other fields cannot be cleared.
     *
     * @example [
     *       "icon"
     *     ]
     */
    unset?: ("icon" | "description" | "metadata")[] | undefined;
}
/** Uid of the new owner. Ignored with `onBehalfOf`. */
export type UpdateGroupRequestOwner = Uid;
/** The new type, which determines who can join. For `password`, also send `password`. */
export type UpdateGroupRequestType = "public" | "password" | "private";
/** The response of `updateGroup`. The changed group. */
export interface UpdateGroupResponse {
    data: Group;
}
/** The response of `updateKeywordList`. The changed list. */
export interface UpdateKeywordListResponse {
    data: KeywordList;
}
/** The fields of the text to change. */
export interface UpdateKnowledgeBaseTextRequest {
    /** The text, at most 5,000 characters. */
    text?: KnowledgeBaseTextContent | undefined;
    /** Title of the text, at most 500 characters. */
    title?: KnowledgeBaseTextTitle | undefined;
}
/** The response of `updateKnowledgeBaseText`. The text was updated and is being indexed again. */
export interface UpdateKnowledgeBaseTextResponse extends KnowledgeBaseTextResult {
}
/** The fields of the MCP server to change. The slug cannot change. */
export interface UpdateMcpServerRequest {
    /** Description of the server. */
    description?: string | undefined;
    /** URL of the server's picture. */
    icon?: string | undefined;
    /** Display name. */
    name?: string | undefined;
    /**
     * URL of the server.
     * Format: uri.
     *
     * @example https://seeds.example.com/v2/mcp
     */
    url?: string | undefined;
}
/** The response of `updateMcpServer`. The server after the change. */
export interface UpdateMcpServerResponse extends McpServer {
}
/** The new content, at most 10 KB in all. You can add keys of your own, such as `customData` in a custom message. Send every key that the message should keep: omitted keys may be lost. */
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
/** The changes to a message. */
export interface UpdateMessageRequest {
    /** The new content, at most 10 KB in all. You can add keys of your own, such as `customData` in a custom message. Send every key that the message should keep: omitted keys may be lost. */
    data?: UpdateMessageDataRequest | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
    tags?: Tags | undefined;
}
/** The response of `updateMessage`. The action message that records the edit. */
export interface UpdateMessageResponse {
    data: ActionMessage;
}
/** The preferences to change. */
export interface UpdateNotificationPreferencesRequest {
    /** A user's notification preferences for groups. */
    groupPreferences?: GroupNotificationPreferences | undefined;
    /** The times when the user receives no notifications. */
    mutePreferences?: MuteNotificationPreferences | undefined;
    /** A user's notification preferences for one-on-one conversations. */
    oneOnOnePreferences?: OneOnOneNotificationPreferences | undefined;
    /** Whether the user's notifications use the privacy templates. A boolean here, unlike the number in the app's templates. */
    usePrivacyTemplate?: boolean | undefined;
}
/** The response of `updateNotificationPreferences`. The user's preferences after the change. */
export interface UpdateNotificationPreferencesResponse {
    data: UserNotificationSettings;
}
/** The notification settings to change. */
export interface UpdateNotificationSettingsRequest {
    /** The app's notification preferences: the events and channels, and which of them users can change. */
    preferences?: AppNotificationPreferences | undefined;
    /** The sounds of push notifications, by file name. `default` is the device's default sound. */
    sound?: NotificationSound | undefined;
    /** The templates of notifications. Each one exists as a default template and as a privacy template, which is meant to reveal nothing about the message. */
    templates?: NotificationTemplates | undefined;
}
/** The response of `updateNotificationSettings`. The settings were updated. */
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
/** The response of `updateNotificationTimezone`. The time zone was updated. */
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
/** The response of `updateReason`. The renamed reason. */
export interface UpdateReasonResponse {
    data: ModerationReason;
}
/** The fields of the role to change. */
export interface UpdateRoleRequest {
    /** Description of the role. */
    description?: string | undefined;
    /** Custom JSON data about a role, of any size. Send an object; responses may also contain a list, such as an empty one, or a string. */
    metadata?: RoleMetadata | undefined;
    /** Name of the role. An emoji counts as two characters. */
    name?: string | undefined;
    /** The other users whom users with this role can see and message. A list is accepted too and sets nothing. */
    settings?: RoleSettingsRequest | undefined;
    /** Names of the fields to clear. */
    unset?: ("settings" | "description" | "metadata")[] | undefined;
}
/** The response of `updateRole`. The role after the change. */
export interface UpdateRoleResponse {
    data: Role;
}
/** The response of `updateRule`. The rule in its new revision. */
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
    /** Id of the SendGrid unsubscribe group, as a string. */
    sendGridUnsubscribeGroupID?: string | undefined;
}
/** The response of `updateSendgridDetails`. The SendGrid account was updated. */
export interface UpdateSendgridDetailsResponse {
    data: SendGridDetails;
}
/** The new content of the message. */
export interface UpdateSubmittedMessageRequest {
    /** The content of a message. You can add other properties. */
    data?: SubmittedMessageData | undefined;
}
/** The response of `updateSubmittedMessage`. The edited message. */
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
/** The response of `updateTwilioDetails`. The Twilio account was updated. */
export interface UpdateTwilioDetailsResponse {
    data: TwilioDetails;
}
/** The response of `updateUserConversation`. The changed conversation. */
export interface UpdateUserConversationResponse {
    data: OneConversation;
}
/** The fields of the user to change. */
export interface UpdateUserRequest {
    /**
     * URL of the user's picture. CometChat does not store the picture itself.
     * Format: uri.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string | undefined;
    /**
     * URL of the user's profile page.
     * Format: uri.
     *
     * @example https://example.com/people/mira
     */
    link?: string | undefined;
    /** Free-form JSON about a user, usually an object. At most 5 KB, in a request body of at most 10 KB. An empty object comes back as an empty list, at any depth. */
    metadata?: StoredUserMetadata | undefined;
    /**
     * Display name. An emoji counts as two characters.
     *
     * @example Mira Okafor
     */
    name?: string | undefined;
    /** An existing role to give the user. */
    role?: RoleId | undefined;
    /**
     * Status text that other users see.
     *
     * @example Sowing beans today
     */
    statusMessage?: string | undefined;
    /** Your own labels to filter by: at most 25, each up to 100 characters. */
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
/** The response of `updateUser`. The changed user. */
export interface UpdateUserResponse {
    data: User;
}
/** The usage that counts towards the plan. */
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
/** A person or a bot who can chat in the app. Users appear with the same fields everywhere, in full or in part; only `uid` and `name` are always present. */
export interface User {
    /**
     * URL of the user's picture.
     *
     * @example https://example.com/avatars/mira.png
     */
    avatar?: string;
    /** Time when the block between the two users was set, in seconds since 1970-01-01T00:00:00Z. */
    blockedAt?: UnixSeconds;
    /** Whether the user in `onBehalfOf` has blocked this user. */
    blockedByMe?: boolean;
    /** Time when the user in `onBehalfOf` blocked this user, in seconds since 1970-01-01T00:00:00Z. */
    blockedByMeAt?: UnixSeconds;
    /** Id of the conversation between this user and the user in `onBehalfOf`. */
    conversationId?: string;
    /** Time when the user was created, in seconds since 1970-01-01T00:00:00Z. */
    createdAt?: UnixSeconds;
    /** Time when the user was deactivated, in seconds since 1970-01-01T00:00:00Z. Absent, or 0, while the user is active. */
    deactivatedAt?: UnixSeconds;
    /** Whether this user has blocked the user in `onBehalfOf`. */
    hasBlockedMe?: boolean;
    /** Time when the user was last connected, in seconds since 1970-01-01T00:00:00Z. */
    lastActiveAt?: UnixSeconds;
    /** URL of the user's profile page. */
    link?: string;
    metadata?: StoredUserMetadata;
    /**
     * Display name.
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
    /** Status text that other users see. */
    statusMessage?: string;
    /**
     * Labels of the user. Lists contain them only with `withTags`.
     *
     * @example [
     *       "compost-team"
     *     ]
     */
    tags?: string[];
    /**
     * Identifies the user. Always in lower case.
     *
     * @example mira
     */
    uid: string;
    /** Time when the user was last changed, in seconds since 1970-01-01T00:00:00Z. */
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
/** A user's client connected or disconnected. The times of this event are in milliseconds, except the user's own times. */
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
    /** The comparison. */
    operator: "equals" | "not equals" | "notEquals" | "in" | "not in" | "notIn" | "startsWith";
    /** Whether the filter applies to the sender or to the receiver of the message. */
    type: "sender" | "receiver";
    /** The value to compare with; a list for `in`, `not in` and `notIn`. */
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
/** The result for one user. `success` tells success and failure apart. */
export type UserImportResult = UserImported | ImportFailure;
/** Free-form JSON about a user, at most 5 KB. All other keys are your own. */
export interface UserMetadata {
    /** The user's contact details for e-mail and SMS notifications. An empty object comes back as an empty list. */
    "@private"?: UserMetadataPrivate | undefined;
    /** A phone number, if the app keeps one here. */
    contactNumber?: string | undefined;
    /** An e-mail address, if the app keeps one here. */
    email?: string | undefined;
    [key: string]: unknown;
}
/** The user's contact details for e-mail and SMS notifications. An empty object comes back as an empty list. */
export type UserMetadataPrivate = PrivateUserMetadata | unknown[];
/** A user's effective notification settings: the app's settings combined with the user's preferences. */
export interface UserNotificationSettings {
    preferences: EffectiveNotificationPreferences;
    sound?: NotificationSound;
    templates?: NotificationTemplates;
}
/** The result for one user. A call can succeed although it fails for some users. */
export interface UserResult {
    /** The reason for the failure. */
    error?: ErrorDetail;
    /** The outcome as a sentence for people. Do not parse it. */
    message?: string;
    /** Whether the change succeeded for this user. */
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
/** The envelope of every event. `trigger` names the event and determines the content of `data`. Events have no id. To recognize an event that is sent twice, compare the webhook, the trigger, and the ids and times in `data`. */
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
     * Id of the webhook to which the event was sent.
     *
     * @example gardenlog
     */
    webhook: string;
}
/** A list of words, as a string. */
export interface WordListRequest {
    /** Marks a list of words. */
    category: "word";
    /** The purpose of the list. */
    description?: string | undefined;
    /**
     * A CSV file with the entries, of at most 1 MB. Not needed if the entries are sent.
     * Format: binary.
     */
    file?: Blob | undefined;
    /** An id of your choice. */
    id?: ModerationId | undefined;
    /** The list's name. */
    name?: string | undefined;
    /** The words, separated by commas, each up to 100 characters. */
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
/** The agent or one of the tools does not exist. Tools of every kind share one error code. */
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
/** The user has no access to the conversation, the conversation has no message yet, or the user's permissions or the API key's scope do not allow the operation. */
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
/** Confirms that the event was received. Respond within 2 seconds and do long work afterwards. CometChat counts a later response as a failure and may send the event again. */
export interface ResponseEventReceived {
    headers: {
        [name: string]: unknown;
    };
    content?: never;
}
/** The scope of the API key does not allow this operation, which requires a `fullAccess` key. */
export interface ResponseForbidden {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The scope of the API key or the permissions of the user in `onBehalfOf` do not allow this operation. */
export interface ResponseForbiddenToUser {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user's scope in the group is too low, or the user's permissions or the API key's scope do not allow this. */
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
/** The import failed with an exception, but the valid rows were imported. A message that is older than about six months or has an empty text causes this. Check what was imported before you repeat the request. */
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
/** The user in `onBehalfOf` has no access to the message or no permission for this, or the scope of the API key does not allow it. Users can access the messages that they sent or received and the messages of their groups. A new message becomes accessible after two to three seconds, when its moderation has finished. */
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
/** The app has pinned the conversation for everyone, so no user can pin or unpin it; the user has no access to it; or the API key's scope or the user's permissions do not allow this. */
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
/** Too many requests in this minute; the request was not processed. */
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
 * Requests allowed in the current minute.
 *
 * @example 20000
 */
export type HeaderRateLimit = number;
/**
 * Requests left in the current minute.
 *
 * @example 19999
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
