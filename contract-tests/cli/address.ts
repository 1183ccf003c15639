import { UsageError } from './command.ts'

/** Whether a host is this machine. */
export const isLocal = (host: string): boolean => host === 'localhost' || /^127\./.test(host) || host === '[::1]'

/**
 * Parses the base URL of a server.
 *
 * @param option - name of the option, for error messages
 * @returns the URL without a trailing slash
 * @throws UsageError if it is not a URL, contains a user name or password, or would send keys to
 * another machine over http
 */
export function readAddress(text: string, option: string): string {
  if (!URL.canParse(text)) throw new UsageError(`Invalid ${option} URL: ${text}. Example: https://host/v3`)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw new UsageError(`${option} must not contain a user name or password`)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    throw new UsageError(`${option} must begin with https:, because every request contains keys; http: is allowed for this machine only`)
  return url.href.replace(/\/+$/, '')
}
