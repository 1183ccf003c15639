import { valueAt } from '../documents/pointer.ts'
import { isGeneral } from '../server/errorCodes.ts'
import type { Session } from '../server/scenario.ts'

/**
 * Checks the code of a rejection that a rule states. The lists of codes are open, the rules are
 * not. A general code, such as `ERR_BAD_REQUEST`, is a finding only if somebody saw the stated one.
 */
export function hasCode(session: Session, body: unknown, code: string | undefined): void {
  const got = valueAt(body, '/error/code')
  if (code === undefined || got === undefined) return
  if (got !== code && isGeneral(String(got)) && !wasSeen(session, code))
    session.note(`${got} came instead of ${code}, which nobody has seen`)
  else session.equal('error_code_conformance', '/error/code', code, got)
}

/** Whether a live service was seen to respond with a code. */
function wasSeen({ server }: Session, code: string): boolean {
  const { sources = [] } = server.contract.document['x-error-evidence']?.[code] ?? {}
  return sources.some(({ kind }) => kind === 'live') && !sources.some(({ kind }) => kind === 'inferred')
}
