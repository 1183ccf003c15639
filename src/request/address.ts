import type { DocumentTable } from '../../generated/operationTable.ts'
import { withoutPrototype } from './withoutPrototype.ts'

/**
 * Builds the base address of an API from its document's server template, or takes the caller's
 * `baseUrl`: a program then reaches a test server with nothing but a variable of its environment.
 *
 * @param server - the template and its variables, from the generated table
 * @param options - the caller's `baseUrl` and `allowHttp`, and values for the template's variables
 * (`appId`, `region`)
 * @returns the address without a trailing slash
 * @throws TypeError naming the option and the fix, if an option is missing, malformed or unsafe
 */
export function addressOf(server: Pick<DocumentTable, 'server' | 'variables'>, options: Readonly<Record<string, unknown>>): string {
  if (options.baseUrl !== undefined) return checkedBaseUrl(options.baseUrl, httpHosts(options.allowHttp))
  const address = server.server.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { values, default: byDefault } = withoutPrototype(server.variables[name] ?? {})
    const value = options[name] ?? (values && byDefault)
    // It becomes part of a host name, so it must not contain characters that end or change the
    // host.
    if (typeof value === 'string' && (values ? values.includes(value) : /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(value))) return value
    throw new TypeError(
      `\`${name}\` ${
        values
          ? `must be one of ${quoted(values)}${lowerCaseHint(value, values)}`
          : `is ${value === undefined ? 'missing' : 'malformed'}: pass the app's identifier from the dashboard, letters, digits and hyphens only`
      }.`,
    )
  })
  // Normalized by the platform, with host names in lower case, because `fetchFor` compares
  // addresses with it.
  return withoutSlash(new URL(address).href)
}

/**
 * The variables of the address for which a default was taken: a wrong region does not fail at once,
 * but sends the key and all data to another continent.
 *
 * @returns a warning, if there are any
 */
export function defaultsWarning(
  { variables }: Pick<DocumentTable, 'variables'>,
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  if (options.baseUrl !== undefined) return undefined
  const sentences = Object.entries(variables).flatMap(([name, variable]) => {
    const { values, default: byDefault } = withoutPrototype(variable)
    return values && options[name] === undefined
      ? `\`${name}\` is not set: the key and all data go to '${byDefault}'. Set it to where the app is: ${quoted(values)}.`
      : []
  })
  return sentences.join(' ') || undefined
}

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

function lowerCaseHint(value: unknown, values: readonly string[]): string {
  const lower = String(value).trim().toLowerCase()
  return typeof value === 'string' && values.includes(lower) ? `; write '${value}' as '${lower}'` : ''
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function checkedBaseUrl(baseUrl: unknown, httpHosts: readonly string[]): string {
  let url: URL
  try {
    url = new URL(baseUrl as string)
  } catch {
    throw new TypeError('`baseUrl` must be an absolute URL such as https://example.com/v3, or undefined for CometChat.')
  }
  const { protocol, hostname, href } = url
  if (protocol !== 'https:' && !(protocol === 'http:' && (loopback.test(hostname) || httpHosts.includes(hostname))))
    throw new TypeError(
      '`baseUrl` must begin with https:, as the key travels with every request; http: is for loopback addresses and hosts in `allowHttp`.',
    )
  // `url.search` is empty for a bare `?`, after which every path would be a query.
  if (url.username || url.password || /[?#]/.test(href))
    throw new TypeError('`baseUrl` must not have a user name or password, a query or a fragment.')
  return withoutSlash(href)
}

/** A host as `URL` writes it: a name or an address without a port. */
const host = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/

/** The hosts that the caller allows to be called over plain http. */
function httpHosts(allowHttp: unknown): readonly string[] {
  if (allowHttp === undefined) return []
  const hosts = Array.isArray(allowHttp) ? allowHttp.map((name) => String(name).toLowerCase()) : []
  if (!Array.isArray(allowHttp) || !hosts.every((name) => host.test(name)))
    throw new TypeError("`allowHttp` must be a list of host names without a port, such as ['fake'].")
  if (hosts.some((name) => /(^|\.)cometchat\.io$/.test(name)))
    throw new TypeError('`allowHttp` must not name a host of CometChat: the key would travel unencrypted.')
  return hosts
}

const loopback = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
