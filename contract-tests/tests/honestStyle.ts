import type { Json } from '../documents/json.ts'
import type { Call } from '../fake/call.ts'
import type { Store } from '../fake/store.ts'
import type { Wrap } from '../fake/wraps.ts'
import type { RawRequest } from '../validate/rawExchange.ts'

// Servers that follow the documents but differ from the fake wherever the documents leave a choice.

/** A variant of correct behaviour. */
export interface HonestStyle {
  /** Milliseconds after sending until a message can be changed. */
  readonly settling: number
  /** The readings that it takes. */
  readonly readings?: readonly string[]
  /** Handlers that replace the fake's, by operation. */
  readonly handlers?: Record<string, Wrap>
  /** Returns an error code for requests that the fake accepts but this server rejects. */
  rejects?(call: Call): string | undefined
  /** Changes requests before they are handled. */
  request?(request: RawRequest): RawRequest
  /** Whether JSON is accepted with any content type. */
  readonly anyContentType?: boolean
  /** Changes responses. */
  response?(body: Json, status: number): Json
  /** Changes the status of an error. */
  status?(status: number, code: unknown): number
  /** Adds existing records to the app. */
  populate?(store: Store): void
}

/** A server that takes the freedoms of several styles. */
export const together = (...styles: readonly HonestStyle[]): HonestStyle => ({
  settling: Math.max(...styles.map(({ settling }) => settling)),
  readings: styles.flatMap(({ readings = [] }) => readings),
  handlers: Object.fromEntries(
    styles
      .flatMap(({ handlers = {} }) => Object.keys(handlers))
      .map((id) => [id, (handler) => styles.reduce((next, { handlers }) => handlers?.[id]?.(next) ?? next, handler)]),
  ),
  rejects(call) {
    for (const style of styles) {
      const code = style.rejects?.(call)
      if (code !== undefined) return code
    }
    return undefined
  },
  request: (request) => styles.reduce((changed, style) => style.request?.(changed) ?? changed, request),
  response: (body, status) => styles.reduce((changed, style) => style.response?.(changed, status) ?? changed, body),
  status: (status, code) => styles.reduce((changed, style) => style.status?.(changed, code) ?? changed, status),
  anyContentType: styles.some(({ anyContentType }) => anyContentType),
  populate(store) {
    for (const style of styles) style.populate?.(store)
  },
})

/** A record without some properties. */
export const without =
  (...names: string[]) =>
  (record: Json): Json =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
