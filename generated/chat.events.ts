// Written by `npm run generate` from openapi/. Do not edit.
import type * as chat from './chat.ts'

/** A campaign was sent to all recipients. The event contains the campaign's counts and times, in seconds. */
export interface AfterCampaignCompletedEvent extends chat.CampaignEvent {
  /** The name of this event. */
  trigger: "after_campaign_completed"
}

/** A campaign could not be sent to its recipients. The event contains the campaign's counts and times, in seconds. */
export interface AfterCampaignFailedEvent extends chat.CampaignEvent {
  /** The name of this event. */
  trigger: "after_campaign_failed"
}

/** Legacy webhooks only: a user's client connected or disconnected. Times are in milliseconds. Current webhooks send `user_connection_status_changed` instead. */
export interface AfterConnectionStatusChangedEvent extends chat.LegacyConnectionEvent {
  /** The name of this event. */
  trigger: "after_connection_status_changed"
}

/** A feed item was delivered to the user's device. The status can already be `read`. */
export interface AfterFeedItemDeliveredEvent extends chat.FeedItemEvent {
  /** The name of this event. */
  trigger: "after_feed_item_delivered"
}

/** A user pressed something in a feed item. `status` can still be `sent` or `read`, and `topic` can contain the interaction. */
export interface AfterFeedItemInteractedEvent extends chat.FeedItemEvent {
  /** The name of this event. */
  trigger: "after_feed_item_interacted"
}

/** A user read an item in the feed inside the app. */
export interface AfterFeedItemReadEvent extends chat.FeedItemEvent {
  /** The name of this event. */
  trigger: "after_feed_item_read"
}

/** An item was sent to a user's feed inside the app. Only this event contains the item's content. */
export interface AfterFeedItemSentEvent extends chat.FeedItemEvent {
  /** The name of this event. */
  trigger: "after_feed_item_sent"
}

/** Legacy webhooks only: a message was sent. The message is `data` itself. Current webhooks send `message_sent` instead. */
export interface AfterMessageEvent extends chat.LegacyMessageEvent {
  /** The name of this event. */
  trigger: "after_message"
}

/** A batch of notifications was created and is being sent, for a campaign or on its own. */
export interface AfterNotificationCreatedEvent extends chat.CampaignNotificationEvent {
  /** The name of this event. */
  trigger: "after_notification_created"
}

/** A user clicked a push notification of a campaign. */
export interface AfterPushNotificationClickedEvent extends chat.PushNotificationEvent {
  /** The name of this event. */
  trigger: "after_push_notification_clicked"
}

/** A push notification of a campaign was delivered to the user's device. */
export interface AfterPushNotificationDeliveredEvent extends chat.PushNotificationEvent {
  /** The name of this event. */
  trigger: "after_push_notification_delivered"
}

/** A push notification of a campaign was sent to a user. */
export interface AfterPushNotificationSentEvent extends chat.PushNotificationEvent {
  /** The name of this event. */
  trigger: "after_push_notification_sent"
}

/** Legacy webhooks only, and sent before a message is processed. The message is `data` itself and has no id yet. The response determines what happens: `{"action": "do_not_propagate"}` drops the message, and `{"@injected": {"webhooks": {…}}}` adds metadata to it. */
export interface BeforeMessageEvent extends chat.LegacyPendingMessageEvent {
  /** The name of this event. */
  trigger: "before_message"
}

/** The called user is in another call. Sent only for calls between two users. */
export interface CallBusyEvent extends chat.RingingCallEvent {
  /** The name of this event. */
  trigger: "call_busy"
}

/** The caller cancelled the call before anybody answered. The Calls API spells this state `canceled`. */
export interface CallCancelledEvent extends chat.RingingCallEvent {
  /** The name of this event. */
  trigger: "call_cancelled"
}

/** All participants left the session of a ringing call, and the session ended. The event lists all participants with their times in seconds. */
export interface CallEndedEvent extends chat.SessionEndedEvent {
  /** The name of this event. */
  trigger: "call_ended"
  /** The session belongs to a ringing call. */
  type: "call"
}

/** A user calls another user or a group. Either the call then starts, or exactly one of the events busy, cancelled, rejected or unanswered follows. A call that nobody answers ends with `call_unanswered`, by default after 45 seconds. */
export interface CallInitiatedEvent extends chat.RingingCallEvent {
  /** The name of this event. */
  trigger: "call_initiated"
}

/** A participant joined the session of a ringing call. Boolean values are sent as strings. */
export interface CallParticipantJoinedEvent extends chat.SessionParticipantEvent {
  /** The name of this event. */
  trigger: "call_participant_joined"
  /** The session belongs to a ringing call. */
  type: "call"
}

/** A participant left the session of a ringing call. Boolean values are sent as strings. */
export interface CallParticipantLeftEvent extends chat.SessionParticipantEvent {
  /** The name of this event. */
  trigger: "call_participant_left"
  /** The session belongs to a ringing call. */
  type: "call"
}

/** The called user rejected the call. Sent only for calls between two users. */
export interface CallRejectedEvent extends chat.RingingCallEvent {
  /** The name of this event. */
  trigger: "call_rejected"
}

/** The session of a ringing call started, and the first participant is in it. */
export interface CallStartedEvent extends chat.SessionStartedEvent {
  /** The name of this event. */
  trigger: "call_started"
  /** The session belongs to a ringing call. */
  type: "call"
}

/** Nobody answered in time. The default is 45 seconds; the calling client can change it. A call to a group is unanswered if no member joins. */
export interface CallUnansweredEvent extends chat.RingingCallEvent {
  /** The name of this event. */
  trigger: "call_unanswered"
}

/** A conversation was pinned. The content of `data` may change. */
export interface ConversationPinnedEvent extends chat.WebhookEvent {
  /** The name of this event. */
  trigger: "conversation_pinned"
  /** An object that CometChat does not describe. */
  data?: { [key: string]: unknown }
}

/** A conversation was unpinned. The content of `data` may change. */
export interface ConversationUnpinnedEvent extends chat.WebhookEvent {
  /** The name of this event. */
  trigger: "conversation_unpinned"
  /** An object that CometChat does not describe. */
  data?: { [key: string]: unknown }
}

/** An e-mail notification was generated for a custom e-mail provider. CometChat sends this event to the URL that was saved with `saveCustomEmailProvider`. */
export interface EmailNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "email-notification-payload-generated"
}

/** A group was created. `members` contains the first members, by uid. */
export interface GroupCreatedEvent extends chat.GroupEvent {
  /** The name of this event. */
  trigger: "group_created"
}

/** A group was deleted. The event contains the group as it was before. */
export interface GroupDeletedEvent extends chat.GroupEvent {
  /** The name of this event. */
  trigger: "group_deleted"
}

/** A user added members to a group. The event contains the members, by uid, and the user who added them. */
export interface GroupMemberAddedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_added"
}

/** A user banned members from a group. They are removed and cannot join again. The event contains the members, by uid, and the user who banned them. After a ban with `onBehalfOf`, `data.members` contains the user who banned, not the banned user: call `listBannedGroupUsers` to find the banned user. */
export interface GroupMemberBannedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_banned"
}

/** A user joined a group. The event contains the user, by uid. There is no `by`, because nobody else was involved. */
export interface GroupMemberJoinedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_joined"
}

/** A user kicked members out of a group. They can join again. The event contains the members, by uid, and the user who kicked them. */
export interface GroupMemberKickedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_kicked"
}

/** A user left a group. The event contains the user, by uid. There is no `by`, because nobody else was involved. */
export interface GroupMemberLeftEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_left"
}

/** Members were removed from a group. Other events about members contain the group, the members by uid and the user who acted; `data` of this event may differ. */
export interface GroupMemberRemovedEvent extends chat.WebhookEvent {
  /** The name of this event. */
  trigger: "group_member_removed"
  /** An object that CometChat does not describe. */
  data?: { [key: string]: unknown }
}

/** A user changed the scope of members of a group. The event contains the members, by uid, each with the new and the old scope. */
export interface GroupMemberScopeChangedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_scope_changed"
}

/** A user unbanned users, who can now join the group again. The event contains the users, by uid, and the user who unbanned them. After an unban with `onBehalfOf`, `data.members` contains the user who unbanned, not the unbanned user: call `listBannedGroupUsers` to see who is still banned. */
export interface GroupMemberUnbannedEvent extends chat.GroupMemberEvent {
  /** The name of this event. */
  trigger: "group_member_unbanned"
}

/** A group has a new owner. The event contains the current group, with the former owner's uid in `oldOwner`. */
export interface GroupOwnerTransferredEvent extends chat.GroupEvent {
  /** The name of this event. */
  trigger: "group_owner_transferred"
}

/** The name, icon or other details of a group were changed. The event contains the group after the change. */
export interface GroupUpdatedEvent extends chat.GroupEvent {
  /** The name of this event. */
  trigger: "group_updated"
}

/** All participants left a meeting, and the meeting ended. The event lists all participants with their times in seconds. */
export interface MeetingEndedEvent extends chat.SessionEndedEvent {
  /** The name of this event. */
  trigger: "meeting_ended"
  /** The session belongs to a meeting. */
  type: "meet"
}

/** A participant joined a meeting. Boolean values are sent as strings. */
export interface MeetingParticipantJoinedEvent extends chat.SessionParticipantEvent {
  /** The name of this event. */
  trigger: "meeting_participant_joined"
  /** The session belongs to a meeting. */
  type: "meet"
}

/** A participant left a meeting. Boolean values are sent as strings. */
export interface MeetingParticipantLeftEvent extends chat.SessionParticipantEvent {
  /** The name of this event. */
  trigger: "meeting_participant_left"
  /** The session belongs to a meeting. */
  type: "meet"
}

/** The session of a meeting started. A meeting does not ring; participants join it by themselves. */
export interface MeetingStartedEvent extends chat.SessionStartedEvent {
  /** The name of this event. */
  trigger: "meeting_started"
  /** The session belongs to a meeting. */
  type: "meet"
}

/** A message was deleted. `data.message` is the deleted message itself, with at least its id. `data.message` may also be an action message, whose `data.entities.on.entity` is the deleted message; `category` tells them apart. The same deletion also fires `message_sent` once. Times are in seconds. */
export interface MessageDeletedEvent extends chat.MessageDeletionEvent {
  /** The name of this event. */
  trigger: "message_deleted"
}

/** A message to a group was delivered to all its members. Sent for groups only. The time is in seconds. */
export interface MessageDeliveredToAllEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_delivered_to_all"
}

/** A client confirmed that a message was delivered to its user. The time is in seconds. */
export interface MessageDeliveryReceiptEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_delivery_receipt"
}

/** A message was edited. `data.message` is the edited message itself, with its own id and its new content. `data.message` may also be an action message, whose `data.entities.on.entity` is the edited message; `category` tells them apart. The same edit also fires `message_sent` three times, once addressed to the sender. */
export interface MessageEditedEvent extends chat.MessageEvent {
  /** The name of this event. */
  trigger: "message_edited"
}

/** A message was pinned in its conversation. Times are in seconds. */
export interface MessagePinnedEvent extends chat.MessageEvent {
  /** The name of this event. */
  trigger: "message_pinned"
}

/** A user reacted to a message, with an emoji or a short text. */
export interface MessageReactionAddedEvent extends chat.ReactionEvent {
  /** The name of this event. */
  trigger: "message_reaction_added"
}

/** A user removed a reaction from a message. The event contains the reaction with the time when it was added; the time of the removal is not included. */
export interface MessageReactionRemovedEvent extends chat.ReactionEvent {
  /** The name of this event. */
  trigger: "message_reaction_removed"
}

/** All members of a group read a message. Sent for groups only. The time is in seconds. */
export interface MessageReadByAllEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_read_by_all"
}

/** A client confirmed that its user read a message. The time is in seconds. */
export interface MessageReadReceiptEvent extends chat.ReceiptEvent {
  /** The name of this event. */
  trigger: "message_read_receipt"
}

/** A user, a bot or the app sent a message with this API, not with the client SDKs. The event contains the whole message, with its sender and receiver. The event also fires for edits and deletions, with a message of category `action` and an id of its own: three times after an edit, once after a deletion. Check `category` before you treat it as a new message. */
export interface MessageSentEvent extends chat.MessageEvent {
  /** The name of this event. */
  trigger: "message_sent"
}

/** A message was unpinned. The event contains the user who unpinned it and the time, in seconds. */
export interface MessageUnpinnedEvent extends chat.MessageEvent {
  /** The name of this event. */
  trigger: "message_unpinned"
}

/** The moderation engine approved a message, which is now delivered to its receivers. The event contains the whole message; its moderation status is `approved`. */
export interface ModerationEngineApprovedEvent extends chat.ModerationDecisionEvent {
  /** The name of this event. */
  trigger: "moderation_engine_approved"
}

/** The moderation engine blocked a message, so its receivers do not see it. The event contains the whole message, with the moderation status `disapproved`, and can contain the rules that it broke. */
export interface ModerationEngineBlockedEvent extends chat.ModerationDecisionEvent {
  /** The name of this event. */
  trigger: "moderation_engine_blocked"
}

/** OpenAI or a custom moderation engine could not decide about a message. The event is sent once per moderation pass, in addition to the event for the approved or blocked message. Failures of CometChat's own engines are not reported. */
export interface ModerationEngineFailedEvent extends chat.ModerationFailureEvent {
  /** The name of this event. */
  trigger: "moderation_engine_failed"
}

/** A moderator approved a message that the engine had blocked, and the message is now delivered. The event contains the rules that the message broke. */
export interface ModerationManualApprovedEvent extends chat.ModerationReviewEvent {
  /** The name of this event. */
  trigger: "moderation_manual_approved"
}

/** A push notification was generated for a custom push provider. CometChat sends this event to the URL that was saved with `saveCustomPushProvider`. */
export interface PushNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "push-notification-payload-generated"
}

/** The recording of a call or a meeting can be downloaded. Its start time and duration are strings. */
export interface RecordingGeneratedEvent extends chat.RecordingEvent {
  /** The name of this event. */
  trigger: "recording_generated"
}

/** An SMS notification was generated for a custom SMS provider. CometChat sends this event to the URL that was saved with `saveCustomSmsProvider`. */
export interface SmsNotificationPayloadGeneratedEvent extends chat.NotificationPayloadEvent {
  /** The name of this event. */
  trigger: "sms-notification-payload-generated"
}

/** The transcript of a call or a meeting can be downloaded. Its times are numbers, in seconds. */
export interface TranscriptionGeneratedEvent extends chat.TranscriptionEvent {
  /** The name of this event. */
  trigger: "transcription_generated"
}

/** A user blocked other users, who can no longer send messages to this user. The event contains the blocked users, by uid. */
export interface UserBlockedEvent extends chat.UserBlockEvent {
  /** The name of this event. */
  trigger: "user_blocked"
}

/** A user's client connected or disconnected. `data.status` covers all the user's sessions: it can be `online` after this client has disconnected (`currentConnection.action`), because another client is still connected. The times of the connection are in milliseconds, unlike in all other events. The user's own times are in seconds. */
export interface UserConnectionStatusChangedEvent extends chat.UserConnectionEvent {
  /** The name of this event. */
  trigger: "user_connection_status_changed"
}

/** A message mentions a user. The event contains the whole message; `data.mentions` contains the mentioned users, by uid. */
export interface UserMentionedEvent extends chat.MessageEvent {
  /** The name of this event. */
  trigger: "user_mentioned"
}

/** A user unblocked other users. The event contains them, by uid. */
export interface UserUnblockedEvent extends chat.UserBlockEvent {
  /** The name of this event. */
  trigger: "user_unblocked"
}

/** An event that the specification describes, distinguished by its `trigger`. */
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
