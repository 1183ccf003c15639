// Imports users, groups and messages with a progress bar. It saves how far it has come, and
// continues from there when it is started again.
//
// Reads CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY from the environment. The service accepts 60
// requests of 50 records a minute for each kind, so these 11,203 records take about four minutes.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createChatClient } from 'cometchat-rest'
import { importAll } from 'cometchat-rest/import'
import { groups, messages, users } from './history.js'

const { CHAT_APP_ID, CHAT_REGION, CHAT_BASE_URL, CHAT_API_KEY, CHECKPOINT = 'checkpoint.json' } = process.env
const expected = 11_203

const chat = createChatClient({
  appId: CHAT_APP_ID,
  region: CHAT_REGION,
  // The address of a mock or a fake instead of the service; not set otherwise.
  baseUrl: CHAT_BASE_URL,
  apiKey: CHAT_API_KEY,
})

const checkpoint = existsSync(CHECKPOINT) ? JSON.parse(readFileSync(CHECKPOINT, 'utf8')) : {}
const controller = new AbortController()
process.once('SIGINT', () => controller.abort(new Error('Stopped. Start again to continue.')))

function show({ counts, results }) {
  const all = Object.values(counts)
  const done = all.reduce((sum, { created, existed, refused, unknown }) => sum + created + existed + refused + unknown, 0)
  const filled = Math.floor((30 * done) / expected)
  const line = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${expected}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else if (results.length === 0 && done === expected) console.log(line)
}

try {
  const { counts, problems } = await importAll(
    chat,
    { users: users(), groups: groups(), messages },
    {
      checkpoint,
      // To another run from the beginning, what it finds is no problem.
      sentBefore: true,
      signal: controller.signal,
      onProgress(progress) {
        show(progress)
        // Renamed when it is complete, so that a crash while writing leaves the old file.
        writeFileSync(`${CHECKPOINT}.new`, JSON.stringify(checkpoint))
        renameSync(`${CHECKPOINT}.new`, CHECKPOINT)
      },
    },
  )
  for (const [kind, { created, existed, refused, unknown }] of Object.entries(counts))
    console.log(`\n${kind}: ${created} created, ${existed} existed, ${refused} refused, ${unknown} unknown`)
  for (const { kind, index, id, status, code, reason } of problems)
    console.log(`${kind} ${index} (${id}): ${status} ${code ?? ''} ${reason}`)
  // The checkpoint belongs to these records: the next import begins with its own.
  if (Object.values(counts).every(({ unknown }) => unknown === 0)) rmSync(CHECKPOINT)
  else console.log('Start again to send the records of unknown outcome once more.')
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
