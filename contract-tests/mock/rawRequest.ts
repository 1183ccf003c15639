import type { IncomingMessage } from 'node:http'
import { otherAddress } from '../validate/otherAddress.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import { bodyLimit, readRequestBody } from './readRequestBody.ts'
import { targetOf, withoutVersion } from './target.ts'

/**
 * Converts a request of `fetch` to a raw request; `undefined` if its body exceeds
 * {@link bodyLimit}.
 */
export async function readRequest(request: Request): Promise<RawRequest | undefined> {
  const body = request.body === null ? undefined : await request.text()
  if (body !== undefined && body.length > bodyLimit) return undefined
  return { method: request.method, ...addressOf(new URL(request.url).host, request.url), headers: [...request.headers], body }
}

/**
 * Converts a request that a server received to a raw request; `undefined` if its body exceeds
 * {@link bodyLimit}.
 */
export async function readIncoming(incoming: IncomingMessage): Promise<RawRequest | undefined> {
  const body = (await readRequestBody(incoming))?.toString()
  if (body === undefined) return undefined
  return {
    method: incoming.method ?? 'GET',
    ...addressOf(incoming.headers.host, incoming.url ?? '/'),
    headers: headersOf(incoming),
    body: body === '' ? undefined : body,
  }
}

/** The headers of a request as they were sent. */
export const headersOf = ({ rawHeaders }: IncomingMessage): [name: string, value: string][] =>
  Array.from({ length: rawHeaders.length / 2 }, (_, index) => [rawHeaders[index * 2] ?? '', rawHeaders[index * 2 + 1] ?? ''])

/** The address of a request, without origin and version. */
function addressOf(host: string | undefined, url: string): Pick<RawRequest, 'url' | 'otherAddress'> {
  const target = targetOf(url)
  return { url: withoutVersion(target), otherAddress: otherAddress(host, target) }
}
