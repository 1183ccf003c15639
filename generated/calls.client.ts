// Written by `npm run generate` from openapi/. Do not edit.
import type * as calls from './calls.ts'
import type { CallMethod, ListMethod, OptionalCallMethod } from './methods.ts'

export type * from './methods.ts'

/** An operation of openapi/calls, by its method's name. */
export type CallsOperationName = keyof CallsOperations<never, never>

/** The operations that act for a user named in `onBehalfOf`. */
export interface CallsUserOperations<Options, Facts> {
  /**
   * Returns the app's calls, or only one user's calls with `onBehalfOf`. Use the filters to narrow the list: the response describes
   * pages, but how to fetch further pages is undocumented.
   *
   * Times are in seconds.
   *
   * @remarks
   * `GET /calls`, operation `list-calls` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.listCalls()
   * ```
   */
  listCalls: OptionalCallMethod<ListCallsParameters, calls.ListCallsResponse, Options, Facts>
  /**
   * Returns a call with its participants, its recordings and its 5 latest transcriptions. Use `retrieveCallTranscriptions` for all
   * transcriptions.
   *
   * With `onBehalfOf`, the call must be one of that user's. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}`, operation `retrieve-call-details` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CALL_SESSION_NOT_FOUND`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.retrieveCallDetails({ sessionId: 'v1.eu.app-linden-yard.feedfacefeedface01' })
   * ```
   */
  retrieveCallDetails: CallMethod<RetrieveCallDetailsParameters, calls.RetrieveCallDetailsResponse, Options, Facts>
  /**
   * Returns the transcriptions of a call. CometChat transcribes a call after it has ended, so the list may be empty at first.
   *
   * Fields without a value are left out. Times are in seconds. Order: newest first.
   *
   * @remarks
   * `GET /calls/{sessionId}/transcriptions`, operation `retrieve-call-transcriptions` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CALL_SESSION_NOT_FOUND`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.retrieveCallTranscriptions({ sessionId: 'v1.eu.app-linden-yard.feedfacefeedface01' })
   * ```
   */
  retrieveCallTranscriptions: ListMethod<RetrieveCallTranscriptionsParameters, calls.RetrieveCallTranscriptionsResponse, RetrieveCallTranscriptionsItem, Options, Facts>
}

/** The operations that may act for a user, without `onBehalfOf`. */
export interface CallsOptionalUserOperations<Options, Facts> {
  /**
   * Returns the app's calls, or only one user's calls with `onBehalfOf`. Use the filters to narrow the list: the response describes
   * pages, but how to fetch further pages is undocumented.
   *
   * Times are in seconds.
   *
   * @remarks
   * `GET /calls`, operation `list-calls` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_PERMISSION_DENIED`, `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.as('mira').listCalls()
   * ```
   */
  listCalls: OptionalCallMethod<ListCallsBoundParameters, calls.ListCallsResponse, Options, Facts>
  /**
   * Returns a call with its participants, its recordings and its 5 latest transcriptions. Use `retrieveCallTranscriptions` for all
   * transcriptions.
   *
   * With `onBehalfOf`, the call must be one of that user's. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}`, operation `retrieve-call-details` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CALL_SESSION_NOT_FOUND`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.as('mira').retrieveCallDetails({ sessionId: 'v1.eu.app-linden-yard.feedfacefeedface01' })
   * ```
   */
  retrieveCallDetails: CallMethod<RetrieveCallDetailsBoundParameters, calls.RetrieveCallDetailsResponse, Options, Facts>
  /**
   * Returns the transcriptions of a call. CometChat transcribes a call after it has ended, so the list may be empty at first.
   *
   * Fields without a value are left out. Times are in seconds. Order: newest first.
   *
   * @remarks
   * `GET /calls/{sessionId}/transcriptions`, operation `retrieve-call-transcriptions` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if CometChat rejects the call: `ERR_CALL_SESSION_NOT_FOUND`, `ERR_PERMISSION_DENIED`,
   * `ERR_UID_NOT_FOUND`.
   * @example
   * ```ts
   * const response = await calls.as('mira').retrieveCallTranscriptions({ sessionId: 'v1.eu.app-linden-yard.feedfacefeedface01' })
   * ```
   */
  retrieveCallTranscriptions: ListMethod<RetrieveCallTranscriptionsBoundParameters, calls.RetrieveCallTranscriptionsResponse, RetrieveCallTranscriptionsItem, Options, Facts>
}

/** Every operation of openapi/calls. */
export interface CallsOperations<Options, Facts> extends CallsUserOperations<Options, Facts> {
}

/** The operations that a client has whether or not it is bound to a user. */
export interface CallsAnyOperations<Options, Facts> extends CallsOptionalUserOperations<Options, Facts> {
}

/** Every operation of openapi/calls, for a client that is bound to one user. */
export interface CallsBoundOperations<Options, Facts> extends CallsAnyOperations<Options, Facts> {
}

/** Arguments of `listCalls` on a client that is bound to a user. */
export interface ListCallsBoundParameters {
  /** Returns only audio calls or only video calls. */
  type?: "audio" | "video" | undefined
  /** Returns only calls of this mode: calls that ring (`call`), meetings (`meet`), or presentations (`presenter`). */
  mode?: "call" | "meet" | "presenter" | undefined
  /** Returns only calls with this status. */
  status?: "ongoing" | "ended" | "unanswered" | "rejected" | undefined
  /** Returns only calls to a user or only calls to a group. */
  receiverType?: "user" | "group" | undefined
  /** Returns only calls with this participant. */
  uid?: string | undefined
  /** Returns only calls with exactly this number of participants. */
  participantsCount?: number | undefined
  /** Returns only calls that started at or after this time, in Unix seconds. */
  startedAt?: number | undefined
  /** Returns only calls that ended at or before this time, in Unix seconds. */
  endedAt?: number | undefined
  /** `true` returns only calls with a recording, `false` only calls without one. */
  hasRecording?: boolean | undefined
  /** `true` returns only calls with a transcription, `false` only calls without one. */
  hasTranscription?: boolean | undefined
}

/** Arguments of `listCalls`. */
export interface ListCallsParameters extends ListCallsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `retrieveCallDetails` on a client that is bound to a user. */
export interface RetrieveCallDetailsBoundParameters {
  /** Session id of the call. */
  sessionId: string
}

/** Arguments of `retrieveCallDetails`. */
export interface RetrieveCallDetailsParameters extends RetrieveCallDetailsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** Arguments of `retrieveCallTranscriptions` on a client that is bound to a user. */
export interface RetrieveCallTranscriptionsBoundParameters {
  /** Session id of the call. */
  sessionId: string
  /** Number of the page to fetch; the first is 1. */
  page?: number | undefined
  /** Maximum number of transcriptions per page. Values over 1000 count as 1000. */
  perPage?: number | undefined
}

/** Arguments of `retrieveCallTranscriptions`. */
export interface RetrieveCallTranscriptionsParameters extends RetrieveCallTranscriptionsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `retrieveCallTranscriptions`. */
export type RetrieveCallTranscriptionsItem = calls.CallTranscription
