import type { DocumentPlace } from '../../documents/backing.ts'
import type { Contract } from '../../documents/contract.ts'
import { isObject } from '../../documents/isObject.ts'
import { operationPointer, step, valueAt } from '../../documents/pointer.ts'
import type { Expectation } from './expectation.ts'

/** A sentence of the documents, and the calls that show whether a server does what it says. */
export interface Sentence {
  /**
   * Where it stands: the id of an operation (`create-user`), which may have a parameter after it
   * (`list-users withTags`), or a JSON pointer into the bundle of the Chat API. Words that bundling
   * adds for a key have the key at the end (`list-users role x-filter`), whose sources count.
   */
  readonly at: string
  /** The words that stand there. */
  readonly words: string
  /** The expected result of the last call. */
  readonly expected: Expectation
  /**
   * Requests such as `jonas DELETE /groups/seed-swap`, each before its body. They name the records
   * that `sentenceWorld.ts` creates. `{conversationId}` in a request, and as an expected value, is
   * the value of this property in the first response that has it.
   */
  readonly calls: readonly (string | object)[]
  /** Whether its calls need to come in different seconds, as it is about times. */
  readonly isOverTime?: boolean
}

type Calls = Sentence['calls']

/** Rows by the words that they show, and these by where they stand. */
type Table<Row> = Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>

const rowsIn = <Row>(table: Table<Row>): [at: string, words: string, row: Row][] =>
  Object.entries(table).flatMap(([at, said]) =>
    Object.entries(said).flatMap(([words, rows]) => rows.map((row): [string, string, Row] => [at, words, row])),
  )

/** Creates sentences from a table of what is expected of the last of some calls. */
export const stating = (table: Table<readonly [expected: Expectation, ...calls: Calls]>): Sentence[] =>
  rowsIn(table).map(([at, words, [expected, ...calls]]) => ({ at, words, expected, calls }))

/** Creates sentences from a table of calls that are rejected with a code, as its meaning says. */
export const codesMean = (table: Table<Calls>): Sentence[] =>
  rowsIn(table).map(([code, words, calls]) => ({
    ...{ at: `#/components/schemas/ErrorCode/x-enum-descriptions/${code}`, words },
    ...{ expected: code, calls },
  }))

/** A sentence about times: none of its calls is in the second of the one before. */
export const overTime = (sentence: Sentence): Sentence => ({ ...sentence, isOverTime: true })

/** A text message to a user, or to a group: guids have a hyphen here. */
export const text = (receiver: string, content = 'The beans are up.') =>
  ({ receiver, receiverType: receiver.includes('-') ? 'group' : 'user', type: 'text', data: { text: content } }) as const

/**
 * The place of a sentence in a bundle, with what stands there.
 *
 * @param operation - the operation of the last call, whose sources count where shared parts have
 * none of their own
 */
export function placeOfSentence(
  { document, operations }: Contract,
  { at, words }: Sentence,
  operation: { readonly path: string; readonly method: string },
): DocumentPlace & { readonly stands: string } {
  const [place = '', key] = at.split(/ (?=x-)/)
  const pointer = place.startsWith('#') ? place : pointerOf(place)
  const stands = standsAt(document, pointer)
  // A description of a value, such as that of an error code, stands at its schema.
  const isText = typeof valueAt(document, pointer) === 'string'
  return { at: isText ? pointer.replace(/\/[^/]+$/, '') : pointer, part: key ?? words, operation: operationPointer(operation), stands }

  function pointerOf(name: string): string {
    const [id, parameter] = name.split(' ')
    const found = operations.find((one) => one.id === id)
    if (!found) throw new Error(`A sentence stands at \`${at}\`, which is no operation.`)
    const own = operationPointer(found)
    if (parameter === undefined) return own
    const all = (valueAt(document, `${own}/parameters`) ?? []) as { $ref?: string; name?: string }[]
    const index = all.findIndex(({ $ref, name: called }) => ($ref ? valueAt(document, `${$ref}/name`) : called) === parameter)
    const { $ref } = all[index] ?? {}
    return $ref ?? step(`${own}/parameters`, index)
  }
}

/** The description at a pointer, or the text itself. */
function standsAt(document: object, pointer: string): string {
  const node = valueAt(document, pointer)
  const said = isObject(node) ? node.description : node
  return typeof said === 'string' ? said.replace(/\s+/g, ' ') : ''
}
