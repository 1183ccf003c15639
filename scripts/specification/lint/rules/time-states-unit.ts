import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** A number that is a time states its unit: the service mixes seconds, milliseconds and minutes. */
export function timeStatesUnit() {
  return {
    Schema(schema: AnyNode, { report, location }: Visit) {
      for (const [name, property] of Object.entries<AnyNode>(schema.properties ?? {})) {
        if (!/(At|Time|Timestamp)$/.test(name) || property?.$ref) continue
        const types = [property?.type].flat()
        if (!types.includes('integer') && !types.includes('number')) continue
        if (!/second|minute|hour|day/.test(property.description ?? ''))
          report({ message: `\`${name}\` is a time: its description must name the unit.`, location: location.child(['properties', name]) })
      }
    },
  }
}
