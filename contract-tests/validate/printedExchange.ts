import type { Contract } from '../documents/contract.ts'
import { oncePer } from '../documents/oncePer.ts'
import { decodedText } from '../documents/router.ts'
import { formParts } from './formParts.ts'
import { pathOf, type RawRequest, type RawResponse } from './rawExchange.ts'
import { hiddenText, isSecretName, redactText, withoutSecretSegments } from './secrets.ts'

/** Removes secrets from the user info, path and query of a URL. */
export function redactUrl(contracts: readonly Contract[], method: string, url: string): string {
  const [whole = ''] = url.split('#')
  const [address = '', ...queries] = whole.split('?')
  const query = queries.length > 0 ? queries.join('?') : undefined
  const path = pathOf(address)
  const head = address.slice(0, address.length - path.length).replace(/\/\/[^/@]*@/, `//${hiddenText}@`)
  const templates = contracts.flatMap((contract) => templatesOf(contract).get(method) ?? [])
  const segments = path.split('/')
  const fits = templates.filter((template) => {
    // A base path may precede the operation's, which begins with an empty segment.
    const before = Math.max(segments.length - template.length, -1)
    return template.every((part, index) => index === 0 || part.startsWith('{') || part === segments[before + index])
  })
  const masked = segments.map((segment, index) => {
    const named = fits.some((template) => {
      const part = template[template.length - (segments.length - index)]
      return part?.startsWith('{') && isSecretName(part.slice(1, -1))
    })
    return named ? hiddenText : unlessSecret(segment)
  })
  const pairs = query?.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return isSecretName(decodedText(name)) ? `${name}=${hiddenText}` : [name, ...value.map(unlessSecret)].join('=')
  })
  const shown = masked.join('/')
  return head + (fits.length > 0 ? shown : withoutSecretSegments(shown)) + (pairs ? `?${pairs.join('&')}` : '')
}

/** The segments of the paths of a document, by method. */
const templatesOf = oncePer(({ operations }: Contract): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const templates = new Map<string, string[][]>()
  for (const { method, path } of operations) templates.set(method, [...(templates.get(method) ?? []), path.split('/')])
  return templates
})

/** A part of a URL, or {@link hiddenText} if it is secret when decoded. */
const unlessSecret = (part: string): string => (redactText(decodedText(part)) === decodedText(part) ? part : hiddenText)

const variables: Readonly<Record<string, string>> = { apikey: 'CHAT_API_KEY', key: 'MANAGEMENT_KEY', secret: 'MANAGEMENT_SECRET' }

/** Protocol headers that the curl command leaves out. */
const omitted = /^(user-agent|accept|accept-.*|connection|host|content-length)$/i

/** A request for curl, with keys from the environment, without values of unknown headers. */
export function curlOf(contracts: readonly Contract[], { method, url, headers, body }: RawRequest): string {
  const declared = new Set(
    contracts.flatMap(({ operations }) =>
      operations.flatMap(({ parameters }) =>
        parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase()),
      ),
    ),
  )
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const text = body === undefined ? undefined : redactText(body)
  const form = text === undefined ? undefined : formOptions(type, text)
  const lines = headers
    .filter(([name]) => !omitted.test(name) && !(form && name.toLowerCase() === 'content-type'))
    .map(([name, value]) => {
      const variable = variables[name.toLowerCase()]
      if (variable) return ` -H "${name}: $${variable}"`
      const plain = (declared.has(name.toLowerCase()) || name.toLowerCase() === 'content-type') && !isSecretName(name)
      return ` -H ${quoted(`${name}: ${plain ? redactText(value) : hiddenText}`)}`
    })
  const data = form ?? (text === undefined ? '' : ` --data-raw ${quoted(text)}`)
  return `curl -X ${method} ${quoted(redactUrl(contracts, method, url))}${lines.join('')}${data}`
}

/**
 * The parts of a multipart form as options of curl, which writes the form again: its line breaks
 * would not survive a terminal. `undefined` for anything else, and for a form that is cut off.
 */
function formOptions(contentType: string, text: string): string | undefined {
  const parts = (/^multipart\/form-data\b/i.test(contentType) && formParts(contentType, text)) || []
  if (parts.length === 0 || parts.some(({ name }) => name === undefined)) return undefined
  return parts
    .map(({ name, file, value }) =>
      file === undefined
        ? ` --form-string ${quoted(`${name}=${value}`)}`
        : ` -F ${quoted(`${name}="${value.replace(/["\\]/g, '\\$&')}";filename="${file}"`)}`,
    )
    .join('')
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const maximumResponseLength = 600

/** A response without secrets, shortened: status, content type and body. */
export function redactedResponse({ status, headers, body }: RawResponse): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const text = redactText(body)
  return `${status}${type ? ` ${redactText(type)}` : ''}${text && `\n${text.length > maximumResponseLength ? `${text.slice(0, maximumResponseLength)}…` : text}`}`
}
