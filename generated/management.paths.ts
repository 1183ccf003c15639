// Written by `npm run generate` from openapi/. Do not edit.
import type { Acknowledgement, AddTenantRequest, AddTenantResponse, AddTriggersResponse, ApiKey, App, AppDeletion, AppMetadata, AppMetadataWith, AppOwner, AppRegion, AppRegionId, AppRegionMeta, AppSettings, Collaborator, CollaboratorResult, CollaboratorResults, CreateAppRequest, CreateAppResponse, CreateWebhookRequest, CreateWebhookResponse, DeleteAppResponse, DeleteWebhookResponse, ErrorBody, ErrorCode, ErrorDetail, Extension, ExtensionCategories, ExtensionHook, ExtensionHooks, ExtensionResponse, ExtensionSwitchResult, GetWebhookResponse, LinkedPageMeta, LinkedPagination, LinkedPaginationLinks, ListAppsResponse, ListCollaboratorsResponse, ListExtensionsResponse, ListSettingsResponse, ListTriggersResponse, ListWebhooksResponse, RemoveSettingsResponse, RemoveTriggersResponse, RequestUsageReportRequest, RequestUsageReportResponse, SecondsOrDateTime, SwitchExtensionsRequest, SwitchExtensionsResponse, TeamChange, Tenant, TenantApp, Trigger, TriggerId, TriggersRequest, UnixSeconds, UpdateCollaboratorsRequest, UpdateCollaboratorsResponse, UpdateSettingsRequest, UpdateSettingsResponse, UpdateWebhookRequest, UpdateWebhookResponse, UpdateXssFilterSettingsRequest, UpdateXssFilterSettingsRequestSettings, UpdateXssFilterSettingsResponse, Webhook, WebhookAddress, WebhookName, WebhookPassword, WebhookUsername, XssFilterResponse, XssFilterResponseBody, XssFilterResponseBodyData, XssFilterSettings, ResponseAppNotFound, ResponseBadRequest, ResponseTooManyRequests, ResponseUnauthorized, ResponseUnexpectedError, ResponseWebhookNotFound, ParameterAppId, ParameterPage, ParameterWebhookId, ParameterWebhookVersion, HeaderRetryAfter } from './management.ts'
export interface paths {
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the apps of the account in pages, each with its owner, region and API keys. The response contains secrets; be careful when you log it.
         * List apps
         */
        get: operations["list-apps"];
        put?: never;
        /**
         * Creates an app and returns it with two API keys, one with the scope `fullAccess` and one with `authOnly`. The region becomes part of the app's host names.
         * Create an app
         *     An account can only have a limited number of free apps; delete or upgrade one to create more.
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
         * Schedules an app for deletion and returns the time of the deletion, in seconds since 1970-01-01T00:00:00Z. Until then, for 30 days, the app is archived.
         * Delete an app
         *     An app with a paid subscription cannot be deleted this way; contact the provider's support.
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
         * Returns all collaborators of an app, with their roles in the provider's dashboard.
         * List collaborators
         */
        get: operations["list-collaborators"];
        put?: never;
        /**
         * Adds administrators and moderators to an app and removes collaborators, by e-mail address, in one request. Users cannot add themselves.
         * Update collaborators
         *     Before you call it:
         *     - An app can have at most 25 collaborators.
         *     The response contains the outcome for each address.
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
         * Returns the extensions that an app can use, in pages, each with its description, author and events. The addresses of settings pages contain tokens; be careful when you log the response.
         * List extensions
         */
        get: operations["list-extensions"];
        put?: never;
        /**
         * Enables and disables any number of extensions of an app in one request. The response contains the outcome for each extension, so check every entry.
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
         * Replaces the settings of the XSS filter, which finds scripts in messages. The extension must be enabled.
         * Update XSS filter settings
         *     Other extensions with settings work in the same way: most of them accept the same `settings` object with POST (store), PUT (update), GET (read) and DELETE (remove) under their own id, and most of them return the same envelope.
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
         * Returns all settings of an app, by key. They decide what becomes the last message of a conversation, what counts as unread, and whether enhanced push notifications are on.
         * List settings
         */
        get: operations["list-settings"];
        put?: never;
        /**
         * Updates settings of an app, by key. The response contains the outcome for each key, so check every entry.
         * Update settings
         */
        post: operations["update-settings"];
        /**
         * Removes settings of an app. The documentation does not say which ones, and the request cannot name any, so expect that all settings are removed.
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
         * Requests a report on the usage of the tenants' apps in a billing cycle. `appId` is the id of the base app, which has the plan.
         * Request a usage report
         *     The response only confirms the request; the report is sent later by e-mail.
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
         * Returns the webhooks of an app. An app can have 25, so one page contains them all.
         * List webhooks
         *     No parameter for other pages is documented.
         */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Creates a webhook: an address that receives the app's events. Use `add-triggers` to choose the events.
         * Create a webhook
         *     Before you call it:
         *     - An app can have at most 25 webhooks.
         *     The response to each event must be status 200 within 2 seconds, so do long work after responding. With `retryOnFailure`, a failed delivery is retried after 10 seconds and after 30 seconds, so an event can arrive more than once. Use HTTP Basic (`useBasicAuth`) as the proof of origin; there may be a signature as well, with a secret from the dashboard.
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
         * Returns a webhook of an app. Use `list-triggers` for its triggers.
         * Get a webhook
         */
        get: operations["get-webhook"];
        /**
         * Updates a webhook's name, address, credentials or retries, or switches it on and off. The id cannot change.
         * Update a webhook
         *     See `create-webhook` for what the address must do.
         */
        put: operations["update-webhook"];
        post?: never;
        /**
         * Deletes a webhook of an app. It no longer receives events.
         * Delete a webhook
         *     Use `update-webhook` to disable it for some time.
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
         * Returns the triggers of a webhook, which are the events that it receives. The response contains pagination, but no parameter for other pages is documented.
         * List triggers
         */
        get: operations["list-triggers"];
        put?: never;
        /**
         * Adds triggers to a webhook, which then receives these events too. The response contains the outcome for each trigger, so check every entry.
         * Add triggers
         *     Each trigger is switched on by itself, those of moderation too.
         */
        post: operations["add-triggers"];
        /**
         * Removes triggers from a webhook, which then no longer receives these events. The triggers are named in the request body, although the method is DELETE; make sure that no proxy drops the body.
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
         * Creates an account for a customer and its first app, and returns the app's keys. The e-mail address identifies the account.
         * Add a tenant
         *     Request and response contain secrets; do not log them.
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
        AppMetadata: AppMetadata;
        AppMetadataWith: AppMetadataWith;
        AppOwner: AppOwner;
        AppRegion: AppRegion;
        AppRegionId: AppRegionId;
        AppRegionMeta: AppRegionMeta;
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
        ExtensionCategories: ExtensionCategories;
        ExtensionHook: ExtensionHook;
        ExtensionHooks: ExtensionHooks;
        ExtensionResponse: ExtensionResponse;
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
        SecondsOrDateTime: SecondsOrDateTime;
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
        XssFilterResponse: XssFilterResponse;
        XssFilterResponseBody: XssFilterResponseBody;
        XssFilterResponseBodyData: XssFilterResponseBodyData;
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
                 * Maximum number of apps per page.
                 *
                 * @example 25
                 */
                perPage?: number;
                /**
                 * Returns only apps with this text in their name or id.
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
            /** A page of apps. */
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
            /** The app was created and can be used immediately. */
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
            /** The deletion was scheduled. */
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
            /** The collaborators of the app. */
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
            /** The request was processed. See the outcome for each address. */
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
                 * Number of the page. The first page is 1.
                 *
                 * @example 1
                 */
                page?: number;
                /**
                 * Maximum number of extensions per page, at most 1000.
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
            /** A page of extensions. */
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
            /** The request was processed. See the outcome for each extension. */
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
            /** The settings were replaced. */
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
            /** The request was processed. See the outcome for each setting. */
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
            /** The settings were removed. */
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
            /** The report was requested and will be sent by e-mail. */
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
                 * Maximum number of webhooks to return, at most 1000.
                 *
                 * @example 100
                 */
                perPage?: number;
                /**
                 * Returns only webhooks with this text in their name.
                 *
                 * @example garden
                 */
                searchKey?: string;
            };
            header?: {
                /**
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
            /** The webhook was created. */
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
            /** The webhook was updated. */
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
            /** The webhook was deleted. */
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
            /** The request was processed. See the outcome for each trigger. */
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
                 * The version of webhooks. `2` is the current version. Without this header, the request is about legacy webhooks, which are no longer maintained.
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
            /** The triggers were removed. */
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
            /** The account and its first app were created. */
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
