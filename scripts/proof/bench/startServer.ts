import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A running server; it stops at the end of an `await using` block. */
export interface Server extends AsyncDisposable {
  readonly url: string
}

/** Starts the server that the clients call, in a separate process. */
export async function startServer(): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'close')
    },
  }
}
