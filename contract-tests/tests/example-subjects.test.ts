// A sample and its response are about the same records: what the path names is what comes back.
import { expect, test } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'

/** The first example of a success and the examples of the path's parameters, by operation. */
const exchanges = (await readContracts()).flatMap(({ operations }) =>
  [...operations.values()].flatMap(({ id, parameters, responses }) => {
    const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name, example }) => [name, String(example)] as const)
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const [example] = Object.values(success?.content?.['application/json']?.examples ?? {})
    return example && isObject(example.value) ? [{ id, named, value: example.value }] : []
  }),
)

const dataOf = (value: Record<string, unknown>) => (isObject(value.data) ? value.data : value)

/** Whether a message is an action on the message that the path names, or a reply to it. */
const isAboutIt = (record: Record<string, unknown>, id: string) => record.category === 'action' || record.parentId === id

test.each(['uid', 'guid', 'role', 'ruleId', 'keywordId', 'id', 'authToken'])('a response has the `%s` that the path names', (name) => {
  const pairs = exchanges.flatMap(({ id, named, value }) => {
    const wanted = new Map(named).get(name)
    const record = dataOf(value)
    const actual = record[name] ?? (/.Id$/.test(name) ? record.id : undefined)
    return wanted === undefined || actual === undefined || isAboutIt(record, wanted) ? [] : [{ id, wanted, actual }]
  })
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.filter(({ wanted, actual }) => actual !== wanted)).toEqual([])
})

test('a confirmation names no other record of the kind that the path names', () => {
  const confirmations = exchanges.flatMap(({ id, named, value }) => {
    const { message } = dataOf(value)
    const sentence = typeof message === 'string' ? /\b(user|group|role|reason|message) ([\w-]+)/i.exec(message) : null
    return sentence ? [{ id, message, subject: sentence[2] as string, values: named.map(([, text]) => text) }] : []
  })
  expect(confirmations.length).toBeGreaterThan(8)
  expect(confirmations.filter(({ subject, values }) => values.length > 0 && !values.includes(subject))).toEqual([])
})
