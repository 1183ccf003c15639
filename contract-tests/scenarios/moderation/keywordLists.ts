import type { Scenario } from '../session.ts'

/** Lists of words. */
export const keywordListScenarios: readonly Scenario[] = [
  {
    name: 'keeps every entry of a list',
    operation: 'create-keyword-list',
    needs: ['get-keyword-list'],
    async run(session) {
      const entries = ['half price', 'today only', 'last chance']
      const id = session.fixtures.fresh('words')
      const { status } = await session.attempt('create-keyword-list', {
        body: { id, name: 'Words', category: 'word', searchTerms: entries.join('\n') },
      })
      if (status >= 300) return
      const { searchTerms } = await session.data('get-keyword-list', { keywordId: id })
      const terms = JSON.stringify(searchTerms ?? '')
      for (const entry of entries)
        if (searchTerms !== undefined && !terms.includes(entry)) session.found('write_has_effect', '/data/searchTerms', entry, terms)
      await session.call('delete-keyword-list', { keywordId: id })
    },
  },
]
