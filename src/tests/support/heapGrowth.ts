// Prints by how many bytes the heap grows with four thousand calls, a thousand at a time: the
// smallest of three measurements, because a leak shows in all of them, and the platform's own work
// only in some. It runs in a process of its own, because the memory of a test runner would hide the
// growth:
//
//   node --expose-gc src/tests/support/heapGrowth.ts
import { createChatClient } from '../../client/createChatClient.ts'
import { apiKey } from './key.ts'

const padding = 'x'.repeat(2000)
// Without connections, which use memory of the platform, only the client's own memory is measured.
const fetch = async () => Response.json({ data: { uid: 'mira', metadata: { padding } } })
const client = createChatClient({ baseUrl: 'https://api.example', apiKey: async () => apiKey, fetch })
const { signal } = new AbortController()

async function rounds(times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await Promise.all(Array.from({ length: 1000 }, (_, index) => client.getUser({ uid: `user-${index}`, onBehalfOf: 'mira' }, { signal })))
  }
}

/** The heap in use after garbage collection and the finalizers that it runs. */
async function heap(): Promise<number> {
  for (let count = 0; count < 3; count++) {
    await new Promise(setImmediate)
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

async function growth(): Promise<number> {
  const before = await heap()
  await rounds(4)
  return (await heap()) - before
}

// The first rounds fill the platform's caches, such as that of compiled code.
await rounds(3)
console.log(Math.min(await growth(), await growth(), await growth()))
