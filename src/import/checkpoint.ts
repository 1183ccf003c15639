import { ownProperty, unknownName } from '../request/checks.ts'
import { hasProperties } from '../request/values.ts'
import { withoutPrototype } from '../request/withoutPrototype.ts'
import { type ImportKind, kinds } from './kinds.ts'
import { type ImportCounts, type ImportResult, statuses } from './results.ts'

/** How far the import of one kind has come. */
export interface KindCheckpoint extends ImportCounts {
  /** How many of the records are done. */
  next: number
  /**
   * Among these, ranges of records whose outcome is unknown, `[from, to)`. An import that continues
   * from here sends them again.
   */
  readonly again: [from: number, to: number][]
  /** Whether there are no records after `next`. */
  finished?: boolean
  /**
   * A hash of the ids of the last records before `next`. It shows whether the import continues with
   * the same records.
   */
  fingerprint?: string
}

/** How far an import has come: plain data that can be saved as JSON. */
export type ImportCheckpoint = { [kind in ImportKind]?: KindCheckpoint }

/** How many records before `next` the fingerprint covers. */
export const fingerprintedRecords = 10

/**
 * Fills in what a checkpoint leaves out, in place.
 * @throws TypeError if it is not a checkpoint
 */
export function completeCheckpoint(checkpoint: ImportCheckpoint): Required<ImportCheckpoint> {
  if (!hasProperties(checkpoint)) throw new TypeError('importAll: `checkpoint` must be an object, `{}` for an import from the beginning.')
  const unknown = unknownName(checkpoint, kinds, 'kind of records')
  if (unknown) throw new TypeError(`importAll: in \`checkpoint\` ${unknown}`)
  if (hasFrozen(checkpoint))
    throw new TypeError('importAll: `checkpoint` must not be frozen; pass a copy, such as `structuredClone(checkpoint)`.')
  for (const kind of kinds) {
    const given = ownProperty(checkpoint, kind) as KindCheckpoint | undefined
    const state = given ?? { next: 0, again: [], created: 0, existed: 0, refused: 0, unknown: 0 }
    const own = withoutPrototype(state)
    const problem = typeof state === 'object' ? problemOf(own) : 'it is not an object'
    if (problem) throw new TypeError(`importAll: \`checkpoint.${kind}\` is not as importAll left it: ${problem}. Start again with \`{}\`.`)
    checkpoint[kind] = Object.assign(state, { finished: own.finished, fingerprint: own.fingerprint })
  }
  return checkpoint as Required<ImportCheckpoint>
}

const hasFrozen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (!Object.isExtensible(value) || Object.values(value).some(hasFrozen))

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function problemOf(state: KindCheckpoint): string | undefined {
  const { next, again, unknown, finished, fingerprint } = state
  const wrong = (['next', ...statuses] as const).find((name) => !isCount(state[name]))
  if (wrong) return `\`${wrong}\` must be a whole number, 0 or more`
  if (!Array.isArray(again)) return '`again` must be a list of ranges'
  let end = 0
  let total = 0
  for (const range of again as readonly unknown[]) {
    const [from, to] = Array.isArray(range) ? (range as unknown[]) : []
    if (!isCount(from) || !isCount(to) || from < end || to <= from || to > next)
      return '`again` must be a list of ranges `[from, to]` before `next`, in order'
    end = to
    total += to - from
  }
  if (total !== unknown) return '`unknown` must be the number of records in `again`'
  if (statuses.reduce((sum, status) => sum + state[status], 0) !== next)
    return '`created`, `existed`, `refused` and `unknown` must add up to `next`'
  if (finished !== undefined && typeof finished !== 'boolean') return '`finished` must be true or false'
  if (fingerprint !== undefined && typeof fingerprint !== 'string') return '`fingerprint` must be a string'
  return undefined
}

/** Adds the outcomes of records, new or sent again, to the checkpoint of their kind. */
export function advanceCheckpoint(state: KindCheckpoint, results: readonly ImportResult[]): void {
  for (const { index, status } of results) {
    if (index < state.next) {
      if (status === 'unknown') continue
      removeFrom(state.again, index)
      state.unknown--
    } else {
      if (status === 'unknown') append(state.again, index)
      state.next = index + 1
    }
    state[status]++
  }
}

function append(ranges: KindCheckpoint['again'], index: number): void {
  const lastRange = ranges.at(-1)
  if (lastRange?.[1] === index) lastRange[1]++
  else ranges.push([index, index + 1])
}

function removeFrom(ranges: KindCheckpoint['again'], index: number): void {
  const at = ranges.findIndex(([, to]) => index < to)
  const [from, to] = ranges[at] as [number, number]
  const rest: KindCheckpoint['again'] = [
    [from, index],
    [index + 1, to],
  ]
  ranges.splice(at, 1, ...rest.filter(([start, end]) => start < end))
}

/** The FNV-1a hash of ids. */
export function fingerprintOf(ids: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(ids)) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193)
  return (hash >>> 0).toString(16)
}
