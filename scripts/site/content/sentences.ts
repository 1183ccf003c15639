/** The first sentence of a text in Markdown. */
export const firstSentence = (text: string): string => (/^[\s\S]+?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim()).replace(/\s+/g, ' ')

/** The first sentence of a text, without its Markdown. */
export const plainSentence = (text: string): string =>
  firstSentence(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)/g, '')

/** The first sentence of a Markdown section; empty if it starts with a table, a list or code. */
export function openingSentence(section: string): string {
  const [paragraph = ''] = section
    .trim()
    .replace(/^!\[.*\n+/, '')
    .split(/\n\n|\n(?=```|- |<!--)/)
  return /^(?:\||[-*] |\d+\. |<|```)/.test(paragraph) ? '' : plainSentence(paragraph).replace(/:$/, '.')
}
