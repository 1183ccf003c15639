import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { placeholderFindings } from './placeholder.ts'

test('reports a manifest whose repository has no owner', () => {
  const named = (owner: string) => ({ name: 'it', repository: { url: `git+https://github.com/${owner}/it.git` } })
  expect(placeholderFindings(named('linden-yard'))).toEqual([])
  expect(placeholderFindings(named('OWNER'))).toHaveLength(1)
  expect(placeholderFindings({ name: 'it' })).toHaveLength(1)
})

test('CONTRIBUTING names every file in which the owner has to be replaced', async () => {
  const folders = ['.github', 'docker', 'docs', 'examples']
  const files = (
    await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => `${folder}/${file}`)))
  )
    .flat()
    .filter((file) => /\.(md|ya?ml|json)$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
  const text = await readFile('CONTRIBUTING.md', 'utf8')
  const step = text.slice(text.indexOf('1. Replace `OWNER`'), text.indexOf('2. Make the repository public'))
  const missing: string[] = []
  for (const file of [...files, 'README.md', 'SECURITY.md', 'contract-tests/README.md'])
    if ((await readFile(file, 'utf8')).includes('OWNER/') && !step.includes(`\`${file}\``)) missing.push(file)
  expect(missing).toEqual([])
})
