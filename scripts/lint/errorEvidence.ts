import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What is known of one error code. */
export interface ErrorEvidence {
  /** The HTTP status it comes with, if any is known or inferred. */
  readonly status?: number
}

/** What is known of every error code, from openapi/shared/schemas/ErrorCode.yaml. */
export const errorEvidence: Readonly<Record<string, ErrorEvidence>> = parse(
  readFileSync(new URL('../../openapi/shared/schemas/ErrorCode.yaml', import.meta.url), 'utf8'),
)['x-error-evidence']
