import { performance } from 'node:perf_hooks'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { runThread } from '../../../contract-tests/suites/thread.ts'
import { exchangeFaults } from './exchange/runExchangeFaults.ts'
import type { Fault, FaultResult } from './fault.ts'
import { statefulFaults } from './stateful/operators.ts'
import { variants } from './stateful/variants.ts'

/** The input of a worker: ids of faults, and the operations that they are of. */
export interface Task {
  readonly ids: ReadonlySet<string>
  readonly operations: ReadonlySet<string>
}

/** Which faults to try. */
export interface RunOptions {
  /** Number of faults of the provider. */
  readonly provider: number
  /** Number of stateful faults. Default: all. With any, the harmless variants are tried as well. */
  readonly stateful?: number | undefined
  /** Seed of the sample. */
  readonly seed: number
  readonly workers: number
  /** Only faults of these operations, and no variants. */
  readonly only?: string[] | undefined
  readonly progress?: ((done: number, total: number, failed: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of a run, in the order of the documents. */
export interface Run {
  readonly seed: number
  readonly results: FaultResult[]
  readonly milliseconds: number
}

/**
 * Number of faults in an operation's exchanges that repay checking the operation without a fault
 * first.
 */
const perOperation = 5

/**
 * Puts faults into provider and fake, one at a time, and records which of them the
 * unchanged checks notice.
 */
export async function run(options: RunOptions): Promise<Run> {
  const { seed, workers, progress, signal } = options
  const start = performance.now()
  const chosen = choose(await readContracts(), options)
  // Faults of an operation go to the same worker, which compares them with the same responses.
  // Variants are distributed as they come.
  const places = [...groupBy(chosen, ({ id, group, operation }) => (group === 'variant' ? id : operation)).values()]
  const count = Math.max(1, Math.min(workers, places.length))
  const results: FaultResult[] = []
  await Promise.all(
    Array.from({ length: count }, (_, worker) => {
      const own = places.filter((_, index) => index % count === worker).flat()
      const task: Task = { ids: new Set(own.map(({ id }) => id)), operations: new Set(own.map(({ operation }) => operation)) }
      return runThread<FaultResult>(import.meta.url, 'worker', task, signal, (result) => {
        results.push(result)
        const failed = results.filter(({ group, outcome }) => outcome === (group === 'variant' ? 'noticed' : 'missed'))
        progress?.(results.length, chosen.length, failed.length)
      })
    }),
  )
  const order = new Map(chosen.map(({ id }, index) => [id, index]))
  results.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
  return { seed, results, milliseconds: performance.now() - start }
}

/** The sample: the kinds take turns, and the seed decides the order and the choice within each. */
function choose(contracts: readonly Contract[], { provider, stateful, seed, only }: RunOptions): Fault[] {
  const random = createRandom(seed)
  const sample = <Item extends Fault>(all: readonly Item[], count: number): Item[] => {
    const piles = shuffled([...groupBy(all, ({ kind }) => kind).values()], random).map((pile) => shuffled(pile, random))
    const turns = piles.flatMap((pile) => pile.map((fault, turn) => ({ fault, turn })))
    return turns
      .sort((a, b) => a.turn - b.turn)
      .slice(0, count)
      .map(({ fault }) => fault)
  }
  const operations = contracts.flatMap((contract) =>
    contract.operations.filter(({ id }) => !only || only.includes(id)).map((operation) => ({ contract, operation })),
  )
  const shared = shuffled(operations, random).slice(0, Math.ceil(provider / perOperation))
  const exchange = shared.flatMap(({ contract, operation }) => exchangeFaults(contract, operation))
  const inFake = statefulFaults(contracts[0] as Contract).filter(({ operation }) => !only || only.includes(operation))
  return [
    ...sample(exchange, provider),
    ...(stateful === undefined ? inFake : sample(inFake, stateful)),
    ...(only || stateful === 0 ? [] : variants),
  ]
}
