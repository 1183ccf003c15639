import { expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { handlingOf } from './errorHandling.ts'
import { readModel } from './shared/model.ts'
import { readSnippets } from './snippets.ts'
import { allSamples, shownForMock } from './tests/allSamples.ts'
import { typeErrors } from './typeErrors.ts'

// Together, because most of the time goes to the declarations that all of them use.
test('every program of the documentation compiles: samples, snippets and the handling of errors', async () => {
  const contracts = await readContracts()
  const { errors, operations } = readModel(contracts)
  const modules = [
    ...allSamples(contracts).flatMap(([id, samples]) =>
      Object.entries({ service: samples, mock: shownForMock(samples) }).flatMap(([target, { typescript, fetch }]) => [
        [`${id}.client.${target}`, typescript],
        [`${id}.fetch.${target}`, fetch],
      ]),
    ),
    ...(await readSnippets()).filter(({ language }) => language === 'ts').map(({ where, code }) => [where.replace(/\W/g, '-'), code]),
    ...errors.map((entry) => [entry.code, handlingOf(entry, operations).program]),
  ]
  expect(modules.length).toBeGreaterThan(1000)
  expect(typeErrors(Object.fromEntries(modules.map(([name, code]) => [`${name}.ts`, `${code}\nexport {}\n`])))).toEqual([])
})
