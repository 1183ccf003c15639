import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { createGroup, createUsers, sendMessage, toGroup } from '../server/fixtureHelpers.ts'
import { recordsOf } from '../server/lists.ts'
import { withName } from '../server/newRecords.ts'
import type { Resource } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'

// Simultaneous calls: every one takes effect, and an identifier names a single record.

async function sent(session: Session): Promise<void> {
  const [owner, first] = await createUsers(session, 2)
  const guid = await createGroup(session, owner, { participants: [first] })
  const all = await Promise.all([owner, first, owner].map((from, number) => sendMessage(session, from, toGroup(guid), `At once ${number}`)))
  const ids = all.map(({ id }) => String(id))
  session.equal('write_has_effect', '/data/id', 3, new Set(ids).size)
  await session.soon(async () => {
    const { data } = await session.call('list-group-messages', { guid, limit: 100 })
    session.contains('write_has_effect', data as Json[], 'id', ids)
  })
}

/** Each call changes another property. */
async function changed(session: Session): Promise<void> {
  const [uid] = await createUsers(session, 1)
  const bodies = [{ statusMessage: 'At once' }, { avatar: 'https://example.com/at-once.png' }, { link: 'https://example.com/at-once' }]
  await Promise.all(bodies.map((body) => session.call('update-user', { uid, body })))
  const read = await session.data('get-user', { uid })
  for (const [key, value] of bodies.flatMap(Object.entries)) session.equal('write_has_effect', `/data/${key}`, value, read[key])
}

/** Two calls with the same identifier; one is rejected, if the documents say so. */
async function created(session: Session, { idProperty, list, unique }: Resource, create: Operation): Promise<void> {
  const { fixtures, server } = session
  const { body, ...at } = await fixtures.translate(create, server.exampleOf(create))
  const id = String((body as Json)[idProperty as string])
  const bodies = [1, 2].map((number) => withName(server, create, body as Json, [`Race ${unique ? number : ''} ${id.slice(-20)}`]))
  const responses = await Promise.all(bodies.map((own) => session.attempt(create.id, { ...at, body: own })))
  const succeeded = responses.filter(({ status }) => status < 300).length
  if (unique ? succeeded !== 1 : succeeded === 0) {
    const expected = unique ? 'one success and one rejection of two simultaneous calls' : 'a success of two simultaneous calls'
    session.report('negative_data_rejection', '', expected, responses.map(({ status }) => status).join(', '))
  }
  if (succeeded === 0 || !list) return
  await session.soon(async () => {
    const records = await recordsOf(session, list, at, id)
    const times = records.filter((record) => String(record[idProperty as string]).toLowerCase() === id.toLowerCase()).length
    if (times !== 1) session.report('ensure_resource_availability', '/data', `the record ${id} once`, `${times} times`)
  })
}

const name = 'simultaneous calls do not undo each other'

export const simultaneousScenarios = ({ resources }: ServerContext): Scenario[] => [
  { name, operation: 'update-user', needs: ['get-user'], beyondModel: true, run: changed },
  { name, operation: 'send-message', needs: ['list-group-messages'], beyondModel: true, run: sent },
  ...[...resources.values()].flatMap((resource): Scenario[] => {
    const { create, remove, list, idProperty } = resource
    if (!create || !remove || idProperty === undefined) return []
    return [
      {
        name: 'two simultaneous calls create one record',
        operation: create.id,
        needs: [list, remove].flatMap((operation) => operation?.id ?? []),
        beyondModel: true,
        run: (session) => created(session, resource, create),
      },
    ]
  }),
]
