// Written by `npm run generate` from openapi/. Do not edit.
import type { ManagementOperations } from './management.client.ts'

/** What the client needs to know of openapi/management at run time. */
export const managementDocument = {
  name: "management",
  server: "https://apimgmt.cometchat.io",
  variables: {},
  credentials: {"key":"key","secret":"secret"},
  operations: {
    listApps: "GET /apps?searchKey,perPage,page @page",
    createApp: "POST /apps #",
    deleteApp: "DELETE /apps/{appId}",
    requestUsageReport: "POST /apps/{appId}/usage +",
    listExtensions: "GET /apps/{appId}/extensions?perPage,page @page",
    switchExtensions: "POST /apps/{appId}/extensions #",
    updateXssFilterSettings: "PUT /apps/{appId}/extensions/xss-filter/v1/settings #",
    listSettings: "GET /apps/{appId}/settings",
    updateSettings: "POST /apps/{appId}/settings #",
    removeSettings: "DELETE /apps/{appId}/settings",
    listCollaborators: "GET /apps/{appId}/collaborators",
    updateCollaborators: "POST /apps/{appId}/collaborators #",
    listWebhooks: "GET /apps/{appId}/webhooks?searchKey,perPage &X-Webhook-Version",
    createWebhook: "POST /apps/{appId}/webhooks &X-Webhook-Version #",
    getWebhook: "GET /apps/{appId}/webhooks/{webhookId} &X-Webhook-Version",
    updateWebhook: "PUT /apps/{appId}/webhooks/{webhookId} &X-Webhook-Version #",
    deleteWebhook: "DELETE /apps/{appId}/webhooks/{webhookId} &X-Webhook-Version",
    listTriggers: "GET /apps/{appId}/webhooks/{webhookId}/triggers &X-Webhook-Version",
    addTriggers: "POST /apps/{appId}/webhooks/{webhookId}/triggers &X-Webhook-Version #",
    removeTriggers: "DELETE /apps/{appId}/webhooks/{webhookId}/triggers &X-Webhook-Version #",
    addTenant: "POST /tenants #",
  } satisfies Record<keyof ManagementOperations<never>, string>,
} as const
