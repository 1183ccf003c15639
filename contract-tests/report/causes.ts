import { groupBy } from '../documents/groupBy.ts'
import { oncePer } from '../documents/oncePer.ts'
import { operationPointer } from '../documents/pointer.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { NamedOperation, OperationResult, SuiteResult } from '../suites/result.ts'
import { expectedText, type Finding, findingLine } from '../validate/finding.ts'

/** The common cause of findings: a wrong type in a schema is one, however often it occurs. */
export interface Cause {
  readonly rule: string
  /** Location of the first finding, with `*` for array indexes. */
  readonly place: string
  readonly expected: string
  readonly got: string
  /** Why the documents expect it, if several calls show it. */
  readonly statement?: Finding['statement']
  readonly level: Finding['level']
  /** Number of findings. */
  readonly times: number
  readonly operations: string[]
  /** All locations. */
  readonly places: string[]
  /** The document that states the expectation, with a JSON pointer. */
  readonly document: string
  readonly pointer: string
  /** The first case with the finding. */
  readonly example: { operation: string; name: string; exchange?: CaseResult['exchange'] }
  /** A command that repeats only this case. */
  readonly rerun: string
}

interface Occurrence {
  readonly operation: OperationResult
  readonly result: CaseResult
  readonly found: Finding
}

/** The causes of a run's findings: most specific first, then most frequent. */
export const causesOfFindings = oncePer(({ operations, otherOperations = [], rerun }: SuiteResult): Cause[] => {
  const occurrences = operations.flatMap((operation) =>
    operation.failed.flatMap((result) => result.findings.map((found): Occurrence => ({ operation, result, found }))),
  )
  const groups = [...groupBy(occurrences, keyOf).values()] as Occurrences[]
  return groups
    .toSorted((a, b) => rankOf(a[0].found) - rankOf(b[0].found) || b.length - a.length)
    .map((group) => causeOf(group, rerun, [...operations, ...otherOperations]))
})

/** A cause as a text, for an operation that it concerns: a sentence, and a line for each detail. */
export const causeText = (cause: Cause, operation: string): string =>
  [
    `${findingLine({ ...cause, expected: expectedText(cause), operation })}${cause.times > 1 ? `, ${cause.times} times` : ''}`,
    ...causeDetails(cause).map(([label, text]) => `${label}: ${text}`),
  ].join('\n')

/** How many earlier calls are shown. */
const maximumBecause = 5

/** The details of a cause in a report, each with a label. */
export function causeDetails({ places, statement, document, pointer, example, rerun }: Cause): [label: string, text: string][] {
  const properties = [...new Set(places.map((location) => location.split(/[/ ]/).at(-1)))]
  const { curl, response } = example.exchange ?? {}
  const details: [label: string, text: string | undefined][] = [
    ['also in', properties.length > 1 ? `${properties.slice(1, 20).join(', ')}${properties.length > 20 ? ', …' : ''}` : undefined],
    ...(statement?.because ?? []).slice(-maximumBecause).map((line): [string, string] => ['because', line.slice(0, 300)]),
    ['document', `${document} ${pointer}`],
    ['case', example.name.slice(0, 100)],
    ['request', curl],
    ['response', response?.slice(0, 300)],
    ['again', rerun],
  ]
  return details.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]))
}

type Occurrences = [Occurrence, ...Occurrence[]]

const operationOf = ({ operation, found }: Occurrence): string => found.operation || operation.operation

/**
 * How specific a finding is: an identifier that comes back changed, a property's type or unit, a
 * value, and last a record missing from a list.
 */
function rankOf(found: Finding): number {
  if (isIdentity(found)) return 0
  if (found.schema !== undefined || found.rule === 'time_unit') return 1
  return / body \/(?!(data)?$)/.test(found.place) ? 2 : 3
}

/** Whether a record comes back with another identifier than it was made or requested with. */
const isIdentity = (found: Finding): boolean =>
  (found.rule === 'same_record' || found.rule === 'echo_of_request') && /^(uid|guid|id)$/.test(propertyOf(found))

const general = (place: string): string => place.replace(/\/\d+(?=\/|$)/g, '/*')

const propertyOf = ({ place }: Finding): string => general(place).split('/').at(-1) ?? ''

/**
 * Groups findings about the same component schema, wrong units, changed identifiers, properties
 * with the same name and violated keyword, and properties missing in a family; all others by
 * operation. Expected values do not count, because they often come from a single exchange.
 */
function keyOf(occurrence: Occurrence): string {
  const { operation, found } = occurrence
  // A schema and its form with null are violated for the same reason.
  if (found.schema?.startsWith('#/components/')) return `${found.rule} ${found.schema.replace(/OrNull(?=\/)/, '')}`
  const place = general(found.place)
  const property = propertyOf(found)
  if (found.rule === 'time_unit') return `${found.rule} ${found.expected}`
  if (isIdentity(found)) return `identity ${property}`
  if (found.schema !== undefined) {
    const keyword = found.schema.split('/').at(-1)
    return `${found.rule} ${keyword} ${keyword === 'required' ? found.expected : property}`
  }
  if (found.rule === 'page_totals') return `${operationOf(occurrence)} ${found.rule}`
  if (found.got === 'nothing' && / body \/.*\w$/.test(place)) return `nothing ${property} ${operation.tag}`
  // A sentence is about the whole response, so each is another question.
  const words = found.statement?.id === 'sentence' ? ` ${found.statement.text}` : ''
  return `${operationOf(occurrence)} ${found.rule} ${place}${words}`
}

function causeOf(group: Occurrences, rerun: string, all: readonly NamedOperation[]): Cause {
  const [{ operation, result, found }] = group
  const operations = [...new Set(group.map(operationOf))]
  return {
    rule: found.rule,
    place: general(found.place),
    expected: found.expected,
    got: found.got,
    ...(found.statement && { statement: found.statement }),
    level: found.level,
    times: group.length,
    operations,
    places: [...new Set(group.map((occurrence) => general(occurrence.found.place)))],
    document: operation.document,
    pointer:
      found.schema ??
      found.statement?.at ??
      pointerOf(all.find((candidate) => candidate.operation === found.operation) ?? operation, found.place),
    example: {
      operation: operation.operation,
      name: result.name,
      ...((found.exchange ?? result.exchange) && { exchange: found.exchange ?? result.exchange }),
    },
    rerun: `${rerun} --only ${found.operation || operation.operation}`,
  }
}

/** JSON pointer to the description of a location in an exchange. */
export function pointerOf(named: Pick<OperationResult, 'path' | 'method'>, place: string): string {
  const operation = operationPointer(named)
  const status = /response (\d{3})/.exec(place)?.[1]
  if (status) return `${operation}/responses/${status}`
  if (/request body/.test(place)) return `${operation}/requestBody`
  if (/request (query|header|path)/.test(place)) return `${operation}/parameters`
  return operation
}
