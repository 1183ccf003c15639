// Written by `npm run generate` from openapi/. Do not edit.
/** The direction to continue in, `append` (after the cursor) or `prepend` (before it). */
export type Affix = 'append' | 'prepend' | (string & {});
/** A voice or video call that is ringing, ongoing or over. */
export interface Call {
    endedAt?: UnixSeconds;
    /** Whether the call was recorded. */
    hasRecording?: boolean;
    /** Whether the call was transcribed. */
    hasTranscription?: boolean;
    initiatedAt?: UnixSeconds;
    /**
     * Uid of the user who started the call.
     *
     * @example mira
     */
    initiator?: string;
    /** Custom data of the call; an empty list if it has no data. Its content is undocumented. */
    metaData?: {
        [key: string]: unknown;
    } | unknown[] | string;
    /**
     * Id of the call's media session. May be empty.
     *
     * @example 1f0c9a74-5b3e-4d28-9e61-7a8b2c4d6e01
     */
    mid?: string;
    /** The mode of the call: a call that rings (`call`), a meeting (`meet`), or a presentation (`presenter`). */
    mode?: 'call' | 'meet' | 'presenter' | (string & {});
    /** The users who were called or joined. */
    participants?: CallParticipant[];
    /**
     * Uid of the user or guid of the group that was called.
     *
     * @example jonas
     */
    receiver?: string;
    /** Whether a user or a group was called. */
    receiverType?: 'user' | 'group' | (string & {});
    /** The recordings of the call. */
    recordings?: CallRecording[];
    /**
     * Id of the call's session.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01
     */
    sessionId: string;
    startedAt?: UnixSeconds;
    /** The status of the call. It is spelt `canceled` here and `cancelled` in webhook events. */
    status?: 'initiated' | 'ongoing' | 'ended' | 'unanswered' | 'rejected' | 'canceled' | (string & {});
    /** Tags of the call. */
    tags?: string[];
    /**
     * Minutes of audio in the call.
     *
     * @example 12
     */
    totalAudioMinutes?: number;
    /** Duration of the call, as hours, minutes and seconds (`00:12:00`). */
    totalDuration?: string | number;
    /**
     * Minutes of audio and video together.
     *
     * @example 12
     */
    totalDurationInMinutes?: number;
    /**
     * Number of participants who joined. A user who joins from a second device counts again.
     *
     * @example 2
     */
    totalParticipants?: number;
    /**
     * Minutes of video in the call.
     *
     * @example 0
     */
    totalVideoMinutes?: number;
    /** The 5 latest transcriptions of a call with `hasTranscription`. */
    transcriptions?: CallTranscription[];
    /** Voice only (`audio`), or with video (`video`). */
    type?: 'audio' | 'video' | (string & {});
}
/** A user who was called or joined, on one device. A participant who never joined has no device, media session or times. */
export interface CallParticipant {
    /** Id of the device that the user joined from. May be empty. */
    deviceId?: string | number;
    /** Whether the user joined. */
    isJoined?: boolean;
    joinedAt?: UnixSeconds;
    leftAt?: UnixSeconds;
    /**
     * Id of the media session that the user joined. May be empty.
     *
     * @example 1f0c9a74-5b3e-4d28-9e61-7a8b2c4d6e01
     */
    mid?: string;
    /** The status of the call for this user. */
    state?: 'ongoing' | 'ended' | 'unanswered' | 'rejected' | (string & {});
    /**
     * Minutes of audio of this user.
     *
     * @example 12
     */
    totalAudioMinutes?: number;
    /** How long the user stayed: in minutes as a number, or in hours, minutes and seconds as a string. */
    totalDuration?: number | string;
    /** How long the user stayed, in minutes. Some responses call it `totalDuration`. */
    totalDurationInMinutes?: number;
    /**
     * Minutes of video of this user.
     *
     * @example 0
     */
    totalVideoMinutes?: number;
    /**
     * Uid of the user.
     *
     * @example mira
     */
    uid: string;
}
/** A recording of a call. */
export interface CallRecording {
    /** Duration of the recording, in minutes. */
    duration?: number | string;
    endTime?: UnixSeconds;
    /**
     * URL of the recording.
     *
     * @example https://recordings.example.com/feedfacefeedface01.mp4
     */
    recording_url?: string;
    /**
     * Id of the recording.
     *
     * @example 3c4d5e6f-7a8b-4c9d-8e0f-1a2b3c4d5e03
     */
    rid?: string;
    startTime?: UnixSeconds;
}
/** A transcription of a call. */
export interface CallTranscription {
    endTime?: UnixSeconds;
    /**
     * Id of the media session that it covers. Left out if it covers the whole session.
     *
     * @example 1f0c9a74-5b3e-4d28-9e61-7a8b2c4d6e01
     */
    mid?: string;
    /**
     * Name of the call's room. It starts with the session id.
     *
     * @example v1.eu.app-linden-yard.feedfacefeedface01@conference.rtc.example.com
     */
    roomName?: string;
    startTime?: UnixSeconds;
    /**
     * Id of the transcription.
     *
     * @example 4d5e6f70-8b9c-4dae-9f10-2b3c4d5e6f04
     */
    tid: string;
    /**
     * Time when the transcription was created, in ISO 8601.
     *
     * @example 2026-03-01T09:00:00.000Z
     */
    transcriptDate?: string;
    /**
     * URL of the transcription, a JSON file.
     *
     * @example https://transcripts.example.com/feedfacefeedface01.json
     */
    transcriptUrl?: string;
}
/** A position in a list and the direction to continue in. To fetch the records beyond it, send its fields as query parameters of the same names. */
export interface Cursor {
    affix?: Affix;
    /** Id of the record at the cursor. A string in most responses, a number in some. */
    id?: string | number;
    sentAt?: UnixSeconds;
    updatedAt?: UnixSeconds;
}
/** The body of an error. It may have further properties. */
export interface ErrorBody {
    error: ErrorDetail;
}
/** Why the request failed, in upper snake case. The list contains the known codes; CometChat may send others. docs/errors.md lists them with their statuses and sources. */
export type ErrorCode = 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_ACTION_NOT_ALLOWED' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CARD_DATA_MISSING' | 'ERR_CHANNEL_LIMIT_REACHED' | 'ERR_CHANNEL_NOT_FOUND' | 'ERR_CONFLICT' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_CONVERSATION_SEARCH_RESTRICTION' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_FEATURE_NOT_ACCESSIBLE' | 'ERR_FEED_ITEM_NOT_FOUND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INTERNAL' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CARD_BODY' | 'ERR_INVALID_CARD_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NOT_FOUND' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SERVICE_TIMEOUT' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TEMPLATE_NOT_FOUND' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_DOES_NOT_EXIST' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_UNAUTHORIZED' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_VALIDATION' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_GROUP_LEAVE_FAILED' | 'ERR_WS_GROUP_MEMBER_MGMT_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
/** The problem, for programs (`code`), for people (`message`) and for developers (`devMessage`). Other fields may be added, and any may be missing. */
export interface ErrorDetail {
    code?: ErrorCode;
    /** The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
    details?: {
        [key: string]: unknown;
    } | string[];
    /** A sentence for developers, which may contain ids. Some errors omit it. */
    devMessage?: string;
    /** A sentence that describes the problem. CometChat masks any key in it. */
    message?: string;
    /** The part of CometChat that responded, such as `chat-api`. */
    source?: string;
}
/** The response of `listCalls`. The calls that match the filters. */
export interface ListCallsResponse {
    /** The calls. */
    data: Call[];
    meta: PageMeta;
}
/** Information about a page of a list. */
export interface PageMeta {
    cursor?: Cursor;
    pagination: Pagination;
}
/** The position of a page among all pages. */
export interface Pagination {
    /**
     * Number of records on this page.
     *
     * @example 2
     */
    count: number;
    /**
     * Number of this page; the first is 1.
     *
     * @example 1
     */
    current_page: number;
    /**
     * Maximum number of records per page.
     *
     * @example 100
     */
    per_page?: number;
    /**
     * Total number of records. May be 0 in lists that also have a cursor.
     *
     * @example 2
     */
    total?: number;
    /**
     * Number of pages.
     *
     * @example 1
     */
    total_pages: number;
}
/** The response of `retrieveCallDetails`. The call. */
export interface RetrieveCallDetailsResponse {
    data: Call;
}
/** The response of `retrieveCallTranscriptions`. A page of the call's transcriptions. */
export interface RetrieveCallTranscriptionsResponse {
    /** The transcriptions. */
    data: CallTranscription[];
    meta: PageMeta;
}
/** Identifies one user of the app: up to 100 letters, digits, hyphens and underscores. It never changes. CometChat converts it to lower case. */
export type Uid = string;
/** A time, in seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** The request fails validation. */
export interface ResponseBadRequest {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The call does not exist. */
export interface ResponseCallNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The scope of the API key or the permissions of the user in `onBehalfOf` do not allow this operation. */
export interface ResponseForbiddenToUser {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Too many requests in this minute; the request was not processed. */
export interface ResponseTooManyRequests {
    headers: {
        "Retry-After": HeaderRetryAfter;
        "X-Rate-Limit": HeaderRateLimit;
        "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
        "X-Rate-Limit-Reset": HeaderRateLimitReset;
        "X-RateLimit-Limit": HeaderRateLimit;
        "X-RateLimit-Remaining": HeaderRateLimitRemaining;
        "X-RateLimit-Reset": HeaderRateLimitReset;
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The API key is missing or unknown. */
export interface ResponseUnauthorized {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** Any other failure. */
export interface ResponseUnexpectedError {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/** The user does not exist or was deactivated. */
export interface ResponseUserNotFound {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": ErrorBody;
    };
}
/**
 * Requests allowed in the current minute.
 *
 * @example 20000
 */
export type HeaderRateLimit = number;
/**
 * Requests left in the current minute.
 *
 * @example 19999
 */
export type HeaderRateLimitRemaining = number;
/**
 * Time when the next window starts, in seconds since 1970-01-01T00:00:00Z.
 *
 * @example 1772355660
 */
export type HeaderRateLimitReset = number;
/**
 * Seconds to wait before trying again.
 *
 * @example 15
 */
export type HeaderRetryAfter = number;
