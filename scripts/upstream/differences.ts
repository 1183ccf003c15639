import { type DiffChange, redoclyDiff } from '../diff/redoclyDiff.ts'
import { effectOf } from './effects.ts'
import { normalise } from './normalise.ts'

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document of any version, which may be invalid
type Node = any

/** One difference between two documents. */
export interface Difference {
  /** The schema, operation or event in which it arises. */
  readonly group: string
  /** What it is, such as `new property` or `changed maxLength`. */
  readonly kind: string
  /** Where it is, in a form that does not depend on the order of lists; together with `kind` and `published` it identifies the difference. */
  readonly pointer: string
  /** What the edition says. */
  readonly published: string
  /** What the document that it is compared with says. */
  readonly ours: string
  /** What it means for users of this package. */
  readonly effect: string
}

/**
 * Finds every structural difference of an edition from another document: operations, parameters, bodies, responses, limits, events, servers.
 * Each is reported once, where it arises, however many operations refer to it.
 *
 * @param ours - the document to compare with
 * @param edition - the document to compare
 * @throws if Redocly cannot read the edition
 */
export async function differencesOf(ours: Node, edition: Node): Promise<Difference[]> {
  const before = normalise(ours)
  const after = normalise(edition, Object.keys(before.paths))
  const { changes } = await redoclyDiff(before, after)
  const found = changes.filter((change) => !isComponent(change)).flatMap((change) => split(change, { before, after }))
  return [...new Map(found.map((difference) => [`${difference.kind} ${difference.pointer}`, difference])).values()]
}

/** A component that appears or disappears has an effect only where it is referenced, and is reported there. */
const isComponent = ({ path, kind }: DiffChange): boolean =>
  kind !== 'modified' && /^#\/components(\/(?!securitySchemes)[^/]+){0,2}$/.test(path)

interface Documents {
  before: Node
  after: Node
}

/** Nodes that hold other nodes by name or in a list: what they hold is reported, not they. */
const containers = new Set([
  'PathItem',
  'ParameterList',
  'SchemaProperties',
  'PathsMap',
  'Paths',
  'WebhooksMap',
  'Responses',
  'ResponsesMap',
  'ServerList',
  'HeadersMap',
  'MediaTypesMap',
])

/** The differences that a change consists of. */
function split(change: DiffChange, documents: Documents): Difference[] {
  const { typeName, kind, property } = change
  const place = (kind === 'added' ? change.revision : change.base) ?? change.revision ?? change.base
  const pointer = place?.pointer ?? change.path
  const document = kind === 'added' || !change.base ? documents.after : documents.before
  if (property === 'required' && typeName === 'Schema') return requiredProperties(change, documents)
  const node = property !== undefined && pointer.endsWith(`/${property}`) ? pointer.slice(0, -property.length - 1) : pointer
  if (kind === 'modified') {
    const [published, ours] = [change.revision?.value, change.base?.value]
    const both = Array.isArray(published) && Array.isArray(ours)
    const texts: [string, string] = both ? lists(published, ours) : [text(published), text(ours)]
    return [
      make({ change, kind: `changed ${property}`, pointer: `${stable(document, node)}/${property}`, published: texts[0], ours: texts[1] }),
    ]
  }
  return entriesOf(typeName, at(document, pointer), pointer).map(({ type, pointer: own, value }) => {
    const what = nameOf(type, own)
    const shown = text(value)
    return make({
      change,
      kind: kind === 'added' ? `new ${what}` : `removed ${what}`,
      pointer: stable(document, own),
      published: kind === 'added' ? shown : 'absent',
      ours: kind === 'added' ? 'absent' : shown,
    })
  })
}

function make({ change, ...difference }: Omit<Difference, 'group' | 'effect'> & { change: DiffChange }): Difference {
  return { group: groupOf(difference.pointer), ...difference, effect: effectOf(change.path, difference.kind) }
}

/** What a container holds, and any other node itself. */
function entriesOf(type: string, value: Node, pointer: string): { type: string; pointer: string; value: Node }[] {
  if (!containers.has(type) || typeof value !== 'object' || value === null) return [{ type, pointer, value }]
  const inner = type === 'PathItem' ? 'Operation' : type.replace(/(s?Map|List|s)$/, '')
  const entries = Object.entries<Node>(value).filter(([key]) => inner !== 'Operation' || key !== 'parameters')
  return entries.flatMap(([key, one]) => {
    const next = inner === 'SchemaPropertie' ? 'Schema' : inner === 'Path' || inner === 'Webhook' ? 'PathItem' : inner
    return entriesOf(next, one, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  })
}

/** Properties that became required or optional; a property that appears or disappears is reported as such, with what it requires. */
function requiredProperties(change: DiffChange, { before, after }: Documents): Difference[] {
  const schemaAt = (document: Node, pointer: string | undefined) => at(document, pointer?.replace(/\/required$/, '') ?? '') ?? {}
  const [old, now] = [schemaAt(before, change.base?.pointer), schemaAt(after, change.revision?.pointer)]
  const isProperty = (schema: Node, name: string) => schema.properties?.[name] !== undefined
  const pointer = stable(after, (change.revision ?? change.base)?.pointer.replace(/\/required$/, '') ?? change.path)
  const names = (list: Node, other: Node): string[] => (list ?? []).filter((name: string) => !(other ?? []).includes(name))
  const difference = (name: string, published: string, ours: string) =>
    make({ change, kind: `${published} property`, pointer: `${pointer}/required/${name}`, published, ours })
  return [
    ...names(now.required, old.required)
      .filter((name) => isProperty(old, name) || !isProperty(now, name))
      .map((name) => difference(name, 'required', 'optional')),
    ...names(old.required, now.required)
      .filter((name) => isProperty(now, name) || !isProperty(old, name))
      .map((name) => difference(name, 'optional', 'required')),
  ]
}

/** What a node is called in a report. */
function nameOf(type: string, pointer: string): string {
  if (pointer.startsWith('#/webhooks/')) return type === 'Operation' || type === 'PathItem' ? 'event' : nameOf(type, '')
  if (type === 'Schema' && /\/properties\/[^/]+$/.test(pointer)) return 'property'
  const words: Readonly<Record<string, string>> = { MediaType: 'content type', SecurityRequirement: 'security requirement' }
  return words[type] ?? type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** The schema or operation that a pointer leads into. */
function groupOf(pointer: string): string {
  const [, first = '', second = '', third = ''] = pointer.split('/').map(unescapeStep)
  if (first === 'components') return third
  if (first === 'paths') return `${third.toUpperCase()} ${second}`.trim()
  if (first === 'webhooks') return `event ${second}`
  return first
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** What a pointer leads to, if anything. */
function at(document: Node, pointer: string): Node {
  return pointer
    .split('/')
    .slice(1)
    .reduce((node, step) => node?.[unescapeStep(step)], document)
}

/** A pointer in which parameters and servers stand by name, so that it stays the same when the order of a list changes. */
function stable(document: Node, pointer: string): string {
  const steps = pointer.split('/')
  return steps
    .map((step, index) => {
      if (!/^\d+$/.test(step)) return step
      const node = at(document, steps.slice(0, index + 1).join('/'))
      const parameter = node?.$ref === undefined ? node : at(document, node.$ref)
      if (steps[index - 1] === 'parameters' && parameter?.name !== undefined) return `${parameter.in}.${parameter.name}`
      if (steps[index - 1] === 'servers' && node?.url !== undefined) return String(node.url).replaceAll('/', '~1')
      return step
    })
    .join('/')
}

/** What each of two lists has that the other has not. */
function lists(published: readonly Node[], ours: readonly Node[]): [string, string] {
  const missing = (list: readonly Node[], other: readonly Node[]) => {
    const known = new Set(other.map((value) => JSON.stringify(value)))
    return list.filter((value) => !known.has(JSON.stringify(value))).map(text)
  }
  const [more, less] = [missing(published, ours), missing(ours, published)]
  return [more.join(', ') || 'no further value', less.join(', ') || 'no further value']
}

const longest = 160

function text(value: unknown): string {
  if (value === undefined) return 'absent'
  const all = typeof value === 'string' ? value : JSON.stringify(value)
  return all.length > longest ? `${all.slice(0, longest)}…` : all
}
