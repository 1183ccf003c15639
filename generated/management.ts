// Written by `npm run generate` from openapi/. Do not edit.
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
/** The customer and the customer's first app. */
export interface AddTenantRequest {
    /**
     * Name of the first app, at most 100 characters.
     *
     * @example Rooftop Growers
     */
    appName: string;
    /** The region of the data center for the first app's data. Choose one near the customer's users. */
    appRegion: "us" | "eu" | "in";
    /**
     * The customer's telephone number.
     *
     * @example +49 30 5550123
     */
    contactNumber?: string | undefined;
    /**
     * The customer's e-mail address, which identifies the account.
     * Format: email.
     *
     * @example ana@example.com
     */
    email: string;
    /**
     * The industry that the app serves.
     *
     * @example Gardening
     */
    industry?: string | undefined;
    /**
     * The customer's name.
     *
     * @example Ana Reis
     */
    name: string;
    /** Password of the new account, in plain text. Send it over HTTPS only and never log it. */
    password: string;
    /**
     * The role of the account's holder, such as developer, product manager or business owner.
     *
     * @example business owner
     */
    role?: string | undefined;
    /**
     * The main technology of the app, such as ReactJS, Angular, Vue, Android or iOS.
     *
     * @example ReactJS
     */
    technology?: string | undefined;
}
/** The response of `addTenant`. The account and its first app were created. */
export interface AddTenantResponse {
    data: Tenant;
}
/** The response of `addTriggers`. The request was processed. Check the outcome for each trigger. */
export interface AddTriggersResponse {
    /** One entry for each trigger, under its id. */
    data: {
        [key: string]: Acknowledgement;
    };
}
/** A key for requests to the Chat and Calls APIs. */
export interface ApiKey {
    /** The key itself. The property is `apiKey` in JSON, but the header is `apikey`. */
    apiKey: string;
    /**
     * Who created the key; `app_system` for the two keys that come with the app.
     *
     * @example app_system
     */
    createdBy?: string | null;
    /**
     * Name of the key.
     *
     * @example Rest API Key
     */
    name?: string | null;
    /** The permissions of the key. Everything (`fullAccess`), or only creating users and auth tokens (`authOnly`). */
    scope?: 'fullAccess' | 'authOnly' | (string & {}) | null;
}
/** An app of the account. All users, groups and messages of the Chat API belong to an app. */
export interface App {
    /** An API key of the app. Only observed in the list of apps. */
    accessKey?: string | null;
    /** The API keys of the app, keyed by the API key itself. */
    apiKeys?: {
        [key: string]: ApiKey;
    };
    appOwner?: AppOwner;
    appRegion?: AppRegion;
    createdAt?: SecondsOrDateTime;
    /**
     * Id of the app. It is part of the host names of the Chat and Calls APIs.
     *
     * @example app-linden-yard
     */
    id: string;
    /** Data about the app, such as its industry and technology. */
    metadata?: AppMetadata;
    /**
     * Name of the app.
     *
     * @example Linden Yard
     */
    name?: string | null;
    /** Id of the app's owner, as a number or a string; the same as `appOwner.id`. */
    owner?: number | string;
    /**
     * The plan of the app, such as `trial`.
     *
     * @example trial
     */
    plan?: string | null;
    /**
     * Name of the plan, such as `Build`.
     *
     * @example Build
     */
    planName?: string | null;
    region?: AppRegionId;
    /**
     * The role of the account in the app, such as `owner`.
     *
     * @example owner
     */
    role?: string | null;
    /**
     * The state of the app, such as `active`.
     *
     * @example active
     */
    state?: string | null;
    /** A token for the app's statistics. Keep it secret. */
    statsToken?: string | null;
    trialEndsAt?: SecondsOrDateTime;
    /** Time of the last change, in seconds or in ISO 8601. */
    updatedAt?: SecondsOrDateTime;
    /**
     * Version of the Chat API that the app uses, such as `3`.
     *
     * @example 3
     */
    version?: string | null;
}
/** The scheduled deletion of an app. */
export interface AppDeletion {
    scheduledToDeleteAt?: UnixSeconds;
    /** Whether the deletion was scheduled. */
    success: boolean;
}
/** Data about the app, such as its industry and technology. */
export type AppMetadata = AppMetadataWith | unknown[] | string;
export interface AppMetadataWith {
    /**
     * The industry that the app serves.
     *
     * @example Gardening
     */
    industry?: string | null;
    /** Another technology of the app. */
    otherTechnology?: string | null;
    /**
     * The main technology of the app.
     *
     * @example React
     */
    technology?: string | null;
    [key: string]: unknown;
}
/** The owner of an app. */
export interface AppOwner {
    /** Time when the account was created, in seconds or in ISO 8601. */
    createdAt?: SecondsOrDateTime;
    /**
     * E-mail address of the person.
     *
     * @example mira@example.com
     */
    email?: string | null;
    /** Whether the e-mail address is verified. */
    emailVerified?: boolean;
    /** Id of the person; the same as the app's `owner`. */
    id?: string | number;
    /** Whether it is a test account. */
    isTestAccount?: boolean;
    /**
     * Name of the person.
     *
     * @example Mira Okafor
     */
    name?: string | null;
    /** Whether billing is pooled over the apps of the account. */
    pooledBilling?: boolean;
    /** Time when the account was last changed, in seconds or in ISO 8601. */
    updatedAt?: SecondsOrDateTime;
}
/** The region of an app. */
export interface AppRegion {
    /** Time when the region was created, in seconds or in ISO 8601. */
    createdAt?: SecondsOrDateTime;
    /** Description of the region. */
    description?: string | null;
    id?: AppRegionId;
    /** Whether the region is in use. */
    isActive?: boolean;
    /** Whether the region is hidden. */
    isInvisible?: boolean;
    /** Whether the region is private. */
    isPrivate?: boolean;
    meta?: AppRegionMeta;
    /**
     * Name of the region.
     *
     * @example Europe
     */
    name?: string | null;
    /** Time when the region was last changed, in seconds or in ISO 8601. */
    updatedAt?: SecondsOrDateTime;
}
/** The region of the data center with the app's data. */
export type AppRegionId = 'us' | 'eu' | 'in' | (string & {});
/** The hosts of a region. */
export interface AppRegionMeta {
    /**
     * Host of the Chat API.
     *
     * @example api-eu.example.com
     */
    apiHost?: string | null;
    /**
     * Version of that API, such as `v2.0`.
     *
     * @example v2.0
     */
    apiVersion?: string | null;
    /** Host of the metrics. */
    metricsHost?: string | null;
    /** Whether the host of the metrics uses TLS, as `1` or a boolean. */
    metricsUseSSL?: number | boolean;
    /** Version of the metrics, such as `v2`. */
    metricsVersion?: string | null;
    /** Whether the host of the API uses TLS, as `1` or a boolean. */
    useSSL?: number | boolean;
    [key: string]: unknown;
}
/** Settings of an app, by key. The dots are part of the keys; nothing is nested. Keys can be missing, and there can be other keys. */
export interface AppSettings {
    /** Whether a call becomes the last message of the conversation and counts as unread. False by default. */
    "core.conversations.updateOnCallActivity"?: boolean;
    /** Whether a custom message becomes the last message of the conversation. Its default is undocumented. */
    "core.conversations.updateOnCustomMessage"?: boolean;
    /** Whether group actions, such as joining and leaving, become the last message of a group's conversation and count as unread. True by default. */
    "core.conversations.updateOnGroupActions"?: boolean;
    /** Whether an edit or a deletion becomes the last message of the conversation and counts as unread. False by default. */
    "core.conversations.updateOnMessageActions"?: boolean;
    /** Whether a reply in a thread becomes the last message of the conversation; it never counts as unread. True by default. */
    "core.conversations.updateOnReplies"?: boolean;
    /** Whether the app can use enhanced push notifications. The conditions are undocumented. */
    "core.notifications.push.accessible"?: boolean;
    /** Whether the advanced features of push notifications are on. */
    "core.notifications.push.advanced.enabled"?: boolean;
    /** The advanced features of the app, such as `preferences` and `templates`. */
    "core.notifications.push.advanced.included"?: string[];
    /** Whether enhanced push notifications are on. False by default. */
    "core.notifications.push.enabled"?: boolean;
    /** Whether an edit or a deletion in a thread becomes its last message and counts as unread. False by default. */
    "core.threads.updateOnMessageActions"?: boolean;
    [key: string]: unknown;
}
/** A collaborator of an app in the CometChat dashboard. */
export interface Collaborator {
    createdAt?: SecondsOrDateTime;
    /**
     * E-mail address of the collaborator, which identifies the collaborator in requests.
     *
     * @example mira@example.com
     */
    email: string;
    /** Id of the collaborator. */
    id?: string | number;
    /**
     * Name of the collaborator.
     *
     * @example Mira Okafor
     */
    name?: string | null;
    /** Role of the collaborator in the dashboard. */
    role?: 'owner' | 'admin' | 'developer' | 'moderator' | (string & {}) | null;
}
/** The outcome for one collaborator. */
export interface CollaboratorResult {
    /** Whether the change succeeded. */
    success: boolean;
}
/** The outcome for each collaborator of one kind, by e-mail address. Empty if the request named no collaborators of this kind. */
export type CollaboratorResults = {
    [key: string]: CollaboratorResult;
} | unknown[];
/** The app to create. */
export interface CreateAppRequest {
    /**
     * Name of the app, at most 100 characters.
     *
     * @example Linden Yard
     */
    name: string;
    /** The region of the data center for the app's data. Choose one near the app's users; it becomes part of the host names. */
    region: "us" | "eu" | "in";
    /** Whether to create the app without sample data. */
    skipSampleData?: boolean | undefined;
    /**
     * Version of the Chat API that the app uses. Only version 3 is available; it is the default.
     *
     * @default 3
     */
    version?: ("3" | "v3") | undefined;
}
/** The response of `createApp`. The app was created and can be used immediately. */
export interface CreateAppResponse {
    data: App;
}
/** The webhook to create. */
export interface CreateWebhookRequest {
    /** Whether to send events immediately. */
    enabled?: boolean | undefined;
    /**
     * Id of your choice for the webhook, which cannot change. At most 50 letters and digits without spaces.
     *
     * @example gardenlog
     */
    id: string;
    /** Name of the webhook, at most 50 characters. */
    name: WebhookName;
    /** Password for HTTP Basic, at most 100 letters and digits without spaces. Only used with `useBasicAuth`. */
    password?: WebhookPassword | undefined;
    /**
     * Whether to retry a failed delivery twice, after 10 seconds and after 30 seconds.
     *
     * @default false
     */
    retryOnFailure?: boolean | undefined;
    /** Ids of the triggers whose events the webhook receives, as with `addTriggers`. */
    triggers?: TriggerId[] | undefined;
    /** Whether to send `username` and `password` with every event, by HTTP Basic. */
    useBasicAuth?: boolean | undefined;
    /** User name for HTTP Basic, at most 50 letters and digits without spaces. Only used with `useBasicAuth`. */
    username?: WebhookUsername | undefined;
    /**
     * The URL that receives the events, at most 255 characters. It must be reachable from the internet over HTTPS and respond with 200 within 2 seconds.
     * Format: uri.
     */
    webhookURL: WebhookAddress;
}
/** The response of `createWebhook`. The webhook was created. */
export interface CreateWebhookResponse {
    data: Webhook;
}
/** The response of `deleteApp`. The deletion was scheduled. */
export interface DeleteAppResponse {
    data: AppDeletion;
}
/** The response of `deleteWebhook`. The webhook was deleted. */
export interface DeleteWebhookResponse {
    data: Acknowledgement;
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
/** A feature that can be enabled for an app, such as polls, stickers or a link preview. */
export interface Extension {
    /** Whether it can read the app's data. */
    accessToAppData?: boolean;
    /**
     * URL of its settings page, if it has one. It contains a token; keep it secret.
     *
     * @example https://xss-filter-eu.example.com/v1/show-setting?appToken=not-a-real-token
     */
    adminURL?: string | null;
    /**
     * Author of the extension.
     *
     * @example CometChat
     */
    author?: string | null;
    /** The categories of the extension. */
    categories?: ExtensionCategories;
    createdAt?: SecondsOrDateTime;
    /** A description. */
    description?: string | null;
    /**
     * Contact of the author.
     *
     * @example help@example.com
     */
    email?: string | null;
    /** The events that the extension receives. */
    hooks?: ExtensionHooks;
    /**
     * Id of the extension, such as `polls`. The list contains some ids twice.
     *
     * @example polls
     */
    id: string;
    /** Whether it is available. */
    isActive?: boolean;
    /** Whether it is hidden. From whom is undocumented. */
    isInvisible?: boolean;
    /** Whether it is private. The meaning is undocumented. */
    isPrivate?: boolean;
    /** Whether a third party made it. */
    isThirdParty?: boolean;
    /**
     * Name of the extension.
     *
     * @example Polls
     */
    name: string;
    /**
     * A short description.
     *
     * @example Let the group decide
     */
    tagLine?: string | null;
    /**
     * URL that receives the extension's events, if any.
     *
     * @example https://polls-eu.example.com/v1/vote
     */
    webhookURL?: string | null;
    /**
     * Website of its author.
     *
     * @example https://www.example.com
     */
    websiteURL?: string | null;
}
/** The categories of the extension. */
export interface ExtensionCategories {
    /** The content of an entry is undocumented. */
    data?: {
        [key: string]: unknown;
    }[];
}
/** An event that an extension receives. */
export interface ExtensionHook {
    createdAt?: SecondsOrDateTime;
    /** Description of the event. */
    description?: string | null;
    /**
     * Whether the extension receives the event, as a number. 1 means yes.
     *
     * @example 1
     */
    enabled?: number;
    /** Name of the event. */
    hook: 'before_message' | 'after_message' | 'after_auth_token_created' | 'after_auth_token_deleted' | 'after_auth_token_updated' | 'after_group_created' | 'after_group_deleted' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_banned' | 'after_group_members_kicked' | 'after_group_members_unbanned' | 'after_logged_out' | 'after_scope_changed' | 'after_user_deleted' | (string & {});
    /** Whether the event is still supported. */
    isActive?: boolean;
}
/** The events that the extension receives. */
export interface ExtensionHooks {
    /** One entry for each event. */
    data?: ExtensionHook[];
}
/** The envelope of responses from an extension's own server. It is the same for all extensions; the content of `body` depends on the extension. */
export interface ExtensionResponse {
    /**
     * Response time of the extension's server, in seconds.
     *
     * @example 0.42
     */
    responseTime?: number;
    /**
     * HTTP status of the response from the extension's server.
     *
     * @example 200
     */
    statusCode: number;
    /** Whether the request succeeded. */
    success: boolean;
}
/** The outcome for each extension. */
export interface ExtensionSwitchResult {
    /** One entry for each extension to disable, under its id. */
    disabled?: {
        [key: string]: Acknowledgement;
    };
    /** One entry for each extension to enable, under its id. */
    enabled?: {
        [key: string]: Acknowledgement;
    };
}
/** The response of `getWebhook`. The webhook. */
export interface GetWebhookResponse {
    data: Webhook;
}
/** Information about a numbered page of a list. */
export interface LinkedPageMeta {
    pagination?: LinkedPagination;
}
/** The position of a page in the list, and the URL of the next page. */
export interface LinkedPagination {
    /**
     * Number of records on this page.
     *
     * @example 1
     */
    count: number;
    /**
     * Number of this page. The first page is 1.
     *
     * @example 1
     */
    current_page: number;
    /** URLs of other pages. */
    links?: LinkedPaginationLinks;
    /**
     * Maximum number of records per page.
     *
     * @example 25
     */
    per_page?: number;
    /**
     * Total number of records.
     *
     * @example 1
     */
    total?: number;
    /**
     * Total number of pages.
     *
     * @example 1
     */
    total_pages: number;
}
/** URLs of other pages. */
export interface LinkedPaginationLinks {
    /**
     * URL of the next page. Its host may not be public, so only use the page number from it.
     *
     * @example https://apimgmt.example.com/apps/app-linden-yard/extensions?page=2
     */
    next?: string;
}
/** The response of `listApps`. A page of apps. */
export interface ListAppsResponse {
    /** The apps on this page. */
    data: App[];
    meta?: LinkedPageMeta;
}
/** The response of `listCollaborators`. The collaborators of the app. */
export interface ListCollaboratorsResponse {
    /** The collaborators. */
    data: Collaborator[];
    meta?: LinkedPageMeta;
}
/** The response of `listExtensions`. A page of extensions. */
export interface ListExtensionsResponse {
    /** The extensions on this page. */
    data: Extension[];
    meta?: LinkedPageMeta;
}
/** The response of `listSettings`. The settings of the app. */
export interface ListSettingsResponse {
    data: AppSettings;
    meta?: LinkedPageMeta;
}
/** The response of `listTriggers`. The triggers of the webhook. */
export interface ListTriggersResponse {
    /** The triggers. */
    data: Trigger[];
    meta?: LinkedPageMeta;
}
/** The response of `listWebhooks`. The webhooks of the app. */
export interface ListWebhooksResponse {
    /** The webhooks. */
    data: Webhook[];
    meta?: LinkedPageMeta;
}
/** The response of `removeSettings`. The settings were removed. */
export interface RemoveSettingsResponse {
    data: Acknowledgement;
}
/** The response of `removeTriggers`. The triggers were removed. */
export interface RemoveTriggersResponse {
    data: Acknowledgement;
}
/** The billing cycle of the report. */
export interface RequestUsageReportRequest {
    /** `true` for the previous billing cycle, `false` for the current one. */
    usePreviousBillingCycle?: boolean | undefined;
}
/** The response of `requestUsageReport`. The report was requested and will be sent by e-mail. */
export interface RequestUsageReportResponse {
    data: Acknowledgement;
}
/** A time, in seconds since 1970-01-01T00:00:00Z or as a string in ISO 8601. */
export type SecondsOrDateTime = UnixSeconds | string | null;
/** The extensions to enable and to disable. */
export interface SwitchExtensionsRequest {
    /** Ids of the extensions to disable. */
    disabled?: string[] | undefined;
    /** Ids of the extensions to enable. */
    enabled?: string[] | undefined;
}
/** The response of `switchExtensions`. The request was processed. Check the outcome for each extension. */
export interface SwitchExtensionsResponse {
    data: ExtensionSwitchResult;
}
/** The outcome for each collaborator. */
export interface TeamChange {
    admins?: CollaboratorResults;
    collaboratorsToRemove?: CollaboratorResults;
    developers?: CollaboratorResults;
    moderators?: CollaboratorResults;
}
/** A customer's account. */
export interface Tenant {
    app?: TenantApp;
    /**
     * The customer's telephone number.
     *
     * @example +49 30 5550123
     */
    contactNumber?: string | null;
    createdAt?: SecondsOrDateTime;
    /**
     * The customer's e-mail address.
     *
     * @example ana@example.com
     */
    email: string;
    /**
     * The customer's name.
     *
     * @example Ana Reis
     */
    name?: string;
}
/** The first app of a customer, with its keys. */
export interface TenantApp {
    /** The app's API key with the scope `fullAccess`. */
    apiKey?: string | null;
    /**
     * Id of the app.
     *
     * @example app-rooftop-growers
     */
    appId?: string | null;
    /** The app's API key with the scope `authOnly`. */
    authKey?: string | null;
    createdAt?: SecondsOrDateTime;
    /**
     * Name of the app.
     *
     * @example Rooftop Growers
     */
    name?: string | null;
    /**
     * The plan of the app.
     *
     * @example trial
     */
    plan?: string | null;
    region?: AppRegionId;
}
/** An event that a webhook receives. */
export interface Trigger {
    /** Description of the event. */
    description?: string;
    id: TriggerId;
}
/** The name of an event. The webhooks of the Chat API describe the content of each event. Webhooks cannot subscribe to the last six with `addTriggers` of the Management API: three are sent to custom notification providers, three by legacy webhooks. */
export type TriggerId = 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_delivered_to_all' | 'message_read_by_all' | 'message_pinned' | 'message_unpinned' | 'conversation_pinned' | 'conversation_unpinned' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | 'email-notification-payload-generated' | 'sms-notification-payload-generated' | 'push-notification-payload-generated' | 'before_message' | 'after_message' | 'after_connection_status_changed' | (string & {});
/** The triggers to add or remove. */
export interface TriggersRequest {
    /** Ids of the triggers. */
    triggerIds?: TriggerId[] | undefined;
}
/** A time, in seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** E-mail addresses of the collaborators to add, by role, and of the collaborators to remove. At most 25 collaborators. */
export interface UpdateCollaboratorsRequest {
    /** The new administrators. */
    admins?: string[] | undefined;
    /** The collaborators to remove. */
    collaboratorsToRemove?: string[] | undefined;
    /** The new moderators. */
    moderators?: string[] | undefined;
}
/** The response of `updateCollaborators`. The request was processed. Check the outcome for each address. */
export interface UpdateCollaboratorsResponse {
    data: TeamChange;
}
/** The settings to change. */
export interface UpdateSettingsRequest {
    /** New values, by key, such as `core.conversations.updateOnReplies`. */
    settings?: {
        [key: string]: boolean | string[];
    } | undefined;
}
/** The response of `updateSettings`. The request was processed. Check the outcome for each setting. */
export interface UpdateSettingsResponse {
    /** One entry for each setting, under its key. */
    data: {
        [key: string]: Acknowledgement;
    };
}
/** The fields of the webhook to change. The id cannot change. */
export interface UpdateWebhookRequest {
    /** Whether to send events. */
    enabled?: boolean | undefined;
    /** Name of the webhook, at most 50 characters. */
    name?: WebhookName | undefined;
    /** Password for HTTP Basic, at most 100 letters and digits without spaces. Only used with `useBasicAuth`. */
    password?: WebhookPassword | undefined;
    /**
     * Whether to retry a failed delivery twice, after 10 seconds and after 30 seconds.
     *
     * @default false
     */
    retryOnFailure?: boolean | undefined;
    /** Ids of the triggers whose events the webhook receives, as with `addTriggers`. */
    triggers?: TriggerId[] | undefined;
    /** Whether to send `username` and `password` with every event, by HTTP Basic. */
    useBasicAuth?: boolean | undefined;
    /** User name for HTTP Basic, at most 50 letters and digits without spaces. Only used with `useBasicAuth`. */
    username?: WebhookUsername | undefined;
    /**
     * The URL that receives the events, at most 255 characters. It must be reachable from the internet over HTTPS and respond with 200 within 2 seconds.
     * Format: uri.
     */
    webhookURL?: WebhookAddress | undefined;
}
/** The response of `updateWebhook`. The webhook was updated. */
export interface UpdateWebhookResponse {
    data: Webhook;
}
/** The new settings of the XSS filter. */
export interface UpdateXssFilterSettingsRequest {
    /** All settings of the filter; there is only one. */
    settings?: UpdateXssFilterSettingsRequestSettings | undefined;
}
/** All settings of the filter; there is only one. */
export interface UpdateXssFilterSettingsRequestSettings {
    /** Whether to drop messages that contain a script. */
    dropMessage: boolean;
}
/** The response of `updateXssFilterSettings`. The settings were replaced. */
export interface UpdateXssFilterSettingsResponse {
    data: XssFilterResponse;
}
/** A webhook: a URL that receives an app's events. */
export interface Webhook {
    createdAt?: SecondsOrDateTime;
    /** Whether the webhook is enabled. May be missing. */
    enabled?: boolean;
    /**
     * Id of the webhook. Every event contains it as `webhook`.
     *
     * @example gardenlog
     */
    id: string;
    /**
     * Name of the webhook.
     *
     * @example Garden log
     */
    name: string;
    /** Whether failed deliveries are retried. May be missing. */
    retryOnFailure?: boolean;
    updatedAt?: SecondsOrDateTime;
    /** Whether events are sent with HTTP Basic credentials. May be missing. */
    useBasicAuth?: boolean;
    /** User name of these credentials. May be missing. */
    username?: string | null;
    /**
     * The URL that receives the events.
     *
     * @example https://example.com/hooks/garden-log
     */
    webhookURL: string;
}
/**
 * The URL that receives the events, at most 255 characters. It must be reachable from the internet over HTTPS and respond with 200 within 2 seconds.
 * Format: uri.
 */
export type WebhookAddress = string;
/** Name of the webhook, at most 50 characters. */
export type WebhookName = string;
/** Password for HTTP Basic, at most 100 letters and digits without spaces. Only used with `useBasicAuth`. */
export type WebhookPassword = string;
/** User name for HTTP Basic, at most 50 letters and digits without spaces. Only used with `useBasicAuth`. */
export type WebhookUsername = string;
/** The response of the XSS filter, with its current settings. */
export interface XssFilterResponse extends ExtensionResponse {
    /** The body of the response from the extension's server. */
    body?: XssFilterResponseBody;
}
/** The body of the response from the extension's server. */
export interface XssFilterResponseBody {
    /** The data of the response. */
    data?: XssFilterResponseBodyData;
}
/** The data of the response. */
export interface XssFilterResponseBodyData {
    settings?: XssFilterSettings;
}
/** The settings of the XSS filter. */
export interface XssFilterSettings {
    /** Id of the app. Not in every response. */
    appId?: string;
    /** Whether messages that contain a script are dropped. */
    dropMessage?: boolean;
}
/** The app does not exist or is archived. */
export interface ResponseAppNotFound {
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
/** Too many requests in this minute; the request was not processed. */
export interface ResponseTooManyRequests {
    headers: {
        "Retry-After": HeaderRetryAfter;
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The headers `key` and `secret` are missing. The code for a wrong key or secret is undocumented. */
export interface ResponseUnauthorized {
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
/** The webhook or the app does not exist. */
export interface ResponseWebhookNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/**
 * Seconds to wait before trying again.
 *
 * @example 15
 */
export type HeaderRetryAfter = number;
