import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { bodyOf, exampleParameters, smallestBody } from './arguments.ts'
import type { Case } from './case.ts'

/** A status that tests `default`, which describes every error without its own status. */
const defaultStatusOf = ({ responses }: Operation): number => [500, 501].find((status) => !responses[status]) ?? 502

/** Cases that request every documented status with each of its examples. Only for mocks. */
export function statusesOf(contract: Contract, operation: Operation): Case[] {
  const body = bodyOf(operation)
  const args = {
    ...exampleParameters(contract, operation, false),
    ...(body?.required && { body: smallestBody(contract, body.schema, body.examples) }),
  }
  return Object.entries(operation.responses).flatMap(([key, { content = {} }]) => {
    const status = key === 'default' ? defaultStatusOf(operation) : Number(key)
    const examples = Object.values(content).flatMap((media) => Object.keys(media.examples ?? {}))
    return (examples.length > 0 ? examples : [undefined]).map(
      (example): Case => ({
        kind: 'status',
        name: `status ${key}${example ? ` ${example}` : ''}`,
        args,
        prefer: `code=${status}${example ? `, example=${example}` : ''}`,
        expect: status < 400 ? 'success' : status,
      }),
    )
  })
}

/** Cases that request responses generated from the schemas. Only for mocks. */
export function dynamicsOf(contract: Contract, operation: Operation): Case[] {
  const [first] = statusesOf(contract, operation)
  return first
    ? [1, 2].map((seed) => ({
        kind: 'dynamic',
        name: `dynamic ${seed}`,
        args: first.args,
        prefer: `dynamic=true, seed=${seed}`,
        expect: 'success',
      }))
    : []
}
