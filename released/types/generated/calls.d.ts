export interface paths {
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        Affix: 'append' | 'prepend' | (string & {});
        Call: {
            endedAt?: components["schemas"]["UnixSeconds"];
            hasRecording?: boolean;
            hasTranscription?: boolean;
            initiatedAt?: components["schemas"]["UnixSeconds"];
            initiator?: string;
            metaData?: {
                [key: string]: unknown;
            } | unknown[];
            mid?: string;
            mode: 'call' | 'meet' | 'presenter' | (string & {});
            participants?: components["schemas"]["CallParticipant"][];
            receiver?: string;
            receiverType?: 'user' | 'group' | (string & {});
            recordings?: components["schemas"]["CallRecording"][];
            sessionId: string;
            startedAt?: components["schemas"]["UnixSeconds"];
            status: 'initiated' | 'ongoing' | 'ended' | 'unanswered' | 'rejected' | 'canceled' | (string & {});
            tags?: string[];
            totalAudioMinutes?: number;
            totalDuration?: string;
            totalDurationInMinutes?: number;
            totalParticipants?: number;
            totalVideoMinutes?: number;
            transcriptions?: components["schemas"]["CallTranscription"][];
            type?: 'audio' | 'video' | (string & {});
        };
        CallParticipant: {
            deviceId?: string;
            isJoined?: boolean;
            joinedAt?: components["schemas"]["UnixSeconds"];
            leftAt?: components["schemas"]["UnixSeconds"];
            mid?: string;
            state?: 'ongoing' | 'ended' | 'unanswered' | 'rejected' | (string & {});
            totalAudioMinutes?: number;
            totalDuration?: number;
            totalDurationInMinutes?: number;
            totalVideoMinutes?: number;
            uid: string;
        };
        CallRecording: {
            duration?: number;
            endTime?: components["schemas"]["UnixSeconds"];
            recording_url?: string;
            rid?: string;
            startTime?: components["schemas"]["UnixSeconds"];
        };
        CallTranscription: {
            endTime?: components["schemas"]["UnixSeconds"];
            mid?: string;
            roomName?: string;
            startTime?: components["schemas"]["UnixSeconds"];
            tid: string;
            transcriptDate?: string;
            transcriptUrl?: string;
        };
        Cursor: {
            affix?: components["schemas"]["Affix"];
            id?: string | number;
            sentAt?: components["schemas"]["UnixSeconds"];
            updatedAt?: components["schemas"]["UnixSeconds"];
        };
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        ErrorCode: 'AUTH_ERR_APIKEY_NOT_FOUND' | 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND' | 'AUTH_ERR_EMPTY_APIKEY' | 'AUTH_ERR_EMPTY_APPID' | 'AUTH_ERR_EMPTY_AUTH_HEADER' | 'AUTH_ERR_EMPTY_AUTH_TOKEN' | 'AUTH_ERR_INVALID_APPID' | 'AUTH_ERR_NO_ACCESS' | 'ERR_AGENT_CREATION_FAILED' | 'ERR_AGENT_NOT_FOUND' | 'ERR_ALREADY_AN_OWNER' | 'ERR_ALREADY_BANNED' | 'ERR_ALREADY_FRIEND' | 'ERR_ALREADY_JOINED' | 'ERR_APIKEY_NOT_FOUND' | 'ERR_APIKEY_NO_SELF_ACTION' | 'ERR_API_NOT_FOUND' | 'ERR_APP_ARCHIVED' | 'ERR_APP_CREATION_FAILED_MAX_LIMIT' | 'ERR_APP_DELETION' | 'ERR_APP_NOT_FOUND' | 'ERR_AUTHTOKEN_NOT_ACCESSIBLE' | 'ERR_AUTHTOKEN_UNAVAILABLE' | 'ERR_AUTH_TOKENS_DELETE_FAILED' | 'ERR_AUTH_TOKEN_DELETE_FAILED' | 'ERR_AUTH_TOKEN_NOT_FOUND' | 'ERR_BAD_ERROR_RESPONSE' | 'ERR_BAD_REQUEST' | 'ERR_BANNED_GROUPMEMBER' | 'ERR_BLOCKED_BY_EXTENSION' | 'ERR_BLOCKED_BY_WEBHOOK' | 'ERR_BLOCKED_RECEIVER' | 'ERR_BLOCKED_SENDER' | 'ERR_BOT_ALREADY_EXISTS' | 'ERR_BOT_NOT_FOUND' | 'ERR_CALLING_SELF' | 'ERR_CALL_BUSY_GROUP' | 'ERR_CALL_BUSY_SELF' | 'ERR_CALL_BUSY_USER' | 'ERR_CALL_EMPTY_JOINED_AT' | 'ERR_CALL_GROUP_ALREADY_JOINED' | 'ERR_CALL_GROUP_ALREADY_LEFT' | 'ERR_CALL_GROUP_INVALID_STATUS' | 'ERR_CALL_INVALID_INIT' | 'ERR_CALL_NOT_A_PART' | 'ERR_CALL_NOT_STARTED' | 'ERR_CALL_ONGOING_TO_INVALID' | 'ERR_CALL_SESSION_NOT_FOUND' | 'ERR_CALL_TERMINATED' | 'ERR_CALL_USER_ALREADY_JOINED' | 'ERR_CANNOT_BLOCK_SELF' | 'ERR_CANNOT_FORM_SELF_RELATION' | 'ERR_CONVERSATION_NOT_ACCESSIBLE' | 'ERR_CONVERSATION_NOT_FOUND' | 'ERR_EMPTY_CALL_SESSION_ID' | 'ERR_EMPTY_CUSTOM_DATA' | 'ERR_EMPTY_GROUP_PASS' | 'ERR_EMPTY_MESSAGE_CATEGORY' | 'ERR_EMPTY_MESSAGE_FILE' | 'ERR_EMPTY_MESSAGE_TEXT' | 'ERR_EMPTY_MESSAGE_TYPE' | 'ERR_EMPTY_RECEIVER' | 'ERR_EXCEPTION' | 'ERR_EXTENSION_INACTIVE' | 'ERR_EXTENSION_NOT_FOUND' | 'ERR_FAILED_TO_ADD_FRIEND' | 'ERR_GROUP_DELETE_FAILED' | 'ERR_GROUP_JOIN_NOT_ALLOWED' | 'ERR_GROUP_NOT_JOINED' | 'ERR_GROUP_NO_ADMIN_SCOPE' | 'ERR_GROUP_NO_CLEARANCE' | 'ERR_GROUP_NO_MODERATOR_SCOPE' | 'ERR_GROUP_NO_SCOPE_CLEARANCE' | 'ERR_GROUP_NO_SELF_ACTION' | 'ERR_GUID_ALREADY_EXISTS' | 'ERR_GUID_NOT_FOUND' | 'ERR_IMPORT_INVALID_GROUP_FORMAT' | 'ERR_IMPORT_INVALID_JOINEDAT' | 'ERR_IMPORT_INVALID_MEMBER_FORMAT' | 'ERR_IMPORT_INVALID_MESSAGE_FORMAT' | 'ERR_IMPORT_INVALID_USER_FORMAT' | 'ERR_IMPORT_MUID_ALREADY_EXISTS' | 'ERR_INVALID_API_VERSION' | 'ERR_INVALID_CUSTOM_DATA' | 'ERR_INVALID_MEDIA_MESSAGE' | 'ERR_INVALID_MESSAGE_CATEGORY' | 'ERR_INVALID_MESSAGE_DATA' | 'ERR_INVALID_MESSAGE_TEXT' | 'ERR_INVALID_MESSAGE_TYPE' | 'ERR_INVALID_METADATA' | 'ERR_INVALID_RECEIVER_TYPE' | 'ERR_INVALID_UID' | 'ERR_KB_INDEXING_FAILED' | 'ERR_KB_NOT_FOUND' | 'ERR_KEYWORD_NOT_FOUND' | 'ERR_MEMBER_BAN_FAILED' | 'ERR_MEMBER_DELETE_FAILED' | 'ERR_MEMBER_SCOPE_CHANGE_FAILED' | 'ERR_MEMBER_UNBAN_FAILED' | 'ERR_MESSAGE_ACTION_NOT_ALLOWED' | 'ERR_MESSAGE_ID_NOT_FOUND' | 'ERR_MESSAGE_NOT_A_SENDER' | 'ERR_MESSAGE_NO_ACCESS' | 'ERR_MESSAGE_THREAD_NESTING' | 'ERR_MISSION_FAILED' | 'ERR_MSG_NOT_FOUND' | 'ERR_NOT_A_BANNED_USER' | 'ERR_NOT_A_COLLABORATOR' | 'ERR_NOT_A_FRIEND' | 'ERR_NOT_A_MEMBER' | 'ERR_NO_VACANCY' | 'ERR_OPERATION_FAILED' | 'ERR_PERMISSION_DENIED' | 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_PINNED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_PLAN_QUOTA_RESTRICTION' | 'ERR_PLAN_RESTRICTION' | 'ERR_PROVIDER_ALREADY_EXISTS' | 'ERR_PROVIDER_NOT_FOUND' | 'ERR_REASON_NOT_FOUND' | 'ERR_ROLE_DELETE_DENIED' | 'ERR_ROLE_DELETE_FAILED' | 'ERR_ROLE_NOT_FOUND' | 'ERR_RULE_NOT_FOUND' | 'ERR_SAME_SCOPE' | 'ERR_SAVED_MESSAGES_LIMIT_EXCEEDED' | 'ERR_SELF_ACTION_DENIED' | 'ERR_SUBSCRIPTION_EXPIRED' | 'ERR_SYSTEM_PINNED_CONVERSATION' | 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' | 'ERR_TOKEN_ALREADY_EXISTS' | 'ERR_TOKEN_NOT_FOUND' | 'ERR_TOOL_ALREADY_ADDED' | 'ERR_TOOL_NOT_FOUND' | 'ERR_TOO_MANY_REQUESTS' | 'ERR_TRIGGER_NOT_FOUND' | 'ERR_UID_ALREADY_EXISTS' | 'ERR_UID_DELETE_FAILED' | 'ERR_UID_NOT_FOUND' | 'ERR_USER_MESSAGE_DELETE_FAILED' | 'ERR_WEBHOOK_NOT_FOUND' | 'ERR_WRONG_GROUP_PASS' | 'ERR_WRONG_MESSAGE_THREAD' | 'ERR_WRONG_MESSAGE_THREAD_CATEGORY' | 'ERR_WS_APP_DESTROY_FAILED' | 'ERR_WS_APP_INIT_FAILED' | 'ERR_WS_GROUP_CREATION_FAILED' | 'ERR_WS_GROUP_DELETION_FAILED' | 'ERR_WS_GROUP_JOIN_FAILED' | 'ERR_WS_INIT_FAILED' | 'ERR_WS_ROLE_CREATION_FAILED' | 'ERR_WS_ROLE_DELETION_FAILED' | 'ERR_WS_USER_CREATION_FAILED' | 'ERR_WS_USER_UPDATION_FAILED' | (string & {});
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            details?: {
                [key: string]: unknown;
            } | string[];
            devMessage?: string;
            message: string;
            source?: string;
        };
        PageMeta: {
            cursor?: components["schemas"]["Cursor"];
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            count: number;
            current_page: number;
            per_page?: number;
            total?: number;
            total_pages: number;
        };
        Uid: string;
        UnixSeconds: number;
    };
    responses: {
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        CallNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
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
        OnBehalfOfOptional: components["schemas"]["Uid"];
        Page: number;
        SessionId: string;
    };
    requestBodies: never;
    headers: {
        RateLimit: number;
        RateLimitRemaining: number;
        RateLimitReset: number;
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
                endedAt?: number;
                hasRecording?: boolean;
                hasTranscription?: boolean;
                mode?: "call" | "meet" | "presenter";
                participantsCount?: number;
                receiverType?: "user" | "group";
                startedAt?: number;
                status?: "ongoing" | "ended" | "unanswered" | "rejected";
                type?: "audio" | "video";
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                page?: components["parameters"]["Page"];
                perPage?: number;
            };
            header?: {
                onBehalfOf?: components["parameters"]["OnBehalfOfOptional"];
            };
            path: {
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
