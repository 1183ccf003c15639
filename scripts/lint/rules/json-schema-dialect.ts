import type { Node, Visit } from '../redocly.ts'

/**
 * The document states no `jsonSchemaDialect`: Swagger UI warns about it on every page, and OpenAPI's own default turns Prism's checks off. A tool
 * that needs it, such as the mock, adds 2020-12.
 */
export function jsonSchemaDialect() {
  return {
    Root(root: Node, { report, location }: Visit) {
      if (root.jsonSchemaDialect !== undefined)
        report({ message: 'Leave out `jsonSchemaDialect`; tools warn of it or misread it.', location: location.child('jsonSchemaDialect') })
    },
  }
}
