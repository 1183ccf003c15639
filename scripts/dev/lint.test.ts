import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findingsIn } from './lint.ts'

test('returns the findings in the files of interest among several documents, each with its file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-lint-'))
  const files = ['first.yaml', 'second.yaml'].map((name) => `${basename(folder)}/${name}`)
  const paths = files.map((file) => join(tmpdir(), file))
  for (const path of paths) await writeFile(path, 'openapi: 3.1.0\ninfo:\n  title: Test\n  version: 1\npaths: {}\n')
  const ofOne = await findingsIn([...paths, 'calls'], ['openapi/calls/openapi.yaml', ...files.slice(1)])
  await rm(folder, { recursive: true })
  expect(ofOne).toContainEqual(expect.stringMatching(/\/second\.yaml:4 {2}.*string.* \(struct\)$/))
  expect(ofOne.filter((line) => !line.startsWith(files[1] as string))).toEqual([])
})

test('throws what the linter says if it makes no report', async () => {
  await expect(findingsIn(['no-such-document'], [])).rejects.toThrow('no-such-document')
})
