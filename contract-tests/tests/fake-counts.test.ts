import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import type { Json } from '../documents/json.ts'
import { createFakeChat } from '../fake.ts'
import { anyCall, seeds } from './anyCall.ts'

test('after any calls, every number is that of the records it counts', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 60, maxLength: 60 }), async (calls) => {
      const fake = await createFakeChat({ ...seeds, strict: false })
      const chat = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch, retries: 0, settling: false })
      const get = async (path: string, onBehalfOf?: string): Promise<{ data: Json[]; meta?: { pagination?: { total: number } } }> => {
        const headers = { apikey: 'any', ...(onBehalfOf !== undefined && { onBehalfOf }) }
        const response = await fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${path}`, { headers })
        expect([path, response.status]).toEqual([path, 200])
        return response.json()
      }
      const list = async (path: string, onBehalfOf?: string): Promise<Json[]> => {
        const { data, meta } = await get(path, onBehalfOf)
        expect([path, data.length]).toEqual([path, meta?.pagination?.total ?? data.length])
        return data
      }
      const compare = async () => {
        const users = await list('/users')
        const groups = await list('/groups?perPage=100')
        for (const { guid, membersCount } of groups) {
          // A banned user stays in the list of members, and is no longer counted.
          const banned = (await list(`/groups/${guid}/bannedusers`)).map(({ uid }) => uid)
          const members = (await list(`/groups/${guid}/members`)).filter(({ uid }) => !banned.includes(uid))
          expect([guid, membersCount]).toEqual([guid, members.length])
        }
        for (const uid of users.map((user) => String(user.uid))) {
          await list(`/users/${uid}/friends`)
          await list(`/users/${uid}/blockedusers`)
          await list(`/users/${uid}/auth_tokens`)
          const unread = (await list('/conversations?unread=true', uid)).map(({ conversationId }) => conversationId)
          for (const conversation of await list('/conversations?includeBlockedUsers=true', uid)) {
            const { conversationId, unreadMessageCount, conversationWith, conversationType } = conversation
            const { uid: other, guid } = conversationWith as Json
            const path = guid === undefined ? `/users/${other}/messages` : `/groups/${guid}/messages`
            const { status } = await fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${path}`, {
              headers: { apikey: 'any', onBehalfOf: uid },
            })
            if (status !== 200) continue
            const listed = await list(`${path}?unread=true&limit=100`, uid)
            expect([uid, conversationId, unreadMessageCount]).toEqual([uid, conversationId, String(listed.length)])
            if (conversationType === 'group')
              expect([conversationId, unread.includes(conversationId)]).toEqual([conversationId, listed.length > 0])
          }
        }
        for (const { id, replyCount, data, deletedAt } of await list('/messages?limit=100')) {
          const { reactions = [] } = data as { reactions?: { reaction: string; count: number }[] }
          expect([id, replyCount ?? 0]).toEqual([id, (await list(`/messages/${id}/thread?perPage=100`)).length])
          // A deleted message shows no reactions.
          if (deletedAt !== undefined) continue
          const reacted = await list(`/messages/${id}/reactions`)
          for (const { reaction, count } of reactions)
            expect([id, reaction, count]).toEqual([id, reaction, reacted.filter((one) => one.reaction === reaction).length])
          expect(reactions.reduce((sum, { count }) => sum + count, 0)).toBe(reacted.length)
        }
      }
      for (const [index, call] of calls.entries()) {
        await call(chat).catch(() => undefined)
        if (index % 20 === 19) await compare()
      }
    }),
    { numRuns: 2 },
  )
})
