import type { OpenApiDocument } from './document.ts'

/**
 * A copy of a document with a single path and the components it references: fast to load, and safe
 * to change.
 */
export function prunedFor(document: OpenApiDocument, { path }: { path: string }): OpenApiDocument {
  const { webhooks: _, ...rest } = document
  const components: Record<string, Record<string, unknown>> = { securitySchemes: document.components.securitySchemes, schemas: {} }
  const item = document.paths[path] ?? {}
  const queue: unknown[] = [item]
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
  return structuredClone({ ...rest, paths: { [path]: item }, components } as OpenApiDocument)
}
