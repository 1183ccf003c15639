import type { Arguments } from '../cases/arguments.ts'
import type { Alteration } from '../cases/case.ts'
import { parsed } from '../exchange/checks.ts'
import { type Environment, fakeCredentials } from '../exchange/environment.ts'
import type { Observation } from '../exchange/exchange.ts'
import { errorCodeOf, Interrupted, type NotRun, type Outcomes } from '../exchange/outcome.ts'
import { type CaseResult, resultOf } from '../exchange/runCase.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import { headerOf } from '../validate/rawExchange.ts'
import { BlockedBySafetyGuard, isSafe } from './createdRecords.ts'
import { existingRecords } from './existing.ts'
import { createFixtures, type Fixtures, SetupFailed } from './fixtures.ts'
import { pathKind } from './identifiers.ts'
import { invariants } from './invariants.ts'
import { whyNotRun } from './notRun.ts'
import { exhaustedBy } from './scarceRecords.ts'
import type { ServerCase } from './serverCases.ts'
import type { ServerContext } from './serverContext.ts'
import { exchangeWhenSettled } from './settling.ts'

/** After so many cases without a response the other cases of an operation are not run. */
const patience = 3

/**
 * Runs the cases of one operation, each with records of the run's own in the place of those that the examples name.
 *
 * @returns the results, and each case that was not run with its reason
 */
export async function checkOnServer(
  environment: Environment,
  server: ServerContext,
  operation: Operation,
  cases: readonly ServerCase[],
  signal: AbortSignal | undefined,
): Promise<Outcomes> {
  const results: CaseResult[] = []
  const notRun: NotRun[] = []
  const shared = server.createdRecords ? createFixtures(server) : existingRecords(server)
  let unanswered = 0
  let fixtures = shared
  const skip = (why: Pick<NotRun, 'category' | 'reason' | 'missing'>, ...list: ServerCase[]) =>
    notRun.push(...list.map(({ name, kind }) => ({ operation: operation.id, name, kind, ...why })))
  try {
    for (const [index, one] of cases.entries()) {
      const rest = cases.slice(index)
      if (signal?.aborted) {
        skip({ category: 'interrupted', reason: 'the run was interrupted' }, ...rest)
        break
      }
      if (unanswered >= patience) {
        skip({ category: 'no response', reason: `${patience} cases in a row got no response` }, ...rest)
        break
      }
      if (one.key === 'authOnly' && !server.createdRecords) {
        skip({ category: 'writes not allowed', reason: 'it needs a key of the lowest scope, which only a run that may write creates' }, one)
        continue
      }
      if (fixtures !== shared) await fixtures.end()
      fixtures = consumes(server, operation) && one.expect === 'success' ? createFixtures(server, shared) : shared
      let observation: Observation
      try {
        await fixtures.reserve(operation)
        observation = await exchangeWhenSettled(environment, server, operation, await readied(server, fixtures, operation, one))
        const exhausted = await exhaustedBy(server, observation)
        if (exhausted) throw new SetupFailed(exhausted)
      } catch (error) {
        skip(whyNotRun(error, operation.id, textsIn(one.given)), one)
        continue
      }
      const { response, failure: stopped } = observation
      if (stopped instanceof ServerGone || stopped instanceof Interrupted) {
        skip(whyNotRun(stopped, operation.id), one)
        continue
      }
      if (stopped instanceof BlockedBySafetyGuard) {
        skip({ category: 'blocked by the safety guard', reason: stopped.rule }, one)
        continue
      }
      if (response && results.length === 0 && isMissing(environment, observation)) {
        skip({ category: 'operation missing', reason: 'the server does not have it', missing: operation.id }, ...rest)
        break
      }
      if (response && headerOf(response.headers, 'x-fake-response') !== undefined) {
        skip({ category: 'mocked by the fake', reason: 'the fake keeps no records of this family and returns examples' }, ...rest)
        break
      }
      unanswered = response ? 0 : unanswered + 1
      results.push(resultOf(observation, invariants))
      await tidy(server, operation, observation)
    }
  } finally {
    if (fixtures !== shared) await fixtures.end()
    await shared.end()
  }
  return { results, notRun }
}

/** Every text and number in a value, as texts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

/** A request that should have been rejected may get a bare 404; any other request shows by it that the server lacks the operation. */
function isMissing({ presence }: Environment, { response, operation, testCase }: Observation): boolean {
  if (!response || !presence) return false
  const code = errorCodeOf(response)
  return (
    presence.isMissing(operation.id, response.status, code) &&
    (testCase.expect === 'success' || code !== undefined || response.status !== 404)
  )
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
