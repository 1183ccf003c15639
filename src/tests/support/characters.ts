import fc from 'fast-check'

/**
 * Any character, including lone surrogates. fast-check's own units first load tables of all
 * characters, which takes seconds.
 */
export const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)

/** Any value of JavaScript, also of types that JSON does not have. */
export const anyValue = fc.anything({
  key: fc.constantFrom('uid', 'trigger', 'users', 'next', 'data', 'then', 'x'),
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})
