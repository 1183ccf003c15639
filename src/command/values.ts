import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { didYouMean } from '../request/didYouMean.ts'
import { writtenJson } from '../request/prepareRequest.ts'
import type { Operation, Schema } from './document.ts'
import { asWritten, parseExactJson, writeJson } from './json.ts'
import { isFile, itemsOf, kindOf, partsOf, propertiesOf, propertyOf, typesOf } from './schema.ts'
import { UsageError } from './UsageError.ts'

type Json = Record<string, unknown>

interface Given {
  /** The name, as it was written. */
  readonly path: string
  readonly steps: readonly string[]
  /** The schemas of the value; none where any property is allowed. */
  readonly parts: readonly Schema[]
  /** The value, as it was written; of a file, its content. */
  readonly text: string
  /** Whether the text is JSON, whatever the schemas say. */
  readonly isJson: boolean
}

/** Reads the file that an argument names, or standard input for `-`. */
type Read = (path: string, file: string) => Buffer<ArrayBuffer>

/**
 * The arguments of a method, from `name=value` pairs. A value is text unless the specification says
 * number or boolean, and JSON after `:=`; the values of a repeated name become a list.
 * `body=@FILE` and `body={…}` are the whole body, `body.a.b=value` is a part of it, whose `body.`
 * may be left out where no parameter has the name.
 *
 * @param pairs - such as `perPage=5`
 * @throws UsageError naming the pair and the fix; it never repeats the value of an unknown name,
 * which might be a key
 */
export async function argumentsOf(operation: Operation, pairs: readonly string[]): Promise<Json> {
  const args: Json = {}
  // A whole comes before its parts, in whatever order they are given.
  const given = pairs.map((pair) => givenIn(operation, pair)).sort((argument, other) => argument.steps.length - other.steps.length)
  const fromInput = given.filter(({ parts, text, isJson }) => text === '@-' && (isJson || isFile(parts) || typesOf(parts).has('object')))
  if (fromInput.length > 1) throw new UsageError('Standard input can be read once: give @- once.')
  const read = readOnce(fromInput.length > 0 ? await readStandardInput() : undefined)
  for (const { path, steps, parts, text, isJson } of given)
    set(args, path, steps, isJson ? jsonIn(path, text, read) : valueFrom(operation, parts, path, text, read), isList(parts))
  const { body, ...others } = args
  for (const [name, value] of Object.entries(others)) {
    // A filter that is empty by mistake would apply to all records.
    if (value === '' || (Array.isArray(value) && (value.length === 0 || value.includes(''))))
      throw new UsageError(`${operation.name}: ${name} is empty: pass a value, or leave it out.`)
    args[name] = asWritten(value)
  }
  if (!isObject(body)) return args
  const [part, ...more] = given.filter(({ steps }) => steps[0] === 'body')
  const isWhole = part?.steps.length === 1 && more.length === 0
  if (operation.body?.isForm) for (const [name, value] of Object.entries(body)) body[name] = asWritten(value)
  else Object.defineProperty(body, writtenJson, { value: isWhole ? textIn(part.path, part.text, read).trim() : writeJson(body) })
  return args
}

function givenIn(operation: Operation, pair: string): Given {
  const [, path = '', colon, text = ''] = /^([^=]+?)(:?)=([\s\S]*)$/.exec(pair) ?? []
  if (!path) throw new UsageError('Each argument is name=value, such as perPage=5. Options such as --as begin with two dashes.')
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
  throw new UsageError(`${name} has no parameter ${path}.${hint || ` npx cometchat-rest ${name} --help lists its parameters.`}`)
}

function bodyParts(operation: Operation, path: string, steps: readonly string[]): Schema[] {
  let parts = partsOf(operation, (operation.body as NonNullable<Operation['body']>).schema)
  for (const [index, step] of steps.entries()) {
    if (step === '' || step === '__proto__') throw new UsageError(`${path} cannot be set: it contains an invalid property name.`)
    const types = typesOf(parts)
    if (types.size > 0 && !types.has('object'))
      throw new UsageError(`${path} cannot be set: ${steps.slice(0, index).join('.')} has no properties (${kindOf(operation, parts)}).`)
    const names = propertiesOf(parts)
    const inner = propertyOf(parts, step)
    if (inner.length === 0 && names.length > 0 && !parts.some(({ additionalProperties }) => additionalProperties))
      throw new UsageError(
        `The specification does not have ${path}.${didYouMean(step, names)} To send it all the same, read the body from a file: body=@FILE.`,
      )
    parts = inner.flatMap((part) => partsOf(operation, part))
  }
  return parts
}

/** Sets a value, or adds to a list. Reads own properties only. */
function set(args: Json, path: string, steps: readonly string[], value: unknown, isList: boolean): void {
  let place = args
  for (const step of steps.slice(0, -1)) {
    if (!Object.hasOwn(place, step)) place[step] = {}
    const inner = place[step]
    if (!isObject(inner)) throw new UsageError(`${path} cannot be set: the value of ${step} is not an object.`)
    place = inner
  }
  const last = steps.at(-1) as string
  const isGiven = Object.hasOwn(place, last)
  if (isGiven && !isList) throw new UsageError(`${path} is given twice, and takes one value.`)
  place[last] = isGiven ? [place[last], value].flat() : value
}

/** Whether the values of a repeated name become a list. */
function isList(parts: readonly Schema[]): boolean {
  const types = typesOf(parts)
  return types.has('array') && !types.has('object')
}

function valueFrom(operation: Operation, parts: readonly Schema[], path: string, text: string, read: Read): unknown {
  if (isFile(parts)) return fileIn(path, text, read)
  const types = typesOf(parts)
  const isWhole = types.has('integer') && !types.has('number')
  const wrong = () =>
    new UsageError(`${path} must be a ${isWhole ? 'whole ' : ''}${kindOf(operation, parts)}, such as ${path}=${exampleOf(types)}.`)
  if ((types.has('array') && text.startsWith('[')) || (types.has('object') && /^[{@]/.test(text))) {
    const value = jsonIn(path, text, read)
    if (isObject(value) || types.has('array')) return value
    throw wrong()
  }
  if (types.has('string') || types.size === 0) return text
  if (isList(parts)) return [valueFrom(operation, partsOf(operation, itemsOf(parts)), path, text, read)]
  if ((isWhole && /^-?\d+$/.test(text)) || (types.has('number') && /^-?\d+(\.\d+)?$/.test(text)))
    return parseExactJson(text.replace(/^(-?)0+(?=\d)/, '$1'))
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  throw wrong()
}

const exampleOf = (types: ReadonlySet<string>) =>
  types.has('object') ? `'{"name":"value"}', or a file with one: @FILE` : types.has('boolean') ? 'true' : '5'

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonIn(path: string, text: string, read: Read): unknown {
  const json = textIn(path, text, read)
  try {
    return parseExactJson(json)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`${path} is nested too deeply.`)
    if (text.startsWith('@')) throw new UsageError(`${path}: ${sourceOf(text)} is not valid JSON.`)
    const other = text.startsWith('[') ? `a list as ${path}:='["TEXT"]'` : `a string as ${path}=TEXT`
    throw new UsageError(`${path} is not valid JSON. Pass ${other}, and a file with JSON as ${path}:=@FILE.`)
  }
}

/** A text, or the content of a file: `@message.json`, or `@-` for standard input. */
function textIn(path: string, text: string, read: Read): string {
  if (!text.startsWith('@')) return text
  const bytes = read(path, text.slice(1))
  try {
    // The decoder leaves out a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path}: ${sourceOf(text)} is not UTF-8.`)
  }
}

/** The file that `@FILE` names, for messages. */
const sourceOf = (text: string) => (text === '@-' ? 'standard input' : text.slice(1))

function fileIn(path: string, text: string, read: Read): File {
  if (!text.startsWith('@')) throw new UsageError(`${path} is a file: ${path}=@FILE.`)
  const file = text.slice(1)
  return new File([read(path, file)], file === '-' ? 'stdin' : basename(file))
}

/** Reads standard input as a stream: a synchronous read fails while there is no data yet. */
async function readStandardInput(): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of process.stdin) chunks.push(chunk)
  } catch (error) {
    throw new UsageError(`Standard input cannot be read (${(error as { code?: string }).code}).`)
  }
  return Buffer.concat(chunks)
}

/** Reads each file once: a pipe, as of `@<(command)`, cannot be read again. */
function readOnce(input: Buffer<ArrayBuffer> | undefined): Read {
  const files = new Map(input && [['-', input]])
  return (path, file) => {
    if (file === '') throw new UsageError(`${path} needs a file: ${path}=@FILE.`)
    try {
      const bytes = files.get(file) ?? (readFileSync(file) as Buffer<ArrayBuffer>)
      files.set(file, bytes)
      return bytes
    } catch (error) {
      throw new UsageError(`${path}: ${file} cannot be read (${(error as { code?: string }).code}).`)
    }
  }
}
