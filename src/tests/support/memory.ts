// Prints as JSON how much memory clients take. It runs in a process of its own, because the memory
// of a test runner would hide it:
//
//   node --expose-gc src/tests/support/memory.ts
import { importAll } from '../../import.ts'
import { createChatClient } from '../../index.ts'
import { apiKey } from './key.ts'

/** The used heap after garbage collection and the finalizers that it runs. */
async function heap(): Promise<number> {
  for (let count = 0; count < 3; count++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

const kept: unknown[] = []

/** By how many bytes the heap grows for what a function returns, and leaves behind. */
async function growth(run: () => unknown): Promise<number> {
  kept.length = 0
  const before = await heap()
  kept.push(await run())
  return (await heap()) - before
}

/** A leak shows in all of three measurements, and the platform's own work only in some. */
const smallest = async (run: () => unknown) => Math.min(await growth(run), await growth(run), await growth(run))

const list = <Item>(length: number, make: (index: number) => Item) => Array.from({ length }, (_, index) => make(index))

const baseUrl = 'https://api.example'
const padding = 'x'.repeat(2000)
const responses: WeakRef<Response>[] = []
// Without connections, which use memory of the platform, only the client's own memory is measured.
const headers = { 'x-ratelimit-remaining': '50' }
const fetch = async () => {
  const response = Response.json({ data: { uid: 'mira', metadata: { padding } } }, { headers })
  responses.push(new WeakRef(response))
  return response
}
const chat = createChatClient({ baseUrl, apiKey: async () => apiKey, fetch })
const { signal } = new AbortController()

async function calls(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    await Promise.all(list(1000, (index) => chat.getUser({ uid: `user-${index}`, onBehalfOf: 'mira' }, { signal })))
  responses.length = 0
}

/** How many responses are still there while all their bodies are retained. */
async function keptResponses(): Promise<number> {
  kept.push(await Promise.all(list(200, () => chat.getUser({ uid: 'mira' }))))
  await heap()
  return responses.filter((response) => response.deref()).length
}

/** The bytes that a client bound to a user takes, without and with a method that was used. */
async function boundClients() {
  const bound = (use: boolean) => () =>
    list(10_000, (index) => {
      const client = chat.as(`user-${index}`)
      return use ? [client, client.listUsers] : client
    })
  await growth(bound(true))
  return { unused: (await smallest(bound(false))) / 10_000, used: (await smallest(bound(true))) / 10_000 }
}

/** The bytes that the client of one of 500 apps takes, before and after it has made calls. */
async function tenants() {
  const fetch = async () => Response.json({ data: [] }, { headers })
  const clientOf = (tenant: number) => createChatClient({ appId: `app-${tenant}`, region: 'eu', apiKey: `feedface${tenant}`, fetch })
  // What all clients share, such as compiled code, is not counted.
  for (let count = 0; count < 20; count++) await clientOf(count).listUsers()
  const created = await growth(() => list(500, clientOf))
  const used = await growth(async () => {
    const clients = list(500, clientOf)
    await Promise.all(clients.flatMap((client) => [client.listUsers(), client.listGroups()]))
    return clients
  })
  return { created: created / 500, used: used / 500 }
}

/** The bytes that a call takes which waits for its turn, with and without a signal. */
async function waitingCalls() {
  const client = createChatClient({ baseUrl, apiKey, maxConcurrent: 1, timeout: Infinity, fetch: () => new Promise(() => {}) })
  const waiting = (options?: object) => () => list(10_000, (index) => client.getUser({ uid: `user-${index}` }, options))
  await growth(waiting())
  return { plain: (await growth(waiting())) / 10_000, withSignal: (await growth(waiting({ signal }))) / 10_000 }
}

/** By how many bytes the heap grows between the first and the last of 60,000 imported users. */
async function imported() {
  const users = (function* () {
    for (let index = 0; index < 60_000; index++) yield { uid: `user-${index}`, name: `User ${index}`, metadata: { number: index } }
  })()
  const accept = async (_: unknown, init: RequestInit = {}) => {
    const { users } = JSON.parse(init.body as string) as { users: object }
    return Response.json({ data: Object.fromEntries(Object.keys(users).map((uid) => [uid, { success: true, data: { uid } }])) })
  }
  let [first, last] = [0, 0]
  const { counts } = await importAll(
    createChatClient({ baseUrl, apiKey, fetch: accept as typeof globalThis.fetch }),
    { users },
    {
      async onProgress({ counts }) {
        if (counts.users.created === 10_000) first = await heap()
        if (counts.users.created === 57_000) last = await heap()
      },
    },
  )
  return { records: counts.users.created, growth: last - first }
}

// The first rounds fill the platform's caches, such as that of compiled code.
await calls(3)
const growthOfCalls = await smallest(() => calls(4))
const ofClients = { keptResponses: await keptResponses(), bound: await boundClients(), tenants: await tenants() }
const waiting = await waitingCalls()
console.log(JSON.stringify({ growthOfCalls, ...ofClients, waiting, imported: await imported() }))
