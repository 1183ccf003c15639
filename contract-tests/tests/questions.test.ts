import { expect, test } from 'vitest'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { groupName, groupsOf } from '../report/differenceGroups.ts'
import { questionsOf } from '../report/questions.ts'

/** A difference in words, such as `list /data missing records: text, of: A, with: role tags`. */
function differenceIn(words: string): ListedDifference {
  const [head = '', ...more] = words.split(', ')
  const [operation = '', place = '', kind = ''] = head.split(' ')
  const named: Readonly<Record<string, string>> = Object.fromEntries(more.map((one) => one.split(': ')))
  const { of: record, records = '', with: filters, expected = 'a', got = 'b' } = named
  return {
    ...{ operation, place, kind, records, expected, got, parameters: [], call: '', follows: false },
    ...(record && { record }),
    ...(filters && { filters: filters.split(' ') }),
  }
}

/** A difference of the status in words, such as `list by role tags: 200 → 400 ERR_BAD_REQUEST`. */
function statusIn(words: string): ListedDifference {
  const [call = '', statuses = ''] = words.split(': ')
  const [operation = '', parameters] = call.split(' by ')
  const [expected = '', got = ''] = statuses.split(' → ')
  return { ...differenceIn(operation), kind: 'status', expected, got, parameters: parameters?.split(' ') ?? [] }
}

test.each<[what: string, questions: number, ...rows: string[]]>([
  ['a property of a record at several operations', 1, 'get /data/name other, of: A', 'list /data/*/name other, of: A'],
  ['a property of two kinds of records', 2, 'get /data/name other, of: A', 'list /data/*/name other, of: B'],
  ['two values of a record', 2, 'get /data/name other, of: A', 'get /data/role other, of: A'],
  ['two lists of a record as texts', 1, 'get /data/tags other, of: A, expected: [a]', 'get /data/ids other, of: A, expected: [b]'],
  ['a list as a text at two operations', 1, 'get /data/tags other, of: A, expected: [a]', 'list /data/*/ids other, of: A, expected: [a]'],
  ['a list as a text, and a text as a list', 1, 'get /data/tags other, of: A, expected: [a]', 'list /data/*/tags other, of: A, got: [a]'],
  ['a list as a text, another text', 2, 'get /data/tags other, of: A, expected: [a]', 'get /data/name other, of: A'],
  ['two other lists', 2, 'get /data/tags other, of: A, expected: [a], got: [b]', 'get /data/ids other, of: A, expected: [a], got: []'],
  ['two properties that a record lacks', 1, 'get /data/name missing, of: A', 'get /data/role missing, of: A'],
  ['one that it lacks, one that it has', 2, 'get /data/name missing, of: A', 'get /data/role unexpected, of: A'],
  [
    'two properties, one of them in two places',
    2,
    'get /data/name missing, of: A',
    'list /data/*/name missing, of: A',
    'get /data/role missing, of: A',
  ],
  ['a filter in two lists, in both directions', 1, 'list /data missing, of: A, with: tags', 'others /data unexpected, of: A, with: tags'],
  ['two filters', 2, 'list /data missing, of: A, with: tags', 'list /data missing, of: A, with: role'],
  ['a filter, and a list without it', 1, 'list /data missing, of: A', 'list /data missing, of: A, with: tags'],
  ['a list that begins elsewhere', 1, ...['list /data missing, of: A', 'list /data unexpected, of: A', 'list /data size, of: A']],
  ['lists of two kinds of records', 2, 'list /data missing, of: A', 'others /data missing, of: B'],
  ['a rejection at several operations', 1, 'get: 200 → 403 ERR_NOT_JOINED', 'update: 404 ERR_NONE → 403 ERR_NOT_JOINED'],
  ['its absence', 2, 'get: 403 ERR_NOT_JOINED → 200', 'get: 403 ERR_BANNED → 200'],
  ['a rejection at one operation, its absence at another', 2, 'get: 403 ERR_NOT_JOINED → 200', 'update: 200 → 403 ERR_NOT_JOINED'],
  [
    'a general code for two parameters',
    2,
    'list by category limit: 200 → 400 ERR_BAD_REQUEST',
    'others by category: 200 → 400 ERR_BAD_REQUEST',
    'third by tags: 200 → 400 ERR_BAD_REQUEST',
  ],
  [
    'a property that is missing at one operation, and unexpected at another',
    2,
    'get /data/name missing, of: A',
    'list /data/*/name unexpected, of: A',
  ],
  ['two properties that a value without a schema lacks', 2, 'get /data/name missing', 'get /data/role missing'],
  ['a filter of one list, and another list without it', 2, 'list /data missing, of: A, with: tags', 'others /data missing, of: A'],
  [
    'a filter of two lists, and other records of one of them without it',
    2,
    'others /data missing, of: A, records: text, with: tags',
    'list /data missing, of: A, records: text, with: tags',
    'list /data missing, of: A, records: action',
  ],
  ['a filter, alone and beside another', 1, 'list /data missing, of: A, with: tags', 'list /data missing, of: A, with: role tags'],
  [
    'filters of lists of two kinds of records',
    2,
    'list /data missing, of: A, with: role tags',
    'list /data missing, of: A, with: role unread',
    'others /data missing, of: B, with: tags',
  ],
  [
    'a list in another order, which lacks records of two kinds',
    1,
    'list /data order, of: A',
    'list /data missing, of: A, records: text',
    'list /data missing, of: A, records: action',
  ],
  ['a list that lacks a record, and its total', 1, 'list /data missing, of: A, records: text', 'list /meta/pagination/total other, of: A'],
  [
    'a call that should be rejected with one code, and two statuses',
    1,
    'get: 403 ERR_NOT_JOINED → 200',
    'update: 404 ERR_NOT_JOINED → 200',
  ],
])('%s', (_, count, ...rows) => {
  const groups = groupsOf(rows.map((row) => (row.includes('→') ? statusIn(row) : differenceIn(row))))
  const questions = questionsOf(groups)
  expect(questions).toHaveLength(count)
  expect(questions.flat().map(groupName).sort()).toEqual(groups.map(groupName).sort())
})
