import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from '../../contract-tests/document/bundles.ts'
import type { Declarations } from './declarations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'released')

/** The path of a document as it was last released, and as it is now. */
export const documentPaths = (name: (typeof documents)[number]): { before: string; after: string } => ({
  before: join(folder, `${name}.openapi.json`),
  after: join(root, 'generated', `${name}.openapi.json`),
})

/**
 * The version that was last released, as its documents say.
 * @throws if nothing has been recorded
 */
export async function releasedVersion(): Promise<string> {
  const text = await readFile(documentPaths('chat').before, 'utf8').catch(() => {
    throw new Error('released/ holds no release; npm run compat:release records one')
  })
  return (JSON.parse(text) as { info: { version: string } }).info.version
}

/** The public TypeScript API as it was last released. */
export async function releasedDeclarations(): Promise<Declarations> {
  const home = join(folder, 'types')
  const files = (await readdir(home, { recursive: true })).filter((file) => file.endsWith('.d.ts')).sort()
  return new Map(
    await Promise.all(files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(home, file), 'utf8')] as const)),
  )
}

/** Records what is there now as the last release. */
export async function record(declarations: Declarations): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const name of documents) {
    const { before, after } = documentPaths(name)
    await writeFile(before, await readFile(after))
  }
  for (const [path, text] of declarations) {
    const file = join(folder, 'types', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeFile(join(folder, 'README.md'), readme)
}

const readme = `# The last release

The three documents and the public TypeScript API as they were last released, for \`npm run compat\` to compare with. Written by
\`npm run compat:release\`, which releasing does; never edited by hand.

- \`*.openapi.json\`: the bundled documents; their \`info.version\` is the version released.
- \`types/\`: the declarations that users' compilers read, without comments.
`
