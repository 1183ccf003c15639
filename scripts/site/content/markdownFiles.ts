import { basename } from 'node:path/posix'
import { continuation } from '../browser/continuation.ts'
import type { Page } from './content.ts'
import { toMarkdown } from './toMarkdown.ts'

/** The most characters of a file, about 8,000 tokens, with room for the link to the next. */
const longest = 31_000

/**
 * A page as Markdown: a file at its address with `md` instead of `html`. A long page has several,
 * each of which ends with a link to the next.
 */
export function markdownFiles({ address, content }: Page): (readonly [name: string, text: string])[] {
  const parts: string[][] = [[]]
  let length = 0
  for (const block of toMarkdown(content, '../'.repeat(address.split('/').length - 1)).flatMap(piecesOf)) {
    const part = parts.at(-1) ?? []
    if (length + block.length > longest) {
      // A heading stays with its text.
      const heading = part.at(-1)?.startsWith('#') ? part.splice(-1) : []
      parts.push([...heading, block])
      length = block.length
    } else part.push(block)
    length += block.length + 2
  }
  const nameOf = (index: number) => address.replace(/html$/, index === 0 ? 'md' : `${index + 1}.md`)
  return parts.map((part, index) => {
    const next = index + 1 < parts.length ? [continuation(basename(nameOf(index + 1)))] : []
    return [nameOf(index), `${[...part, ...next].join('\n\n')}\n`] as const
  })
}

/** A block, or the parts of a table or a list that is too long for a file. */
function piecesOf(block: string): string[] {
  if (block.length <= longest) return [block]
  const [head, separator] = block.startsWith('|') ? block.split('\n') : []
  const items = block.split(head === undefined ? /\n(?=- )/ : '\n').slice(head === undefined ? 0 : 2)
  const start = head === undefined ? [] : [head, separator ?? '']
  const pieces = [[...start]]
  for (const item of items) {
    if ((pieces.at(-1) ?? []).join('\n').length + item.length > longest / 2) pieces.push([...start])
    pieces.at(-1)?.push(item)
  }
  return pieces.map((piece) => piece.join('\n'))
}
