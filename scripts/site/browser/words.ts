// Splits texts into stemmed words without stop words, for the search.

/** Stop words, including question words. */
const emptyWords = new Set(
  `a about all am an and any are as at be been by can cannot cant could did do does doesn't doing don't example examples for from give
  had has have having help how i if in into is isn't it its let long many may me mean means more much must my need needs of on one or our out please
  possible s should show so some t than that the their them then there these they this to tutorial up us use used using want was way we were what what's
  when where which while who why will with without work works would you your`.split(/\s+/),
)

/** The words of a text in lower case; `camelCase` is split, and `log in` is one word. */
export const rawWordsOf = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(log|sign)(?:s|ged|ging|ned|ning|ing|ed)?[ -](in|out|up)\b/g, '$1$2')
    .replace(/\b(?:get|fetch|show|read|retrieve|return|see|view) (?:all|every|many|multiple|several)\b/g, 'list all')
    .replace(/\b(?:at once|in one (?:call|request|go))\b/g, 'bulk')
    .replace(/\blog ((?:\w+ ){1,2})out\b/g, '$1logout')
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean)

/** The words of a text without stop words; all words if there are only stop words. */
export function tellingWordsOf(text: string): string[] {
  const words = rawWordsOf(text)
  const telling = words.filter((word) => !emptyWords.has(word))
  return telling.length > 0 ? telling : words
}

/** The stems of a text's words, without stop words. */
export const wordsOf = (text: string): string[] => tellingWordsOf(text).map(stemOf)

const stems = new Map<string, string>()

/**
 * The stem of a word: `flagging`, `flagged` and `flags` have the same stem, and so have `create`,
 * `creation` and `creating`.
 */
export function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) stems.set(word, (stem = withoutEnding(word)))
  return stem
}

function withoutEnding(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word.replace(/'s$/, '').replace(/(?<=.{5})ly$/, '')
  if (/[^aeiou]ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/(?:ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[^su]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1)
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(stem)?.[1]
  if (cut && cut.length > 2) stem = /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut
  return stem
    .replace(/(?<=[st])(?:ion|or)$/, '')
    .replace(/(?<=.{3})e$/, '')
    .replace(/(?<=[^aeiou]{1}.{2})y$/, 'i')
}
