// Receives events and puts them into a queue: node receive.js. Start a receiver behind each address
// of your load balancer.
//
// It responds as soon as the event is in the queue, as the service waits two seconds at most. If
// the queue does not take it in time, it responds with 503: the service delivers again after 10 and
// after 30 seconds if the webhook has `retryOnFailure`.
//
// Reads PORT, WEBHOOK_USERNAME, WEBHOOK_PASSWORD and REDIS_URL from the environment, and
// FIRST_PAUSE: the milliseconds before an event that failed is handled again, which double each
// time.
import { createServer } from 'node:http'
import { Queue } from 'bullmq'
import { isWebhookError, parseWebhook } from 'cometchat-rest/webhooks'
import { Redis } from 'ioredis'
import { identityOf } from './identity.js'

const {
  PORT = '3000',
  WEBHOOK_USERNAME = 'linden',
  WEBHOOK_PASSWORD,
  REDIS_URL = 'redis://127.0.0.1:6379',
  FIRST_PAUSE = '1000',
} = process.env
const threeDays = 3 * 24 * 60 * 60

const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 1500 })
redis.on('error', () => {})
const queue = new Queue('events', { connection: redis })
queue.on('error', () => {})

const server = createServer(async (request, response) => {
  let event
  try {
    event = await parseWebhook(request, { username: WEBHOOK_USERNAME, password: WEBHOOK_PASSWORD })
  } catch (error) {
    if (!isWebhookError(error)) console.error(error.message)
    response.writeHead(isWebhookError(error) ? error.status : 500).end()
    return
  }
  try {
    await queue.add(event.trigger, event, {
      // A queue holds an id only once, so an event that is delivered again is not added again; its
      // id is kept for three days.
      jobId: identityOf(event),
      removeOnComplete: { age: threeDays },
      attempts: 5,
      backoff: { type: 'exponential', delay: Number(FIRST_PAUSE) },
    })
    response.writeHead(200).end()
  } catch (error) {
    console.error(`Not taken: ${event.trigger} (${error.message}).`)
    response.writeHead(503).end()
  }
})
server.listen(Number(PORT), () => console.log(`Receiving events on port ${server.address().port}.`))

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(async () => {
      await queue.close()
      redis.disconnect()
    })
  })
