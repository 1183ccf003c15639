import { readdir, readFile } from 'node:fs/promises'
import type { Target } from './shared/highlight.ts'

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
  /** Where it can be sent. */
  targets: readonly Target[]
}

/** A block of code, its comments and its output. */
const pattern = /(?:<!-- not run: (.+?) -->\n)?^```(\w+)\n([\s\S]*?)^```$(?:\n+It prints:\n+^```text\n([\s\S]*?)^```$)?/gm

/** Every fenced code block with a language, except output blocks. */
export function snippetsOf(file: string, markdown: string): Snippet[] {
  const found: Snippet[] = []
  for (const match of markdown.matchAll(pattern)) {
    const [whole, notRun, language = '', code = '', output] = match
    const line = markdown.slice(0, match.index).split('\n').length + (whole.startsWith('<!--') ? 1 : 0)
    const targets: Target[] = output !== undefined && fromEnvironment.test(code) ? ['service', 'fake'] : ['service']
    found.push({ where: `${file}:${line}`, language, code, notRun, output, targets })
  }
  return found
}

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

/**
 * A program that reads its app from the environment can be sent elsewhere; others bring their
 * server along.
 */
const fromEnvironment = /appId: process\.env\.CHAT_APP_ID,\s+region: '/
