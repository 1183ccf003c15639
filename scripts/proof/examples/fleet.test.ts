// The examples for several processes: real workers on a real Redis, killed and restarted, against
// the fake.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import { createFakeChat } from '../../../contract-tests/fake/createFakeChat.ts'
import { hasRedis, startRedis } from '../../../src/tests/support/redisServer.ts'
import { exampleSandbox } from './sandbox.ts'

/** `npm ci --prefix scripts/proof/examples` installs the examples' dependencies. */
const installed = existsSync(join(import.meta.dirname, 'node_modules/bullmq'))

describe.skipIf(!hasRedis || !installed)('with a Redis and BullMQ', () => {
  test('the import imports each record once, even if a worker and Redis are killed', async () => {
    await using server = await startRedis()
    const fake = await createFakeChat()
    const { url } = await fake.listen()
    const environment = {
      REDIS_URL: `redis://127.0.0.1:${server.port}`,
      CHAT_BASE_URL: url,
      CHAT_API_KEY: 'feedface',
      LOCK_DURATION: '2000',
      LONGEST_QUEUE: '5',
    }
    await using sandbox = await exampleSandbox('import-fleet', environment)
    const rows = Array.from({ length: 1200 }, (_, number) => `gardener-${number},Gardener ${number},`)
    rows[700] = 'gardener-700,Gardener 700,not JSON'
    await writeFile(join(sandbox.folder, 'users.csv'), ['uid,name,metadata', ...rows].join('\n'))
    fake.delay(150)

    const produce = () => sandbox.start('produce.js', 'spring', 'users', 'users.csv')
    const producers = [produce(), produce()]
    const victim = sandbox.start('work.js', 'spring', 'users')
    sandbox.start('work.js', 'spring', 'users')
    const requests = async (count: number) => {
      while (fake.requests.length < count) await sleep(20)
    }
    await requests(4)
    victim.child.kill('SIGKILL')
    await requests(10)
    await server.kill()
    await sleep(500)
    await server.restart()
    sandbox.start('work.js', 'spring', 'users')
    expect(await Promise.all(producers.map(({ exited }) => exited))).toEqual([0, 0])
    const status = sandbox.start('status.js', 'spring', 'users', '--wait', '--failed')
    expect(await status.exited, status.output()).toBe(0)
    expect(status.output()).toContain('24 of 24 batches: ')
    expect(status.output()).toContain('1199 imported')
    expect(status.output()).toContain('1 refused')
    expect(status.output()).toMatch(/"record":700,.*The column metadata is not JSON/)
    // Whatever was sent twice, the service has each user once, and no others.
    const created = new Set<string>()
    for (const { body, status: code } of fake.requests)
      if (code === 200) for (const uid of Object.keys((body as { users: object }).users)) created.add(uid)
    expect(created.size).toBe(1199)

    // A third producer finds everything done; another file under the same name is rejected.
    const again = produce()
    expect(await again.exited).toBe(0)
    expect(again.output()).toContain('0 added to the queue, 24 done before')
    await writeFile(join(sandbox.folder, 'users.csv'), 'uid,name\nother,Other')
    const other = produce()
    expect(await other.exited).toBe(1)
    expect(other.output()).toContain('began with another file')
    const missing = sandbox.start('produce.js', 'summer', 'users', 'none.csv')
    expect(await missing.exited).toBe(1)
    expect(missing.output()).toContain('none.csv')
    await fake.close()
  })

  test('the webhook receivers handle each event once, however often it is delivered, and invalid events do not block others', async () => {
    await using server = await startRedis()
    const environment = {
      REDIS_URL: `redis://127.0.0.1:${server.port}`,
      PORT: '0',
      WEBHOOK_PASSWORD: 'gate',
      LOCK_DURATION: '2000',
      FIRST_PAUSE: '50',
    }
    await using sandbox = await exampleSandbox('webhook-fleet', environment)
    const receivers = [sandbox.start('receive.js'), sandbox.start('receive.js')]
    const ports: string[] = []
    for (const receiver of receivers) {
      while (!receiver.output().includes('port ')) await sleep(20)
      ports.push(/port (\d+)/.exec(receiver.output())?.[1] ?? '')
    }
    const deliver = async (event: object, index: number) => {
      const response = await fetch(`http://127.0.0.1:${ports[index % 2]}/`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('linden:gate')}`, 'content-type': 'application/json' },
        body: JSON.stringify(event),
      })
      return response.status
    }
    const sent = (id: string, sender: string | undefined) => ({
      trigger: 'message_sent',
      webhook: 'hook',
      data: { message: { id, sender } },
    })
    const events = [...Array.from({ length: 40 }, (_, number) => sent(String(number), 'mira')), sent('40', undefined)]
    const victim = sandbox.start('work.js')
    sandbox.start('work.js')
    // Each event is delivered three times, to both receivers.
    const statuses = await Promise.all([...events, ...events, ...events].map(deliver))
    expect(new Set(statuses)).toEqual(new Set([200]))
    victim.child.kill('SIGKILL')
    await Promise.all(events.slice(0, 5).map(deliver))
    const redis = new Redis(server.port, '127.0.0.1')
    while (Number(await redis.hget('messages-by-sender', 'mira')) < 40) await sleep(50)
    await sleep(500)
    expect(await redis.hgetall('messages-by-sender')).toEqual({ mira: '40' })
    redis.disconnect()
    for (;;) {
      const failed = sandbox.start('work.js', '--failed')
      expect(await failed.exited).toBe(0)
      if (failed.output().includes('the event names no sender')) break
      await sleep(500)
    }
  })
})
