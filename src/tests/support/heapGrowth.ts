// Prints by how many bytes the heap grows with four thousand calls, a thousand at a time: the least of three measurements, as a leak shows in each of them and
// the platform's own work in single ones.
// It is a process of its own, as the memory of a test runner would hide it:
//
//   node --expose-gc src/tests/support/heapGrowth.ts
import { createChatClient } from '../../client/createChatClient.ts'
import { apiKey } from './key.ts'

const padding = 'x'.repeat(2000)
// Connections are the platform's; without them what remains is the client's own.
const fetch = async () => Response.json({ data: { uid: 'mira', metadata: { padding } } })
const client = createChatClient({ baseUrl: 'https://api.example', apiKey: async () => apiKey, fetch })
const { signal } = new AbortController()

async function rounds(times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await Promise.all(Array.from({ length: 1000 }, (_, index) => client.getUser({ uid: `user-${index}`, onBehalfOf: 'mira' }, { signal })))
  }
}

/** The heap in use once the garbage is gone, and what its end calls back has run. */
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

// The first rounds fill what the platform keeps, such as compiled code.
await rounds(3)
console.log(Math.min(await growth(), await growth(), await growth()))
