import { ServerGone } from '../exchange/serverTarget.ts'
import type { CreatedRecords, Made } from './createdRecords.ts'

/** Removes one record; `status` is that of the answer. */
export type Remove = (made: Made) => Promise<{ status: number; body: string }>

const attempts = 4

/**
 * Removes everything that a run made, whatever came before: what is refused or not answered is tried again. What belongs to a user or a group goes
 * with it.
 *
 * @returns what could not be removed, a line each
 */
export async function removeAll(createdRecords: CreatedRecords, remove: Remove, pause = 500): Promise<string[]> {
  const left = createdRecords.left()
  const tops = left.filter(({ path }) => !left.some((other) => other.path !== path && path.startsWith(`${other.path}/`)))
  // Groups first, as an owner can only be removed after the group. Messages are removed with their sender and their group.
  const order = (kind: string) => (kind === '/groups' ? 1 : kind === '/users' ? 2 : 0)
  const queue = tops
    .filter(({ kind }) => kind !== '/messages')
    .sort((one, other) => order(one.kind) - order(other.kind))
    .values()
  const failures: string[] = []
  const work = async () => {
    for (const made of queue) {
      const why = await removed(made, remove, pause)
      if (why === undefined) createdRecords.forget(made)
      else failures.push(`${made.path}: ${why}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return failures
}

/** Removes one record, or says why not. */
async function removed(made: Made, remove: Remove, pause: number): Promise<string | undefined> {
  let why = ''
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const { status, body } = await remove(made)
      if ((status >= 200 && status < 300) || status === 404 || status === 410) return undefined
      why = `${status} ${body.slice(0, 120)}`
      if (status !== 429 && status < 500) return why
    } catch (error) {
      why = (error as Error).message
      if (error instanceof ServerGone) return why
    }
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pause * attempt))
  }
  return why
}
