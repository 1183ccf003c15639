import { hidden, isSecretName, redactText } from './redact.ts'

/** A place where an exchange and its document disagree. */
export interface Finding {
  /** The operation's id; empty if no operation fits the request. */
  operation: string
  /** The check that failed, in snake_case, such as `response_schema_conformance`. */
  rule: string
  /** Where: `request query perPage`, `response body /data/uid`. */
  place: string
  expected: string
  got: string
  /** An `error` breaks the document; `undocumented` is what the document neither states nor forbids, such as a property that it does not name. */
  level: 'error' | 'undocumented'
  /** The schema that was broken, as a JSON pointer into the document. */
  schema?: string
  /** The exchange with the finding, if a case has several; without credentials. */
  exchange?: { curl: string; response: string }
}

/** Makes a finding. Secrets are removed from it, as findings are printed and stored. */
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
    expected: secret && !isDescription(expected) ? hidden : redactText(expected),
    got: secret && !plainGot ? hidden : shortened(redactText(got)),
    level,
  }
}

/** Whether an expectation describes a value, as opposed to stating it. */
const isDescription = (text: string): boolean => /^(must|an?|no|not|one of|the|2xx|nothing|\d{3}|[\w/+-]+\/json)\b/i.test(text)

/** A finding as one readable line. */
export const sentence = ({ operation, rule, place, expected, got }: Finding): string =>
  `${operation || 'no operation'}: ${place}: expected ${expected}, got ${got} (${rule})`

/** A text short enough for a report's line. */
export const shortened = (text: string, length = 200): string => (text.length > length ? `${text.slice(0, length)}…` : text)
