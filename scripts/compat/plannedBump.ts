import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bump, bumpBetween, largest } from './semver.ts'

/** A changeset: what the next release will say about one change. */
export interface Changeset {
  readonly file: string
  readonly bump: Bump
  readonly summary: string
}

/** Reads a changeset's text: front matter with the bump, then what changed. */
export function readChangeset(file: string, text: string, name: string): Changeset {
  const [, front = '', summary = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  const [, bump = 'none'] = new RegExp(`^["']?${name}["']?: *(major|minor|patch)$`, 'm').exec(front) ?? []
  return { file, bump: bump as Bump, summary: summary.trim() }
}

/** What a changeset's summary begins with, so that the changelog can tell changes of the specification from those of the client. */
export const sides = ['Specification', 'Client'] as const

/** Finds changesets that name no bump, or not which side they change. */
export function changesetFindings(changesets: readonly Changeset[]): string[] {
  return changesets.flatMap(({ file, bump, summary }) => [
    ...(bump === 'none' ? [`${file} names no bump of the package`] : []),
    ...(sides.some((side) => summary.startsWith(`${side}: `))
      ? []
      : [`${file}: begin its text with ${sides.map((side) => `"${side}: "`).join(' or ')}`]),
  ])
}

/** Reads the changesets that wait for the next release. */
export async function waitingChangesets(folder: string, name: string): Promise<Changeset[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md').sort()
  return Promise.all(files.map(async (file) => readChangeset(`.changeset/${file}`, await readFile(join(folder, file), 'utf8'), name)))
}

/** The bump that the next release will make: what package.json says already, or the largest of the waiting changesets. */
export function plannedBump(released: string, version: string, changesets: readonly Changeset[]): Bump {
  return largest(bumpBetween(released, version), ...changesets.map(({ bump }) => bump))
}
