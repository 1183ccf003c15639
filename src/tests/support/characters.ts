import fc from 'fast-check'

/** Any character, halves of surrogate pairs included. fast-check's own units would first read tables of all characters, which takes seconds. */
export const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)
