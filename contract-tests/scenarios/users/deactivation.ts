import type { Arguments } from '../../cases/arguments.ts'
import type { Operation } from '../../documents/document.ts'
import { isSafe } from '../../server/createdRecords.ts'
import type { Scenario } from '../../server/scenario.ts'
import type { ServerContext } from '../../server/serverContext.ts'

/** The code whose documented meaning includes deactivated users. */
const code = 'ERR_UID_NOT_FOUND'

/**
 * Whether an operation that writes rejects a deactivated user as the acting user. Deletions are
 * left out, as what they remove need not exist.
 */
const rejectsActor = (operation: Operation): boolean =>
  !isSafe(operation) &&
  operation.method !== 'DELETE' &&
  operation.errorCodes.includes(code) &&
  operation.parameters.some(({ name }) => name === 'onBehalfOf')

/**
 * A deactivated user: every operation that writes, acts on behalf of a user and documents the code
 * for a user who does not exist or is deactivated.
 */
export function deactivationScenariosOf({ contract }: ServerContext, chosen: ReadonlySet<string>): Scenario[] {
  const operations = contract.operations.filter((operation) => chosen.has(operation.id) && rejectsActor(operation))
  return operations.length > 0 ? [actingOf(operations)] : []
}

const actingOf = (operations: readonly Operation[]): Scenario => ({
  name: 'a deactivated user cannot act',
  operation: 'deactivate-users',
  needs: operations.map(({ id }) => id),
  requests: 3 * operations.length + 10,
  async run(session) {
    const uid = await session.fixtures.record('/users', 'jonas')
    const prepared = new Map<string, Arguments>()
    for (const operation of operations)
      await session.step(operation.id, async () => {
        const example = session.server.exampleOf(operation)
        prepared.set(operation.id, await session.fixtures.prepare(operation, { ...example, onBehalfOf: 'jonas' }))
      })
    await session.call('deactivate-users', { body: { uidsToDeactivate: [uid] } })
    for (const [id, args] of prepared)
      await session.step(id, () => session.rejects(id, { ...args, onBehalfOf: uid }, 'the acting user is deactivated'))
    await session.call('reactivate-users', { body: { uidsToActivate: [uid] } })
  },
})
