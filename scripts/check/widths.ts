import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { sourceFiles } from './sourceFiles.ts'

/** The most characters of a line of a comment or of prose: density is no way to fewer lines. */
export const maximumWidth = 100

/** The numbers of the lines of comments that are too wide; no formatter breaks them. */
export const wideComments = (text: string): number[] =>
  numbersOf(text.split('\n'), (line) => /^\s*(\/\/|\/\*|\*[ /])/.test(line) && !/biome-ignore|:\/\//.test(line))

/**
 * The numbers of the lines of Markdown that are too wide, except code, tables, headings, and what
 * has no space to break at.
 */
export function wideProse(text: string): number[] {
  let fence = false
  return numbersOf(text.split('\n'), (line) => {
    if (/^\s*(```|~~~)/.test(line)) fence = !fence
    return (
      !fence &&
      !/^\s*[|#<[]|^description: /.test(line) &&
      /\S \S/.test(
        line
          .slice(0, maximumWidth)
          .trimStart()
          .replace(/^([-*>]|\d+\.) +/, ''),
      )
    )
  })
}

const numbersOf = (lines: readonly string[], matters: (line: string) => boolean) =>
  lines.flatMap((line, index) => (matters(line) && [...line].length > maximumWidth ? [index + 1] : []))

/** Pages that are made from the specification. */
const generated = /^docs\/(coverage|discrepancies|errors|events|fake-left-out|operations)\.md$|^llms/

/** Finds comments in code and prose in Markdown that are wider than 100 characters. */
export async function widthFindings(): Promise<string[]> {
  const find = (ending: RegExp, wide: (text: string) => number[]) =>
    sourceFiles('.', ending)
      .filter((file) => !generated.test(file))
      .flatMap((file) =>
        wide(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line} is wider than ${maximumWidth} characters`),
      )
  return [...find(/\.([cm]?[jt]s|css)$/, wideComments), ...find(/\.md$/, wideProse)]
}
