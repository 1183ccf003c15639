import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock, type Mock } from '../mock/createMock.ts'

const preflight = {
  method: 'OPTIONS',
  headers: {
    origin: 'https://docs.example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,content-type,onbehalfof',
    'access-control-request-private-network': 'true',
  },
}
const flag = {
  method: 'POST',
  headers: { apikey: 'any', onBehalfOf: 'jonas', 'content-type': 'application/json', origin: 'https://docs.example.com' },
  body: '{"reasonId":"spam"}',
}

let open: Mock
let closed: Mock

beforeAll(async () => {
  ;[open, closed] = await Promise.all([createMock({ cors: true }), createMock()])
})

afterAll(() => Promise.all([open.close(), closed.close()]))

test('with `cors`, allows every header in a preflight request', async () => {
  const response = await fetch(`${open.url}/messages/4201/flagged`, preflight)
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toContain('POST')
  expect(response.headers.get('access-control-allow-headers')).toBe('apikey,content-type,onbehalfof')
  expect(response.headers.get('access-control-allow-private-network')).toBe('true')
})

test('with `cors`, lets pages read responses, including errors', async () => {
  for (const [request, status] of [[flag, 200] as const, [{ ...flag, body: '[]' }, 400] as const]) {
    const response = await fetch(`${open.url}/messages/4201/flagged`, request)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await response.text()
  }
})

test('without `cors`, allows no origin', async () => {
  const response = await fetch(`${closed.url}/messages/4201/flagged`, preflight)
  expect(response.status).not.toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  await response.text()
})
