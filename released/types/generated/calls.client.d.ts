import type * as calls from './calls.ts';
export type CallsOperationName = keyof CallsOperations<never>;
export interface CallsUserOperations<Options> {
    listCalls(parameters?: ListCallsParameters, options?: Options): Promise<ListCallsResponse>;
    retrieveCallDetails(parameters: RetrieveCallDetailsParameters, options?: Options): Promise<RetrieveCallDetailsResponse>;
    retrieveCallTranscriptions: {
        (parameters: RetrieveCallTranscriptionsParameters, options?: Options): Promise<RetrieveCallTranscriptionsResponse>;
        items(parameters: RetrieveCallTranscriptionsParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsItem, void, undefined>;
        pages(parameters: RetrieveCallTranscriptionsParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsResponse, void, undefined>;
    };
}
export interface CallsBoundUserOperations<Options> {
    listCalls(parameters?: ListCallsBoundParameters, options?: Options): Promise<ListCallsResponse>;
    retrieveCallDetails(parameters: RetrieveCallDetailsBoundParameters, options?: Options): Promise<RetrieveCallDetailsResponse>;
    retrieveCallTranscriptions: {
        (parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): Promise<RetrieveCallTranscriptionsResponse>;
        items(parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsItem, void, undefined>;
        pages(parameters: RetrieveCallTranscriptionsBoundParameters, options?: Options): AsyncGenerator<RetrieveCallTranscriptionsResponse, void, undefined>;
    };
}
export interface CallsOperations<Options> extends CallsUserOperations<Options> {
}
export interface CallsBoundOperations<Options> extends CallsBoundUserOperations<Options> {
}
export interface ListCallsBoundParameters {
    type?: "audio" | "video" | undefined;
    mode?: "call" | "meet" | "presenter" | undefined;
    status?: "ongoing" | "ended" | "unanswered" | "rejected" | undefined;
    receiverType?: "user" | "group" | undefined;
    uid?: string | undefined;
    participantsCount?: number | undefined;
    startedAt?: number | undefined;
    endedAt?: number | undefined;
    hasRecording?: boolean | undefined;
    hasTranscription?: boolean | undefined;
}
export interface ListCallsParameters extends ListCallsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type ListCallsResponse = calls.operations['list-calls']['responses'][200]['content']['application/json'];
export interface RetrieveCallDetailsBoundParameters {
    sessionId: string;
}
export interface RetrieveCallDetailsParameters extends RetrieveCallDetailsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type RetrieveCallDetailsResponse = calls.operations['retrieve-call-details']['responses'][200]['content']['application/json'];
export interface RetrieveCallTranscriptionsBoundParameters {
    sessionId: string;
    page?: number | undefined;
    perPage?: number | undefined;
}
export interface RetrieveCallTranscriptionsParameters extends RetrieveCallTranscriptionsBoundParameters {
    onBehalfOf?: string | undefined;
}
export type RetrieveCallTranscriptionsResponse = calls.operations['retrieve-call-transcriptions']['responses'][200]['content']['application/json'];
export type RetrieveCallTranscriptionsItem = calls.CallTranscription;
