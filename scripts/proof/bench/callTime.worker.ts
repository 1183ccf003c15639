// A run of the comparison of call times, in a separate process, so that no run inherits another's compiled code or heap:
// `node callTime.worker.ts <what was prepared, as JSON> <address of the server>`. Prints the microseconds per call of every client as JSON.
import { performance } from 'node:perf_hooks'
import { type Caller, callers } from './callers.ts'
import { median } from './median.ts'
import type { Prepared } from './prepare.ts'
import { stubFetch } from './stubFetch.ts'

const [prepared = '', base = ''] = process.argv.slice(2)

/** Microseconds per call, by client: the median of many short blocks, in which the clients run in random order. */
async function timed(clients: readonly Caller[], blocks: number, callsInBlock: number): Promise<Record<string, number>> {
  const times = new Map(clients.map(({ name }) => [name, [] as number[]]))
  const warmUp = Math.ceil(blocks / 4)
  for (let block = -warmUp; block < blocks; block++) {
    for (const { name, call } of shuffled(clients)) {
      const start = performance.now()
      for (let count = 0; count < callsInBlock; count++) await call()
      if (block >= 0) times.get(name)?.push(((performance.now() - start) / callsInBlock) * 1000)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)]))
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

const places = JSON.parse(prepared) as Prepared
const stubbed = await timed(await callers(places, 'https://chat.example/v3', stubFetch), 250, 40)
const server = await timed(await callers(places, base), 250, 5)
console.log(JSON.stringify({ server, stubbed }))
process.exit()
