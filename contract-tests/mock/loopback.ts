import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens on the loopback address. */
export interface Listening {
  /** Its address, such as `http://127.0.0.1:4010`: the `baseUrl` of a client. */
  readonly url: string
  /** Stops it and ends its connections. */
  close(): Promise<void>
}

/**
 * Lets a server listen on 127.0.0.1.
 *
 * @param port - a free one if it is 0
 * @throws if the port is taken
 */
export async function listenOnLoopback(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; name another, or none for a free one.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
