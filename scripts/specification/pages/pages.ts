// The pages of docs/ that are made from the specification, or have parts that are: from the
// bundles, the text of each.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { coverageTables } from './coverage.ts'
import { discrepancyTables } from './discrepancies.ts'
import { errorsPage } from './errors.ts'
import { eventTables } from './eventsTable.ts'
import { fakeLeftOut } from './fakeLeftOut.ts'
import { fillMarkers } from './fillMarkers.ts'
import { operationTables } from './operationsTable.ts'
import { tablesMarkdown } from './tablesPage.ts'

/** The pages, by the names of their files in docs/. */
export async function docsPages(bundles: readonly OpenApiDocument[]): Promise<(readonly [name: string, text: string])[]> {
  const filledPage = async (page: string, parts: Readonly<Record<string, string>>) =>
    [page, fillMarkers(await readFile(join('docs', page), 'utf8'), parts)] as const
  return [
    await filledPage('coverage.md', coverageTables(bundles)),
    await filledPage('discrepancies.md', discrepancyTables(bundles)),
    await filledPage('fake-left-out.md', fakeLeftOut(bundles)),
    ['errors.md', errorsPage(bundles)],
    ['events.md', tablesMarkdown(eventTables(bundles))],
    ['operations.md', tablesMarkdown(operationTables(bundles))],
  ]
}
