import { escapeHtml } from './shared/html.ts'
import type { Page } from './shared/site.ts'

/** sitemap.xml with every page. Its addresses are absolute, so that it needs the site's. */
export const sitemap = (pages: readonly Page[], address: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter((page) => page.address !== '404.html')
  .map((page) => `<url><loc>${escapeHtml(address + (page.address === 'index.html' ? '' : page.address))}</loc></url>`)
  .join('\n')}
</urlset>
`
