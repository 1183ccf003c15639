// Prints how many of 60,000 users were imported, and by how many bytes the heap grew meanwhile:
//
//   node --expose-gc src/tests/support/importMemory.ts
import { importAll } from '../../import.ts'
import { createChatClient } from '../../index.ts'
import { apiKey } from './key.ts'

const fetch = async (_: unknown, init: RequestInit = {}) => {
  const { users } = JSON.parse(init.body as string) as { users: Record<string, unknown> }
  return Response.json({ data: Object.fromEntries(Object.keys(users).map((uid) => [uid, { success: true, data: { uid } }])) })
}

async function* people() {
  for (let index = 0; index < 60_000; index++) yield { uid: `user-${index}`, name: `User ${index}`, metadata: { number: index } }
}

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
let first = 0
let last = 0
const { counts } = await importAll(
  createChatClient({ baseUrl: 'https://api.example', apiKey, fetch: fetch as typeof globalThis.fetch }),
  { users: people() },
  {
    onProgress({ counts }) {
      if (counts.users.created === 10_000) first = heap()
      if (counts.users.created === 57_000) last = heap()
    },
  },
)
console.log(counts.users.created, last - first)
