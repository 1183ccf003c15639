// Written by `npm run generate` from openapi/. Do not edit.
import type * as chat from './chat.ts'

/** A campaign was sent to all whom it was meant for. Its counts and times come along, in seconds. */
export interface AfterCampaignCompletedEvent extends chat.CampaignEvent {
  /** Names this event. */
  trigger: "after_campaign_completed"
}

/** A campaign could not be sent to those whom it was meant for. Its counts and times come along, in seconds. */
export interface AfterCampaignFailedEvent extends chat.CampaignEvent {
  /** Names this event. */
  trigger: "after_campaign_failed"
}

/** Legacy webhooks only: a user's client connected or disconnected. Times are in milliseconds. Current webhooks send `user_connection_status_changed` instead. */
export interface AfterConnectionStatusChangedEvent extends chat.LegacyConnectionEvent {
  /** The name of this event. */
  trigger: "after_connection_status_changed"
}

/** An item of a user's feed has reached the device. */
export interface AfterFeedItemDeliveredEvent extends chat.FeedItemEvent {
  /** Names this event. */
  trigger: "after_feed_item_delivered"
}

/** A user has pressed something in an item of the feed. The status may still read `read`. */
export interface AfterFeedItemInteractedEvent extends chat.FeedItemEvent {
  /** Names this event. */
  trigger: "after_feed_item_interacted"
}

/** A user has read an item of the feed inside the app. */
export interface AfterFeedItemReadEvent extends chat.FeedItemEvent {
  /** Names this event. */
  trigger: "after_feed_item_read"
}

/** An item was sent to a user's feed inside the app. Its content comes along, in this event only. */
export interface AfterFeedItemSentEvent extends chat.FeedItemEvent {
  /** Names this event. */
  trigger: "after_feed_item_sent"
}

/** Legacy webhooks only: a message was sent. The message is `data` itself. Current webhooks send `message_sent` instead. */
export interface AfterMessageEvent extends chat.LegacyMessageEvent {
  /** The name of this event. */
  trigger: "after_message"
}

/** A batch of notifications was made and is being sent, for a campaign or by itself. */
export interface AfterNotificationCreatedEvent extends chat.CampaignNotificationEvent {
  /** Names this event. */
  trigger: "after_notification_created"
}

/** A user has pressed a push notification of a campaign. */
export interface AfterPushNotificationClickedEvent extends chat.PushNotificationEvent {
  /** Names this event. */
  trigger: "after_push_notification_clicked"
}

/** A push notification of a campaign has reached the user's device. */
export interface AfterPushNotificationDeliveredEvent extends chat.PushNotificationEvent {
  /** Names this event. */
  trigger: "after_push_notification_delivered"
}

/** A push notification of a campaign was sent to a user. */
export interface AfterPushNotificationSentEvent extends chat.PushNotificationEvent {
  /** Names this event. */
  trigger: "after_push_notification_sent"
}

/** Legacy webhooks only, and sent before a message is processed. The message is `data` itself and has no id yet. The response decides what happens: `{"action": "do_not_propagate"}` drops the message, and `{"@injected": {"webhooks": {…}}}` adds metadata to it. */
export interface BeforeMessageEvent extends chat.LegacyPendingMessageEvent {
  /** The name of this event. */
  trigger: "before_message"
}

/** The user who is called is in another call. It happens in calls between two users only. */
export interface CallBusyEvent extends chat.RingingCallEvent {
  /** Names this event. */
  trigger: "call_busy"
}

/** The caller has given up before anybody answered. The Calls API spells this state `canceled`. */
export interface CallCancelledEvent extends chat.RingingCallEvent {
  /** Names this event. */
  trigger: "call_cancelled"
}

/** Everybody has left the session of a ringing call, and it is over. All participants come, with their times in seconds. */
export interface CallEndedEvent extends chat.SessionEndedEvent {
  /** Names this event. */
  trigger: "call_ended"
  /** Marks the session of a ringing call. */
  type: "call"
}

/** A user calls another user or a group, and it rings. Either the call starts, or just one of busy, cancelled, rejected and unanswered follows. */
export interface CallInitiatedEvent extends chat.RingingCallEvent {
  /** Names this event. */
  trigger: "call_initiated"
}

/** Somebody has entered the session of a ringing call. Participants are told by name only, and what is yes or no comes as a string. */
export interface CallParticipantJoinedEvent extends chat.SessionParticipantEvent {
  /** Names this event. */
  trigger: "call_participant_joined"
  /** Marks the session of a ringing call. */
  type: "call"
}

/** Somebody has left the session of a ringing call. Participants are told by name only, and what is yes or no comes as a string. */
export interface CallParticipantLeftEvent extends chat.SessionParticipantEvent {
  /** Names this event. */
  trigger: "call_participant_left"
  /** Marks the session of a ringing call. */
  type: "call"
}

/** The user who is called does not want to talk. It happens in calls between two users only. */
export interface CallRejectedEvent extends chat.RingingCallEvent {
  /** Names this event. */
  trigger: "call_rejected"
}

/** The session of a ringing call has begun, with the first participant in it. */
export interface CallStartedEvent extends chat.SessionStartedEvent {
  /** Names this event. */
  trigger: "call_started"
  /** Marks the session of a ringing call. */
  type: "call"
}

/** Nobody has answered in time. A call to a group is unanswered if no member joined at all. */
export interface CallUnansweredEvent extends chat.RingingCallEvent {
  /** Names this event. */
  trigger: "call_unanswered"
}

/** A conversation was pinned. The dashboard offers this trigger, but live tests did not see it fire, so the content of `data` is not documented. */
export interface ConversationPinnedEvent extends chat.WebhookEvent {
  /** The name of this event. */
  trigger: "conversation_pinned"
  /** Not documented. */
  data?: chat.operations['receive-conversation-pinned']['requestBody']['content']['application/json']['data']
}

/** A conversation was unpinned. The dashboard offers this trigger, but live tests did not see it fire, so the content of `data` is not documented. */
export interface ConversationUnpinnedEvent extends chat.WebhookEvent {
  /** The name of this event. */
  trigger: "conversation_unpinned"
  /** Not documented. */
  data?: chat.operations['receive-conversation-unpinned']['requestBody']['content']['application/json']['data']
}

/** An e-mail notification was generated for a custom e-mail provider. The service sends this event to the address that was saved with `save-custom-email-provider`. */
export interface EmailNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "email-notification-payload-generated"
}

/** A group was created. Those who are in it from the start come by uid. */
export interface GroupCreatedEvent extends chat.GroupEvent {
  /** Names this event. */
  trigger: "group_created"
}

/** A group was deleted. It comes as it was last. */
export interface GroupDeletedEvent extends chat.GroupEvent {
  /** Names this event. */
  trigger: "group_deleted"
}

/** Somebody has added members to a group. They come by uid, together with who did it. */
export interface GroupMemberAddedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_added"
}

/** Somebody has banned members from a group; they are out and cannot come back. They come by uid, together with who did it. */
export interface GroupMemberBannedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_banned"
}

/** A user has joined a group. The user comes by uid; nobody else took part, so there is no `by`. */
export interface GroupMemberJoinedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_joined"
}

/** Somebody has put members out of a group; they may join again. They come by uid, together with who did it. */
export interface GroupMemberKickedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_kicked"
}

/** A user has left a group. The user comes by uid; nobody else took part, so there is no `by`. */
export interface GroupMemberLeftEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_left"
}

/** Members were removed from a group. What `data` holds is not documented; the other events about members bring the group, the members by uid and who did it. */
export interface GroupMemberRemovedEvent extends chat.WebhookEvent {
  /** Names this event. */
  trigger: "group_member_removed"
  /** Not documented. */
  data?: chat.operations['receive-group-member-removed']['requestBody']['content']['application/json']['data']
}

/** Somebody has changed what members may do in a group. They come by uid, each with the scope of now and that of before. */
export interface GroupMemberScopeChangedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_scope_changed"
}

/** Somebody has lifted the ban on users, who may join the group again. They come by uid, together with who did it. */
export interface GroupMemberUnbannedEvent extends chat.GroupMemberEvent {
  /** Names this event. */
  trigger: "group_member_unbanned"
}

/** A group has a new owner. The group comes as it is now, with the former owner's uid as `oldOwner`. */
export interface GroupOwnerTransferredEvent extends chat.GroupEvent {
  /** Names this event. */
  trigger: "group_owner_transferred"
}

/** A group's name, picture or other details have changed. The group comes as it is now. */
export interface GroupUpdatedEvent extends chat.GroupEvent {
  /** Names this event. */
  trigger: "group_updated"
}

/** Everybody has left a meeting, and it is over. All participants come, with their times in seconds. */
export interface MeetingEndedEvent extends chat.SessionEndedEvent {
  /** Names this event. */
  trigger: "meeting_ended"
  /** Marks the session of a meeting. */
  type: "meet"
}

/** Somebody has entered a meeting. Participants are told by name only, and what is yes or no comes as a string. */
export interface MeetingParticipantJoinedEvent extends chat.SessionParticipantEvent {
  /** Names this event. */
  trigger: "meeting_participant_joined"
  /** Marks the session of a meeting. */
  type: "meet"
}

/** Somebody has left a meeting. Participants are told by name only, and what is yes or no comes as a string. */
export interface MeetingParticipantLeftEvent extends chat.SessionParticipantEvent {
  /** Names this event. */
  trigger: "meeting_participant_left"
  /** Marks the session of a meeting. */
  type: "meet"
}

/** The session of a meeting has begun. A meeting does not ring; people come to it. */
export interface MeetingStartedEvent extends chat.SessionStartedEvent {
  /** Names this event. */
  trigger: "meeting_started"
  /** Marks the session of a meeting. */
  type: "meet"
}

/** Somebody has deleted a message. What comes is the record of it; what is left of the message stands in its `data.entities.on.entity` and may be no more than its id and the time, in seconds. */
export interface MessageDeletedEvent extends chat.MessageEvent {
  /** Names this event. */
  trigger: "message_deleted"
}

/** A message to a group was delivered to all its members. Sent for groups only. The time is in seconds. */
export interface MessageDeliveredToAllEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_delivered_to_all"
}

/** A client confirms that a message has reached its user. The time is in seconds. */
export interface MessageDeliveryReceiptEvent extends chat.ReceiptEvent {
  /** Names this event. */
  trigger: "message_delivery_receipt"
}

/** Somebody has changed a message. What comes is the record of it; the message as it reads now stands in its `data.entities.on.entity`. */
export interface MessageEditedEvent extends chat.MessageEvent {
  /** Names this event. */
  trigger: "message_edited"
}

/** A message was pinned in its conversation. Times are in seconds. */
export interface MessagePinnedEvent extends chat.MessagePinEvent {
  /** The name of this event. */
  trigger: "message_pinned"
}

/** A user has reacted to a message, with an emoji or a short text. */
export interface MessageReactionAddedEvent extends chat.ReactionEvent {
  /** Names this event. */
  trigger: "message_reaction_added"
}

/** A user has taken a reaction back. It comes as it was given, its time included; when it was taken back is not told. */
export interface MessageReactionRemovedEvent extends chat.ReactionEvent {
  /** Names this event. */
  trigger: "message_reaction_removed"
}

/** All members of a group read a message. Sent for groups only. The time is in seconds. */
export interface MessageReadByAllEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_read_by_all"
}

/** A client confirms that its user has read a message. The time is in seconds. */
export interface MessageReadReceiptEvent extends chat.ReceiptEvent {
  /** Names this event. */
  trigger: "message_read_receipt"
}

/** A user, a bot or the app has sent a message. It comes whole, with its sender and receiver as they were then. */
export interface MessageSentEvent extends chat.MessageEvent {
  /** Names this event. */
  trigger: "message_sent"
}

/** A message was unpinned. The event contains the user who unpinned it and the time, in seconds. */
export interface MessageUnpinnedEvent extends chat.MessageUnpinEvent {
  /** The name of this event. */
  trigger: "message_unpinned"
}

/** The moderation engine found nothing wrong with a message, which now goes to its receivers. The message comes whole, with the verdict `approved`. */
export interface ModerationEngineApprovedEvent extends chat.ModerationDecisionEvent {
  /** Names this event. */
  trigger: "moderation_engine_approved"
}

/** The moderation engine has blocked a message, which its receivers never see. It comes whole, with the verdict `disapproved`; the rule it broke is not told. */
export interface ModerationEngineBlockedEvent extends chat.ModerationDecisionEvent {
  /** Names this event. */
  trigger: "moderation_engine_blocked"
}

/** OpenAI or an engine of your own could not decide about a message. The event comes besides that of the approved or blocked message, one for each pass of moderation. Failures of the engines that the service itself runs are not told. */
export interface ModerationEngineFailedEvent extends chat.ModerationFailureEvent {
  /** Names this event. */
  trigger: "moderation_engine_failed"
}

/** A moderator has approved a message that the engine had blocked, and it goes to its receivers after all. The rules that it broke come along. */
export interface ModerationManualApprovedEvent extends chat.ModerationReviewEvent {
  /** Names this event. */
  trigger: "moderation_manual_approved"
}

/** A push notification was generated for a custom push provider. The service sends this event to the address that was saved with `save- custom-push-provider`. */
export interface PushNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "push-notification-payload-generated"
}

/** The recording of a call or a meeting can be fetched. Its start and its length come as strings. */
export interface RecordingGeneratedEvent extends chat.RecordingEvent {
  /** Names this event. */
  trigger: "recording_generated"
}

/** An SMS notification was generated for a custom SMS provider. The service sends this event to the address that was saved with `save- custom-sms-provider`. */
export interface SmsNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "sms-notification-payload-generated"
}

/** The transcript of a call or a meeting can be fetched. Its times are numbers, in seconds. */
export interface TranscriptionGeneratedEvent extends chat.TranscriptionEvent {
  /** Names this event. */
  trigger: "transcription_generated"
}

/** A user has blocked others, who can no longer write to this user. They come by uid. */
export interface UserBlockedEvent extends chat.UserBlockEvent {
  /** Names this event. */
  trigger: "user_blocked"
}

/** A user's client has connected or disconnected. Unlike in all other events, the times of the connection are in milliseconds; those of the user are in seconds. */
export interface UserConnectionStatusChangedEvent extends chat.UserConnectionEvent {
  /** Names this event. */
  trigger: "user_connection_status_changed"
}

/** A message mentions a user. It comes whole; `data.mentions` holds those who are mentioned, by uid. */
export interface UserMentionedEvent extends chat.MessageEvent {
  /** Names this event. */
  trigger: "user_mentioned"
}

/** A user lets others through again that were blocked. They come by uid. */
export interface UserUnblockedEvent extends chat.UserBlockEvent {
  /** Names this event. */
  trigger: "user_unblocked"
}

/** An event that the specification describes, told apart by its `trigger`. */
export type ChatEvent =
  | AfterCampaignCompletedEvent
  | AfterCampaignFailedEvent
  | AfterConnectionStatusChangedEvent
  | AfterFeedItemDeliveredEvent
  | AfterFeedItemInteractedEvent
  | AfterFeedItemReadEvent
  | AfterFeedItemSentEvent
  | AfterMessageEvent
  | AfterNotificationCreatedEvent
  | AfterPushNotificationClickedEvent
  | AfterPushNotificationDeliveredEvent
  | AfterPushNotificationSentEvent
  | BeforeMessageEvent
  | CallBusyEvent
  | CallCancelledEvent
  | CallEndedEvent
  | CallInitiatedEvent
  | CallParticipantJoinedEvent
  | CallParticipantLeftEvent
  | CallRejectedEvent
  | CallStartedEvent
  | CallUnansweredEvent
  | ConversationPinnedEvent
  | ConversationUnpinnedEvent
  | EmailNotificationPayloadGeneratedEvent
  | GroupCreatedEvent
  | GroupDeletedEvent
  | GroupMemberAddedEvent
  | GroupMemberBannedEvent
  | GroupMemberJoinedEvent
  | GroupMemberKickedEvent
  | GroupMemberLeftEvent
  | GroupMemberRemovedEvent
  | GroupMemberScopeChangedEvent
  | GroupMemberUnbannedEvent
  | GroupOwnerTransferredEvent
  | GroupUpdatedEvent
  | MeetingEndedEvent
  | MeetingParticipantJoinedEvent
  | MeetingParticipantLeftEvent
  | MeetingStartedEvent
  | MessageDeletedEvent
  | MessageDeliveredToAllEvent
  | MessageDeliveryReceiptEvent
  | MessageEditedEvent
  | MessagePinnedEvent
  | MessageReactionAddedEvent
  | MessageReactionRemovedEvent
  | MessageReadByAllEvent
  | MessageReadReceiptEvent
  | MessageSentEvent
  | MessageUnpinnedEvent
  | ModerationEngineApprovedEvent
  | ModerationEngineBlockedEvent
  | ModerationEngineFailedEvent
  | ModerationManualApprovedEvent
  | PushNotificationPayloadGeneratedEvent
  | RecordingGeneratedEvent
  | SmsNotificationPayloadGeneratedEvent
  | TranscriptionGeneratedEvent
  | UserBlockedEvent
  | UserConnectionStatusChangedEvent
  | UserMentionedEvent
  | UserUnblockedEvent
