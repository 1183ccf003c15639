import type { Operation, Parameter } from '../documents/document.ts'
import { mediaTypeOf, type RawRequest } from '../validate/rawExchange.ts'
import type { Alteration } from './case.ts'

/** A parameter's pairs in a raw query, serialized by its `style` and `explode`. */
export function queryPairs(
  parameter: Pick<Parameter, 'name' | 'explode' | 'style'>,
  value: string | string[],
): [name: string, raw: string][] {
  const name = encodeURIComponent(parameter.name)
  if (!Array.isArray(value)) return [[name, encodeURIComponent(value)]]
  const raws = value.map(encodeURIComponent)
  return (parameter.explode ?? true) ? raws.map((raw) => [name, raw]) : [[name, raws.join(',')]]
}

/** Applies a case's alteration to the client's request. */
export function alteredRequest(operation: Operation, request: RawRequest, alteration: Alteration): RawRequest {
  const { headers } = request
  const others = (name: string) => headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase())
  switch (alteration.in) {
    case 'method': {
      const bare = alteration.value === 'GET'
      return { ...request, method: alteration.value, ...(bare && { body: undefined, headers: others('content-type') }) }
    }
    case 'header':
      return {
        ...request,
        headers: [
          ...others(alteration.name),
          ...(alteration.value === undefined ? [] : [[alteration.name, String(alteration.value)] as [string, string]]),
        ],
      }
    case 'content-type':
      return { ...request, headers: [...others('content-type'), ['content-type', alteration.value]] }
    case 'text':
      return { ...request, body: alteration.value }
    case 'body':
      return withBody(request, alteration.value)
    case 'query': {
      const [address = '', query = ''] = request.url.split('?')
      const parameter = operation.parameters.find(({ name, in: place }) => place === 'query' && name === alteration.name) ?? {
        name: alteration.name,
      }
      const kept = query.split('&').filter((part) => part !== '' && decodeURIComponent(part.split('=')[0] ?? '') !== alteration.name)
      const added = alteration.value === undefined ? [] : queryPairs(parameter, alteration.value).map((pair) => pair.join('='))
      const parts = [...kept, ...added]
      return { ...request, url: parts.length > 0 ? `${address}?${parts.join('&')}` : address }
    }
    case 'path': {
      // Only the operation's own path is changed, not the base URL before it.
      const [address = '', query] = request.url.split('?')
      const template = operation.path.split('/').slice(1)
      const segments = address.split('/')
      const offset = segments.length - template.length
      const changed = segments.map((segment, index) =>
        template[index - offset] === `{${alteration.name}}` ? encodeURIComponent(String(alteration.value)) : segment,
      )
      return { ...request, url: changed.join('/') + (query === undefined ? '' : `?${query}`) }
    }
  }
}

function withBody(request: RawRequest, value: unknown): RawRequest {
  const others = request.headers.filter(([name]) => name.toLowerCase() !== 'content-type')
  if (value === undefined) return { ...request, headers: others, body: undefined }
  if (mediaTypeOf(request.headers) !== 'multipart/form-data') return { ...request, body: JSON.stringify(value) }
  const fields = Object.entries(value as object).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((item) => [name, String(item)]),
  )
  const parts = fields.map(([name, text]) => `--contract\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
  return {
    ...request,
    headers: [...others, ['content-type', 'multipart/form-data; boundary=contract']],
    body: `${parts.join('')}--contract--\r\n`,
  }
}
