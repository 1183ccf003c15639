/** Path and query of a request's target, not normalized, without origin and fragment. */
export const targetOf = (url: string): string => url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#')[0] || '/'

/** A target without the `/v3` of the service's base URL, which clients may omit. */
export const withoutVersion = (target: string): string => target.replace(/^\/v3(?=[/?]|$)/, '') || '/'

/** The first part of a target whose percent-encoding is invalid; `undefined` if there is none. */
export const invalidEncoding = (target: string): string | undefined => target.split(/[/?&=]/).find((part) => !isEncoded(part))

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
