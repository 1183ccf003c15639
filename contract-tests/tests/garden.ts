import { createChatClient } from '../../src/index.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'

export const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
export const clientOf = (fake: FakeChat) =>
  createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: fake.fetch, retries: 0, timeout: Number.POSITIVE_INFINITY })

/**
 * A fake with the records of the documents' examples, and arguments with ids that the fake chose.
 */
export async function garden(): Promise<{ fake: FakeChat; own: Record<string, Record<string, unknown>> }> {
  const text = (id: string, sender: string, receiver: string, content: string, more: object = {}) =>
    ({ id, sender, receiver, receiverType: receiver.includes('-') ? 'group' : 'user', data: { text: content }, ...more }) as const
  const fake = await createFakeChat({
    strict: false,
    users: ['mira', 'jonas', 'priya', 'teo', 'dealbot', 'garden-helper'].map((uid) => ({ uid, name: uid, tags: ['grower'] })),
    groups: [
      { guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { moderators: ['jonas'], participants: ['dealbot'] } },
    ],
    roles: [{ role: 'keeper', name: 'Keeper' }],
    apiKeys: [{ apiKey }, { apiKey: 'cafebabecafebabecafebabecafebabecafebabe', scope: 'authOnly' }],
    reasons: [{ id: 'off-topic', name: 'Off topic' }],
    friends: [['mira', 'jonas']],
    messages: [
      text('4201', 'dealbot', 'tomato-growers', 'Half price today only! https://example.com'),
      text('4202', 'jonas', 'tomato-growers', 'The seedlings can go out on Saturday, <@uid:mira>.', { tags: ['planting'] }),
      text('4203', 'mira', 'tomato-growers', 'Shall I bring the stakes?', { parentId: '4202' }),
      text('4230', 'jonas', 'mira', 'The key is under the blue pot.'),
    ],
  })
  const chat = clientOf(fake)
  await chat.createKeywordList({ body: { id: 'advert-words', name: 'Advert words', category: 'word', searchTerms: 'half price,free' } })
  await chat.createRule({
    body: {
      id: 'no-adverts',
      name: 'No adverts',
      conditions: [{ operand: 'text', category: 'word', operator: 'contains', value: 'advert-words', isKeywordReferencePresent: true }],
      action: ['blockMessage'],
    },
  })
  const { data: advert } = await chat.as('dealbot').sendMessage({
    body: { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'Free cans, half price' } },
  })
  await chat.addGroupMembers({ guid: 'tomato-growers', body: { participants: ['teo'] } })
  await chat.banGroupUser({ guid: 'tomato-growers', uid: 'teo' })
  await chat.as('mira').addMessageReaction({ id: '4202', reaction: '🍅' })
  await chat.as('mira').flagAMessage({ id: '4201', body: { reasonId: 'spam' } })
  await chat.blockUsers({ uid: 'mira', body: { blockedUids: ['dealbot'] } })
  const { data: token } = await chat.createAuthtoken({ uid: 'mira', body: {} })
  const { data: submitted } = await chat.submitMessageForModeration({
    body: { sender: 'priya', receiver: 'jonas', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Are they out?' } },
  })
  const own = {
    authToken: { uid: 'mira', authToken: token.authToken },
    'change-group-member-scope': { uid: 'jonas', body: { scope: 'admin' } },
    'unban-group-user': { uid: 'teo' },
    'review-blocked-message': { id: advert.id },
    'submitted-message': { id: submitted.id },
    'user-conversation': { uid: 'jonas' },
    'mark-user-conversation-as-unread': { uid: 'jonas', body: { messageId: 4230 } },
  }
  return { fake, own }
}
