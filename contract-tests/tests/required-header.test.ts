import { expect, test } from 'vitest'
import { createContract } from '../documents/contract.ts'
import { validateResponse } from '../validate/response.ts'
import { testDocument } from './testDocument.ts'

const document = testDocument({
  '/users': {
    get: {
      operationId: 'list-users',
      responses: {
        200: {
          description: 'Users.',
          headers: {
            'X-Total': { required: true, schema: { type: 'integer' } },
            'X-Hint': { schema: { type: 'string' } },
          },
        },
      },
    },
  },
})

const validated = (headers: [string, string][]) => {
  const contract = createContract('chat', document)
  const [operation] = contract.operations
  if (!operation) throw new Error('no operation')
  return validateResponse(contract, operation, { status: 200, headers, body: '' }).map(({ rule, place }) => `${rule} ${place}`)
}

test('reports missing required response headers, but not missing optional headers', () => {
  expect(validated([])).toEqual(['response_headers_conformance response 200 header X-Total'])
  expect(validated([['x-total', '5']])).toEqual([])
  expect(validated([['x-total', 'many']])).toEqual(['response_headers_conformance response 200 header X-Total'])
})
