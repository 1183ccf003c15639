import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isObject } from '../documents/isObject.ts'

/**
 * How long the events of a change are waited for, in milliseconds: the documents have up to 3.5
 * seconds.
 */
export const longestEventDelay = 5000

/** A receiver of events. */
export interface EventListener {
  readonly port: number
  close(): Promise<void>
}

const mostBytes = 1_000_000

/**
 * Receives events at a port of this machine, to which the user's tunnel leads.
 *
 * @param prefix - of the run's records; an event about anything else is not looked at
 */
export async function listenForEvents(port: number, prefix: string, received: (event: unknown) => void): Promise<EventListener> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) if (text.length < mostBytes) text += String(chunk)
    response.writeHead(200).end()
    const event = text.includes(prefix) ? read(text) : undefined
    if (isObject(event)) received(event)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
