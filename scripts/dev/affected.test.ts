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

const [seed, family, sample] = [
  ['--only', 'get-seed,delete-seed'],
  ['--only', 'get-seed,delete-seed,list-seeds'],
  ['--sample', '10%'],
]

test.each<[what: string, files: string[], checks: string[][]]>([
  ['the operations of a path file', ['openapi/chat/seeds/seeds-id.yaml'], [seed]],
  ['the family of a schema', ['openapi/chat/seeds/schemas/Seed.yaml'], [family]],
  ['the family of a file that is gone', ['openapi/chat/seeds/seeds-gone.yaml'], [family]],
  ['a sample of all for what all share', ['openapi/shared/schemas/User.yaml'], [sample]],
  ['a sample of all for a document', ['openapi/chat/openapi.yaml'], [sample]],
  ['both', ['openapi/chat/events/sent.yaml', 'openapi/chat/seeds/seeds.yaml'], [['--only', 'list-seeds'], sample]],
  ['nothing for other files', ['openapi/workflows/flag.arazzo.yaml', 'docs/README.md', 'openapi/extensions/x-paging.yaml'], []],
])('checks %s', async (_, files, checks) => expect(await checksAfter(root, files)).toEqual(checks))

test('ignores generated pages and temporary files of editors', () => {
  expect(['openapi/chat/users/users.yaml', 'docs/keys.md', 'docs/images/fleet.svg', 'src/index.ts'].filter(isEdited)).toHaveLength(4)
  const others = ['openapi/chat/users/.users.yaml.swp', 'openapi/chat/users/sedx8i', 'src/4913', 'src/index.ts~', 'docs/errors.md']
  expect(others.filter(isEdited)).toEqual([])
})
