import { expect } from 'vitest'
import { text } from '../../statements/sentences/sentence.ts'
import { given, says } from './sentences.ts'

const guid = 'tomato-growers'
const flagging = 'jonas POST /messages/2/flagged'
const flag = [flagging, {}]
const remove = ['DELETE /messages/2', { permanent: true }]
const spam = { reasonId: 'spam', remark: 'A' }
const flagged = '/moderation/flagged-messages'
const review = `PATCH ${flagged}/2`
const [approve, reject] = [{ status: 'approved' }, { status: 'rejected', reviewed: true }]
const reviewed = '/moderation/reviewed-messages'

const flags = [
  says('a report has its reason and remark', [{ flaggedBy: [{ reasonName: 'Spam', remark: 'A' }] }], flagging, spam, `GET ${flagged}`),
  given(
    { messages: [{ id: '7', sender: 'mira', ...text('jonas'), flaggedBy: [{ uid: 'jonas', ...spam }] }] },
    says('initial messages are flagged', [{ id: '7', flaggedCount: 1, flaggedBy: [{ uid: 'jonas', ...spam }] }], `GET ${flagged}`),
  ),
  says('only who has access to a message flags it', '403 ERR_MESSAGE_NO_ACCESS', 'priya POST /messages/2/flagged', {}),
  says('only what was flagged is reviewed', '404 ERR_MESSAGE_ID_NOT_FOUND', review, approve),
  says('records of flagged messages stay when the messages are deleted', [{ id: '2' }], ...flag, ...remove, `GET ${flagged}`),
  says('records of reviewed messages stay, too', [{ message: { id: '2' } }], ...flag, review, approve, ...remove, `GET ${reviewed}`),
]

const cheap = { entity: 'message', operand: 'text', operator: 'contains', value: ['cheap'], category: 'word' }
const adverts = { id: 'adverts', name: 'Adverts', enabled: true, conditions: [cheap], action: ['blockMessage'] }
const create = 'POST /moderation/rules'
const one = '/moderation/rules/adverts'
const advert = ['mira POST /messages', text(guid, 'Seeds, cheap!')] as const
const blocked = '/moderation/blocked-messages'
const numbers = ['Since 2019, 12 beds', 'EUR 1.200', 'bed-1234567890', 'a1234567890b']
const harmless = numbers.flatMap((content) => ['mira POST /messages', text('jonas', content)])
const doing = (...action: string[]) => ({ ...adverts, action })
const greedy = { category: 'pattern', value: '.*' }
const approved = expect.objectContaining({
  data: expect.objectContaining({ moderation: [expect.objectContaining({ rule: expect.anything() })] }),
})
const blocking = [create, adverts, ...advert]
const decide = `PATCH ${blocked}/4`

const blockedMessages = [
  says('a text like a telephone number is blocked', [1, '{ defaultFilter: false }'], async ({ app, call, chat }) => {
    await call('mira POST /messages', text('jonas', 'Call me: +49 (30) 1234-5678'))
    const { message } = (await chat
      .as('jonas')
      .getMessageDetails({ id: '4' })
      .catch((error: Error) => error)) as Error
    return [(await app.listBlockedMessages()).length, /createFakeChat\(([^)]*)\)/.exec(message)?.[1]]
  }),
  says('years, prices and tokens are no telephone numbers', [], ...harmless, `GET ${blocked}`),
  says('a blocked message has its rule and condition', [{ ruleName: 'Adverts', condition: cheap }], ...blocking, `GET ${blocked}`),
  says('a decision is final', '404 ERR_MESSAGE_ID_NOT_FOUND', ...blocking, decide, reject, decide, approve),
  says('the event of an approval has the rule', expect.arrayContaining([approved]), ...blocking, decide, approve, 'events'),
]

const rules = [
  says('a new rule is its first revision', { revisionId: expect.stringMatching(/_adverts_1$/) }, create, adverts),
  says(
    'the newest revision of a rule comes first',
    [{ name: 'New' }, { name: 'Adverts' }],
    ...[create, adverts, `PUT ${one}`, { ...adverts, name: 'New' }, `GET ${one}/revisions`],
  ),
  says('an unknown rule is rejected with 404', '404 ERR_RULE_NOT_FOUND', `GET ${one}`),
  says('greedy patterns in a rule are rejected', '400 ERR_BAD_REQUEST', create, { conditions: [{ ...cheap, ...greedy }] }),
  says('a rule can flag a message', [{ id: '4' }], create, doing('flagMessage'), ...advert, `GET ${flagged}`),
  says('a rule can remove the sender', [{ uid: 'jonas' }, {}], create, doing('kick'), ...advert, `GET /groups/${guid}/members`),
  says('a rule can ban the sender', [{ uid: 'mira' }], create, doing('ban'), ...advert, `GET /groups/${guid}/bannedusers`),
  says('a rule can deactivate the sender', '404 ERR_UID_NOT_FOUND', create, doing('deactivate'), ...advert, 'GET /users/mira'),
]

const lists = '/moderation/keywords'
const patterns = { id: 'words', name: 'Words', category: 'pattern' }

const keywordLists = [
  says('each line is a pattern', { searchTerms: ['a{1,2}', 'b'] }, `POST ${lists}`, { ...patterns, searchTerms: 'a{1,2}\nb' }),
  says('greedy patterns are rejected', '400 ERR_BAD_REQUEST', `POST ${lists}`, { ...patterns, searchTerms: 'a{2,}' }),
]

const spamReason = { id: 'spam', default: true }
const toReasons = 'POST /moderation/reasons'
const rude = { id: 'rude', name: 'Rude', description: 'Words' }

const reasons = [
  says('the reasons of the app have `default`', expect.arrayContaining([expect.objectContaining(spamReason)]), 'GET /moderation/reasons'),
  says('a deleted reason flags nothing', '404 ERR_REASON_NOT_FOUND', toReasons, rude, 'DELETE /moderation/reasons/rude', flagging, {
    reasonId: 'rude',
  }),
  says('the id of a reason is unique', '400 ERR_BAD_REQUEST', toReasons, { id: 'spam', name: 'Spam' }),
]

const submit = 'POST /moderation/messages'
const submission = { ...text('jonas', 'Beans?'), sender: 'mira' }
const withMuid = { ...submission, muid: 'a' }
const fourth = '/moderation/messages/4'
const nico = { ...submission, receiver: 'nico', receiverUserDetails: { uid: 'nico', name: 'Nico' } }

const submittedMessages = [
  says(
    'a rule decides about a submitted message after the response',
    { data: { moderation: { status: 'disapproved' } } },
    ...[create, adverts, submit, { ...submission, data: { text: 'Beans, cheap!' } }, `GET ${fourth}`],
  ),
  says('the response to a submission arrives before the decision', { data: { moderation: { status: 'pending' } } }, submit, submission),
  says('a muid is submitted once', '400 ERR_BAD_REQUEST', submit, withMuid, submit, withMuid),
  says('a rejected submission creates no user', ['400 ERR_BAD_REQUEST', '404 ERR_UID_NOT_FOUND'], async ({ call }) => [
    await call(submit, { ...nico, sender: 'nobody' }),
    await call('GET /users/nico'),
  ]),
]

const early = '403 ERR_MESSAGE_NO_ACCESS'

const settling = [
  given(
    { settling: 3000 },
    says('calls on a new message fail for some seconds', [early, early, { id: '4' }, { id: '4' }], async ({ call, fake }) => [
      await call('mira POST /messages', text('jonas')).then(() => call('mira POST /messages/4/pin')),
      await call('PUT /messages/4', { data: { text: 'Hi' } }),
      await call('mira GET /messages/4').finally(() => fake.advance(3000)),
      await call('mira POST /messages/4/reactions/a'),
    ]),
  ),
]

export const fakeModerationSentences = { flags, blockedMessages, rules, keywordLists, reasons, submittedMessages, settling }
