import { headerOf, type RawRequest } from '../validate/rawExchange.ts'

/**
 * Names that lead to this machine or its network. Any other name may belong to a page that has
 * pointed it here, to use the reader's browser.
 */
const localName = /^(localhost|[\d.]+|\[[\da-f:.]+\]|[^.:]+|.+\.(localhost|local|internal|test))(:\d+)?$/i

/**
 * Says why a request must not control the fake: pages of other origins could otherwise do so in the
 * browser of whoever opens them.
 *
 * @param cors - whether pages of other origins are allowed
 */
export function whyRefused({ headers }: RawRequest, cors: boolean): string | undefined {
  const host = headerOf(headers, 'host') ?? ''
  if (!localName.test(host)) return `The fake is not controlled under the name ${host}. Use 127.0.0.1 or localhost.`
  const origin = headerOf(headers, 'origin')
  if (cors || origin === undefined || origin.replace(/^https?:\/\//, '') === host) return undefined
  return 'Pages of another origin control the fake only with `cors`, or `--cors`.'
}
