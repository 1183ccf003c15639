import type { OperationEntry } from '../../generated/operationTable.ts'
import { withoutPrototype } from './withoutPrototype.ts'

/**
 * Where an argument goes in the request. A `joined` list goes in the query, its values joined with
 * commas.
 */
export type Place = 'path' | 'query' | 'joined' | 'header' | 'body' | 'form'

/** One operation as the runtime uses it. */
export interface Route {
  readonly entry: OperationEntry
  readonly name: string
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** The path split at its parameters: fixed texts alternate with names of parameters. */
  readonly pieces: readonly string[]
  readonly places: ReadonlyMap<string, Place>
  readonly required: readonly string[]
  /** Whether a success may come without a body, whatever its status. */
  readonly bodiless: boolean
  /** The required content of a success, as in the table. */
  readonly response: readonly string[] | 'list'
  /** Whether it can be too early for a record that was just made. */
  readonly settles: boolean
  /** The parameters in the path and the query whose values are credentials or tokens. */
  readonly secrets: readonly string[] | undefined
}

/**
 * Prepares an entry of a generated table for its calls.
 * @param name - the method's name
 */
export function routeOf(name: string, listed: OperationEntry): Route {
  const entry = withoutPrototype(listed)
  const { path, method = 'GET', actor, body, bodiless = false, settles = false } = entry
  const pieces = path.split(/[{}]/)
  const inPath = pieces.filter((_, index) => index % 2)
  const named: [place: Place, names: readonly string[] | undefined][] = [
    ['path', inPath],
    ['query', entry.query],
    ['joined', entry.joined],
    ['header', entry.headers],
    ['header', actor === undefined ? [] : ['onBehalfOf']],
    [entry.form ? 'form' : 'body', body === undefined ? [] : ['body']],
  ]
  return {
    entry,
    name,
    operationId: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    method,
    path,
    pieces,
    places: new Map(named.flatMap(([place, names = []]) => names.map((argument) => [argument, place] as const))),
    bodiless,
    response: entry.response ?? ['data{}'],
    settles,
    secrets: entry.secrets,
    required: [...inPath, ...(entry.required ?? []), ...(actor ? ['onBehalfOf'] : []), ...(body ? ['body'] : [])],
  }
}
