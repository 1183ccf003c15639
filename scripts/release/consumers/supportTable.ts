import { markdownTable } from '../../specification/pages/markdownTable.ts'
import type { Consumer } from './consumers.ts'

/** The result of a consumer. */
export interface ConsumerResult {
  readonly consumer: Consumer
  /** The error; `undefined` if it works. */
  readonly failure?: string | undefined
  readonly skipped?: boolean
}

/** A row per runtime or compiler: the tested version, the uses, and whether all of them work. */
export function supportTable(outcomes: readonly ConsumerResult[]): string {
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
  // The sections after it are written by hand.
  const [, ...sections] = page.split(/^(?=## )/m)
  return `# Supported runtimes

Each row was tried with the packed package: its tarball was installed into an empty project, and a program flagged a message on the mock, or a
program that does so was compiled with \`strict\`, \`exactOptionalPropertyTypes\`, \`noUncheckedIndexedAccess\` and \`skipLibCheck: false\`, with Node's types and with
those of the DOM.

${table}

- From Node 20.19 and 22.12 on, \`require\` gets the same ES modules as \`import\`. Elsewhere, as under Jest, it gets CommonJS files. A program may
  then load the package twice; guards such as \`isChatApiError\` recognize the errors of both copies.

Written by \`npm run test:consumers\`.
${sections.length > 0 ? `\n${sections.join('')}` : ''}`
}
