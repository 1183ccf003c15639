// `npm run compat`: compares documents and types with the last release. A breaking change fails
// unless the changelog announces it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import { differencesOf } from '../differences/differences.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { brokenPrograms } from './programs.ts'
import { documentPaths, releasedVersion } from './released.ts'
import { type Bump, largestBump, neededBump } from './semver.ts'

/** How many findings of a kind are printed. */
const mostPrinted = 20

/** How the changelog announces a breaking change. */
const announcement = '**Breaking:**'

/** The changes to a document, or to the types. */
interface Changes {
  readonly bump: Bump
  readonly breaking: readonly string[]
  readonly added?: readonly string[]
}

/** Compares two bundled documents. Texts are not compared: they need no version. */
function documentChanges(before: AnyNode, after: AnyNode): Changes {
  const differences = differencesOf(before, after)
  const [breaking, added] = [true, false].map((breaking) =>
    differences
      .filter((found) => found.breaking === breaking)
      .map((found) => `${found.kind} ${found.pointer}: ${found.earlier} → ${found.later}`),
  ) as [string[], string[]]
  return { bump: breaking.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none', breaking, added }
}

/** The changes of the next release, and the bump that it needs. */
export async function changesSince(released: string): Promise<{ change: Bump; wanted: Bump }> {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const changes = await Promise.all(
    documents.map(async (name) => {
      const { before, after } = documentPaths(name)
      return [join('openapi', name), documentChanges(await read(before), await read(after))] as const
    }),
  )
  const breaking = await brokenPrograms('released/programs')
  const types: Changes = { bump: breaking.length > 0 ? 'major' : 'none', breaking }
  for (const [title, found] of [...changes, ['TypeScript programs', types] as const]) report(title, found)
  const change = largestBump(...changes.map(([, { bump }]) => bump), types.bump)
  return { change, wanted: neededBump(change, released) }
}

function report(title: string, { bump, breaking, added = [] }: Changes): void {
  const mark = { major: 'breaking', minor: 'additions', patch: 'wording', none: 'the same' }[bump]
  console.log([`${title}: ${mark}`, ...list('✗', breaking), ...list('+', added)].join('\n'))
}

function list(mark: string, findings: readonly string[]): string[] {
  const more = findings.length - mostPrinted
  return [...findings.slice(0, mostPrinted).map((finding) => `  ${mark} ${finding}`), ...(more > 0 ? [`  ${mark} and ${more} more`] : [])]
}

/** Whether the section [Unreleased] of a changelog announces a breaking change. */
export function announcesBreaking(changelog: string): boolean {
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  return unreleased.includes(announcement)
}

async function compat(): Promise<boolean> {
  const released = await releasedVersion()
  if (released === undefined) {
    console.log('Nothing has been released yet, so there is nothing to compare with.')
    return true
  }
  console.log(`Compared with ${released}, the last release:\n`)
  const { change, wanted } = await changesSince(released)
  console.log(wanted === 'none' ? '\nNo new version is needed.' : `\nThe next release needs a ${wanted} version.`)
  if (change !== 'major' || announcesBreaking(await readFile('CHANGELOG.md', 'utf8'))) return true
  console.error(`A breaking change is not announced: add a line with "${announcement}" to [Unreleased] in CHANGELOG.md, or undo it.`)
  return false
}

if (process.argv[1] === import.meta.filename) {
  parseArgs()
  process.exitCode = (await compat()) ? 0 : 1
}
