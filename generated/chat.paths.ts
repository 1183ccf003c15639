// Written by `npm run generate` from openapi/. Do not edit.
import type { Acknowledgement, ActionEntities, ActionMessage, ActionMessageData, ActionTarget, AddActionsToAgentToolResponse, AddApiToolsToAgentResponse, AddApnsProviderRequest, AddApnsProviderResponse, AddApnsProviderResponseData, AddedFriends, AddedGroupMembers, AddFcmProviderRequest, AddFcmProviderResponse, AddFriendsRequest, AddFriendsResponse, AddFrontendActionsToAgentResponse, AddGroupMembersRequest, AddGroupMembersRequestParticipants, AddGroupMembersResponse, AddKnowledgeSourcesToAgentResponse, AddMcpServersToAgentResponse, AddMessageReactionResponse, AddToolsToAgentResponse, Affix, AgentApiToolsRequest, AgentBuilderAgent, AgentBuilderCursor, AgentBuilderCursorMeta, AgentBuilderOutcome, AgentCustomVariable, AgentEnabledApiTool, AgentEnabledFrontendAction, AgentEnabledItems, AgentEnabledMcpServer, AgentEnabledTool, AgentEnabledToolAction, AgentFrontendActionsRequest, AgenticMessage, AgenticMessageData, AgentKnowledgeSourcesRequest, AgentMcpServersRequest, AgentModel, AgentModelSettings, AgentToolAction, AgentToolActionsRequest, AgentToolFunction, AgentToolFunctionParameters, AgentToolParameter, AgentToolParameterRequest, AgentToolsRequest, AgentVariable, AgentVariableUser, AllowFeaturesRequest, AllowFeaturesResponse, ApiKey, ApiKeyScope, ApiTool, ApnsProvider, AppNotificationPreferences, AuthToken, BanGroupUserResponse, BannedUser, BlockedMessage, BlockUsersRequest, BlockUsersResponse, BooleanString, BrokenRule, BrokenRuleAction, ByoAgent, ByoAgentActive, ByoAgentConnection, ByoAgentConnectionHeaders, ByoAgentGreeting, ByoAgentIcon, ByoAgentName, ByoAgentUrl, ByoCallableName, ByoFramework, ByoHeaderLines, ByoHeaders, ByoIntegrationType, ByoTool, ByoToolFunction, ByoToolNames, ByoToolParameter, ByoToolParameters, ByoToolParametersRequest, ByoToolRequest, CallAction, CallChannel, CallEntities, CallEntity, CallMessage, CallMessageData, CallNotificationSettings, CampaignChannel, CampaignDelivery, CampaignEvent, CampaignNotification, CampaignNotificationEvent, CampaignPush, CampaignReport, Card, CardMessage, CardMessageData, CardMessageDataRequest, CardRequest, ChangedGroup, ChangedMember, ChangeGroupMemberScopeRequest, ChangeGroupMemberScopeResponse, ClientConnection, ClientInfo, CompleteAttachmentRequest, ConnectionChange, ContentMessage, ContentMessageData, Conversation, ConversationBase, ConversationBaseLastMessage, ConversationPartner, ConversationPeer, ConversationPeerWithGuid, ConversationPeerWithUid, ConversationToMute, ConversationToUnmute, ConversationWithGroup, ConversationWithUser, Crawl, CrawlSitemap, CrawlWebsiteRequest, CrawlWebsiteResponse, CreateAgentBuilderAgentRequest, CreateAgentBuilderAgentResponse, CreateAgentVariableRequest, CreateApiKeyRequest, CreateApikeyResponse, CreateApiToolRequest, CreateApiToolRequestWithEnableBasicAuth, CreateApiToolRequestWithoutEnableBasicAuth, CreateApiToolResponse, CreateAuthTokenRequest, CreateAuthtokenResponse, CreateByoAg2AgentRequest, CreateByoAg2AgentRequestIntegrationMeta, CreateByoAgentRequest, CreateByoAgentResponse, CreateByoAgnoAgentRequest, CreateByoAgnoAgentRequestIntegrationMeta, CreateByoHttpAgentRequest, CreateByoHttpAgentRequestIntegrationMeta, CreateByoMastraAgentRequest, CreateByoMastraAgentRequestIntegrationMeta, CreateByoRasaAgentRequest, CreateByoRasaAgentRequestIntegrationMeta, CreateByoToolResponse, CreateCustomAgentVariableResponse, CreatedGroup, CreatedUser, CreateFrontendActionRequest, CreateFrontendActionResponse, CreateGroupRequest, CreateGroupRequestPassword, CreateGroupRequestPasswordOwner, CreateGroupRequestPublicOrPrivate, CreateGroupRequestPublicOrPrivateOwner, CreateGroupResponse, CreateKeywordListResponse, CreateKnowledgeBaseTextRequest, CreateKnowledgeBaseTextResponse, CreateMcpServerRequest, CreateMcpServerResponse, CreateReasonRequest, CreateReasonResponse, CreateRoleRequest, CreateRoleResponse, CreateRuleResponse, CreateUserRequest, CreateUserResponse, CsvListRequest, Cursor, CursorMeta, CursorPosition, CustomEmailProvider, CustomInteractiveMessageDataRequest, CustomMessage, CustomMessageData, CustomMessageDataRequest, CustomNotificationProvider, CustomSmsProvider, DateTimeOrNumber, DeactivatedUsers, DeactivateUsersRequest, DeactivateUsersResponse, DeleteAgentBuilderAgentResponse, DeleteApikeyResponse, DeleteApiToolResponse, DeleteApnsProviderResponse, DeleteAuthtokenResponse, DeleteByoAgentResponse, DeleteByoToolResponse, DeleteContactDetailsResponse, DeleteConversationResponse, DeleteCustomAgentVariableResponse, DeleteCustomEmailProviderResponse, DeleteCustomPushProviderResponse, DeleteCustomSmsProviderResponse, DeletedMessage, DeleteFcmProviderResponse, DeleteFrontendActionResponse, DeleteGroupResponse, DeleteKeywordListResponse, DeleteKnowledgeBaseTextResponse, DeleteKnowledgeBaseUploadResponse, DeleteKnowledgeBaseWebsiteResponse, DeleteMcpServerResponse, DeleteMessageRequest, DeleteMessageResponse, DeletePushTokenResponse, DeletePushTokenResponseData, DeleteReasonResponse, DeleteRoleResponse, DeleteRuleResponse, DeleteSendgridDetailsResponse, DeleteSubmittedMessageResponse, DeleteTwilioDetailsResponse, DeleteUserRequest, DeleteUserResponse, DiscoveredUrl, DiscoveredUrlBatch, DiscoveredUrlBatchResult, DiscoveredUrlStatus, DiscoveredUrlStatusesRequest, EffectiveNotificationPreferences, EngineCondition, EngineFailure, EngineFailureContext, EngineRequest, EngineRule, EngineThreshold, ErrorBody, ErrorCode, ErrorDetail, FailedModeration, FcmNotificationFlags, FcmNotificationInPayload, FcmProvider, FcmServiceAccount, FeatureKey, FeatureOutcomes, FeedContent, FeedElement, FeedItem, FeedItemEvent, FeedStyle, FilterSide, FlagAMessageResponse, FlaggedActionMessage, FlaggedAgenticMessage, FlaggedCallMessage, FlaggedCardMessage, FlaggedCustomMessage, FlaggedDeletedMessage, FlaggedInteractiveMessage, FlaggedMediaMessage, FlaggedMessage, FlaggedOtherContentMessage, FlaggedTextMessage, FlaggedUnknownMessage, FlagMessageRequest, FlushAuthtokensResponse, FormMessageDataRequest, FrontendAction, GetAgentBuilderAgentResponse, GetApikeyResponse, GetApiToolResponse, GetAuthtokenResponse, GetByoToolResponse, GetContactDetailsResponse, GetConversationResponse, GetCustomEmailProviderResponse, GetCustomPushProviderResponse, GetCustomPushProviderResponseData, GetCustomSmsProviderResponse, GetDiscoveredUrlStatusesResponse, GetEnabledAgentItemsResponse, GetFrontendActionResponse, GetGroupConversationResponse, GetGroupResponse, GetKeywordListResponse, GetKnowledgeBaseStatusesResponse, GetKnowledgeBaseTextResponse, GetMcpServerResponse, GetMessageDetailsResponse, GetMessageReceiptMetricsResponse, GetNotificationPreferencesResponse, GetNotificationSettingsResponse, GetNotificationTimezoneResponse, GetReasonResponse, GetRoleResponse, GetRuleResponse, GetSendgridDetailsResponse, GetSubmittedMessageResponse, GetTwilioDetailsResponse, GetUsageMetricsResponse, GetUserConversationResponse, GetUserResponse, Group, GroupEntity, GroupEvent, GroupEventData, GroupEventDataMembers, GroupFilterRequest, GroupImported, GroupImportResult, GroupMemberEvent, GroupMemberEventData, GroupNotificationPreferences, GroupNotificationSettings, GroupType, GroupTypeFilter, Guid, ImportFailure, ImportGroup, ImportGroupDetails, ImportGroupsRequest, ImportGroupsResponse, ImportMember, ImportMembersRequest, ImportMembersResponse, ImportMessage, ImportMessagesRequest, ImportMessagesResponse, ImportTime, ImportUser, ImportUsersRequest, ImportUsersResponse, InitiateKnowledgeBaseUploadsResponse, InteractionGoal, InteractiveAction, InteractiveCard, InteractiveCardMessageDataRequest, InteractiveContent, InteractiveElement, InteractiveElementPlaceholder, InteractiveForm, InteractiveMessage, InteractiveMessageData, InteractiveOption, InteractiveScheduler, KeywordCategory, KeywordList, KeywordListJsonRequest, KeywordListRequest, KickGroupMemberResponse, KnowledgeBaseCursor, KnowledgeBaseCursorMeta, KnowledgeBaseDeletion, KnowledgeBaseDeletionResult, KnowledgeBaseFile, KnowledgeBasePage, KnowledgeBasePageMeta, KnowledgeBaseSource, KnowledgeBaseSourceDetails, KnowledgeBaseStatus, KnowledgeBaseStatusesRequest, KnowledgeBaseText, KnowledgeBaseTextContent, KnowledgeBaseTextResult, KnowledgeBaseTextTitle, KnowledgeBaseUpload, KnowledgeBaseUploadsRequest, KnowledgeBaseVectorizationStatus, LastMessageWithNumericId, LegacyConnection, LegacyConnectionChange, LegacyConnectionEvent, LegacyConnectionEventData, LegacyConnectionUser, LegacyMessageEvent, LegacyPendingMessageEvent, LegacyPendingMessageEventData, LegacyWebhookEvent, LegacyWebhookEventOrigin, ListAgentBuilderAgentsResponse, ListAgentModelsResponse, ListAgentToolActionsResponse, ListAgentVariablesResponse, ListAllMessagesResponse, ListAllReactionsResponse, ListAllThreadMessagesResponse, ListApikeysResponse, ListApiToolsResponse, ListApnsProvidersResponse, ListApnsProvidersResponseData, ListAuthtokensResponse, ListBannedGroupUsersResponse, ListBlockedMessagesResponse, ListBlockedUsersResponse, ListByoAgentsResponse, ListByoToolsResponse, ListConversationsResponse, ListCustomAgentVariablesResponse, ListDiscoveredUrlsResponse, ListFcmProvidersResponse, ListFcmProvidersResponseData, ListFlaggedMessagesResponse, ListFriendsResponse, ListFrontendActionsResponse, ListGlobalPinnedConversationsResponse, ListGroupMembersResponse, ListGroupMessagesResponse, ListGroupsResponse, ListKeywordListsResponse, ListKnowledgeBaseSourcePagesResponse, ListKnowledgeBaseSourcePagesResponseData, ListKnowledgeBaseSourcesResponse, ListKnowledgeBaseTextsResponse, ListMcpServersResponse, ListMutedConversationsResponse, ListMutedConversationsResponseData, ListNotificationLogsResponse, ListPushTokensResponse, ListReactionsOfOneKindResponse, ListReasonsResponse, ListRestrictedFeaturesResponse, ListReviewedMessagesResponse, ListRolePermissionsResponse, ListRolesResponse, ListRuleRevisionsResponse, ListRulesResponse, ListScopePermissionsResponse, ListSubmittedMessagesResponse, ListThreadsResponse, ListUserConversationsResponse, ListUserMessagesResponse, ListUsersResponse, MarkConversationAsUnreadRequest, MarkConversationRequest, MarkedConversation, MarkGroupConversationAsDeliveredResponse, MarkGroupConversationAsReadResponse, MarkGroupConversationAsUnreadResponse, MarkInteractedRequest, MarkMessageAsInteractedResponse, MarkUserConversationAsDeliveredResponse, MarkUserConversationAsReadResponse, MarkUserConversationAsUnreadResponse, McpServer, MediaMessage, MediaMessageData, MediaMessageDataRequest, Member, MemberImported, MemberImportResult, MemberResult, MemberResults, MemberScope, Membership, MemberUids, Message, MessageAttachment, MessageAttachmentRequest, MessageBase, MessageDataBase, MessageDeletionEvent, MessageDeletionEventData, MessageDeletionEventDataMessage, MessageEntities, MessageEntity, MessageEvent, MessageEventData, MessageFields, MessageFieldsWithoutId, MessageFlag, MessageImported, MessageImportResult, MessageMetadata, MessageMetadataObject, MessageMetadataObjectInjected, MessageMetrics, MessageMetricsPoint, MessageModeration, MessageModerationRule, MessageReadState, MessageReceipts, MessageReceivers, MessageSnapshot, MessageSnapshotData, Metadata, MillisecondsOrText, ModeratedResource, ModerationDecisionEvent, ModerationDecisionEventData, ModerationFailureEvent, ModerationFinding, ModerationId, ModerationListMeta, ModerationReason, ModerationReviewEvent, ModerationReviewEventData, ModerationRule, Muid, MultipleReceivers, MuteConversationsRequest, MuteConversationsResponse, MutedConversation, MuteNotificationPreferences, MuteNotificationSettings, NewGroupDetails, NewUserDetails, NotificationContactDetails, NotificationDigestSettings, NotificationDndSetting, NotificationEmailTemplate, NotificationEventSetting, NotificationFallbackTemplate, NotificationGroupMentionTemplate, NotificationLog, NotificationLogAlert, NotificationLogCursor, NotificationLogData, NotificationLogMeta, NotificationLogPayload, NotificationMediaTemplate, NotificationMessageSetting, NotificationOverride, NotificationPayload, NotificationPayloadEvent, NotificationPreferences, NotificationPrivacySetting, NotificationReactionSetting, NotificationRecipient, NotificationSchedule, NotificationScheduleDay, NotificationSender, NotificationSettings, NotificationSmsTemplate, NotificationSound, NotificationSuccess, NotificationTemplate, NotificationTemplates, NotificationTimezone, NotificationUserMentionTemplate, NullableUnixSeconds, OneConversation, OneOnOneNotificationPreferences, OneOnOneNotificationSettings, OpenMessageData, OtherContentMessage, PageMeta, Pagination, ParticipantsByUid, ParticipantsByUidValue, PatternListRequest, PermissionDefinition, PermissionEffect, PermissionList, PermissionListOrItem, PermissionMode, PermissionValue, PinGroupConversationResponse, PinMessageResponse, PinnedConversation, PinUserConversationResponse, PrivateUserMetadata, ProcessDiscoveredUrlsRequest, ProcessDiscoveredUrlsResponse, PushNotificationDetails, PushNotificationEvent, PushPayloadSettings, PushPlatform, PushToken, PushTokenList, QuotedMessage, QuotedMessageData, QuotedMessageId, Reaction, ReactionCount, ReactionEvent, ReactionEventData, ReactivatedUsers, ReactivateUsersRequest, ReactivateUsersResponse, Receipt, ReceiptBody, ReceiptEvent, ReceiverEntity, ReceiverId, ReceiverType, ReceiverTypeRequest, RecordingEvent, RegisterApnsTokenRequest, RegisterFcmTokenRequest, RegisterPushTokenRequest, RegisterPushTokenResponse, RegisterVoipTokenRequest, RemoveActionsFromAgentToolResponse, RemoveApiToolsFromAgentResponse, RemoveFriendsRequest, RemoveFriendsResponse, RemoveFrontendActionsFromAgentResponse, RemoveKnowledgeSourcesFromAgentResponse, RemoveMcpServersFromAgentResponse, RemoveMessageReactionResponse, RemoveToolsFromAgentResponse, ReplaceGlobalPinnedConversationsRequest, ReplaceGlobalPinnedConversationsResponse, ResetGroupConversationRequest, ResetGroupConversationResponse, ResetNotificationPreferencesResponse, ResetNotificationSettingsResponse, ResetUserConversationRequest, ResetUserConversationResponse, RestrictedFeature, RestrictFeaturesRequest, RestrictFeaturesResponse, ReviewBlockedMessageRequest, ReviewBlockedMessageResponse, ReviewedMessage, ReviewFlaggedMessageRequest, ReviewFlaggedMessageResponse, ReviewFlaggedMessageResponseData, ReviewVerdict, RingingCall, RingingCallData, RingingCallEvent, RingingCallEventData, Role, RoleId, RoleMetadata, RoleMetadataWith, RolePermissionKey, RolePermissions, RoleSettings, RoleSettingsRequest, RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly, RoleSettingsWith, RuleAction, RuleCondition, RuleConditionRequest, RuleFilterRequest, RuleMatch, RuleRequest, SaveCustomEmailProviderRequest, SaveCustomEmailProviderResponse, SaveCustomPushProviderRequest, SaveCustomPushProviderResponse, SaveCustomPushProviderResponseData, SaveCustomSmsProviderRequest, SaveCustomSmsProviderResponse, SaveMessageResponse, SaveSendGridDetailsRequest, SaveSendgridDetailsResponse, SaveTwilioDetailsRequest, SaveTwilioDetailsResponse, SchedulerMessageDataRequest, ScopePermissionKey, ScopePermissions, ScrapedWebPage, ScrapedWebPageMetadata, ScrapeWebPageRequest, ScrapeWebPageResponse, SearchAgentToolsResponse, SendBotMessageResponse, SendCardMessageRequest, SendCardMessageRequestToOneReceiver, SendCardMessageRequestToSeveralReceivers, SendCustomInteractiveMessageRequest, SendCustomInteractiveMessageRequestToOneReceiver, SendCustomInteractiveMessageRequestToSeveralReceivers, SendCustomMessageRequest, SendCustomMessageRequestToOneReceiver, SendCustomMessageRequestToSeveralReceivers, SendFormMessageRequest, SendFormMessageRequestToOneReceiver, SendFormMessageRequestToSeveralReceivers, SendGridDetails, SendInteractiveCardMessageRequest, SendInteractiveCardMessageRequestToOneReceiver, SendInteractiveCardMessageRequestToSeveralReceivers, SendInteractiveMessageRequest, SendMediaMessageRequest, SendMediaMessageRequestToOneReceiver, SendMediaMessageRequestToSeveralReceivers, SendMessageRequest, SendMessageResponse, SendSchedulerMessageRequest, SendSchedulerMessageRequestToOneReceiver, SendSchedulerMessageRequestToSeveralReceivers, SendTextMessageRequest, SendTextMessageRequestToOneReceiver, SendTextMessageRequestToSeveralReceivers, SendThreadMessageResponse, SentenceListRequest, SessionConfiguration, SessionEndedEvent, SessionEndedEventData, SessionOccupant, SessionParticipantEvent, SessionParticipantEventData, SessionRecording, SessionStartedEvent, SessionStartedEventData, SessionTranscript, SessionType, SetDefaultApnsProviderResponse, SetDefaultFcmProviderResponse, SetRolePermissionsRequest, SetRolePermissionsResponse, SetRolePermissionsResult, SetScopePermissionsRequest, SetScopePermissionsResponse, SetScopePermissionsResult, StoredMetadata, StoredUserMetadata, SubmitMessageForModerationResponse, SubmitMessageRequest, SubmittedContent, SubmittedMessageData, SubscribeToThreadResponse, SyncDiscoveredUrlsRequest, SyncDiscoveredUrlsResponse, SyncKnowledgeBaseSourceResponse, Tags, TextMessage, TextMessageData, TextMessageDataRequest, ThemedColor, Thread, ThreadActionMessage, ThreadAgenticMessage, ThreadCallMessage, ThreadCardMessage, ThreadCustomMessage, ThreadDeletedMessage, ThreadInteractiveMessage, ThreadMediaMessage, ThreadOtherContentMessage, ThreadSubscription, ThreadTextMessage, ThreadUnknownMessage, TimeRange, ToOneReceiver, ToSeveralReceivers, TranscriptionEvent, TriggerId, TwilioDetails, Uid, UnbanGroupUserResponse, UnblockUsersResponse, UnixMilliseconds, UnixSeconds, UnixSecondsOrNull, UnknownMessage, UnmuteConversationsRequest, UnmuteConversationsResponse, UnpinGroupConversationResponse, UnpinMessageResponse, UnpinUserConversationResponse, UnregisterPushTokenRequest, UnregisterPushTokensResponse, UnregisterPushTokensResponseData, UnsaveMessageResponse, UnsetRolePermissionResponse, UnsetRolePermissionResult, UnsetScopePermissionResponse, UnsetScopePermissionResult, UnsubscribeFromThreadResponse, UpdateAgentBuilderAgentRequest, UpdateAgentBuilderAgentResponse, UpdateAgentVariableRequest, UpdateApiKeyRequest, UpdateApikeyResponse, UpdateApiToolRequest, UpdateApiToolResponse, UpdateApnsProviderRequest, UpdateApnsProviderResponse, UpdateAuthTokenRequest, UpdateAuthtokenResponse, UpdateByoAgentRequest, UpdateByoAgentRequestIntegrationMeta, UpdateByoAgentRequestIntegrationMetaHeaders, UpdateByoAgentResponse, UpdateByoToolResponse, UpdateContactDetailsRequest, UpdateContactDetailsResponse, UpdateConversationRequest, UpdateCustomAgentVariableResponse, UpdateCustomEmailProviderRequest, UpdateCustomEmailProviderResponse, UpdateCustomPushProviderRequest, UpdateCustomPushProviderResponse, UpdateCustomPushProviderResponseData, UpdateCustomSmsProviderRequest, UpdateCustomSmsProviderResponse, UpdateFcmProviderRequest, UpdateFcmProviderResponse, UpdateFrontendActionRequest, UpdateFrontendActionResponse, UpdateGroupConversationResponse, UpdateGroupRequest, UpdateGroupRequestOwner, UpdateGroupRequestType, UpdateGroupResponse, UpdateKeywordListResponse, UpdateKnowledgeBaseTextRequest, UpdateKnowledgeBaseTextResponse, UpdateMcpServerRequest, UpdateMcpServerResponse, UpdateMessageDataRequest, UpdateMessageRequest, UpdateMessageResponse, UpdateNotificationPreferencesRequest, UpdateNotificationPreferencesResponse, UpdateNotificationSettingsRequest, UpdateNotificationSettingsResponse, UpdateNotificationTimezoneRequest, UpdateNotificationTimezoneResponse, UpdateReasonRequest, UpdateReasonResponse, UpdateRoleRequest, UpdateRoleResponse, UpdateRuleResponse, UpdateSendGridDetailsRequest, UpdateSendgridDetailsResponse, UpdateSubmittedMessageRequest, UpdateSubmittedMessageResponse, UpdateTwilioDetailsRequest, UpdateTwilioDetailsResponse, UpdateUserConversationResponse, UpdateUserRequest, UpdateUserResponse, UsageMetrics, UsageReport, UsageTimeRange, User, UserBlockEvent, UserBlockEventData, UserConnectionEvent, UserEntity, UserFilterRequest, UserImported, UserImportResult, UserMetadata, UserMetadataPrivate, UserNotificationSettings, UserResult, UserResults, UsersByUid, WebhookEvent, WordListRequest, ResponseAgentBuilderAgentNotFound, ResponseAgentBuilderToolNotFound, ResponseAgentKnowledgeNotFound, ResponseAgentToolNotFound, ResponseAgentVariableNotFound, ResponseApiKeyNotFound, ResponseAuthTokenNotFound, ResponseBadRequest, ResponseBotNotFound, ResponseByoAgentNotFound, ResponseByoToolNotFound, ResponseConversationForbidden, ResponseConversationNotFound, ResponseEventReceived, ResponseForbidden, ResponseForbiddenToUser, ResponseGroupForbidden, ResponseGroupNotFound, ResponseGroupOrUserNotFound, ResponseImportFailed, ResponseKeywordListNotFound, ResponseKnowledgeBaseSourceNotFound, ResponseMessageForbidden, ResponseMessageNotFound, ResponsePinForbidden, ResponsePlanQuotaUsedUp, ResponsePushProviderNotFound, ResponsePushTokenNotFound, ResponseReasonNotFound, ResponseRoleNotFound, ResponseRuleNotFound, ResponseSendingForbidden, ResponseTooManyRequests, ResponseUnauthorized, ResponseUnauthorizedOrNotJoined, ResponseUnexpectedError, ResponseUserNotFound, ParameterAffixParameter, ParameterAgentBuilderCreatedAt, ParameterAgentBuilderLimit, ParameterAgentBuilderUid, ParameterAgentKnowledgeSourceType, ParameterAgentToolSlug, ParameterAgentVariableId, ParameterApiKeyParameter, ParameterApiToolSlug, ParameterApnsProviderId, ParameterAttachmentTypes, ParameterAuthTokenParameter, ParameterBotUid, ParameterByoAgentUid, ParameterByoChatApiVersion, ParameterByoToolName, ParameterConversationId, ParameterCursorMessageId, ParameterEditedAtFrom, ParameterEditedAtTo, ParameterFcmProviderId, ParameterFromTimestamp, ParameterFrontendActionId, ParameterGuidParameter, ParameterHasAttachments, ParameterHasLinks, ParameterHasMentions, ParameterHasReactions, ParameterHideMessagesFromBlockedUsers, ParameterHideQuotedMessages, ParameterHideReplies, ParameterKeywordId, ParameterKnowledgeBaseCursorAnchor, ParameterKnowledgeBaseEndTime, ParameterKnowledgeBaseLimit, ParameterKnowledgeBaseSourceId, ParameterKnowledgeBaseSourceType, ParameterKnowledgeBaseStartTime, ParameterKnowledgeBaseTextId, ParameterKnowledgeBaseWebsiteId, ParameterMcpServerSlug, ParameterMentionedUids, ParameterMentionsWithBlockedInfo, ParameterMentionsWithTagInfo, ParameterMessageCategories, ParameterMessageCategory, ParameterMessageCount, ParameterMessageId, ParameterMessageLimit, ParameterMessageSearchKey, ParameterMessageSender, ParameterMessageSenders, ParameterMessageTags, ParameterMessageType, ParameterMessageTypes, ParameterModerationLimit, ParameterMyMentionsOnly, ParameterOnBehalfOfOptional, ParameterOnBehalfOfRequired, ParameterOtherUidParameter, ParameterPage, ParameterPerPage, ParameterPerPageUpTo1000, ParameterPreferencesUid, ParameterReactionParameter, ParameterReasonId, ParameterRoleParameter, ParameterRolePermission, ParameterRuleId, ParameterScope, ParameterScopePermission, ParameterSentAtFrom, ParameterSentAtTo, ParameterToTimestamp, ParameterUidParameter, ParameterUndeliveredMessages, ParameterUnreadMessages, ParameterUpdatedAtFrom, ParameterUpdatedAtTo, ParameterWithMessageTags, HeaderRateLimit, HeaderRateLimitRemaining, HeaderRateLimitReset, HeaderRetryAfter } from './chat.ts'
export interface paths {
    "/ai-agents/agent-builder/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the agents that were created with the agent builder. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List agents
         *     Times are in milliseconds.
         */
        get: operations["list-agent-builder-agents"];
        put?: never;
        /**
         * Creates an agent that answers users with a language model. The tools, API tools and MCP servers in the request must exist, which is checked first.
         * Create an agent
         *     Add frontend actions afterwards. Agents answer in one-on-one conversations only, not in groups. A name can have 100 characters, an instruction 32,000.
         */
        post: operations["create-agent-builder-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an agent. The response is the agent itself here; it is inside `agent` when an agent is created, and inside `data` when something is added or removed.
         * Get an agent
         */
        get: operations["get-agent-builder-agent"];
        put?: never;
        post?: never;
        /**
         * Deletes an agent from the app. To disable it instead, set its `isActive` to false.
         * Delete an agent
         */
        delete: operations["delete-agent-builder-agent"];
        options?: never;
        head?: never;
        /**
         * Updates an agent. The tools, API tools and MCP servers in the request must exist.
         * Update an agent
         *     The response only confirms the change; get the agent to see it.
         */
        patch: operations["update-agent-builder-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds API tools to an agent, by their slugs. The API tools that it already has stay.
         * Add API tools
         *     Returns the agent after the change.
         */
        patch: operations["add-api-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/api-tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes API tools from an agent, by their slugs. Returns the agent after the change.
         * Remove API tools
         */
        patch: operations["remove-api-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/enabled-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns everything that an agent can use, by kind. Use the four switches to leave out kinds, or `key` to search for text.
         * Get enabled items
         */
        get: operations["get-enabled-agent-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds frontend actions to an agent. The frontend actions that it already has stay.
         * Add frontend actions
         *     The agent can trigger them because of their descriptions, even if its instruction does not name them. Returns the agent after the change.
         */
        patch: operations["add-frontend-actions-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/frontend-actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes frontend actions from an agent. Returns the agent after the change.
         * Remove frontend actions
         */
        patch: operations["remove-frontend-actions-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds sources of the knowledge base to an agent, all of one kind. Upload files first.
         * Add knowledge sources
         *     An agent can only use sources that were added to it.
         */
        patch: operations["add-knowledge-sources-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/knowledge-base/{sourceType}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes sources of the knowledge base from an agent, all of one kind. The sources themselves are not deleted.
         * Remove knowledge sources
         */
        patch: operations["remove-knowledge-sources-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds MCP servers to an agent, by their slugs. The MCP servers that it already has stay.
         * Add MCP servers
         *     Returns the agent after the change.
         */
        patch: operations["add-mcp-servers-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/mcp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes MCP servers from an agent, by their slugs. Returns the agent after the change.
         * Remove MCP servers
         */
        patch: operations["remove-mcp-servers-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the actions of one of an agent's ready-to-use tools. Use the names in the response to enable and disable actions.
         * List actions of a tool
         */
        get: operations["list-agent-tool-actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
         * Enable actions
         */
        patch: operations["add-actions-to-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/{slug}/actions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disables actions of one of an agent's ready-to-use tools. Use the names from the list of the tool's actions.
         * Disable actions
         *     The agent keeps the tool.
         */
        patch: operations["remove-actions-from-agent-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adds ready-to-use tools to an agent, by their slugs. The tools that it already has stay.
         * Add tools
         *     Returns the agent after the change.
         */
        patch: operations["add-tools-to-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Removes ready-to-use tools from an agent, by their slugs. Returns the agent after the change.
         * Remove tools
         */
        patch: operations["remove-tools-from-agent"];
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/{uid}/tools/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches tools of every kind that are available to an agent. The content of a result is not documented.
         * Search tools
         */
        get: operations["search-agent-tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/available-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the language models that an agent can use. One of them is marked as the default.
         * List models
         */
        get: operations["list-agent-models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the variables that instructions and API tools can refer to, built-in and custom, with the agents and tools that use them. Only enabled variables are listed.
         * List variables
         *     The response is a list, or with grouping an object with one list for each category.
         */
        get: operations["list-agent-variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all custom variables. Times are in milliseconds.
         * List custom variables
         */
        get: operations["list-custom-agent-variables"];
        put?: never;
        /**
         * Creates a variable that agents' instructions and API tools can refer to as `@var-custom:name`. Its value is a constant, or comes from the metadata of the message or its sender.
         * Create a custom variable
         *     Before you call it:
         *     - A `name` that is taken is rejected.
         *     The name cannot change.
         */
        post: operations["create-custom-agent-variable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/agents/variables/custom/{variableId}": {
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
         * Deletes a variable. Instructions that refer to it get no value for it and contain a warning.
         * Delete a custom variable
         */
        delete: operations["delete-custom-agent-variable"];
        options?: never;
        head?: never;
        /**
         * Changes the meaning of a variable or the source of its value. The name cannot change.
         * Update a custom variable
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-custom-agent-variable"];
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's API tools. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List API tools
         *     Times are in milliseconds.
         */
        get: operations["list-api-tools"];
        put?: never;
        /**
         * Creates an API tool: an HTTP endpoint of your own that agents can call. Parameters are sent in the query string; a body template can refer to them, and to variables, by name.
         * Create an API tool
         *     Before you call it:
         *     - A `slug` that is taken is rejected.
         *     Agents decide by the description when to use the tool.
         */
        post: operations["create-api-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/api-tools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an API tool. The user name and password that it uses are never returned.
         * Get an API tool
         */
        get: operations["get-api-tool"];
        put?: never;
        post?: never;
        /**
         * Deletes an API tool from the app. Agents can no longer call it.
         * Delete an API tool
         */
        delete: operations["delete-api-tool"];
        options?: never;
        head?: never;
        /**
         * Updates an API tool. Its display name cannot be changed here.
         * Update an API tool
         */
        patch: operations["update-api-tool"];
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's frontend actions. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List frontend actions
         *     Times are in milliseconds.
         */
        get: operations["list-frontend-actions"];
        put?: never;
        /**
         * Creates a frontend action: a function that your client app runs when an agent asks for it. The client receives the trigger function and its arguments in a tool call event.
         * Create a frontend action
         *     Before you call it:
         *     - A `triggerFunction` that is taken is rejected.
         */
        post: operations["create-frontend-action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/frontend-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a frontend action, with the function as the language model sees it.
         * Get a frontend action
         */
        get: operations["get-frontend-action"];
        put?: never;
        post?: never;
        /**
         * Deletes a frontend action from the app. Agents can no longer trigger it.
         * Delete a frontend action
         */
        delete: operations["delete-frontend-action"];
        options?: never;
        head?: never;
        /**
         * Updates a frontend action. Its trigger function cannot change.
         * Update a frontend action
         */
        patch: operations["update-frontend-action"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the files, texts and websites of the app's knowledge base, with their indexing status. To continue the list, send the `affix` and `cursor` of `meta.next`.
         * List knowledge base sources
         *     An agent can only use sources that were added to it. Times are in milliseconds.
         */
        get: operations["list-knowledge-base-sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the pages of a source, as the text that agents search. `totalPages` is the number of pages.
         * List the pages of a source
         *     The response has no cursor; to continue, set `page` and `affix` yourself.
         */
        get: operations["list-knowledge-base-source-pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/{sourceType}/{uniqueId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Indexes a source again, for example after it failed. The response only confirms the start; get the status to follow the progress.
         * Index a source again
         */
        patch: operations["sync-knowledge-base-source"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the statuses of several sources. It is a POST request because it takes a list of ids; it changes nothing.
         * Get the statuses of sources
         *     Repeat it until all sources are indexed or failed.
         */
        post: operations["get-knowledge-base-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all texts of the knowledge base. Times are in milliseconds.
         * List texts
         */
        get: operations["list-knowledge-base-texts"];
        put?: never;
        /**
         * Adds a text to the knowledge base. Title and text are stored as a Markdown file, which is then indexed; until then the status is `indexing`.
         * Create a text
         *     A title can have 500 characters, a text 5,000.
         */
        post: operations["create-knowledge-base-text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/text/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a text of the knowledge base with its indexing status. Times are in milliseconds.
         * Get a text
         */
        get: operations["get-knowledge-base-text"];
        put?: never;
        post?: never;
        /**
         * Deletes a text and everything made from it. No agent can use it any longer.
         * Delete a text
         */
        delete: operations["delete-knowledge-base-text"];
        options?: never;
        head?: never;
        /**
         * Updates the title, the text or both. The text is stored and indexed again, so its status becomes `indexing`.
         * Update a text
         *     Before you call it:
         *     - Send only what changes.
         *     Its file is renamed if the title changes.
         */
        patch: operations["update-knowledge-base-text"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/{uniqueId}": {
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
         * Deletes an uploaded file and everything made from it. No agent can use it any longer.
         * Delete an uploaded file
         */
        delete: operations["delete-knowledge-base-upload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/uploads/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates uploads and returns an address for each file. Send the file to this address; it needs no API key, so leave the key out of that request.
         * Initiate uploads of files
         *     Then add the files to an agent. A file can have 50 MB and is a PDF, TXT, DOCX, CSV or MD file.
         */
        post: operations["initiate-knowledge-base-uploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the pages that a crawl of a website found, with their statuses. To continue with older pages, send the `affix` and `cursor` of `meta.next`.
         * List discovered URLs
         *     Times are in milliseconds. `content` is a preview of at most 500 characters. Order: newest first.
         */
        get: operations["list-discovered-urls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Processes the content of the pages that a crawl found, except those that you exclude. The work continues after the response; get the statuses of the discovered URLs to follow it.
         * Process discovered URLs
         */
        post: operations["process-discovered-urls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/status/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the statuses of several pages of a website. Ids that do not exist are left out of the response.
         * Get the statuses of discovered URLs
         *     It is a POST request because it takes a list of ids; it changes nothing.
         */
        post: operations["get-discovered-url-statuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{parentUniqueId}/discovered-urls/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Processes pages of a website again: those that you name or, with an empty list, all that failed. Excluded pages stay excluded.
         * Index discovered URLs again
         */
        patch: operations["sync-discovered-urls"];
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/{uniqueId}": {
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
         * Deletes a website with its pages and everything made from them. No agent can use it any longer.
         * Delete a website
         */
        delete: operations["delete-knowledge-base-website"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/individual-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the content of a single web page, as Markdown unless you ask for HTML or plain text. It stops after `timeout` milliseconds, by default 30,000.
         * Scrape one web page
         */
        post: operations["scrape-web-page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/knowledge-base/website/scrape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crawls a website from one address and lists the pages that it finds. Their content is processed in a second step, with `process-discovered-urls`.
         * Crawl a website
         *     By default it follows 3 levels of links and stops after 100 pages. The response may come only when the crawl is completed.
         */
        post: operations["crawl-website"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's MCP servers. To continue the list, send the `affix` and `createdAt` of the next or previous cursor.
         * List MCP servers
         *     Times are in milliseconds.
         */
        get: operations["list-mcp-servers"];
        put?: never;
        /**
         * Registers a server whose tools agents can use with the Model Context Protocol. The slug cannot change.
         * Register an MCP server
         *     Before you call it:
         *     - A `slug` that is taken is rejected.
         */
        post: operations["create-mcp-server"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agent-builder/mcp-servers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an MCP server. Times are in milliseconds.
         * Get an MCP server
         */
        get: operations["get-mcp-server"];
        put?: never;
        post?: never;
        /**
         * Deletes an MCP server from the app. Agents can no longer use its tools.
         * Delete an MCP server
         */
        delete: operations["delete-mcp-server"];
        options?: never;
        head?: never;
        /**
         * Updates the name, description or address of an MCP server. Its slug cannot change.
         * Update an MCP server
         */
        patch: operations["update-mcp-server"];
        trace?: never;
    };
    "/ai-agents/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all agents of the app that run in a framework of your own. There is no operation for a single one.
         * List bring-your-own agents
         */
        get: operations["list-byo-agents"];
        put?: never;
        /**
         * Registers an agent that runs in a framework of your own, such as Mastra or LangGraph, at a public HTTPS address. The tools and actions in the request must exist.
         * Create a bring-your-own agent
         *     An active agent answers in one-on-one conversations, but not in groups.
         */
        post: operations["create-byo-agent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/agents/{uid}": {
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
         * Deletes an agent from the app. Only its registration is deleted; the agent itself keeps running in your framework.
         * Delete a bring-your-own agent
         */
        delete: operations["delete-byo-agent"];
        options?: never;
        head?: never;
        /**
         * Updates an agent. Set `isActive` to false to disable the agent without deleting it.
         * Update a bring-your-own agent
         *     Before you call it:
         *     - Send only what changes.
         *     The tools and actions in the request must exist.
         */
        patch: operations["update-byo-agent"];
        trace?: never;
    };
    "/ai-agents/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all tools and actions of the app, or only those of one type.
         * List bring-your-own tools
         */
        get: operations["list-byo-tools"];
        put?: never;
        /**
         * Creates a tool or an action for your agents. An action runs in the client and needs a description and parameters.
         * Create a bring-your-own tool
         *     Before you call it:
         *     - A `name` that is taken is rejected.
         *     A tool (`doNotExecute` is true) runs elsewhere, and the client only shows that it is running. The name cannot change.
         */
        post: operations["create-byo-tool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-agents/tools/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a tool or an action by the name that agents use for it.
         * Get a bring-your-own tool
         */
        get: operations["get-byo-tool"];
        /**
         * Updates a tool or action. Send the whole definition, with the same name as in the path; the name cannot change.
         * Update a bring-your-own tool
         *     Description and parameters are merged with the stored values.
         */
        put: operations["update-byo-tool"];
        post?: never;
        /**
         * Deletes a tool or action from the app. What happens to agents that use it is not documented, so remove it from them first.
         * Delete a bring-your-own tool
         */
        delete: operations["delete-byo-tool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's API keys, including their values. Treat the response as a secret.
         * List API keys
         *     Filter the list by scope or by text in the name.
         */
        get: operations["list-apikeys"];
        put?: never;
        /**
         * Creates an API key; the service generates its value. To rotate a key, create a new key, use it everywhere, and then delete the old key.
         * Create an API key
         *     Before you call it:
         *     - An app can have at most 25 API keys.
         */
        post: operations["create-apikey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys/{apiKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an API key with its name and scope.
         * Get an API key
         */
        get: operations["get-apikey"];
        /**
         * Changes the name or scope of an API key. A key cannot change itself; use another key for the request.
         * Update an API key
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-apikey"];
        post?: never;
        /**
         * Deletes an API key. Requests with it then fail.
         * Delete an API key
         *     A key cannot delete itself; use another key for the request.
         */
        delete: operations["delete-apikey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message as a bot, to a user, to a group, or to several users and groups. The body is the same as for `send-message`.
         * Send a message as a bot
         *     Before you call it:
         *     - The message settles for two to three seconds; until then some calls with it get 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats them.
         */
        post: operations["send-bot-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists conversations, page by page. With `onBehalfOf`, they are that user's conversations; without it, those of the whole app.
         * List conversations
         *     Groups of more than 300 members have no unread count. Order: by last change with `onBehalfOf`, and otherwise by uid, last change and the other side; whether ascending or descending is not documented.
         */
        get: operations["list-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one conversation by its id. Use `get-user-conversation` for a conversation between users and `get-group-conversation` for that of a group instead.
         * Get a conversation
         *
         * @deprecated
         *     Take the id from a response; an id built from two uids can have the wrong order, which is rejected.
         */
        get: operations["get-conversation"];
        put?: never;
        post?: never;
        /**
         * Deletes one conversation by its id. Use `reset-user-conversation` for a conversation between users and `reset-group-conversation` for that of a group instead.
         * Delete a conversation
         *
         * @deprecated
         *     Take the id from a response; an id built from two uids can have the wrong order, which is rejected.
         */
        delete: operations["delete-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the conversations that the app has pinned for everyone. There are at most five.
         * List global pins
         *     Order: as they are shown, the topmost first.
         */
        get: operations["list-global-pinned-conversations"];
        /**
         * Pins up to five conversations for everyone, in the order in which you send them, and unpins all others. They are shown at the top of every user's list.
         * Replace global pins
         *     Before you call it:
         *     - This affects all users of the app.
         *     An entry that is sent twice counts once, at its first place. An empty list unpins all.
         */
        put: operations["replace-global-pinned-conversations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 groups at a time. Import their owners first.
         * Import groups
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each group, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-groups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 memberships at a time. Import the users and groups first.
         * Import group members
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each membership, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 messages at a time, with the times at which they were really sent. Import messages last; users and groups that were not imported before are created from the details in the request.
         * Import messages
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each message, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported; a message older than about six months or with an empty text causes it. Attachments are not copied: the messages keep the addresses.
         */
        post: operations["import-messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data_import/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports up to 50 users at a time. Import users first, then groups, members and messages.
         * Import users
         *     Before you call it:
         *     - It can be called 60 times a minute.
         *     The response has a result for each user, so check every `success` and send again only those that failed. After a 500 `ERR_EXCEPTION` the valid rows are still imported.
         */
        post: operations["import-users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's groups, page by page. Filters by guid, name, type, tags, size and time can be combined.
         * List groups
         *     With `onBehalfOf`, each group also says whether that user is a member and with which scope, and `hasJoined` keeps only the groups that the user has joined. Order: as `sortBy` and `sortOrder` say; without them not documented.
         */
        get: operations["list-groups"];
        put?: never;
        /**
         * Creates a group, optionally with its first members. A user in several lists gets the highest scope.
         * Create a group
         *     Before you call it:
         *     - A `guid` that is taken is rejected with 400 `ERR_GUID_ALREADY_EXISTS`.
         *     If a user cannot be added, the group is still created, and the response has the error under that uid. With `onBehalfOf`, that user becomes owner and admin.
         */
        post: operations["create-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one group. With `onBehalfOf`, the response also says whether that user is a member, with which scope and since when.
         * Get a group
         */
        get: operations["get-group"];
        /**
         * Changes a group. The guid never changes.
         * Update a group
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-group"];
        post?: never;
        /**
         * Deletes a group for all its members.
         * Delete a group
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin of the group.
         */
        delete: operations["delete-group"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users who are banned from a group, page by page. They stay banned until they are unbanned with `unban-group-user`.
         * List banned users
         *     The whole list may come at once.
         */
        get: operations["list-banned-group-users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/bannedusers/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bans a user from a group. The user is removed and cannot come back until unbanned with `unban-group-user`; adding the user again as a participant may lift the ban too.
         * Ban a user
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     `list-group-members` can still list a banned user.
         */
        post: operations["ban-group-user"];
        /**
         * Lifts the ban of a user from a group. The user does not become a member again, but can join or be added.
         * Unban a user
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         */
        delete: operations["unban-group-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the conversation of a group, as the user in `onBehalfOf` sees it. If no message has been sent yet, there is no conversation and the call fails.
         * Get a group conversation
         */
        get: operations["get-group-conversation"];
        /**
         * Sets the tags of the user in `onBehalfOf` for the conversation of a group. They replace the previous tags.
         * Update a group conversation
         */
        put: operations["update-group-conversation"];
        post?: never;
        /**
         * Resets the conversation of a group for the user in `onBehalfOf`. The other members keep it.
         * Reset a group conversation
         *     What is reset is not certain: the conversation, or only the number of unread messages.
         */
        delete: operations["reset-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages of a group as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark group conversation as delivered
         *     Groups of more than 300 members have no receipts.
         */
        post: operations["mark-group-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins the conversation of a group for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users do not see the pin.
         * Pin a group conversation
         *     Before you call it:
         *     - A user can have at most 5 pinned conversations, and one more is rejected with 400 `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
         *     - Pinning a conversation that is already pinned succeeds and keeps the first `pinnedAt`.
         *     A user cannot pin what the app has pinned for everyone.
         */
        post: operations["pin-group-conversation"];
        /**
         * Unpins the conversation of a group for the user in `onBehalfOf`. A pin that the app has set for everyone cannot be removed by a user.
         * Unpin a group conversation
         *     Before you call it:
         *     - Unpinning a conversation that is not pinned succeeds.
         */
        delete: operations["unpin-group-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages of a group as read by the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark group conversation as read
         *     Groups of more than 300 members have no receipts.
         */
        post: operations["mark-group-conversation-as-read"];
        /**
         * Marks the messages of a group after the one in `messageId` as unread again, for the member in `onBehalfOf`. Whether it is these messages or those up to it is not certain.
         * Mark group conversation as unread
         *     Before you call it:
         *     - A user can do this 5 times a minute.
         */
        delete: operations["mark-group-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the members of a group, page by page, each as a user with a scope and the time of joining. Filter them by scope or status.
         * List group members
         *     Banned users can still be in this list; call `list-banned-group-users` to see who is banned.
         */
        get: operations["list-group-members"];
        put?: never;
        /**
         * Adds users to a group, each with the scope of the list it is in, and bans those in `usersToBan`. The call succeeds even if some users cannot be added; the response has a result for each uid.
         * Add group members
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group.
         *     - A request can name at most 25 users over all lists.
         *     A banned user who is added as a participant is either let in, which lifts the ban, or rejected with `ERR_BANNED_GROUPMEMBER`.
         */
        post: operations["add-group-members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/members/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a member of a group an admin, a moderator or a participant. Nobody can change their own scope.
         * Change a member's scope
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     Send `onBehalfOf`; without it, the call can fail with 403.
         */
        put: operations["change-group-member-scope"];
        post?: never;
        /**
         * Removes a member from a group. A removed user can join again; to prevent that, use `ban-group-user`.
         * Remove a group member
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be an admin or a moderator of the group. Admins can do this to any member, moderators to participants only.
         *     Removing a banned user fails with `ERR_BANNED_GROUPMEMBER`.
         */
        delete: operations["kick-group-member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages of a group, up to `limit` at a time. `meta.next` contains the values to send for the next part of the list.
         * List messages of a group
         *     With `onBehalfOf`, filters such as `unread` refer to that user.
         */
        get: operations["list-group-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the permissions that a scope of a group can have, each with its possible values and its default. The response does not contain the current values; `set-scope-permissions` and `unset-scope-permission` return them.
         * List scope permissions
         */
        get: operations["list-scope-permissions"];
        /**
         * Sets permissions of a scope in a group. Permissions that you leave out do not change.
         * Set scope permissions
         *     They are checked after the permissions of the user's role, and both must allow an action. An action that the scope denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-scope-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{guid}/scopes/{scope}/permissions/{permission}": {
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
         * Unsets a permission of a scope in a group, so that its default applies again. The response contains the remaining permissions of the scope.
         * Unset a scope permission
         */
        delete: operations["unset-scope-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's messages, up to `limit` at a time, with many filters. `meta.next` contains the values to send for the next part of the list.
         * List messages
         *     With `onBehalfOf`, `sender` and the details of mentioned users are as that user sees them.
         */
        get: operations["list-all-messages"];
        put?: never;
        /**
         * Sends a message to a user, to a group, or to several users and groups: text, files, a custom message, an interactive message or a card. With `onBehalfOf`, that user is the sender.
         * Send a message
         *     Before you call it:
         *     - A user can do this 30 times a minute.
         *     - The message settles for two to three seconds; until then some calls with it get 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats them.
         *     Without `onBehalfOf` the app itself sends; its name as a sender is not documented (in messages about the members of groups it is `app_system`). A message has at most 65,536 characters, including its metadata. The default moderation filter blocks text whose digits look like a phone number.
         */
        post: operations["send-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one message by its id, with its content, the reactions to it and the moderation decision, if there is one.
         * Get a message
         */
        get: operations["get-message-details"];
        /**
         * Changes the content or the tags of a message. Without `onBehalfOf`, the app itself is the editor.
         * Edit a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be the sender of the message.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     - Send only what changes.
         *     Returns a message of category `action` that records the edit; the edited message is in its `data.entities.on.entity`. Webhooks receive `message_edited` and three `message_sent` of category `action`.
         */
        put: operations["update-message"];
        post?: never;
        /**
         * Deletes a message. Unless `permanent` is true, the message is kept without its content and marked as deleted.
         * Delete a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user must be the sender of the message.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     Returns a message of category `action` that records the deletion; whether a permanent one returns something else is not documented. Webhooks receive `message_deleted` and a `message_sent` of category `action`.
         */
        delete: operations["delete-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/flagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flags one message for moderation review, on behalf of a user. The message stays visible and is added to the list of flagged messages, where a moderator approves or blocks it.
         * Flag a message
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     Send the id of a moderation reason, a remark in your own words, both or neither. No event announces a flag; poll `list-flagged-messages`. What the response has in `data` is not documented.
         */
        post: operations["flag-a-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records that a user has interacted with elements of an interactive message, for example filled in a form.
         * Mark a message as interacted
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        patch: operations["mark-message-as-interacted"];
        trace?: never;
    };
    "/messages/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins a message in its conversation. With `onBehalfOf` that user pins it; without it the app itself does, and `pinnedBy` is `app_system`.
         * Pin a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user needs the permission `pinMessage`.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     The number of pinned messages in a conversation is limited. Two calls at the same moment may exceed the limit by a few.
         */
        post: operations["pin-message"];
        /**
         * Unpins a message in its conversation. It need not be the user who pinned the message; without `onBehalfOf` the app itself does it.
         * Unpin a message
         *     Before you call it:
         *     - With `onBehalfOf`, that user needs a permission, whose name is not documented.
         *     - Unpinning a message that is not pinned succeeds.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unpin-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reactions to a message, each with its user and time. A message can have at most 25 different reactions.
         * List reactions
         */
        get: operations["list-all-reactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/reactions/{reaction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users who reacted to a message with a certain emoji or text, with the times.
         * List reactions of one kind
         */
        get: operations["list-reactions-of-one-kind"];
        put?: never;
        /**
         * Adds a user's reaction to a message. Returns the message with the number of each reaction.
         * Add a reaction
         *     Before you call it:
         *     - A message can have at most 25 different reactions.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["add-message-reaction"];
        /**
         * Removes a user's reaction from a message. Returns the message with the remaining reactions.
         * Remove a reaction
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["remove-message-reaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a message for a user. Saved messages are private to the user.
         * Save a message
         *     Before you call it:
         *     - A user can have at most 100 saved messages, and one more is rejected with 400 `ERR_SAVED_MESSAGES_LIMIT_EXCEEDED`.
         *     - Saving a message that is already saved succeeds and keeps the first `savedAt`.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["save-message"];
        /**
         * Removes a message from a user's saved messages.
         * Unsave a message
         *     Before you call it:
         *     - Unsaving a message that is not saved succeeds.
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unsave-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the replies to a message, page by page.
         * List replies in a thread
         *     The whole list may come at once.
         */
        get: operations["list-all-thread-messages"];
        put?: never;
        /**
         * Sends a reply to a message, on behalf of a user. The reply goes to the conversation of the message, and its `parentId` is the id of the message.
         * Reply in a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         *     - The new message settles as well.
         *     You cannot reply to a reply.
         */
        post: operations["send-thread-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/thread/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes a user to the thread of a message. What a subscriber receives is not documented.
         * Subscribe to a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        post: operations["subscribe-to-thread"];
        /**
         * Ends a user's subscription to the thread of a message.
         * Unsubscribe from a thread
         *     Before you call it:
         *     - A message settles for two to three seconds after it was sent; until then this call gets 403 `ERR_MESSAGE_NO_ACCESS`. The client repeats it for a message that it sent.
         */
        delete: operations["unsubscribe-from-thread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that a rule blocked, each with the rule and the condition that it matched. They stay blocked until a moderator reviews them with `review-blocked-message`.
         * List blocked messages
         *     Their records cannot be deleted with the API.
         */
        get: operations["list-blocked-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/blocked-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records a moderator's decision about a message that a rule blocked. `approved` delivers it after all, perhaps late in the conversation; `rejected` leaves it blocked, and `reviewed` marks it as seen by a moderator.
         * Review a blocked message
         *     For a flagged message, the second value is `disapproved` instead.
         */
        patch: operations["review-blocked-message"];
        trace?: never;
    };
    "/moderation/flagged-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that wait for a moderator, each with who flagged it, when and why. Users flag messages with `flag-a-message`; rules can flag them too.
         * List flagged messages
         *     `review-flagged-message` moves a message to the reviewed messages. The records of flagged messages cannot be deleted with the API.
         */
        get: operations["list-flagged-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/flagged-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Records a moderator's decision about a flagged message. `approved` leaves it in its conversation, `disapproved` blocks and hides it.
         * Review a flagged message
         *     In both cases it moves from the flagged to the reviewed messages, and its sender is not notified. For a blocked message, the second value is `rejected` instead.
         */
        patch: operations["review-flagged-message"];
        trace?: never;
    };
    "/moderation/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's lists of words, patterns and sentences with all their entries, both those that come with the app (`default` is true) and your own.
         * List keyword lists
         */
        get: operations["list-keyword-lists"];
        put?: never;
        /**
         * Adds a list of words, patterns or sentences that rules can refer to. Send multipart form data, with the entries as text or as a CSV file of at most 1 MB, or send JSON.
         * Create a keyword list
         *     Before you call it:
         *     - An app can have at most 25 lists of its own.
         */
        post: operations["create-keyword-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/keywords/{keywordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one list of words, patterns or sentences with all its entries.
         * Get a keyword list
         */
        get: operations["get-keyword-list"];
        /**
         * Changes a list, for all rules that refer to it at once. The body is that of creating a list.
         * Update a keyword list
         *     Whether entries that are not sent are removed is not documented, so send all of them.
         */
        put: operations["update-keyword-list"];
        post?: never;
        /**
         * Deletes a list. Change the rules that refer to it first; whether the service otherwise rejects this is not documented.
         * Delete a keyword list
         */
        delete: operations["delete-keyword-list"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that were submitted with `submit-message-for-moderation`, each with its status so far in `data.moderation.status` (`pending`, `approved` or `disapproved`).
         * List submitted messages
         */
        get: operations["list-submitted-messages"];
        put?: never;
        /**
         * Submits a message that your app delivers itself, outside of the chat service, to the app's moderation rules. The response comes before the decision, with `data.moderation.status` `pending`; the decision (`approved` or `disapproved`) comes by webhook or with `get-submitted-message`.
         * Submit a message for moderation
         *     A sender, receiver or group that does not exist yet is created from the details in the request.
         */
        post: operations["submit-message-for-moderation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a message that was submitted for moderation. `data.moderation.status` is `pending` until there is a decision, then `approved` or `disapproved`.
         * Get a submitted message
         */
        get: operations["get-submitted-message"];
        /**
         * Changes the content of a submitted message and has the rules check it again. If they approve it, the edit is accepted; otherwise the message is withheld.
         * Update a submitted message
         *     Before you call it:
         *     - Send only what changes.
         *     Unlike `update-message`, this returns the edited message itself.
         */
        put: operations["update-submitted-message"];
        post?: never;
        /**
         * Deletes a submitted message together with everything that moderation has stored about it.
         * Delete a submitted message
         */
        delete: operations["delete-submitted-message"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reasons that a message can be flagged with, both those that come with the app (`default` is true) and your own. The `id` of a reason is the `reasonId` of `flag-a-message`.
         * List moderation reasons
         */
        get: operations["list-reasons"];
        put?: never;
        /**
         * Adds a reason that users can choose when they flag a message.
         * Create a moderation reason
         *     Before you call it:
         *     - An `id` that is taken is rejected.
         *     - An app can have at most 5 reasons of its own.
         */
        post: operations["create-reason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one reason that messages can be flagged with, whether it comes with the app or is your own.
         * Get a moderation reason
         */
        get: operations["get-reason"];
        /**
         * Changes the name that users see. The id and the description cannot be changed.
         * Rename a moderation reason
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-reason"];
        post?: never;
        /**
         * Deletes a reason, so that messages can no longer be flagged with it. The response is not wrapped in `data`.
         * Delete a moderation reason
         */
        delete: operations["delete-reason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reviewed-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages that a moderator has decided about, both flagged and blocked messages. They come from `review-flagged-message` and `review-blocked-message`; a decision cannot be undone.
         * List reviewed messages
         *     `message.data.moderation.status` says whether a message is visible (`approved`) or not (`disapproved`).
         */
        get: operations["list-reviewed-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rules that messages are checked against, both those that come with the app (`default` is true) and your own, each in its active revision.
         * List moderation rules
         */
        get: operations["list-rules"];
        put?: never;
        /**
         * Adds a rule that every message is checked against from now on. If one of its conditions matches, its actions are taken.
         * Create a moderation rule
         *     Before you call it:
         *     - An app can have at most 25 rules of its own.
         *     A rule has up to 10 conditions and 10 filters.
         */
        post: operations["create-rule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one rule in its active revision. For earlier revisions, call `list-rule-revisions`.
         * Get a moderation rule
         */
        get: operations["get-rule"];
        /**
         * Changes a rule. Every change makes a new revision, which replaces the previous one at once; the previous one stays readable with `list-rule-revisions`.
         * Update a moderation rule
         */
        put: operations["update-rule"];
        post?: never;
        /**
         * Deletes a rule, so that messages are no longer checked against it. Whether a rule that comes with the app can be deleted is not documented; it can be disabled.
         * Delete a moderation rule
         */
        delete: operations["delete-rule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/rules/{ruleId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the revisions of a rule. Only the newest is active.
         * List revisions of a rule
         *     `createdAt` is that of the rule, the same in all revisions; `updatedAt` is when the revision was made. Order: newest first.
         */
        get: operations["list-rule-revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's e-mails, including its password. Keep the response on the server.
         * Get the custom e-mail provider
         */
        get: operations["get-custom-email-provider"];
        /**
         * Updates the custom webhook that delivers e-mails, and returns it.
         * Update the custom e-mail provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-email-provider"];
        /**
         * Saves a custom webhook that delivers the app's e-mails, and returns it. Its address must use HTTPS.
         * Save a custom e-mail provider
         *     With `useStoredEmailID`, only users whose e-mail address is stored are notified. Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-email-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers e-mails.
         * Delete the custom e-mail provider
         */
        delete: operations["delete-custom-email-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/email/v1/providers/sendgrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the SendGrid account that sends the app's e-mails, including its API key. Keep the response on the server.
         * Get SendGrid details
         */
        get: operations["get-sendgrid-details"];
        /**
         * Updates the SendGrid account that sends the app's e-mails, and returns it. To keep replies allowed, send `allowEmailReplies` every time: its documented default is `false`.
         * Update SendGrid details
         */
        put: operations["update-sendgrid-details"];
        /**
         * Saves the SendGrid account that sends the app's e-mails, and returns it. The response also contains `repliesWebhook`, an address for replies that the service creates.
         * Save SendGrid details
         */
        post: operations["save-sendgrid-details"];
        /**
         * Deletes the SendGrid account from the app. The app no longer sends e-mails with it.
         * Delete SendGrid details
         */
        delete: operations["delete-sendgrid-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all of the app's push providers for the Apple Push Notification service (APNs).
         * List APNs providers
         */
        get: operations["list-apns-providers"];
        /**
         * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
         * Update an APNs provider
         */
        put: operations["update-apns-provider"];
        /**
         * Adds a push provider for the Apple Push Notification service (APNs), with an id of your choice. Push tokens refer to the provider by this id.
         * Add an APNs provider
         *     Before you call it:
         *     - A `providerId` that is taken is rejected with `ERR_PROVIDER_ALREADY_EXISTS`.
         *     The credentials are a key (`.p8`) of your Apple developer team.
         */
        post: operations["add-apns-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/{providerId}": {
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
         * Deletes a push provider from the app. Before that, register the devices whose push tokens use it with another provider.
         * Delete an APNs provider
         */
        delete: operations["delete-apns-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/apns/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a push provider the app's default for APNs. The request has no body.
         * Set the default APNs provider
         *     Before you call it:
         *     - This affects all users of the app.
         */
        put: operations["set-default-apns-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's push notifications, including its password. Keep the response on the server.
         * Get the custom push provider
         */
        get: operations["get-custom-push-provider"];
        /**
         * Updates the custom webhook that delivers push notifications, and returns it.
         * Update the custom push provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-push-provider"];
        /**
         * Saves a custom webhook that delivers the app's push notifications, and returns it. Its address must use HTTPS.
         * Save a custom push provider
         *     Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-push-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers push notifications.
         * Delete the custom push provider
         */
        delete: operations["delete-custom-push-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all of the app's push providers for Firebase Cloud Messaging (FCM).
         * List FCM providers
         */
        get: operations["list-fcm-providers"];
        /**
         * Updates a push provider. Name the provider in the body as `providerId`; the path does not contain it.
         * Update an FCM provider
         */
        put: operations["update-fcm-provider"];
        /**
         * Adds a push provider for Firebase Cloud Messaging (FCM), with an id of your choice. Push tokens refer to the provider by this id.
         * Add an FCM provider
         *     Before you call it:
         *     - A `providerId` that is taken is rejected with `ERR_PROVIDER_ALREADY_EXISTS`.
         *     The credentials are those of a service account of your Firebase project.
         */
        post: operations["add-fcm-provider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/{providerId}": {
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
         * Deletes a push provider from the app. Before that, register the devices whose push tokens use it with another provider.
         * Delete an FCM provider
         */
        delete: operations["delete-fcm-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/providers/fcm/default/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a push provider the app's default for FCM. The request has no body.
         * Set the default FCM provider
         *     Before you call it:
         *     - This affects all users of the app.
         */
        put: operations["set-default-fcm-provider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all push tokens that were registered with an auth token, or with `all` every push token of the user. Their times are in ISO 8601, unlike most times of this API.
         * List push tokens
         */
        get: operations["list-push-tokens"];
        put?: never;
        /**
         * Registers a device's push token with an auth token, so that the user receives push notifications there. A user can have 100 active tokens, and a token can have 4,096 characters.
         * Register a push token
         *     The platform decides in which field the token is sent.
         */
        post: operations["register-push-token"];
        /**
         * Deletes the push tokens that were registered with an auth token, for example when the user logs out, or with `all` every token of the user. The auth token is sent in the request body.
         * Unregister push tokens
         */
        delete: operations["unregister-push-tokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push/v1/tokens/{pushToken}": {
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
         * Deletes one push token, so that the device no longer receives push notifications. The auth token that it was registered with is sent in the request body.
         * Delete a push token
         */
        delete: operations["delete-push-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the custom webhook that delivers the app's SMS, including its password. Keep the response on the server.
         * Get the custom SMS provider
         */
        get: operations["get-custom-sms-provider"];
        /**
         * Updates the custom webhook that delivers SMS, and returns it.
         * Update the custom SMS provider
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-custom-sms-provider"];
        /**
         * Saves a custom webhook that delivers the app's SMS, and returns it. Its address must use HTTPS.
         * Save a custom SMS provider
         *     With `useStoredPhNo`, only users whose phone number is stored are notified. Send a user name and a password even if `useBasicAuth` is false.
         */
        post: operations["save-custom-sms-provider"];
        /**
         * Deletes the custom webhook. It no longer delivers SMS.
         * Delete the custom SMS provider
         */
        delete: operations["delete-custom-sms-provider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/sms/v1/providers/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the Twilio account that sends the app's SMS, including its auth token. Keep the response on the server.
         * Get Twilio details
         */
        get: operations["get-twilio-details"];
        /**
         * Updates the Twilio account that sends the app's SMS, and returns it.
         * Update Twilio details
         *     Before you call it:
         *     - Send only what changes.
         */
        put: operations["update-twilio-details"];
        /**
         * Saves the Twilio account that sends the app's SMS, and returns it. It needs the account SID, the auth token and the sender's phone number.
         * Save Twilio details
         */
        post: operations["save-twilio-details"];
        /**
         * Deletes the Twilio account from the app. The app no longer sends SMS with it.
         * Delete Twilio details
         */
        delete: operations["delete-twilio-details"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/contact-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the e-mail address and phone number for notifications of the user in `onBehalfOf`.
         * Get contact details
         */
        get: operations["get-contact-details"];
        put?: never;
        post?: never;
        /**
         * Deletes the stored e-mail address and phone number of the user in `onBehalfOf`. Custom providers that only notify stored contacts then no longer notify this user.
         * Delete contact details
         */
        delete: operations["delete-contact-details"];
        options?: never;
        head?: never;
        /**
         * Updates the e-mail address, the phone number or both for notifications of the user in `onBehalfOf`, and returns them. The phone number starts with its country code.
         * Update contact details
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-contact-details"];
        trace?: never;
    };
    "/notifications/v1/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the log of notifications, both sent and withheld, with the reason why a notification was withheld. Filters can be combined.
         * List notification logs
         *     To fetch more entries, send the id of an entry in `logId` and the direction in `affix`. The service decides how many entries a response contains.
         */
        get: operations["list-notification-logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a user's notification preferences and which of them the user can change. Name the user in the query parameter `uid`; `onBehalfOf` is not supported.
         * Get notification preferences
         */
        get: operations["get-notification-preferences"];
        put?: never;
        post?: never;
        /**
         * Resets a user's notification preferences to their defaults, and returns them in the flat form of the request of `update-notification-preferences`.
         * Reset notification preferences
         */
        delete: operations["reset-notification-preferences"];
        options?: never;
        head?: never;
        /**
         * Updates a user's notification preferences. The `…Override` fields of `get-notification-preferences` say which of them the user can change.
         * Update notification preferences
         *     Before you call it:
         *     - Send only what changes.
         *     The names differ: the request is flat (`groupPreferences.groupMessages`), and the response has the nested form of `get-notification-preferences`.
         */
        patch: operations["update-notification-preferences"];
        trace?: never;
    };
    "/notifications/v1/preferences/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all conversations that a user muted.
         * List muted conversations
         */
        get: operations["list-muted-conversations"];
        /**
         * Mutes conversations for a user, each until its own time. Messages are still delivered, but without a notification.
         * Mute conversations
         */
        put: operations["mute-conversations"];
        post?: never;
        /**
         * Unmutes conversations of a user. The conversations are sent in the request body.
         * Unmute conversations
         */
        delete: operations["unmute-conversations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/v1/preferences/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the time zone of a user's notification schedule.
         * Get a time zone
         */
        get: operations["get-notification-timezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Updates the time zone of a user's notification schedule, and returns it.
         * Update a time zone
         */
        patch: operations["update-notification-timezone"];
        trace?: never;
    };
    "/notifications/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's notification settings: the events that cause notifications, their channels, the sounds and the templates. Users can change a setting if its `…Override` is true.
         * Get notification settings
         */
        get: operations["get-notification-settings"];
        put?: never;
        post?: never;
        /**
         * Resets the app's preferences, sounds and templates to their defaults. Earlier changes are lost.
         * Reset notification settings
         */
        delete: operations["reset-notification-settings"];
        options?: never;
        head?: never;
        /**
         * Updates the app's notification settings: a single setting, a sound, or the template of one kind of message.
         * Update notification settings
         *     Before you call it:
         *     - Send only what changes.
         */
        patch: operations["update-notification-settings"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the app's roles in pages. They always contain `default`, the role of users without another role.
         * List roles
         *     The whole list may come at once.
         */
        get: operations["list-roles"];
        put?: never;
        /**
         * Creates a role with an id of your choice; the service converts it to lower case. Set the permissions of the role with `set-role-permissions`.
         * Create a role
         *     Before you call it:
         *     - An app can have at most 25 roles.
         */
        post: operations["create-role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a role. Metadata and settings are absent if they are not set.
         * Get a role
         */
        get: operations["get-role"];
        /**
         * Updates a role. The id of a role cannot change.
         * Update a role
         *     Before you call it:
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-role"];
        post?: never;
        /**
         * Deletes a role permanently.
         * Delete a role
         *     Before you call it:
         *     - The role `default` cannot be deleted.
         */
        delete: operations["delete-role"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the permissions that a role can have, each with its possible values and its default. The response does not contain the current values; `set-role-permissions` and `unset-role-permission` return them.
         * List role permissions
         */
        get: operations["list-role-permissions"];
        /**
         * Sets permissions of a role. Permissions that you leave out do not change.
         * Set role permissions
         *     They apply in the whole app. They are checked before the permissions of a group scope, and both must allow an action. An action that the role denies fails with `ERR_PERMISSION_DENIED`.
         */
        put: operations["set-role-permissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/permissions/{permission}": {
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
         * Unsets a permission of a role, so that its default applies again. The response contains the remaining permissions of the role.
         * Unset a role permission
         */
        delete: operations["unset-role-permission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}/restrictedfeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the features that are restricted for a role. Use permissions instead, and list them with `list-role-permissions`.
         * List restricted features
         *
         * @deprecated
         */
        get: operations["list-restricted-features"];
        put?: never;
        /**
         * Restricts features for a role. Use `set-role-permissions` and set the permissions to `deny` instead.
         * Restrict features
         *
         * @deprecated
         */
        post: operations["restrict-features"];
        /**
         * Allows some or all restricted features for a role again. Use `set-role-permissions` and set the permissions to `allow` instead.
         * Allow features again
         *
         * @deprecated
         */
        delete: operations["allow-features"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the minutes of calls and the numbers of users in a time range. Send the time range in seconds; the response contains it in milliseconds.
         * Get usage metrics
         */
        get: operations["get-usage-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the numbers of messages sent, delivered and read recently, in intervals of five minutes. The time range cannot be chosen.
         * Get message metrics
         *     Times are in milliseconds, as strings.
         */
        get: operations["get-message-receipt-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists threads, that is, messages that have replies. Each comes with the number of its replies and the last one.
         * List threads
         *     `meta.next` contains the values to send for the next part of the list.
         */
        get: operations["list-threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the app's users page by page, at most 1000 per page. Filters by name or uid, status, role, tags and time can be combined.
         * List users
         *     Deactivated users are listed only on request.
         */
        get: operations["list-users"];
        /**
         * Reactivates users who were deactivated. Their data has been kept.
         * Reactivate users
         *     The call succeeds even if some uids are unknown; the response names them in `notFound`.
         */
        put: operations["reactivate-users"];
        /**
         * Creates a user. Choose a uid, which cannot be changed later; the service converts it to lower case.
         * Create a user
         *     Before you call it:
         *     - A `uid` that is taken is rejected with 400 `ERR_UID_ALREADY_EXISTS`.
         *     With `withAuthToken` the response includes a token that the user can log in with. An `authOnly` key may call this too, for demos only. An `avatar` of `null` is rejected; leave it out.
         */
        post: operations["create-user"];
        /**
         * Deactivates several users at once. Their data is kept, and `reactivate-users` undoes it.
         * Deactivate users
         *     The call succeeds even if some uids are unknown; the response names them in `notFound`. To remove a user for good, call `delete-user`.
         */
        delete: operations["deactivate-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one user. With `onBehalfOf`, the role of that user must permit it.
         * Get a user
         */
        get: operations["get-user"];
        /**
         * Changes a user's details. The uid cannot be changed.
         * Update a user
         *     Before you call it:
         *     - Send only what changes; name fields to clear in `unset`.
         */
        put: operations["update-user"];
        post?: never;
        /**
         * Deactivates a user, or with `permanent` deletes the user for good, together with messages, conversations and related data. Deactivating can be undone with `reactivate-users`, deleting for good cannot.
         * Delete a user
         */
        delete: operations["delete-user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the auth tokens of one user, page by page. A user has at most 100 active tokens, so a page of the default size contains all of them.
         * List a user's auth tokens
         *     The whole list may come at once.
         */
        get: operations["list-authtokens"];
        put?: never;
        /**
         * Creates a token that one user logs in with through a client SDK. Earlier tokens stay valid; of more than 100, only the newest 100.
         * Create an auth token
         *     Create one for each device, on your server. A token can be limited to a platform and a device; how is not documented. An `authOnly` key may call this too, for demos only.
         */
        post: operations["create-authtoken"];
        /**
         * Deletes all auth tokens of one user, which logs the user out everywhere. To let the user log in again, create a new token.
         * Delete all auth tokens
         */
        delete: operations["flush-authtokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/auth_tokens/{authToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one auth token of a user, with what is known about the platform and the client that use it.
         * Get an auth token
         */
        get: operations["get-authtoken"];
        /**
         * Stores the platform, the user agent or app details for a token. The token itself stays the same.
         * Update an auth token
         */
        put: operations["update-authtoken"];
        post?: never;
        /**
         * Deletes one auth token, which logs the user out where it is used. Other tokens of the user stay valid.
         * Delete an auth token
         */
        delete: operations["delete-authtoken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/blockedusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users that a user has blocked, page by page, each with the time of the block.
         * List blocked users
         *     The whole list may come at once.
         */
        get: operations["list-blocked-users"];
        put?: never;
        /**
         * Blocks users for a user. From then on, neither can reach the other with messages or calls.
         * Block users
         *     The response has a result for each uid. Users cannot block themselves (`ERR_CANNOT_BLOCK_SELF`); whether that is the result of the uid or fails the whole call is not documented.
         */
        post: operations["block-users"];
        /**
         * Unblocks users for a user. New messages are delivered again; those sent in the meantime stay hidden.
         * Unblock users
         *     The response has a result for each uid.
         */
        delete: operations["unblock-users"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the conversation between the user in `onBehalfOf` and the user in the path. If no message has been sent yet, there is no conversation and the call fails.
         * Get a user conversation
         */
        get: operations["get-user-conversation"];
        /**
         * Sets the tags of the user in `onBehalfOf` for the conversation with the user in the path. They replace the previous tags.
         * Update a user conversation
         */
        put: operations["update-user-conversation"];
        post?: never;
        /**
         * Resets the conversation with the user in the path for the user in `onBehalfOf`. The other user keeps it.
         * Reset a user conversation
         *     What is reset is not certain: the conversation, or only the number of unread messages. With `deleteMessagesPermanently`, its messages are removed for good.
         */
        delete: operations["reset-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages from the user in the path as delivered to the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark user conversation as delivered
         */
        post: operations["mark-user-conversation-as-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins the conversation with the user in the path for the user in `onBehalfOf`, so that it is shown at the top of that user's list. Other users do not see the pin.
         * Pin a user conversation
         *     Before you call it:
         *     - A user can have at most 5 pinned conversations, and one more is rejected with 400 `ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED`.
         *     - Pinning a conversation that is already pinned succeeds and keeps the first `pinnedAt`.
         *     A user cannot pin what the app has pinned for everyone.
         */
        post: operations["pin-user-conversation"];
        /**
         * Unpins the conversation with the user in the path for the user in `onBehalfOf`. A pin that the app has set for everyone cannot be removed by a user.
         * Unpin a user conversation
         *     Before you call it:
         *     - Unpinning a conversation that is not pinned succeeds.
         */
        delete: operations["unpin-user-conversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the messages from the user in the path as read by the user in `onBehalfOf`, up to the message in `messageId`. Without it, all messages are marked.
         * Mark user conversation as read
         */
        post: operations["mark-user-conversation-as-read"];
        /**
         * Marks the messages from the user in the path after the one in `messageId` as unread again, for the user in `onBehalfOf`. Whether it is these messages or those up to it is not certain.
         * Mark user conversation as unread
         *     Before you call it:
         *     - A user can do this 5 times a minute.
         */
        delete: operations["mark-user-conversation-as-unread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the conversations of the user in the path, page by page, each with its last message. Prefer `list-conversations` with `onBehalfOf`.
         * List a user's conversations
         */
        get: operations["list-user-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the friends of a user, page by page, each with the id of the conversation between the two.
         * List friends
         */
        get: operations["list-friends"];
        put?: never;
        /**
         * Makes users friends of a user, up to 25 in one call. Friendship is mutual and takes effect at once; there are no friend requests.
         * Add friends
         *     Before you call it:
         *     - A user can have at most 1000 friends.
         *     The response has a result for each uid.
         */
        post: operations["add-friends"];
        /**
         * Ends the friendship between a user and others, for both sides.
         * Remove friends
         */
        delete: operations["remove-friends"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages between the user in `onBehalfOf` and the user in the path. `meta.cursor` contains the values to send for the previous or next part of the list.
         * List messages with a user
         */
        get: operations["list-user-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    after_campaign_completed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign was sent to all its recipients. The event contains the campaign's counts and times, in seconds.
         * Campaign completed
         */
        post: operations["receive-after-campaign-completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_campaign_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign could not be sent to its recipients. The event contains the campaign's counts and times, in seconds.
         * Campaign failed
         */
        post: operations["receive-after-campaign-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_connection_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only: a user's client connected or disconnected. Times are in milliseconds.
         * User connection changed (legacy)
         *     Current webhooks send `user_connection_status_changed` instead.
         */
        post: operations["receive-after-connection-status-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feed item was delivered to the user's device. The status can already be `read`.
         * Feed item delivered
         */
        post: operations["receive-after-feed-item-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_interacted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user pressed something in a feed item. `status` can still be `sent` or `read`, and `topic` can hold the interaction.
         * Feed item interacted
         */
        post: operations["receive-after-feed-item-interacted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user read an item in the feed inside the app.
         * Feed item read
         */
        post: operations["receive-after-feed-item-read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_feed_item_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An item was sent to a user's feed inside the app. Only this event contains the item's content.
         * Feed item sent
         */
        post: operations["receive-after-feed-item-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only: a message was sent. The message is `data` itself.
         * Message sent (legacy)
         *     Current webhooks send `message_sent` instead.
         */
        post: operations["receive-after-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_notification_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch of notifications was created and is being sent, for a campaign or on its own.
         * Notification batch created
         */
        post: operations["receive-after-notification-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_clicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user clicked a push notification of a campaign.
         * Push notification clicked
         */
        post: operations["receive-after-push-notification-clicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification of a campaign was delivered to the user's device.
         * Push notification delivered
         */
        post: operations["receive-after-push-notification-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    after_push_notification_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification of a campaign was sent to a user.
         * Push notification sent
         */
        post: operations["receive-after-push-notification-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    before_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Legacy webhooks only, and sent before a message is processed. The message is `data` itself and has no id yet.
         * Message about to be sent (legacy)
         *     The response decides what happens: `{"action": "do_not_propagate"}` drops the message, and `{"@injected": {"webhooks": {…}}}` adds metadata to it.
         */
        post: operations["receive-before-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_busy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The called user is in another call. This happens only in calls between two users.
         * Call busy
         */
        post: operations["receive-call-busy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_cancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller cancelled the call before anybody answered. The Calls API spells this state `canceled`.
         * Call cancelled
         */
        post: operations["receive-call-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All participants left the session of a ringing call, and the session ended. The event lists all participants with their times in seconds.
         * Call ended
         */
        post: operations["receive-call-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_initiated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user calls another user or a group. Either the call then starts, or exactly one of the events busy, cancelled, rejected or unanswered follows.
         * Call initiated
         *     A call that nobody answers ends with `call_unanswered`, by default after 45 seconds.
         */
        post: operations["receive-call-initiated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant joined the session of a ringing call. Boolean values are sent as strings.
         * Call participant joined
         */
        post: operations["receive-call-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant left the session of a ringing call. Boolean values are sent as strings.
         * Participant left
         */
        post: operations["receive-call-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_rejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The called user rejected the call. This happens only in calls between two users.
         * Call rejected
         */
        post: operations["receive-call-rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The session of a ringing call started, and the first participant is in it.
         * Call started
         */
        post: operations["receive-call-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    call_unanswered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody answered in time, by default within 45 seconds, which the calling client can change. A call to a group is unanswered if no member joined.
         * Call unanswered
         */
        post: operations["receive-call-unanswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    conversation_pinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was pinned. The dashboard offers this trigger, but nobody has seen it fire, so the content of `data` is not documented.
         * Conversation pinned
         */
        post: operations["receive-conversation-pinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    conversation_unpinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation was unpinned. The dashboard offers this trigger, but nobody has seen it fire, so the content of `data` is not documented.
         * Conversation unpinned
         */
        post: operations["receive-conversation-unpinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An e-mail notification was generated for a custom e-mail provider. The service sends this event to the address that was saved with `save-custom-email-provider`.
         * E-mail notification generated
         */
        post: operations["receive-email-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was created. `members` contains the first members, by uid.
         * Group created
         */
        post: operations["receive-group-created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group was deleted. The event contains the group as it was before.
         * Group deleted
         */
        post: operations["receive-group-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user added members to a group. The event contains the members, by uid, and the user who added them.
         * Group members added
         */
        post: operations["receive-group-member-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_banned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user banned members from a group. They are removed and cannot join again.
         * Group members banned
         *     The event contains the members, by uid, and the user who banned them. After a ban with `onBehalfOf`, `data.members` has the user who banned in place of the banned user; read `list-banned-group-users` then.
         */
        post: operations["receive-group-member-banned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user joined a group. The event contains the user, by uid.
         * Group member joined
         *     There is no `by`, because nobody else was involved.
         */
        post: operations["receive-group-member-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_kicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user kicked members out of a group. They can join again.
         * Group members kicked
         *     The event contains the members, by uid, and the user who kicked them.
         */
        post: operations["receive-group-member-kicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user left a group. The event contains the user, by uid.
         * Group member left
         *     There is no `by`, because nobody else was involved.
         */
        post: operations["receive-group-member-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members were removed from a group. The content of `data` is not documented.
         * Group members removed
         *     The other events about members contain the group, the members by uid, and the user who acted.
         */
        post: operations["receive-group-member-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_scope_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user changed the scope of members of a group. The event contains the members, by uid, each with the new and the old scope.
         * Group member scope changed
         */
        post: operations["receive-group-member-scope-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_member_unbanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user unbanned users, who can now join the group again. The event contains the users, by uid, and the user who unbanned them.
         * Group members unbanned
         *     After an unban with `onBehalfOf`, `data.members` has the user who unbanned in place of the unbanned user; read `list-banned-group-users` then.
         */
        post: operations["receive-group-member-unbanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_owner_transferred: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A group has a new owner. The event contains the current group, with the former owner's uid in `oldOwner`.
         * Group owner transferred
         */
        post: operations["receive-group-owner-transferred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    group_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The name, icon or other details of a group were changed. The event contains the group after the change.
         * Group updated
         */
        post: operations["receive-group-updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_ended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All participants left a meeting, and the meeting ended. The event lists all participants with their times in seconds.
         * Meeting ended
         */
        post: operations["receive-meeting-ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_joined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant joined a meeting. Boolean values are sent as strings.
         * Meeting participant joined
         */
        post: operations["receive-meeting-participant-joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_participant_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A participant left a meeting. Boolean values are sent as strings.
         * Participant left
         */
        post: operations["receive-meeting-participant-left"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    meeting_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The session of a meeting started. A meeting does not ring; participants join it by themselves.
         * Meeting started
         */
        post: operations["receive-meeting-started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was deleted. `data.message` is the deleted message itself, of which at least the id remains.
         * Message deleted
         *     It may also be an action message, whose `data.entities.on.entity` is the deleted message; `category` tells them apart. One `message_sent` follows the same deletion. Times are in seconds.
         */
        post: operations["receive-message-deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_delivered_to_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a group was delivered to all its members. Sent for groups only.
         * Message delivered to all
         *     The time is in seconds.
         */
        post: operations["receive-message-delivered-to-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_delivery_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client confirmed that a message was delivered to its user. The time is in seconds.
         * Message delivered
         */
        post: operations["receive-message-delivery-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was edited. `data.message` is the edited message itself, with its own id and its new content.
         * Message edited
         *     It may also be an action message, whose `data.entities.on.entity` is the edited message; `category` tells them apart. Three `message_sent` follow the same edit, one of them addressed to the sender.
         */
        post: operations["receive-message-edited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_pinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was pinned in its conversation. Times are in seconds.
         * Message pinned
         */
        post: operations["receive-message-pinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_added: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user reacted to a message, with an emoji or a short text.
         * Reaction added
         */
        post: operations["receive-message-reaction-added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_reaction_removed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user removed a reaction from a message. The event contains the reaction with the time when it was added; the time of the removal is not included.
         * Reaction removed
         */
        post: operations["receive-message-reaction-removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_read_by_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members of a group read a message. Sent for groups only.
         * Message read by all
         *     The time is in seconds.
         */
        post: operations["receive-message-read-by-all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_read_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client confirmed that its user read a message. The time is in seconds.
         * Message read
         */
        post: operations["receive-message-read-receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_sent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user, a bot or the app sent a message. The event contains the whole message, with its sender and receiver.
         * Message sent
         *     It fires for messages sent with this API, but not for messages sent with the client SDKs. It also fires for edits and deletions, with a message of category `action` and an id of its own: three times after an edit, once after a deletion. Check `category` before you treat it as a new message.
         */
        post: operations["receive-message-sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message_unpinned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was unpinned. The event contains the user who unpinned it and the time, in seconds.
         * Message unpinned
         */
        post: operations["receive-message-unpinned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The moderation engine approved a message, which is now delivered to its receivers. The event contains the whole message; its moderation status is `approved`.
         * Message approved by moderation
         */
        post: operations["receive-moderation-engine-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The moderation engine blocked a message, so its receivers do not see it. The event contains the whole message, with the moderation status `disapproved`, and can contain the rules that it broke.
         * Message blocked by moderation
         */
        post: operations["receive-moderation-engine-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_engine_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * OpenAI or a custom moderation engine could not decide about a message. The event is sent in addition to the event of the approved or blocked message, once per moderation pass.
         * Moderation engine failed
         *     Failures of the service's own engines are not reported.
         */
        post: operations["receive-moderation-engine-failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    moderation_manual_approved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A moderator approved a message that the engine had blocked, and the message is now delivered. The event contains the rules that the message broke.
         * Message approved by moderator
         */
        post: operations["receive-moderation-manual-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "push-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push notification was generated for a custom push provider. The service sends this event to the address that was saved with `save-custom-push-provider `.
         * Push notification generated
         */
        post: operations["receive-push-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    recording_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The recording of a call or a meeting can be downloaded. Its start time and duration are strings.
         * Recording generated
         */
        post: operations["receive-recording-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sms-notification-payload-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An SMS notification was generated for a custom SMS provider. The service sends this event to the address that was saved with `save-custom-sms-provider `.
         * SMS notification generated
         */
        post: operations["receive-sms-notification-payload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    transcription_generated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The transcript of a call or a meeting can be downloaded. Its times are numbers, in seconds.
         * Transcription generated
         */
        post: operations["receive-transcription-generated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user blocked other users, who can no longer send messages to this user. The event contains the blocked users, by uid.
         * Users blocked
         */
        post: operations["receive-user-blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_connection_status_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user's client connected or disconnected. `data.status` is that of all the user's sessions together: it can be `online` although this client has disconnected (`currentConnection.action`), while another is still connected.
         * User connection changed
         *     In this event the times of the connection are in milliseconds, unlike in all others. The user's own times are in seconds.
         */
        post: operations["receive-user-connection-status-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_mentioned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message mentions a user. The event contains the whole message; `data.mentions` contains the mentioned users, by uid.
         * User mentioned
         */
        post: operations["receive-user-mentioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    user_unblocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user unblocked other users. The event contains them, by uid.
         * Users unblocked
         */
        post: operations["receive-user-unblocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Acknowledgement: Acknowledgement;
        ActionEntities: ActionEntities;
        ActionMessage: ActionMessage;
        ActionMessageData: ActionMessageData;
        ActionTarget: ActionTarget;
        AddActionsToAgentToolResponse: AddActionsToAgentToolResponse;
        AddApiToolsToAgentResponse: AddApiToolsToAgentResponse;
        AddApnsProviderRequest: AddApnsProviderRequest;
        AddApnsProviderResponse: AddApnsProviderResponse;
        AddApnsProviderResponseData: AddApnsProviderResponseData;
        AddedFriends: AddedFriends;
        AddedGroupMembers: AddedGroupMembers;
        AddFcmProviderRequest: AddFcmProviderRequest;
        AddFcmProviderResponse: AddFcmProviderResponse;
        AddFriendsRequest: AddFriendsRequest;
        AddFriendsResponse: AddFriendsResponse;
        AddFrontendActionsToAgentResponse: AddFrontendActionsToAgentResponse;
        AddGroupMembersRequest: AddGroupMembersRequest;
        AddGroupMembersRequestParticipants: AddGroupMembersRequestParticipants;
        AddGroupMembersResponse: AddGroupMembersResponse;
        AddKnowledgeSourcesToAgentResponse: AddKnowledgeSourcesToAgentResponse;
        AddMcpServersToAgentResponse: AddMcpServersToAgentResponse;
        AddMessageReactionResponse: AddMessageReactionResponse;
        AddToolsToAgentResponse: AddToolsToAgentResponse;
        Affix: Affix;
        AgentApiToolsRequest: AgentApiToolsRequest;
        AgentBuilderAgent: AgentBuilderAgent;
        AgentBuilderCursor: AgentBuilderCursor;
        AgentBuilderCursorMeta: AgentBuilderCursorMeta;
        AgentBuilderOutcome: AgentBuilderOutcome;
        AgentCustomVariable: AgentCustomVariable;
        AgentEnabledApiTool: AgentEnabledApiTool;
        AgentEnabledFrontendAction: AgentEnabledFrontendAction;
        AgentEnabledItems: AgentEnabledItems;
        AgentEnabledMcpServer: AgentEnabledMcpServer;
        AgentEnabledTool: AgentEnabledTool;
        AgentEnabledToolAction: AgentEnabledToolAction;
        AgentFrontendActionsRequest: AgentFrontendActionsRequest;
        AgenticMessage: AgenticMessage;
        AgenticMessageData: AgenticMessageData;
        AgentKnowledgeSourcesRequest: AgentKnowledgeSourcesRequest;
        AgentMcpServersRequest: AgentMcpServersRequest;
        AgentModel: AgentModel;
        AgentModelSettings: AgentModelSettings;
        AgentToolAction: AgentToolAction;
        AgentToolActionsRequest: AgentToolActionsRequest;
        AgentToolFunction: AgentToolFunction;
        AgentToolFunctionParameters: AgentToolFunctionParameters;
        AgentToolParameter: AgentToolParameter;
        AgentToolParameterRequest: AgentToolParameterRequest;
        AgentToolsRequest: AgentToolsRequest;
        AgentVariable: AgentVariable;
        AgentVariableUser: AgentVariableUser;
        AllowFeaturesRequest: AllowFeaturesRequest;
        AllowFeaturesResponse: AllowFeaturesResponse;
        ApiKey: ApiKey;
        ApiKeyScope: ApiKeyScope;
        ApiTool: ApiTool;
        ApnsProvider: ApnsProvider;
        AppNotificationPreferences: AppNotificationPreferences;
        AuthToken: AuthToken;
        BanGroupUserResponse: BanGroupUserResponse;
        BannedUser: BannedUser;
        BlockedMessage: BlockedMessage;
        BlockUsersRequest: BlockUsersRequest;
        BlockUsersResponse: BlockUsersResponse;
        BooleanString: BooleanString;
        BrokenRule: BrokenRule;
        BrokenRuleAction: BrokenRuleAction;
        ByoAgent: ByoAgent;
        ByoAgentActive: ByoAgentActive;
        ByoAgentConnection: ByoAgentConnection;
        ByoAgentConnectionHeaders: ByoAgentConnectionHeaders;
        ByoAgentGreeting: ByoAgentGreeting;
        ByoAgentIcon: ByoAgentIcon;
        ByoAgentName: ByoAgentName;
        ByoAgentUrl: ByoAgentUrl;
        ByoCallableName: ByoCallableName;
        ByoFramework: ByoFramework;
        ByoHeaderLines: ByoHeaderLines;
        ByoHeaders: ByoHeaders;
        ByoIntegrationType: ByoIntegrationType;
        ByoTool: ByoTool;
        ByoToolFunction: ByoToolFunction;
        ByoToolNames: ByoToolNames;
        ByoToolParameter: ByoToolParameter;
        ByoToolParameters: ByoToolParameters;
        ByoToolParametersRequest: ByoToolParametersRequest;
        ByoToolRequest: ByoToolRequest;
        CallAction: CallAction;
        CallChannel: CallChannel;
        CallEntities: CallEntities;
        CallEntity: CallEntity;
        CallMessage: CallMessage;
        CallMessageData: CallMessageData;
        CallNotificationSettings: CallNotificationSettings;
        CampaignChannel: CampaignChannel;
        CampaignDelivery: CampaignDelivery;
        CampaignEvent: CampaignEvent;
        CampaignNotification: CampaignNotification;
        CampaignNotificationEvent: CampaignNotificationEvent;
        CampaignPush: CampaignPush;
        CampaignReport: CampaignReport;
        Card: Card;
        CardMessage: CardMessage;
        CardMessageData: CardMessageData;
        CardMessageDataRequest: CardMessageDataRequest;
        CardRequest: CardRequest;
        ChangedGroup: ChangedGroup;
        ChangedMember: ChangedMember;
        ChangeGroupMemberScopeRequest: ChangeGroupMemberScopeRequest;
        ChangeGroupMemberScopeResponse: ChangeGroupMemberScopeResponse;
        ClientConnection: ClientConnection;
        ClientInfo: ClientInfo;
        CompleteAttachmentRequest: CompleteAttachmentRequest;
        ConnectionChange: ConnectionChange;
        ContentMessage: ContentMessage;
        ContentMessageData: ContentMessageData;
        Conversation: Conversation;
        ConversationBase: ConversationBase;
        ConversationBaseLastMessage: ConversationBaseLastMessage;
        ConversationPartner: ConversationPartner;
        ConversationPeer: ConversationPeer;
        ConversationPeerWithGuid: ConversationPeerWithGuid;
        ConversationPeerWithUid: ConversationPeerWithUid;
        ConversationToMute: ConversationToMute;
        ConversationToUnmute: ConversationToUnmute;
        ConversationWithGroup: ConversationWithGroup;
        ConversationWithUser: ConversationWithUser;
        Crawl: Crawl;
        CrawlSitemap: CrawlSitemap;
        CrawlWebsiteRequest: CrawlWebsiteRequest;
        CrawlWebsiteResponse: CrawlWebsiteResponse;
        CreateAgentBuilderAgentRequest: CreateAgentBuilderAgentRequest;
        CreateAgentBuilderAgentResponse: CreateAgentBuilderAgentResponse;
        CreateAgentVariableRequest: CreateAgentVariableRequest;
        CreateApiKeyRequest: CreateApiKeyRequest;
        CreateApikeyResponse: CreateApikeyResponse;
        CreateApiToolRequest: CreateApiToolRequest;
        CreateApiToolRequestWithEnableBasicAuth: CreateApiToolRequestWithEnableBasicAuth;
        CreateApiToolRequestWithoutEnableBasicAuth: CreateApiToolRequestWithoutEnableBasicAuth;
        CreateApiToolResponse: CreateApiToolResponse;
        CreateAuthTokenRequest: CreateAuthTokenRequest;
        CreateAuthtokenResponse: CreateAuthtokenResponse;
        CreateByoAg2AgentRequest: CreateByoAg2AgentRequest;
        CreateByoAg2AgentRequestIntegrationMeta: CreateByoAg2AgentRequestIntegrationMeta;
        CreateByoAgentRequest: CreateByoAgentRequest;
        CreateByoAgentResponse: CreateByoAgentResponse;
        CreateByoAgnoAgentRequest: CreateByoAgnoAgentRequest;
        CreateByoAgnoAgentRequestIntegrationMeta: CreateByoAgnoAgentRequestIntegrationMeta;
        CreateByoHttpAgentRequest: CreateByoHttpAgentRequest;
        CreateByoHttpAgentRequestIntegrationMeta: CreateByoHttpAgentRequestIntegrationMeta;
        CreateByoMastraAgentRequest: CreateByoMastraAgentRequest;
        CreateByoMastraAgentRequestIntegrationMeta: CreateByoMastraAgentRequestIntegrationMeta;
        CreateByoRasaAgentRequest: CreateByoRasaAgentRequest;
        CreateByoRasaAgentRequestIntegrationMeta: CreateByoRasaAgentRequestIntegrationMeta;
        CreateByoToolResponse: CreateByoToolResponse;
        CreateCustomAgentVariableResponse: CreateCustomAgentVariableResponse;
        CreatedGroup: CreatedGroup;
        CreatedUser: CreatedUser;
        CreateFrontendActionRequest: CreateFrontendActionRequest;
        CreateFrontendActionResponse: CreateFrontendActionResponse;
        CreateGroupRequest: CreateGroupRequest;
        CreateGroupRequestPassword: CreateGroupRequestPassword;
        CreateGroupRequestPasswordOwner: CreateGroupRequestPasswordOwner;
        CreateGroupRequestPublicOrPrivate: CreateGroupRequestPublicOrPrivate;
        CreateGroupRequestPublicOrPrivateOwner: CreateGroupRequestPublicOrPrivateOwner;
        CreateGroupResponse: CreateGroupResponse;
        CreateKeywordListResponse: CreateKeywordListResponse;
        CreateKnowledgeBaseTextRequest: CreateKnowledgeBaseTextRequest;
        CreateKnowledgeBaseTextResponse: CreateKnowledgeBaseTextResponse;
        CreateMcpServerRequest: CreateMcpServerRequest;
        CreateMcpServerResponse: CreateMcpServerResponse;
        CreateReasonRequest: CreateReasonRequest;
        CreateReasonResponse: CreateReasonResponse;
        CreateRoleRequest: CreateRoleRequest;
        CreateRoleResponse: CreateRoleResponse;
        CreateRuleResponse: CreateRuleResponse;
        CreateUserRequest: CreateUserRequest;
        CreateUserResponse: CreateUserResponse;
        CsvListRequest: CsvListRequest;
        Cursor: Cursor;
        CursorMeta: CursorMeta;
        CursorPosition: CursorPosition;
        CustomEmailProvider: CustomEmailProvider;
        CustomInteractiveMessageDataRequest: CustomInteractiveMessageDataRequest;
        CustomMessage: CustomMessage;
        CustomMessageData: CustomMessageData;
        CustomMessageDataRequest: CustomMessageDataRequest;
        CustomNotificationProvider: CustomNotificationProvider;
        CustomSmsProvider: CustomSmsProvider;
        DateTimeOrNumber: DateTimeOrNumber;
        DeactivatedUsers: DeactivatedUsers;
        DeactivateUsersRequest: DeactivateUsersRequest;
        DeactivateUsersResponse: DeactivateUsersResponse;
        DeleteAgentBuilderAgentResponse: DeleteAgentBuilderAgentResponse;
        DeleteApikeyResponse: DeleteApikeyResponse;
        DeleteApiToolResponse: DeleteApiToolResponse;
        DeleteApnsProviderResponse: DeleteApnsProviderResponse;
        DeleteAuthtokenResponse: DeleteAuthtokenResponse;
        DeleteByoAgentResponse: DeleteByoAgentResponse;
        DeleteByoToolResponse: DeleteByoToolResponse;
        DeleteContactDetailsResponse: DeleteContactDetailsResponse;
        DeleteConversationResponse: DeleteConversationResponse;
        DeleteCustomAgentVariableResponse: DeleteCustomAgentVariableResponse;
        DeleteCustomEmailProviderResponse: DeleteCustomEmailProviderResponse;
        DeleteCustomPushProviderResponse: DeleteCustomPushProviderResponse;
        DeleteCustomSmsProviderResponse: DeleteCustomSmsProviderResponse;
        DeletedMessage: DeletedMessage;
        DeleteFcmProviderResponse: DeleteFcmProviderResponse;
        DeleteFrontendActionResponse: DeleteFrontendActionResponse;
        DeleteGroupResponse: DeleteGroupResponse;
        DeleteKeywordListResponse: DeleteKeywordListResponse;
        DeleteKnowledgeBaseTextResponse: DeleteKnowledgeBaseTextResponse;
        DeleteKnowledgeBaseUploadResponse: DeleteKnowledgeBaseUploadResponse;
        DeleteKnowledgeBaseWebsiteResponse: DeleteKnowledgeBaseWebsiteResponse;
        DeleteMcpServerResponse: DeleteMcpServerResponse;
        DeleteMessageRequest: DeleteMessageRequest;
        DeleteMessageResponse: DeleteMessageResponse;
        DeletePushTokenResponse: DeletePushTokenResponse;
        DeletePushTokenResponseData: DeletePushTokenResponseData;
        DeleteReasonResponse: DeleteReasonResponse;
        DeleteRoleResponse: DeleteRoleResponse;
        DeleteRuleResponse: DeleteRuleResponse;
        DeleteSendgridDetailsResponse: DeleteSendgridDetailsResponse;
        DeleteSubmittedMessageResponse: DeleteSubmittedMessageResponse;
        DeleteTwilioDetailsResponse: DeleteTwilioDetailsResponse;
        DeleteUserRequest: DeleteUserRequest;
        DeleteUserResponse: DeleteUserResponse;
        DiscoveredUrl: DiscoveredUrl;
        DiscoveredUrlBatch: DiscoveredUrlBatch;
        DiscoveredUrlBatchResult: DiscoveredUrlBatchResult;
        DiscoveredUrlStatus: DiscoveredUrlStatus;
        DiscoveredUrlStatusesRequest: DiscoveredUrlStatusesRequest;
        EffectiveNotificationPreferences: EffectiveNotificationPreferences;
        EngineCondition: EngineCondition;
        EngineFailure: EngineFailure;
        EngineFailureContext: EngineFailureContext;
        EngineRequest: EngineRequest;
        EngineRule: EngineRule;
        EngineThreshold: EngineThreshold;
        ErrorBody: ErrorBody;
        ErrorCode: ErrorCode;
        ErrorDetail: ErrorDetail;
        FailedModeration: FailedModeration;
        FcmNotificationFlags: FcmNotificationFlags;
        FcmNotificationInPayload: FcmNotificationInPayload;
        FcmProvider: FcmProvider;
        FcmServiceAccount: FcmServiceAccount;
        FeatureKey: FeatureKey;
        FeatureOutcomes: FeatureOutcomes;
        FeedContent: FeedContent;
        FeedElement: FeedElement;
        FeedItem: FeedItem;
        FeedItemEvent: FeedItemEvent;
        FeedStyle: FeedStyle;
        FilterSide: FilterSide;
        FlagAMessageResponse: FlagAMessageResponse;
        FlaggedActionMessage: FlaggedActionMessage;
        FlaggedAgenticMessage: FlaggedAgenticMessage;
        FlaggedCallMessage: FlaggedCallMessage;
        FlaggedCardMessage: FlaggedCardMessage;
        FlaggedCustomMessage: FlaggedCustomMessage;
        FlaggedDeletedMessage: FlaggedDeletedMessage;
        FlaggedInteractiveMessage: FlaggedInteractiveMessage;
        FlaggedMediaMessage: FlaggedMediaMessage;
        FlaggedMessage: FlaggedMessage;
        FlaggedOtherContentMessage: FlaggedOtherContentMessage;
        FlaggedTextMessage: FlaggedTextMessage;
        FlaggedUnknownMessage: FlaggedUnknownMessage;
        FlagMessageRequest: FlagMessageRequest;
        FlushAuthtokensResponse: FlushAuthtokensResponse;
        FormMessageDataRequest: FormMessageDataRequest;
        FrontendAction: FrontendAction;
        GetAgentBuilderAgentResponse: GetAgentBuilderAgentResponse;
        GetApikeyResponse: GetApikeyResponse;
        GetApiToolResponse: GetApiToolResponse;
        GetAuthtokenResponse: GetAuthtokenResponse;
        GetByoToolResponse: GetByoToolResponse;
        GetContactDetailsResponse: GetContactDetailsResponse;
        GetConversationResponse: GetConversationResponse;
        GetCustomEmailProviderResponse: GetCustomEmailProviderResponse;
        GetCustomPushProviderResponse: GetCustomPushProviderResponse;
        GetCustomPushProviderResponseData: GetCustomPushProviderResponseData;
        GetCustomSmsProviderResponse: GetCustomSmsProviderResponse;
        GetDiscoveredUrlStatusesResponse: GetDiscoveredUrlStatusesResponse;
        GetEnabledAgentItemsResponse: GetEnabledAgentItemsResponse;
        GetFrontendActionResponse: GetFrontendActionResponse;
        GetGroupConversationResponse: GetGroupConversationResponse;
        GetGroupResponse: GetGroupResponse;
        GetKeywordListResponse: GetKeywordListResponse;
        GetKnowledgeBaseStatusesResponse: GetKnowledgeBaseStatusesResponse;
        GetKnowledgeBaseTextResponse: GetKnowledgeBaseTextResponse;
        GetMcpServerResponse: GetMcpServerResponse;
        GetMessageDetailsResponse: GetMessageDetailsResponse;
        GetMessageReceiptMetricsResponse: GetMessageReceiptMetricsResponse;
        GetNotificationPreferencesResponse: GetNotificationPreferencesResponse;
        GetNotificationSettingsResponse: GetNotificationSettingsResponse;
        GetNotificationTimezoneResponse: GetNotificationTimezoneResponse;
        GetReasonResponse: GetReasonResponse;
        GetRoleResponse: GetRoleResponse;
        GetRuleResponse: GetRuleResponse;
        GetSendgridDetailsResponse: GetSendgridDetailsResponse;
        GetSubmittedMessageResponse: GetSubmittedMessageResponse;
        GetTwilioDetailsResponse: GetTwilioDetailsResponse;
        GetUsageMetricsResponse: GetUsageMetricsResponse;
        GetUserConversationResponse: GetUserConversationResponse;
        GetUserResponse: GetUserResponse;
        Group: Group;
        GroupEntity: GroupEntity;
        GroupEvent: GroupEvent;
        GroupEventData: GroupEventData;
        GroupEventDataMembers: GroupEventDataMembers;
        GroupFilterRequest: GroupFilterRequest;
        GroupImported: GroupImported;
        GroupImportResult: GroupImportResult;
        GroupMemberEvent: GroupMemberEvent;
        GroupMemberEventData: GroupMemberEventData;
        GroupNotificationPreferences: GroupNotificationPreferences;
        GroupNotificationSettings: GroupNotificationSettings;
        GroupType: GroupType;
        GroupTypeFilter: GroupTypeFilter;
        Guid: Guid;
        ImportFailure: ImportFailure;
        ImportGroup: ImportGroup;
        ImportGroupDetails: ImportGroupDetails;
        ImportGroupsRequest: ImportGroupsRequest;
        ImportGroupsResponse: ImportGroupsResponse;
        ImportMember: ImportMember;
        ImportMembersRequest: ImportMembersRequest;
        ImportMembersResponse: ImportMembersResponse;
        ImportMessage: ImportMessage;
        ImportMessagesRequest: ImportMessagesRequest;
        ImportMessagesResponse: ImportMessagesResponse;
        ImportTime: ImportTime;
        ImportUser: ImportUser;
        ImportUsersRequest: ImportUsersRequest;
        ImportUsersResponse: ImportUsersResponse;
        InitiateKnowledgeBaseUploadsResponse: InitiateKnowledgeBaseUploadsResponse;
        InteractionGoal: InteractionGoal;
        InteractiveAction: InteractiveAction;
        InteractiveCard: InteractiveCard;
        InteractiveCardMessageDataRequest: InteractiveCardMessageDataRequest;
        InteractiveContent: InteractiveContent;
        InteractiveElement: InteractiveElement;
        InteractiveElementPlaceholder: InteractiveElementPlaceholder;
        InteractiveForm: InteractiveForm;
        InteractiveMessage: InteractiveMessage;
        InteractiveMessageData: InteractiveMessageData;
        InteractiveOption: InteractiveOption;
        InteractiveScheduler: InteractiveScheduler;
        KeywordCategory: KeywordCategory;
        KeywordList: KeywordList;
        KeywordListJsonRequest: KeywordListJsonRequest;
        KeywordListRequest: KeywordListRequest;
        KickGroupMemberResponse: KickGroupMemberResponse;
        KnowledgeBaseCursor: KnowledgeBaseCursor;
        KnowledgeBaseCursorMeta: KnowledgeBaseCursorMeta;
        KnowledgeBaseDeletion: KnowledgeBaseDeletion;
        KnowledgeBaseDeletionResult: KnowledgeBaseDeletionResult;
        KnowledgeBaseFile: KnowledgeBaseFile;
        KnowledgeBasePage: KnowledgeBasePage;
        KnowledgeBasePageMeta: KnowledgeBasePageMeta;
        KnowledgeBaseSource: KnowledgeBaseSource;
        KnowledgeBaseSourceDetails: KnowledgeBaseSourceDetails;
        KnowledgeBaseStatus: KnowledgeBaseStatus;
        KnowledgeBaseStatusesRequest: KnowledgeBaseStatusesRequest;
        KnowledgeBaseText: KnowledgeBaseText;
        KnowledgeBaseTextContent: KnowledgeBaseTextContent;
        KnowledgeBaseTextResult: KnowledgeBaseTextResult;
        KnowledgeBaseTextTitle: KnowledgeBaseTextTitle;
        KnowledgeBaseUpload: KnowledgeBaseUpload;
        KnowledgeBaseUploadsRequest: KnowledgeBaseUploadsRequest;
        KnowledgeBaseVectorizationStatus: KnowledgeBaseVectorizationStatus;
        LastMessageWithNumericId: LastMessageWithNumericId;
        LegacyConnection: LegacyConnection;
        LegacyConnectionChange: LegacyConnectionChange;
        LegacyConnectionEvent: LegacyConnectionEvent;
        LegacyConnectionEventData: LegacyConnectionEventData;
        LegacyConnectionUser: LegacyConnectionUser;
        LegacyMessageEvent: LegacyMessageEvent;
        LegacyPendingMessageEvent: LegacyPendingMessageEvent;
        LegacyPendingMessageEventData: LegacyPendingMessageEventData;
        LegacyWebhookEvent: LegacyWebhookEvent;
        LegacyWebhookEventOrigin: LegacyWebhookEventOrigin;
        ListAgentBuilderAgentsResponse: ListAgentBuilderAgentsResponse;
        ListAgentModelsResponse: ListAgentModelsResponse;
        ListAgentToolActionsResponse: ListAgentToolActionsResponse;
        ListAgentVariablesResponse: ListAgentVariablesResponse;
        ListAllMessagesResponse: ListAllMessagesResponse;
        ListAllReactionsResponse: ListAllReactionsResponse;
        ListAllThreadMessagesResponse: ListAllThreadMessagesResponse;
        ListApikeysResponse: ListApikeysResponse;
        ListApiToolsResponse: ListApiToolsResponse;
        ListApnsProvidersResponse: ListApnsProvidersResponse;
        ListApnsProvidersResponseData: ListApnsProvidersResponseData;
        ListAuthtokensResponse: ListAuthtokensResponse;
        ListBannedGroupUsersResponse: ListBannedGroupUsersResponse;
        ListBlockedMessagesResponse: ListBlockedMessagesResponse;
        ListBlockedUsersResponse: ListBlockedUsersResponse;
        ListByoAgentsResponse: ListByoAgentsResponse;
        ListByoToolsResponse: ListByoToolsResponse;
        ListConversationsResponse: ListConversationsResponse;
        ListCustomAgentVariablesResponse: ListCustomAgentVariablesResponse;
        ListDiscoveredUrlsResponse: ListDiscoveredUrlsResponse;
        ListFcmProvidersResponse: ListFcmProvidersResponse;
        ListFcmProvidersResponseData: ListFcmProvidersResponseData;
        ListFlaggedMessagesResponse: ListFlaggedMessagesResponse;
        ListFriendsResponse: ListFriendsResponse;
        ListFrontendActionsResponse: ListFrontendActionsResponse;
        ListGlobalPinnedConversationsResponse: ListGlobalPinnedConversationsResponse;
        ListGroupMembersResponse: ListGroupMembersResponse;
        ListGroupMessagesResponse: ListGroupMessagesResponse;
        ListGroupsResponse: ListGroupsResponse;
        ListKeywordListsResponse: ListKeywordListsResponse;
        ListKnowledgeBaseSourcePagesResponse: ListKnowledgeBaseSourcePagesResponse;
        ListKnowledgeBaseSourcePagesResponseData: ListKnowledgeBaseSourcePagesResponseData;
        ListKnowledgeBaseSourcesResponse: ListKnowledgeBaseSourcesResponse;
        ListKnowledgeBaseTextsResponse: ListKnowledgeBaseTextsResponse;
        ListMcpServersResponse: ListMcpServersResponse;
        ListMutedConversationsResponse: ListMutedConversationsResponse;
        ListMutedConversationsResponseData: ListMutedConversationsResponseData;
        ListNotificationLogsResponse: ListNotificationLogsResponse;
        ListPushTokensResponse: ListPushTokensResponse;
        ListReactionsOfOneKindResponse: ListReactionsOfOneKindResponse;
        ListReasonsResponse: ListReasonsResponse;
        ListRestrictedFeaturesResponse: ListRestrictedFeaturesResponse;
        ListReviewedMessagesResponse: ListReviewedMessagesResponse;
        ListRolePermissionsResponse: ListRolePermissionsResponse;
        ListRolesResponse: ListRolesResponse;
        ListRuleRevisionsResponse: ListRuleRevisionsResponse;
        ListRulesResponse: ListRulesResponse;
        ListScopePermissionsResponse: ListScopePermissionsResponse;
        ListSubmittedMessagesResponse: ListSubmittedMessagesResponse;
        ListThreadsResponse: ListThreadsResponse;
        ListUserConversationsResponse: ListUserConversationsResponse;
        ListUserMessagesResponse: ListUserMessagesResponse;
        ListUsersResponse: ListUsersResponse;
        MarkConversationAsUnreadRequest: MarkConversationAsUnreadRequest;
        MarkConversationRequest: MarkConversationRequest;
        MarkedConversation: MarkedConversation;
        MarkGroupConversationAsDeliveredResponse: MarkGroupConversationAsDeliveredResponse;
        MarkGroupConversationAsReadResponse: MarkGroupConversationAsReadResponse;
        MarkGroupConversationAsUnreadResponse: MarkGroupConversationAsUnreadResponse;
        MarkInteractedRequest: MarkInteractedRequest;
        MarkMessageAsInteractedResponse: MarkMessageAsInteractedResponse;
        MarkUserConversationAsDeliveredResponse: MarkUserConversationAsDeliveredResponse;
        MarkUserConversationAsReadResponse: MarkUserConversationAsReadResponse;
        MarkUserConversationAsUnreadResponse: MarkUserConversationAsUnreadResponse;
        McpServer: McpServer;
        MediaMessage: MediaMessage;
        MediaMessageData: MediaMessageData;
        MediaMessageDataRequest: MediaMessageDataRequest;
        Member: Member;
        MemberImported: MemberImported;
        MemberImportResult: MemberImportResult;
        MemberResult: MemberResult;
        MemberResults: MemberResults;
        MemberScope: MemberScope;
        Membership: Membership;
        MemberUids: MemberUids;
        Message: Message;
        MessageAttachment: MessageAttachment;
        MessageAttachmentRequest: MessageAttachmentRequest;
        MessageBase: MessageBase;
        MessageDataBase: MessageDataBase;
        MessageDeletionEvent: MessageDeletionEvent;
        MessageDeletionEventData: MessageDeletionEventData;
        MessageDeletionEventDataMessage: MessageDeletionEventDataMessage;
        MessageEntities: MessageEntities;
        MessageEntity: MessageEntity;
        MessageEvent: MessageEvent;
        MessageEventData: MessageEventData;
        MessageFields: MessageFields;
        MessageFieldsWithoutId: MessageFieldsWithoutId;
        MessageFlag: MessageFlag;
        MessageImported: MessageImported;
        MessageImportResult: MessageImportResult;
        MessageMetadata: MessageMetadata;
        MessageMetadataObject: MessageMetadataObject;
        MessageMetadataObjectInjected: MessageMetadataObjectInjected;
        MessageMetrics: MessageMetrics;
        MessageMetricsPoint: MessageMetricsPoint;
        MessageModeration: MessageModeration;
        MessageModerationRule: MessageModerationRule;
        MessageReadState: MessageReadState;
        MessageReceipts: MessageReceipts;
        MessageReceivers: MessageReceivers;
        MessageSnapshot: MessageSnapshot;
        MessageSnapshotData: MessageSnapshotData;
        Metadata: Metadata;
        MillisecondsOrText: MillisecondsOrText;
        ModeratedResource: ModeratedResource;
        ModerationDecisionEvent: ModerationDecisionEvent;
        ModerationDecisionEventData: ModerationDecisionEventData;
        ModerationFailureEvent: ModerationFailureEvent;
        ModerationFinding: ModerationFinding;
        ModerationId: ModerationId;
        ModerationListMeta: ModerationListMeta;
        ModerationReason: ModerationReason;
        ModerationReviewEvent: ModerationReviewEvent;
        ModerationReviewEventData: ModerationReviewEventData;
        ModerationRule: ModerationRule;
        Muid: Muid;
        MultipleReceivers: MultipleReceivers;
        MuteConversationsRequest: MuteConversationsRequest;
        MuteConversationsResponse: MuteConversationsResponse;
        MutedConversation: MutedConversation;
        MuteNotificationPreferences: MuteNotificationPreferences;
        MuteNotificationSettings: MuteNotificationSettings;
        NewGroupDetails: NewGroupDetails;
        NewUserDetails: NewUserDetails;
        NotificationContactDetails: NotificationContactDetails;
        NotificationDigestSettings: NotificationDigestSettings;
        NotificationDndSetting: NotificationDndSetting;
        NotificationEmailTemplate: NotificationEmailTemplate;
        NotificationEventSetting: NotificationEventSetting;
        NotificationFallbackTemplate: NotificationFallbackTemplate;
        NotificationGroupMentionTemplate: NotificationGroupMentionTemplate;
        NotificationLog: NotificationLog;
        NotificationLogAlert: NotificationLogAlert;
        NotificationLogCursor: NotificationLogCursor;
        NotificationLogData: NotificationLogData;
        NotificationLogMeta: NotificationLogMeta;
        NotificationLogPayload: NotificationLogPayload;
        NotificationMediaTemplate: NotificationMediaTemplate;
        NotificationMessageSetting: NotificationMessageSetting;
        NotificationOverride: NotificationOverride;
        NotificationPayload: NotificationPayload;
        NotificationPayloadEvent: NotificationPayloadEvent;
        NotificationPreferences: NotificationPreferences;
        NotificationPrivacySetting: NotificationPrivacySetting;
        NotificationReactionSetting: NotificationReactionSetting;
        NotificationRecipient: NotificationRecipient;
        NotificationSchedule: NotificationSchedule;
        NotificationScheduleDay: NotificationScheduleDay;
        NotificationSender: NotificationSender;
        NotificationSettings: NotificationSettings;
        NotificationSmsTemplate: NotificationSmsTemplate;
        NotificationSound: NotificationSound;
        NotificationSuccess: NotificationSuccess;
        NotificationTemplate: NotificationTemplate;
        NotificationTemplates: NotificationTemplates;
        NotificationTimezone: NotificationTimezone;
        NotificationUserMentionTemplate: NotificationUserMentionTemplate;
        NullableUnixSeconds: NullableUnixSeconds;
        OneConversation: OneConversation;
        OneOnOneNotificationPreferences: OneOnOneNotificationPreferences;
        OneOnOneNotificationSettings: OneOnOneNotificationSettings;
        OpenMessageData: OpenMessageData;
        OtherContentMessage: OtherContentMessage;
        PageMeta: PageMeta;
        Pagination: Pagination;
        ParticipantsByUid: ParticipantsByUid;
        ParticipantsByUidValue: ParticipantsByUidValue;
        PatternListRequest: PatternListRequest;
        PermissionDefinition: PermissionDefinition;
        PermissionEffect: PermissionEffect;
        PermissionList: PermissionList;
        PermissionListOrItem: PermissionListOrItem;
        PermissionMode: PermissionMode;
        PermissionValue: PermissionValue;
        PinGroupConversationResponse: PinGroupConversationResponse;
        PinMessageResponse: PinMessageResponse;
        PinnedConversation: PinnedConversation;
        PinUserConversationResponse: PinUserConversationResponse;
        PrivateUserMetadata: PrivateUserMetadata;
        ProcessDiscoveredUrlsRequest: ProcessDiscoveredUrlsRequest;
        ProcessDiscoveredUrlsResponse: ProcessDiscoveredUrlsResponse;
        PushNotificationDetails: PushNotificationDetails;
        PushNotificationEvent: PushNotificationEvent;
        PushPayloadSettings: PushPayloadSettings;
        PushPlatform: PushPlatform;
        PushToken: PushToken;
        PushTokenList: PushTokenList;
        QuotedMessage: QuotedMessage;
        QuotedMessageData: QuotedMessageData;
        QuotedMessageId: QuotedMessageId;
        Reaction: Reaction;
        ReactionCount: ReactionCount;
        ReactionEvent: ReactionEvent;
        ReactionEventData: ReactionEventData;
        ReactivatedUsers: ReactivatedUsers;
        ReactivateUsersRequest: ReactivateUsersRequest;
        ReactivateUsersResponse: ReactivateUsersResponse;
        Receipt: Receipt;
        ReceiptBody: ReceiptBody;
        ReceiptEvent: ReceiptEvent;
        ReceiverEntity: ReceiverEntity;
        ReceiverId: ReceiverId;
        ReceiverType: ReceiverType;
        ReceiverTypeRequest: ReceiverTypeRequest;
        RecordingEvent: RecordingEvent;
        RegisterApnsTokenRequest: RegisterApnsTokenRequest;
        RegisterFcmTokenRequest: RegisterFcmTokenRequest;
        RegisterPushTokenRequest: RegisterPushTokenRequest;
        RegisterPushTokenResponse: RegisterPushTokenResponse;
        RegisterVoipTokenRequest: RegisterVoipTokenRequest;
        RemoveActionsFromAgentToolResponse: RemoveActionsFromAgentToolResponse;
        RemoveApiToolsFromAgentResponse: RemoveApiToolsFromAgentResponse;
        RemoveFriendsRequest: RemoveFriendsRequest;
        RemoveFriendsResponse: RemoveFriendsResponse;
        RemoveFrontendActionsFromAgentResponse: RemoveFrontendActionsFromAgentResponse;
        RemoveKnowledgeSourcesFromAgentResponse: RemoveKnowledgeSourcesFromAgentResponse;
        RemoveMcpServersFromAgentResponse: RemoveMcpServersFromAgentResponse;
        RemoveMessageReactionResponse: RemoveMessageReactionResponse;
        RemoveToolsFromAgentResponse: RemoveToolsFromAgentResponse;
        ReplaceGlobalPinnedConversationsRequest: ReplaceGlobalPinnedConversationsRequest;
        ReplaceGlobalPinnedConversationsResponse: ReplaceGlobalPinnedConversationsResponse;
        ResetGroupConversationRequest: ResetGroupConversationRequest;
        ResetGroupConversationResponse: ResetGroupConversationResponse;
        ResetNotificationPreferencesResponse: ResetNotificationPreferencesResponse;
        ResetNotificationSettingsResponse: ResetNotificationSettingsResponse;
        ResetUserConversationRequest: ResetUserConversationRequest;
        ResetUserConversationResponse: ResetUserConversationResponse;
        RestrictedFeature: RestrictedFeature;
        RestrictFeaturesRequest: RestrictFeaturesRequest;
        RestrictFeaturesResponse: RestrictFeaturesResponse;
        ReviewBlockedMessageRequest: ReviewBlockedMessageRequest;
        ReviewBlockedMessageResponse: ReviewBlockedMessageResponse;
        ReviewedMessage: ReviewedMessage;
        ReviewFlaggedMessageRequest: ReviewFlaggedMessageRequest;
        ReviewFlaggedMessageResponse: ReviewFlaggedMessageResponse;
        ReviewFlaggedMessageResponseData: ReviewFlaggedMessageResponseData;
        ReviewVerdict: ReviewVerdict;
        RingingCall: RingingCall;
        RingingCallData: RingingCallData;
        RingingCallEvent: RingingCallEvent;
        RingingCallEventData: RingingCallEventData;
        Role: Role;
        RoleId: RoleId;
        RoleMetadata: RoleMetadata;
        RoleMetadataWith: RoleMetadataWith;
        RolePermissionKey: RolePermissionKey;
        RolePermissions: RolePermissions;
        RoleSettings: RoleSettings;
        RoleSettingsRequest: RoleSettingsRequest;
        RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly: RoleSettingsRequestAllOrFriendsOnlyOrAllOrFriendsOnly;
        RoleSettingsWith: RoleSettingsWith;
        RuleAction: RuleAction;
        RuleCondition: RuleCondition;
        RuleConditionRequest: RuleConditionRequest;
        RuleFilterRequest: RuleFilterRequest;
        RuleMatch: RuleMatch;
        RuleRequest: RuleRequest;
        SaveCustomEmailProviderRequest: SaveCustomEmailProviderRequest;
        SaveCustomEmailProviderResponse: SaveCustomEmailProviderResponse;
        SaveCustomPushProviderRequest: SaveCustomPushProviderRequest;
        SaveCustomPushProviderResponse: SaveCustomPushProviderResponse;
        SaveCustomPushProviderResponseData: SaveCustomPushProviderResponseData;
        SaveCustomSmsProviderRequest: SaveCustomSmsProviderRequest;
        SaveCustomSmsProviderResponse: SaveCustomSmsProviderResponse;
        SaveMessageResponse: SaveMessageResponse;
        SaveSendGridDetailsRequest: SaveSendGridDetailsRequest;
        SaveSendgridDetailsResponse: SaveSendgridDetailsResponse;
        SaveTwilioDetailsRequest: SaveTwilioDetailsRequest;
        SaveTwilioDetailsResponse: SaveTwilioDetailsResponse;
        SchedulerMessageDataRequest: SchedulerMessageDataRequest;
        ScopePermissionKey: ScopePermissionKey;
        ScopePermissions: ScopePermissions;
        ScrapedWebPage: ScrapedWebPage;
        ScrapedWebPageMetadata: ScrapedWebPageMetadata;
        ScrapeWebPageRequest: ScrapeWebPageRequest;
        ScrapeWebPageResponse: ScrapeWebPageResponse;
        SearchAgentToolsResponse: SearchAgentToolsResponse;
        SendBotMessageResponse: SendBotMessageResponse;
        SendCardMessageRequest: SendCardMessageRequest;
        SendCardMessageRequestToOneReceiver: SendCardMessageRequestToOneReceiver;
        SendCardMessageRequestToSeveralReceivers: SendCardMessageRequestToSeveralReceivers;
        SendCustomInteractiveMessageRequest: SendCustomInteractiveMessageRequest;
        SendCustomInteractiveMessageRequestToOneReceiver: SendCustomInteractiveMessageRequestToOneReceiver;
        SendCustomInteractiveMessageRequestToSeveralReceivers: SendCustomInteractiveMessageRequestToSeveralReceivers;
        SendCustomMessageRequest: SendCustomMessageRequest;
        SendCustomMessageRequestToOneReceiver: SendCustomMessageRequestToOneReceiver;
        SendCustomMessageRequestToSeveralReceivers: SendCustomMessageRequestToSeveralReceivers;
        SendFormMessageRequest: SendFormMessageRequest;
        SendFormMessageRequestToOneReceiver: SendFormMessageRequestToOneReceiver;
        SendFormMessageRequestToSeveralReceivers: SendFormMessageRequestToSeveralReceivers;
        SendGridDetails: SendGridDetails;
        SendInteractiveCardMessageRequest: SendInteractiveCardMessageRequest;
        SendInteractiveCardMessageRequestToOneReceiver: SendInteractiveCardMessageRequestToOneReceiver;
        SendInteractiveCardMessageRequestToSeveralReceivers: SendInteractiveCardMessageRequestToSeveralReceivers;
        SendInteractiveMessageRequest: SendInteractiveMessageRequest;
        SendMediaMessageRequest: SendMediaMessageRequest;
        SendMediaMessageRequestToOneReceiver: SendMediaMessageRequestToOneReceiver;
        SendMediaMessageRequestToSeveralReceivers: SendMediaMessageRequestToSeveralReceivers;
        SendMessageRequest: SendMessageRequest;
        SendMessageResponse: SendMessageResponse;
        SendSchedulerMessageRequest: SendSchedulerMessageRequest;
        SendSchedulerMessageRequestToOneReceiver: SendSchedulerMessageRequestToOneReceiver;
        SendSchedulerMessageRequestToSeveralReceivers: SendSchedulerMessageRequestToSeveralReceivers;
        SendTextMessageRequest: SendTextMessageRequest;
        SendTextMessageRequestToOneReceiver: SendTextMessageRequestToOneReceiver;
        SendTextMessageRequestToSeveralReceivers: SendTextMessageRequestToSeveralReceivers;
        SendThreadMessageResponse: SendThreadMessageResponse;
        SentenceListRequest: SentenceListRequest;
        SessionConfiguration: SessionConfiguration;
        SessionEndedEvent: SessionEndedEvent;
        SessionEndedEventData: SessionEndedEventData;
        SessionOccupant: SessionOccupant;
        SessionParticipantEvent: SessionParticipantEvent;
        SessionParticipantEventData: SessionParticipantEventData;
        SessionRecording: SessionRecording;
        SessionStartedEvent: SessionStartedEvent;
        SessionStartedEventData: SessionStartedEventData;
        SessionTranscript: SessionTranscript;
        SessionType: SessionType;
        SetDefaultApnsProviderResponse: SetDefaultApnsProviderResponse;
        SetDefaultFcmProviderResponse: SetDefaultFcmProviderResponse;
        SetRolePermissionsRequest: SetRolePermissionsRequest;
        SetRolePermissionsResponse: SetRolePermissionsResponse;
        SetRolePermissionsResult: SetRolePermissionsResult;
        SetScopePermissionsRequest: SetScopePermissionsRequest;
        SetScopePermissionsResponse: SetScopePermissionsResponse;
        SetScopePermissionsResult: SetScopePermissionsResult;
        StoredMetadata: StoredMetadata;
        StoredUserMetadata: StoredUserMetadata;
        SubmitMessageForModerationResponse: SubmitMessageForModerationResponse;
        SubmitMessageRequest: SubmitMessageRequest;
        SubmittedContent: SubmittedContent;
        SubmittedMessageData: SubmittedMessageData;
        SubscribeToThreadResponse: SubscribeToThreadResponse;
        SyncDiscoveredUrlsRequest: SyncDiscoveredUrlsRequest;
        SyncDiscoveredUrlsResponse: SyncDiscoveredUrlsResponse;
        SyncKnowledgeBaseSourceResponse: SyncKnowledgeBaseSourceResponse;
        Tags: Tags;
        TextMessage: TextMessage;
        TextMessageData: TextMessageData;
        TextMessageDataRequest: TextMessageDataRequest;
        ThemedColor: ThemedColor;
        Thread: Thread;
        ThreadActionMessage: ThreadActionMessage;
        ThreadAgenticMessage: ThreadAgenticMessage;
        ThreadCallMessage: ThreadCallMessage;
        ThreadCardMessage: ThreadCardMessage;
        ThreadCustomMessage: ThreadCustomMessage;
        ThreadDeletedMessage: ThreadDeletedMessage;
        ThreadInteractiveMessage: ThreadInteractiveMessage;
        ThreadMediaMessage: ThreadMediaMessage;
        ThreadOtherContentMessage: ThreadOtherContentMessage;
        ThreadSubscription: ThreadSubscription;
        ThreadTextMessage: ThreadTextMessage;
        ThreadUnknownMessage: ThreadUnknownMessage;
        TimeRange: TimeRange;
        ToOneReceiver: ToOneReceiver;
        ToSeveralReceivers: ToSeveralReceivers;
        TranscriptionEvent: TranscriptionEvent;
        TriggerId: TriggerId;
        TwilioDetails: TwilioDetails;
        Uid: Uid;
        UnbanGroupUserResponse: UnbanGroupUserResponse;
        UnblockUsersResponse: UnblockUsersResponse;
        UnixMilliseconds: UnixMilliseconds;
        UnixSeconds: UnixSeconds;
        UnixSecondsOrNull: UnixSecondsOrNull;
        UnknownMessage: UnknownMessage;
        UnmuteConversationsRequest: UnmuteConversationsRequest;
        UnmuteConversationsResponse: UnmuteConversationsResponse;
        UnpinGroupConversationResponse: UnpinGroupConversationResponse;
        UnpinMessageResponse: UnpinMessageResponse;
        UnpinUserConversationResponse: UnpinUserConversationResponse;
        UnregisterPushTokenRequest: UnregisterPushTokenRequest;
        UnregisterPushTokensResponse: UnregisterPushTokensResponse;
        UnregisterPushTokensResponseData: UnregisterPushTokensResponseData;
        UnsaveMessageResponse: UnsaveMessageResponse;
        UnsetRolePermissionResponse: UnsetRolePermissionResponse;
        UnsetRolePermissionResult: UnsetRolePermissionResult;
        UnsetScopePermissionResponse: UnsetScopePermissionResponse;
        UnsetScopePermissionResult: UnsetScopePermissionResult;
        UnsubscribeFromThreadResponse: UnsubscribeFromThreadResponse;
        UpdateAgentBuilderAgentRequest: UpdateAgentBuilderAgentRequest;
        UpdateAgentBuilderAgentResponse: UpdateAgentBuilderAgentResponse;
        UpdateAgentVariableRequest: UpdateAgentVariableRequest;
        UpdateApiKeyRequest: UpdateApiKeyRequest;
        UpdateApikeyResponse: UpdateApikeyResponse;
        UpdateApiToolRequest: UpdateApiToolRequest;
        UpdateApiToolResponse: UpdateApiToolResponse;
        UpdateApnsProviderRequest: UpdateApnsProviderRequest;
        UpdateApnsProviderResponse: UpdateApnsProviderResponse;
        UpdateAuthTokenRequest: UpdateAuthTokenRequest;
        UpdateAuthtokenResponse: UpdateAuthtokenResponse;
        UpdateByoAgentRequest: UpdateByoAgentRequest;
        UpdateByoAgentRequestIntegrationMeta: UpdateByoAgentRequestIntegrationMeta;
        UpdateByoAgentRequestIntegrationMetaHeaders: UpdateByoAgentRequestIntegrationMetaHeaders;
        UpdateByoAgentResponse: UpdateByoAgentResponse;
        UpdateByoToolResponse: UpdateByoToolResponse;
        UpdateContactDetailsRequest: UpdateContactDetailsRequest;
        UpdateContactDetailsResponse: UpdateContactDetailsResponse;
        UpdateConversationRequest: UpdateConversationRequest;
        UpdateCustomAgentVariableResponse: UpdateCustomAgentVariableResponse;
        UpdateCustomEmailProviderRequest: UpdateCustomEmailProviderRequest;
        UpdateCustomEmailProviderResponse: UpdateCustomEmailProviderResponse;
        UpdateCustomPushProviderRequest: UpdateCustomPushProviderRequest;
        UpdateCustomPushProviderResponse: UpdateCustomPushProviderResponse;
        UpdateCustomPushProviderResponseData: UpdateCustomPushProviderResponseData;
        UpdateCustomSmsProviderRequest: UpdateCustomSmsProviderRequest;
        UpdateCustomSmsProviderResponse: UpdateCustomSmsProviderResponse;
        UpdateFcmProviderRequest: UpdateFcmProviderRequest;
        UpdateFcmProviderResponse: UpdateFcmProviderResponse;
        UpdateFrontendActionRequest: UpdateFrontendActionRequest;
        UpdateFrontendActionResponse: UpdateFrontendActionResponse;
        UpdateGroupConversationResponse: UpdateGroupConversationResponse;
        UpdateGroupRequest: UpdateGroupRequest;
        UpdateGroupRequestOwner: UpdateGroupRequestOwner;
        UpdateGroupRequestType: UpdateGroupRequestType;
        UpdateGroupResponse: UpdateGroupResponse;
        UpdateKeywordListResponse: UpdateKeywordListResponse;
        UpdateKnowledgeBaseTextRequest: UpdateKnowledgeBaseTextRequest;
        UpdateKnowledgeBaseTextResponse: UpdateKnowledgeBaseTextResponse;
        UpdateMcpServerRequest: UpdateMcpServerRequest;
        UpdateMcpServerResponse: UpdateMcpServerResponse;
        UpdateMessageDataRequest: UpdateMessageDataRequest;
        UpdateMessageRequest: UpdateMessageRequest;
        UpdateMessageResponse: UpdateMessageResponse;
        UpdateNotificationPreferencesRequest: UpdateNotificationPreferencesRequest;
        UpdateNotificationPreferencesResponse: UpdateNotificationPreferencesResponse;
        UpdateNotificationSettingsRequest: UpdateNotificationSettingsRequest;
        UpdateNotificationSettingsResponse: UpdateNotificationSettingsResponse;
        UpdateNotificationTimezoneRequest: UpdateNotificationTimezoneRequest;
        UpdateNotificationTimezoneResponse: UpdateNotificationTimezoneResponse;
        UpdateReasonRequest: UpdateReasonRequest;
        UpdateReasonResponse: UpdateReasonResponse;
        UpdateRoleRequest: UpdateRoleRequest;
        UpdateRoleResponse: UpdateRoleResponse;
        UpdateRuleResponse: UpdateRuleResponse;
        UpdateSendGridDetailsRequest: UpdateSendGridDetailsRequest;
        UpdateSendgridDetailsResponse: UpdateSendgridDetailsResponse;
        UpdateSubmittedMessageRequest: UpdateSubmittedMessageRequest;
        UpdateSubmittedMessageResponse: UpdateSubmittedMessageResponse;
        UpdateTwilioDetailsRequest: UpdateTwilioDetailsRequest;
        UpdateTwilioDetailsResponse: UpdateTwilioDetailsResponse;
        UpdateUserConversationResponse: UpdateUserConversationResponse;
        UpdateUserRequest: UpdateUserRequest;
        UpdateUserResponse: UpdateUserResponse;
        UsageMetrics: UsageMetrics;
        UsageReport: UsageReport;
        UsageTimeRange: UsageTimeRange;
        User: User;
        UserBlockEvent: UserBlockEvent;
        UserBlockEventData: UserBlockEventData;
        UserConnectionEvent: UserConnectionEvent;
        UserEntity: UserEntity;
        UserFilterRequest: UserFilterRequest;
        UserImported: UserImported;
        UserImportResult: UserImportResult;
        UserMetadata: UserMetadata;
        UserMetadataPrivate: UserMetadataPrivate;
        UserNotificationSettings: UserNotificationSettings;
        UserResult: UserResult;
        UserResults: UserResults;
        UsersByUid: UsersByUid;
        WebhookEvent: WebhookEvent;
        WordListRequest: WordListRequest;
    };
    responses: {
        AgentBuilderAgentNotFound: ResponseAgentBuilderAgentNotFound;
        AgentBuilderToolNotFound: ResponseAgentBuilderToolNotFound;
        AgentKnowledgeNotFound: ResponseAgentKnowledgeNotFound;
        AgentToolNotFound: ResponseAgentToolNotFound;
        AgentVariableNotFound: ResponseAgentVariableNotFound;
        ApiKeyNotFound: ResponseApiKeyNotFound;
        AuthTokenNotFound: ResponseAuthTokenNotFound;
        BadRequest: ResponseBadRequest;
        BotNotFound: ResponseBotNotFound;
        ByoAgentNotFound: ResponseByoAgentNotFound;
        ByoToolNotFound: ResponseByoToolNotFound;
        ConversationForbidden: ResponseConversationForbidden;
        ConversationNotFound: ResponseConversationNotFound;
        EventReceived: ResponseEventReceived;
        Forbidden: ResponseForbidden;
        ForbiddenToUser: ResponseForbiddenToUser;
        GroupForbidden: ResponseGroupForbidden;
        GroupNotFound: ResponseGroupNotFound;
        GroupOrUserNotFound: ResponseGroupOrUserNotFound;
        ImportFailed: ResponseImportFailed;
        KeywordListNotFound: ResponseKeywordListNotFound;
        KnowledgeBaseSourceNotFound: ResponseKnowledgeBaseSourceNotFound;
        MessageForbidden: ResponseMessageForbidden;
        MessageNotFound: ResponseMessageNotFound;
        PinForbidden: ResponsePinForbidden;
        PlanQuotaUsedUp: ResponsePlanQuotaUsedUp;
        PushProviderNotFound: ResponsePushProviderNotFound;
        PushTokenNotFound: ResponsePushTokenNotFound;
        ReasonNotFound: ResponseReasonNotFound;
        RoleNotFound: ResponseRoleNotFound;
        RuleNotFound: ResponseRuleNotFound;
        SendingForbidden: ResponseSendingForbidden;
        TooManyRequests: ResponseTooManyRequests;
        Unauthorized: ResponseUnauthorized;
        UnauthorizedOrNotJoined: ResponseUnauthorizedOrNotJoined;
        UnexpectedError: ResponseUnexpectedError;
        UserNotFound: ResponseUserNotFound;
    };
    parameters: {
        AffixParameter: ParameterAffixParameter;
        AgentBuilderCreatedAt: ParameterAgentBuilderCreatedAt;
        AgentBuilderLimit: ParameterAgentBuilderLimit;
        AgentBuilderUid: ParameterAgentBuilderUid;
        AgentKnowledgeSourceType: ParameterAgentKnowledgeSourceType;
        AgentToolSlug: ParameterAgentToolSlug;
        AgentVariableId: ParameterAgentVariableId;
        ApiKeyParameter: ParameterApiKeyParameter;
        ApiToolSlug: ParameterApiToolSlug;
        ApnsProviderId: ParameterApnsProviderId;
        AttachmentTypes: ParameterAttachmentTypes;
        AuthTokenParameter: ParameterAuthTokenParameter;
        BotUid: ParameterBotUid;
        ByoAgentUid: ParameterByoAgentUid;
        ByoChatApiVersion: ParameterByoChatApiVersion;
        ByoToolName: ParameterByoToolName;
        ConversationId: ParameterConversationId;
        CursorMessageId: ParameterCursorMessageId;
        EditedAtFrom: ParameterEditedAtFrom;
        EditedAtTo: ParameterEditedAtTo;
        FcmProviderId: ParameterFcmProviderId;
        FromTimestamp: ParameterFromTimestamp;
        FrontendActionId: ParameterFrontendActionId;
        GuidParameter: ParameterGuidParameter;
        HasAttachments: ParameterHasAttachments;
        HasLinks: ParameterHasLinks;
        HasMentions: ParameterHasMentions;
        HasReactions: ParameterHasReactions;
        HideMessagesFromBlockedUsers: ParameterHideMessagesFromBlockedUsers;
        HideQuotedMessages: ParameterHideQuotedMessages;
        HideReplies: ParameterHideReplies;
        KeywordId: ParameterKeywordId;
        KnowledgeBaseCursorAnchor: ParameterKnowledgeBaseCursorAnchor;
        KnowledgeBaseEndTime: ParameterKnowledgeBaseEndTime;
        KnowledgeBaseLimit: ParameterKnowledgeBaseLimit;
        KnowledgeBaseSourceId: ParameterKnowledgeBaseSourceId;
        KnowledgeBaseSourceType: ParameterKnowledgeBaseSourceType;
        KnowledgeBaseStartTime: ParameterKnowledgeBaseStartTime;
        KnowledgeBaseTextId: ParameterKnowledgeBaseTextId;
        KnowledgeBaseWebsiteId: ParameterKnowledgeBaseWebsiteId;
        McpServerSlug: ParameterMcpServerSlug;
        MentionedUids: ParameterMentionedUids;
        MentionsWithBlockedInfo: ParameterMentionsWithBlockedInfo;
        MentionsWithTagInfo: ParameterMentionsWithTagInfo;
        MessageCategories: ParameterMessageCategories;
        MessageCategory: ParameterMessageCategory;
        MessageCount: ParameterMessageCount;
        MessageId: ParameterMessageId;
        MessageLimit: ParameterMessageLimit;
        MessageSearchKey: ParameterMessageSearchKey;
        MessageSender: ParameterMessageSender;
        MessageSenders: ParameterMessageSenders;
        MessageTags: ParameterMessageTags;
        MessageType: ParameterMessageType;
        MessageTypes: ParameterMessageTypes;
        ModerationLimit: ParameterModerationLimit;
        MyMentionsOnly: ParameterMyMentionsOnly;
        OnBehalfOfOptional: ParameterOnBehalfOfOptional;
        OnBehalfOfRequired: ParameterOnBehalfOfRequired;
        OtherUidParameter: ParameterOtherUidParameter;
        Page: ParameterPage;
        PerPage: ParameterPerPage;
        PerPageUpTo1000: ParameterPerPageUpTo1000;
        PreferencesUid: ParameterPreferencesUid;
        ReactionParameter: ParameterReactionParameter;
        ReasonId: ParameterReasonId;
        RoleParameter: ParameterRoleParameter;
        RolePermission: ParameterRolePermission;
        RuleId: ParameterRuleId;
        Scope: ParameterScope;
        ScopePermission: ParameterScopePermission;
        SentAtFrom: ParameterSentAtFrom;
        SentAtTo: ParameterSentAtTo;
        ToTimestamp: ParameterToTimestamp;
        UidParameter: ParameterUidParameter;
        UndeliveredMessages: ParameterUndeliveredMessages;
        UnreadMessages: ParameterUnreadMessages;
        UpdatedAtFrom: ParameterUpdatedAtFrom;
        UpdatedAtTo: ParameterUpdatedAtTo;
        WithMessageTags: ParameterWithMessageTags;
    };
    requestBodies: never;
    headers: {
        RateLimit: HeaderRateLimit;
        RateLimitRemaining: HeaderRateLimitRemaining;
        RateLimitReset: HeaderRateLimitReset;
        RetryAfter: HeaderRetryAfter;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "list-agent-builder-agents": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
                /**
                 * Returns only agents with this text in their name, description, uid or a similar field.
                 *
                 * @example garden
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentBuilderAgentsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the Chat API.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAgentBuilderAgentRequest;
            };
        };
        responses: {
            /** The agent was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateAgentBuilderAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAgentBuilderAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteAgentBuilderAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-agent-builder-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentBuilderAgentRequest;
            };
        };
        responses: {
            /** The agent was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateAgentBuilderAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-api-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentApiToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddApiToolsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-api-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentApiToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveApiToolsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-enabled-agent-items": {
        parameters: {
            query?: {
                /**
                 * Whether to include API tools.
                 *
                 * @example true
                 */
                apiTools?: boolean;
                /**
                 * Whether to include frontend actions.
                 *
                 * @example true
                 */
                frontendActions?: boolean;
                /**
                 * Returns only items with this text in their name or description.
                 *
                 * @example frost
                 */
                key?: string;
                /**
                 * Whether to include MCP servers.
                 *
                 * @example true
                 */
                mcpServers?: boolean;
                /**
                 * Whether to include ready-to-use tools.
                 *
                 * @example true
                 */
                tools?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items that the agent can use. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetEnabledAgentItemsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-frontend-actions-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentFrontendActionsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFrontendActionsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-frontend-actions-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentFrontendActionsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveFrontendActionsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-knowledge-sources-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of sources, such as `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterAgentKnowledgeSourceType;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentKnowledgeSourcesRequest;
            };
        };
        responses: {
            /** The sources were added to the agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddKnowledgeSourcesToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentKnowledgeNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-knowledge-sources-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of sources, such as `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterAgentKnowledgeSourceType;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentKnowledgeSourcesRequest;
            };
        };
        responses: {
            /** The sources were removed from the agent. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveKnowledgeSourcesFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentKnowledgeNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-mcp-servers-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentMcpServersRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddMcpServersToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-mcp-servers-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentMcpServersRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveMcpServersFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-tool-actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The actions of the tool. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentToolActionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-actions-to-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolActionsRequest;
            };
        };
        responses: {
            /** The actions were enabled. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddActionsToAgentToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-actions-from-agent-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the ready-to-use tool, such as `gmail`.
                 *
                 * @example googlecalendar
                 */
                slug: ParameterAgentToolSlug;
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolActionsRequest;
            };
        };
        responses: {
            /** The actions were disabled. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveActionsFromAgentToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-tools-to-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddToolsToAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-tools-from-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentToolsRequest;
            };
        };
        responses: {
            /** The agent after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveToolsFromAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "search-agent-tools": {
        parameters: {
            query?: {
                /**
                 * Returns only tools with this text in their name, description or slug.
                 *
                 * @example calendar
                 */
                key?: string;
            };
            header?: never;
            path: {
                /**
                 * Uid of the agent.
                 *
                 * @example garden-helper
                 */
                uid: ParameterAgentBuilderUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tools that were found. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchAgentToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The models. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentModelsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-agent-variables": {
        parameters: {
            query?: {
                /**
                 * Whether to group the variables by category.
                 *
                 * @example true
                 */
                groupByCategory?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variables, as a list or by category. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentVariablesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-custom-agent-variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variables. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCustomAgentVariablesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateAgentVariableRequest;
            };
        };
        responses: {
            /** The variable was created. The status is 200, not 201. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateCustomAgentVariableResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the variable.
                 *
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: ParameterAgentVariableId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The variable was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomAgentVariableResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentVariableNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-agent-variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the variable.
                 *
                 * @example 65e1d2f4a7b3c80d9e5f1a20
                 */
                variableId: ParameterAgentVariableId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentVariableRequest;
            };
        };
        responses: {
            /** The variable after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomAgentVariableResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentVariableNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-api-tools": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApiToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateApiToolRequest;
            };
        };
        responses: {
            /** The tool was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateApiToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetApiToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApiToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-api-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the API tool.
                 *
                 * @example frost-forecast
                 */
                slug: ParameterApiToolSlug;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApiToolRequest;
            };
        };
        responses: {
            /** The tool after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApiToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-frontend-actions": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFrontendActionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateFrontendActionRequest;
            };
        };
        responses: {
            /** The action was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFrontendActionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The action. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFrontendActionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The action was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFrontendActionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-frontend-action": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `_id` of the frontend action.
                 *
                 * @example app-linden-yard_openSowingCalendar
                 */
                id: ParameterFrontendActionId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateFrontendActionRequest;
            };
        };
        responses: {
            /** The action after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateFrontendActionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-sources": {
        parameters: {
            query: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response.
                 *
                 * @example 1772355540000.102
                 */
                cursor?: ParameterKnowledgeBaseCursorAnchor;
                /**
                 * Required and not explained. Read as the latest creation time, in milliseconds, like `endTime`.
                 *
                 * @example 1772442000000
                 */
                end: number;
                /**
                 * Returns only what was created before this time, in milliseconds.
                 *
                 * @example 1772442000000
                 */
                endTime?: ParameterKnowledgeBaseEndTime;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * Required and not explained. Read as the earliest creation time, in milliseconds, like `startTime`.
                 *
                 * @example 1772269200000
                 */
                start: number;
                /**
                 * Returns only what was created after this time, in milliseconds.
                 *
                 * @example 1772269200000
                 */
                startTime?: ParameterKnowledgeBaseStartTime;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the sources. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseSourcesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-source-pages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * The page to continue from, in the direction of `affix`.
                 *
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * The kind of source. Files are `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterKnowledgeBaseSourceType;
                /**
                 * Id of the source.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: ParameterKnowledgeBaseSourceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The source with some of its pages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseSourcePagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "sync-knowledge-base-source": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The kind of source. Files are `uploads`.
                 *
                 * @example uploads
                 */
                sourceType: ParameterKnowledgeBaseSourceType;
                /**
                 * Id of the source.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: ParameterKnowledgeBaseSourceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Indexing started. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncKnowledgeBaseSourceResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-knowledge-base-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KnowledgeBaseStatusesRequest;
            };
        };
        responses: {
            /** The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKnowledgeBaseStatusesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-knowledge-base-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The texts. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKnowledgeBaseTextsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateKnowledgeBaseTextRequest;
            };
        };
        responses: {
            /** The text was added and is being indexed. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateKnowledgeBaseTextResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKnowledgeBaseTextResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseTextResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-knowledge-base-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the text.
                 *
                 * @example c5f7e890-2d16-4b3a-8f49-6a0b1c2d3e4f
                 */
                uniqueId: ParameterKnowledgeBaseTextId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateKnowledgeBaseTextRequest;
            };
        };
        responses: {
            /** The text was updated and is being indexed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateKnowledgeBaseTextResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the upload.
                 *
                 * @example 3b9d6f2e-7c41-4a58-9e07-d1f4a2c86b10
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseUploadResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "initiate-knowledge-base-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KnowledgeBaseUploadsRequest;
            };
        };
        responses: {
            /** The uploads were created, and the files can be sent. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InitiateKnowledgeBaseUploadsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-discovered-urls": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The position to continue from, in the direction of `affix`, from `meta.next` or `meta.previous` of an earlier response.
                 *
                 * @example 1772355540000.102
                 */
                cursor?: ParameterKnowledgeBaseCursorAnchor;
                /**
                 * Returns only what was created before this time, in milliseconds.
                 *
                 * @example 1772442000000
                 */
                endTime?: ParameterKnowledgeBaseEndTime;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 20
                 */
                limit?: ParameterKnowledgeBaseLimit;
                /**
                 * Returns only what was created after this time, in milliseconds.
                 *
                 * @example 1772269200000
                 */
                startTime?: ParameterKnowledgeBaseStartTime;
                /**
                 * Returns only pages with this status.
                 *
                 * @example failed
                 */
                status?: "discovered" | "processing" | "processed" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the discovered pages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "process-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProcessDiscoveredUrlsRequest;
            };
        };
        responses: {
            /** The pages are being processed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProcessDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-discovered-url-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscoveredUrlStatusesRequest;
            };
        };
        responses: {
            /** The statuses, by id. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDiscoveredUrlStatusesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "sync-discovered-urls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website that was crawled.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                parentUniqueId: ParameterKnowledgeBaseWebsiteId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncDiscoveredUrlsRequest;
            };
        };
        responses: {
            /** The pages are being processed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncDiscoveredUrlsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-knowledge-base-website": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website.
                 *
                 * @example a14c3d5e-9f60-4172-8b2d-e3f405162738
                 */
                uniqueId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The website was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKnowledgeBaseWebsiteResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKnowledgeBaseSourceNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "scrape-web-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ScrapeWebPageRequest;
            };
        };
        responses: {
            /** The page's content. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScrapeWebPageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "crawl-website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlWebsiteRequest;
            };
        };
        responses: {
            /** The result of the crawl. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlWebsiteResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-mcp-servers": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * The creation time from the cursor, in milliseconds. Use it with `affix`.
                 *
                 * @example 1772355600000
                 */
                createdAt?: ParameterAgentBuilderCreatedAt;
                /**
                 * Maximum number of records to return.
                 *
                 * @example 10
                 */
                limit?: ParameterAgentBuilderLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListMcpServersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateMcpServerRequest;
            };
        };
        responses: {
            /** The server was registered. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateMcpServerResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The server. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMcpServerResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The server was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMcpServerResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-mcp-server": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of the MCP server.
                 *
                 * @example seed-catalogue
                 */
                slug: ParameterMcpServerSlug;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateMcpServerRequest;
            };
        };
        responses: {
            /** The server after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateMcpServerResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAgentBuilderToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-byo-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agents, as a list without an envelope. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListByoAgentsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Version of the Chat API that the agent uses.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: ParameterByoChatApiVersion;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateByoAgentRequest;
            };
        };
        responses: {
            /** The agent was registered. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateByoAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-byo-agent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the agent, a UUID created by the service.
                 *
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: ParameterByoAgentUid;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agent was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteByoAgentResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-byo-agent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Version of the Chat API that the agent uses.
                 *
                 * @example v3.0
                 */
                chatApiVersion?: ParameterByoChatApiVersion;
            };
            path: {
                /**
                 * Uid of the agent, a UUID created by the service.
                 *
                 * @example 6f1d2c3b-4a59-4e68-8b70-9c1d2e3f4a5b
                 */
                uid: ParameterByoAgentUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateByoAgentRequest;
            };
        };
        responses: {
            /** The agent was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateByoAgentResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoAgentNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-byo-tools": {
        parameters: {
            query?: {
                /**
                 * Returns only actions, which run in the client, or only tools, which do not.
                 *
                 * @example action
                 */
                type?: "action" | "tool";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tools and actions, as a list without an envelope. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListByoToolsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ByoToolRequest;
            };
        };
        responses: {
            /** The tool was created. */
            201: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateByoToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool or action. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetByoToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ByoToolRequest;
            };
        };
        responses: {
            /** The tool or action after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateByoToolResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-byo-tool": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of the tool or action.
                 *
                 * @example show_sowing_calendar
                 */
                name: ParameterByoToolName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tool or action was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteByoToolResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseByoToolNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-apikeys": {
        parameters: {
            query?: {
                /**
                 * Returns only keys with this scope.
                 *
                 * @example authOnly
                 */
                scope?: "fullAccess" | "authOnly";
                /**
                 * Returns only API keys whose `name` contains this text.
                 *
                 * @example demo
                 */
                searchKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API keys. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApikeysResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateApiKeyRequest;
            };
        };
        responses: {
            /** The API key was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateApikeyResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API key. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetApikeyResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApiKeyRequest;
            };
        };
        responses: {
            /** The API key after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApikeyResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-apikey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The API key itself, 40 hexadecimal digits.
                 *
                 * @example cafebabecafebabecafebabecafebabecafebabe
                 */
                apiKey: ParameterApiKeyParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API key was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApikeyResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseApiKeyNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-bot-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the bot.
                 *
                 * @example garden-helper
                 */
                uid: ParameterBotUid;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendBotMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseBotNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-conversations": {
        parameters: {
            query?: {
                /**
                 * Returns only conversations with users, or only conversations of groups.
                 *
                 * @example group
                 */
                conversationType?: "user" | "group";
                /**
                 * Returns only conversations of groups that have these tags.
                 *
                 * @example [
                 *       "growing"
                 *     ]
                 */
                groupTags?: string[];
                /**
                 * Excludes conversations with AI agents.
                 *
                 * @example true
                 */
                hideAgentic?: boolean;
                /**
                 * Also lists conversations with blocked users.
                 *
                 * @example true
                 */
                includeBlockedUsers?: boolean;
                /**
                 * Returns only conversations with AI agents.
                 *
                 * @example true
                 */
                onlyAgentic?: boolean;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Text to search for in the names of users and groups.
                 *
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * Returns only conversations that have these tags.
                 *
                 * @example [
                 *       "greenhouse"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Lists each conversation only once (`1`). For super admins only. Not together with `onBehalfOf`.
                 *
                 * @example 1
                 */
                unique?: 0 | 1;
                /**
                 * Returns only conversations with unread messages.
                 *
                 * @example true
                 */
                unread?: boolean;
                /**
                 * Whether the list is walked by cursor inside the service, which is more efficient (`1`), or not (`0`).
                 *
                 * @example 1
                 */
                useCursoredIndex?: 0 | 1;
                /**
                 * Returns only conversations with users who have these tags.
                 *
                 * @example [
                 *       "newcomer"
                 *     ]
                 */
                userTags?: string[];
                /**
                 * Adds to each conversation whether its users have blocked each other.
                 *
                 * @example true
                 */
                withBlockedInfo?: boolean;
                /**
                 * Whether each conversation in the response has its tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
                /**
                 * Whether the user or group of each conversation in the response has its tags.
                 *
                 * @example true
                 */
                withUserAndGroupTags?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the conversation, as a response has it. Do not build the id of a conversation between two users from their uids: the sender's uid comes first in it, and the service rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
                 *
                 * @example group_tomato-growers
                 */
                conversationId: ParameterConversationId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseConversationNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the conversation, as a response has it. Do not build the id of a conversation between two users from their uids: the sender's uid comes first in it, and the service rejects the other order with 403 `ERR_CONVERSATION_NOT_ACCESSIBLE`.
                 *
                 * @example group_tomato-growers
                 */
                conversationId: ParameterConversationId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseConversationNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pinned conversations, the topmost first. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGlobalPinnedConversationsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "replace-global-pinned-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReplaceGlobalPinnedConversationsRequest;
            };
        };
        responses: {
            /** The pinned conversations, the topmost first. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplaceGlobalPinnedConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "import-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportGroupsRequest;
            };
        };
        responses: {
            /** A result for each group, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportGroupsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportMembersRequest;
            };
        };
        responses: {
            /** A result for each membership, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportMessagesRequest;
            };
        };
        responses: {
            /** A result for each message, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "import-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ImportUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            500: ResponseImportFailed;
            default: ResponseUnexpectedError;
        };
    };
    "list-groups": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only groups created at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "createdAt[from]"?: UnixSeconds;
                /**
                 * Returns only groups created at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "createdAt[to]"?: UnixSeconds;
                /**
                 * Returns only the group with this guid.
                 *
                 * @example tomato-growers
                 */
                guid?: Guid;
                /**
                 * Returns only the groups with these guids, as a comma-separated list.
                 *
                 * @example [
                 *       "tomato-growers",
                 *       "seed-swap"
                 *     ]
                 */
                guids?: Guid[];
                /**
                 * Returns only groups that the user has joined. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hasJoined?: boolean;
                /**
                 * Returns only groups whose `membersCount` is this number.
                 *
                 * @example 5
                 */
                "membersCount[eq]"?: number;
                /**
                 * Returns only groups whose `membersCount` is greater than this number.
                 *
                 * @example 2
                 */
                "membersCount[gt]"?: number;
                /**
                 * Returns only groups whose `membersCount` is at least this number.
                 *
                 * @example 2
                 */
                "membersCount[gte]"?: number;
                /**
                 * Returns only groups whose `membersCount` is less than this number.
                 *
                 * @example 10
                 */
                "membersCount[lt]"?: number;
                /**
                 * Returns only groups whose `membersCount` is at most this number.
                 *
                 * @example 10
                 */
                "membersCount[lte]"?: number;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Where to look for `searchKey`.
                 *
                 * @example [
                 *       "name"
                 *     ]
                 */
                searchIn?: ("name" | "guid")[];
                /**
                 * Text to search for.
                 *
                 * @example tomato
                 */
                searchKey?: string;
                /**
                 * What to sort by.
                 *
                 * @example name
                 */
                sortBy?: "name" | "guid" | "createdAt";
                /**
                 * The direction in which to sort.
                 *
                 * @example asc
                 */
                sortOrder?: "asc" | "desc";
                /**
                 * Returns only groups that have these tags.
                 *
                 * @example [
                 *       "growing"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only groups of this type.
                 *
                 * @example public
                 */
                type?: "public" | "password" | "private" | "protected";
                /**
                 * Returns only groups of any of these types.
                 *
                 * @example [
                 *       "public",
                 *       "password"
                 *     ]
                 */
                types?: ("public" | "password" | "private" | "protected")[];
                /**
                 * Continues from groups that were changed at this moment, in seconds; `affix` gives the direction.
                 *
                 * @example 1772355600
                 */
                updatedAt?: UnixSeconds;
                /**
                 * Returns only groups updated at or after this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: UnixSeconds;
                /**
                 * Returns only groups updated at or before this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: UnixSeconds;
                /**
                 * Whether each group in the response has its tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of groups. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateGroupRequest;
            };
        };
        responses: {
            /** The created group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            402: ResponsePlanQuotaUsedUp;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateGroupRequest;
            };
        };
        responses: {
            /** The changed group. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-group": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The group was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteGroupResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-banned-group-users": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of banned users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBannedGroupUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "ban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user was banned. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BanGroupUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unban-group-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer banned. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnbanGroupUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateConversationRequest;
            };
        };
        responses: {
            /** The changed conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ResetGroupConversationRequest;
            };
        };
        responses: {
            /** The conversation was reset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsDeliveredResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-group-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinGroupConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsReadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-group-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationAsUnreadRequest;
            };
        };
        responses: {
            /** The messages were marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkGroupConversationAsUnreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-group-members": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only members with any of these scopes.
                 *
                 * @example [
                 *       "admin",
                 *       "moderator"
                 *     ]
                 */
                scopes?: ("admin" | "moderator" | "participant")[];
                /**
                 * Returns only members who are connected (`available`) or who are not (`offline`).
                 *
                 * @example available
                 */
                status?: "available" | "offline";
            };
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of members. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-group-members": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddGroupMembersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddGroupMembersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            402: ResponsePlanQuotaUsedUp;
            403: ResponseGroupForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "change-group-member-scope": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChangeGroupMemberScopeRequest;
            };
        };
        responses: {
            /** The changed membership. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangeGroupMemberScopeResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "kick-group-member": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer a member. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KickGroupMemberResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseGroupForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-group-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ParameterMessageCategories;
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns the number of messages per user or group instead. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: ParameterMessageCount;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: ParameterHideMessagesFromBlockedUsers;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most.
                 *
                 * @example 50
                 */
                limit?: ParameterMessageLimit;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                myMentionsOnly?: ParameterMyMentionsOnly;
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that have these tags.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: ParameterMessageTags;
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                undelivered?: ParameterUndeliveredMessages;
                /**
                 * Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                unread?: ParameterUnreadMessages;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGroupMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseForbiddenToUser;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available permissions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListScopePermissionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-scope-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetScopePermissionsRequest;
            };
        };
        responses: {
            /** The permissions were set. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetScopePermissionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unset-scope-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Guid of the group.
                 *
                 * @example tomato-growers
                 */
                guid: ParameterGuidParameter;
                /**
                 * Key of the permission.
                 *
                 * @example sendMessage
                 */
                permission: ParameterScopePermission;
                /**
                 * The scope of the members.
                 *
                 * @example participant
                 */
                scope: ParameterScope;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission was unset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsetScopePermissionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseGroupNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories, as a comma-separated list.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ('message' | 'custom' | 'action' | 'call' | 'interactive' | 'agentic' | 'card' | (string & {}))[];
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns only messages of this conversation.
                 *
                 * @example group_tomato-growers
                 */
                conversationId?: string;
                /**
                 * Also returns the number of unread messages. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: boolean;
                /**
                 * Returns only messages edited at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "editedAt[from]"?: ParameterEditedAtFrom;
                /**
                 * Returns only messages edited at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "editedAt[to]"?: ParameterEditedAtTo;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Excludes deleted messages.
                 *
                 * @example true
                 */
                hideDeleted?: boolean;
                /**
                 * Excludes the messages of users that the user in `onBehalfOf` has blocked. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                hideMessagesFromBlockedUsers?: ParameterHideMessagesFromBlockedUsers;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most.
                 *
                 * @example 50
                 */
                limit?: ParameterMessageLimit;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only deleted messages.
                 *
                 * @example true
                 */
                onlyDeleted?: boolean;
                /**
                 * Returns only messages to users (`user`) or to groups (`group`).
                 *
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that any of these users sent, as a comma-separated list.
                 *
                 * @example [
                 *       "jonas",
                 *       "priya"
                 *     ]
                 */
                senders?: ParameterMessageSenders;
                /**
                 * Returns only messages sent after this time, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772355600
                 */
                sentAt?: UnixSeconds;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "sentAt[from]"?: ParameterSentAtFrom;
                /**
                 * Returns only messages sent at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "sentAt[to]"?: ParameterSentAtTo;
                /**
                 * Returns only messages that have these tags, as a comma-separated list.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only the unread messages of a conversation. Requires `count`.
                 *
                 * @example true
                 */
                unread?: boolean;
                /**
                 * Returns only messages updated at or after this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: ParameterUpdatedAtFrom;
                /**
                 * Returns only messages updated at or before this time (Unix seconds). Those that were never updated are left out.
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: ParameterUpdatedAtTo;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent message. What is returned for several receivers is not documented. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseGroupOrUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-message-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMessageDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateMessageRequest;
            };
        };
        responses: {
            /** The action message that records the edit. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": DeleteMessageRequest;
            };
        };
        responses: {
            /** The action message that records the deletion. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "flag-a-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * UID of the user on whose behalf the flagging is done.
                 *
                 * @example jonas
                 */
                onBehalfOf: Uid;
            };
            path: {
                /**
                 * Identifier of the message to flag.
                 *
                 * @example 4201
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FlagMessageRequest;
            };
        };
        responses: {
            /** Message flagged successfully */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FlagAMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-message-as-interacted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkInteractedRequest;
            };
        };
        responses: {
            /** The interaction was recorded. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkMessageAsInteractedResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-reactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllReactionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reactions-of-one-kind": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reactions of that kind. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReactionsOfOneKindResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with its reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddMessageReactionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-message-reaction": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
                /**
                 * The reaction, an emoji or a short text of at most 45 characters.
                 *
                 * @example 😀
                 */
                reaction: ParameterReactionParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with the remaining reactions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveMessageReactionResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, with `savedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unsave-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message, without `savedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsaveMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-all-thread-messages": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of replies. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllThreadMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "send-thread-message": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            /** The sent reply. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendThreadMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorizedOrNotJoined;
            403: ResponseSendingForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "subscribe-to-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubscribeToThreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unsubscribe-from-thread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is no longer subscribed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsubscribeFromThreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseMessageForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-blocked-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that were blocked by rules. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBlockedMessagesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "review-blocked-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewBlockedMessageRequest;
            };
        };
        responses: {
            /** The decision was recorded. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReviewBlockedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-flagged-messages": {
        parameters: {
            query?: {
                /**
                 * How many entries to return at most. The largest number is not documented.
                 *
                 * @example 20
                 */
                limit?: ParameterModerationLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that wait for a moderator. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFlaggedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "review-flagged-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewFlaggedMessageRequest;
            };
        };
        responses: {
            /** The decision was recorded, and the message is in the list of reviewed messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReviewFlaggedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-keyword-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keyword lists of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListKeywordListsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeywordListJsonRequest;
                "multipart/form-data": KeywordListRequest;
            };
        };
        responses: {
            /** The list in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateKeywordListResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetKeywordListResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeywordListJsonRequest;
                "multipart/form-data": KeywordListRequest;
            };
        };
        responses: {
            /** The changed list. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateKeywordListResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-keyword-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the keyword list.
                 *
                 * @example advert-words
                 */
                keywordId: ParameterKeywordId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteKeywordListResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseKeywordListNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-submitted-messages": {
        parameters: {
            query?: {
                /**
                 * Text and files (`message`) or kinds of your own (`custom`).
                 *
                 * @example message
                 */
                category?: "message" | "custom";
                /**
                 * Only messages that are not decided yet (`pending`) or were blocked (`disapproved`).
                 *
                 * @example pending
                 */
                moderationStatus?: "disapproved" | "pending";
                /**
                 * Guid of the receiving group.
                 *
                 * @example tomato-growers
                 */
                receiverGUID?: Guid;
                /**
                 * Uid of the receiving user.
                 *
                 * @example jonas
                 */
                receiverUID?: Uid;
                /**
                 * Uid of the sender.
                 *
                 * @example priya
                 */
                sender?: Uid;
                /**
                 * The kind of content, such as `text`.
                 *
                 * @example text
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The submitted messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSubmittedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "submit-message-for-moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SubmitMessageRequest;
            };
        };
        responses: {
            /** The message, which is not decided yet. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubmitMessageForModerationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message with the decision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetSubmittedMessageResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSubmittedMessageRequest;
            };
        };
        responses: {
            /** The edited message. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSubmittedMessageResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-submitted-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 4201
                 */
                id: ParameterMessageId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteSubmittedMessageResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseMessageNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reasons of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReasonsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateReasonRequest;
            };
        };
        responses: {
            /** The new reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateReasonResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetReasonResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateReasonRequest;
            };
        };
        responses: {
            /** The renamed reason. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateReasonResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation reason.
                 *
                 * @example spam
                 */
                id: ParameterReasonId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reason was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteReasonResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseReasonNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-reviewed-messages": {
        parameters: {
            query?: {
                /**
                 * How many entries to return at most. The largest number is not documented.
                 *
                 * @example 20
                 */
                limit?: ParameterModerationLimit;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The messages that a moderator has decided about. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReviewedMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-rules": {
        parameters: {
            query?: {
                /**
                 * How many rules to return at most. The largest number is not documented.
                 *
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rules of the app. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRulesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RuleRequest;
            };
        };
        responses: {
            /** The rule in its first revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateRuleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRuleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RuleRequest;
            };
        };
        responses: {
            /** The rule in its new revision. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateRuleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-rule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteRuleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-rule-revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the moderation rule.
                 *
                 * @example no-adverts
                 */
                ruleId: ParameterRuleId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The revisions of the rule. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRuleRevisionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRuleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomEmailProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomEmailProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomEmailProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomEmailProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomEmailProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-email-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomEmailProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The SendGrid account. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetSendgridDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSendGridDetailsRequest;
            };
        };
        responses: {
            /** The SendGrid account was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSendgridDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveSendGridDetailsRequest;
            };
        };
        responses: {
            /** The SendGrid account was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveSendgridDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-sendgrid-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The SendGrid account was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteSendgridDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-apns-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApnsProvidersResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateApnsProviderRequest;
            };
        };
        responses: {
            /** The provider was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateApnsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddApnsProviderRequest;
            };
        };
        responses: {
            /** The provider was added. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddApnsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the APNs provider.
                 *
                 * @example linden-ios
                 */
                providerId: ParameterApnsProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteApnsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-default-apns-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the APNs provider.
                 *
                 * @example linden-ios
                 */
                providerId: ParameterApnsProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider is now the default. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetDefaultApnsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomPushProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomPushProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomPushProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomPushProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomPushProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-push-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomPushProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-fcm-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The providers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFcmProvidersResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateFcmProviderRequest;
            };
        };
        responses: {
            /** The provider was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateFcmProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddFcmProviderRequest;
            };
        };
        responses: {
            /** The provider was added. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFcmProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the FCM provider.
                 *
                 * @example linden-android
                 */
                providerId: ParameterFcmProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteFcmProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-default-fcm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the FCM provider.
                 *
                 * @example linden-android
                 */
                providerId: ParameterFcmProviderId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The provider is now the default. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetDefaultFcmProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-push-tokens": {
        parameters: {
            query: {
                /**
                 * Whether to return all push tokens of the user, not only those of this auth token.
                 *
                 * @example true
                 */
                all?: boolean;
                /**
                 * The auth token.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The push tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListPushTokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "register-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterPushTokenRequest;
            };
        };
        responses: {
            /** The token was registered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegisterPushTokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unregister-push-tokens": {
        parameters: {
            query?: {
                /**
                 * Whether to delete all push tokens of the user, not only those of this auth token.
                 *
                 * @example true
                 */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnregisterPushTokenRequest;
            };
        };
        responses: {
            /** The tokens were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnregisterPushTokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-push-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The push token.
                 *
                 * @example not-a-real-push-token-of-mira
                 */
                pushToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnregisterPushTokenRequest;
            };
        };
        responses: {
            /** The token was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletePushTokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetCustomSmsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateCustomSmsProviderRequest;
            };
        };
        responses: {
            /** The webhook was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateCustomSmsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveCustomSmsProviderRequest;
            };
        };
        responses: {
            /** The webhook was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveCustomSmsProviderResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-custom-sms-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomSmsProviderResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The Twilio account. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetTwilioDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateTwilioDetailsRequest;
            };
        };
        responses: {
            /** The Twilio account was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateTwilioDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "save-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveTwilioDetailsRequest;
            };
        };
        responses: {
            /** The Twilio account was saved. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveTwilioDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-twilio-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The Twilio account was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteTwilioDetailsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponsePushProviderNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact details. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact details were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-contact-details": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateContactDetailsRequest;
            };
        };
        responses: {
            /** The contact details were updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateContactDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-notification-logs": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only entries of this channel.
                 *
                 * @example push
                 */
                channel?: "push" | "email" | "sms";
                /**
                 * Returns only entries about messages sent after this time, in milliseconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772355600000
                 */
                from?: number;
                /**
                 * Id of the log entry to continue from, in the direction of `affix`.
                 *
                 * @example 69a40cd0feedfacefeedface
                 */
                logId?: string;
                /**
                 * Returns only entries for this member of a group, by uid. Use it with `receiverType=group`.
                 *
                 * @example mira
                 */
                member?: string;
                /**
                 * Returns only entries about messages of this category.
                 *
                 * @example message
                 */
                messageCategory?: "message" | "interactive";
                /**
                 * Returns only entries about this message or reply.
                 *
                 * @example 4202
                 */
                messageId?: number;
                /**
                 * Returns only entries about messages of this type, such as `text` or `image`. The possible types depend on the category.
                 *
                 * @example text
                 */
                messageType?: string;
                /**
                 * `true` returns notifications that were passed to a provider, `false` those that were withheld.
                 *
                 * @example true
                 */
                notificationTriggered?: boolean;
                /**
                 * Returns only entries of this provider. Push notifications use `fcm`, `apns` or `custom`, e-mails `sendgrid` or `custom`, and SMS `twilio` or `custom`.
                 *
                 * @example apns
                 */
                provider?: "fcm" | "apns" | "sendgrid" | "twilio" | "custom";
                /**
                 * Returns only entries about this reaction.
                 *
                 * @example 7001
                 */
                reactionId?: number;
                /**
                 * Returns only entries that notified this user, by uid, about a reaction.
                 *
                 * @example mira
                 */
                reactionReceiver?: string;
                /**
                 * Returns only entries about reactions of this user, by uid.
                 *
                 * @example priya
                 */
                reactionSender?: string;
                /**
                 * Returns only entries that were withheld for this reason. Use it with `notificationTriggered=false`.
                 *
                 * @example MUTE_PREFERENCE
                 */
                reason?: "MESSAGES_PREFERENCE" | "REPLIES_PREFERENCE" | "QUOTED_REPLIES_PREFERENCE" | "MESSAGE_ACTIONS_PREFERENCE" | "REACTIONS_PREFERENCE" | "GROUP_ACTIONS_PREFERENCE" | "DND_PREFERENCE" | "MUTE_PREFERENCE" | "SCHEDULE_PREFERENCE" | "CALL_PREFERENCE" | "QUOTA_PREFERENCE" | "MISSING_EMAIL" | "MISSING_PHNO" | "INVALID_PUSH_PROVIDER_ID" | "TIMED_OUT" | "NOT_FOUND" | "TWILIO_CREATE_ERROR";
                /**
                 * Returns only entries about messages to this receiver, a uid or a guid depending on `receiverType`.
                 *
                 * @example tomato-growers
                 */
                receiver?: string;
                /**
                 * Returns only entries about one-on-one conversations (`user`) or group conversations (`group`).
                 *
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * Returns only entries about messages of this user, by uid.
                 *
                 * @example jonas
                 */
                sender?: string;
                /**
                 * Whether the provider returned a success. Use it with `notificationTriggered=true`.
                 *
                 * @example true
                 */
                success?: boolean;
                /**
                 * Returns only entries about messages sent before this time, in milliseconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772442000000
                 */
                to?: number;
                /**
                 * Returns only entries with this trigger. `after_message` is a message or a reply, `message_…` a change of a message, `initiated` to `unanswered` are states of a call, `after_group_…` and `after_scope_changed` are changes in a group.
                 *
                 * @example after_message
                 */
                trigger?: "after_message" | "message_deleted" | "message_edited" | "message_reaction_added" | "initiated" | "rejected" | "cancelled" | "unanswered" | "after_group_joined" | "after_group_left" | "after_group_members_added" | "after_group_members_kicked" | "after_group_members_banned" | "after_group_members_unbanned" | "after_scope_changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The log entries, with cursors to the entries before and after them. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListNotificationLogsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user's preferences. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user's preferences, reset to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-preferences": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationPreferencesRequest;
            };
        };
        responses: {
            /** The user's preferences after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationPreferencesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-muted-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The muted conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListMutedConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mute-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MuteConversationsRequest;
            };
        };
        responses: {
            /** The conversations were muted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MuteConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unmute-conversations": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnmuteConversationsRequest;
            };
        };
        responses: {
            /** The conversations were unmuted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnmuteConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-timezone": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The time zone. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationTimezoneResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-timezone": {
        parameters: {
            query: {
                /**
                 * Uid of the user whose notifications are concerned.
                 *
                 * @example mira
                 */
                uid: ParameterPreferencesUid;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationTimezoneRequest;
            };
        };
        responses: {
            /** The time zone was updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationTimezoneResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The app's settings. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings were reset to their defaults. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetNotificationSettingsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateNotificationSettingsRequest;
            };
        };
        responses: {
            /** The settings were updated. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateNotificationSettingsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-roles": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of roles. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRolesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateRoleRequest;
            };
        };
        responses: {
            /** The role was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateRoleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRoleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateRoleRequest;
            };
        };
        responses: {
            /** The role after the change. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateRoleResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteRoleResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The available permissions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRolePermissionsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "set-role-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SetRolePermissionsRequest;
            };
        };
        responses: {
            /** The permissions were set. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SetRolePermissionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unset-role-permission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Key of the permission.
                 *
                 * @example listUsers.mode
                 */
                permission: ParameterRolePermission;
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission was unset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsetRolePermissionResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-restricted-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The restricted features of the role. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRestrictedFeaturesResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "restrict-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RestrictFeaturesRequest;
            };
        };
        responses: {
            /** The outcome for each feature. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RestrictFeaturesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "allow-features": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the role.
                 *
                 * @example keeper
                 */
                role: ParameterRoleParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AllowFeaturesRequest;
            };
        };
        responses: {
            /** The features are allowed again. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AllowFeaturesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-usage-metrics": {
        parameters: {
            query: {
                /**
                 * Start of the time range, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772323200
                 */
                fromDate: UnixSeconds;
                /**
                 * End of the time range, in seconds since 1970-01-01T00:00:00Z.
                 *
                 * @example 1772409600
                 */
                toDate: UnixSeconds;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The usage in the time range. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUsageMetricsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-message-receipt-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The numbers. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMessageReceiptMetricsResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-threads": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * How many threads to return at most.
                 *
                 * @example 50
                 */
                limit?: number;
                /**
                 * Returns only threads that the user in `onBehalfOf` has taken part in. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                participatedByMe?: boolean;
                /**
                 * The time of the cursor, in seconds since 1970-01-01T00:00:00Z. Requires `affix`.
                 *
                 * @example 1772355720
                 */
                updatedAt?: UnixSeconds;
                /**
                 * Adds to each thread how many unread mentions of the user in `onBehalfOf` there are. The name of the added field is not documented; it may be `unreadMentionsCount`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                withMentionCount?: boolean;
                /**
                 * Adds to each thread how many replies the user in `onBehalfOf` has not read. The name of the added field is not documented; it may be `unreadRepliesCount`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                withUnreadReplyCount?: boolean;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of threads. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListThreadsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-users": {
        parameters: {
            query?: {
                /**
                 * Whether to count the users. Where the response then has the number is not documented.
                 *
                 * @example false
                 */
                count?: boolean;
                /**
                 * Returns only users created at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "createdAt[from]"?: UnixSeconds;
                /**
                 * Returns only users created at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "createdAt[to]"?: UnixSeconds;
                /**
                 * Returns only deactivated users.
                 *
                 * @example false
                 */
                onlyDeactivated?: boolean;
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only users with this role.
                 *
                 * @example keeper
                 */
                role?: RoleId;
                /**
                 * Returns only users with any of these roles.
                 *
                 * @example [
                 *       "keeper",
                 *       "default"
                 *     ]
                 */
                roles?: RoleId[];
                /**
                 * Where to look for `searchKey`.
                 *
                 * @example [
                 *       "name",
                 *       "uid"
                 *     ]
                 */
                searchIn?: ("name" | "uid")[];
                /**
                 * Returns only users whose `uid` or `name` begins with this text.
                 *
                 * @example mi
                 */
                searchKey?: string;
                /**
                 * Returns only users who are connected (`available`) or who are not (`offline`). Separate several values with commas.
                 *
                 * @example [
                 *       "available",
                 *       "offline"
                 *     ]
                 */
                status?: ("available" | "offline")[];
                /**
                 * Returns only users who have these tags.
                 *
                 * @example [
                 *       "compost-team"
                 *     ]
                 */
                tags?: string[];
                /**
                 * Returns only users with these uids.
                 *
                 * @example [
                 *       "mira",
                 *       "jonas"
                 *     ]
                 */
                uids?: Uid[];
                /**
                 * Returns only users updated at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                "updatedAt[from]"?: UnixSeconds;
                /**
                 * Returns only users updated at or before this time (Unix seconds).
                 *
                 * @example 1772442000
                 */
                "updatedAt[to]"?: UnixSeconds;
                /**
                 * Also returns deactivated users.
                 *
                 * @example false
                 */
                withDeactivated?: boolean;
                /**
                 * Whether the response includes the users' tags.
                 *
                 * @example true
                 */
                withTags?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactivateUsersRequest;
            };
        };
        responses: {
            /** The users are active, as far as they exist. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReactivateUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateUserRequest;
            };
        };
        responses: {
            /** The user was created. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            402: ResponsePlanQuotaUsedUp;
            404: ResponseRoleNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "deactivate-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeactivateUsersRequest;
            };
        };
        responses: {
            /** The users were deactivated, as far as they exist. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeactivateUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateUserRequest;
            };
        };
        responses: {
            /** The changed user. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": DeleteUserRequest;
            };
        };
        responses: {
            /** The user was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteUserResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-authtokens": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the user's tokens. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAuthtokensResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "create-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CreateAuthTokenRequest;
            };
        };
        responses: {
            /** The token to give to the client. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateAuthtokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "flush-authtokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tokens were deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FlushAuthtokensResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAuthtokenResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAuthTokenRequest;
            };
        };
        responses: {
            /** The changed token. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateAuthtokenResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "delete-authtoken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The auth token itself.
                 *
                 * @example mira_1772355600feedfacefeedface
                 */
                authToken: ParameterAuthTokenParameter;
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token was deleted. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteAuthtokenResponse;
                };
            };
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseAuthTokenNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-blocked-users": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of users. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBlockedUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "block-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlockUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BlockUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unblock-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlockUsersRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnblockUsersResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "get-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "update-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateConversationRequest;
            };
        };
        responses: {
            /** The changed conversation. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "reset-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ResetUserConversationRequest;
            };
        };
        responses: {
            /** The conversation was reset. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-delivered": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as delivered. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsDeliveredResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "pin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, with `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PinUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "unpin-user-conversation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation, without `pinnedBy` and `pinnedAt`. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnpinUserConversationResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponsePinForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-read": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationRequest;
            };
        };
        responses: {
            /** The messages were marked as read. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsReadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "mark-user-conversation-as-unread": {
        parameters: {
            query?: never;
            header: {
                /**
                 * Uid of the user to act as. Required for this operation.
                 *
                 * @example mira
                 */
                onBehalfOf: ParameterOnBehalfOfRequired;
            };
            path: {
                /**
                 * Uid of the other user of the conversation.
                 *
                 * @example jonas
                 */
                uid: ParameterOtherUidParameter;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkConversationAsUnreadRequest;
            };
        };
        responses: {
            /** The messages were marked as unread. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkUserConversationAsUnreadResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseConversationForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-user-conversations": {
        parameters: {
            query?: {
                /**
                 * Returns only conversations with users, or only conversations of groups.
                 *
                 * @example group
                 */
                conversationType?: "user" | "group";
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: number;
                /**
                 * The maximum number of records on a page.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPage;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the user's conversations. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUserConversationsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-friends": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Text to search for in uids and names.
                 *
                 * @example jonas
                 */
                searchKey?: string;
            };
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of friends. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "add-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddFriendsRequest;
            };
        };
        responses: {
            /** A result for each user, some of which may be failures. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "remove-friends": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RemoveFriendsRequest;
            };
        };
        responses: {
            /** The friends were removed. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RemoveFriendsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbidden;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "list-user-messages": {
        parameters: {
            query?: {
                /**
                 * The direction to continue in from the cursor, `append` (after it) or `prepend` (before it).
                 *
                 * @example append
                 */
                affix?: ParameterAffixParameter;
                /**
                 * Returns only messages that have an attachment of this kind.
                 *
                 * @example image
                 */
                attachmentTypes?: ParameterAttachmentTypes;
                /**
                 * Returns only messages of any of these categories.
                 *
                 * @example [
                 *       "message",
                 *       "custom"
                 *     ]
                 */
                categories?: ParameterMessageCategories;
                /**
                 * Returns only messages of this category.
                 *
                 * @example message
                 */
                category?: ParameterMessageCategory;
                /**
                 * Returns the number of messages per user or group instead. How the response shows it is not documented.
                 *
                 * @example true
                 */
                count?: ParameterMessageCount;
                /**
                 * Returns only messages sent at or after this time (Unix seconds).
                 *
                 * @example 1772355600
                 */
                fromTimestamp?: ParameterFromTimestamp;
                /**
                 * Returns only messages that have attachments.
                 *
                 * @example true
                 */
                hasAttachments?: ParameterHasAttachments;
                /**
                 * Returns only messages that contain a link.
                 *
                 * @example true
                 */
                hasLinks?: ParameterHasLinks;
                /**
                 * Returns only messages that mention a user.
                 *
                 * @example true
                 */
                hasMentions?: ParameterHasMentions;
                /**
                 * Returns only messages with reactions.
                 *
                 * @example true
                 */
                hasReactions?: ParameterHasReactions;
                /**
                 * Leaves `quotedMessage` out of every message in the response.
                 *
                 * @example true
                 */
                hideQuotedMessages?: ParameterHideQuotedMessages;
                /**
                 * Excludes the replies in threads.
                 *
                 * @example true
                 */
                hideReplies?: ParameterHideReplies;
                /**
                 * Id of the message to continue from, in the direction that `affix` gives.
                 *
                 * @example 4202
                 */
                id?: ParameterCursorMessageId;
                /**
                 * How many messages to return at most, when `onBehalfOf` is sent.
                 *
                 * @example 50
                 */
                limit?: number;
                /**
                 * Returns only messages that mention these users, as a comma-separated list.
                 *
                 * @example [
                 *       "mira",
                 *       "priya"
                 *     ]
                 */
                mentionedUids?: ParameterMentionedUids;
                /**
                 * Adds to each mentioned user whether that user and the user in `onBehalfOf` have blocked each other. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                mentionsWithBlockedInfo?: ParameterMentionsWithBlockedInfo;
                /**
                 * Adds the tags of each mentioned user.
                 *
                 * @example true
                 */
                mentionsWithTagInfo?: ParameterMentionsWithTagInfo;
                /**
                 * Returns only messages that mention the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                myMentionsOnly?: ParameterMyMentionsOnly;
                /**
                 * The maximum number of records on a page, up to 1000.
                 *
                 * @example 100
                 */
                perPage?: ParameterPerPageUpTo1000;
                /**
                 * Returns only messages that contain this text.
                 *
                 * @example tomatoes
                 */
                searchKey?: ParameterMessageSearchKey;
                /**
                 * Returns only messages that this user sent. With `onBehalfOf`, only those in conversations that the two users share.
                 *
                 * @example jonas
                 */
                sender?: ParameterMessageSender;
                /**
                 * Returns only messages that have these tags.
                 *
                 * @example [
                 *       "harvest"
                 *     ]
                 */
                tags?: ParameterMessageTags;
                /**
                 * Returns only messages sent at or before this time (Unix seconds). Ignored without `fromTimestamp`.
                 *
                 * @example 1772442000
                 */
                toTimestamp?: ParameterToTimestamp;
                /**
                 * Returns only messages of this type, such as `text`, `image` or one of your own.
                 *
                 * @example text
                 */
                type?: ParameterMessageType;
                /**
                 * Returns only messages of any of these types.
                 *
                 * @example [
                 *       "text",
                 *       "image"
                 *     ]
                 */
                types?: ParameterMessageTypes;
                /**
                 * Returns only messages that have not reached the user in `onBehalfOf`. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                undelivered?: ParameterUndeliveredMessages;
                /**
                 * Returns only messages that the user in `onBehalfOf` has not read. Requires `onBehalfOf`.
                 *
                 * @example true
                 */
                unread?: ParameterUnreadMessages;
                /**
                 * Adds the tags of each message.
                 *
                 * @example true
                 */
                withTags?: ParameterWithMessageTags;
            };
            header?: {
                /**
                 * Uid of the user to act as. Without it, the app itself acts.
                 *
                 * @example mira
                 */
                onBehalfOf?: ParameterOnBehalfOfOptional;
            };
            path: {
                /**
                 * Uid of the user.
                 *
                 * @example mira
                 */
                uid: ParameterUidParameter;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A part of the list of messages. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUserMessagesResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseUserNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "receive-after-campaign-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignEvent & {
                    /** The name of this event. */
                    trigger?: "after_campaign_completed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-campaign-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignEvent & {
                    /** The name of this event. */
                    trigger?: "after_campaign_failed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-connection-status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyConnectionEvent & {
                    /** The name of this event. */
                    trigger?: "after_connection_status_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_delivered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-interacted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_interacted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_read";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-feed-item-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedItemEvent & {
                    /** The name of this event. */
                    trigger?: "after_feed_item_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyMessageEvent & {
                    /** The name of this event. */
                    trigger?: "after_message";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-notification-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CampaignNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_notification_created";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_clicked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_delivered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-after-push-notification-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PushNotificationEvent & {
                    /** The name of this event. */
                    trigger?: "after_push_notification_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-before-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LegacyPendingMessageEvent & {
                    /** The name of this event. */
                    trigger?: "before_message";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_busy";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_cancelled";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionEndedEvent & {
                    /** The name of this event. */
                    trigger?: "call_ended";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-initiated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_initiated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "call_participant_joined";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "call_participant_left";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_rejected";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionStartedEvent & {
                    /** The name of this event. */
                    trigger?: "call_started";
                    /** The session belongs to a ringing call. */
                    type?: "call";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-call-unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RingingCallEvent & {
                    /** The name of this event. */
                    trigger?: "call_unanswered";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-conversation-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "conversation_pinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-conversation-unpinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "conversation_unpinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-email-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "email-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_created";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_deleted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_added";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-banned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_banned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_joined";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-kicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_kicked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_left";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookEvent & {
                    /** Not documented. */
                    data?: {
                        [key: string]: unknown;
                    };
                    /** The name of this event. */
                    trigger?: "group_member_removed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-scope-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_scope_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-member-unbanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupMemberEvent & {
                    /** The name of this event. */
                    trigger?: "group_member_unbanned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-owner-transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_owner_transferred";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-group-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GroupEvent & {
                    /** The name of this event. */
                    trigger?: "group_updated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionEndedEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_ended";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-participant-joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_participant_joined";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-participant-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionParticipantEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_participant_left";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-meeting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionStartedEvent & {
                    /** The name of this event. */
                    trigger?: "meeting_started";
                    /** The session belongs to a meeting. */
                    type?: "meet";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageDeletionEvent & {
                    /** The name of this event. */
                    trigger?: "message_deleted";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-delivered-to-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_delivered_to_all";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-delivery-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_delivery_receipt";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-edited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_edited";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_pinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-reaction-added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactionEvent & {
                    /** The name of this event. */
                    trigger?: "message_reaction_added";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-reaction-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReactionEvent & {
                    /** The name of this event. */
                    trigger?: "message_reaction_removed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-read-by-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_read_by_all";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-read-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptEvent & {
                    /** The name of this event. */
                    trigger?: "message_read_receipt";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_sent";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-message-unpinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "message_unpinned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationDecisionEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_approved";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationDecisionEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_blocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-engine-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationFailureEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_engine_failed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-moderation-manual-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ModerationReviewEvent & {
                    /** The name of this event. */
                    trigger?: "moderation_manual_approved";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-push-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "push-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-recording-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecordingEvent & {
                    /** The name of this event. */
                    trigger?: "recording_generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-sms-notification-payload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotificationPayloadEvent & {
                    /** The name of this event. */
                    trigger?: "sms-notification-payload-generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-transcription-generated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TranscriptionEvent & {
                    /** The name of this event. */
                    trigger?: "transcription_generated";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserBlockEvent & {
                    /** The name of this event. */
                    trigger?: "user_blocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-connection-status-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserConnectionEvent & {
                    /** The name of this event. */
                    trigger?: "user_connection_status_changed";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-mentioned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MessageEvent & {
                    /** The name of this event. */
                    trigger?: "user_mentioned";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
    "receive-user-unblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserBlockEvent & {
                    /** The name of this event. */
                    trigger?: "user_unblocked";
                };
            };
        };
        responses: {
            200: ResponseEventReceived;
        };
    };
}
