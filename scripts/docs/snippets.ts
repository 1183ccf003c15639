/** A block of code in a Markdown page. */
export interface Snippet {
  /** Where it stands: file and line. */
  where: string
  language: string
  code: string
  /** Why it is not run, where a comment before it says so: `<!-- not run: reason -->`. */
  notRun: string | undefined
  /** What it prints: the block of text after it. */
  output: string | undefined
}

/** Every fenced block of code of a page that names its language, except what others print. */
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
