import type { Case } from '../cases/case.ts'
import { didYouMean } from '../documents/closestName.ts'
import type { Operation } from '../documents/document.ts'
import { createRandom, numberFor } from '../documents/random.ts'
import { type Category, type NotRun, notSampled } from '../exchange/outcome.ts'
import type { Exclusion } from './result.ts'

/** Selects operations. */
export interface Selection {
  /** Ids to include; `*` matches any text. Default: all. */
  readonly only?: readonly string[] | undefined
  /** Ids to exclude; `*` matches any text. */
  readonly except?: readonly string[] | undefined
  /** Families of operations, such as `Users`. Default: all. */
  readonly tags?: readonly string[] | undefined
}

/** Thrown for a name that matches nothing. Commands print it as invalid usage. */
export class UnknownName extends Error {
  override name = 'UnknownName'
}

/**
 * The selected operations.
 *
 * @throws UnknownName with the closest name, if a name or pattern matches nothing
 */
export function selected<Item extends Pick<Operation, 'id' | 'tag'>>(
  operations: readonly Item[],
  { only, except, tags }: Selection,
): Item[] {
  const ids = operations.map(({ id }) => id)
  const known = [...new Set(operations.map(({ tag }) => tag))]
  for (const pattern of [...(only ?? []), ...(except ?? [])]) {
    if (ids.some((id) => fitsPattern(pattern, id))) continue
    const isTag = known.some((name) => isSameName(name, pattern))
    throw new UnknownName(`Unknown operation: ${pattern}.${isTag ? ' It is a tag; --tag takes tags.' : didYouMean(pattern, ids)}`)
  }
  for (const tag of tags ?? [])
    if (!known.some((name) => isSameName(name, tag))) throw new UnknownName(`Unknown tag: ${tag}.${didYouMean(tag, known)}`)
  return operations.filter(
    ({ id, tag }) =>
      (!only || only.some((pattern) => fitsPattern(pattern, id))) &&
      (!tags || tags.some((name) => isSameName(name, tag))) &&
      !except?.some((pattern) => fitsPattern(pattern, id)),
  )
}

/** Drops names that match none of the operations, because documents without keys are excluded. */
export function selectionAmong(operations: readonly Pick<Operation, 'id' | 'tag'>[], { only, except, tags }: Selection): Selection {
  const fitting = (patterns: readonly string[] | undefined) =>
    patterns?.filter((pattern) => operations.some(({ id }) => fitsPattern(pattern, id)))
  return { only: fitting(only), except: fitting(except), tags: tags?.filter((name) => operations.some(({ tag }) => isSameName(tag, name))) }
}

/** The patterns in `except` that exclude nothing. */
export function unusedExceptions(
  operations: readonly Pick<Operation, 'id' | 'tag'>[],
  { only, except = [], tags }: Selection,
): readonly string[] {
  const wanted = selected(operations, { only, tags })
  return except.filter((pattern) => !wanted.some(({ id }) => fitsPattern(pattern, id)))
}

/** The number of operations that a selection excludes, for the report. */
export function excludedBy(all: readonly unknown[], wanted: readonly unknown[]): Exclusion[] {
  const operations = all.length - wanted.length
  return operations > 0 ? [{ operations, reason: 'not selected by --only, --tag or --except' }] : []
}

/**
 * Samples an operation's cases, determined by the seed. The first case is always included.
 *
 * @returns the cases in the sample, and the others as not run
 */
export function sampled<Item extends Pick<Case, 'name'> & { kind?: Case['kind'] }>(
  cases: readonly Item[],
  operation: string,
  share: number,
  seed: number,
): { kept: Item[]; notRun: NotRun[] } {
  const random = createRandom(seed + numberFor(operation))
  const kept = share >= 1 ? [...cases] : cases.filter((_, index) => index === 0 || random() < share)
  const dropped = cases.filter((item) => !kept.includes(item))
  return { kept, notRun: notRunAll(dropped, operation, 'sample', notSampled(share)) }
}

/** Marks planned checks as not run for a reason. Scenarios have no `kind`. */
export const notRunAll = (
  checks: readonly (Pick<Case, 'name'> & { kind?: Case['kind'] })[],
  operation: string,
  category: Category,
  reason: string,
): NotRun[] => checks.map(({ name, kind = 'scenario' }) => ({ operation, name, kind, category, reason }))

/** Whether two names are equal except for case. */
export const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Whether an id matches a pattern, in which `*` stands for any text. */
export const fitsPattern = (pattern: string, id: string): boolean =>
  pattern === id ||
  (pattern.includes('*') && new RegExp(`^${pattern.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '.*')}$`).test(id))
