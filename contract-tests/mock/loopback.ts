import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listening } from './listening.ts'

/** Wildcard addresses, with the loopback address that a client on the same machine uses. */
const everyInterface: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/**
 * Starts a server.
 *
 * @param port - 0 for a free port
 * @throws if the port is in use, or the host is not an address of this machine
 */
export async function listenOn(server: Server, port: number, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const shown = everyInterface[host] ?? (host.includes(':') ? `[${host}]` : host)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://${shown}:${(server.address() as AddressInfo).port}`, close, [Symbol.asyncDispose]: close }
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is already in use. Choose another port, or omit it to use a free port.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new Error(`${host} is not an address of this machine.`)
  return error
}
