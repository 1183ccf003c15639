import type { Contract } from './contract.ts'
import { type Operation, resolve, type Schema } from './document.ts'
import { operationPointer, valueAt } from './pointer.ts'

// Where a document describes the parts of an operation.

/** Where the document describes the body of an operation. */
export const bodyPointer = (operation: Operation): string =>
  `${operationPointer(operation)}/requestBody/content/${Object.keys(operation.body?.content ?? {})[0]?.replaceAll('/', '~1')}/schema`

/** The properties of an operation's body at its top level, with their schemas. */
export const bodyProperties = (contract: Contract, operation: Operation): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.values(operation.body?.content ?? {}).flatMap(({ schema }) =>
      Object.entries(resolve<Schema>(contract.document, schema).properties ?? {}).map(([name, own]) => [
        name,
        resolve<Schema>(contract.document, own),
      ]),
    ),
  )

/** The texts at the top level of a body that are not from a list of words. */
export const freeTexts = (contract: Contract, operation: Operation, body: unknown): string[] =>
  Object.entries(bodyProperties(contract, operation)).flatMap(([name, { enum: words }]) => {
    const text = valueAt(body, `/${name}`)
    return typeof text === 'string' && !words ? [text] : []
  })

/** Where the document describes a parameter of an operation. */
export function parameterPointer({ document }: Contract, operation: Operation, name: string): string {
  const own = operationPointer(operation)
  for (const pointer of [own, own.replace(/\/\w+$/, '')]) {
    const parameters = (valueAt(document, pointer.slice(1)) as { parameters?: unknown[] } | undefined)?.parameters ?? []
    const index = parameters.findIndex((parameter) => resolve<{ name?: string }>(document, parameter as object).name === name)
    if (index >= 0) return `${pointer}/parameters/${index}`
  }
  return own
}
