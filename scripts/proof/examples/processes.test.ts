// Several processes with the real client on a real Redis, against a service that counts calls per
// app.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { hasRedis, startRedis } from '../../../src/tests/support/redisServer.ts'
import { runProcesses } from './processes.ts'

const limit = { most: 120, window: 3000 }

describe.skipIf(!hasRedis)('six processes on a Redis', () => {
  test('share a limit without losing calls and with few 429 responses, even if their clocks differ by a minute', async () => {
    await using redis = await startRedis()
    const clockOffset = (index: number) => [0, 60_000, -60_000][index % 3] ?? 0
    const { done, accepted, rejected } = await runProcesses({ processes: 6, calls: 40, limit, redisPort: redis.port, clockOffset })
    expect({ done, accepted }).toEqual({ done: 240, accepted: 240 })
    // None on an idle machine; without a Redis about 100. A busy machine delays requests until
    // after the window they were granted for.
    expect(rejected).toBeLessThanOrEqual(60)
  })

  test('lose no call of the others, make none twice and wait no longer than a lease if one is killed and one stopped', async () => {
    await using redis = await startRedis()
    const meanwhile = async ([killed, stopped]: readonly ChildProcess[]) => {
      await sleep(150)
      killed?.kill('SIGKILL')
      stopped?.kill('SIGSTOP')
      await sleep(8000)
      stopped?.kill('SIGCONT')
    }
    const { done, times, accepted, repeated } = await runProcesses({ processes: 6, calls: 40, limit, redisPort: redis.port, meanwhile })
    expect(done).toBe(200)
    expect(repeated).toBe(0)
    expect(accepted).toBeGreaterThanOrEqual(done)
    // Three windows without the two; what they held counts for a lease of 3 s at most.
    expect(Math.max(...times.slice(2).map((ms) => ms ?? Infinity))).toBeLessThan(6000 + 3000)
  })

  test('lose no calls while Redis is killed and restarted', async () => {
    await using redis = await startRedis()
    const meanwhile = async () => {
      await sleep(700)
      await redis.kill()
      await sleep(1000)
      await redis.restart()
    }
    const { done, accepted } = await runProcesses({ processes: 6, calls: 40, limit, redisPort: redis.port, meanwhile })
    expect({ done, accepted }).toEqual({ done: 240, accepted: 240 })
  })
})

test('six processes that share nothing lose no calls', async () => {
  const { done, accepted } = await runProcesses({ processes: 6, calls: 40, limit })
  expect({ done, accepted }).toEqual({ done: 240, accepted: 240 })
})

test('a process whose Redis accepts connections but never responds makes all its calls', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const { done, accepted } = await runProcesses({ processes: 1, calls: 30, limit, redisPort: port })
  expect({ done, accepted }).toEqual({ done: 30, accepted: 30 })
  silent.close()
})
