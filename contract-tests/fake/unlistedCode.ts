import type { Operation } from '../documents/document.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { type Finding, finding } from '../validate/finding.ts'
import type { RawResponse } from '../validate/rawExchange.ts'

/** An error code that the operation does not list, although the documents list them all. */
export function unlistedCode({ id, errorCodes }: Operation, response: RawResponse): Finding[] {
  const code = errorCodeOf(response)
  if (code === undefined || errorCodes.includes(code)) return []
  return [finding(id, 'error_code_conformance', 'response body /error/code', errorCodes.join(', '), code)]
}
