// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description Lists the calls of the app, or with `onBehalfOf` those of one user, narrowed down by whatever you filter for. The answer counts pages, but the documentation names no parameter to turn them, so narrow the filters instead. Times are in seconds.
         */
        get: operations["list-calls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a call
         * @description Fetches one call with its participants and, where there are any, its recordings and its 5 latest transcriptions; list the transcriptions to see them all. With `onBehalfOf` only a call of that user is found. Times are in seconds.
         */
        get: operations["retrieve-call-details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{sessionId}/transcriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a call's transcriptions
         * @description Lists what was transcribed of one call, the newest first. A transcription is made after the call has ended, so a list that is empty at first may fill later. Times are in seconds.
         */
        get: operations["retrieve-call-transcriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The direction to go on in, `append` (after the cursor) or `prepend` (before it). */
        Affix: 'append' | 'prepend' | (string & {});
        /** @description A voice or video call, ringing, going on or over. */
        Call: {
            endedAt?: components["schemas"]["UnixSeconds"];
            /** @description Whether the call was recorded. */
            hasRecording?: boolean;
            /** @description Whether the call was transcribed. */
            hasTranscription?: boolean;
            initiatedAt?: components["schemas"]["UnixSeconds"];
            /** @description Uid of the user who called. */
            initiator?: string;
            /** @description Free-form data of the call; an empty list where there is none. What else it holds is not documented. */
            metaData?: {
                [key: string]: unknown;
            } | unknown[];
            /** @description Id of the meeting that the media of the call ran in. */
            mid?: string;
            /** @description Ringing somebody (`call`), meeting in a room (`meet`), or one presenting to many (`presenter`). */
            mode: 'call' | 'meet' | 'presenter' | (string & {});
            /** @description Who was called or joined. */
            participants?: components["schemas"]["CallParticipant"][];
            /** @description Uid of the user or guid of the group that was called. */
            receiver?: string;
            /** @description Whether a user or a group was called. */
            receiverType?: 'user' | 'group' | (string & {});
            /** @description What was recorded. */
            recordings?: components["schemas"]["CallRecording"][];
            /** @description Identifies the call. */
            sessionId: string;
            startedAt?: components["schemas"]["UnixSeconds"];
            /** @description How the call stands or how it went. Spelt `canceled` here and `cancelled` in webhook events. */
            status: 'initiated' | 'ongoing' | 'ended' | 'unanswered' | 'rejected' | 'canceled' | (string & {});
            /** @description Labels of the call. */
            tags?: string[];
            /** @description Minutes of audio in the call. */
            totalAudioMinutes?: number;
            /** @description How long the call lasted, as hours, minutes and seconds (`00:12:00`). */
            totalDuration?: string;
            /** @description Audio and video minutes together. */
            totalDurationInMinutes?: number;
            /** @description How many joined; somebody who joins from a second device counts again. */
            totalParticipants?: number;
            /** @description Minutes of video in the call. */
            totalVideoMinutes?: number;
            /** @description The 5 latest transcriptions, where there are any. */
            transcriptions?: components["schemas"]["CallTranscription"][];
            /** @description Voice only (`audio`), or pictures too (`video`). */
            type?: 'audio' | 'video' | (string & {});
        };
        /** @description A user who was called or joined, on one device. Who never joined has no device, meeting or times. */
        CallParticipant: {
            /** @description The device the user joined from. */
            deviceId?: string;
            /** @description Whether the user joined. */
            isJoined?: boolean;
            joinedAt?: components["schemas"]["UnixSeconds"];
            leftAt?: components["schemas"]["UnixSeconds"];
            /** @description Id of the meeting that the user joined. */
            mid?: string;
            /** @description How the call stands or went for this user. */
            state?: 'ongoing' | 'ended' | 'unanswered' | 'rejected' | (string & {});
            /** @description Minutes the user was in the call with audio. */
            totalAudioMinutes?: number;
            /** @description How long the user stayed, in minutes. */
            totalDuration?: number;
            /** @description How long the user stayed, in minutes, as the table of properties names it; the published examples have `totalDuration`. */
            totalDurationInMinutes?: number;
            /** @description Minutes the user was in the call with video. */
            totalVideoMinutes?: number;
            /** @description Identifies the user. */
            uid: string;
        };
        /** @description A recording of a call. */
        CallRecording: {
            /** @description How long it is, in minutes. */
            duration?: number;
            endTime?: components["schemas"]["UnixSeconds"];
            /** @description Where the recording is kept. */
            recording_url?: string;
            /** @description Identifies the recording. */
            rid?: string;
            startTime?: components["schemas"]["UnixSeconds"];
        };
        /** @description What was said in a call, written down. */
        CallTranscription: {
            endTime?: components["schemas"]["UnixSeconds"];
            /** @description Id of the meeting it covers; left out if it covers the whole session. */
            mid?: string;
            /** @description The room the call ran in; begins with the session id. */
            roomName?: string;
            startTime?: components["schemas"]["UnixSeconds"];
            /** @description Identifies the transcription. */
            tid: string;
            /** @description When it was made, in ISO 8601. */
            transcriptDate?: string;
            /** @description Where the transcription is kept, as JSON. */
            transcriptUrl?: string;
        };
        /** @description A place in a list and the direction to go on from it. Sent back as query parameters of the same names it fetches the records beyond. */
        Cursor: {
            affix?: components["schemas"]["Affix"];
            /** @description Id of the record the cursor stands at. A string in most answers, a number in some. */
            id?: string | number;
            sentAt?: components["schemas"]["UnixSeconds"];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        /** @description The one shape of every error answer. */
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description Why the request failed, in upper snake case. The codes listed are those that are known; the service may send others, so treat the list as open. */
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        /** @description What went wrong, for a program (`code`), for a person (`message`) and for a developer (`devMessage`). */
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description The fields that failed and why. An object of lists for `ERR_BAD_REQUEST`; a list of sentences from some newer services. */
            details?: {
                [key: string]: unknown;
            } | string[];
            /** @description The same for developers; may hold ids. Not sent with every error. */
            devMessage?: string;
            /** @description What went wrong, in a sentence. A key named in it is masked by the service. */
            message: string;
            /** @description Which part of the service answered, such as `chat-api`. */
            source?: string;
        };
        /** @description Facts about a numbered page of a list. */
        PageMeta: {
            cursor?: components["schemas"]["Cursor"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Where a numbered page stands among all pages. */
        Pagination: {
            /** @description How many records this page holds. */
            count: number;
            /** @description The number of this page; the first is 1. */
            current_page: number;
            /** @description How many records a page holds at most. */
            per_page?: number;
            /** @description How many records there are in all. Lists that also carry a cursor may answer 0. */
            total?: number;
            /** @description How many pages there are. */
            total_pages: number;
        };
        /** @description Identifies one user of the app: letters, digits, hyphen and underscore, at most 100 of them. The service lowercases it and never changes it afterwards. */
        Uid: string;
        /**
         * Format: int64
         * @description A moment, in seconds since 1970-01-01T00:00:00Z.
         */
        UnixSeconds: number;
    };
    responses: {
        /** @description The request fails validation. The code is published for the Chat API without a status; the status is the one its Campaigns pages give it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The call does not exist. The code is published without a status; the status is read from that of an unknown user. */
        CallNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests in this minute; the request was not processed. The headers come in two published spellings, so read both. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Rate-Limit": components["headers"]["RateLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API key is missing, unknown, or of a scope that does not allow this operation. Only the unknown key has been seen with this status; for the other codes it is the reading taken here. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any other failure. The documentation names many codes and gives no status for most of them. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Uid of the user to act as. Without it, the app itself acts.
         * @example mira
         */
        OnBehalfOfOptional: components["schemas"]["Uid"];
        /**
         * @description Number of the page to fetch; the first is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Session id of the call.
         * @example v1.eu.app-linden-yard.feedfacefeedface01
         */
        SessionId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Requests allowed in the current minute.
         * @example 10000
         */
        RateLimit: number;
        /**
         * @description Requests left in the current minute.
         * @example 9999
         */
        RateLimitRemaining: number;
        /**
         * @description Moment at which the window starts anew, in seconds since 1970-01-01T00:00:00Z.
         * @example 1772355660
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before trying again.
         * @example 15
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Affix = components['schemas']['Affix'];
export type Call = components['schemas']['Call'];
export type CallParticipant = components['schemas']['CallParticipant'];
export type CallRecording = components['schemas']['CallRecording'];
export type CallTranscription = components['schemas']['CallTranscription'];
export type Cursor = components['schemas']['Cursor'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type PageMeta = components['schemas']['PageMeta'];
export type Pagination = components['schemas']['Pagination'];
export type Uid = components['schemas']['Uid'];
export type UnixSeconds = components['schemas']['UnixSeconds'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCallNotFound = components['responses']['CallNotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ParameterOnBehalfOfOptional = components['parameters']['OnBehalfOfOptional'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    "list-calls": {
        parameters: {
            query?: {
                /**
                 * @description Filter by the time at which calls ended, in seconds as for `startedAt`.
                 * @example 1772356320
                 */
                endedAt?: number;
                /**
                 * @description List only calls that were recorded, or only those that were not.
                 * @example true
                 */
                hasRecording?: boolean;
                /**
                 * @description List only calls that were transcribed, or only those that were not.
                 * @example true
                 */
                hasTranscription?: boolean;
                /**
                 * @description List only calls of this kind. Ringing somebody (`call`), meeting in a room (`meet`), or one presenting to many (`presenter`).
                 * @example call
                 */
                mode?: "call" | "meet" | "presenter";
                /**
                 * @description List only calls with exactly this many participants.
                 * @example 2
                 */
                participantsCount?: number;
                /**
                 * @description List only calls to one user or only calls to a group.
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * @description Filter by the time at which calls began, in seconds. Whether it is a lower bound or the exact time is not documented.
                 * @example 1772355600
                 */
                startedAt?: number;
                /**
                 * @description List only calls of this status.
                 * @example ended
                 */
                status?: "ongoing" | "ended" | "unanswered" | "rejected";
                /**
                 * @description List only voice calls or only video calls.
                 * @example video
                 */
                type?: "audio" | "video";
                /**
                 * @description List only calls that this user takes part in.
                 * @example jonas
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls that fit. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The calls. */
                        data: components["schemas"]["Call"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "retrieve-call-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Session id of the call.
                 * @example v1.eu.app-linden-yard.feedfacefeedface01
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Call"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CallNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    "retrieve-call-transcriptions": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to fetch; the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many transcriptions a page holds at most. More than 1000 is not refused but counts as 1000.
                 * @example 100
                 */
                perPage?: number;
            };
            header?: {
                /**
                 * @description Uid of the user to act as. Without it, the app itself acts.
                 * @example mira
                 */
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                /**
                 * @description Session id of the call.
                 * @example v1.eu.app-linden-yard.feedfacefeedface01
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the call's transcriptions. */
            200: {
                headers: {
                    "X-Rate-Limit": components["headers"]["RateLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The transcriptions. */
                        data: components["schemas"]["CallTranscription"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CallNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
