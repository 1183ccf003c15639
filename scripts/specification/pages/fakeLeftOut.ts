import { openPointsOf } from '../../../contract-tests/documents/discrepancies.ts'
import { type OpenApiDocument, type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { subschemasOf } from '../../../contract-tests/documents/subschemas.ts'
import { families } from '../../../contract-tests/fake/families.ts'
import { assumptions, leftOut, withoutEffect } from '../../../contract-tests/fake/leftOut.ts'
import type { Reading } from '../../../contract-tests/fake/readings/reading.ts'
import { readings } from '../../../contract-tests/fake/readings/readings.ts'
import { markdownTable } from './markdownTable.ts'

/** The made parts of docs/fake-left-out.md. */
export function fakeLeftOut(bundles: readonly OpenApiDocument[]): Record<'left' | 'assumed' | 'readings', string> {
  const [chat, calls, management] = bundles.map((document) => operationsOf(document)) as [Operation[], Operation[], Operation[]]
  const examples = [...groupBy(chat, ({ tag }) => tag)].filter(([, operations]) => !operations.some(({ id }) => id in families))
  const others = [...examples, ['the Calls API', calls], ['the Management API', management]] as const
  const counts = others.map(([name, operations]) => `${operations.length} of ${name}`)
  const rows = [
    [`Operations: ${counts.join(', ')}`, 'They respond with examples or, with `onlyModelled`, fail.'],
    ...withoutEffect.map((name) => [`\`${name}\` of ${namedIn(bundles, chat, name)}`, 'Accepted, without effect.']),
    ...Object.entries(leftOut),
  ]
  return {
    left: markdownTable(['Left out', 'The fake'], rows),
    assumed: markdownTable(
      ['Subject', 'The fake'],
      Object.entries(assumptions).map(([about, sentences]) => [about, sentences.join(' ')]),
    ),
    readings: markdownTable(
      ['Interpretation', 'CometChat may behave like this'],
      readings.map((reading) => [`\`${reading.name}\``, textOf(bundles, reading)]),
    ),
  }
}

/** The operations with a parameter or a property of the body. */
function namedIn([document]: readonly OpenApiDocument[], operations: readonly Operation[], name: string): string {
  const having = operations.filter(({ parameters, body }) => {
    const schemas = Object.values(body?.content ?? {}).map(({ schema }) => schema)
    const properties = subschemasOf(document as OpenApiDocument, () => true, schemas, undefined)
    return [parameters, ...properties.map((schema) => keysOf(schema.properties))].flat().some((field) => field.name === name)
  })
  if (having.length === 0) throw new Error(`No operation has ${name}, which contract-tests/fake/leftOut.ts names.`)
  return having.map(({ id }) => `\`${id}\``).join(', ')
}

const keysOf = (properties: object = {}): { name: string }[] => Object.keys(properties).map((name) => ({ name }))

/** The words of the documents about a reading. */
function textOf(bundles: readonly OpenApiDocument[], { name }: Reading): string {
  const point = bundles.flatMap(openPointsOf).find(({ id }) => name.startsWith(`${id}/`))
  const text = point?.readings.find((reading) => `${point.id}/${reading.name}` === name)?.text
  if (text === undefined) throw new Error(`No document has the reading ${name}.`)
  return text
}
