import type { Operation } from '../../../contract-tests/documents/document.ts'
import { groupsOf, nameOf } from '../../../contract-tests/report/differences.ts'
import type { SuiteResult } from '../../../contract-tests/suites/result.ts'
import { runServerSuite } from '../../../contract-tests/suites/serverSuite.ts'
import type { ServerSuiteOptions } from '../../../contract-tests/suites/serverSuiteOptions.ts'
import { sentence } from '../../../contract-tests/validate/finding.ts'
import { answersTo, operationsThatDiffer, type Probe } from './probe.ts'
import { type OfferedFault, type StartedServer, serverKey, startServer } from './program.ts'

/** What the checks say of a server with a fault. */
export interface Trial extends OfferedFault {
  readonly outcome: 'finding' | 'difference' | 'not noticed'
  /** The first finding, or the first difference that the server without the fault lacks. */
  readonly why: string
  readonly requests: number
  readonly milliseconds: number
}

/**
 * Runs the checks of a server as a user would, on a server that may write and has no effects that
 * come late: waiting for them would only take time.
 */
export const check = (base: string, options: Partial<ServerSuiteOptions>): Promise<SuiteResult> =>
  runServerSuite({
    ...{ bases: { chat: base }, credentials: { apiKey: serverKey }, timeout: 10_000, allowWrites: true, strict: false, effectsWithin: 0 },
    ...options,
  })

/** The first finding of a run, as a sentence. */
export const firstFindingIn = ({ operations }: SuiteResult): string | undefined => {
  const [failed] = operations.flatMap((operation) => operation.failed)
  return failed?.findings[0] && `${failed.name}: ${sentence(failed.findings[0])}`
}

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

/**
 * Creates a function that tries a fault: it finds the operations that answer otherwise with it,
 * and runs the unchanged checks of their families. A fault that the probe does not show is tried on
 * a tenth of all checks.
 */
export function createTrial({ file, probe, operations, seed, groups: usual }: Trials): (fault: OfferedFault) => Promise<Trial> {
  const healthy = new Map<string, Promise<ReadonlySet<string>>>()
  const isUsual = new Set(usual)
  /** The groups of differences of the server without a fault, in the same run. */
  const differencesWithout = (options: Partial<ServerSuiteOptions>) => {
    const key = JSON.stringify([options.only, options.sample])
    const known = healthy.get(key) ?? onServer(file, '', async ({ base }) => new Set(groupsIn(await check(base, options))))
    healthy.set(key, known)
    return known
  }
  /** What the checks of some operations say of a fault, if anything. */
  async function noticed(fault: OfferedFault, options: Partial<ServerSuiteOptions>): Promise<Noticed> {
    const found = new AbortController()
    const progress = (_done: number, _total: number, failed: number) => void (failed > 0 && found.abort())
    const result = await onServer(file, fault.name, ({ base }) => check(base, { ...options, progress, signal: found.signal }))
    const { requests = 0 } = result
    const finding = firstFindingIn(result)
    if (finding !== undefined) return { outcome: 'finding', why: finding, requests }
    const unusual = groupsIn(result).filter((group) => !isUsual.has(group))
    // A run of fewer operations may show others.
    const known = unusual.length > 0 ? await differencesWithout(options) : isUsual
    const difference = unusual.find((group) => !known.has(group))
    return difference === undefined ? { outcome: 'not noticed', why: '', requests } : { outcome: 'difference', why: difference, requests }
  }
  return async (fault) => {
    const start = performance.now()
    const shown = await onServer(file, fault.name, async ({ base }) =>
      operationsThatDiffer(probe, await answersTo(probe.requests, base), operations),
    )
    let requests = 0
    let best: Noticed = { outcome: 'not noticed', why: `${shown.length} operations of the probe differ`, requests }
    for (const options of rounds(shown)) {
      const result = await noticed(fault, { ...options, seed })
      requests += result.requests
      if (best.outcome === 'not noticed' && result.outcome !== 'not noticed') best = result
      if (result.outcome === 'finding') {
        best = result
        break
      }
    }
    return { ...fault, ...best, requests, milliseconds: performance.now() - start }
  }

  /** The family of the first operation that differs, then those of all. */
  function rounds(shown: readonly Operation[]): Partial<ServerSuiteOptions>[] {
    const [first] = shown
    if (first === undefined) return [{ only: operations.map(({ id }) => id), sample: 0.1 }]
    const families = [new Set([first.tag]), new Set(shown.map(({ tag }) => tag))]
    const [own = [], all = []] = families.map((tags) => operations.filter(({ tag }) => tags.has(tag)).map(({ id }) => id))
    return own.length === all.length ? [{ only: own }] : [{ only: own }, { only: all }]
  }
}

type Noticed = Pick<Trial, 'outcome' | 'why' | 'requests'>

/** Does something with a fresh server, and stops it. */
export async function onServer<Result>(file: string, fault: string, use: (server: StartedServer) => Promise<Result>): Promise<Result> {
  const server = await startServer(file, fault)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

/** The names of the groups of differences of a run. */
export const groupsIn = ({ differences = [] }: SuiteResult): string[] => groupsOf(differences).map(nameOf)
