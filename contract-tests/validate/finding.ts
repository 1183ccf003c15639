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

/** Makes a finding. */
export const finding = (
  operation: string,
  rule: string,
  place: string,
  expected: string,
  got: string,
  level: Finding['level'] = 'error',
): Finding => ({ operation, rule, place, expected: withoutSecrets(expected), got: shortened(withoutSecrets(got)), level })

/** A text without what looks like a key or a token, by its name or by its form: findings are printed and kept. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/("\w*(?:api_?key|token|secret|password)"\s*:\s*")[^"]*/gi, '$1…')
    .replace(/\b(?:[0-9a-f]{32,}|[\w-]+_\d{8,}[0-9a-f]{16,})\b/gi, '…')

/** A finding as one readable line. */
export const sentence = ({ operation, rule, place, expected, got }: Finding): string =>
  `${operation || 'no operation'}: ${place}: expected ${expected}, got ${got} (${rule})`

/** A text short enough for a report's line. */
export const shortened = (text: string, length = 200): string => (text.length > length ? `${text.slice(0, length)}…` : text)
