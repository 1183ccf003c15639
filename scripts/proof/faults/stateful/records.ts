import type { Json } from '../../../../contract-tests/documents/json.ts'
import type { Call } from '../../../../contract-tests/fake/call.ts'
import { ServiceError } from '../../../../contract-tests/fake/call.ts'
import type { Store } from '../../../../contract-tests/fake/store.ts'
import { itemsOf } from '../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from './fault.ts'
import { afterwards, onResponse, withItems } from './wraps.ts'

/** Records of one kind, and the operations on them. */
interface RecordKind {
  table(store: Store): Map<string, object>
  /** The property that identifies a record in responses, and the path parameter that does. */
  id: string
  path: string
  create: string
  get: string
  list?: string
  update?: string
  remove?: string
  /** A property of free text, and a property that an update of it leaves alone. */
  text?: string
  other?: string
}

const kinds: RecordKind[] = [
  {
    table: (store) => store.users,
    id: 'uid',
    path: 'uid',
    create: 'create-user',
    get: 'get-user',
    list: 'list-users',
    update: 'update-user',
    remove: 'delete-user',
    text: 'name',
    other: 'metadata',
  },
  {
    table: (store) => store.groups,
    id: 'guid',
    path: 'guid',
    create: 'create-group',
    get: 'get-group',
    list: 'list-groups',
    update: 'update-group',
    remove: 'delete-group',
    text: 'name',
    other: 'description',
  },
  {
    table: (store) => store.reasons,
    id: 'id',
    path: 'id',
    create: 'create-reason',
    get: 'get-reason',
    list: 'list-reasons',
    update: 'update-reason',
    remove: 'delete-reason',
    text: 'name',
    other: 'description',
  },
  {
    table: (store) => store.keywordLists,
    id: 'id',
    path: 'keywordId',
    create: 'create-keyword-list',
    get: 'get-keyword-list',
    list: 'list-keyword-lists',
    update: 'update-keyword-list',
    remove: 'delete-keyword-list',
    text: 'name',
  },
  { table: (store) => store.messages, id: 'id', path: 'id', create: 'send-message', get: 'get-message-details', list: 'list-all-messages' },
]

const recordOf = (kind: RecordKind, { store, path }: Call): Json | undefined =>
  (kind.table(store).get(String(path[kind.path]).toLowerCase()) as Json | undefined) ??
  (kind.table(store).get(String(path[kind.path])) as Json | undefined)

/** Puts a table back to what it was. */
function restore<Value>(table: Map<string, Value>, before: ReadonlyMap<string, Value>): void {
  table.clear()
  for (const [key, value] of before) table.set(key, value)
}

/** Faults of creating and reading. */
function created(kind: RecordKind): StatefulFault[] {
  const { table, create, get, list, id, path, text } = kind
  const near = [get, ...(list ? [list] : [])]
  const newest = ({ store }: Call, body: Json) => table(store).get(String((body.data as Json)[id])) as Json | undefined
  const found = [
    fault(
      'created-record-lost',
      create,
      'a created record cannot be read',
      afterwards(({ store }, body) => table(store).delete(String((body.data as Json)[id]))),
      near,
    ),
    fault('another-record-read', get, 'a different record is returned', (next) => (call) => {
      const same = next(call)
      for (const other of table(call.store).keys()) {
        if (other === String(call.path[path])) continue
        try {
          return next({ ...call, actor: undefined, path: { ...call.path, [path]: other } })
        } catch {
          // It belongs to a deleted user.
        }
      }
      return same
    }),
    fault('unknown-record-read', get, 'a request for a missing record gets another record', (next) => (call) => {
      try {
        return next(call)
      } catch (error) {
        const [other] = table(call.store).keys()
        if (!(error instanceof ServiceError) || other === undefined) throw error
        return next({ ...call, actor: undefined, path: { ...call.path, [path]: other } })
      }
    }),
  ]
  if (text)
    found.push(
      fault(
        'stored-otherwise',
        create,
        `a different ${text} is stored`,
        afterwards((call, body) => {
          const record = newest(call, body)
          if (record) record[text] = `${String(record[text])} (copy)`.slice(0, 100)
        }),
        near,
      ),
    )
  if (list) {
    found.push(
      fault(
        'missing-in-list',
        list,
        'the newest record is not in the list',
        onResponse((body) => withItems(body, itemsOf(body).slice(0, -1))),
        [create],
      ),
      fault(
        'twice-in-list',
        list,
        'a record is in the list twice',
        onResponse((body) => {
          const items = itemsOf(body)
          return items[0] ? withItems(body, [...items, items[0]]) : body
        }),
      ),
    )
  }
  return found
}

/** Faults of changing. */
function updated(kind: RecordKind): StatefulFault[] {
  const { table, update, get, text, other } = kind
  if (!update) return []
  const found = [
    fault(
      'update-does-not-stick',
      update,
      'only the response shows the change',
      (next) => (call) => {
        const record = recordOf(kind, call)
        const before = record && structuredClone(record)
        const body = structuredClone(next(call))
        if (record && before) {
          for (const name of Object.keys(record)) delete record[name]
          Object.assign(record, before)
        }
        return body
      },
      [get],
    ),
  ]
  if (text)
    found.push(
      fault(
        'update-changes-all',
        update,
        'all records are changed',
        (next) => (call) => {
          const body = structuredClone(next(call))
          if (call.body[text] !== undefined) for (const record of table(call.store).values()) (record as Json)[text] = call.body[text]
          return body
        },
        [get],
      ),
    )
  if (text && other)
    found.push(
      fault(
        'update-resets-others',
        update,
        `an update without ${other} removes it`,
        (next) => (call) => {
          const body = structuredClone(next(call))
          const record = recordOf(kind, call)
          if (call.body[other] === undefined && record) delete record[other]
          return body
        },
        [get],
      ),
      fault(
        'update-changes-another-field',
        update,
        `${text} is stored as ${other}`,
        (next) => (call) => {
          const body = next(call)
          const record = recordOf(kind, call)
          if (record && call.body[text] !== undefined) record[other] = other === 'metadata' ? { [text]: call.body[text] } : call.body[text]
          return structuredClone(body)
        },
        [get],
      ),
    )
  return found
}

/** Faults of deleting. */
function removed(kind: RecordKind): StatefulFault[] {
  const { table, remove, get, list, id, path } = kind
  if (!remove) return []
  const found = [
    fault(
      'delete-does-nothing',
      remove,
      'a deleted record can still be read',
      (next) => (call) => {
        const before = new Map(table(call.store))
        const record = recordOf(kind, call)
        const copy = record && { ...record }
        const body = next(call)
        restore(table(call.store), before)
        if (record && copy) {
          for (const name of Object.keys(record)) delete record[name]
          Object.assign(record, copy)
        }
        return body
      },
      [get],
    ),
    fault(
      'delete-removes-another',
      remove,
      'another record is deleted as well',
      (next) => (call) => {
        const own = String(call.path[path])
        const body = next(call)
        const neighbour = [...table(call.store).keys()].filter((key) => key !== own && key !== call.key.apiKey && key !== 'default').at(-1)
        if (neighbour !== undefined) table(call.store).delete(neighbour)
        return body
      },
      [get],
    ),
  ]
  if (list) {
    const ghosts: Json[] = []
    found.push({
      ...fault('delete-leaves-it-in-the-list', remove, 'a deleted record is still listed', (next) => next, [list]),
      handlers: {
        [remove]: (next) => (call) => {
          const ghost = String(call.path[path])
          const body = next(call)
          ghosts.push({ [id]: ghost })
          return body
        },
        [list]: onResponse((body) => {
          const [like] = itemsOf(body)
          return like ? withItems(body, [...itemsOf(body), ...ghosts.map((ghost) => ({ ...like, ...ghost }))]) : body
        }),
      },
    })
  }
  return found
}

/** Ways in which a text does not come back as it was sent. */
const garbled: [kind: string, what: string, change: (text: string) => string][] = [
  ['emoji-lost', 'emoji are removed', (text) => text.replace(/\p{Extended_Pictographic}/gu, '')],
  ['markup-escaped', 'markup is escaped', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  ['text-cut-off', 'a text is truncated to 20 characters', (text) => [...text].slice(0, 20).join('')],
  ['text-lowercased', 'a text is in lower case', (text) => text.toLowerCase()],
]

const texts: [operation: string, ...steps: string[]][] = [
  ['create-user', 'data', 'name'],
  ['create-group', 'data', 'name'],
  ['send-message', 'data', 'data', 'text'],
]

const echoes = texts.flatMap(([operation, ...steps]) =>
  garbled.map(([kind, what, change]) =>
    fault(
      kind,
      operation,
      `${what} in the response`,
      onResponse((body) => {
        const parent = steps.slice(0, -1).reduce<Json>((value, step) => (value[step] ?? {}) as Json, body)
        const last = steps.at(-1) as string
        if (typeof parent[last] === 'string') parent[last] = change(parent[last]) || 'x'
        return body
      }),
    ),
  ),
)

const stored = garbled.map(([kind, what, change]) =>
  fault(
    `${kind}-in-store`,
    'send-message',
    `${what} when the message is read again`,
    afterwards(({ store }, body) => {
      const record = store.messages.get(String((body.data as Json).id))
      if (record && typeof record.data.text === 'string') record.data.text = change(record.data.text) || 'x'
    }),
    ['get-message-details', 'list-all-messages', 'list-group-messages'],
  ),
)

/** Faults of records: created, read, changed, deleted, and their texts. */
export const recordFaults: readonly StatefulFault[] = [
  ...kinds.flatMap((kind) => [...created(kind), ...updated(kind), ...removed(kind)]),
  ...echoes,
  ...stored,
]
