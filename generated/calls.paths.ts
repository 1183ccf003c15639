// Written by `npm run generate` from openapi/. Do not edit.
import type * as calls from './calls.ts'
import type { ListCallsParameters, RetrieveCallDetailsParameters, RetrieveCallTranscriptionsParameters } from './calls.client.ts'

/** Parameters of the given places, and none of the others. */
type Only<Given> = Given & { [Place in Exclude<'query' | 'header' | 'path' | 'cookie', keyof Given>]?: never }
interface Json<Body> {
  headers: { [name: string]: unknown }
  content: { 'application/json': Body }
}

export interface paths {
  '/calls': {
    get: { parameters: Only<{ query?: Pick<ListCallsParameters, "type" | "mode" | "status" | "receiverType" | "uid" | "participantsCount" | "startedAt" | "endedAt" | "hasRecording" | "hasTranscription">; header?: Pick<ListCallsParameters, "onBehalfOf">; }>; responses: { 200: Json<calls.ListCallsResponse>; 400: calls.ResponseBadRequest; 401: calls.ResponseUnauthorized; 403: calls.ResponseForbiddenToUser; 404: calls.ResponseUserNotFound; 429: calls.ResponseTooManyRequests; default: calls.ResponseUnexpectedError } }
  }
  '/calls/{sessionId}': {
    get: { parameters: Only<{ header?: Pick<RetrieveCallDetailsParameters, "onBehalfOf">; path: Pick<RetrieveCallDetailsParameters, "sessionId">; }>; responses: { 200: Json<calls.RetrieveCallDetailsResponse>; 400: calls.ResponseBadRequest; 401: calls.ResponseUnauthorized; 403: calls.ResponseForbiddenToUser; 404: calls.ResponseCallNotFound; 429: calls.ResponseTooManyRequests; default: calls.ResponseUnexpectedError } }
  }
  '/calls/{sessionId}/transcriptions': {
    get: { parameters: Only<{ query?: Pick<RetrieveCallTranscriptionsParameters, "page" | "perPage">; header?: Pick<RetrieveCallTranscriptionsParameters, "onBehalfOf">; path: Pick<RetrieveCallTranscriptionsParameters, "sessionId">; }>; responses: { 200: Json<calls.RetrieveCallTranscriptionsResponse>; 400: calls.ResponseBadRequest; 401: calls.ResponseUnauthorized; 403: calls.ResponseForbiddenToUser; 404: calls.ResponseCallNotFound; 429: calls.ResponseTooManyRequests; default: calls.ResponseUnexpectedError } }
  }
}
