import type { Json } from '../../../../contract-tests/documents/json.ts'
import { itemsOf, onCall, type Wrap } from '../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from './fault.ts'
import { dataOf, onResponse, withItems, withoutParameter } from './wraps.ts'

/** A list with a cursor. */
const cursored = 'list-all-messages'

const countFault = (
  list: string,
  name: string,
  what: string,
  change: (value: number, all: Record<string, number>) => number,
): StatefulFault => ({
  ...fault(
    `${name}-wrong`,
    list,
    what,
    onResponse((body) => {
      const { pagination } = (body.meta ?? {}) as { pagination?: Record<string, number> }
      if (pagination) pagination[name] = change(pagination[name] ?? 0, pagination)
      return body
    }),
  ),
})

const wrongTotal = (list: string) =>
  countFault(list, 'total', 'the total is that of the page', (_, { count = 0, per_page: size = 1, current_page: page = 1, total = 0 }) =>
    total > size ? count + (page - 1) * size : total + 1,
  )
const wrongPageNumber = (list: string) => countFault(list, 'current_page', 'pages are numbered from 0', (value) => value - 1)
const wrongNumberOfPages = (list: string) => countFault(list, 'total_pages', 'total_pages is too high by 1', (value) => value + 1)

const counts = [
  ...['list-users', 'list-banned-group-users'].map(wrongTotal),
  ...['list-users', 'list-groups', 'list-conversations'].map(wrongPageNumber),
  ...['list-users', 'list-group-members'].map(wrongNumberOfPages),
  countFault('list-users', 'count', 'the count is the size of a page', (value, { per_page: size = 0 }) =>
    size === value ? value + 1 : size,
  ),
  countFault('list-users', 'per_page', 'per_page is always 100', (value) => (value === 100 ? 25 : 100)),
]

const pages = [
  ...['list-users', 'list-group-members', 'list-conversations'].map((list) =>
    fault('page-ignored', list, 'every page is the first', (next) => (call) => {
      const body = structuredClone(next({ ...call, query: { ...call.query, page: 1 } }))
      const { pagination } = (body.meta ?? {}) as { pagination?: Json }
      if (pagination) pagination.current_page = call.query.page ?? 1
      return body
    }),
  ),
  ...['list-users', 'list-groups', 'list-user-conversations'].map((list) =>
    fault(
      'page-size-ignored',
      list,
      'perPage is ignored',
      onCall((call) => ({ ...call, query: { ...call.query, perPage: 100 } })),
    ),
  ),
  ...['list-users', 'list-groups', 'list-conversations'].map((list) =>
    fault('page-repeats-a-record', list, 'a page begins with the last record of the previous page', (next) => (call) => {
      const body = structuredClone(next(call))
      const page = Number(call.query.page ?? 1)
      if (page < 2) return body
      const before = itemsOf(next({ ...call, query: { ...call.query, page: page - 1 } }))
      return before.length === 0 || itemsOf(body).length === 0
        ? body
        : { ...body, data: [structuredClone(before.at(-1)) as Json, ...itemsOf(body).slice(1)] }
    }),
  ),
]

const cursors: StatefulFault[] = [
  fault(
    'cursor-ends-early',
    cursored,
    'the first page has no cursor',
    onResponse((body) => {
      const { next: _, cursor: __, ...meta } = body.meta as Json
      return { ...body, meta }
    }),
  ),
  fault('cursor-skips', cursored, 'the next page skips a record', (next) => (call) => {
    if (call.query.id === undefined) return next(call)
    const ids = [...call.store.messages.keys()].map(Number).sort((a, b) => a - b)
    const own = Number(call.query.id)
    const further = call.query.affix === 'prepend' ? ids.filter((id) => id < own).at(-1) : ids.find((id) => id > own)
    return next({ ...call, query: { ...call.query, id: String(further ?? own) } })
  }),
  fault(
    'cursor-stands-still',
    cursored,
    'every page is the first',
    onCall((call) => {
      const { id: _, sentAt: __, ...query } = call.query
      return { ...call, query }
    }),
  ),
  fault(
    'cursor-repeats',
    cursored,
    'a page begins with the last record of the previous page',
    onCall((call) => {
      if (call.query.id === undefined) return call
      return { ...call, query: { ...call.query, id: String(Number(call.query.id) + (call.query.affix === 'prepend' ? 1 : -1)) } }
    }),
  ),
  fault('limit-ignored', cursored, 'limit is ignored', (next) => (call) => {
    const { limit: _, perPage: __, ...query } = call.query
    const body = structuredClone(next({ ...call, query: { ...query, limit: 1000, perPage: 1000 } }))
    const { current } = (body.meta ?? {}) as { current?: Json }
    if (current && call.query.limit !== undefined) current.limit = call.query.limit
    return body
  }),
  fault('affix-ignored', cursored, 'the list always continues after the cursor', withoutParameter('affix')),
  fault('affix-ignored', 'list-threads', 'the list always continues after the cursor', withoutParameter('affix')),
  fault('limit-ignored', 'list-threads', 'limit is ignored', withoutParameter('limit')),
  fault(
    'conversations-by-prefix',
    'list-all-messages',
    'messages of conversations whose ids begin with the same text are listed as well',
    (next) => (call) => {
      const { conversationId } = call.query
      const all = new Set([...call.store.messages.values()].map((message) => message.conversationId))
      const longer = [...all].filter((id) => conversationId !== undefined && id !== conversationId && id.startsWith(String(conversationId)))
      const others = longer.flatMap((id) => itemsOf(structuredClone(next({ ...call, query: { ...call.query, conversationId: id } }))))
      const body = structuredClone(next(call))
      return others.length > 0 ? withItems(body, [...itemsOf(body), ...others]) : body
    },
    ['send-message'],
  ),
  fault('cursor-ignored', 'list-threads', 'every page is the first', withoutParameter('updatedAt')),
  fault('prepend-skips', 'list-group-messages', 'a page before the cursor skips a message', (next) => (call) => {
    const { affix, id, limit } = call.query
    if (affix !== 'prepend' || id === undefined || Number(limit) < 3 || Number(limit) > 50) return next(call)
    const body = structuredClone(next(call))
    return itemsOf(body).length === Number(limit) ? withItems(body, itemsOf(body).slice(1)) : body
  }),
  fault('append-from-the-end', cursored, 'append returns the last records of the list, not those after the cursor', (next) => (call) => {
    const { affix, id, limit } = call.query
    if (affix !== 'append' || id === undefined || limit === undefined) return next(call)
    const body = structuredClone(next({ ...call, query: { ...call.query, limit: 1000 } }))
    return { ...body, data: itemsOf(body).slice(-Number(limit)), meta: next(call).meta }
  }),
  fault(
    'prepend-from-the-start',
    cursored,
    'prepend returns the first records of the list, not those before the cursor',
    (next) => (call) => {
      const { affix, id, limit } = call.query
      if (affix !== 'prepend' || id === undefined || limit === undefined) return next(call)
      const body = structuredClone(next({ ...call, query: { ...call.query, limit: 1000 } }))
      return { ...body, data: itemsOf(body).slice(0, Number(limit)), meta: next(call).meta }
    },
  ),
]

const sorts: StatefulFault[] = [
  fault(
    'sorted-by-name-only',
    'list-groups',
    'the list is sorted by name, whatever sortBy says',
    onCall((call) => (call.query.sortBy === undefined ? call : { ...call, query: { ...call.query, sortBy: 'name' } })),
  ),
  fault(
    'sort-reversed',
    'list-groups',
    'asc and desc are swapped',
    onCall((call) => ({
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
    'sortBy is ignored',
    onCall(({ query: { sortBy: _, sortOrder: __, ...query }, ...call }) => ({ ...call, query })),
  ),
  fault(
    'sort-by-another',
    'list-groups',
    'sortBy=name sorts by createdAt',
    onCall((call) => ({
      ...call,
      query: call.query.sortBy === 'name' ? { ...call.query, sortBy: 'createdAt' } : call.query,
    })),
  ),
  fault(
    'equal-keys-repeat',
    'list-groups',
    'groups with the same name have a different order on each page',
    onResponse((body, call) => {
      if (call.query.sortBy !== 'name' || Number(call.query.perPage) !== 1 || Number(call.query.page ?? 1) % 2 === 1) return body
      return withItems(
        body,
        itemsOf(body).map((group) => ({ ...group, guid: String(group.guid).replace(/\d$/, '1') })),
      )
    }),
  ),
]

/** Calls with another bound. */
const shifted = (parameter: string, by: number): Wrap =>
  onCall((call) => {
    const bound = call.query[parameter]
    return bound === undefined ? call : { ...call, query: { ...call.query, [parameter]: Number(bound) + by } }
  })

/** A limit that the server silently lowers. */
const capped = (name: string, most: number): Wrap =>
  onResponse((body, call) =>
    Number(call.query[name]) > most && itemsOf(body).length > most ? withItems(body, itemsOf(body).slice(0, most)) : body,
  )

const like = (text: string, key: string) =>
  new RegExp(
    key
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('_', '.')
      .replaceAll('%', '.*'),
    'i',
  ).test(text)

const wildcards =
  (names: readonly string[]): Wrap =>
  (next) =>
  (call) => {
    const key = String(call.query.searchKey ?? '')
    if (!/[%_]/.test(key)) return next(call)
    const { searchKey: _, ...query } = call.query
    const all = itemsOf(structuredClone(next({ ...call, query: { ...query, perPage: 1000, limit: 1000 } })))
    const data = all.filter((record) => names.some((name) => like(String(record[name] ?? dataOf(record)[name] ?? ''), key)))
    const body = withItems(structuredClone(next(call)), data)
    const { pagination } = (body.meta ?? {}) as { pagination?: Record<string, number> }
    if (pagination) pagination.total_pages = Math.ceil(data.length / (pagination.per_page ?? 100))
    return body
  }

const bounds: StatefulFault[] = [
  fault('bound-off-by-one', 'list-users', 'createdAt[from] excludes the time itself', shifted('createdAt[from]', 1)),
  fault('bound-off-by-one', 'list-groups', 'membersCount[gte] excludes the number itself', shifted('membersCount[gte]', 1)),
  fault('bound-off-by-one', 'list-group-messages', 'fromTimestamp excludes the time itself', shifted('fromTimestamp', 1)),
  fault('upper-bound-off-by-one', 'list-all-messages', 'toTimestamp excludes the time itself', shifted('toTimestamp', -1)),
  fault('upper-bound-off-by-one', 'list-groups', 'membersCount[lte] excludes the number itself', shifted('membersCount[lte]', -1)),
  fault('exclusive-bound-includes', 'list-groups', 'membersCount[gt] includes the number itself', shifted('membersCount[gt]', -1)),
  fault('one-operator-ignored', 'list-groups', 'membersCount[eq] is ignored', withoutParameter('membersCount[eq]')),
]

const limits: StatefulFault[] = [
  fault('smaller-limit', 'list-users', 'a page has at most two records', capped('perPage', 2)),
  fault('smaller-limit', 'list-groups', 'a page has at most two records', capped('perPage', 2)),
  fault('smaller-limit', 'list-group-messages', 'a page has at most five messages', capped('limit', 5)),
  {
    id: 'default-limit: list-group-messages',
    kind: 'default-limit',
    operation: 'list-group-messages',
    what: 'without a limit, a hundred messages are returned',
    request: (request) =>
      /[?&]limit=/.test(request.url) ? request : { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}limit=100` },
  },
]

const searches: StatefulFault[] = [
  fault('wildcards-in-search', 'list-users', '_ and % stand for other characters', wildcards(['uid', 'name'])),
  fault('wildcards-in-search', 'list-groups', '_ and % stand for other characters', wildcards(['guid', 'name'])),
  fault('wildcards-in-search', 'list-group-messages', '_ and % stand for other characters', wildcards(['text'])),
  fault('tag-prefix-matches', 'list-users', 'tags that begin with the requested tag match', (next) => (call) => {
    const wanted = call.query.tags as string[] | undefined
    if (!wanted) return next(call)
    const { tags: _, ...query } = call.query
    const body = structuredClone(next({ ...call, query: { ...query, withTags: true } }))
    return withItems(
      body,
      itemsOf(body).filter((user) => wanted.every((tag) => ((user.tags ?? []) as string[]).some((other) => other.startsWith(tag)))),
    )
  }),
]

/** A filter for a list of each family. */
const ignored = [
  ['list-users', 'searchKey'],
  ['list-groups', 'searchKey'],
  ['list-group-messages', 'searchKey'],
  ['list-conversations', 'conversationType'],
  ['list-submitted-messages', 'sender'],
].map(([list = '', name = '']) => fault('filter-ignored', list, `${name} is ignored`, withoutParameter(name)))

/** Filters that return what they should leave out. */
const inverted = [
  ['list-users', 'status'],
  ['list-groups', 'hasJoined'],
  ['list-group-messages', 'sender'],
  ['list-conversations', 'conversationType'],
].map(([list = '', name = '']) =>
  fault('filter-inverted', list, `${name} returns the other records`, (next) => (call) => {
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

/** Faults of lists: counts, pages, limits, cursors, sorting and filters. */
export const listFaults: readonly StatefulFault[] = [
  ...counts,
  ...pages,
  ...limits,
  ...cursors,
  ...sorts,
  ...bounds,
  ...searches,
  ...ignored,
  ...inverted,
]
