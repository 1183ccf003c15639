import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * A server variable is described in `x-description`, as swagger-parser rejects documents in OpenAPI 3.1 that use `description` there. The server's own
 * description also names it, for tools that do not show extensions.
 */
export function serverVariablesPlain() {
  return {
    Server(server: AnyNode, { report, location }: Visit) {
      for (const [name, variable] of Object.entries<AnyNode>(server.variables ?? {})) {
        const at = { location: location.child(['variables', name]) }
        if (variable.description)
          report({ message: `Use \`x-description\` for \`${name}\`: swagger-parser rejects \`description\` here.`, ...at })
        if (!variable['x-description']) report({ message: `The variable \`${name}\` needs \`x-description\`.`, ...at })
        if (!String(server.description).includes(`\`${name}\``))
          report({ message: `The server's description must say what \`${name}\` is.`, ...at })
      }
    },
  }
}
