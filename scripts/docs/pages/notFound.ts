import { html } from '../site/html.ts'
import type { Page } from '../site/site.ts'
import { linkTo } from './parts.ts'

/** What a server shows for an address that leads nowhere. */
export const notFoundPage = (): Page => ({
  address: '404.html',
  title: 'Page not found',
  description: 'There is no page at this address.',
  content: html`<h1 id="not-found">Page not found</h1>
<p class="intro">There is no page at this address. Pages of operations, events, types and error codes are named after what they describe.</p>
<ul><li>${linkTo('index.html', 'Start')}</li><li>${linkTo('chat.html', 'Chat API')}</li><li>${linkTo('errors/index.html', 'Error codes')}</li><li>${linkTo('types/index.html', 'Types')}</li></ul>`,
})
