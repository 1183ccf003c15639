import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findingsIn } from './lint.ts'

test('returns the findings of several documents, each with its file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-lint-'))
  const files = ['first.yaml', 'second.yaml'].map((name) => `${basename(folder)}/${name}`)
  const paths = files.map((file) => join(tmpdir(), file))
  for (const path of paths) await writeFile(path, 'openapi: 3.1.0\ninfo:\n  title: Test\n  version: 1\npaths: {}\n')
  const findings = await findingsIn(paths, files)
  await rm(folder, { recursive: true })
  for (const file of files)
    expect(findings.filter((line) => line.startsWith(file))).toContainEqual(expect.stringMatching(/\.yaml:4 {2}.*string.* \(struct\)$/))
})

test('returns nothing if a document has no findings, or only in other files', async () => {
  expect(await findingsIn(['calls', 'openapi/workflows/ban-group-member.arazzo.yaml'], ['openapi/calls/openapi.yaml'])).toEqual([])
})

test('throws what the linter says if it makes no report', async () => {
  await expect(findingsIn(['no-such-document'], [])).rejects.toThrow('no-such-document')
})
