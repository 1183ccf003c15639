/** Replaces a hidden value. */
export const hidden = '…'

/**
 * The secrets in use, in all their forms and in lower case, by their first characters: a long run
 * has thousands, and each text is searched for all of them.
 */
const known = new Map<string, Set<string>>()
const indexed = 4

const knownAt = (text: string, index: number): ReadonlySet<string> | undefined => known.get(text.slice(index, index + indexed))

/** A text of the same length in lower case; a server may repeat a secret in another case. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Remembers secrets in use, so that they are hidden wherever they occur, encoded or not. Values
 * under six characters are ignored, because they match too much.
 */
export function rememberSecrets(values: readonly (string | undefined)[]): void {
  for (const value of values)
    if (value !== undefined && value.length >= 6 && !isKnownSecret(value))
      for (const form of formsOf(value).map(lower)) {
        const start = form.slice(0, indexed)
        known.set(start, (known.get(start) ?? new Set()).add(form))
      }
}

/** Whether a text is a secret in use. */
export function isKnownSecret(text: string): boolean {
  const plain = lower(text)
  return knownAt(plain, 0)?.has(plain) ?? false
}

/**
 * The encodings of a text: plain, JSON, HTML, hexadecimal, percent-encoded, and within base64,
 * which depends on the number of bytes before it.
 */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  const percent = encodeURIComponent(bytes.toString())
  const base64 = [0, 1, 2].map((before) =>
    Buffer.from(`${'-'.repeat(before)}${value}`)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1)
      .replace(/.?=+$/, ''),
  )
  const html = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return [
    value,
    value.toUpperCase(),
    value.toLowerCase(),
    JSON.stringify(value).slice(1, -1),
    html,
    html.replaceAll("'", '&#39;'),
    bytes.toString('hex'),
    percent,
    percent.replaceAll('%20', '+'),
    encodeURIComponent(percent),
    ...[bytes.toString('base64').replace(/=+$/, ''), ...base64].flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
  ]
}

/**
 * A text without the secrets in use. If several start at the same position, the longest is removed.
 */
export function withoutKnownSecrets(text: string): string {
  if (known.size === 0) return text
  const searched = lower(text)
  let plain = ''
  let copied = 0
  for (let index = 0; index < text.length; index++) {
    let length = 0
    for (const form of knownAt(searched, index) ?? []) if (form.length > length && searched.startsWith(form, index)) length = form.length
    if (length === 0) continue
    plain += text.slice(copied, index) + hidden
    copied = index + length
    index = copied - 1
  }
  return plain + text.slice(copied)
}
