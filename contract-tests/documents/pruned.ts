import type { OpenApiDocument } from './document.ts'

/**
 * A copy of a document with the paths of some operations and the components that they reference:
 * fast to load, and safe to change.
 */
export function prunedFor(document: OpenApiDocument, ...operations: readonly { path: string }[]): OpenApiDocument {
  const { webhooks: _, ...rest } = document
  const components: Record<string, Record<string, unknown>> = { securitySchemes: document.components.securitySchemes, schemas: {} }
  const paths = Object.fromEntries(operations.map(({ path }) => [path, document.paths[path] ?? {}]))
  const queue: unknown[] = [paths]
  while (queue.length > 0) {
    const node = queue.pop()
    if (typeof node !== 'object' || node === null) continue
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') {
        const [, , kind = '', name = ''] = value.split('/')
        components[kind] ??= {}
        if (name in components[kind]) continue
        const component = document.components[kind]?.[name]
        components[kind][name] = component
        queue.push(component)
      } else queue.push(value)
    }
  }
  return structuredClone({ ...rest, paths, components } as OpenApiDocument)
}
