import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { retriedStatuses, statusesOfFailures } from './shared/retried.ts'

test('the guide lists the statuses after which the client sends a request again', async () => {
  const guide = await readFile('docs/errors-and-retries.md', 'utf8')
  expect([...guide.matchAll(/^\| (\d[^|]*?) +\| yes +\| no +\|$/gm)].map(([, statuses]) => statuses)).toEqual([statusesOfFailures])
})

test('statuses are named by their class where all of it is included', () => {
  expect([statusesOfFailures, retriedStatuses('GET'), retriedStatuses('POST')]).toEqual(['408, 5xx', '408, 429, 5xx', '429'])
})
