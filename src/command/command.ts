// The program of the package: arguments of a shell go in; a response, a help or an error comes out,
// and an exit code.
import { parseArgs } from 'node:util'
import { agent } from '../../generated/agent.ts'
import { isChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { redactText } from '../errors/redact.ts'
import { didYouMean } from '../request/didYouMean.ts'
import { detailsOf } from '../response/details.ts'
import { inShell, keysInEnvironment, methodOf } from './client.ts'
import { type Operation, readOperations } from './document.ts'
import { withoutSecrets } from './dryRun.ts'
import { help, operationHelp } from './help.ts'
import { isConfirmed } from './isConfirmed.ts'
import { say, write } from './output.ts'
import { UsageError } from './UsageError.ts'
import { argumentsOf } from './values.ts'

const options = {
  as: { type: 'string' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'base-url': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/**
 * Runs `npx cometchat-rest OPERATION name=value …`.
 *
 * @param line - the arguments
 * @returns the exit code: 1 if the call failed, 2 for invalid arguments, 130 for Ctrl-C at the
 * question
 */
export async function run(line: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = optionsIn(line)
    const [name, ...pairs] = positionals
    if (values.version) {
      await write(agent)
      return 0
    }
    const operations = readOperations()
    if (name === undefined) {
      await write(help(operations))
      return values.help ? 0 : 2
    }
    const operation = operationOf(operations, name)
    if (values.help) await write(operationHelp(operation, operations))
    else await call(operation, pairs, values)
    return 0
  } catch (error) {
    return report(error)
  }
}

function optionsIn(line: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({ args: [...line], options, allowPositionals: true, tokens: true, strict: false })
  const given = tokens.filter((token) => token.kind === 'option')
  for (const { name, value, inlineValue, rawName, index } of given) {
    const [word = '', inWord] = (line[index] as string).split(/=(.*)/s)
    // `parseArgs` takes `-hx` for two options.
    if (!Object.hasOwn(options, name) || word !== rawName) throw unknownOption(word)
    const { type } = options[name as keyof typeof options]
    if (type === 'boolean' && inWord !== undefined) throw new UsageError(`--${name} takes no value.`)
    if (type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw new UsageError(`--${name} ${value === '' ? 'is empty: pass a value, or leave it out' : `needs a value: --${name}=VALUE`}.`)
    if (given.some((other) => other.name === name && other.index < index)) throw new UsageError(`--${name} is given twice.`)
  }
  return {
    values: values as { readonly [name in keyof typeof options]?: (typeof options)[name]['type'] extends 'string' ? string : boolean },
    positionals,
  }
}

function unknownOption(option: string): UsageError {
  const names = Object.keys(options).map((name) => `--${name}`)
  const hint = /key|secret/i.test(option)
    ? ' Keys come from the environment: see --help.'
    : didYouMean(option, names) || ` Parameters have no dashes: ${option.replace(/^-+/, '')}=VALUE.`
  return new UsageError(`There is no option ${option}.${hint}`)
}

function operationOf(operations: readonly Operation[], name: string): Operation {
  const named = operations.find((operation) => operation.name === name || operation.id === name)
  if (named) return named
  const names = operations.map((operation) => operation.name)
  // A key in the wrong place must not be printed.
  const safeName = /^(?![a-f]+$)[a-z-]{1,40}$/i.test(name) ? name : 'of that name'
  throw new UsageError(`There is no operation ${safeName}.${didYouMean(name, names) || ' npx cometchat-rest --help lists them.'}`)
}

type Values = ReturnType<typeof optionsIn>['values']

async function call(operation: Operation, pairs: readonly string[], values: Values): Promise<void> {
  const { name, method: verb, path, hasPages, actor, isDestructive } = operation
  if (values.all && !hasPages) throw new UsageError(`${name} has no pages: leave out --all.`)
  if (values.as !== undefined && !actor) throw new UsageError(`${name} does not act for a user: leave out --as.`)
  const args = { ...(await argumentsOf(operation, pairs)), ...(values.as !== undefined && { onBehalfOf: values.as }) }
  checkComplete(operation, args)
  const isDry = values['dry-run'] === true
  let request: string | undefined
  const method = methodOf(operation, values['base-url'], isDry ? (text) => (request = text) : undefined)
  if (isDry) {
    await method(withoutSecrets(operation, args)).catch((error: unknown) => {
      if (request === undefined) throw error
    })
    return write(request ?? '')
  }
  if (isDestructive && !values.yes) {
    const warning = `${name} is a destructive operation (${verb} ${path}).`
    if (!process.stdin.isTTY || !process.stderr.isTTY) throw new UsageError(`${warning} In scripts, pass --yes.`)
    if (!(await isConfirmed(`${warning} Continue?`, process.stdin, process.stderr))) throw new UsageError('Nothing was sent.')
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

/** @throws UsageError naming the missing arguments, as one writes them */
function checkComplete({ name, parameters, actor, body }: Operation, args: Readonly<Record<string, unknown>>): void {
  const missing = [
    ...parameters
      .filter((parameter) => parameter.required && !Object.hasOwn(args, parameter.name))
      .map((parameter) => `${parameter.name}=…`),
    ...(actor === 'required' && !Object.hasOwn(args, 'onBehalfOf') ? ['--as UID'] : []),
    ...(body?.isRequired && !Object.hasOwn(args, 'body') ? ["body={} or body=@FILE, or the body's properties"] : []),
  ]
  if (missing.length > 0)
    throw new UsageError(`${name} needs ${missing.join(', ')}. npx cometchat-rest ${name} --help lists its parameters.`)
}

/** Prints an error, without a key that is among the arguments by mistake. @returns the exit code */
function report(error: unknown): number {
  if (error instanceof RangeError) {
    say('The response is nested too deeply to be printed.')
    return 1
  }
  const isUsage = error instanceof UsageError || error instanceof TypeError
  if (!isUsage && !isChatError(error)) throw error
  const { message } = error as Error
  // The message ends with the first of the details.
  const others = isChatApiError(error) ? [...detailsOf(error.details)].filter((detail) => !message.includes(detail)) : []
  say(redactText([inShell(message), ...others.map((detail) => `  ${detail}`)].join('\n'), keysInEnvironment()))
  return error instanceof UsageError ? error.exitCode : isUsage ? 2 : 1
}
