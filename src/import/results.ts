import { type ImportKind, kinds } from './kinds.ts'

/** What became of one record. */
export interface ImportResult {
  readonly kind: ImportKind
  /** Which of its kind it is, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `imported`: it is there. `refused`: it is not, and why is in `code` and `reason`; it needs a change before it can be sent again. `unknown`: it may
   * or may not be there, as no answer told; `reason` says what to do.
   */
  readonly status: 'imported' | 'refused' | 'unknown'
  /** Whether the service had the record already when an interrupted import sent it again, most likely from the time before. */
  readonly wasThere?: true
  /** The service's code for a refusal. */
  readonly code?: string
  /** Why it was refused, or what is unknown and what to do about it. */
  readonly reason?: string
}

/** How many records of a kind have come to which end. */
export interface ImportCounts {
  imported: number
  refused: number
  unknown: number
}

/** What `onProgress` is told after each request. */
export interface ImportProgress {
  /** What became of the records of the request, in their order. */
  readonly results: readonly ImportResult[]
  /** How many records have come to which end, those of the time before an interruption included. */
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /** Where to go on after an interruption: save it as JSON. */
  readonly checkpoint: ImportCheckpoint
}

/** How far the records of one kind have come. */
interface KindCheckpoint extends ImportCounts {
  /** How many of the records have been dealt with. */
  next: number
  /** Among these, stretches of records of which nothing is known, `[from, to)`. They are sent again by an import that goes on from here. */
  again: [from: number, to: number][]
}

/** How far an import has come: plain data, which survives JSON. */
export type ImportCheckpoint = { [kind in ImportKind]?: KindCheckpoint }

/**
 * Fills in what a checkpoint leaves out, in place.
 * @throws TypeError if it is no checkpoint
 */
export function filled(checkpoint: ImportCheckpoint): Required<ImportCheckpoint> {
  if (typeof checkpoint !== 'object' || checkpoint === null || Array.isArray(checkpoint))
    throw new TypeError('importAll: `checkpoint` must be an object, `{}` for an import from the beginning.')
  for (const kind of kinds) {
    const state = (checkpoint[kind] ??= { next: 0, again: [], imported: 0, refused: 0, unknown: 0 })
    const numbers = [state.next, state.imported, state.refused, state.unknown, ...(state.again?.flat() ?? [Number.NaN])]
    if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0))
      throw new TypeError(`importAll: \`checkpoint.${kind}\` is not as importAll left it.`)
  }
  return checkpoint as Required<ImportCheckpoint>
}

/** Notes what became of a record at the end of a kind's checkpoint. */
export function note(state: KindCheckpoint, { index, status }: ImportResult): void {
  state[status]++
  if (status !== 'unknown') return
  const last = state.again.at(-1)
  if (last && last[1] === index) last[1]++
  else state.again.push([index, index + 1])
}
