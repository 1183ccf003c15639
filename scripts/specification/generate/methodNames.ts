import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'

/** A document whose descriptions name operations as methods: `listUsers`, not `list-users`. */
export function withMethodNames(document: OpenApiDocument): OpenApiDocument {
  const ids = new Set(operationsOf(document).map(({ id }) => id))
  const inMethods = (text: string) =>
    text.replace(/`([a-z]+(?:-[a-z]+)+)`/g, (code, id: string) => (ids.has(id) ? `\`${camelCase(id)}\`` : code))
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? inMethods(value) : value,
  ) as OpenApiDocument
}
