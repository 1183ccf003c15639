import type { Arguments } from '../cases/arguments.ts'
import type { Operation, Parameter } from '../spec/document.ts'
import type { Population } from './population.ts'
import type { Body, Scenario, Session } from './session.ts'
import { nextSecond } from './times.ts'

/** How far a record's own value may be from a bound, and whether the record is kept then. */
const kept: Readonly<Record<string, readonly [offset: number, kept: boolean][]>> = {
  from: [
    [0, true],
    [1, false],
    [-1, true],
  ],
  to: [
    [0, true],
    [1, true],
    [-1, false],
  ],
  gte: [
    [0, true],
    [1, false],
    [-1, true],
  ],
  lte: [
    [0, true],
    [1, true],
    [-1, false],
  ],
  gt: [
    [0, false],
    [1, false],
    [-1, true],
  ],
  lt: [
    [0, false],
    [1, true],
    [-1, false],
  ],
  eq: [
    [0, true],
    [1, false],
    [-1, false],
  ],
}

/** A filter by a bound: the property that it compares, and how. */
interface Range {
  parameter: string
  property: string
  operator: string
  /** Arguments that go with it. */
  beside(value: number): Arguments
}

/** Names that do not say what they compare. */
const named: Readonly<Record<string, Omit<Range, 'parameter'>>> = {
  fromTimestamp: { property: 'sentAt', operator: 'from', beside: () => ({}) },
  // Without the other bound it is ignored.
  toTimestamp: { property: 'sentAt', operator: 'to', beside: (value) => ({ fromTimestamp: value - 3600 }) },
}

function rangeOf({ name }: Parameter): Range | undefined {
  const [, property, operator = ''] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
  if (property && operator in kept) return { parameter: name, property, operator, beside: () => ({}) }
  const known = named[name]
  return known && { parameter: name, ...known }
}

/** Every filter by a bound, with a record exactly at the bound and one beside it. */
export function rangeScenariosOf(populations: readonly Population[], operation: (id: string) => Operation): Scenario[] {
  return populations.flatMap((population): Scenario[] => {
    const ranges = operation(population.list).parameters.flatMap((parameter) => rangeOf(parameter) ?? [])
    if (ranges.length === 0) return []
    return [
      {
        name: 'bounds include or exclude records exactly at them as documented',
        requests: 15 + 6 * ranges.length,
        operation: population.list,
        run: (session) => bounded(session, population, ranges),
      },
    ]
  })
}

async function bounded(session: Session, population: Population, ranges: readonly Range[]): Promise<void> {
  const { list, key } = population
  const made = await population.make(session)
  await nextSecond()
  await population.change?.(session, made)
  const records = await session.list(list, made.at)
  const known = new Map<string, boolean | undefined>()
  for (const range of ranges) {
    const record = records.find((one) => isChanged(one, range.property) && typeof one[range.property] === 'number')
    if (record) known.set(range.parameter, await atBound(session, population, made.at, { range, record, id: String(record[key]) }))
  }
  const filters = ranges.filter(({ parameter }) => known.get(parameter))
  await unchangedLeftOut(session, population, made.at, { filters, records })
  await combined(session, population, made.at, { filters, records })
  await ignoredAlone(session, population, made.at, { filters, records })
  // A server that lacks a filter lacks it for all operators.
  for (const { parameter } of ranges) {
    const other = ranges.find((one) => filterOf(one.parameter) === filterOf(parameter) && known.get(one.parameter))
    if (other && known.get(parameter) === false)
      session.found('filter_boundary', '/data', `records for ${parameter}, as for ${other.parameter}`, 'the filter is ignored')
  }
}

/** What is known of a list: the filters that its server has, and the records that the run made. */
interface Known {
  filters: readonly Range[]
  records: readonly Body[]
}

/** Where the documents say so, a filter by changes gives no record that was never changed, whatever the bound. */
async function unchangedLeftOut(session: Session, { list, key }: Population, at: Arguments, { filters, records }: Known): Promise<void> {
  const { parameters } = session.server.operation(list)
  const unchanged = records.filter((one) => !isChanged(one, 'updatedAt')).map((one) => one[key])
  for (const { parameter, operator } of filters) {
    const described = parameters.find(({ name }) => name === parameter)?.description ?? ''
    if (!/never changed are left out/.test(described)) continue
    const bound = operator === 'from' ? 1 : Math.floor(Date.now() / 1000) + 1_000_000
    session.holds('filter_boundary', await session.list(list, { ...at, [parameter]: bound }), key, [], unchanged)
  }
}

/** Two bounds of one property both apply: neither a record above both nor one below both is listed. */
async function combined(session: Session, { list, key }: Population, at: Arguments, { filters, records }: Known): Promise<void> {
  for (const lower of filters.filter(({ operator }) => ['from', 'gte', 'gt'].includes(operator))) {
    const opposite = { from: 'to', gte: 'lte', gt: 'lt' }[lower.operator]
    const upper = filters.find(({ parameter, operator }) => filterOf(parameter) === filterOf(lower.parameter) && operator === opposite)
    const record = records.find((one) => isChanged(one, lower.property) && typeof one[lower.property] === 'number')
    if (!upper || !record) continue
    const value = record[lower.property] as number
    const step = value > 1e9 ? 10 : 1
    for (const [least, most] of [
      [value - 2 * step, value - step],
      [value + step, value + 2 * step],
    ] as const) {
      const bounds = { [lower.parameter]: Math.max(0, least), [upper.parameter]: Math.max(0, most) }
      session.holds('filter_boundary', await session.list(list, { ...at, ...bounds }), key, [], [record[key]])
    }
  }
}

/** A bound that is ignored without the other leaves the list whole. */
async function ignoredAlone(session: Session, { list, key }: Population, at: Arguments, { filters, records }: Known): Promise<void> {
  const { parameters } = session.server.operation(list)
  const [record] = records
  for (const { parameter } of filters) {
    const described = parameters.find(({ name }) => name === parameter)?.description ?? ''
    if (record && /Ignored without `\w+`/.test(described))
      session.holds('filter_boundary', await session.list(list, { ...at, [parameter]: 1 }), key, [record[key]])
  }
}

const filterOf = (parameter: string): string => parameter.replace(/\[\w+\]$|^(from|to)/, '')

/** Records that were never changed may be left out where a change is asked for. */
const isChanged = (record: Body, property: string): boolean =>
  (property !== 'updatedAt' && property !== 'editedAt') || Number(record[property]) > Number(record.createdAt ?? record.sentAt ?? 0)

/** Checks one filter. @returns whether the server knows it, if that can be seen */
async function atBound(
  session: Session,
  { list, key }: Population,
  at: Arguments,
  { range, record, id }: { range: Range; record: Body; id: string },
): Promise<boolean | undefined> {
  const { parameter, property, operator, beside } = range
  const value = record[property] as number
  const lists = async (bound: number): Promise<boolean | undefined> => {
    const { status, data } = await session.attempt(list, { ...at, ...beside(value), [parameter]: bound })
    return status < 300 && Array.isArray(data) ? (data as Body[]).some((one) => String(one[key]) === id) : undefined
  }
  // A server that does not know the filter ignores or rejects it: then the record stays where no bound could keep it.
  const far = ['to', 'lte', 'lt'].includes(operator) ? Math.max(0, value - 1_000_000) : value + 1_000_000
  const isKept = far === value ? undefined : await lists(far)
  if (isKept !== false) return isKept === undefined ? undefined : false
  const offsets = kept[operator] ?? []
  // Times that are shown may differ from those that are compared, if clocks do: then the bound itself shows nothing.
  const wide = value > 1e9 ? 10 : 0
  for (const [offset, expected] of wide ? offsets : []) if (offset !== 0 && (await lists(value + offset * wide)) !== expected) return true
  for (const [offset, expected] of offsets) {
    const bound = value + offset
    const got = bound < 0 ? undefined : await lists(bound)
    if (got !== undefined && got !== expected)
      session.found(
        'filter_boundary',
        '/data',
        `${expected ? 'the' : 'no'} record with ${property} ${value} for ${parameter} ${bound}`,
        got ? 'listed' : 'not listed',
      )
  }
  return true
}
