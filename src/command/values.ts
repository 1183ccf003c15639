import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Operation, Schema } from './document.ts'
import { didYouMean, UsageError } from './usage.ts'

type Json = Record<string, unknown>

/**
 * The arguments of a method from a line's `name=value` pairs. A value is text unless the document
 * says number or boolean; an array is made of all values of its name. `body=@FILE` and `body={…}`
 * are the whole body, `body.a.b=value` a part of it.
 *
 * @param pairs - such as `perPage=5`
 * @throws UsageError naming the pair and the fix; it never repeats the value of a name that is not
 * declared, which might be a key
 */
export function argumentsOf(operation: Operation, pairs: readonly string[]): Json {
  const args: Json = {}
  for (const pair of pairs) {
    const [, path = '', text = ''] = /^([^=]+)=([\s\S]*)$/.exec(pair) ?? []
    if (!path) throw new UsageError('Each argument is name=value, such as perPage=5. Options such as --as come with two dashes.')
    const [name = '', ...steps] = path.split('.')
    if (name === 'body' && operation.body) setBody(operation, args, steps, path, text)
    else set(args, path, valueFrom(operation, schemaOf(operation, path), path, text))
  }
  return args
}

/** The schema of a parameter, by its name. */
function schemaOf({ name, parameters, body, actor }: Operation, path: string): Schema {
  const found = parameters.find((parameter) => parameter.name === path)
  if (found) return found.schema
  if (path === 'onBehalfOf' && actor) throw new UsageError(`Name the user with --as UID.`)
  if (/key|secret/i.test(path)) throw new UsageError(`${name} has no parameter of that name. Keys come from the environment: see --help.`)
  const known = parameters.map((parameter) => parameter.name)
  const hint = body && !path.startsWith('body') ? ` Properties of the body are body.${path}=…` : didYouMean(path, known)
  throw new UsageError(`${name} has no parameter ${path}.${hint}`)
}

function setBody(operation: Operation, args: Json, steps: readonly string[], path: string, text: string): void {
  const { schema, isForm } = operation.body as NonNullable<Operation['body']>
  if (steps.length === 0) {
    args.body = isForm ? { ...(args.body as Json), ...objectIn(path, text) } : objectIn(path, text)
    return
  }
  let place = (args.body ??= {}) as Json
  let schemas = [schema]
  for (const [index, step] of steps.entries()) {
    const inner = schemas.flatMap((part) => propertiesOf(operation, part).flatMap((properties) => properties[step] ?? []))
    const names = schemas.flatMap((part) => propertiesOf(operation, part).flatMap(Object.keys))
    if (inner.length === 0 && names.length > 0 && !names.includes(step)) {
      const hint = didYouMean(step, [...new Set(names)])
      throw new UsageError(`The document does not know ${path}.${hint} A body from a file can have it: body=@FILE.`)
    }
    schemas = inner
    if (index === steps.length - 1) set(place, step, valueFrom(operation, { anyOf: inner }, path, text))
    else place = (place[step] ??= {}) as Json
  }
}

/** Sets a value, or adds to an array. */
function set(target: Json, name: string, value: unknown): void {
  const before = Object.hasOwn(target, name) ? target[name] : undefined
  if (before === undefined) target[name] = value
  else if (Array.isArray(before) && Array.isArray(value)) before.push(...value)
  else throw new UsageError(`${name} is given twice, and takes one value.`)
}

/** The properties of a schema and of its parts and alternatives. */
function propertiesOf({ resolve }: Operation, schema: Schema): Readonly<Record<string, Schema>>[] {
  const own = resolve(schema)
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]
  return [...(own.properties ? [own.properties] : []), ...parts.flatMap((part) => propertiesOf({ resolve } as Operation, part))]
}

/** The types that a schema and its parts allow. */
function typesOf({ resolve }: Operation, schema: Schema): Set<string> {
  const own = resolve(schema)
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]
  return new Set([...[own.type ?? []].flat(), ...parts.flatMap((part) => [...typesOf({ resolve } as Operation, part)])])
}

function valueFrom(operation: Operation, schema: Schema, path: string, text: string): unknown {
  const types = typesOf(operation, schema)
  const own = operation.resolve(schema)
  if (own.format === 'binary' || (own.anyOf ?? []).some((part) => operation.resolve(part).format === 'binary')) return fileIn(path, text)
  if (types.has('array')) return /^\[/.test(text) ? jsonIn(path, text) : [valueFrom(operation, itemsOf(operation, schema), path, text)]
  if (types.has('string')) return text
  if (types.has('integer') || types.has('number')) {
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
    throw new UsageError(`${path} is a number, such as ${path}=5.`)
  }
  if (types.has('boolean')) {
    if (/^(true|false)$/.test(text)) return text === 'true'
    throw new UsageError(`${path} is true or false.`)
  }
  return types.has('object') ? objectIn(path, text) : text
}

function itemsOf({ resolve }: Operation, schema: Schema): Schema {
  const own = resolve(schema)
  const all = [own, ...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.allOf ?? [])].map(resolve)
  return all.find(({ items }) => items)?.items ?? {}
}

/** A JSON object, from the line or from a file: `@message.json`, or `@-` for standard input. */
function objectIn(path: string, text: string): Json {
  const value = jsonIn(path, text.startsWith('@') ? readFile(path, text.slice(1)) : text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw new UsageError(`${path} is a JSON object, such as ${path}='{"name":"value"}', or a file with one: ${path}=@FILE.`)
}

function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON. A file is named with an @: ${path}=@FILE.`)
  }
}

const fileIn = (path: string, text: string): File => {
  if (!text.startsWith('@')) throw new UsageError(`${path} is a file: ${path}=@FILE.`)
  return new File([readFile(path, text.slice(1))], basename(text))
}

function readFile(path: string, file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new UsageError(`${path}: ${file} cannot be read (${(error as { code?: string }).code}).`)
  }
}
