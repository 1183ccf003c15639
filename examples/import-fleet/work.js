// Imports batches from the queue: node work.js NAME KIND. Start as many as you like, on any machine
// that reaches Redis. Ctrl-C finishes the batches in hand.
//
// Reads CHAT_APP_ID, CHAT_REGION and CHAT_API_KEY (or CHAT_BASE_URL for a mock or a fake) and
// REDIS_URL from the environment.
import { UnrecoverableError, Worker } from 'bullmq'
import { createChatClient, isChatApiError } from 'cometchat-rest'
import { importBatch } from 'cometchat-rest/import'
import { createRedisRateLimiter } from 'cometchat-rest/redis'
import { argumentsOf, connect } from './connect.js'
import { ledgerOf } from './ledger.js'

const { name, kind } = argumentsOf('node work.js NAME KIND')
const { CHAT_APP_ID, CHAT_REGION, CHAT_BASE_URL, CHAT_API_KEY, CONCURRENCY = '2' } = process.env

const redis = connect()
const ledger = ledgerOf(redis, name, kind)
const chat = createChatClient({
  appId: CHAT_APP_ID,
  region: CHAT_REGION,
  baseUrl: CHAT_BASE_URL,
  apiKey: CHAT_API_KEY,
  // All workers keep to the import's limit together. A connection of its own, so that a slow queue
  // does not delay it.
  rateLimiter: createRedisRateLimiter({ redis: redis.duplicate({ maxRetriesPerRequest: 1 }).on('error', () => {}), logger: console }),
})

/** Sends a batch and records the outcome of each of its records. */
async function importJob({ data: { index, first, rows }, attemptsStarted }) {
  // Another worker may have finished it without being able to say so.
  if (await ledger.isDone(index)) return
  const valid = rows.flatMap(({ record }, position) => (record ? [{ record, position }] : []))
  // From the second attempt on, the records may exist because this job sent them.
  const sentBefore = attemptsStarted > 1
  const results = await importBatch(
    chat,
    kind,
    valid.map(({ record }) => record),
    { sentBefore },
  )
  const unknown = results.filter(({ status }) => status === 'unknown')
  if (unknown.length > 0) throw new Error(`${unknown.length} records of batch ${index} have no outcome yet: ${unknown[0].reason}`)
  const outcomes = rows.map(({ problem }, position) => ({
    record: first + position,
    ...(problem && { status: 'refused', reason: problem }),
  }))
  for (const { index: at, status, id, code, reason, sentBefore: ours } of results) {
    const imported = status === 'created' || (status === 'existed' && ours)
    Object.assign(outcomes[valid[at].position], { id, status: imported ? 'imported' : status, ...(!imported && { code, reason }) })
  }
  await ledger.finish(index, outcomes)
}

const worker = new Worker(
  `import-${name}-${kind}`,
  async (job) => {
    try {
      await importJob(job)
    } catch (error) {
      // Another attempt does not help against a wrong key.
      if (isChatApiError(error) && [401, 403].includes(error.status)) throw new UnrecoverableError(error.message)
      throw error
    }
  },
  // A batch whose worker died goes to another worker after the lock has expired.
  {
    connection: redis.duplicate(),
    concurrency: Number(CONCURRENCY),
    lockDuration: Number(process.env.LOCK_DURATION ?? 30_000),
    stalledInterval: Number(process.env.LOCK_DURATION ?? 30_000),
    maxStalledCount: 10,
  },
)
worker.on('failed', (job, error) => console.error(`Batch ${job?.data.index}, attempt ${job?.attemptsMade}: ${error.message}`))
worker.on('error', () => {})
console.log(`Importing ${kind} of ${name}.`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await worker.close()
    process.exit()
  })
