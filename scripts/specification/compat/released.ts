import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentName, documents } from '../../../contract-tests/documents/bundles.ts'
import { root } from '../../root.ts'

const folder = join(root, 'released')

/** The paths of a document in the last release and now. */
export const documentPaths = (name: DocumentName): { before: string; after: string } => ({
  before: join(folder, `${name}.openapi.json`),
  after: join(root, 'generated', `${name}.openapi.json`),
})

/** The version of the last release, from its documents; `undefined` before the first release. */
export async function releasedVersion(): Promise<string | undefined> {
  const text = await readFile(documentPaths('chat').before, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { info: { version: string } }).info.version
}

/** Records the current documents and type tests as the last release. */
export async function recordRelease(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'programs'), { recursive: true })
  for (const name of documents) {
    const { before, after } = documentPaths(name)
    await cp(after, before)
  }
  const tests = join(root, 'src/tests')
  for (const file of (await readdir(tests)).filter((name) => name.endsWith('.test-d.ts'))) {
    const text = await readFile(join(tests, file), 'utf8')
    await writeFile(join(folder, 'programs', file), text.replace(/from '\.\.\/(?!\.)/g, "from '../../src/"))
  }
  await writeFile(join(folder, 'README.md'), readme)
}

const readme = `# The last release

The three documents as they were last released, and the programs that its types were tested with, for \`npm run compat\` to compare with.
Written by \`npm run release:version\`; never edited by hand.
`
