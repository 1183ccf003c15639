import type * as management from './management.ts';
export type ManagementOperationName = keyof ManagementOperations<never>;
export interface ManagementOperations<Options> {
    listApps: {
        (parameters?: ListAppsParameters, options?: Options): Promise<ListAppsResponse>;
        items(parameters?: ListAppsParameters, options?: Options): AsyncGenerator<ListAppsItem, void, undefined>;
        pages(parameters?: ListAppsParameters, options?: Options): AsyncGenerator<ListAppsResponse, void, undefined>;
    };
    createApp(parameters: CreateAppParameters, options?: Options): Promise<CreateAppResponse>;
    deleteApp(parameters: DeleteAppParameters, options?: Options): Promise<DeleteAppResponse>;
    requestUsageReport(parameters: RequestUsageReportParameters, options?: Options): Promise<RequestUsageReportResponse>;
    listExtensions: {
        (parameters: ListExtensionsParameters, options?: Options): Promise<ListExtensionsResponse>;
        items(parameters: ListExtensionsParameters, options?: Options): AsyncGenerator<ListExtensionsItem, void, undefined>;
        pages(parameters: ListExtensionsParameters, options?: Options): AsyncGenerator<ListExtensionsResponse, void, undefined>;
    };
    switchExtensions(parameters: SwitchExtensionsParameters, options?: Options): Promise<SwitchExtensionsResponse>;
    updateXssFilterSettings(parameters: UpdateXssFilterSettingsParameters, options?: Options): Promise<UpdateXssFilterSettingsResponse>;
    listSettings(parameters: ListSettingsParameters, options?: Options): Promise<ListSettingsResponse>;
    updateSettings(parameters: UpdateSettingsParameters, options?: Options): Promise<UpdateSettingsResponse>;
    removeSettings(parameters: RemoveSettingsParameters, options?: Options): Promise<RemoveSettingsResponse>;
    listCollaborators(parameters: ListCollaboratorsParameters, options?: Options): Promise<ListCollaboratorsResponse>;
    updateCollaborators(parameters: UpdateCollaboratorsParameters, options?: Options): Promise<UpdateCollaboratorsResponse>;
    listWebhooks(parameters: ListWebhooksParameters, options?: Options): Promise<ListWebhooksResponse>;
    createWebhook(parameters: CreateWebhookParameters, options?: Options): Promise<CreateWebhookResponse>;
    getWebhook(parameters: GetWebhookParameters, options?: Options): Promise<GetWebhookResponse>;
    updateWebhook(parameters: UpdateWebhookParameters, options?: Options): Promise<UpdateWebhookResponse>;
    deleteWebhook(parameters: DeleteWebhookParameters, options?: Options): Promise<DeleteWebhookResponse>;
    listTriggers(parameters: ListTriggersParameters, options?: Options): Promise<ListTriggersResponse>;
    addTriggers(parameters: AddTriggersParameters, options?: Options): Promise<AddTriggersResponse>;
    removeTriggers(parameters: RemoveTriggersParameters, options?: Options): Promise<RemoveTriggersResponse>;
    addTenant(parameters: AddTenantParameters, options?: Options): Promise<AddTenantResponse>;
}
export interface ListAppsParameters {
    searchKey?: string | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListAppsResponse = management.operations['list-apps']['responses'][200]['content']['application/json'];
export type ListAppsItem = management.App;
export interface CreateAppParameters {
    body: management.CreateAppRequest;
}
export type CreateAppResponse = management.operations['create-app']['responses'][200]['content']['application/json'];
export interface DeleteAppParameters {
    appId: string;
}
export type DeleteAppResponse = management.operations['delete-app']['responses'][200]['content']['application/json'];
export interface RequestUsageReportParameters {
    appId: string;
    body?: management.RequestUsageReportRequest;
}
export type RequestUsageReportResponse = management.operations['request-usage-report']['responses'][200]['content']['application/json'];
export interface ListExtensionsParameters {
    appId: string;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListExtensionsResponse = management.operations['list-extensions']['responses'][200]['content']['application/json'];
export type ListExtensionsItem = management.Extension;
export interface SwitchExtensionsParameters {
    appId: string;
    body: management.SwitchExtensionsRequest;
}
export type SwitchExtensionsResponse = management.operations['switch-extensions']['responses'][200]['content']['application/json'];
export interface UpdateXssFilterSettingsParameters {
    appId: string;
    body: management.UpdateXssFilterSettingsRequest;
}
export type UpdateXssFilterSettingsResponse = management.operations['update-xss-filter-settings']['responses'][200]['content']['application/json'];
export interface ListSettingsParameters {
    appId: string;
}
export type ListSettingsResponse = management.operations['list-settings']['responses'][200]['content']['application/json'];
export interface UpdateSettingsParameters {
    appId: string;
    body: management.UpdateSettingsRequest;
}
export type UpdateSettingsResponse = management.operations['update-settings']['responses'][200]['content']['application/json'];
export interface RemoveSettingsParameters {
    appId: string;
}
export type RemoveSettingsResponse = management.operations['remove-settings']['responses'][200]['content']['application/json'];
export interface ListCollaboratorsParameters {
    appId: string;
}
export type ListCollaboratorsResponse = management.operations['list-collaborators']['responses'][200]['content']['application/json'];
export interface UpdateCollaboratorsParameters {
    appId: string;
    body: management.UpdateCollaboratorsRequest;
}
export type UpdateCollaboratorsResponse = management.operations['update-collaborators']['responses'][200]['content']['application/json'];
export interface ListWebhooksParameters {
    appId: string;
    "X-Webhook-Version"?: 2 | undefined;
    searchKey?: string | undefined;
    perPage?: number | undefined;
}
export type ListWebhooksResponse = management.operations['list-webhooks']['responses'][200]['content']['application/json'];
export interface CreateWebhookParameters {
    appId: string;
    "X-Webhook-Version"?: 2 | undefined;
    body: management.CreateWebhookRequest;
}
export type CreateWebhookResponse = management.operations['create-webhook']['responses'][200]['content']['application/json'];
export interface GetWebhookParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
}
export type GetWebhookResponse = management.operations['get-webhook']['responses'][200]['content']['application/json'];
export interface UpdateWebhookParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
    body: management.UpdateWebhookRequest;
}
export type UpdateWebhookResponse = management.operations['update-webhook']['responses'][200]['content']['application/json'];
export interface DeleteWebhookParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
}
export type DeleteWebhookResponse = management.operations['delete-webhook']['responses'][200]['content']['application/json'];
export interface ListTriggersParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
}
export type ListTriggersResponse = management.operations['list-triggers']['responses'][200]['content']['application/json'];
export interface AddTriggersParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
    body: management.TriggersRequest;
}
export type AddTriggersResponse = management.operations['add-triggers']['responses'][200]['content']['application/json'];
export interface RemoveTriggersParameters {
    appId: string;
    webhookId: string;
    "X-Webhook-Version"?: 2 | undefined;
    body: management.TriggersRequest;
}
export type RemoveTriggersResponse = management.operations['remove-triggers']['responses'][200]['content']['application/json'];
export interface AddTenantParameters {
    body: management.AddTenantRequest;
}
export type AddTenantResponse = management.operations['add-tenant']['responses'][200]['content']['application/json'];
