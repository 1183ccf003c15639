import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { editions } from '../lint/extensions.ts'
import { sourceWords } from './evidence.ts'
import { productFamilies } from './families.ts'
import { isSeenLive } from './isSeenLive.ts'
import { markdownTable } from './markdownTable.ts'

/** The made parts of docs/coverage.md: the evidence for the operations of each family. */
export function coverageTables(documents: readonly OpenApiDocument[]): Record<'families' | 'beyond' | 'seen' | 'editions', string> {
  const productNames = new Set(productFamilies.map(([name]) => name))
  const others = documents.flatMap(({ tags }) => tags).filter(({ name }) => !productNames.has(name))
  return {
    families: table(documents, productFamilies),
    beyond: table(
      documents,
      others.map(({ name, description }) => [name, description]),
    ),
    seen: seenLiveOf(documents),
    editions: markdownTable(
      ['edition', 'kind', 'what it is'],
      [...editions.values()].map(({ id, kind, what }) => [`\`${id}\``, sourceWords[kind], what]),
    ),
  }
}

const table = (documents: readonly OpenApiDocument[], list: readonly (readonly [name: string, purpose: string])[]): string =>
  markdownTable(
    ['family', 'purpose', 'operations', 'sources', 'observed live'],
    list.map(([name, about]) => [name, about, ...rowOf(documents, name)]),
  )

function rowOf(documents: readonly OpenApiDocument[], name: string): string[] {
  const ofFamily = (place: 'paths' | 'webhooks') =>
    documents.flatMap((document) => operationsOf(document, place)).filter(({ tag }) => tag === name)
  const [operations, events] = [ofFamily('paths'), ofFamily('webhooks')]
  const all = [...operations, ...events]
  const sources = Object.entries(sourceWords)
    .map(([kind, words]) => [words, all.filter(({ sources }) => sources.some((source) => source.kind === kind)).length] as const)
    .filter(([, count]) => count > 0)
  const seenLive = operations.filter(isSeenLive).length
  return [
    `${operations.length}${events.length > 0 ? ` and ${events.length} events` : ''}`,
    sources.map(([words, count]) => `${words} ${count}`).join(', '),
    operations.length === 0 ? '' : seenLive === 0 ? 'never' : `${seenLive} of ${operations.length}`,
  ]
}

/** How many operations have been observed live. */
function seenLiveOf(documents: readonly OpenApiDocument[]): string {
  const all = documents.flatMap((document) => operationsOf(document))
  const never = all.filter((operation) => !isSeenLive(operation)).length
  return `Of ${all.length} operations, ${all.length - never} have been observed live, and ${never} have not.`
}
