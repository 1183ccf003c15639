// The fake in the page, with the people, the group and the messages of the guides.
import { createFakeChat, type FakeChat } from '../../../contract-tests/browser/fake.ts'

const names = {
  mira: 'Mira Okafor',
  jonas: 'Jonas Lind',
  priya: 'Priya Nair',
  theo: 'Theo Brandt',
  lena: 'Lena Fischer',
  ada: 'Ada Moreau',
  dealbot: 'Best Deals',
}

const say = (id: string, sender: string, receiver: string, receiverType: 'user' | 'group', text: string, more: object = {}) => ({
  ...{ id, sender, receiver, receiverType, data: { text } },
  ...more,
})

const rule = {
  ...{ id: 'no-adverts', name: 'No adverts', description: 'Blocks messages that advertise shops.', enabled: true },
  conditions: [{ id: 1, entity: 'message', operand: 'text', operator: 'contains', category: 'word', value: 'half price' }],
  action: ['blockMessage'],
}
const keywords = { category: 'word', id: 'advert-words', name: 'Advert words', searchTerms: 'half price,free shipping' }

/**
 * Makes a fake that the operation of a page can be tried on.
 *
 * @param path - the operation's path: moderation needs a rule and a list of keywords
 * @param created - ids that the request creates, so that they are free
 */
async function startFake(path: string, created: readonly unknown[]): Promise<FakeChat> {
  const isFree = (id: string) => created.includes(id)
  const groups = [
    { guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { participants: ['jonas', 'priya', 'dealbot'] } },
    { guid: 'seed-swap', name: 'Seed swap', owner: 'jonas', members: { participants: ['mira'] } },
  ].filter(({ guid }) => !isFree(guid))
  const members = (uids: readonly string[]) => uids.filter((uid) => !isFree(uid))
  const hasGroup = groups.some(({ guid }) => guid === 'tomato-growers')
  const fake = await createFakeChat({
    strict: false,
    users: Object.entries(names).flatMap(([uid, name]) => (isFree(uid) ? [] : [{ uid, name }])),
    groups: groups.map((group) => ({ ...group, members: { participants: members(group.members.participants) } })),
    messages: [
      say('4201', 'dealbot', 'tomato-growers', 'group', 'Half price today only!', { flaggedBy: [{ uid: 'priya', reasonId: 'spam' }] }),
      say('4202', 'jonas', 'tomato-growers', 'group', 'Are your seedlings out already?'),
      say('4230', 'jonas', 'mira', 'user', 'Shall I water yours, too?'),
      say('4232', 'jonas', 'mira', 'user', 'The beans are up.'),
    ].filter(({ sender, receiverType }) => !isFree(sender) && (receiverType === 'user' || hasGroup)),
    roles: isFree('keeper') ? [] : [{ role: 'keeper', name: 'Keeper' }],
    friends: [['mira', 'priya']],
  })
  if (!path.startsWith('/moderation/')) return fake
  const post = (to: string, body: BodyInit, type: object) =>
    fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${to}`, { method: 'POST', headers: { apikey: 'any', ...type }, body })
  const form = new FormData()
  for (const [name, value] of Object.entries(keywords)) form.append(name, value)
  if (!isFree(keywords.id)) await post('/moderation/keywords', form, {})
  if (!isFree(rule.id)) await post('/moderation/rules', JSON.stringify(rule), { 'content-type': 'application/json' })
  return fake
}

Object.assign(globalThis, { startFake })
