import type { RawRequest } from '../validate/rawExchange.ts'

/** Path and query of an address, relative to the API: everything up to and including `/v3` is the base. */
export const targetOf = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://fake')
  return pathname.replace(/^\/v3(?=\/)/, '') + search
}

/** Converts a request to the form that the validator reads. */
export const readRequest = async (request: Request): Promise<RawRequest> => ({
  method: request.method,
  url: targetOf(request.url),
  headers: [...request.headers],
  body: request.body === null ? undefined : await request.text(),
})
