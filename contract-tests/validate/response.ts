import type { Contract } from '../spec/contract.ts'
import { type Operation, type Response, resolve, type Schema } from '../spec/document.ts'
import { nearestFaults } from '../spec/nearest.ts'
import { undocumentedProperties } from '../spec/undocumentedProperties.ts'
import { readBody } from './body.ts'
import { type Finding, finding, shortened } from './finding.ts'
import { typed } from './query.ts'
import { headerOf, mediaTypeOf, type RawResponse } from './rawExchange.ts'
import { detailed } from './request.ts'

/** The documented response for a status. `default` covers errors only: a success must be documented by its own status. */
export function documentedFor(operation: Operation, status: number): { key: string; response: Response } | undefined {
  const own = operation.responses[String(status)]
  if (own) return { key: String(status), response: own }
  const fallback = operation.responses.default
  return fallback && status >= 400 ? { key: 'default', response: fallback } : undefined
}

/** Validates a response by its operation: status, headers, content type, body, and properties that no schema names. */
export function validateResponse(contract: Contract, operation: Operation, answer: RawResponse): Finding[] {
  const { document, faults, accepts } = contract
  const findings: Finding[] = []
  const say = (rule: string, place: string, expected: string, got: string, level: Finding['level'] = 'error') =>
    findings.push(finding(operation.id, rule, `response ${place}`, expected, got, level))
  const documented = documentedFor(operation, answer.status)
  if (!documented) {
    say('status_code_conformance', 'status', Object.keys(operation.responses).join(', '), `${answer.status} ${shortened(answer.body, 80)}`)
    return findings
  }
  const { key, response } = documented
  const on = `${answer.status === Number(key) ? key : `${answer.status} (${key})`}`
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const text = headerOf(answer.headers, name)
    if (text === undefined) {
      if (header.required) say('response_headers_conformance', `${on} header ${name}`, 'a value', 'nothing')
      continue
    }
    for (const { message } of faults(header.schema, typed(resolve<Schema>(document, header.schema), text)))
      say('response_headers_conformance', `${on} header ${name}`, message, text)
  }
  const types = Object.keys(response.content ?? {})
  if (types.length === 0) {
    if (answer.body !== '') say('response_body_presence', `${on} body`, 'no body', answer.body)
    return findings
  }
  if (answer.body === '') {
    say('response_body_presence', `${on} body`, `a body of type ${types.join(' or ')}`, 'nothing')
    return findings
  }
  const type = mediaTypeOf(answer.headers)
  const media = response.content?.[type ?? '']
  if (!media) {
    say('content_type_conformance', `${on} header content-type`, types.join(' or '), `${type ?? 'nothing'}: ${shortened(answer.body, 80)}`)
    return findings
  }
  const read = readBody(type ?? '', answer.body)
  if ('fault' in read) {
    say('response_body_syntax', `${on} body`, read.fault, answer.body)
    return findings
  }
  for (const { pointer, keyword, node, message, parameters } of nearestFaults(contract, media.schema, read.value)) {
    const got = JSON.stringify(at(read.value, pointer)) ?? 'nothing'
    const told = finding(
      operation.id,
      'response_schema_conformance',
      `response ${on} body ${pointer || '/'}`,
      detailed(message, parameters),
      got,
    )
    findings.push({ ...told, schema: `${contract.pointerOf(node)}/${keyword}` })
  }
  if (findings.length === 0) {
    for (const { pointer, expected, got } of undocumentedProperties(document, accepts, [media.schema], read.value))
      say('undocumented_property', `${on} body ${pointer}`, expected, got, 'undocumented')
  }
  return findings
}

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (current, key) => (current as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      value,
    )
