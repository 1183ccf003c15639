import type { Node, Visit } from '../redocly.ts'

/** Several types next to null are `anyOf`, not a list, and an object with properties types the others by `patternProperties`: generators read these. */
export function oneTypeEach() {
  return {
    Schema(schema: Node, { report, location }: Visit) {
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
