import { distanceOf } from './closestName.ts'
import type { Operation } from './document.ts'

/** The largest share of a segment's letters that may differ from the documented segment. */
const largestShare = 1 / 3

/**
 * Suggests the nearest documented request for an undocumented path, such as `GET /users` for
 * `//users`. If only the slashes are wrong, it says so.
 */
export function nearestPath(operations: readonly Operation[], method: string, path: string): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  const candidates = operations.filter((operation) => operation.method === method)
  const similar = candidates
    .map((operation) => ({ operation, distance: distanceBetween(operation.path.split('/').slice(1), segments) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((left, right) => left.distance - right.distance)[0]
  if (similar) {
    const template = similar.operation.path.split('/').slice(1)
    const filled = template.map((part, index) => (part.startsWith('{') ? segments[index] : part)).join('/')
    const slashes = similar.distance === 0 ? ' (with single slashes, and none at the end of the base URL)' : ''
    return `${method} /${filled}${slashes}`
  }
  return listWithout(candidates, method, segments)
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
    const letters = distanceOf(part.toLowerCase(), sent.toLowerCase())
    return letters <= part.length * largestShare ? letters + 0.5 : Number.POSITIVE_INFINITY
  })
  return distances.reduce((sum, distance) => sum + distance, 0)
}
