import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type Snippet, snippetsOf } from '../snippets.ts'
import { codeBlock } from './highlight.ts'
import { element, elementOf, type Html, type HtmlNode, type HtmlPart, hasClass, html, plainText, raw, siteRoot } from './html.ts'
import type { Links } from './links.ts'
import { createSlugger } from './slug.ts'

/** A heading of a page. */
export interface Heading {
  readonly depth: number
  readonly id: string
  /** Without links. */
  readonly text: HtmlPart
}

/** A picture for embedding. */
export interface Picture {
  /** SVG. */
  readonly source: string
  readonly description: string
}

/** Options for rendering Markdown. */
export interface MarkdownOptions {
  readonly links: Links
  /** The page of the text, which it does not link to. */
  readonly address?: string
  /** The document of its types. */
  readonly contract?: Contract
  /** Finds what a link leads to on the site; unknown relative links are removed. */
  readonly follow?: (href: string) => string | undefined
  /** Finds a picture by its address. */
  readonly picture?: (href: string) => Picture | undefined
  /** Finds the page of a table's row, by its first cell. */
  readonly rowPage?: (firstCell: string) => string | undefined
  /** Whether ids of operations stay, where others are shown as the client's methods. */
  readonly keepsIds?: boolean
  /** Number of levels to add to headings. */
  readonly deeper?: number
}

/** Renders Markdown, with links from the names of operations, events, types and error codes. */
export function markdown(text: string, options: MarkdownOptions): { html: Html; headings: readonly Heading[] } {
  const headings: Heading[] = []
  const blocks = Lexer.lex(text.replace(/<!--[\s\S]*?-->\n?/g, ''))
  return { html: renderer(options, headings, snippetsOf('', text)).blocks(blocks), headings }
}

/** Renders inline Markdown. */
export const inlineMarkdown = (text: string, options: MarkdownOptions): Html => renderer(options).inline(Lexer.lexInline(text.trim()))

/** The `#` next to a heading that links to it, hidden from screen readers. */
export const anchor = (id: string): Html => html`<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`

/** Characters of a cell that fits beside its column's name on a phone, and that fit no column. */
const [shortCell, longCell] = [24, 40]

/** Functions that turn the tokens of a text into parts of a page. */
interface Renderer {
  blocks(tokens: readonly Token[] | undefined): Html
  inline(tokens: readonly Token[] | undefined): Html
}

function renderer(options: MarkdownOptions, headings: Heading[] = [], snippets: readonly Snippet[] = []): Renderer {
  const { links, address, contract, follow, picture, rowPage, keepsIds, deeper = 0 } = options
  const slugger = createSlugger()
  const pageOf = (name: string) => {
    const found = links.find(name, contract)
    return found === address ? undefined : found
  }
  const withLink = (page: string | undefined, content: Html) =>
    page === undefined ? content : html`<a href="${siteRoot}${page}">${content}</a>`
  const unsupportedToken = (token: Token) =>
    new Error(`${address ?? 'A text'}: pages cannot show this Markdown (${token.type}): ${token.raw}`)
  const blocks = (tokens: readonly Token[] = []): Html => tokens.flatMap((token) => block(token as MarkedToken))
  const inline = (tokens: readonly Token[] = []): Html => tokens.flatMap((token) => inlineNode(token as MarkedToken))

  function block(token: MarkedToken): Html {
    switch (token.type) {
      case 'heading':
        return heading(token)
      case 'paragraph':
        return inParagraph(inline(token.tokens))
      case 'text':
        return inline(token.tokens)
      case 'list': {
        const items = token.items.map((item) => html`<li>${blocks(item.tokens)}</li>`)
        return token.ordered ? html`<ol start=${token.start !== 1 && token.start}>${items}</ol>` : html`<ul>${items}</ul>`
      }
      case 'blockquote':
        return html`<blockquote>${blocks(token.tokens)}</blockquote>`
      case 'code':
        return code(token)
      case 'table':
        return table(token)
      case 'space':
        return []
      default:
        throw unsupportedToken(token)
    }
  }

  function inlineNode(token: MarkedToken): Html {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [token.text]
      case 'codespan':
        return withLink(pageOf(token.text), html`<code>${keepsIds ? token.text : links.displayName(token.text)}</code>`)
      case 'strong':
      case 'em':
        return [element(token.type, {}, inline(token.tokens))]
      case 'link':
        return link(token)
      case 'image':
        return image(token)
      case 'br':
        return html`<br/>`
      default:
        throw unsupportedToken(token)
    }
  }

  function heading({ tokens, depth, text }: Tokens.Heading): Html {
    const id = slugger(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const inner = inline(tokens)
    const level = depth + deeper
    headings.push({ depth: level, id, text: withoutLinks(inner) })
    return [element(`h${level}`, { id }, inner, level > 1 && [' ', anchor(id)])]
  }

  function code({ text, lang = '' }: Tokens.Code): Html {
    const program = snippets.find((snippet) => snippet.code.trimEnd() === text)
    return codeBlock(text, lang, program?.targets, pageOf)
  }

  function table({ header, rows }: Tokens.Table): Html {
    // Empty header cells are not headers.
    const head = header.map(({ text, tokens }) => element(text ? 'th' : 'td', {}, inline(tokens)))
    const isStacked = header.length === 2 || rows.some((row) => row.some(({ text }) => text.length > longCell))
    const labels = header.map(({ tokens, text }, column) =>
      isStacked && column > 0 && text && rows.every((row) => (row[column]?.text.length ?? 0) <= shortCell)
        ? plainText(inline(tokens))
        : undefined,
    )
    const body = rows.map((row) => {
      const [first = [], ...others] = row.map(({ tokens }) => inline(tokens))
      const cells = [withLink(rowPage?.(plainText(first)), first), ...others]
      return html`<tr>${cells.map((cell, column) => html`<td data-label=${labels[column]}>${cell}</td>`)}</tr>`
    })
    return html`<div class="table" tabindex="0" role="group" aria-label="Table"><table class=${isStacked && 'stacked'}>${header.some(({ text }) => text) && html`<thead><tr>${head}</tr></thead>`}<tbody>${body}</tbody></table></div>`
  }

  function link({ href, tokens }: Tokens.Link): Html {
    // A name in a link does not link to its own page.
    const inner = withoutLinks(inline(tokens))
    const target = follow?.(href) ?? (/^(https?:|#|~\/)/.test(href) ? href : undefined)
    return target === undefined ? inner : html`<a href="${target}">${inner}</a>`
  }

  function image({ href, text }: Tokens.Image): Html {
    const drawn = picture?.(href)
    if (!drawn) return html`<img src="${href}" alt="${text}"/>`
    return html`<figure class="picture" tabindex="0" role="group" aria-label="${text}">${raw(drawn.source, `${text}. ${drawn.description}`)}</figure>`
  }

  return { blocks, inline }
}

/** A paragraph; a picture stands on its own. */
const inParagraph = (content: Html): Html => (content.length === 1 && hasClass(content[0], 'picture') ? content : html`<p>${content}</p>`)

const withoutLinks = (content: Html): Html =>
  content.flatMap((node: HtmlNode): Html => {
    const inner = elementOf(node)
    if (!inner) return [node]
    const children = withoutLinks(inner.children)
    return inner.tag === 'a' ? children : [{ ...inner, children }]
  })
