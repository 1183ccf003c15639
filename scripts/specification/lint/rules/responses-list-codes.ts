import type { AnyNode } from '../anyNode.ts'
import { errorEvidence } from '../errorEvidence.ts'
import { followReference, type Visit } from '../redocly.ts'

/**
 * An error response with a specific status has evidence for it and lists its codes: all codes have
 * this status, and every example shows one of the codes. If no source states the status, its
 * evidence says that it is inferred.
 */
export function responsesListCodes() {
  return {
    Paths: {
      Operation(operation: AnyNode, visit: Visit) {
        for (const [status, response] of Object.entries<AnyNode>(operation.responses ?? {})) {
          if (!/^[45]\d\d$/.test(status)) continue
          const { 'x-error-codes': codes = [], 'x-sources': sources = [], content = {} } = followReference(response, visit) ?? {}
          if (codes.length === 0) visit.report({ message: `The response \`${status}\` needs \`x-error-codes\`.` })
          if (sources.length === 0) visit.report({ message: `The response \`${status}\` needs \`x-sources\`, evidence for its status.` })
          else if (
            codes.every((code: string) => errorEvidence[code]?.inferred) &&
            !sources.some(({ kind }: AnyNode) => kind === 'inferred')
          )
            visit.report({
              message: `The status of the response \`${status}\` is inferred for all its codes; its \`x-sources\` must say so.`,
            })
          for (const code of codes) {
            const codeEvidence = errorEvidence[code]
            if (!codeEvidence) visit.report({ message: `\`${code}\` is missing from ErrorCode.yaml.` })
            else if (codeEvidence.status !== undefined && String(codeEvidence.status) !== status)
              visit.report({
                message: `ErrorCode.yaml gives \`${code}\` the status ${codeEvidence.status}, but the response \`${status}\` lists it.`,
              })
          }
          for (const [name, example] of Object.entries<AnyNode>(content['application/json']?.examples ?? {})) {
            const code = followReference(example, visit)?.value?.error?.code
            if (!codes.includes(code))
              visit.report({
                message: `The example \`${name}\` of \`${status}\` shows \`${code}\`, which its \`x-error-codes\` does not list.`,
              })
          }
        }
      },
    },
  }
}
