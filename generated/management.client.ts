// Written by `npm run generate` from openapi/. Do not edit.
import type * as management from './management.ts'
import type { CallMethod, ListMethod, OptionalListMethod } from './methods.ts'

export type * from './methods.ts'

/** An operation of openapi/management, by its method's name. */
export type ManagementOperationName = keyof ManagementOperations<never, never>

/** Every operation of openapi/management. */
export interface ManagementOperations<Options, Facts> {
  /**
   * Returns the apps of the account, page by page, each with its owner, region and API keys. The response contains secrets; be
   * careful when you log it.
   *
   * @remarks
   * `GET /apps`, operation `list-apps` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call.
   * @example
   * ```ts
   * const response = await management.listApps()
   * ```
   */
  listApps: OptionalListMethod<ListAppsParameters, management.ListAppsResponse, ListAppsItem, Options, Facts>
  /**
   * Creates an app and returns it with two API keys, one with the scope `fullAccess` and one with `authOnly`. The region becomes
   * part of the app's host names.
   *
   * An account can only have a limited number of free apps; delete or upgrade one to create more.
   *
   * @remarks
   * `POST /apps`, operation `create-app` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_CREATION_FAILED_MAX_LIMIT`.
   * @example
   * ```ts
   * const response = await management.createApp({
   *   body: {
   *     name: 'Linden Yard',
   *     region: 'eu',
   *     version: '3',
   *     skipSampleData: true,
   *   },
   * })
   * ```
   */
  createApp: CallMethod<CreateAppParameters, management.CreateAppResponse, Options, Facts>
  /**
   * Schedules an app for deletion and returns the time of the deletion, in seconds since 1970-01-01T00:00:00Z. The app is archived
   * for 30 days until then.
   *
   * An app with a paid subscription cannot be deleted this way; contact CometChat's support.
   *
   * @remarks
   * `DELETE /apps/{appId}`, operation `delete-app` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_ARCHIVED`, `ERR_APP_DELETION`, `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.deleteApp({ appId: 'app-linden-yard' })
   * ```
   */
  deleteApp: CallMethod<DeleteAppParameters, management.DeleteAppResponse, Options, Facts>
  /**
   * Requests a report on the usage of the tenants' apps in a billing cycle. `appId` is the id of the base app, which holds the plan.
   *
   * The response only confirms the request; the report arrives later by e-mail.
   *
   * @remarks
   * `POST /apps/{appId}/usage`, operation `request-usage-report` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.requestUsageReport({
   *   appId: 'app-linden-yard',
   *   body: { usePreviousBillingCycle: true },
   * })
   * ```
   */
  requestUsageReport: CallMethod<RequestUsageReportParameters, management.RequestUsageReportResponse, Options, Facts>
  /**
   * Returns the extensions that an app can use, page by page, each with its description, author and events. The URLs of settings
   * pages contain tokens; be careful when you log the response.
   *
   * @remarks
   * `GET /apps/{appId}/extensions`, operation `list-extensions` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.listExtensions({ appId: 'app-linden-yard' })
   * ```
   */
  listExtensions: ListMethod<ListExtensionsParameters, management.ListExtensionsResponse, ListExtensionsItem, Options, Facts>
  /**
   * Enables and disables any number of extensions of an app in one request. The response contains the outcome for each extension, so
   * check every entry.
   *
   * @remarks
   * `POST /apps/{appId}/extensions`, operation `switch-extensions` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_EXTENSION_INACTIVE`,
   * `ERR_EXTENSION_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.switchExtensions({
   *   appId: 'app-linden-yard',
   *   body: {
   *     enabled: ['polls', 'xss-filter'],
   *     disabled: ['stickers'],
   *   },
   * })
   * ```
   */
  switchExtensions: CallMethod<SwitchExtensionsParameters, management.SwitchExtensionsResponse, Options, Facts>
  /**
   * Replaces the settings of the XSS filter, which finds scripts in messages. The extension must be enabled.
   *
   * Other extensions with settings work in the same way: most accept the same `settings` object with POST (store), PUT (update), GET
   * (read) and DELETE (remove) under their own id, and most return the same envelope.
   *
   * @remarks
   * `PUT /apps/{appId}/extensions/xss-filter/v1/settings`, operation `update-xss-filter-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_EXTENSION_INACTIVE`,
   * `ERR_EXTENSION_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.updateXssFilterSettings({
   *   appId: 'app-linden-yard',
   *   body: { settings: { dropMessage: true } },
   * })
   * ```
   */
  updateXssFilterSettings: CallMethod<UpdateXssFilterSettingsParameters, management.UpdateXssFilterSettingsResponse, Options, Facts>
  /**
   * Returns all settings of an app, by key. They determine which messages become the last message of a conversation, which count as
   * unread, and whether enhanced push notifications are on.
   *
   * @remarks
   * `GET /apps/{appId}/settings`, operation `list-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.listSettings({ appId: 'app-linden-yard' })
   * ```
   */
  listSettings: CallMethod<ListSettingsParameters, management.ListSettingsResponse, Options, Facts>
  /**
   * Updates settings of an app, by key. The response contains the outcome for each key, so check every entry.
   *
   * @remarks
   * `POST /apps/{appId}/settings`, operation `update-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.updateSettings({
   *   appId: 'app-linden-yard',
   *   body: {
   *     settings: {
   *       "core.conversations.updateOnGroupActions": false,
   *     },
   *   },
   * })
   * ```
   */
  updateSettings: CallMethod<UpdateSettingsParameters, management.UpdateSettingsResponse, Options, Facts>
  /**
   * Removes settings of an app. The request cannot name any, so expect all settings to be removed.
   *
   * @remarks
   * `DELETE /apps/{appId}/settings`, operation `remove-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.removeSettings({ appId: 'app-linden-yard' })
   * ```
   */
  removeSettings: CallMethod<RemoveSettingsParameters, management.RemoveSettingsResponse, Options, Facts>
  /**
   * Returns all collaborators of an app, with their roles in the CometChat dashboard.
   *
   * @remarks
   * `GET /apps/{appId}/collaborators`, operation `list-collaborators` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.listCollaborators({ appId: 'app-linden-yard' })
   * ```
   */
  listCollaborators: CallMethod<ListCollaboratorsParameters, management.ListCollaboratorsResponse, Options, Facts>
  /**
   * Adds administrators and moderators to an app and removes collaborators, by e-mail address, in one request. Users cannot add
   * themselves.
   *
   * The response contains the outcome for each address.
   *
   * An app can have at most 25 collaborators.
   *
   * @remarks
   * `POST /apps/{appId}/collaborators`, operation `update-collaborators` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_ALREADY_AN_OWNER`, `ERR_APP_NOT_FOUND`,
   * `ERR_NOT_A_COLLABORATOR`, `ERR_SELF_ACTION_DENIED`.
   * @example
   * ```ts
   * const response = await management.updateCollaborators({
   *   appId: 'app-linden-yard',
   *   body: {
   *     moderators: ['jonas@example.com'],
   *     collaboratorsToRemove: ['teo@example.com'],
   *   },
   * })
   * ```
   */
  updateCollaborators: CallMethod<UpdateCollaboratorsParameters, management.UpdateCollaboratorsResponse, Options, Facts>
  /**
   * Returns the webhooks of an app. An app can have at most 25, so one page contains them all.
   *
   * How to fetch other pages is undocumented.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks`, operation `list-webhooks` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.listWebhooks({ appId: 'app-linden-yard' })
   * ```
   */
  listWebhooks: CallMethod<ListWebhooksParameters, management.ListWebhooksResponse, Options, Facts>
  /**
   * Creates a webhook: a URL that receives the app's events. Choose the events with `addTriggers`.
   *
   * Respond to each event with status 200 within 2 seconds, and do long work after responding. With `retryOnFailure`, a failed
   * delivery is retried after 10 seconds and after 30 seconds, so an event can arrive more than once. Use HTTP Basic
   * (`useBasicAuth`) to verify that events come from CometChat; there may be a signature as well, with a secret from the dashboard.
   *
   * An app can have at most 25 webhooks.
   *
   * @remarks
   * `POST /apps/{appId}/webhooks`, operation `create-webhook` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.createWebhook({
   *   appId: 'app-linden-yard',
   *   body: {
   *     id: 'gardenlog',
   *     name: 'Garden log',
   *     webhookURL: 'https://example.com/hooks/garden-log',
   *     useBasicAuth: true,
   *     username: 'lindenyard',
   *     password: 'openthegate',
   *     enabled: true,
   *     retryOnFailure: true,
   *   },
   * })
   * ```
   */
  createWebhook: CallMethod<CreateWebhookParameters, management.CreateWebhookResponse, Options, Facts>
  /**
   * Returns a webhook of an app. Use `listTriggers` for its triggers.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks/{webhookId}`, operation `get-webhook` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.getWebhook({ appId: 'app-linden-yard', webhookId: 'gardenlog' })
   * ```
   */
  getWebhook: CallMethod<GetWebhookParameters, management.GetWebhookResponse, Options, Facts>
  /**
   * Updates a webhook's name, URL, credentials or retries, or switches it on and off. The id cannot change.
   *
   * `createWebhook` describes the requirements for the URL.
   *
   * @remarks
   * `PUT /apps/{appId}/webhooks/{webhookId}`, operation `update-webhook` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.updateWebhook({
   *   appId: 'app-linden-yard',
   *   webhookId: 'gardenlog',
   *   body: { enabled: false },
   * })
   * ```
   */
  updateWebhook: CallMethod<UpdateWebhookParameters, management.UpdateWebhookResponse, Options, Facts>
  /**
   * Deletes a webhook of an app. It no longer receives events.
   *
   * To disable it temporarily, use `updateWebhook`.
   *
   * @remarks
   * `DELETE /apps/{appId}/webhooks/{webhookId}`, operation `delete-webhook` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.deleteWebhook({ appId: 'app-linden-yard', webhookId: 'gardenlog' })
   * ```
   */
  deleteWebhook: CallMethod<DeleteWebhookParameters, management.DeleteWebhookResponse, Options, Facts>
  /**
   * Returns the triggers of a webhook: the events that it receives. The response describes pages, but how to fetch further pages is
   * undocumented.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks/{webhookId}/triggers`, operation `list-triggers` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.listTriggers({ appId: 'app-linden-yard', webhookId: 'gardenlog' })
   * ```
   */
  listTriggers: CallMethod<ListTriggersParameters, management.ListTriggersResponse, Options, Facts>
  /**
   * Adds triggers to a webhook, which then receives these events too. The response contains the outcome for each trigger, so check
   * every entry.
   *
   * Each trigger is switched on separately, including the moderation triggers.
   *
   * @remarks
   * `POST /apps/{appId}/webhooks/{webhookId}/triggers`, operation `add-triggers` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_TRIGGER_NOT_FOUND`,
   * `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.addTriggers({
   *   appId: 'app-linden-yard',
   *   webhookId: 'gardenlog',
   *   body: {
   *     triggerIds: ['message_sent', 'group_member_joined'],
   *   },
   * })
   * ```
   */
  addTriggers: CallMethod<AddTriggersParameters, management.AddTriggersResponse, Options, Facts>
  /**
   * Removes triggers from a webhook, which then no longer receives these events. Send the triggers in the request body, although the
   * method is DELETE; make sure that no proxy drops the body.
   *
   * @remarks
   * `DELETE /apps/{appId}/webhooks/{webhookId}/triggers`, operation `remove-triggers` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_NOT_FOUND`, `ERR_TRIGGER_NOT_FOUND`,
   * `ERR_WEBHOOK_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await management.removeTriggers({
   *   appId: 'app-linden-yard',
   *   webhookId: 'gardenlog',
   *   body: { triggerIds: ['group_member_joined'] },
   * })
   * ```
   */
  removeTriggers: CallMethod<RemoveTriggersParameters, management.RemoveTriggersResponse, Options, Facts>
  /**
   * Creates an account for a customer and its first app, and returns the app's keys. The e-mail address identifies the account.
   *
   * Request and response contain secrets; do not log them.
   *
   * @remarks
   * `POST /tenants`, operation `add-tenant` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_APP_CREATION_FAILED_MAX_LIMIT`.
   * @example
   * ```ts
   * const response = await management.addTenant({
   *   body: {
   *     name: 'Ana Reis',
   *     email: 'ana@example.com',
   *     password: 'correct-horse-battery-staple',
   *     contactNumber: '+49 30 5550123',
   *     role: 'business owner',
   *     appName: 'Rooftop Growers',
   *     appRegion: 'eu',
   *     industry: 'Gardening',
   *     technology: 'ReactJS',
   *   },
   * })
   * ```
   */
  addTenant: CallMethod<AddTenantParameters, management.AddTenantResponse, Options, Facts>
}

/** Arguments of `listApps`. */
export interface ListAppsParameters {
  /** Returns only apps whose name or id contains this string. */
  searchKey?: string | undefined
  /** Maximum number of apps per page. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
}


/** One record of `listApps`. */
export type ListAppsItem = management.App

/** Arguments of `createApp`. */
export interface CreateAppParameters {
  /** The request body. */
  body: management.CreateAppRequest
}


/** Arguments of `deleteApp`. */
export interface DeleteAppParameters {
  /** Id of the app. */
  appId: string
}


/** Arguments of `requestUsageReport`. */
export interface RequestUsageReportParameters {
  /** Id of the app. */
  appId: string
  /** The request body. */
  body?: management.RequestUsageReportRequest | undefined
}


/** Arguments of `listExtensions`. */
export interface ListExtensionsParameters {
  /** Id of the app. */
  appId: string
  /** Maximum number of extensions per page, at most 1000. */
  perPage?: number | undefined
  /** Number of the page. The first page is 1. */
  page?: number | undefined
}


/** One record of `listExtensions`. */
export type ListExtensionsItem = management.Extension

/** Arguments of `switchExtensions`. */
export interface SwitchExtensionsParameters {
  /** Id of the app. */
  appId: string
  /** The request body. */
  body: management.SwitchExtensionsRequest
}


/** Arguments of `updateXssFilterSettings`. */
export interface UpdateXssFilterSettingsParameters {
  /** Id of the app. */
  appId: string
  /** The request body. */
  body: management.UpdateXssFilterSettingsRequest
}


/** Arguments of `listSettings`. */
export interface ListSettingsParameters {
  /** Id of the app. */
  appId: string
}


/** Arguments of `updateSettings`. */
export interface UpdateSettingsParameters {
  /** Id of the app. */
  appId: string
  /** The request body. */
  body: management.UpdateSettingsRequest
}


/** Arguments of `removeSettings`. */
export interface RemoveSettingsParameters {
  /** Id of the app. */
  appId: string
}


/** Arguments of `listCollaborators`. */
export interface ListCollaboratorsParameters {
  /** Id of the app. */
  appId: string
}


/** Arguments of `updateCollaborators`. */
export interface UpdateCollaboratorsParameters {
  /** Id of the app. */
  appId: string
  /** The request body. */
  body: management.UpdateCollaboratorsRequest
}


/** Arguments of `listWebhooks`. */
export interface ListWebhooksParameters {
  /** Id of the app. */
  appId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** Returns only webhooks whose name contains this string. */
  searchKey?: string | undefined
  /** Maximum number of webhooks to return, at most 1000. */
  perPage?: number | undefined
}


/** Arguments of `createWebhook`. */
export interface CreateWebhookParameters {
  /** Id of the app. */
  appId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** The request body. */
  body: management.CreateWebhookRequest
}


/** Arguments of `getWebhook`. */
export interface GetWebhookParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
}


/** Arguments of `updateWebhook`. */
export interface UpdateWebhookParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** The request body. */
  body: management.UpdateWebhookRequest
}


/** Arguments of `deleteWebhook`. */
export interface DeleteWebhookParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
}


/** Arguments of `listTriggers`. */
export interface ListTriggersParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
}


/** Arguments of `addTriggers`. */
export interface AddTriggersParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** The request body. */
  body: management.TriggersRequest
}


/** Arguments of `removeTriggers`. */
export interface RemoveTriggersParameters {
  /** Id of the app. */
  appId: string
  /** Id of the webhook. */
  webhookId: string
  /**
   * The version of webhooks. `2` is the current version. Without this header, the request concerns legacy webhooks, which are no
   * longer maintained.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** The request body. */
  body: management.TriggersRequest
}


/** Arguments of `addTenant`. */
export interface AddTenantParameters {
  /** The request body. */
  body: management.AddTenantRequest
}

