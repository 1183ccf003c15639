import { readdir, readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Lexer, type Tokens } from 'marked'
import { type Html, siteRoot } from './html.ts'
import type { Links } from './links.ts'
import { type Heading, markdown, type Picture } from './markdown.ts'
import type { OperationEntry, SiteModel } from './model.ts'

/** A page written in Markdown. */
export interface GuideSource {
  /** Path from the project's root. */
  readonly file: string
  readonly address: string
  readonly title: string
  readonly text: string
  /** A guide to a task, or a page about the project. */
  readonly kind: 'guide' | 'about'
  /** The chapter of docs/README.md that lists it. */
  readonly group: string
  /** Its description in the list of guides, as Markdown. */
  readonly about: string
}

/** A rendered page. */
export interface Guide extends GuideSource {
  readonly html: Html
  readonly headings: readonly Heading[]
  /** The operations that it mentions. */
  readonly operations: readonly OperationEntry[]
}

/** Reads the Markdown pages of a folder in the order of its README, then the changelog. */
export async function readGuides(folder: string): Promise<GuideSource[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3))
  const listed = listedIn(await readFile(join(folder, 'README.md'), 'utf8'))
  const places = [...listed.keys()]
  const guideNames = names
    .filter((name) => !(`${folder}/${name}.md` in replacedFiles))
    .sort((a, b) => places.indexOf(a) - places.indexOf(b))
  const pages = guideNames.map((name) => {
    const entry = listed.get(name)
    if (!entry) throw new Error(`${folder}/README.md does not list ${name}.md below a heading`)
    const { group, about } = entry
    const kind: GuideSource['kind'] = group === 'About' ? 'about' : 'guide'
    return { file: `${folder}/${name}.md`, address: `guides/${name}.html`, kind, group, about }
  })
  const all = [...pages, { file: 'CHANGELOG.md', address: 'changelog.html', kind: 'about' as const, group: 'About', about: '' }]
  return Promise.all(
    all.map(async (page) => {
      const text = await readFile(page.file, 'utf8')
      return { ...page, text, title: /^# (.+)$/m.exec(text)?.[1]?.replace(/`/g, '') ?? page.file }
    }),
  )
}

/**
 * The guides that a README lists, by their file's name, with the chapter and what is said of each.
 */
function listedIn(readme: string): ReadonlyMap<string, Pick<GuideSource, 'group' | 'about'>> {
  let group = ''
  const listed = new Map<string, Pick<GuideSource, 'group' | 'about'>>()
  for (const token of Lexer.lex(readme)) {
    if (token.type === 'heading' && token.depth === 2) group = token.text
    for (const { text } of token.type === 'list' ? (token as Tokens.List).items : []) {
      const [, name, about = ''] = /^\[[^\]]*\]\((?:https:\S+\/guides\/)?([\w-]+)\.(?:md|html)\)(?:: ([\s\S]*))?/.exec(text) ?? []
      if (name && group) listed.set(name, { group, about: about.replace(/\s+/g, ' ') })
    }
  }
  return listed
}

/**
 * Renders the pages, with links between them resolved to the site. `homepage` is its public
 * address, by which they link to pages that the package leaves out.
 */
export async function renderGuides(sources: readonly GuideSource[], model: SiteModel, links: Links, homepage?: string): Promise<Guide[]> {
  const addresses = new Map(sources.map(({ file, address }) => [file, address]))
  const pictures = await readPictures('docs/images')
  const rowPage = (cell: string) => model.families.find(({ name }) => name === cell)?.address
  return sources.map((source) => {
    const follow = (href: string) => {
      if (homepage && href.startsWith(homepage)) return siteRoot + href.slice(homepage.length)
      const [path = '', hash] = href.split('#')
      const file = normalize(join(source.file, '..', path))
      const address = replacedFiles[file] ?? addresses.get(file)
      return address && `${siteRoot}${address}${hash === undefined ? '' : `#${hash}`}`
    }
    const picture = (href: string) => pictures.get(href)
    const rendered = markdown(source.text, { links, address: source.address, follow, picture, rowPage, keepsIds: true })
    return { ...source, ...rendered, operations: operationsIn(source, model) }
  })
}

/** The pictures of a folder by their addresses in guides. The site has colours of its own. */
async function readPictures(folder: string): Promise<ReadonlyMap<string, Picture>> {
  const names = await readdir(folder).catch(() => [])
  const pictures = names.map(async (name): Promise<[string, Picture]> => {
    const text = await readFile(join(folder, name), 'utf8')
    const source = text.replace(/^<\?xml.*?\?>\s*|<style>.*?<\/style>\n?/gs, '')
    return [`images/${name}`, { source, description: /<desc[^>]*>(.*?)<\/desc>/s.exec(text)?.[1] ?? '' }]
  })
  return new Map(await Promise.all(pictures))
}

/** Files that the site replaces with generated pages. */
const replacedFiles: Record<string, string> = {
  'docs/README.md': 'index.html',
  'README.md': 'index.html',
  'docs/errors.md': 'errors/index.html',
  'docs/events.md': 'events/index.html',
  'docs/operations.md': 'operations.html',
}

/** The operations that a guide mentions, by id or by method. */
function operationsIn({ kind, text }: GuideSource, model: SiteModel): OperationEntry[] {
  if (kind !== 'guide') return []
  const words = new Set(text.match(/[\w-]+/g))
  return model.operations.filter(
    ({ operation, method }) => (method !== operation.id && words.has(method)) || (operation.id.includes('-') && words.has(operation.id)),
  )
}
