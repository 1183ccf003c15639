import type { Arguments } from '../cases/arguments.ts'
import { changedAt } from '../spec/pointer.ts'
import { type Fixtures, SetupFailed } from './fixtures.ts'
import { identifiersIn } from './identifiers.ts'
import { isNamed } from './serverCases.ts'
import type { ServerContext } from './serverContext.ts'

/** Records that are there already, for a run that may only read: those that the caller gave, else the first of each list. */
export function existingRecords(server: ServerContext): Fixtures {
  const { contract, resources, names } = server
  const known = new Map<string, Promise<string>>()

  async function first(kind: string, context: Arguments): Promise<string> {
    const resource = resources.get(kind)
    if (!resource?.list) throw new SetupFailed(`no operation lists ${kind}`)
    const wanted = new Set(resource.list.parameters.filter(({ required }) => required).map(({ name }) => name))
    const given = Object.fromEntries(Object.entries(context).filter(([name]) => wanted.has(name)))
    const { data } = await server.setUp(resource.list.id, given)
    const [record] = Array.isArray(data) ? (data as Record<string, unknown>[]) : []
    const id = record?.[resource.parameter] ?? record?.id
    if (typeof id !== 'string' && typeof id !== 'number') throw new SetupFailed(`${resource.list.id} lists no record to read`)
    return String(id)
  }

  const fixtures: Fixtures = {
    fresh: (example) => `contract-no-such-${example}`,
    call: (operationId, given) => server.setUp(operationId, given),
    ready: (operationId, given) => server.setUp(operationId, given),
    reserve: async () => {},
    end: async () => {},
    record(kind, example, context = {}) {
      const given = server.given(kind, example)
      if (given !== undefined) return Promise.resolve(given)
      const key = `${kind} ${JSON.stringify(context.uid ?? context.guid ?? context.appId ?? '')}`
      let found = known.get(key)
      if (!found) {
        found = first(kind, context)
        known.set(key, found)
        found.catch(() => known.delete(key))
      }
      return found
    },
    prepared: (operation, given) => fixtures.translated(operation, given),
    async translated(operation, given) {
      let current = given
      for (const { pointer, value, kind } of identifiersIn(contract, resources, operation, given)) {
        if (!isNamed(names, kind, value)) continue
        const id = await fixtures.record(kind, value, current)
        current = changedAt(current, pointer, () => (typeof value === 'number' ? Number(id) : id)) as Arguments
      }
      return current
    },
  }
  return fixtures
}
