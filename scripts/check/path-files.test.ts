import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pathFiles } from './path-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-paths-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

const chat = `paths:
  /users/{uid}:
    $ref: users/users-uid.yaml
webhooks:
  user_blocked:
    $ref: events/user_blocked.yaml
`
const good = {
  'chat/openapi.yaml': chat,
  'chat/users/users-uid.yaml': '# /users/{uid}\nget: {}\n',
  'chat/users/schemas/User.yaml': 'type: object\n',
  'chat/events/user_blocked.yaml': '# webhook user_blocked\npost: {}\n',
}

test('accepts files that are named after their paths and state them', async () => {
  await write(good)
  expect(await pathFiles(folder)).toEqual([])
})

test('reports a first line that names another path', async () => {
  await write({ ...good, 'chat/users/users-uid.yaml': '# /users/{id}\nget: {}\n' })
  expect(await pathFiles(folder)).toEqual(['chat/users/users-uid.yaml should begin with "# /users/{uid}", not with "# /users/{id}"'])
})

test('reports a file that is not named after its path', async () => {
  await write({ ...good, 'chat/openapi.yaml': chat.replace('users-uid', 'user'), 'chat/users/user.yaml': '# /users/{uid}\n' })
  expect(await pathFiles(folder)).toContain('chat/users/user.yaml describes /users/{uid} and should be named users-uid.yaml')
})

test('reports a path that is missing from the map, and a path without a file', async () => {
  await write({ ...good, 'chat/users/users.yaml': '# /users\nget: {}\n' })
  expect(await pathFiles(folder)).toEqual(['chat/users/users.yaml describes /users, which is missing from the map in chat/openapi.yaml'])
  await rm(join(folder, 'chat/users/users-uid.yaml'))
  expect(await pathFiles(folder)).toContain('chat/users/users-uid.yaml should begin with "# /users/{uid}", not with "no such file"')
})
