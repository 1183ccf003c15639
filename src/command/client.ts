import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { isSecretHeader } from '../request/headers.ts'
import type { Hooks } from '../transport/hooks.ts'
import { announceWaits } from './announceWaits.ts'
import type { Api, Operation } from './document.ts'
import { say } from './output.ts'
import { UsageError } from './usage.ts'

export interface Method {
  (args: object): Promise<unknown>
  items?(args: object): AsyncIterable<unknown>
}

type Create = (options: object) => object

const app = { appId: 'CHAT_APP_ID', region: 'CHAT_REGION' }

/**
 * How the client of an API is made: the variables of its credentials, and of what makes its address
 * unless `CHAT_BASE_URL` or `--base-url` names another.
 */
const clients: Readonly<Record<Api, { create: Create; credentials: Record<string, string>; address: Record<string, string> }>> = {
  chat: { create: createChatClient as Create, credentials: { apiKey: 'CHAT_API_KEY' }, address: app },
  calls: { create: createCallsClient as Create, credentials: { apiKey: 'CHAT_API_KEY' }, address: app },
  management: {
    create: createManagementClient as Create,
    credentials: { key: 'MANAGEMENT_KEY', secret: 'MANAGEMENT_SECRET' },
    address: {},
  },
}

/**
 * The method of a client for the operation's API, with the app and the key of the environment.
 *
 * @param base - the value of `--base-url`
 * @param dry - takes the request in place of the service
 * @throws UsageError naming the variable that is missing or malformed
 */
export function methodOf({ api, name }: Operation, base: string | undefined, dry: ((request: string) => void) | undefined): Method {
  const { create, credentials, address } = clients[api]
  // One address for every API: who names a mock reaches the service with none of them.
  const baseUrl = base ?? (process.env.CHAT_BASE_URL || undefined)
  const options = { baseUrl, ...valuesOf(credentials, dry && 'key'), ...(baseUrl === undefined && valuesOf(address)) }
  const hooks: Hooks = {
    onAttempt({ status, willRetryIn }) {
      if (willRetryIn !== undefined) say(`${status ?? 'No response'}: waiting ${Math.ceil(willRetryIn / 1000)} s, then again …`)
    },
  }
  const fetch = dry && ((...request: Parameters<typeof globalThis.fetch>) => dryFetch(dry, ...request))
  const logger = { warn: (message: string) => say(inShell(message)) }
  const sending = { hooks, fetch, logger, rateLimiter: announceWaits(say), ...(dry && { retries: 0 }) }
  try {
    return (create({ ...sending, ...options }) as Readonly<Record<string, Method>>)[name] as Method
  } catch (error) {
    throw new UsageError(inShell((error as Error).message, { ...credentials, ...address }))
  }
}

function valuesOf(variables: Readonly<Record<string, string>>, substitute?: string): Record<string, string> {
  const entries = Object.entries(variables).map(([option, variable]) => {
    const value = process.env[variable] || substitute
    if (!value) throw new UsageError(`Set ${variable} in the environment. npx cometchat-rest --help names all variables.`)
    return [option, value]
  })
  return Object.fromEntries(entries)
}

/** What the client's messages say to programs, and what stands for it on a line. */
const words: Readonly<Record<string, string>> = {
  '`baseUrl`': '--base-url or CHAT_BASE_URL',
  '`onBehalfOf`': '--as',
  ' and hosts in `allowHttp`': '',
  ', or undefined for the service': '',
  "; `rawClient` with `parseAs: 'text'` returns what was sent": '',
}

/**
 * A message of the client, in the words of a line.
 * @param variables - the variables that options come from
 */
export function inShell(message: string, variables: Readonly<Record<string, string>> = {}): string {
  const options = Object.entries(variables).map(([option, variable]) => [`\`${option}\``, variable] as const)
  return [...Object.entries(words), ...options, ['`', '']].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), message)
}

/** Prints the request in place of sending it. */
async function dryFetch(print: (text: string) => void, url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = [...new Headers(init.headers)].map(([name, value]) => `${name}: ${isSecretHeader(name) ? '…' : value}`)
  const body = typeof init.body === 'string' ? init.body : init.body ? '(a form)' : undefined
  print([`${init.method} ${url}`, ...headers, ...(body === undefined ? [] : ['', body])].join('\n'))
  return Response.json({ data: {} })
}
