import type { Contract } from '../documents/contract.ts'
import type { Schema } from '../documents/document.ts'
import { parsed } from '../documents/json.ts'
import { step } from '../documents/pointer.ts'
import { itemSchemas, propertySchemas, subschemasOf } from '../documents/subschemas.ts'
import type { Check } from '../exchange/checks.ts'
import { type Finding, finding } from '../validate/finding.ts'

/**
 * Property names that belong in no response that does not describe them: passwords, hashes, keys,
 * users' tokens and stack traces.
 */
const secret =
  /^_?(password|passwd|pwd|(password|pass|pw)_?hash|hashed_?password|salt|secret|auth_?token|private_?key|stack|stack_?trace|sql|exception)$/i

/** Property names that a checksum or a request's id may also have; then the value decides. */
const ambiguous = /^_?(hash|trace)$/i

/** A password hash, as bcrypt, Argon2 and others write it. */
const passwordHash = /^\$\w+\$|^\{\w+\}/

/** Text of a stack trace. */
const trace = /\n\s+at \S+ ?\(?|Traceback \(most recent call last\)|\b\w+\.(?:js|ts|php|py|rb|java|go):\d+\b/

/** A frame of a stack trace, as JSON. */
const frame = /"(file(name)?|line(no)?|function|method|class)":/i

/** Properties whose content the caller chooses. */
const free = new Set(['metadata', 'customData', 'settings', 'appInfo'])

/** Texts that the server writes: in errors, and in acknowledgements. */
const written = /^\/error(\/|$)|^(\/data)?\/(message|devMessage)$/

/**
 * Passwords, hashes and stack traces are a fault in any response, even if the schema allows
 * additional properties.
 */
export const checkNoSecrets: Check = ({ operation, contract, sent, response }) => {
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

/**
 * Whether a property is a sentence about a field: the details of an error are named after fields,
 * such as `password`.
 */
const isAboutField = (pointer: string, child: unknown): boolean =>
  pointer.endsWith('/error/details') && [child].flat().every((value) => typeof value === 'string' && value.trim().includes(' '))

/** Whether a property reveals something; whether there is a password, for example, is no secret. */
function isSecret(name: string, value: unknown): boolean {
  if (value === null || value === '' || typeof value === 'boolean') return false
  if (!ambiguous.test(name)) return secret.test(name)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return passwordHash.test(text) || trace.test(text) || (typeof value === 'object' && frame.test(text))
}

const isMessage = (record: object): boolean => 'category' in record && ('receiverType' in record || 'sentAt' in record)

function walk(
  contract: Contract,
  schemas: readonly Schema[],
  value: unknown,
  pointer: string,
  add: (pointer: string, expected: string, got: string) => void,
): void {
  if (typeof value === 'string' && written.test(pointer) && trace.test(value))
    add(pointer, 'a message without a stack trace', 'a stack trace')
  if (typeof value !== 'object' || value === null) return
  const subschemas = schemas.length > 0 ? subschemasOf(contract.document, contract.accepts, schemas, value) : []
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(contract, itemSchemas(subschemas, index), item, step(pointer, index), add)
    return
  }
  for (const [name, child] of Object.entries(value)) {
    const declared = subschemas.some(({ properties }) => properties && Object.hasOwn(properties, name))
    if (!declared && isSecret(name, child) && !isAboutField(pointer, child))
      add(step(pointer, name), 'no such property', `a property named ${name}`)
    if (free.has(name)) continue
    // The sender chooses the content of a message, except for the users and groups in it.
    if (name === 'data' && isMessage(value) && typeof child === 'object' && child !== null) {
      const { entities } = child as { entities?: unknown }
      const content = subschemasOf(contract.document, contract.accepts, propertySchemas(subschemas, name), child)
      walk(contract, propertySchemas(content, 'entities'), entities, step(step(pointer, name), 'entities'), add)
    } else walk(contract, propertySchemas(subschemas, name), child, step(pointer, name), add)
  }
}
