// Prints how many bytes of the heap a client bound to a user takes, without and with a method that
// was used: the smallest of three measurements.
//
//   node --expose-gc src/tests/support/boundClients.ts
import { createChatClient } from '../../client/createChatClient.ts'
import { apiKey } from './key.ts'

const chat = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch: async () => Response.json({ data: [] }) })
const count = 10_000

function heap(): number {
  for (let times = 0; times < 3; times++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function measure(use: boolean): number {
  const before = heap()
  const clients = Array.from({ length: count }, (_, index) => chat.as(`user-${index}`))
  if (use) for (const client of clients) void client.listUsers
  const bytes = (heap() - before) / count
  return clients.length === count ? bytes : 0
}

const smallest = (use: boolean) => Math.round(Math.min(measure(use), measure(use), measure(use)))
measure(true)
console.log(smallest(false), smallest(true))
