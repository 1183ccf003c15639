import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { hasNextPage } from '../documents/nextPage.ts'
import { valueAt } from '../documents/pointer.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { redactText } from '../validate/secrets.ts'

/** A call of an operation. */
export interface Call {
  readonly operation: Operation
  readonly args: Arguments
  /** The name of the documents' example whose body it has. */
  readonly example?: string
  /** The list as a whole and its pages before this one, if it is read page by page. */
  readonly walk?: { readonly whole: Step; readonly pages: readonly Step[] }
}

/** A path with the arguments in place of its parameters. */
export const filledPath = (path: string, args: Arguments): string => path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]))

/** A call in one line, without secrets: `mira PUT /groups/garden {"name":"Garden"}`. */
export function lineOf({ operation, args }: Pick<Call, 'operation' | 'args'>): string {
  const valuesIn = (where: string) =>
    operation.parameters.flatMap(({ name, in: place }) => (place === where && args[name] !== undefined ? [[name, String(args[name])]] : []))
  const query = new URLSearchParams(valuesIn('query')).toString()
  const path = `${filledPath(operation.path, args)}${query && `?${query}`}`
  const acting = valuesIn('header').map(([, value]) => value)
  return redactText([...acting, operation.method, path, ...(args.body === undefined ? [] : [JSON.stringify(args.body)])].join(' '))
}

/** The answer of a server or the model to a call. */
export interface ServerAnswer {
  readonly status: number
  readonly body: Json
}

/** A call with the server's answer. */
export interface Step extends Call {
  /** When the response arrived, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number
  /** Milliseconds that the response took. */
  readonly took?: number
  readonly answer: ServerAnswer
}

/** Whether a server accepted a write. */
export const isAccepted = ({ operation, answer }: Step): boolean => !isSafe(operation) && answer.status > 0 && answer.status < 300

/** Whether a text is in a value of a call's body or of its answer, in any case. */
export const hasText = ({ args: { body }, answer }: Step, text: string): boolean => [body, answer.body].some((own) => isTextIn(own, text))

const isTextIn = (value: unknown, text: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((child) => isTextIn(child, text))
    : String(value).toLowerCase().includes(text.toLowerCase())

/** Whether a server rejected a write, which then has no effect. */
export const isRefused = ({ operation, answer }: Step): boolean => !isSafe(operation) && answer.status >= 300 && answer.status < 500

/**
 * Whether a list may have more records than a response: it has as many as were requested, or as the
 * response says that a page has, or as many as lists without a size may end at, or other pages
 * follow.
 */
export function isFullPage({ perPage, limit }: Arguments, body: unknown): boolean {
  const data = valueAt(body, '/data')
  const length = Array.isArray(data) ? data.length : 0
  const requested = perPage ?? limit
  const stated = valueAt(body, '/meta/current/limit') ?? valueAt(body, '/meta/pagination/per_page')
  if (hasNextPage(body)) return true
  return length >= Number(requested) || length >= Number(stated ?? requested ?? 100) || (requested === undefined && length === 50)
}

/**
 * Whether two calls read the same list, whatever its page and one of its filters.
 *
 * @param limits - the parameters of a call that only choose a page, or the records of the run
 */
export function isSameList(one: Step, other: Step, limits: (step: Step) => ReadonlySet<string>, filter?: string): boolean {
  const restOf = (step: Step) => JSON.stringify(Object.entries(step.args).filter(([name]) => name !== filter && !limits(step).has(name)))
  return one.operation === other.operation && restOf(one) === restOf(other)
}

/** The values at a place in all entries of a list about a record, such as its revisions. */
export const valuesAbout = ({ answer: { body } }: Step, id: string, place: string): unknown[] =>
  [valueAt(body, '/data')]
    .flat()
    .filter((entry) => isObject(entry) && Object.values(entry).some((value) => String(value).toLowerCase() === id))
    .map((entry) => valueAt(entry, place))
