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
  /** Its output on the mock, from a comment after that block where it differs. */
  onMock: string | undefined
  /**
   * Where it can be sent. A preceding comment `<!-- not on the mock: reason -->` excludes the mock.
   */
  targets: readonly Target[]
}

/** A block of code, its comments and its output. */
const pattern =
  /(?:<!-- (not run|not on the mock): (.+?) -->\n)?^```(\w+)\n([\s\S]*?)^```$(?:\n+It prints:\n+^```text\n([\s\S]*?)^```$(?:\n<!-- on the mock:\n([\s\S]*?)-->)?)?/gm

/** Every fenced code block with a language, except output blocks. */
export function snippetsOf(file: string, markdown: string): Snippet[] {
  const found: Snippet[] = []
  for (const match of markdown.matchAll(pattern)) {
    const [whole, comment, reason, language = '', code = '', output, onMock = output] = match
    const line = markdown.slice(0, match.index).split('\n').length + (whole.startsWith('<!--') ? 1 : 0)
    const notRun = comment === 'not run' ? reason : undefined
    const targets: Target[] = ['service']
    if (output !== undefined && fromEnvironment.test(code)) targets.push('fake', ...(comment === undefined ? (['mock'] as const) : []))
    found.push({ where: `${file}:${line}`, language, code, notRun, output, onMock, targets })
  }
  return found
}

/** The snippets of README, the skill and all guides. */
export async function readSnippets(): Promise<Snippet[]> {
  const guides = (await readdir('docs')).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)
  const files = ['README.md', 'skills/cometchat-rest/SKILL.md', ...guides]
  return (await Promise.all(files.map(async (file) => snippetsOf(file, await readFile(file, 'utf8'))))).flat()
}

/**
 * A program that reads its app from the environment can be sent elsewhere; others bring their
 * server along.
 */
const fromEnvironment = /appId: process\.env\.CHAT_APP_ID,\s+region: '/
