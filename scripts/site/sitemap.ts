import { escapeHtml } from './shared/html.ts'

/**
 * sitemap.xml with every page, by its address from the site's root. In the file addresses are
 * absolute.
 */
export const sitemap = (pages: readonly string[], address: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter((page) => page !== '404.html')
  .map((page) => `<url><loc>${escapeHtml(address + (page === 'index.html' ? '' : page))}</loc></url>`)
  .join('\n')}
</urlset>
`
