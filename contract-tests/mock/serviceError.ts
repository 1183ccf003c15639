import type { OpenApiDocument } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'

/** Thrown to reject a request with an error code. */
export class ServiceError extends Error {
  readonly code: string
  readonly details: Json | undefined

  constructor(code: string, message: string, details?: Json) {
    super(message)
    this.code = code
    this.details = details
  }
}

const missing = /_NOT_FOUND$|^ERR_(NOT_A_|CONVERSATION_NOT_ACCESSIBLE|AUTHTOKEN_NOT_ACCESSIBLE)/
const forbidden = /NO_ACCESS|NOT_JOINED|BLOCKED_|DENIED|SELF_ACTION|ACTION_NOT_ALLOWED/

/** The status of an error code: the documented status, or else the usual status for such a name. */
export function statusOf({ 'x-error-evidence': evidence }: OpenApiDocument, code: string): number {
  const documented = evidence?.[code]?.status
  if (documented !== undefined) return documented
  return missing.test(code) ? 404 : forbidden.test(code) ? 403 : 400
}
