import type { Contract } from '../documents/contract.ts'
import type { Environment } from '../exchange/environment.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { createBacking } from '../statements/backing.ts'
import { runPart } from './part.ts'
import type { Comparing } from './partRun.ts'
import { ofApp, operationsOfPart, parts } from './parts.ts'
import { world } from './world.ts'

/** About how many requests a row takes, with the looks after it, as measured against the fake. */
const perRow = 1.9

/** Estimates the requests for the worlds of chosen operations. */
export const requestsOfWorlds = (contract: Contract, ids: ReadonlySet<string>): number =>
  parts.reduce((sum, part) => {
    const { layers, scarce = [] } = part
    const isMade = operationsOfPart(part, contract, ids).length > 0
    const rows = isMade ? layers.reduce((count, layer) => count + world[layer].length, scarce.length) : 0
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
  // What one part has found, the others do not report again.
  const shared = { ids, listed: new Set<string>(), backing: how.backing ?? createBacking(server.contract.document) }
  for (const operation of ofApp.filter((id) => ids.has(id))) {
    const reason = 'it returns what the app has by itself, such as defaults that no source states'
    const notRun = { operation, name: 'the comparison with the fake', kind: 'scenario', category: 'left out by rule', reason } as const
    how.outcomes.set(operation, { results: [], notRun: [notRun] })
  }
  return parts.flatMap((part) => {
    const chosen = operationsOfPart(part, server.contract, ids)
    return chosen.length === 0 ? [] : [() => runPart(environment, server, part, { ...shared, chosen }, how)]
  })
}
