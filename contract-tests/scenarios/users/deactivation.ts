import type { Arguments } from '../../cases/arguments.ts'
import type { Operation } from '../../documents/document.ts'
import { valueAt } from '../../documents/pointer.ts'
import { isSafe } from '../../server/createdRecords.ts'
import { createGroup, createUsers, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
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
  const scenarios: Scenario[] = operations.length > 0 ? [actingOf(operations)] : []
  return [...scenarios, addedScenario]
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

const addedScenario: Scenario = {
  name: 'a deactivated user cannot be added to groups, befriended or messaged',
  operation: 'deactivate-users',
  needs: ['add-group-members', 'create-group', 'add-friends', 'send-message', 'change-group-member-scope', 'ban-group-user'],
  requests: 20,
  async run(session) {
    const [mira, jonas] = await createUsers(session, 2)
    const leaver = session.fixtures.newId('leaver')
    await session.call('create-user', { body: { uid: leaver, name: 'Leaver' } })
    const [former, other] = [await createGroup(session, mira, { participants: [leaver] }), await createGroup(session, mira)]
    await session.call('deactivate-users', { body: { uidsToDeactivate: [leaver] } })
    const guid = session.fixtures.newId('group')
    const group = { guid, name: 'Group', type: 'public', members: { participants: [leaver] } }
    const added = { guid: other, body: { participants: [leaver, jonas] } }
    const wasTried = await session.step('add-group-members', () => notAdded(session, 'add-group-members', added, `/participants/${leaver}`))
    await session.step('create-group', () => notAdded(session, 'create-group', { body: group }, `/members/participants/${leaver}`))
    await session.step('add-friends', () =>
      notAdded(session, 'add-friends', { uid: mira, body: { accepted: [leaver] } }, `/accepted/${leaver}`),
    )
    const text = { category: 'message', type: 'text', data: { text: 'Hello' } }
    const rejected: [string, Arguments][] = [
      ['send-message', { onBehalfOf: mira, body: { ...toUser(leaver), ...text } }],
      ['change-group-member-scope', { guid: former, uid: leaver, body: { scope: 'moderator' } }],
      ['ban-group-user', { guid: former, uid: leaver }],
    ]
    for (const [id, args] of rejected) await session.step(id, () => session.rejects(id, args, 'the user is deactivated'))
    await session.call('reactivate-users', { body: { uidsToActivate: [leaver] } })
    await session.step('members', async () => {
      const members = await session.list('list-group-members', { guid: other })
      session.contains('write_has_effect', members, 'uid', wasTried ? [jonas] : [], [leaver])
      session.contains('write_has_effect', await session.list('list-group-members', { guid }), 'uid', [], [leaver])
    })
    await session.step('friends', async () =>
      session.contains('write_has_effect', await session.list('list-friends', { uid: mira }), 'uid', [], [leaver]),
    )
  },
}

/**
 * Calls an operation that has a result for each user: that of a deactivated user must not be a
 * success. @returns that it was called
 */
async function notAdded(session: Session, operationId: string, args: Arguments, pointer: string): Promise<true> {
  const { data } = await session.attempt(operationId, args)
  if (valueAt(data, `${pointer}/success`) === true)
    session.report('negative_data_rejection', `/data${pointer}/success`, 'no success, as the user is deactivated', true)
  return true
}
