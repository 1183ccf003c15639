import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { bodyOf, exampleParameters } from '../../contract-tests/cases/arguments.ts'
import type { Contract } from '../../contract-tests/spec/contract.ts'
import type { Document, Operation } from '../../contract-tests/spec/document.ts'

// The converter has no types of its own.
const { convertV2 } = createRequire(import.meta.url)('openapi-to-postmanv2') as {
  convertV2(
    input: { type: 'string'; data: string },
    options: object,
    done: (error: Error | null, result: { result: boolean; reason?: string; output?: { data: Collection }[] }) => void,
  ): void
}

/** A value that Postman sends or keeps, under a name. */
interface Pair {
  key: string
  value: string
  type?: string
  disabled?: boolean
  description?: string
}

interface Request {
  name?: string
  method: string
  description?: unknown
  url: { host: string[]; path: string[]; query: Pair[]; variable: Pair[] }
  header: Pair[]
  body?: object
  auth?: unknown
}

/** A folder or a request of a collection. */
interface Item {
  id?: string
  name: string
  item?: Item[]
  request?: Request
  response?: { id?: string; code?: number; originalRequest?: Request; [key: string]: unknown }[]
  [key: string]: unknown
}

/** A Postman collection, format 2.1. */
export interface Collection {
  info: { name: string; _postman_id?: string; [key: string]: unknown }
  item: Item[]
  variable: Pair[]
  auth?: unknown
  event?: unknown
}

const options = { folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false }

/**
 * Makes a Postman collection of a document: a folder for each family, a request for each operation with the values of its examples, optional
 * query parameters and headers switched off, credentials from the collection's variables. The output is always the same.
 */
export async function postman(contract: Contract): Promise<Collection> {
  const collection = await convert(contract.document)
  const operations = new Map(contract.operations.map((operation) => [placeOf(operation.method, operation.path), operation]))
  const fill = (items: Item[]): Item[] =>
    items.map((item) => (item.item ? { name: item.name, item: fill(item.item) } : filled(item, contract, operations)))
  const { schema } = collection.info
  return withIds({
    info: { name: collection.info.name, description: contract.document.info.description, schema },
    item: fill(collection.item),
    variable: [...collection.variable, ...contract.credentials.map((header) => ({ key: variableOf(header), value: '', type: 'secret' }))],
    auth: authOf(contract),
  })
}

function convert(document: Document): Promise<Collection> {
  return new Promise((resolve, reject) => {
    convertV2({ type: 'string', data: JSON.stringify(document) }, options, (error, made) => {
      const collection = made?.output?.[0]?.data
      if (collection) resolve(collection)
      else reject(error ?? new Error(`no Postman collection could be made: ${made?.reason}`))
    })
  })
}

/** `POST messages/:id/flagged`: how an operation is found again in a collection. */
const placeOf = (method: string, path: string) => `${method} ${path.replace(/\{([^}]+)\}/g, ':$1').replace(/^\//, '')}`

/** The collection's variable for a credential, by the header that carries it. */
const variableOf = (header: string) => (header === 'apikey' ? 'apiKey' : header)

/** Postman's own authorization carries one header; where two are needed, the requests carry them. */
function authOf({ credentials: [first, ...more] }: Contract): object {
  if (first === undefined || more.length > 0) return { type: 'noauth' }
  const settings = { key: first, value: `{{${variableOf(first)}}}`, in: 'header' }
  return { type: 'apikey', apikey: Object.entries(settings).map(([key, value]) => ({ key, value, type: 'string' })) }
}

/** A request with the values of the operation's examples, and the response that its document shows. */
function filled(item: Item, contract: Contract, operations: ReadonlyMap<string, Operation>): Item {
  const given = item.request
  const operation = given && operations.get(placeOf(given.method, given.url.path.join('/')))
  if (!operation) throw new Error(`${item.name}: the Postman converter made a request that is no operation's`)
  const values = exampleParameters(contract, operation, true)
  const pairs = (place: string): Pair[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, description, required = false, explode }) => {
        const all = [values[name]].flat().map(String)
        const sent = explode === false ? [all.join()] : all
        return sent.map((value) => ({ key: name, value, ...(description && { description }), ...(!required && { disabled: true }) }))
      })
  const body = requestBody(operation)
  const secrets = contract.credentials.length > 1 ? contract.credentials : []
  const request: Request = {
    method: given.method,
    description: operation.description,
    url: { host: ['{{baseUrl}}'], path: given.url.path, query: pairs('query'), variable: pairs('path') },
    header: [
      ...secrets.map((header) => ({ key: header, value: `{{${variableOf(header)}}}` })),
      ...pairs('header'),
      ...('raw' in body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ],
    ...('mode' in body && { body }),
  }
  return { name: item.name, request, response: [responseOf(operation, request)] }
}

function requestBody(operation: Operation): { mode?: string; raw?: string } {
  const body = bodyOf(operation)
  const example = body?.examples[0]?.[1]
  if (!body || example === undefined) return {}
  if (body.type !== 'multipart/form-data')
    return { mode: 'raw', raw: JSON.stringify(example, undefined, 2), ...{ options: { raw: { language: 'json' } } } }
  const fields = Object.entries(example as object).flatMap(([key, value]) =>
    [value].flat().map((one) => ({ key, value: String(one), type: 'text' })),
  )
  return { mode: 'formdata', ...{ formdata: fields } }
}

function responseOf(operation: Operation, originalRequest: Request): { [key: string]: unknown } {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['200', undefined]
  const [type, media] = Object.entries(response?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  return {
    name: example?.summary ?? response?.description ?? status,
    originalRequest,
    code: Number(status),
    status: 'OK',
    header: type ? [{ key: 'Content-Type', value: type }] : [],
    body: example ? JSON.stringify(example.value, undefined, 2) : '',
    _postman_previewlanguage: 'json',
  }
}

/** Postman knows folders and requests by id: each gets an id from its place, so that importing again replaces the earlier version. */
function withIds(collection: Collection): Collection {
  const idOf = (place: string) => {
    const hash = createHash('sha256').update(`cometchat-rest ${place}`).digest('hex')
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  }
  const place = (items: Item[], above: string): Item[] =>
    items.map((item) => {
      const own = `${above}/${item.name}`
      return { id: idOf(own), ...item, ...(item.item && { item: place(item.item, own) }) }
    })
  const { info, item } = collection
  return { ...collection, info: { _postman_id: idOf(info.name), ...info }, item: place(item, info.name) }
}
