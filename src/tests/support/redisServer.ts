import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { vi } from 'vitest'
import { freePort } from './freePort.ts'

/** Whether a `redis-server` is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis server for a single test, on a free port. */
export interface RedisServer extends AsyncDisposable {
  readonly port: number
  /** A new connection, closed with the server. */
  connect(): Redis
  /** Kills the server, as in a crash. */
  kill(): Promise<void>
  /** Starts it again with the data that reached its append-only file. */
  restart(): Promise<void>
}

/** Starts a Redis with an append-only file. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const connections: Redis[] = []
  // Limiters that a test leaves with permits would renew their leases in the next ones.
  const renewals = vi.spyOn(globalThis, 'setInterval')
  let child: ChildProcess
  const start = async () => {
    const settings = `--port ${port} --bind 127.0.0.1 --dir ${folder} --appendonly yes --appendfsync always --save`
    child = spawn('redis-server', [...settings.split(' '), ''], { stdio: 'ignore' })
    const started = child
    // No server may outlive the test run.
    const stop = () => started.kill('SIGKILL')
    process.once('exit', stop)
    started.once('exit', () => process.off('exit', stop))
    const probe = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 })
    probe.on('error', () => {})
    const ended = new Promise<never>((_, reject) =>
      started.once('exit', () => reject(new Error(`redis-server did not start at port ${port}.`))),
    )
    await Promise.race([probe.ping(), ended]).finally(() => probe.disconnect())
  }
  const kill = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exited
  }
  await start()
  return {
    port,
    connect() {
      const redis = new Redis(port, '127.0.0.1', { retryStrategy: () => 100 })
      redis.on('error', () => {})
      connections.push(redis)
      return redis
    },
    kill,
    restart: start,
    async [Symbol.asyncDispose]() {
      for (const { value } of renewals.mock.results) clearInterval(value as NodeJS.Timeout)
      renewals.mockRestore()
      for (const connection of connections) connection.disconnect()
      if (child.exitCode === null && child.signalCode === null) await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
