import type { Node, Visit } from '../redocly.ts'

/** A server's variables have no `description`: swagger-parser refuses the whole document for it. The server's own says what they are. */
export function serverVariablesPlain() {
  return {
    Server(server: Node, { report, location }: Visit) {
      for (const [name, variable] of Object.entries<Node>(server.variables ?? {})) {
        const at = { location: location.child(['variables', name]) }
        if (variable.description) report({ message: `Describe \`${name}\` in the server's description, not here.`, ...at })
        if (!String(server.description).includes(`\`${name}\``))
          report({ message: `The server's description must say what \`${name}\` is.`, ...at })
      }
    },
  }
}
