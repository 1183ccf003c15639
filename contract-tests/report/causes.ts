import type { CaseResult } from '../exchange/runCase.ts'
import { groupBy } from '../spec/groupBy.ts'
import type { NamedOperation, OperationResult, SuiteResult } from '../suites/result.ts'
import { type Finding, sentence } from '../validate/finding.ts'

/** The common cause of findings: a wrong type in a schema is a single cause, however often it occurs. */
export interface Cause {
  rule: string
  /** Location of the first finding, with `*` for array indexes. */
  place: string
  expected: string
  got: string
  level: Finding['level']
  /** Number of findings. */
  times: number
  operations: string[]
  /** All locations. */
  places: string[]
  /** Findings of other rules that occur only together with this cause, a sentence each. */
  consequences: string[]
  /** The document that states the expectation, with a JSON pointer. */
  document: string
  pointer: string
  /** The first case with the finding; `script` is a program that repeats its calls. */
  example: { operation: string; name: string; exchange?: CaseResult['exchange']; script?: string }
  /** A command that repeats only this case. */
  rerun: string
}

interface Occurrence {
  operation: OperationResult
  result: CaseResult
  found: Finding
}

/** The causes of a run's findings: most specific first, then most frequent. */
export function causesOf({ operations, otherOperations = [], rerun }: SuiteResult): Cause[] {
  const occurrences = operations.flatMap((operation) =>
    operation.failed.flatMap((result) => result.findings.map((found): Occurrence => ({ operation, result, found }))),
  )
  const groups = [...groupBy(occurrences, keyOf).values()] as Group[]
  const ranked = groups
    .map((group) => ({
      group,
      rank: Math.min(...group.map(({ found }) => rankOf(found))),
      cases: new Set(group.map(({ result }) => result)),
    }))
    .sort((a, b) => a.rank - b.rank || b.group.length - a.group.length)
  const causes: { entry: (typeof ranked)[number]; consequences: Group[] }[] = []
  for (const entry of ranked) {
    const origin = causes.find(({ entry: other }) => other.rank < entry.rank && [...entry.cases].every((result) => other.cases.has(result)))
    if (origin) origin.consequences.push(entry.group)
    else causes.push({ entry, consequences: [] })
  }
  return causes.map(({ entry, consequences }) => causeOf(entry.group, consequences, rerun, [...operations, ...otherOperations]))
}

type Group = [Occurrence, ...Occurrence[]]

/** How specific a finding is: a value or a property first, a record missing from a list last. */
function rankOf({ schema, place, rule }: Finding): number {
  const pointer = / body (\/.*)$/.exec(place)?.[1]
  if (schema !== undefined || rule === 'response_identifier_conformance') return 0
  return pointer === undefined || /^\/(data)?$/.test(pointer) ? 2 : 1
}

const general = (place: string): string => place.replace(/\/\d+(?=\/|$)/g, '/*')

/**
 * Groups findings about the same component schema, about properties with the same name and violated keyword or time unit, and about properties missing in
 * a family; all others by operation. Expected values do not count, because they often come from a single exchange.
 */
function keyOf({ operation, found }: Occurrence): string {
  if (found.schema?.startsWith('#/components/')) return `${found.rule} ${found.schema}`
  const place = general(found.place)
  const property = place.split('/').at(-1)
  if (found.rule === 'time_unit') return `${found.rule} ${property}`
  if (found.schema !== undefined) {
    const keyword = found.schema.split('/').at(-1)
    return `${found.rule} ${keyword} ${keyword === 'required' ? found.expected : property}`
  }
  if (found.got === 'nothing' && / body \/.*\w$/.test(place)) return `nothing ${property} ${operation.tag}`
  return `${found.operation || operation.operation} ${found.rule} ${place}`
}

function causeOf(group: Group, consequences: readonly Group[], rerun: string, all: readonly NamedOperation[]): Cause {
  const [{ operation, result, found }] = group
  const operations = [...new Set(group.map((occurrence) => occurrence.found.operation || occurrence.operation.operation))]
  return {
    rule: found.rule,
    place: general(found.place),
    expected: found.expected,
    got: found.got,
    level: found.level,
    times: group.length,
    operations,
    places: [...new Set(group.map((occurrence) => general(occurrence.found.place)))],
    consequences: consequences.map(([consequence]) => sentence(consequence.found)),
    document: operation.document,
    pointer: found.schema ?? pointerOf(all.find((candidate) => candidate.operation === found.operation) ?? operation, found.place),
    example: {
      operation: operation.operation,
      name: result.name,
      ...((found.exchange ?? result.exchange) && { exchange: found.exchange ?? result.exchange }),
      ...(result.script !== undefined && { script: result.script }),
    },
    rerun: `${rerun} --only ${operation.operation}`,
  }
}

/** Folder of the scripts inside a report's folder. */
export const scriptFolder = 'finding-scripts'

/** The file of a cause's script in the report's folder, if it has a script. */
export function scriptFile(causes: readonly Cause[], { example }: Cause): string | undefined {
  if (example.script === undefined) return undefined
  const scripts = [
    ...new Set(causes.flatMap(({ example: { operation, script } }) => (operation === example.operation ? (script ?? []) : []))),
  ]
  return `${scriptFolder}/${example.operation}-${scripts.indexOf(example.script) + 1}.mjs`
}

/** The scripts of causes, by file. */
export const scriptFiles = (causes: readonly Cause[]): Map<string, string> =>
  new Map(
    causes
      .flatMap((cause) => [[scriptFile(causes, cause), cause.example.script]])
      .filter((pair): pair is [string, string] => pair[0] !== undefined),
  )

/** JSON pointer to the description of a location in an exchange. */
export function pointerOf({ path, method }: Pick<OperationResult, 'path' | 'method'>, place: string): string {
  const operation = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
  const status = /response (\d{3})/.exec(place)?.[1]
  if (status) return `${operation}/responses/${status}`
  if (/request body/.test(place)) return `${operation}/requestBody`
  if (/request (query|header|path)/.test(place)) return `${operation}/parameters`
  return operation
}
