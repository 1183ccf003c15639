import type * as chat from './chat.ts';
export type ChatOperationName = keyof ChatOperations<never>;
export interface ChatAppOperations<Options> {
    listUsers: {
        (parameters?: ListUsersParameters, options?: Options): Promise<ListUsersResponse>;
        items(parameters?: ListUsersParameters, options?: Options): AsyncGenerator<ListUsersItem, void, undefined>;
        pages(parameters?: ListUsersParameters, options?: Options): AsyncGenerator<ListUsersResponse, void, undefined>;
    };
    createUser(parameters: CreateUserParameters, options?: Options): Promise<CreateUserResponse>;
    reactivateUsers(parameters: ReactivateUsersParameters, options?: Options): Promise<ReactivateUsersResponse>;
    deactivateUsers(parameters: DeactivateUsersParameters, options?: Options): Promise<DeactivateUsersResponse>;
    updateUser(parameters: UpdateUserParameters, options?: Options): Promise<UpdateUserResponse>;
    deleteUser(parameters: DeleteUserParameters, options?: Options): Promise<DeleteUserResponse>;
    createAuthtoken(parameters: CreateAuthtokenParameters, options?: Options): Promise<CreateAuthtokenResponse>;
    listAuthtokens: {
        (parameters: ListAuthtokensParameters, options?: Options): Promise<ListAuthtokensResponse>;
        items(parameters: ListAuthtokensParameters, options?: Options): AsyncGenerator<ListAuthtokensItem, void, undefined>;
        pages(parameters: ListAuthtokensParameters, options?: Options): AsyncGenerator<ListAuthtokensResponse, void, undefined>;
    };
    flushAuthtokens(parameters: FlushAuthtokensParameters, options?: Options): Promise<FlushAuthtokensResponse>;
    getAuthtoken(parameters: GetAuthtokenParameters, options?: Options): Promise<GetAuthtokenResponse>;
    updateAuthtoken(parameters: UpdateAuthtokenParameters, options?: Options): Promise<UpdateAuthtokenResponse>;
    deleteAuthtoken(parameters: DeleteAuthtokenParameters, options?: Options): Promise<DeleteAuthtokenResponse>;
    createRole(parameters: CreateRoleParameters, options?: Options): Promise<CreateRoleResponse>;
    listRoles: {
        (parameters?: ListRolesParameters, options?: Options): Promise<ListRolesResponse>;
        items(parameters?: ListRolesParameters, options?: Options): AsyncGenerator<ListRolesItem, void, undefined>;
        pages(parameters?: ListRolesParameters, options?: Options): AsyncGenerator<ListRolesResponse, void, undefined>;
    };
    getRole(parameters: GetRoleParameters, options?: Options): Promise<GetRoleResponse>;
    updateRole(parameters: UpdateRoleParameters, options?: Options): Promise<UpdateRoleResponse>;
    deleteRole(parameters: DeleteRoleParameters, options?: Options): Promise<DeleteRoleResponse>;
    createApikey(parameters: CreateApikeyParameters, options?: Options): Promise<CreateApikeyResponse>;
    listApikeys(parameters?: ListApikeysParameters, options?: Options): Promise<ListApikeysResponse>;
    getApikey(parameters: GetApikeyParameters, options?: Options): Promise<GetApikeyResponse>;
    updateApikey(parameters: UpdateApikeyParameters, options?: Options): Promise<UpdateApikeyResponse>;
    deleteApikey(parameters: DeleteApikeyParameters, options?: Options): Promise<DeleteApikeyResponse>;
    listScopePermissions(parameters: ListScopePermissionsParameters, options?: Options): Promise<ListScopePermissionsResponse>;
    setScopePermissions(parameters: SetScopePermissionsParameters, options?: Options): Promise<SetScopePermissionsResponse>;
    unsetScopePermission(parameters: UnsetScopePermissionParameters, options?: Options): Promise<UnsetScopePermissionResponse>;
    listRolePermissions(parameters: ListRolePermissionsParameters, options?: Options): Promise<ListRolePermissionsResponse>;
    setRolePermissions(parameters: SetRolePermissionsParameters, options?: Options): Promise<SetRolePermissionsResponse>;
    unsetRolePermission(parameters: UnsetRolePermissionParameters, options?: Options): Promise<UnsetRolePermissionResponse>;
    restrictFeatures(parameters: RestrictFeaturesParameters, options?: Options): Promise<RestrictFeaturesResponse>;
    listRestrictedFeatures(parameters: ListRestrictedFeaturesParameters, options?: Options): Promise<ListRestrictedFeaturesResponse>;
    allowFeatures(parameters: AllowFeaturesParameters, options?: Options): Promise<AllowFeaturesResponse>;
    addFriends(parameters: AddFriendsParameters, options?: Options): Promise<AddFriendsResponse>;
    listFriends: {
        (parameters: ListFriendsParameters, options?: Options): Promise<ListFriendsResponse>;
        items(parameters: ListFriendsParameters, options?: Options): AsyncGenerator<ListFriendsItem, void, undefined>;
        pages(parameters: ListFriendsParameters, options?: Options): AsyncGenerator<ListFriendsResponse, void, undefined>;
    };
    removeFriends(parameters: RemoveFriendsParameters, options?: Options): Promise<RemoveFriendsResponse>;
    blockUsers(parameters: BlockUsersParameters, options?: Options): Promise<BlockUsersResponse>;
    listBlockedUsers: {
        (parameters: ListBlockedUsersParameters, options?: Options): Promise<ListBlockedUsersResponse>;
        items(parameters: ListBlockedUsersParameters, options?: Options): AsyncGenerator<ListBlockedUsersItem, void, undefined>;
        pages(parameters: ListBlockedUsersParameters, options?: Options): AsyncGenerator<ListBlockedUsersResponse, void, undefined>;
    };
    unblockUsers(parameters: UnblockUsersParameters, options?: Options): Promise<UnblockUsersResponse>;
    listGroupMembers: {
        (parameters: ListGroupMembersParameters, options?: Options): Promise<ListGroupMembersResponse>;
        items(parameters: ListGroupMembersParameters, options?: Options): AsyncGenerator<ListGroupMembersItem, void, undefined>;
        pages(parameters: ListGroupMembersParameters, options?: Options): AsyncGenerator<ListGroupMembersResponse, void, undefined>;
    };
    listBannedGroupUsers: {
        (parameters: ListBannedGroupUsersParameters, options?: Options): Promise<ListBannedGroupUsersResponse>;
        items(parameters: ListBannedGroupUsersParameters, options?: Options): AsyncGenerator<ListBannedGroupUsersItem, void, undefined>;
        pages(parameters: ListBannedGroupUsersParameters, options?: Options): AsyncGenerator<ListBannedGroupUsersResponse, void, undefined>;
    };
    sendBotMessage(parameters: SendBotMessageParameters, options?: Options): Promise<SendBotMessageResponse>;
    listGlobalPinnedConversations(parameters?: Record<never, never>, options?: Options): Promise<ListGlobalPinnedConversationsResponse>;
    replaceGlobalPinnedConversations(parameters: ReplaceGlobalPinnedConversationsParameters, options?: Options): Promise<ReplaceGlobalPinnedConversationsResponse>;
    listBlockedMessages(parameters?: Record<never, never>, options?: Options): Promise<ListBlockedMessagesResponse>;
    reviewBlockedMessage(parameters: ReviewBlockedMessageParameters, options?: Options): Promise<ReviewBlockedMessageResponse>;
    listFlaggedMessages(parameters?: Record<never, never>, options?: Options): Promise<ListFlaggedMessagesResponse>;
    reviewFlaggedMessage(parameters: ReviewFlaggedMessageParameters, options?: Options): Promise<ReviewFlaggedMessageResponse>;
    listKeywordLists(parameters?: Record<never, never>, options?: Options): Promise<ListKeywordListsResponse>;
    createKeywordList(parameters: CreateKeywordListParameters, options?: Options): Promise<CreateKeywordListResponse>;
    getKeywordList(parameters: GetKeywordListParameters, options?: Options): Promise<GetKeywordListResponse>;
    updateKeywordList(parameters: UpdateKeywordListParameters, options?: Options): Promise<UpdateKeywordListResponse>;
    deleteKeywordList(parameters: DeleteKeywordListParameters, options?: Options): Promise<DeleteKeywordListResponse>;
    listSubmittedMessages(parameters?: ListSubmittedMessagesParameters, options?: Options): Promise<ListSubmittedMessagesResponse>;
    submitMessageForModeration(parameters: SubmitMessageForModerationParameters, options?: Options): Promise<SubmitMessageForModerationResponse>;
    getSubmittedMessage(parameters: GetSubmittedMessageParameters, options?: Options): Promise<GetSubmittedMessageResponse>;
    updateSubmittedMessage(parameters: UpdateSubmittedMessageParameters, options?: Options): Promise<UpdateSubmittedMessageResponse>;
    deleteSubmittedMessage(parameters: DeleteSubmittedMessageParameters, options?: Options): Promise<DeleteSubmittedMessageResponse>;
    listReasons(parameters?: Record<never, never>, options?: Options): Promise<ListReasonsResponse>;
    createReason(parameters: CreateReasonParameters, options?: Options): Promise<CreateReasonResponse>;
    getReason(parameters: GetReasonParameters, options?: Options): Promise<GetReasonResponse>;
    updateReason(parameters: UpdateReasonParameters, options?: Options): Promise<UpdateReasonResponse>;
    deleteReason(parameters: DeleteReasonParameters, options?: Options): Promise<DeleteReasonResponse>;
    listReviewedMessages(parameters?: Record<never, never>, options?: Options): Promise<ListReviewedMessagesResponse>;
    listRules(parameters?: ListRulesParameters, options?: Options): Promise<ListRulesResponse>;
    createRule(parameters: CreateRuleParameters, options?: Options): Promise<CreateRuleResponse>;
    getRule(parameters: GetRuleParameters, options?: Options): Promise<GetRuleResponse>;
    updateRule(parameters: UpdateRuleParameters, options?: Options): Promise<UpdateRuleResponse>;
    deleteRule(parameters: DeleteRuleParameters, options?: Options): Promise<DeleteRuleResponse>;
    listRuleRevisions(parameters: ListRuleRevisionsParameters, options?: Options): Promise<ListRuleRevisionsResponse>;
    getCustomEmailProvider(parameters?: Record<never, never>, options?: Options): Promise<GetCustomEmailProviderResponse>;
    saveCustomEmailProvider(parameters: SaveCustomEmailProviderParameters, options?: Options): Promise<SaveCustomEmailProviderResponse>;
    updateCustomEmailProvider(parameters: UpdateCustomEmailProviderParameters, options?: Options): Promise<UpdateCustomEmailProviderResponse>;
    deleteCustomEmailProvider(parameters?: Record<never, never>, options?: Options): Promise<DeleteCustomEmailProviderResponse>;
    getSendgridDetails(parameters?: Record<never, never>, options?: Options): Promise<GetSendgridDetailsResponse>;
    saveSendgridDetails(parameters: SaveSendgridDetailsParameters, options?: Options): Promise<SaveSendgridDetailsResponse>;
    updateSendgridDetails(parameters: UpdateSendgridDetailsParameters, options?: Options): Promise<UpdateSendgridDetailsResponse>;
    deleteSendgridDetails(parameters?: Record<never, never>, options?: Options): Promise<DeleteSendgridDetailsResponse>;
    listApnsProviders(parameters?: Record<never, never>, options?: Options): Promise<ListApnsProvidersResponse>;
    addApnsProvider(parameters: AddApnsProviderParameters, options?: Options): Promise<AddApnsProviderResponse>;
    updateApnsProvider(parameters: UpdateApnsProviderParameters, options?: Options): Promise<UpdateApnsProviderResponse>;
    setDefaultApnsProvider(parameters: SetDefaultApnsProviderParameters, options?: Options): Promise<SetDefaultApnsProviderResponse>;
    deleteApnsProvider(parameters: DeleteApnsProviderParameters, options?: Options): Promise<DeleteApnsProviderResponse>;
    getCustomPushProvider(parameters?: Record<never, never>, options?: Options): Promise<GetCustomPushProviderResponse>;
    saveCustomPushProvider(parameters: SaveCustomPushProviderParameters, options?: Options): Promise<SaveCustomPushProviderResponse>;
    updateCustomPushProvider(parameters: UpdateCustomPushProviderParameters, options?: Options): Promise<UpdateCustomPushProviderResponse>;
    deleteCustomPushProvider(parameters?: Record<never, never>, options?: Options): Promise<DeleteCustomPushProviderResponse>;
    listFcmProviders(parameters?: Record<never, never>, options?: Options): Promise<ListFcmProvidersResponse>;
    addFcmProvider(parameters: AddFcmProviderParameters, options?: Options): Promise<AddFcmProviderResponse>;
    updateFcmProvider(parameters: UpdateFcmProviderParameters, options?: Options): Promise<UpdateFcmProviderResponse>;
    setDefaultFcmProvider(parameters: SetDefaultFcmProviderParameters, options?: Options): Promise<SetDefaultFcmProviderResponse>;
    deleteFcmProvider(parameters: DeleteFcmProviderParameters, options?: Options): Promise<DeleteFcmProviderResponse>;
    listPushTokens(parameters: ListPushTokensParameters, options?: Options): Promise<ListPushTokensResponse>;
    registerPushToken(parameters: RegisterPushTokenParameters, options?: Options): Promise<RegisterPushTokenResponse>;
    unregisterPushTokens(parameters: UnregisterPushTokensParameters, options?: Options): Promise<UnregisterPushTokensResponse>;
    deletePushToken(parameters: DeletePushTokenParameters, options?: Options): Promise<DeletePushTokenResponse>;
    getCustomSmsProvider(parameters?: Record<never, never>, options?: Options): Promise<GetCustomSmsProviderResponse>;
    saveCustomSmsProvider(parameters: SaveCustomSmsProviderParameters, options?: Options): Promise<SaveCustomSmsProviderResponse>;
    updateCustomSmsProvider(parameters: UpdateCustomSmsProviderParameters, options?: Options): Promise<UpdateCustomSmsProviderResponse>;
    deleteCustomSmsProvider(parameters?: Record<never, never>, options?: Options): Promise<DeleteCustomSmsProviderResponse>;
    getTwilioDetails(parameters?: Record<never, never>, options?: Options): Promise<GetTwilioDetailsResponse>;
    saveTwilioDetails(parameters: SaveTwilioDetailsParameters, options?: Options): Promise<SaveTwilioDetailsResponse>;
    updateTwilioDetails(parameters: UpdateTwilioDetailsParameters, options?: Options): Promise<UpdateTwilioDetailsResponse>;
    deleteTwilioDetails(parameters?: Record<never, never>, options?: Options): Promise<DeleteTwilioDetailsResponse>;
    listNotificationLogs(parameters?: ListNotificationLogsParameters, options?: Options): Promise<ListNotificationLogsResponse>;
    getNotificationPreferences(parameters: GetNotificationPreferencesParameters, options?: Options): Promise<GetNotificationPreferencesResponse>;
    updateNotificationPreferences(parameters: UpdateNotificationPreferencesParameters, options?: Options): Promise<UpdateNotificationPreferencesResponse>;
    resetNotificationPreferences(parameters: ResetNotificationPreferencesParameters, options?: Options): Promise<ResetNotificationPreferencesResponse>;
    listMutedConversations(parameters: ListMutedConversationsParameters, options?: Options): Promise<ListMutedConversationsResponse>;
    muteConversations(parameters: MuteConversationsParameters, options?: Options): Promise<MuteConversationsResponse>;
    unmuteConversations(parameters: UnmuteConversationsParameters, options?: Options): Promise<UnmuteConversationsResponse>;
    getNotificationTimezone(parameters: GetNotificationTimezoneParameters, options?: Options): Promise<GetNotificationTimezoneResponse>;
    updateNotificationTimezone(parameters: UpdateNotificationTimezoneParameters, options?: Options): Promise<UpdateNotificationTimezoneResponse>;
    getNotificationSettings(parameters?: Record<never, never>, options?: Options): Promise<GetNotificationSettingsResponse>;
    updateNotificationSettings(parameters: UpdateNotificationSettingsParameters, options?: Options): Promise<UpdateNotificationSettingsResponse>;
    resetNotificationSettings(parameters?: Record<never, never>, options?: Options): Promise<ResetNotificationSettingsResponse>;
    listAgentBuilderAgents: {
        (parameters?: ListAgentBuilderAgentsParameters, options?: Options): Promise<ListAgentBuilderAgentsResponse>;
        items(parameters?: ListAgentBuilderAgentsParameters, options?: Options): AsyncGenerator<ListAgentBuilderAgentsItem, void, undefined>;
        pages(parameters?: ListAgentBuilderAgentsParameters, options?: Options): AsyncGenerator<ListAgentBuilderAgentsResponse, void, undefined>;
    };
    createAgentBuilderAgent(parameters: CreateAgentBuilderAgentParameters, options?: Options): Promise<CreateAgentBuilderAgentResponse>;
    listAgentModels(parameters?: Record<never, never>, options?: Options): Promise<ListAgentModelsResponse>;
    listAgentVariables(parameters?: ListAgentVariablesParameters, options?: Options): Promise<ListAgentVariablesResponse>;
    listCustomAgentVariables(parameters?: Record<never, never>, options?: Options): Promise<ListCustomAgentVariablesResponse>;
    createCustomAgentVariable(parameters: CreateCustomAgentVariableParameters, options?: Options): Promise<CreateCustomAgentVariableResponse>;
    updateCustomAgentVariable(parameters: UpdateCustomAgentVariableParameters, options?: Options): Promise<UpdateCustomAgentVariableResponse>;
    deleteCustomAgentVariable(parameters: DeleteCustomAgentVariableParameters, options?: Options): Promise<DeleteCustomAgentVariableResponse>;
    getAgentBuilderAgent(parameters: GetAgentBuilderAgentParameters, options?: Options): Promise<GetAgentBuilderAgentResponse>;
    updateAgentBuilderAgent(parameters: UpdateAgentBuilderAgentParameters, options?: Options): Promise<UpdateAgentBuilderAgentResponse>;
    deleteAgentBuilderAgent(parameters: DeleteAgentBuilderAgentParameters, options?: Options): Promise<DeleteAgentBuilderAgentResponse>;
    addApiToolsToAgent(parameters: AddApiToolsToAgentParameters, options?: Options): Promise<AddApiToolsToAgentResponse>;
    removeApiToolsFromAgent(parameters: RemoveApiToolsFromAgentParameters, options?: Options): Promise<RemoveApiToolsFromAgentResponse>;
    getEnabledAgentItems(parameters: GetEnabledAgentItemsParameters, options?: Options): Promise<GetEnabledAgentItemsResponse>;
    addFrontendActionsToAgent(parameters: AddFrontendActionsToAgentParameters, options?: Options): Promise<AddFrontendActionsToAgentResponse>;
    removeFrontendActionsFromAgent(parameters: RemoveFrontendActionsFromAgentParameters, options?: Options): Promise<RemoveFrontendActionsFromAgentResponse>;
    addKnowledgeSourcesToAgent(parameters: AddKnowledgeSourcesToAgentParameters, options?: Options): Promise<AddKnowledgeSourcesToAgentResponse>;
    removeKnowledgeSourcesFromAgent(parameters: RemoveKnowledgeSourcesFromAgentParameters, options?: Options): Promise<RemoveKnowledgeSourcesFromAgentResponse>;
    addMcpServersToAgent(parameters: AddMcpServersToAgentParameters, options?: Options): Promise<AddMcpServersToAgentResponse>;
    removeMcpServersFromAgent(parameters: RemoveMcpServersFromAgentParameters, options?: Options): Promise<RemoveMcpServersFromAgentResponse>;
    addToolsToAgent(parameters: AddToolsToAgentParameters, options?: Options): Promise<AddToolsToAgentResponse>;
    removeToolsFromAgent(parameters: RemoveToolsFromAgentParameters, options?: Options): Promise<RemoveToolsFromAgentResponse>;
    searchAgentTools(parameters: SearchAgentToolsParameters, options?: Options): Promise<SearchAgentToolsResponse>;
    listAgentToolActions(parameters: ListAgentToolActionsParameters, options?: Options): Promise<ListAgentToolActionsResponse>;
    addActionsToAgentTool(parameters: AddActionsToAgentToolParameters, options?: Options): Promise<AddActionsToAgentToolResponse>;
    removeActionsFromAgentTool(parameters: RemoveActionsFromAgentToolParameters, options?: Options): Promise<RemoveActionsFromAgentToolResponse>;
    listApiTools: {
        (parameters?: ListApiToolsParameters, options?: Options): Promise<ListApiToolsResponse>;
        items(parameters?: ListApiToolsParameters, options?: Options): AsyncGenerator<ListApiToolsItem, void, undefined>;
        pages(parameters?: ListApiToolsParameters, options?: Options): AsyncGenerator<ListApiToolsResponse, void, undefined>;
    };
    createApiTool(parameters: CreateApiToolParameters, options?: Options): Promise<CreateApiToolResponse>;
    getApiTool(parameters: GetApiToolParameters, options?: Options): Promise<GetApiToolResponse>;
    updateApiTool(parameters: UpdateApiToolParameters, options?: Options): Promise<UpdateApiToolResponse>;
    deleteApiTool(parameters: DeleteApiToolParameters, options?: Options): Promise<DeleteApiToolResponse>;
    listFrontendActions: {
        (parameters?: ListFrontendActionsParameters, options?: Options): Promise<ListFrontendActionsResponse>;
        items(parameters?: ListFrontendActionsParameters, options?: Options): AsyncGenerator<ListFrontendActionsItem, void, undefined>;
        pages(parameters?: ListFrontendActionsParameters, options?: Options): AsyncGenerator<ListFrontendActionsResponse, void, undefined>;
    };
    createFrontendAction(parameters: CreateFrontendActionParameters, options?: Options): Promise<CreateFrontendActionResponse>;
    getFrontendAction(parameters: GetFrontendActionParameters, options?: Options): Promise<GetFrontendActionResponse>;
    updateFrontendAction(parameters: UpdateFrontendActionParameters, options?: Options): Promise<UpdateFrontendActionResponse>;
    deleteFrontendAction(parameters: DeleteFrontendActionParameters, options?: Options): Promise<DeleteFrontendActionResponse>;
    listKnowledgeBaseSources: {
        (parameters: ListKnowledgeBaseSourcesParameters, options?: Options): Promise<ListKnowledgeBaseSourcesResponse>;
        items(parameters: ListKnowledgeBaseSourcesParameters, options?: Options): AsyncGenerator<ListKnowledgeBaseSourcesItem, void, undefined>;
        pages(parameters: ListKnowledgeBaseSourcesParameters, options?: Options): AsyncGenerator<ListKnowledgeBaseSourcesResponse, void, undefined>;
    };
    getKnowledgeBaseStatuses(parameters: GetKnowledgeBaseStatusesParameters, options?: Options): Promise<GetKnowledgeBaseStatusesResponse>;
    createKnowledgeBaseText(parameters: CreateKnowledgeBaseTextParameters, options?: Options): Promise<CreateKnowledgeBaseTextResponse>;
    listKnowledgeBaseTexts(parameters?: Record<never, never>, options?: Options): Promise<ListKnowledgeBaseTextsResponse>;
    getKnowledgeBaseText(parameters: GetKnowledgeBaseTextParameters, options?: Options): Promise<GetKnowledgeBaseTextResponse>;
    updateKnowledgeBaseText(parameters: UpdateKnowledgeBaseTextParameters, options?: Options): Promise<UpdateKnowledgeBaseTextResponse>;
    deleteKnowledgeBaseText(parameters: DeleteKnowledgeBaseTextParameters, options?: Options): Promise<DeleteKnowledgeBaseTextResponse>;
    initiateKnowledgeBaseUploads(parameters: InitiateKnowledgeBaseUploadsParameters, options?: Options): Promise<InitiateKnowledgeBaseUploadsResponse>;
    deleteKnowledgeBaseUpload(parameters: DeleteKnowledgeBaseUploadParameters, options?: Options): Promise<DeleteKnowledgeBaseUploadResponse>;
    scrapeWebPage(parameters: ScrapeWebPageParameters, options?: Options): Promise<ScrapeWebPageResponse>;
    crawlWebsite(parameters: CrawlWebsiteParameters, options?: Options): Promise<CrawlWebsiteResponse>;
    listDiscoveredUrls: {
        (parameters: ListDiscoveredUrlsParameters, options?: Options): Promise<ListDiscoveredUrlsResponse>;
        items(parameters: ListDiscoveredUrlsParameters, options?: Options): AsyncGenerator<ListDiscoveredUrlsItem, void, undefined>;
        pages(parameters: ListDiscoveredUrlsParameters, options?: Options): AsyncGenerator<ListDiscoveredUrlsResponse, void, undefined>;
    };
    processDiscoveredUrls(parameters: ProcessDiscoveredUrlsParameters, options?: Options): Promise<ProcessDiscoveredUrlsResponse>;
    getDiscoveredUrlStatuses(parameters: GetDiscoveredUrlStatusesParameters, options?: Options): Promise<GetDiscoveredUrlStatusesResponse>;
    syncDiscoveredUrls(parameters: SyncDiscoveredUrlsParameters, options?: Options): Promise<SyncDiscoveredUrlsResponse>;
    deleteKnowledgeBaseWebsite(parameters: DeleteKnowledgeBaseWebsiteParameters, options?: Options): Promise<DeleteKnowledgeBaseWebsiteResponse>;
    listKnowledgeBaseSourcePages(parameters: ListKnowledgeBaseSourcePagesParameters, options?: Options): Promise<ListKnowledgeBaseSourcePagesResponse>;
    syncKnowledgeBaseSource(parameters: SyncKnowledgeBaseSourceParameters, options?: Options): Promise<SyncKnowledgeBaseSourceResponse>;
    listMcpServers: {
        (parameters?: ListMcpServersParameters, options?: Options): Promise<ListMcpServersResponse>;
        items(parameters?: ListMcpServersParameters, options?: Options): AsyncGenerator<ListMcpServersItem, void, undefined>;
        pages(parameters?: ListMcpServersParameters, options?: Options): AsyncGenerator<ListMcpServersResponse, void, undefined>;
    };
    createMcpServer(parameters: CreateMcpServerParameters, options?: Options): Promise<CreateMcpServerResponse>;
    getMcpServer(parameters: GetMcpServerParameters, options?: Options): Promise<GetMcpServerResponse>;
    updateMcpServer(parameters: UpdateMcpServerParameters, options?: Options): Promise<UpdateMcpServerResponse>;
    deleteMcpServer(parameters: DeleteMcpServerParameters, options?: Options): Promise<DeleteMcpServerResponse>;
    createByoAgent(parameters: CreateByoAgentParameters, options?: Options): Promise<CreateByoAgentResponse>;
    listByoAgents(parameters?: Record<never, never>, options?: Options): Promise<ListByoAgentsResponse>;
    updateByoAgent(parameters: UpdateByoAgentParameters, options?: Options): Promise<UpdateByoAgentResponse>;
    deleteByoAgent(parameters: DeleteByoAgentParameters, options?: Options): Promise<DeleteByoAgentResponse>;
    createByoTool(parameters: CreateByoToolParameters, options?: Options): Promise<CreateByoToolResponse>;
    listByoTools(parameters?: ListByoToolsParameters, options?: Options): Promise<ListByoToolsResponse>;
    getByoTool(parameters: GetByoToolParameters, options?: Options): Promise<GetByoToolResponse>;
    updateByoTool(parameters: UpdateByoToolParameters, options?: Options): Promise<UpdateByoToolResponse>;
    deleteByoTool(parameters: DeleteByoToolParameters, options?: Options): Promise<DeleteByoToolResponse>;
    importGroups(parameters: ImportGroupsParameters, options?: Options): Promise<ImportGroupsResponse>;
    importMembers(parameters: ImportMembersParameters, options?: Options): Promise<ImportMembersResponse>;
    importMessages(parameters: ImportMessagesParameters, options?: Options): Promise<ImportMessagesResponse>;
    importUsers(parameters: ImportUsersParameters, options?: Options): Promise<ImportUsersResponse>;
    getUsageMetrics(parameters: GetUsageMetricsParameters, options?: Options): Promise<GetUsageMetricsResponse>;
    getMessageReceiptMetrics(parameters?: Record<never, never>, options?: Options): Promise<GetMessageReceiptMetricsResponse>;
}
export interface ChatUserOperations<Options> {
    getUser(parameters: GetUserParameters, options?: Options): Promise<GetUserResponse>;
    createGroup(parameters: CreateGroupParameters, options?: Options): Promise<CreateGroupResponse>;
    listGroups: {
        (parameters?: ListGroupsParameters, options?: Options): Promise<ListGroupsResponse>;
        items(parameters?: ListGroupsParameters, options?: Options): AsyncGenerator<ListGroupsItem, void, undefined>;
        pages(parameters?: ListGroupsParameters, options?: Options): AsyncGenerator<ListGroupsResponse, void, undefined>;
    };
    getGroup(parameters: GetGroupParameters, options?: Options): Promise<GetGroupResponse>;
    updateGroup(parameters: UpdateGroupParameters, options?: Options): Promise<UpdateGroupResponse>;
    deleteGroup(parameters: DeleteGroupParameters, options?: Options): Promise<DeleteGroupResponse>;
    addGroupMembers(parameters: AddGroupMembersParameters, options?: Options): Promise<AddGroupMembersResponse>;
    changeGroupMemberScope(parameters: ChangeGroupMemberScopeParameters, options?: Options): Promise<ChangeGroupMemberScopeResponse>;
    kickGroupMember(parameters: KickGroupMemberParameters, options?: Options): Promise<KickGroupMemberResponse>;
    banGroupUser(parameters: BanGroupUserParameters, options?: Options): Promise<BanGroupUserResponse>;
    unbanGroupUser(parameters: UnbanGroupUserParameters, options?: Options): Promise<UnbanGroupUserResponse>;
    listGroupMessages: {
        (parameters: ListGroupMessagesParameters, options?: Options): Promise<ListGroupMessagesResponse>;
        items(parameters: ListGroupMessagesParameters, options?: Options): AsyncGenerator<ListGroupMessagesItem, void, undefined>;
        pages(parameters: ListGroupMessagesParameters, options?: Options): AsyncGenerator<ListGroupMessagesResponse, void, undefined>;
    };
    sendMessage(parameters: SendMessageParameters, options?: Options): Promise<SendMessageResponse>;
    listAllMessages: {
        (parameters?: ListAllMessagesParameters, options?: Options): Promise<ListAllMessagesResponse>;
        items(parameters?: ListAllMessagesParameters, options?: Options): AsyncGenerator<ListAllMessagesItem, void, undefined>;
        pages(parameters?: ListAllMessagesParameters, options?: Options): AsyncGenerator<ListAllMessagesResponse, void, undefined>;
    };
    getMessageDetails(parameters: GetMessageDetailsParameters, options?: Options): Promise<GetMessageDetailsResponse>;
    updateMessage(parameters: UpdateMessageParameters, options?: Options): Promise<UpdateMessageResponse>;
    deleteMessage(parameters: DeleteMessageParameters, options?: Options): Promise<DeleteMessageResponse>;
    markMessageAsInteracted(parameters: MarkMessageAsInteractedParameters, options?: Options): Promise<MarkMessageAsInteractedResponse>;
    pinMessage(parameters: PinMessageParameters, options?: Options): Promise<PinMessageResponse>;
    unpinMessage(parameters: UnpinMessageParameters, options?: Options): Promise<UnpinMessageResponse>;
    listAllReactions(parameters: ListAllReactionsParameters, options?: Options): Promise<ListAllReactionsResponse>;
    listReactionsOfOneKind(parameters: ListReactionsOfOneKindParameters, options?: Options): Promise<ListReactionsOfOneKindResponse>;
    addMessageReaction(parameters: AddMessageReactionParameters, options?: Options): Promise<AddMessageReactionResponse>;
    removeMessageReaction(parameters: RemoveMessageReactionParameters, options?: Options): Promise<RemoveMessageReactionResponse>;
    saveMessage(parameters: SaveMessageParameters, options?: Options): Promise<SaveMessageResponse>;
    unsaveMessage(parameters: UnsaveMessageParameters, options?: Options): Promise<UnsaveMessageResponse>;
    sendThreadMessage(parameters: SendThreadMessageParameters, options?: Options): Promise<SendThreadMessageResponse>;
    listAllThreadMessages: {
        (parameters: ListAllThreadMessagesParameters, options?: Options): Promise<ListAllThreadMessagesResponse>;
        items(parameters: ListAllThreadMessagesParameters, options?: Options): AsyncGenerator<ListAllThreadMessagesItem, void, undefined>;
        pages(parameters: ListAllThreadMessagesParameters, options?: Options): AsyncGenerator<ListAllThreadMessagesResponse, void, undefined>;
    };
    subscribeToThread(parameters: SubscribeToThreadParameters, options?: Options): Promise<SubscribeToThreadResponse>;
    unsubscribeFromThread(parameters: UnsubscribeFromThreadParameters, options?: Options): Promise<UnsubscribeFromThreadResponse>;
    listThreads(parameters?: ListThreadsParameters, options?: Options): Promise<ListThreadsResponse>;
    listUserMessages: {
        (parameters: ListUserMessagesParameters, options?: Options): Promise<ListUserMessagesResponse>;
        items(parameters: ListUserMessagesParameters, options?: Options): AsyncGenerator<ListUserMessagesItem, void, undefined>;
        pages(parameters: ListUserMessagesParameters, options?: Options): AsyncGenerator<ListUserMessagesResponse, void, undefined>;
    };
    listConversations: {
        (parameters?: ListConversationsParameters, options?: Options): Promise<ListConversationsResponse>;
        items(parameters?: ListConversationsParameters, options?: Options): AsyncGenerator<ListConversationsItem, void, undefined>;
        pages(parameters?: ListConversationsParameters, options?: Options): AsyncGenerator<ListConversationsResponse, void, undefined>;
    };
    getConversation(parameters: GetConversationParameters, options?: Options): Promise<GetConversationResponse>;
    deleteConversation(parameters: DeleteConversationParameters, options?: Options): Promise<DeleteConversationResponse>;
    getGroupConversation(parameters: GetGroupConversationParameters, options?: Options): Promise<GetGroupConversationResponse>;
    updateGroupConversation(parameters: UpdateGroupConversationParameters, options?: Options): Promise<UpdateGroupConversationResponse>;
    resetGroupConversation(parameters: ResetGroupConversationParameters, options?: Options): Promise<ResetGroupConversationResponse>;
    markGroupConversationAsDelivered(parameters: MarkGroupConversationAsDeliveredParameters, options?: Options): Promise<MarkGroupConversationAsDeliveredResponse>;
    pinGroupConversation(parameters: PinGroupConversationParameters, options?: Options): Promise<PinGroupConversationResponse>;
    unpinGroupConversation(parameters: UnpinGroupConversationParameters, options?: Options): Promise<UnpinGroupConversationResponse>;
    markGroupConversationAsRead(parameters: MarkGroupConversationAsReadParameters, options?: Options): Promise<MarkGroupConversationAsReadResponse>;
    markGroupConversationAsUnread(parameters: MarkGroupConversationAsUnreadParameters, options?: Options): Promise<MarkGroupConversationAsUnreadResponse>;
    getUserConversation(parameters: GetUserConversationParameters, options?: Options): Promise<GetUserConversationResponse>;
    updateUserConversation(parameters: UpdateUserConversationParameters, options?: Options): Promise<UpdateUserConversationResponse>;
    resetUserConversation(parameters: ResetUserConversationParameters, options?: Options): Promise<ResetUserConversationResponse>;
    markUserConversationAsDelivered(parameters: MarkUserConversationAsDeliveredParameters, options?: Options): Promise<MarkUserConversationAsDeliveredResponse>;
    pinUserConversation(parameters: PinUserConversationParameters, options?: Options): Promise<PinUserConversationResponse>;
    unpinUserConversation(parameters: UnpinUserConversationParameters, options?: Options): Promise<UnpinUserConversationResponse>;
    markUserConversationAsRead(parameters: MarkUserConversationAsReadParameters, options?: Options): Promise<MarkUserConversationAsReadResponse>;
    markUserConversationAsUnread(parameters: MarkUserConversationAsUnreadParameters, options?: Options): Promise<MarkUserConversationAsUnreadResponse>;
    flagAMessage(parameters: FlagAMessageParameters, options?: Options): Promise<FlagAMessageResponse>;
    getContactDetails(parameters: GetContactDetailsParameters, options?: Options): Promise<GetContactDetailsResponse>;
    updateContactDetails(parameters: UpdateContactDetailsParameters, options?: Options): Promise<UpdateContactDetailsResponse>;
    deleteContactDetails(parameters: DeleteContactDetailsParameters, options?: Options): Promise<DeleteContactDetailsResponse>;
}
export interface ChatBoundUserOperations<Options> {
    getUser(parameters: GetUserBoundParameters, options?: Options): Promise<GetUserResponse>;
    createGroup(parameters: CreateGroupBoundParameters, options?: Options): Promise<CreateGroupResponse>;
    listGroups: {
        (parameters?: ListGroupsBoundParameters, options?: Options): Promise<ListGroupsResponse>;
        items(parameters?: ListGroupsBoundParameters, options?: Options): AsyncGenerator<ListGroupsItem, void, undefined>;
        pages(parameters?: ListGroupsBoundParameters, options?: Options): AsyncGenerator<ListGroupsResponse, void, undefined>;
    };
    getGroup(parameters: GetGroupBoundParameters, options?: Options): Promise<GetGroupResponse>;
    updateGroup(parameters: UpdateGroupBoundParameters, options?: Options): Promise<UpdateGroupResponse>;
    deleteGroup(parameters: DeleteGroupBoundParameters, options?: Options): Promise<DeleteGroupResponse>;
    addGroupMembers(parameters: AddGroupMembersBoundParameters, options?: Options): Promise<AddGroupMembersResponse>;
    changeGroupMemberScope(parameters: ChangeGroupMemberScopeBoundParameters, options?: Options): Promise<ChangeGroupMemberScopeResponse>;
    kickGroupMember(parameters: KickGroupMemberBoundParameters, options?: Options): Promise<KickGroupMemberResponse>;
    banGroupUser(parameters: BanGroupUserBoundParameters, options?: Options): Promise<BanGroupUserResponse>;
    unbanGroupUser(parameters: UnbanGroupUserBoundParameters, options?: Options): Promise<UnbanGroupUserResponse>;
    listGroupMessages: {
        (parameters: ListGroupMessagesBoundParameters, options?: Options): Promise<ListGroupMessagesResponse>;
        items(parameters: ListGroupMessagesBoundParameters, options?: Options): AsyncGenerator<ListGroupMessagesItem, void, undefined>;
        pages(parameters: ListGroupMessagesBoundParameters, options?: Options): AsyncGenerator<ListGroupMessagesResponse, void, undefined>;
    };
    sendMessage(parameters: SendMessageBoundParameters, options?: Options): Promise<SendMessageResponse>;
    listAllMessages: {
        (parameters?: ListAllMessagesBoundParameters, options?: Options): Promise<ListAllMessagesResponse>;
        items(parameters?: ListAllMessagesBoundParameters, options?: Options): AsyncGenerator<ListAllMessagesItem, void, undefined>;
        pages(parameters?: ListAllMessagesBoundParameters, options?: Options): AsyncGenerator<ListAllMessagesResponse, void, undefined>;
    };
    getMessageDetails(parameters: GetMessageDetailsBoundParameters, options?: Options): Promise<GetMessageDetailsResponse>;
    updateMessage(parameters: UpdateMessageBoundParameters, options?: Options): Promise<UpdateMessageResponse>;
    deleteMessage(parameters: DeleteMessageBoundParameters, options?: Options): Promise<DeleteMessageResponse>;
    markMessageAsInteracted(parameters: MarkMessageAsInteractedBoundParameters, options?: Options): Promise<MarkMessageAsInteractedResponse>;
    pinMessage(parameters: PinMessageBoundParameters, options?: Options): Promise<PinMessageResponse>;
    unpinMessage(parameters: UnpinMessageBoundParameters, options?: Options): Promise<UnpinMessageResponse>;
    listAllReactions(parameters: ListAllReactionsBoundParameters, options?: Options): Promise<ListAllReactionsResponse>;
    listReactionsOfOneKind(parameters: ListReactionsOfOneKindBoundParameters, options?: Options): Promise<ListReactionsOfOneKindResponse>;
    addMessageReaction(parameters: AddMessageReactionBoundParameters, options?: Options): Promise<AddMessageReactionResponse>;
    removeMessageReaction(parameters: RemoveMessageReactionBoundParameters, options?: Options): Promise<RemoveMessageReactionResponse>;
    saveMessage(parameters: SaveMessageBoundParameters, options?: Options): Promise<SaveMessageResponse>;
    unsaveMessage(parameters: UnsaveMessageBoundParameters, options?: Options): Promise<UnsaveMessageResponse>;
    sendThreadMessage(parameters: SendThreadMessageBoundParameters, options?: Options): Promise<SendThreadMessageResponse>;
    listAllThreadMessages: {
        (parameters: ListAllThreadMessagesBoundParameters, options?: Options): Promise<ListAllThreadMessagesResponse>;
        items(parameters: ListAllThreadMessagesBoundParameters, options?: Options): AsyncGenerator<ListAllThreadMessagesItem, void, undefined>;
        pages(parameters: ListAllThreadMessagesBoundParameters, options?: Options): AsyncGenerator<ListAllThreadMessagesResponse, void, undefined>;
    };
    subscribeToThread(parameters: SubscribeToThreadBoundParameters, options?: Options): Promise<SubscribeToThreadResponse>;
    unsubscribeFromThread(parameters: UnsubscribeFromThreadBoundParameters, options?: Options): Promise<UnsubscribeFromThreadResponse>;
    listThreads(parameters?: Record<never, never>, options?: Options): Promise<ListThreadsResponse>;
    listUserMessages: {
        (parameters: ListUserMessagesBoundParameters, options?: Options): Promise<ListUserMessagesResponse>;
        items(parameters: ListUserMessagesBoundParameters, options?: Options): AsyncGenerator<ListUserMessagesItem, void, undefined>;
        pages(parameters: ListUserMessagesBoundParameters, options?: Options): AsyncGenerator<ListUserMessagesResponse, void, undefined>;
    };
    listConversations: {
        (parameters?: ListConversationsBoundParameters, options?: Options): Promise<ListConversationsResponse>;
        items(parameters?: ListConversationsBoundParameters, options?: Options): AsyncGenerator<ListConversationsItem, void, undefined>;
        pages(parameters?: ListConversationsBoundParameters, options?: Options): AsyncGenerator<ListConversationsResponse, void, undefined>;
    };
    getConversation(parameters: GetConversationBoundParameters, options?: Options): Promise<GetConversationResponse>;
    deleteConversation(parameters: DeleteConversationBoundParameters, options?: Options): Promise<DeleteConversationResponse>;
    getGroupConversation(parameters: GetGroupConversationBoundParameters, options?: Options): Promise<GetGroupConversationResponse>;
    updateGroupConversation(parameters: UpdateGroupConversationBoundParameters, options?: Options): Promise<UpdateGroupConversationResponse>;
    resetGroupConversation(parameters: ResetGroupConversationBoundParameters, options?: Options): Promise<ResetGroupConversationResponse>;
    markGroupConversationAsDelivered(parameters: MarkGroupConversationAsDeliveredBoundParameters, options?: Options): Promise<MarkGroupConversationAsDeliveredResponse>;
    pinGroupConversation(parameters: PinGroupConversationBoundParameters, options?: Options): Promise<PinGroupConversationResponse>;
    unpinGroupConversation(parameters: UnpinGroupConversationBoundParameters, options?: Options): Promise<UnpinGroupConversationResponse>;
    markGroupConversationAsRead(parameters: MarkGroupConversationAsReadBoundParameters, options?: Options): Promise<MarkGroupConversationAsReadResponse>;
    markGroupConversationAsUnread(parameters: MarkGroupConversationAsUnreadBoundParameters, options?: Options): Promise<MarkGroupConversationAsUnreadResponse>;
    getUserConversation(parameters: GetUserConversationBoundParameters, options?: Options): Promise<GetUserConversationResponse>;
    updateUserConversation(parameters: UpdateUserConversationBoundParameters, options?: Options): Promise<UpdateUserConversationResponse>;
    resetUserConversation(parameters: ResetUserConversationBoundParameters, options?: Options): Promise<ResetUserConversationResponse>;
    markUserConversationAsDelivered(parameters: MarkUserConversationAsDeliveredBoundParameters, options?: Options): Promise<MarkUserConversationAsDeliveredResponse>;
    pinUserConversation(parameters: PinUserConversationBoundParameters, options?: Options): Promise<PinUserConversationResponse>;
    unpinUserConversation(parameters: UnpinUserConversationBoundParameters, options?: Options): Promise<UnpinUserConversationResponse>;
    markUserConversationAsRead(parameters: MarkUserConversationAsReadBoundParameters, options?: Options): Promise<MarkUserConversationAsReadResponse>;
    markUserConversationAsUnread(parameters: MarkUserConversationAsUnreadBoundParameters, options?: Options): Promise<MarkUserConversationAsUnreadResponse>;
    flagAMessage(parameters: FlagAMessageBoundParameters, options?: Options): Promise<FlagAMessageResponse>;
    getContactDetails(parameters?: Record<never, never>, options?: Options): Promise<GetContactDetailsResponse>;
    updateContactDetails(parameters: UpdateContactDetailsBoundParameters, options?: Options): Promise<UpdateContactDetailsResponse>;
    deleteContactDetails(parameters?: Record<never, never>, options?: Options): Promise<DeleteContactDetailsResponse>;
}
export interface ChatOperations<Options> extends ChatAppOperations<Options>, ChatUserOperations<Options> {
}
export interface ChatBoundOperations<Options> extends ChatAppOperations<Options>, ChatBoundUserOperations<Options> {
}
export interface ChatAuthOnlyOperations<Options> extends Pick<ChatOperations<Options>, 'createUser' | 'createAuthtoken'> {
}
export interface ListUsersParameters {
    searchKey?: string | undefined;
    searchIn?: readonly ("name" | "uid")[] | undefined;
    status?: "available" | "offline" | undefined;
    count?: boolean | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
    role?: string | undefined;
    roles?: readonly string[] | undefined;
    tags?: readonly string[] | undefined;
    withTags?: boolean | undefined;
    onlyDeactivated?: boolean | undefined;
    withDeactivated?: boolean | undefined;
}
export type ListUsersResponse = chat.operations['list-users']['responses'][200]['content']['application/json'];
export type ListUsersItem = chat.User;
export interface CreateUserParameters {
    body: chat.CreateUserRequest;
}
export type CreateUserResponse = chat.operations['create-user']['responses'][200]['content']['application/json'];
export interface ReactivateUsersParameters {
    body: chat.ReactivateUsersRequest;
}
export type ReactivateUsersResponse = chat.operations['reactivate-users']['responses'][200]['content']['application/json'];
export interface DeactivateUsersParameters {
    body: chat.DeactivateUsersRequest;
}
export type DeactivateUsersResponse = chat.operations['deactivate-users']['responses'][200]['content']['application/json'];
export interface GetUserBoundParameters {
    uid: string;
}
export interface GetUserParameters extends GetUserBoundParameters {
    onBehalfOf?: string | undefined;
}
export type GetUserResponse = chat.operations['get-user']['responses'][200]['content']['application/json'];
export interface UpdateUserParameters {
    uid: string;
    body: chat.UpdateUserRequest;
}
export type UpdateUserResponse = chat.operations['update-user']['responses'][200]['content']['application/json'];
export interface DeleteUserParameters {
    uid: string;
    body?: chat.DeleteUserRequest;
}
export type DeleteUserResponse = chat.operations['delete-user']['responses'][200]['content']['application/json'];
export interface CreateAuthtokenParameters {
    uid: string;
    body?: chat.CreateAuthTokenRequest;
}
export type CreateAuthtokenResponse = chat.operations['create-authtoken']['responses'][200]['content']['application/json'];
export interface ListAuthtokensParameters {
    uid: string;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListAuthtokensResponse = chat.operations['list-authtokens']['responses'][200]['content']['application/json'];
export type ListAuthtokensItem = chat.AuthToken;
export interface FlushAuthtokensParameters {
    uid: string;
}
export type FlushAuthtokensResponse = chat.operations['flush-authtokens']['responses'][200]['content']['application/json'];
export interface GetAuthtokenParameters {
    uid: string;
    authToken: string;
}
export type GetAuthtokenResponse = chat.operations['get-authtoken']['responses'][200]['content']['application/json'];
export interface UpdateAuthtokenParameters {
    uid: string;
    authToken: string;
    body: chat.UpdateAuthTokenRequest;
}
export type UpdateAuthtokenResponse = chat.operations['update-authtoken']['responses'][200]['content']['application/json'];
export interface DeleteAuthtokenParameters {
    uid: string;
    authToken: string;
}
export type DeleteAuthtokenResponse = chat.operations['delete-authtoken']['responses'][200]['content']['application/json'];
export interface CreateRoleParameters {
    body: chat.CreateRoleRequest;
}
export type CreateRoleResponse = chat.operations['create-role']['responses'][200]['content']['application/json'];
export interface ListRolesParameters {
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListRolesResponse = chat.operations['list-roles']['responses'][200]['content']['application/json'];
export type ListRolesItem = chat.Role;
export interface GetRoleParameters {
    role: string;
}
export type GetRoleResponse = chat.operations['get-role']['responses'][200]['content']['application/json'];
export interface UpdateRoleParameters {
    role: string;
    body: chat.UpdateRoleRequest;
}
export type UpdateRoleResponse = chat.operations['update-role']['responses'][200]['content']['application/json'];
export interface DeleteRoleParameters {
    role: string;
}
export type DeleteRoleResponse = chat.operations['delete-role']['responses'][200]['content']['application/json'];
export interface CreateApikeyParameters {
    body: chat.CreateApiKeyRequest;
}
export type CreateApikeyResponse = chat.operations['create-apikey']['responses'][200]['content']['application/json'];
export interface ListApikeysParameters {
    scope?: "fullAccess" | "authOnly" | undefined;
    searchKey?: string | undefined;
}
export type ListApikeysResponse = chat.operations['list-apikeys']['responses'][200]['content']['application/json'];
export interface GetApikeyParameters {
    apiKey: string;
}
export type GetApikeyResponse = chat.operations['get-apikey']['responses'][200]['content']['application/json'];
export interface UpdateApikeyParameters {
    apiKey: string;
    body: chat.UpdateApiKeyRequest;
}
export type UpdateApikeyResponse = chat.operations['update-apikey']['responses'][200]['content']['application/json'];
export interface DeleteApikeyParameters {
    apiKey: string;
}
export type DeleteApikeyResponse = chat.operations['delete-apikey']['responses'][200]['content']['application/json'];
export interface ListScopePermissionsParameters {
    guid: string;
    scope: "admin" | "moderator" | "participant";
}
export type ListScopePermissionsResponse = chat.operations['list-scope-permissions']['responses'][200]['content']['application/json'];
export interface SetScopePermissionsParameters {
    guid: string;
    scope: "admin" | "moderator" | "participant";
    body: chat.SetScopePermissionsRequest;
}
export type SetScopePermissionsResponse = chat.operations['set-scope-permissions']['responses'][200]['content']['application/json'];
export interface UnsetScopePermissionParameters {
    guid: string;
    scope: "admin" | "moderator" | "participant";
    permission: "sendMessage" | "sendThreadedMessage" | "editMessage" | "addReaction" | "listReactions" | "listReactions.allowedScopes" | "listMembers" | "listMembers.allowedScopes" | "initiateCall" | "initiateCall.allowedScopes" | "initiateCall.allowedType" | (string & {});
}
export type UnsetScopePermissionResponse = chat.operations['unset-scope-permission']['responses'][200]['content']['application/json'];
export interface ListRolePermissionsParameters {
    role: string;
}
export type ListRolePermissionsResponse = chat.operations['list-role-permissions']['responses'][200]['content']['application/json'];
export interface SetRolePermissionsParameters {
    role: string;
    body: chat.SetRolePermissionsRequest;
}
export type SetRolePermissionsResponse = chat.operations['set-role-permissions']['responses'][200]['content']['application/json'];
export interface UnsetRolePermissionParameters {
    role: string;
    permission: "listUsers" | "listUsers.mode" | "listUsers.allowedRoles" | "getUserDetails.mode" | "getUserDetails.allowedRoles" | "sendMessage" | "sendMessage.mode" | "sendMessage.allowedReceiverTypes" | "sendMessage.allowedReceiverRoles" | "sendMessage.allowedMessageTypes" | "sendMessage.allowedMessageCategories" | "sendMessage.allowedCustomTypes" | "sendMessage.allowedMimeTypes" | "editMessage" | "editMessage.denyForScopes" | "deleteMessage" | "deleteMessage.denyForScopes" | "initiateCall" | "initiateCall.mode" | "initiateCall.allowedReceiverRoles" | "createGroup" | "createGroup.allowedGroupTypes" | "listGroups" | "listGroups.allowedGroupTypes" | "joinGroup" | "joinGroup.allowedGroupTypes" | "listMessages.allowedMessageCategories" | "listMessages.allowedMessageTypes" | (string & {});
}
export type UnsetRolePermissionResponse = chat.operations['unset-role-permission']['responses'][200]['content']['application/json'];
export interface RestrictFeaturesParameters {
    role: string;
    body: chat.RestrictFeaturesRequest;
}
export type RestrictFeaturesResponse = chat.operations['restrict-features']['responses'][200]['content']['application/json'];
export interface ListRestrictedFeaturesParameters {
    role: string;
}
export type ListRestrictedFeaturesResponse = chat.operations['list-restricted-features']['responses'][200]['content']['application/json'];
export interface AllowFeaturesParameters {
    role: string;
    body: chat.AllowFeaturesRequest;
}
export type AllowFeaturesResponse = chat.operations['allow-features']['responses'][200]['content']['application/json'];
export interface AddFriendsParameters {
    uid: string;
    body: chat.AddFriendsRequest;
}
export type AddFriendsResponse = chat.operations['add-friends']['responses'][200]['content']['application/json'];
export interface ListFriendsParameters {
    uid: string;
    searchKey?: string | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListFriendsResponse = chat.operations['list-friends']['responses'][200]['content']['application/json'];
export type ListFriendsItem = chat.User;
export interface RemoveFriendsParameters {
    uid: string;
    body: chat.RemoveFriendsRequest;
}
export type RemoveFriendsResponse = chat.operations['remove-friends']['responses'][200]['content']['application/json'];
export interface BlockUsersParameters {
    uid: string;
    body: chat.BlockUsersRequest;
}
export type BlockUsersResponse = chat.operations['block-users']['responses'][200]['content']['application/json'];
export interface ListBlockedUsersParameters {
    uid: string;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListBlockedUsersResponse = chat.operations['list-blocked-users']['responses'][200]['content']['application/json'];
export type ListBlockedUsersItem = chat.User;
export interface UnblockUsersParameters {
    uid: string;
    body: chat.BlockUsersRequest;
}
export type UnblockUsersResponse = chat.operations['unblock-users']['responses'][200]['content']['application/json'];
export interface CreateGroupBoundParameters {
    body: chat.CreateGroupRequest;
}
export interface CreateGroupParameters extends CreateGroupBoundParameters {
    onBehalfOf?: string | undefined;
}
export type CreateGroupResponse = chat.operations['create-group']['responses'][200]['content']['application/json'];
export interface ListGroupsBoundParameters {
    searchKey?: string | undefined;
    searchIn?: readonly ("name" | "guid")[] | undefined;
    type?: "public" | "password" | "private" | undefined;
    types?: readonly ("public" | "password" | "private")[] | undefined;
    tags?: readonly string[] | undefined;
    withTags?: boolean | undefined;
    hasJoined?: boolean | undefined;
    sortBy?: "name" | "guid" | "createdAt" | undefined;
    sortOrder?: "asc" | "desc" | undefined;
    updatedAt?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
}
export interface ListGroupsParameters extends ListGroupsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListGroupsResponse = chat.operations['list-groups']['responses'][200]['content']['application/json'];
export type ListGroupsItem = chat.Group;
export interface GetGroupBoundParameters {
    guid: string;
}
export interface GetGroupParameters extends GetGroupBoundParameters {
    onBehalfOf?: string | undefined;
}
export type GetGroupResponse = chat.operations['get-group']['responses'][200]['content']['application/json'];
export interface UpdateGroupBoundParameters {
    guid: string;
    body: chat.UpdateGroupRequest;
}
export interface UpdateGroupParameters extends UpdateGroupBoundParameters {
    onBehalfOf?: string | undefined;
}
export type UpdateGroupResponse = chat.operations['update-group']['responses'][200]['content']['application/json'];
export interface DeleteGroupBoundParameters {
    guid: string;
}
export interface DeleteGroupParameters extends DeleteGroupBoundParameters {
    onBehalfOf?: string | undefined;
}
export type DeleteGroupResponse = chat.operations['delete-group']['responses'][200]['content']['application/json'];
export interface AddGroupMembersBoundParameters {
    guid: string;
    body: chat.AddGroupMembersRequest;
}
export interface AddGroupMembersParameters extends AddGroupMembersBoundParameters {
    onBehalfOf?: string | undefined;
}
export type AddGroupMembersResponse = chat.operations['add-group-members']['responses'][200]['content']['application/json'];
export interface ListGroupMembersParameters {
    guid: string;
    scopes?: readonly ("admin" | "moderator" | "participant")[] | undefined;
    status?: "available" | "offline" | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListGroupMembersResponse = chat.operations['list-group-members']['responses'][200]['content']['application/json'];
export type ListGroupMembersItem = chat.Member;
export interface ChangeGroupMemberScopeBoundParameters {
    guid: string;
    uid: string;
    body: chat.ChangeGroupMemberScopeRequest;
}
export interface ChangeGroupMemberScopeParameters extends ChangeGroupMemberScopeBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ChangeGroupMemberScopeResponse = chat.operations['change-group-member-scope']['responses'][200]['content']['application/json'];
export interface KickGroupMemberBoundParameters {
    guid: string;
    uid: string;
}
export interface KickGroupMemberParameters extends KickGroupMemberBoundParameters {
    onBehalfOf?: string | undefined;
}
export type KickGroupMemberResponse = chat.operations['kick-group-member']['responses'][200]['content']['application/json'];
export interface ListBannedGroupUsersParameters {
    guid: string;
    perPage?: number | undefined;
    page?: number | undefined;
}
export type ListBannedGroupUsersResponse = chat.operations['list-banned-group-users']['responses'][200]['content']['application/json'];
export type ListBannedGroupUsersItem = chat.BannedUser;
export interface BanGroupUserBoundParameters {
    guid: string;
    uid: string;
}
export interface BanGroupUserParameters extends BanGroupUserBoundParameters {
    onBehalfOf?: string | undefined;
}
export type BanGroupUserResponse = chat.operations['ban-group-user']['responses'][200]['content']['application/json'];
export interface UnbanGroupUserBoundParameters {
    guid: string;
    uid: string;
}
export interface UnbanGroupUserParameters extends UnbanGroupUserBoundParameters {
    onBehalfOf?: string | undefined;
}
export type UnbanGroupUserResponse = chat.operations['unban-group-user']['responses'][200]['content']['application/json'];
export interface SendBotMessageParameters {
    uid: string;
    body: chat.SendMessageRequest;
}
export type SendBotMessageResponse = chat.operations['send-bot-message']['responses'][200]['content']['application/json'];
export interface ListGroupMessagesBoundParameters {
    guid: string;
    searchKey?: string | undefined;
    hasAttachments?: boolean | undefined;
    attachmentTypes?: "image" | "video" | "audio" | "file" | undefined;
    hasMentions?: boolean | undefined;
    hasLinks?: boolean | undefined;
    mentionedUids?: readonly string[] | undefined;
    unread?: boolean | undefined;
    undelivered?: boolean | undefined;
    count?: boolean | undefined;
    hideMessagesFromBlockedUsers?: boolean | undefined;
    hideReplies?: boolean | undefined;
    affix?: "append" | "prepend" | undefined;
    id?: string | undefined;
    category?: "message" | "custom" | "action" | "call" | "interactive" | undefined;
    categories?: readonly ("message" | "custom" | "action" | "call" | "interactive")[] | undefined;
    type?: string | undefined;
    types?: readonly string[] | undefined;
    myMentionsOnly?: boolean | undefined;
    hasReactions?: boolean | undefined;
    sender?: string | undefined;
    mentionsWithBlockedInfo?: boolean | undefined;
    mentionsWithTagInfo?: boolean | undefined;
    limit?: number | undefined;
    fromTimestamp?: number | undefined;
    toTimestamp?: number | undefined;
    withTags?: boolean | undefined;
    tags?: readonly string[] | undefined;
}
export interface ListGroupMessagesParameters extends ListGroupMessagesBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListGroupMessagesResponse = chat.operations['list-group-messages']['responses'][200]['content']['application/json'];
export type ListGroupMessagesItem = chat.Message;
export interface SendMessageBoundParameters {
    body: chat.SendMessageRequest;
}
export interface SendMessageParameters extends SendMessageBoundParameters {
    onBehalfOf?: string | undefined;
}
export type SendMessageResponse = chat.operations['send-message']['responses'][200]['content']['application/json'];
export interface ListAllMessagesBoundParameters {
    searchKey?: string | undefined;
    hideMessagesFromBlockedUsers?: boolean | undefined;
    hasAttachments?: boolean | undefined;
    attachmentTypes?: "image" | "video" | "audio" | "file" | undefined;
    hasMentions?: boolean | undefined;
    hasLinks?: boolean | undefined;
    mentionedUids?: readonly string[] | undefined;
    hasReactions?: boolean | undefined;
    receiverType?: "user" | "group" | undefined;
    affix?: "append" | "prepend" | undefined;
    id?: string | undefined;
    sentAt?: number | undefined;
    category?: "message" | "custom" | "action" | "call" | "interactive" | undefined;
    categories?: readonly ("message" | "custom" | "action" | "call" | "interactive")[] | undefined;
    type?: string | undefined;
    types?: readonly string[] | undefined;
    sender?: string | undefined;
    mentionsWithBlockedInfo?: boolean | undefined;
    mentionsWithTagInfo?: boolean | undefined;
    hideDeleted?: boolean | undefined;
    onlyDeleted?: boolean | undefined;
    hideReplies?: boolean | undefined;
    count?: boolean | undefined;
    unread?: boolean | undefined;
    limit?: number | undefined;
    conversationId?: string | undefined;
    withTags?: boolean | undefined;
    tags?: readonly string[] | undefined;
    fromTimestamp?: number | undefined;
    toTimestamp?: number | undefined;
}
export interface ListAllMessagesParameters extends ListAllMessagesBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListAllMessagesResponse = chat.operations['list-all-messages']['responses'][200]['content']['application/json'];
export type ListAllMessagesItem = chat.Message;
export interface GetMessageDetailsBoundParameters {
    id: string;
}
export interface GetMessageDetailsParameters extends GetMessageDetailsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type GetMessageDetailsResponse = chat.operations['get-message-details']['responses'][200]['content']['application/json'];
export interface UpdateMessageBoundParameters {
    id: string;
    body: chat.UpdateMessageRequest;
}
export interface UpdateMessageParameters extends UpdateMessageBoundParameters {
    onBehalfOf?: string | undefined;
}
export type UpdateMessageResponse = chat.operations['update-message']['responses'][200]['content']['application/json'];
export interface DeleteMessageBoundParameters {
    id: string;
    body?: chat.DeleteMessageRequest;
}
export interface DeleteMessageParameters extends DeleteMessageBoundParameters {
    onBehalfOf?: string | undefined;
}
export type DeleteMessageResponse = chat.operations['delete-message']['responses'][200]['content']['application/json'];
export interface MarkMessageAsInteractedBoundParameters {
    id: string;
}
export interface MarkMessageAsInteractedParameters extends MarkMessageAsInteractedBoundParameters {
    onBehalfOf: string;
}
export type MarkMessageAsInteractedResponse = chat.operations['mark-message-as-interacted']['responses'][200]['content']['application/json'];
export interface PinMessageBoundParameters {
    id: string;
}
export interface PinMessageParameters extends PinMessageBoundParameters {
    onBehalfOf?: string | undefined;
}
export type PinMessageResponse = chat.operations['pin-message']['responses'][200]['content']['application/json'];
export interface UnpinMessageBoundParameters {
    id: string;
}
export interface UnpinMessageParameters extends UnpinMessageBoundParameters {
    onBehalfOf?: string | undefined;
}
export type UnpinMessageResponse = chat.operations['unpin-message']['responses'][200]['content']['application/json'];
export interface ListAllReactionsBoundParameters {
    id: string;
}
export interface ListAllReactionsParameters extends ListAllReactionsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListAllReactionsResponse = chat.operations['list-all-reactions']['responses'][200]['content']['application/json'];
export interface ListReactionsOfOneKindBoundParameters {
    id: string;
    reaction: string;
}
export interface ListReactionsOfOneKindParameters extends ListReactionsOfOneKindBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListReactionsOfOneKindResponse = chat.operations['list-reactions-of-one-kind']['responses'][200]['content']['application/json'];
export interface AddMessageReactionBoundParameters {
    id: string;
    reaction: string;
}
export interface AddMessageReactionParameters extends AddMessageReactionBoundParameters {
    onBehalfOf: string;
}
export type AddMessageReactionResponse = chat.operations['add-message-reaction']['responses'][200]['content']['application/json'];
export interface RemoveMessageReactionBoundParameters {
    id: string;
    reaction: string;
}
export interface RemoveMessageReactionParameters extends RemoveMessageReactionBoundParameters {
    onBehalfOf: string;
}
export type RemoveMessageReactionResponse = chat.operations['remove-message-reaction']['responses'][200]['content']['application/json'];
export interface SaveMessageBoundParameters {
    id: string;
}
export interface SaveMessageParameters extends SaveMessageBoundParameters {
    onBehalfOf: string;
}
export type SaveMessageResponse = chat.operations['save-message']['responses'][200]['content']['application/json'];
export interface UnsaveMessageBoundParameters {
    id: string;
}
export interface UnsaveMessageParameters extends UnsaveMessageBoundParameters {
    onBehalfOf: string;
}
export type UnsaveMessageResponse = chat.operations['unsave-message']['responses'][200]['content']['application/json'];
export interface SendThreadMessageBoundParameters {
    id: string;
    body: chat.SendMessageRequest;
}
export interface SendThreadMessageParameters extends SendThreadMessageBoundParameters {
    onBehalfOf: string;
}
export type SendThreadMessageResponse = chat.operations['send-thread-message']['responses'][200]['content']['application/json'];
export interface ListAllThreadMessagesBoundParameters {
    id: string;
    perPage?: number | undefined;
    page?: number | undefined;
}
export interface ListAllThreadMessagesParameters extends ListAllThreadMessagesBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListAllThreadMessagesResponse = chat.operations['list-all-thread-messages']['responses'][200]['content']['application/json'];
export type ListAllThreadMessagesItem = chat.Message;
export interface SubscribeToThreadBoundParameters {
    id: string;
}
export interface SubscribeToThreadParameters extends SubscribeToThreadBoundParameters {
    onBehalfOf: string;
}
export type SubscribeToThreadResponse = chat.operations['subscribe-to-thread']['responses'][200]['content']['application/json'];
export interface UnsubscribeFromThreadBoundParameters {
    id: string;
}
export interface UnsubscribeFromThreadParameters extends UnsubscribeFromThreadBoundParameters {
    onBehalfOf: string;
}
export type UnsubscribeFromThreadResponse = chat.operations['unsubscribe-from-thread']['responses'][200]['content']['application/json'];
export interface ListThreadsParameters {
    onBehalfOf?: string | undefined;
}
export type ListThreadsResponse = chat.operations['list-threads']['responses'][200]['content']['application/json'];
export interface ListUserMessagesBoundParameters {
    uid: string;
    searchKey?: string | undefined;
    hasAttachments?: boolean | undefined;
    attachmentTypes?: "image" | "video" | "audio" | "file" | undefined;
    hasMentions?: boolean | undefined;
    hasLinks?: boolean | undefined;
    mentionedUids?: readonly string[] | undefined;
    unread?: boolean | undefined;
    undelivered?: boolean | undefined;
    count?: boolean | undefined;
    hideReplies?: boolean | undefined;
    affix?: "append" | "prepend" | undefined;
    id?: string | undefined;
    category?: "message" | "custom" | "action" | "call" | "interactive" | undefined;
    categories?: readonly ("message" | "custom" | "action" | "call" | "interactive")[] | undefined;
    type?: string | undefined;
    types?: readonly string[] | undefined;
    myMentionsOnly?: boolean | undefined;
    hasReactions?: boolean | undefined;
    sender?: string | undefined;
    mentionsWithBlockedInfo?: boolean | undefined;
    mentionsWithTagInfo?: boolean | undefined;
    perPage?: number | undefined;
    limit?: number | undefined;
    fromTimestamp?: number | undefined;
    toTimestamp?: number | undefined;
    withTags?: boolean | undefined;
    tags?: readonly string[] | undefined;
}
export interface ListUserMessagesParameters extends ListUserMessagesBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListUserMessagesResponse = chat.operations['list-user-messages']['responses'][200]['content']['application/json'];
export type ListUserMessagesItem = chat.Message;
export interface ListConversationsBoundParameters {
    conversationType?: "user" | "group" | undefined;
    searchKey?: string | undefined;
    unread?: boolean | undefined;
    tags?: readonly string[] | undefined;
    withTags?: boolean | undefined;
    userTags?: readonly string[] | undefined;
    groupTags?: readonly string[] | undefined;
    withUserAndGroupTags?: boolean | undefined;
    perPage?: number | undefined;
    page?: number | undefined;
}
export interface ListConversationsParameters extends ListConversationsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListConversationsResponse = chat.operations['list-conversations']['responses'][200]['content']['application/json'];
export type ListConversationsItem = chat.Conversation;
export type ListGlobalPinnedConversationsResponse = chat.operations['list-global-pinned-conversations']['responses'][200]['content']['application/json'];
export interface ReplaceGlobalPinnedConversationsParameters {
    body: chat.ReplaceGlobalPinnedConversationsRequest;
}
export type ReplaceGlobalPinnedConversationsResponse = chat.operations['replace-global-pinned-conversations']['responses'][200]['content']['application/json'];
export interface GetConversationBoundParameters {
    conversationId: string;
}
export interface GetConversationParameters extends GetConversationBoundParameters {
    onBehalfOf: string;
}
export type GetConversationResponse = chat.operations['get-conversation']['responses'][200]['content']['application/json'];
export interface DeleteConversationBoundParameters {
    conversationId: string;
}
export interface DeleteConversationParameters extends DeleteConversationBoundParameters {
    onBehalfOf: string;
}
export type DeleteConversationResponse = chat.operations['delete-conversation']['responses'][200]['content']['application/json'];
export interface GetGroupConversationBoundParameters {
    guid: string;
}
export interface GetGroupConversationParameters extends GetGroupConversationBoundParameters {
    onBehalfOf: string;
}
export type GetGroupConversationResponse = chat.operations['get-group-conversation']['responses'][200]['content']['application/json'];
export interface UpdateGroupConversationBoundParameters {
    guid: string;
    body: chat.UpdateConversationRequest;
}
export interface UpdateGroupConversationParameters extends UpdateGroupConversationBoundParameters {
    onBehalfOf: string;
}
export type UpdateGroupConversationResponse = chat.operations['update-group-conversation']['responses'][200]['content']['application/json'];
export interface ResetGroupConversationBoundParameters {
    guid: string;
}
export interface ResetGroupConversationParameters extends ResetGroupConversationBoundParameters {
    onBehalfOf: string;
}
export type ResetGroupConversationResponse = chat.operations['reset-group-conversation']['responses'][200]['content']['application/json'];
export interface MarkGroupConversationAsDeliveredBoundParameters {
    guid: string;
    body?: chat.MarkConversationRequest;
}
export interface MarkGroupConversationAsDeliveredParameters extends MarkGroupConversationAsDeliveredBoundParameters {
    onBehalfOf: string;
}
export type MarkGroupConversationAsDeliveredResponse = chat.operations['mark-group-conversation-as-delivered']['responses'][200]['content']['application/json'];
export interface PinGroupConversationBoundParameters {
    guid: string;
}
export interface PinGroupConversationParameters extends PinGroupConversationBoundParameters {
    onBehalfOf: string;
}
export type PinGroupConversationResponse = chat.operations['pin-group-conversation']['responses'][200]['content']['application/json'];
export interface UnpinGroupConversationBoundParameters {
    guid: string;
}
export interface UnpinGroupConversationParameters extends UnpinGroupConversationBoundParameters {
    onBehalfOf: string;
}
export type UnpinGroupConversationResponse = chat.operations['unpin-group-conversation']['responses'][200]['content']['application/json'];
export interface MarkGroupConversationAsReadBoundParameters {
    guid: string;
    body?: chat.MarkConversationRequest;
}
export interface MarkGroupConversationAsReadParameters extends MarkGroupConversationAsReadBoundParameters {
    onBehalfOf: string;
}
export type MarkGroupConversationAsReadResponse = chat.operations['mark-group-conversation-as-read']['responses'][200]['content']['application/json'];
export interface MarkGroupConversationAsUnreadBoundParameters {
    guid: string;
    body: chat.MarkConversationRequest;
}
export interface MarkGroupConversationAsUnreadParameters extends MarkGroupConversationAsUnreadBoundParameters {
    onBehalfOf: string;
}
export type MarkGroupConversationAsUnreadResponse = chat.operations['mark-group-conversation-as-unread']['responses'][200]['content']['application/json'];
export interface GetUserConversationBoundParameters {
    uid: string;
}
export interface GetUserConversationParameters extends GetUserConversationBoundParameters {
    onBehalfOf: string;
}
export type GetUserConversationResponse = chat.operations['get-user-conversation']['responses'][200]['content']['application/json'];
export interface UpdateUserConversationBoundParameters {
    uid: string;
    body: chat.UpdateConversationRequest;
}
export interface UpdateUserConversationParameters extends UpdateUserConversationBoundParameters {
    onBehalfOf: string;
}
export type UpdateUserConversationResponse = chat.operations['update-user-conversation']['responses'][200]['content']['application/json'];
export interface ResetUserConversationBoundParameters {
    uid: string;
    body?: chat.ResetUserConversationRequest;
}
export interface ResetUserConversationParameters extends ResetUserConversationBoundParameters {
    onBehalfOf: string;
}
export type ResetUserConversationResponse = chat.operations['reset-user-conversation']['responses'][200]['content']['application/json'];
export interface MarkUserConversationAsDeliveredBoundParameters {
    uid: string;
    body?: chat.MarkConversationRequest;
}
export interface MarkUserConversationAsDeliveredParameters extends MarkUserConversationAsDeliveredBoundParameters {
    onBehalfOf: string;
}
export type MarkUserConversationAsDeliveredResponse = chat.operations['mark-user-conversation-as-delivered']['responses'][200]['content']['application/json'];
export interface PinUserConversationBoundParameters {
    uid: string;
}
export interface PinUserConversationParameters extends PinUserConversationBoundParameters {
    onBehalfOf: string;
}
export type PinUserConversationResponse = chat.operations['pin-user-conversation']['responses'][200]['content']['application/json'];
export interface UnpinUserConversationBoundParameters {
    uid: string;
}
export interface UnpinUserConversationParameters extends UnpinUserConversationBoundParameters {
    onBehalfOf: string;
}
export type UnpinUserConversationResponse = chat.operations['unpin-user-conversation']['responses'][200]['content']['application/json'];
export interface MarkUserConversationAsReadBoundParameters {
    uid: string;
    body?: chat.MarkConversationRequest;
}
export interface MarkUserConversationAsReadParameters extends MarkUserConversationAsReadBoundParameters {
    onBehalfOf: string;
}
export type MarkUserConversationAsReadResponse = chat.operations['mark-user-conversation-as-read']['responses'][200]['content']['application/json'];
export interface MarkUserConversationAsUnreadBoundParameters {
    uid: string;
    body: chat.MarkConversationRequest;
}
export interface MarkUserConversationAsUnreadParameters extends MarkUserConversationAsUnreadBoundParameters {
    onBehalfOf: string;
}
export type MarkUserConversationAsUnreadResponse = chat.operations['mark-user-conversation-as-unread']['responses'][200]['content']['application/json'];
export interface FlagAMessageBoundParameters {
    id: string;
    body: chat.FlagMessageRequest;
}
export interface FlagAMessageParameters extends FlagAMessageBoundParameters {
    onBehalfOf: string;
}
export type FlagAMessageResponse = chat.operations['flag-a-message']['responses'][200]['content']['application/json'];
export type ListBlockedMessagesResponse = chat.operations['list-blocked-messages']['responses'][200]['content']['application/json'];
export interface ReviewBlockedMessageParameters {
    id: string;
    body: chat.ReviewBlockedMessageRequest;
}
export type ReviewBlockedMessageResponse = chat.operations['review-blocked-message']['responses'][200]['content']['application/json'];
export type ListFlaggedMessagesResponse = chat.operations['list-flagged-messages']['responses'][200]['content']['application/json'];
export interface ReviewFlaggedMessageParameters {
    id: string;
    body: chat.ReviewFlaggedMessageRequest;
}
export type ReviewFlaggedMessageResponse = chat.operations['review-flagged-message']['responses'][200]['content']['application/json'];
export type ListKeywordListsResponse = chat.operations['list-keyword-lists']['responses'][200]['content']['application/json'];
export interface CreateKeywordListParameters {
    body: chat.KeywordListRequest;
}
export type CreateKeywordListResponse = chat.operations['create-keyword-list']['responses'][200]['content']['application/json'];
export interface GetKeywordListParameters {
    keywordId: string;
}
export type GetKeywordListResponse = chat.operations['get-keyword-list']['responses'][200]['content']['application/json'];
export interface UpdateKeywordListParameters {
    keywordId: string;
    body: chat.KeywordListRequest;
}
export type UpdateKeywordListResponse = chat.operations['update-keyword-list']['responses'][200]['content']['application/json'];
export interface DeleteKeywordListParameters {
    keywordId: string;
}
export type DeleteKeywordListResponse = chat.operations['delete-keyword-list']['responses'][200]['content']['application/json'];
export interface ListSubmittedMessagesParameters {
    sender?: string | undefined;
    receiverUID?: string | undefined;
    receiverGUID?: string | undefined;
    category?: "message" | "custom" | undefined;
    type?: string | undefined;
    moderationStatus?: "disapproved" | "pending" | undefined;
}
export type ListSubmittedMessagesResponse = chat.operations['list-submitted-messages']['responses'][200]['content']['application/json'];
export interface SubmitMessageForModerationParameters {
    body: chat.SubmitMessageRequest;
}
export type SubmitMessageForModerationResponse = chat.operations['submit-message-for-moderation']['responses'][200]['content']['application/json'];
export interface GetSubmittedMessageParameters {
    id: string;
}
export type GetSubmittedMessageResponse = chat.operations['get-submitted-message']['responses'][200]['content']['application/json'];
export interface UpdateSubmittedMessageParameters {
    id: string;
    body: chat.UpdateSubmittedMessageRequest;
}
export type UpdateSubmittedMessageResponse = chat.operations['update-submitted-message']['responses'][200]['content']['application/json'];
export interface DeleteSubmittedMessageParameters {
    id: string;
}
export type DeleteSubmittedMessageResponse = chat.operations['delete-submitted-message']['responses'][200]['content']['application/json'];
export type ListReasonsResponse = chat.operations['list-reasons']['responses'][200]['content']['application/json'];
export interface CreateReasonParameters {
    body: chat.CreateReasonRequest;
}
export type CreateReasonResponse = chat.operations['create-reason']['responses'][200]['content']['application/json'];
export interface GetReasonParameters {
    id: string;
}
export type GetReasonResponse = chat.operations['get-reason']['responses'][200]['content']['application/json'];
export interface UpdateReasonParameters {
    id: string;
    body: chat.UpdateReasonRequest;
}
export type UpdateReasonResponse = chat.operations['update-reason']['responses'][200]['content']['application/json'];
export interface DeleteReasonParameters {
    id: string;
}
export type DeleteReasonResponse = chat.Acknowledgement;
export type ListReviewedMessagesResponse = chat.operations['list-reviewed-messages']['responses'][200]['content']['application/json'];
export interface ListRulesParameters {
    limit?: number | undefined;
}
export type ListRulesResponse = chat.operations['list-rules']['responses'][200]['content']['application/json'];
export interface CreateRuleParameters {
    body: chat.RuleRequest;
}
export type CreateRuleResponse = chat.operations['create-rule']['responses'][200]['content']['application/json'];
export interface GetRuleParameters {
    ruleId: string;
}
export type GetRuleResponse = chat.operations['get-rule']['responses'][200]['content']['application/json'];
export interface UpdateRuleParameters {
    ruleId: string;
    body: chat.RuleRequest;
}
export type UpdateRuleResponse = chat.operations['update-rule']['responses'][200]['content']['application/json'];
export interface DeleteRuleParameters {
    ruleId: string;
}
export type DeleteRuleResponse = chat.operations['delete-rule']['responses'][200]['content']['application/json'];
export interface ListRuleRevisionsParameters {
    ruleId: string;
}
export type ListRuleRevisionsResponse = chat.operations['list-rule-revisions']['responses'][200]['content']['application/json'];
export type GetCustomEmailProviderResponse = chat.operations['get-custom-email-provider']['responses'][200]['content']['application/json'];
export interface SaveCustomEmailProviderParameters {
    body: chat.SaveCustomEmailProviderRequest;
}
export type SaveCustomEmailProviderResponse = chat.operations['save-custom-email-provider']['responses'][200]['content']['application/json'];
export interface UpdateCustomEmailProviderParameters {
    body: chat.UpdateCustomEmailProviderRequest;
}
export type UpdateCustomEmailProviderResponse = chat.operations['update-custom-email-provider']['responses'][200]['content']['application/json'];
export type DeleteCustomEmailProviderResponse = chat.operations['delete-custom-email-provider']['responses'][200]['content']['application/json'];
export type GetSendgridDetailsResponse = chat.operations['get-sendgrid-details']['responses'][200]['content']['application/json'];
export interface SaveSendgridDetailsParameters {
    body: chat.SaveSendGridDetailsRequest;
}
export type SaveSendgridDetailsResponse = chat.operations['save-sendgrid-details']['responses'][200]['content']['application/json'];
export interface UpdateSendgridDetailsParameters {
    body: chat.UpdateSendGridDetailsRequest;
}
export type UpdateSendgridDetailsResponse = chat.operations['update-sendgrid-details']['responses'][200]['content']['application/json'];
export type DeleteSendgridDetailsResponse = chat.operations['delete-sendgrid-details']['responses'][200]['content']['application/json'];
export type ListApnsProvidersResponse = chat.operations['list-apns-providers']['responses'][200]['content']['application/json'];
export interface AddApnsProviderParameters {
    body: chat.AddApnsProviderRequest;
}
export type AddApnsProviderResponse = chat.operations['add-apns-provider']['responses'][200]['content']['application/json'];
export interface UpdateApnsProviderParameters {
    body: chat.UpdateApnsProviderRequest;
}
export type UpdateApnsProviderResponse = chat.operations['update-apns-provider']['responses'][200]['content']['application/json'];
export interface SetDefaultApnsProviderParameters {
    providerId: string;
}
export type SetDefaultApnsProviderResponse = chat.operations['set-default-apns-provider']['responses'][200]['content']['application/json'];
export interface DeleteApnsProviderParameters {
    providerId: string;
}
export type DeleteApnsProviderResponse = chat.operations['delete-apns-provider']['responses'][200]['content']['application/json'];
export type GetCustomPushProviderResponse = chat.operations['get-custom-push-provider']['responses'][200]['content']['application/json'];
export interface SaveCustomPushProviderParameters {
    body: chat.SaveCustomPushProviderRequest;
}
export type SaveCustomPushProviderResponse = chat.operations['save-custom-push-provider']['responses'][200]['content']['application/json'];
export interface UpdateCustomPushProviderParameters {
    body: chat.UpdateCustomPushProviderRequest;
}
export type UpdateCustomPushProviderResponse = chat.operations['update-custom-push-provider']['responses'][200]['content']['application/json'];
export type DeleteCustomPushProviderResponse = chat.operations['delete-custom-push-provider']['responses'][200]['content']['application/json'];
export type ListFcmProvidersResponse = chat.operations['list-fcm-providers']['responses'][200]['content']['application/json'];
export interface AddFcmProviderParameters {
    body: chat.AddFcmProviderRequest;
}
export type AddFcmProviderResponse = chat.operations['add-fcm-provider']['responses'][200]['content']['application/json'];
export interface UpdateFcmProviderParameters {
    body: chat.UpdateFcmProviderRequest;
}
export type UpdateFcmProviderResponse = chat.operations['update-fcm-provider']['responses'][200]['content']['application/json'];
export interface SetDefaultFcmProviderParameters {
    providerId: string;
}
export type SetDefaultFcmProviderResponse = chat.operations['set-default-fcm-provider']['responses'][200]['content']['application/json'];
export interface DeleteFcmProviderParameters {
    providerId: string;
}
export type DeleteFcmProviderResponse = chat.operations['delete-fcm-provider']['responses'][200]['content']['application/json'];
export interface ListPushTokensParameters {
    authToken: string;
    all?: boolean | undefined;
}
export type ListPushTokensResponse = chat.operations['list-push-tokens']['responses'][200]['content']['application/json'];
export interface RegisterPushTokenParameters {
    body: chat.RegisterPushTokenRequest;
}
export type RegisterPushTokenResponse = chat.operations['register-push-token']['responses'][200]['content']['application/json'];
export interface UnregisterPushTokensParameters {
    all?: boolean | undefined;
    body: chat.UnregisterPushTokenRequest;
}
export type UnregisterPushTokensResponse = chat.operations['unregister-push-tokens']['responses'][200]['content']['application/json'];
export interface DeletePushTokenParameters {
    pushToken: string;
    body: chat.UnregisterPushTokenRequest;
}
export type DeletePushTokenResponse = chat.operations['delete-push-token']['responses'][200]['content']['application/json'];
export type GetCustomSmsProviderResponse = chat.operations['get-custom-sms-provider']['responses'][200]['content']['application/json'];
export interface SaveCustomSmsProviderParameters {
    body: chat.SaveCustomSmsProviderRequest;
}
export type SaveCustomSmsProviderResponse = chat.operations['save-custom-sms-provider']['responses'][200]['content']['application/json'];
export interface UpdateCustomSmsProviderParameters {
    body: chat.UpdateCustomSmsProviderRequest;
}
export type UpdateCustomSmsProviderResponse = chat.operations['update-custom-sms-provider']['responses'][200]['content']['application/json'];
export type DeleteCustomSmsProviderResponse = chat.operations['delete-custom-sms-provider']['responses'][200]['content']['application/json'];
export type GetTwilioDetailsResponse = chat.operations['get-twilio-details']['responses'][200]['content']['application/json'];
export interface SaveTwilioDetailsParameters {
    body: chat.SaveTwilioDetailsRequest;
}
export type SaveTwilioDetailsResponse = chat.operations['save-twilio-details']['responses'][200]['content']['application/json'];
export interface UpdateTwilioDetailsParameters {
    body: chat.UpdateTwilioDetailsRequest;
}
export type UpdateTwilioDetailsResponse = chat.operations['update-twilio-details']['responses'][200]['content']['application/json'];
export type DeleteTwilioDetailsResponse = chat.operations['delete-twilio-details']['responses'][200]['content']['application/json'];
export interface GetContactDetailsParameters {
    onBehalfOf: string;
}
export type GetContactDetailsResponse = chat.operations['get-contact-details']['responses'][200]['content']['application/json'];
export interface UpdateContactDetailsBoundParameters {
    body: chat.UpdateContactDetailsRequest;
}
export interface UpdateContactDetailsParameters extends UpdateContactDetailsBoundParameters {
    onBehalfOf: string;
}
export type UpdateContactDetailsResponse = chat.operations['update-contact-details']['responses'][200]['content']['application/json'];
export interface DeleteContactDetailsParameters {
    onBehalfOf: string;
}
export type DeleteContactDetailsResponse = chat.operations['delete-contact-details']['responses'][200]['content']['application/json'];
export interface ListNotificationLogsParameters {
    messageId?: number | undefined;
    reactionId?: number | undefined;
    from?: number | undefined;
    to?: number | undefined;
    messageCategory?: "message" | undefined;
    messageType?: string | undefined;
    trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed" | undefined;
    sender?: string | undefined;
    reactionSender?: string | undefined;
    receiver?: string | undefined;
    receiverType?: "user" | "group" | undefined;
    reactionReceiver?: string | undefined;
    member?: string | undefined;
    channel?: "push" | "email" | "sms" | undefined;
    provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom" | undefined;
    notificationTriggered?: boolean | undefined;
    reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR" | undefined;
    success?: boolean | undefined;
    affix?: "append" | "prepend" | undefined;
    logId?: string | undefined;
}
export type ListNotificationLogsResponse = chat.operations['list-notification-logs']['responses'][200]['content']['application/json'];
export interface GetNotificationPreferencesParameters {
    uid: string;
}
export type GetNotificationPreferencesResponse = chat.operations['get-notification-preferences']['responses'][200]['content']['application/json'];
export interface UpdateNotificationPreferencesParameters {
    uid: string;
    body: chat.UpdateNotificationPreferencesRequest;
}
export type UpdateNotificationPreferencesResponse = chat.operations['update-notification-preferences']['responses'][200]['content']['application/json'];
export interface ResetNotificationPreferencesParameters {
    uid: string;
}
export type ResetNotificationPreferencesResponse = chat.operations['reset-notification-preferences']['responses'][200]['content']['application/json'];
export interface ListMutedConversationsParameters {
    uid: string;
}
export type ListMutedConversationsResponse = chat.operations['list-muted-conversations']['responses'][200]['content']['application/json'];
export interface MuteConversationsParameters {
    uid: string;
    body: chat.MuteConversationsRequest;
}
export type MuteConversationsResponse = chat.operations['mute-conversations']['responses'][200]['content']['application/json'];
export interface UnmuteConversationsParameters {
    uid: string;
    body: chat.UnmuteConversationsRequest;
}
export type UnmuteConversationsResponse = chat.operations['unmute-conversations']['responses'][200]['content']['application/json'];
export interface GetNotificationTimezoneParameters {
    uid: string;
}
export type GetNotificationTimezoneResponse = chat.operations['get-notification-timezone']['responses'][200]['content']['application/json'];
export interface UpdateNotificationTimezoneParameters {
    uid: string;
    body: chat.UpdateNotificationTimezoneRequest;
}
export type UpdateNotificationTimezoneResponse = chat.operations['update-notification-timezone']['responses'][200]['content']['application/json'];
export type GetNotificationSettingsResponse = chat.operations['get-notification-settings']['responses'][200]['content']['application/json'];
export interface UpdateNotificationSettingsParameters {
    body: chat.UpdateNotificationSettingsRequest;
}
export type UpdateNotificationSettingsResponse = chat.operations['update-notification-settings']['responses'][200]['content']['application/json'];
export type ResetNotificationSettingsResponse = chat.operations['reset-notification-settings']['responses'][200]['content']['application/json'];
export interface ListAgentBuilderAgentsParameters {
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    createdAt?: number | undefined;
    search?: string | undefined;
}
export type ListAgentBuilderAgentsResponse = chat.operations['list-agent-builder-agents']['responses'][200]['content']['application/json'];
export type ListAgentBuilderAgentsItem = chat.AgentBuilderAgent;
export interface CreateAgentBuilderAgentParameters {
    chatApiVersion?: string | undefined;
    body: chat.CreateAgentBuilderAgentRequest;
}
export type CreateAgentBuilderAgentResponse = chat.operations['create-agent-builder-agent']['responses'][201]['content']['application/json'];
export type ListAgentModelsResponse = chat.operations['list-agent-models']['responses'][200]['content']['application/json'];
export interface ListAgentVariablesParameters {
    groupByCategory?: boolean | undefined;
}
export type ListAgentVariablesResponse = chat.operations['list-agent-variables']['responses'][200]['content']['application/json'];
export type ListCustomAgentVariablesResponse = chat.operations['list-custom-agent-variables']['responses'][200]['content']['application/json'];
export interface CreateCustomAgentVariableParameters {
    body: chat.CreateAgentVariableRequest;
}
export type CreateCustomAgentVariableResponse = chat.AgentCustomVariable;
export interface UpdateCustomAgentVariableParameters {
    variableId: string;
    body: chat.UpdateAgentVariableRequest;
}
export type UpdateCustomAgentVariableResponse = chat.AgentCustomVariable;
export interface DeleteCustomAgentVariableParameters {
    variableId: string;
}
export type DeleteCustomAgentVariableResponse = chat.Acknowledgement;
export interface GetAgentBuilderAgentParameters {
    uid: string;
}
export type GetAgentBuilderAgentResponse = chat.AgentBuilderAgent;
export interface UpdateAgentBuilderAgentParameters {
    uid: string;
    body: chat.UpdateAgentBuilderAgentRequest;
}
export type UpdateAgentBuilderAgentResponse = chat.AgentBuilderOutcome;
export interface DeleteAgentBuilderAgentParameters {
    uid: string;
}
export type DeleteAgentBuilderAgentResponse = chat.Acknowledgement;
export interface AddApiToolsToAgentParameters {
    uid: string;
    body: chat.AgentApiToolsRequest;
}
export type AddApiToolsToAgentResponse = chat.operations['add-api-tools-to-agent']['responses'][200]['content']['application/json'];
export interface RemoveApiToolsFromAgentParameters {
    uid: string;
    body: chat.AgentApiToolsRequest;
}
export type RemoveApiToolsFromAgentResponse = chat.operations['remove-api-tools-from-agent']['responses'][200]['content']['application/json'];
export interface GetEnabledAgentItemsParameters {
    uid: string;
    tools?: boolean | undefined;
    frontendActions?: boolean | undefined;
    apiTools?: boolean | undefined;
    mcpServers?: boolean | undefined;
    key?: string | undefined;
}
export type GetEnabledAgentItemsResponse = chat.operations['get-enabled-agent-items']['responses'][200]['content']['application/json'];
export interface AddFrontendActionsToAgentParameters {
    uid: string;
    body: chat.AgentFrontendActionsRequest;
}
export type AddFrontendActionsToAgentResponse = chat.operations['add-frontend-actions-to-agent']['responses'][200]['content']['application/json'];
export interface RemoveFrontendActionsFromAgentParameters {
    uid: string;
    body: chat.AgentFrontendActionsRequest;
}
export type RemoveFrontendActionsFromAgentResponse = chat.operations['remove-frontend-actions-from-agent']['responses'][200]['content']['application/json'];
export interface AddKnowledgeSourcesToAgentParameters {
    uid: string;
    sourceType: "uploads" | "text" | "website" | "knowledge-base" | (string & {});
    body: chat.AgentKnowledgeSourcesRequest;
}
export type AddKnowledgeSourcesToAgentResponse = chat.AgentBuilderOutcome;
export interface RemoveKnowledgeSourcesFromAgentParameters {
    uid: string;
    sourceType: "uploads" | "text" | "website" | "knowledge-base" | (string & {});
    body: chat.AgentKnowledgeSourcesRequest;
}
export type RemoveKnowledgeSourcesFromAgentResponse = chat.AgentBuilderOutcome;
export interface AddMcpServersToAgentParameters {
    uid: string;
    body: chat.AgentMcpServersRequest;
}
export type AddMcpServersToAgentResponse = chat.operations['add-mcp-servers-to-agent']['responses'][200]['content']['application/json'];
export interface RemoveMcpServersFromAgentParameters {
    uid: string;
    body: chat.AgentMcpServersRequest;
}
export type RemoveMcpServersFromAgentResponse = chat.operations['remove-mcp-servers-from-agent']['responses'][200]['content']['application/json'];
export interface AddToolsToAgentParameters {
    uid: string;
    body: chat.AgentToolsRequest;
}
export type AddToolsToAgentResponse = chat.operations['add-tools-to-agent']['responses'][200]['content']['application/json'];
export interface RemoveToolsFromAgentParameters {
    uid: string;
    body: chat.AgentToolsRequest;
}
export type RemoveToolsFromAgentResponse = chat.operations['remove-tools-from-agent']['responses'][200]['content']['application/json'];
export interface SearchAgentToolsParameters {
    uid: string;
    key?: string | undefined;
}
export type SearchAgentToolsResponse = chat.operations['search-agent-tools']['responses'][200]['content']['application/json'];
export interface ListAgentToolActionsParameters {
    uid: string;
    slug: string;
}
export type ListAgentToolActionsResponse = chat.operations['list-agent-tool-actions']['responses'][200]['content']['application/json'];
export interface AddActionsToAgentToolParameters {
    uid: string;
    slug: string;
    body: chat.AgentToolActionsRequest;
}
export type AddActionsToAgentToolResponse = chat.AgentBuilderOutcome;
export interface RemoveActionsFromAgentToolParameters {
    uid: string;
    slug: string;
    body: chat.AgentToolActionsRequest;
}
export type RemoveActionsFromAgentToolResponse = chat.AgentBuilderOutcome;
export interface ListApiToolsParameters {
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    createdAt?: number | undefined;
}
export type ListApiToolsResponse = chat.operations['list-api-tools']['responses'][200]['content']['application/json'];
export type ListApiToolsItem = chat.ApiTool;
export interface CreateApiToolParameters {
    body: chat.CreateApiToolRequest;
}
export type CreateApiToolResponse = chat.ApiTool;
export interface GetApiToolParameters {
    slug: string;
}
export type GetApiToolResponse = chat.ApiTool;
export interface UpdateApiToolParameters {
    slug: string;
    body: chat.UpdateApiToolRequest;
}
export type UpdateApiToolResponse = chat.ApiTool;
export interface DeleteApiToolParameters {
    slug: string;
}
export type DeleteApiToolResponse = chat.Acknowledgement;
export interface ListFrontendActionsParameters {
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    createdAt?: number | undefined;
}
export type ListFrontendActionsResponse = chat.operations['list-frontend-actions']['responses'][200]['content']['application/json'];
export type ListFrontendActionsItem = chat.FrontendAction;
export interface CreateFrontendActionParameters {
    body: chat.CreateFrontendActionRequest;
}
export type CreateFrontendActionResponse = chat.FrontendAction;
export interface GetFrontendActionParameters {
    id: string;
}
export type GetFrontendActionResponse = chat.FrontendAction;
export interface UpdateFrontendActionParameters {
    id: string;
    body: chat.UpdateFrontendActionRequest;
}
export type UpdateFrontendActionResponse = chat.FrontendAction;
export interface DeleteFrontendActionParameters {
    id: string;
}
export type DeleteFrontendActionResponse = chat.Acknowledgement;
export interface ListKnowledgeBaseSourcesParameters {
    start: number;
    end: number;
    startTime?: number | undefined;
    endTime?: number | undefined;
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    cursor?: string | undefined;
}
export type ListKnowledgeBaseSourcesResponse = chat.operations['list-knowledge-base-sources']['responses'][200]['content']['application/json'];
export type ListKnowledgeBaseSourcesItem = chat.KnowledgeBaseSource;
export interface GetKnowledgeBaseStatusesParameters {
    body: chat.KnowledgeBaseStatusesRequest;
}
export type GetKnowledgeBaseStatusesResponse = chat.operations['get-knowledge-base-statuses']['responses'][200]['content']['application/json'];
export interface CreateKnowledgeBaseTextParameters {
    body: chat.CreateKnowledgeBaseTextRequest;
}
export type CreateKnowledgeBaseTextResponse = chat.KnowledgeBaseTextResult;
export type ListKnowledgeBaseTextsResponse = chat.operations['list-knowledge-base-texts']['responses'][200]['content']['application/json'];
export interface GetKnowledgeBaseTextParameters {
    uniqueId: string;
}
export type GetKnowledgeBaseTextResponse = chat.operations['get-knowledge-base-text']['responses'][200]['content']['application/json'];
export interface UpdateKnowledgeBaseTextParameters {
    uniqueId: string;
    body: chat.UpdateKnowledgeBaseTextRequest;
}
export type UpdateKnowledgeBaseTextResponse = chat.KnowledgeBaseTextResult;
export interface DeleteKnowledgeBaseTextParameters {
    uniqueId: string;
}
export type DeleteKnowledgeBaseTextResponse = chat.KnowledgeBaseDeletionResult;
export interface InitiateKnowledgeBaseUploadsParameters {
    body: chat.KnowledgeBaseUploadsRequest;
}
export type InitiateKnowledgeBaseUploadsResponse = chat.operations['initiate-knowledge-base-uploads']['responses'][201]['content']['application/json'];
export interface DeleteKnowledgeBaseUploadParameters {
    uniqueId: string;
}
export type DeleteKnowledgeBaseUploadResponse = chat.KnowledgeBaseDeletionResult;
export interface ScrapeWebPageParameters {
    body: chat.ScrapeWebPageRequest;
}
export type ScrapeWebPageResponse = chat.operations['scrape-web-page']['responses'][200]['content']['application/json'];
export interface CrawlWebsiteParameters {
    body: chat.CrawlWebsiteRequest;
}
export type CrawlWebsiteResponse = chat.operations['crawl-website']['responses'][200]['content']['application/json'];
export interface ListDiscoveredUrlsParameters {
    parentUniqueId: string;
    status?: "discovered" | "processing" | "processed" | "failed" | "skipped" | undefined;
    startTime?: number | undefined;
    endTime?: number | undefined;
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    cursor?: string | undefined;
}
export type ListDiscoveredUrlsResponse = chat.operations['list-discovered-urls']['responses'][200]['content']['application/json'];
export type ListDiscoveredUrlsItem = chat.DiscoveredUrl;
export interface ProcessDiscoveredUrlsParameters {
    parentUniqueId: string;
    body: chat.ProcessDiscoveredUrlsRequest;
}
export type ProcessDiscoveredUrlsResponse = chat.DiscoveredUrlBatchResult;
export interface GetDiscoveredUrlStatusesParameters {
    parentUniqueId: string;
    body: chat.DiscoveredUrlStatusesRequest;
}
export type GetDiscoveredUrlStatusesResponse = chat.operations['get-discovered-url-statuses']['responses'][200]['content']['application/json'];
export interface SyncDiscoveredUrlsParameters {
    parentUniqueId: string;
    body: chat.SyncDiscoveredUrlsRequest;
}
export type SyncDiscoveredUrlsResponse = chat.DiscoveredUrlBatchResult;
export interface DeleteKnowledgeBaseWebsiteParameters {
    uniqueId: string;
}
export type DeleteKnowledgeBaseWebsiteResponse = chat.KnowledgeBaseDeletionResult;
export interface ListKnowledgeBaseSourcePagesParameters {
    sourceType: "uploads" | "text" | "website";
    uniqueId: string;
    limit?: number | undefined;
    page?: number | undefined;
    affix?: "append" | "prepend" | undefined;
}
export type ListKnowledgeBaseSourcePagesResponse = chat.operations['list-knowledge-base-source-pages']['responses'][200]['content']['application/json'];
export interface SyncKnowledgeBaseSourceParameters {
    sourceType: "uploads" | "text" | "website";
    uniqueId: string;
}
export type SyncKnowledgeBaseSourceResponse = chat.operations['sync-knowledge-base-source']['responses'][200]['content']['application/json'];
export interface ListMcpServersParameters {
    limit?: number | undefined;
    affix?: "append" | "prepend" | undefined;
    createdAt?: number | undefined;
}
export type ListMcpServersResponse = chat.operations['list-mcp-servers']['responses'][200]['content']['application/json'];
export type ListMcpServersItem = chat.McpServer;
export interface CreateMcpServerParameters {
    body: chat.CreateMcpServerRequest;
}
export type CreateMcpServerResponse = chat.McpServer;
export interface GetMcpServerParameters {
    slug: string;
}
export type GetMcpServerResponse = chat.McpServer;
export interface UpdateMcpServerParameters {
    slug: string;
    body: chat.UpdateMcpServerRequest;
}
export type UpdateMcpServerResponse = chat.McpServer;
export interface DeleteMcpServerParameters {
    slug: string;
}
export type DeleteMcpServerResponse = chat.Acknowledgement;
export interface CreateByoAgentParameters {
    chatApiVersion?: string | undefined;
    body: chat.CreateByoAgentRequest;
}
export type CreateByoAgentResponse = chat.operations['create-byo-agent']['responses'][201]['content']['application/json'];
export type ListByoAgentsResponse = chat.operations['list-byo-agents']['responses'][200]['content']['application/json'];
export interface UpdateByoAgentParameters {
    uid: string;
    chatApiVersion?: string | undefined;
    body: chat.UpdateByoAgentRequest;
}
export type UpdateByoAgentResponse = chat.operations['update-byo-agent']['responses'][200]['content']['application/json'];
export interface DeleteByoAgentParameters {
    uid: string;
}
export type DeleteByoAgentResponse = chat.Acknowledgement;
export interface CreateByoToolParameters {
    body: chat.ByoToolRequest;
}
export type CreateByoToolResponse = chat.ByoTool;
export interface ListByoToolsParameters {
    type?: "action" | "tool" | undefined;
}
export type ListByoToolsResponse = chat.operations['list-byo-tools']['responses'][200]['content']['application/json'];
export interface GetByoToolParameters {
    name: string;
}
export type GetByoToolResponse = chat.ByoTool;
export interface UpdateByoToolParameters {
    name: string;
    body: chat.ByoToolRequest;
}
export type UpdateByoToolResponse = chat.ByoTool;
export interface DeleteByoToolParameters {
    name: string;
}
export type DeleteByoToolResponse = chat.operations['delete-byo-tool']['responses'][200]['content']['application/json'];
export interface ImportGroupsParameters {
    body: chat.ImportGroupsRequest;
}
export type ImportGroupsResponse = chat.operations['import-groups']['responses'][200]['content']['application/json'];
export interface ImportMembersParameters {
    body: chat.ImportMembersRequest;
}
export type ImportMembersResponse = chat.operations['import-members']['responses'][200]['content']['application/json'];
export interface ImportMessagesParameters {
    body: chat.ImportMessagesRequest;
}
export type ImportMessagesResponse = chat.operations['import-messages']['responses'][200]['content']['application/json'];
export interface ImportUsersParameters {
    body: chat.ImportUsersRequest;
}
export type ImportUsersResponse = chat.operations['import-users']['responses'][200]['content']['application/json'];
export interface GetUsageMetricsParameters {
    fromDate: number;
    toDate: number;
}
export type GetUsageMetricsResponse = chat.operations['get-usage-metrics']['responses'][200]['content']['application/json'];
export type GetMessageReceiptMetricsResponse = chat.operations['get-message-receipt-metrics']['responses'][200]['content']['application/json'];
