import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { createGroup, createUser, createUsers, hasScope, listMessages } from '../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { near } from '../server/times.ts'
import { areReadable, longAgo, person, place } from './describedRecords.ts'
import { compare } from './records.ts'

/** Imported records exist, and an invalid record does not prevent the import of the others. */
export const importScenarios: readonly Scenario[] = [
  ...(
    [
      ['users', 'uid', 'import-users', 'get-user'],
      ['groups', 'guid', 'import-groups', 'get-group'],
    ] as const
  ).map(
    ([kind, key, operation, get]): Scenario => ({
      name: `imports the other ${kind} if one already exists`,
      operation,
      needs: [get],
      run: (session) => besideExisting(session, { kind, key, operation, get }),
    }),
  ),
  {
    name: 'imported users and groups have every property that was sent',
    operation: 'import-groups',
    needs: ['import-users', 'get-group', 'get-user', 'create-role'],
    async run(session) {
      const role = await session.optional(() => session.fixtures.record('/roles', 'keeper'))
      const described = [
        person(session, 'ada', role === undefined ? {} : { role }),
        person(session, 'brook', { lastActiveAt: longAgo + 90 }),
      ]
      await imported(session, 'import-users', 'users', Object.fromEntries(described.map((user) => [user.uid, user])))
      const owner = person(session, 'cora')
      const groups = [place(session, 'bed', { owner: owner.uid, groupOwnerDetails: owner }), place(session, 'shed', { owner: owner.uid })]
      await imported(session, 'import-groups', 'groups', Object.fromEntries(groups.map((group) => [group.guid, group])))
      await areReadable(session, [...described, ...groups, owner])
    },
  },
  {
    name: 'imported members have every property that was sent, and those who are described exist',
    operation: 'import-members',
    needs: ['create-group', 'list-group-members', 'list-banned-group-users', 'get-group', 'get-user'],
    async run(session) {
      const [mira, jonas, priya] = await createUsers(session, 3)
      const guid = session.fixtures.newId('imported')
      await imported(session, 'import-groups', 'groups', {
        [guid]: { guid, name: 'Imported', type: 'public', owner: mira, createdAt: longAgo },
      })
      const [user, group] = [person(session, 'dana'), place(session, 'pond', { owner: mira })]
      const entries = [
        { guid, uid: jonas, scope: 'moderator', joinedAt: longAgo + 60 },
        { guid, uid: priya, isBanned: true, joinedAt: longAgo + 60 },
        { guid: group.guid, uid: user.uid, groupDetails: group, userDetails: user, joinedAt: longAgo + 60 },
      ].map((member) => ({ memberId: `${member.guid}_member_${member.uid}`, ...member }))
      await imported(session, 'import-members', 'members', Object.fromEntries(entries.map((member) => [member.memberId, member])))
      const members = await session.list('list-group-members', { guid })
      hasScope(session, members, jonas, 'moderator')
      near(session, '/data/joinedAt', members.find(({ uid }) => uid === jonas)?.joinedAt, longAgo + 60)
      session.contains('write_has_effect', await session.list('list-banned-group-users', { guid }), 'uid', [priya], [jonas])
      session.contains('write_has_effect', await session.list('list-group-members', { guid: group.guid }), 'uid', [user.uid])
      await areReadable(session, [user, group])
    },
  },
  {
    name: 'imported messages have every property that was sent, and those who are described exist',
    operation: 'import-messages',
    needs: ['get-message-details', 'list-group-messages', 'list-user-messages', 'get-group', 'get-user'],
    async run(session) {
      const [sender, receiver, owner] = ['ella', 'finn', 'gwen'].map((name) => person(session, name)) as [Json, Json, Json]
      const group = place(session, 'orchard', { owner: owner.uid })
      const own = { category: 'message', type: 'text', sentAt: longAgo }
      const messages: Json[] = [
        {
          ...{
            ...own,
            sender: sender.uid,
            receiverType: 'user',
            receiver: receiver.uid,
            data: { text: 'Before' },
          },
          ...{ senderUserDetails: sender, receiverUserDetails: receiver },
          ...{ deliveredAt: longAgo + 5, readAt: longAgo + 9, tags: ['before'] },
        },
        {
          ...{ ...own, sender: sender.uid, receiverType: 'group', receiver: group.guid, category: 'custom', type: 'place' },
          ...{ data: { customData: { shed: 1 } }, receiverGroupDetails: group, receiverGroupOwnerDetails: owner },
        },
      ].map((message) => ({ muid: session.fixtures.newId('m'), ...message }))
      const results = await imported(
        session,
        'import-messages',
        'messages',
        Object.fromEntries(messages.map((message) => [message.muid, message])),
      )
      await areReadable(session, [sender, receiver, owner, group])
      const get = session.server.operation('get-message-details')
      for (const { tags, deliveredAt, readAt, ...message } of messages) {
        const id = valueAt(results, `/${message.muid}/data/id`)
        if (id === undefined) continue
        const got = await session.data(get.id, { id: String(id) })
        compare(session, get, message, got, 'read-back')
        for (const [name, value] of Object.entries({ deliveredAt, readAt }))
          session.equalIfPresent('read-back', `/data/${name}`, value, got[name])
      }
      session.contains('write_has_effect', await listMessages(session, 'list-group-messages', { guid: group.guid }), 'type', ['place'])
    },
  },
]

async function besideExisting(
  session: Session,
  { kind, key, operation, get }: Record<'kind' | 'key' | 'operation' | 'get', string>,
): Promise<void> {
  const owner = await createUser(session, 'mira')
  const known = kind === 'users' ? owner : await createGroup(session, owner)
  const before = await session.data(get, { [key]: known })
  const id = session.fixtures.newId('new')
  const more = kind === 'users' ? {} : { type: 'public', owner }
  const records = {
    [known]: { [key]: known, name: 'Twice', ...more },
    [id]: { [key]: id, name: 'Imported', createdAt: longAgo, ...more },
  }
  const data = await session.data(operation, { body: { [kind]: records } })
  session.equal('write_has_effect', `/data/${id}/success`, true, valueAt(data, `/${id}/success`))
  const made = await session.data(get, { [key]: id })
  session.equal('write_has_effect', '/data/name', 'Imported', made.name)
  if (made.createdAt !== undefined) near(session, '/data/createdAt', made.createdAt, longAgo)
  // Whether an import may change an existing record is not documented, but a failed import must
  // not.
  const after = await session.data(get, { [key]: known })
  const { success, data: imported } = (data[known] ?? {}) as { success?: unknown; data?: { name?: unknown } }
  const name = success === true ? (imported?.name ?? after.name) : before.name
  session.equal('write_has_effect', '/data/name', name, after.name)
}

/** Imports records, each of which must succeed. @returns their results by key */
async function imported(session: Session, operation: string, kind: string, records: Json): Promise<Json> {
  const results = await session.data(operation, { body: { [kind]: records } })
  for (const key of Object.keys(records))
    session.equal('write_has_effect', `/data/${key}/success`, true, valueAt(results, `/${key}/success`))
  return results
}
