import type { WireRequest } from '../referee/wire.ts'

/** Path and query of an address, relative to the API: what stands before and including `/v3` is its base. */
export const targetOf = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://fake')
  return pathname.replace(/^\/v3(?=\/)/, '') + search
}

/** Reads a request as the referee does. */
export const readRequest = async (request: Request): Promise<WireRequest> => ({
  method: request.method,
  url: targetOf(request.url),
  headers: [...request.headers],
  body: request.body === null ? undefined : await request.text(),
})
