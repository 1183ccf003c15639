// Written by `npm run generate` from openapi/. Do not edit.
import type * as management from './management.ts'
import type { AddTriggersParameters, CreateWebhookParameters, DeleteAppParameters, DeleteWebhookParameters, GetWebhookParameters, ListAppsParameters, ListCollaboratorsParameters, ListExtensionsParameters, ListSettingsParameters, ListTriggersParameters, ListWebhooksParameters, RemoveSettingsParameters, RemoveTriggersParameters, RequestUsageReportParameters, SwitchExtensionsParameters, UpdateCollaboratorsParameters, UpdateSettingsParameters, UpdateWebhookParameters, UpdateXssFilterSettingsParameters } from './management.client.ts'

/** Parameters of the given places, and none of the others. */
type Only<Given> = Given & { [Place in Exclude<'query' | 'header' | 'path' | 'cookie', keyof Given>]?: never }
interface Json<Body> {
  headers: { [name: string]: unknown }
  content: { 'application/json': Body }
}

export interface paths {
  '/apps': {
    get: { parameters: Only<{ query?: Pick<ListAppsParameters, "searchKey" | "perPage" | "page">; }>; responses: { 200: Json<management.ListAppsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<management.CreateAppRequest>; responses: { 200: Json<management.CreateAppResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}': {
    delete: { parameters: Only<{ path: Pick<DeleteAppParameters, "appId">; }>; responses: { 200: Json<management.DeleteAppResponse>; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/usage': {
    post: { parameters: Only<{ path: Pick<RequestUsageReportParameters, "appId">; }>; requestBody?: Json<management.RequestUsageReportRequest>; responses: { 200: Json<management.RequestUsageReportResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/extensions': {
    get: { parameters: Only<{ query?: Pick<ListExtensionsParameters, "perPage" | "page">; path: Pick<ListExtensionsParameters, "appId">; }>; responses: { 200: Json<management.ListExtensionsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ path: Pick<SwitchExtensionsParameters, "appId">; }>; requestBody: Json<management.SwitchExtensionsRequest>; responses: { 200: Json<management.SwitchExtensionsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/extensions/xss-filter/v1/settings': {
    put: { parameters: Only<{ path: Pick<UpdateXssFilterSettingsParameters, "appId">; }>; requestBody: Json<management.UpdateXssFilterSettingsRequest>; responses: { 200: Json<management.UpdateXssFilterSettingsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/settings': {
    get: { parameters: Only<{ path: Pick<ListSettingsParameters, "appId">; }>; responses: { 200: Json<management.ListSettingsResponse>; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ path: Pick<UpdateSettingsParameters, "appId">; }>; requestBody: Json<management.UpdateSettingsRequest>; responses: { 200: Json<management.UpdateSettingsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<RemoveSettingsParameters, "appId">; }>; responses: { 200: Json<management.RemoveSettingsResponse>; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/collaborators': {
    get: { parameters: Only<{ path: Pick<ListCollaboratorsParameters, "appId">; }>; responses: { 200: Json<management.ListCollaboratorsResponse>; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ path: Pick<UpdateCollaboratorsParameters, "appId">; }>; requestBody: Json<management.UpdateCollaboratorsRequest>; responses: { 200: Json<management.UpdateCollaboratorsResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/webhooks': {
    get: { parameters: Only<{ query?: Pick<ListWebhooksParameters, "searchKey" | "perPage">; header?: Pick<ListWebhooksParameters, "X-Webhook-Version">; path: Pick<ListWebhooksParameters, "appId">; }>; responses: { 200: Json<management.ListWebhooksResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ header?: Pick<CreateWebhookParameters, "X-Webhook-Version">; path: Pick<CreateWebhookParameters, "appId">; }>; requestBody: Json<management.CreateWebhookRequest>; responses: { 200: Json<management.CreateWebhookResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseAppNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/webhooks/{webhookId}': {
    get: { parameters: Only<{ header?: Pick<GetWebhookParameters, "X-Webhook-Version">; path: Pick<GetWebhookParameters, "appId" | "webhookId">; }>; responses: { 200: Json<management.GetWebhookResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    put: { parameters: Only<{ header?: Pick<UpdateWebhookParameters, "X-Webhook-Version">; path: Pick<UpdateWebhookParameters, "appId" | "webhookId">; }>; requestBody: Json<management.UpdateWebhookRequest>; responses: { 200: Json<management.UpdateWebhookResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<DeleteWebhookParameters, "X-Webhook-Version">; path: Pick<DeleteWebhookParameters, "appId" | "webhookId">; }>; responses: { 200: Json<management.DeleteWebhookResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/apps/{appId}/webhooks/{webhookId}/triggers': {
    get: { parameters: Only<{ header?: Pick<ListTriggersParameters, "X-Webhook-Version">; path: Pick<ListTriggersParameters, "appId" | "webhookId">; }>; responses: { 200: Json<management.ListTriggersResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    post: { parameters: Only<{ header?: Pick<AddTriggersParameters, "X-Webhook-Version">; path: Pick<AddTriggersParameters, "appId" | "webhookId">; }>; requestBody: Json<management.TriggersRequest>; responses: { 200: Json<management.AddTriggersResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<RemoveTriggersParameters, "X-Webhook-Version">; path: Pick<RemoveTriggersParameters, "appId" | "webhookId">; }>; requestBody: Json<management.TriggersRequest>; responses: { 200: Json<management.RemoveTriggersResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 404: management.ResponseWebhookNotFound; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
  '/tenants': {
    post: { parameters: Only<{ }>; requestBody: Json<management.AddTenantRequest>; responses: { 200: Json<management.AddTenantResponse>; 400: management.ResponseBadRequest; 401: management.ResponseUnauthorized; 429: management.ResponseTooManyRequests; default: management.ResponseUnexpectedError } }
  }
}
