// Imports 500 users, 100 groups and 1,500 messages, and saves its checkpoint after each request,
// so that a test can kill it at any time:
//
//   node src/tests/support/importer.ts <address> <file>
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type ImportCheckpoint, importAll } from '../../import.ts'
import { createChatClient } from '../../index.ts'
import { apiKey } from './key.ts'

const [, , baseUrl = '', file = ''] = process.argv
const checkpoint: ImportCheckpoint = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
Math.random = () => 0

function* generate<Record>(count: number, make: (index: number) => Record): Generator<Record> {
  for (let index = 0; index < count; index++) yield make(index)
}

await importAll(
  createChatClient({ baseUrl, apiKey, timeout: 1000 }),
  {
    users: generate(500, (index) => ({ uid: `u${index}`, name: `User ${index}` })),
    groups: generate(100, (index) => ({ guid: `g${index}`, name: `Group ${index}`, type: 'public' as const })),
    messages: generate(1500, (index) => ({
      muid: `m${index}`,
      sender: `u${index % 500}`,
      receiver: `g${index % 100}`,
      receiverType: 'group' as const,
      sentAt: 1_772_355_600 + index,
      data: { text: `Message ${index}` },
    })),
  },
  {
    checkpoint,
    onProgress() {
      // Renamed when complete, so that a crash while writing keeps the previous file.
      writeFileSync(`${file}.new`, JSON.stringify(checkpoint))
      renameSync(`${file}.new`, file)
    },
  },
)
