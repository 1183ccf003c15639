import type { Operation } from './document.ts'
import { groupBy } from './groupBy.ts'

/** The operation that a request matches, with its decoded path parameters. */
export interface Match {
  readonly operation: Operation
  readonly path: Record<string, string>
}

export interface Router {
  find(method: string, path: string): Match | undefined
  /** The documented methods of a path; empty for an unknown path. */
  methods(path: string): string[]
}

/**
 * Creates a router for operations. If two paths match, the one with more fixed segments wins, as
 * OpenAPI requires.
 */
export function createRouter(operations: readonly Operation[]): Router {
  const routes = operations
    .flatMap((operation) => [operation.path, ...(operation.spellings ?? [])].map((template) => ({ operation, template })))
    .map(({ operation, template }) => {
      const names: string[] = []
      const pattern = template
        .split('/')
        .map((segment) =>
          segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{([^}]+)\}/g, (_, name: string) => {
            names.push(name)
            return '([^/]+)'
          }),
        )
        .join('/')
      return {
        operation,
        names,
        pattern: new RegExp(`^${pattern}$`),
        segments: lengthOf(template),
        fixed: template.split('/').filter((segment) => !segment.includes('{')).length,
      }
    })
    .sort((a, b) => b.fixed - a.fixed)
  // No segment contains a slash.
  const byLength = groupBy(routes, ({ segments }) => segments)
  return {
    find(method, path) {
      for (const { operation, names, pattern } of byLength.get(lengthOf(path)) ?? []) {
        if (operation.method !== method) continue
        const values = pattern.exec(path)
        if (values) return { operation, path: Object.fromEntries(names.map((name, index) => [name, decodedText(values[index + 1] ?? '')])) }
      }
      return undefined
    },
    methods: (path) =>
      (byLength.get(lengthOf(path)) ?? []).filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation.method),
  }
}

/** The number of segments of a path. */
const lengthOf = (path: string): number => path.split('/').length

/** A text without percent-encoding; as it is, if that is invalid. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
