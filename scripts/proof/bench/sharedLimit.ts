// Six processes with 100 calls each against one limit of 60 requests in 2 s: how many calls are lost, and how long it takes.
//
//   node scripts/run.cjs scripts/proof/bench/sharedLimit.ts [all|remaining|none]
//
// The argument selects what responses state about the limit: all headers, only the remaining requests, or only the status 429.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { createChatClient } from '../../../src/index.ts'

const [limit, window, processes, callsEach] = [60, 2000, 6, 100]

if (process.send) await runWorker(process.argv[2] as string)
else await measure(process.argv[2])

/** Makes the calls of a process and reports the number of failures. */
async function runWorker(baseUrl: string): Promise<void> {
  const chat = createChatClient({ baseUrl, apiKey: 'any-key' })
  const outcomes = await Promise.allSettled(Array.from({ length: callsEach }, () => chat.listUsers()))
  process.send?.(outcomes.filter(({ status }) => status === 'rejected').length)
  process.disconnect()
}

async function measure(says = 'all'): Promise<void> {
  if (!['all', 'remaining', 'none'].includes(says)) throw new UsageError(`Unknown argument: ${says}. Known: all, remaining, none`)
  let [used, ends, rejected] = [0, 0, 0]
  const server = createServer((_, response) => {
    const now = Date.now()
    if (now >= ends) [used, ends] = [0, now - (now % window) + window]
    const isOver = used >= limit
    if (isOver) rejected++
    else used++
    if (says !== 'none') response.setHeader('x-ratelimit-remaining', limit - used)
    if (says === 'all') response.setHeader('x-ratelimit-limit', limit).setHeader('x-ratelimit-reset', ends / 1000)
    if (says === 'all' && isOver) response.setHeader('retry-after-ms', ends - now)
    response.writeHead(isOver ? 429 : 200, { 'content-type': 'application/json' }).end(isOver ? '{"error":{}}' : '{"data":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const began = performance.now()
  const lost = await Promise.all(
    Array.from({ length: processes }, async () => {
      const [failed] = (await once(fork(fileURLToPath(import.meta.url), [baseUrl], { execArgv: ['--import', 'tsx'] }), 'message')) as [
        number,
      ]
      return failed
    }),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  server.close()
  const total = lost.reduce((sum, count) => sum + count)
  console.log(`${says}: lost ${total} of ${processes * callsEach} in ${seconds} s, with ${rejected} responses of 429`)
}
