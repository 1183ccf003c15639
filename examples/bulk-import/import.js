// Imports users, groups and messages with a progress bar, saves where it is, and goes on from there when it is started again.
//
// CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY in the environment. The service takes 60 requests of 50 records a minute: these 11,200 records need four.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createChatClient } from 'cometchat-rest'
import { importAll } from 'cometchat-rest/import'
import { groups, messages, users } from './history.js'

const { CHAT_APP_ID, CHAT_REGION, CHAT_BASE_URL, CHAT_API_KEY, REQUESTS_PER_MINUTE = '60', CHECKPOINT = 'checkpoint.json' } = process.env
const expected = 11_203

const chat = createChatClient({
  // A mock or the fake in place of the service.
  ...(CHAT_BASE_URL ? { baseUrl: CHAT_BASE_URL } : { appId: CHAT_APP_ID, region: CHAT_REGION }),
  apiKey: CHAT_API_KEY,
})

const checkpoint = existsSync(CHECKPOINT) ? JSON.parse(readFileSync(CHECKPOINT, 'utf8')) : {}
const controller = new AbortController()
process.once('SIGINT', () => controller.abort(new Error('stopped; start again to go on')))

function show({ counts }) {
  const all = Object.values(counts)
  const done = all.reduce((sum, { imported, refused, unknown }) => sum + imported + refused + unknown, 0)
  const filled = Math.floor((30 * done) / expected)
  const line = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${expected}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else if (done === expected) console.log(line)
}

try {
  const { counts, problems } = await importAll(
    chat,
    { users: users(), groups: groups(), messages },
    {
      checkpoint,
      signal: controller.signal,
      requestsPerMinute: Number(REQUESTS_PER_MINUTE),
      onProgress(progress) {
        show(progress)
        // Into its place when it is complete, so that an end in the midst of writing leaves the old one.
        writeFileSync(`${CHECKPOINT}.new`, JSON.stringify(checkpoint))
        renameSync(`${CHECKPOINT}.new`, CHECKPOINT)
      },
    },
  )
  for (const [kind, { imported, refused, unknown }] of Object.entries(counts))
    console.log(`\n${kind}: ${imported} imported, ${refused} refused, ${unknown} unknown`)
  for (const { kind, index, id, status, code, reason } of problems)
    console.log(`${kind} ${index} (${id}): ${status} ${code ?? ''} ${reason}`)
  if (Object.values(counts).every(({ unknown }) => unknown === 0)) rmSync(CHECKPOINT)
  else console.log('Start again to send once more what nothing is known of.')
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
