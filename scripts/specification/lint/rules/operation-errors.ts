import type { AnyNode } from '../anyNode.ts'
import { errorEvidence } from '../errorEvidence.ts'
import { followReference, type Visit } from '../redocly.ts'

/**
 * Every operation declares its error responses: 401, 429 and `default`; 400 if it takes input
 * beyond the path; 403 if only a `fullAccess` key may call it; 404 if the path names a record; and
 * the status of every code that it or its parameters list. Webhooks are not checked, because the
 * receiver responds to them.
 */
export function operationErrors() {
  return {
    Paths: {
      Operation(operation: AnyNode, visit: Visit) {
        const parameters: AnyNode[] = (operation.parameters ?? []).map((parameter: AnyNode) => followReference(parameter, visit))
        const neededStatuses = new Set(['401', '429', 'default'])
        if (operation.requestBody || parameters.some((parameter) => parameter?.in !== 'path')) neededStatuses.add('400')
        if ((operation.security ?? []).some(({ apiKey }: AnyNode) => apiKey) && !JSON.stringify(operation.security).includes('authOnly'))
          neededStatuses.add('403')
        if (parameters.some((parameter) => parameter?.in === 'path')) neededStatuses.add('404')
        const codes = [operation, ...parameters].flatMap((part) => part?.['x-error-codes'] ?? [])
        for (const code of codes) {
          const evidence = errorEvidence[code]
          if (!evidence) visit.report({ message: `\`${code}\` is missing from ErrorCode.yaml.` })
          if (evidence?.status) neededStatuses.add(String(evidence.status))
        }
        for (const status of neededStatuses) {
          if (!operation.responses?.[status]) visit.report({ message: `The response \`${status}\` is missing.` })
        }
        if (!Array.isArray(operation['x-error-codes']))
          visit.report({ message: '`x-error-codes` must list the codes of the operation itself, or be empty.' })
      },
    },
  }
}
