import type * as chat from './chat.ts';
export interface AfterCampaignCompletedEvent extends chat.CampaignEvent {
    trigger: "after_campaign_completed";
}
export interface AfterCampaignFailedEvent extends chat.CampaignEvent {
    trigger: "after_campaign_failed";
}
export interface AfterFeedItemDeliveredEvent extends chat.FeedItemEvent {
    trigger: "after_feed_item_delivered";
}
export interface AfterFeedItemInteractedEvent extends chat.FeedItemEvent {
    trigger: "after_feed_item_interacted";
}
export interface AfterFeedItemReadEvent extends chat.FeedItemEvent {
    trigger: "after_feed_item_read";
}
export interface AfterFeedItemSentEvent extends chat.FeedItemEvent {
    trigger: "after_feed_item_sent";
}
export interface AfterNotificationCreatedEvent extends chat.CampaignNotificationEvent {
    trigger: "after_notification_created";
}
export interface AfterPushNotificationClickedEvent extends chat.PushNotificationEvent {
    trigger: "after_push_notification_clicked";
}
export interface AfterPushNotificationDeliveredEvent extends chat.PushNotificationEvent {
    trigger: "after_push_notification_delivered";
}
export interface AfterPushNotificationSentEvent extends chat.PushNotificationEvent {
    trigger: "after_push_notification_sent";
}
export interface CallBusyEvent extends chat.RingingCallEvent {
    trigger: "call_busy";
}
export interface CallCancelledEvent extends chat.RingingCallEvent {
    trigger: "call_cancelled";
}
export interface CallEndedEvent extends chat.SessionEndedEvent {
    trigger: "call_ended";
    type: "call";
}
export interface CallInitiatedEvent extends chat.RingingCallEvent {
    trigger: "call_initiated";
}
export interface CallParticipantJoinedEvent extends chat.SessionParticipantEvent {
    trigger: "call_participant_joined";
    type: "call";
}
export interface CallParticipantLeftEvent extends chat.SessionParticipantEvent {
    trigger: "call_participant_left";
    type: "call";
}
export interface CallRejectedEvent extends chat.RingingCallEvent {
    trigger: "call_rejected";
}
export interface CallStartedEvent extends chat.SessionStartedEvent {
    trigger: "call_started";
    type: "call";
}
export interface CallUnansweredEvent extends chat.RingingCallEvent {
    trigger: "call_unanswered";
}
export interface GroupCreatedEvent extends chat.GroupEvent {
    trigger: "group_created";
}
export interface GroupDeletedEvent extends chat.GroupEvent {
    trigger: "group_deleted";
}
export interface GroupMemberAddedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_added";
}
export interface GroupMemberBannedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_banned";
}
export interface GroupMemberJoinedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_joined";
}
export interface GroupMemberKickedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_kicked";
}
export interface GroupMemberLeftEvent extends chat.GroupMemberEvent {
    trigger: "group_member_left";
}
export interface GroupMemberRemovedEvent extends chat.WebhookEvent {
    trigger: "group_member_removed";
    data?: chat.operations['receive-group-member-removed']['requestBody']['content']['application/json']['data'];
}
export interface GroupMemberScopeChangedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_scope_changed";
}
export interface GroupMemberUnbannedEvent extends chat.GroupMemberEvent {
    trigger: "group_member_unbanned";
}
export interface GroupOwnerTransferredEvent extends chat.GroupEvent {
    trigger: "group_owner_transferred";
}
export interface GroupUpdatedEvent extends chat.GroupEvent {
    trigger: "group_updated";
}
export interface MeetingEndedEvent extends chat.SessionEndedEvent {
    trigger: "meeting_ended";
    type: "meet";
}
export interface MeetingParticipantJoinedEvent extends chat.SessionParticipantEvent {
    trigger: "meeting_participant_joined";
    type: "meet";
}
export interface MeetingParticipantLeftEvent extends chat.SessionParticipantEvent {
    trigger: "meeting_participant_left";
    type: "meet";
}
export interface MeetingStartedEvent extends chat.SessionStartedEvent {
    trigger: "meeting_started";
    type: "meet";
}
export interface MessageDeletedEvent extends chat.MessageActionEvent {
    trigger: "message_deleted";
}
export interface MessageDeliveryReceiptEvent extends chat.ReceiptEvent {
    trigger: "message_delivery_receipt";
}
export interface MessageEditedEvent extends chat.MessageActionEvent {
    trigger: "message_edited";
}
export interface MessageReactionAddedEvent extends chat.ReactionEvent {
    trigger: "message_reaction_added";
}
export interface MessageReactionRemovedEvent extends chat.ReactionEvent {
    trigger: "message_reaction_removed";
}
export interface MessageReadReceiptEvent extends chat.ReceiptEvent {
    trigger: "message_read_receipt";
}
export interface MessageSentEvent extends chat.MessageEvent {
    trigger: "message_sent";
}
export interface ModerationEngineApprovedEvent extends chat.ModerationDecisionEvent {
    trigger: "moderation_engine_approved";
}
export interface ModerationEngineBlockedEvent extends chat.ModerationDecisionEvent {
    trigger: "moderation_engine_blocked";
}
export interface ModerationEngineFailedEvent extends chat.ModerationFailureEvent {
    trigger: "moderation_engine_failed";
}
export interface ModerationManualApprovedEvent extends chat.ModerationReviewEvent {
    trigger: "moderation_manual_approved";
}
export interface RecordingGeneratedEvent extends chat.RecordingEvent {
    trigger: "recording_generated";
}
export interface TranscriptionGeneratedEvent extends chat.TranscriptionEvent {
    trigger: "transcription_generated";
}
export interface UserBlockedEvent extends chat.UserBlockEvent {
    trigger: "user_blocked";
}
export interface UserConnectionStatusChangedEvent extends chat.UserConnectionEvent {
    trigger: "user_connection_status_changed";
}
export interface UserMentionedEvent extends chat.MessageEvent {
    trigger: "user_mentioned";
}
export interface UserUnblockedEvent extends chat.UserBlockEvent {
    trigger: "user_unblocked";
}
export type ChatEvent = AfterCampaignCompletedEvent | AfterCampaignFailedEvent | AfterFeedItemDeliveredEvent | AfterFeedItemInteractedEvent | AfterFeedItemReadEvent | AfterFeedItemSentEvent | AfterNotificationCreatedEvent | AfterPushNotificationClickedEvent | AfterPushNotificationDeliveredEvent | AfterPushNotificationSentEvent | CallBusyEvent | CallCancelledEvent | CallEndedEvent | CallInitiatedEvent | CallParticipantJoinedEvent | CallParticipantLeftEvent | CallRejectedEvent | CallStartedEvent | CallUnansweredEvent | GroupCreatedEvent | GroupDeletedEvent | GroupMemberAddedEvent | GroupMemberBannedEvent | GroupMemberJoinedEvent | GroupMemberKickedEvent | GroupMemberLeftEvent | GroupMemberRemovedEvent | GroupMemberScopeChangedEvent | GroupMemberUnbannedEvent | GroupOwnerTransferredEvent | GroupUpdatedEvent | MeetingEndedEvent | MeetingParticipantJoinedEvent | MeetingParticipantLeftEvent | MeetingStartedEvent | MessageDeletedEvent | MessageDeliveryReceiptEvent | MessageEditedEvent | MessageReactionAddedEvent | MessageReactionRemovedEvent | MessageReadReceiptEvent | MessageSentEvent | ModerationEngineApprovedEvent | ModerationEngineBlockedEvent | ModerationEngineFailedEvent | ModerationManualApprovedEvent | RecordingGeneratedEvent | TranscriptionGeneratedEvent | UserBlockedEvent | UserConnectionStatusChangedEvent | UserMentionedEvent | UserUnblockedEvent;
