export interface paths {
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["list-apps"];
        put?: never;
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
        get: operations["list-collaborators"];
        put?: never;
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
        get: operations["list-extensions"];
        put?: never;
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
        get: operations["list-settings"];
        put?: never;
        post: operations["update-settings"];
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
        get: operations["list-webhooks"];
        put?: never;
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
        get: operations["get-webhook"];
        put: operations["update-webhook"];
        post?: never;
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
        get: operations["list-triggers"];
        put?: never;
        post: operations["add-triggers"];
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
        Acknowledgement: {
            message: string;
            success: boolean;
        };
        AddTenantRequest: {
            appName: string;
            appRegion: "us" | "eu" | "in";
            contactNumber?: string;
            email: string;
            industry?: string;
            name: string;
            password: string;
            role?: string;
            technology?: string;
        };
        ApiKey: {
            apiKey: string;
            createdBy?: string;
            name?: string;
            scope?: 'fullAccess' | 'authOnly' | (string & {});
        };
        App: {
            accessKey?: string;
            apiKeys?: {
                [key: string]: components["schemas"]["ApiKey"];
            };
            appOwner?: components["schemas"]["AppOwner"];
            appRegion?: components["schemas"]["AppRegion"];
            createdAt?: components["schemas"]["UnixSeconds"];
            id: string;
            name: string;
            owner?: number;
            plan?: string;
            region?: components["schemas"]["AppRegionId"];
            state?: string;
            trialEndsAt?: components["schemas"]["UnixSeconds"];
        };
        AppDeletion: {
            scheduledToDeleteAt: components["schemas"]["UnixSeconds"];
            success: boolean;
        };
        AppOwner: {
            email?: string;
            id?: string;
            name?: string;
        };
        AppRegion: {
            description?: string;
            id?: components["schemas"]["AppRegionId"];
            name?: string;
        };
        AppRegionId: 'us' | 'eu' | 'in' | (string & {});
        AppSettings: {
            "core.conversations.updateOnCallActivity"?: boolean;
            "core.conversations.updateOnCustomMessage"?: boolean;
            "core.conversations.updateOnGroupActions"?: boolean;
            "core.conversations.updateOnMessageActions"?: boolean;
            "core.conversations.updateOnReplies"?: boolean;
            "core.notifications.push.accessible"?: boolean;
            "core.notifications.push.advanced.enabled"?: boolean;
            "core.notifications.push.advanced.included"?: string[];
            "core.notifications.push.enabled"?: boolean;
            "core.threads.updateOnMessageActions"?: boolean;
        } & {
            [key: string]: unknown;
        };
        Collaborator: {
            createdAt?: components["schemas"]["UnixSeconds"];
            email: string;
            id: string;
            name?: string;
            role?: 'owner' | 'admin' | 'developer' | 'moderator' | (string & {});
        };
        CollaboratorResult: {
            success: boolean;
        };
        CollaboratorResults: {
            [key: string]: components["schemas"]["CollaboratorResult"];
        } | string[];
        CreateAppRequest: {
            name: string;
            region: "us" | "eu" | "in";
            skipSampleData?: boolean;
            version?: "3";
        };
        CreateWebhookRequest: {
            enabled?: boolean;
            id: string;
            name: components["schemas"]["WebhookName"];
            password?: components["schemas"]["WebhookPassword"];
            retryOnFailure?: boolean;
            useBasicAuth?: boolean;
            username?: components["schemas"]["WebhookUsername"];
            webhookURL: components["schemas"]["WebhookAddress"];
        };
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            details?: {
                [key: string]: unknown;
            } | string[];
            devMessage?: string;
            message: string;
            source?: string;
        };
        Extension: {
            accessToAppData?: boolean;
            adminURL?: string;
            author?: string;
            categories?: {
                data?: {
                    [key: string]: unknown;
                }[];
            };
            createdAt?: components["schemas"]["UnixSeconds"];
            description?: string;
            email?: string;
            hooks?: {
                data?: components["schemas"]["ExtensionHook"][];
            };
            id: string;
            isActive?: boolean;
            isInvisible?: boolean;
            isPrivate?: boolean;
            isThirdParty?: boolean;
            name: string;
            tagLine?: string;
            webhookURL?: string;
            websiteURL?: string;
        };
        ExtensionAnswer: {
            responseTime?: number;
            statusCode: number;
            success: boolean;
        };
        ExtensionHook: {
            createdAt?: components["schemas"]["UnixSeconds"];
            description?: string;
            enabled?: number;
            hook: 'before_message' | 'after_message' | 'after_auth_token_created' | 'after_auth_token_deleted' | 'after_auth_token_updated' | 'after_group_created' | 'after_group_deleted' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_banned' | 'after_group_members_kicked' | 'after_group_members_unbanned' | 'after_logged_out' | 'after_scope_changed' | 'after_user_deleted' | (string & {});
            isActive?: boolean;
        };
        ExtensionSwitchResult: {
            disabled?: {
                [key: string]: components["schemas"]["Acknowledgement"];
            };
            enabled?: {
                [key: string]: components["schemas"]["Acknowledgement"];
            };
        };
        LinkedPageMeta: {
            pagination?: components["schemas"]["LinkedPagination"];
        };
        LinkedPagination: {
            count: number;
            current_page: number;
            links?: {
                next?: string;
            };
            per_page?: number;
            total?: number;
            total_pages: number;
        };
        RequestUsageReportRequest: {
            usePreviousBillingCycle?: boolean;
        };
        SwitchExtensionsRequest: {
            disabled?: string[];
            enabled?: string[];
        };
        TeamChange: {
            admins?: components["schemas"]["CollaboratorResults"];
            collaboratorsToRemove?: components["schemas"]["CollaboratorResults"];
            developers?: components["schemas"]["CollaboratorResults"];
            moderators?: components["schemas"]["CollaboratorResults"];
        };
        Tenant: {
            app?: components["schemas"]["TenantApp"];
            contactNumber?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            email: string;
            name: string;
        };
        TenantApp: {
            apiKey?: string;
            appId?: string;
            authKey?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            name?: string;
            plan?: string;
            region?: components["schemas"]["AppRegionId"];
        };
        Trigger: {
            description?: string;
            id: components["schemas"]["TriggerId"];
        };
        TriggerId: 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | (string & {});
        TriggersRequest: {
            triggerIds?: components["schemas"]["TriggerId"][];
        };
        UnixSeconds: number;
        UpdateCollaboratorsRequest: {
            admins?: string[];
            collaboratorsToRemove?: string[];
            moderators?: string[];
        };
        UpdateSettingsRequest: {
            settings?: {
                [key: string]: boolean;
            };
        };
        UpdateWebhookRequest: {
            enabled?: boolean;
            name?: components["schemas"]["WebhookName"];
            password?: components["schemas"]["WebhookPassword"];
            retryOnFailure?: boolean;
            useBasicAuth?: boolean;
            username?: components["schemas"]["WebhookUsername"];
            webhookURL?: components["schemas"]["WebhookAddress"];
        };
        UpdateXssFilterSettingsRequest: {
            settings?: {
                dropMessage: boolean;
            };
        };
        Webhook: {
            createdAt?: components["schemas"]["UnixSeconds"];
            enabled?: boolean;
            id: string;
            name: string;
            retryOnFailure?: boolean;
            updatedAt?: components["schemas"]["UnixSeconds"];
            useBasicAuth?: boolean;
            username?: string;
            webhookURL: string;
        };
        WebhookAddress: string;
        WebhookName: string;
        WebhookPassword: string;
        WebhookUsername: string;
        XssFilterAnswer: components["schemas"]["ExtensionAnswer"] & {
            body?: {
                data?: {
                    settings?: components["schemas"]["XssFilterSettings"];
                };
            };
        };
        XssFilterSettings: {
            appId?: string;
            dropMessage?: boolean;
        };
    };
    responses: {
        AppNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        AppId: string;
        Page: number;
        WebhookId: string;
        WebhookVersion: 2;
    };
    requestBodies: never;
    headers: {
        RetryAfter: number;
    };
    pathItems: never;
}
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type AddTenantRequest = components['schemas']['AddTenantRequest'];
export type ApiKey = components['schemas']['ApiKey'];
export type App = components['schemas']['App'];
export type AppDeletion = components['schemas']['AppDeletion'];
export type AppOwner = components['schemas']['AppOwner'];
export type AppRegion = components['schemas']['AppRegion'];
export type AppRegionId = components['schemas']['AppRegionId'];
export type AppSettings = components['schemas']['AppSettings'];
export type Collaborator = components['schemas']['Collaborator'];
export type CollaboratorResult = components['schemas']['CollaboratorResult'];
export type CollaboratorResults = components['schemas']['CollaboratorResults'];
export type CreateAppRequest = components['schemas']['CreateAppRequest'];
export type CreateWebhookRequest = components['schemas']['CreateWebhookRequest'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type Extension = components['schemas']['Extension'];
export type ExtensionAnswer = components['schemas']['ExtensionAnswer'];
export type ExtensionHook = components['schemas']['ExtensionHook'];
export type ExtensionSwitchResult = components['schemas']['ExtensionSwitchResult'];
export type LinkedPageMeta = components['schemas']['LinkedPageMeta'];
export type LinkedPagination = components['schemas']['LinkedPagination'];
export type RequestUsageReportRequest = components['schemas']['RequestUsageReportRequest'];
export type SwitchExtensionsRequest = components['schemas']['SwitchExtensionsRequest'];
export type TeamChange = components['schemas']['TeamChange'];
export type Tenant = components['schemas']['Tenant'];
export type TenantApp = components['schemas']['TenantApp'];
export type Trigger = components['schemas']['Trigger'];
export type TriggerId = components['schemas']['TriggerId'];
export type TriggersRequest = components['schemas']['TriggersRequest'];
export type UnixSeconds = components['schemas']['UnixSeconds'];
export type UpdateCollaboratorsRequest = components['schemas']['UpdateCollaboratorsRequest'];
export type UpdateSettingsRequest = components['schemas']['UpdateSettingsRequest'];
export type UpdateWebhookRequest = components['schemas']['UpdateWebhookRequest'];
export type UpdateXssFilterSettingsRequest = components['schemas']['UpdateXssFilterSettingsRequest'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookAddress = components['schemas']['WebhookAddress'];
export type WebhookName = components['schemas']['WebhookName'];
export type WebhookPassword = components['schemas']['WebhookPassword'];
export type WebhookUsername = components['schemas']['WebhookUsername'];
export type XssFilterAnswer = components['schemas']['XssFilterAnswer'];
export type XssFilterSettings = components['schemas']['XssFilterSettings'];
export type ResponseAppNotFound = components['responses']['AppNotFound'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ResponseWebhookNotFound = components['responses']['WebhookNotFound'];
export type ParameterAppId = components['parameters']['AppId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookVersion = components['parameters']['WebhookVersion'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    "list-apps": {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                perPage?: number;
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["App"][];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
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
                "application/json": components["schemas"]["CreateAppRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["App"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-app": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppDeletion"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collaborator"][];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCollaboratorsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-extensions": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Extension"][];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "switch-extensions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchExtensionsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExtensionSwitchResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-xss-filter-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateXssFilterSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["XssFilterAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppSettings"];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            [key: string]: components["schemas"]["Acknowledgement"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "request-usage-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestUsageReportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-webhooks": {
        parameters: {
            query?: {
                perPage?: number;
                searchKey?: string;
            };
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "create-webhook": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AppNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "get-webhook": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "update-webhook": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "delete-webhook": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "list-triggers": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trigger"][];
                        meta?: components["schemas"]["LinkedPageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "add-triggers": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggersRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            [key: string]: components["schemas"]["Acknowledgement"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "remove-triggers": {
        parameters: {
            query?: never;
            header?: {
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                appId: components["parameters"]["AppId"];
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggersRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
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
                "application/json": components["schemas"]["AddTenantRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
