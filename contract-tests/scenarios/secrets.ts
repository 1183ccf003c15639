import type { Check } from '../exchange/checks.ts'
import { parsed } from '../exchange/checks.ts'
import type { Contract } from '../spec/contract.ts'
import type { Schema } from '../spec/document.ts'
import { step } from '../spec/pointer.ts'
import { itemSchemas, propertySchemas, subschemasOf } from '../spec/subschemas.ts'
import { type Finding, finding } from '../validate/finding.ts'

/** Property names that belong in no response: passwords, hashes, keys and stack traces. */
const secret =
  /^_?(password|passwd|pwd|(password|pass|pw)_?hash|hashed_?password|hash|salt|secret|private_?key|stack|stack_?trace|trace|sql|exception)$/i

/** Text of a stack trace. */
const trace = /\n\s+at \S+ ?\(?|Traceback \(most recent call last\)|\b\w+\.(?:js|ts|php|py|rb|java|go):\d+\b/

/** Properties whose content the caller chooses. */
const free = new Set(['metadata', 'customData', 'settings', 'appInfo'])

/** Passwords, hashes and stack traces are a fault in any response, even if the schema allows additional properties. */
export const checkSecrets: Check = ({ operation, contract, sent, response }) => {
  const body = response && parsed(response.body)
  if (typeof body !== 'object' || body === null) return []
  const described = operation.responses[String(response?.status)] ?? operation.responses.default
  const [media] = Object.values(described?.content ?? {})
  const found: Finding[] = []
  const add = (pointer: string, expected: string, got: string) =>
    found.push(finding(operation.id, 'secret_in_response', `response ${response?.status} body ${pointer}`, expected, got))
  const key = sent?.headers.find(([name]) => name.toLowerCase() === 'apikey')?.[1]
  const isNamed = [sent?.url, sent?.body].some((text) => text?.includes(key ?? ''))
  if (response && response.status >= 400 && key && key.length >= 16 && !isNamed && response.body.includes(key))
    add('', 'a masked key, as in every error', 'the key that was sent')
  walk(contract, media ? [media.schema] : [], body, '', add)
  return found
}

/** Whether a property is a sentence about a field, in the details of an error, which are named after fields such as `password`. */
const isAboutField = (pointer: string, child: unknown): boolean =>
  pointer.endsWith('/error/details') && [child].flat().every((value) => typeof value === 'string' && value.trim().includes(' '))

function walk(
  contract: Contract,
  schemas: readonly Schema[],
  value: unknown,
  pointer: string,
  add: (pointer: string, expected: string, got: string) => void,
): void {
  if (typeof value === 'string' && /\/(message|devMessage|details)(\/|$)/.test(pointer) && trace.test(value))
    add(pointer, 'a message without a stack trace', 'a stack trace')
  if (typeof value !== 'object' || value === null) return
  const subschemas = schemas.length > 0 ? subschemasOf(contract.document, contract.accepts, schemas, value) : []
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(contract, itemSchemas(subschemas, index), item, step(pointer, index), add)
    return
  }
  for (const [name, child] of Object.entries(value)) {
    const declared = subschemas.some(({ properties }) => properties && Object.hasOwn(properties, name))
    if (!declared && secret.test(name) && child !== null && !isAboutField(pointer, child))
      add(step(pointer, name), 'no such property', `a property named ${name}`)
    if (!free.has(name)) walk(contract, propertySchemas(subschemas, name), child, step(pointer, name), add)
  }
}
