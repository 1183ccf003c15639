import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { breakable, deprecatedTag, methodBadge } from '../pages/parts.ts'
import type { Page, Site } from './content.ts'
import { type Html, type HtmlPart, html, toHtml } from './html.ts'
import type { ApiEntry, FamilyEntry } from './model.ts'

/**
 * Renders a page with header, sidebar, contents and footer. Links are relative, so that the site
 * works at any URL and from the file system.
 */
export function shell(page: Page, site: Site): string {
  const toRoot = wayToRoot(page, site)
  const title = page.section === 'start' ? page.title : `${page.title} · cometchat-rest`
  const document = html`<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${title}</title>
<meta name="description" content="${page.description}"/>
${social(page, title, site)}
<link rel="icon" href="~/assets/icon.svg" type="image/svg+xml"/>
<link rel="stylesheet" href="~/assets/style.css"/>
<script src="~/assets/first.js"></script>
<script src="~/assets/browser.js" defer></script>
</head>
<body data-root="${toRoot}">
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<button class="menu-link" type="button" popovertarget="menu">Menu</button>
<a class="brand" href="~/index.html"><img src="~/assets/icon.svg" alt="" width="18" height="18"/> cometchat-rest</a><a class="version" href="~/changelog.html#${site.changelogEntry}" aria-label="Version ${site.version}, changelog">${site.version}</a>
<form class="search" role="search"><input type="search" id="search" placeholder="Search, or paste an error, a URL or a curl line" aria-label="Search the documentation" autocomplete="off" autocapitalize="off" spellcheck="false"/></form>
<button class="theme" type="button" hidden>Theme</button>
</header>
<div class="body">
<nav id="menu" popover aria-label="Documentation">${sidebar(page, site)}</nav>
<main id="content" tabindex="-1" class=${page.wide && 'wide'}>
${page.content}
</main>
${contents(page)}
</div>
<footer class="bottom small">Unofficial: not made, endorsed or supported by CometChat. Version ${site.version}. <a href="~/${page.address.replace(/html$/, 'md')}">This page as Markdown</a> <button class="copy-page" type="button" hidden>Copy as Markdown</button></footer>
</body>
</html>`
  return `<!doctype html>\n${toHtml(document, toRoot)}\n`
}

/** Metadata for search engines and link previews. Absolute URLs need the site's address. */
function social(page: Page, title: string, { address }: Site): Html {
  const isLost = page.address === '404.html'
  const url = address && new URL(page.address.replace(/(^|\/)index\.html$/, '$1'), address).href
  return html`<meta name="robots" content="${isLost ? 'noindex' : 'index, follow'}"/>
<meta property="og:type" content="${page.section === 'guides' ? 'article' : 'website'}"/>
<meta property="og:site_name" content="cometchat-rest"/>
<meta property="og:title" content="${title}"/>
<meta property="og:description" content="${page.description}"/>
<meta name="twitter:card" content="summary"/>
${url && !isLost && html`<link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/>`}
<link rel="alternate" type="text/markdown" href="~/${page.address.replace(/html$/, 'md')}"/>`
}

/** The way to the site's root. Any address may show the page for unknown addresses. */
const wayToRoot = ({ address }: Page, site: Site): string => {
  if (address !== '404.html') return '../'.repeat(address.split('/').length - 1)
  return site.address ? new URL(site.address).pathname : '/'
}

/** Maximum headings in the table of contents; a page with more lists its chapters only. */
const mostHeadings = 30

/** The table of contents, shown next to the page on wide screens. */
function contents({ headings = [], wide }: Page): Html | undefined {
  const all = headings.filter(({ depth }) => depth === 2 || depth === 3)
  const shownHeadings = all.length > mostHeadings ? all.filter(({ depth }) => depth === 2) : all
  if (wide || shownHeadings.length < 2) return undefined
  return html`<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${shownHeadings.map(({ id, text, depth }) => html`<li class=${depth === 3 && 'deeper'}><a href="#${id}">${text}</a></li>`)}</ul></nav>`
}

function sidebar(page: Page, site: Site): Html {
  const { model, guides } = site
  const link = (address: string, title: HtmlPart) =>
    html`<li><a href="~/${address}" aria-current=${page.address === address && 'page'}>${title}</a></li>`
  const group = (title: HtmlPart, items: readonly Html[], open: boolean) =>
    html`<details open=${open}><summary>${title}</summary><ul>${items}</ul></details>`
  const chapters = [...groupBy(guides, ({ group }) => group)].map(([name, list]) => ({
    name,
    links: list.map(({ address, title }) => link(address, title)),
    isHere: list.some(({ address }) => address === page.address),
  }))
  const about = chapters.find(({ name }) => name === 'About')
  return html`<ul>${link('index.html', 'Start')}</ul>
<p class="api">Guides</p>
${chapters.filter((chapter) => chapter !== about).map(({ name, links, isHere }) => group(name, links, isHere || page.section === 'start'))}
${model.apis.map((api) => apiPart(api, page, link))}
<p class="api">Reference</p>
<ul>${link('operations.html', 'All operations')}${link('events/index.html', 'Events')}${
    page.section === 'events' &&
    html`<li><ul class="open">${model.events.map(({ address, trigger }) => link(address, breakable(trigger, /(?<=_)/)))}</ul></li>`
  }${link('types/index.html', 'Types')}${link('errors/index.html', 'Error codes')}</ul>
${group('About', about?.links ?? [], page.section === 'about')}`
}

type Link = (address: string, title: HtmlPart) => Html

function apiPart(api: ApiEntry, page: Page, link: Link): Html {
  const family = (entry: FamilyEntry) =>
    html`${link(entry.address, entry.shownName)}${
      entry === page.family &&
      html`<li><ul class="open">${entry.operations.map(({ address, operation }) =>
        link(address, html`${methodBadge(operation.method)}<span>${operation.summary}${operation.deprecated && deprecatedTag}</span>`),
      )}</ul></li>`
    }`
  return html`<p class="api"><a href="~/${api.address}" aria-current=${page.address === api.address && 'page'}>${api.title}</a></p>
${api.groups.map(
  ({ name, families }) => html`${name !== undefined && html`<p class="group">${name}</p>`}<ul>${families.map(family)}</ul>`,
)}`
}
