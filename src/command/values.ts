import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Operation, Schema } from './document.ts'
import { isFile, itemsOf, kindOf, partsOf, propertiesOf, propertyOf, typesOf } from './schema.ts'
import { didYouMean, UsageError } from './usage.ts'

type Json = Record<string, unknown>

interface Given {
  /** As it was written. */
  readonly path: string
  readonly steps: readonly string[]
  /** What the document says of the value; nothing where any property may be. */
  readonly parts: readonly Schema[]
  readonly text: string
  /** Whether the text is JSON, whatever the document says. */
  readonly isJson: boolean
}

/**
 * The arguments of a method from a line's `name=value` pairs. A value is text unless the document
 * says number or boolean, and JSON after `:=`; an array is made of all values of its name.
 * `body=@FILE` and `body={…}` are the whole body, `body.a.b=value` a part of it, whose `body.` may
 * be left out where no parameter has the name.
 *
 * @param pairs - such as `perPage=5`
 * @throws UsageError naming the pair and the fix; it never repeats the value of a name that is not
 * declared, which might be a key
 */
export function argumentsOf(operation: Operation, pairs: readonly string[]): Json {
  if (pairs.filter((pair) => /^[^=]+=@-$/.test(pair)).length > 1) throw new UsageError('Standard input can be read once: give @- once.')
  const args: Json = Object.create(null)
  // A whole comes before its parts, whatever their order on the line.
  const given = pairs.map((pair) => givenIn(operation, pair)).sort((one, other) => one.steps.length - other.steps.length)
  for (const { path, steps, parts, text, isJson } of given)
    set(args, path, steps, isJson ? jsonIn(path, text) : valueFrom(operation, parts, path, text), isList(parts))
  return args
}

function givenIn(operation: Operation, pair: string): Given {
  const [, path = '', colon, text = ''] = /^([^=]+?)(:?)=([\s\S]*)$/.exec(pair) ?? []
  if (!path) throw new UsageError('Each argument is name=value, such as perPage=5. Options such as --as come with two dashes.')
  const parameter = operation.parameters.find(({ name }) => name === path)
  const steps = parameter ? [path] : stepsOf(operation, path)
  const parts = parameter ? partsOf(operation, parameter.schema) : bodyParts(operation, path, steps.slice(1))
  return { path, steps, parts, text, isJson: colon === ':' }
}

function stepsOf({ name, parameters, body, actor, resolve }: Operation, path: string): string[] {
  const steps = path.split('.')
  const properties = body ? propertiesOf(partsOf({ resolve }, body.schema)) : []
  if (body && steps[0] === 'body') return steps
  if (properties.includes(steps[0] as string)) return ['body', ...steps]
  if (path === 'onBehalfOf' && actor) throw new UsageError('Name the user with --as UID.')
  if (/key|secret/i.test(path)) throw new UsageError(`${name} has no parameter of that name. Keys come from the environment: see --help.`)
  const hint = didYouMean(path, [...parameters.map((parameter) => parameter.name), ...properties])
  throw new UsageError(`${name} takes no ${path}.${hint || ` npx cometchat-rest ${name} --help shows what it takes.`}`)
}

function bodyParts(operation: Operation, path: string, steps: readonly string[]): Schema[] {
  let parts = partsOf(operation, (operation.body as NonNullable<Operation['body']>).schema)
  for (const [index, step] of steps.entries()) {
    if (step === '' || step === '__proto__') throw new UsageError(`${path} cannot be set: a part of it is not the name of a property.`)
    const types = typesOf(parts)
    if (types.size > 0 && !types.has('object'))
      throw new UsageError(`${path} cannot be set: ${steps.slice(0, index).join('.')} is ${kindOf(operation, parts)}, without properties.`)
    const names = propertiesOf(parts)
    const inner = propertyOf(parts, step)
    if (inner.length === 0 && names.length > 0 && !parts.some(({ additionalProperties }) => additionalProperties))
      throw new UsageError(`The document does not know ${path}.${didYouMean(step, names)} A body from a file can have it: body=@FILE.`)
    parts = inner.flatMap((part) => partsOf(operation, part))
  }
  return parts
}

/**
 * Sets a value, or adds to a list. Nothing inherited is read, and no object that is made here
 * inherits anything.
 */
function set(args: Json, path: string, steps: readonly string[], value: unknown, isList: boolean): void {
  let place = args
  for (const step of steps.slice(0, -1)) {
    if (!Object.hasOwn(place, step)) place[step] = Object.create(null)
    const inner = place[step]
    if (!isObject(inner)) throw new UsageError(`${path} cannot be set: ${step} is given as a whole, and is no object.`)
    place = inner
  }
  const last = steps.at(-1) as string
  const isGiven = Object.hasOwn(place, last)
  if (isGiven && !isList) throw new UsageError(`${path} is given twice, and takes one value.`)
  place[last] = isGiven ? [place[last], value].flat() : value
}

/** Whether a name that is repeated makes a list. */
function isList(parts: readonly Schema[]): boolean {
  const types = typesOf(parts)
  return types.has('array') && !types.has('object')
}

function valueFrom(operation: Operation, parts: readonly Schema[], path: string, text: string): unknown {
  if (isFile(parts)) return fileIn(path, text)
  const types = typesOf(parts)
  const wrong = () => new UsageError(`${path} must be a ${kindOf(operation, parts)}, such as ${path}=${exampleOf(types)}.`)
  if ((types.has('array') && text.startsWith('[')) || (types.has('object') && /^[{@]/.test(text))) {
    const value = jsonIn(path, text)
    if (isObject(value) || types.has('array')) return value
    throw wrong()
  }
  if (types.has('string') || types.size === 0) return text
  if (isList(parts)) return [valueFrom(operation, partsOf(operation, itemsOf(parts)), path, text)]
  if ((types.has('integer') || types.has('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  throw wrong()
}

const exampleOf = (types: ReadonlySet<string>) =>
  types.has('object') ? `'{"name":"value"}', or a file with one: @FILE` : types.has('boolean') ? 'true' : '5'

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON, from the line or from a file: `@message.json`, or `@-` for standard input. */
function jsonIn(path: string, text: string): unknown {
  try {
    // The decoder leaves out a byte order mark.
    return JSON.parse(text.startsWith('@') ? new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(path, text.slice(1))) : text)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${path} is not JSON in UTF-8. Text is given as ${path}=TEXT, a file with JSON as ${path}:=@FILE.`)
  }
}

function fileIn(path: string, text: string): File {
  if (!text.startsWith('@')) throw new UsageError(`${path} is a file: ${path}=@FILE.`)
  const file = text.slice(1)
  return new File([bytesOf(path, file)], file === '-' ? 'stdin' : basename(file))
}

function bytesOf(path: string, file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file === '-' ? 0 : file) as Buffer<ArrayBuffer>
  } catch (error) {
    throw new UsageError(`${path}: ${file} cannot be read (${(error as { code?: string }).code}).`)
  }
}
