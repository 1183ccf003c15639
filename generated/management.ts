// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List apps
         * @description Lists the apps of the account, page by page, each with its owner, its region and its API keys. The answer holds secrets, so log it with care.
         */
        get: operations["list-apps"];
        put?: never;
        /**
         * Create an app
         * @description Creates an app and answers with two API keys that come with it, one of scope `fullAccess` and one of scope `authOnly`. The region is part of the app's host names, so choose it well. An account holds only so many free apps; beyond that, delete one or upgrade.
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
         * Delete an app
         * @description Schedules an app for deletion and answers when it will be gone, in seconds since 1970-01-01T00:00:00Z. Until then the app is archived, for 30 days. An app with a paid subscription cannot be deleted this way; ask the provider's support.
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
         * List collaborators
         * @description Lists the colleagues who work on an app, all at once, with their roles in the provider's dashboard.
         */
        get: operations["list-collaborators"];
        put?: never;
        /**
         * Update collaborators
         * @description Takes colleagues on as administrators or moderators of an app and takes others off, by e-mail address and in one call. A team has at most 25 people, and nobody can add themselves. The answer tells for each address whether it worked.
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
         * List extensions
         * @description Lists the extensions that an app can use, page by page, each with what it does, who made it and the moments at which it is called. The addresses of settings pages hold tokens, so log the answer with care.
         */
        get: operations["list-extensions"];
        put?: never;
        /**
         * Switch extensions on and off
         * @description Switches any number of extensions of an app on and others off, in one call. The answer tells for each of them whether it worked, so look at every entry.
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
         * Update XSS filter settings
         * @description Replaces the settings of the XSS filter, which finds scripts in messages. The extension must be switched on. It stands here for all extensions that have settings: under their own id, most take the same `settings` envelope with POST (store), PUT (update), GET (read) and DELETE (remove), and all but a few answer in the same envelope.
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
         * List settings
         * @description Reads the settings of an app, all at once and by key. They decide what becomes the last message of a conversation, what counts as unread, and whether enhanced push notifications are on.
         */
        get: operations["list-settings"];
        put?: never;
        /**
         * Update settings
         * @description Gives settings of an app new values, by key. The answer tells for each key whether it worked, so look at every entry.
         */
        post: operations["update-settings"];
        /**
         * Remove settings
         * @description Removes settings of an app. Which ones is not documented, and the call takes nothing that would say it, so reckon with all of them.
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
         * Request a usage report
         * @description Orders a report on how much the tenants' apps have been used in a billing cycle. The path names the base app, the one that holds the plan. The answer only confirms the order; the figures come later, by e-mail.
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
         * List webhooks
         * @description Lists the webhooks of an app. There are at most 25, so one page holds them all; a way to fetch further pages is not documented.
         */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Names an address that the app is to post its events to; say which ones with `add-triggers`. Each event must be answered with status 200 within 2 seconds, so put long work in a queue and answer first. With `retryOnFailure`, a delivery that fails is tried again after 10 seconds and after 30 seconds, so an event may come more than once. HTTP Basic (`useBasicAuth`) is the only proof of origin there is; use it. An app has at most 25 webhooks.
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
         * Get a webhook
         * @description Reads one webhook of an app. Its triggers are read with `list-triggers`.
         */
        get: operations["get-webhook"];
        /**
         * Update a webhook
         * @description Changes a webhook's name, address, credentials or retries, or switches it on and off. The id stays. What the address must do is told with `create-webhook`.
         */
        put: operations["update-webhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook of an app; no more events are posted to it. To stop for a while only, switch it off with `update-webhook`.
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
         * List triggers
         * @description Lists the triggers of a webhook, that is, the events it is told about. The answer counts pages, though a way to fetch further ones is not documented.
         */
        get: operations["list-triggers"];
        put?: never;
        /**
         * Add triggers
         * @description Adds triggers to a webhook, which is from then on told about these events, too. The answer tells for each trigger whether it worked, so look at every entry.
         */
        post: operations["add-triggers"];
        /**
         * Remove triggers
         * @description Removes triggers from a webhook, which is no longer told about these events. The triggers are named in a request body, though the method is DELETE; see to it that nothing between you and the service drops it.
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
         * Add a tenant
         * @description Opens an account for a customer and creates its first app, whose keys come with the answer. The e-mail address identifies the account from then on. Request and answer hold secrets, so neither belongs in a log.
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
        /** @description Says that something was done, in a flag and a sentence. */
        Acknowledgement: {
            /** @description The outcome as a sentence for a person; its wording is not part of the contract. */
            message: string;
            /** @description Whether it was done. */
            success: boolean;
        };
        /** @description The customer and the customer's first app. */
        AddTenantRequest: {
            /** @description What people call the first app; at most 100 characters. */
            appName: string;
            /**
             * @description The region whose data center is to hold the first app's data. Choose one near the customer's users.
             * @enum {string}
             */
            appRegion: "us" | "eu" | "in";
            /** @description The customer's telephone number. */
            contactNumber?: string;
            /** @description The customer's e-mail address, which identifies the account. */
            email: string;
            /** @description The line of business that the app serves. */
            industry?: string;
            /** @description The customer's name. */
            name: string;
            /** @description Password of the new account, in plain text. Send it over HTTPS only and never log it. */
            password: string;
            /** @description What the account's holder does, such as developer, product manager or business owner. */
            role?: string;
            /** @description What the app is mainly built with, in one string, such as ReactJS, Angular, Vue, Android or iOS. */
            technology?: string;
        };
        /** @description A key that calls of the Chat and Calls APIs are made with. */
        ApiKey: {
            /** @description The key itself. The property is `apiKey` in JSON, while the header that carries it is `apikey`. */
            apiKey: string;
            /** @description Who made the key; `app_system` for the two that come with the app. */
            createdBy?: string;
            /** @description What people call the key. */
            name?: string;
            /** @description What the key allows. Everything (`fullAccess`), or only to create users and auth tokens (`authOnly`). */
            scope?: 'fullAccess' | 'authOnly' | (string & {});
        };
        /** @description One app of the account. All users, groups and messages of the Chat API live inside an app. */
        App: {
            /** @description An API key of the app. Seen in the list of apps only. */
            accessKey?: string;
            /** @description The API keys of the app, each under the key itself. */
            apiKeys?: {
                [key: string]: components["schemas"]["ApiKey"];
            };
            appOwner?: components["schemas"]["AppOwner"];
            appRegion?: components["schemas"]["AppRegion"];
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description Identifies the app, also in the host names of the Chat and Calls APIs. */
            id: string;
            /** @description What people call the app. */
            name: string;
            /** @description Id of the person who owns the app, as a number; `appOwner.id` is the same as a string. */
            owner?: number;
            /** @description The plan the app is on, such as `trial`. */
            plan?: string;
            region?: components["schemas"]["AppRegionId"];
            /** @description Whether the app can be used, such as `active`. */
            state?: string;
            trialEndsAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description When the app and everything in it will be gone. */
        AppDeletion: {
            scheduledToDeleteAt: components["schemas"]["UnixSeconds"];
            /** @description Whether the deletion was scheduled. */
            success: boolean;
        };
        /** @description The person who owns an app. */
        AppOwner: {
            /**
             * Format: email
             * @description The person's e-mail address.
             */
            email?: string;
            /** @description Identifies the person; the app's `owner` is the same as a number. */
            id?: string;
            /** @description The person's name. */
            name?: string;
        };
        /** @description The region an app lives in, in words. */
        AppRegion: {
            /** @description Where its servers stand. */
            description?: string;
            id?: components["schemas"]["AppRegionId"];
            /** @description Name of the region. */
            name?: string;
        };
        /** @description The region whose data center holds the app's data. */
        AppRegionId: 'us' | 'eu' | 'in' | (string & {});
        /** @description Settings of an app by key. The dots are part of the keys; nothing is nested. Keys may be missing, and others than those listed may come. */
        AppSettings: {
            /** @description Whether a call becomes the last message of the conversation and counts as unread. False by default. */
            "core.conversations.updateOnCallActivity"?: boolean;
            /** @description Whether a custom message becomes the last message of the conversation. Its default is not documented. */
            "core.conversations.updateOnCustomMessage"?: boolean;
            /** @description Whether joining, leaving and the like become the last message of a group's conversation and count as unread. True by default. */
            "core.conversations.updateOnGroupActions"?: boolean;
            /** @description Whether an edit or a deletion becomes the last message of the conversation and counts as unread. False by default. */
            "core.conversations.updateOnMessageActions"?: boolean;
            /** @description Whether a reply in a thread becomes the last message of the conversation; it never counts as unread. True by default. */
            "core.conversations.updateOnReplies"?: boolean;
            /** @description Whether the app may use enhanced push notifications. What decides it is not documented. */
            "core.notifications.push.accessible"?: boolean;
            /** @description Whether the advanced parts of push notifications are on. */
            "core.notifications.push.advanced.enabled"?: boolean;
            /** @description Which advanced parts the app has, such as `preferences` and `templates`. */
            "core.notifications.push.advanced.included"?: string[];
            /** @description Whether enhanced push notifications are on. False by default. */
            "core.notifications.push.enabled"?: boolean;
            /** @description Whether an edit or a deletion in a thread becomes its last message and counts as unread. False by default. */
            "core.threads.updateOnMessageActions"?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A colleague who works on an app in the provider's dashboard. */
        Collaborator: {
            createdAt?: components["schemas"]["UnixSeconds"];
            /**
             * Format: email
             * @description The colleague's e-mail address, by which a team is changed.
             */
            email: string;
            /** @description Identifies the colleague. */
            id: string;
            /** @description The colleague's name. */
            name?: string;
            /** @description What the colleague may do in the dashboard. */
            role?: 'owner' | 'admin' | 'developer' | 'moderator' | (string & {});
        };
        /** @description What became of one colleague. */
        CollaboratorResult: {
            /** @description Whether it worked. */
            success: boolean;
        };
        /** @description What became of the colleagues of one kind, by e-mail address. An empty list if none of the kind was named. */
        CollaboratorResults: {
            [key: string]: components["schemas"]["CollaboratorResult"];
        } | string[];
        /** @description The app to create. */
        CreateAppRequest: {
            /** @description What people call the app; at most 100 characters. */
            name: string;
            /**
             * @description The region whose data center is to hold the app's data. Choose one near its users; it becomes part of the host name.
             * @enum {string}
             */
            region: "us" | "eu" | "in";
            /** @description Whether to leave the app empty. Otherwise it comes with sample data. */
            skipSampleData?: boolean;
            /**
             * @description Version of the Chat API that the app uses. Only version 3 can be had, which the service takes for granted.
             * @default 3
             * @enum {string}
             */
            version?: "3";
        };
        /** @description The webhook to create. */
        CreateWebhookRequest: {
            /** @description Whether to post events at once. */
            enabled?: boolean;
            /** @description Identifies the webhook; chosen by you and never changed. At most 50 letters and digits without spaces. */
            id: string;
            name: components["schemas"]["WebhookName"];
            password?: components["schemas"]["WebhookPassword"];
            /**
             * @description Whether to try a failed delivery twice more, after 10 seconds and after 30 seconds.
             * @default false
             */
            retryOnFailure?: boolean;
            /** @description Whether to send `username` and `password` along with every event, by HTTP Basic. */
            useBasicAuth?: boolean;
            username?: components["schemas"]["WebhookUsername"];
            webhookURL: components["schemas"]["WebhookAddress"];
        };
        /** @description The one shape of every error answer. */
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description Why the request failed, in upper snake case. The codes listed are those that are known; the service may send others, so treat the list as open. */
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        /** @description What went wrong, for a program (`code`), for a person (`message`) and for a developer (`devMessage`). */
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
            details?: {
                [key: string]: unknown;
            } | string[];
            /** @description The same for developers; may hold ids. Not sent with every error. */
            devMessage?: string;
            /** @description What went wrong, in a sentence. A key named in it is masked by the service. */
            message: string;
            /** @description Which part of the service answered, such as `chat-api`. */
            source?: string;
        };
        /** @description Something that can be switched on for an app, such as polls, stickers or a link preview. */
        Extension: {
            /** @description Whether it may read the app's data. */
            accessToAppData?: boolean;
            /** @description Address of its settings page, if it has one. Holds a token, so keep it to yourself. */
            adminURL?: string;
            /** @description Who made it. */
            author?: string;
            /** @description The categories the extension belongs to. */
            categories?: {
                /** @description Always empty in what is published, so what an entry holds is not documented. */
                data?: {
                    [key: string]: unknown;
                }[];
            };
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What it does, in a sentence. */
            description?: string;
            /** @description Where its author can be reached. */
            email?: string;
            /** @description The moments at which the extension is called. */
            hooks?: {
                /** @description One entry for each moment. */
                data?: components["schemas"]["ExtensionHook"][];
            };
            /** @description Identifies the extension, such as `polls`. The published list names some ids twice. */
            id: string;
            /** @description Whether it can be used. */
            isActive?: boolean;
            /** @description Whether it is hidden. From whom is not documented. */
            isInvisible?: boolean;
            /** @description Whether it is private. What follows from it is not documented. */
            isPrivate?: boolean;
            /** @description Whether it is made by somebody other than the provider. */
            isThirdParty?: boolean;
            /** @description What people call the extension. */
            name: string;
            /** @description What it does, in a line. */
            tagLine?: string;
            /** @description Address the extension's events are posted to, if it listens to any. */
            webhookURL?: string;
            /** @description Website of its author. */
            websiteURL?: string;
        };
        /** @description The envelope that an extension's own server answers in. Every extension has the same; what stands in `body` is its own. */
        ExtensionAnswer: {
            /** @description How long the extension's server took, in seconds. */
            responseTime?: number;
            /** @description HTTP status with which the extension's server answered. */
            statusCode: number;
            /** @description Whether the extension's server did what was asked. */
            success: boolean;
        };
        /** @description A moment at which an extension is called. */
        ExtensionHook: {
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description When that is, in a sentence. */
            description?: string;
            /** @description Whether the extension is called at it, as a number; 1 means yes. */
            enabled?: number;
            /** @description Name of the moment. */
            hook: 'before_message' | 'after_message' | 'after_auth_token_created' | 'after_auth_token_deleted' | 'after_auth_token_updated' | 'after_group_created' | 'after_group_deleted' | 'after_group_joined' | 'after_group_left' | 'after_group_members_added' | 'after_group_members_banned' | 'after_group_members_kicked' | 'after_group_members_unbanned' | 'after_logged_out' | 'after_scope_changed' | 'after_user_deleted' | (string & {});
            /** @description Whether the moment is still supported. */
            isActive?: boolean;
        };
        /** @description What became of the request, extension by extension. */
        ExtensionSwitchResult: {
            /** @description One entry for each extension that was to be switched off, under its id. */
            disabled?: {
                [key: string]: components["schemas"]["Acknowledgement"];
            };
            /** @description One entry for each extension that was to be switched on, under its id. */
            enabled?: {
                [key: string]: components["schemas"]["Acknowledgement"];
            };
        };
        /** @description Facts about a numbered page of a list. */
        LinkedPageMeta: {
            pagination?: components["schemas"]["LinkedPagination"];
        };
        /** @description Where a numbered page stands among all pages, and where the next one is. */
        LinkedPagination: {
            /** @description How many records this page holds. */
            count: number;
            /** @description The number of this page; the first is 1. */
            current_page: number;
            /** @description Addresses of other pages. */
            links?: {
                /** @description Address of the next page. May name a host that is not public, so read the page number from it and nothing else. */
                next?: string;
            };
            /** @description How many records a page holds at most. */
            per_page?: number;
            /** @description How many records there are in all. */
            total?: number;
            /** @description How many pages there are. */
            total_pages: number;
        };
        /** @description Which billing cycle the report is to cover. */
        RequestUsageReportRequest: {
            /** @description The previous billing cycle if true, the current one if false. */
            usePreviousBillingCycle?: boolean;
        };
        /** @description The extensions to switch on and those to switch off. */
        SwitchExtensionsRequest: {
            /** @description Ids of the extensions to switch off. */
            disabled?: string[];
            /** @description Ids of the extensions to switch on. */
            enabled?: string[];
        };
        /** @description What became of the request, colleague by colleague. */
        TeamChange: {
            admins?: components["schemas"]["CollaboratorResults"];
            collaboratorsToRemove?: components["schemas"]["CollaboratorResults"];
            developers?: components["schemas"]["CollaboratorResults"];
            moderators?: components["schemas"]["CollaboratorResults"];
        };
        /** @description A customer's account. */
        Tenant: {
            app?: components["schemas"]["TenantApp"];
            /** @description The customer's telephone number. */
            contactNumber?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description The customer's e-mail address. */
            email: string;
            /** @description The customer's name. */
            name: string;
        };
        /** @description The first app of a customer, with its keys. */
        TenantApp: {
            /** @description The app's key of scope `fullAccess`. */
            apiKey?: string;
            /** @description Identifies the app. */
            appId?: string;
            /** @description The app's key of scope `authOnly`. */
            authKey?: string;
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description What people call the app. */
            name?: string;
            /** @description The plan the app is on. */
            plan?: string;
            region?: components["schemas"]["AppRegionId"];
        };
        /** @description An event that a webhook is told about. */
        Trigger: {
            /** @description When the event happens, in a sentence. */
            description?: string;
            id: components["schemas"]["TriggerId"];
        };
        /** @description Names an event that a webhook can be told about. What each of them brings is described with the webhooks of the Chat API. Legacy webhooks know others, among them `before_message` and `after_message`. */
        TriggerId: 'message_sent' | 'message_edited' | 'message_deleted' | 'message_delivery_receipt' | 'message_read_receipt' | 'message_reaction_added' | 'message_reaction_removed' | 'user_mentioned' | 'user_blocked' | 'user_unblocked' | 'user_connection_status_changed' | 'group_created' | 'group_updated' | 'group_deleted' | 'group_member_added' | 'group_member_removed' | 'group_member_banned' | 'group_member_unbanned' | 'group_member_joined' | 'group_member_left' | 'group_member_kicked' | 'group_member_scope_changed' | 'group_owner_transferred' | 'call_initiated' | 'call_started' | 'call_participant_joined' | 'call_participant_left' | 'call_ended' | 'call_busy' | 'call_cancelled' | 'call_rejected' | 'call_unanswered' | 'meeting_started' | 'meeting_participant_joined' | 'meeting_participant_left' | 'meeting_ended' | 'recording_generated' | 'transcription_generated' | 'moderation_engine_approved' | 'moderation_engine_blocked' | 'moderation_manual_approved' | 'moderation_engine_failed' | 'after_campaign_completed' | 'after_campaign_failed' | 'after_notification_created' | 'after_feed_item_sent' | 'after_feed_item_delivered' | 'after_feed_item_read' | 'after_feed_item_interacted' | 'after_push_notification_sent' | 'after_push_notification_delivered' | 'after_push_notification_clicked' | (string & {});
        /** @description The triggers that the call is about. */
        TriggersRequest: {
            /** @description Ids of the triggers. */
            triggerIds?: components["schemas"]["TriggerId"][];
        };
        /**
         * Format: int64
         * @description A moment, in seconds since 1970-01-01T00:00:00Z.
         */
        UnixSeconds: number;
        /** @description E-mail addresses of those to take on, by role, and of those to take off. */
        UpdateCollaboratorsRequest: {
            /** @description Those who become administrators. */
            admins?: string[];
            /** @description Those who leave the team. */
            collaboratorsToRemove?: string[];
            /** @description Those who become moderators. */
            moderators?: string[];
        };
        /** @description The settings to change. */
        UpdateSettingsRequest: {
            /** @description New values by setting key, such as `core.conversations.updateOnReplies`. */
            settings?: {
                [key: string]: boolean;
            };
        };
        /** @description What is to change about the webhook. Its id cannot. */
        UpdateWebhookRequest: {
            /** @description Whether to post events. */
            enabled?: boolean;
            name?: components["schemas"]["WebhookName"];
            password?: components["schemas"]["WebhookPassword"];
            /**
             * @description Whether to try a failed delivery twice more, after 10 seconds and after 30 seconds.
             * @default false
             */
            retryOnFailure?: boolean;
            /** @description Whether to send `username` and `password` along with every event, by HTTP Basic. */
            useBasicAuth?: boolean;
            username?: components["schemas"]["WebhookUsername"];
            webhookURL?: components["schemas"]["WebhookAddress"];
        };
        /** @description The settings that the XSS filter is to have from now on. */
        UpdateXssFilterSettingsRequest: {
            /** @description All settings of the filter; there is just one. */
            settings?: {
                /** @description Whether to drop messages that hold a script. */
                dropMessage: boolean;
            };
        };
        /** @description An address that an app posts its events to. */
        Webhook: {
            createdAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether events are posted at the moment. In the published schema, though in no published example. */
            enabled?: boolean;
            /** @description Identifies the webhook; comes along with every event as `webhook`. */
            id: string;
            /** @description What people call the webhook. */
            name: string;
            /** @description Whether a failed delivery is tried again. Not in any published answer. */
            retryOnFailure?: boolean;
            updatedAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether events come with HTTP Basic credentials. Not in any published answer. */
            useBasicAuth?: boolean;
            /** @description User name of these credentials. Not in any published answer. */
            username?: string;
            /**
             * Format: uri
             * @description The address that events are posted to.
             */
            webhookURL: string;
        };
        /** @description Address that events are posted to, at most 255 characters. It must be reachable from the internet by HTTPS and answer 200 within 2 seconds. */
        WebhookAddress: string;
        /** @description What people call the webhook; at most 50 characters. */
        WebhookName: string;
        /** @description Password for HTTP Basic, at most 100 letters and digits without spaces. Of use with `useBasicAuth` only. */
        WebhookPassword: string;
        /** @description User name for HTTP Basic, at most 50 letters and digits without spaces. Of use with `useBasicAuth` only. */
        WebhookUsername: string;
        /** @description The answer of the XSS filter, with its settings as they are now. */
        XssFilterAnswer: components["schemas"]["ExtensionAnswer"] & {
            /** @description What the extension's server said. */
            body?: {
                /** @description The part that matters. */
                data?: {
                    settings?: components["schemas"]["XssFilterSettings"];
                };
            };
        };
        /** @description How the XSS filter deals with messages that hold a script. */
        XssFilterSettings: {
            /** @description The app that the settings belong to. Not in every answer. */
            appId?: string;
            /** @description Whether such a message is dropped. */
            dropMessage?: boolean;
        };
    };
    responses: {
        /** @description The app does not exist or is archived. The code is published without a status; the status is read from that of an unknown user of the Chat API. */
        AppNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request fails validation. The code is published without a status; the status is the one that the Campaigns pages give it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests in this minute; the request was not processed. The limits of the management host are not documented; this answer is the one that is published for the service as a whole. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The headers `key` and `secret` are missing. The code is published without a status; the status is read from that of an unknown API key of the Chat API. Which code a wrong key or secret gets is not documented. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other failure. The documentation names more codes and gives no status for them. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The webhook or the app does not exist. The codes are published without a status; the status is read from that of an unknown user of the Chat API. */
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
        /**
         * @description Id of the app.
         * @example app-linden-yard
         */
        AppId: string;
        /**
         * @description Number of the page to fetch; the first is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Id of the webhook.
         * @example gardenlog
         */
        WebhookId: string;
        /**
         * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
         * @example 2
         */
        WebhookVersion: 2;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before trying again.
         * @example 15
         */
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
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many apps a page holds at most.
                 * @example 25
                 */
                perPage?: number;
                /**
                 * @description Keeps only apps with this text in their name or id.
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
            /** @description One page of apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The apps of this page. */
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
            /** @description The app is created and can be used at once. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion is scheduled. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team of the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The colleagues. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The team is changed as far as possible. */
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
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many extensions a page holds at most; no more than 1000.
                 * @example 25
                 */
                perPage?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of extensions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The extensions of this page. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The request was carried out as far as possible. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The settings are replaced. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the app. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The settings are changed as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One entry for each setting, under its key. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings are removed. */
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
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The report is ordered and comes by e-mail. */
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
                /**
                 * @description How many webhooks to answer with at most; no more than 1000.
                 * @example 100
                 */
                perPage?: number;
                /**
                 * @description Keeps only webhooks with this text in their name.
                 * @example garden
                 */
                searchKey?: string;
            };
            header?: {
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhooks. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
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
            /** @description The webhook is created. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
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
            /** @description The webhook is changed. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The triggers of the webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The triggers. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
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
            /** @description The triggers are added as far as possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One entry for each trigger, under its id. */
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
                /**
                 * @description Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not sent.
                 * @example 2
                 */
                "X-Webhook-Version"?: components["parameters"]["WebhookVersion"];
            };
            path: {
                /**
                 * @description Id of the app.
                 * @example app-linden-yard
                 */
                appId: components["parameters"]["AppId"];
                /**
                 * @description Id of the webhook.
                 * @example gardenlog
                 */
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
            /** @description The triggers are removed. */
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
            /** @description The account is open and has its first app. */
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
