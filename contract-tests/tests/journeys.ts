import { expect } from 'vitest'
import { type FullChatClient, responseOf } from '../../src/index.ts'
import type { FakeChatOptions } from '../fake.ts'

/** A typical use of the client. */
interface Journey {
  readonly name: string
  /** Its number of calls. */
  readonly calls: number
  /** The records that it needs; the mock has those of the examples. */
  readonly records: FakeChatOptions
  run(chat: FullChatClient): Promise<void>
}

const named = (...uids: string[]) => uids.map((uid) => ({ uid, name: uid }))
const group = { guid: 'tomato-growers', name: 'Tomato growers', owner: 'dealbot', members: { participants: ['jonas'] } }

/** What the mock, which stores nothing, and the fake both support. */
export const journeys: readonly Journey[] = [
  {
    name: 'creates a user and an auth token',
    calls: 3,
    records: {},
    async run(chat) {
      const { data: user } = await chat.createUser({ body: { uid: 'priya', name: 'Priya Nair' } })
      const token = await chat.createAuthtoken({ uid: user.uid, body: {} })
      expect(token.data.authToken).toEqual(expect.any(String))
      expect(responseOf(token)?.status).toBe(200)
      const { data: found } = await chat.getUser({ uid: user.uid })
      expect(found.uid).toEqual(expect.any(String))
    },
  },
  {
    name: 'sends a message, flags it and disapproves it',
    calls: 4,
    records: { users: named('dealbot', 'jonas'), groups: [group] },
    async run(chat) {
      const { data: message } = await chat.as('dealbot').sendMessage({
        body: {
          receiver: 'tomato-growers',
          receiverType: 'group',
          type: 'text',
          data: { text: 'Everything for your balcony, half price today only!' },
        },
      })
      const flagged = await chat.flagAMessage({ id: message.id, onBehalfOf: 'jonas', body: { reasonId: 'spam', remark: 'An advert.' } })
      expect(flagged.data).toBeTypeOf('object')
      const waiting = await chat.listFlaggedMessages()
      expect(waiting.data.map(({ id }) => id)).toContain(message.id)
      await chat.reviewFlaggedMessage({ id: message.id, body: { status: 'disapproved' } })
    },
  },
  {
    name: 'creates a group, adds members, bans and unbans a user',
    calls: 6,
    records: { users: named('jonas', 'priya', 'dealbot', 'teo') },
    async run(chat) {
      const { data: group } = await chat.createGroup({ body: { guid: 'tomato-growers', name: 'Tomato growers', type: 'public' } })
      const { guid } = group
      const { data: added } = await chat.addGroupMembers({
        guid,
        body: { moderators: ['jonas'], participants: ['priya', 'dealbot'], usersToBan: ['teo'] },
      })
      expect(added.participants?.priya?.success).toBe(true)
      const members: string[] = []
      for await (const member of chat.listGroupMembers.items({ guid })) members.push(member.uid)
      expect(members).toContain('jonas')
      await chat.banGroupUser({ guid, uid: 'dealbot' })
      expect((await chat.listBannedGroupUsers({ guid })).data.map(({ uid }) => uid)).toContain('dealbot')
      await chat.unbanGroupUser({ guid, uid: 'dealbot' })
    },
  },
  {
    name: 'creates a role and sets its permissions',
    calls: 3,
    records: {},
    async run(chat) {
      const { data: role } = await chat.createRole({ body: { role: 'keeper', name: 'Keeper' } })
      const set = await chat.setRolePermissions({
        role: role.role,
        body: { permissions: { createGroup: 'allow', 'createGroup.allowedGroupTypes': ['public'] } },
      })
      expect(set.data).toBeTypeOf('object')
      const { data: permissions } = await chat.listRolePermissions({ role: role.role })
      expect(permissions.map(({ id }) => id)).toContain('createGroup')
    },
  },
  {
    name: 'imports users and finds the failed records',
    calls: 1,
    records: { users: named('teo') },
    async run(chat) {
      const { data } = await chat.importUsers({
        body: { users: { jonas: { uid: 'jonas', name: 'Jonas Lind' }, teo: { uid: 'teo', name: 'Teo Marsh' } } },
      })
      const failed = Object.entries(data).filter(([, result]) => !result.success)
      expect(failed.map(([uid]) => uid)).toEqual(['teo'])
      expect(failed[0]?.[1]).toMatchObject({ error: { code: 'ERR_UID_ALREADY_EXISTS' } })
    },
  },
]
