import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * An integer without a maximum states its format: generators for Java and C# otherwise choose 32
 * bits, too few for times and ids.
 */
export function integerStatesFormat() {
  return {
    Schema(schema: AnyNode, { report }: Visit) {
      if (![schema.type].flat().includes('integer') || schema.format) return
      if ([schema.maximum, schema.enum, schema.const].every((limit) => limit === undefined))
        report({ message: 'An integer without `maximum` needs a `format`, usually `int64`.' })
    },
  }
}
