import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import type { OpenApiDocument } from '../documents/document.ts'
import { prunedFor } from '../documents/pruned.ts'

/**
 * The dialect of every schema in the documents. They omit `jsonSchemaDialect`, because tools warn
 * about it; OpenAPI's default dialect disables Prism's validation.
 */
const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** Prism's representation of an operation. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/**
 * Returns a function that finds Prism's operations of a bundled document by method and path
 * template. Paths are loaded on first use: Prism inlines every reference, which takes many seconds
 * for a whole document.
 */
export function prismOperations(document: OpenApiDocument): (method: string, path: string) => Promise<PrismOperation[]> {
  const loaded = new Map<string, Promise<PrismOperation[]>>()
  return async (method, path) => {
    if (!document.paths[path]) return []
    const operations = loaded.get(path) ?? getHttpOperationsFromSpec(forPrism(prunedFor(document, { path })))
    loaded.set(path, operations)
    return (await operations).filter((operation) => operation.method === method)
  }
}

/**
 * Adds the dialect, because Prism defaults to draft-07, and removes extensions, which Prism would
 * inline too. Components are found by references but not listed: Prism would also inline the
 * references within them, which takes longer than the path itself.
 */
function forPrism(document: OpenApiDocument): object {
  const strip = (node: unknown, named = false): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (!named && key.startsWith('x-')) delete (node as Record<string, unknown>)[key]
      else if (!['default', 'example', 'examples'].includes(key)) strip(value, key === 'properties' || key === 'headers')
    }
  }
  strip(document)
  for (const kind of Object.keys(document.components))
    if (kind !== 'securitySchemes') Object.defineProperty(document.components, kind, { enumerable: false })
  return { jsonSchemaDialect: dialect, ...document }
}
