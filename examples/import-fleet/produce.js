// Streams a CSV of any length into batches of 50 records, each a job of the queue: node produce.js
// NAME KIND FILE.csv
//
// Start it again after an interruption, or twice at once: a batch that is done or in the queue is
// not added again. It waits while the queue is long, so that Redis holds a part of the file at
// most.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { argumentsOf, connect, queueOf } from './connect.js'
import { ledgerOf } from './ledger.js'
import { recordOf } from './records.js'

const { name, kind, rest } = argumentsOf('node produce.js NAME KIND FILE.csv')
const [file] = rest
if (!file) {
  console.error('Name the CSV file to import.')
  process.exit(2)
}

const batchSize = 50
const longestQueue = Number(process.env.LONGEST_QUEUE ?? 1000)

const redis = connect()
const queue = queueOf(name, kind, redis)
const ledger = ledgerOf(redis, name, kind)

/** The text of a file. Other encodings than UTF-8 are errors: names would be imported misspelt. */
async function* textOf(chunks) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* batchesOf(rows) {
  let batch = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

let batches = 0
let records = 0
let added = 0
try {
  const rows = parse({ columns: true, skip_empty_lines: true })
  // If it fails, so does reading the rows.
  pipeline(createReadStream(file), textOf, rows, () => {})
  for await (const batch of batchesOf(rows)) {
    if (batches === 0) await ledger.begin(createHash('sha256').update(JSON.stringify(batch)).digest('hex'))
    const index = batches++
    const first = records
    records += batch.length
    if (await ledger.isDone(index)) continue
    while ((await queue.getWaitingCount()) >= longestQueue) await sleep(250)
    await queue.add(
      'batch',
      { index, first, rows: batch.map(recordOf) },
      // The same batch has the same id, and a queue holds an id only once.
      { jobId: `batch-${index}`, attempts: 10, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 }, removeOnComplete: true },
    )
    added++
  }
  if (batches === 0) throw new Error(`${file} has no rows.`)
  await ledger.complete(batches, records)
  console.log(
    `${records} ${kind} in ${batches} ${batches === 1 ? 'batch' : 'batches'}; ${added} added to the queue, ${batches - added} done before.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await queue.close()
  redis.disconnect()
}
