import { follow, type Node, type Visit } from '../redocly.ts'

/**
 * Every operation says how it fails: 401, 429 and `default`, 400 where it takes input beyond the path, 404 where the path names a
 * record, and in `x-error-codes` the codes that are known for it (an empty list says that none is). Webhooks are left alone: there the
 * reader answers, not the service.
 */
export function operationErrors() {
  return {
    Paths: {
      Operation(operation: Node, visit: Visit) {
        const { report } = visit
        const parameters: Node[] = (operation.parameters ?? []).map((parameter: Node) => follow(parameter, visit))
        const needed = ['401', '429', 'default']
        if (operation.requestBody || parameters.some((parameter) => parameter?.in !== 'path')) needed.unshift('400')
        if (parameters.some((parameter) => parameter?.in === 'path')) needed.push('404')
        for (const status of needed) {
          if (!operation.responses?.[status]) report({ message: `The response \`${status}\` is missing.` })
        }
        const codes = operation['x-error-codes']
        if (!Array.isArray(codes) || codes.some((code) => !/^(AUTH_)?ERR_[A-Z0-9_]+$/.test(code)))
          report({ message: '`x-error-codes` must list the error codes known for this operation, or be empty.' })
      },
    },
  }
}
