import { distanceOf } from './closestName.ts'
import type { Operation } from './document.ts'

/** The largest share of a segment's letters that may differ from the documented segment. */
const largestShare = 1 / 3
/** The fewest letters that stand for a segment which begins with them, such as `block`. */
const shortestStart = 4

/** The mistake in a path that is documented otherwise. */
const slashes = ' (with single slashes, and none at the end of the base URL)'
const version = ' (the base URL already ends in /v3)'

/**
 * Suggests the nearest documented request for an undocumented path, such as `GET /users` for
 * `//users`. If only the slashes or the version are wrong, it says so.
 */
export function nearestPath(operations: readonly Operation[], method: string, path: string): string | undefined {
  const sent = path.split('/').filter((segment) => segment !== '')
  const hasVersion = sent[0]?.toLowerCase() === 'v3'
  const segments = hasVersion ? sent.slice(1) : sent
  const candidates = operations.filter((operation) => operation.method === method)
  const similar = mostSimilar(candidates, segments) ?? mostSimilar(operations, segments)
  if (!similar) return listWithout(candidates, method, segments)
  const { operation, distance } = similar
  const template = operation.path.split('/').slice(1)
  const filled = template.map((part, index) => (part.startsWith('{') ? segments[index] : part)).join('/')
  const methods = operations.filter((other) => other.path === operation.path).map((other) => other.method)
  const isTwice = hasVersion && path === `/${sent.join('/')}`
  const reason = distance > 0 ? '' : isTwice ? version : slashes
  return `${methods.includes(method) ? method : methods.join(' or ')} /${filled}${reason}`
}

/** The operation with the most similar path, in any of its spellings. */
function mostSimilar(
  operations: readonly Operation[],
  segments: readonly string[],
): { operation: Operation; distance: number } | undefined {
  return operations
    .flatMap((operation) =>
      [operation.path, ...(operation.spellings ?? [])].map((path) => ({ operation, template: path.split('/').slice(1) })),
    )
    .map(({ operation, template }) => ({ operation, distance: distanceBetween(template, segments) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((left, right) => left.distance - right.distance)[0]
}

/**
 * The list of the records in the last segment, for a path that begins with the record of a user:
 * `GET /groups?hasJoined=true on behalf of mira` for `/users/mira/groups`.
 */
function listWithout(candidates: readonly Operation[], method: string, segments: readonly string[]): string | undefined {
  const list = segments.length > 2 ? candidates.find(({ path }) => path === `/${segments.at(-1)}`) : undefined
  if (!list) return undefined
  const isOwn = list.parameters.find((parameter) => parameter['x-companions']?.requires?.includes('onBehalfOf'))
  const uid = segments[0] === 'users' && list.parameters.some(({ name }) => name === 'onBehalfOf') ? segments[1] : undefined
  return `${method} ${list.path}${uid === undefined ? '' : `${isOwn ? `?${isOwn.name}=true` : ''} on behalf of ${uid}`}`
}

/** How many letters of the fixed segments differ; infinite if they have too little in common. */
function distanceBetween(template: readonly string[], segments: readonly string[]): number {
  if (template.length !== segments.length) return Number.POSITIVE_INFINITY
  const distances = template.map((part, index) => {
    const sent = segments[index] as string
    if (part.startsWith('{') || part === sent) return 0
    // Another case is a difference too, so that the slashes are not to blame.
    const [documented, written] = [part.toLowerCase(), sent.toLowerCase()]
    const letters = distanceOf(documented, written)
    const isSimilar = letters <= part.length * largestShare || (written.length >= shortestStart && documented.startsWith(written))
    return isSimilar ? letters + 0.5 : Number.POSITIVE_INFINITY
  })
  return distances.reduce((sum, distance) => sum + distance, 0)
}
