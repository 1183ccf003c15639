import type { AnyNode } from '../anyNode.ts'
import { followReference, type Visit } from '../redocly.ts'

const likeCredential = /(key|secret|token|password|credential|cred)s?$/i

/**
 * A text named like a credential states in `x-secret` whether it is one: a program must not print
 * it, and cannot tell by the name.
 */
export function secretsDeclared() {
  return {
    Schema(schema: AnyNode, visit: Visit) {
      for (const [name, property] of Object.entries<AnyNode>(schema.properties ?? {}))
        check(name, [property, followReference(property, visit)], visit, visit.location.child(['properties', name]))
    },
    Parameter(parameter: AnyNode, visit: Visit) {
      check(parameter.name, [parameter, followReference(parameter.schema, visit)], visit, visit.location)
    },
  }
}

function check(name: string, declarations: readonly AnyNode[], visit: Visit, location: Visit['location']): void {
  if (!likeCredential.test(name) || declarations.some((declared) => declared?.['x-secret'] !== undefined)) return
  if (isText(declarations.at(-1), visit))
    visit.report({ message: `\`${name}\` is named like a credential: state \`x-secret\`, \`true\` or \`false\`.`, location })
}

/** Whether a schema allows a text, or a list of texts. An object says it of its properties. */
function isText(schema: AnyNode, visit: Visit): boolean {
  const types = [schema?.type ?? 'string'].flat()
  return types.includes('string') || (types.includes('array') && isText(followReference(schema.items, visit), visit))
}
