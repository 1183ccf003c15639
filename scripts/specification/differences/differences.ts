import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { step, stepsOf, valueAt } from '../../../contract-tests/documents/pointer.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { type ChangedNode, isBreaking, type Use } from './breaks.ts'
import { namesOfEntries, normalForm } from './normalForm.ts'
import { valuesBeyond, valueText } from './valueText.ts'

// The front door of this folder. In go two documents; out come their differences, each once, and
// whether it breaks a program that follows the earlier document.

/** A difference between two documents. */
export interface DocumentDifference {
  /** The schema, operation or event in which it arises. */
  readonly group: string
  /** The kind of change, such as `new property` or `changed maxLength`. */
  readonly kind: string
  /** Where it is, in the earlier document, with names in place of positions in lists. */
  readonly pointer: string
  /** The later document's value; of a list, what the earlier one lacks. */
  readonly later: string
  /** The earlier document's value; of a list, what the later one lacks. */
  readonly earlier: string
  /** Whether a program that follows the earlier document may fail. */
  readonly breaking: boolean
}

/**
 * Finds every structural difference between two documents: operations, parameters, bodies,
 * responses, limits, events, servers. Each is reported once, where it arises in the earlier
 * document, however many operations are affected and however often the later document repeats it.
 */
export function differencesOf(earlier: AnyNode, later: AnyNode): DocumentDifference[] {
  const before = normalForm(earlier, Object.keys(earlier.paths ?? {}))
  const after = normalForm(later, Object.keys(earlier.paths ?? {}))
  const found = new Map<string, ChangedNode>()
  /** The pairs of nodes that were compared, for each use: schemas can contain themselves. */
  const comparedPairs = new Map<AnyNode, Map<AnyNode, Set<Use>>>()
  const isNew = (old: AnyNode, now: AnyNode, use: Use): boolean => {
    const others = comparedPairs.get(old) ?? new Map<AnyNode, Set<Use>>()
    const uses = others.get(now) ?? new Set()
    comparedPairs.set(old, others.set(now, uses))
    return !uses.has(use) && uses.add(use).has(use)
  }

  const add = (kind: string, pointer: string, old: AnyNode, now: AnyNode, use: Use): void => {
    const key = JSON.stringify([kind, pointer, now])
    const change = found.get(key) ?? { kind, pointer, old, now, uses: new Set() }
    change.uses.add(use)
    found.set(key, change)
  }

  /** Two nodes, or two values of a keyword, of which at least one is there. */
  const compare = (oldNode: AnyNode, newNode: AnyNode, place: string, use: Use, word: string): void => {
    const [old, pointer] = resolveNode(before, oldNode, place)
    const [now] = resolveNode(after, newNode, '')
    if (isObject(old) && isObject(now)) {
      if (!isNew(old, now, use)) return
      for (const key of keysOf(old, now)) {
        // Programs expect other values of an extensible list in responses.
        const useOfKey = key === 'enum' && old.extensible ? 'request' : use
        compareKeyword(key, old[key], now[key], step(pointer, key), useOfKey)
      }
    } else if (isObject(old) && now === undefined) add(`removed ${word}`, place, old, undefined, use)
    else if (isObject(now) && old === undefined) add(`new ${word}`, place, undefined, now, use)
    else if (JSON.stringify(old) !== JSON.stringify(now)) add(`changed ${stepsOf(place).at(-1)}`, place, old, now, use)
  }

  const compareKeyword = (key: string, old: AnyNode, now: AnyNode, place: string, use: Use): void => {
    const useInside = key === 'parameters' || key === 'requestBody' ? 'request' : key === 'responses' ? 'response' : use
    if (namesOfEntries[key]) compareEntries(old, now, place, useInside, namesOfEntries[key])
    else if (['oneOf', 'anyOf', 'allOf'].includes(key)) compareSchemas(old ?? [], now ?? [], place, useInside)
    else if (key === 'required' && isObject(old ?? now)) compareRequired(old ?? {}, now ?? {}, place, useInside)
    else compare(old, now, place, useInside, key.replace(/[A-Z]/g, ' $&').toLowerCase())
  }

  const compareRequired = (old: AnyNode, now: AnyNode, place: string, use: Use): void => {
    for (const name of keysOf(old, now))
      if (old[name] !== now[name]) add(`${now[name] ? 'required' : 'optional'} property`, step(place, name), old[name], now[name], use)
  }

  const compareEntries = (old: AnyNode, now: AnyNode, place: string, use: Use, word: string): void => {
    for (const key of keysOf(old, now)) compare(old?.[key], now?.[key], step(place, key), use, word)
  }

  /** Alternatives: each with the same one, wherever it is, and the others in their order. */
  const compareSchemas = (old: AnyNode[], now: AnyNode[], place: string, use: Use): void => {
    const [oldTexts, newTexts] = [old, now].map((list) => list.map((node) => JSON.stringify(node))) as [string[], string[]]
    const added = now.filter((_, index) => !oldTexts.includes(newTexts[index] as string))
    for (const [index, node] of old.entries())
      compare(node, now[newTexts.indexOf(oldTexts[index] as string)] ?? added.shift(), step(place, index), use, 'schema')
    for (const [index, node] of added.entries()) compare(undefined, node, step(place, old.length + index), use, 'schema')
  }

  for (const [kind, word, use] of [
    ['paths', 'operation', undefined],
    ['webhooks', 'event', 'response'],
  ] as const)
    for (const path of keysOf(before[kind], after[kind]))
      compareEntries(before[kind][path], after[kind][path], step(`#/${kind}`, path), use, word)
  compareEntries(before.servers, after.servers, '#/servers', undefined, 'server')
  const [schemes, others] = [before.components.securitySchemes, after.components.securitySchemes]
  compareEntries(schemes, others, '#/components/securitySchemes', undefined, 'security scheme')
  return [...found.values()].map(differenceOf)
}

const keysOf = (old: AnyNode, now: AnyNode): string[] => [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]

/** The target of a reference, or of a name in a discriminator's mapping; any other node itself. */
function resolveNode(document: AnyNode, node: AnyNode, pointer: string): [node: AnyNode, pointer: string] {
  let result: [AnyNode, string] = [node, pointer]
  for (let hops = 0; hops < 20; hops++) {
    const target = result[0]?.$ref ?? result[0]
    if (typeof target !== 'string' || !target.startsWith('#/')) break
    result = [valueAt(document, target), target]
  }
  return result
}

function differenceOf(found: ChangedNode): DocumentDifference {
  const { kind, pointer, old, now } = found
  const common = { group: groupOf(pointer), kind, pointer, breaking: isBreaking(found) }
  if (kind === 'required property') return { ...common, later: 'required', earlier: 'optional' }
  if (kind === 'optional property') return { ...common, later: 'optional', earlier: 'required' }
  if (Array.isArray(old) && Array.isArray(now)) return { ...common, later: valuesBeyond(now, old), earlier: valuesBeyond(old, now) }
  return { ...common, later: valueText(now), earlier: valueText(old) }
}

/** The schema or operation that a pointer leads into. */
function groupOf(pointer: string): string {
  const [first = '', second = '', third = ''] = stepsOf(pointer)
  if (first === 'components') return third
  if (first === 'paths') return `${third.toUpperCase()} ${second}`.trim()
  return first === 'webhooks' ? `event ${second}` : first
}
