// Written by `npm run generate` from openapi/. Do not edit.
import type { CallsOperations } from './calls.client.ts'

/** What the client needs to know of openapi/calls at run time. */
export const callsDocument = {
  name: "calls",
  server: "https://{appId}.call-{region}.cometchat.io/v3",
  variables: {"appId":{},"region":{"default":"us","values":["us","eu","in"]}},
  credentials: {"apiKey":"apikey"},
  operations: {
    listCalls: "GET /calls?type,mode,status,receiverType,uid,participantsCount,startedAt,endedAt,hasRecording,hasTranscription ~",
    retrieveCallDetails: "GET /calls/{sessionId} ~",
    retrieveCallTranscriptions: "GET /calls/{sessionId}/transcriptions?page,perPage ~ @page",
  } satisfies Record<keyof CallsOperations<never>, string>,
} as const
