import type { Page } from '../content/content.ts'
import { html } from '../content/html.ts'
import { linkTo } from './parts.ts'

/** The page for unknown addresses. */
export const notFoundPage = (): Page => ({
  address: '404.html',
  title: 'Page not found',
  description: 'There is no page at this address.',
  content: html`<h1 id="not-found">Page not found</h1>
<p class="intro">There is no page at this address. It may have moved: search for it by name, or start from one of these pages.</p>
<ul><li>${linkTo('index.html', 'Start')}</li><li>${linkTo('guides/first-call.html', 'First call')}</li><li>${linkTo('operations.html', 'All operations')}</li><li>${linkTo('events/index.html', 'Events')}</li><li>${linkTo('errors/index.html', 'Error codes')}</li><li>${linkTo('types/index.html', 'Types')}</li></ul>`,
})
