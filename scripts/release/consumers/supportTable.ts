import { markdownTable } from '../../specification/pages/markdownTable.ts'
import type { Consumer } from './consumers.ts'

/** The result of a consumer. */
export interface ConsumerResult {
  readonly consumer: Consumer
  /** The error; `undefined` if it works. */
  readonly failure?: string | undefined
}

/** A row per runtime or compiler: the tested version, the uses, and whether all of them work. */
export function supportTable(outcomes: readonly ConsumerResult[]): string {
  const titles = [...new Set(outcomes.map(({ consumer }) => consumer.title))]
  const rows = titles.map((title) => {
    const ofTitle = outcomes.filter(({ consumer }) => consumer.title === title)
    const ways = ofTitle.map(({ consumer, failure }) => `${consumer.how}${failure ? ' ✗' : ''}`)
    return [title, ofTitle[0]?.consumer.version ?? '', ways.join(', '), ofTitle.some(({ failure }) => failure) ? 'no' : 'yes']
  })
  return markdownTable(['where', 'tried with', 'how', 'works'], rows)
}

/** The page docs/support.md with another table; its text is written by hand. */
export const supportPage = (table: string, page: string): string => page.replace(/^\| where \|.*(\n\|.*)*/m, () => table.trim())
