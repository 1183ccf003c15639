import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Schema } from '../../../contract-tests/documents/document.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { valueAt } from '../../../contract-tests/documents/pointer.ts'
import { createValidators } from '../../../contract-tests/documents/validators.ts'

/** A mistake that a validator does not report, and its location in the bundle. */
export interface SchemaFault {
  readonly pointer: string
  readonly message: string
}

/** Schemas, patterns and enumerations that do not compile, so that Prism accepts every value. */
export function schemaFaults({ document, operations, webhooks, pointerOf }: Contract): SchemaFault[] {
  const { accepts } = createValidators(document, { strictTypes: true })
  const parameters = [...operations.flatMap((operation) => operation.parameters), ...Object.values(document.components.parameters ?? {})]
  const bodies = [...operations, ...webhooks].flatMap(({ body, responses }) => [body ?? {}, ...Object.values(responses)])
  const holders = bodies.flatMap(({ content = {}, headers = {} }: Holder) => [...Object.values(content), ...Object.values(headers)])
  const schemasOfParts = [...(parameters as { schema: Schema }[]), ...holders].map(({ schema }) => schema)
  const roots = new Set([...Object.values(document.components.schemas), ...schemasOfParts])
  const failing = new Map<Schema, string>()
  for (const root of roots) {
    try {
      accepts(root, undefined)
    } catch (error) {
      failing.set(root, (error as Error).message)
    }
  }
  const found = [...new Set([...roots].flatMap(objectsIn))].flatMap((node) => keywordFaults(node, pointerOf(node)))
  for (const [root, message] of failing) {
    // Schemas that refer to an invalid schema do not compile either; only the invalid schema is
    // reported.
    if (objectsIn(root).some(({ $ref }) => $ref !== undefined && failing.has(valueAt(document, $ref) as Schema))) continue
    const [, place = ''] = / at "document#(?:\/inline\/\d+)?([^"]*)"/.exec(message) ?? []
    found.push({ pointer: pointerOf(root) + place, message: `does not compile: ${message.replace(/ at "document#[^"]*"/, '')}` })
  }
  return found
}

/** Media types and headers, which have schemas. */
interface Holder {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
  readonly headers?: Readonly<Record<string, { readonly schema: Schema }>>
}

function keywordFaults(node: Schema, pointer: string): SchemaFault[] {
  const found: SchemaFault[] = []
  for (const pattern of [node.pattern, ...Object.keys((node.patternProperties as object | undefined) ?? {})]) {
    if (typeof pattern !== 'string') continue
    try {
      new RegExp(pattern, 'u')
    } catch (error) {
      found.push({ pointer: `${pointer}/pattern`, message: `pattern does not compile under the u flag: ${(error as Error).message}` })
    }
  }
  if (node.unevaluatedProperties === true)
    found.push({ pointer: `${pointer}/unevaluatedProperties`, message: 'says nothing, and some tools reject the document' })
  if (Array.isArray(node.enum)) {
    const values = node.enum.map((value) => JSON.stringify(value))
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (values.length === 0) found.push({ pointer: `${pointer}/enum`, message: 'enum is empty, so no value is valid' })
    if (twice !== undefined) found.push({ pointer: `${pointer}/enum`, message: `enum holds ${twice} twice` })
  }
  return found
}

/** Keywords whose values are data, not schemas. */
const data = new Set(['const', 'enum', 'default', 'example', 'examples'])

/** A schema and every object inside it; references are not followed. */
const objectsIn = (node: unknown): Schema[] => {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (!isObject(node)) return []
  const inner = Object.entries(node).flatMap(([key, value]) => (data.has(key) || key.startsWith('x-') ? [] : objectsIn(value)))
  return [node as Schema, ...inner]
}
