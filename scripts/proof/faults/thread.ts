import { Worker } from 'node:worker_threads'

/**
 * Runs a worker thread until it ends. It registers tsx first, because workers in Node 20 do not
 * inherit loaders.
 *
 * @param file - URL of the worker's file
 * @param receive - called with each message
 * @throws the signal's reason, the worker's error, or an error with its exit code
 */
export function runThread<Message>(
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
