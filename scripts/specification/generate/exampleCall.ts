import { camelCase, propertyName } from '../../../contract-tests/documents/codeNames.ts'
import type { Operation, Parameter } from '../../../contract-tests/documents/document.ts'

/**
 * The call of an operation for its documentation, with the examples of its required parameters and
 * body. A list that requires nothing shows one of its filters and the size of a page.
 *
 * @param client - an expression for the client
 * @param suppliedParameter - name of a parameter that the client supplies
 * @throws if a required parameter has no example
 */
export function exampleCall(client: string, operation: Operation, suppliedParameter?: string): string {
  const required = operation.parameters.filter((parameter) => parameter.required && parameter.name !== suppliedParameter)
  const shownParameters = required.length > 0 || operation.body ? required : listArguments(operation.parameters)
  const parameters = shownParameters.map(({ name, example }) => {
    if (example === undefined) throw new Error(`${operation.id}: the required parameter \`${name}\` has no example`)
    return [name, example] as const
  })
  const [media] = Object.values(operation.body?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  return callExpression(client, operation, Object.fromEntries(parameters), example?.value)
}

/** The first filter of a list that needs nothing else, with the size of a page. */
function listArguments(parameters: readonly Parameter[]): Parameter[] {
  const filter = parameters.find((parameter) => parameter['x-filter'] && !parameter['x-companions'] && parameter.example !== undefined)
  const size = parameters.find(({ name, example }) => /^(perPage|limit)$/.test(name) && example !== undefined)
  return [filter, filter && size].filter((parameter) => parameter !== undefined)
}

/** Where code stands: how deep it is indented, and how many columns of its first line are taken. */
interface Place {
  readonly depth: number
  readonly taken: number
  readonly width: number
}

/**
 * The call of an operation with these parameters and this body; `suffix` follows the method's name.
 */
export function callExpression(
  client: string,
  { id, body: takesBody }: Operation,
  parameters: object,
  body: unknown,
  place?: Place,
  suffix = '',
): string {
  const args = { ...parameters, ...(takesBody && body !== undefined && { body }) }
  const start = `${client}.${camelCase(id)}${suffix}(`
  if (Object.keys(args).length === 0) return `${start})`
  return `${start}${place ? literal(args, place.depth, place.width, place.taken + start.length + 1) : literal(args)})`
}

/** A TypeScript string literal. */
export const stringLiteral = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/**
 * A value as a TypeScript literal: on a single line if short, otherwise over several narrow lines.
 *
 * @param depth - how deep its lines are indented
 * @param width - columns that a line may have
 * @param taken - columns that the first line has beside the literal, without its indentation
 */
export function literal(value: unknown, depth = 0, width = 58, taken = 0): string {
  if (typeof value === 'string') return stringLiteral(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Array.isArray(value)
  const parts = list
    ? value.map((item) => literal(item, depth + 1, width, 1))
    : Object.entries(value).map(([key, item]) => property(propertyName(key), item, depth + 1, width))
  const [open, close] = list ? '[]' : ['{ ', ' }']
  const short = parts.length > 0 ? `${open}${parts.join(', ')}${close}` : list ? '[]' : '{}'
  if (short.length + depth * 2 + taken <= width && !short.includes('\n')) return short
  const indent = '  '.repeat(depth + 1)
  return `${list ? '[' : '{'}\n${parts.map((part) => `${indent}${part},`).join('\n')}\n${'  '.repeat(depth)}${list ? ']' : '}'}`
}

/** A property of a literal. A text that does not fit beside its name begins a line. */
function property(name: string, value: unknown, depth: number, width: number): string {
  const text = literal(value, depth, width, name.length + 3)
  const isTooLong = typeof value === 'string' && depth * 2 + name.length + 3 + text.length > width
  return isTooLong ? `${name}:\n${'  '.repeat(depth + 1)}${text}` : `${name}: ${text}`
}
