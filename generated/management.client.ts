// Written by `npm run generate` from openapi/. Do not edit.
import type * as management from './management.ts'

/** An operation of openapi/management, by its method's name. */
export type ManagementOperationName = keyof ManagementOperations<never>

/** Every operation of openapi/management. */
export interface ManagementOperations<Options> {
  /**
   * List apps.
   *
   * Lists the apps of the account, page by page, each with its owner, its region and its API keys. The answer holds secrets, so log
   * it with care.
   *
   * @remarks
   * `GET /apps`, operation `list-apps` of the Management API. Key: key and secret.
   * Note: The published schema has a list in `data`, and `meta`; the newest published example has one app and no `meta`. An older
   * example has a list with times in ISO 8601 and `owner` as text. The list is described, with both kinds of times and of `owner`.
   * `perPage` is published without a default or maximum; an unused parameter of the same name says 25 and 1000.
   * @throws {@link ChatApiError} if the service refuses.
   */
  listApps: {
    (parameters?: ListAppsParameters, options?: Options): Promise<management.ListAppsResponse>
    /** Fetches page after page and gives every record in turn. */
    items(parameters?: ListAppsParameters, options?: Options): AsyncGenerator<ListAppsItem, void, undefined>
    /** Fetches page after page and gives each as it was answered. */
    pages(parameters?: ListAppsParameters, options?: Options): AsyncGenerator<management.ListAppsResponse, void, undefined>
  }
  /**
   * Create an app.
   *
   * Creates an app and answers with two API keys that come with it, one of scope `fullAccess` and one of scope `authOnly`. The
   * region is part of the app's host names, so choose it well. An account holds only so many free apps; beyond that, delete one or
   * upgrade.
   *
   * @remarks
   * `POST /apps`, operation `create-app` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_CREATION_FAILED_MAX_LIMIT`.
   */
  createApp(parameters: CreateAppParameters, options?: Options): Promise<management.CreateAppResponse>
  /**
   * Delete an app.
   *
   * Schedules an app for deletion and answers when it will be gone, in seconds since 1970-01-01T00:00:00Z. Until then the app is
   * archived, for 30 days. An app with a paid subscription cannot be deleted this way; ask the provider's support.
   *
   * @remarks
   * `DELETE /apps/{appId}`, operation `delete-app` of the Management API. Key: key and secret.
   * Note: The published schema holds `success` and `message`; the published example holds `success` and `scheduledToDeleteAt`, which
   * is taken.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_ARCHIVED`, `ERR_APP_DELETION`, `ERR_APP_NOT_FOUND`.
   */
  deleteApp(parameters: DeleteAppParameters, options?: Options): Promise<management.DeleteAppResponse>
  /**
   * Request a usage report.
   *
   * Orders a report on how much the tenants' apps have been used in a billing cycle. The path names the base app, the one that holds
   * the plan. The answer only confirms the order; the figures come later, by e-mail.
   *
   * @remarks
   * `POST /apps/{appId}/usage`, operation `request-usage-report` of the Management API. Key: key and secret.
   * Note: The published schema is that of an app; the published example is an acknowledgement, which is taken.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  requestUsageReport(parameters: RequestUsageReportParameters, options?: Options): Promise<management.RequestUsageReportResponse>
  /**
   * List extensions.
   *
   * Lists the extensions that an app can use, page by page, each with what it does, who made it and the moments at which it is
   * called. The addresses of settings pages hold tokens, so log the answer with care.
   *
   * @remarks
   * `GET /apps/{appId}/extensions`, operation `list-extensions` of the Management API. Key: key and secret.
   * Note: The published schema makes `data` an object with the ids of nine extensions as keys, the published example a list of
   * fuller records; the list is taken.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  listExtensions: {
    (parameters: ListExtensionsParameters, options?: Options): Promise<management.ListExtensionsResponse>
    /** Fetches page after page and gives every record in turn. */
    items(parameters: ListExtensionsParameters, options?: Options): AsyncGenerator<ListExtensionsItem, void, undefined>
    /** Fetches page after page and gives each as it was answered. */
    pages(parameters: ListExtensionsParameters, options?: Options): AsyncGenerator<management.ListExtensionsResponse, void, undefined>
  }
  /**
   * Switch extensions on and off.
   *
   * Switches any number of extensions of an app on and others off, in one call. The answer tells for each of them whether it worked,
   * so look at every entry.
   *
   * @remarks
   * `POST /apps/{appId}/extensions`, operation `switch-extensions` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`, `ERR_EXTENSION_INACTIVE`, `ERR_EXTENSION_NOT_FOUND`.
   */
  switchExtensions(parameters: SwitchExtensionsParameters, options?: Options): Promise<management.SwitchExtensionsResponse>
  /**
   * Update XSS filter settings.
   *
   * Replaces the settings of the XSS filter, which finds scripts in messages. The extension must be switched on. It stands here for
   * all extensions that have settings: under their own id, most take the same `settings` envelope with POST (store), PUT (update),
   * GET (read) and DELETE (remove), and all but a few answer in the same envelope.
   *
   * @remarks
   * `PUT /apps/{appId}/extensions/xss-filter/v1/settings`, operation `update-xss-filter-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`, `ERR_EXTENSION_INACTIVE`, `ERR_EXTENSION_NOT_FOUND`.
   */
  updateXssFilterSettings(parameters: UpdateXssFilterSettingsParameters, options?: Options): Promise<management.UpdateXssFilterSettingsResponse>
  /**
   * List settings.
   *
   * Reads the settings of an app, all at once and by key. They decide what becomes the last message of a conversation, what counts
   * as unread, and whether enhanced push notifications are on.
   *
   * @remarks
   * `GET /apps/{appId}/settings`, operation `list-settings` of the Management API. Key: key and secret.
   * Note: The settings page names error codes of an API key, which this host does not take; they are left out. It is also said to
   * page, without a parameter or an example of it.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  listSettings(parameters: ListSettingsParameters, options?: Options): Promise<management.ListSettingsResponse>
  /**
   * Update settings.
   *
   * Gives settings of an app new values, by key. The answer tells for each key whether it worked, so look at every entry.
   *
   * @remarks
   * `POST /apps/{appId}/settings`, operation `update-settings` of the Management API. Key: key and secret.
   * Note: The published schema puts the response under a property without a name, the published example under `data`, which is
   * followed. The values to set are published as booleans, but `list-settings` returns one setting as a list of strings; both are
   * accepted.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  updateSettings(parameters: UpdateSettingsParameters, options?: Options): Promise<management.UpdateSettingsResponse>
  /**
   * Remove settings.
   *
   * Removes settings of an app. Which ones is not documented, and the call takes nothing that would say it, so reckon with all of
   * them.
   *
   * @remarks
   * `DELETE /apps/{appId}/settings`, operation `remove-settings` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  removeSettings(parameters: RemoveSettingsParameters, options?: Options): Promise<management.RemoveSettingsResponse>
  /**
   * List collaborators.
   *
   * Lists the colleagues who work on an app, all at once, with their roles in the provider's dashboard.
   *
   * @remarks
   * `GET /apps/{appId}/collaborators`, operation `list-collaborators` of the Management API. Key: key and secret.
   * Note: The published schema has `meta`, no published example has; it is optional here.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_NOT_FOUND`.
   */
  listCollaborators(parameters: ListCollaboratorsParameters, options?: Options): Promise<management.ListCollaboratorsResponse>
  /**
   * Update collaborators.
   *
   * Takes colleagues on as administrators or moderators of an app and takes others off, by e-mail address and in one call. A team
   * has at most 25 people, and nobody can add themselves. The answer tells for each address whether it worked.
   *
   * @remarks
   * `POST /apps/{appId}/collaborators`, operation `update-collaborators` of the Management API. Key: key and secret.
   * Note: The answer has a group of developers, which the request cannot name; it is kept in the answer and not added to the
   * request.
   * @throws {@link ChatApiError} if the service refuses: `ERR_ALREADY_AN_OWNER`, `ERR_APP_NOT_FOUND`, `ERR_NOT_A_COLLABORATOR`, `ERR_SELF_ACTION_DENIED`.
   */
  updateCollaborators(parameters: UpdateCollaboratorsParameters, options?: Options): Promise<management.UpdateCollaboratorsResponse>
  /**
   * List webhooks.
   *
   * Lists the webhooks of an app. There are at most 25, so one page holds them all; a way to fetch further pages is not documented.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks`, operation `list-webhooks` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`.
   */
  listWebhooks(parameters: ListWebhooksParameters, options?: Options): Promise<management.ListWebhooksResponse>
  /**
   * Create a webhook.
   *
   * Names an address that the app is to post its events to; say which ones with `add-triggers`. Each event must be answered with
   * status 200 within 2 seconds, so put long work in a queue and answer first. With `retryOnFailure`, a delivery that fails is tried
   * again after 10 seconds and after 30 seconds, so an event may come more than once. HTTP Basic (`useBasicAuth`) is the only proof
   * of origin there is; use it. An app has at most 25 webhooks.
   *
   * @remarks
   * `POST /apps/{appId}/webhooks`, operation `create-webhook` of the Management API. Key: key and secret.
   * Note: The published schema is an object with `enabled` and no times, the published example a list around one with times and no
   * `enabled`; the object with both is taken.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`.
   */
  createWebhook(parameters: CreateWebhookParameters, options?: Options): Promise<management.CreateWebhookResponse>
  /**
   * Get a webhook.
   *
   * Reads one webhook of an app. Its triggers are read with `list-triggers`.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks/{webhookId}`, operation `get-webhook` of the Management API. Key: key and secret.
   * Note: The published schema makes `data` a webhook, the published example a list around an object with another `data`; the schema
   * is taken.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  getWebhook(parameters: GetWebhookParameters, options?: Options): Promise<management.GetWebhookResponse>
  /**
   * Update a webhook.
   *
   * Changes a webhook's name, address, credentials or retries, or switches it on and off. The id stays. What the address must do is
   * told with `create-webhook`.
   *
   * @remarks
   * `PUT /apps/{appId}/webhooks/{webhookId}`, operation `update-webhook` of the Management API. Key: key and secret.
   * Note: The published schema makes `data` a webhook, the published example a list around an object with another `data`; the schema
   * is taken.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  updateWebhook(parameters: UpdateWebhookParameters, options?: Options): Promise<management.UpdateWebhookResponse>
  /**
   * Delete a webhook.
   *
   * Deletes a webhook of an app; no more events are posted to it. To stop for a while only, switch it off with `update-webhook`.
   *
   * @remarks
   * `DELETE /apps/{appId}/webhooks/{webhookId}`, operation `delete-webhook` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  deleteWebhook(parameters: DeleteWebhookParameters, options?: Options): Promise<management.DeleteWebhookResponse>
  /**
   * List triggers.
   *
   * Lists the triggers of a webhook, that is, the events it is told about. The answer counts pages, though a way to fetch further
   * ones is not documented.
   *
   * @remarks
   * `GET /apps/{appId}/webhooks/{webhookId}/triggers`, operation `list-triggers` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  listTriggers(parameters: ListTriggersParameters, options?: Options): Promise<management.ListTriggersResponse>
  /**
   * Add triggers.
   *
   * Adds triggers to a webhook, which is from then on told about these events, too. The answer tells for each trigger whether it
   * worked, so look at every entry.
   *
   * @remarks
   * `POST /apps/{appId}/webhooks/{webhookId}/triggers`, operation `add-triggers` of the Management API. Key: key and secret.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_TRIGGER_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  addTriggers(parameters: AddTriggersParameters, options?: Options): Promise<management.AddTriggersResponse>
  /**
   * Remove triggers.
   *
   * Removes triggers from a webhook, which is no longer told about these events. The triggers are named in a request body, though
   * the method is DELETE; see to it that nothing between you and the service drops it.
   *
   * @remarks
   * `DELETE /apps/{appId}/webhooks/{webhookId}/triggers`, operation `remove-triggers` of the Management API. Key: key and secret.
   * Note: The published example of the request body is that of add-tenant; the published schema is taken.
   * @throws {@link ChatApiError} if the service refuses: `AUTH_ERR_EMPTY_AUTH_HEADER`, `ERR_APP_NOT_FOUND`, `ERR_BAD_REQUEST`, `ERR_TRIGGER_NOT_FOUND`, `ERR_WEBHOOK_NOT_FOUND`.
   */
  removeTriggers(parameters: RemoveTriggersParameters, options?: Options): Promise<management.RemoveTriggersResponse>
  /**
   * Add a tenant.
   *
   * Opens an account for a customer and creates its first app, whose keys come with the answer. The e-mail address identifies the
   * account from then on. Request and answer hold secrets, so neither belongs in a log.
   *
   * @remarks
   * `POST /tenants`, operation `add-tenant` of the Management API. Key: key and secret.
   * Note: The published document secures this operation with HTTP Basic; the specification this project was given says that the
   * Management API takes `key` and `secret`, which is taken.
   * @throws {@link ChatApiError} if the service refuses: `ERR_APP_CREATION_FAILED_MAX_LIMIT`.
   */
  addTenant(parameters: AddTenantParameters, options?: Options): Promise<management.AddTenantResponse>
}

/** Arguments of `listApps`. */
export interface ListAppsParameters {
  /** Keeps only apps with this text in their name or id. */
  searchKey?: string | undefined
  /** How many apps a page holds at most. */
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
  body?: management.RequestUsageReportRequest
}


/** Arguments of `listExtensions`. */
export interface ListExtensionsParameters {
  /** Id of the app. */
  appId: string
  /** How many extensions a page holds at most; no more than 1000. */
  perPage?: number | undefined
  /** Number of the page to fetch; the first is 1. */
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
   */
  "X-Webhook-Version"?: 2 | undefined
  /** Keeps only webhooks with this text in their name. */
  searchKey?: string | undefined
  /** How many webhooks to answer with at most; no more than 1000. */
  perPage?: number | undefined
}


/** Arguments of `createWebhook`. */
export interface CreateWebhookParameters {
  /** Id of the app. */
  appId: string
  /**
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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
   * Which generation of webhooks is meant. The current one if 2; the legacy one, which is no longer maintained, if the header is not
   * sent.
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

