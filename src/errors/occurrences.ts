// Finds a text within another one, however its characters are written there: in JSON, in an
// address, in HTML, escaped once or again, or broken into lines. In linear time, without patterns
// made of the text, which may be long and comes from elsewhere.

/** A text without escapes or white space. */
export interface Reading {
  readonly text: string
  /** Where each of its characters begins and ends in the original. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** How a text is read. */
export interface ReadingOptions {
  /** Whether the escapes of addresses, of JSON and of HTML stand for characters. */
  readonly percent?: boolean
  readonly json?: boolean
  readonly html?: boolean
  readonly keepsSpaces?: boolean
  /** Whether capital letters are read as small ones. */
  readonly ignoresCase?: boolean
}

const percentSign = 0x25
const backslash = 0x5c
const ampersand = 0x26
/** White space beyond Latin letters, and the no-break space. */
const furtherSpaces = '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

const isSpace = (unit: number) =>
  unit <= 0x20 ? unit === 0x20 || (unit >= 9 && unit <= 13) : unit >= 0xa0 && furtherSpaces.includes(String.fromCharCode(unit))

/** What follows a backslash in JSON, and `&` in HTML, with the characters they stand for. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '/': '/', '\\': '\\' }
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoder = /* @__PURE__ */ new TextDecoder('utf-16le', { ignoreBOM: true })

/** Reads a text as its characters, and notes where each of them stands. */
export function readingOf(original: string, { percent, json, html, keepsSpaces, ignoresCase }: ReadingOptions): Reading {
  const { length } = original
  const units = new Uint16Array(length)
  const starts = new Uint32Array(length)
  const ends = new Uint32Array(length)
  let size = 0
  for (let index = 0, end = 0; index < length; index = end) {
    let code = original.charCodeAt(index)
    end = index + 1
    const escaped =
      percent && code === percentSign
        ? characterAt(original, index)
        : json && code === backslash
          ? afterBackslash(original, index)
          : html && code === ampersand
            ? entityAt(original, index)
            : undefined
    if (escaped) [code, end] = escaped
    if (!keepsSpaces && isSpace(code)) continue
    if (ignoresCase && code >= 0x41 && code <= 0x5a) code |= 0x20
    const isPair = code > 0xffff
    units[size] = isPair ? 0xd800 + ((code - 0x10000) >> 10) : code
    starts[size] = index
    ends[size++] = end
    if (!isPair) continue
    units[size] = 0xdc00 + (code & 0x3ff)
    starts[size] = index
    ends[size++] = end
  }
  return { text: decoder.decode(units.subarray(0, size)), starts, ends }
}

/** Reads a text that may have been escaped twice. */
export function readingOfTwice(original: string, options: ReadingOptions): Reading {
  const first = readingOf(original, { ...options, keepsSpaces: true, ignoresCase: false })
  const second = readingOf(first.text, options)
  return {
    text: second.text,
    starts: second.starts.map((start) => first.starts[start] as number),
    ends: second.ends.map((end) => first.ends[end - 1] as number),
  }
}

/** The value of hexadecimal digits; negative if there are none. */
function hexadecimalAt(text: string, index: number, digits: number): number {
  let value = 0
  for (let at = index; at < index + digits; at++) {
    const unit = text.charCodeAt(at)
    const letter = unit | 0x20
    const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
    if (digit < 0) return -1
    value = value * 16 + digit
  }
  return value
}

/** A character that is escaped at a position, and where its escape ends. */
type Escape = [code: number, end: number]

/** A byte that is percent-encoded. */
function byteAt(text: string, index: number): Escape | undefined {
  const byte = text.charCodeAt(index) === percentSign ? hexadecimalAt(text, index + 1, 2) : -1
  return byte < 0 ? undefined : [byte, index + 3]
}

/** The character that encoded bytes stand for in UTF-8. */
function characterAt(text: string, index: number): Escape | undefined {
  const first = byteAt(text, index)
  if (!first || (first[0] >= 0x80 && first[0] < 0xc2) || first[0] > 0xf4) return undefined
  let [code, end] = first
  const length = code < 0x80 ? 1 : code < 0xe0 ? 2 : code < 0xf0 ? 3 : 4
  if (length > 1) code &= 0xff >> (length + 1)
  for (let count = 1; count < length; count++) {
    const next = byteAt(text, end)
    if (!next || (next[0] & 0xc0) !== 0x80) return undefined
    code = code * 64 + (next[0] & 0x3f)
    end = next[1]
  }
  return [code, end]
}

function afterBackslash(text: string, index: number): Escape | undefined {
  const letter = text.charAt(index + 1)
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0
  const unit = digits > 0 ? hexadecimalAt(text, index + 2, digits) : -1
  if (unit >= 0) return [unit, index + 2 + digits]
  return Object.hasOwn(escapes, letter) ? [(escapes[letter] as string).charCodeAt(0), index + 2] : undefined
}

function entityAt(text: string, index: number): Escape | undefined {
  const [whole, digits, hexadecimal, name = ''] =
    /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/i.exec(text.slice(index, index + 12)) ?? []
  if (whole === undefined) return undefined
  const named = Object.hasOwn(entities, name) ? entities[name]?.charCodeAt(0) : undefined
  const code = digits ? Number(digits) : hexadecimal ? Number.parseInt(hexadecimal, 16) : named
  return code === undefined || code > 0x10ffff ? undefined : [code, index + whole.length]
}

/**
 * Replaces a text wherever a reading of another one has it.
 *
 * @param accepts - whether a place counts, from its start to its end in the reading
 */
export function replaceIn(
  original: string,
  { text, starts, ends }: Reading,
  sought: string,
  replacement: string,
  accepts: (from: number, to: number) => boolean,
): string {
  let result = ''
  let copied = 0
  for (let at = text.indexOf(sought); at >= 0; ) {
    const to = at + sought.length
    if (accepts(at, to)) {
      result += original.slice(copied, starts[at]) + replacement
      copied = ends[to - 1] as number
      at = text.indexOf(sought, to)
    } else at = text.indexOf(sought, at + 1)
  }
  return copied === 0 ? original : result + original.slice(copied)
}
