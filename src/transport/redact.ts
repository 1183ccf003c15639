import { credentialHeaders } from '../../generated/credentialHeaders.ts'
import { type HeadersLike, headerEntries } from '../request/headers.ts'

const secretHeaders: readonly string[] = credentialHeaders

/** What stands in place of a secret. */
const redacted = '[redacted]'

/** Whether a header carries a credential; which ones do comes from the security schemes of the specification. */
export const isSecretHeader = (name: string): boolean =>
  secretHeaders.includes(name.toLowerCase()) || /^((proxy-)?authorization|(set-)?cookie)$/i.test(name)

/** Copies headers with every credential replaced, for logs and reports. */
export const redactHeaders = (headers: HeadersLike): Record<string, string> =>
  Object.fromEntries(headerEntries(headers).map(([name, value]) => [name, isSecretHeader(name) ? redacted : value]))
