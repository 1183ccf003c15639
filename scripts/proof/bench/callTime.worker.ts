// A run of the comparison of call times, in a process of its own, whose code and heap are new.
// Prints the medians of each client's calls: `node callTime.worker.mjs BUILT_AS_JSON SERVER`.
import { Bench } from 'tinybench'
import { type Built, callers, responseText } from './clients.ts'

const [built = '', server = ''] = process.argv.slice(2)

/** A `fetch` that responds from memory, so that only the client's own work is measured. */
const stub: typeof globalThis.fetch = async () => new Response(responseText, { headers: { 'content-type': 'application/json' } })

/** How often the clients alternate, so that what else the machine does meets them all. */
const rounds = 15

/** The median time of each client's call, by name, in microseconds, for each round. */
async function medians(base: string, fetch: typeof globalThis.fetch): Promise<Record<string, number[]>> {
  const clients = await callers(JSON.parse(built) as Built, base, fetch)
  const times: Record<string, number[]> = {}
  for (let round = 0; round <= rounds; round++) {
    const bench = new Bench({ time: round === 0 ? 500 : 100, warmup: round === 0, throws: true })
    // No client always comes first or last.
    for (const { name, call } of clients.toSorted(() => Math.random() - 0.5)) bench.add(name, call)
    await bench.run()
    for (const { name, result } of bench.tasks) {
      if (!('latency' in result)) throw new Error(`${name} has no result`)
      // The first round only compiles the code.
      if (round > 0) times[name] = [...(times[name] ?? []), result.latency.p50 * 1000]
    }
  }
  return times
}

console.log(JSON.stringify({ stubbed: await medians('https://chat.example/v3', stub), server: await medians(server, fetch) }))
process.exit()
