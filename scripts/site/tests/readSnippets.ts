import { readdir, readFile } from 'node:fs/promises'
import { type Snippet, snippetsOf } from '../snippets.ts'

/** A call in a sentence or a table, such as `listUsers({ perPage: 5 })`. */
export interface InlineCall {
  /** File and line. */
  where: string
  code: string
}

/**
 * The calls within the sentences of a Markdown page, with all their arguments: code between
 * backticks that is an expression, without an ellipsis or a placeholder.
 */
export function inlineCallsOf(file: string, markdown: string): InlineCall[] {
  // Blocks of code keep their lines, so that the numbers of the others stay.
  const sentences = markdown.replaceAll(/^```[\s\S]*?^```$/gm, (block) => block.replaceAll(/[^\n]/g, ''))
  return [...sentences.matchAll(/`((?:await )?[a-z]\w*(?:\.\w+)*\([^`]+\))`/g)]
    .filter(([, code = '']) => !code.includes('…'))
    .map((match) => ({ where: `${file}:${sentences.slice(0, match.index).split('\n').length}`, code: match[1] ?? '' }))
}

/** The pages with programs: README, the skill and all guides. */
async function pages(): Promise<string[]> {
  const guides = (await readdir('docs')).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)
  return ['README.md', 'skills/cometchat-rest/SKILL.md', ...guides]
}

const ofPages = async <Part>(parts: (file: string, markdown: string) => Part[]): Promise<Part[]> =>
  (await Promise.all((await pages()).map(async (file) => parts(file, await readFile(file, 'utf8'))))).flat()

/** The calls within the sentences of README, the skill and all guides. */
export const readInlineCalls = (): Promise<InlineCall[]> => ofPages(inlineCallsOf)

/** The snippets of README, the skill and all guides. */
export const readSnippets = (): Promise<Snippet[]> => ofPages(snippetsOf)
