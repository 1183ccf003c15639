import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const picture = /^```\n(openapi\/[\s\S]*?)^```$/m.exec(await readFile('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

/** The folders that the picture shows inside a folder. */
function drawn(part: string): string[] {
  const [, inside = ''] = new RegExp(`^${part}/ .*\\n((?:  .*\\n)*)`, 'm').exec(picture) ?? []
  return [...inside.matchAll(/^ {2}(\S+)\//gm)].map(([, name]) => name as string)
}

/** The folders inside a folder, without hidden ones and those that programs write. */
async function existing(part: string): Promise<string[]> {
  const entries = await readdir(part, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return folders.filter((name) => !name.startsWith('.') && !['dist', 'node_modules', 'released'].includes(name)).sort()
}

test.each(['src', 'contract-tests', 'scripts'])('CONTRIBUTING draws every folder of %s/', async (part) => {
  expect(drawn(part).sort()).toEqual(await existing(part))
})

test('CONTRIBUTING draws every folder of the project', async () => {
  const names = [...picture.matchAll(/^(\S+)\//gm)].map(([, name]) => name)
  expect(names.sort()).toEqual(await existing('.'))
})
