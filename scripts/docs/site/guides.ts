import { readdir, readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { type Html, raw } from './html.ts'
import { type Links, root } from './links.ts'
import { type Heading, markdown } from './markdown.ts'
import type { Model, OperationEntry } from './model.ts'

/** A page written in Markdown, as its file has it. */
export interface GuideSource {
  /** Its file, from the project's root. */
  readonly file: string
  readonly address: string
  readonly title: string
  readonly text: string
  /** Whether the page is a guide to a task; the other pages are about the project. */
  readonly kind: 'guide' | 'about'
  /** What the list of guides says of it, as Markdown. */
  readonly about: string
}

/** A rendered page. */
export interface Guide extends GuideSource {
  readonly html: Html
  readonly headings: readonly Heading[]
  /** The operations that it names. */
  readonly operations: readonly OperationEntry[]
}

/** Pages about the project rather than about its use; the site shows them apart. */
const aboutProject = ['coverage', 'discrepancies', 'support', 'versioning', 'licences']

/** Read in the site as pages of their own, made from the specification. */
const replaced = ['README', 'errors', 'events', 'operations']

/** Reads the Markdown pages of a folder, in the order in which its README links them, the others after; then the changelog. */
export async function readGuides(folder: string): Promise<GuideSource[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3))
  const index = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')
  const place = (name: string) => {
    const at = index.indexOf(`(${name}.md)`)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const shown = names.filter((name) => !replaced.includes(name)).sort((one, other) => place(one) - place(other) || one.localeCompare(other))
  const pages = shown.map((name) => ({
    file: `${folder}/${name}.md`,
    address: `guides/${name}.html`,
    kind: aboutProject.includes(name) ? ('about' as const) : ('guide' as const),
    about: new RegExp(`\\(${name}\\.md\\): (.*)`).exec(index)?.[1] ?? '',
  }))
  const all = [...pages, { file: 'CHANGELOG.md', address: 'changelog.html', kind: 'about' as const, about: '' }]
  return Promise.all(
    all.map(async (page) => {
      const text = await readFile(page.file, 'utf8')
      return { ...page, text, title: /^# (.+)$/m.exec(text)?.[1]?.replace(/`/g, '') ?? page.file }
    }),
  )
}

/** Renders the pages, links between them led to the site. */
export async function renderGuides(sources: readonly GuideSource[], model: Model, links: Links): Promise<Guide[]> {
  const addresses = new Map(sources.map(({ file, address }) => [file, address]))
  const images = await readdir('docs/images').catch(() => [])
  const pictures = new Map(
    await Promise.all(
      images.map(async (name): Promise<[string, string]> => [`images/${name}`, await readFile(`docs/images/${name}`, 'utf8')]),
    ),
  )
  return sources.map((source) => {
    const follow = (href: string) => {
      const [path = '', hash] = href.split('#')
      const file = normalize(join(source.file, '..', path))
      const address = fixed[file] ?? addresses.get(file)
      return address && `${root}${address}${hash === undefined ? '' : `#${hash}`}`
    }
    const picture = (href: string) => pictures.get(href)?.replace(/^<\?xml.*?\?>\s*|<style>.*?<\/style>\n?/gs, '')
    const { html, headings } = markdown(source.text, { links, address: source.address, follow, picture })
    return { ...source, html: raw(linkFamilies(String(html), model)), headings, operations: named(source, model) }
  })
}

/** Links the families that a table lists in its first column. */
const linkFamilies = (html: string, { families }: Model): string =>
  html.replace(/<tr><td>([^<]+)<\/td>/g, (whole, name: string) => {
    const family = families.find((one) => one.name === name)
    return family ? `<tr><td><a href="${root}${family.address}">${name}</a></td>` : whole
  })

/** Files of the project that the site shows in another form. */
const fixed: Record<string, string> = {
  'docs/README.md': 'index.html',
  'README.md': 'index.html',
  'docs/errors.md': 'errors/index.html',
  'docs/events.md': 'events/index.html',
  'docs/operations.md': 'operations.html',
}

/** The operations that a guide names, by id or as a method that it calls. */
function named({ kind, text }: GuideSource, model: Model): OperationEntry[] {
  if (kind !== 'guide') return []
  const words = new Set(text.match(/[\w-]+/g))
  return model.operations.filter(
    ({ operation, method }) => (method !== operation.id && words.has(method)) || (operation.id.includes('-') && words.has(operation.id)),
  )
}
