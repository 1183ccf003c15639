import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { isChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { isSecretHeader } from '../request/headers.ts'
import type { Hooks } from '../transport/hooks.ts'
import { announceWaits } from './announceWaits.ts'
import { type Operation, readOperations } from './document.ts'
import { help, operationHelp } from './help.ts'
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

/** A method of a client, as the command calls it. */
interface Method {
  (args: object): Promise<unknown>
  items?(args: object): AsyncIterable<unknown>
}

/**
 * Carries out a line: `npx cometchat-rest OPERATION name=value …`.
 *
 * @param line - the arguments
 * @returns the exit code: 1 if the service or the connection failed, 2 for a line that cannot be
 * carried out
 */
export async function run(line: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
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

function operationOf(operations: readonly Operation[], name: string): Operation {
  const found = operations.find((operation) => operation.name === name || operation.id === name)
  if (found) return found
  const hint =
    didYouMean(
      name,
      operations.map((operation) => operation.name),
    ) || ' npx cometchat-rest --help lists them.'
  throw new UsageError(`There is no operation ${name}.${hint}`)
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function call(operation: Operation, pairs: readonly string[], values: Values): Promise<void> {
  const { name, hasPages, actor, isDestructive } = operation
  if (values.all && !hasPages) throw new UsageError(`${name} has no pages: leave out --all.`)
  if (values.as !== undefined && !actor) throw new UsageError(`${name} does not act for a user: leave out --as.`)
  const args = { ...argumentsOf(operation, pairs), ...(values.as !== undefined && { onBehalfOf: values.as }) }
  const isDry = values['dry-run'] === true
  let request: string | undefined
  const method = methodOf(operation, values['base-url'], isDry ? (text) => (request = text) : undefined)
  if (isDry) {
    await method(args).catch((error: unknown) => {
      if (request === undefined) throw error
    })
    return write(request ?? '')
  }
  if (isDestructive && !values.yes && !(await isConfirmed(operation))) throw new UsageError('Nothing was sent.')
  if (values.all && method.items) {
    let count = 0
    for await (const record of method.items(args)) {
      await write(JSON.stringify(record))
      if (++count % 1000 === 0) console.error(`${count} records …`)
    }
    console.error(`${count} ${count === 1 ? 'record' : 'records'}`)
  } else await write(JSON.stringify((await method(args)) ?? null, undefined, process.stdout.isTTY ? 2 : undefined))
}

/** The method of a client for the operation's API, with the app and the key of the environment. */
function methodOf({ api, name }: Operation, base: string | undefined, dry: ((request: string) => void) | undefined): Method {
  const hooks: Hooks = {
    onAttempt({ status, willRetryIn }) {
      if (willRetryIn !== undefined) console.error(`${status ?? 'No response'}: waiting ${Math.ceil(willRetryIn / 1000)} s, then again …`)
    },
  }
  const fetch = dry && ((...request: Parameters<typeof globalThis.fetch>) => dryFetch(dry, ...request))
  const common = { hooks, fetch, logger: { warn: console.error }, rateLimiter: announceWaits(console.error), ...(dry && { retries: 0 }) }
  const { CHAT_APP_ID: appId, CHAT_REGION: region, CHAT_BASE_URL: chatBase } = process.env
  const key = (variable: string) => process.env[variable] || (dry ? 'key' : missing(variable))
  const clientOf = () => {
    if (api === 'management')
      return createManagementClient({ ...common, key: key('MANAGEMENT_KEY'), secret: key('MANAGEMENT_SECRET'), baseUrl: base })
    const baseUrl = base ?? (chatBase || undefined)
    if (!baseUrl && !appId) missing('CHAT_APP_ID')
    const app = { ...common, apiKey: key('CHAT_API_KEY'), baseUrl, appId: appId || undefined, region: region || undefined }
    return api === 'calls' ? createCallsClient(app) : createChatClient(app)
  }
  return (clientOf() as unknown as Readonly<Record<string, Method>>)[name] as Method
}

function missing(variable: string): never {
  throw new UsageError(`Set ${variable} in the environment. npx cometchat-rest --help names all variables.`)
}

/** Prints the request in place of sending it. */
async function dryFetch(print: (text: string) => void, url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = [...new Headers(init.headers)].map(([name, value]) => `${name}: ${isSecretHeader(name) ? '…' : value}`)
  const body = typeof init.body === 'string' ? init.body : init.body ? '(a form)' : undefined
  print([`${init.method} ${url}`, ...headers, ...(body === undefined ? [] : ['', body])].join('\n'))
  return Response.json({ data: {} })
}

/** Asks on a terminal. */
async function isConfirmed({ name, method, path }: Operation): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new UsageError(`${name} removes something (${method} ${path}). Add --yes to do it without a question.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test(await terminal.question(`${name} removes something (${method} ${path}). Go on? [y/N] `))
  } finally {
    terminal.close()
  }
}

/** Writes a line, and waits while the reader is slower. */
const write = (text: string): Promise<void> =>
  new Promise((resolve) => {
    if (process.stdout.write(`${text}\n`)) resolve()
    else process.stdout.once('drain', resolve)
  })

/** Prints an error. @returns the exit code */
function report(error: unknown): number {
  const isUsage =
    error instanceof UsageError || error instanceof TypeError || /^ERR_PARSE_ARGS_/.test(String((error as { code?: unknown }).code))
  if (!isUsage && !isChatError(error)) throw error
  console.error((error as Error).message)
  if (isChatApiError(error) && error.details !== undefined) console.error(JSON.stringify(error.details, undefined, 2))
  return isUsage ? 2 : 1
}
