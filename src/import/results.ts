import { type ImportKind, kinds } from './kinds.ts'

/** The outcome of one record. */
export interface ImportResult {
  readonly kind: ImportKind
  /** Its position among the records of its kind, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `imported`: it exists. `refused`: it does not; `code` and `reason` say why, and it needs a change before it can be sent again. `unknown`: it may
   * or may not exist, as no response said; `reason` says what to do.
   */
  readonly status: 'imported' | 'refused' | 'unknown'
  /** Whether the service had the record already when an interrupted import sent it again, most likely from the time before. */
  readonly wasThere?: true
  /** The service's code for a refusal. */
  readonly code?: string
  /** Why it was refused, or what is unknown and what to do about it. */
  readonly reason?: string
}

/** How many records of a kind have had which outcome. */
export interface ImportCounts {
  imported: number
  refused: number
  unknown: number
}

/** What `onProgress` receives after each request. */
export interface ImportProgress {
  /** The outcomes of the request's records, in their order. */
  readonly results: readonly ImportResult[]
  /** How many records have had which outcome, including those before an interruption. */
  readonly counts: Readonly<Record<ImportKind, Readonly<ImportCounts>>>
  /** Where to continue after an interruption: save it as JSON. */
  readonly checkpoint: ImportCheckpoint
}

/** How far the import of one kind has come. */
interface KindCheckpoint extends ImportCounts {
  /** How many of the records are done. */
  next: number
  /** Among these, ranges of records whose outcome is unknown, `[from, to)`. An import that continues from here sends them again. */
  again: [from: number, to: number][]
}

/** How far an import has come: plain data that can be saved as JSON. */
export type ImportCheckpoint = { [kind in ImportKind]?: KindCheckpoint }

/**
 * Fills in what a checkpoint leaves out, in place.
 * @throws TypeError if it is not a checkpoint
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

/** Adds a record's outcome at the end of a kind's checkpoint. */
export function note(state: KindCheckpoint, { index, status }: ImportResult): void {
  state[status]++
  if (status !== 'unknown') return
  const last = state.again.at(-1)
  if (last && last[1] === index) last[1]++
  else state.again.push([index, index + 1])
}
