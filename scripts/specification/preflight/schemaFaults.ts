import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Parameter, Schema } from '../../../contract-tests/documents/document.ts'
import { stepsOf } from '../../../contract-tests/documents/pointer.ts'
import { isSchema } from '../../../contract-tests/documents/subschemas.ts'
import { createValidators } from '../../../contract-tests/documents/validators.ts'

/** A mistake that a validator does not report, and its location in the bundle. */
export interface Preflight {
  readonly pointer: string
  readonly message: string
}

/**
 * Finds mistakes that make Prism accept every value: schemas, patterns and enumerations that do not
 * compile.
 */
export function schemaFaults(contract: Contract): Preflight[] {
  const { document } = contract
  const found: Preflight[] = []
  for (const node of schemasOf(contract)) found.push(...keywordFaults(node, contract.pointerOf(node)))
  const { accepts } = createValidators(document, { strictTypes: true })
  const failing = new Map<Schema, string>()
  for (const root of rootsOf(contract)) {
    try {
      accepts(root, undefined)
    } catch (error) {
      failing.set(root, (error as Error).message)
    }
  }
  const target = ($ref: string) =>
    stepsOf($ref.slice(1)).reduce<Schema | undefined>((node, key) => node?.[key] as Schema | undefined, document as unknown as Schema)
  for (const [root, message] of failing) {
    // Schemas that refer to an invalid schema do not compile either; only the invalid schema is
    // reported.
    const referred = [...within(root)].some(({ $ref }) => $ref !== undefined && failing.has(target($ref) ?? {}))
    const [, place = ''] = / at "document#(?:\/inline\/\d+)?([^"]*)"/.exec(message) ?? []
    if (!referred)
      found.push({ pointer: contract.pointerOf(root) + place, message: `does not compile: ${message.replace(/ at "document#[^"]*"/, '')}` })
  }
  return found
}

function keywordFaults(node: Schema, pointer: string): Preflight[] {
  const found: Preflight[] = []
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

const parametersOf = ({ operations, document }: Contract): Set<Parameter> =>
  new Set([
    ...operations.flatMap(({ parameters }) => parameters),
    ...Object.values((document.components.parameters ?? {}) as Record<string, Parameter>),
  ])

/**
 * The top-level schemas of a document: components, and those of parameters, bodies, responses and
 * headers.
 */
function rootsOf(contract: Contract): Set<Schema> {
  const roots = new Set<Schema>(Object.values(contract.document.components.schemas))
  for (const parameter of parametersOf(contract)) roots.add(parameter.schema)
  for (const { body, responses } of [...contract.operations, ...contract.webhooks]) {
    for (const media of Object.values(body?.content ?? {})) roots.add(media.schema)
    for (const { headers = {}, content = {} } of Object.values(responses)) {
      for (const header of Object.values(headers)) roots.add(header.schema)
      for (const media of Object.values(content)) roots.add(media.schema)
    }
  }
  return roots
}

/** A schema and those inside it, innermost first; references are not followed. */
function within(schema: Schema, found = new Set<Schema>()): Set<Schema> {
  const add = (node: unknown): void => {
    if (isSchema(node) && !found.has(node)) within(node, found)
  }
  for (const key of ['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains']) {
    add(schema[key])
  }
  for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) for (const part of (schema[key] as unknown[] | undefined) ?? []) add(part)
  for (const key of ['properties', 'patternProperties', '$defs']) {
    for (const part of Object.values((schema[key] as object | undefined) ?? {})) add(part)
  }
  return found.add(schema)
}

/** Every schema of a document. */
function schemasOf(contract: Contract): Set<Schema> {
  const found = new Set<Schema>()
  for (const root of rootsOf(contract)) within(root, found)
  return found
}
