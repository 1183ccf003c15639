import type { IncomingMessage } from 'node:http'
import { otherAddress } from '../validate/otherAddress.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import { largestBody, readText } from './readText.ts'
import { targetOf, withoutVersion } from './target.ts'

/**
 * Converts a request of `fetch` to a raw request; `undefined` if its body exceeds
 * {@link largestBody}.
 */
export async function readRequest(request: Request): Promise<RawRequest | undefined> {
  const body = request.body === null ? undefined : await request.text()
  if (body !== undefined && body.length > largestBody) return undefined
  return { method: request.method, ...addressOf(new URL(request.url).host, request.url), headers: [...request.headers], body }
}

/**
 * Converts a request that a server received to a raw request; `undefined` if its body exceeds
 * {@link largestBody}.
 */
export async function readIncoming(incoming: IncomingMessage): Promise<RawRequest | undefined> {
  const headers: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index] as string, incoming.rawHeaders[index + 1] as string])
  const body = await readText(incoming)
  if (body === undefined) return undefined
  return {
    method: incoming.method ?? 'GET',
    ...addressOf(incoming.headers.host, incoming.url ?? '/'),
    headers,
    body: body === '' ? undefined : body,
  }
}

/** The address of a request, without origin and version. */
function addressOf(host: string | undefined, url: string): Pick<RawRequest, 'url' | 'otherAddress'> {
  const target = targetOf(url)
  return { url: withoutVersion(target), otherAddress: otherAddress(host, target) }
}
