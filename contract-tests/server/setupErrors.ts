import type { Finding } from '../validate/finding.ts'

/** A record that a case needs could not be created. */
export class SetupFailed extends Error {}

/** A record could not be created because the app already has as many as allowed. */
export class QuotaUsedUp extends SetupFailed {}

/**
 * A preparation got a response of 500 or above, which is a finding whatever the check was about.
 */
export class ServerFailed extends Error {
  readonly finding: Finding
  constructor(finding: Finding) {
    super(`${finding.operation} failed with ${finding.got}`)
    this.finding = finding
  }
}
