import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checksAfter, documentsOf, isEdited } from './affected.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'affected-'))
  await mkdir(join(root, 'openapi/chat/seeds/schemas'), { recursive: true })
  await writeFile(join(root, 'openapi/chat/seeds/seeds.yaml'), '# /seeds\nget:\n  operationId: list-seeds\n')
  await writeFile(
    join(root, 'openapi/chat/seeds/seeds-id.yaml'),
    '# /seeds/{id}\nget:\n  operationId: get-seed\ndelete:\n  operationId: delete-seed\n',
  )
  await writeFile(join(root, 'openapi/chat/seeds/schemas/Seed.yaml'), 'type: object\n')
})
afterAll(() => rm(root, { recursive: true }))

test('a changed file affects its document, and a shared file affects all documents', () => {
  expect(documentsOf(['openapi/calls/calls/calls.yaml'])).toEqual(['calls'])
  expect(documentsOf(['openapi/shared/responses/NotFound.yaml'])).toEqual(['chat', 'calls', 'management'])
  expect(documentsOf(['openapi/workflows/flag.arazzo.yaml', 'docs/README.md'])).toEqual([])
})

test('checks the operations of a path file, and the family of a schema', async () => {
  expect(await checksAfter(root, ['openapi/chat/seeds/seeds-id.yaml'])).toEqual([['--only', 'get-seed,delete-seed']])
  const family = [['--only', 'get-seed,delete-seed,list-seeds']]
  expect(await checksAfter(root, ['openapi/chat/seeds/schemas/Seed.yaml'])).toEqual(family)
  expect(await checksAfter(root, ['openapi/chat/seeds/seeds-gone.yaml'])).toEqual(family)
})

test.each([
  'openapi/shared/schemas/User.yaml',
  'openapi/shared/responses/Gone.yaml',
  'openapi/chat/openapi.yaml',
  'openapi/chat/events/sent.yaml',
])('checks a sample of all operations after a change of %s, which belongs to no family', async (file) => {
  expect(await checksAfter(root, [file])).toEqual([['--sample', '10%']])
  expect(await checksAfter(root, [file, 'openapi/chat/seeds/seeds.yaml'])).toEqual([
    ['--only', 'list-seeds'],
    ['--sample', '10%'],
  ])
})

test('checks nothing after a change that affects no document', async () => {
  expect(await checksAfter(root, ['openapi/workflows/flag.arazzo.yaml', 'docs/README.md', 'openapi/extensions/x-paging.yaml'])).toEqual([])
})

test('ignores generated pages and temporary files of editors', () => {
  expect(['openapi/chat/users/users.yaml', 'docs/keys.md', 'docs/images/fleet.svg', 'src/index.ts'].filter(isEdited)).toHaveLength(4)
  expect(
    ['openapi/chat/users/.users.yaml.swp', 'openapi/chat/users/sedx8i', 'src/4913', 'src/index.ts~', 'docs/errors.md'].filter(isEdited),
  ).toEqual([])
})
