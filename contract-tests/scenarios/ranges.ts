import type { Arguments } from '../cases/arguments.ts'
import type { Operation, Parameter } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { nextSecond } from '../server/times.ts'
import type { Population } from './population.ts'

/** Whether each operator keeps a record, by the distance of the bound from the record's own value. */
const keeps: Readonly<Record<string, (distance: number) => boolean>> = {
  from: (distance) => distance <= 0,
  to: (distance) => distance >= 0,
  gte: (distance) => distance <= 0,
  lte: (distance) => distance >= 0,
  gt: (distance) => distance < 0,
  lt: (distance) => distance > 0,
  eq: (distance) => distance === 0,
}

/** A filter by a bound: the property that it compares, and how. */
interface Range {
  parameter: string
  property: string
  operator: string
  /** Further arguments that it needs. */
  companions(value: number): Arguments
}

/** Filters whose names do not show what they compare. */
const timestamps: Readonly<Record<string, Omit<Range, 'parameter'>>> = {
  fromTimestamp: { property: 'sentAt', operator: 'from', companions: () => ({}) },
  // Ignored without the other bound.
  toTimestamp: { property: 'sentAt', operator: 'to', companions: (value) => ({ fromTimestamp: value - 3600 }) },
}

function rangeOf({ name }: Parameter): Range | undefined {
  const [, property, operator = ''] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
  if (property && operator in keeps) return { parameter: name, property, operator, companions: () => ({}) }
  const known = timestamps[name]
  return known && { parameter: name, ...known }
}

/** Tries every filter by a bound with records exactly at the bound and next to it. */
export function rangeScenariosOf(populations: readonly Population[], operation: (id: string) => Operation): Scenario[] {
  return populations.flatMap((population): Scenario[] => {
    const ranges = operation(population.list).parameters.flatMap((parameter) => rangeOf(parameter) ?? [])
    if (ranges.length === 0) return []
    return [
      {
        name: 'range filters include or exclude their bounds as documented',
        requests: 15 + 6 * ranges.length,
        operation: population.list,
        run: (session) => bounded(session, population, ranges),
      },
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
    if (record) known.set(range.parameter, await atBound(session, population, populated.at, { range, record, id: String(record[key]) }))
  }
  const filters = ranges.filter(({ parameter }) => known.get(parameter))
  await unchangedLeftOut(session, population, populated.at, { filters, records })
  await combined(session, population, populated.at, { filters, records })
  await ignoredAlone(session, population, populated.at, { filters, records })
  // A server that lacks a filter lacks it for all operators.
  for (const { parameter } of ranges) {
    const other = filters.find((candidate) => filterOf(candidate.parameter) === filterOf(parameter))
    if (other && known.get(parameter) === false)
      session.report('filter_boundary', '/data', `records for ${parameter}, as for ${other.parameter}`, 'the filter is ignored')
    else if (!known.get(parameter))
      session.leaveOut(parameter, `the server ignores ${parameter}, or no record has a value to compare with it`)
  }
}

/** The filters that the server supports, and the records of the run. */
interface RangeCheck {
  filters: readonly Range[]
  records: readonly Json[]
}

/** Where the documents say so, a filter by time of change returns no record that was never changed, whatever the bound. */
async function unchangedLeftOut(
  session: Session,
  { list, key }: Population,
  at: Arguments,
  { filters, records }: RangeCheck,
): Promise<void> {
  const { parameters } = session.server.operation(list)
  const unchanged = records.filter((record) => !isChanged(record, 'updatedAt')).map((record) => record[key])
  for (const { parameter, operator } of filters) {
    const described = parameters.find(({ name }) => name === parameter)?.description ?? ''
    if (!/never changed are left out/.test(described)) continue
    const bound = operator === 'from' ? 1 : Math.floor(Date.now() / 1000) + 1_000_000
    session.contains('filter_boundary', await session.list(list, { ...at, [parameter]: bound }), key, [], unchanged)
  }
}

/** Two bounds of one property both apply: neither a record above both nor one below both is listed. */
async function combined(session: Session, { list, key }: Population, at: Arguments, { filters, records }: RangeCheck): Promise<void> {
  for (const lower of filters.filter(({ operator }) => ['from', 'gte', 'gt'].includes(operator))) {
    const opposite = { from: 'to', gte: 'lte', gt: 'lt' }[lower.operator]
    const upper = filters.find(({ parameter, operator }) => filterOf(parameter) === filterOf(lower.parameter) && operator === opposite)
    const record = records.find((entry) => isChanged(entry, lower.property) && typeof entry[lower.property] === 'number')
    if (!upper || !record) continue
    const value = record[lower.property] as number
    const step = value > 1e9 ? 10 : 1
    for (const [least, most] of [
      [value - 2 * step, value - step],
      [value + step, value + 2 * step],
    ] as const) {
      const bounds = { [lower.parameter]: Math.max(0, least), [upper.parameter]: Math.max(0, most) }
      session.contains('filter_boundary', await session.list(list, { ...at, ...bounds }), key, [], [record[key]])
    }
  }
}

/** A bound that is ignored without the other does not shorten the list. */
async function ignoredAlone(session: Session, { list, key }: Population, at: Arguments, { filters, records }: RangeCheck): Promise<void> {
  const { parameters } = session.server.operation(list)
  const [record] = records
  for (const { parameter } of filters) {
    const described = parameters.find(({ name }) => name === parameter)?.description ?? ''
    if (record && /Ignored without `\w+`/.test(described))
      session.contains('filter_boundary', await session.list(list, { ...at, [parameter]: 1 }), key, [record[key]])
  }
}

const filterOf = (parameter: string): string => parameter.replace(/\[\w+\]$|^(from|to)/, '')

/** A filter by time of change may leave out records that were never changed. */
const isChanged = (record: Json, property: string): boolean =>
  (property !== 'updatedAt' && property !== 'editedAt') || Number(record[property]) > Number(record.createdAt ?? record.sentAt ?? 0)

/** Checks one filter. @returns whether the server supports it, if that can be seen */
async function atBound(
  session: Session,
  { list, key }: Population,
  at: Arguments,
  { range, record, id }: { range: Range; record: Json; id: string },
): Promise<boolean | undefined> {
  const { parameter, property, operator, companions } = range
  const value = record[property] as number
  const lists = async (bound: number): Promise<boolean | undefined> => {
    const { status, data } = await session.attempt(list, { ...at, ...companions(value), [parameter]: bound })
    return status < 300 && Array.isArray(data) ? (data as Json[]).some((entry) => String(entry[key]) === id) : undefined
  }
  // A server that does not support the filter ignores or rejects it: then the record is listed although no bound could include it.
  const far = ['to', 'lte', 'lt'].includes(operator) ? Math.max(0, value - 1_000_000) : value + 1_000_000
  const isKept = far === value ? undefined : await lists(far)
  if (isKept !== false) return isKept === undefined ? undefined : false
  const isExpected = keeps[operator] as (distance: number) => boolean
  // Clocks may differ: then the time in a record is not exactly the one that is compared, and only more distant bounds show something.
  if (value > 1e9)
    for (const distance of [10, -10]) {
      if ((await lists(value + distance)) === isExpected(distance)) continue
      session.leaveOut(`${parameter} at the bound`, `the server compares ${parameter} with a different time than the one in the record`)
      return true
    }
  for (const distance of [0, 1, -1]) {
    const bound = value + distance
    const got = bound < 0 ? undefined : await lists(bound)
    if (got !== undefined && got !== isExpected(distance))
      session.report(
        'filter_boundary',
        '/data',
        `${got ? 'no' : 'the'} record with ${property} ${value} for ${parameter} ${bound}`,
        got ? 'listed' : 'not listed',
      )
  }
  return true
}
