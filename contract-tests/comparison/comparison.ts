import type { Contract } from '../documents/contract.ts'
import type { Environment } from '../exchange/environment.ts'
import type { ServerContext } from '../serverChecks/serverContext.ts'
import { createLooking } from './looks.ts'
import { runPart } from './part.ts'
import { type Comparing, createPartOutcomes } from './partRun.ts'
import { ofApp, operationsOfPart, parts } from './parts.ts'
import { layers } from './world.ts'

// Compares a server with the fake, the model. In go the chosen operations of the Chat API and a
// server on which the run may write; out come outcomes for each operation (findings, and what could
// not be tried) and, in the environment, the differences that no document decides.

/** About how many requests a row takes, with the looks after it, as measured against the fake. */
const perRow = 1.9

/** Estimates the requests for the worlds of chosen operations. */
export const requestsOfWorlds = (contract: Contract, ids: ReadonlySet<string>): number =>
  parts.reduce((sum, part) => {
    const isMade = operationsOfPart(part, contract, ids).length > 0
    const rows = isMade ? part.layers.reduce((count, layer) => count + layers[layer].length, part.scarce?.length ?? 0) : 0
    return sum + rows * perRow
  }, 0)

/**
 * The comparisons of chosen operations with the model. Each has records of its own, so they may run
 * side by side.
 */
export function comparisonsOf(
  environment: Environment,
  server: ServerContext,
  ids: ReadonlySet<string>,
  how: Comparing,
): (() => Promise<void>)[] {
  // No part reports again, or looks at again, what another has found.
  const shared = { listed: new Set<string>(), lookedAt: new Set<string>() }
  for (const operation of ofApp.filter((id) => ids.has(id))) {
    const reason = 'it returns what the app has by itself, such as defaults that no source states'
    const notRun = { operation, name: 'the comparison with the fake', kind: 'scenario', category: 'left out by rule', reason } as const
    how.outcomes.set(operation, { results: [], notRun: [notRun] })
  }
  return parts.flatMap((part) => {
    const chosen = operationsOfPart(part, server.contract, ids)
    const [first] = chosen
    if (!first) return []
    const outcomes = createPartOutcomes(how.outcomes, ids, first.id)
    return [
      () =>
        runPart({
          ...{ environment, server, part, chosen, settings: how, outcomes, ...shared },
          ...{ looking: createLooking(), madeCalls: new Set(), held: [] },
        }),
    ]
  })
}
