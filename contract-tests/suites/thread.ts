import { Worker } from 'node:worker_threads'

/**
 * Runs a worker thread until it ends.
 *
 * @param module - URL of the calling module
 * @param file - the worker's file, from the calling module on, without its extension, which is
 * `.ts` in the repository and `.js` in the package
 * @param receive - called with each message
 * @throws the signal's reason, the worker's error, or an error with its exit code
 */
export function runThread<Message>(
  module: string,
  file: string,
  workerData: unknown,
  signal: AbortSignal | undefined,
  receive: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(new URL(`./${file}${extensionOf(module)}`, module), workerData)
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

/**
 * The extension of the files beside a module: workers are ES modules, also those of a CommonJS
 * file.
 */
export const extensionOf = (module: string): string => (module.endsWith('.ts') ? '.ts' : '.js')

/**
 * Starts a worker. For TypeScript sources it registers tsx first, because workers in Node 20 do not
 * inherit loaders.
 */
function startWorker(file: URL, workerData: unknown): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData, execArgv: [] })
  const [tsx, entry] = [import.meta.resolve('tsx/esm/api'), file.href].map((address) => JSON.stringify(address))
  return new Worker(`import(${tsx}).then(({ register }) => register()).then(() => import(${entry}))`, {
    eval: true,
    workerData,
    execArgv: [],
  })
}
