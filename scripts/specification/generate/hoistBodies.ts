import { type MediaType, type OpenApiDocument, type ResponseObject, resolve } from '../../../contract-tests/documents/document.ts'
import { type RawOperation, requestName, responseName, successfulOf } from './nameSchemas.ts'

/**
 * Returns a document in which each body that an operation sends or returns is a component of its
 * own, named as in the client's types. Generators for other languages make a class of a component,
 * and lose the type of a schema without a name. Whatever is valid stays so.
 *
 * @throws if a component of such a name exists
 */
export function hoistBodies(document: OpenApiDocument): OpenApiDocument {
  const hoisted = structuredClone(document)
  const { schemas } = hoisted.components
  const hoist = (media: MediaType | undefined, name: string): void => {
    if (!media?.schema || media.schema.$ref) return
    if (name in schemas) throw new Error(`${name} is the name of a schema and of a body; rename the schema`)
    schemas[name] = media.schema
    media.schema = { $ref: `#/components/schemas/${name}` }
  }
  for (const item of Object.values(hoisted.paths))
    for (const node of Object.values(item) as Partial<RawOperation>[]) {
      const { operationId, requestBody, responses } = node ?? {}
      if (operationId === undefined || !responses) continue
      const [media, ...others] = Object.values(requestBody?.content ?? {})
      if (others.length === 0) hoist(media, requestName(operationId))
      const successful = successfulOf(responses)
      for (const status of successful) {
        // A shared response is hoisted once, by the first operation that has it.
        const { content } = resolve<ResponseObject>(hoisted, responses[status] as ResponseObject)
        hoist(content?.['application/json'], responseName(operationId, status, successful))
      }
    }
  return hoisted
}
