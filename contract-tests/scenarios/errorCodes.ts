import type { Check } from '../exchange/checks.ts'
import { parsed } from '../exchange/checks.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation, Schema } from '../spec/document.ts'
import { finding } from '../validate/finding.ts'
import { identifiersIn } from './identifiers.ts'
import { resourcesOf } from './resources.ts'

// Codes about the request, the key or the service, which any operation may return.
const general =
  /^(AUTH_ERR_.*|ERR_(BAD_REQUEST|TOO_MANY_REQUESTS|API_NOT_FOUND|EXCEPTION|OPERATION_FAILED|MISSION_FAILED|INVALID_API_VERSION|PERMISSION_DENIED|PLAN_.*|FEATURE_NOT_ACCESSIBLE|ACTION_NOT_ALLOWED|SERVICE_TIMEOUT|SUBSCRIPTION_EXPIRED))$/

/** Collections by the word that codes such as `ERR_UID_NOT_FOUND` use for their records. */
const collections: Readonly<Record<string, string>> = {
  uid: '/users',
  user: '/users',
  guid: '/groups',
  group: '/groups',
  role: '/roles',
  message: '/messages',
  msg: '/messages',
  reason: '/moderation/reasons',
  rule: '/moderation/rules',
  keyword: '/moderation/keywords',
}

/** An error's code is one that the operation lists, another spelling of it, or one about a record that the request names. */
export const checkErrorCode: Check = ({ operation, contract, response, testCase }) => {
  if (!response || response.status < 400 || response.status === 405 || response.status === 501) return []
  if (typeof testCase.expect === 'object' && testCase.expect.refuses === 'method') return []
  const code = (parsed(response.body) as { error?: { code?: unknown } } | undefined)?.error?.code
  if (typeof code !== 'string' || general.test(code)) return []
  if (spellingsOf(contract, code).some((spelling) => operation.errorCodes.includes(spelling))) return []
  if (isPossible(contract, operation, code, response.status, testCase.args)) return []
  const { errorCodes } = operation
  // Without documented codes, any code is accepted.
  if (errorCodes.length === 0) return []
  if (response.status === 404 && !errorCodes.some((known) => /NOT_FOUND|NOT_A|NOT_ACCESSIBLE/.test(known))) return []
  if (response.status !== 404 && /(EMPTY|INVALID|EXISTS|LIMIT|DENIED|SAME|ALREADY|SELF|NO_)/.test(code)) return []
  return [finding(operation.id, 'error_code_conformance', `response ${response.status} body /error/code`, errorCodes.join(', '), code)]
}

const codesOf = ({ document }: Contract): Schema =>
  (document as { components?: { schemas?: Record<string, Schema> } }).components?.schemas?.ErrorCode ?? {}

/** A code and the codes that the documents call another spelling of it. */
function spellingsOf(contract: Contract, code: string): string[] {
  const described = Object.entries((codesOf(contract)['x-enum-descriptions'] ?? {}) as Record<string, string>)
  const spelled = (text: string) => /another spelling of `(\w+)`/.exec(text)?.[1]
  return [code, ...described.flatMap(([other, text]) => (other === code ? (spelled(text) ?? []) : spelled(text) === code ? other : []))]
}

/** Whether a known code says that the caller may not do this, or that a record which the request names does not exist. */
function isPossible(
  contract: Contract,
  operation: Operation,
  code: string,
  status: number,
  args: Readonly<Record<string, unknown>>,
): boolean {
  const known = (codesOf(contract)['x-extensible-enum'] ?? []) as string[]
  if (!known.includes(code)) return false
  const noun = /^ERR_(\w+?)(_ID)?_NOT_FOUND$/.exec(code)?.[1]?.toLowerCase()
  if (noun === undefined) return status === 401 || status === 403
  if (operation.path.split('/').includes(noun)) return true
  const kind = collections[noun]
  return (
    kind !== undefined && identifiersIn(contract, resourcesOf(contract), operation, args).some((identifier) => identifier.kind === kind)
  )
}
