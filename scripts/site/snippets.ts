import type { SampleServer } from './content/highlight.ts'

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
  /** The servers that it can be sent to. */
  targets: readonly SampleServer[]
}

/** A block of code, its comments and its output. */
const pattern = /(?:<!-- not run: (.+?) -->\n)?^```(\w+)\n([\s\S]*?)^```$(?:\n+It prints:\n+^```text\n([\s\S]*?)^```$)?/gm

/** Every fenced code block with a language, except output blocks. */
export function snippetsOf(file: string, markdown: string): Snippet[] {
  const found: Snippet[] = []
  for (const match of markdown.matchAll(pattern)) {
    const [whole, notRun, language = '', code = '', output] = match
    const line = markdown.slice(0, match.index).split('\n').length + (whole.startsWith('<!--') ? 1 : 0)
    const targets: SampleServer[] = output !== undefined && fromEnvironment.test(code) ? ['service', 'fake'] : ['service']
    found.push({ where: `${file}:${line}`, language, code, notRun, output, targets })
  }
  return found
}

/** A program that reads its app from the environment can be sent elsewhere. */
const fromEnvironment = /appId: process\.env\.CHAT_APP_ID,\s+region: '/
