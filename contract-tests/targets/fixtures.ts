import type { Case } from '../cases/case.ts'
import type { Contract } from '../document/contract.ts'
import type { Operation } from '../document/document.ts'
import { pathOf } from '../referee/request.ts'
import type { WireRequest } from '../referee/wire.ts'
import { type ClientMethods, type ClientSettings, projectClient } from '../run/environment.ts'

/** Users and groups that a run makes for itself, the only ones it may write to. */
export interface Fixtures {
  prefix: string
  /** Puts the run's own ids in the place of those in the documents' examples. */
  translate(given: Record<string, unknown>): Record<string, unknown>
  /** Whether a case, its ids translated, changes nothing but what is the run's own. */
  allows(operation: Operation, one: Case): boolean
  /** @throws for a request that would change anything else */
  guard(request: WireRequest): void
  create(): Promise<void>
  /** Removes everything of the run, also what an interrupted create left; says what could not be removed. */
  remove(): Promise<string[]>
}

const safe = /^(GET|HEAD|OPTIONS)$/

// Below a user or a group, and not one of the agents that are named by a uid, too.
const ownPath = /^\/(users\/\{uid\}|groups\/\{guid\})(\/|$)/

/** Refuses every request that is not read-only. */
export function readOnly({ method, url }: WireRequest): void {
  if (!safe.test(method)) throw new Error(`${method} ${pathOf(url)} is not sent without --allow-writes`)
}

/** Whether an operation may be checked on a server: it only reads, or it changes nothing but a user or a group named in its path. */
export function isAllowed(operation: Operation, writes: boolean): boolean {
  if (safe.test(operation.method)) return true
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  return writes && ownPath.test(operation.path) && names.every((name) => name === 'uid' || name === 'guid')
}

/** Prepares the users and groups of a run on the chat API. */
export function createFixtures(contract: Contract, settings: Omit<ClientSettings, 'fetch'>): Fixtures {
  const prefix = `contract-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}-`
  const examples = (names: RegExp) =>
    new Set(
      contract.operations.flatMap(({ path, parameters }) =>
        (ownPath.test(path) ? parameters : []).flatMap(({ name, example }) =>
          names.test(name) && typeof example === 'string' ? [example] : [],
        ),
      ),
    )
  const uids = examples(/^(uid|onBehalfOf)$/)
  const guids = examples(/^guid$/)
  const ids = new Set([...uids, ...guids])
  const client = (): ClientMethods => projectClient('chat', { ...settings, fetch: globalThis.fetch })
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.has(value) ? prefix + value : value
    if (Array.isArray(value)) return value.map(swap)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [ids.has(name) ? prefix + name : name, swap(child)]))
  }
  const call = (name: string, given: Record<string, unknown>) => (client()[name] as ClientMethods[string])(given)
  return {
    prefix,
    translate: (given) => swap(given) as Record<string, unknown>,
    allows: ({ method, parameters }, { given, alter }) =>
      safe.test(method) ||
      (alter?.in !== 'path' && parameters.every(({ name, in: place }) => place !== 'path' || String(given[name]).startsWith(prefix))),
    guard({ method, url }) {
      if (safe.test(method)) return
      const segments = pathOf(url).slice(pathOf(settings.base).length).split('/')
      if (!(segments[1] === 'users' || segments[1] === 'groups') || !segments[2]?.startsWith(prefix))
        throw new Error(`${method} ${pathOf(url)} is not sent: it could change what this run did not make`)
    },
    async create() {
      for (const uid of uids) await call('createUser', { body: { uid: prefix + uid, name: `Contract test ${uid}` } })
      for (const guid of guids) await call('createGroup', { body: { guid: prefix + guid, name: `Contract test ${guid}`, type: 'public' } })
    },
    async remove() {
      const failures: string[] = []
      const attempt = async (what: string, run: () => Promise<unknown>) => {
        await run().catch((error: { status?: number; message: string }) => {
          if (error.status !== 404) failures.push(`${what}: ${error.message}`)
        })
      }
      for (const guid of guids) await attempt(`group ${prefix}${guid}`, () => call('deleteGroup', { guid: prefix + guid }))
      for (const uid of uids)
        await attempt(`user ${prefix}${uid}`, () => call('deleteUser', { uid: prefix + uid, body: { permanent: true } }))
      return failures
    },
  }
}
