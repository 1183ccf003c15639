import { expect, test } from 'vitest'
import { documentsOf, isEdited, operationsIn } from './affected.ts'

test('a changed file affects its document, and a shared file affects all documents', () => {
  expect(documentsOf(['openapi/calls/calls/calls.yaml'])).toEqual(['calls'])
  expect(documentsOf(['openapi/shared/responses/NotFound.yaml'])).toEqual(['chat', 'calls', 'management'])
  expect(documentsOf(['openapi/workflows/flag.arazzo.yaml', 'docs/README.md'])).toEqual([])
})

test('checks the operations of changed paths that are still there', async () => {
  const others = ['openapi/chat/roles/gone.yaml', 'openapi/chat/events/message_sent.yaml', 'openapi/workflows/provision-user.arazzo.yaml']
  expect((await operationsIn([...others, 'openapi/chat/roles/roles.yaml'])).sort()).toEqual(['create-role', 'list-roles'])
})

test('ignores generated pages and temporary files of editors', () => {
  expect(['openapi/chat/users/users.yaml', 'docs/keys.md', 'docs/images/fleet.svg'].filter(isEdited)).toHaveLength(3)
  expect(['openapi/chat/users/.users.yaml.swp', 'openapi/chat/users/sedx8i', 'docs/keys.md~', 'docs/errors.md'].filter(isEdited)).toEqual(
    [],
  )
})
