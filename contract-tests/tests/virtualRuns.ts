import { comparisonsOf } from '../comparison/comparison.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { environmentOf } from '../exchange/environment.ts'
import type { Outcomes } from '../exchange/outcome.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { groupName, groupsOf } from '../report/differenceGroups.ts'
import { questionsOf } from '../report/questions.ts'
import { trackCreatedRecords } from '../serverChecks/createdRecords.ts'
import { createServerContext } from '../serverChecks/createServerContext.ts'
import { newPrefix } from '../serverChecks/prefix.ts'
import type { SuiteResult } from '../suites/result.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { checkServer } from '../suites/suites.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { findingLine } from '../validate/finding.ts'
import { redactText } from '../validate/secrets.ts'
import { type HonestStyle, honestFetch } from './honestServers.ts'

const [contract] = (await readContracts()) as [Contract]
const chat = 'https://honest.invalid/v3'
const [credentials, timeout, strict] = [fakeCredentials, 120_000, false]

/** Checks a server of a style in this process, in virtual time. */
export const checkStyle = (style: HonestStyle, options: Partial<ServerSuiteOptions>): Promise<SuiteResult> =>
  checkFetched(() => honestFetch(contract, style), options)

/** Checks a server of a style. Also says whether the fake would have answered all alike. */
export async function checkBesideFake(style: HonestStyle, options: Partial<ServerSuiteOptions>) {
  let isAlike = true
  const result = await checkFetched(() => {
    const [own, usual] = [honestFetch(contract, style), honestFetch(contract, {})]
    const textOf = async (response: Response) => `${response.status} ${redactText(await response.text())}`
    return async (input, init) => {
      if (!isAlike) return own(input, init)
      const request = new Request(input, init)
      const [answer, other] = await Promise.all([own(request.clone()), usual(request)])
      if ((await textOf(answer.clone())) !== (await textOf(other))) isAlike = false
      return answer
    }
  }, options)
  return { result, isAlike }
}

async function checkFetched(fetchOf: () => typeof fetch, options: Partial<ServerSuiteOptions>): Promise<SuiteResult> {
  const [endVirtualTime, originalFetch] = [startVirtualTime(), globalThis.fetch]
  globalThis.fetch = fetchOf()
  try {
    return await checkServer({ bases: { chat }, credentials, timeout, strict, allowWrites: true, ...options })
  } finally {
    globalThis.fetch = originalFetch
    endVirtualTime()
  }
}

/** What a comparison with the model found. */
interface Compared {
  /** The findings, each with the name of its call. */
  readonly findings: readonly string[]
  /** The differences that no document decides, in the same form. */
  readonly differences: readonly string[]
  /** The names of their groups, by the question that they ask. */
  readonly questions: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

/** The context of a run on a server that a `fetch` reaches. */
export function reaching(fetch: typeof globalThis.fetch) {
  const created = trackCreatedRecords(contract, chat, newPrefix())
  const { guard, note } = created
  const environment = environmentOf(serverTarget({ bases: { chat }, timeout, guard, note, fetch }), { timeout, credentials, strict })
  return { environment, server: createServerContext(environment, contract, created) }
}

/**
 * Compares operations of a server of a style with the model, without any other check, one part
 * after the other.
 */
export async function compare(
  style: HonestStyle,
  only: readonly string[],
  { untilFinding = false, sample }: { untilFinding?: boolean; sample?: number } = {},
): Promise<Compared> {
  const endVirtualTime = startVirtualTime()
  const { environment, server } = reaching(honestFetch(contract, style))
  const outcomes: Map<string, Outcomes> = new Map()
  const results = () => [...outcomes.values()].flatMap((one) => one.results)
  const ending = new AbortController()
  const told = () =>
    environment.differences.map(
      ({ call, operation, place, expected, got }) =>
        `${call}: ${operation}: response ${place || 'status'}: expected ${expected}, got ${got} (a difference)`,
    )
  const progress = () => {
    if (untilFinding && (told().length > 0 || results().some(({ findings }) => findings.length > 0))) ending.abort()
  }
  const how = { signal: ending.signal, outcomes, sample, progress }
  try {
    for (const comparison of comparisonsOf(environment, server, new Set(only), how)) await comparison()
  } finally {
    endVirtualTime()
  }
  const notes = [...environment.notes]
  return {
    notes,
    findings: results().flatMap(({ name, findings }) => findings.map((one) => `${name}: ${findingLine(one)}`)),
    differences: told(),
    questions: questionsOf(groupsOf(environment.differences)).map((groups) => groups.map(groupName)),
  }
}
