// Finds a text within another one, however its characters are written there: in JSON, in an
// address, in HTML, escaped once or again, or broken into lines. In linear time, without patterns
// made of the text, which may be long and comes from elsewhere.

/** The escapes that a text may contain. A sum of them stands for several. */
export const inUrl = 1
export const inJson = 2
export const inHtml = 4
export const anyEscape = 7
/** Added to others: any escape, and what that has escaped again. */
export const twice = 8

/** A text without escapes, and perhaps without white space. */
export interface Reading {
  readonly text: string
  /** Where each of its characters begins and ends in the original, unless at the same position. */
  readonly starts?: Uint32Array | undefined
  readonly ends?: Uint32Array | undefined
}

/** How a text is read. */
export interface ReadingOptions {
  /** The escapes that stand for characters. Default: none. */
  readonly escapes?: number
  readonly keepsSpaces?: boolean | undefined
  /** Whether capital letters are read as small ones. */
  readonly ignoresCase?: boolean | undefined
}

const percentSign = 0x25
const ampersand = 0x26
const backslash = 0x5c
const semicolon = 0x3b

/** White space beyond ASCII, apart from U+2000 to U+200A. */
const furtherSpaces = /* @__PURE__ */ new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

const isSpace = (unit: number) =>
  unit < 0xa0 ? unit === 0x20 || (unit >= 9 && unit <= 13) : (unit >= 0x2000 && unit <= 0x200a) || furtherSpaces.has(unit)

/** What follows a backslash in JSON, and `&` in HTML, with the characters they stand for. */
const escapedLetters = 'nrt"/\\'
const lettersEscaped = '\n\r\t"/\\'
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** How escapes begin. A text without them is read quickly. */
const beginnings: readonly (readonly [escape: number, RegExp])[] = [
  [inUrl, /%[\da-f]{2}/i],
  [inJson, /\\[nrt"/\\ux]/],
  [inHtml, /&[#a-z]/i],
]

/** The escapes that a text may have, of those given. */
export const escapesIn = (text: string, escapes: number): number =>
  beginnings.reduce((sum, [kind, beginning]) => ((kind & escapes) > 0 && beginning.test(text) ? sum | kind : sum), 0)

/** Joins units of UTF-16, whether or not each has its pair, which a `TextDecoder` would demand. */
function textOf(units: Uint16Array): string {
  let text = ''
  for (let index = 0; index < units.length; index += 8192)
    text += String.fromCharCode.apply(null, units.subarray(index, index + 8192) as never)
  return text
}

/** As a text is read without its case: other letters may become several. */
export const inSmallLetters = (text: string) =>
  /[\u0080-\uffff]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase()

/** Reads a text as its characters, and notes where each of them stands. */
export function readingOf(original: string, { escapes = 0, keepsSpaces, ignoresCase }: ReadingOptions): Reading {
  if (escapes & twice)
    return readAgain(readingOf(original, { escapes: anyEscape, keepsSpaces: true }), { escapes: anyEscape, keepsSpaces, ignoresCase })
  const kinds = escapesIn(original, escapes)
  if (kinds === 0 && (keepsSpaces || !/\s/.test(original))) return { text: ignoresCase ? inSmallLetters(original) : original }
  const { length } = original
  const units = new Uint16Array(length)
  const starts = new Uint32Array(length)
  const ends = new Uint32Array(length)
  let size = 0
  for (let index = 0, end = 0; index < length; index = end) {
    let code = original.charCodeAt(index)
    end = index + 1
    const kind = (code === percentSign ? inUrl : code === backslash ? inJson : code === ampersand ? inHtml : 0) & kinds
    if (kind > 0) {
      const found =
        kind === inUrl ? encodedAt(original, index) : kind === inJson ? afterBackslash(original, index) : entityAt(original, index)
      if (found > 0) {
        code = found >> 4
        end = index + (found & 15)
      }
    }
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
  return { text: textOf(units.subarray(0, size)), starts, ends }
}

/** Reads what was read again. */
function readAgain(first: Reading, options: ReadingOptions): Reading {
  const { text, starts, ends } = readingOf(first.text, options)
  if (!first.starts || !first.ends || !starts || !ends) return { text, starts: starts ?? first.starts, ends: ends ?? first.ends }
  for (let index = 0; index < text.length; index++) {
    starts[index] = first.starts[starts[index] as number] as number
    ends[index] = first.ends[(ends[index] as number) - 1] as number
  }
  return { text, starts, ends }
}

/** Where the characters before a position of a reading end in the original. */
export const endOf = ({ ends }: Reading, to: number): number => (ends && to > 0 ? (ends[to - 1] as number) : to)

/** The value of digits; negative if there are none. */
function numberAt(text: string, index: number, end: number, base: number): number {
  let value = index < end ? 0 : -1
  for (let at = index; at < end; at++) {
    const unit = text.charCodeAt(at)
    const letter = unit | 0x20
    const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : base
    // Also beyond the end, where there is no unit.
    if (!(digit < base)) return -1
    value = value * base + digit
  }
  return value
}

/** A character that is escaped, as a number: 16 times its code, and the length of the escape. */
type Escape = number

/** A byte that is percent-encoded; negative if none is. */
const byteAt = (text: string, index: number) => (text.charCodeAt(index) === percentSign ? numberAt(text, index + 1, index + 3, 16) : -1)

/** The character that encoded bytes stand for in UTF-8; 0 if they stand for none. */
function encodedAt(text: string, index: number): Escape {
  const first = byteAt(text, index)
  if (first < 0x80) return first < 0 ? 0 : first * 16 + 3
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  let code = first & (0xff >> (length + 1))
  for (let count = 1; count < length; count++) {
    const next = byteAt(text, index + 3 * count)
    if ((next & 0xc0) !== 0x80) return 0
    code = code * 64 + (next & 0x3f)
  }
  return code > 0x10ffff ? 0 : code * 16 + 3 * length
}

function afterBackslash(text: string, index: number): Escape {
  const letter = text.charAt(index + 1)
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0
  if (digits > 0) return Math.max(0, numberAt(text, index + 2, index + 2 + digits, 16) * 16 + 2 + digits)
  const at = letter === '' ? -1 : escapedLetters.indexOf(letter)
  return at < 0 ? 0 : lettersEscaped.charCodeAt(at) * 16 + 2
}

/** The longest entity is `&#1114111;`. */
const entityLength = 10

function entityAt(text: string, index: number): Escape {
  let end = index + 1
  for (let unit = ampersand; unit !== semicolon; end++) {
    unit = text.charCodeAt(end)
    if (unit === ampersand || end === index + entityLength) return 0
  }
  const length = end - index
  let code: number | undefined
  if (text.charAt(index + 1) === '#') {
    const isHexadecimal = /x/i.test(text.charAt(index + 2))
    code = isHexadecimal ? numberAt(text, index + 3, end - 1, 16) : numberAt(text, index + 2, end - 1, 10)
  } else {
    const name = text.slice(index + 1, end - 1)
    code = Object.hasOwn(entities, name) ? entities[name]?.charCodeAt(0) : undefined
  }
  return code === undefined || code < 0 || code > 0x10ffff ? 0 : code * 16 + length
}

/**
 * A text to search for. The table of its borders finds it in linear time (Knuth, Morris, Pratt),
 * where `indexOf` may compare all of it at each place.
 */
export class Search {
  readonly #sought: string
  /** So short that `indexOf` is quick for any text. */
  readonly #head: string
  #borders: Uint32Array | undefined

  constructor(sought: string) {
    this.#sought = sought
    this.#head = sought.slice(0, 6)
  }

  /**
   * Replaces the sought text wherever a reading of another one has it.
   *
   * @param accepts - whether a place counts, from its start to its end in the reading
   */
  replaceIn(original: string, reading: Reading, replacement: string, accepts: (from: number, to: number) => boolean): string {
    const { text, starts } = reading
    let result = ''
    let copied = 0
    let matched = 0
    for (let index = text.indexOf(this.#head); index >= 0 && index < text.length; ) {
      this.#borders ??= bordersOf(this.#sought)
      matched = longer(this.#sought, this.#borders, matched, text.charCodeAt(index++))
      if (matched === this.#sought.length) {
        const from = index - matched
        if (accepts(from, index)) {
          result += original.slice(copied, starts ? starts[from] : from) + replacement
          copied = endOf(reading, index)
          matched = 0
        } else matched = this.#borders[matched - 1] as number
      }
      if (matched === 0) index = text.indexOf(this.#head, index)
    }
    return copied === 0 ? original : result + original.slice(copied)
  }
}

/** How much of the sought text is matched after one more character. */
function longer(sought: string, borders: Uint32Array, matched: number, unit: number): number {
  let length = matched
  while (length > 0 && sought.charCodeAt(length) !== unit) length = borders[length - 1] as number
  return sought.charCodeAt(length) === unit ? length + 1 : length
}

function bordersOf(sought: string): Uint32Array {
  const borders = new Uint32Array(sought.length)
  for (let index = 1, length = 0; index < sought.length; index++) {
    length = longer(sought, borders, length, sought.charCodeAt(index))
    borders[index] = length
  }
  return borders
}
