import { afterEach, beforeEach } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { environmentOf } from '../exchange/environment.ts'
import type { Outcomes } from '../exchange/outcome.ts'
import { serverTarget } from '../exchange/serverTarget.ts'
import { comparisonsOf } from '../model/compareWithModel.ts'
import { trackCreatedRecords } from '../server/createdRecords.ts'
import { createServerContext } from '../server/createServerContext.ts'
import { newPrefix } from '../server/prefix.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { sentence } from '../validate/finding.ts'
import { honestFetch } from './honestServers.ts'

/** What a comparison with the model found. */
export interface Compared {
  /** The findings, each with the name of its call. */
  readonly findings: readonly string[]
  /** The readings that the server was seen to take. */
  readonly readings: readonly string[]
  readonly notes: readonly string[]
}

/**
 * Compares servers in this process with the model, in virtual time and without any other check, for
 * the tests of the file that calls it.
 *
 * @returns a function that compares operations of a server of a style, one part after the other
 */
export function comparedRuns(): (
  style: Parameters<typeof honestFetch>[1],
  only: readonly string[],
  how?: { untilFinding?: boolean; sample?: number },
) => Promise<Compared> {
  let endVirtualTime: () => void
  beforeEach(() => {
    endVirtualTime = startVirtualTime()
  })
  afterEach(() => endVirtualTime())
  return async (style, only, { untilFinding = false, sample } = {}) => {
    const contract = (await readContracts())[0] as Contract
    const chat = 'https://honest.invalid/v3'
    const created = trackCreatedRecords(contract, chat, newPrefix())
    const { guard, note } = created
    const target = serverTarget({ bases: { chat }, timeout: 120_000, guard, note, fetch: honestFetch(contract, style) })
    const environment = environmentOf(target, { timeout: 120_000, credentials: fakeCredentials, strict: false })
    const outcomes = new Map<string, Outcomes>()
    const ending = new AbortController()
    const progress = () => {
      const results = [...outcomes.values()].flatMap((one) => one.results)
      if (untilFinding && results.some(({ findings }) => findings.length > 0)) ending.abort()
    }
    const how = { signal: ending.signal, outcomes, sample, progress }
    for (const compare of comparisonsOf(environment, createServerContext(environment, contract, created), new Set(only), how))
      await compare()
    const notes = [...(environment.notes ?? [])]
    return {
      notes,
      findings: [...outcomes.values()].flatMap(({ results }) =>
        results.flatMap(({ name, findings }) => findings.map((one) => `${name}: ${sentence(one)}`)),
      ),
      readings: notes.flatMap((note) => /^takes the reading (.+)$/.exec(note)?.[1] ?? []),
    }
  }
}
