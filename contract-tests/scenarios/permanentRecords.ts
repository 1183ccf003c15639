import type { Operation } from '../documents/document.ts'
import { causesOf, LeftOut } from '../exchange/outcome.ts'
import { BlockedBySafetyGuard } from '../server/createdRecords.ts'
import { recordsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { wordFor } from '../server/suppliedRecords.ts'

/**
 * Records that come with the app and cannot be deleted, such as the role `default`: they are always
 * listed.
 */
export const permanentRecordScenarios = ({ resources }: ServerContext): Scenario[] =>
  [...resources.values()].flatMap(({ collection, parameter, list, remove }): Scenario[] => {
    const id = remove?.undeletable?.[parameter]
    if (!remove || id === undefined) return []
    const deleted: Scenario = {
      name: `\`${id}\` cannot be deleted`,
      operation: remove.id,
      beyondModel: true,
      run: (session) => kept(session, remove, { [parameter]: id }, `${wordFor(collection)}=${id}`),
    }
    if (!list) return [deleted]
    const run: Scenario['run'] = async (session) =>
      session.contains('ensure_resource_availability', await recordsOf(session, list, {}), parameter, [id])
    return [deleted, { name: `always contains \`${id}\``, operation: list.id, beyondModel: true, run }]
  })

/**
 * The record belongs to the app, so a server that does delete it would do harm: the caller must
 * have allowed the attempt.
 */
async function kept(session: Session, remove: Operation, args: Record<string, string>, record: string): Promise<void> {
  try {
    await session.rejects(remove.id, args, 'this record cannot be deleted')
  } catch (error) {
    if (!causesOf(error).some((cause) => cause instanceof BlockedBySafetyGuard)) throw error
    throw new LeftOut(`a server at fault would delete a record of the app; --writable-record ${record} allows the attempt`)
  }
}
