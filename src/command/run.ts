import { parseArgs } from 'node:util'
import { isChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { detailsOf } from '../response/details.ts'
import { inShell, methodOf } from './client.ts'
import { type Operation, readOperations } from './document.ts'
import { help, operationHelp } from './help.ts'
import { isConfirmed } from './isConfirmed.ts'
import { say, write } from './output.ts'
import { didYouMean, UsageError } from './usage.ts'
import { argumentsOf } from './values.ts'

const options = {
  as: { type: 'string' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'base-url': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Carries out a line: `npx cometchat-rest OPERATION name=value …`.
 *
 * @param line - the arguments
 * @returns the exit code: 1 if the service or the connection failed, 2 for a line that cannot be
 * carried out, 130 if the question was interrupted
 */
export async function run(line: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = optionsIn(line)
    const [name, ...pairs] = positionals
    const operations = readOperations()
    if (name === undefined) {
      await write(help(operations))
      return values.help ? 0 : 2
    }
    const operation = operationOf(operations, name)
    if (values.help) await write(operationHelp(operation))
    else await call(operation, pairs, values)
    return 0
  } catch (error) {
    return report(error)
  }
}

function optionsIn(line: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({ args: [...line], options, allowPositionals: true, tokens: true })
  const given = tokens.filter((token) => token.kind === 'option')
  for (const [index, { name, value }] of given.entries()) {
    if (value === '') throw new UsageError(`--${name} is empty: give a value, or leave it out.`)
    if (given.findIndex((other) => other.name === name) < index) throw new UsageError(`--${name} is given twice.`)
  }
  return { values, positionals }
}

function operationOf(operations: readonly Operation[], name: string): Operation {
  const found = operations.find((operation) => operation.name === name || operation.id === name)
  if (found) return found
  const names = operations.map((operation) => operation.name)
  throw new UsageError(`There is no operation ${name}.${didYouMean(name, names) || ' npx cometchat-rest --help lists them.'}`)
}

type Values = ReturnType<typeof optionsIn>['values']

async function call(operation: Operation, pairs: readonly string[], values: Values): Promise<void> {
  const { name, method: verb, path, hasPages, actor, isDestructive } = operation
  if (values.all && !hasPages) throw new UsageError(`${name} has no pages: leave out --all.`)
  if (values.as !== undefined && !actor) throw new UsageError(`${name} does not act for a user: leave out --as.`)
  const args = { ...argumentsOf(operation, pairs), ...(values.as !== undefined && { onBehalfOf: values.as }) }
  checkComplete(operation, args)
  const isDry = values['dry-run'] === true
  let request: string | undefined
  const method = methodOf(operation, values['base-url'], isDry ? (text) => (request = text) : undefined)
  if (isDry) {
    await method(args).catch((error: unknown) => {
      if (request === undefined) throw error
    })
    return write(request ?? '')
  }
  if (isDestructive && !values.yes) {
    const what = `${name} removes something (${verb} ${path}).`
    if (!process.stdin.isTTY || !process.stderr.isTTY) throw new UsageError(`${what} Add --yes to do it without a question.`)
    if (!(await isConfirmed(`${what} Go on?`, process.stdin, process.stderr))) throw new UsageError('Nothing was sent.')
  }
  if (values.all && method.items) {
    let count = 0
    for await (const record of method.items(args)) {
      await write(JSON.stringify(record))
      if (++count % 1000 === 0) say(`${count} records …`)
    }
    say(`${count} ${count === 1 ? 'record' : 'records'}`)
  } else await write(JSON.stringify((await method(args)) ?? null, undefined, process.stdout.isTTY ? 2 : undefined))
}

/** @throws UsageError naming what is missing, as it is written on a line */
function checkComplete({ name, parameters, actor, body }: Operation, args: Readonly<Record<string, unknown>>): void {
  const missing = [
    ...parameters
      .filter((parameter) => parameter.required && !Object.hasOwn(args, parameter.name))
      .map((parameter) => `${parameter.name}=…`),
    ...(actor === 'required' && !Object.hasOwn(args, 'onBehalfOf') ? ['--as UID'] : []),
    ...(body?.isRequired && !Object.hasOwn(args, 'body') ? ["body={} or body=@FILE, or the body's properties"] : []),
  ]
  if (missing.length > 0)
    throw new UsageError(`${name} needs ${missing.join(', ')}. npx cometchat-rest ${name} --help shows what it takes.`)
}

/** Prints an error. @returns the exit code */
function report(error: unknown): number {
  const isUsage =
    error instanceof UsageError || error instanceof TypeError || /^ERR_PARSE_ARGS_/.test(String((error as { code?: unknown }).code))
  if (!isUsage && !isChatError(error)) throw error
  const { message } = error as Error
  // The message ends with the first of the details.
  const others = isChatApiError(error) ? [...detailsOf(error.details)].filter((detail) => !message.includes(detail)) : []
  say([inShell(message), ...others.map((detail) => `  ${detail}`)].join('\n'))
  return error instanceof UsageError ? error.exitCode : isUsage ? 2 : 1
}
