import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** Every server variable says what it means: tools ask their users for its value. */
export function serverVariablesDescribed() {
  return {
    Server(server: AnyNode, { report, location }: Visit) {
      for (const [name, variable] of Object.entries<AnyNode>(server.variables ?? {}))
        if (!variable.description)
          report({ message: `The variable \`${name}\` needs a \`description\`.`, location: location.child(['variables', name]) })
    },
  }
}
