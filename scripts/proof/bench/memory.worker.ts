// Measures the memory of calls, in a separate process: `node --expose-gc memory.worker.ts <what was prepared, as JSON> <address of the server>`.
// Prints JSON.
import { type Caller, callers } from './callers.ts'
import { median } from './median.ts'
import type { Prepared } from './prepare.ts'
import { stubFetch } from './stubFetch.ts'

const { gc } = globalThis
if (!gc) throw new Error('run with --expose-gc')
const [places = '', base = ''] = process.argv.slice(2)
const prepared = JSON.parse(places) as Prepared
const used = () => process.memoryUsage().heapUsed

/** Bytes that a call allocates: the growth of the heap over a few calls, too few for a garbage collection in between. */
async function allocated({ call }: Caller): Promise<number> {
  const calls = 40
  for (let count = 0; count < 2000; count++) await call()
  const samples: number[] = []
  for (let sample = 0; sample < 20; sample++) {
    await settled()
    const before = used()
    for (let count = 0; count < calls; count++) await call()
    samples.push((used() - before) / calls)
  }
  return median(samples)
}

/** Makes 1,000 simultaneous calls to the server, five times. @returns the number of failures, and the growth of the heap in bytes per call */
async function parallel({ call }: Caller): Promise<{ failed: number; growth: number }> {
  const burst = async () =>
    (await Promise.allSettled(Array.from({ length: 1000 }, call))).filter(({ status }) => status === 'rejected').length
  // The first calls open connections and fill caches.
  for (let count = 0; count < 3; count++) await burst()
  await settled()
  const before = used()
  let failed = 0
  for (let count = 0; count < 5; count++) failed += await burst()
  await settled()
  return { failed, growth: (used() - before) / 5000 }
}

/** Collects garbage until nothing more is freed: what finalizers release is only freed by the next collection. */
async function settled(): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; used() < before * 0.999; ) {
    before = used()
    gc?.()
    await new Promise((resolve) => setImmediate(resolve))
    gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

// First the measurement that needs a small heap.
const perCall: Record<string, number> = {}
for (const caller of await callers(prepared, 'https://chat.example/v3', stubFetch)) perCall[caller.name] = await allocated(caller)
const clients = await callers(prepared, base)
// Otherwise the first client would be charged for what all share.
for (const caller of clients.slice(0, 1)) await parallel(caller)
const results: Record<string, object> = {}
for (const caller of clients) results[caller.name] = { allocated: perCall[caller.name], ...(await parallel(caller)) }
console.log(JSON.stringify(results))
process.exit()
