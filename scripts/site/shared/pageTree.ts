/** An element of a page. */
export interface PageElement {
  readonly tag: string
  readonly id: string | undefined
  readonly className: string
  readonly href: string
  /** The language of a block of code. */
  readonly language: string | undefined
  readonly children: PageElement[]
  readonly parent: PageElement | undefined
  /** The text of a text node. */
  readonly text: string
}

/** Parses a page of this site, in which all elements except void elements are closed. */
export function parsePage(html: string): { root: PageElement; byId: ReadonlyMap<string, PageElement> } {
  const element = (tag: string, parent: PageElement | undefined, attributes = '', text = ''): PageElement => ({
    tag,
    id: / id="([^"]*)"/.exec(attributes)?.[1],
    className: / class="([^"]*)"/.exec(attributes)?.[1] ?? '',
    href: / href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    language: / data-language="([^"]*)"/.exec(attributes)?.[1],
    children: [],
    parent,
    text,
  })
  const root = element('root', undefined)
  const byId = new Map<string, PageElement>()
  let current = root
  for (const [, text = '', closing, tag = '', attributes = ''] of html.matchAll(/([^<]*)(?:<(\/?)([a-z]\w*)([^>]*)>|<!doctype html>|$)/g)) {
    if (text) current.children.push(element('#text', current, '', text))
    if (!tag) continue
    if (closing) {
      current = current.parent ?? root
      continue
    }
    const next = element(tag, current, attributes)
    current.children.push(next)
    if (next.id !== undefined) byId.set(next.id, next)
    if (!/^(br|wbr|meta|link|input|img|path|rect|circle)$/.test(tag) && !attributes.endsWith('/')) current = next
  }
  return { root, byId }
}

/** The text content of an element. */
export const textOf = (element: PageElement): string => element.text + element.children.map(textOf).join('')
