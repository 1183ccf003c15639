import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'

/**
 * The extensions that only this project reads: evidence, contradictions and notes for its
 * generators. They are a sixth of the Chat API's document. The documents on the documentation site
 * have them.
 */
export const internalExtensions: readonly string[] = [
  'x-sources',
  'x-discrepancy',
  'x-error-evidence',
  'x-published-operation-id',
  'x-published-example-disputed',
  'x-open-branch',
]

const internalKeys = new Set([...internalExtensions, 'externalDocs'])

/** Keys with data, in which names that look like extensions are kept. */
const dataKeys = new Set(['value', 'example', 'default', 'const', 'enum'])

/**
 * A bundled document as npm publishes it, without the internal extensions and the links to where
 * each operation is published, which are evidence as well, and with the remedies of its own error
 * codes only. The original is not changed.
 */
export function publicDocument(document: OpenApiDocument): OpenApiDocument {
  const codes = new Set(operationsOf(document).flatMap(({ errorCodes }) => errorCodes))
  const { 'x-error-remedies': remedies = {}, ...published } = withoutInternal(document) as OpenApiDocument
  const ownRemedies = Object.entries(remedies).filter(([code]) => codes.has(code))
  return { ...published, ...(ownRemedies.length > 0 && { 'x-error-remedies': Object.fromEntries(ownRemedies) }) }
}

function withoutInternal(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutInternal)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !internalKeys.has(key))
      .map(([key, value]) => [key, dataKeys.has(key) ? value : withoutInternal(value)]),
  )
}
