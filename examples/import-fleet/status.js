// Shows how far an import has come: node status.js NAME KIND [--wait] [--failed] [--retry]
//
// `--wait` stays until every batch is done or given up. `--failed` lists, as a JSON line each, the
// records that were not imported with the reason, and the batches that were given up after all
// attempts. `--retry` puts those batches back into the queue.
import { setTimeout as sleep } from 'node:timers/promises'
import { argumentsOf, connect, queueOf } from './connect.js'
import { ledgerOf } from './ledger.js'

const { name, kind, rest } = argumentsOf('node status.js NAME KIND [--wait] [--failed] [--retry]')
const redis = connect()
const queue = queueOf(name, kind, redis)
const ledger = ledgerOf(redis, name, kind)

const line = ({ batchesDone, batches, counts }, givenUp) => {
  const outcomes = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  const stopped = givenUp > 0 ? `; ${givenUp} batches given up` : ''
  return `${batchesDone} of ${batches ?? '?'} batches${outcomes.length > 0 ? `: ${outcomes.join(', ')}` : ''}${stopped}`
}

if (rest.includes('--retry')) {
  const givenUp = await queue.getFailed()
  for (const job of givenUp) await job.retry('failed', { resetAttemptsMade: true })
  console.log(`${givenUp.length} batches are in the queue again.`)
}
for (;;) {
  const [status, givenUp] = await Promise.all([ledger.status(), queue.getFailedCount()])
  const over = status.batches !== undefined && status.batchesDone + givenUp >= status.batches
  console.log(line(status, givenUp))
  if (over || !rest.includes('--wait')) break
  await sleep(1000)
}
if (rest.includes('--failed')) {
  for await (const record of ledger.failed()) console.log(JSON.stringify(record))
  for (const { data, failedReason } of await queue.getFailed()) console.log(JSON.stringify({ batch: data.index, reason: failedReason }))
}
await queue.close()
redis.disconnect()
