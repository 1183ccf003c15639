import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, startMock } from '../mock/startMock.ts'

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
  ;[open, closed] = await Promise.all([startMock({ cors: true }), startMock()])
})

afterAll(() => Promise.all([open.close(), closed.close()]))

const sent = (mock: Mock, request: RequestInit) => fetch(`${mock.url}/messages/4201/flagged`, request)

test('with `cors`, allows every header in a preflight request', async () => {
  const { status, headers } = await sent(open, preflight)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'apikey,content-type,onbehalfof',
    'access-control-allow-private-network': 'true',
  })
})

test('with `cors`, lets pages read responses, including errors; without, allows no origin', async () => {
  const originOf = async (mock: Mock, request: RequestInit) => {
    const { status, headers } = await sent(mock, request)
    return [status, headers.get('access-control-allow-origin')]
  }
  expect(await originOf(open, flag)).toEqual([200, '*'])
  expect(await originOf(open, { ...flag, body: '[]' })).toEqual([400, '*'])
  expect(await originOf(closed, flag)).toEqual([200, null])
  expect(await originOf(closed, preflight)).not.toContain('*')
})
