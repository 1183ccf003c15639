import type { AnyNode } from '../anyNode.ts'
import { followReference, type Visit } from '../redocly.ts'

/** Array and object query parameters state `style` and `explode`: Prism has other defaults. */
export function querySerialization() {
  return {
    Parameter(parameter: AnyNode, visit: Visit) {
      if (parameter.in !== 'query') return
      const schema = followReference(parameter.schema, visit)
      if (schema?.type !== 'array' && schema?.type !== 'object') return
      if (typeof parameter.style !== 'string' || typeof parameter.explode !== 'boolean')
        visit.report({
          message: `The query parameter \`${parameter.name}\` is of type ${schema.type} and must state \`style\` and \`explode\`.`,
        })
    },
  }
}
