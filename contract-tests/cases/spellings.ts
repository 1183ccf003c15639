import type { Contract } from '../documents/contract.ts'
import { type Operation, type Parameter, resolve, type Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { distinctItems } from '../documents/json.ts'
import { spellingsOf } from '../documents/spellings.ts'
import { basesOf, bodyOf } from './arguments.ts'
import type { Alteration, Case } from './case.ts'

/**
 * Requests in the other spellings that the documents accept: of a parameter, a property of a body,
 * and of `true` in a query, at the first boolean of the operation. Only for mocks: which spelling
 * the service reads is not known. The client writes the documented spelling only, so each changes
 * its request.
 */
export function spellingCasesOf(contract: Contract, operation: Operation): Case[] {
  const bases = basesOf(contract, operation)
  const body = bodyOf(operation)
  const args = body?.required ? { ...bases.least, body: bases.smallest } : bases.least
  const query = operation.parameters.filter(({ in: place }) => place === 'query')
  const asCase = (name: string, alter: Alteration, given: Record<string, unknown> = args): Case => ({
    kind: 'spelling',
    name: `spelling: ${name}`,
    args: given,
    alter,
    expect: 'success',
  })
  const isBoolean = ({ schema }: Parameter) => resolve<Schema>(contract.document, schema).type === 'boolean'
  const boolean = query.find((parameter) => isBoolean(parameter) && !(parameter.name in args))
  const written = Object.entries(contract.document['x-query-booleans']?.spellings ?? {})
  return [
    ...query.flatMap(({ name, example, 'x-spellings': spellings = [] }) =>
      spellings.map((spelling) => asCase(`query ${spelling} for ${name}`, { in: 'query', name: spelling, value: String(example) })),
    ),
    ...(boolean ? written.map(([text]) => asCase(`query ${boolean.name}=${text}`, { in: 'query', name: boolean.name, value: text })) : []),
    ...bases.examples.flatMap(([example, value]) =>
      respelled(contract, body?.schema ?? {}, value).map(({ spelling, value: other }) =>
        asCase(`body ${example} with ${spelling}`, { in: 'body', value: other }, { ...bases.least, body: value }),
      ),
    ),
  ]
}

/** Copies of a value, each with one property in another spelling. */
function respelled(contract: Contract, schema: Schema, value: unknown): { spelling: string; value: unknown }[] {
  const node = resolve<Schema>(contract.document, schema)
  if (!isObject(value)) return []
  const found = Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    if (!Object.hasOwn(value, name)) return []
    const { [name]: moved, ...others } = value
    return [
      ...spellingsOf(resolve<Schema>(contract.document, property)).map((spelling) => ({
        spelling,
        value: { ...others, [spelling]: moved },
      })),
      ...respelled(contract, property, moved).map(({ spelling, value: inner }) => ({ spelling, value: { ...others, [name]: inner } })),
    ]
  })
  const parts = [node.allOf, node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []))
  return distinctItems([...found, ...parts.flatMap((part) => respelled(contract, part, value))])
}
