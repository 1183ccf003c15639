import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens. */
export interface Listening {
  /** Its address, such as `http://127.0.0.1:4010`: the `baseUrl` of a client. */
  readonly url: string
  /** Stops it and ends its connections. */
  close(): Promise<void>
}

/** Addresses that stand for every network interface; a client on the same machine uses the loopback address. */
const everyInterface: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/**
 * Lets a server listen.
 *
 * @param port - 0 for a free port
 * @throws if the port is taken, or the host is no address of this machine
 */
export async function listenOn(server: Server, port: number, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const shown = everyInterface[host] ?? (host.includes(':') ? `[${host}]` : host)
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Lets a server listen on 127.0.0.1. */
export const listenOnLoopback = (server: Server, port: number): Promise<Listening> => listenOn(server, port)

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is taken; name another, or leave it out for a free port.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new Error(`${host} is not an address of this machine.`)
  return error
}
