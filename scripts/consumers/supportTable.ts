import { markdownTable } from '../package/markdownTable.ts'
import type { Consumer } from './consumers.ts'

/** How one consumer went. */
export interface Outcome {
  readonly consumer: Consumer
  /** What went wrong; nothing if it works. */
  readonly failure?: string | undefined
  readonly skipped?: boolean
}

/** A line per runtime or compiler: the version tried, how it was used, and whether every way works. */
export function supportTable(outcomes: readonly Outcome[]): string {
  const titles = [...new Set(outcomes.map(({ consumer }) => consumer.title))]
  const rows = titles.map((title) => {
    const own = outcomes.filter(({ consumer }) => consumer.title === title)
    const ways = own.map(({ consumer, failure, skipped }) => `${consumer.how}${failure ? ' ✗' : skipped ? ' (not tried)' : ''}`)
    const works = own.every(({ skipped }) => skipped) ? 'not tried' : own.some(({ failure }) => failure) ? 'no' : 'yes'
    return [title, own[0]?.consumer.version ?? '', ways.join(', '), works]
  })
  return markdownTable(['where', 'tried with', 'how', 'works'], rows)
}

/** The support table as a page, docs/support.md. */
export function supportPage(table: string): string {
  return `# Supported runtimes

Each line was tried by packing the package, installing the tarball into a project of its own and flagging a message on the mock, or compiling a
program that does, under \`strict\`, \`exactOptionalPropertyTypes\`, \`noUncheckedIndexedAccess\` and \`skipLibCheck: false\`, with Node's types and with
the DOM's.

${table}

- \`require\` needs Node 20.19 or 22.12, the first that load ES modules with it.
- In TypeScript's CommonJS files \`import\` of the package needs \`module: nodenext\`; under \`node16\` use \`await import('cometchat-rest')\`.

Written by \`npm run test:consumers\`.
`
}
