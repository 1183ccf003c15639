/** A record that a case needs could not be created. */
export class SetupFailed extends Error {}

/** A record could not be created because the app already has as many as allowed. */
export class QuotaUsedUp extends SetupFailed {}
