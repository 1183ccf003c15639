// Written by `npm run generate` from openapi/. Do not edit.
import type * as calls from './calls.ts'

/** An operation of openapi/calls, by its method's name. */
export type CallsOperationName = keyof CallsOperations<never>

/** The operations that act for a user named in `onBehalfOf`. */
export interface CallsUserOperations<Options> {
  /**
   * List calls.
   *
   * Lists the calls of the app, or with `onBehalfOf` those of one user, narrowed down by whatever you filter for. The answer counts
   * pages, but the documentation names no parameter to turn them, so narrow the filters instead. Times are in seconds.
   *
   * @remarks
   * `GET /calls`, operation `list-calls` of the Calls API. Key: fullAccess.
   * Note: The filter `status` is described with `unanswered`, which its list of values lacks; it is accepted. The response has
   * pagination (without `per_page`), although no `page` or `perPage` is published; none is invented. A page of the documentation
   * reads `startedAt` and `endedAt` as the two ends of a range, the published document only as the time when a call started or
   * ended.
   * @throws {@link ChatApiError} if the service refuses.
   */
  listCalls(parameters?: ListCallsParameters, options?: Options): Promise<calls.ListCallsResponse>
  /**
   * Retrieve a call.
   *
   * Fetches one call with its participants and, where there are any, its recordings and its 5 latest transcriptions; list the
   * transcriptions to see them all. With `onBehalfOf` only a call of that user is found. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}`, operation `retrieve-call-details` of the Calls API. Key: fullAccess.
   * Note: The published example holds `metaData` and `tags`, which no schema names, both as empty lists; they are described as what
   * they are elsewhere, an open object (or an empty list) and a list of labels.
   * @throws {@link ChatApiError} if the service refuses: `ERR_CALL_SESSION_NOT_FOUND`.
   */
  retrieveCallDetails(parameters: RetrieveCallDetailsParameters, options?: Options): Promise<calls.RetrieveCallDetailsResponse>
  /**
   * Retrieve a call's transcriptions.
   *
   * Lists what was transcribed of one call, the newest first. A transcription is made after the call has ended, so a list that is
   * empty at first may fill later. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}/transcriptions`, operation `retrieve-call-transcriptions` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if the service refuses: `ERR_CALL_SESSION_NOT_FOUND`.
   */
  retrieveCallTranscriptions: {
    (parameters: RetrieveCallTranscriptionsParameters, options?: Options): Promise<calls.RetrieveCallTranscriptionsResponse>
    /** Fetches page after page and gives every record in turn. */
    items(parameters: RetrieveCallTranscriptionsParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsItem, void, undefined>
    /** Fetches page after page and gives each as it was answered. */
    pages(parameters: RetrieveCallTranscriptionsParameters, options?: Options): AsyncGenerator<calls.RetrieveCallTranscriptionsResponse, void, undefined>
  }
}

/** The operations that act for a user, once the client is bound to one. */
export interface CallsBoundUserOperations<Options> {
  /**
   * List calls.
   *
   * Lists the calls of the app, or with `onBehalfOf` those of one user, narrowed down by whatever you filter for. The answer counts
   * pages, but the documentation names no parameter to turn them, so narrow the filters instead. Times are in seconds.
   *
   * @remarks
   * `GET /calls`, operation `list-calls` of the Calls API. Key: fullAccess.
   * Note: The filter `status` is described with `unanswered`, which its list of values lacks; it is accepted. The response has
   * pagination (without `per_page`), although no `page` or `perPage` is published; none is invented. A page of the documentation
   * reads `startedAt` and `endedAt` as the two ends of a range, the published document only as the time when a call started or
   * ended.
   * @throws {@link ChatApiError} if the service refuses.
   */
  listCalls(parameters?: ListCallsBoundParameters, options?: Options): Promise<calls.ListCallsResponse>
  /**
   * Retrieve a call.
   *
   * Fetches one call with its participants and, where there are any, its recordings and its 5 latest transcriptions; list the
   * transcriptions to see them all. With `onBehalfOf` only a call of that user is found. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}`, operation `retrieve-call-details` of the Calls API. Key: fullAccess.
   * Note: The published example holds `metaData` and `tags`, which no schema names, both as empty lists; they are described as what
   * they are elsewhere, an open object (or an empty list) and a list of labels.
   * @throws {@link ChatApiError} if the service refuses: `ERR_CALL_SESSION_NOT_FOUND`.
   */
  retrieveCallDetails(parameters: RetrieveCallDetailsBoundParameters, options?: Options): Promise<calls.RetrieveCallDetailsResponse>
  /**
   * Retrieve a call's transcriptions.
   *
   * Lists what was transcribed of one call, the newest first. A transcription is made after the call has ended, so a list that is
   * empty at first may fill later. Times are in seconds.
   *
   * @remarks
   * `GET /calls/{sessionId}/transcriptions`, operation `retrieve-call-transcriptions` of the Calls API. Key: fullAccess.
   * @throws {@link ChatApiError} if the service refuses: `ERR_CALL_SESSION_NOT_FOUND`.
   */
  retrieveCallTranscriptions: {
    (parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): Promise<calls.RetrieveCallTranscriptionsResponse>
    /** Fetches page after page and gives every record in turn. */
    items(parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsItem, void, undefined>
    /** Fetches page after page and gives each as it was answered. */
    pages(parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): AsyncGenerator<calls.RetrieveCallTranscriptionsResponse, void, undefined>
  }
}

/** Every operation of openapi/calls. */
export interface CallsOperations<Options> extends CallsUserOperations<Options> {}

/** Every operation of openapi/calls, for a client that is bound to one user. */
export interface CallsBoundOperations<Options> extends CallsBoundUserOperations<Options> {}

/** Arguments of `listCalls` on a client that is bound to a user. */
export interface ListCallsBoundParameters {
  /** List only voice calls or only video calls. */
  type?: "audio" | "video" | undefined
  /** List only calls of this kind. Ringing somebody (`call`), meeting in a room (`meet`), or one presenting to many (`presenter`). */
  mode?: "call" | "meet" | "presenter" | undefined
  /** List only calls of this status. */
  status?: "ongoing" | "ended" | "unanswered" | "rejected" | undefined
  /** List only calls to one user or only calls to a group. */
  receiverType?: "user" | "group" | undefined
  /** List only calls that this user takes part in. */
  uid?: string | undefined
  /** List only calls with exactly this many participants. */
  participantsCount?: number | undefined
  /** Filter by the time at which calls began, in seconds. Whether it is a lower bound or the exact time is not documented. */
  startedAt?: number | undefined
  /** Filter by the time at which calls ended, in seconds as for `startedAt`. */
  endedAt?: number | undefined
  /** List only calls that were recorded, or only those that were not. */
  hasRecording?: boolean | undefined
  /** List only calls that were transcribed, or only those that were not. */
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
  /** How many transcriptions a page holds at most. More than 1000 is not refused but counts as 1000. */
  perPage?: number | undefined
}

/** Arguments of `retrieveCallTranscriptions`. */
export interface RetrieveCallTranscriptionsParameters extends RetrieveCallTranscriptionsBoundParameters {
  /** Uid of the user to act as. Without it, the app itself acts. */
  onBehalfOf?: string | undefined
}


/** One record of `retrieveCallTranscriptions`. */
export type RetrieveCallTranscriptionsItem = calls.CallTranscription
