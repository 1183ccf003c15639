import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { dialect } from '../spec/dialect.ts'
import type { Document } from '../spec/document.ts'
import { prunedFor } from '../spec/pruned.ts'

/** An operation as Prism knows it. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/**
 * Returns Prism's operations of a bundled document, by method and path template; nothing if the document has none. A path is loaded when it is
 * first used: Prism inlines every reference, which takes many seconds for a whole document.
 */
export function prismOperations(document: Document): (method: string, path: string) => Promise<PrismOperation[]> {
  const loaded = new Map<string, Promise<PrismOperation[]>>()
  return async (method, path) => {
    if (!document.paths[path]) return []
    const operations = loaded.get(path) ?? getHttpOperationsFromSpec(forPrism(prunedFor(document, { path })))
    loaded.set(path, operations)
    return (await operations).filter((operation) => operation.method === method)
  }
}

/** A document as Prism needs it: with the dialect, without which it reads schemas as draft-07, and without extensions, which it would inline too. */
function forPrism(document: Document): object {
  const strip = (node: unknown, named = false): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (!named && key.startsWith('x-')) delete (node as Record<string, unknown>)[key]
      else if (!['default', 'example', 'examples'].includes(key)) strip(value, key === 'properties' || key === 'headers')
    }
  }
  strip(document)
  return { jsonSchemaDialect: dialect, ...document }
}
