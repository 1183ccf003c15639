// Finds what a page omits from its document. It parses schemas independently, so that it does not share bugs with the pages.
import { type OpenApiDocument, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { type PageElement, parsePage, textOf } from '../shared/pageTree.ts'

/** The unconditional fields of a schema, including those of its items and values, and its alternatives. */
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
const isOtherForm = ({ tag, id }: PageElement, forms: ReadonlySet<string>): boolean => {
  const form = tag === 'details' ? id?.split('-').at(-1) : undefined
  return form !== undefined && !/^\d+$/.test(form) && !forms.has(form)
}

/** The fields in parts of a page, without nested fields and fields of other forms; follows links to fields listed elsewhere. */
function fieldsIn(
  parts: readonly PageElement[],
  byId: ReadonlyMap<string, PageElement>,
  forms: ReadonlySet<string>,
): Map<string, PageElement[]> {
  const fields = new Map<string, PageElement[]>()
  const seen = new Set<PageElement>()
  const walk = (element: PageElement, isTarget = false): void => {
    if (seen.has(element) || (!isTarget && isOtherForm(element, forms))) return
    seen.add(element)
    if (element.className === 'same') {
      const target = byId.get(element.children.find(({ tag }) => tag === 'a')?.href.slice(1) ?? '')
      // A field's element contains its name; the next element contains its contents.
      const list = target?.tag === 'dt' ? target.parent?.children : undefined
      const place = list && target ? list[list.indexOf(target) + 1] : target?.tag.startsWith('h') ? target.parent : target
      if (place) walk(place, true)
      return
    }
    if (element.className !== 'fields') {
      for (const child of element.children) walk(child)
      return
    }
    const { children } = element
    for (const [index, child] of children.entries()) {
      const name = child.tag === 'dt' ? textOf(child.children[0] as PageElement) : undefined
      const content = children[index + 1]
      if (name !== undefined && content) fields.set(name, [...(fields.get(name) ?? []), content])
    }
  }
  for (const part of parts) walk(part)
  return fields
}

/** Paths of a schema's fields and alternatives that are missing below a page's heading. */
export function omissions(document: OpenApiDocument, schema: Schema, html: string, headingId: string): string[] {
  const { byId } = parsePage(html)
  const section = byId.get(headingId)?.parent
  if (!section) return [`no heading ${headingId}`]
  const found: string[] = []
  const whole = textOf(section)
  const seen = new Map<Schema, Set<string>>()
  const places: (PageElement | undefined)[] = []
  const numberOf = (place: PageElement | undefined) => (places.includes(place) ? places.indexOf(place) : places.push(place) - 1)
  const compare = (part: Schema, around: readonly PageElement[], path: string, forms: ReadonlySet<string>): void => {
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
