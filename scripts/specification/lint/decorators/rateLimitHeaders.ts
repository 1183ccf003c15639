import type { AnyNode } from '../anyNode.ts'

/**
 * Adds the rate-limit headers to every success response of a bundle. They apply to every operation
 * of the Chat and Calls APIs, so the sources only state them once, in the 429 response.
 */
export function rateLimitHeaders() {
  return {
    Root: {
      leave(root: AnyNode) {
        const limited = root.components?.responses?.TooManyRequests?.headers ?? {}
        const headers = Object.fromEntries(Object.entries(limited).filter(([name]) => /Limit(-Limit|-Remaining)?$/.test(name)))
        if (Object.keys(headers).length === 0) return
        for (const item of Object.values<AnyNode>(root.paths ?? {})) {
          for (const operation of Object.values<AnyNode>(item)) {
            for (const [status, response] of Object.entries<AnyNode>(operation?.responses ?? {})) {
              if (status.startsWith('2') && !response.$ref) response.headers = { ...structuredClone(headers), ...response.headers }
            }
          }
        }
      },
    },
  }
}
