// The figures of the guide "Several processes", measured on this machine with its own Redis:
//
//   node scripts/run.cjs scripts/proof/fleet/measure.ts processes          six processes with 100 calls each, 60 accepted in 2 s
//   node scripts/run.cjs scripts/proof/fleet/measure.ts import [RECORDS]   a CSV through examples/import-fleet, 100,000 records by default
//   node scripts/run.cjs scripts/proof/fleet/measure.ts tenants            500 clients in one process
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Redis } from 'ioredis'
import { hasRedis, startRedis } from '../../../src/tests/support/redisServer.ts'
import { limitedService } from './limitedService.ts'
import { runProcesses } from './processes.ts'
import { exampleSandbox, sandboxOf } from './sandbox.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

async function measureProcesses(): Promise<void> {
  const limit = { most: 60, window: 2000 }
  const print = (name: string, { done, accepted, rejected, elapsed }: Awaited<ReturnType<typeof runProcesses>>) =>
    console.log(`${name}: ${done} of 600 done, ${accepted} accepted, ${rejected} rejected with 429, ${seconds(elapsed)} (minimum 18 s)`)
  print('without Redis', await runProcesses({ processes: 6, calls: 100, limit }))
  await using redis = await startRedis()
  print('with Redis', await runProcesses({ processes: 6, calls: 100, limit, redisPort: redis.port }))
  const meanwhile = async () => {
    await sleep(5000)
    await redis.kill()
    await sleep(3000)
    await redis.restart()
  }
  print('with Redis killed for 3 s', await runProcesses({ processes: 6, calls: 100, limit, redisPort: redis.port, meanwhile }))
}

/** The resident memory of a process in bytes. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** A figure from Redis' INFO. */
const infoOf = async (redis: Redis, name: string): Promise<number> =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(await redis.info())?.[1] ?? Number.NaN)

async function measureImport(records: number): Promise<void> {
  // The service's limit of 60 requests, but per second.
  await using service = await limitedService({ most: 60, window: 1000 })
  await using server = await startRedis()
  await using sandbox = await exampleSandbox('import-fleet', {
    REDIS_URL: `redis://127.0.0.1:${server.port}`,
    CHAT_BASE_URL: service.url,
    CHAT_API_KEY: 'feedface',
  })
  const rows = Array.from({ length: records }, (_, number) => `gardener-${number},Gardener ${number},{}`)
  await writeFile(join(sandbox.folder, 'users.csv'), ['uid,name,metadata', ...rows].join('\n'))
  const began = performance.now()
  const producer = sandbox.start('produce.js', 'spring', 'users', 'users.csv')
  const workers = [1, 2].map(() => sandbox.start('work.js', 'spring', 'users'))
  const status = sandbox.start('status.js', 'spring', 'users', '--wait')

  const redis = server.connect()
  const most = { producer: 0, worker: 0, redis: 0, keys: 0 }
  let over = false
  status.exited.then(() => (over = true))
  while (!over) {
    const running = producer.child.exitCode === null
    most.keys = Math.max(most.keys, await redis.dbsize())
    most.redis = Math.max(most.redis, await infoOf(redis, 'used_memory'))
    if (running) most.producer = Math.max(most.producer, await memoryOf(producer.child.pid).catch(() => 0))
    for (const { child } of workers) most.worker = Math.max(most.worker, await memoryOf(child.pid))
    await sleep(200)
  }
  const commands = await infoOf(redis, 'total_commands_processed')
  const twice = [...service.imported.values()].filter((times) => times > 1).length
  console.log(status.output().trim().split('\n').at(-1))
  console.log(`${service.imported.size} records at the service, ${twice} of them sent more than once`)
  console.log(`${service.accepted} requests accepted, ${service.rejected} rejected with 429, ${seconds(performance.now() - began)}`)
  console.log(`memory at most: producer ${megabytes(most.producer)}, a worker ${megabytes(most.worker)}, Redis ${megabytes(most.redis)}`)
  console.log(`${most.keys} keys in Redis at most, ${await redis.dbsize()} at the end; ${commands} commands`)
}

async function measureTenants(): Promise<void> {
  await using sandbox = await sandboxOf([join(import.meta.dirname, 'tenants.ts')], { NODE_OPTIONS: '--expose-gc' })
  const program = sandbox.start('tenants.js')
  await program.exited
  console.log(program.output().trim())
}

const [what, records = '100000'] = process.argv.slice(2)
if (!hasRedis) {
  console.error('redis-server is not installed.')
  process.exitCode = 1
} else if (what === 'processes') await measureProcesses()
else if (what === 'import' && Number(records) >= 1) await measureImport(Number(records))
else if (what === 'tenants') await measureTenants()
else {
  console.error('Usage: measure.ts processes | import [RECORDS] | tenants')
  process.exitCode = 2
}
