import type { DocumentTable } from '../../generated/operationTable.ts'

/**
 * Builds the base address of an API from its document's server template.
 *
 * @param server - the template and its variables, from the generated table
 * @param options - the caller's `baseUrl`, or values for the template's variables (`appId`, `region`)
 * @returns the address without a trailing slash
 * @throws TypeError naming the option and the fix, if one is missing, malformed or unsafe
 */
export function addressOf(server: Pick<DocumentTable, 'server' | 'variables'>, options: Readonly<Record<string, unknown>>): string {
  if (options.baseUrl !== undefined) {
    const both = Object.keys(server.variables).find((name) => options[name] !== undefined)
    if (both) throw new TypeError(`Pass either \`baseUrl\` or \`${both}\`, not both: \`baseUrl\` is the whole address.`)
    return checkedBaseUrl(options.baseUrl)
  }
  const address = server.server.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { values, default: byDefault } = server.variables[name] ?? {}
    const value = options[name] ?? (values ? byDefault : undefined)
    if (values) {
      if (typeof value !== 'string' || !values.includes(value))
        throw new TypeError(`\`${name}\` must be one of ${values.map((known) => `'${known}'`).join(', ')}.`)
    } else if (typeof value !== 'string' || !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(value)) {
      // It becomes part of a host name, so nothing may stand in it that ends or changes the host.
      throw new TypeError(
        `\`${name}\` ${value === undefined ? 'is missing' : 'is malformed'}: pass the app's identifier from the dashboard, letters, digits and hyphens only.`,
      )
    }
    return value
  })
  // As the platform writes it, host names in lower case: `raw` compares addresses with it. A bare host gets a slash, which the path brings along.
  return new URL(address).href.replace(/\/$/, '')
}

function checkedBaseUrl(baseUrl: unknown): string {
  let url: URL
  try {
    url = new URL(baseUrl as string)
  } catch {
    throw new TypeError('`baseUrl` is not an absolute address; write it like https://example.com/v3.')
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new TypeError(
      '`baseUrl` must begin with https: because the key travels with every request; plain http: is for loopback addresses only.',
    )
  if (url.username || url.password) throw new TypeError('`baseUrl` must not hold a user name or password.')
  // `url.search` is empty for a bare `?`, after which every path would be a query.
  if (/[?#]/.test(url.href)) throw new TypeError('`baseUrl` must not have a query or a fragment.')
  return url.href.replace(/\/+$/, '')
}

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]'
