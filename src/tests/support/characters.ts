import fc from 'fast-check'

/**
 * Any character, including lone surrogates. fast-check's own units first load tables of all
 * characters, which takes seconds.
 */
export const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)
