import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'

/** A page written in Markdown. */
export interface Guide {
  /** Name of its file, without the ending. */
  name: string
  title: string
  html: string
}

/** Reads and renders the pages of a folder, in the order in which its README links them, the others after. */
export async function readGuides(folder: string): Promise<Guide[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md').map((file) => file.slice(0, -3))
  const index = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')
  const place = (name: string) => {
    const at = index.indexOf(`(${name}.md)`)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  names.sort((one, other) => place(one) - place(other) || one.localeCompare(other))
  return Promise.all(names.map(async (name) => ({ name, ...(await render(await readFile(join(folder, `${name}.md`), 'utf8'), folder)) })))
}

async function render(markdown: string, folder: string): Promise<Omit<Guide, 'name'>> {
  const title = /^# (.+)$/m.exec(markdown)?.[1]?.replace(/`/g, '') ?? 'Guide'
  let html = await marked.parse(markdown.replace(/<!--[\s\S]*?-->\n?/g, ''))
  html = html
    .replace(/href="([\w-]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"')
    .replace(/href="\.\.\/(?:README|CONTRIBUTING|CHANGELOG)\.md"/g, 'href="../index.html"')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>`)
  for (const [tag, source] of html.matchAll(/<img src="(images\/[\w-]+\.svg)"[^>]*>/g)) {
    const picture = await readFile(join(folder, source as string), 'utf8')
    html = html.replace(tag, () => picture.replace(/^<\?xml.*?\?>\s*/, ''))
  }
  return { title, html }
}
