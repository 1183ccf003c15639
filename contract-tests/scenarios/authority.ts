import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { parameterBelow } from '../documents/parameterBelow.ts'
import { isSafe } from '../server/createdRecords.ts'
import { createGroup, createUsers, sendMessage, toGroup } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'

// Who may call an operation on behalf of a user: the sender of a message, as `x-authority` says,
// and those who have access to it.

/** A scenario for every operation that writes and requires the sender of a message. */
export const authorityScenarios = ({ contract }: ServerContext): Scenario[] =>
  contract.operations
    .filter((operation) => !isSafe(operation))
    .flatMap((operation): Scenario[] => {
      const { path, authority, id } = operation
      if (authority?.sender && path === '/messages/{id}')
        return [
          {
            name: 'accepts the sender and rejects all others',
            operation: id,
            needs: ['send-message', 'get-message-details'],
            requests: 15,
            run: (session) => bySender(session, operation),
          },
        ]
      return []
    })

/** The codes that reject a user who has nothing to do with a conversation or a message. */
const noAccess = /^ERR_.*(NO_ACCESS|NOT_JOINED|NOT_ACCESSIBLE)$/

/**
 * A scenario for every operation that rejects users without access: those outside the group, or
 * with whom nobody has exchanged a message.
 */
export const outsiderScenarios = ({ contract }: ServerContext): Scenario[] =>
  contract.operations
    .filter(
      ({ id, path, parameters, errorCodes, authority }) =>
        parameters.some(({ name }) => name === 'onBehalfOf') &&
        /\{guid\}|\{conversationId\}|\/messages\/\{id\}|\{uid\}\/conversation/.test(path) &&
        errorCodes.some((code) => noAccess.test(code)) &&
        !authority?.scopes &&
        !authority?.sender &&
        // Whether others may report a message is not documented.
        id !== 'flag-a-message',
    )
    .map((operation) => ({
      name: 'rejects users without access, and accepts the others afterwards',
      operation: operation.id,
      needs: ['send-message'],
      requests: 15,
      run: (session) => rejectsOutsiders(session, operation),
    }))

async function rejectsOutsiders(session: Session, operation: Operation): Promise<void> {
  const args = await session.fixtures.prepare(operation, session.server.exampleOf(operation))
  const onBehalfOf = await session.fixtures.record('/users', 'outsider')
  await session.optional(() => addTo(session, operation, args))
  const { status, data } = await session.attempt(operation.id, { ...args, onBehalfOf })
  // An empty list reveals nothing either.
  const isRejected = [400, 401, 403, 404, 422].includes(status) || (status === 200 && Array.isArray(data) && data.length === 0)
  if (!isRejected)
    session.report(
      'negative_data_rejection',
      '',
      'a rejection (401, 403, 404 or 400), as the user has no access',
      `${status} ${JSON.stringify(data)?.slice(0, 80)}`,
    )
  await session.call(operation.id, args)
}

/**
 * Adds a record to a list, as an empty one reveals nothing: by the operation that writes at its
 * path, or to the words below it.
 */
async function addTo({ fixtures, server }: Session, { path, method }: Operation, { onBehalfOf: _, ...at }: Arguments): Promise<void> {
  if (method !== 'GET') return
  const adds = server.contract.operations.find(
    (candidate) => candidate.method === 'POST' && (candidate.path === path || parameterBelow(candidate.path, path) !== undefined),
  )
  if (!adds) return
  const args = await fixtures.translate(adds, server.exampleOf(adds))
  const own = Object.fromEntries(Object.entries(at).filter(([name]) => name in args))
  await fixtures.call(adds.id, { ...args, ...own })
}

async function bySender(session: Session, operation: Operation): Promise<void> {
  const [owner, sender, member, outsider] = await createUsers(session, 4)
  const guid = await createGroup(session, owner, { participants: [sender, member] })
  const id = String((await sendMessage(session, sender, toGroup(guid), 'Only mine')).id)
  const args = { id, ...(operation.body && { body: session.server.exampleOf(operation).body }) }
  const read = () => session.data('get-message-details', { id })
  const before = await session.step('the message is unchanged', read)
  for (const onBehalfOf of [member, outsider])
    await session.rejects(operation.id, { ...args, onBehalfOf }, 'the user did not send the message')
  if (before) session.unchanged(before, await read())
  await session.call(operation.id, { ...args, onBehalfOf: sender })
}
