// Finds a text within another one, however its characters are written there: in JSON, in an
// address, in HTML, escaped once or again, or broken into lines. In linear time, without patterns
// made of the text, which may be long and comes from elsewhere.

/** The escapes that a text may contain. A sum of them stands for several. */
export const inUrl = 1
export const inJson = 2
export const inHtml = 4
export const anyEscape = 7

/** Escapes for a text that was escaped twice: `first` is undone first, `second` in the result. */
export const escapedTwice = (first: number, second: number): number => first | (second << 3)

/** A text without escapes, and perhaps without white space. */
export interface PlainText {
  readonly text: string
  /** Where each of its characters begins and ends in the original, unless at the same position. */
  readonly starts?: Uint32Array | undefined
  readonly ends?: Uint32Array | undefined
}

/** How a text is read. */
export interface PlainTextOptions {
  /** The escapes to undo, or a pair made by `escapedTwice`. Default: none. */
  readonly escapes?: number
  readonly keepsSpaces?: boolean | undefined
  /** Whether capital letters are read as small ones. */
  readonly ignoresCase?: boolean | undefined
}

/** White space beyond ASCII, apart from U+2000 to U+200A. */
const furtherSpaces = /* @__PURE__ */ new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

const isSpace = (unit: number) =>
  unit < 0xa0 ? unit === 0x20 || (unit >= 9 && unit <= 13) : (unit >= 0x2000 && unit <= 0x200a) || furtherSpaces.has(unit)

/** The escapes after a backslash in JSON and `&` in HTML, with the characters they stand for. */
const escapedLetters = 'nrt"/\\'
const lettersEscaped = '\n\r\t"/\\'
const entities: Readonly<Record<string, string>> = { 'amp;': '&', 'lt;': '<', 'gt;': '>', 'quot;': '"', 'apos;': "'" }

/** The escapes that a text may have, of those given. A text without any is read quickly. */
export const escapesIn = (text: string, escapes: number): number =>
  escapes & ((text.includes('%') ? inUrl : 0) | (text.includes('\\') ? inJson : 0) | (text.includes('&') ? inHtml : 0))

/** The kind of escape that a unit of UTF-16 may begin. A sign alone, or many, begin none. */
function kindAt(unit: number, next: number): number {
  if (unit === 0x5c) return inJson
  if (unit === 0x25) return next >= 0x30 ? inUrl : 0
  return unit === 0x26 && next >= 0x23 && next !== unit ? inHtml : 0
}

/** How an escape of each kind is written. */
const patterns: Readonly<Record<number, RegExp>> = {
  // The bytes of one character in UTF-8.
  1: /%(?:[0-7]|[cd][\da-f]%[89ab]|(?:e[\da-f]|f[0-4]%[89ab][\da-f])%[89ab][\da-f]%[89ab])[\da-f]/iy,
  2: /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|[nrt"/\\])/y,
  4: /&(?:#[xX][\da-fA-F]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/y,
}

const inHex = (digits: string) => Number.parseInt(digits, 16)

/** The code of the character that an escape stands for. */
function codeOf(written: string, kind: number): number {
  const letter = written.charAt(1)
  const rest = written.slice(2)
  if (kind === inJson) return rest === '' ? lettersEscaped.charCodeAt(escapedLetters.indexOf(letter)) : inHex(rest)
  if (kind === inHtml && letter !== '#') return (entities[letter + rest] as string).charCodeAt(0)
  if (kind === inHtml) return /x/i.test(rest.charAt(0)) ? inHex(rest.slice(1)) : Number.parseInt(rest, 10)
  let code = inHex(written.slice(1, 3)) & (0x7f >> (written.length > 3 ? written.length / 3 : 0))
  for (let at = 4; at < written.length; at += 3) code = code * 64 + (inHex(written.slice(at, at + 2)) & 0x3f)
  return code
}

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
export function plainTextOf(original: string, { escapes = 0, keepsSpaces, ignoresCase }: PlainTextOptions): PlainText {
  if (escapes > anyEscape)
    return readAgain(plainTextOf(original, { escapes: escapes & anyEscape, keepsSpaces: true }), {
      escapes: escapes >> 3,
      keepsSpaces,
      ignoresCase,
    })
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
    const kind = kinds & kindAt(code, original.charCodeAt(end))
    const pattern = kind > 0 ? patterns[kind] : undefined
    if (pattern) pattern.lastIndex = index
    if (pattern?.test(original)) {
      const read = codeOf(original.slice(index, pattern.lastIndex), kind)
      // Nothing throws where it stands for no character: a text may consist of such escapes.
      if (read <= 0x10ffff) {
        code = read
        end = pattern.lastIndex
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
function readAgain(first: PlainText, options: PlainTextOptions): PlainText {
  const { text, starts, ends } = plainTextOf(first.text, options)
  if (!first.starts || !first.ends || !starts || !ends) return { text, starts: starts ?? first.starts, ends: ends ?? first.ends }
  for (let index = 0; index < text.length; index++) {
    starts[index] = first.starts[starts[index] as number] as number
    ends[index] = first.ends[(ends[index] as number) - 1] as number
  }
  return { text, starts, ends }
}

/** Where the characters before a position of a reading end in the original. */
export const endOf = ({ ends }: PlainText, to: number): number => (ends && to > 0 ? (ends[to - 1] as number) : to)

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
  replaceIn(original: string, reading: PlainText, replacement: string, accepts: (from: number, to: number) => boolean): string {
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
