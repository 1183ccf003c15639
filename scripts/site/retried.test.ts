import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBundle } from '../../contract-tests/documents/bundles.ts'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { repeatsStatus } from '../../src/transport/retry.ts'
import { retriedAfter, statusesInWords } from './content/retried.ts'

/** After which a request is sent again only where a second one changes nothing. */
const statusesOfFailures = statusesInWords((status) => repeatsStatus('GET', status) && !repeatsStatus('POST', status))

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

const [chat] = await readContracts()
const operations = new Map(chat?.operations.map((operation) => [operation.id, operation]))

test.each([
  ['get-user', '408, 429, 5xx'],
  ['create-user', '429'],
  ['flag-a-message', '429, 403 until visible'],
])('the page of %s says after what the client repeats it', (id, words) =>
  expect(retriedAfter(operations.get(id) as Parameters<typeof retriedAfter>[0])).toBe(words),
)
