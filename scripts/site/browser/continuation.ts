/** The end of a Markdown file whose page continues in another one. */
export const continuation = (file: string): string => `Continues in [${file}](${file}).`

/** Reads the Markdown of a page: all its files. */
export async function readMarkdown(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const text = await response.text()
  const next = /\n\nContinues in \[[^\]]+\]\(([^)]+)\)\.\n$/.exec(text)
  return next ? `${text.slice(0, next.index)}\n\n${await readMarkdown(new URL(next[1] ?? '', url).href)}` : text
}
