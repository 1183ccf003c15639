import type { AnyNode } from '../anyNode.ts'
import { follow, type Visit } from '../redocly.ts'

/** Ends the description of an operation that can be too early with the sentence of the rule, which the sources state once. */
export function settling() {
  return {
    Operation: {
      // Before `inferred-shown`, which adds what is inferred when the operation is left.
      enter(operation: AnyNode, visit: Visit) {
        const rule = follow(operation['x-settles'], visit)
        if (rule && !operation.description.includes(rule.description)) operation.description += ` ${rule.description}`
      },
    },
  }
}
