import type { Contract } from '../documents/contract.ts'
import { describedParts, undocumentedProperties } from '../documents/describedParts.ts'
import { type Operation, type ResponseObject, resolve, type Schema } from '../documents/document.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { valueAt } from '../documents/pointer.ts'
import { decodeBody, mediaIn } from './body.ts'
import { type Finding, finding, shortenedText } from './finding.ts'
import { typedValue } from './query.ts'
import { headerOf, mediaTypeOf, type RawResponse } from './rawExchange.ts'
import { detailedMessage } from './request.ts'

/** The documented response for a status; `default` covers errors only. */
export function documentedFor(operation: Operation, status: number): { key: string; response: ResponseObject } | undefined {
  const own = operation.responses[String(status)]
  if (own) return { key: String(status), response: own }
  const fallback = operation.responses.default
  return fallback && status >= 400 ? { key: 'default', response: fallback } : undefined
}

/** Validates status, headers, content type, body and undocumented properties of a response. */
export const validateResponse = (contract: Contract, operation: Operation, response: RawResponse): Finding[] =>
  findingsOf(contract, operation, response, true)

/**
 * Validates a response against its operation like {@link validateResponse}, but ignores
 * undocumented properties.
 */
export const responseErrors = (contract: Contract, operation: Operation, response: RawResponse): Finding[] =>
  findingsOf(contract, operation, response, false)

function findingsOf(contract: Contract, operation: Operation, response: RawResponse, withUndocumented: boolean): Finding[] {
  const { document, faults } = contract
  const findings: Finding[] = []
  const addFinding = (rule: string, place: string, expected: string, got: string, level: Finding['level'] = 'error') =>
    findings.push(finding(operation.id, rule, `response ${place}`, expected, got, level))
  const documented = documentedFor(operation, response.status)
  if (!documented) {
    const got = `${response.status} ${shortenedText(response.body, 80)}`
    return [finding(operation.id, 'status_code_conformance', 'response status', Object.keys(operation.responses).join(', '), got)]
  }
  const { key } = documented
  const prefix = response.status === Number(key) ? key : `${response.status} (${key})`
  for (const [name, header] of Object.entries(documented.response.headers ?? {})) {
    const text = headerOf(response.headers, name)
    if (text === undefined) {
      if (header.required) addFinding('response_headers_conformance', `${prefix} header ${name}`, 'a value', 'nothing')
      continue
    }
    for (const { message } of faults(header.schema, typedValue(resolve<Schema>(document, header.schema), text)))
      addFinding('response_headers_conformance', `${prefix} header ${name}`, message, text)
  }
  const fail = (rule: string, place: string, expected: string, got: string) => {
    addFinding(rule, `${prefix} ${place}`, expected, got)
    return findings
  }
  const types = Object.keys(documented.response.content ?? {}).join(' or ')
  if (types === '') return response.body === '' ? findings : fail('response_body_presence', 'body', 'no body', response.body)
  if (response.body === '') return fail('response_body_presence', 'body', `a body of type ${types}`, 'nothing')
  const type = mediaTypeOf(response.headers)
  const media = mediaIn(documented.response.content, type)
  if (!media)
    return fail('content_type_conformance', 'header content-type', types, `${type ?? 'nothing'}: ${shortenedText(response.body, 80)}`)
  const read = decodeBody(type ?? '', response.body)
  if ('fault' in read) return fail('response_body_syntax', 'body', read.fault, response.body)
  for (const { pointer, keyword, node, message, parameters } of nearestFaults(contract, media.schema, read.value)) {
    const got = JSON.stringify(valueAt(read.value, pointer)) ?? 'nothing'
    const violation = finding(
      operation.id,
      'response_schema_conformance',
      `response ${prefix} body ${pointer || '/'}`,
      detailedMessage(message, parameters),
      got,
    )
    findings.push({ ...violation, schema: `${contract.pointerOf(node)}/${keyword}` })
  }
  if (withUndocumented && findings.length === 0) {
    for (const { pointer, expected, got } of undocumentedProperties(describedParts(contract, media.schema, read.value)))
      addFinding('undocumented_property', `${prefix} body ${pointer}`, expected, got, 'undocumented')
  }
  return findings
}
