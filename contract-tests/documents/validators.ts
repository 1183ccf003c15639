import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { OpenApiDocument, Schema } from './document.ts'

/** A violation: where in the value, and of which keyword in which schema. */
export interface Violation {
  /** JSON pointer into the value. */
  readonly pointer: string
  readonly keyword: string
  /** The schema object of the document that has the keyword. */
  readonly node: Schema
  readonly message: string
  readonly parameters: Record<string, unknown>
}

/** Validates values against a document's schemas, as JSON Schema 2020-12 in Ajv's strict mode. */
export interface Validators {
  /** @throws if the schema does not compile */
  faults(schema: Schema, value: unknown): Violation[]
  accepts(schema: Schema, value: unknown): boolean
}

/** Creates the validators of a bundled document. Each schema is compiled on first use. */
export function createValidators(document: OpenApiDocument, { strictTypes = false } = {}): Validators {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes,
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
    logger: false,
    // Optimizing takes half of the compile time, and most schemas validate only a few values.
    code: { optimize: false },
  })
  formats.default(ajv)
  for (const keyword of annotations(document)) ajv.addKeyword(keyword === emojiLength.keyword ? emojiLength : keyword)
  // Ajv gets the document's own objects, so that a fault names the exact node and local references
  // resolve.
  const root = { $id: 'document', components: { schemas: document.components.schemas }, inline: [] as Schema[] }
  ajv.addSchema(root, undefined, undefined, false)
  const compiled = new WeakMap<Schema, ValidateFunction>()
  const compile = (schema: Schema): ValidateFunction => {
    let validate = compiled.get(schema)
    if (!validate) {
      const index = root.inline.push(schema) - 1
      compiled.set(schema, (validate = ajv.compile({ $ref: `document#/inline/${index}` })))
    }
    return validate
  }
  return {
    accepts: (schema, value) => compile(schema)(value) === true,
    faults(schema, value) {
      const validate = compile(schema)
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, keyword, parentSchema, message = keyword, params }) => ({
        pointer: instancePath,
        keyword,
        node: parentSchema as Schema,
        message,
        parameters: params,
      }))
    },
  }
}

/** An emoji outside of the first plane has two units in a string, and counts as two characters. */
const emojiLength: FuncKeywordDefinition & { keyword: string } = {
  keyword: 'x-emoji-length',
  type: 'string',
  compile:
    (_, { maxLength }) =>
    (text: string) =>
      maxLength === undefined || text.length <= maxLength,
  error: { message: 'must NOT have more characters than maxLength, where an emoji counts as two' },
}

/**
 * Keywords without effect on validation: OpenAPI's own, and every extension that the document uses.
 */
function annotations(document: OpenApiDocument): Set<string> {
  const names = new Set(['components', 'inline', 'discriminator', 'example', 'externalDocs', 'xml'])
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) names.add(key)
      walk(value)
    }
  }
  walk(document)
  return names
}
