import { Worker } from 'node:worker_threads'

/**
 * Tries faults in worker threads, each thread a share of them, and returns the results in the order
 * of the faults. If `signal` aborts, those so far.
 *
 * @param file - URL of the workers' file
 * @param nameOf - the name of a fault, which its result has, too
 * @param dataOf - what a worker gets, by its share
 * @param tried - called after each, with the results so far
 */
export async function inThreads<Fault, Result extends Fault>(
  file: URL,
  faults: readonly Fault[],
  nameOf: (fault: Fault) => string,
  workers: number,
  signal: AbortSignal | undefined,
  dataOf: (share: Fault[]) => unknown,
  tried: (results: readonly Result[]) => void,
): Promise<Result[]> {
  const results: Result[] = []
  if (signal?.aborted) return results
  const count = Math.max(1, Math.min(workers, faults.length))
  await Promise.all(
    Array.from({ length: count }, (_, worker) => {
      const share = faults.filter((_fault, index) => index % count === worker)
      return runThread<Result>(file, dataOf(share), signal, (result) => {
        results.push(result)
        tried(results)
      })
    }),
  ).catch((error: unknown) => {
    if (!signal?.aborted) throw error
  })
  const order = new Map(faults.map((fault, index) => [nameOf(fault), index]))
  return results.sort((a, b) => (order.get(nameOf(a)) ?? 0) - (order.get(nameOf(b)) ?? 0))
}

/**
 * Runs a worker thread until it ends. It registers tsx first, because workers in Node 20 do not
 * inherit loaders.
 *
 * @throws the signal's reason, the worker's error, or an error with its exit code
 */
function runThread<Message>(
  file: URL,
  workerData: unknown,
  signal: AbortSignal | undefined,
  receive: (message: Message) => void,
): Promise<void> {
  const [tsx, entry] = [import.meta.resolve('tsx/esm/api'), file.href].map((address) => JSON.stringify(address))
  const code = `import(${tsx}).then(({ register }) => register()).then(() => import(${entry}))`
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData, execArgv: [] })
    const stop = () => {
      void worker.terminate()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.on('message', receive)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', stop)
      if (code === 0) resolve()
      else reject(new Error(`A worker ended with code ${code}.`))
    })
  })
}
