import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Limit, limitedService } from './limitedService.ts'
import { sandboxOf } from './sandbox.ts'

/** The results of the calls of several processes. */
export interface ProcessesResult {
  /** Calls that got a response, and how many milliseconds each process took for its own. */
  readonly done: number
  readonly times: readonly (number | undefined)[]
  /** Requests that were accepted, those of them that repeat one, and those rejected with 429. */
  readonly accepted: number
  readonly repeated: number
  readonly rejected: number
}

/**
 * Starts processes with a client each, which make their calls simultaneously to a service with a
 * limit for all of them.
 *
 * @param processes - how many processes
 * @param calls - the calls of each
 * @param limit - the service's limit; windows are whole seconds, as in the service's headers
 * @param redisPort - the Redis that the processes share; without it they share nothing
 * @param meanwhile - called with the processes once they have started
 * @param clockOffset - the error of a process's clock in milliseconds
 */
export async function runProcesses({
  processes,
  calls,
  limit,
  redisPort,
  meanwhile = async () => {},
  clockOffset = () => 0,
}: {
  readonly processes: number
  readonly calls: number
  readonly limit: Limit
  readonly redisPort?: number
  readonly meanwhile?: (processes: readonly ChildProcess[]) => Promise<void>
  readonly clockOffset?: (process: number) => number
}): Promise<ProcessesResult> {
  await using service = await limitedService(limit)
  await using sandbox = await sandboxOf([`${import.meta.dirname}/caller.ts`], {
    CHAT_BASE_URL: service.url,
    CALLS: String(calls),
    ...(redisPort !== undefined && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
  })
  const programs = Array.from({ length: processes }, (_, index) =>
    sandbox.run('caller.js', [], { CLOCK_OFFSET: String(clockOffset(index)) }),
  )
  await Promise.all(programs.map(({ child }) => once(child, 'message')))
  await service.nextWindow()
  for (const { child } of programs) child.send('go')
  const children = programs.map(({ child }) => child)
  await Promise.all([meanwhile(children), ...programs.map(({ exited }) => exited)])
  // A process that was killed prints nothing.
  const results = programs.map((program) => JSON.parse(program.output() || '{}') as { done?: number; ms?: number })
  const done = results.reduce((sum, result) => sum + (result.done ?? 0), 0)
  const { accepted, repeated, rejected } = service
  return { done, times: results.map(({ ms }) => ms), accepted, repeated, rejected }
}
