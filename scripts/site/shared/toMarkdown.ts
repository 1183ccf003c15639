// Converts a page to Markdown, so that both always have the same content.
import { type PageElement, parsePage, textOf } from './pageTree.ts'

/** Parts of a page that are not content. */
const skipped = /^(form|style|button|script|nav)$/
const skippedClasses = /(^| )(anchor|try|crumbs|copy|local|on-mock)( |$)/

/** Converts the content of a page to Markdown. `root` is the relative path to the site's root. */
export function toMarkdown(html: string, root: string): string {
  const { root: tree } = parsePage(html.replaceAll('"~/', `"${root}`))
  const blocks = blocksOf(tree.children).filter((block) => block.trim() !== '')
  return `${blocks.join('\n\n')}\n`
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const isSkipped = ({ tag, className }: PageElement): boolean => skipped.test(tag) || skippedClasses.test(className)

const inlineTags = /^(#text|a|b|br|code|em|i|kbd|small|span|strong|sup|var|wbr|mark|time)$/

/** The blocks of elements; adjacent text and inline elements form a single block. */
function blocksOf(elements: readonly PageElement[]): string[] {
  const blocks: string[] = []
  let line: PageElement[] = []
  const flush = () => {
    const text = inline(line)
    if (text) blocks.push(text)
    line = []
  }
  for (const element of elements) {
    if (isSkipped(element)) continue
    if (inlineTags.test(element.tag) && !element.className.includes('picture')) line.push(element)
    else {
      flush()
      blocks.push(...block(element))
    }
  }
  flush()
  return blocks
}

function block(element: PageElement): string[] {
  const { tag, children, className, language } = element
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return [`${'#'.repeat(Number(level))} ${inline(children)}`]
  if (tag === 'pre') return [`\`\`\`${language ?? ''}\n${unescaped(codeText(element))}\n\`\`\``]
  if (tag === 'p') return [inline(children)]
  if (tag === 'ul' || tag === 'ol')
    return [listed(children.filter((child) => child.tag === 'li').map(({ children: parts }) => blocksOf(parts).join('\n\n')))]
  if (tag === 'dl') return [listed(definitions(children))]
  if (tag === 'table') return [table(element)]
  if (tag === 'details') {
    const [summary, ...rest] = children.filter(({ tag: name, text }) => name !== '#text' || text.trim())
    return summary ? [`**${inline(summary.children)}**`, ...blocksOf(rest)] : []
  }
  if (tag === 'svg')
    return [`_${['title', 'desc'].map((name) => unescaped(textOf(children.find((child) => child.tag === name) ?? element))).join('. ')}_`]
  return className.includes('facts') ? [listed(definitions(children))] : blocksOf(children)
}

/** The code of a block, with the variant for the service. */
const codeText = (element: PageElement): string => (isSkipped(element) ? '' : element.text + element.children.map(codeText).join(''))

const listed = (items: readonly string[]): string => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')

/** The items of a definition list: each term with its definition. */
function definitions(children: readonly PageElement[]): string[] {
  const items: string[] = []
  for (const child of children) {
    if (child.tag === 'div') items.push(...definitions(child.children))
    else if (child.tag === 'dt') items.push(inline(child.children))
    else if (child.tag === 'dd') {
      const [first = '', ...rest] = blocksOf(child.children)
      const term = items.pop() ?? ''
      const isLine = !/^(- |\||`{3}|\*\*)/.test(first)
      items.push([isLine && first ? `${term}: ${first}` : term, ...(isLine ? [] : [first]), ...rest].join('\n\n'))
    }
  }
  return items
}

function table(element: PageElement): string {
  const rows: string[][] = []
  const walk = ({ tag, children }: PageElement): void => {
    if (tag === 'tr')
      rows.push(
        children
          .filter((child) => /^t[hd]$/.test(child.tag))
          .map((cell) => blocksOf(cell.children).join(' ').replaceAll('\n', ' ').replaceAll('|', '\\|')),
      )
    else for (const child of children) walk(child)
  }
  walk(element)
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Inline elements as a single line. */
const inline = (elements: readonly PageElement[]): string => elements.map(inlineText).join('').replace(/\s+/g, ' ').trim()

function inlineText(element: PageElement): string {
  const { tag, children, href, text } = element
  if (isSkipped(element)) return ''
  if (tag === '#text') return unescaped(text)
  if (tag === 'br') return '; '
  const inner = children.map(inlineText).join('')
  if (tag === 'code') return `\`${unescaped(textOf(element))}\``
  if (tag === 'strong' || tag === 'b') return `**${inner.trim()}**`
  if (tag === 'em') return `_${inner}_`
  if (tag === 'a') return href.startsWith('#') || !href ? inner : `[${inner}](${href.replace(/\.html(?=#|$)/, '.md')})`
  return /\b(tag|required|present|type|status|method|kind)\b/.test(element.className) ? ` ${inner} ` : inner
}
