import { expect, test } from 'vitest'
import { casesOf } from '../cases/cases.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { runCase } from '../exchange/runCase.ts'
import { gaps } from '../prism/gaps.ts'
import { checkOnPrism } from './checkOnPrism.ts'

const contract = (await readContracts())[0] as Contract

/** An operation of which a case needs a class, and a part of the case's name. */
const examples: Readonly<Record<string, readonly [operation: string, part: string]>> = {
  'malformed JSON': ['update-role', 'malformed JSON'],
  'a body of null': ['create-authtoken', 'type null'],
  'brackets in a name': ['list-users', 'updatedAt[to] type'],
  'an invalid identifier': ['unset-role-permission', 'path role maxLength'],
  'a list in a form': ['create-keyword-list', 'boundary: body'],
  'another spelling': ['list-users', 'spelling: query'],
}

const called = Object.values(examples).map(([operation]) => operation)

await checkOnPrism('chat', called, (judge, known) => {
  test.each(gaps)('a case fails without the class: $name', async (gap) => {
    const [id, part] = examples[gap.name] as [string, string]
    const operation = contract.operations.find((one) => one.id === id) as Operation
    const check = async () => {
      const results = []
      for (const one of casesOf(contract, operation).filter(({ name }) => name.includes(part)))
        results.push(await runCase(judge().environment, contract, operation, one))
      return results.filter(({ findings }) => findings.length > 0).map(({ name }) => name)
    }
    expect(await check()).toEqual([])
    known.splice(known.indexOf(gap), 1)
    expect(await check()).not.toEqual([])
    known.push(gap)
  })
})
