import { expect, test } from 'vitest'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { groupName, groupsOf } from '../report/differences.ts'
import { questionsOf } from '../report/questions.ts'

/** A difference: its operation, place and kind, and what else matters. */
type Row = readonly [operation: string, place: string, kind: string, more?: Partial<ListedDifference>]

const about = (record: string, more: Partial<ListedDifference> = {}): Partial<ListedDifference> => ({ record, ...more })
const differenceOf = ([operation, place, kind, more]: Row): ListedDifference => ({
  ...{ operation, place, kind, records: '', expected: 'a', got: 'b', parameters: [], call: '', follows: false },
  ...more,
})
const status = (expected: string, got: string, more: Partial<ListedDifference> = {}): Partial<ListedDifference> => ({
  ...{ expected, got },
  ...more,
})

const rejected = 'ERR_NOT_JOINED'

test.each<readonly [what: string, rows: readonly Row[], questions: number]>([
  [
    'a property of a record at several operations',
    [
      ['get', '/data/name', 'other', about('A')],
      ['list', '/data/*/name', 'other', about('A')],
    ],
    1,
  ],
  [
    'a property of two kinds of records',
    [
      ['get', '/data/name', 'other', about('A')],
      ['list', '/data/*/name', 'other', about('B')],
    ],
    2,
  ],
  [
    'two values of a record',
    [
      ['get', '/data/name', 'other', about('A')],
      ['get', '/data/role', 'other', about('A')],
    ],
    2,
  ],
  [
    'two properties that a record lacks',
    [
      ['get', '/data/name', 'missing', about('A')],
      ['get', '/data/role', 'missing', about('A')],
    ],
    1,
  ],
  [
    'one that it lacks, one that it has',
    [
      ['get', '/data/name', 'missing', about('A')],
      ['get', '/data/role', 'unexpected', about('A')],
    ],
    2,
  ],
  [
    'two properties, one of them in two places',
    [
      ['get', '/data/name', 'missing', about('A')],
      ['list', '/data/*/name', 'missing', about('A')],
      ['get', '/data/role', 'missing', about('A')],
    ],
    2,
  ],
  [
    'a filter in two lists, in both directions',
    [
      ['list', '/data', 'missing', about('A', { filters: ['tags'] })],
      ['others', '/data', 'unexpected', about('A', { filters: ['tags'] })],
    ],
    1,
  ],
  [
    'two filters',
    [
      ['list', '/data', 'missing', about('A', { filters: ['tags'] })],
      ['list', '/data', 'missing', about('A', { filters: ['role'] })],
    ],
    2,
  ],
  [
    'a filter, and a list without it',
    [
      ['list', '/data', 'missing', about('A')],
      ['list', '/data', 'missing', about('A', { filters: ['tags'] })],
    ],
    1,
  ],
  [
    'a list that begins elsewhere',
    [
      ['list', '/data', 'missing', about('A')],
      ['list', '/data', 'unexpected', about('A')],
      ['list', '/data', 'size', about('A')],
    ],
    1,
  ],
  [
    'lists of two kinds of records',
    [
      ['list', '/data', 'missing', about('A')],
      ['others', '/data', 'missing', about('B')],
    ],
    2,
  ],
  [
    'a rejection at several operations',
    [
      ['get', '', 'status', status('200', `403 ${rejected}`)],
      ['update', '', 'status', status('404 ERR_NONE', `403 ${rejected}`)],
    ],
    1,
  ],
  [
    'its absence',
    [
      ['get', '', 'status', status(`403 ${rejected}`, '200')],
      ['get', '', 'status', status('403 ERR_BANNED', '200')],
    ],
    2,
  ],
  [
    'a general code for two parameters',
    [
      ['list', '', 'status', status('200', '400 ERR_BAD_REQUEST', { parameters: ['category', 'limit'] })],
      ['others', '', 'status', status('200', '400 ERR_BAD_REQUEST', { parameters: ['category'] })],
      ['list', '', 'status', status('200', '400 ERR_BAD_REQUEST ', { parameters: ['tags'] })],
    ],
    2,
  ],
  [
    'a property that is missing at one operation, and unexpected at another',
    [
      ['get', '/data/name', 'missing', about('A')],
      ['list', '/data/*/name', 'unexpected', about('A')],
    ],
    2,
  ],
  [
    'two properties that a value without a schema lacks',
    [
      ['get', '/data/name', 'missing'],
      ['get', '/data/role', 'missing'],
    ],
    2,
  ],
  [
    'a filter of one list, and another list without it',
    [
      ['list', '/data', 'missing', about('A', { filters: ['tags'] })],
      ['others', '/data', 'missing', about('A')],
    ],
    2,
  ],
  [
    'a filter of two lists, and other records of one of them without it',
    [
      ['others', '/data', 'missing', about('A', { filters: ['tags'], records: 'text' })],
      ['list', '/data', 'missing', about('A', { filters: ['tags'], records: 'text' })],
      ['list', '/data', 'missing', about('A', { records: 'action' })],
    ],
    2,
  ],
  [
    'a filter, alone and beside another',
    [
      ['list', '/data', 'missing', about('A', { filters: ['tags'] })],
      ['list', '/data', 'missing', about('A', { filters: ['role', 'tags'] })],
    ],
    1,
  ],
  [
    'filters of lists of two kinds of records',
    [
      ['list', '/data', 'missing', about('A', { filters: ['role', 'tags'] })],
      ['list', '/data', 'missing', about('A', { filters: ['role', 'unread'] })],
      ['others', '/data', 'missing', about('B', { filters: ['tags'] })],
    ],
    2,
  ],
  [
    'a list in another order, which lacks records of two kinds',
    [
      ['list', '/data', 'order', about('A')],
      ['list', '/data', 'missing', about('A', { records: 'text' })],
      ['list', '/data', 'missing', about('A', { records: 'action' })],
    ],
    1,
  ],
  [
    'a list that lacks a record, and its total',
    [
      ['list', '/data', 'missing', about('A', { records: 'text' })],
      ['list', '/meta/pagination/total', 'other', about('A')],
    ],
    1,
  ],
  [
    'a call that should be rejected with one code, and two statuses',
    [
      ['get', '', 'status', status(`403 ${rejected}`, '200')],
      ['update', '', 'status', status(`404 ${rejected}`, '200')],
    ],
    1,
  ],
])('%s', (_, rows, count) => {
  const groups = groupsOf(rows.map(differenceOf))
  const questions = questionsOf(groups)
  expect(questions).toHaveLength(count)
  expect(questions.flat().map(groupName).sort()).toEqual(groups.map(groupName).sort())
})
