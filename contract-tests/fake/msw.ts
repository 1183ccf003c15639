import { createRequire } from 'node:module'

/** A request handler of Mock Service Worker, which knows its shape. */
// biome-ignore lint/suspicious/noExplicitAny: the type is that of the application's own copy of msw
export type MswHandler = any

// Hosts and versions that the documents do not describe are included, so that the fake says which
// address to use.
const hosts = /^https:\/\/(?:[^/]+\.)?(?:api|apiclient|call)-(?:us|eu|in)\.cometchat\.io\/v\d/

/**
 * Handlers for Mock Service Worker, which the application installs.
 *
 * @param baseUrl - base URL of the API, if it is not CometChat's
 * @throws if `msw` is not installed
 */
export function createHandlers(fetch: typeof globalThis.fetch, baseUrl: string | undefined): MswHandler[] {
  const msw = load()
  const path = baseUrl === undefined ? hosts : `${baseUrl.replace(/\/+$/, '')}/*`
  return [msw.http.all(path, ({ request }) => fetch(request))]
}

interface Msw {
  readonly http: { all(path: string | RegExp, resolver: (info: { request: Request }) => Promise<Response>): MswHandler }
}

function load(): Msw {
  for (const place of [`${process.cwd()}/package.json`, import.meta.url]) {
    try {
      return createRequire(place)('msw') as Msw
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new Error('fake.handlers() needs msw: npm install -D msw.')
}
