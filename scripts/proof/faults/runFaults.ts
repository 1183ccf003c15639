import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { exchangeFaults } from './exchangeFaults.ts'
import type { Fault, FaultResult } from './fault.ts'
import { handlerFaults } from './handlerFaults.ts'
import { inThreads } from './inThreads.ts'
import { record } from './tryFaults.ts'

/** All faults that the operators make. */
export const allFaults = (contract: Contract): Fault[] => [...handlerFaults(contract), ...exchangeFaults(contract)]

/** Which faults to try. */
export interface RunOptions {
  /** Number of faults. Default: all. */
  readonly sample?: number | undefined
  /** Seed of the sample. */
  readonly seed: number
  readonly workers: number
  /** The operations whose checks are the whole run. Default: all that the fake models. */
  readonly checked?: readonly string[] | undefined
  /** Only faults of these operations. */
  readonly only?: readonly string[] | undefined
  /** Only faults of these kinds. */
  readonly kinds?: readonly string[] | undefined
  readonly progress?: ((done: number, total: number, failed: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Puts faults into a server, one at a time, and returns how the unchanged checks notice each. */
export async function runFaults({ seed, workers, checked, progress, signal, ...options }: RunOptions): Promise<FaultResult[]> {
  const [chat] = (await readContracts()) as [Contract]
  const chosen = choose(allFaults(chat), { seed, ...options })
  const recording = await record(chat, checked)
  const idOf = ({ id }: Pick<Fault, 'id'>) => id
  return inThreads<Pick<Fault, 'id'>, FaultResult>(
    new URL('faultWorker.ts', import.meta.url),
    ...([chosen, idOf, workers, signal] as const),
    (share) => ({ ids: share.map(idOf), recording }),
    (results) => progress?.(results.length, chosen.length, results.filter(({ outcome }) => outcome === 'not noticed').length),
  )
}

/** The sample: the kinds take turns, and the seed decides the order and the choice within each. */
function choose(faults: readonly Fault[], { sample, seed, only, kinds }: Pick<RunOptions, 'sample' | 'seed' | 'only' | 'kinds'>): Fault[] {
  const random = createRandom(seed)
  const fitting = faults.filter(({ kind, operation }) => (only?.includes(operation) ?? true) && (kinds?.includes(kind) ?? true))
  if (sample === undefined) return fitting
  const piles = shuffled([...groupBy(fitting, ({ kind }) => kind).values()], random).map((pile) => shuffled(pile, random))
  return piles
    .flatMap((pile) => pile.map((fault, turn) => ({ fault, turn })))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, sample)
    .map(({ fault }) => fault)
}
