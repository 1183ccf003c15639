import { step, stepsOf, valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'

/** Two documents that are compared. */
export interface Documents {
  readonly before: AnyNode
  readonly after: AnyNode
}

/**
 * The target of a reference, or of a name in a discriminator's mapping, with its pointer; any other
 * node itself.
 */
function resolved(document: AnyNode, node: AnyNode, pointer: string): [node: AnyNode, pointer: string] {
  let result: [AnyNode, string] = [node, pointer]
  for (let hops = 0; hops < 20; hops++) {
    const target = result[0]?.$ref ?? result[0]
    if (typeof target !== 'string' || !target.startsWith('#/')) break
    result = [valueAt(document, target), target]
  }
  return result
}

/**
 * The location in the earlier document that corresponds to an addition. If an edition repeats a
 * schema where we refer to a component, it adds a property in many locations; in our document that
 * is a single location, so the property is reported once.
 *
 * @param path - where the change takes effect in the later document, from the root
 * @param pointer - where the later document states it
 */
export function placeBefore({ before, after }: Documents, path: string, pointer: string): string {
  const steps = stepsOf(path)
  let [old, place]: [AnyNode, string] = [before, '#']
  let now: AnyNode = after
  for (const [index, key] of steps.entries()) {
    ;[old, place] = resolved(before, old, place)
    ;[now] = resolved(after, now, '')
    const next = now?.[key]
    const name = Array.isArray(old) ? counterpart(old, next, Number(key), { before, after }) : key
    if (name === undefined || old?.[name] === undefined) {
      const rest = stable(after, pointer)
        .split('/')
        .slice(index - steps.length)
      return `${stable(before, place)}/${rest.join('/')}`
    }
    ;[old, place, now] = [old[name], step(place, name), next]
  }
  return stable(before, place)
}

/** The index of the entry of a list that corresponds to an entry of the later document. */
function counterpart(list: readonly AnyNode[], entry: AnyNode, index: number, documents: Documents): number | undefined {
  const text = JSON.stringify(entry)
  const same = list.findIndex((entry) => JSON.stringify(entry) === text)
  if (same >= 0) return same
  const name = nameOfEntry(documents.after, entry)
  if (name === undefined) return list[index] === undefined ? undefined : index
  const named = list.findIndex((entry) => nameOfEntry(documents.before, entry) === name)
  return named < 0 ? undefined : named
}

/** The name of a parameter or server, independent of its position in a list. */
function nameOfEntry(document: AnyNode, entry: AnyNode): string | undefined {
  const [node] = resolved(document, entry, '')
  if (typeof node?.name === 'string' && typeof node.in === 'string') return `${node.in}.${node.name}`
  return typeof node?.url === 'string' ? node.url : undefined
}

/**
 * A pointer that names parameters, servers and security requirements, so that it stays the same
 * when the order of a list changes.
 */
export function stable(document: AnyNode, pointer: string): string {
  const raw = pointer.split('/')
  return raw
    .map((part, index) => {
      if (!/^\d+$/.test(part)) return part
      const entry = valueAt(document, raw.slice(0, index + 1).join('/'))
      const name = raw[index - 1] === 'security' ? Object.keys(entry ?? {}).join('+') || 'none' : nameOfEntry(document, entry)
      return name === undefined ? part : step('', name).slice(1)
    })
    .join('/')
}

/**
 * The components that a node of the later document refers to, directly or not, and the earlier
 * document lacks.
 */
export function newComponents({ before, after }: Documents, node: AnyNode): AnyNode[] {
  const found = new Map<string, AnyNode>()
  const visit = (value: AnyNode): void => {
    JSON.stringify(value, (key, inner) => {
      if (key === '$ref' && typeof inner === 'string' && !found.has(inner) && valueAt(before, inner) === undefined) {
        found.set(inner, valueAt(after, inner))
        visit(found.get(inner))
      }
      return inner
    })
  }
  visit(node)
  return [...found.values()]
}
