import { type Element, elementOf, type Html, type HtmlNode, hasClass, plainText, siteRoot } from './html.ts'

/** Parts of a page that are not content. */
const skippedTags = new Set(['form', 'style', 'button', 'script', 'nav'])
const skippedClasses = ['anchor', 'crumbs', 'local', 'page-only']

const isSkipped = (node: HtmlNode): boolean =>
  skippedTags.has(elementOf(node)?.tag ?? '') || skippedClasses.some((name) => hasClass(node, name))

const inlineTags = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'sup', 'var', 'wbr', 'mark', 'time'])

const isInline = (node: HtmlNode): boolean => typeof node === 'string' || inlineTags.has(elementOf(node)?.tag ?? '')

/** The blocks of a page in Markdown. `toRoot` is the way from the page to the site's root. */
export function toMarkdown(page: Html, toRoot: string): string[] {
  /** The blocks of a part; adjacent text and inline elements form a single block. */
  function blocksOf(nodes: Html): string[] {
    const blocks: string[] = []
    let line: HtmlNode[] = []
    const flush = () => {
      const text = inline(line)
      if (text) blocks.push(text)
      line = []
    }
    for (const node of nodes) {
      if (isSkipped(node)) continue
      if (isInline(node)) line.push(node)
      else {
        flush()
        if (typeof node === 'object' && 'tag' in node) blocks.push(...blocksOfElement(node))
        else if (typeof node === 'object' && node.description) blocks.push(`_${node.description}_`)
      }
    }
    flush()
    return blocks
  }

  function blocksOfElement(block: Element): string[] {
    const { tag, attributes, children } = block
    const level = /^h([1-6])$/.exec(tag)?.[1]
    if (level) return [`${'#'.repeat(Number(level))} ${inline(children)}`]
    if (tag === 'pre') return [`\`\`\`${attributes['data-language'] ?? ''}\n${codeText(children)}\n\`\`\``]
    if (tag === 'p') return [inline(children)]
    if (tag === 'ul' || tag === 'ol') return [markdownList(elementsOf(children).map((item) => blocksOf(item.children).join('\n\n')))]
    if (tag === 'dl') return [markdownList(definitions(children))]
    if (tag === 'table') return [table(block)]
    if (tag === 'details') {
      const [summary, ...rest] = elementsOf(children)
      const [heading] = summary ? elementsOf(summary.children).filter((part) => /^h\d$/.test(part.tag)) : []
      return summary ? [...(heading ? blocksOf([heading]) : [`**${inline(summary.children)}**`]), ...blocksOf(rest)] : []
    }
    return blocksOf(children)
  }

  /** The items of a definition list: each term with its definition. */
  function definitions(nodes: Html): string[] {
    const items: string[] = []
    for (const { tag, children } of elementsOf(nodes)) {
      if (tag === 'div') items.push(...definitions(children))
      else if (tag === 'dt') items.push(inline(children))
      else if (tag === 'dd') {
        const [first = '', ...rest] = blocksOf(children)
        const term = items.pop() ?? ''
        const isLine = !/^(- |\||`{3}|\*\*)/.test(first)
        items.push([isLine && first ? `${term}: ${first}` : term, ...(isLine ? [] : [first]), ...rest].join('\n\n'))
      }
    }
    return items
  }

  function table(element: Element): string {
    const rowsOf = ({ tag, children }: Element): Element[][] =>
      tag === 'tr' ? [elementsOf(children)] : elementsOf(children).flatMap(rowsOf)
    const cellText = ({ children }: Element) => blocksOf(children).join(' ').replaceAll('\n', ' ').replaceAll('|', '\\|')
    const [head = [], ...body] = rowsOf(element).map((cells) => cells.map(cellText))
    return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }

  /** Inline elements as a single line. */
  function inline(nodes: Html): string {
    return nodes.map(inlineText).join('').replace(/\s+/g, ' ').trim()
  }

  function inlineText(node: HtmlNode): string {
    if (typeof node === 'string') return node
    const element = elementOf(node)
    if (!element || isSkipped(element)) return ''
    const { tag, attributes, children } = element
    if (tag === 'br') return '; '
    if (tag === 'code') return `\`${plainText(children)}\``
    const inner = children.map(inlineText).join('')
    if (tag === 'strong' || tag === 'b') return `**${inner.trim()}**`
    if (tag === 'em') return `_${inner}_`
    if (tag === 'a') return link(inner.trim(), String(attributes.href ?? ''))
    return spacedClasses.some((name) => hasClass(element, name)) ? ` ${inner} ` : inner
  }

  const link = (text: string, href: string): string => {
    if (!href || href.startsWith('#')) return text
    if (!href.startsWith(siteRoot)) return `[${text}](${href})`
    return `[${text}](${toRoot}${href.replace(/\.html(?=#|$)/, '.md').slice(siteRoot.length)})`
  }

  return blocksOf(page)
}

/** Classes of elements that stand apart from the text around them. */
const spacedClasses = ['tag', 'required', 'present', 'type', 'status', 'method', 'kind']

const elementsOf = (nodes: Html): Element[] => nodes.flatMap((node) => (isSkipped(node) ? [] : (elementOf(node) ?? [])))

/** The code of a block, with the variant for the service. */
const codeText = (nodes: Html): string =>
  nodes.map((node) => (isSkipped(node) ? '' : typeof node === 'string' ? node : codeText(elementOf(node)?.children ?? []))).join('')

const markdownList = (items: readonly string[]): string => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
