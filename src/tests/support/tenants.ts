// Prints the bytes of memory that the client of one of 500 apps takes, before and after it has made
// calls.
//
//   node --expose-gc src/tests/support/tenants.ts
import { createChatClient } from '../../index.ts'

const tenants = 500
const fetch = async () => Response.json({ data: [] }, { headers: { 'x-ratelimit-remaining': '50' } })
const clientOf = (tenant: number) => createChatClient({ appId: `app-${tenant}`, region: 'eu', apiKey: `feedface${tenant}`, fetch })

/** The used heap after garbage collection. */
async function heap(): Promise<number> {
  for (let count = 0; count < 3; count++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

// What all clients share, such as compiled code, is not counted.
for (let count = 0; count < 20; count++) await clientOf(count).listUsers()
const before = await heap()
const clients = Array.from({ length: tenants }, (_, tenant) => clientOf(tenant))
const created = await heap()
await Promise.all(clients.flatMap((chat) => [chat.listUsers(), chat.listGroups()]))
const used = await heap()
console.log(Math.round((created - before) / clients.length), Math.round((used - before) / clients.length))
