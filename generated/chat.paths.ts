// Written by `npm run generate` from openapi/. Do not edit.
import type * as chat from './chat.ts'
import type { AddActionsToAgentToolParameters, AddApiToolsToAgentParameters, AddFriendsParameters, AddFrontendActionsToAgentParameters, AddGroupMembersParameters, AddKnowledgeSourcesToAgentParameters, AddMcpServersToAgentParameters, AddMessageReactionParameters, AddToolsToAgentParameters, AllowFeaturesParameters, BanGroupUserParameters, BlockUsersParameters, ChangeGroupMemberScopeParameters, CreateAgentBuilderAgentParameters, CreateAuthtokenParameters, CreateByoAgentParameters, CreateGroupParameters, DeleteAgentBuilderAgentParameters, DeleteApiToolParameters, DeleteApikeyParameters, DeleteApnsProviderParameters, DeleteAuthtokenParameters, DeleteByoAgentParameters, DeleteByoToolParameters, DeleteContactDetailsParameters, DeleteConversationParameters, DeleteCustomAgentVariableParameters, DeleteFcmProviderParameters, DeleteFrontendActionParameters, DeleteGroupParameters, DeleteKeywordListParameters, DeleteKnowledgeBaseTextParameters, DeleteKnowledgeBaseUploadParameters, DeleteKnowledgeBaseWebsiteParameters, DeleteMcpServerParameters, DeleteMessageParameters, DeletePushTokenParameters, DeleteReasonParameters, DeleteRoleParameters, DeleteRuleParameters, DeleteSubmittedMessageParameters, DeleteUserParameters, FlagAMessageParameters, FlushAuthtokensParameters, GetAgentBuilderAgentParameters, GetApiToolParameters, GetApikeyParameters, GetAuthtokenParameters, GetByoToolParameters, GetContactDetailsParameters, GetConversationParameters, GetDiscoveredUrlStatusesParameters, GetEnabledAgentItemsParameters, GetFrontendActionParameters, GetGroupConversationParameters, GetGroupParameters, GetKeywordListParameters, GetKnowledgeBaseTextParameters, GetMcpServerParameters, GetMessageDetailsParameters, GetNotificationPreferencesParameters, GetNotificationTimezoneParameters, GetReasonParameters, GetRoleParameters, GetRuleParameters, GetSubmittedMessageParameters, GetUsageMetricsParameters, GetUserConversationParameters, GetUserParameters, KickGroupMemberParameters, ListAgentBuilderAgentsParameters, ListAgentToolActionsParameters, ListAgentVariablesParameters, ListAllMessagesParameters, ListAllReactionsParameters, ListAllThreadMessagesParameters, ListApiToolsParameters, ListApikeysParameters, ListAuthtokensParameters, ListBannedGroupUsersParameters, ListBlockedUsersParameters, ListByoToolsParameters, ListConversationsParameters, ListDiscoveredUrlsParameters, ListFlaggedMessagesParameters, ListFriendsParameters, ListFrontendActionsParameters, ListGroupMembersParameters, ListGroupMessagesParameters, ListGroupsParameters, ListKnowledgeBaseSourcePagesParameters, ListKnowledgeBaseSourcesParameters, ListMcpServersParameters, ListMutedConversationsParameters, ListNotificationLogsParameters, ListPushTokensParameters, ListReactionsOfOneKindParameters, ListRestrictedFeaturesParameters, ListReviewedMessagesParameters, ListRolePermissionsParameters, ListRolesParameters, ListRuleRevisionsParameters, ListRulesParameters, ListScopePermissionsParameters, ListSubmittedMessagesParameters, ListThreadsParameters, ListUserConversationsParameters, ListUserMessagesParameters, ListUsersParameters, MarkGroupConversationAsDeliveredParameters, MarkGroupConversationAsReadParameters, MarkGroupConversationAsUnreadParameters, MarkMessageAsInteractedParameters, MarkUserConversationAsDeliveredParameters, MarkUserConversationAsReadParameters, MarkUserConversationAsUnreadParameters, MuteConversationsParameters, PinGroupConversationParameters, PinMessageParameters, PinUserConversationParameters, ProcessDiscoveredUrlsParameters, RemoveActionsFromAgentToolParameters, RemoveApiToolsFromAgentParameters, RemoveFriendsParameters, RemoveFrontendActionsFromAgentParameters, RemoveKnowledgeSourcesFromAgentParameters, RemoveMcpServersFromAgentParameters, RemoveMessageReactionParameters, RemoveToolsFromAgentParameters, ResetGroupConversationParameters, ResetNotificationPreferencesParameters, ResetUserConversationParameters, RestrictFeaturesParameters, ReviewBlockedMessageParameters, ReviewFlaggedMessageParameters, SaveMessageParameters, SearchAgentToolsParameters, SendBotMessageParameters, SendMessageParameters, SendThreadMessageParameters, SetDefaultApnsProviderParameters, SetDefaultFcmProviderParameters, SetRolePermissionsParameters, SetScopePermissionsParameters, SubscribeToThreadParameters, SyncDiscoveredUrlsParameters, SyncKnowledgeBaseSourceParameters, UnbanGroupUserParameters, UnblockUsersParameters, UnmuteConversationsParameters, UnpinGroupConversationParameters, UnpinMessageParameters, UnpinUserConversationParameters, UnregisterPushTokensParameters, UnsaveMessageParameters, UnsetRolePermissionParameters, UnsetScopePermissionParameters, UnsubscribeFromThreadParameters, UpdateAgentBuilderAgentParameters, UpdateApiToolParameters, UpdateApikeyParameters, UpdateAuthtokenParameters, UpdateByoAgentParameters, UpdateByoToolParameters, UpdateContactDetailsParameters, UpdateCustomAgentVariableParameters, UpdateFrontendActionParameters, UpdateGroupConversationParameters, UpdateGroupParameters, UpdateKeywordListParameters, UpdateKnowledgeBaseTextParameters, UpdateMcpServerParameters, UpdateMessageParameters, UpdateNotificationPreferencesParameters, UpdateNotificationTimezoneParameters, UpdateReasonParameters, UpdateRoleParameters, UpdateRuleParameters, UpdateSubmittedMessageParameters, UpdateUserConversationParameters, UpdateUserParameters } from './chat.client.ts'

/** Parameters of the given places, and none of the others. */
type Only<Given> = Given & { [Place in Exclude<'query' | 'header' | 'path' | 'cookie', keyof Given>]?: never }
interface Json<Body> {
  headers: { [name: string]: unknown }
  content: { 'application/json': Body }
}

export interface paths {
  '/users': {
    get: { parameters: Only<{ query?: Pick<ListUsersParameters, "uids" | "searchKey" | "searchIn" | "status" | "count" | "perPage" | "page" | "role" | "roles" | "tags" | "withTags" | "onlyDeactivated" | "withDeactivated" | "createdAt[from]" | "createdAt[to]" | "updatedAt[from]" | "updatedAt[to]">; }>; responses: { 200: Json<chat.ListUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateUserRequest>; responses: { 200: Json<chat.CreateUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 402: chat.ResponsePlanQuotaUsedUp; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.ReactivateUsersRequest>; responses: { 200: Json<chat.ReactivateUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; requestBody: Json<chat.DeactivateUsersRequest>; responses: { 200: Json<chat.DeactivateUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}': {
    get: { parameters: Only<{ header?: Pick<GetUserParameters, "onBehalfOf">; path: Pick<GetUserParameters, "uid">; }>; responses: { 200: Json<chat.GetUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateUserParameters, "uid">; }>; requestBody: Json<chat.UpdateUserRequest>; responses: { 200: Json<chat.UpdateUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteUserParameters, "uid">; }>; requestBody?: Json<chat.DeleteUserRequest>; responses: { 200: Json<chat.DeleteUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/auth_tokens': {
    post: { parameters: Only<{ path: Pick<CreateAuthtokenParameters, "uid">; }>; requestBody?: Json<chat.CreateAuthTokenRequest>; responses: { 200: Json<chat.CreateAuthtokenResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListAuthtokensParameters, "perPage" | "page">; path: Pick<ListAuthtokensParameters, "uid">; }>; responses: { 200: Json<chat.ListAuthtokensResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<FlushAuthtokensParameters, "uid">; }>; responses: { 200: Json<chat.FlushAuthtokensResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/auth_tokens/{authToken}': {
    get: { parameters: Only<{ path: Pick<GetAuthtokenParameters, "uid" | "authToken">; }>; responses: { 200: Json<chat.GetAuthtokenResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAuthTokenNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateAuthtokenParameters, "uid" | "authToken">; }>; requestBody: Json<chat.UpdateAuthTokenRequest>; responses: { 200: Json<chat.UpdateAuthtokenResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAuthTokenNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteAuthtokenParameters, "uid" | "authToken">; }>; responses: { 200: Json<chat.DeleteAuthtokenResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAuthTokenNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/roles': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateRoleRequest>; responses: { 200: Json<chat.CreateRoleResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListRolesParameters, "perPage" | "page">; }>; responses: { 200: Json<chat.ListRolesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/roles/{role}': {
    get: { parameters: Only<{ path: Pick<GetRoleParameters, "role">; }>; responses: { 200: Json<chat.GetRoleResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateRoleParameters, "role">; }>; requestBody: Json<chat.UpdateRoleRequest>; responses: { 200: Json<chat.UpdateRoleResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteRoleParameters, "role">; }>; responses: { 200: Json<chat.DeleteRoleResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/apikeys': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateApiKeyRequest>; responses: { 200: Json<chat.CreateApikeyResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListApikeysParameters, "scope" | "searchKey">; }>; responses: { 200: Json<chat.ListApikeysResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/apikeys/{apiKey}': {
    get: { parameters: Only<{ path: Pick<GetApikeyParameters, "apiKey">; }>; responses: { 200: Json<chat.GetApikeyResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseApiKeyNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateApikeyParameters, "apiKey">; }>; requestBody: Json<chat.UpdateApiKeyRequest>; responses: { 200: Json<chat.UpdateApikeyResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseApiKeyNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteApikeyParameters, "apiKey">; }>; responses: { 200: Json<chat.DeleteApikeyResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseApiKeyNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/scopes/{scope}/permissions': {
    get: { parameters: Only<{ path: Pick<ListScopePermissionsParameters, "guid" | "scope">; }>; responses: { 200: Json<chat.ListScopePermissionsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<SetScopePermissionsParameters, "guid" | "scope">; }>; requestBody: Json<chat.SetScopePermissionsRequest>; responses: { 200: Json<chat.SetScopePermissionsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/scopes/{scope}/permissions/{permission}': {
    delete: { parameters: Only<{ path: Pick<UnsetScopePermissionParameters, "guid" | "scope" | "permission">; }>; responses: { 200: Json<chat.UnsetScopePermissionResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/roles/{role}/permissions': {
    get: { parameters: Only<{ path: Pick<ListRolePermissionsParameters, "role">; }>; responses: { 200: Json<chat.ListRolePermissionsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<SetRolePermissionsParameters, "role">; }>; requestBody: Json<chat.SetRolePermissionsRequest>; responses: { 200: Json<chat.SetRolePermissionsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/roles/{role}/permissions/{permission}': {
    delete: { parameters: Only<{ path: Pick<UnsetRolePermissionParameters, "role" | "permission">; }>; responses: { 200: Json<chat.UnsetRolePermissionResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/roles/{role}/restrictedfeatures': {
    post: { parameters: Only<{ path: Pick<RestrictFeaturesParameters, "role">; }>; requestBody: Json<chat.RestrictFeaturesRequest>; responses: { 200: Json<chat.RestrictFeaturesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ path: Pick<ListRestrictedFeaturesParameters, "role">; }>; responses: { 200: Json<chat.ListRestrictedFeaturesResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<AllowFeaturesParameters, "role">; }>; requestBody: Json<chat.AllowFeaturesRequest>; responses: { 200: Json<chat.AllowFeaturesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRoleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/friends': {
    post: { parameters: Only<{ path: Pick<AddFriendsParameters, "uid">; }>; requestBody: Json<chat.AddFriendsRequest>; responses: { 200: Json<chat.AddFriendsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListFriendsParameters, "searchKey" | "perPage" | "page">; path: Pick<ListFriendsParameters, "uid">; }>; responses: { 200: Json<chat.ListFriendsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<RemoveFriendsParameters, "uid">; }>; requestBody: Json<chat.RemoveFriendsRequest>; responses: { 200: Json<chat.RemoveFriendsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/blockedusers': {
    post: { parameters: Only<{ path: Pick<BlockUsersParameters, "uid">; }>; requestBody: Json<chat.BlockUsersRequest>; responses: { 200: Json<chat.BlockUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListBlockedUsersParameters, "perPage" | "page">; path: Pick<ListBlockedUsersParameters, "uid">; }>; responses: { 200: Json<chat.ListBlockedUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<UnblockUsersParameters, "uid">; }>; requestBody: Json<chat.BlockUsersRequest>; responses: { 200: Json<chat.UnblockUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups': {
    post: { parameters: Only<{ header?: Pick<CreateGroupParameters, "onBehalfOf">; }>; requestBody: Json<chat.CreateGroupRequest>; responses: { 200: Json<chat.CreateGroupResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 402: chat.ResponsePlanQuotaUsedUp; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListGroupsParameters, "searchKey" | "searchIn" | "type" | "types" | "tags" | "withTags" | "hasJoined" | "sortBy" | "sortOrder" | "updatedAt" | "affix" | "perPage" | "page" | "guid" | "guids" | "createdAt[from]" | "createdAt[to]" | "updatedAt[from]" | "updatedAt[to]" | "membersCount[gt]" | "membersCount[gte]" | "membersCount[lt]" | "membersCount[lte]" | "membersCount[eq]">; header?: Pick<ListGroupsParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.ListGroupsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}': {
    get: { parameters: Only<{ header?: Pick<GetGroupParameters, "onBehalfOf">; path: Pick<GetGroupParameters, "guid">; }>; responses: { 200: Json<chat.GetGroupResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ header?: Pick<UpdateGroupParameters, "onBehalfOf">; path: Pick<UpdateGroupParameters, "guid">; }>; requestBody: Json<chat.UpdateGroupRequest>; responses: { 200: Json<chat.UpdateGroupResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<DeleteGroupParameters, "onBehalfOf">; path: Pick<DeleteGroupParameters, "guid">; }>; responses: { 200: Json<chat.DeleteGroupResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/members': {
    post: { parameters: Only<{ header?: Pick<AddGroupMembersParameters, "onBehalfOf">; path: Pick<AddGroupMembersParameters, "guid">; }>; requestBody: Json<chat.AddGroupMembersRequest>; responses: { 200: Json<chat.AddGroupMembersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 402: chat.ResponsePlanQuotaUsedUp; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListGroupMembersParameters, "scopes" | "status" | "perPage" | "page">; path: Pick<ListGroupMembersParameters, "guid">; }>; responses: { 200: Json<chat.ListGroupMembersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/members/{uid}': {
    put: { parameters: Only<{ header?: Pick<ChangeGroupMemberScopeParameters, "onBehalfOf">; path: Pick<ChangeGroupMemberScopeParameters, "guid" | "uid">; }>; requestBody: Json<chat.ChangeGroupMemberScopeRequest>; responses: { 200: Json<chat.ChangeGroupMemberScopeResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<KickGroupMemberParameters, "onBehalfOf">; path: Pick<KickGroupMemberParameters, "guid" | "uid">; }>; responses: { 200: Json<chat.KickGroupMemberResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/bannedusers': {
    get: { parameters: Only<{ query?: Pick<ListBannedGroupUsersParameters, "perPage" | "page">; path: Pick<ListBannedGroupUsersParameters, "guid">; }>; responses: { 200: Json<chat.ListBannedGroupUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/bannedusers/{uid}': {
    post: { parameters: Only<{ header?: Pick<BanGroupUserParameters, "onBehalfOf">; path: Pick<BanGroupUserParameters, "guid" | "uid">; }>; responses: { 200: Json<chat.BanGroupUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<UnbanGroupUserParameters, "onBehalfOf">; path: Pick<UnbanGroupUserParameters, "guid" | "uid">; }>; responses: { 200: Json<chat.UnbanGroupUserResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseGroupForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/bots/{uid}/messages': {
    post: { parameters: Only<{ path: Pick<SendBotMessageParameters, "uid">; }>; requestBody: Json<chat.SendMessageRequest>; responses: { 200: Json<chat.SendBotMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseSendingForbidden; 404: chat.ResponseBotNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/messages': {
    get: { parameters: Only<{ query?: Pick<ListGroupMessagesParameters, "searchKey" | "hasAttachments" | "attachmentTypes" | "hasMentions" | "hasLinks" | "mentionedUids" | "unread" | "undelivered" | "count" | "hideMessagesFromBlockedUsers" | "hideReplies" | "hideQuotedMessages" | "affix" | "id" | "category" | "categories" | "type" | "types" | "myMentionsOnly" | "hasReactions" | "sender" | "mentionsWithBlockedInfo" | "mentionsWithTagInfo" | "limit" | "fromTimestamp" | "toTimestamp" | "withTags" | "tags">; header?: Pick<ListGroupMessagesParameters, "onBehalfOf">; path: Pick<ListGroupMessagesParameters, "guid">; }>; responses: { 200: Json<chat.ListGroupMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages': {
    post: { parameters: Only<{ header?: Pick<SendMessageParameters, "onBehalfOf">; }>; requestBody: Json<chat.SendMessageRequest>; responses: { 200: Json<chat.SendMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseSendingForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListAllMessagesParameters, "searchKey" | "hideMessagesFromBlockedUsers" | "hasAttachments" | "attachmentTypes" | "hasMentions" | "hasLinks" | "mentionedUids" | "hasReactions" | "receiverType" | "affix" | "id" | "sentAt" | "category" | "categories" | "type" | "types" | "sender" | "senders" | "mentionsWithBlockedInfo" | "mentionsWithTagInfo" | "hideDeleted" | "onlyDeleted" | "hideReplies" | "count" | "unread" | "limit" | "conversationId" | "withTags" | "tags" | "fromTimestamp" | "toTimestamp" | "sentAt[from]" | "sentAt[to]" | "updatedAt[from]" | "updatedAt[to]" | "editedAt[from]" | "editedAt[to]" | "hideQuotedMessages">; header?: Pick<ListAllMessagesParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.ListAllMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}': {
    get: { parameters: Only<{ header?: Pick<GetMessageDetailsParameters, "onBehalfOf">; path: Pick<GetMessageDetailsParameters, "id">; }>; responses: { 200: Json<chat.GetMessageDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ header?: Pick<UpdateMessageParameters, "onBehalfOf">; path: Pick<UpdateMessageParameters, "id">; }>; requestBody: Json<chat.UpdateMessageRequest>; responses: { 200: Json<chat.UpdateMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<DeleteMessageParameters, "onBehalfOf">; path: Pick<DeleteMessageParameters, "id">; }>; requestBody?: Json<chat.DeleteMessageRequest>; responses: { 200: Json<chat.DeleteMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/interacted': {
    patch: { parameters: Only<{ header: Pick<MarkMessageAsInteractedParameters, "onBehalfOf">; path: Pick<MarkMessageAsInteractedParameters, "id">; }>; requestBody?: Json<chat.MarkInteractedRequest>; responses: { 200: Json<chat.MarkMessageAsInteractedResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/pin': {
    post: { parameters: Only<{ header?: Pick<PinMessageParameters, "onBehalfOf">; path: Pick<PinMessageParameters, "id">; }>; responses: { 200: Json<chat.PinMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header?: Pick<UnpinMessageParameters, "onBehalfOf">; path: Pick<UnpinMessageParameters, "id">; }>; responses: { 200: Json<chat.UnpinMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/reactions': {
    get: { parameters: Only<{ header?: Pick<ListAllReactionsParameters, "onBehalfOf">; path: Pick<ListAllReactionsParameters, "id">; }>; responses: { 200: Json<chat.ListAllReactionsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/reactions/{reaction}': {
    get: { parameters: Only<{ header?: Pick<ListReactionsOfOneKindParameters, "onBehalfOf">; path: Pick<ListReactionsOfOneKindParameters, "id" | "reaction">; }>; responses: { 200: Json<chat.ListReactionsOfOneKindResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ header: Pick<AddMessageReactionParameters, "onBehalfOf">; path: Pick<AddMessageReactionParameters, "id" | "reaction">; }>; responses: { 200: Json<chat.AddMessageReactionResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<RemoveMessageReactionParameters, "onBehalfOf">; path: Pick<RemoveMessageReactionParameters, "id" | "reaction">; }>; responses: { 200: Json<chat.RemoveMessageReactionResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/save': {
    post: { parameters: Only<{ header: Pick<SaveMessageParameters, "onBehalfOf">; path: Pick<SaveMessageParameters, "id">; }>; responses: { 200: Json<chat.SaveMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<UnsaveMessageParameters, "onBehalfOf">; path: Pick<UnsaveMessageParameters, "id">; }>; responses: { 200: Json<chat.UnsaveMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/thread': {
    post: { parameters: Only<{ header: Pick<SendThreadMessageParameters, "onBehalfOf">; path: Pick<SendThreadMessageParameters, "id">; }>; requestBody: Json<chat.SendMessageRequest>; responses: { 200: Json<chat.SendThreadMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorizedOrNotJoined; 403: chat.ResponseSendingForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListAllThreadMessagesParameters, "perPage" | "page">; header?: Pick<ListAllThreadMessagesParameters, "onBehalfOf">; path: Pick<ListAllThreadMessagesParameters, "id">; }>; responses: { 200: Json<chat.ListAllThreadMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/thread/subscription': {
    post: { parameters: Only<{ header: Pick<SubscribeToThreadParameters, "onBehalfOf">; path: Pick<SubscribeToThreadParameters, "id">; }>; responses: { 200: Json<chat.SubscribeToThreadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<UnsubscribeFromThreadParameters, "onBehalfOf">; path: Pick<UnsubscribeFromThreadParameters, "id">; }>; responses: { 200: Json<chat.UnsubscribeFromThreadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/threads': {
    get: { parameters: Only<{ query?: Pick<ListThreadsParameters, "limit" | "affix" | "updatedAt" | "participatedByMe" | "withUnreadReplyCount" | "withMentionCount">; header?: Pick<ListThreadsParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.ListThreadsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/messages': {
    get: { parameters: Only<{ query?: Pick<ListUserMessagesParameters, "searchKey" | "hasAttachments" | "attachmentTypes" | "hasMentions" | "hasLinks" | "mentionedUids" | "unread" | "undelivered" | "count" | "hideReplies" | "hideQuotedMessages" | "affix" | "id" | "category" | "categories" | "type" | "types" | "myMentionsOnly" | "hasReactions" | "sender" | "mentionsWithBlockedInfo" | "mentionsWithTagInfo" | "perPage" | "limit" | "fromTimestamp" | "toTimestamp" | "withTags" | "tags">; header?: Pick<ListUserMessagesParameters, "onBehalfOf">; path: Pick<ListUserMessagesParameters, "uid">; }>; responses: { 200: Json<chat.ListUserMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/conversations': {
    get: { parameters: Only<{ query?: Pick<ListConversationsParameters, "conversationType" | "searchKey" | "unread" | "tags" | "withTags" | "userTags" | "groupTags" | "withUserAndGroupTags" | "includeBlockedUsers" | "withBlockedInfo" | "hideAgentic" | "onlyAgentic" | "useCursoredIndex" | "unique" | "perPage" | "page">; header?: Pick<ListConversationsParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.ListConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/conversations/pinned': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListGlobalPinnedConversationsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.ReplaceGlobalPinnedConversationsRequest>; responses: { 200: Json<chat.ReplaceGlobalPinnedConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseGroupOrUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/conversations/{conversationId}': {
    get: { parameters: Only<{ header: Pick<GetConversationParameters, "onBehalfOf">; path: Pick<GetConversationParameters, "conversationId">; }>; responses: { 200: Json<chat.GetConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseConversationNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<DeleteConversationParameters, "onBehalfOf">; path: Pick<DeleteConversationParameters, "conversationId">; }>; responses: { 200: Json<chat.DeleteConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseConversationNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/conversation': {
    get: { parameters: Only<{ header: Pick<GetGroupConversationParameters, "onBehalfOf">; path: Pick<GetGroupConversationParameters, "guid">; }>; responses: { 200: Json<chat.GetGroupConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ header: Pick<UpdateGroupConversationParameters, "onBehalfOf">; path: Pick<UpdateGroupConversationParameters, "guid">; }>; requestBody: Json<chat.UpdateConversationRequest>; responses: { 200: Json<chat.UpdateGroupConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<ResetGroupConversationParameters, "onBehalfOf">; path: Pick<ResetGroupConversationParameters, "guid">; }>; requestBody?: Json<chat.ResetGroupConversationRequest>; responses: { 200: Json<chat.ResetGroupConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/conversation/delivered': {
    post: { parameters: Only<{ header: Pick<MarkGroupConversationAsDeliveredParameters, "onBehalfOf">; path: Pick<MarkGroupConversationAsDeliveredParameters, "guid">; }>; requestBody?: Json<chat.MarkConversationRequest>; responses: { 200: Json<chat.MarkGroupConversationAsDeliveredResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/conversation/pin': {
    post: { parameters: Only<{ header: Pick<PinGroupConversationParameters, "onBehalfOf">; path: Pick<PinGroupConversationParameters, "guid">; }>; responses: { 200: Json<chat.PinGroupConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponsePinForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<UnpinGroupConversationParameters, "onBehalfOf">; path: Pick<UnpinGroupConversationParameters, "guid">; }>; responses: { 200: Json<chat.UnpinGroupConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponsePinForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/groups/{guid}/conversation/read': {
    post: { parameters: Only<{ header: Pick<MarkGroupConversationAsReadParameters, "onBehalfOf">; path: Pick<MarkGroupConversationAsReadParameters, "guid">; }>; requestBody?: Json<chat.MarkConversationRequest>; responses: { 200: Json<chat.MarkGroupConversationAsReadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<MarkGroupConversationAsUnreadParameters, "onBehalfOf">; path: Pick<MarkGroupConversationAsUnreadParameters, "guid">; }>; requestBody?: Json<chat.MarkConversationAsUnreadRequest>; responses: { 200: Json<chat.MarkGroupConversationAsUnreadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseGroupNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/conversations': {
    get: { parameters: Only<{ query?: Pick<ListUserConversationsParameters, "conversationType" | "perPage" | "page">; path: Pick<ListUserConversationsParameters, "uid">; }>; responses: { 200: Json<chat.ListUserConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/conversation': {
    get: { parameters: Only<{ header: Pick<GetUserConversationParameters, "onBehalfOf">; path: Pick<GetUserConversationParameters, "uid">; }>; responses: { 200: Json<chat.GetUserConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ header: Pick<UpdateUserConversationParameters, "onBehalfOf">; path: Pick<UpdateUserConversationParameters, "uid">; }>; requestBody: Json<chat.UpdateConversationRequest>; responses: { 200: Json<chat.UpdateUserConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<ResetUserConversationParameters, "onBehalfOf">; path: Pick<ResetUserConversationParameters, "uid">; }>; requestBody?: Json<chat.ResetUserConversationRequest>; responses: { 200: Json<chat.ResetUserConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/conversation/delivered': {
    post: { parameters: Only<{ header: Pick<MarkUserConversationAsDeliveredParameters, "onBehalfOf">; path: Pick<MarkUserConversationAsDeliveredParameters, "uid">; }>; requestBody?: Json<chat.MarkConversationRequest>; responses: { 200: Json<chat.MarkUserConversationAsDeliveredResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/conversation/pin': {
    post: { parameters: Only<{ header: Pick<PinUserConversationParameters, "onBehalfOf">; path: Pick<PinUserConversationParameters, "uid">; }>; responses: { 200: Json<chat.PinUserConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponsePinForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<UnpinUserConversationParameters, "onBehalfOf">; path: Pick<UnpinUserConversationParameters, "uid">; }>; responses: { 200: Json<chat.UnpinUserConversationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponsePinForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/users/{uid}/conversation/read': {
    post: { parameters: Only<{ header: Pick<MarkUserConversationAsReadParameters, "onBehalfOf">; path: Pick<MarkUserConversationAsReadParameters, "uid">; }>; requestBody?: Json<chat.MarkConversationRequest>; responses: { 200: Json<chat.MarkUserConversationAsReadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<MarkUserConversationAsUnreadParameters, "onBehalfOf">; path: Pick<MarkUserConversationAsUnreadParameters, "uid">; }>; requestBody?: Json<chat.MarkConversationAsUnreadRequest>; responses: { 200: Json<chat.MarkUserConversationAsUnreadResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseConversationForbidden; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/messages/{id}/flagged': {
    post: { parameters: Only<{ header: Pick<FlagAMessageParameters, "onBehalfOf">; path: Pick<FlagAMessageParameters, "id">; }>; requestBody: Json<chat.FlagMessageRequest>; responses: { 200: Json<chat.FlagAMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseMessageForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/blocked-messages': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListBlockedMessagesResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/blocked-messages/{id}': {
    patch: { parameters: Only<{ path: Pick<ReviewBlockedMessageParameters, "id">; }>; requestBody: Json<chat.ReviewBlockedMessageRequest>; responses: { 200: Json<chat.ReviewBlockedMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/flagged-messages': {
    get: { parameters: Only<{ query?: Pick<ListFlaggedMessagesParameters, "limit">; }>; responses: { 200: Json<chat.ListFlaggedMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/flagged-messages/{id}': {
    patch: { parameters: Only<{ path: Pick<ReviewFlaggedMessageParameters, "id">; }>; requestBody: Json<chat.ReviewFlaggedMessageRequest>; responses: { 200: Json<chat.ReviewFlaggedMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/keywords': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListKeywordListsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: { headers: { [name: string]: unknown }; content: { 'multipart/form-data': chat.KeywordListRequest; 'application/json': chat.KeywordListJsonRequest } }; responses: { 200: Json<chat.CreateKeywordListResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/keywords/{keywordId}': {
    get: { parameters: Only<{ path: Pick<GetKeywordListParameters, "keywordId">; }>; responses: { 200: Json<chat.GetKeywordListResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKeywordListNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateKeywordListParameters, "keywordId">; }>; requestBody: { headers: { [name: string]: unknown }; content: { 'multipart/form-data': chat.KeywordListRequest; 'application/json': chat.KeywordListJsonRequest } }; responses: { 200: Json<chat.UpdateKeywordListResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKeywordListNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteKeywordListParameters, "keywordId">; }>; responses: { 200: Json<chat.DeleteKeywordListResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKeywordListNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/messages': {
    get: { parameters: Only<{ query?: Pick<ListSubmittedMessagesParameters, "sender" | "receiverUID" | "receiverGUID" | "category" | "type" | "moderationStatus">; }>; responses: { 200: Json<chat.ListSubmittedMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SubmitMessageRequest>; responses: { 200: Json<chat.SubmitMessageForModerationResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/messages/{id}': {
    get: { parameters: Only<{ path: Pick<GetSubmittedMessageParameters, "id">; }>; responses: { 200: Json<chat.GetSubmittedMessageResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateSubmittedMessageParameters, "id">; }>; requestBody: Json<chat.UpdateSubmittedMessageRequest>; responses: { 200: Json<chat.UpdateSubmittedMessageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteSubmittedMessageParameters, "id">; }>; responses: { 200: Json<chat.DeleteSubmittedMessageResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseMessageNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/reasons': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListReasonsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateReasonRequest>; responses: { 200: Json<chat.CreateReasonResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/reasons/{id}': {
    get: { parameters: Only<{ path: Pick<GetReasonParameters, "id">; }>; responses: { 200: Json<chat.GetReasonResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseReasonNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateReasonParameters, "id">; }>; requestBody: Json<chat.UpdateReasonRequest>; responses: { 200: Json<chat.UpdateReasonResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseReasonNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteReasonParameters, "id">; }>; responses: { 200: Json<chat.DeleteReasonResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseReasonNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/reviewed-messages': {
    get: { parameters: Only<{ query?: Pick<ListReviewedMessagesParameters, "limit">; }>; responses: { 200: Json<chat.ListReviewedMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/rules': {
    get: { parameters: Only<{ query?: Pick<ListRulesParameters, "limit">; }>; responses: { 200: Json<chat.ListRulesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.RuleRequest>; responses: { 200: Json<chat.CreateRuleResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/rules/{ruleId}': {
    get: { parameters: Only<{ path: Pick<GetRuleParameters, "ruleId">; }>; responses: { 200: Json<chat.GetRuleResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRuleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateRuleParameters, "ruleId">; }>; requestBody: Json<chat.RuleRequest>; responses: { 200: Json<chat.UpdateRuleResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRuleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteRuleParameters, "ruleId">; }>; responses: { 200: Json<chat.DeleteRuleResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRuleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/moderation/rules/{ruleId}/revisions': {
    get: { parameters: Only<{ path: Pick<ListRuleRevisionsParameters, "ruleId">; }>; responses: { 200: Json<chat.ListRuleRevisionsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseRuleNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/email/v1/providers/custom': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetCustomEmailProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SaveCustomEmailProviderRequest>; responses: { 200: Json<chat.SaveCustomEmailProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateCustomEmailProviderRequest>; responses: { 200: Json<chat.UpdateCustomEmailProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.DeleteCustomEmailProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/email/v1/providers/sendgrid': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetSendgridDetailsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SaveSendGridDetailsRequest>; responses: { 200: Json<chat.SaveSendgridDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateSendGridDetailsRequest>; responses: { 200: Json<chat.UpdateSendgridDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.DeleteSendgridDetailsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/apns': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListApnsProvidersResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.AddApnsProviderRequest>; responses: { 200: Json<chat.AddApnsProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateApnsProviderRequest>; responses: { 200: Json<chat.UpdateApnsProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/apns/default/{providerId}': {
    put: { parameters: Only<{ path: Pick<SetDefaultApnsProviderParameters, "providerId">; }>; responses: { 200: Json<chat.SetDefaultApnsProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/apns/{providerId}': {
    delete: { parameters: Only<{ path: Pick<DeleteApnsProviderParameters, "providerId">; }>; responses: { 200: Json<chat.DeleteApnsProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/custom': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetCustomPushProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SaveCustomPushProviderRequest>; responses: { 200: Json<chat.SaveCustomPushProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateCustomPushProviderRequest>; responses: { 200: Json<chat.UpdateCustomPushProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.DeleteCustomPushProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/fcm': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListFcmProvidersResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.AddFcmProviderRequest>; responses: { 200: Json<chat.AddFcmProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateFcmProviderRequest>; responses: { 200: Json<chat.UpdateFcmProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/fcm/default/{providerId}': {
    put: { parameters: Only<{ path: Pick<SetDefaultFcmProviderParameters, "providerId">; }>; responses: { 200: Json<chat.SetDefaultFcmProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/providers/fcm/{providerId}': {
    delete: { parameters: Only<{ path: Pick<DeleteFcmProviderParameters, "providerId">; }>; responses: { 200: Json<chat.DeleteFcmProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/tokens': {
    get: { parameters: Only<{ query: Pick<ListPushTokensParameters, "authToken" | "all">; }>; responses: { 200: Json<chat.ListPushTokensResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.RegisterPushTokenRequest>; responses: { 200: Json<chat.RegisterPushTokenResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ query?: Pick<UnregisterPushTokensParameters, "all">; }>; requestBody: Json<chat.UnregisterPushTokenRequest>; responses: { 200: Json<chat.UnregisterPushTokensResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushTokenNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/push/v1/tokens/{pushToken}': {
    delete: { parameters: Only<{ path: Pick<DeletePushTokenParameters, "pushToken">; }>; requestBody: Json<chat.UnregisterPushTokenRequest>; responses: { 200: Json<chat.DeletePushTokenResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushTokenNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/sms/v1/providers/custom': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetCustomSmsProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SaveCustomSmsProviderRequest>; responses: { 200: Json<chat.SaveCustomSmsProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateCustomSmsProviderRequest>; responses: { 200: Json<chat.UpdateCustomSmsProviderResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.DeleteCustomSmsProviderResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/sms/v1/providers/twilio': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetTwilioDetailsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.SaveTwilioDetailsRequest>; responses: { 200: Json<chat.SaveTwilioDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ }>; requestBody: Json<chat.UpdateTwilioDetailsRequest>; responses: { 200: Json<chat.UpdateTwilioDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.DeleteTwilioDetailsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponsePushProviderNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/contact-details': {
    get: { parameters: Only<{ header: Pick<GetContactDetailsParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.GetContactDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ header: Pick<UpdateContactDetailsParameters, "onBehalfOf">; }>; requestBody: Json<chat.UpdateContactDetailsRequest>; responses: { 200: Json<chat.UpdateContactDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ header: Pick<DeleteContactDetailsParameters, "onBehalfOf">; }>; responses: { 200: Json<chat.DeleteContactDetailsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/logs': {
    get: { parameters: Only<{ query?: Pick<ListNotificationLogsParameters, "messageId" | "reactionId" | "from" | "to" | "messageCategory" | "messageType" | "trigger" | "sender" | "reactionSender" | "receiver" | "receiverType" | "reactionReceiver" | "member" | "channel" | "provider" | "notificationTriggered" | "reason" | "success" | "affix" | "logId">; }>; responses: { 200: Json<chat.ListNotificationLogsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/preferences': {
    get: { parameters: Only<{ query: Pick<GetNotificationPreferencesParameters, "uid">; }>; responses: { 200: Json<chat.GetNotificationPreferencesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ query: Pick<UpdateNotificationPreferencesParameters, "uid">; }>; requestBody: Json<chat.UpdateNotificationPreferencesRequest>; responses: { 200: Json<chat.UpdateNotificationPreferencesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ query: Pick<ResetNotificationPreferencesParameters, "uid">; }>; responses: { 200: Json<chat.ResetNotificationPreferencesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/preferences/mute': {
    get: { parameters: Only<{ query: Pick<ListMutedConversationsParameters, "uid">; }>; responses: { 200: Json<chat.ListMutedConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ query: Pick<MuteConversationsParameters, "uid">; }>; requestBody: Json<chat.MuteConversationsRequest>; responses: { 200: Json<chat.MuteConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ query: Pick<UnmuteConversationsParameters, "uid">; }>; requestBody: Json<chat.UnmuteConversationsRequest>; responses: { 200: Json<chat.UnmuteConversationsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/preferences/timezone': {
    get: { parameters: Only<{ query: Pick<GetNotificationTimezoneParameters, "uid">; }>; responses: { 200: Json<chat.GetNotificationTimezoneResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ query: Pick<UpdateNotificationTimezoneParameters, "uid">; }>; requestBody: Json<chat.UpdateNotificationTimezoneRequest>; responses: { 200: Json<chat.UpdateNotificationTimezoneResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbiddenToUser; 404: chat.ResponseUserNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/notifications/v1/settings': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetNotificationSettingsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ }>; requestBody: Json<chat.UpdateNotificationSettingsRequest>; responses: { 200: Json<chat.UpdateNotificationSettingsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ }>; responses: { 200: Json<chat.ResetNotificationSettingsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents': {
    get: { parameters: Only<{ query?: Pick<ListAgentBuilderAgentsParameters, "limit" | "affix" | "createdAt" | "search">; }>; responses: { 200: Json<chat.ListAgentBuilderAgentsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ header?: Pick<CreateAgentBuilderAgentParameters, "chatApiVersion">; }>; requestBody: Json<chat.CreateAgentBuilderAgentRequest>; responses: { 201: Json<chat.CreateAgentBuilderAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/available-models': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListAgentModelsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/variables/all': {
    get: { parameters: Only<{ query?: Pick<ListAgentVariablesParameters, "groupByCategory">; }>; responses: { 200: Json<chat.ListAgentVariablesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/variables/custom': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListCustomAgentVariablesResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateAgentVariableRequest>; responses: { 200: Json<chat.CreateCustomAgentVariableResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/variables/custom/{variableId}': {
    patch: { parameters: Only<{ path: Pick<UpdateCustomAgentVariableParameters, "variableId">; }>; requestBody: Json<chat.UpdateAgentVariableRequest>; responses: { 200: Json<chat.UpdateCustomAgentVariableResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentVariableNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteCustomAgentVariableParameters, "variableId">; }>; responses: { 200: Json<chat.DeleteCustomAgentVariableResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentVariableNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}': {
    get: { parameters: Only<{ path: Pick<GetAgentBuilderAgentParameters, "uid">; }>; responses: { 200: Json<chat.GetAgentBuilderAgentResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ path: Pick<UpdateAgentBuilderAgentParameters, "uid">; }>; requestBody: Json<chat.UpdateAgentBuilderAgentRequest>; responses: { 200: Json<chat.UpdateAgentBuilderAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteAgentBuilderAgentParameters, "uid">; }>; responses: { 200: Json<chat.DeleteAgentBuilderAgentResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/api-tools/add': {
    patch: { parameters: Only<{ path: Pick<AddApiToolsToAgentParameters, "uid">; }>; requestBody: Json<chat.AgentApiToolsRequest>; responses: { 200: Json<chat.AddApiToolsToAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/api-tools/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveApiToolsFromAgentParameters, "uid">; }>; requestBody: Json<chat.AgentApiToolsRequest>; responses: { 200: Json<chat.RemoveApiToolsFromAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/enabled-items': {
    get: { parameters: Only<{ query?: Pick<GetEnabledAgentItemsParameters, "tools" | "frontendActions" | "apiTools" | "mcpServers" | "key">; path: Pick<GetEnabledAgentItemsParameters, "uid">; }>; responses: { 200: Json<chat.GetEnabledAgentItemsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/frontend-actions/add': {
    patch: { parameters: Only<{ path: Pick<AddFrontendActionsToAgentParameters, "uid">; }>; requestBody: Json<chat.AgentFrontendActionsRequest>; responses: { 200: Json<chat.AddFrontendActionsToAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/frontend-actions/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveFrontendActionsFromAgentParameters, "uid">; }>; requestBody: Json<chat.AgentFrontendActionsRequest>; responses: { 200: Json<chat.RemoveFrontendActionsFromAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/add': {
    patch: { parameters: Only<{ path: Pick<AddKnowledgeSourcesToAgentParameters, "uid" | "sourceType">; }>; requestBody: Json<chat.AgentKnowledgeSourcesRequest>; responses: { 200: Json<chat.AddKnowledgeSourcesToAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentKnowledgeNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveKnowledgeSourcesFromAgentParameters, "uid" | "sourceType">; }>; requestBody: Json<chat.AgentKnowledgeSourcesRequest>; responses: { 200: Json<chat.RemoveKnowledgeSourcesFromAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentKnowledgeNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/mcp/add': {
    patch: { parameters: Only<{ path: Pick<AddMcpServersToAgentParameters, "uid">; }>; requestBody: Json<chat.AgentMcpServersRequest>; responses: { 200: Json<chat.AddMcpServersToAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/mcp/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveMcpServersFromAgentParameters, "uid">; }>; requestBody: Json<chat.AgentMcpServersRequest>; responses: { 200: Json<chat.RemoveMcpServersFromAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/add': {
    patch: { parameters: Only<{ path: Pick<AddToolsToAgentParameters, "uid">; }>; requestBody: Json<chat.AgentToolsRequest>; responses: { 200: Json<chat.AddToolsToAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveToolsFromAgentParameters, "uid">; }>; requestBody: Json<chat.AgentToolsRequest>; responses: { 200: Json<chat.RemoveToolsFromAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/search': {
    get: { parameters: Only<{ query?: Pick<SearchAgentToolsParameters, "key">; path: Pick<SearchAgentToolsParameters, "uid">; }>; responses: { 200: Json<chat.SearchAgentToolsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions': {
    get: { parameters: Only<{ path: Pick<ListAgentToolActionsParameters, "uid" | "slug">; }>; responses: { 200: Json<chat.ListAgentToolActionsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/add': {
    patch: { parameters: Only<{ path: Pick<AddActionsToAgentToolParameters, "uid" | "slug">; }>; requestBody: Json<chat.AgentToolActionsRequest>; responses: { 200: Json<chat.AddActionsToAgentToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/remove': {
    patch: { parameters: Only<{ path: Pick<RemoveActionsFromAgentToolParameters, "uid" | "slug">; }>; requestBody: Json<chat.AgentToolActionsRequest>; responses: { 200: Json<chat.RemoveActionsFromAgentToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/api-tools': {
    get: { parameters: Only<{ query?: Pick<ListApiToolsParameters, "limit" | "affix" | "createdAt">; }>; responses: { 200: Json<chat.ListApiToolsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateApiToolRequest>; responses: { 201: Json<chat.CreateApiToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/api-tools/{slug}': {
    get: { parameters: Only<{ path: Pick<GetApiToolParameters, "slug">; }>; responses: { 200: Json<chat.GetApiToolResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ path: Pick<UpdateApiToolParameters, "slug">; }>; requestBody: Json<chat.UpdateApiToolRequest>; responses: { 200: Json<chat.UpdateApiToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteApiToolParameters, "slug">; }>; responses: { 200: Json<chat.DeleteApiToolResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/frontend-actions': {
    get: { parameters: Only<{ query?: Pick<ListFrontendActionsParameters, "limit" | "affix" | "createdAt">; }>; responses: { 200: Json<chat.ListFrontendActionsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateFrontendActionRequest>; responses: { 201: Json<chat.CreateFrontendActionResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/frontend-actions/{id}': {
    get: { parameters: Only<{ path: Pick<GetFrontendActionParameters, "id">; }>; responses: { 200: Json<chat.GetFrontendActionResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ path: Pick<UpdateFrontendActionParameters, "id">; }>; requestBody: Json<chat.UpdateFrontendActionRequest>; responses: { 200: Json<chat.UpdateFrontendActionResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteFrontendActionParameters, "id">; }>; responses: { 200: Json<chat.DeleteFrontendActionResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base': {
    get: { parameters: Only<{ query: Pick<ListKnowledgeBaseSourcesParameters, "start" | "end" | "startTime" | "endTime" | "limit" | "affix" | "cursor">; }>; responses: { 200: Json<chat.ListKnowledgeBaseSourcesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/status/poll': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.KnowledgeBaseStatusesRequest>; responses: { 200: Json<chat.GetKnowledgeBaseStatusesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/text': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateKnowledgeBaseTextRequest>; responses: { 201: Json<chat.CreateKnowledgeBaseTextResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListKnowledgeBaseTextsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/text/{uniqueId}': {
    get: { parameters: Only<{ path: Pick<GetKnowledgeBaseTextParameters, "uniqueId">; }>; responses: { 200: Json<chat.GetKnowledgeBaseTextResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ path: Pick<UpdateKnowledgeBaseTextParameters, "uniqueId">; }>; requestBody: Json<chat.UpdateKnowledgeBaseTextRequest>; responses: { 200: Json<chat.UpdateKnowledgeBaseTextResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteKnowledgeBaseTextParameters, "uniqueId">; }>; responses: { 200: Json<chat.DeleteKnowledgeBaseTextResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/uploads/initiate': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.KnowledgeBaseUploadsRequest>; responses: { 201: Json<chat.InitiateKnowledgeBaseUploadsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/uploads/{uniqueId}': {
    delete: { parameters: Only<{ path: Pick<DeleteKnowledgeBaseUploadParameters, "uniqueId">; }>; responses: { 200: Json<chat.DeleteKnowledgeBaseUploadResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/individual-page': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ScrapeWebPageRequest>; responses: { 200: Json<chat.ScrapeWebPageResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/scrape': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.CrawlWebsiteRequest>; responses: { 200: Json<chat.CrawlWebsiteResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls': {
    get: { parameters: Only<{ query?: Pick<ListDiscoveredUrlsParameters, "status" | "startTime" | "endTime" | "limit" | "affix" | "cursor">; path: Pick<ListDiscoveredUrlsParameters, "parentUniqueId">; }>; responses: { 200: Json<chat.ListDiscoveredUrlsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/process': {
    post: { parameters: Only<{ path: Pick<ProcessDiscoveredUrlsParameters, "parentUniqueId">; }>; requestBody: Json<chat.ProcessDiscoveredUrlsRequest>; responses: { 200: Json<chat.ProcessDiscoveredUrlsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/status/poll': {
    post: { parameters: Only<{ path: Pick<GetDiscoveredUrlStatusesParameters, "parentUniqueId">; }>; requestBody: Json<chat.DiscoveredUrlStatusesRequest>; responses: { 200: Json<chat.GetDiscoveredUrlStatusesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/sync': {
    patch: { parameters: Only<{ path: Pick<SyncDiscoveredUrlsParameters, "parentUniqueId">; }>; requestBody: Json<chat.SyncDiscoveredUrlsRequest>; responses: { 200: Json<chat.SyncDiscoveredUrlsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/website/{uniqueId}': {
    delete: { parameters: Only<{ path: Pick<DeleteKnowledgeBaseWebsiteParameters, "uniqueId">; }>; responses: { 200: Json<chat.DeleteKnowledgeBaseWebsiteResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/pages': {
    get: { parameters: Only<{ query?: Pick<ListKnowledgeBaseSourcePagesParameters, "limit" | "page" | "affix">; path: Pick<ListKnowledgeBaseSourcePagesParameters, "sourceType" | "uniqueId">; }>; responses: { 200: Json<chat.ListKnowledgeBaseSourcePagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/sync': {
    patch: { parameters: Only<{ path: Pick<SyncKnowledgeBaseSourceParameters, "sourceType" | "uniqueId">; }>; responses: { 200: Json<chat.SyncKnowledgeBaseSourceResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseKnowledgeBaseSourceNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/mcp-servers': {
    get: { parameters: Only<{ query?: Pick<ListMcpServersParameters, "limit" | "affix" | "createdAt">; }>; responses: { 200: Json<chat.ListMcpServersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    post: { parameters: Only<{ }>; requestBody: Json<chat.CreateMcpServerRequest>; responses: { 201: Json<chat.CreateMcpServerResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agent-builder/mcp-servers/{slug}': {
    get: { parameters: Only<{ path: Pick<GetMcpServerParameters, "slug">; }>; responses: { 200: Json<chat.GetMcpServerResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    patch: { parameters: Only<{ path: Pick<UpdateMcpServerParameters, "slug">; }>; requestBody: Json<chat.UpdateMcpServerRequest>; responses: { 200: Json<chat.UpdateMcpServerResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteMcpServerParameters, "slug">; }>; responses: { 200: Json<chat.DeleteMcpServerResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseAgentBuilderToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agents': {
    post: { parameters: Only<{ header?: Pick<CreateByoAgentParameters, "chatApiVersion">; }>; requestBody: Json<chat.CreateByoAgentRequest>; responses: { 201: Json<chat.CreateByoAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.ListByoAgentsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/agents/{uid}': {
    patch: { parameters: Only<{ header?: Pick<UpdateByoAgentParameters, "chatApiVersion">; path: Pick<UpdateByoAgentParameters, "uid">; }>; requestBody: Json<chat.UpdateByoAgentRequest>; responses: { 200: Json<chat.UpdateByoAgentResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteByoAgentParameters, "uid">; }>; responses: { 200: Json<chat.DeleteByoAgentResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoAgentNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/tools': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ByoToolRequest>; responses: { 201: Json<chat.CreateByoToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    get: { parameters: Only<{ query?: Pick<ListByoToolsParameters, "type">; }>; responses: { 200: Json<chat.ListByoToolsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/ai-agents/tools/{name}': {
    get: { parameters: Only<{ path: Pick<GetByoToolParameters, "name">; }>; responses: { 200: Json<chat.GetByoToolResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    put: { parameters: Only<{ path: Pick<UpdateByoToolParameters, "name">; }>; requestBody: Json<chat.ByoToolRequest>; responses: { 200: Json<chat.UpdateByoToolResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
    delete: { parameters: Only<{ path: Pick<DeleteByoToolParameters, "name">; }>; responses: { 200: Json<chat.DeleteByoToolResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 404: chat.ResponseByoToolNotFound; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/data_import/users': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ImportUsersRequest>; responses: { 200: Json<chat.ImportUsersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; 500: chat.ResponseImportFailed; default: chat.ResponseUnexpectedError } }
  }
  '/data_import/groups': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ImportGroupsRequest>; responses: { 200: Json<chat.ImportGroupsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; 500: chat.ResponseImportFailed; default: chat.ResponseUnexpectedError } }
  }
  '/data_import/members': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ImportMembersRequest>; responses: { 200: Json<chat.ImportMembersResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; 500: chat.ResponseImportFailed; default: chat.ResponseUnexpectedError } }
  }
  '/data_import/messages': {
    post: { parameters: Only<{ }>; requestBody: Json<chat.ImportMessagesRequest>; responses: { 200: Json<chat.ImportMessagesResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; 500: chat.ResponseImportFailed; default: chat.ResponseUnexpectedError } }
  }
  '/stats': {
    get: { parameters: Only<{ query: Pick<GetUsageMetricsParameters, "fromDate" | "toDate">; }>; responses: { 200: Json<chat.GetUsageMetricsResponse>; 400: chat.ResponseBadRequest; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
  '/stats/messages': {
    get: { parameters: Only<{ }>; responses: { 200: Json<chat.GetMessageReceiptMetricsResponse>; 401: chat.ResponseUnauthorized; 403: chat.ResponseForbidden; 429: chat.ResponseTooManyRequests; default: chat.ResponseUnexpectedError } }
  }
}
