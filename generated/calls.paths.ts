// Written by `npm run generate` from openapi/. Do not edit.
import type { Affix, Call, CallParticipant, CallRecording, CallTranscription, Cursor, ErrorBody, ErrorCode, ErrorDetail, ListCallsResponse, PageMeta, Pagination, RetrieveCallDetailsResponse, RetrieveCallTranscriptionsResponse, Uid, UnixSeconds, ResponseBadRequest, ResponseCallNotFound, ResponseForbiddenToUser, ResponseTooManyRequests, ResponseUnauthorized, ResponseUnexpectedError, ResponseUserNotFound, ParameterOnBehalfOfOptional, ParameterPage, ParameterSessionId, HeaderRateLimit, HeaderRateLimitRemaining, HeaderRateLimitReset, HeaderRetryAfter } from './calls.ts'
export interface paths {
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the calls of the app, or with `onBehalfOf` those of one user. Use the filters to narrow the list: the response contains pagination, but no parameter for other pages is documented.
         * List calls
         *     Times are in seconds.
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
         * Returns a call with its participants, its recordings and its 5 latest transcriptions. Use `retrieve-call-transcriptions` for all transcriptions.
         * Retrieve a call
         *     With `onBehalfOf`, only a call of that user is found. Times are in seconds.
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
         * Returns the transcriptions of a call. A transcription is created after the call has ended, so an empty list may fill later.
         * Retrieve a call's transcriptions
         *     Fields without a value are left out. Times are in seconds. Order: newest first.
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
        Affix: Affix;
        Call: Call;
        CallParticipant: CallParticipant;
        CallRecording: CallRecording;
        CallTranscription: CallTranscription;
        Cursor: Cursor;
        ErrorBody: ErrorBody;
        ErrorCode: ErrorCode;
        ErrorDetail: ErrorDetail;
        ListCallsResponse: ListCallsResponse;
        PageMeta: PageMeta;
        Pagination: Pagination;
        RetrieveCallDetailsResponse: RetrieveCallDetailsResponse;
        RetrieveCallTranscriptionsResponse: RetrieveCallTranscriptionsResponse;
        Uid: Uid;
        UnixSeconds: UnixSeconds;
    };
    responses: {
        BadRequest: ResponseBadRequest;
        CallNotFound: ResponseCallNotFound;
        ForbiddenToUser: ResponseForbiddenToUser;
        TooManyRequests: ResponseTooManyRequests;
        Unauthorized: ResponseUnauthorized;
        UnexpectedError: ResponseUnexpectedError;
        UserNotFound: ResponseUserNotFound;
    };
    parameters: {
        OnBehalfOfOptional: ParameterOnBehalfOfOptional;
        Page: ParameterPage;
        SessionId: ParameterSessionId;
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
    "list-calls": {
        parameters: {
            query?: {
                /**
                 * Returns only calls that ended at or before this time, in seconds.
                 *
                 * @example 1772356320
                 */
                endedAt?: number;
                /**
                 * Returns only calls with a recording, or only those without.
                 *
                 * @example true
                 */
                hasRecording?: boolean;
                /**
                 * Returns only calls with a transcription, or only those without.
                 *
                 * @example true
                 */
                hasTranscription?: boolean;
                /**
                 * Return only calls of this mode: calls that ring (`call`), meetings (`meet`), or presentations (`presenter`).
                 *
                 * @example call
                 */
                mode?: "call" | "meet" | "presenter";
                /**
                 * Returns only calls with exactly this number of participants.
                 *
                 * @example 2
                 */
                participantsCount?: number;
                /**
                 * Returns only calls to a user or only calls to a group.
                 *
                 * @example group
                 */
                receiverType?: "user" | "group";
                /**
                 * Returns only calls that started at or after this time, in seconds.
                 *
                 * @example 1772355600
                 */
                startedAt?: number;
                /**
                 * Returns only calls with this status.
                 *
                 * @example ended
                 */
                status?: "ongoing" | "ended" | "unanswered" | "rejected";
                /**
                 * Returns only audio calls or only video calls.
                 *
                 * @example video
                 */
                type?: "audio" | "video";
                /**
                 * Returns only calls with this participant.
                 *
                 * @example jonas
                 */
                uid?: Uid;
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
            /** The calls that match the filters. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCallsResponse;
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
    "retrieve-call-details": {
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
                 * Session id of the call.
                 *
                 * @example v1.eu.app-linden-yard.feedfacefeedface01
                 */
                sessionId: ParameterSessionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The call. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RetrieveCallDetailsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseCallNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
    "retrieve-call-transcriptions": {
        parameters: {
            query?: {
                /**
                 * Number of the page to fetch; the first is 1.
                 *
                 * @example 1
                 */
                page?: ParameterPage;
                /**
                 * Maximum number of transcriptions per page. Values over 1000 count as 1000.
                 *
                 * @example 100
                 */
                perPage?: number;
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
                 * Session id of the call.
                 *
                 * @example v1.eu.app-linden-yard.feedfacefeedface01
                 */
                sessionId: ParameterSessionId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the call's transcriptions. */
            200: {
                headers: {
                    "X-Rate-Limit": HeaderRateLimit;
                    "X-Rate-Limit-Remaining": HeaderRateLimitRemaining;
                    "X-RateLimit-Limit": HeaderRateLimit;
                    "X-RateLimit-Remaining": HeaderRateLimitRemaining;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RetrieveCallTranscriptionsResponse;
                };
            };
            400: ResponseBadRequest;
            401: ResponseUnauthorized;
            403: ResponseForbiddenToUser;
            404: ResponseCallNotFound;
            429: ResponseTooManyRequests;
            default: ResponseUnexpectedError;
        };
    };
}
