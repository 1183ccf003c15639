import type { Contract } from './contract.ts'
import { contradictionsAt, type OpenPoint } from './discrepancies.ts'
import { type OpenApiDocument, resolve, type Source } from './document.ts'
import { isObject } from './isObject.ts'
import type { Json } from './json.ts'
import { oncePer } from './oncePer.ts'
import { stepsOf } from './pointer.ts'

/** A place in a bundled document that a finding may rest on. */
export interface DocumentPlace {
  /**
   * JSON pointer of a node, such as an operation, a parameter or `#/x-error-evidence/ERR_…`; it may
   * lead through references.
   */
  readonly at: string
  /**
   * The part of the node: a key (`x-update`), a keyword, the path of a property
   * (`properties/name`), an error code, or words of the description.
   */
  readonly part: string
  /**
   * The pointer of an operation, whose sources count where a shared node has none of its own.
   */
  readonly operation?: string
  /** Whether a source counts only if it names the part. */
  readonly isByName?: boolean
}

/** Why a place backs no finding. */
export type Objection = 'inferred' | 'disputed' | 'no source'

/** A place that backs no finding, and how often it was asked for. */
export interface TurnedAway extends DocumentPlace {
  readonly objection: Objection
  readonly times: number
}

/** Decides which places of a document back findings, and counts those that do not. */
export interface Backing {
  /** Whether a finding may rest on a place. */
  backs(place: DocumentPlace): boolean
  turnedAway(): readonly TurnedAway[]
}

/** Creates the {@link Backing} of a document. */
export function createBacking(document: OpenApiDocument): Backing {
  const turnedAway = new Map<string, TurnedAway>()
  return {
    backs(place) {
      const objection = objectionTo(document, place)
      if (objection === undefined) return true
      const key = `${place.at} ${place.part}`
      turnedAway.set(key, { ...place, objection, times: (turnedAway.get(key)?.times ?? 0) + 1 })
      return false
    },
    turnedAway: () => [...turnedAway.values()],
  }
}

/** Creates the {@link Backing} of each document for one run. */
export const createBackings = (): ((contract: Contract) => Backing) => oncePer(({ document }: Contract) => createBacking(document))

/**
 * Why a place backs no finding. It backs findings, and the result is `undefined`, if its nearest
 * `x-sources` has a kind other than `inferred` for the part, and no `x-discrepancy` disputes it.
 */
export function objectionTo(document: OpenApiDocument, { at, part, operation, isByName }: DocumentPlace): Objection | undefined {
  const inside = levelsOf(document, at, part)
  const around = operation === undefined ? [] : levelsOf(document, operation, part)
  if (inside === undefined || around === undefined) return 'no source'
  const levels = [...inside, ...around]
  if (levels.some((level) => isDisputed(level, part))) return 'disputed'
  for (const level of levels) {
    const sources = sourcesFor(level, part).filter(({ of }) => !isByName || of !== undefined)
    if (sources.length > 0) return sources.every(({ kind }) => kind === 'inferred') ? 'inferred' : undefined
  }
  return 'no source'
}

/** A node on the way to a part. */
interface Level {
  readonly node: Json
  /** The steps from the node to the part. */
  readonly path: readonly string[]
}

/**
 * The nodes between a part and the root of the document, nearest first; `undefined` if there is no
 * such node.
 */
function levelsOf(document: OpenApiDocument, at: string, part: string): Level[] | undefined {
  const steps = stepsOf(at)
  const path = [...steps, ...(isWords(part) ? [part] : part.split('/'))]
  const levels: Level[] = []
  let node: unknown = document
  for (let depth = 0; depth <= path.length; depth++) {
    node = resolve(document, node)
    if (isObject(node)) levels.unshift({ node, path: path.slice(depth) })
    else if (!Array.isArray(node)) return depth > steps.length ? levels : undefined
    node = (node as Json)[path[depth] as string]
  }
  return levels
}

/** The sources at a node for a part: those that name it, or else those for the whole node. */
function sourcesFor({ node, path }: Level, part: string): readonly Source[] {
  // The evidence for an error code has `sources`.
  const isErrorCode = path.join() === 'status' && Array.isArray(node.sources)
  const sources = ((isErrorCode ? node.sources : node['x-sources']) ?? []) as Source[]
  const about = sources.filter(({ of }) => of !== undefined && isFor(of, path, part))
  return about.length > 0 ? about : sources.filter(({ of }) => of === undefined)
}

/**
 * Whether a contradiction at a node is about a part. One about spelling or shape disputes
 * parameters only: servers may take either, so nothing is known of a parameter by its name.
 */
function isDisputed({ node, path }: Level, part: string): boolean {
  const isAbout = (said: string | OpenPoint) =>
    typeof said === 'string' ? typeof node.in === 'string' : said.of === undefined || isFor(said.of, path, part)
  return contradictionsAt(node).some(isAbout)
}

const isWords = (part: string): boolean => part.includes(' ')

/** Whether an `of` names a part, or something around it. */
function isFor(of: string | readonly string[], path: readonly string[], part: string): boolean {
  return [of].flat().some((name) => {
    if (isWords(name)) return isWords(part) && (part.includes(name) || name.includes(part))
    return `${path.join('/')}/`.startsWith(`${name}/`) || path.some((key, index) => key === name && path[index - 1] !== 'properties')
  })
}
