// The content of pages: from the bundled documents and docs/, the entries of the specification,
// the guides and the links between them. The other files render parts of pages.
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { type Discrepancy, discrepanciesOf } from '../../specification/pages/discrepancies.ts'
import { createTypeExamples, type TypeExamples } from './examples.ts'
import { type Guide, readGuides, renderGuides } from './guides.ts'
import { type Html, plainText } from './html.ts'
import { createLinks, type Links } from './links.ts'
import type { Heading } from './markdown.ts'
import { type FamilyEntry, readModel, type SiteModel } from './model.ts'

/** The data of the site's pages. */
export interface Site {
  readonly version: string
  /** The site's future URL, if known. */
  readonly address: string | undefined
  /** The id of the changelog's entry of the version, or of unreleased changes before it. */
  readonly changelogEntry: string
  readonly contracts: readonly Contract[]
  readonly model: SiteModel
  readonly links: Links
  readonly guides: readonly Guide[]
  /** Finds the example of a named type. */
  readonly exampleOf: TypeExamples
  /** The contradictions noted in each document. */
  readonly discrepancies: ReadonlyMap<Contract, readonly Discrepancy[]>
}

/** A page without the shell. */
export interface Page {
  /** From the site's root. */
  readonly address: string
  readonly title: string
  /** A sentence or two, for search engines and for the site's own search. */
  readonly description: string
  readonly content: Html
  /** The family that the sidebar expands. */
  readonly family?: FamilyEntry
  /** The part of the sidebar that the page belongs to. */
  readonly section?: 'start' | 'operations' | 'guides' | 'events' | 'types' | 'errors' | 'about'
  /** Headings for the table of contents. */
  readonly headings?: readonly Heading[]
  /** Whether the content uses the full width, because it has its own second column. */
  readonly wide?: boolean
}

/** Reads the data of all pages. */
export async function readSite(
  contracts: readonly Contract[],
  manifest: { version: string; homepage?: string },
  address?: string,
): Promise<Site> {
  const model = readModel(contracts)
  const links = createLinks(model)
  const guides = await renderGuides(await readGuides('docs'), model, links, manifest.homepage)
  const discrepancies = new Map(contracts.map((contract) => [contract, discrepanciesOf(contract.document)]))
  return {
    version: manifest.version,
    address,
    changelogEntry: changelogEntry(guides, manifest.version),
    contracts,
    model,
    links,
    guides,
    discrepancies,
    exampleOf: createTypeExamples(),
  }
}

/** The id of a version's heading in the changelog. */
function changelogEntry(guides: readonly Guide[], version: string): string {
  const headings = guides.find(({ address }) => address === 'changelog.html')?.headings.filter(({ depth }) => depth === 2) ?? []
  const entry = headings.find(({ text }) => plainText(text).includes(version)) ?? headings[0]
  if (!entry) throw new Error('CHANGELOG.md has no entries')
  return entry.id
}
