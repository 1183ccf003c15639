import { redactText } from '../errors/redact.ts'
import { isSecretHeader } from '../request/headers.ts'
import { writtenJson } from '../request/prepareRequest.ts'
import type { Operation, Schema } from './document.ts'
import { writeJson } from './json.ts'
import { isSecret, itemsOf, partsOf, propertyOf } from './schema.ts'

/** Stands for a credential. */
const hidden = '…'

/** The names of credentials that the specification does not know, such as in metadata. */
const secretName = /pass(word|phrase)|secret|token|(api|private)_?key/i

/** The arguments of a method, with every value replaced that the specification marks as secret. */
export function withoutSecrets(operation: Operation, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isHidden = (name: string) => operation.parameters.some((parameter) => parameter.name === name && parameter['x-secret'])
  const body = (value: unknown) => {
    const clean = hide(operation, operation.body ? partsOf(operation, operation.body.schema) : [], 'body', value)
    const json = writeJson(clean)
    return json === writeJson(value) ? value : Object.defineProperty(clean, writtenJson, { value: json })
  }
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, name === 'body' ? body(value) : isHidden(name) ? hidden : value]),
  )
}

function hide(operation: Operation, parts: readonly Schema[], name: string, value: unknown): unknown {
  if (isSecret(parts) || (parts.length === 0 && secretName.test(name))) return hidden
  if (Array.isArray(value)) return value.map((item) => hide(operation, partsOf(operation, itemsOf(parts)), name, item))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const entries = Object.entries(value).map(([property, inner]) => {
    const schemas = propertyOf(parts, property).flatMap((part) => partsOf(operation, part))
    return [property, hide(operation, schemas, property, inner)]
  })
  return Object.fromEntries(entries)
}

/**
 * A `fetch` that prints the request and sends nothing.
 * @param secrets - credentials that must not be printed wherever they stand
 */
export const printingFetch =
  (print: (request: string) => void, secrets: readonly string[]): typeof globalThis.fetch =>
  async (url, init = {}) => {
    const headers = [...new Headers(init.headers)].map(([name, value]) => `${name}: ${isSecretHeader(name) ? hidden : value}`)
    const body = typeof init.body === 'string' ? init.body : init.body ? '(a form)' : undefined
    const request = [
      `${init.method} ${url}`.replaceAll(encodeURIComponent(hidden), hidden),
      ...headers,
      ...(body === undefined ? [] : ['', body]),
    ]
    print(redactText(request.join('\n'), secrets))
    return Response.json({ data: [] })
  }
