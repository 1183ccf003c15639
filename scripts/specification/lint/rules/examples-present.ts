import type { AnyNode } from '../anyNode.ts'
import { follow, type Visit } from '../redocly.ts'

/**
 * Every JSON body, of a request or a response, has named examples, and every example has a summary.
 */
export function examplesPresent() {
  const check = (body: AnyNode, what: string, visit: Visit) => {
    for (const [type, media] of Object.entries<AnyNode>(follow(body, visit)?.content ?? {})) {
      const named = Object.entries<AnyNode>(media.examples ?? {})
      if (named.length === 0) visit.report({ message: `The ${what} (${type}) needs its own \`examples\`, each with a name.` })
      for (const [name, example] of named) {
        if (!follow(example, visit)?.summary) visit.report({ message: `The example \`${name}\` of the ${what} needs a \`summary\`.` })
      }
    }
  }
  return {
    Operation(operation: AnyNode, visit: Visit) {
      if (operation.requestBody) check(operation.requestBody, 'request body', visit)
      for (const [status, response] of Object.entries<AnyNode>(operation.responses ?? {})) check(response, `${status} response`, visit)
    },
  }
}
