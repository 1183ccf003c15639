import { groupBy } from '../documents/groupBy.ts'
import { isGeneral } from '../serverChecks/errorCodes.ts'
import { type DifferenceGroup, isListDifference } from './differenceGroups.ts'

/**
 * Groups of differences that have one answer: a property of one kind of record at several
 * operations, the properties that records lack in the same places, lists that come in another form,
 * what a filter keeps, which records lists have, and when calls are rejected.
 */
export function questionsOf(groups: readonly DifferenceGroup[]): DifferenceGroup[][] {
  const topics = groupBy(groups, (group) => topicOf(group, groups))
  const together = ([topic, own]: readonly [string, DifferenceGroup[]]): string => {
    const [first] = own as [DifferenceGroup]
    return !sides.includes(first.kind) || first.record === undefined || isListDifference(first)
      ? topic
      : [first.record, first.kind, ...new Set(own.map(({ operation }) => operation).sort())].join(' ')
  }
  return [...groupBy(topics, together).values()].map((all) => all.flatMap(([, own]) => own))
}

function topicOf(group: DifferenceGroup, groups: readonly DifferenceGroup[]): string {
  const { place, kind, record, operation, parameters, expected, got } = group
  if (kind === 'status') {
    const isAccepted = /^[23]/.test(got)
    const [, code = ''] = (isAccepted ? expected : got).split(' ')
    const ownParameters = parameters.filter((name) => !ofPages.has(name))
    return code === '' || isGeneral(code) ? [expected, '→', got, ...ownParameters].join(' ') : `${isAccepted ? 'no ' : ''}${code}`
  }
  if (!isListDifference(group)) {
    const property = propertyOf(group)
    // A server that shows one list in another form may do so with those beside it.
    const isInOtherForm = groups.filter((other) => propertyOf(other) === property).every(showsNoList)
    const parent = place.replace(/^\/data(\/\*)?|[^/]*$/g, '')
    return isInOtherForm ? `${record ?? operation} ${parent} lists` : property
  }
  return listTopicOf(
    group,
    groups.filter((other) => isListDifference(other) && other.record === record),
  )
}

const propertyOf = ({ place, kind, record, operation }: DifferenceGroup): string =>
  `${record ?? operation} ${place.replace(/^.*\//, '')} ${kind}`

/** Whether the server shows something else where a list is expected. */
const showsNoList = ({ kind, expected, got }: DifferenceGroup): boolean =>
  kind === 'other' && expected.startsWith('[') && !got.startsWith('[')

/** @param alike - all groups about lists of the same records */
function listTopicOf({ operation, kind, record, records, filters }: DifferenceGroup, alike: readonly DifferenceGroup[]): string {
  const plain = alike.filter((other) => !other.filters)
  const isAnyway = plain.some((other) => other.operation === operation && other.kind === kind && other.records === records)
  if (filters && !isAnyway) {
    const known = filters.find((name) => alike.some((other) => other.filters?.join() === name))
    return `${record} with ${filters.length === 1 ? filters[0] : (known ?? 'several filters')}`
  }
  const [whole] = plain.filter((other) => sides.includes(other.kind))
  // A list that begins elsewhere lacks some records and has others.
  const isMoved = sides.every((side) => plain.some((other) => other.kind === side)) || plain.some((other) => other.kind === 'order')
  if (isMoved || !whole) return `${record} in lists`
  return sides.includes(kind) ? `${record} ${kind} ${records}` : `${record} ${whole.kind} ${whole.records}`
}

const sides: readonly string[] = ['missing', 'unexpected']

/** Parameters that only choose a page. */
const ofPages: ReadonlySet<string> = new Set(['limit', 'perPage', 'page', 'affix'])
