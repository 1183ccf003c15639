import type { Environment } from '../exchange/environment.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { runPart } from './part.ts'
import type { Comparing } from './partRun.ts'
import { operationsOf, parts, storiesOf } from './parts.ts'

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
  const shared = { ids, known: new Set<string>(), convicted: new Set<string>() }
  return parts.flatMap((part) => {
    const chosen = operationsOf(part, server.contract, ids)
    const stories = storiesOf(server.contract, part, ids)
    return chosen.length + stories.length === 0 ? [] : [() => runPart(environment, server, part, { ...shared, chosen, stories }, how)]
  })
}
