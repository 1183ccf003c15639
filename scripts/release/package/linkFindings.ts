import { posix } from 'node:path'
import { marked } from 'marked'

/**
 * Finds relative links and pictures of a package's texts that lead to a file, or a folder, that the
 * package does not contain. The README may have them: it is read on npm's page, which resolves them
 * in the repository.
 */
export function linkFindings(name: string, files: readonly string[], read: (file: string) => string): string[] {
  const targets = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
  return files
    .filter((file) => /\.(md|txt)$/.test(file) && file !== 'README.md')
    .flatMap((file) =>
      relativeLinks(read(file))
        .filter((link) => !targets.has(posix.join(posix.dirname(file), link)))
        .map((link) => `${name}: ${file} links to ${link}, which the package does not contain; link to its address instead`),
    )
}

/** The folders around a file. */
function foldersOf(file: string): string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** The relative links of a Markdown text, without their fragments. */
function relativeLinks(text: string): string[] {
  const links: string[] = []
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href)
    if (token.type === 'html') links.push(...[...token.text.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, link]) => link))
  })
  return links.filter((link) => !/^([a-z][\w+.-]*:|#|\/\/)/i.test(link)).map((link) => link.replace(/[#?].*$/s, ''))
}
