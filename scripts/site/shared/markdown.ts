import { Marked, type Tokens } from 'marked'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type Snippet, snippetsOf } from '../snippets.ts'
import { codeBlock, outputBlock } from './highlight.ts'
import { escapeHtml, type Html, raw } from './html.ts'
import { type Links, root } from './links.ts'
import { createSlugger } from './slug.ts'

/** A heading of a page. */
export interface Heading {
  readonly depth: number
  readonly id: string
  /** As HTML, without links. */
  readonly text: string
}

/** Options for rendering Markdown. */
export interface MarkdownOptions {
  readonly links: Links
  /** The page of the text, which it does not link to. */
  readonly address?: string
  /** The document of its types. */
  readonly contract?: Contract
  /** Resolves a relative link to the site; unknown links are removed. */
  readonly follow?: (href: string) => string | undefined
  /** Returns the source of a picture, for embedding. */
  readonly picture?: (href: string) => string | undefined
  /** Number of levels to add to headings. */
  readonly deeper?: number
}

/** Renders Markdown, with links from the names of operations, events, types and error codes. */
export function markdown(text: string, options: MarkdownOptions): { html: Html; headings: readonly Heading[] } {
  const headings: Heading[] = []
  const marked = renderer(options, headings, snippetsOf('', text))
  return { html: raw(marked.parse(text.replace(/<!--[\s\S]*?-->\n?/g, ''), { async: false })), headings }
}

/** Renders inline Markdown. Text that the bundle marks as inferred gets a visible tag. */
export const inlineMarkdown = (text: string, options: MarkdownOptions): Html =>
  raw(renderer(options, []).parseInline(text.trim(), { async: false }).replaceAll('Inferred: ', '<span class="tag">inferred</span> '))

/** The `#` next to a heading that links to it, hidden from screen readers. */
export const anchor = (id: string): Html => raw(`<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`)

function renderer(
  { links, address, contract, follow, picture, deeper = 0 }: MarkdownOptions,
  headings: Heading[],
  snippets: readonly Snippet[] = [],
): Marked {
  const slugger = createSlugger()
  const linkTo = (name: string) => {
    const found = links.find(name, contract)
    return found === address ? undefined : found
  }
  let inLink = false
  let program: Snippet | undefined
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = slugger(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
        const inner = this.parser.parseInline(tokens)
        const level = depth + deeper
        headings.push({ depth: level, id, text: inner.replace(/<\/?a\b[^>]*>/g, '') })
        return `<h${level} id="${id}">${inner}${level > 1 ? ` ${anchor(id)}` : ''}</h${level}>\n`
      },
      code({ text, lang = '' }: Tokens.Code) {
        if (lang === 'text' && program?.output?.trimEnd() === text) return `${outputBlock(text, program.onMock?.trimEnd())}\n`
        program = snippets.find(({ code }) => code.trimEnd() === text)
        return `${linkMethods(String(codeBlock(text, lang, program?.targets)), linkTo)}\n`
      },
      codespan({ text }: Tokens.Codespan) {
        const target = inLink ? undefined : linkTo(text)
        const code = `<code>${escapeHtml(text)}</code>`
        return target ? `<a href="${root}${target}">${code}</a>` : code
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        // Empty header cells are not headers.
        const head = token.header.some(({ text }) => text)
          ? `<thead>${cells(token.header, 'th').replaceAll('<th></th>', '<td></td>')}</thead>`
          : ''
        const body = token.rows.map((row) => cells(row, 'td')).join('')
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        inLink = true
        const inner = this.parser.parseInline(tokens)
        inLink = false
        if (/^(https?:|#|~\/)/.test(href)) return `<a href="${escapeHtml(href)}">${inner}</a>`
        const target = follow?.(href)
        return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const drawn = picture?.(href)
        if (!drawn) return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`
        return `<span class="picture" tabindex="0" role="group" aria-label="${escapeHtml(text)}">${drawn}</span>`
      },
    },
  })
}

/** Links the client's methods in a block of code. */
const linkMethods = (block: string, linkTo: (name: string) => string | undefined): string =>
  block.replace(/<span class="h-title">(\w+)<\/span>/g, (whole, name: string) => {
    const target = linkTo(name)
    return target ? `<a class="h-title" href="${root}${target}">${name}</a>` : whole
  })
