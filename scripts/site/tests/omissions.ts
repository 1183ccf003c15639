// Finds what a page omits from its document. It parses schemas independently, so that it does not
// share bugs with the pages.
import { type HTMLElement, parse } from 'node-html-parser'
import { type OpenApiDocument, resolve, type Schema } from '../../../contract-tests/documents/document.ts'

/**
 * The unconditional fields of a schema, including those of its items and values, and its
 * alternatives.
 */
interface Described {
  readonly fields: Map<string, Schema[]>
  readonly alternatives: Schema[]
}

function describedBy(document: OpenApiDocument, schema: Schema): Described {
  const described: Described = { fields: new Map(), alternatives: [] }
  const seen = new Set<Schema>()
  const take = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const node = resolve<Schema>(document, part as Schema)
    if (seen.has(node)) return
    seen.add(node)
    for (const [name, property] of Object.entries(node.properties ?? {}))
      described.fields.set(name, [...(described.fields.get(name) ?? []), property])
    for (const alternatives of [node.oneOf, node.anyOf] as (Schema[] | undefined)[]) described.alternatives.push(...(alternatives ?? []))
    for (const inner of (node.allOf ?? []) as Schema[]) take(inner)
    take(node.items)
    take(node.additionalProperties)
    for (const inner of Object.values((node.patternProperties ?? {}) as object)) take(inner)
  }
  take(schema)
  return described
}

/** Whether an element contains the fields of another form than those given. */
const isOtherForm = ({ localName, id }: HTMLElement, forms: ReadonlySet<string>): boolean => {
  const form = localName === 'details' && id !== '' ? id.split('-').at(-1) : undefined
  return form !== undefined && !/^\d+$/.test(form) && !forms.has(form)
}

/**
 * The fields in parts of a page, without nested fields and fields of other forms; follows links to
 * fields listed elsewhere.
 */
function fieldsIn(
  parts: readonly HTMLElement[],
  byId: ReadonlyMap<string, HTMLElement>,
  forms: ReadonlySet<string>,
): Map<string, HTMLElement[]> {
  const fields = new Map<string, HTMLElement[]>()
  const seen = new Set<HTMLElement>()
  const walk = (element: HTMLElement, isTarget = false): void => {
    if (seen.has(element) || (!isTarget && isOtherForm(element, forms))) return
    seen.add(element)
    if (element.classList.contains('same')) {
      const target = byId.get(element.querySelector('a')?.getAttribute('href')?.slice(1) ?? '')
      // A field's element contains its name; the next element contains its contents.
      const isHeading = target?.localName.startsWith('h')
      const place = target?.localName === 'dt' ? target.nextElementSibling : isHeading ? target?.parentNode : target
      if (place) walk(place, true)
      return
    }
    if (!element.classList.contains('fields')) {
      for (const child of element.children) walk(child)
      return
    }
    for (const child of element.children) {
      const name = child.localName === 'dt' ? child.firstElementChild?.text : undefined
      const content = child.nextElementSibling
      if (name !== undefined && content) fields.set(name, [...(fields.get(name) ?? []), content])
    }
  }
  for (const part of parts) walk(part)
  return fields
}

/** The names of all fields of a schema, however nested. */
export function fieldNames(document: OpenApiDocument, schema: Schema): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<Schema>()
  const walk = (part: Schema): void => {
    const node = resolve<Schema>(document, part)
    if (seen.has(node)) return
    seen.add(node)
    const { fields, alternatives } = describedBy(document, node)
    for (const [name, schemas] of fields) {
      names.add(name)
      for (const inner of schemas) walk(inner)
    }
    for (const alternative of alternatives) walk(alternative)
  }
  walk(schema)
  return names
}

/** The elements of a page. */
export const parseHtml = (html: string): HTMLElement => parse(html, { blockTextElements: { script: true, style: true } })

let last: { readonly html: string; readonly byId: ReadonlyMap<string, HTMLElement> } | undefined

/**
 * The elements of a page that have an id. The last page is kept: its body and its responses are
 * compared one after the other.
 */
function elementsById(html: string): ReadonlyMap<string, HTMLElement> {
  if (last?.html !== html) {
    // Without the menu, which is a third of the page.
    const elements = parseHtml(html.slice(html.indexOf('<main'))).querySelectorAll('[id]')
    last = { html, byId: new Map(elements.map((element) => [element.id, element])) }
  }
  return last.byId
}

/** Paths of a schema's fields and alternatives that are missing below a page's heading. */
export function omissions(document: OpenApiDocument, schema: Schema, html: string, headingId: string): string[] {
  const byId = elementsById(html)
  const section = byId.get(headingId)?.parentNode
  if (!section) return [`no heading ${headingId}`]
  const found: string[] = []
  const whole = section.text
  const seen = new Map<Schema, Set<string>>()
  const places: (HTMLElement | undefined)[] = []
  const numberOf = (place: HTMLElement | undefined) => (places.includes(place) ? places.indexOf(place) : places.push(place) - 1)
  const compare = (part: Schema, around: readonly HTMLElement[], path: string, forms: ReadonlySet<string>): void => {
    const key = [numberOf(around[0]), ...forms].join()
    const before = seen.get(part) ?? new Set()
    if (before.has(key)) return
    seen.set(part, before.add(key))
    const described = describedBy(document, part)
    const fields = fieldsIn(around, byId, forms)
    for (const [name, schemas] of described.fields) {
      const contents = fields.get(name)
      if (!contents) found.push(`${path}.${name}`)
      else for (const inner of schemas) compare(inner, contents, `${path}.${name}`, new Set())
    }
    for (const alternative of described.alternatives) {
      const name = alternative.$ref?.split('/').at(-1) ?? (alternative.title as string | undefined)
      if (name && !whole.includes(name)) found.push(`${path}: alternative ${name}`)
      compare(alternative, around, name ? `${path} as ${name}` : path, new Set([...forms, ...(name ? [name] : [])]))
    }
  }
  compare(schema, [section], headingId, new Set())
  return found
}
