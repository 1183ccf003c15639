import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const picture = /^```\n(openapi\/[\s\S]*?)^```$/m.exec(await readFile('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

/** The folders that the picture names inside a folder. */
function drawn(house: string): string[] {
  const [, inside = ''] = new RegExp(`^${house}/ .*\\n((?:  .*\\n)*)`, 'm').exec(picture) ?? []
  return [...inside.matchAll(/^ {2}(\S+)\//gm)].map(([, name]) => name as string)
}

test.each(['src', 'contract-tests', 'scripts'])("CONTRIBUTING's picture of %s/ is what is there", async (house) => {
  const entries = await readdir(house, { withFileTypes: true })
  const built = ['dist', 'node_modules']
  const there = entries.filter((entry) => entry.isDirectory() && !built.includes(entry.name)).map(({ name }) => name)
  expect(drawn(house).sort()).toEqual(there.sort())
})
