/** A block of code in a Markdown page. */
export interface Snippet {
  /** File and line. */
  where: string
  language: string
  code: string
  /** Why it is not run, from a preceding comment `<!-- not run: reason -->`. */
  notRun: string | undefined
  /** Its output, from the following text block. */
  output: string | undefined
}

/** Every fenced code block with a language, except output blocks. */
export function snippetsOf(file: string, markdown: string): Snippet[] {
  const found: Snippet[] = []
  for (const match of markdown.matchAll(
    /(?:<!-- not run: (.+?) -->\n)?^```(\w+)\n([\s\S]*?)^```$(?:\n+It prints:\n+^```text\n([\s\S]*?)^```$)?/gm,
  )) {
    const [whole, notRun, language = '', code = '', output] = match
    const line = markdown.slice(0, match.index).split('\n').length + (whole.startsWith('<!--') ? 1 : 0)
    found.push({ where: `${file}:${line}`, language, code, notRun, output })
  }
  return found
}
