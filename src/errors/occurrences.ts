// Finds a text within another one, however its characters are written there: in JSON, in an
// address, or broken into lines. In linear time, without patterns made of the text, which may be
// long and comes from elsewhere.

/** A text without escapes or white space. */
export interface Reading {
  readonly text: string
  /** Where each of its characters begins and ends in the original. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** How a text is read. */
export interface ReadingOptions {
  /** Whether escapes stand for characters: those of addresses, and those of JSON. */
  readonly percent: boolean
  readonly json: boolean
  readonly keepsSpaces: boolean
}

const percentSign = 0x25
const backslash = 0x5c
/** White space beyond Latin letters, and the no-break space. */
const furtherSpaces = '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

const isSpace = (unit: number) =>
  unit <= 0x20 ? unit === 0x20 || (unit >= 9 && unit <= 13) : unit >= 0xa0 && furtherSpaces.includes(String.fromCharCode(unit))

/** What follows a backslash in JSON, and the characters that both stand for. */
const escapes = 'nrt"\\/'
const escaped = '\n\r\t"\\/'

const decoder = /* @__PURE__ */ new TextDecoder('utf-16le', { ignoreBOM: true })

/** Reads a text as its characters, and notes where each of them stands. */
export function readingOf(original: string, { percent, json, keepsSpaces }: ReadingOptions): Reading {
  const { length } = original
  const units = new Uint16Array(length)
  const starts = new Uint32Array(length)
  const ends = new Uint32Array(length)
  let size = 0
  for (let index = 0, end = 0; index < length; index = end) {
    let code = original.charCodeAt(index)
    end = index + 1
    if (percent && code === percentSign) {
      const bytes = sequenceLength(original, index)
      if (bytes > 0) {
        code = codePointAt(original, index, bytes)
        end = index + 3 * bytes
      }
    } else if (json && code === backslash) {
      const unit = hexadecimalAt(original, index + 2, 4)
      const escapeAt = index + 1 < length ? escapes.indexOf(original.charAt(index + 1)) : -1
      if (original[index + 1] === 'u' && unit >= 0) {
        code = unit
        end = index + 6
      } else if (escapeAt >= 0) {
        code = escaped.charCodeAt(escapeAt)
        end = index + 2
      }
    }
    if (!keepsSpaces && isSpace(code)) continue
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

const byteAt = (text: string, index: number) => (text.charCodeAt(index) === percentSign ? hexadecimalAt(text, index + 1, 2) : -1)

/** How many encoded bytes at a position stand for one character in UTF-8; 0 if they do not. */
function sequenceLength(text: string, index: number): number {
  const first = byteAt(text, index)
  if (first < 0 || (first >= 0x80 && first < 0xc2) || first > 0xf4) return 0
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let byte = 1; byte < length; byte++) if ((byteAt(text, index + 3 * byte) & 0xc0) !== 0x80) return 0
  return length
}

function codePointAt(text: string, index: number, bytes: number): number {
  let code = byteAt(text, index)
  if (bytes > 1) code &= 0xff >> (bytes + 1)
  for (let byte = 1; byte < bytes; byte++) code = code * 64 + (byteAt(text, index + 3 * byte) & 0x3f)
  return code
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
