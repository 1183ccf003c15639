import type { AnyNode } from '../anyNode.ts'
import { errorEvidence } from '../errorEvidence.ts'
import { follow, target, type Visit } from '../redocly.ts'

/** The sentence for each extension that states a rule. */
const sentences: Readonly<Record<string, (rule: AnyNode) => string>> = {
  'x-quota': quota,
  'x-authority': authority,
  'x-unique': unique,
  'x-undeletable': (records) =>
    Object.entries<string>(records)
      .map(([parameter, value]) => `The ${parameter} \`${value}\` cannot be deleted.`)
      .join(' '),
  'x-app-wide': () => 'It affects all users of the app.',
  'x-update': () => 'Fields that you leave out do not change.',
  'x-repetition': ({ keeps }) =>
    keeps
      ? `A repeated call changes nothing and keeps the first \`${keeps}\`.`
      : 'A call with nothing to undo changes nothing and succeeds.',
  'x-companions': companions,
  'x-filter': filter,
  'x-settles': settles,
  'x-paging': ({ disputed, order }) =>
    [disputed && 'Sources disagree on the pages of this list, so all of it may come at once.', order && `Order: ${order}.`]
      .filter(Boolean)
      .join(' '),
}

/**
 * Says the rules that extensions state in the descriptions of a bundle, so that every tool shows
 * them: those of an operation, a parameter or a schema in its own description, those of a request's
 * body in the operation's as well, and that of a unique property in the property's.
 */
export function rulesInWords() {
  // The rules of what is too early for a new record, by the operation that makes it.
  const makers = new Map<string, AnyNode>()
  let limits: AnyNode = {}
  // Before `inferred-shown`, which adds what is inferred when a node is left.
  const say = { enter: (node: AnyNode) => append(node, ...sentencesOf(node)) }
  return {
    Operation: {
      enter(operation: AnyNode, visit: Visit) {
        const rule = follow(operation['x-settles'], visit)
        for (const id of rule?.after ?? []) makers.set(id, rule)
        append(
          operation,
          ownLimit(limits[operation['x-rate-limit']]),
          ...sentencesOf({ ...operation, ...ofBody(operation, visit), ...(rule && { 'x-settles': rule }) }),
        )
      },
    },
    Parameter: say,
    Schema: {
      enter(schema: AnyNode) {
        say.enter(schema)
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
        saySettling(root, makers)
      },
    },
  }
}

/** The rules of a request's body. */
function ofBody(operation: AnyNode, visit: Visit): AnyNode {
  const media: AnyNode[] = Object.values(follow(operation.requestBody, visit)?.content ?? {})
  return Object.fromEntries(
    media.flatMap(({ schema }) => Object.entries(follow(schema, visit) ?? {}).filter(([key]) => key === 'x-update' || key === 'x-quota')),
  )
}

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
        append(property, 'It is unique in the app.')
      }
    }
  }
}

/** Says of each operation that makes a record that others can be too early for it. */
function saySettling(root: AnyNode, makers: ReadonlyMap<string, AnyNode>): void {
  for (const item of Object.values<AnyNode>(root.paths ?? {}))
    for (const operation of Object.values<AnyNode>(item)) {
      const rule = makers.get(operation.operationId)
      if (rule) append(operation, `For ${secondsOf(rule)}, some calls with the new record can fail with ${rule.status} \`${rule.code}\`.`)
    }
}

const sentencesOf = (node: AnyNode): string[] =>
  Object.entries(sentences)
    .flatMap(([key, sentence]) => (node[key] === undefined ? [] : sentence(node[key])))
    .filter(Boolean)

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

/** `A uid that is taken is rejected with 400 …`. */
function unique({ property, code }: AnyNode): string {
  return `The \`${property}\` is unique in the app; one that is taken is rejected${code ? ` with ${coded(code)}` : ''}.`
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
  return `${holders[per]} at most ${most} ${records}${own ? ' of its own' : ''}${code ? `, and one more is rejected with ${coded(code)}` : ''}.`
}

function authority({ scopes, moderatorsOver, sender, permission }: AnyNode): string {
  const named = scopes?.map((scope: string) => `${scope === 'admin' ? 'an' : 'a'} ${scope}`)
  const needed = [
    scopes && `must be ${listed(named)} of the group`,
    sender && 'must be the sender of the message',
    permission && 'needs the permission',
    moderatorsOver && `as a moderator can do this to a ${moderatorsOver} only`,
  ]
  return `With \`onBehalfOf\`, that user ${needed.filter(Boolean).join(', and ')}.`
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

const comparisons: Readonly<Record<string, string>> = {
  gte: 'is at least this value',
  lte: 'is at most this value',
  gt: 'is greater than this value',
  lt: 'is less than this value',
  eq: 'is exactly this value',
  prefix: 'begins with this text',
  contains: 'contains this text',
}

function filter({ properties, operator, unchanged }: AnyNode): string {
  const kept = `Keeps the records whose ${listed(properties.map((name: string) => `\`${name}\``))} ${comparisons[operator]}.`
  return unchanged ? `${kept} Records that were never changed are left out.` : kept
}

const secondsOf = ({ seconds: { min, max } }: AnyNode): string => `${min} to ${max} seconds`

function settles({ after, status, code, ...rule }: AnyNode): string {
  const made = listed(after.map((id: string) => `\`${id}\``))
  return `For ${secondsOf(rule)} after ${made}, the call can fail with ${status} \`${code}\` for the new record, even for the user who made it; try again.`
}

/** `a, b or c`. */
const listed = (parts: readonly string[], word = 'or'): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
