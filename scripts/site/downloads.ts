import type { Contract } from '../../contract-tests/documents/contract.ts'
import { openapi30 } from '../specification/generate/openapi30.ts'

/** A file that the site offers of each document. */
interface Download {
  readonly title: string
  /** Its address from the site's root. */
  readonly address: (contract: Contract) => string
  readonly text: (contract: Contract) => string
}

/** The files of a document to download. */
export const downloads: readonly Download[] = [
  {
    title: 'OpenAPI 3.1',
    address: ({ name }) => `openapi/${name}.json`,
    text: ({ document }) => JSON.stringify(document, undefined, 2),
  },
  {
    title: 'OpenAPI 3.0.3',
    address: ({ name }) => `openapi/3.0/${name}.json`,
    text: ({ document }) => JSON.stringify(openapi30(document), undefined, 2),
  },
]
