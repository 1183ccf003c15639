import { onCall } from '../wraps.ts'
import { changingRecords, type ReadingChanges } from './reading.ts'

/** Splits patterns at commas. */
const atCommas = onCall(({ body, ...call }) => {
  const { category = call.store.keywordLists.get(String(call.path.keywordId))?.category, searchTerms } = body
  const isText = category === 'pattern' && typeof searchTerms === 'string'
  return { ...call, body: isText ? { ...body, searchTerms: searchTerms.split(',') } : body }
})

/** The response to an update shows the first revision. */
const firstRevision = changingRecords((rule) => ({ ...rule, revisionId: String(rule.revisionId).replace(/\d+$/, '1') }))

export const moderationReadings: ReadingChanges = {
  'rule-revision-of-update/same': [['update-rule'], firstRevision],
  'pattern-separator/commas': [['create-keyword-list', 'update-keyword-list'], atCommas],
}
