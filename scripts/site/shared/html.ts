/** HTML as a separate type, so that text cannot be inserted unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

/** A value in a template: HTML is inserted, text and numbers are escaped, lists joined, and `undefined` and `false` omitted. */
export type HtmlPart = Html | string | number | false | undefined | readonly HtmlPart[]

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] as string)

/** Treats text as HTML, unescaped. */
export const raw = (text: string): Html => new Html(text)

const textOf = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text
  if (part === undefined || part === false) return ''
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part))
}

/** Creates HTML from a template; values are escaped unless they are HTML. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string))

/** Joins non-empty parts with a separator. */
export const join = (parts: readonly HtmlPart[], between: HtmlPart): Html =>
  new Html(
    parts
      .map(textOf)
      .filter((text) => text !== '')
      .join(textOf(between)),
  )

/** The text of HTML, without tags. */
export const plainText = (piece: Html | string): string =>
  String(piece)
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")

/** The first sentence of a text in Markdown. */
export const firstSentence = (text: string): string => (/^[\s\S]+?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim()).replace(/\s+/g, ' ')

/** The first sentence of a text, without its Markdown. */
export const plainSentence = (text: string): string =>
  firstSentence(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)/g, '')

/** The first sentence of a Markdown section; empty if it starts with a table, a list or code. */
export function openingSentence(section: string): string {
  const [paragraph = ''] = section
    .trim()
    .replace(/^!\[.*\n+/, '')
    .split(/\n\n|\n(?=```|- |<!--)/)
  return /^(?:\||[-*] |\d+\. |<|```)/.test(paragraph) ? '' : plainSentence(paragraph).replace(/:$/, '.')
}
