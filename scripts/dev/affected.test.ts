import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, isEdited, operationsIn } from './affected.ts'

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

test('a path file affects its operations, a schema its family, and a removed or shared file no operations', async () => {
  expect(await operationsIn(root, ['openapi/chat/seeds/seeds-id.yaml'])).toEqual(['get-seed', 'delete-seed'])
  expect((await operationsIn(root, ['openapi/chat/seeds/schemas/Seed.yaml'])).sort()).toEqual(['delete-seed', 'get-seed', 'list-seeds'])
  expect(await operationsIn(root, ['openapi/shared/schemas/Gone.yaml'])).toEqual([])
})

test('ignores generated pages and temporary files of editors', () => {
  expect(['openapi/chat/users/users.yaml', 'docs/keys.md', 'docs/images/fleet.svg', 'src/index.ts'].filter(isEdited)).toHaveLength(4)
  expect(
    ['openapi/chat/users/.users.yaml.swp', 'openapi/chat/users/sedx8i', 'src/4913', 'src/index.ts~', 'docs/errors.md'].filter(isEdited),
  ).toEqual([])
})
