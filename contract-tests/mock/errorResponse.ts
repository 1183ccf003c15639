import type { Json } from '../documents/json.ts'
import type { RawResponse } from '../validate/rawExchange.ts'

export const jsonResponse = (status: number, body: unknown, headers: [string, string][] = []): RawResponse => ({
  status,
  headers: [['content-type', 'application/json'], ...headers],
  body: JSON.stringify(body),
})

/** An error response in the service's format. */
export const errorResponse = (status: number, code: string, message: string, details?: Json, headers?: [string, string][]): RawResponse =>
  jsonResponse(status, { error: { code, message, devMessage: message, ...(details && { details }), source: 'chat-api' } }, headers)
