import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBundle } from '../../contract-tests/documents/bundles.ts'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { createChatClient } from '../../src/index.ts'
import { repeatsStatus } from '../../src/transport/retry.ts'
import { inWords, retriedAfter } from './shared/retried.ts'

/** After which a request is sent again only where a second one changes nothing. */
const statusesOfFailures = inWords((status) => repeatsStatus('GET', status) && !repeatsStatus('POST', status))

test('the guide lists the statuses after which the client sends a request again', async () => {
  const guide = await readFile('docs/errors-and-retries.md', 'utf8')
  expect([...guide.matchAll(/^\| (\d[^|]*?) +\| yes +\| no +\|$/gm)].map(([, statuses]) => statuses)).toEqual([statusesOfFailures])
})

test('the guide has the table of limits that the document has', async () => {
  const rows = (text: string) => text.match(/^\| (limit|`[a-z-]+`) .*(requests|minute) .*$/gm)?.map((row) => row.replace(/ +/g, ' '))
  const published = rows((await readBundle('chat')).info.description ?? '')
  expect(published?.length).toBeGreaterThan(5)
  expect(rows(await readFile('docs/limits-and-timeouts.md', 'utf8'))).toEqual(published)
})

test('statuses are named by their class where all of it is included', () => {
  expect(statusesOfFailures).toBe('408, 5xx')
})

const [chat] = await readContracts()
const operations = new Map(chat?.operations.map((operation) => [operation.id, operation]))

/** Whether the client repeats a call that is rejected once. */
async function repeats(call: 'getUser' | 'createUser' | 'flagAMessage', status: number, code: string): Promise<boolean> {
  let sent = 0
  const client = createChatClient({
    appId: 'linden',
    region: 'eu',
    apiKey: 'any',
    settling: ['4201'],
    fetch: async () =>
      ++sent === 1 ? Response.json({ error: { code } }, { status, headers: { 'retry-after': '0' } }) : Response.json({ data: {} }),
  })
  const calls = {
    getUser: () => client.getUser({ uid: 'mira' }),
    createUser: () => client.createUser({ body: { uid: 'mira', name: 'Mira' } }),
    flagAMessage: () => client.flagAMessage({ id: '4201', onBehalfOf: 'mira', body: {} }),
  }
  await calls[call]().catch(() => undefined)
  return sent > 1
}

test.each([
  ['getUser', 'get-user', '408, 429, 5xx', { 408: true, 429: true, 500: true, 403: false }],
  ['createUser', 'create-user', '429', { 408: false, 429: true, 500: false, 403: false }],
  ['flagAMessage', 'flag-a-message', '429, 403 while settling', { 408: false, 429: true, 500: false, 403: true }],
] as const)('the page of %s says after what the client repeats it', async (call, id, words, expected) => {
  expect(retriedAfter(operations.get(id) as Parameters<typeof retriedAfter>[0])).toBe(words)
  for (const [status, isRepeated] of Object.entries(expected))
    expect([status, await repeats(call, Number(status), status === '403' ? 'ERR_MESSAGE_NO_ACCESS' : 'ERR_ANY')]).toEqual([
      status,
      isRepeated,
    ])
})
