import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * Several types besides null are written as `anyOf`, and the types of additional properties next to
 * `properties` as `patternProperties`, as generators need.
 */
export function oneTypeEach() {
  return {
    Schema(schema: AnyNode, { report, location }: Visit) {
      if ([schema.type].flat().filter((type) => type !== 'null').length > 1)
        report({ message: 'Write several types as `anyOf`, one type each.', location: location.child('type') })
      if (schema.properties && typeof schema.additionalProperties === 'object')
        report({
          message: 'Declare the types of other properties in `patternProperties`, not in `additionalProperties`.',
          location: location.child('additionalProperties'),
        })
    },
  }
}
