import { expect, test } from 'vitest'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { createRandom, shuffled } from '../../../contract-tests/documents/random.ts'
import { createObserver } from '../../../contract-tests/evidence/observer.ts'
import type { Environment } from '../../../contract-tests/exchange/environment.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import { validateResponse } from '../../../contract-tests/validate/response.ts'
import { responseFaults } from './exchange/responses.ts'

const contracts = await readContracts()
const base = 'https://app-linden-yard.api-eu.cometchat.io/v3'

/** What validation of a whole response finds and its evidence does not show: values of headers. */
const hidden = /^(response_headers_conformance|response_body_presence)/

const requestOf = ({ method, path, parameters }: Operation): RawRequest => ({
  method,
  url: base + path.replace(/\{([^}]+)\}/g, (_, name) => `${parameters.find((parameter) => parameter.name === name)?.example}`),
  headers: [],
  body: undefined,
})

/** The documented successes of an operation. */
const successesOf = ({ responses }: Operation): RawResponse[] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.values(examples).flatMap(({ value }): RawResponse[] =>
        Number(status) < 300 ? [{ status: Number(status), headers: [['content-type', type]], body: JSON.stringify(value) }] : [],
      ),
    ),
  )

test('evidence shows what validation finds in a response with a fault, and nothing where that finds nothing', async () => {
  let visible = 0
  const missed: object[] = []
  const invented: object[] = []
  for (const contract of contracts)
    for (const operation of shuffled(contract.operations, createRandom(4)).slice(0, 8)) {
      const request = requestOf(operation)
      const differences = (response: RawResponse) => {
        const observer = createObserver([contract], { [contract.name]: base })
        observer.note(request, contract.name)
        observer.note(request, contract.name, response)
        return observer.seen('check').differs
      }
      for (const response of successesOf(operation)) {
        const target = { send: async () => response } as unknown as Environment['target']
        for (const { apply, what } of responseFaults(contract, operation)) {
          const changed = await (await apply({ target } as Environment)).target.send(request, contract.name)
          const rules = validateResponse(contract, operation, changed).map(({ rule, schema }) => `${rule}:${schema?.split('/').at(-1)}`)
          const found = differences(changed)
          const isVisible = rules.some((rule) => !hidden.test(rule))
          if (isVisible) visible++
          if (isVisible && found.length === 0) missed.push({ operation: operation.id, what, rules })
          if (rules.length === 0 && found.length > 0) invented.push({ operation: operation.id, what, found })
        }
      }
    }
  expect(invented).toEqual([])
  expect(visible).toBeGreaterThan(1000)
  expect(missed).toEqual([])
})
