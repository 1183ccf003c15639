// Written by `npm run generate` from openapi/. Do not edit.
import type { ManagementOperationName } from './management.client.ts'
import type { DocumentTable } from './operationTable.ts'

/** What the client needs to know of openapi/management at run time. */
export const managementDocument: DocumentTable<ManagementOperationName> = {
  name: "management",
  server: "https://apimgmt.cometchat.io",
  variables: {},
  credentials: {"key":"key","secret":"secret"},
  operations: {
    listApps: { path: "/apps", query: ["searchKey","perPage","page"], response: ["data[]"], items: "data" },
    createApp: { path: "/apps", method: "POST", body: true },
    deleteApp: { path: "/apps/{appId}", method: "DELETE" },
    requestUsageReport: { path: "/apps/{appId}/usage", method: "POST", body: false },
    listExtensions: { path: "/apps/{appId}/extensions", query: ["perPage","page"], response: ["data[]"], items: "data" },
    switchExtensions: { path: "/apps/{appId}/extensions", method: "POST", body: true },
    updateXssFilterSettings: { path: "/apps/{appId}/extensions/xss-filter/v1/settings", method: "PUT", body: true },
    listSettings: { path: "/apps/{appId}/settings" },
    updateSettings: { path: "/apps/{appId}/settings", method: "POST", body: true },
    removeSettings: { path: "/apps/{appId}/settings", method: "DELETE" },
    listCollaborators: { path: "/apps/{appId}/collaborators", response: ["data[]"] },
    updateCollaborators: { path: "/apps/{appId}/collaborators", method: "POST", body: true },
    listWebhooks: { path: "/apps/{appId}/webhooks", query: ["searchKey","perPage"], headers: ["X-Webhook-Version"], response: ["data[]"] },
    createWebhook: { path: "/apps/{appId}/webhooks", method: "POST", headers: ["X-Webhook-Version"], body: true },
    getWebhook: { path: "/apps/{appId}/webhooks/{webhookId}", headers: ["X-Webhook-Version"] },
    updateWebhook: { path: "/apps/{appId}/webhooks/{webhookId}", method: "PUT", headers: ["X-Webhook-Version"], body: true },
    deleteWebhook: { path: "/apps/{appId}/webhooks/{webhookId}", method: "DELETE", headers: ["X-Webhook-Version"] },
    listTriggers: { path: "/apps/{appId}/webhooks/{webhookId}/triggers", headers: ["X-Webhook-Version"], response: ["data[]"] },
    addTriggers: { path: "/apps/{appId}/webhooks/{webhookId}/triggers", method: "POST", headers: ["X-Webhook-Version"], body: true },
    removeTriggers: { path: "/apps/{appId}/webhooks/{webhookId}/triggers", method: "DELETE", headers: ["X-Webhook-Version"], body: true },
    addTenant: { path: "/tenants", method: "POST", body: true },
  },
}
