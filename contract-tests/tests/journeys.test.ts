import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient, responseOf } from '../../src/index.ts'
import { type Mock, startMock } from '../mock/startMock.ts'
import { createValidatingFetch } from '../validate/createValidatingFetch.ts'

// Typical uses of the client. A validator between client and mock checks every exchange; the mock
// has the records of the examples, and stores nothing.

/** A typical use of the client. */
interface Journey {
  readonly name: string
  /** Its number of calls. */
  readonly calls: number
  run(chat: FullChatClient): Promise<void>
}

const journeys: readonly Journey[] = [
  {
    name: 'creates a user and an auth token',
    calls: 3,
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

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})

afterAll(() => mock?.close())

test.each(journeys)('$name', async ({ calls, run }) => {
  const sent = vi.fn(fetch)
  const validating = createValidatingFetch({ fetch: sent, baseUrl: mock.url, strict: true })
  await run(createChatClient({ baseUrl: mock.url, apiKey: 'any', fetch: validating, retries: 0 }))
  expect(sent).toHaveBeenCalledTimes(calls)
})
