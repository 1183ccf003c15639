import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { codeBlock } from '../content/highlight.ts'
import { elementOf, type Html, hasClass } from '../content/html.ts'
import { type Samples, samplesOf } from '../samples.ts'

/** The samples of every operation, with its id. */
export const allSamples = (contracts: readonly Contract[]): (readonly [id: string, samples: Samples])[] =>
  contracts.flatMap((contract) =>
    contract.operations.map((operation) => [operation.id, samplesOf(contract.name, contract, operation)] as const),
  )

/** Samples in their variant for the mock, as a page shows them. */
export const shownForMock = ({ curl, typescript, fetch, python, php }: Samples): Samples => ({
  curl: variantForMock(curl, 'sh'),
  typescript: variantForMock(typescript, 'ts'),
  fetch: variantForMock(fetch, 'ts'),
  python: variantForMock(python, 'python'),
  php: variantForMock(php, 'php'),
})

function variantForMock(code: string, language: string): string {
  const shown = (nodes: Html): string =>
    nodes
      .filter((node) => !hasClass(node, 'service'))
      .map((node) => (typeof node === 'string' ? node : shown(elementOf(node)?.children ?? [])))
      .join('')
  return shown(codeBlock(code, language, ['service', 'mock']))
}
