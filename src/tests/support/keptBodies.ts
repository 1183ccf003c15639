// Prints how many responses are still in memory while all their bodies are retained. It runs in a
// process of its own to use the garbage collector:
//
//   node --expose-gc src/tests/support/keptBodies.ts
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createChatClient } from '../../client/createChatClient.ts'
import { apiKey } from './key.ts'

const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"data":[]}'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const responses: WeakRef<Response>[] = []
const chat = createChatClient({
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  apiKey,
  async fetch(input, init) {
    const response = await fetch(input, init)
    responses.push(new WeakRef(response))
    return response
  },
})
const kept: unknown[] = []
for (let count = 0; count < 200; count++) kept.push(await chat.listUsers())
for (let count = 0; count < 5; count++) {
  await new Promise((resolve) => setTimeout(resolve, 20))
  globalThis.gc?.()
}
console.log(`${responses.filter((response) => response.deref()).length} of ${kept.length} responses are still there`)
server.closeAllConnections()
server.close()
