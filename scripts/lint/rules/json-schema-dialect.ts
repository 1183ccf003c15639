import type { Node, Visit } from '../redocly.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** The document states the 2020-12 dialect. Without it, or with OpenAPI's own default, Prism leaves parts of every schema unchecked. */
export function jsonSchemaDialect() {
  return {
    Root(root: Node, { report, location }: Visit) {
      if (root.jsonSchemaDialect !== dialect) report({ message: `\`jsonSchemaDialect\` must be ${dialect}.`, location: location.key() })
    },
  }
}
