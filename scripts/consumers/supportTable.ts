import { markdownTable } from '../package/markdownTable.ts'
import type { Consumer } from './consumers.ts'

/** The result of one consumer. */
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
export function supportPage(table: string, page = ''): string {
  // The part after it is written by `npm run test:tools`.
  const [, tools] = page.split(/^(?=## Tools)/m)
  return `# Supported runtimes

Each line was tried by packing the package, installing the tarball into a project of its own and flagging a message on the mock, or compiling a
program that does, under \`strict\`, \`exactOptionalPropertyTypes\`, \`noUncheckedIndexedAccess\` and \`skipLibCheck: false\`, with Node's types and with
the DOM's.

${table}

- From Node 20.19 and 22.12 on, \`require\` gets the same ES modules as \`import\`. Elsewhere, as under Jest, it gets files of CommonJS. A program that
  so holds the package twice tells errors apart with the guards, such as \`isChatApiError\`, which know those of both.

Written by \`npm run test:consumers\`.
${tools ? `\n${tools}` : ''}`
}
