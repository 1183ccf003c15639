import type { AnyNode } from '../anyNode.ts'
import { errorEvidence } from '../errorEvidence.ts'
import { follow, target, type Visit } from '../redocly.ts'

/** The sentence for each extension that states a rule, in the order in which they are read. */
const sentences: Readonly<Record<string, (rule: AnyNode, node: AnyNode) => string>> = {
  'x-filter': filter,
  'x-adds': (names: readonly string[]) =>
    `Adds ${listed(
      names.map((name) => `\`${name}\``),
      'and',
    )} to the response.`,
  'x-stored': () => 'The service converts it to lower case.',
  'x-app-wide': () => 'This affects all users of the app.',
  'x-authority': authority,
  'x-unique': unique,
  'x-undeletable': (records) =>
    Object.entries<string>(records)
      .map(([parameter, value]) => `The ${parameter} \`${value}\` cannot be deleted.`)
      .join(' '),
  'x-quota': quota,
  'x-emoji-length': () => 'An emoji counts as two characters.',
  'x-companions': companions,
  'x-repetition': ({ of, keeps }) => `${of} succeeds${keeps ? ` and keeps the first \`${keeps}\`` : ''}.`,
  'x-settles': settles,
}

/**
 * Says the rules that extensions state in the descriptions of a bundle, so that every tool shows
 * them: those of a parameter or a schema in its own description, that of a unique property in the
 * property's, and those of an operation and its request's body as a list in the operation's.
 */
export function rulesInWords() {
  const rulesOf = new Map<AnyNode, (string | undefined)[]>()
  // The rules of what is too early for a new record, by the operation that makes it.
  const makers = new Map<string, AnyNode>()
  let limits: AnyNode = {}
  return {
    Operation: {
      enter(operation: AnyNode, visit: Visit) {
        const rule = follow(operation['x-settles'], visit)
        for (const id of rule?.after ?? []) makers.set(id, rule)
        const body = bodyOf(operation, visit)
        const rules = sentencesOf({ 'x-quota': body['x-quota'], ...operation, ...(rule && { 'x-settles': rule }) })
        rulesOf.set(operation, [...rules, update(body), ownLimit(limits[operation['x-rate-limit']])])
      },
    },
    Parameter: { enter: say },
    Schema: {
      enter(schema: AnyNode) {
        say(schema)
        saySpellings(schema)
      },
    },
    Root: {
      enter(root: AnyNode, visit: Visit) {
        limits = follow(root['x-rate-limits'], visit) ?? {}
        root.info.description = root.info.description?.replace('{x-rate-limits}', () => limitTable(limits))
      },
      leave(root: AnyNode) {
        sayUnique(root)
        for (const [operation, rules] of rulesOf) {
          const made = makers.get(operation.operationId)
          const early = made && (operation['x-settles'] ? `The new ${made.of} settles as well.` : settlesWhenMade(made))
          operation.description = withRules(operation.description, [...rules, early].filter(Boolean), paging(operation['x-paging']))
        }
      },
    },
  }
}

/** How many sentences of a description say what the operation does, before what else there is. */
const leading = 2

const paging = ({ disputed, order }: AnyNode = {}): string =>
  [disputed && 'The service may return the whole list at once instead.', order && `Order: ${order}.`].filter(Boolean).join(' ')

/** A description with the rules in a list after its first sentences. */
function withRules(description: string, rules: readonly (string | undefined)[], last: string): string {
  const told = description.trim().split(/(?<=[.!?])\s+(?=[A-Z`[])/)
  const list = rules.length > 0 && `Before you call it:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`
  return [told.slice(0, leading).join(' '), list, [...told.slice(leading), last].filter(Boolean).join(' ')].filter(Boolean).join('\n\n')
}

/** The schema of a request's body; empty if there is none. */
function bodyOf(operation: AnyNode, visit: Visit): AnyNode {
  const [media]: AnyNode[] = Object.values(follow(operation.requestBody, visit)?.content ?? {})
  return follow(media?.schema, visit) ?? {}
}

const update = ({ 'x-update': kept, properties }: AnyNode): string | undefined =>
  kept === 'partial' ? `Send only what changes${properties?.unset ? '; name fields to clear in `unset`' : ''}.` : undefined

/** Says of each error code that is another spelling of one. */
function saySpellings({ 'x-error-evidence': evidence, 'x-enum-descriptions': texts }: AnyNode): void {
  for (const [code, { spellingOf }] of Object.entries<AnyNode>(evidence ?? {}))
    if (spellingOf && !texts[code].includes(spellingOf)) texts[code] += ` Another spelling of \`${spellingOf}\`.`
}

/** Says of each unique property that it is unique. */
function sayUnique(root: AnyNode): void {
  for (const item of Object.values<AnyNode>(root.paths ?? {})) {
    for (const operation of Object.values<AnyNode>(item)) {
      const media: AnyNode[] = Object.values((operation['x-unique'] && target(root, operation.requestBody)?.content) ?? {})
      for (const { schema } of media) {
        const property = target(root, schema).properties?.[operation['x-unique'].property]
        if (!property) continue
        property.description ??= target(root, property).description
        append(property, 'Unique in the app.')
      }
    }
  }
}

const sentencesOf = (node: AnyNode): string[] =>
  Object.entries(sentences)
    .flatMap(([key, sentence]) => (node[key] === undefined ? [] : sentence(node[key], node)))
    .filter(Boolean)

const say = (node: AnyNode) => append(node, ...sentencesOf(node))

/**
 * Appends to a description what it does not say yet: what several operations share is visited for
 * each.
 */
function append(node: AnyNode, ...texts: readonly string[]): void {
  for (const text of texts.filter(Boolean))
    if (!node.description?.includes(text)) node.description = [node.description, text].filter(Boolean).join(' ')
}

/** The limit of an operation that shares it with no other. */
function ownLimit({ per, ...limit }: AnyNode = {}): string {
  if (per === 'user') return `A user can do this ${times(limit)}.`
  return per === 'operation' ? `It can be called ${times(limit)}.` : ''
}

const inNumbers = (count: number) => count.toLocaleString('en')

const period = ({ seconds }: AnyNode) => (seconds === 60 ? 'a minute' : `in ${seconds} seconds`)

const times = (limit: AnyNode) => `${inNumbers(limit.requests)} times ${period(limit)}`

/** All limits, as a table in Markdown. */
function limitTable(limits: AnyNode): string {
  const rows = Object.entries<AnyNode>(limits).map(
    ([name, limit]) => `| \`${name}\` | ${limit.counts} | ${inNumbers(limit.requests)} ${period(limit)} | ${limit.per} |`,
  )
  return ['| limit | what it counts | requests | for each |', '|---|---|---|---|', ...rows].join('\n')
}

function unique({ property, code }: AnyNode): string {
  return `${/^[aeio]/.test(property) ? 'An' : 'A'} \`${property}\` that is taken is rejected${code ? ` with ${coded(code)}` : ''}.`
}

/** A code after its status, if a source states it. */
function coded(code: string): string {
  const { status, inferred } = errorEvidence[code] ?? {}
  return [inferred ? undefined : status, `\`${code}\``].filter(Boolean).join(' ')
}

const holders: Readonly<Record<string, string>> = {
  app: 'An app can have',
  user: 'A user can have',
  message: 'A message can have',
  conversation: 'A conversation can have',
  request: 'A request can name',
}

function quota({ per, most, records, own, code }: AnyNode): string {
  return `${holders[per]} at most ${inNumbers(most)} ${records}${own ? ' of its own' : ''}${code ? `, and one more is rejected with ${coded(code)}` : ''}.`
}

function authority({ scopes, moderatorsOver, sender, permission }: AnyNode): string {
  const named = scopes?.map((scope: string) => `${scope === 'admin' ? 'an' : 'a'} ${scope}`)
  const needed = [
    scopes && `must be ${listed(named)} of the group`,
    sender && 'must be the sender of the message',
    permission && (permission === true ? 'needs a permission, whose name is not documented' : `needs the permission \`${permission}\``),
  ]
  return [
    `With \`onBehalfOf\`, that user ${needed.filter(Boolean).join(' and ')}.`,
    ...(moderatorsOver ? [`Admins can do this to any member, moderators to ${moderatorsOver}s only.`] : []),
  ].join(' ')
}

function companions({ requires, requiresFor, ignoredWithout, ignoredWith, excludes }: AnyNode): string {
  const named = (names: readonly string[], word: string) =>
    listed(
      names.map((name) => `\`${name}\``),
      word,
    )
  return [
    requires && `Requires ${named(requires, 'and')}.`,
    ...valuesByNeeds(requiresFor).map(
      ([needs, values]) =>
        `The ${values.length > 1 ? 'values' : 'value'} ${named(values, 'and')} ${values.length > 1 ? 'require' : 'requires'} ${named(needs, 'and')}.`,
    ),
    ignoredWithout && `Ignored without ${named(ignoredWithout, 'and')}.`,
    ignoredWith && `Ignored with ${named(ignoredWith, 'or')}.`,
    excludes && `Not together with ${named(excludes, 'or')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The values of a property that require the same. */
function valuesByNeeds(
  requiresFor: Readonly<Record<string, readonly string[]>> = {},
): [needs: readonly string[], values: readonly string[]][] {
  const sorted = new Map<string, [readonly string[], string[]]>()
  for (const [value, needs] of Object.entries(requiresFor)) {
    const [, values = []] = sorted.get(needs.join()) ?? []
    sorted.set(needs.join(), [needs, [...values, value]])
  }
  return [...sorted.values()]
}

/** What a value says of the records that are returned: of a time, and of any other property. */
const comparisons: Readonly<Record<string, readonly [time: string, other: string]>> = {
  gte: ['at or after this time', 'is at least this number'],
  lte: ['at or before this time', 'is at most this number'],
  gt: ['after this time', 'is greater than this number'],
  lt: ['before this time', 'is less than this number'],
  eq: ['at this time', 'is this number'],
  prefix: ['', 'begins with this text'],
  contains: ['', 'contains this text'],
  in: ['', 'is one of these values'],
  has: ['', 'has these values'],
}

/** Whose property equals a value: a number, or a text. */
const equals = ({ type, $ref }: AnyNode = {}): string =>
  type === 'integer' || /Unix|Count/.test($ref ?? '') ? 'is this number' : 'is this value'

function filter({ of, properties, operator, unchanged }: AnyNode, { schema }: AnyNode): string {
  const [time, other] = comparisons[operator] ?? []
  // `createdAt`: a record is created at a time.
  const [, verb] = /^(\w+ed|sent)At$/.exec(properties.join()) ?? []
  const unit = /Unix(\w+)\.yaml$/.exec(schema?.$ref ?? '')?.[1]?.toLowerCase()
  if (operator === 'present' || operator === 'absent')
    return `Returns only ${of} ${operator === 'present' ? 'with' : 'without'} ${listed(properties.map((name: string) => `\`${name}\``))}.`
  const which = verb
    ? `${verb} ${time}${unit ? ` (Unix ${unit})` : ''}`
    : `whose ${listed(properties.map((name: string) => `\`${name}\``))} ${operator === 'eq' ? equals(schema) : other}`
  const kept = `Returns only ${of} ${which}.`
  return unchanged ? `${kept} Those that were never ${verb ?? 'changed'} are left out.` : kept
}

const inLetters = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const secondsOf = ({ seconds: { min, max } }: AnyNode): string => `${inLetters[min] ?? min} to ${inLetters[max] ?? max} seconds`

function settles({ of, made, status, code, ...rule }: AnyNode): string {
  return `A ${of} settles for ${secondsOf(rule)} after it was ${made}; until then this call gets ${status} \`${code}\`. The client repeats it for a ${of} that it ${made}.`
}

function settlesWhenMade({ of, status, code, ...rule }: AnyNode): string {
  return `The ${of} settles for ${secondsOf(rule)}; until then some calls with it get ${status} \`${code}\`. The client repeats them.`
}

/** `a, b or c`. */
const listed = (parts: readonly string[], word = 'or'): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
