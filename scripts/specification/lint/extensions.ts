import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { parse } from 'yaml'

/** A key beginning with `x-` that the documents may use. */
export interface Extension {
  /** The kinds of OpenAPI object that may have it, by Redocly's names. */
  readonly on: readonly string[]
  /** The faults of a value; empty if there are none. */
  faults(value: unknown): string[]
}

/** What `x-sources` may name as evidence. */
export interface Edition {
  readonly id: string
  readonly kind: 'brief' | 'published' | 'live' | 'sdk' | 'code'
  readonly what: string
  readonly repository?: string
  readonly file?: string
  readonly commit?: string
  readonly url?: string
}

const folder = new URL('../../../openapi/extensions/', import.meta.url)
const read = (name: string) => parse(readFileSync(new URL(name, folder), 'utf8'))

/** Every edition, by its id. */
export const editions: ReadonlyMap<string, Edition> = new Map(
  (read('editions.yaml') as Edition[]).map((edition): [string, Edition] => [edition.id, edition]),
)

/** Every extension, by its key, from its JSON Schema in openapi/extensions. */
export const extensions: ReadonlyMap<string, Extension> = new Map(
  readdirSync(folder)
    .filter((name) => /^x-.*\.yaml$/.test(name))
    .map((name): [string, Extension] => [name.slice(0, -'.yaml'.length), extension(read(name))]),
)

function extension(schema: { title: string; 'x-on': string[] }): Extension {
  const faults = (value: unknown) => {
    const validate = validatorOf(schema)
    return validate(value) ? [] : [...new Set((validate.errors ?? []).map(sentence))]
  }
  return { on: schema['x-on'], faults }
}

let ajv: Ajv2020 | undefined

/**
 * Compiles a schema when it is first used, as Redocly loads this file for commands that check no
 * extension, such as `bundle`.
 */
function validatorOf(schema: { title: string }) {
  if (!ajv) {
    ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true })
    for (const keyword of ['x-on', 'x-enum-descriptions']) ajv.addKeyword(keyword)
    ajv.addSchema(read('x-sources.yaml'), 'x-sources.yaml')
  }
  return ajv.compile(schema)
}

const sentence = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || 'the value'} ${message}${params.allowedValues ? ` (${params.allowedValues.join(', ')})` : ''}`
