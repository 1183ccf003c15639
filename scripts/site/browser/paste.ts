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
  const [steps, own] = [wanted.split('/').slice(1), path.split('/').slice(1)]
  if (steps.length > own.length) return 0
  let fit = 0
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    const expected = own[index] ?? ''
    if (step === expected) fit += 3
    else if (expected.startsWith('{')) fit += 1
    else if (isLast && expected.startsWith(step)) fit += 2
    else return 0
  }
  const requested = /\b(GET|POST|PUT|PATCH|DELETE)\b/i.exec(query)?.[1]?.toUpperCase()
  return fit + (own.length === steps.length ? 4 : 0) + (requested === method ? 5 : 0)
}
