/** Seven to fifteen digits with a telephone number's signs, and no part of a word. */
const telephoneNumber = /(?<![\p{L}\p{N}-])\+?(?:\(?\d\)?[ ./()-]{0,2}){7,15}(?![\p{L}\p{N}-])/u

/** The rule that every app has from the beginning, apart from the rules that it creates. */
export const defaultRule = { id: 'default-filter', name: 'Telephone numbers', revisionId: 'default-filter_1', action: ['blockMessage'] }

export const defaultCondition = {
  ...{ id: 1, entity: 'message', operand: 'text', operator: 'contains', category: 'pattern' },
  value: [telephoneNumber.source],
}

export const looksLikeTelephoneNumber = (text: string): boolean => telephoneNumber.test(text)

/** The fake's explanation for a message that the rule withholds. */
export const whyBlocked =
  'The default filter blocked it, because its digits look like a telephone number; createFakeChat({ defaultFilter: false }) switches that off.'
