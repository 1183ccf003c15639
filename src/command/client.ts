import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import type { Hooks } from '../transport/hooks.ts'
import { announceWaits } from './announceWaits.ts'
import type { Api, Operation } from './document.ts'
import { printingFetch } from './dryRun.ts'
import { say } from './output.ts'
import { UsageError } from './UsageError.ts'

export interface Method {
  (args: object): Promise<unknown>
  items?(args: object): AsyncIterable<unknown>
}

type Create = (options: object) => object

const app = { appId: 'CHAT_APP_ID', region: 'CHAT_REGION' }

/**
 * How to create the client of an API, with the environment variables of its credentials, and those
 * of its URL unless `CHAT_BASE_URL` or `--base-url` names another.
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
 * The operation's method, of a client for the app and key in the environment.
 *
 * @param base - the value of `--base-url`
 * @param dry - receives the request, which is then not sent
 * @throws UsageError naming the variable that is missing or malformed
 */
export function methodOf({ api, name }: Operation, base: string | undefined, dry: ((request: string) => void) | undefined): Method {
  const { create, credentials, address } = clients[api]
  // It applies to all APIs, so that no call reaches the real service by mistake.
  const baseUrl = base ?? (process.env.CHAT_BASE_URL || undefined)
  const options = { baseUrl, ...valuesOf(credentials, dry && 'key'), ...(baseUrl === undefined && valuesOf(address)) }
  const hooks: Hooks = {
    onAttempt({ status, willRetryIn }) {
      if (willRetryIn !== undefined) say(`${status ?? 'No response'}: retrying in ${Math.ceil(willRetryIn / 1000)} s …`)
    },
  }
  const fetch = dry && printingFetch(dry, keysInEnvironment())
  const logger = { warn: (message: string) => say(inShell(message)) }
  const sending = { hooks, fetch, logger, rateLimiter: announceWaits(say), ...(dry && { retries: 0 }) }
  try {
    return (create({ ...sending, ...options }) as Readonly<Record<string, Method>>)[name] as Method
  } catch (error) {
    throw new UsageError(inShell((error as Error).message, { ...credentials, ...address }))
  }
}

export const keysInEnvironment = (): string[] =>
  Object.values(clients).flatMap(({ credentials }) => Object.values(credentials).flatMap((variable) => process.env[variable] || []))

function valuesOf(variables: Readonly<Record<string, string>>, substitute?: string): Record<string, string> {
  const entries = Object.entries(variables).map(([option, variable]) => {
    const value = process.env[variable] || substitute
    if (!value) throw new UsageError(`Set ${variable} in the environment. npx cometchat-rest --help names all variables.`)
    return [option, value]
  })
  return Object.fromEntries(entries)
}

/** Words of the client's messages that mean nothing in a shell, with their replacements. */
const words: Readonly<Record<string, string>> = {
  '`baseUrl`': '--base-url or CHAT_BASE_URL',
  '`onBehalfOf`': '--as',
  ' and hosts in `allowHttp`': '',
  ', or undefined for CometChat': '',
  "; `rawClient` with `parseAs: 'text'` returns what was sent": '',
}

/**
 * A message of the client, in words that make sense in a shell.
 * @param variables - the environment variables that options come from
 */
export function inShell(message: string, variables: Readonly<Record<string, string>> = {}): string {
  const options = Object.entries(variables).map(([option, variable]) => [`\`${option}\``, variable] as const)
  return [...Object.entries(words), ...options, ['`', '']].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), message)
}
