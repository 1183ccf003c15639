import { createElement } from './createElement.ts'
import type { Hit, SearchResult } from './rank.ts'
import { fieldName } from './searchEntries.ts'
import { rawWordsOf, stemOf } from './words.ts'

/** Activates the search box: loads the index on first focus, and lists hits below the box. */
export function addSearch(root: string): void {
  const form = document.querySelector<HTMLFormElement>('.search')
  const field = form?.querySelector('input')
  if (!form || !field) return
  const options = createElement('div', { id: 'found-options', role: 'listbox', 'aria-label': 'Search results' })
  const status = createElement('p', { role: 'status' })
  const list = createElement('div', { class: 'found', id: 'found', hidden: '' }, options, status)
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) field.placeholder = 'Search (/), or paste an error, a URL or curl'
  form.append(list)
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', options.id)

  let active = -1
  const links = () => [...options.querySelectorAll<HTMLAnchorElement>('a')]
  const mark = (index: number) => {
    const all = links()
    active = all.length === 0 ? -1 : (index + all.length) % all.length
    for (const [at, link] of all.entries()) link.setAttribute('aria-selected', String(at === active))
    const chosen = all[active]
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id)
    else field.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
  }
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
  }
  const show = () => {
    const query = field.value.trim()
    if (!query) return open(false)
    const found = globalThis.searchSite?.(query)
    options.replaceChildren(...(found?.hits ?? []).map((hit, index) => option(hit, index, root, found?.words ?? [])))
    options.hidden = !found || found.hits.length === 0
    status.replaceChildren(...message(found, query, root))
    mark(found && found.hits.length > 0 ? 0 : -1)
    open(true)
  }

  field.addEventListener('focus', () => load(root, show), { once: true })
  field.addEventListener('focus', () => field.value && show())
  field.addEventListener('input', show)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') mark(active + 1)
    else if (event.key === 'ArrowUp') mark(active - 1)
    else if (event.key === 'Escape') open(false)
    else return
    event.preventDefault()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    links()[active]?.click()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => !form.contains(relatedTarget as Node | null) && open(false))
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as HTMLElement).closest('input, textarea, [contenteditable]')
    if (!(event.key === 'k' && (event.ctrlKey || event.metaKey)) && !(event.key === '/' && !typing)) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}

/** Loads the index as a script, because pages opened from the file system cannot fetch. */
function load(root: string, then: () => void): void {
  addEventListener('search-ready', then, { once: true })
  document.head.append(createElement('script', { src: `${root}assets/search.js` }))
}

function option({ entry, field }: Hit, index: number, root: string, words: readonly string[]): HTMLAnchorElement {
  const href = `${root}${entry.a}${field ? `#${field}` : ''}`
  const part = (name: string, text: string) => createElement('span', { class: name }, ...markWords(text, words))
  const name = entry.p ?? (entry.n[0] && entry.n[0] !== entry.t ? entry.n[0] : '')
  const link = createElement(
    'a',
    { href, id: `found-${index}`, role: 'option', tabindex: '-1' },
    part('kind', entry.k),
    part('title', entry.t),
  )
  if (name || field) link.append(part('name', field ? `${name} · field ${fieldName(field)}` : name))
  if (entry.d) link.append(part('about', entry.d))
  return link
}

/** A text with the search words marked. */
function markWords(text: string, words: readonly string[]): (string | Node)[] {
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const isMatch = rawWordsOf(piece).some((word) => words.includes(word) || words.includes(stemOf(word)))
    return isMatch ? createElement('mark', {}, piece) : piece
  })
}

function message(found: SearchResult | undefined, query: string, root: string): (string | Node)[] {
  if (!found) return ['Loading the index …']
  if (found.hits.length > 0)
    return [
      found.isGuess
        ? `No exact match for “${query}”. Closest results:`
        : `${found.hits.length} shown. Use the arrow keys to select and Enter to open.`,
    ]
  const link = (address: string, text: string) => createElement('a', { href: root + address }, text)
  return [
    `Nothing found for “${query}”. Try an operation's name such as `,
    link('operations/flag-a-message.html', 'flag-a-message'),
    ', a field or a type, or look through the ',
    link('errors/index.html', 'error codes'),
    ', ',
    link('events/index.html', 'events'),
    ' and ',
    link('types/index.html', 'types'),
    '.',
  ]
}
