import { lease, type RedisStore } from './redisStore.ts'

/** By what name a process holds the permits of a limit, as long as its lease lasts. */
export interface Holder {
  readonly limit: string
  readonly name: string
  /** How many permits it holds, those included that it asks for. */
  held: number
  /** Until when its lease lasts at least, by the clock of `performance.now`. */
  lastsUntil: number
}

export interface Leases {
  /** The holder of a limit, which is now also held for `permits` more. */
  hold(limit: string, permits: number): Holder
  /** Notes that a reply to a question of this moment has extended the lease. */
  extended(holder: Holder, asked: number): void
  /** Gives up permits. */
  drop(holder: Holder, permits: number): void
}

/** How often a lease is renewed, in milliseconds. */
const interval = lease / 3

/**
 * Keeps the leases of the permits that a process holds: while it lives it renews them, and keeps no
 * process alive for it. If it stood still for longer than a lease, its permits are lost, and it goes
 * on under another name, so that what it still gives back is not taken for permits of today.
 *
 * @param process - unique to this limiter
 */
export function createLeases(store: RedisStore, process: string): Leases {
  const holders = new Map<string, Holder>()
  let generation = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function renew(): void {
    const asked = performance.now()
    for (const holder of holders.values()) {
      const { limit, name } = holder
      // Without a reply the lease runs out, and the next command notices what is wrong with Redis.
      store.renew(limit, name).then(
        (isHeld) => (isHeld ? extended(holder, asked) : lose(holder)),
        () => {},
      )
    }
  }

  const extended = (holder: Holder, asked: number) => {
    holder.lastsUntil = Math.max(holder.lastsUntil, asked + lease)
  }

  const lose = (holder: Holder) => {
    holder.lastsUntil = 0
  }

  return {
    hold(limit, permits) {
      const now = performance.now()
      let holder = holders.get(limit)
      if (holder && holder.lastsUntil <= now) {
        generation++
        holder = undefined
      }
      if (!holder) holders.set(limit, (holder = { limit, name: `${process}:${generation}`, held: 0, lastsUntil: now + lease }))
      holder.held += permits
      if (timer === undefined) {
        timer = setInterval(renew, interval)
        // A browser's timer is a number.
        ;(timer as { unref?(): void }).unref?.()
      }
      return holder
    },
    extended,
    drop(holder, permits) {
      holder.held -= permits
      if (holder.held === 0 && holders.get(holder.limit) === holder) holders.delete(holder.limit)
      if (holders.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}
