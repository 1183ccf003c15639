// Imports 500 users, 100 groups and 1,500 messages, and saves its checkpoint after each request,
// so that a test can kill it at any time:
//
//   node src/tests/support/importer.ts <address> <file>
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type ImportCheckpoint, importAll } from '../../import.ts'
import { createChatClient } from '../../index.ts'
import { groups, messages, users } from './importRecords.ts'
import { apiKey } from './key.ts'

const [, , baseUrl = '', file = ''] = process.argv
const checkpoint: ImportCheckpoint = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
Math.random = () => 0

await importAll(
  createChatClient({ baseUrl, apiKey, timeout: 1000 }),
  { users: users(500).values(), groups: groups(100).values(), messages: messages(1500).values() },
  {
    checkpoint,
    onProgress() {
      // Renamed when complete, so that a crash while writing keeps the previous file.
      writeFileSync(`${file}.new`, JSON.stringify(checkpoint))
      renameSync(`${file}.new`, file)
    },
  },
)
