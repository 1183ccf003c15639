import type { Operation } from '../../../contract-tests/documents/document.ts'
import { createRandom, numberFor, shuffled } from '../../../contract-tests/documents/random.ts'
import { ServerGone } from '../../../contract-tests/exchange/serverTarget.ts'
import type { SuiteResult } from '../../../contract-tests/suites/result.ts'
import type { ServerSuiteOptions } from '../../../contract-tests/suites/serverSuiteOptions.ts'
import { checkServer } from '../../../contract-tests/suites/suites.ts'
import { groupsIn, type Noticed, noticedBy, notNoticed, untilFinding } from '../faults/noticed.ts'
import { operationsThatDiffer, type Probe, timeout } from './probe.ts'
import { type OfferedFault, type StartedServer, serverKey, startServer } from './program.ts'

/** The result of the checks of a server with a fault. */
export interface Trial extends OfferedFault, Noticed {
  readonly requests: number
  readonly milliseconds: number
}

/**
 * Runs the checks of a server as a user would, on a server that may write and has no effects that
 * come late: waiting for them would only take time.
 */
export const runChecks = (base: string, options: Partial<ServerSuiteOptions>): Promise<SuiteResult> =>
  checkServer({
    ...{ bases: { chat: base }, credentials: { apiKey: serverKey }, timeout, allowWrites: true, strict: false, effectsWithin: 0 },
    ...options,
  })

/** Milliseconds for the checks of a fault; one that delays answers needs no more. */
const longest = 240_000

/** Tries faults of a server program, each on a server of its own. */
export interface Trials {
  readonly file: string
  readonly probe: Probe
  /** The operations that the server has. */
  readonly operations: readonly Operation[]
  readonly seed: number
  /** The groups of differences that the server without a fault shows in a whole run. */
  readonly groups: readonly string[]
}

/** The number of samples of families, and the share of their checks. */
const [samples, sample] = [3, 0.3]

/**
 * Creates a function that tries a fault: it finds the first operation that answers otherwise with
 * it, and runs the unchanged checks of its family. Without a finding, it finds all such operations,
 * and runs the checks of their families. If most operations answer otherwise, as with a fault of
 * the transport, or if the fault is harmless, it is tried on a sample of families, which the seed
 * and its name choose; if none does, on all checks.
 */
export function createTrial({ file, probe, operations, seed, groups: usual }: Trials): (fault: OfferedFault) => Promise<Trial> {
  const healthy = new Map<string, Promise<ReadonlySet<string>>>()
  const isUsual = new Set(usual)
  /** The groups of differences of the server without a fault, in the same run. */
  const differencesWithout = (options: Partial<ServerSuiteOptions>) => {
    const key = JSON.stringify([options.only, options.sample])
    const differences = healthy.get(key) ?? onServer(file, '', async ({ base }) => new Set(groupsIn(await runChecks(base, options))))
    healthy.set(key, differences)
    return differences
  }
  /** The result of the checks of some operations for a fault, if they notice it. */
  async function noticed(fault: OfferedFault, options: Partial<ServerSuiteOptions>): Promise<Noticed & { requests: number }> {
    const { progress, signal: found } = untilFinding()
    const signal = AbortSignal.any([found, AbortSignal.timeout(longest)])
    const result = await onServer(file, fault.name, ({ base }) => runChecks(base, { ...options, progress, signal })).catch(
      (error: unknown) => {
        if (error instanceof ServerGone) return error
        throw error
      },
    )
    // The run ends with this reason and exit code 2, so the fault is noticed.
    if (result instanceof ServerGone) return { outcome: 'finding', statement: '', why: result.message, requests: 0 }
    const { requests = 0 } = result
    const first = noticedBy(result, isUsual)
    if (first.outcome !== 'difference') return { ...first, requests }
    // A run of fewer operations may show others.
    return { ...noticedBy(result, new Set([...isUsual, ...(await differencesWithout(options))])), requests }
  }
  const differing = (fault: OfferedFault, most: number): Promise<ReadonlySet<Operation>> =>
    onServer(file, fault.name, ({ base }) => operationsThatDiffer(probe, base, operations, most))
  const half = Math.ceil(operations.length / 2)
  const families = shuffled([...new Set(operations.map(({ tag }) => tag))], createRandom(seed))
  const familiesOf = (shown: ReadonlySet<Operation>) => new Set([...shown].map(({ tag }) => tag))
  const inFamilies = (tags: ReadonlySet<string>) => operations.filter(({ tag }) => tags.has(tag)).map(({ id }) => id)
  const sampleFor = ({ name }: OfferedFault) => new Set(families.filter((_, index) => (index + numberFor(name)) % samples === 0))

  return async (fault) => {
    const start = performance.now()
    let requests = 0
    let best: Noticed = notNoticed
    const tryRound = async (options: Partial<ServerSuiteOptions>) => {
      const result = await noticed(fault, { ...options, seed })
      requests += result.requests
      if (result.outcome === 'finding' || best.outcome === 'not noticed') best = result
    }
    let differingRequests = await differing(fault, 1)
    const first = familiesOf(differingRequests)
    if (first.size > 0) await tryRound({ only: inFamilies(first) })
    if (best.outcome !== 'finding') {
      if (first.size > 0) differingRequests = await differing(fault, half)
      const all = familiesOf(differingRequests)
      if (fault.kind === 'none' || differingRequests.size >= half) await tryRound({ only: inFamilies(sampleFor(fault)), sample })
      // A fault that the probe does not show is tried as a user would run the checks.
      else if (all.size === 0) await tryRound({ only: operations.map(({ id }) => id) })
      else if (all.size > first.size) await tryRound({ only: inFamilies(all) })
    }
    const why = best.why || `the probe differs at: ${[...differingRequests].map(({ id }) => id).join(', ') || 'no operation'}`
    return { ...fault, ...best, why, requests, milliseconds: performance.now() - start }
  }
}

/** Does something with a fresh server, and stops it. */
export async function onServer<Result>(file: string, fault: string, use: (server: StartedServer) => Promise<Result>): Promise<Result> {
  const server = await startServer(file, fault)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}
