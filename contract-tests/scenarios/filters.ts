import { type Arguments, plainSchema } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { typesOf } from '../documents/subschemas.ts'
import { stableParameters } from '../server/editions.ts'
import type { Resource } from '../server/resources.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { moderationPopulations } from './moderation/populations.ts'
import { pagesAgree, pagesAgreeUndisturbed } from './pages.ts'
import { type Population, type Query, scenarioOf } from './population.ts'
import { statedFilters, statedQuery } from './statedFilters.ts'
import { apiKeys } from './users/populations.ts'

const populations: readonly Population[] = [apiKeys, ...moderationPopulations]

/**
 * Scenarios of filters, sorting and paging, over records that differ in every filtered property.
 */
export const filterScenarios = (server: ServerContext): Scenario[] => [
  ...populations.map((population) =>
    scenarioOf(population, {
      name: 'every filter returns the matching records',
      requests: 28,
      run: (session) => filtered(session, population),
    }),
  ),
  ...populations
    .filter(({ list }) => server.operation(list).paging?.style === 'page')
    .map((population) =>
      scenarioOf(population, {
        name: 'small pages contain the same records as a large page',
        requests: 20,
        run: (session) => paged(session, population),
      }),
    ),
  ...[...server.resources.values()].flatMap(shortLists),
]

/**
 * Scenarios of the pages or the limit of a list of the whole app, whose records no population has.
 */
function shortLists({ collection, list, create, parameter }: Resource): Scenario[] {
  if (!list || !create || collection.includes('{') || populations.some((population) => population.list === list.id)) return []
  if (list.paging?.style === 'page')
    return [
      {
        name: 'small pages contain the same records as a large page',
        operation: list.id,
        async run(session) {
          await createTwo(session, collection)
          await pagesAgreeUndisturbed(session, list, {}, parameter)
        },
      },
    ]
  if (list.paging?.style !== 'none' || !stableParameters(list).has('limit')) return []
  return [{ name: 'returns no more records than the limit', operation: list.id, run: (session) => limited(session, collection, list.id) }]
}

/** Creates two records like one of the examples. */
async function createTwo({ fixtures, server }: Session, collection: string): Promise<void> {
  const [name = 'one'] = server.names.get(collection) ?? []
  for (const example of [name, `${name}2`]) await fixtures.record(collection, example)
}

async function limited(session: Session, collection: string, list: string): Promise<void> {
  await createTwo(session, collection)
  const { length } = await session.list(list)
  session.equal('page_size', '/data', Math.min(1, length), (await session.list(list, { limit: 1 })).length)
}

async function filtered(session: Session, { list, key, create }: Population): Promise<void> {
  const { at, ids, queries } = await create(session)
  const operation = session.server.operation(list)
  const known = stableParameters(operation)
  const supported = queries.filter(({ args }) => Object.keys(args).every((name) => known.has(name)))
  const idsOf = (names: readonly string[]) => names.map((name) => ids[name] as string)
  const unfiltered = queries.find(({ args }) => Object.keys(args).length === 0)?.includes ?? []
  const left = ({ excludes }: Query) => excludes.filter((name) => unfiltered.includes(name))
  // A filter that is accepted applies, if there is a record for it to keep and one to leave out.
  const canTell = (query: Query) => query.includes.length > 0 && left(query).length > 0
  const isApplied = (records: readonly Json[], query: Query) =>
    query.matches && left(query).length === 0
      ? records.every(query.matches)
      : idsOf(left(query)).some((id) => !records.some((record) => String(record[key]) === id))
  const search = (args: Arguments) => session.list(list, { ...at, ...wrapped(session, operation, args) })
  const compare = async (records: readonly Json[], { args, includes, excludes, matches, agree }: Query) => {
    const rule = `filter ${Object.keys(args).join(' ')}`.trim()
    const others = idsOf(excludes)
    const isWrong = holdsAny(records, key, others)
    const isFree = isWrong && (await isApproximate(operation, args, { search, key, ids: Object.values(ids) }))
    // A finding shows the last response.
    if (isWrong && !isFree && args.searchKey !== undefined) await search(args)
    session.contains(rule, records, key, idsOf(includes), isFree ? [] : others)
    const wrong = matches && records.find((record) => !matches(record))
    if (wrong || agree?.(records) === false) session.report(rule, '/data', `records for ${JSON.stringify(args)}`, wrong ?? records)
  }
  const tryQuery = async (query: Query) => compare(await search(query.args), query)
  const [first, ...others] = supported
  // A message that was just sent may not be listed yet.
  if (first) await session.soon(() => tryQuery(first))
  for (const query of others) await tryQuery(query)
  // That a page has no more records than requested is checked on every response.
  if (unfiltered.length > 2) await shortPage(session, operation, at)
  const stated = statedFilters(operation, queries).filter(({ name }) => known.has(name))
  const records = stated.length > 0 ? await search({}) : []
  for (const filter of stated) {
    const query = statedQuery(filter, records, ids, key, (value) => session.server.contract.accepts(filter.schema, value))
    if (query) await tryQuery(query)
  }
  for (const query of queries.filter((candidate) => !supported.includes(candidate))) {
    const { status, data } = await session.attempt(list, { ...at, ...wrapped(session, operation, query.args) })
    const named = Object.keys(query.args).join(' with ')
    const only = 'which only a newer edition of the documents names'
    if (status >= 300 || !Array.isArray(data)) session.leaveOut(`filter ${named}`, `the server rejects ${named}, ${only}`)
    else if (canTell(query) || isApplied(data as Json[], query)) await compare(data as Json[], query)
    else session.leaveOut(`filter ${named}`, `no record shows whether the server ignores ${named}, ${only}`)
  }
  for (const query of combinedQueries(supported.filter(({ args }) => !Object.keys(args).some((name) => name in at)))) {
    const { status, data } = await session.attempt(list, { ...at, ...wrapped(session, operation, query.args) })
    const named = Object.keys(query.args).join(' with ')
    // Which filters can be combined is not documented, but a filter that is accepted applies.
    if (status < 300 && Array.isArray(data)) await compare(data as Json[], query)
    else session.leaveOut(`filter ${named}`, `the server rejects ${named}, and which filters can be combined is not documented`)
  }
}

/**
 * Requests two records by every name of the size of a page. Of two names the acting user may decide
 * which applies.
 */
async function shortPage(session: Session, operation: Operation, { onBehalfOf, ...at }: Arguments): Promise<void> {
  const known = stableParameters(operation)
  const sizes = ['perPage', 'limit'].filter((name) => known.has(name))
  if (sizes.length === 0) return
  const actor = sizes.length === 1 && onBehalfOf !== undefined && { onBehalfOf }
  await session.call(operation.id, { ...at, ...actor, ...Object.fromEntries(sizes.map((name) => [name, 2])) })
}

/**
 * Pairs of filters of which neither may be ignored beside the other. Each filter is in at most one
 * pair.
 */
function combinedQueries(queries: readonly Query[]): Query[] {
  const filters = queries.filter(({ args, includes }) => Object.keys(args).length > 0 && includes.length > 0)
  const paired = new Set<string>()
  const pairs: Query[] = []
  for (const one of filters) {
    const isPartner = (other: Query) => isApart(one.args, other.args) && isSeen(one, other) && isSeen(other, one)
    const other = filters.find((candidate) => !paired.has(nameOf(candidate)) && isPartner(candidate))
    if (!other || paired.has(nameOf(one))) continue
    for (const query of [one, other]) paired.add(nameOf(query))
    pairs.push(both(one, other))
  }
  return pairs
}

const nameOf = ({ args }: Query): string => Object.keys(args).join(' ')

/**
 * What the filters are about, without the difference between a single value and several: a server
 * may read filters about the same subject as alternatives.
 */
const subjectsOf = (args: Arguments): string[] =>
  Object.keys(args).map((name) =>
    /^(has|attachment|mention|myMention)/.test(name)
      ? 'content'
      : name
          .replace(/(UID|GUID)$/, '')
          .replace(/ies$/, 'y')
          .replace(/s$/, ''),
  )

const isApart = (one: Arguments, other: Arguments): boolean => !subjectsOf(one).some((name) => subjectsOf(other).includes(name))

/** Whether the result shows that the second query was ignored beside the first. */
const isSeen = (one: Query, other: Query): boolean => one.includes.some((name) => other.excludes.includes(name))

const both = (one: Query, other: Query): Query => {
  const matches = [one, other].flatMap((query) => query.matches ?? [])
  return {
    args: { ...one.args, ...other.args },
    includes: one.includes.filter((name) => other.includes.includes(name)),
    excludes: [...new Set([...one.excludes, ...other.excludes])],
    matches: (record) => matches.every((holds) => holds(record)),
  }
}

const holdsAny = (records: readonly Json[], key: string, ids: readonly string[]): boolean =>
  records.some((record) => ids.includes(String(record[key]).toLowerCase()))

/** How to repeat a search with another text, and the records of the run. */
interface Search {
  readonly search: (args: Arguments) => Promise<Json[]>
  readonly key: string
  readonly ids: readonly string[]
}

/**
 * Whether a search also finds records that only resemble the text: most documents do not say what
 * matches. Such a search finds them for a text that no record has as well, in which another
 * character stands for `%` and `_`, but it finds nothing for a text unlike any record.
 */
async function isApproximate({ parameters }: Operation, args: Arguments, { search, key, ids }: Search): Promise<boolean> {
  const { searchKey } = args
  const rule = parameters.find(({ name }) => name === 'searchKey')?.['x-filter']
  if (typeof searchKey !== 'string' || rule?.operator === 'prefix') return false
  const similar = /[%_]/.test(searchKey) ? searchKey.replace(/[%_]/g, '~') : `${searchKey}zzq`
  return (
    holdsAny(await search({ ...args, searchKey: similar }), key, ids) &&
    !holdsAny(await search({ ...args, searchKey: 'qqvzxjwq' }), key, ids)
  )
}

/** Wraps single values in a list where the parameter takes a list. */
const wrapped = ({ server }: Session, { parameters }: Operation, args: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const parameter = parameters.find((candidate) => candidate.name === name)
      const list = parameter && typesOf(plainSchema(server.contract, parameter.schema)).includes('array')
      return [name, list && !Array.isArray(value) ? [value] : value]
    }),
  )

async function paged(session: Session, { list, key, create }: Population): Promise<void> {
  const { at } = await create(session)
  await lastPageHasRest(session, list, at)
  await pagesAgree(session, session.server.operation(list), at, key)
}

/**
 * A page whose size is one less than the length of the list is full, and the second page has the
 * last record.
 */
async function lastPageHasRest(session: Session, list: string, at: Arguments): Promise<void> {
  const { length } = await session.list(list, at)
  if (length < 2 || length > 90) return
  const sizes = [
    await session.list(list, { ...at, perPage: length - 1 }),
    await session.list(list, { ...at, perPage: length - 1, page: 2 }),
  ].map((records) => records.length)
  session.equal('page_size', '/data', [length - 1, 1], sizes)
}
