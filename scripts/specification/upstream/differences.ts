import { step, stepsOf, valueAt } from '../../../contract-tests/documents/pointer.ts'
import { type DiffChange, redoclyDiff } from '../diff/redoclyDiff.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { identity } from './accepted.ts'
import type { Difference } from './difference.ts'
import { effectOf } from './effects.ts'
import { normalise } from './normalise.ts'
import { type Documents, newComponents, placeBefore, stable } from './place.ts'
import { shown, shownLists } from './shown.ts'

/**
 * Finds every structural difference between an edition and another document: operations,
 * parameters, bodies, responses, limits, events, servers. Each is reported once, where it arises,
 * however many operations are affected.
 *
 * @param ours - the document to compare with
 * @param edition - the document to compare
 * @throws if Redocly cannot read the edition
 */
export async function differencesOf(ours: AnyNode, edition: AnyNode): Promise<Difference[]> {
  const before = normalise(ours)
  const after = normalise(edition, Object.keys(before.paths))
  const { changes } = await redoclyDiff(before, after)
  const found = changes.filter((change) => !isComponent(change)).flatMap((change) => split(change, { before, after }))
  return [...new Map(found.map((difference) => [identity(difference), difference])).values()]
}

/**
 * An added or removed component only has an effect where it is referenced, and is reported there.
 */
const isComponent = ({ path, kind }: DiffChange): boolean =>
  kind !== 'modified' && /^#\/components(\/(?!securitySchemes)[^/]+){0,2}$/.test(path)

/**
 * Nodes that contain other nodes by name or in a list: their contents are reported, not the nodes
 * themselves.
 */
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
  'SecurityRequirementList',
])

/** The differences that a change consists of. */
function split(change: DiffChange, documents: Documents): Difference[] {
  if (change.property === 'required' && change.typeName === 'Schema') return requiredProperties(change, documents)
  if (change.kind === 'modified') return [changed(change, documents)]
  const isNew = change.kind === 'added'
  const document = isNew ? documents.after : documents.before
  const pointer = (isNew ? change.revision : change.base)?.pointer ?? change.path
  const place = isNew ? placeBefore(documents, change.path, pointer) : stable(document, pointer)
  return entriesOf(change.typeName, valueAt(document, pointer), pointer).map(({ type, pointer: own, value }) => {
    const text = shown(value, isNew ? newComponents(documents, value) : [])
    return make({
      change,
      kind: `${isNew ? 'new' : 'removed'} ${nameOf(type, own)}`,
      pointer: place + stable(document, own).slice(stable(document, pointer).length),
      published: isNew ? text : 'absent',
      ours: isNew ? 'absent' : text,
    })
  })
}

/** A keyword, such as `maxLength`, with a different value. */
function changed(change: DiffChange, { before }: Documents): Difference {
  const [published, ours] = [change.revision?.value, change.base?.value]
  const both = Array.isArray(published) && Array.isArray(ours)
  const [text, ourText] = both ? shownLists(published, ours) : [shown(published), shown(ours)]
  const pointer = `${stable(before, nodeOf(change))}/${change.property}`
  return make({ change, kind: `changed ${change.property}`, pointer, published: text, ours: ourText })
}

/**
 * The pointer to the node whose keyword changed. Redocly points to the keyword itself if the node
 * has it.
 */
function nodeOf({ base, path, property = '' }: DiffChange): string {
  const pointer = base?.pointer ?? path
  return base?.value === undefined ? pointer : pointer.slice(0, -property.length - 1)
}

function make({ change, ...difference }: Omit<Difference, 'group' | 'effect'> & { change: DiffChange }): Difference {
  return { group: groupOf(difference.pointer), ...difference, effect: effectOf(change.path, difference.kind, difference.published) }
}

/** The contents of a container, and any other node itself. */
function entriesOf(type: string, value: AnyNode, pointer: string): { type: string; pointer: string; value: AnyNode }[] {
  if (!containers.has(type) || typeof value !== 'object' || value === null) return [{ type, pointer, value }]
  const inner = type === 'PathItem' ? 'Operation' : type.replace(/(s?Map|List|s)$/, '')
  const entries = Object.entries<AnyNode>(value).filter(([key]) => inner !== 'Operation' || key !== 'parameters')
  return entries.flatMap(([key, child]) => {
    const next = inner === 'SchemaPropertie' ? 'Schema' : inner === 'Path' || inner === 'Webhook' ? 'PathItem' : inner
    return entriesOf(next, child, step(pointer, key))
  })
}

/**
 * Properties that became required or optional. An added or removed property is reported as such.
 */
function requiredProperties(change: DiffChange, { before, after }: Documents): Difference[] {
  const place = nodeOf(change)
  const old = valueAt(before, place) as AnyNode
  const now = valueAt(
    after,
    change.revision?.pointer.replace(change.revision.value === undefined ? '' : /\/required$/, '') ?? '',
  ) as AnyNode
  const isProperty = (schema: AnyNode, name: string) => schema?.properties?.[name] !== undefined
  const pointer = stable(before, place)
  const names = (list: AnyNode, other: AnyNode): string[] => (list ?? []).filter((name: string) => !(other ?? []).includes(name))
  const difference = (name: string, published: string, ours: string) =>
    make({ change, kind: `${published} property`, pointer: `${pointer}/required/${name}`, published, ours })
  return [
    ...names(now?.required, old?.required)
      .filter((name) => isProperty(old, name) || !isProperty(now, name))
      .map((name) => difference(name, 'required', 'optional')),
    ...names(old?.required, now?.required)
      .filter((name) => isProperty(now, name) || !isProperty(old, name))
      .map((name) => difference(name, 'optional', 'required')),
  ]
}

/** The name of a kind of node in a report. */
function nameOf(type: string, pointer: string): string {
  if (pointer.startsWith('#/webhooks/')) return type === 'Operation' || type === 'PathItem' ? 'event' : nameOf(type, '')
  if (type === 'Schema' && /\/properties\/[^/]+$/.test(pointer)) return 'property'
  const words: Readonly<Record<string, string>> = { MediaType: 'content type', SecurityRequirement: 'security requirement' }
  return words[type] ?? type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** The schema or operation that a pointer leads into. */
function groupOf(pointer: string): string {
  const [first = '', second = '', third = ''] = stepsOf(pointer)
  if (first === 'components') return third
  if (first === 'paths') return `${third.toUpperCase()} ${second}`.trim()
  if (first === 'webhooks') return `event ${second}`
  return first
}
