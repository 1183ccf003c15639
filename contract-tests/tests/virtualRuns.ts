import { afterEach, beforeEach } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { SuiteResult } from '../suites/result.ts'
import { runServerSuite } from '../suites/serverSuite.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { honestFetch } from './honestServers.ts'

/**
 * Runs the checks of the Chat API against servers in this process, in virtual time, for the tests
 * of the file that calls it.
 *
 * @returns a function that checks a server of a style
 */
export function virtualRuns(): (style: Parameters<typeof honestFetch>[1], options: Partial<ServerSuiteOptions>) => Promise<SuiteResult> {
  const originalFetch = globalThis.fetch
  let contract: Contract
  let endVirtualTime: () => void
  beforeEach(async () => {
    contract = (await readContracts())[0] as Contract
    endVirtualTime = startVirtualTime()
  })
  afterEach(() => {
    endVirtualTime()
    globalThis.fetch = originalFetch
  })
  return (style, options) => {
    globalThis.fetch = honestFetch(contract, style)
    return runServerSuite({
      bases: { chat: 'https://honest.invalid/v3' },
      credentials: fakeCredentials,
      timeout: 120_000,
      allowWrites: true,
      strict: false,
      ...options,
    })
  }
}
