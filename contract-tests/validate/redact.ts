import type { Contract } from '../spec/contract.ts'
import type { RawRequest, RawResponse } from './rawExchange.ts'
import { pathOf } from './request.ts'

// Removes keys and tokens from everything that goes into a report.

/** Replaces a hidden value. */
export const hidden = '…'

const secretName = /(api_?key|token|secret|password|private_?key|authorization|cookie)$/i
const secretHeader = /^(apikey|key|secret|authorization|proxy-authorization|cookie|set-cookie|.*token.*)$/i
// A value that looks like a key or a token, where no name identifies it.
const secretValue = /^([0-9a-f]{32,}|\w+_\d{8,}[0-9a-f]{16,})$/i

/** An address without keys and tokens in its path and query. */
export function redactUrl(contracts: readonly Contract[], method: string, url: string): string {
  const [address = '', query] = url.split('?')
  const path = pathOf(address)
  const head = address.slice(0, address.length - path.length)
  const templates = contracts.flatMap(({ operations }) =>
    operations.filter((one) => one.method === method).map((one) => one.path.split('/')),
  )
  const segments = path.split('/')
  const fits = templates.filter((template) => {
    const own = segments.slice(-template.length + 1)
    return template.slice(1).every((part, index) => part.startsWith('{') || part === own[index])
  })
  const masked = segments.map((segment, index) => {
    const named = fits.some((template) => {
      const part = template[template.length - (segments.length - index)]
      return part?.startsWith('{') && secretName.test(part.slice(1, -1))
    })
    return named || secretValue.test(decoded(segment)) ? hidden : segment
  })
  const pairs = query?.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return secretName.test(name) || secretValue.test(decoded(value)) ? `${name}=${hidden}` : pair
  })
  return head + masked.join('/') + (pairs ? `?${pairs.join('&')}` : '')
}

/** A body without the values of properties that hold keys or tokens. */
export function redactBody(text: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(text)))
  } catch {
    return text.replace(/(name="[^"]*(?:key|token|secret|password)"\r?\n\r?\n)[^\r\n]*/gi, `$1${hidden}`).replace(/[0-9a-f]{32,}/gi, hidden)
  }
}

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'string') return secretValue.test(value) ? hidden : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      secretName.test(name) && (typeof child === 'string' || typeof child === 'number') ? hidden : redactValue(child),
    ]),
  )
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const variables: Readonly<Record<string, string>> = { apikey: 'CHAT_API_KEY', key: 'MANAGEMENT_KEY', secret: 'MANAGEMENT_SECRET' }

/** A request as a curl command, with its keys taken from the environment. */
export function curlOf(contracts: readonly Contract[], { method, url, headers, body }: RawRequest): string {
  const shown = headers.filter(([name]) => !/^(user-agent|accept|accept-.*|connection|host|content-length)$/i.test(name))
  const lines = shown.map(([name, value]) => {
    const variable = variables[name.toLowerCase()]
    return variable ? ` -H "${name}: $${variable}"` : ` -H ${quoted(`${name}: ${secretHeader.test(name) ? hidden : value}`)}`
  })
  const data = body === undefined ? '' : ` --data-raw ${quoted(redactBody(body))}`
  return `curl -X ${method} ${quoted(redactUrl(contracts, method, url))}${lines.join('')}${data}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const longest = 600

/** An answer in a few lines: its status, content type and body. */
export function redactedResponse({ status, headers, body }: RawResponse): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const text = redactBody(body)
  return `${status}${type ? ` ${type}` : ''}${text && `\n${text.length > longest ? `${text.slice(0, longest)}…` : text}`}`
}
