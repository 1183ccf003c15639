import type { DocumentName } from '../documents/bundles.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import type { Environment } from '../exchange/environment.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { sendingFor } from '../exchange/purpose.ts'
import type { RawResponse } from '../validate/rawExchange.ts'
import type { OperationResult } from './result.ts'

/** Thrown if the first request shows that all others would fail alike. */
export class WrongSettings extends Error {}

/** The environment variables with the keys of each document. */
const variables: Readonly<Record<DocumentName, string>> = {
  chat: 'CHAT_API_KEY',
  calls: 'CHAT_API_KEY',
  management: 'MANAGEMENT_KEY and MANAGEMENT_SECRET',
}

/**
 * Sends one request to each document's server.
 *
 * @param operations - the operations of the run
 * @throws WrongSettings if the server rejects the key, or has the operation only under `/v3`
 */
export async function tryFirstRequest(
  { target, credentials }: Environment,
  contract: Contract,
  operations: readonly Operation[],
): Promise<void> {
  const { name } = contract
  const operation = operations.find(
    ({ method, path, parameters }) => method === 'GET' && !path.includes('{') && !parameters.some(({ required }) => required),
  )
  if (!operation) return
  const own = Object.entries(contract.document.components.securitySchemes)
  const headers = own.map(([scheme, { name: header }]): [string, string] => [header, credentials[scheme] ?? ''])
  const get = (path: string): Promise<RawResponse | undefined> =>
    sendingFor('preparation', () =>
      target.send({ method: 'GET', url: target.base(name) + path, headers, body: undefined }, name).catch(() => undefined),
    )
  const response = await get(operation.path)
  if (!response) return
  const code = errorCodeOf(response)
  // Fake keys are tried at a server on this machine only, which may know none of them.
  const isOwnKey = credentials.apiKey !== fakeCredentials.apiKey
  if (isOwnKey && response.status === 401 && code?.startsWith('AUTH_ERR_'))
    throw new WrongSettings(`${target.base(name)} rejects the key in ${variables[name]} (401 ${code}); nothing else was sent.`)
  if (
    response.status === 404 &&
    name !== 'management' &&
    !/\/v3$/.test(target.base(name)) &&
    ((await get(`/v3${operation.path}`))?.status ?? 404) < 400
  )
    throw new WrongSettings(`${target.base(name)} has its operations under /v3: name it as --target ${target.base(name)}/v3.`)
}

/**
 * A local target gets fake keys. If it rejects them for every operation of a document and there are
 * no other failures, it does not serve that document: the checks count as not run because of
 * missing keys.
 */
export function withoutRejectedKeys(operations: readonly OperationResult[]): OperationResult[] {
  const rejecting = new Set(
    [...new Set(operations.map(({ document }) => document))].filter((document) => {
      const own = operations.filter((operation) => operation.document === document)
      const failed = own.flatMap((operation) => operation.failed)
      const succeeded = own.some(({ coverage }) => coverage.operations.covered > 0)
      return !succeeded && failed.length > 0 && failed.every(({ status }) => status === 401)
    }),
  )
  return operations.map((operation) => (rejecting.has(operation.document) ? withoutKeys(operation) : operation))
}

function withoutKeys(result: OperationResult): OperationResult {
  const cause = { category: 'no keys', reason: `the server rejects the fake keys of the ${result.document} document` } as const
  const failed = result.failed.map(({ operation, name, kind }) => ({ operation, name, kind, ...cause }))
  return {
    ...result,
    cases: result.passed,
    failed: [],
    findings: [],
    notRun: [...failed, ...result.notRun.map((check) => ({ ...check, ...cause }))],
  }
}
