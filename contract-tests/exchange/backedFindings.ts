import { bodyOf } from '../cases/arguments.ts'
import { type DocumentPlace, objectionTo } from '../documents/backing.ts'
import { parameterPointer } from '../documents/operationParts.ts'
import { generalPlace, operationPointer, propertyAt, stepsOf, valueAt } from '../documents/pointer.ts'
import { branchesOf } from '../documents/subschemas.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { listsNothing } from './checks.ts'
import { type Environment, sentKey } from './environment.ts'
import type { Observation } from './exchange.ts'
import type { ListedDifference } from './listedDifference.ts'
import { errorCodeOf } from './outcome.ts'

/**
 * The findings in an exchange with a server that rest on what a source states. The others are
 * listed as differences: a response that breaks a keyword which is only inferred, and an invalid
 * request that is accepted although what makes it invalid is only inferred, or disputed. So is an
 * invalid request that a server may accept, such as one for records that cannot exist. A response
 * that only shows what was accepted is no finding of its own.
 */
export function backedFindings(observation: Observation, findings: readonly Finding[]): Finding[] {
  const { environment, contract } = observation
  if (environment.target.mock) return [...findings]
  const isEmpty = keepsNothing(observation)
  if (isEmpty || isLeniency(observation)) environment.differences.push(acceptanceOf(observation))
  noteAccepted(observation)
  if (isOtherRejection(observation)) environment.differences.push(rejectionOf(observation))
  return findings.filter((found) => {
    if (isEmpty && isAcceptance(found)) return false
    if (isShownAgain(environment, found)) {
      environment.differences.push({ ...brokenRuleOf(observation, found), follows: true })
      return false
    }
    const place = (observation.response?.status ?? 0) >= 500 ? undefined : placeOf(observation, found)
    const objection = place && objectionTo(contract.document, place)
    // Where sources differ about a response, its schema allows either.
    if (!place || objection === undefined || (objection === 'disputed' && !isAcceptance(found))) return true
    environment.backing(contract).backs(place)
    environment.differences.push(differenceOf(observation, found))
    return false
  })
}

/** Whether an invalid request was accepted. */
const isAcceptance = ({ rule }: Finding): boolean => rule === 'negative_data_rejection'

/** Whether a server accepted an invalid request that it may accept. */
const isLeniency = ({ testCase: { kind, tolerates }, response }: Observation): boolean =>
  (kind === 'negative' || kind === 'body-syntax') && response?.status === 200 && tolerates?.includes(200) === true

/** Notes the invalid value of a request that a server accepted, as a finding would print it. */
function noteAccepted({ environment: { acceptedValues }, operation: { id }, response, testCase: { kind, change } }: Observation): void {
  if (kind !== 'negative' || response?.status !== 200 || !change?.pointer.startsWith('/body/')) return
  const { place, got } = finding(id, '', change.pointer, '', JSON.stringify(change.value) ?? 'nothing')
  acceptedValues.add(sentKey(propertyAt(place), got))
}

/** Whether a response breaks its schema because it shows what the server accepted before. */
const isShownAgain = ({ acceptedValues }: Environment, { rule, place, got }: Finding): boolean =>
  rule === 'response_schema_conformance' && acceptedValues.has(sentKey(propertyAt(place), got))

/**
 * Whether a missing record is rejected with another status than a source gives, although no right
 * is needed that could come first.
 */
const isOtherRejection = ({ operation, testCase: { kind, expect, tolerates }, response }: Observation): boolean =>
  kind === 'unknown-record' &&
  operation.authority === undefined &&
  typeof expect === 'number' &&
  response?.status !== expect &&
  tolerates?.includes(response?.status ?? 0) === true

/** Whether a filter that compares a property with an invalid value keeps no record. */
function keepsNothing(observation: Observation): boolean {
  const { operation, testCase } = observation
  const { name = '' } = testCase.alter?.in === 'query' ? testCase.alter : {}
  const { operator = '' } = operation.parameters.find((parameter) => parameter.name === name)?.['x-filter'] ?? {}
  return ['eq', 'in', 'has', 'prefix', 'contains'].includes(operator) && listsNothing(observation)
}

/** Where the documents state what the finding expects: a keyword, or that something is required. */
function placeOf(observation: Observation, found: Finding): DocumentPlace | undefined {
  const { contract, operation, testCase } = observation
  const { alter, covers: [constraint] = [] } = testCase
  const keyword = isAcceptance(found) ? constraint : found.schema
  const own = operationPointer(operation)
  // A contradiction about the body of one operation disputes the keywords of a shared schema there.
  const around = isAcceptance(found) && alter?.in === 'body' ? `${own}/requestBody` : own
  if (isAcceptance(found) && mayIgnore(observation)) return { at: own, part: requiredBody }
  // A required property stands behind its keyword.
  const [, at, part] = /^(.*?)\/(required(?=\/[^/]+$)|[^/]+$)/.exec(keyword ?? '') ?? []
  if (at !== undefined && part !== undefined)
    return {
      at,
      part,
      operation: around,
      isByName: isAcceptance(found) && isAssumed(part, valueAt(contract.document, keyword?.slice(1) ?? '')),
    }
  if (!isAcceptance(found) || testCase.kind !== 'negative' || !alter) return undefined
  if ('name' in alter) return { at: parameterPointer(contract, operation, alter.name), part: 'required', operation: own }
  // Required properties are judged by the cases that leave them out.
  return { at: own, part: requiredBody, isByName: true }
}

const requiredBody = 'requestBody/required'

/**
 * Whether a server may ignore the property that is invalid: sources differ about whether the body
 * needs it.
 */
function mayIgnore({ contract: { document }, operation, testCase: { change } }: Observation): boolean {
  const [, name] = /^\/body\/([^/]+)$/.exec(change?.pointer ?? '') ?? []
  const schema = bodyOf(operation)?.schema
  const isRequired =
    schema && name && branchesOf(document, schema).some(({ required }) => Array.isArray(required) && required.includes(name))
  return isRequired === true && objectionTo(document, { at: operationPointer(operation), part: requiredBody }) === 'disputed'
}

/**
 * Whether the specification may have a keyword without a source for it: that a value is not empty
 * or negative, is a URI, or has no other property. The lint rule `limits-have-evidence` demands one
 * for all other limits. A server has to reject such a value only where a source names the keyword.
 */
const isAssumed = (keyword: string, limit: unknown): boolean =>
  ['format', 'uniqueItems', 'additionalProperties', 'unevaluatedProperties'].includes(keyword) ||
  (/^min/.test(keyword) && Number(limit) <= 1)

function differenceOf(observation: Observation, found: Finding): ListedDifference {
  return isAcceptance(found) ? acceptanceOf(observation) : brokenRuleOf(observation, found)
}

/** The difference that a response breaks a rule. */
export const brokenRuleOf = (observation: Observation, { place, expected, got }: Finding): ListedDifference =>
  listed(observation, { place: generalPlace(place.split(' body ')[1] ?? ''), kind: 'other', expected, got })

/** The difference that a call is rejected in another way. */
export function rejectionOf(observation: Observation, expected = String(observation.testCase.expect)): ListedDifference {
  const { response } = observation
  const got = response ? `${response.status} ${errorCodeOf(response) ?? ''}`.trim() : 'nothing'
  return listed(observation, { place: '', kind: 'status', expected, got })
}

/** The difference that an invalid request was accepted. */
function acceptanceOf(observation: Observation): ListedDifference {
  const { change, alter } = observation.testCase
  const steps = stepsOf(change?.pointer ?? '').filter((step) => step !== 'body' && !/^\d+$/.test(step))
  const invalid = steps.join('.') || (alter && 'name' in alter ? alter.name : 'body')
  // A server that treats null like a missing value does so everywhere.
  const [parameter, filter] = change?.value === null ? ['null', `null for ${invalid}`] : [invalid, `an invalid ${invalid}`]
  const got = String(observation.response?.status)
  return listed(observation, { place: '', kind: 'status', expected: '400', got, parameters: [parameter], filters: [filter] })
}

const listed = (
  { operation, testCase }: Observation,
  own: Pick<ListedDifference, 'place' | 'kind' | 'expected' | 'got'> & Partial<ListedDifference>,
): ListedDifference => ({ operation: operation.id, call: testCase.name, records: '', follows: false, parameters: [], ...own })
