import { expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { createFakeChat } from '../../contract-tests/index.ts'
import { type ChatClient, createChatClient } from '../../src/index.ts'
import { readModel } from './shared/model.ts'

const { operations } = readModel(await readContracts())
const mira = { onBehalfOf: 'mira' }
const text = { receiver: 'jonas', receiverType: 'user' as const, type: 'text' as const }
const oak = { guid: 'oak' }

/** Calls that cause events, by the id of their operation, in an app with two users. */
const calls: readonly (readonly [id: string, call: (chat: ChatClient, message: string) => Promise<unknown>])[] = [
  ['send-message', (chat) => chat.sendMessage({ ...mira, body: { ...text, data: { text: 'Hello <@uid:jonas>' } } })],
  ['send-thread-message', (chat, id) => chat.sendThreadMessage({ ...mira, id, body: { ...text, data: { text: 'Again' } } })],
  ['update-message', (chat, id) => chat.updateMessage({ ...mira, id, body: { data: { text: 'Hi' } } })],
  ['pin-message', (chat, id) => chat.pinMessage({ ...mira, id })],
  ['unpin-message', (chat, id) => chat.unpinMessage({ ...mira, id })],
  ['add-message-reaction', (chat, id) => chat.addMessageReaction({ ...mira, id, reaction: '🌱' })],
  ['remove-message-reaction', (chat, id) => chat.removeMessageReaction({ ...mira, id, reaction: '🌱' })],
  ['mark-user-conversation-as-delivered', (chat) => chat.markUserConversationAsDelivered({ uid: 'mira', onBehalfOf: 'jonas' })],
  ['mark-user-conversation-as-read', (chat) => chat.markUserConversationAsRead({ uid: 'mira', onBehalfOf: 'jonas' })],
  ['delete-message', (chat, id) => chat.deleteMessage({ ...mira, id })],
  ['create-group', (chat) => chat.createGroup({ ...mira, body: { ...oak, name: 'Oak', type: 'public' } })],
  ['add-group-members', (chat) => chat.addGroupMembers({ ...oak, body: { participants: ['jonas'] } })],
  ['change-group-member-scope', (chat) => chat.changeGroupMemberScope({ ...mira, ...oak, uid: 'jonas', body: { scope: 'admin' } })],
  ['update-group', (chat) => chat.updateGroup({ ...oak, body: { owner: 'jonas' } })],
  ['kick-group-member', (chat) => chat.kickGroupMember({ ...oak, uid: 'mira' })],
  ['add-group-members', (chat) => chat.addGroupMembers({ ...oak, body: { participants: ['mira'] } })],
  ['ban-group-user', (chat) => chat.banGroupUser({ ...oak, uid: 'mira' })],
  ['unban-group-user', (chat) => chat.unbanGroupUser({ ...oak, uid: 'mira' })],
  ['delete-group', (chat) => chat.deleteGroup(oak)],
  ['block-users', (chat) => chat.blockUsers({ uid: 'mira', body: { blockedUids: ['jonas'] } })],
  ['unblock-users', (chat) => chat.unblockUsers({ uid: 'mira', body: { blockedUids: ['jonas'] } })],
]

test('the page of an operation names the events that the fake sends after it', async () => {
  const fake = await createFakeChat({
    users: [
      { uid: 'mira', name: 'Mira Okafor' },
      { uid: 'jonas', name: 'Jonas Lind' },
    ],
  })
  const chat = createChatClient({ appId: 'linden', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  const { data: first } = await chat.sendMessage({ ...mira, body: { ...text, data: { text: 'Hello' } } })
  const unnamed: string[] = []
  const caused = new Set<string>()
  for (const [id, call] of calls) {
    const before = fake.events.length
    await call(chat, String(first.id))
    const named = operations.find(({ operation }) => operation.id === id)?.events.map(({ trigger }) => trigger) ?? []
    for (const { trigger } of fake.events.slice(before)) {
      caused.add(trigger)
      if (!named.includes(trigger)) unnamed.push(`${id}: ${trigger}`)
    }
  }
  expect(unnamed).toEqual([])
  expect(caused.size).toBeGreaterThan(15)
})
