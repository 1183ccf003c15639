import type { Route } from './route.ts'

/**
 * The name of the rate limit that a call of an operation counts against.
 *
 * @param actor - the uid of the user that the call acts for: some limits count each user apart
 */
export function limitOf({ name, entry: { limit = 'standard' } }: Route, actor: string | undefined): string {
  return limit === 'user' ? `${name} ${actor}` : limit === 'operation' ? name : limit
}

/** A limit's name as hooks, logs and errors show it: without the uid of the user. */
export const limitLabel = (limit: string): string => limit.replace(/ .*$/s, ' (per user)')
