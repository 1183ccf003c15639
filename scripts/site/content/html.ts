import htm from 'htm'

// A page is a tree, from which HTML and Markdown are both rendered.

/** An element of a page. */
export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | true>>
  readonly children: Html
}

/** Markup that is no part of the text: a picture, a style sheet or a script. */
export interface Raw {
  readonly markup: string
  /** A picture's description. */
  readonly description?: string | undefined
}

/** A part of the tree: text, an element, or raw markup. */
export type HtmlNode = string | Element | Raw

/** A part of a page. */
export type Html = readonly HtmlNode[]

/** A value in a template: lists are joined, and `undefined`, `true` and `false` omitted. */
export type HtmlPart = HtmlNode | number | boolean | undefined | readonly HtmlPart[]

function nodesOf(part: HtmlPart, nodes: HtmlNode[] = []): Html {
  if (part === undefined || typeof part === 'boolean' || part === '') return nodes
  if (Array.isArray(part)) for (const inner of part) nodesOf(inner, nodes)
  else nodes.push(typeof part === 'number' ? String(part) : (part as HtmlNode))
  return nodes
}

type Attribute = string | number | boolean | undefined

/**
 * Creates an element. An attribute that is `undefined` or `false` is left out; `true` is an
 * attribute without a value.
 */
export function element(tag: string, attributes: Readonly<Record<string, Attribute>> | null, ...children: readonly HtmlPart[]): Element {
  const present: Record<string, string | true> = {}
  for (const [name, value] of Object.entries(attributes ?? {}))
    if (value !== undefined && value !== false) present[name] = value === true ? true : String(value)
  return { tag, attributes: present, children: nodesOf(children) }
}

/** Inserts markup as it is. */
export const raw = (markup: string, description?: string): Html => [{ markup, description }]

// Its types describe the CommonJS module.
const template = (htm as unknown as typeof htm.default).bind(element)

/**
 * Creates a part of a page from a template in HTML, in which an element without contents ends with
 * `/>`. Spaces with a line break, between two elements, are left out. Text has no entities: `&` and
 * quotes are written as they are, and `<` as a value.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html => nodesOf(template(strings, ...parts))

/** Joins non-empty parts with a separator. */
export const joinParts = (parts: readonly HtmlPart[], between: HtmlPart): Html =>
  parts
    .map((part) => nodesOf(part))
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes, index) => (index > 0 ? [...nodesOf(between), ...nodes] : nodes))

/** The element that a node is, or `undefined` for text and raw markup. */
export const elementOf = (node: HtmlNode | undefined): Element | undefined => (typeof node === 'object' && 'tag' in node ? node : undefined)

/** Whether a node is an element of a class. */
export const hasClass = (node: HtmlNode | undefined, name: string): boolean =>
  elementOf(node)?.attributes.class?.toString().split(' ').includes(name) ?? false

/** The text of a part of a page, without elements. */
export const plainText = (part: HtmlPart): string =>
  nodesOf(part)
    .map((node) => (typeof node === 'string' ? node : plainText(elementOf(node)?.children)))
    .join('')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML, attributes and XML. */
export const escapeHtml = (text: string): string => (/[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => signs[sign] as string) : text)

/** Prefix of addresses from the site's root. */
export const siteRoot = '~/'

/** Elements that have no end tag. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])

/** Renders a part of a page. `toRoot` is the way from the page to the site's root. */
export function toHtml(part: Html, toRoot: string): string {
  const attribute = (value: string) => escapeHtml(value.startsWith(siteRoot) ? toRoot + value.slice(siteRoot.length) : value)
  const pieces: string[] = []
  const render = (node: HtmlNode): void => {
    if (typeof node === 'string') pieces.push(escapeHtml(node))
    else if ('markup' in node) pieces.push(node.markup)
    else {
      pieces.push('<', node.tag)
      for (const [name, value] of Object.entries(node.attributes))
        pieces.push(value === true ? ` ${name}` : ` ${name}="${attribute(value)}"`)
      pieces.push('>')
      if (voidElements.has(node.tag)) return
      for (const child of node.children) render(child)
      pieces.push('</', node.tag, '>')
    }
  }
  for (const node of part) render(node)
  return pieces.join('')
}
