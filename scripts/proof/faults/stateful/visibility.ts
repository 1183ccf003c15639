import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import { isObject } from '../../../../contract-tests/documents/isObject.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import { type Handler, ServiceError } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import { textOf } from '../../../../contract-tests/model/snapshot.ts'
import type { StatefulFault } from './fault.ts'
import { plainProbes, variedProbes } from './probes.ts'
import { createWorld, type Probe, type World } from './world.ts'

/**
 * Finds requests that show faults, without the checks: the fake responds to fixed requests with and
 * without a fault.
 */
export interface Visibility {
  /**
   * The first request to whose response, or to the records after it, a fault makes a difference;
   * `undefined` if it is equivalent.
   */
  shownBy(fault: StatefulFault): Probe | undefined
}

/** Sends a request and returns what can be seen afterwards, as text. */
type Try = (world: World, handler: Handler, probe: Probe) => string

/**
 * Creates the search. The responses without faults are kept, as many faults are compared with them.
 */
export function createVisibility(contract: Contract): Visibility {
  const healthy = new Map<string, string>()
  const world = createWorld(contract)
  const writes = writesOf(contract, world)

  // Sent twice, as some faults show only in repeated requests.
  const twice: Try = (into, handler, probe) => [seen(into, handler, probe), seen(into, handler, probe), textOf(into.store)].join('\n')
  const aroundWrites: Try = (into, handler, probe) => {
    const read = () => seen(into, handler, probe)
    const after = (some: readonly Probe[]) => {
      for (const write of some) seen(into, families[write.operation.id] as Handler, write)
      return read()
    }
    return [read(), ...writes.map(after)].join('\n')
  }

  const fresh = (tried: Try, handler: Handler, probe: Probe): string => {
    world.reset()
    return tried(world, handler, probe)
  }
  const differs = (tried: Try, faulty: Handler, probe: Probe): boolean => {
    const key = JSON.stringify([tried === twice, probe.operation.id, probe.path, probe.query, probe.actor, probe.body])
    let usual = healthy.get(key)
    if (usual === undefined) healthy.set(key, (usual = fresh(tried, families[probe.operation.id] as Handler, probe)))
    return usual !== fresh(tried, faulty, probe)
  }

  return {
    shownBy({ operation: id, handlers = {}, concerns }) {
      const operation = contract.operations.find((candidate) => candidate.id === id) as Operation
      const wrap = handlers[id]
      if (!wrap) return undefined
      world.reset()
      const shows = (tried: Try) => (probe: Probe) =>
        (concerns === undefined || JSON.stringify([probe.query, probe.body]).includes(JSON.stringify(concerns))) &&
        differs(tried, wrap(families[id] as Handler), probe)
      const plain = plainProbes(contract, operation, world.store)
      const found = plain.find(shows(twice)) ?? (operation.method === 'GET' ? plain.slice(0, 20).find(shows(aroundWrites)) : undefined)
      if (found) return found
      const times = timesIn(plain.map((probe) => fresh(seen, families[id] as Handler, probe)))
      world.reset()
      for (const probe of variedProbes(contract, operation, world.store, times)) if (shows(twice)(probe)) return probe
      return undefined
    },
  }
}

/**
 * What a caller sees of a response: its body, or the error's code. The order of a list counts only
 * where the documents let callers rely on it.
 */
function seen(world: World, handler: Handler, probe: Probe): string {
  try {
    const body = world.call(handler, probe)
    const ordered = !Array.isArray(body.data) || isOrdered(probe)
    return text(ordered ? body : { ...body, data: (body.data as Json[]).map(text).sort() })
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error)
  }
}

/** JSON in which the order of properties does not count. */
const text = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** The times in responses, at most eight. */
const timesIn = (responses: readonly string[]): number[] =>
  [...new Set(responses.flatMap((response) => response.match(/\b1\d{9}\b/g) ?? []))].slice(0, 8).map(Number)

/** Whether the order of a list is stated: the request chooses it, or a cursor walks along it. */
const isOrdered = ({ operation, query }: Probe): boolean =>
  operation.paging?.style === 'cursor' || Object.keys(query).some((name) => /^(sort|affix)/.test(name))

/**
 * One request of each operation that writes: first those that create or change, then those that
 * delete.
 */
function writesOf(contract: Contract, { store }: World): Probe[][] {
  const all = contract.operations.filter(({ id, method }) => id in families && method !== 'GET')
  return [false, true].map((deletes) =>
    all
      .filter(({ method }) => (method === 'DELETE') === deletes)
      .flatMap((operation) => plainProbes(contract, operation, store).slice(0, 1)),
  )
}
