import { hiddenText, isSecretName, redactText } from './secrets.ts'

/** A mismatch between an exchange and its document. */
export interface Finding {
  /** The operation's id; empty if the request matches no operation. */
  readonly operation: string
  /** The check that failed, in snake_case, such as `response_schema_conformance`. */
  readonly rule: string
  /** Location, such as `request query perPage` or `response body /data/uid`. */
  readonly place: string
  readonly expected: string
  readonly got: string
  /**
   * `error` violates the document; `undocumented` is neither documented nor forbidden, such as an
   * unknown property.
   */
  readonly level: 'error' | 'undocumented'
  /** The violated keyword, as a JSON pointer into the document. */
  readonly schema?: string
  /** The statement of the documents that backs it, where it compares several calls. */
  readonly statement?: BackedBy | undefined
  /** The exchange with the finding, if a case has several; without credentials. */
  readonly exchange?: { curl: string; response: string }
}

/** The place and rule that a finding rests on. */
export interface BackedBy {
  /** The law, key or sentence. */
  readonly id: string
  /** JSON pointer to where the documents state it. */
  readonly at: string
  readonly text: string
  /** The earlier calls that make it apply, a line each. */
  readonly because: readonly string[]
}

/** Creates a finding without secrets, because findings are printed and stored. */
export function finding(
  operation: string,
  rule: string,
  place: string,
  expected: string,
  got: string,
  level: Finding['level'] = 'error',
): Finding {
  const secret = place.split(/[\s/]+/).some(isSecretName)
  const plainGot = got === 'nothing' || /^\d{3}\b/.test(got)
  return {
    operation,
    rule,
    place,
    expected: secret && !isDescription(expected) ? hiddenText : redactText(expected),
    got: secret && !plainGot ? hiddenText : shortenedText(redactText(got)),
    level,
  }
}

/** Whether an expectation describes a value instead of containing it. */
const isDescription = (text: string): boolean => /^(must|an?|no|not|one of|the|2xx|nothing|\d{3}|[\w/+-]+\/json)\b/i.test(text)

/** The expected value and the reason for it. A reason that begins with the value replaces it. */
export function expectedText({ expected, statement }: Pick<Finding, 'expected' | 'statement'>): string {
  if (!statement) return expected
  const { id, text } = statement
  return `${text.startsWith(expected) ? text : `${expected}; ${text}`} (${id})`
}

/** A finding as a single readable line. */
export const findingLine = ({ operation, rule, place, expected, got }: Finding): string =>
  `${operation || 'no operation'}: ${place}: expected ${expected}, got ${got} (${rule})`

export const shortenedText = (text: string, length = 200): string => (text.length > length ? `${text.slice(0, length)}…` : text)
