import { groupBy } from '../documents/groupBy.ts'
import { parsed } from '../documents/json.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'

/**
 * Differences that ask one question: of an operation, a place, a direction and a kind of record.
 */
export interface DifferenceGroup extends Omit<ListedDifference, 'parameters' | 'follows'> {
  readonly times: number
  /** The query parameters of the calls that show it. */
  readonly parameters: readonly string[]
}

/** The name of a group, which is the same in every run. */
export const groupName = ({ operation, place, kind, records, expected, got, filters }: ListedDifference | DifferenceGroup): string =>
  [
    operation,
    ...(place ? [place] : []),
    kind,
    ...(kind === 'status' ? [`${expected} → ${got}`] : records ? [records] : []),
    ...(filters ? [`with ${filters.join(' and ')}`] : []),
  ].join(' ')

/** The groups of differences, without those that earlier ones may explain, most frequent first. */
export const groupsOf = (differences: readonly ListedDifference[]): DifferenceGroup[] =>
  [
    ...groupBy(
      differences.filter(({ follows }) => !follows),
      groupName,
    ).values(),
  ]
    .map((group): DifferenceGroup => {
      const { follows: _, ...first } = group[0] as ListedDifference
      return { ...first, times: group.length, parameters: [...new Set(group.flatMap(({ parameters }) => parameters))].sort() }
    })
    .sort((a, b) => b.times - a.times)

/** Whether a difference is about which records a list has. */
export const isListDifference = ({ place }: ListedDifference | DifferenceGroup): boolean => place === '/data' || place.startsWith('/meta/')

/** Groups that a file names, compared with those of a run. */
export function againstExpected(groups: readonly DifferenceGroup[], expected: readonly string[]) {
  const names = new Set(groups.map(groupName))
  return {
    unexpected: groups.filter((group) => !expected.includes(groupName(group))),
    gone: expected.filter((name) => !names.has(name)),
  }
}

/** Reads the names of expected groups: a report, or a list of names. */
export function readExpected(text: string): string[] | undefined {
  const value = parsed(text)
  const list = Array.isArray(value) ? value : (value as { differenceGroups?: unknown } | null)?.differenceGroups
  return Array.isArray(list) ? list.map((one) => (typeof one === 'string' ? one : groupName(one as DifferenceGroup))) : undefined
}
