import type { Arguments } from '../cases/arguments.ts'
import type { Operation, Parameter } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { nextSecond } from '../server/times.ts'
import { type Population, scenarioOf } from './population.ts'

type Operator = 'gte' | 'lte' | 'gt' | 'lt' | 'eq'

/**
 * Whether each operator keeps a record, by the distance of the bound from the record's own value.
 */
const keeps: Readonly<Record<Operator, (distance: number) => boolean>> = {
  gte: (distance) => distance <= 0,
  lte: (distance) => distance >= 0,
  gt: (distance) => distance < 0,
  lt: (distance) => distance > 0,
  eq: (distance) => distance === 0,
}

/** A filter by a bound: the property that it compares, and how. */
interface Range {
  readonly parameter: Parameter
  readonly name: string
  readonly property: string
  readonly operator: Operator
}

function rangeOf(parameter: Parameter): Range | undefined {
  const { properties: [property] = [], operator } = parameter['x-filter'] ?? {}
  if (property === undefined || operator === undefined || !(operator in keeps)) return undefined
  return { parameter, name: parameter.name, property, operator: operator as Operator }
}

/** Tries every filter by a bound with records exactly at the bound and next to it. */
export function rangeScenariosOf(populations: readonly Population[], operation: (id: string) => Operation): Scenario[] {
  return populations.flatMap((population): Scenario[] => {
    const ranges = operation(population.list).parameters.flatMap((parameter) => rangeOf(parameter) ?? [])
    if (ranges.length === 0) return []
    return [
      scenarioOf(population, {
        name: 'range filters include or exclude their bounds as documented',
        requests: 15 + 6 * ranges.length,
        run: (session) => bounded(session, population, ranges),
      }),
    ]
  })
}

async function bounded(session: Session, population: Population, ranges: readonly Range[]): Promise<void> {
  const { list, key } = population
  const populated = await population.create(session)
  await nextSecond()
  await population.change?.(session, populated)
  const records = await session.list(list, populated.at)
  const known = new Map<string, boolean | undefined>()
  for (const range of ranges) {
    const record = records.find((entry) => isChanged(entry, range.property) && typeof entry[range.property] === 'number')
    if (!record) continue
    const at = { ...populated.at, ...companionsOf(range, ranges, record) }
    known.set(range.name, await atBound(session, population, at, { range, record, id: String(record[key]) }))
  }
  const filters = ranges.filter(({ name }) => known.get(name))
  await unchangedLeftOut(session, population, populated.at, { filters, records })
  await combined(session, population, populated.at, { filters, records })
  await ignoredAlone(session, population, populated.at, { filters, records })
  for (const { name } of ranges)
    if (known.get(name) === undefined) session.leaveOut(name, `the server rejects ${name}, or no record has a value to compare with it`)
}

/** The bounds without which a bound is ignored, so that they keep the record. */
function companionsOf({ parameter }: Range, ranges: readonly Range[], record: Json): Arguments {
  const needed = parameter['x-companions']?.ignoredWithout ?? []
  return Object.fromEntries(
    ranges.filter(({ name }) => needed.includes(name)).map(({ name, property }) => [name, Number(record[property]) - 3600]),
  )
}

/** The filters that the server supports, and the records of the run. */
interface RangeCheck {
  readonly filters: readonly Range[]
  readonly records: readonly Json[]
}

/**
 * Where the documents say so, a filter by time of change returns no record that was never changed,
 * whatever the bound.
 */
async function unchangedLeftOut(
  session: Session,
  { list, key }: Population,
  at: Arguments,
  { filters, records }: RangeCheck,
): Promise<void> {
  const unchanged = records.filter((record) => !isChanged(record, 'updatedAt')).map((record) => record[key])
  for (const { parameter, name, operator } of filters) {
    if (parameter['x-filter']?.unchanged !== 'left out') continue
    const bound = operator === 'gte' ? 1 : Math.floor(Date.now() / 1000) + 1_000_000
    session.contains('filter_boundary', await session.list(list, { ...at, [name]: bound }), key, [], unchanged)
  }
}

/**
 * Two bounds of one property both apply: neither a record above both nor one below both is listed.
 */
async function combined(session: Session, { list, key }: Population, at: Arguments, { filters, records }: RangeCheck): Promise<void> {
  for (const lower of filters.filter(({ operator }) => operator === 'gte' || operator === 'gt')) {
    const opposite = lower.operator === 'gte' ? 'lte' : 'lt'
    const upper = filters.find(({ name, operator }) => filterOf(name) === filterOf(lower.name) && operator === opposite)
    const record = records.find((entry) => isChanged(entry, lower.property) && typeof entry[lower.property] === 'number')
    if (!upper || !record) continue
    const value = record[lower.property] as number
    const step = value > 1e9 ? 10 : 1
    for (const [least, most] of [
      [value - 2 * step, value - step],
      [value + step, value + 2 * step],
    ] as const) {
      const bounds = { [lower.name]: Math.max(0, least), [upper.name]: Math.max(0, most) }
      session.contains('filter_boundary', await session.list(list, { ...at, ...bounds }), key, [], [record[key]])
    }
  }
}

/** A bound that is ignored without the other does not shorten the list. */
async function ignoredAlone(session: Session, { list, key }: Population, at: Arguments, { filters, records }: RangeCheck): Promise<void> {
  const [record] = records
  for (const { parameter, name } of filters) {
    if (record && parameter['x-companions']?.ignoredWithout)
      session.contains('filter_boundary', await session.list(list, { ...at, [name]: 1 }), key, [record[key]])
  }
}

const filterOf = (name: string): string => name.replace(/\[\w+\]$|^(from|to)/, '')

/** A filter by time of change may leave out records that were never changed. */
const isChanged = (record: Json, property: string): boolean =>
  (property !== 'updatedAt' && property !== 'editedAt') || Number(record[property]) > Number(record.createdAt ?? record.sentAt ?? 0)

/** Checks one filter. @returns whether the server applies it; `undefined` if that cannot be seen */
async function atBound(
  session: Session,
  { list, key }: Population,
  at: Arguments,
  { range, record, id }: { range: Range; record: Json; id: string },
): Promise<boolean | undefined> {
  const { name, property, operator } = range
  const value = record[property] as number
  const lists = async (bound: number): Promise<boolean | undefined> => {
    const { status, data } = await session.attempt(list, { ...at, [name]: bound })
    return status < 300 && Array.isArray(data) ? (data as Json[]).some((entry) => String(entry[key]) === id) : undefined
  }
  // No bound so far away includes the record.
  const far = operator === 'lte' || operator === 'lt' ? Math.max(0, value - 1_000_000) : value + 1_000_000
  const isKept = far === value ? undefined : await lists(far)
  if (isKept)
    session.report('filter_boundary', '/data', `records for ${name}`, 'the same as without it: the filter is ignored', { key, id, most: 0 })
  if (isKept !== false) return isKept && false
  const isExpected = keeps[operator]
  // Clocks may differ: then the time in a record is not exactly the one that is compared, and only
  // more distant bounds show something.
  if (value > 1e9)
    for (const distance of [10, -10]) {
      if ((await lists(value + distance)) === isExpected(distance)) continue
      session.leaveOut(`${name} at the bound`, `the server compares ${name} with a different time than the one in the record`)
      return true
    }
  for (const distance of [0, 1, -1]) {
    const bound = value + distance
    const got = bound < 0 ? undefined : await lists(bound)
    if (got !== undefined && got !== isExpected(distance))
      session.report(
        'filter_boundary',
        '/data',
        `${got ? 'no' : 'the'} record with ${property} ${value} for ${name} ${bound}`,
        got ? 'listed' : 'not listed',
        got ? { key, id, most: 0 } : { key, id, least: 1 },
      )
  }
  return true
}
