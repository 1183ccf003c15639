import type { Scenario, Session } from '../../server/scenario.ts'

/** Keyword lists. */
export const keywordListScenarios: readonly Scenario[] = [
  { name: 'keeps category and every entry of a list', operation: 'create-keyword-list', needs: ['get-keyword-list'], run: kept },
]

async function kept(session: Session): Promise<void> {
  for (const [category, entries] of [
    ['word', ['half price', 'today only', 'last chance']],
    ['pattern', ['half[ -]price']],
  ] as const) {
    const id = session.fixtures.newId(category)
    const list = { id, name: 'List', category }
    await session.call('create-keyword-list', { body: { ...list, searchTerms: entries.join(',') } })
    const read = () => session.data('get-keyword-list', { keywordId: id })
    const { category: got, searchTerms } = await read()
    session.equal('write_has_effect', '/data/category', category, got)
    if (Array.isArray(searchTerms)) {
      const terms = searchTerms.map((term) => String(term).trim())
      session.equal('write_has_effect', '/data/searchTerms', entries.toSorted(), terms.toSorted())
    }
    const { status } = await session.attempt('update-keyword-list', { keywordId: id, body: { ...list, searchTerms: 'next week' } })
    const now = JSON.stringify((await read()).searchTerms ?? 'next week')
    if (status < 300 && !now.includes('next week')) session.report('write_has_effect', '/data/searchTerms', 'next week', now)
    await session.call('delete-keyword-list', { keywordId: id })
  }
}
