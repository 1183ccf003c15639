import { resolve, type Schema } from '../../documents/document.ts'
import type { Json } from '../../documents/json.ts'
import { ownWord, wordRule } from '../../server/blockedMessages.ts'
import { createGroup, createUsers, sendMessage, toGroup } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'
import { expectBlocked, expectNotBlocked } from './lists.ts'

/** A user or group that a filter is about, by the properties that are compared. */
type FilteredRecord = Record<string, string>

/** What a filter compares a property with to match the first of two values, but not the second. */
const valuesByOperator: Readonly<Record<string, (one: string, other: string) => unknown>> = {
  equals: (one) => one,
  in: (one) => [one, `${one}-none`],
  startsWith: (one) => one.slice(0, -1),
  endsWith: (one) => one.slice(1),
  notEquals: (_, other) => other,
  notIn: (_, other) => [other, `${other}-none`],
}

/** `not in` is another spelling of `notIn`. */
const camelCase = (operator: string): string => operator.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The operators that the documents list for a filter by users or groups. How `lessThan` and
 * `greaterThan` compare texts is not documented.
 */
function operatorsOf({ server }: Session, name: string): string[] {
  const schema = server.contract.document.components.schemas[name] as Schema
  const operator = resolve<Schema>(server.contract.document, schema.properties?.operator ?? {})
  return ((operator.enum ?? []) as string[]).filter((known) => Object.hasOwn(valuesByOperator, camelCase(known)))
}

/**
 * Sends messages that differ only in what each filter is about, and reports those for which the
 * rule does not do what its filter says.
 */
async function tryFilters(
  session: Session,
  filter: Json,
  operators: readonly string[],
  [caught, free]: readonly [FilteredRecord, FilteredRecord],
  send: (subject: FilteredRecord, text: string) => Promise<Json>,
): Promise<void> {
  const ruleId = session.fixtures.newId('rule')
  const operands = Object.keys(caught)
  let operationId = 'create-rule'
  for (const [index, operator] of operators.entries()) {
    const operand = operands[index % operands.length] ?? ''
    const [one = '', other = ''] = [caught[operand], free[operand]]
    const value = valuesByOperator[camelCase(operator)]?.(one, other)
    const word = ownWord(session.fixtures)
    const body = { ...wordRule(ruleId, word, true), filters: [{ ...filter, operand, operator, value }] }
    await session.call(operationId, operationId === 'create-rule' ? { body } : { ruleId, body })
    operationId = 'update-rule'
    const described = `a filter by ${operand} ${operator} ${JSON.stringify(value)}`
    const outside = await send(free, `Only ${word} today`)
    const inside = await send(caught, `Only ${word} today`)
    await expectBlocked(session, inside.id, `which ${described} includes`)
    await expectNotBlocked(session, outside.id, `which ${described} excludes`)
  }
}

/** A filter by the sender: every operator, alternately on the uid and the name. */
async function bySender(session: Session): Promise<void> {
  const [uid, other] = [session.fixtures.newId('gardener'), session.fixtures.newId('visitor')]
  const caught = { uid, name: 'Watering can' }
  const free = { uid: other, name: 'Spade' }
  for (const body of [caught, free]) await session.call('create-user', { body })
  const guid = await createGroup(session, uid, { participants: [other] })
  const operators = operatorsOf(session, 'UserFilterRequest')
  await tryFilters(session, { entity: 'user', type: 'sender' }, operators, [caught, free], (subject, text) =>
    sendMessage(session, subject.uid ?? '', toGroup(guid), text),
  )
}

/** A filter by the group: every operator, alternately on the guid, the name and the type. */
async function byGroup(session: Session): Promise<void> {
  const [owner] = await createUsers(session, 1)
  const made = async (name: string, type: string): Promise<FilteredRecord> => ({
    guid: await createGroup(session, owner, {}, { name, type }),
    name,
    type,
  })
  const caught = await made('Watering can', 'private')
  const free = await made('Spade', 'public')
  const operators = operatorsOf(session, 'GroupFilterRequest')
  await tryFilters(session, { entity: 'group', type: 'receiver' }, operators, [caught, free], (subject, text) =>
    sendMessage(session, owner, toGroup(subject.guid ?? ''), text),
  )
}

/** Rules that are limited to certain users or groups, by every documented operator. */
export const ruleFilterScenarios: readonly Scenario[] = [
  {
    name: 'a rule filtered by user applies only to messages from those users',
    operation: 'create-rule',
    needs: ['update-rule', 'list-blocked-messages', 'create-user', 'send-message'],
    requests: 50,
    run: bySender,
  },
  {
    name: 'a rule filtered by group applies only to messages in those groups',
    operation: 'create-rule',
    needs: ['update-rule', 'list-blocked-messages', 'send-message'],
    requests: 50,
    run: byGroup,
  },
]
