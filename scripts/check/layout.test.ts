import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const picture = /^```\n(openapi\/[\s\S]*?)^```$/m.exec(await readFile('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

/** The folders that the picture shows inside a folder. */
function drawn(part: string): string[] {
  const [, inside = ''] = new RegExp(`^${part}/ .*\\n((?:  .*\\n)*)`, 'm').exec(picture) ?? []
  return [...inside.matchAll(/^ {2}(\S+)\//gm)].map(([, name]) => name as string)
}

test.each(['src', 'contract-tests', 'scripts'])('CONTRIBUTING draws every folder of %s/', async (part) => {
  const entries = await readdir(part, { withFileTypes: true })
  const built = ['dist', 'node_modules']
  const existing = entries.filter((entry) => entry.isDirectory() && !built.includes(entry.name)).map(({ name }) => name)
  expect(drawn(part).sort()).toEqual(existing.sort())
})
