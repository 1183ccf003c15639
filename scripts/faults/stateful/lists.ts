import type { Json } from '../../../contract-tests/fake/store.ts'
import { fault, type StatefulFault } from './fault.ts'
import { answering, asking, itemsOf, withoutParameter } from './wraps.ts'

/** Lists in numbered pages. */
const paged = [
  'list-users',
  'list-roles',
  'list-authtokens',
  'list-groups',
  'list-group-members',
  'list-banned-group-users',
  'list-friends',
  'list-blocked-users',
  'list-conversations',
]

/** A list with a cursor. */
const cursored = 'list-all-messages'

const figure = (
  list: string,
  name: string,
  what: string,
  change: (value: number, all: Record<string, number>) => number,
): StatefulFault => ({
  ...fault(
    `${name}-wrong`,
    list,
    what,
    answering((body) => {
      const { pagination } = (body.meta ?? {}) as { pagination?: Record<string, number> }
      if (pagination) pagination[name] = change(pagination[name] ?? 0, pagination)
      return body
    }),
  ),
})

const figures = paged.flatMap((list, index) => {
  const all = [
    figure(list, 'total', 'the total is that of the page', (_, { count = 0, per_page: size = 1, current_page: page = 1, total = 0 }) =>
      total > size ? count + (page - 1) * size : total + 1,
    ),
    figure(list, 'count', 'the count is the size of a page', (value, { per_page: size = 0 }) => (size === value ? value + 1 : size)),
    figure(list, 'per_page', 'per_page is always 100', (value) => (value === 100 ? 25 : 100)),
    figure(list, 'current_page', 'pages are numbered from 0', (value) => value - 1),
    figure(list, 'total_pages', 'total_pages is too high by one', (value) => value + 1),
  ]
  // Each list has one wrong figure, the first one all of them.
  return index === 0 ? all : [all[index % all.length] as StatefulFault]
})

const pages = paged.flatMap((list, index) => {
  const all = [
    fault('page-ignored', list, 'every page is the first', (next) => (call) => {
      const body = structuredClone(next({ ...call, query: { ...call.query, page: 1 } }))
      const { pagination } = (body.meta ?? {}) as { pagination?: Json }
      if (pagination) pagination.current_page = call.query.page ?? 1
      return body
    }),
    fault(
      'page-size-ignored',
      list,
      'perPage changes nothing',
      asking((call) => ({ ...call, query: { ...call.query, perPage: 100 } })),
    ),
    fault('page-repeats-a-record', list, 'a page begins with the last record of the page before', (next) => (call) => {
      const body = structuredClone(next(call))
      const page = Number(call.query.page ?? 1)
      if (page < 2) return body
      const before = itemsOf(next({ ...call, query: { ...call.query, page: page - 1 } }))
      return before.length === 0 || itemsOf(body).length === 0
        ? body
        : { ...body, data: [structuredClone(before.at(-1)) as Json, ...itemsOf(body).slice(1)] }
    }),
  ]
  return index < 2 ? all : [all[index % 2], all[2]].filter((one) => one !== undefined)
})

const cursors: StatefulFault[] = [
  fault(
    'cursor-ends-early',
    cursored,
    'the first page has no cursor',
    answering((body) => {
      const { next: _, cursor: __, ...meta } = body.meta as Json
      return { ...body, meta }
    }),
  ),
  fault('cursor-skips', cursored, 'the next page begins one record too late', (next) => (call) => {
    if (call.query.id === undefined) return next(call)
    const ids = [...call.store.messages.keys()].map(Number).sort((one, other) => one - other)
    const own = Number(call.query.id)
    const further = call.query.affix === 'prepend' ? ids.filter((id) => id < own).at(-1) : ids.find((id) => id > own)
    return next({ ...call, query: { ...call.query, id: String(further ?? own) } })
  }),
  fault(
    'cursor-stands-still',
    cursored,
    'every page is the first',
    asking((call) => {
      const { id: _, sentAt: __, ...query } = call.query
      return { ...call, query }
    }),
  ),
  fault(
    'cursor-repeats',
    cursored,
    'a page begins with the last record of the page before',
    asking((call) => {
      if (call.query.id === undefined) return call
      return { ...call, query: { ...call.query, id: String(Number(call.query.id) + (call.query.affix === 'prepend' ? 1 : -1)) } }
    }),
  ),
  fault('limit-ignored', cursored, 'limit changes nothing', (next) => (call) => {
    const { limit: _, perPage: __, ...query } = call.query
    const body = structuredClone(next({ ...call, query: { ...query, limit: 1000, perPage: 1000 } }))
    const { current } = (body.meta ?? {}) as { current?: Json }
    if (current && call.query.limit !== undefined) current.limit = call.query.limit
    return body
  }),
  fault('affix-ignored', cursored, 'the list always continues after the cursor', withoutParameter('affix')),
  fault('append-from-the-end', cursored, 'append gives the last records of the list, not those beside the cursor', (next) => (call) => {
    const { affix, id, limit } = call.query
    if (affix !== 'append' || id === undefined || limit === undefined) return next(call)
    const body = structuredClone(next({ ...call, query: { ...call.query, limit: 1000 } }))
    return { ...body, data: itemsOf(body).slice(-Number(limit)), meta: next(call).meta }
  }),
]

const sorts: StatefulFault[] = [
  fault(
    'sort-reversed',
    'list-groups',
    'asc and desc are swapped',
    asking((call) => ({
      ...call,
      query:
        call.query.sortBy === undefined && call.query.sortOrder === undefined
          ? call.query
          : { ...call.query, sortOrder: call.query.sortOrder === 'desc' ? 'asc' : 'desc' },
    })),
  ),
  fault(
    'sort-ignored',
    'list-groups',
    'sortBy changes nothing',
    asking(({ query: { sortBy: _, sortOrder: __, ...query }, ...call }) => ({ ...call, query })),
  ),
  fault(
    'sort-by-another',
    'list-groups',
    'sortBy=name sorts by creation',
    asking((call) => ({
      ...call,
      query: call.query.sortBy === 'name' ? { ...call.query, sortBy: 'createdAt' } : call.query,
    })),
  ),
]

/** A query parameter that selects, for a list of each family. */
const ignored = [
  ['list-users', 'searchKey'],
  ['list-groups', 'searchKey'],
  ['list-group-messages', 'searchKey'],
  ['list-conversations', 'conversationType'],
  ['list-submitted-messages', 'sender'],
].map(([list = '', name = '']) => fault('filter-ignored', list, `${name} changes nothing`, withoutParameter(name)))

/** A filter that keeps what it should leave out. */
const inverted = [
  ['list-users', 'status'],
  ['list-groups', 'hasJoined'],
  ['list-group-messages', 'sender'],
  ['list-conversations', 'conversationType'],
].map(([list = '', name = '']) =>
  fault('filter-inverted', list, `${name} keeps the others`, (next) => (call) => {
    const wanted = call.query[name]
    if (wanted === undefined || (name === 'hasJoined' && wanted !== true)) return next(call)
    const kept = JSON.stringify(next({ ...call, query: { ...call.query, perPage: 1000, limit: 1000 } }).data)
    const { [name]: _, ...query } = call.query
    const body = structuredClone(next({ ...call, query }))
    const others = itemsOf(body).filter((item) => !kept.includes(JSON.stringify(item)))
    const { pagination, current } = (body.meta ?? {}) as Record<string, Json | undefined>
    if (pagination)
      Object.assign(pagination, {
        count: others.length,
        total: others.length,
        total_pages: Math.ceil(others.length / Number(pagination.per_page)),
      })
    if (current) current.count = others.length
    return { ...body, data: others }
  }),
)

/** Faults of lists: figures, pages, cursors, sorts and filters. */
export const listFaults = (): StatefulFault[] => [...figures, ...pages, ...cursors, ...sorts, ...ignored, ...inverted]
