import type { Wrap } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, withData } from '../wraps.ts'

/** Stores only the first entry of a keyword list. */
const keepingOneTerm: Wrap = afterwards(({ store }, body) => {
  const list = store.keywordLists.get(String(dataOf(body).id))
  if (list) list.searchTerms = list.searchTerms.slice(0, 1)
})

/** Faults of keyword lists. */
export const keywordListFaults: readonly StatefulFault[] = [
  fault(
    'entries-joined',
    'get-keyword-list',
    'the entries come back as one',
    withData(({ searchTerms }) => ({ searchTerms: [(searchTerms as string[]).join(',')] })),
    ['create-keyword-list'],
  ),
  fault('entries-lost', 'create-keyword-list', 'only the first entry is stored', keepingOneTerm, [
    'get-keyword-list',
    'list-keyword-lists',
  ]),
  fault('rule-ignores-list', 'create-keyword-list', 'only the first word of a list applies', keepingOneTerm),
  fault(
    'entries-not-changed',
    'update-keyword-list',
    'the entries do not change',
    (next) => (call) => {
      const list = call.store.keywordLists.get(String(call.path.keywordId))
      const former = list?.searchTerms
      const body = structuredClone(next(call))
      const now = call.store.keywordLists.get(String(call.path.keywordId))
      if (now && former) now.searchTerms = former
      return body
    },
    ['create-keyword-list'],
  ),
]
