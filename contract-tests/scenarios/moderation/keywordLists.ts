import type { Scenario } from '../session.ts'

/** Keyword lists. */
export const keywordListScenarios: readonly Scenario[] = [
  {
    name: 'keeps every entry of a list',
    operation: 'create-keyword-list',
    needs: ['get-keyword-list'],
    async run(session) {
      const entries = ['half price', 'today only', 'last chance']
      const id = session.fixtures.newId('words')
      const { status } = await session.attempt('create-keyword-list', {
        body: { id, name: 'Words', category: 'word', searchTerms: entries.join('\n') },
      })
      if (status >= 300) return
      const { searchTerms } = await session.data('get-keyword-list', { keywordId: id })
      const terms = JSON.stringify(searchTerms ?? '')
      for (const entry of entries)
        if (searchTerms !== undefined && !terms.includes(entry)) session.report('write_has_effect', '/data/searchTerms', entry, terms)
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
      const { status } = await session.attempt('create-keyword-list', {
        body: { id, name: 'Patterns', category: 'pattern', searchTerms: 'half[ -]price' },
      })
      if (status >= 300) return
      session.equal('write_has_effect', '/data/category', 'pattern', (await session.data('get-keyword-list', { keywordId: id })).category)
      await session.call('delete-keyword-list', { keywordId: id })
    },
  },
]
