import { closestName } from '../documents/closestName.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, type Parameter, resolve, type Schema } from '../documents/document.ts'
import { nearestFaults } from '../documents/nearest.ts'
import { nearestPath } from '../documents/nearestPath.ts'
import { valueAt } from '../documents/pointer.ts'
import { withDocumentedNames } from '../documents/spellings.ts'
import type { Violation } from '../documents/validators.ts'
import { decodeBody, listFieldsOf, mediaIn } from './body.ts'
import { type Finding, finding } from './finding.ts'
import { listNameOf, pairsOf, readQuery, typedValue } from './query.ts'
import { headerOf, mediaTypeOf, pathOf, type RawRequest } from './rawExchange.ts'

export interface ReadRequest {
  readonly operation: Operation
  /** Path, query and header parameters by name, and the body. */
  readonly values: Record<string, unknown>
  readonly findings: Finding[]
}

/**
 * Validates a request against its document: the operation exists, everything sent is declared and
 * spelled as declared, everything required is present, and every value satisfies its schema.
 *
 * @param base - path of the API's base URL, which the document's paths are relative to
 */
export function validateRequest(contract: Contract, request: RawRequest, base = ''): ReadRequest | Finding {
  const { document, faults } = contract
  const path = pathOf(request.url)
  const inside = path.startsWith(base) ? path.slice(base.length) : path
  const match = contract.router.find(request.method, inside)
  if (!match) {
    const others = contract.router.methods(inside)
    const near = others.length > 0 ? undefined : nearestPath(contract.operations, request.method, inside)
    const expected = others.length > 0 ? `${others.join(' or ')} ${inside}` : `a documented path${near ? `, such as ${near}` : ''}`
    return finding('', 'unknown_operation', 'request path', expected, `${request.method} ${inside}`)
  }
  const { operation } = match
  const findings: Finding[] = []
  const values: Record<string, unknown> = {}
  const addFinding: Reading['addFinding'] = (rule, place, expected, got, fault) =>
    findings.push({
      ...finding(operation.id, rule, `request ${place}`, expected, got),
      ...(fault && { schema: `${contract.pointerOf(fault.node)}/${fault.keyword}` }),
    })
  const check: Reading['check'] = (parameter, value) => {
    values[parameter.name] = value
    for (const fault of faults(parameter.schema, value)) {
      const place = `${parameter.in} ${parameter.name}${fault.pointer}`
      const isBoolean = fault.keyword === 'type' && fault.node.type === 'boolean'
      addFinding('request_parameter_conformance', place, fault.message + (isBoolean ? ': true or false' : ''), JSON.stringify(value), fault)
    }
  }
  const reading: Reading = { contract, operation, request, values, addFinding, check }
  const schemaOf = (parameter: Parameter) => resolve<Schema>(document, parameter.schema)

  for (const parameter of declaredIn(operation, 'path')) check(parameter, typedValue(schemaOf(parameter), match.path[parameter.name] ?? ''))

  validateQuery(reading)
  const credentials = credentialsOf(contract, operation)
  const headers = [...credentials, ...declaredIn(operation, 'header').map(({ name }) => name)]
  for (const [name, value] of request.headers) {
    const parameter = declaredIn(operation, 'header').find((known) => known.name.toLowerCase() === name.toLowerCase())
    if (parameter) check(parameter, typedValue(schemaOf(parameter), value))
    const fault = headerFault(contract, headers, name)
    if (fault) addFinding('undeclared_header', `header ${name}`, fault, `${name}: …`)
  }

  for (const parameter of operation.parameters) {
    if (parameter.required && !(parameter.name in values))
      addFinding('missing_required_parameter', `${parameter.in} ${parameter.name}`, 'a value', 'nothing')
  }
  for (const scheme of credentials) {
    if (!headerOf(request.headers, scheme))
      addFinding('missing_required_credential', `header ${scheme}`, `a credential, as required by the ${document.info.title}`, 'nothing')
  }
  validateBody(reading)
  return { operation, values, findings }
}

/** State of a request that is being validated. */
interface Reading {
  readonly contract: Contract
  readonly operation: Operation
  readonly request: RawRequest
  readonly values: Record<string, unknown>
  /** @param fault - the violated keyword, if the documents' schema is violated */
  readonly addFinding: (rule: string, place: string, expected: string, got: string, fault?: Violation) => void
  readonly check: (parameter: Parameter, value: unknown) => void
}

const declaredIn = (operation: Operation, place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place)

/**
 * What is expected instead of a header that the operation does not take. Any client, proxy or
 * tracing agent may add a header, and the service ignores it: it is wrong only if another operation
 * takes it, or if it looks like a misspelling.
 */
function headerFault(contract: Contract, own: readonly string[], name: string): string | undefined {
  const isName = (known: string) => known.toLowerCase() === name.toLowerCase()
  if (own.some(isName)) return undefined
  if (contract.headers.some(isName)) return 'no such header: only other operations take it'
  const meant = closestName(name, own) ?? closestName(name, contract.headers, 1 / 3)
  return meant && `the spelling ${meant}`
}

function validateQuery({ contract, operation, request, addFinding, check }: Reading): void {
  const { document } = contract
  const declared = declaredIn(operation, 'query')
  const names = declared.map((known) => known.name)
  const documentedName = (sent: string) => declared.find((known) => known['x-spellings']?.includes(sent))?.name ?? sent
  const pairs = pairsOf(request.url).map(({ name, raw }) => ({ name: documentedName(name), raw }))
  for (const name of new Set(pairs.map((pair) => pair.name))) {
    const parameter = declared.find((known) => known.name === name)
    const raws = pairs.filter((pair) => pair.name === name).map((pair) => pair.raw)
    if (!parameter) {
      const written = listNameOf(name)
      const meant = written === undefined ? undefined : declared.find((known) => known.name === closestName(written, names, 1 / 4))
      const [rule, expected] = meant
        ? ['query_serialization', formOf(document, meant)]
        : ['undeclared_query_parameter', insteadOf(contract, operation, written ?? name)]
      addFinding(rule, `query ${name}`, expected, `${name}=${raws.join()}`)
      continue
    }
    const read = readQuery(parameter, resolve<Schema>(document, parameter.schema), raws, document['x-query-booleans']?.spellings)
    if ('fault' in read) addFinding('query_serialization', `query ${name}`, read.fault, raws.map((raw) => `${name}=${raw}`).join('&'))
    else check(parameter, read.value)
  }
}

/** The form of a parameter that is expected instead of brackets. */
function formOf(document: Contract['document'], { name, schema, style = 'form', explode = style === 'form' }: Parameter): string {
  if (resolve<Schema>(document, schema).type !== 'array') return `a single value: ${name}=…`
  return explode ? `the name repeated for each value: ${name}=a&${name}=b` : `the values joined by commas: ${name}=a,b`
}

/** Whether a name is the beginning of another, up to one of its words or its brackets. */
const isStartOf = (name: string, known: string): boolean => known.startsWith(name) && /^[A-Z[]/.test(known.slice(name.length))

/** The expected parameter instead of one that the operation does not take. */
function insteadOf({ operations }: Contract, operation: Operation, name: string): string {
  const declared = declaredIn(operation, 'query').map((known) => known.name)
  const spelling = closestName(name, declared, 1 / 4)
  if (spelling !== undefined) return `the spelling ${spelling}`
  const others = operations.filter(({ method, tag }) => method === operation.method && tag === operation.tag)
  const taking = others.filter((other) => declaredIn(other, 'query').some((known) => known.name === name))
  const narrower = others.filter(({ path }) => path !== operation.path && path.endsWith(operation.path))
  const [verb, named] = taking.length > 0 ? ['take it', taking] : ['are for one of them', operation.method === 'GET' ? narrower : []]
  if (named.length > 0)
    return `no query parameter with that name; these ${verb}: ${named.map(({ method, path }) => `${method} ${path}`).join(', ')}`
  const longer = declared.find((known) => isStartOf(name, known))
  return longer === undefined ? 'no query parameter with that name' : `the spelling ${longer}`
}

function validateBody({ contract, operation, request, values, addFinding }: Reading): void {
  const { body } = operation
  const sent = request.body !== undefined && request.body !== ''
  if (!body) {
    if (sent) addFinding('undeclared_body', 'body', 'no body', request.body ?? '')
    return
  }
  if (!sent) {
    if (body.required) addFinding('missing_required_body', 'body', 'a body', 'nothing')
    return
  }
  const type = mediaTypeOf(request.headers)
  const media = mediaIn(body.content, type)
  if (!media)
    return void addFinding('request_content_type', 'header content-type', Object.keys(body.content).join(' or '), type ?? 'nothing')
  const read = decodeBody(
    headerOf(request.headers, 'content-type') ?? '',
    request.body ?? '',
    listFieldsOf(contract.document, media.schema),
  )
  if ('fault' in read) return void addFinding('request_body_syntax', 'body', read.fault, request.body ?? '')
  const value = contract.accepts(media.schema, read.value) ? read.value : withDocumentedNames(contract.document, media.schema, read.value)
  values.body = value
  for (const fault of nearestFaults(contract, media.schema, value)) {
    const { pointer, message, parameters } = fault
    const got = JSON.stringify(valueAt(value, pointer)) ?? 'nothing'
    addFinding('request_body_conformance', `body ${pointer || '/'}`, detailedMessage(message, parameters), got, fault)
  }
}

/**
 * The headers that carry the operation's credentials. The first security requirement stands for
 * all, because they share headers.
 */
export const credentialsOf = ({ document }: Contract, { security }: Operation): string[] =>
  Object.keys(security[0] ?? {}).map((scheme) => document.components.securitySchemes[scheme]?.name ?? scheme)

/** Ajv's message with the property or the allowed values. */
export const detailedMessage = (message: string, parameters: Record<string, unknown>): string => {
  const detail =
    parameters.additionalProperty ??
    parameters.unevaluatedProperty ??
    (Array.isArray(parameters.allowedValues) ? parameters.allowedValues.join(', ') : parameters.allowedValue)
  return detail === undefined ? message : `${message} (${detail})`
}
