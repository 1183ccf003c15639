import { either, has, ifShown, lacks, nothing, something, succeeds, withoutProperties } from './expectation.ts'
import { overTime, stating, text } from './sentence.ts'

const flag = ['jonas POST /messages/2/flagged', { remark: 'Rude' }]
const flagged = '/moderation/flagged-messages'
const decide = (status: string) => [`PATCH ${flagged}/2`, { status }]
/** Jonas and Priya flag another message, before one of the two is approved. */
const flagBoth = [...flag, 'jonas POST /messages/1/flagged', { remark: 'Rude' }, 'priya POST /messages/1/flagged', {}]
const approveOne = [...flagBoth, ...decide('approved')]
const flagAgain = ['jonas POST /messages/1/flagged', { remark: 'Rude' }]
const ofMira = 'jonas GET /users/mira/messages'
const cheap = { entity: 'message', operand: 'text', operator: 'contains', value: ['cheap'], category: 'word' }
const adverts = { id: 'adverts', name: 'Adverts', enabled: true, conditions: [cheap], action: ['blockMessage'] }
const ofPriya = { entity: 'user', type: 'sender', operand: 'uid', operator: 'equals', value: 'priya' }
const renamed = { ...adverts, name: 'New', action: ['flagMessage', 'kick'] }
const disabled = { ...adverts, enabled: false }
const create = 'POST /moderation/rules'
const rules = '/moderation/rules'
const rule = `${rules}/adverts`
/** What showed the rule before shows the change. */
const renameRule = [create, adverts, `GET ${rules}`, `GET ${rule}`, `GET ${rule}/revisions`, `PUT ${rule}`, renamed]
const advert = ['mira POST /messages', text('tomato-growers', 'Seeds, cheap!')]
const offer = ['mira POST /messages', text('tomato-growers', 'Seeds, gold!')]
/** The rule looks for another word than before. */
const replaceRule = [create, adverts, `PUT ${rule}`, { ...adverts, conditions: [{ ...cheap, value: ['gold'] }] }, ...advert, ...offer]
const deleteRule = [...replaceRule, `DELETE ${rule}`]
const blocked = 'GET /moderation/blocked-messages'
const matchSecond = [create, { ...adverts, conditions: [{ ...cheap, value: ['gold'] }, cheap] }, ...advert]
/** Of three messages, a rule blocks the last two. */
const blockOne = [create, adverts, 'mira POST /messages', text('tomato-growers'), ...advert, ...advert]
const ofGroup = 'priya GET /groups/tomato-growers/messages'
const blockedAdvert = [...blockOne, 'PATCH /moderation/blocked-messages/5', { status: 'approved' }]
const rejectOther = [...blockedAdvert, 'PATCH /moderation/blocked-messages/6', { status: 'rejected' }]
const wordlist = { id: 'wordlist', name: 'Words', category: 'word', searchTerms: 'cheap,gold' }
const createList = ['POST /moderation/keywords', wordlist]
/** A rule that refers to the list, in either spelling. */
const reference = { ...cheap, value: ['wordlist'], isKeywordsReferencePresent: true, isKeywordReferencePresent: true }
const byList = [...createList, create, { ...adverts, conditions: [reference] }]
const otherList = { ...wordlist, id: 'adverts', name: 'Offers' }
const changeEntries = ['PUT /moderation/keywords/wordlist', { ...wordlist, searchTerms: 'silver,gold' }]
const changeList = [
  'POST /moderation/keywords',
  otherList,
  ...byList,
  'GET /moderation/keywords',
  'GET /moderation/keywords/wordlist',
  ...changeEntries,
]
const getList = 'GET /moderation/keywords/wordlist'
const offers = { id: 'wordlist', name: 'Offers', category: 'sentence-similarity' }
/** A list of one sentence: how several are sent, the sources contradict each other. */
const sentences = (one: string) => ({ ...offers, disallowedSentences: [one] })
/** A list with a sentence, under either of the names that the documents have for its entries. */
const hasSentence = (one: string) => either({ searchTerms: has(one) }, { disallowedSentences: has(one) })
const createSentences = ['POST /moderation/keywords', sentences('Buy today and save.')]
const changeSentences = [...createSentences, 'PUT /moderation/keywords/wordlist', sentences('Only here.')]
const createReason = ['POST /moderation/reasons', { id: 'rude', name: 'Rude', description: 'Words' }]
const reasons = '/moderation/reasons'
const reason = `${reasons}/rude`
const renameReason = [...createReason, `GET ${reasons}`, `GET ${reason}`, `PUT ${reason}`, { name: 'Rough' }]
const reviewed = '/moderation/reviewed-messages'
/** A message among the reviewed ones with a status, in either form. */
const withStatus = (status: string, id = '2') => {
  const message = { id, data: { moderation: { status } } }
  return [{ message }, message]
}
/** The entry of a message, by itself or beside the rule that it matched. */
const entryOf = (message: object) => has(either({ message }, message))
const submit = 'POST /moderation/messages'
const submission = { ...text('jonas', 'Beans?'), sender: 'mira' }
const customData = { category: 'custom', type: 'recipe', data: { customData: { plot: 'north' } } }
const withMetadata = { ...customData, data: { ...customData.data, metadata: { plot: 'north' } } }
const submitTwo = [submit, submission, submit, { ...submission, receiver: 'priya', ...withMetadata }]
const editOne = [...submitTwo, 'PUT /moderation/messages/4', { data: { text: 'Peas?' } }]
const deleteOne = [...editOne, 'DELETE /moderation/messages/4']
const links = { link: 'https://example.com/nico', avatar: 'https://example.com/nico.png', metadata: { plot: 'north' } }
const tags = ['grower', 'newcomer']
const nico = { uid: 'nico', name: 'Nico', ...links }
const toNico = [submit, { ...submission, receiver: 'nico', receiverUserDetails: { ...nico, tags } }]
const fromNico = [submit, { ...submission, sender: 'nico', senderUserDetails: { ...nico, tags } }]
const withTags = 'GET /users?searchKey=nico&withTags=true'
const swap = {
  guid: 'seed-swap',
  name: 'Swap',
  type: 'public',
  owner: 'mira',
  tags,
  icon: 'https://example.com/swap.png',
  metadata: { plot: 'north' },
}
/** No published example of a group shows its metadata, and its tags may be in lists only. */
const shownSwap = { ...swap, metadata: either(swap.metadata, nothing), tags: either(tags, nothing) }
const toSwap = { ...submission, ...text('seed-swap', 'Beans?'), receiverGroupDetails: swap }

const withReason = [...createReason, 'jonas POST /messages/2/flagged', { reasonId: 'rude' }]
const rejected = [create, adverts, submit, { ...submission, data: { text: 'Seeds, cheap!' } }]
const submitted = 'GET /moderation/messages'

/** Flags, decisions, rules, and messages that are submitted. */
export const moderation = [
  ...stating({
    'flag-a-message': {
      'is added to the list of flagged messages': [[has({ id: '2' }), ...flag, `GET ${flagged}`]],
      'The message stays visible': [[has({ id: '2', deletedAt: nothing }), ...flag, ofMira]],
      'Flags one message': [[lacks({ id: '3' }), ...flag, `GET ${flagged}`]],
    },
    '#/components/schemas/MessageFlag/properties/reasonId': {
      'Id of the moderation reason that was chosen': [
        [
          has({ id: '2', flaggedBy: has({ uid: 'jonas', reasonId: 'rude' }) }),
          ...createReason,
          'jonas POST /messages/2/flagged',
          { reasonId: 'rude' },
          `GET ${flagged}`,
        ],
      ],
    },
    '#/components/schemas/MessageFlag/properties/remark': {
      "The user's remark": [[has({ id: '2', flaggedBy: has({ uid: 'jonas', remark: 'Rude' }) }), ...flag, `GET ${flagged}`]],
    },
    '#/components/schemas/MessageFlag/properties/name': {
      "The user's name": [
        [has({ id: '2', flaggedBy: has({ uid: 'jonas', name: ifShown('jonas of the garden') }) }), ...flag, `GET ${flagged}`],
      ],
    },
    'list-flagged-messages': {
      'each with the users who flagged it': [
        [has({ id: '2', flaggedBy: [{ uid: 'jonas', flaggedAt: something }] }), ...flag, `GET ${flagged}`],
      ],
      'Lists the messages that wait for a moderator': [[has({ id: '1' }), ...approveOne, `GET ${flagged}`]],
      'rules can flag them too': [[entryOf({ id: '4' }), create, { ...adverts, action: ['flagMessage'] }, ...advert, `GET ${flagged}`]],
    },
    '#/components/schemas/FlaggedMessage/allOf/1/properties/flaggedCount': {
      'Number of reports': [
        [lacks({ id: '2', flaggedCount: 0 }, { id: '2', flaggedCount: 2 }), ...flag, `GET ${flagged}`],
        [lacks({ id: '1', flaggedCount: 0 }, { id: '1', flaggedCount: 1 }), ...flagBoth, `GET ${flagged}`],
      ],
    },
    '#/components/schemas/FlaggedMessage/allOf/1/properties/flaggedBy': {
      'The reports, one per user': [
        [has({ id: '1', flaggedBy: has({ uid: 'jonas', remark: 'Rude' }, { uid: 'priya' }) }), ...flagBoth, `GET ${flagged}`],
      ],
      'one per user': [[has({ id: '1', flaggedBy: [{ uid: 'jonas' }, { uid: 'priya' }] }), ...approveOne, ...flagAgain, `GET ${flagged}`]],
    },
    'review-flagged-message': {
      '`approved` leaves the message in its conversation': [[has({ id: '2', deletedAt: nothing }), ...approveOne, ofMira]],
      '`disapproved` blocks it, which hides it': [[lacks({ id: '2' }), ...flag, ...decide('disapproved'), ofMira]],
      'it moves from the flagged to the reviewed messages': [[lacks({ id: '2' }), ...approveOne, `GET ${flagged}`]],
      'In both cases it moves from the flagged to the reviewed messages': [
        [lacks({ id: '2' }), ...flag, ...decide('disapproved'), `GET ${flagged}`],
        [entryOf({ id: '2' }), ...flag, ...decide('disapproved'), `GET ${reviewed}`],
      ],
      "Records a moderator's decision about a flagged message": [[succeeds, ...approveOne]],
    },
    'list-reviewed-messages': {
      'Lists the messages that a moderator has reviewed': [[entryOf({ id: '2' }), ...approveOne, `GET ${reviewed}`]],
      'Lists the messages that a moderator has reviewed with `review-flagged-message` or `review-blocked-message`': [
        [entryOf({ id: '5' }), ...blockedAdvert, `GET ${reviewed}`],
      ],
      '`message.data.moderation.status` is `approved` if a message is visible': [
        [lacks(...withStatus('disapproved')), ...approveOne, `GET ${reviewed}`],
        [lacks(...withStatus('disapproved', '5')), ...blockedAdvert, `GET ${reviewed}`],
      ],
      '`disapproved` if it is not': [[lacks(...withStatus('approved')), ...flag, ...decide('disapproved'), `GET ${reviewed}`]],
    },
    'review-blocked-message': {
      '`approved` delivers it after all': [
        [has({ id: '5' }), ...blockedAdvert, ofGroup],
        [lacks({ id: '5' }), ...blockOne, ofGroup],
        [succeeds, ...blockedAdvert],
      ],
      '`rejected` leaves it blocked': [[lacks({ id: '6' }), ...rejectOther, ofGroup]],
    },
    'create-rule': {
      'its actions are taken': [[has({ ruleId: 'adverts' }), ...blockOne, blocked]],
      'if one of its conditions matches': [[has({ ruleId: 'adverts', message: { id: '4' } }), ...matchSecond, blocked]],
      'every message is checked against it': [
        [
          has({ message: { id: '7' } }, { message: { id: '8' } }),
          ...rejectOther,
          'mira POST /messages',
          text('jonas', 'Seeds, cheap!'),
          'priya POST /messages/1/thread',
          text('tomato-growers', 'Seeds, cheap!'),
          blocked,
        ],
      ],
    },
    'list-blocked-messages': {
      'each with the rule and the condition that it matched': [[has({ ruleId: 'adverts', message: { id: '5' } }), ...blockOne, blocked]],
      'the condition that it matched': [
        [lacks({ ruleId: 'adverts', condition: { value: either(['gold'], 'gold') } }), ...matchSecond, blocked],
      ],
      'They stay blocked until a moderator reviews them': [[lacks({ message: { id: '5' } }), ...blockedAdvert, blocked]],
      'Lists the messages that a rule blocked': [[has({ message: { id: '5', sender: ifShown('mira') } }), ...blockOne, blocked]],
      'They stay blocked': [[has({ message: { id: '6' } }), ...blockedAdvert, blocked]],
    },
    '#/components/schemas/RuleRequest/properties/action': {
      'The actions for a message that matches the rule': [[lacks({ message: { id: '4' } }), ...blockOne, blocked]],
    },
    '#/components/schemas/RuleRequest/properties/enabled': {
      'Whether the rule is applied': [[lacks({ ruleId: 'adverts' }), create, disabled, ...advert, blocked]],
    },
    '#/components/schemas/RuleRequest/properties/filters': {
      'Filters that limit the rule to certain senders or receivers': [
        [lacks({ ruleId: 'adverts' }), create, { ...adverts, filters: [ofPriya] }, ...advert, blocked],
        [
          has({ ruleId: 'adverts', message: { id: '5' } }),
          create,
          { ...adverts, filters: [ofPriya] },
          ...advert,
          'priya POST /messages',
          text('tomato-growers', 'Seeds, cheap!'),
          blocked,
        ],
      ],
    },
    'list-rules': { 'each in its active revision': [[has({ id: 'adverts', name: 'New' }), ...renameRule, `GET ${rules}`]] },
    'delete-rule': {
      'messages are no longer checked against it': [[lacks({ message: { id: '6' } }), ...deleteRule, ...offer, blocked]],
      'Deletes a rule': [[succeeds, ...deleteRule]],
    },
    'update-rule': {
      'Every change makes a new revision': [
        [has({ name: 'New' }, { name: 'Adverts' }), ...renameRule, `GET ${rule}/revisions`],
        [
          has({ name: 'Newer' }, { name: 'New' }, { name: 'Adverts' }),
          ...renameRule,
          `PUT ${rule}`,
          { ...adverts, name: 'Newer' },
          `GET ${rule}/revisions`,
        ],
      ],
      'which replaces the previous one at once': [
        [lacks({ message: { id: '4' } }), ...replaceRule, blocked],
        [has({ message: { id: '5' } }), ...replaceRule, blocked],
      ],
      'Changes a rule': [[succeeds, ...renameRule]],
    },
    'list-rule-revisions': {
      'Only the newest is active': [[lacks({ active: true, name: 'Adverts' }), ...renameRule, `GET ${rule}/revisions`]],
    },
    'get-rule': {
      'Returns one rule in its active revision': [
        [{ name: 'New', action: ifShown(has('flagMessage', 'kick')) }, ...renameRule, `GET ${rule}`],
      ],
    },
    'update-keyword-list': {
      'the change applies at once to all rules that refer to the list': [
        [
          has({ ruleId: 'adverts', message: { id: '4' } }),
          ...changeList,
          'mira POST /messages',
          text('tomato-growers', 'Seeds, silver!'),
          blocked,
        ],
      ],
      'Changes a list': [[{ searchTerms: has('cheap', 'gold') }, ...changeList, 'GET /moderation/keywords/adverts']],
    },
    'list-keyword-lists': {
      'with all their entries': [[has({ id: 'wordlist', searchTerms: has('silver', 'gold') }), ...changeList, 'GET /moderation/keywords']],
    },
    'get-keyword-list': {
      'with all its entries': [
        [{ searchTerms: has('cheap', 'gold') }, ...createList, 'GET /moderation/keywords/wordlist'],
        [{ searchTerms: has('silver', 'gold') }, ...changeList, 'GET /moderation/keywords/wordlist'],
        [hasSentence('Buy today and save.'), ...createSentences, getList],
        [hasSentence('Only here.'), ...changeSentences, getList],
      ],
    },
    'delete-keyword-list': {
      'Deletes a list': [
        ['ERR_KEYWORD_NOT_FOUND', ...createList, 'DELETE /moderation/keywords/wordlist', 'GET /moderation/keywords/wordlist'],
        [succeeds, ...createList, 'DELETE /moderation/keywords/wordlist'],
      ],
    },
    'list-reasons': {
      'your own': [[has({ id: 'rude', name: 'Rough', description: ifShown('Words') }), ...renameReason, `GET ${reasons}`]],
    },
    'get-reason': { 'or your own': [[{ id: 'rude', description: 'Words' }, ...renameReason, `GET ${reason}`]] },
    'update-reason': {
      'Changes the name that users see': [[{ name: 'Rough' }, ...renameReason, `GET ${reason}`]],
    },
    '#/paths/~1moderation~1reasons~1{id}/put/responses/200': {
      'The renamed reason': [[{ name: 'Rough' }, ...renameReason]],
    },
    'delete-reason': {
      'Deletes a reason': [
        ['ERR_REASON_NOT_FOUND', ...createReason, `DELETE ${reason}`, `GET ${reason}`],
        [succeeds, ...createReason, `DELETE ${reason}`],
      ],
    },
    'submit-message-for-moderation': {
      'has `data.moderation.status`': [[{ data: { moderation: { status: something } } }, submit, submission]],
      'A sender, receiver or group that does not exist yet is created': [[nico, ...toNico, 'GET /users/nico']],
      'Submits a message that your app delivers itself': [[has({ sender: 'nico' }), ...fromNico, 'GET /moderation/messages?sender=nico']],
      "to the app's moderation rules": [
        [{ data: { moderation: ifShown({ status: either('disapproved', 'pending') }) } }, ...rejected, `${submitted}/4`],
        [{ data: { moderation: ifShown({ status: either('approved', 'pending') }) } }, submit, submission, `${submitted}/4`],
      ],
      'that does not exist yet is created': [
        [succeeds, ...toNico],
        [succeeds, ...fromNico],
        [succeeds, submit, toSwap],
      ],
    },
    '#/components/schemas/NewUserDetails': {
      'The user to create if no user has this uid': [
        [nico, ...fromNico, 'GET /users/nico'],
        [has({ uid: 'nico', tags }), ...toNico, withTags],
        [has({ uid: 'nico', tags }), ...fromNico, withTags],
      ],
    },
    '#/components/schemas/NewGroupDetails': {
      'The group to create if no group has this guid': [[shownSwap, submit, toSwap, 'GET /groups/seed-swap']],
    },
    'list-submitted-messages': {
      'each with its current status in `data.moderation.status`': [
        [has({ id: '4', data: { moderation: { status: something } } }), submit, submission, 'GET /moderation/messages?sender=mira'],
      ],
      'Lists the messages that were submitted': [
        [has({ id: '4' }), submit, submission, 'GET /moderation/messages?sender=mira'],
        [has({ id: '4' }, { id: '5' }), ...submitTwo, 'GET /moderation/messages?sender=mira'],
      ],
    },
    'list-submitted-messages moderationStatus x-filter': {
      'Returns only messages whose `data.moderation.status` equals this value': [
        [
          lacks({ data: { moderation: { status: 'pending' } } }),
          submit,
          submission,
          'GET /moderation/messages?sender=mira&moderationStatus=disapproved',
        ],
      ],
    },
    'update-submitted-message': {
      'this returns the edited message itself': [[{ data: { text: 'Peas?' } }, ...editOne]],
      'which the rules then check again': [
        [
          either({ data: { moderation: ifShown({ status: either('disapproved', 'pending') }) } }, { data: submission.data }),
          create,
          adverts,
          submit,
          submission,
          'PUT /moderation/messages/4',
          { data: { text: 'Seeds, cheap!' } },
          'GET /moderation/messages/4',
        ],
      ],
    },
    'delete-submitted-message': {
      'Deletes a submitted message': [
        ['404 ERR_MESSAGE_ID_NOT_FOUND', ...deleteOne, 'GET /moderation/messages/4'],
        [succeeds, ...deleteOne],
        [has({ id: '5' }), ...deleteOne, `${submitted}?sender=mira`],
      ],
    },
    '#/components/schemas/MessageFlag/properties/reasonName': {
      'Name of that reason': [
        [has({ id: '2', flaggedBy: has({ uid: 'jonas', reasonName: ifShown('Rude') }) }), ...withReason, `GET ${flagged}`],
      ],
    },
    '#/components/schemas/MessageFlag/properties/description': {
      'Description of that reason': [
        [has({ id: '2', flaggedBy: has({ uid: 'jonas', description: ifShown('Words') }) }), ...withReason, `GET ${flagged}`],
      ],
    },
    '#/components/schemas/RuleMatch/properties/ruleName': {
      'Name of the rule': [[has({ ruleId: 'adverts', ruleName: ifShown('Adverts') }), ...blockOne, blocked]],
    },
    '#/components/schemas/RuleMatch/properties/action': {
      "The rule's action on the message": [[has({ ruleId: 'adverts', action: ifShown(['blockMessage']) }), ...blockOne, blocked]],
    },
    '#/components/schemas/ModerationRule/properties/default': {
      'Your own rules lack the property': [
        [withoutProperties('default'), create, adverts, `GET ${rule}`],
        [lacks({ id: 'adverts', default: true }), ...renameRule, `GET ${rules}`],
      ],
    },
    '#/components/schemas/ModerationRule/properties/active': {
      "Whether this is the rule's current revision": [
        [{ active: ifShown(true) }, ...renameRule, `GET ${rule}`],
        [has({ id: 'adverts', active: ifShown(true) }), ...renameRule, `GET ${rules}`],
        [has({ name: 'New', active: ifShown(true) }), ...renameRule, `GET ${rule}/revisions`],
      ],
    },
    '#/components/schemas/KeywordList/properties/active': {
      "Whether this is the list's current revision": [[{ active: ifShown(true) }, ...changeList, getList]],
    },
    '#/components/schemas/KeywordList/properties/revisionId': {
      "the app's id, the list's id and the number of the revision, joined by underscores": [
        [{ revisionId: ifShown(/_wordlist_\d+$/) }, ...changeList, getList],
      ],
    },
    '#/components/schemas/KeywordList/properties/default': {
      'Your own lists lack the property': [
        [withoutProperties('default'), ...createList, 'GET /moderation/keywords/wordlist'],
        [lacks({ id: 'wordlist', default: true }), ...changeList, 'GET /moderation/keywords'],
      ],
    },
    '#/components/schemas/ModerationReason/properties/default': {
      'Your own reasons lack the property': [
        [withoutProperties('default'), ...createReason, `GET ${reason}`],
        [lacks({ id: 'rude', default: true }), ...renameReason, `GET ${reasons}`],
      ],
    },
    'get-submitted-message': {
      'Returns a message that was submitted for moderation': [
        [{ id: '4', sender: 'mira' }, submit, submission, `${submitted}/4`],
        [customData, ...submitTwo, `${submitted}/5`],
      ],
    },
    '#/components/schemas/SubmittedMessageData/properties/metadata': {
      'travels with the message': [[{ data: { metadata: { plot: 'north' } } }, ...submitTwo, `${submitted}/5`]],
    },
    'list-submitted-messages receiverUID': {
      'Uid of the receiving user': [
        [has({ id: '4' }), submit, submission, `${submitted}?sender=mira&receiverUID=jonas`],
        [lacks({ id: '4' }), submit, submission, `${submitted}?sender=mira&receiverUID=mira`],
      ],
    },
    'list-submitted-messages receiverGUID': {
      'Guid of the receiving group': [
        [lacks({ id: '4' }), submit, submission, `${submitted}?sender=mira&receiverGUID=tomato-growers`],
        [has({ id: '4' }), submit, { ...submission, ...text('tomato-growers') }, `${submitted}?sender=mira&receiverGUID=tomato-growers`],
      ],
    },
    'create-reason': { 'Adds a reason that users can choose': [[succeeds, ...createReason]] },
  }),
  ...stating({
    'list-rule-revisions': {
      'the same in all revisions': [
        [
          has({ name: 'New', createdAt: ifShown('{createdAt}') }, { name: 'Adverts', createdAt: ifShown('{createdAt}') }),
          create,
          adverts,
          `PUT ${rule}`,
          renamed,
          `GET ${rule}/revisions`,
        ],
      ],
      '`updatedAt` is the time when the revision was made': [
        [has({ name: 'Adverts', updatedAt: ifShown('{updatedAt}') }), create, adverts, `PUT ${rule}`, renamed, `GET ${rule}/revisions`],
        [lacks({ name: 'New', updatedAt: '{updatedAt}' }), create, adverts, `PUT ${rule}`, renamed, `GET ${rule}/revisions`],
      ],
    },
    '#/components/schemas/ModerationReason/properties/updatedAt': {
      'Time of the last change': [
        [lacks({ id: 'rude', updatedAt: '{updatedAt}' }), ...createReason, `PUT ${reason}`, { name: 'Rough' }, `GET ${reasons}`],
      ],
    },
    '#/components/schemas/KeywordList/properties/updatedAt': {
      'Time of the last change': [
        [lacks({ id: 'wordlist', updatedAt: '{updatedAt}' }), ...createList, ...changeEntries, 'GET /moderation/keywords'],
      ],
    },
    '#/components/schemas/KeywordList/properties/createdAt': {
      'Time when the list was created': [
        [has({ id: 'wordlist', createdAt: ifShown('{createdAt}') }), ...createList, ...changeEntries, 'GET /moderation/keywords'],
      ],
    },
  }).map(overTime),
]
