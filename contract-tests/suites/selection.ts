import type { Case } from '../cases/case.ts'
import type { Category, NotRun } from '../exchange/outcome.ts'
import type { Operation } from '../spec/document.ts'
import { createRandom, numberFor } from './random.ts'
import type { Exclusion } from './result.ts'

/** Which operations a run is about. */
export interface Selection {
  /** Ids, with `*` for any text; all unless set. */
  only?: readonly string[] | undefined
  /** Ids that are left out, with `*` for any text. */
  except?: readonly string[] | undefined
  /** Families of operations, such as `Users`; all unless set. */
  tags?: readonly string[] | undefined
}

/** A name that matches nothing. */
export class UnknownName extends Error {}

/**
 * The operations that a selection names.
 *
 * @throws UnknownName that suggests the nearest name, for a name or a pattern that fits nothing
 */
export function selected<One extends Pick<Operation, 'id' | 'tag'>>(operations: readonly One[], { only, except, tags }: Selection): One[] {
  const ids = operations.map(({ id }) => id)
  const known = [...new Set(operations.map(({ tag }) => tag))]
  for (const pattern of [...(only ?? []), ...(except ?? [])])
    if (!ids.some((id) => fits(pattern, id))) throw new UnknownName(`There is no operation ${pattern}${suggestion(pattern, ids)}`)
  for (const tag of tags ?? [])
    if (!known.some((one) => same(one, tag))) throw new UnknownName(`There is no tag ${tag}${suggestion(tag, known)}`)
  return operations.filter(
    ({ id, tag }) =>
      (!only || only.some((pattern) => fits(pattern, id))) &&
      (!tags || tags.some((one) => same(one, tag))) &&
      !except?.some((pattern) => fits(pattern, id)),
  )
}

/** A selection with only those of its names that fit one of some operations, as a document may be left out for want of keys. */
export function selectionAmong(operations: readonly Pick<Operation, 'id' | 'tag'>[], { only, except, tags }: Selection): Selection {
  const fitting = (patterns: readonly string[] | undefined) => patterns?.filter((pattern) => operations.some(({ id }) => fits(pattern, id)))
  return { only: fitting(only), except: fitting(except), tags: tags?.filter((one) => operations.some(({ tag }) => same(tag, one))) }
}

/** Which of the names that a caller wants left out are those of no operation that would be in the run. */
export function unusedExceptions(
  operations: readonly Pick<Operation, 'id' | 'tag'>[],
  { only, except = [], tags }: Selection,
): readonly string[] {
  const wanted = selected(operations, { only, tags })
  return except.filter((pattern) => !wanted.some(({ id }) => fits(pattern, id)))
}

/** The operations that a selection leaves out, as a line of the report. */
export function excludedBy(all: readonly unknown[], wanted: readonly unknown[]): Exclusion[] {
  const operations = all.length - wanted.length
  return operations > 0 ? [{ operations, reason: 'not selected by --only, --tag or --except' }] : []
}

/**
 * A share of an operation's cases, the same for the same seed; the first is always among them.
 *
 * @returns the cases in the sample, and the others as not run
 */
export function sampled<One extends Pick<Case, 'name'> & { kind?: Case['kind'] }>(
  cases: readonly One[],
  operation: string,
  share: number,
  seed: number,
): { kept: One[]; notRun: NotRun[] } {
  const random = createRandom(seed + numberFor(operation))
  const kept = share >= 1 ? [...cases] : cases.filter((_, index) => index === 0 || random() < share)
  const dropped = cases.filter((one) => !kept.includes(one))
  return { kept, notRun: notRunAll(dropped, operation, 'sample', `not in the sample of ${Math.round(share * 1000) / 10} %`) }
}

/** Planned checks as not run for one reason. Scenarios have no kind of their own. */
export const notRunAll = (
  checks: readonly (Pick<Case, 'name'> & { kind?: Case['kind'] })[],
  operation: string,
  category: Category,
  reason: string,
): NotRun[] => checks.map(({ name, kind = 'scenario' }) => ({ operation, name, kind, category, reason }))

/**
 * The families of a list as the documents spell them.
 *
 * @throws UnknownName that suggests the nearest name, for one that there is not
 */
export function familiesNamed(operations: readonly Pick<Operation, 'tag'>[], names: readonly string[]): string[] {
  const known = [...new Set(operations.map(({ tag }) => tag))]
  return names.map((name) => {
    const found = known.find((one) => same(one, name))
    if (found === undefined) throw new UnknownName(`There is no family ${name}${suggestion(name, known)}`)
    return found
  })
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const fits = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replaceAll('*', '.*')}$`).test(id)

function suggestion(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((one) => ({ one, far: distance(one.toLowerCase(), name.replaceAll('*', '').toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= Math.max(3, name.length / 2) ? `. Did you mean ${nearest.one}?` : ''
}

/** How many letters have to be added, taken away or changed to make one word of another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, second] of [...other].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === second ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}
