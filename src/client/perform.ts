import type { DocumentTable } from '../../generated/operationTable.ts'
import type { CallOptions } from '../request/callOptions.ts'
import { anotherUser, limitOf, type PreparedRequest, type RequestDefaults } from '../request/prepareRequest.ts'
import { type Route, routeOf } from '../request/route.ts'
import type { CallResult } from '../response/result.ts'
import { hasRoundedNumber } from '../response/roundedNumbers.ts'
import { performCall } from '../transport/call.ts'
import type { CalledOperation, Connection } from '../transport/callState.ts'
import { operationAt, withoutValues } from './operationAt.ts'

/** The parts of a client. They live in closures, so that printing a client does not show them. */
export interface State extends RequestDefaults {
  readonly document: DocumentTable
  readonly connection: Connection
  /** Whether the key may only call what a key of scope `authOnly` may. */
  readonly authOnly: boolean
  /** The operations that have been called, prepared; shared by the clients that `as` makes. */
  readonly routes: Map<string, Route>
  readonly warned: Set<string>
}

export function routeFor({ routes, document }: State, name: string): Route {
  let route = routes.get(name)
  if (!route) routes.set(name, (route = routeOf(name, document.operations[name] as Route['entry'])))
  return route
}

/**
 * Checks that the client's key may call an operation, if its scope is `authOnly`.
 *
 * @param route - the operation; `undefined` for a path that the documents do not know
 * @throws TypeError naming those that it may call
 */
export function checkScope({ authOnly, document: { operations } }: State, route: Route | undefined): void {
  if (!authOnly || route?.entry.authOnly) return
  const allowed = Object.keys(operations).filter((name) => operations[name]?.authOnly)
  const names = allowed.map((name) => `\`${name}\``).join(' and ')
  throw new TypeError(
    `${route?.name ?? 'This path'}: a key of scope \`authOnly\` may only call ${names}; use a \`fullAccess\` key, on a server.`,
  )
}

/** Without a prototype, as a polluted one must not add options. */
const noOptions: CallOptions = Object.freeze(Object.create(null))

/** What is called: an operation, or what is known of a path that the documents lack. */
export type Called = CalledOperation & Partial<Pick<Route, 'entry'>>

/**
 * Makes a call whose result the caller gets as an object, and warns once of what its operation and
 * its response announce.
 *
 * @throws what the response says went wrong, and what `performCall` throws
 */
export function perform(state: State, operation: Called, request: PreparedRequest, options: CallOptions = noOptions): Promise<CallResult> {
  const replacedBy = operation.entry?.replacedBy
  if (replacedBy) warnOnce(state, operation, 'deprecated', (what) => `${what} is deprecated; use ${replacedBy}.`)
  return performCall(state.connection, request, operation, options).then((result) => {
    if (state.connection.logger.warn) warnOfResponse(state, operation, result)
    if (result.error) throw result.error
    return result
  })
}

/**
 * Turns an error that a function throws at once into a rejection. Not an async function: a stack
 * would have a line for it.
 */
export function rejectInsteadOfThrow<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return call()
  } catch (error) {
    return Promise.reject(error)
  }
}

/** Warns once for each operation and subject, as the wording may differ between responses. */
function warnOnce({ connection, warned }: State, operation: Called, subject: string, message: (what: string) => string): void {
  const what = operation.name ?? `${operation.method} ${operation.shownPath}`
  const key = `${what} ${subject}`
  if (!warned.has(key)) connection.logger.warn?.(message(what))
  warned.add(key)
}

function warnOfResponse(state: State, operation: Called, { head: { headers }, text, data }: CallResult): void {
  const sunset = headers.get('sunset')
  if (sunset || headers.get('deprecation') !== null)
    warnOnce(state, operation, 'sunset', (what) => `CometChat announces the end of ${what}${sunset ? `: sunset ${sunset}` : ''}.`)
  if (!hasRoundedNumber(text, data)) return
  const advice = "Store such a number as a text; `rawClient` with `parseAs: 'text'` returns what was sent."
  warnOnce(state, operation, 'rounded', (what) => `${what}: a whole number above 2^53 was rounded. ${advice}`)
}

/**
 * What a request that has no method of its own calls: the operation that the documents have at its
 * path, or the path itself.
 *
 * @param path - below the client's base
 * @throws TypeError if a key of scope `authOnly` may not call it
 */
export function calledAt(state: State, method: string, path: string): Called {
  const name = operationAt(state.document, path, method)
  const route = name === undefined ? undefined : routeFor(state, name)
  checkScope(state, route)
  if (route) return route
  // Its path may hold a credential all the same.
  const { path: template, secrets } = state.document.operations[operationAt(state.document, path) ?? ''] ?? { path, secrets: undefined }
  const shownPath = withoutValues(state.document, template)
  return {
    name: undefined,
    operationId: undefined,
    method,
    path: template,
    shownPath,
    secrets,
    bodiless: true,
    response: [],
    settles: false,
  }
}

/**
 * What such a request calls, with its rate limit, and its headers: the user that the client is
 * bound to is among them wherever a user may be named.
 *
 * @throws TypeError if they name another user, and what `calledAt` throws
 */
export function requestAt(state: State, method: string, path: string, added: Readonly<Record<string, string>> = {}) {
  const called = calledAt(state, method, path)
  const { name, entry } = called
  const { actor } = state
  if (actor !== undefined && (added.onbehalfof ?? actor) !== actor) throw anotherUser(name ?? 'onbehalfof')
  const acting = actor !== undefined && (entry === undefined || entry.actor !== undefined)
  const headers: Record<string, string> = { ...state.headers, ...added, ...(acting && { onbehalfof: actor }) }
  return { called, headers, limit: entry === undefined ? 'standard' : limitOf(called as Route, headers.onbehalfof) }
}
