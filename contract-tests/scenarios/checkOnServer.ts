import { isChatApiError } from '../../src/index.ts'
import type { Arguments } from '../cases/arguments.ts'
import type { Alteration } from '../cases/case.ts'
import { parsed } from '../exchange/checks.ts'
import { type Environment, fakeCredentials } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import { type CaseResult, resultOf } from '../exchange/runCase.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { BlockedBySafetyGuard, isSafe, namesNothing } from './createdRecords.ts'
import { existingRecords } from './existing.ts'
import { createFixtures, type Fixtures, SetupFailed } from './fixtures.ts'
import { pathKind } from './identifiers.ts'
import { invariants } from './invariants.ts'
import { exhaustedBy } from './scarceRecords.ts'
import type { ServerCase } from './serverCases.ts'
import type { ServerContext } from './serverContext.ts'
import { exchangeWhenSettled } from './settling.ts'

/** What came of an operation on a server. */
export interface Checked {
  results: CaseResult[]
  /** Why it could not be checked, if so. */
  unchecked?: string
  /** Why the run may not send it, if so. */
  blocked?: string
  /** Set where the server does not have it, or what it needs. */
  notImplemented?: string
}

/** After so many cases without an answer an operation is given up. */
const patience = 3

/** Runs the cases of one operation, each with records of the run's own in the place of those that the examples name. */
export async function checkOnServer(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  cases: readonly ServerCase[],
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const checked: Checked = { results: [] }
  const shared = server.createdRecords ? createFixtures(server) : existingRecords(server)
  let unanswered = 0
  let missing: string | undefined
  let fixtures = shared
  try {
    for (const one of cases) {
      if (signal?.aborted || unanswered >= patience) break
      if (one.key === 'authOnly' && !server.createdRecords) continue
      if (fixtures !== shared) await fixtures.end()
      fixtures = consumes(server, operation) && one.expect === 'success' ? createFixtures(server, shared) : shared
      let observation: Observation
      try {
        await fixtures.reserve(operation)
        observation = await exchangeWhenSettled(environment, server, operation, await readied(server, fixtures, operation, one))
        const exhausted = await exhaustedBy(server, observation)
        if (exhausted) throw new SetupFailed(exhausted)
      } catch (error) {
        if (!(error instanceof SetupFailed)) throw error
        const cause = (error.cause ?? error) as Error
        if (cause instanceof ServerGone || cause.cause instanceof ServerGone) throw cause
        const root = causeOf(error)
        if (isMissing(cause)) missing ??= `it needs what the server does not have: ${error.message}`
        // The operation needs something of the app itself, which a run cannot create.
        if (root instanceof BlockedBySafetyGuard && root.message.endsWith(namesNothing)) checked.blocked ??= root.message
        else checked.unchecked ??= error.message
        continue
      }
      const failure = 'error' in observation.outcome && observation.response === undefined ? causeOf(observation.outcome.error) : undefined
      if (failure instanceof ServerGone) throw failure
      if (failure instanceof BlockedBySafetyGuard) {
        checked.blocked ??= failure.message
        continue
      }
      if (checked.results.length === 0 && isUnknownPath(observation)) return { results: [], notImplemented: 'the server does not have it' }
      const result = resultOf(observation, invariants)
      unanswered = observation.response ? 0 : unanswered + 1
      checked.results.push(result)
      await tidy(server, operation, observation)
    }
  } finally {
    if (fixtures !== shared) await fixtures.end()
    await shared.end()
  }
  return checked.results.length === 0 && missing ? { results: [], notImplemented: missing } : checked
}

/** Whether an operation uses up what it is called with, so that every case needs records of its own. */
function consumes({ resources }: ServerContext, operation: Operation): boolean {
  if (isSafe(operation)) return false
  const collection = operation.path.replace(/\/\{[^}]+\}$/, '')
  const resource = resources.get(collection)
  if (resource?.update === operation && resource.create && resource.get) return false
  return resources.get(operation.path)?.create !== operation || resources.get(operation.path)?.remove === undefined
}

/** A case with the run's own records in it. */
async function readied(server: ServerContext, fixtures: Fixtures, operation: Operation, one: ServerCase): Promise<ServerCase> {
  const given =
    one.absent === undefined
      ? await fixtures.prepared(operation, one.given)
      : await withAbsent(server, fixtures, operation, one.given, one.absent)
  const alter = one.alter && (await translatedAlteration(fixtures, operation, one.given, given, one.alter))
  const key = one.key === 'unknown' ? unknownKey : one.key === 'authOnly' ? await server.weakKey() : undefined
  return { ...one, given, ...(alter && { alter }), ...(key !== undefined && { alter: { in: 'header', name: 'apikey', value: key } }) }
}

const unknownKey = `0${fakeCredentials.apiKey.slice(1).replace(/[a-f]/g, '0')}`

async function translatedAlteration(
  fixtures: Fixtures,
  operation: Operation,
  example: Arguments,
  given: Arguments,
  alter: Alteration,
): Promise<Alteration> {
  if (alter.in !== 'body' || typeof alter.value !== 'object' || alter.value === null) return alter
  const { body } = await fixtures.translated(operation, { ...example, ...given, body: alter.value })
  return { ...alter, value: body }
}

/** Arguments that name a record which is not there. */
async function withAbsent(
  { contract, resources, createdRecords }: ServerContext,
  fixtures: Fixtures,
  operation: Operation,
  example: Arguments,
  name: string,
): Promise<Arguments> {
  const kind = name === 'onBehalfOf' ? '/users' : pathKind(contract, resources, operation, name)
  const translated = await fixtures.translated(operation, example)
  const { chosen, create, remove, parameter } = (kind !== undefined && resources.get(kind)) || {}
  if (!createdRecords || !kind || chosen || !create || !remove || !parameter) return { ...translated, [name]: fixtures.fresh('nobody') }
  // If the service chooses the identifiers, one that was permanently deleted is free.
  const id = await fixtures.record(kind, 'deleted', translated)
  const own = Object.fromEntries(
    remove.parameters.filter(({ in: place }) => place === 'path').map((one) => [one.name, translated[one.name]]),
  )
  await fixtures.call(remove.id, { ...own, [parameter]: id, ...(remove.body && { body: { permanent: true } }) })
  return { ...translated, [name]: id }
}

/** An app may have few records of some kinds; each is removed once it was checked. */
async function tidy(server: ServerContext, operation: Operation, { response, testCase }: Observation): Promise<void> {
  const resource = server.resources.get(operation.path)
  if (!response || response.status >= 300 || resource?.create !== operation) return
  const id = resource.answered ? valueAt(parsed(response.body), resource.answered) : valueAt(testCase.given.body, `/${resource.chosen}`)
  if (id !== undefined) await server.release(operation.path, String(id))
}

function isUnknownPath({ response, operation }: Observation): boolean {
  if (!response) return false
  if (response.status === 501) return true
  const code = (parsed(response.body) as { error?: { code?: unknown } } | undefined)?.error?.code
  return response.status === 404 && code === 'ERR_API_NOT_FOUND' && operation.id !== ''
}

/** Whether a client's error says that there is no such path. */
const isMissing = (error: Error): boolean =>
  isChatApiError(error) && (error.status === 501 || (error.status === 404 && error.code === 'ERR_API_NOT_FOUND'))

/** The cause of a client's error. */
function causeOf(error: unknown): unknown {
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return current
}
