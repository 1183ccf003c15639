// Parses pasted queries: a call copied from a sample, a URL, or an error code in a response.
import type { SearchEntry } from './searchEntries.ts'

/**
 * The method that code calls on a client: `flagAMessage` in `chat.flagAMessage({ …`, or
 * `users.create` in the guess `chat.users.create(`.
 */
export function calledMethod(query: string): string | undefined {
  const chain = '((?:\\w+\\??\\.)*\\w+)'
  const call =
    new RegExp(`\\b(?:chat|calls|management|client)\\s*\\??\\.\\s*(?:as\\([^)]*\\)\\s*\\.\\s*)?${chain}`, 'i').exec(query)?.[1] ??
    new RegExp(`await\\s+\\w+\\.${chain}`).exec(query)?.[1] ??
    new RegExp(`^\\s*(?:\\w+\\.)?${chain}\\(`).exec(query)?.[1]
  return call?.replace(/\.(?:items|pages|withResponse)$/, '')
}

/**
 * The words of a query that look like identifiers: `ERR_UID_NOT_FOUND`, `message_sent`,
 * `flag-a-message`, `onBehalfOf`.
 */
export const namesIn = (query: string): string[] =>
  query.match(/[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)+|[a-z]+[A-Z]\w*|[A-Z]{2,}\w*/g) ?? []

/**
 * How well an operation's path matches a URL in the query, without host and `/v3`; 0 for no match.
 */
export function addressFit(query: string, { p }: SearchEntry): number {
  const wanted = /(?:https?:\/\/[^/\s"']+)?(\/[\w{}:$.%~/-]*)/
    .exec(query)?.[1]
    ?.replace(/^\/v3(?=\/|$)/, '')
    .replace(/\/$/, '')
  if (!wanted || !p) return 0
  const [method = '', path = ''] = p.split(' ')
  const [urlSteps, pathSteps] = [wanted.split('/').slice(1), path.split('/').slice(1)]
  const last = urlSteps.length - 1
  const fits = urlSteps.map((step, at) => {
    const expected = pathSteps[at] ?? ''
    if (step === expected) return 3
    return expected.startsWith('{') ? 1 : at === last && expected.startsWith(step) ? 2 : 0
  })
  if (fits.includes(0)) return 0
  const requested = /\b(GET|POST|PUT|PATCH|DELETE)\b/i.exec(query)?.[1]?.toUpperCase()
  return fits.reduce((sum: number, fit) => sum + fit, 0) + (pathSteps.length === urlSteps.length ? 4 : 0) + (requested === method ? 5 : 0)
}
