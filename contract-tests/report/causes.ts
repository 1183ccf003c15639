import type { CaseResult } from '../exchange/runCase.ts'
import { groupBy } from '../spec/groupBy.ts'
import type { NamedOperation, OperationResult, SuiteResult } from '../suites/result.ts'
import { type Finding, sentence } from '../validate/finding.ts'

/** A cause that findings share: one wrong type in a schema is one cause, however often it occurs. */
export interface Cause {
  rule: string
  /** The place of the first finding, with `*` for the number of an item. */
  place: string
  expected: string
  got: string
  level: Finding['level']
  /** How many findings there are. */
  times: number
  operations: string[]
  /** Further places where it occurs. */
  places: string[]
  /** Findings of other rules that occur only together with this one, a sentence each: what follows from it. */
  consequences: string[]
  /** Where the documents say what was expected, as a document's name and a JSON pointer. */
  document: string
  pointer: string
  /** The first case with the finding; `script` is a program that makes its calls again. */
  example: { operation: string; name: string; exchange?: CaseResult['exchange']; script?: string }
  /** A command that repeats only this case. */
  rerun: string
}

interface Met {
  operation: OperationResult
  one: CaseResult
  found: Finding
}

/** The causes of a run's findings: those with the most specific place first, of these the most frequent. */
export function causesOf({ operations, otherOperations = [], rerun }: SuiteResult): Cause[] {
  const met = operations.flatMap((operation) =>
    operation.failed.flatMap((one) => one.findings.map((found): Met => ({ operation, one, found }))),
  )
  const groups = [...groupBy(met, keyOf).values()] as Group[]
  const ranked = groups
    .map((group) => ({ group, rank: Math.min(...group.map(({ found }) => rankOf(found))), cases: new Set(group.map(({ one }) => one)) }))
    .sort((one, other) => one.rank - other.rank || other.group.length - one.group.length)
  const causes: { entry: (typeof ranked)[number]; consequences: Group[] }[] = []
  for (const entry of ranked) {
    const origin = causes.find(({ entry: other }) => other.rank < entry.rank && [...entry.cases].every((one) => other.cases.has(one)))
    if (origin) origin.consequences.push(entry.group)
    else causes.push({ entry, consequences: [] })
  }
  return causes.map(({ entry, consequences }) => causeOf(entry.group, consequences, rerun, [...operations, ...otherOperations]))
}

type Group = [Met, ...Met[]]

/** How much a finding says about its fault: a value or a property most, a record that a list lacks least. */
function rankOf({ schema, place, rule }: Finding): number {
  const pointer = / body (\/.*)$/.exec(place)?.[1]
  if (schema !== undefined || rule === 'response_identifier_conformance') return 0
  return pointer === undefined || /^\/(data)?$/.test(pointer) ? 2 : 1
}

const general = (place: string): string => place.replace(/\/\d+(?=\/|$)/g, '/*')

/**
 * Findings of one schema are alike wherever the schema is used, and so are properties of one name that break the same keyword, have a wrong unit or are
 * missing in a family; others are alike in one operation. What was expected does not count, as it often holds the value of a single exchange.
 */
function keyOf({ operation, found }: Met): string {
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
  const [{ operation, one, found }] = group
  const operations = [...new Set(group.map((each) => each.found.operation || each.operation.operation))]
  return {
    rule: found.rule,
    place: general(found.place),
    expected: found.expected,
    got: found.got,
    level: found.level,
    times: group.length,
    operations,
    places: [...new Set(group.map((each) => general(each.found.place)))],
    consequences: consequences.map(([{ found: one }]) => sentence(one)),
    document: operation.document,
    pointer: found.schema ?? pointerOf(all.find((each) => each.operation === found.operation) ?? operation, found.place),
    example: {
      operation: operation.operation,
      name: one.name,
      ...((found.exchange ?? one.exchange) && { exchange: found.exchange ?? one.exchange }),
      ...(one.script !== undefined && { script: one.script }),
    },
    rerun: `${rerun} --only ${operation.operation}`,
  }
}

/** Where scripts are, in the folder of a report. */
export const scriptFolder = 'finding-scripts'

/** The file of a cause's script in the report's folder; a cause of a check that has none has no script. */
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

/** Where a document speaks of a place in an exchange. */
export function pointerOf({ path, method }: Pick<OperationResult, 'path' | 'method'>, place: string): string {
  const operation = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
  const status = /response (\d{3})/.exec(place)?.[1]
  if (status) return `${operation}/responses/${status}`
  if (/request body/.test(place)) return `${operation}/requestBody`
  if (/request (query|header|path)/.test(place)) return `${operation}/parameters`
  return operation
}
