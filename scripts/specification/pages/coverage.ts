import { type OpenApiDocument, type Operation, operationsOf, resolve, type Schema } from '../../../contract-tests/documents/document.ts'
import { editions } from '../lint/extensions.ts'
import { families } from './families.ts'
import { lastLooked, leftOut } from './leftOut.ts'
import { markdownTable } from './markdownTable.ts'
import { isSeenLive } from './seenLive.ts'

/** docs/coverage.md: the operations of each family, and how well they are documented. */
export function coverage(documents: readonly OpenApiDocument[]): string {
  const known = new Set(families.map(([name]) => name))
  const others = documents.flatMap(({ tags }) => tags.map(({ name }) => name)).filter((name) => !known.has(name))
  return `# Coverage

The service was specified by resource family, most of them by little more than a name. The rest was collected from its public
documentation. This page shows how far that reaches: how many operations each family has; how many of them each kind of evidence covers (\`brief\`
is the specification that this project started from, \`published\` the public documentation, \`live\` what was seen of the running service, \`sdk\`
the vendor's SDK, \`code\` what programs send or expect, \`inferred\` our own conclusion); how many somebody saw the running service respond to; how many are documented on pages only, in no published document; and how many have no documented
response. What is not known is left open in the specification or marked as inferred. [Contradictions](discrepancies.md) between the sources have
a page of their own.

## The resource families

${table(documents, families)}

## Beyond them

Operations that the specification of the service does not sort into a family; they belong to the Management API.

${table(
  documents,
  [...new Set(others)].map((name) => [name, purpose(documents, name)]),
)}

## Never seen live

${seenLiveOf(documents)}

## Known and left out

${markdownTable(
  ['what', 'size', 'why it is left out', 'in its place'],
  leftOut.map(({ what, size, why, instead }) => [what, size, why, instead]),
)}

## Editions

What was read. \`x-sources\` in the documents, and the evidence in [errors.md](errors.md), name an edition and a place in it. The published
editions were last looked at in ${lastLooked.when}; none newer than ${lastLooked.newest} was found.

${markdownTable(
  ['edition', 'kind', 'what it is'],
  [...editions.values()].map(({ id, kind, what }) => [`\`${id}\``, kind, what]),
)}

## In figures

How much the bundled documents describe. A parameter with the same name counts once, and so does an operation that links lead to.

${markdownTable(
  ['document', 'operations', 'paths', 'webhooks', 'schemas', 'parameters', 'links'],
  documents.map((document) => [document.info.title, ...figures(document).map(String)]),
)}
`
}

function figures(document: OpenApiDocument): number[] {
  const operations = operationsOf(document)
  const webhooks = operationsOf(document, 'webhooks')
  const parameters = [...operations, ...webhooks].flatMap((operation) => operation.parameters)
  const links = operations.flatMap(({ responses }) => Object.values(responses).flatMap((response) => Object.values(response.links ?? {})))
  return [
    operations.length,
    Object.keys(document.paths).length,
    webhooks.length,
    Object.keys(document.components.schemas).length,
    new Set(parameters.map(({ name }) => name)).size,
    new Set(links.map(({ operationId }) => operationId)).size,
  ]
}

const purpose = (documents: readonly OpenApiDocument[], name: string) =>
  documents.flatMap(({ tags }) => tags).find((tag) => tag.name === name)?.description ?? ''

function table(documents: readonly OpenApiDocument[], list: readonly (readonly [name: string, purpose: string])[]): string {
  return markdownTable(
    ['family', 'for', 'operations', 'known from', 'seen live', 'on pages only', 'response not documented'],
    list.map(([name, about]) => row(documents, name, about)),
  )
}

function row(documents: readonly OpenApiDocument[], name: string, about: string): string[] {
  const own = documents.flatMap((document) =>
    operationsOf(document)
      .filter(({ tag }) => tag === name)
      .map((operation) => ({ document, operation })),
  )
  const events = documents.flatMap((document) => operationsOf(document, 'webhooks').filter(({ tag }) => tag === name))
  if (own.length + events.length === 0) return [name, about, '0', 'nothing is known', '', '', '']
  const described = [...own.map(({ operation }) => operation), ...events]
  return [
    name,
    about,
    `${own.length}${events.length > 0 ? ` and ${events.length} events` : ''}`,
    kinds
      .map((kind) => [kind, described.filter(({ sources }) => sources.some((source) => source.kind === kind)).length] as const)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
    own.length === 0 ? '' : seenAmong(own.map(({ operation }) => operation)),
    amount(described.filter(({ sources }) => sources.every(({ kind, edition }) => kind === 'inferred' || edition === 'pages')).length),
    amount(own.filter(({ document, operation }) => !hasKnownResponse(document, operation)).length),
  ]
}

const seenAmong = (operations: readonly Operation[]): string => {
  const seen = operations.filter(isSeenLive).length
  return seen === 0 ? 'never' : `${seen} of ${operations.length}`
}

/** How many operations nobody saw the service respond to, and what to do about it. */
function seenLiveOf(documents: readonly OpenApiDocument[]): string {
  const all = documents.flatMap((document) => operationsOf(document))
  const never = all.filter((operation) => !isSeenLive(operation)).length
  return `Of ${all.length} operations, ${all.length - never} have a source that saw the running service, and ${never} have none: they rest on published text. The page of each
operation says which. Whoever has an app can change that with a [first contact](first-contact.md), which takes a few minutes.`
}

const kinds = ['brief', 'published', 'live', 'sdk', 'code', 'inferred'] as const

const amount = (count: number) => (count > 0 ? `${count}` : '')

/** Whether an operation's response has a documented schema. */
function hasKnownResponse(document: OpenApiDocument, operation: Operation): boolean {
  return Object.entries(operation.responses).some(
    ([status, { content }]) =>
      status.startsWith('2') && Object.values(content ?? {}).some(({ schema }) => hasScalar(document, schema, new Set())),
  )
}

/** Whether a schema contains a scalar with a known type. */
function hasScalar(document: OpenApiDocument, reference: Schema, seen: Set<Schema>): boolean {
  const schema = resolve<Schema>(document, reference as Schema)
  if (seen.has(schema)) return false
  seen.add(schema)
  if ([schema.type].flat().some((type) => type !== undefined && type !== 'object' && type !== 'array' && type !== 'null')) return true
  const parts = [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties]
  const alternatives = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => (schema[keyword] as Schema[] | undefined) ?? [])
  return [...parts, ...alternatives].some((part) => typeof part === 'object' && part !== null && hasScalar(document, part as Schema, seen))
}
