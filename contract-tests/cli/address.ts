import { UsageError } from './command.ts'

/** Whether a host is this machine. */
export const isLocal = (host: string): boolean => host === 'localhost' || /^127\./.test(host) || host === '[::1]'

/**
 * Reads the base address of a server.
 *
 * @param option - the option that holds it, for messages
 * @returns the address without a final slash
 * @throws UsageError if it is no address, holds a user name or password, or would send keys over http to another machine
 */
export function readAddress(text: string, option: string): string {
  if (!URL.canParse(text)) throw new UsageError(`Invalid ${option} URL: ${text}. Example: https://host/v3`)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw new UsageError(`${option} must not hold a user name or password`)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    throw new UsageError(`${option} must begin with https:, because the keys travel with every request; http: is for this machine only`)
  return url.href.replace(/\/+$/, '')
}
