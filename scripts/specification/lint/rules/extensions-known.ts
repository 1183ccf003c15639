import type { AnyNode } from '../anyNode.ts'
import { extensions } from '../extensions.ts'
import type { Visit } from '../redocly.ts'

/** Every key beginning with `x-` has a JSON Schema in openapi/extensions that allows its location and value. */
export function extensionsKnown() {
  return {
    any: {
      enter(node: AnyNode, { report, location, type }: Visit & { type: { name: string } }) {
        if (typeof node !== 'object' || node === null || type.name === 'SpecExtension') return
        for (const [key, value] of Object.entries(node)) {
          if (!key.startsWith('x-')) continue
          const known = extensions.get(key)
          // In maps, such as the properties of a schema or the headers of a response, a key is a name.
          if (/Map$/.test(type.name) || type.name === 'SchemaProperties') continue
          const at = { location: location.child(key) }
          if (!known) report({ message: `Unknown extension \`${key}\`. Every extension needs a schema in openapi/extensions.`, ...at })
          else if (!known.on.includes(type.name))
            report({ message: `\`${key}\` is allowed on ${known.on.join(', ')}, not on ${type.name}.`, ...at })
          else for (const fault of known.faults(value)) report({ message: `\`${key}\`: ${fault}.`, ...at })
        }
      },
    },
  }
}
