import { valueAt } from '../documents/pointer.ts'
import type { Session } from '../server/scenario.ts'

/** Checks the code of a rejection that a rule states. The lists of codes are open, the rules are not. */
export function hasCode(session: Session, body: unknown, code: string | undefined): void {
  if (code !== undefined) session.equalIfPresent('error_code_conformance', '/error/code', code, valueAt(body, '/error/code'))
}
