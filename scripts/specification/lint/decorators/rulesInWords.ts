import type { AnyNode } from '../anyNode.ts'
import { followReference, referencedNode, type Visit } from '../redocly.ts'
import { keySentences, keysWithSentences } from '../sentences.ts'

/** Keys that are not said where they stand, but in the description of the operation. */
const saidByOperation = new Set(['x-update', 'x-rate-limit', 'x-paging', 'x-error-evidence'])

/**
 * Says the rules that extensions state in the descriptions of a bundle, so that every tool shows
 * them: a parameter or a schema says its rules in its own description, a unique property says that
 * it is unique, and an operation lists its rules and its body's. The sentences are in
 * openapi/extensions/sentences.yaml.
 */
export function rulesInWords() {
  const rulesOf = new Map<AnyNode, string[]>()
  /** The rule of `x-settles`, by each operation that makes a record. */
  const makers = new Map<string, AnyNode>()
  let limits: AnyNode = {}
  return {
    Operation: {
      enter(operation: AnyNode, visit: Visit) {
        const settles = followReference(operation['x-settles'], visit)
        for (const id of settles?.after ?? []) makers.set(id, settles)
        const body = bodyOf(operation, visit)
        const rules = sentencesOf({ 'x-quota': body['x-quota'], ...operation, ...(settles && { 'x-settles': settles }) })
        if (body['x-update']) rules.push(keySentences('x-update', body['x-update'], { unset: body.properties?.unset && 'unset' }))
        const limit = limits[operation['x-rate-limit']]
        if (limit) rules.push(keySentences('x-rate-limit', limit, { period: period(limit) }))
        rulesOf.set(operation, rules)
      },
    },
    Parameter: { enter: addRules },
    Schema: {
      enter(schema: AnyNode) {
        addRules(schema)
        appendSpellings(schema)
      },
    },
    Root: {
      enter(root: AnyNode, visit: Visit) {
        limits = followReference(root['x-rate-limits'], visit) ?? {}
        root.info.description = root.info.description?.replace('{x-rate-limits}', () => limitTable(limits))
      },
      leave(root: AnyNode) {
        appendUnique(root)
        for (const [operation, rules] of rulesOf) {
          const settles = makers.get(operation.operationId)
          const newRecord = operation['x-settles'] ? 'new record, in an operation that waits' : 'new record'
          const all = [...rules, settles ? keySentences(newRecord, settles) : ''].filter(Boolean)
          operation.description = withRules(operation.description, all, keySentences('x-paging', operation['x-paging'] ?? {}))
        }
      },
    },
  }
}

/** How many sentences of a description say what the operation does, before its rules. */
const leadSentences = 2

/** A description as a lead, the other sentences, and the rules: a list, unless it is only one. */
function withRules(description: string, rules: readonly string[], last: string): string {
  const sentences = description.trim().split(/(?<=[.!?])\s+(?=[A-Z`[])/)
  const list = `Rules and limits:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`
  const rest = [...sentences.slice(leadSentences), last].filter(Boolean).join(' ')
  return [sentences.slice(0, leadSentences).join(' '), rest, rules.length > 1 ? list : rules[0]].filter(Boolean).join('\n\n')
}

/** The schema of a request's body; empty if there is none. */
function bodyOf(operation: AnyNode, visit: Visit): AnyNode {
  const [media]: AnyNode[] = Object.values(followReference(operation.requestBody, visit)?.content ?? {})
  return followReference(media?.schema, visit) ?? {}
}

/** The values for the sentences of a key: its own, unless more are needed. */
const slotsOf: Readonly<Record<string, (rule: AnyNode, node: AnyNode) => AnyNode[]>> = {
  'x-filter': (rule, { schema }) => [{ ...rule, unit: /Unix(\w+)\.yaml$/.exec(schema?.$ref ?? '')?.[1]?.toLowerCase() }],
  'x-undeletable': (records) => Object.entries(records).map(([parameter, id]) => ({ parameter, id })),
  'x-companions': ({ requiresFor, ...rule }) => [rule, ...valuesByNeeds(requiresFor).map((group) => ({ requiresFor: group }))],
}

const sentencesOf = (node: AnyNode, keys = keysWithSentences): string[] =>
  keys.flatMap((key) => {
    if (node[key] === undefined || saidByOperation.has(key)) return []
    const rules = slotsOf[key]?.(node[key], node) ?? [node[key]]
    const words = rules.map((rule) => keySentences(key, rule)).filter(Boolean)
    return words.length > 0 ? [words.join(' ')] : []
  })

/** The values of a property that require the same. */
function valuesByNeeds(requiresFor: Readonly<Record<string, readonly string[]>> = {}): { values: string[]; needs: readonly string[] }[] {
  const groups = new Map<string, { values: string[]; needs: readonly string[] }>()
  for (const [value, needs] of Object.entries(requiresFor)) {
    const group = groups.get(needs.join())
    if (group) group.values.push(value)
    else groups.set(needs.join(), { values: [value], needs })
  }
  return [...groups.values()]
}

/** Keys whose sentences say what a parameter does, so that they come before its own description. */
const leadingKeys = keysWithSentences.filter((key) => key === 'x-filter' || key === 'x-adds')

function addRules(node: AnyNode): void {
  const lead = sentencesOf(node, leadingKeys).join(' ')
  if (lead && !node.description?.startsWith(lead)) node.description = [lead, node.description].filter(Boolean).join(' ')
  appendSentences(node, sentencesOf(node))
}

/** Says of each error code that is another spelling of one. */
function appendSpellings({ 'x-error-evidence': evidence, 'x-enum-descriptions': texts }: AnyNode): void {
  for (const [code, { spellingOf }] of Object.entries<AnyNode>(evidence ?? {}))
    if (spellingOf && !texts[code].includes(spellingOf)) texts[code] += ` ${keySentences('x-error-evidence', { spellingOf })}`
}

/** Says of each unique property that it is unique. */
function appendUnique(root: AnyNode): void {
  for (const item of Object.values<AnyNode>(root.paths ?? {})) {
    for (const operation of Object.values<AnyNode>(item)) {
      const media: AnyNode[] = Object.values((operation['x-unique'] && referencedNode(root, operation.requestBody)?.content) ?? {})
      for (const { schema } of media) {
        const property = referencedNode(root, schema).properties?.[operation['x-unique'].property]
        if (!property) continue
        property.description ??= referencedNode(root, property).description
        appendSentences(property, [keySentences('unique property', {})])
      }
    }
  }
}

/** Appends to a description, once: what several operations share is visited for each. */
function appendSentences(node: AnyNode, sentences: readonly string[]): void {
  for (const sentence of sentences)
    if (!node.description?.includes(sentence)) node.description = [node.description, sentence].filter(Boolean).join(' ')
}

const period = ({ seconds }: AnyNode) => (seconds === 60 ? 'a minute' : `in ${seconds} seconds`)

/** All limits, as a table in Markdown. */
function limitTable(limits: AnyNode): string {
  const rows = Object.entries<AnyNode>(limits).map(
    ([name, limit]) => `| \`${name}\` | ${limit.counts} | ${limit.requests.toLocaleString('en')} ${period(limit)} | ${limit.per} |`,
  )
  return ['| limit | what it counts | requests | for each |', '|---|---|---|---|', ...rows].join('\n')
}
