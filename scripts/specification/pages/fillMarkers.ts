/**
 * A page that is written by hand, with its made parts made anew: what is between
 * `<!-- made: NAME -->` and `<!-- end -->`.
 *
 * @throws if the page lacks one of the parts
 */
export function fillMarkers(page: string, parts: Readonly<Record<string, string>>): string {
  let text = page
  for (const [name, part] of Object.entries(parts)) {
    const [head, rest] = text.split(`<!-- made: ${name} -->\n`)
    const end = rest?.indexOf('<!-- end -->') ?? -1
    if (end < 0) throw new Error(`The page has no part <!-- made: ${name} --> … <!-- end -->.`)
    text = `${head}<!-- made: ${name} -->\n\n${part.trim()}\n\n${rest?.slice(end)}`
  }
  return text
}
