import type { DocumentTable } from '../../generated/operationTable.ts'
import type { Route } from './route.ts'

/**
 * Checks that a key of scope `authOnly` may call an operation.
 *
 * @param route - the operation; `undefined` for a path that the documents do not know
 * @throws TypeError naming those that it may call
 */
export function checkAuthOnly({ operations }: DocumentTable, route: Route | undefined): void {
  if (route?.entry.authOnly) return
  const allowed = Object.entries(operations).filter(([, { authOnly }]) => authOnly)
  throw new TypeError(
    `${route?.name ?? 'This path'}: a key of scope \`authOnly\` may only call ${allowed.map(([name]) => `\`${name}\``).join(' and ')}; use a \`fullAccess\` key, on a server.`,
  )
}
