import type { Contract } from '../../../contract-tests/spec/contract.ts'
import { type Discrepancy, discrepanciesOf } from '../discrepancies.ts'
import { createTypeExamples, type TypeExamples } from './examples.ts'
import { type Guide, readGuides, renderGuides } from './guides.ts'
import type { Html } from './html.ts'
import { createLinks, type Links } from './links.ts'
import type { Heading } from './markdown.ts'
import { type FamilyEntry, type Model, readModel } from './model.ts'
import { readSourceFiles, type SourceFiles } from './sourceFiles.ts'
import { type Edition, readEditions } from './sources.ts'

/** The data that pages are made from. */
export interface Site {
  readonly version: string
  /** The address that the site will have, if that is known. */
  readonly address: string | undefined
  /** The id of the changelog's entry for the version; before its release, that of what is unreleased. */
  readonly changelogEntry: string
  /** The address of the repository, for links to what is edited there; unknown in a clone of an unpublished one. */
  readonly repository: string | undefined
  readonly contracts: readonly Contract[]
  readonly model: Model
  readonly links: Links
  readonly guides: readonly Guide[]
  readonly files: SourceFiles
  /** What the facts were read from. */
  readonly editions: readonly Edition[]
  /** An example of a named type. */
  readonly exampleOf: TypeExamples
  /** The contradictions that each document notes. */
  readonly discrepancies: ReadonlyMap<Contract, readonly Discrepancy[]>
}

/** A page before the shell is put around it. */
export interface Page {
  /** From the site's root. */
  readonly address: string
  readonly title: string
  /** A sentence or two, for search engines and for the site's own search. */
  readonly description: string
  readonly content: Html
  /** The family that the sidebar unfolds. */
  readonly family?: FamilyEntry
  /** The part of the sidebar that the page belongs to. */
  readonly section?: 'start' | 'operations' | 'guides' | 'events' | 'types' | 'errors' | 'about'
  /** What to list as the page's contents, if it is long. */
  readonly headings?: readonly Heading[]
  /** The file to edit, from the project's root. */
  readonly file?: string | undefined
  /** Whether the content takes the whole width, because it brings a second column of its own. */
  readonly wide?: boolean
}

/** Reads everything that the pages are made of. */
export async function readSite(
  contracts: readonly Contract[],
  manifest: { version: string; repository?: unknown },
  address?: string,
): Promise<Site> {
  const model = readModel(contracts)
  const links = createLinks(model)
  const [guides, files, editions] = await Promise.all([
    readGuides('docs').then((sources) => renderGuides(sources, model, links)),
    readSourceFiles(contracts),
    readEditions(),
  ])
  const discrepancies = new Map(contracts.map((contract) => [contract, discrepanciesOf(contract.document)]))
  return {
    version: manifest.version,
    address,
    changelogEntry: changelogEntry(guides, manifest.version),
    repository: repositoryOf(manifest.repository),
    contracts,
    model,
    links,
    guides,
    files,
    editions,
    discrepancies,
    exampleOf: createTypeExamples(contracts),
  }
}

/** The repository's address for browsers: the manifest's, or the one that a workflow runs for. */
function repositoryOf(given: unknown): string | undefined {
  const url = typeof given === 'string' ? given : (given as { url?: string } | undefined)?.url
  // A manifest with the placeholder owner names no repository.
  if (url && !url.includes('/OWNER/')) return url.replace(/^git\+/, '').replace(/\.git$/, '')
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env
  return server && name ? `${server}/${name}` : undefined
}

/** The heading of the changelog that a version is described below. */
function changelogEntry(guides: readonly Guide[], version: string): string {
  const headings = guides.find(({ address }) => address === 'changelog.html')?.headings.filter(({ depth }) => depth === 2) ?? []
  const entry = headings.find(({ text }) => text.includes(version)) ?? headings[0]
  if (!entry) throw new Error('CHANGELOG.md has no entries')
  return entry.id
}
