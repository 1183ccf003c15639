import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * Every operation names the key scopes that may call it (`apiKey: [fullAccess]`), or the management
 * key and secret together. A webhook states `security: []`: the service makes the call, without our
 * keys.
 */
export function securityStatesScopes() {
  return {
    Paths: {
      Operation(operation: AnyNode, { report }: Visit) {
        const alternatives: AnyNode[] = operation.security ?? []
        if (alternatives.length === 0) report({ message: 'The operation needs its own `security`, which states its scopes.' })
        for (const alternative of alternatives) {
          const scopes = alternative.apiKey
          if (scopes && !(scopes.length === 1 && ['fullAccess', 'authOnly'].includes(scopes[0])))
            report({ message: 'An `apiKey` alternative must name one scope, fullAccess or authOnly.' })
          if (!scopes && !('key' in alternative && 'secret' in alternative))
            report({ message: 'A management operation needs `key` and `secret` in one alternative.' })
        }
      },
    },
    WebhooksMap: {
      Operation(operation: AnyNode, { report }: Visit) {
        if (operation.security?.length !== 0)
          report({ message: 'A webhook needs `security: []`; without it, it appears to require the API key.' })
      },
    },
  }
}
