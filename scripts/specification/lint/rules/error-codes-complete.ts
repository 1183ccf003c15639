import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/**
 * A list of error codes has a meaning and evidence for each code; meanings, evidence and remedies
 * name no other codes.
 */
export function errorCodesComplete() {
  return {
    Schema(schema: AnyNode, { report, location }: Visit) {
      const evidence = schema['x-error-evidence']
      if (!evidence) return
      const listed: string[] = schema['x-extensible-enum'] ?? []
      for (const [key, table] of [
        ['x-error-evidence', evidence],
        ['x-enum-descriptions', schema['x-enum-descriptions'] ?? {}],
        ['x-error-remedies', schema['x-error-remedies'] ?? {}],
      ]) {
        const at = { location: location.child(key) }
        for (const code of key === 'x-error-remedies' ? [] : listed)
          if (!(code in table)) report({ message: `\`${key}\` lacks \`${code}\`.`, ...at })
        for (const code of Object.keys(table))
          if (!listed.includes(code)) report({ message: `\`${code}\` is missing from the list.`, ...at })
      }
    },
  }
}
