// Written by `npm run generate` from openapi/. Do not edit.
/** Says that something was done, in a flag and a sentence. */
export interface Acknowledgement {
    /** The outcome as a sentence for a person; its wording is not part of the contract. */
    message: string;
    /** Whether it was done. */
    success: boolean;
}
/** The customer and the customer's first app. */
export interface AddTenantRequest {
    /** What people call the first app; at most 100 characters. */
    appName: string;
    /** The region whose data center is to hold the first app's data. Choose one near the customer's users. */
    appRegion: "us" | "eu" | "in";
    /** The customer's telephone number. */
    contactNumber?: string;
    /** The customer's e-mail address, which identifies the account. */
    email: string;
    /** The line of business that the app serves. */
    industry?: string;
    /** The customer's name. */
    name: string;
    /** Password of the new account, in plain text. Send it over HTTPS only and never log it. */
    password: string;
    /** What the account's holder does, such as developer, product manager or business owner. */
    role?: string;
    /** What the app is mainly built with, in one string, such as ReactJS, Angular, Vue, Android or iOS. */
    technology?: string;
}
/** What `addTenant` returns. The account is open and has its first app. */
export interface AddTenantResponse {
    data: Tenant;
}
/** What `addTriggers` returns. The triggers are added as far as possible. */
export interface AddTriggersResponse {
    /** One entry for each trigger, under its id. */
    data: {
        [key: string]: Acknowledgement;
    };
}
/** A key that calls of the Chat and Calls APIs are made with. */
export interface ApiKey {
    /** The key itself. The property is `apiKey` in JSON, while the header that carries it is `apikey`. */
    apiKey: string;
    /** Who made the key; `app_system` for the two that come with the app. */
    createdBy?: string;
    /** What people call the key. */
    name?: string;
    /** What the key allows. Everything (`fullAccess`), or only to create users and auth tokens (`authOnly`). */
    scope?: 'fullAccess' | 'authOnly' | (string & {});
}
/** One app of the account. All users, groups and messages of the Chat API live inside an app. */
export interface App {
    /** An API key of the app. Seen in the list of apps only. */
    accessKey?: string;
    /** The API keys of the app, each under the key itself. */
    apiKeys?: {
        [key: string]: ApiKey;
    };
    appOwner?: AppOwner;
    appRegion?: AppRegion;
    createdAt?: UnixSeconds;
    /** Identifies the app, also in the host names of the Chat and Calls APIs. */
    id: string;
    /** What people call the app. */
    name: string;
    /** Id of the person who owns the app, as a number; `appOwner.id` is the same as a string. */
    owner?: number;
    /** The plan the app is on, such as `trial`. */
    plan?: string;
    region?: AppRegionId;
    /** Whether the app can be used, such as `active`. */
    state?: string;
    trialEndsAt?: UnixSeconds;
}
/** When the app and everything in it will be gone. */
export interface AppDeletion {
    scheduledToDeleteAt: UnixSeconds;
    /** Whether the deletion was scheduled. */
    success: boolean;
}
/** The person who owns an app. */
export interface AppOwner {
    /**
     * The person's e-mail address.
     * Format: email.
     */
    email?: string;
    /** Identifies the person; the app's `owner` is the same as a number. */
    id?: string;
    /** The person's name. */
    name?: string;
}
/** The region an app lives in, in words. */
export interface AppRegion {
    /** Where its servers stand. */
    description?: string;
    id?: AppRegionId;
    /** Name of the region. */
    name?: string;
}
/** The region whose data center holds the app's data. */
export type AppRegionId = 'us' | 'eu' | 'in' | (string & {});
/** Settings of an app by key. The dots are part of the keys; nothing is nested. Keys may be missing, and others than those listed may come. */
export interface AppSettings {
    /** Whether a call becomes the last message of the conversation and counts as unread. False by default. */
    "core.conversations.updateOnCallActivity"?: boolean;
    /** Whether a custom message becomes the last message of the conversation. Its default is not documented. */
    "core.conversations.updateOnCustomMessage"?: boolean;
    /** Whether joining, leaving and the like become the last message of a group's conversation and count as unread. True by default. */
    "core.conversations.updateOnGroupActions"?: boolean;
    /** Whether an edit or a deletion becomes the last message of the conversation and counts as unread. False by default. */
    "core.conversations.updateOnMessageActions"?: boolean;
    /** Whether a reply in a thread becomes the last message of the conversation; it never counts as unread. True by default. */
    "core.conversations.updateOnReplies"?: boolean;
    /** Whether the app may use enhanced push notifications. What decides it is not documented. */
    "core.notifications.push.accessible"?: boolean;
    /** Whether the advanced parts of push notifications are on. */
    "core.notifications.push.advanced.enabled"?: boolean;
    /** Which advanced parts the app has, such as `preferences` and `templates`. */
    "core.notifications.push.advanced.included"?: string[];
    /** Whether enhanced push notifications are on. False by default. */
    "core.notifications.push.enabled"?: boolean;
    /** Whether an edit or a deletion in a thread becomes its last message and counts as unread. False by default. */
    "core.threads.updateOnMessageActions"?: boolean;
    [key: string]: unknown;
}
/** A colleague who works on an app in the provider's dashboard. */
export interface Collaborator {
    createdAt?: UnixSeconds;
    /**
     * The colleague's e-mail address, by which a team is changed.
     * Format: email.
     */
    email: string;
    /** Identifies the colleague. */
    id: string;
    /** The colleague's name. */
    name?: string;
    /** What the colleague may do in the dashboard. */
    role?: 'owner' | 'admin' | 'developer' | 'moderator' | (string & {});
}
/** What became of one colleague. */
export interface CollaboratorResult {
    /** Whether it worked. */
    success: boolean;
}
/** What became of the colleagues of one kind, by e-mail address. An empty list if none of the kind was named. */
export type CollaboratorResults = {
    [key: string]: CollaboratorResult;
} | string[];
/** The app to create. */
export interface CreateAppRequest {
    /** What people call the app; at most 100 characters. */
    name: string;
    /** The region whose data center is to hold the app's data. Choose one near its users; it becomes part of the host name. */
    region: "us" | "eu" | "in";
    /** Whether to leave the app empty. Otherwise it comes with sample data. */
    skipSampleData?: boolean;
    /**
     * Version of the Chat API that the app uses. Only version 3 can be had, which the service takes for granted.
     *
     * @default 3
     */
    version?: "3";
}
/** What `createApp` returns. The app is created and can be used at once. */
export interface CreateAppResponse {
    data: App;
}
/** The webhook to create. */
export interface CreateWebhookRequest {
    /** Whether to post events at once. */
    enabled?: boolean;
    /** Identifies the webhook; chosen by you and never changed. At most 50 letters and digits without spaces. */
    id: string;
    name: WebhookName;
    password?: WebhookPassword;
    /**
     * Whether to try a failed delivery twice more, after 10 seconds and after 30 seconds.
     *
     * @default false
     */
    retryOnFailure?: boolean;
    /** Whether to send `username` and `password` along with every event, by HTTP Basic. */
    useBasicAuth?: boolean;
    username?: WebhookUsername;
    webhookURL: WebhookAddress;
}
/** What `createWebhook` returns. The webhook is created. */
export interface CreateWebhookResponse {
    data: Webhook;
}
/** What `deleteApp` returns. The deletion is scheduled. */
export interface DeleteAppResponse {
    data: AppDeletion;
}
/** What `deleteWebhook` returns. The webhook is gone. */
export interface DeleteWebhookResponse {
    data: Acknowledgement;
}
/** The one shape of every error answer. */
export interface ErrorBody {
    error: ErrorDetail;
}
/** Why the request failed, in upper snake case. The codes listed are those that are known; the service may send others, so treat the list as open. */
export type ErrorCode = 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
/** What went wrong, for a program (`code`), for a person (`message`) and for a developer (`devMessage`). */
export interface ErrorDetail {
    code: ErrorCode;
    /** The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
    details?: {
        [key: string]: unknown;
    } | string[];
    /** The same for developers; may hold ids. Not sent with every error. */
    devMessage?: string;
    /** What went wrong, in a sentence. A key named in it is masked by the service. */
    message: string;
    /** Which part of the service answered, such as `chat-api`. */
    source?: string;
}
/** Something that can be switched on for an app, such as polls, stickers or a link preview. */
export interface Extension {
    /** Whether it may read the app's data. */
    accessToAppData?: boolean;
    /** Address of its settings page, if it has one. Holds a token, so keep it to yourself. */
    adminURL?: string;
    /** Who made it. */
    author?: string;
    /** The categories the extension belongs to. */
    categories?: ExtensionCategories;
    createdAt?: UnixSeconds;
    /** What it does, in a sentence. */
    description?: string;
    /** Where its author can be reached. */
    email?: string;
    /** The moments at which the extension is called. */
    hooks?: ExtensionHooks;
    /** Identifies the extension, such as `polls`. The published list names some ids twice. */
    id: string;
    /** Whether it can be used. */
    isActive?: boolean;
    /** Whether it is hidden. From whom is not documented. */
    isInvisible?: boolean;
    /** Whether it is private. What follows from it is not documented. */
    isPrivate?: boolean;
    /** Whether it is made by somebody other than the provider. */
    isThirdParty?: boolean;
    /** What people call the extension. */
    name: string;
    /** What it does, in a line. */
    tagLine?: string;
    /** Address the extension's events are posted to, if it listens to any. */
    webhookURL?: string;
    /** Website of its author. */
    websiteURL?: string;
}
/** The envelope that an extension's own server answers in. Every extension has the same; what stands in `body` is its own. */
export interface ExtensionAnswer {
    /** How long the extension's server took, in seconds. */
    responseTime?: number;
    /** HTTP status with which the extension's server answered. */
    statusCode: number;
    /** Whether the extension's server did what was asked. */
    success: boolean;
}
/** The categories the extension belongs to. */
export interface ExtensionCategories {
    /** Always empty in what is published, so what an entry holds is not documented. */
    data?: {
        [key: string]: unknown;
    }[];
}
/** A moment at which an extension is called. */
export interface ExtensionHook {
    createdAt?: UnixSeconds;
    /** When that is, in a sentence. */
    description?: string;
    /** Whether the extension is called at it, as a number; 1 means yes. */
    enabled?: number;
    /** Name of the moment. */
    hook: 'before_message' | 'after_message' | 'after_auth_token_created' | 'after_auth_token_deleted' | 'after_auth_token_updated' | 'after_group_created' | 'after_group_deleted' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_banned' | 'after_group_members_kicked' | 'after_group_members_unbanned' | 'after_logged_out' | 'after_scope_changed' | 'after_user_deleted' | (string & {});
    /** Whether the moment is still supported. */
    isActive?: boolean;
}
/** The moments at which the extension is called. */
export interface ExtensionHooks {
    /** One entry for each moment. */
    data?: ExtensionHook[];
}
/** What became of the request, extension by extension. */
export interface ExtensionSwitchResult {
    /** One entry for each extension that was to be switched off, under its id. */
    disabled?: {
        [key: string]: Acknowledgement;
    };
    /** One entry for each extension that was to be switched on, under its id. */
    enabled?: {
        [key: string]: Acknowledgement;
    };
}
/** What `getWebhook` returns. The webhook. */
export interface GetWebhookResponse {
    data: Webhook;
}
/** Facts about a numbered page of a list. */
export interface LinkedPageMeta {
    pagination?: LinkedPagination;
}
/** Where a numbered page stands among all pages, and where the next one is. */
export interface LinkedPagination {
    /** How many records this page holds. */
    count: number;
    /** The number of this page; the first is 1. */
    current_page: number;
    /** Addresses of other pages. */
    links?: LinkedPaginationLinks;
    /** How many records a page holds at most. */
    per_page?: number;
    /** How many records there are in all. */
    total?: number;
    /** How many pages there are. */
    total_pages: number;
}
/** Addresses of other pages. */
export interface LinkedPaginationLinks {
    /** Address of the next page. May name a host that is not public, so read the page number from it and nothing else. */
    next?: string;
}
/** What `listApps` returns. One page of apps. */
export interface ListAppsResponse {
    /** The apps of this page. */
    data: App[];
    meta?: LinkedPageMeta;
}
/** What `listCollaborators` returns. The team of the app. */
export interface ListCollaboratorsResponse {
    /** The colleagues. */
    data: Collaborator[];
    meta?: LinkedPageMeta;
}
/** What `listExtensions` returns. One page of extensions. */
export interface ListExtensionsResponse {
    /** The extensions of this page. */
    data: Extension[];
    meta?: LinkedPageMeta;
}
/** What `listSettings` returns. The settings of the app. */
export interface ListSettingsResponse {
    data: AppSettings;
    meta?: LinkedPageMeta;
}
/** What `listTriggers` returns. The triggers of the webhook. */
export interface ListTriggersResponse {
    /** The triggers. */
    data: Trigger[];
    meta?: LinkedPageMeta;
}
/** What `listWebhooks` returns. The webhooks of the app. */
export interface ListWebhooksResponse {
    /** The webhooks. */
    data: Webhook[];
    meta?: LinkedPageMeta;
}
/** What `removeSettings` returns. The settings are removed. */
export interface RemoveSettingsResponse {
    data: Acknowledgement;
}
/** What `removeTriggers` returns. The triggers are removed. */
export interface RemoveTriggersResponse {
    data: Acknowledgement;
}
/** Which billing cycle the report is to cover. */
export interface RequestUsageReportRequest {
    /** The previous billing cycle if true, the current one if false. */
    usePreviousBillingCycle?: boolean;
}
/** What `requestUsageReport` returns. The report is ordered and comes by e-mail. */
export interface RequestUsageReportResponse {
    data: Acknowledgement;
}
/** The extensions to switch on and those to switch off. */
export interface SwitchExtensionsRequest {
    /** Ids of the extensions to switch off. */
    disabled?: string[];
    /** Ids of the extensions to switch on. */
    enabled?: string[];
}
/** What `switchExtensions` returns. The request was carried out as far as possible. */
export interface SwitchExtensionsResponse {
    data: ExtensionSwitchResult;
}
/** What became of the request, colleague by colleague. */
export interface TeamChange {
    admins?: CollaboratorResults;
    collaboratorsToRemove?: CollaboratorResults;
    developers?: CollaboratorResults;
    moderators?: CollaboratorResults;
}
/** A customer's account. */
export interface Tenant {
    app?: TenantApp;
    /** The customer's telephone number. */
    contactNumber?: string;
    createdAt?: UnixSeconds;
    /** The customer's e-mail address. */
    email: string;
    /** The customer's name. */
    name: string;
}
/** The first app of a customer, with its keys. */
export interface TenantApp {
    /** The app's key of scope `fullAccess`. */
    apiKey?: string;
    /** Identifies the app. */
    appId?: string;
    /** The app's key of scope `authOnly`. */
    authKey?: string;
    createdAt?: UnixSeconds;
    /** What people call the app. */
    name?: string;
    /** The plan the app is on. */
    plan?: string;
    region?: AppRegionId;
}
/** An event that a webhook is told about. */
export interface Trigger {
    /** When the event happens, in a sentence. */
    description?: string;
    id: TriggerId;
}
/** Names an event that a webhook can be told about. What each of them brings is described with the webhooks of the Chat API. Legacy webhooks know others, among them `before_message` and `after_message`. */
export type TriggerId = 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | (string & {});
/** The triggers that the call is about. */
export interface TriggersRequest {
    /** Ids of the triggers. */
    triggerIds?: TriggerId[];
}
/**
 * A moment, in seconds since 1970-01-01T00:00:00Z.
 * Format: int64.
 */
export type UnixSeconds = number;
/** E-mail addresses of those to take on, by role, and of those to take off. */
export interface UpdateCollaboratorsRequest {
    /** Those who become administrators. */
    admins?: string[];
    /** Those who leave the team. */
    collaboratorsToRemove?: string[];
    /** Those who become moderators. */
    moderators?: string[];
}
/** What `updateCollaborators` returns. The team is changed as far as possible. */
export interface UpdateCollaboratorsResponse {
    data: TeamChange;
}
/** The settings to change. */
export interface UpdateSettingsRequest {
    /** New values by setting key, such as `core.conversations.updateOnReplies`. */
    settings?: {
        [key: string]: boolean;
    };
}
/** What `updateSettings` returns. The settings are changed as far as possible. */
export interface UpdateSettingsResponse {
    /** One entry for each setting, under its key. */
    data: {
        [key: string]: Acknowledgement;
    };
}
/** What is to change about the webhook. Its id cannot. */
export interface UpdateWebhookRequest {
    /** Whether to post events. */
    enabled?: boolean;
    name?: WebhookName;
    password?: WebhookPassword;
    /**
     * Whether to try a failed delivery twice more, after 10 seconds and after 30 seconds.
     *
     * @default false
     */
    retryOnFailure?: boolean;
    /** Whether to send `username` and `password` along with every event, by HTTP Basic. */
    useBasicAuth?: boolean;
    username?: WebhookUsername;
    webhookURL?: WebhookAddress;
}
/** What `updateWebhook` returns. The webhook is changed. */
export interface UpdateWebhookResponse {
    data: Webhook;
}
/** The settings that the XSS filter is to have from now on. */
export interface UpdateXssFilterSettingsRequest {
    /** All settings of the filter; there is just one. */
    settings?: UpdateXssFilterSettingsRequestSettings;
}
/** All settings of the filter; there is just one. */
export interface UpdateXssFilterSettingsRequestSettings {
    /** Whether to drop messages that hold a script. */
    dropMessage: boolean;
}
/** What `updateXssFilterSettings` returns. The settings are replaced. */
export interface UpdateXssFilterSettingsResponse {
    data: XssFilterAnswer;
}
/** An address that an app posts its events to. */
export interface Webhook {
    createdAt?: UnixSeconds;
    /** Whether events are posted at the moment. In the published schema, though in no published example. */
    enabled?: boolean;
    /** Identifies the webhook; comes along with every event as `webhook`. */
    id: string;
    /** What people call the webhook. */
    name: string;
    /** Whether a failed delivery is tried again. Not in any published answer. */
    retryOnFailure?: boolean;
    updatedAt?: UnixSeconds;
    /** Whether events come with HTTP Basic credentials. Not in any published answer. */
    useBasicAuth?: boolean;
    /** User name of these credentials. Not in any published answer. */
    username?: string;
    /**
     * The address that events are posted to.
     * Format: uri.
     */
    webhookURL: string;
}
/** Address that events are posted to, at most 255 characters. It must be reachable from the internet by HTTPS and answer 200 within 2 seconds. */
export type WebhookAddress = string;
/** What people call the webhook; at most 50 characters. */
export type WebhookName = string;
/** Password for HTTP Basic, at most 100 letters and digits without spaces. Of use with `useBasicAuth` only. */
export type WebhookPassword = string;
/** User name for HTTP Basic, at most 50 letters and digits without spaces. Of use with `useBasicAuth` only. */
export type WebhookUsername = string;
/** The answer of the XSS filter, with its settings as they are now. */
export interface XssFilterAnswer extends ExtensionAnswer {
    /** What the extension's server said. */
    body?: XssFilterAnswerBody;
}
/** What the extension's server said. */
export interface XssFilterAnswerBody {
    /** The part that matters. */
    data?: XssFilterAnswerBodyData;
}
/** The part that matters. */
export interface XssFilterAnswerBodyData {
    settings?: XssFilterSettings;
}
/** How the XSS filter deals with messages that hold a script. */
export interface XssFilterSettings {
    /** The app that the settings belong to. Not in every answer. */
    appId?: string;
    /** Whether such a message is dropped. */
    dropMessage?: boolean;
}
/** The app does not exist or is archived. The code is published without a status; the status is read from that of an unknown user of the Chat API. */
export interface ResponseAppNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The request fails validation. The code is published without a status; the status is the one that the Campaigns pages give it. */
export interface ResponseBadRequest {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Too many requests in this minute; the request was not processed. The limits of the management host are not documented; this answer is the one that is published for the service as a whole. */
export interface ResponseTooManyRequests {
    headers: {
        "Retry-After": HeaderRetryAfter;
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The headers `key` and `secret` are missing. The code is published without a status; the status is read from that of an unknown API key of the Chat API. Which code a wrong key or secret gets is not documented. */
export interface ResponseUnauthorized {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Any other failure. The documentation names more codes and gives no status for them. */
export interface ResponseUnexpectedError {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The webhook or the app does not exist. The codes are published without a status; the status is read from that of an unknown user of the Chat API. */
export interface ResponseWebhookNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/**
 * Id of the app.
 *
 * @example app-linden-yard
 */
export type ParameterAppId = string;
/**
 * Number of the page to fetch; the first is 1.
 *
 * @example 1
 */
export type ParameterPage = number;
/**
 * Id of the webhook.
 *
 * @example gardenlog
 */
export type ParameterWebhookId = string;
/**
 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
 *
 * @example 2
 */
export type ParameterWebhookVersion = 2;
/**
 * Seconds to wait before trying again.
 *
 * @example 15
 */
export type HeaderRetryAfter = number;
export interface paths {
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the apps of the account, page by page, each with its owner, its region and its API keys. The answer holds secrets, so log it with care.
         * List apps
         */
        get: operations["list-apps"];
        put?: never;
        /**
         * Creates an app and answers with two API keys that come with it, one of scope `fullAccess` and one of scope `authOnly`. The region is part of the app's host names, so choose it well. An account holds only so many free apps; beyond that, delete one or upgrade.
         * Create an app
         */
        post: operations["create-app"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}": {
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
         * Schedules an app for deletion and answers when it will be gone, in seconds since 1970-01-01T00:00:00Z. Until then the app is archived, for 30 days. An app with a paid subscription cannot be deleted this way; ask the provider's support.
         * Delete an app
         */
        delete: operations["delete-app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the colleagues who work on an app, all at once, with their roles in the provider's dashboard.
         * List collaborators
         */
        get: operations["list-collaborators"];
        put?: never;
        /**
         * Takes colleagues on as administrators or moderators of an app and takes others off, by e-mail address and in one call. A team has at most 25 people, and nobody can add themselves. The answer tells for each address whether it worked.
         * Update collaborators
         */
        post: operations["update-collaborators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the extensions that an app can use, page by page, each with what it does, who made it and the moments at which it is called. The addresses of settings pages hold tokens, so log the answer with care.
         * List extensions
         */
        get: operations["list-extensions"];
        put?: never;
        /**
         * Switches any number of extensions of an app on and others off, in one call. The answer tells for each of them whether it worked, so look at every entry.
         * Switch extensions on and off
         */
        post: operations["switch-extensions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/extensions/xss-filter/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the settings of the XSS filter, which finds scripts in messages. The extension must be switched on. It stands here for all extensions that have settings: under their own id, most take the same `settings` envelope with POST (store), PUT (update), GET (read) and DELETE (remove), and all but a few answer in the same envelope.
         * Update XSS filter settings
         */
        put: operations["update-xss-filter-settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the settings of an app, all at once and by key. They decide what becomes the last message of a conversation, what counts as unread, and whether enhanced push notifications are on.
         * List settings
         */
        get: operations["list-settings"];
        put?: never;
        /**
         * Gives settings of an app new values, by key. The answer tells for each key whether it worked, so look at every entry.
         * Update settings
         */
        post: operations["update-settings"];
        /**
         * Removes settings of an app. Which ones is not documented, and the call takes nothing that would say it, so reckon with all of them.
         * Remove settings
         */
        delete: operations["remove-settings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders a report on how much the tenants' apps have been used in a billing cycle. The path names the base app, the one that holds the plan. The answer only confirms the order; the figures come later, by e-mail.
         * Request a usage report
         */
        post: operations["request-usage-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the webhooks of an app. There are at most 25, so one page holds them all; a way to fetch further pages is not documented.
         * List webhooks
         */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Names an address that the app is to post its events to; say which ones with `add-triggers`. Each event must be answered with status 200 within 2 seconds, so put long work in a queue and answer first. With `retryOnFailure`, a delivery that fails is tried again after 10 seconds and after 30 seconds, so an event may come more than once. HTTP Basic (`useBasicAuth`) is the only proof of origin there is; use it. An app has at most 25 webhooks.
         * Create a webhook
         */
        post: operations["create-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one webhook of an app. Its triggers are read with `list-triggers`.
         * Get a webhook
         */
        get: operations["get-webhook"];
        /**
         * Changes a webhook's name, address, credentials or retries, or switches it on and off. The id stays. What the address must do is told with `create-webhook`.
         * Update a webhook
         */
        put: operations["update-webhook"];
        post?: never;
        /**
         * Deletes a webhook of an app; no more events are posted to it. To stop for a while only, switch it off with `update-webhook`.
         * Delete a webhook
         */
        delete: operations["delete-webhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhooks/{webhookId}/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the triggers of a webhook, that is, the events it is told about. The answer counts pages, though a way to fetch further ones is not documented.
         * List triggers
         */
        get: operations["list-triggers"];
        put?: never;
        /**
         * Adds triggers to a webhook, which is from then on told about these events, too. The answer tells for each trigger whether it worked, so look at every entry.
         * Add triggers
         */
        post: operations["add-triggers"];
        /**
         * Removes triggers from a webhook, which is no longer told about these events. The triggers are named in a request body, though the method is DELETE; see to it that nothing between you and the service drops it.
         * Remove triggers
         */
        delete: operations["remove-triggers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account for a customer and creates its first app, whose keys come with the answer. The e-mail address identifies the account from then on. Request and answer hold secrets, so neither belongs in a log.
         * Add a tenant
         */
        post: operations["add-tenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Acknowledgement: Acknowledgement;
        AddTenantRequest: AddTenantRequest;
        AddTenantResponse: AddTenantResponse;
        AddTriggersResponse: AddTriggersResponse;
        ApiKey: ApiKey;
        App: App;
        AppDeletion: AppDeletion;
        AppOwner: AppOwner;
        AppRegion: AppRegion;
        AppRegionId: AppRegionId;
        AppSettings: AppSettings;
        Collaborator: Collaborator;
        CollaboratorResult: CollaboratorResult;
        CollaboratorResults: CollaboratorResults;
        CreateAppRequest: CreateAppRequest;
        CreateAppResponse: CreateAppResponse;
        CreateWebhookRequest: CreateWebhookRequest;
        CreateWebhookResponse: CreateWebhookResponse;
        DeleteAppResponse: DeleteAppResponse;
        DeleteWebhookResponse: DeleteWebhookResponse;
        ErrorBody: ErrorBody;
        ErrorCode: ErrorCode;
        ErrorDetail: ErrorDetail;
        Extension: Extension;
        ExtensionAnswer: ExtensionAnswer;
        ExtensionCategories: ExtensionCategories;
        ExtensionHook: ExtensionHook;
        ExtensionHooks: ExtensionHooks;
        ExtensionSwitchResult: ExtensionSwitchResult;
        GetWebhookResponse: GetWebhookResponse;
        LinkedPageMeta: LinkedPageMeta;
        LinkedPagination: LinkedPagination;
        LinkedPaginationLinks: LinkedPaginationLinks;
        ListAppsResponse: ListAppsResponse;
        ListCollaboratorsResponse: ListCollaboratorsResponse;
        ListExtensionsResponse: ListExtensionsResponse;
        ListSettingsResponse: ListSettingsResponse;
        ListTriggersResponse: ListTriggersResponse;
        ListWebhooksResponse: ListWebhooksResponse;
        RemoveSettingsResponse: RemoveSettingsResponse;
        RemoveTriggersResponse: RemoveTriggersResponse;
        RequestUsageReportRequest: RequestUsageReportRequest;
        RequestUsageReportResponse: RequestUsageReportResponse;
        SwitchExtensionsRequest: SwitchExtensionsRequest;
        SwitchExtensionsResponse: SwitchExtensionsResponse;
        TeamChange: TeamChange;
        Tenant: Tenant;
        TenantApp: TenantApp;
        Trigger: Trigger;
        TriggerId: TriggerId;
        TriggersRequest: TriggersRequest;
        UnixSeconds: UnixSeconds;
        UpdateCollaboratorsRequest: UpdateCollaboratorsRequest;
        UpdateCollaboratorsResponse: UpdateCollaboratorsResponse;
        UpdateSettingsRequest: UpdateSettingsRequest;
        UpdateSettingsResponse: UpdateSettingsResponse;
        UpdateWebhookRequest: UpdateWebhookRequest;
        UpdateWebhookResponse: UpdateWebhookResponse;
        UpdateXssFilterSettingsRequest: UpdateXssFilterSettingsRequest;
        UpdateXssFilterSettingsRequestSettings: UpdateXssFilterSettingsRequestSettings;
        UpdateXssFilterSettingsResponse: UpdateXssFilterSettingsResponse;
        Webhook: Webhook;
        WebhookAddress: WebhookAddress;
        WebhookName: WebhookName;
        WebhookPassword: WebhookPassword;
        WebhookUsername: WebhookUsername;
        XssFilterAnswer: XssFilterAnswer;
        XssFilterAnswerBody: XssFilterAnswerBody;
        XssFilterAnswerBodyData: XssFilterAnswerBodyData;
        XssFilterSettings: XssFilterSettings;
    };
    responses: {
        AppNotFound: ResponseAppNotFound;
        BadRequest: ResponseBadRequest;
        TooManyRequests: ResponseTooManyRequests;
        Unauthorized: ResponseUnauthorized;
        UnexpectedError: ResponseUnexpectedError;
        WebhookNotFound: ResponseWebhookNotFound;
    };
    parameters: {
        AppId: ParameterAppId;
        Page: ParameterPage;
        WebhookId: ParameterWebhookId;
        WebhookVersion: ParameterWebhookVersion;
    };
    requestBodies: never;
    headers: {
        RetryAfter: HeaderRetryAfter;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "list-apps": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * How many apps a page holds at most.
                 *
                 * @example 25
                 */
                perPage?: number;
                /**
                 * Keeps only apps with this text in their name or id.
                 *
                 * @example linden
                 */
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAppsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAppRequest;
            };
        };
        responses: {
            /** The app is created and can be used at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateAppResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-app": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deletion is scheduled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteAppResponse;
                };
            };
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team of the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCollaboratorsResponse;
                };
            };
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCollaboratorsRequest;
            };
        };
        responses: {
            /** The team is changed as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCollaboratorsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-extensions": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: number;
                /**
                 * How many extensions a page holds at most; no more than 1000.
                 *
                 * @example 25
                 */
                perPage?: number;
            };
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of extensions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListExtensionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "switch-extensions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SwitchExtensionsRequest;
            };
        };
        responses: {
            /** The request was carried out as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SwitchExtensionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-xss-filter-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateXssFilterSettingsRequest;
            };
        };
        responses: {
            /** The settings are replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateXssFilterSettingsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings of the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSettingsRequest;
            };
        };
        responses: {
            /** The settings are changed as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSettingsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "request-usage-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RequestUsageReportRequest;
            };
        };
        responses: {
            /** The report is ordered and comes by e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RequestUsageReportResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-webhooks": {
        parameters: {
            query?: {
                /**
                 * How many webhooks to answer with at most; no more than 1000.
                 *
                 * @example 100
                 */
                perPage?: number;
                /**
                 * Keeps only webhooks with this text in their name.
                 *
                 * @example garden
                 */
                searchKey?: string;
            };
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhooks of the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListWebhooksResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateWebhookRequest;
            };
        };
        responses: {
            /** The webhook is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateWebhookResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseAppNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetWebhookResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateWebhookRequest;
            };
        };
        responses: {
            /** The webhook is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateWebhookResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteWebhookResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-triggers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The triggers of the webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListTriggersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-triggers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TriggersRequest;
            };
        };
        responses: {
            /** The triggers are added as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddTriggersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-triggers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 *
                 * @example 2
                 */
                "X-Webhook-Version"?: ParameterWebhookVersion;
            };
            path: {
                /**
                 * Id of the app.
                 *
                 * @example app-linden-yard
                 */
                appId: ParameterAppId;
                /**
                 * Id of the webhook.
                 *
                 * @example gardenlog
                 */
                webhookId: ParameterWebhookId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TriggersRequest;
            };
        };
        responses: {
            /** The triggers are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveTriggersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseWebhookNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddTenantRequest;
            };
        };
        responses: {
            /** The account is open and has its first app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddTenantResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
}
