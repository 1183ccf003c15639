import type { Scenario } from '../../server/scenario.ts'

/** Keyword lists. */
export const keywordListScenarios: readonly Scenario[] = [
  {
    name: 'keeps every entry of a list',
    operation: 'create-keyword-list',
    needs: ['get-keyword-list'],
    async run(session) {
      const entries = ['half price', 'today only', 'last chance']
      const id = session.fixtures.newId('words')
      await session.call('create-keyword-list', { body: { id, name: 'Words', category: 'word', searchTerms: entries.join(',') } })
      const { searchTerms } = await session.data('get-keyword-list', { keywordId: id })
      if (Array.isArray(searchTerms)) {
        const terms = searchTerms.map((term) => String(term).trim())
        session.equal('write_has_effect', '/data/searchTerms', entries.toSorted(), terms.toSorted())
      }
      const body = { id, name: 'Words', category: 'word', searchTerms: 'next week' }
      const { status: updated } = await session.attempt('update-keyword-list', { keywordId: id, body })
      const now = JSON.stringify((await session.data('get-keyword-list', { keywordId: id })).searchTerms ?? 'next week')
      if (updated < 300 && !now.includes('next week')) session.report('write_has_effect', '/data/searchTerms', 'next week', now)
      await session.call('delete-keyword-list', { keywordId: id })
    },
  },
  {
    name: 'keeps the category of a list',
    operation: 'create-keyword-list',
    needs: ['get-keyword-list'],
    async run(session) {
      const id = session.fixtures.newId('patterns')
      const body = { id, name: 'Patterns', category: 'pattern', searchTerms: 'half[ -]price' }
      await session.call('create-keyword-list', { body })
      session.equal('write_has_effect', '/data/category', 'pattern', (await session.data('get-keyword-list', { keywordId: id })).category)
      await session.call('delete-keyword-list', { keywordId: id })
    },
  },
]
