import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, pickFields, reject, requireRoom, withoutUndefined } from '../fakeCall.ts'
import type { KeywordListRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { idFor, moderationList, requireBounded, withoutEmptyName } from './moderationRecords.ts'

function listOf({ store, path }: FakeCall): KeywordListRecord {
  return (
    store.keywordLists.get(path.keywordId as string) ??
    reject('ERR_KEYWORD_NOT_FOUND', `There is no keyword list with id ${path.keywordId}.`)
  )
}

const showList = ({ appId }: Store, { revision, ...list }: KeywordListRecord): Json =>
  withoutUndefined({ ...list, revisionId: `${appId}_${list.id}_${revision}`, active: true })

/** The entries of a keyword list: words between commas, patterns between line breaks. */
function entriesOf({ category, searchTerms, disallowedSentences, file }: Json): string[] | undefined {
  const entries = disallowedSentences ?? searchTerms ?? file
  if (entries === undefined) return undefined
  const parts = Array.isArray(entries) ? entries.map(String) : String(entries).split(category === 'pattern' ? /\n/ : /[,\n]/)
  const trimmed = parts.map((part) => part.trim()).filter((part) => part !== '')
  if (category === 'pattern') requireBounded(trimmed)
  return trimmed
}

export const keywordLists: Handlers = {
  'list-keyword-lists': (call) => moderationList(call, call.store.keywordLists.values(), (list) => showList(call.store, list)),

  'create-keyword-list'(call) {
    const { store, body } = call
    requireRoom(call, store.keywordLists.size)
    const searchTerms = entriesOf(body) ?? []
    const id = idFor(body, store.keywordLists, () => store.next('keyword list'))
    const list: KeywordListRecord = {
      id,
      name: String(body.name || id),
      ...(pickFields(body, ['description']) as { description?: string }),
      category: String(body.category),
      isCSV: body.file !== undefined,
      searchTerms,
      createdAt: store.now(),
      updatedAt: store.now(),
      revision: 1,
    }
    store.keywordLists.set(id, list)
    return { data: showList(store, list) }
  },

  'get-keyword-list': (call) => ({ data: showList(call.store, listOf(call)) }),

  'update-keyword-list'(call) {
    const list = listOf(call)
    const searchTerms = entriesOf({ category: list.category, ...call.body })
    Object.assign(list, pickFields(withoutEmptyName(call.body), ['name', 'description', 'category']), withoutUndefined({ searchTerms }), {
      ...(searchTerms && { isCSV: call.body.file !== undefined }),
      updatedAt: call.store.now(),
      revision: list.revision + 1,
    })
    return { data: showList(call.store, list) }
  },

  'delete-keyword-list'(call) {
    const { id } = listOf(call)
    call.store.keywordLists.delete(id)
    return confirmation(`The keyword list ${id} was deleted.`)
  },
}
