// `npm run compat`: compares documents and TypeScript API with the last release, and fails if the planned version does not admit the changes.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from '../../contract-tests/document/bundles.ts'
import { readManifest } from '../package/pack.ts'
import { currentDeclarations, entriesOf } from './declarations.ts'
import { type DocumentChanges, documentChanges } from './documentChanges.ts'
import { changesetFindings, plannedBump, waitingChangesets } from './plannedBump.ts'
import { documentPaths, releasedDeclarations, releasedVersion } from './released.ts'
import { atLeast, type Bump, largest, needed } from './semver.ts'
import { typeChanges } from './typeChanges.ts'

/** How many findings of one kind are printed. */
const shown = 20

try {
  process.exitCode = (await compat()) ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function compat(): Promise<boolean> {
  const manifest = await readManifest()
  const released = await releasedVersion()
  const changesets = await waitingChangesets(fileURLToPath(new URL('../../.changeset', import.meta.url)), manifest.name)
  const planned = plannedBump(released, manifest.version, changesets)
  console.log(`Compared with ${released}, the last release:\n`)
  const found: Bump[] = []
  await Promise.all(
    documents.map(async (name) => {
      const { before, after } = documentPaths(name)
      const changes = await documentChanges(before, after)
      found.push(changes.bump)
      report(join('openapi', name), changes)
    }),
  )
  const entries = entriesOf(manifest.exports)
  const types = typeChanges(entries, await releasedDeclarations(), currentDeclarations(entries))
  found.push(types.bump)
  report('TypeScript API', types)

  const change = largest(...found)
  const wanted = needed(change, released)
  const enough = atLeast(planned, wanted)
  const findings = changesetFindings(changesets)
  console.log(
    `\n${{ major: 'Breaking changes', minor: 'Additions', patch: 'Changes of wording', none: 'No changes' }[change]}: ${
      wanted === 'none' ? 'no new version is needed' : `a ${wanted} version is needed`
    }, ${planned === 'none' ? 'none' : `a ${planned}`} is planned.`,
  )
  if (!enough)
    console.error(
      `${change === 'major' ? 'A breaking change' : 'An addition'} comes without a ${wanted} version: describe it with npx changeset (${wanted}), or undo it.`,
    )
  for (const finding of findings) console.error(finding)
  return enough && findings.length === 0
}

function report(title: string, { bump, breaking, added }: DocumentChanges): void {
  const mark = { major: 'breaking', minor: 'additions', patch: 'wording', none: 'the same' }[bump]
  const lines = [...list('✗', breaking), ...list('+', added)]
  console.log([`${title}: ${mark}`, ...lines].join('\n'))
}

function list(mark: string, findings: readonly string[]): string[] {
  const more = findings.length - shown
  return [...findings.slice(0, shown).map((finding) => `  ${mark} ${finding}`), ...(more > 0 ? [`  ${mark} and ${more} more`] : [])]
}
