// Written by `npm run generate` from openapi/. Do not edit.
import type { CallsOperationName } from './calls.client.ts'
import type { DocumentTable } from './operationTable.ts'

/** What the client needs to know of openapi/calls at run time. */
export const callsDocument: DocumentTable<CallsOperationName> = {
  name: "calls",
  server: "https://{appId}.call-{region}.cometchat.io/v3",
  variables: {"appId":{},"region":{"default":"us","values":["us","eu","in"]}},
  credentials: {"apiKey":"apikey"},
  operations: {
    listCalls: { path: "/calls", query: ["type","mode","status","receiverType","uid","participantsCount","startedAt","endedAt","hasRecording","hasTranscription"], actor: false, response: ["data[]"] },
    retrieveCallDetails: { path: "/calls/{sessionId}", actor: false },
    retrieveCallTranscriptions: { path: "/calls/{sessionId}/transcriptions", query: ["page","perPage"], actor: false, response: ["data[]"], items: "data" },
  },
}
