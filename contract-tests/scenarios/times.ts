import type { Session } from './session.ts'

/** Compares a time, with a tolerance for an inexact clock. */
export function near(session: Session, pointer: string, expected: number, got: unknown): void {
  if (typeof got !== 'number' || Math.abs(got - expected) > 300) session.found('write_has_effect', pointer, String(expected), got)
}
