import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const fake = 'contract-tests/fake'
const scenarios = 'contract-tests/scenarios'
const faults = 'scripts/proof/faults/stateful'

/** The files of each family, by the name of its folder. */
async function familiesIn(folder: string): Promise<[family: string, files: string[]][]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(folders.sort().map(async (family): Promise<[string, string[]]> => [family, await readdir(join(folder, family))]))
}

/** The files of all families, such as `groups/members.ts`. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await familiesIn(folder)).flatMap(([family, files]) => files.map((file) => `${family}/${file}`))

test('fake, scenarios and faults have folders for the same families', async () => {
  for (const folder of [fake, scenarios, faults])
    expect(
      (await familiesIn(folder)).map(([family]) => family),
      folder,
    ).toEqual(['groups', 'messages', 'moderation', 'users'])
})

test('every part of the fake that handles operations has scenarios and faults in files of its name', async () => {
  const [scenarioFiles, faultFiles] = [await filesIn(scenarios), await filesIn(faults)]
  const parts: string[] = []
  for (const file of await filesIn(fake))
    if (/^export const \w+: Handlers =/m.test(await readFile(join(fake, file), 'utf8'))) parts.push(file)
  expect(parts.length).toBeGreaterThan(15)
  expect(parts.filter((file) => !scenarioFiles.includes(file))).toEqual([])
  expect(parts.filter((file) => !faultFiles.includes(file))).toEqual([])
})

test('every file of faults in a family has scenarios in a file of its name', async () => {
  const scenarioFiles = await filesIn(scenarios)
  expect((await filesIn(faults)).filter((file) => !scenarioFiles.includes(file))).toEqual([])
})
