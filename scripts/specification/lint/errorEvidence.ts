import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The evidence for an error code. */
export interface KnownStatus {
  /** The HTTP status it comes with, if any is known or inferred. */
  readonly status: number | undefined
  /** Whether we inferred the status. */
  readonly inferred: boolean
}

/** The evidence for every error code, from openapi/shared/schemas/ErrorCode.yaml. */
export const errorEvidence: Readonly<Record<string, KnownStatus>> = Object.fromEntries(
  Object.entries(table()).map(([code, { status, sources }]) => [
    code,
    { status, inferred: sources.some(({ kind }) => kind === 'inferred') },
  ]),
)

function table(): Record<string, { status?: number; sources: { kind: string }[] }> {
  return parse(readFileSync(new URL('../../../openapi/shared/schemas/ErrorCode.yaml', import.meta.url), 'utf8'))['x-error-evidence']
}
