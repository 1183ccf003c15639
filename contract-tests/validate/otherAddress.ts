/** An address of the service that the documents do not describe. */
export interface OtherAddress {
  /** The address, without its query. */
  readonly got: string
  /** The difference, as a sentence. */
  readonly reason: string
  /** The address to use. */
  readonly expected: string
}

/** Hosts that are in use beside those of the documents: what differs, and the host to use. */
const hosts: readonly (readonly [pattern: RegExp, difference: string, expected: string])[] = [
  [/^([\w-]+)\.apiclient-(us|eu|in)\.cometchat\.io$/i, 'is the host of the client SDKs', '$1.api-$2.cometchat.io'],
  [/^(api|call)-(us|eu|in)\.cometchat\.io$/i, 'does not name the app', '{appId}.$1-$2.cometchat.io'],
]

/** A version at the beginning of a path other than `v3`, such as `v3.0` or `V3`. */
const otherVersion = /^\/(?!v3(?:[/?]|$))([vV]\d+(?:\.\d+)?)(?=[/?]|$)/

/**
 * Recognizes an address of the service under which programs call it, although the documents have
 * another.
 *
 * @param host - host of the URL, or of the header `host`
 * @param target - path and query, as they were sent
 */
export function otherAddress(host: string | undefined, target: string): OtherAddress | undefined {
  const found = hosts.find(([pattern]) => pattern.test(host ?? ''))
  const [, version] = otherVersion.exec(target) ?? []
  if (!found && version === undefined) return undefined
  const [path = ''] = target.split('?')
  const origin = found ? `https://${host?.replace(found[0], found[2])}` : ''
  const reasons = [found && `${host} ${found[1]}`, version && `the version is v3, not ${version}`].filter((reason) => reason !== undefined)
  return {
    got: `${found ? `https://${host}` : ''}${path}`,
    reason: `${sentenceCase(reasons.join(', and '))}.`,
    expected: `${origin}/v3${path.replace(/^\/v\d+(?:\.\d+)?(?=\/|$)/i, '')}`,
  }
}

const sentenceCase = (text: string): string => (text.startsWith('the ') ? `T${text.slice(1)}` : text)

/** The text of an error response to a request to another address. */
export const otherAddressText = ({ reason, expected }: OtherAddress): string => `${reason} Use ${expected}`
