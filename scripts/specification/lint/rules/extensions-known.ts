import type { AnyNode } from '../anyNode.ts'
import { extensions } from '../extensions.ts'
import { followReference, type Visit } from '../redocly.ts'

/**
 * Every key beginning with `x-` has a JSON Schema in openapi/extensions that allows its location
 * and its value, which may be a reference to a file.
 */
export function extensionsKnown() {
  return {
    any: {
      enter(node: AnyNode, visit: Visit & { type: { name: string } }) {
        const { report, location, type } = visit
        if (typeof node !== 'object' || node === null || type.name === 'SpecExtension') return
        for (const [key, value] of Object.entries(node)) {
          if (!key.startsWith('x-')) continue
          const extension = extensions.get(key)
          // In maps, such as the properties of a schema or the headers of a response, a key is a
          // name.
          if (/Map$/.test(type.name) || type.name === 'SchemaProperties') continue
          const at = { location: location.child(key) }
          if (!extension) report({ message: `Unknown extension \`${key}\`. Every extension needs a schema in openapi/extensions.`, ...at })
          else if (!extension.on.includes(type.name))
            report({ message: `\`${key}\` is allowed on ${extension.on.join(', ')}, not on ${type.name}.`, ...at })
          else
            for (const fault of extension.faults(followReference(value as AnyNode, visit)))
              report({ message: `\`${key}\`: ${fault}.`, ...at })
        }
      },
    },
  }
}
