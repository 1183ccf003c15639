// All pages of the site: from the content that content/ reads, a tree for each page, which site.ts
// writes as HTML and as Markdown.
import type { Page, Site } from '../content/content.ts'
import { samplesOf } from '../samples.ts'
import type { Snippet } from '../snippets.ts'
import { errorIndex, errorPage } from './errors.ts'
import { eventIndex, eventPage } from './event.ts'
import { apiPage, familyPage } from './family.ts'
import { guidePage } from './guide.ts'
import { notFoundPage } from './notFound.ts'
import { operationPage } from './operation.ts'
import { startPage } from './start.ts'
import { operationIndex } from './tablesPage.ts'
import { typeIndex, typePage, usesOf } from './type.ts'

/** All pages of the site, each made when it is called for. */
export function pagesOf(site: Site, firstCall: Snippet, notice: string): (() => Page)[] {
  const { model, guides } = site
  const uses = usesOf(model)
  return [
    () => startPage(site, firstCall, notice),
    ...model.apis.map((api) => () => apiPage(api, site)),
    ...model.families.map((family) => () => familyPage(family, site)),
    ...model.operations.map((entry) => () => operationPage(entry, samplesOf(entry.contract.name, entry.contract, entry.operation), site)),
    () => eventIndex(site),
    ...model.events.map((event) => () => eventPage(event, site)),
    () => typeIndex(site, uses),
    ...model.types.map((type) => () => typePage(type, uses, site)),
    () => errorIndex(site),
    ...model.errors.map((error) => () => errorPage(error, site)),
    ...guides.map((guide) => () => guidePage(guide)),
    () => operationIndex(site),
    () => notFoundPage(),
  ]
}
