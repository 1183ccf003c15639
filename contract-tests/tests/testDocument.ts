import type { OpenApiDocument } from '../documents/document.ts'

/** A document with these paths and nothing else, not even a `jsonSchemaDialect`. */
export const testDocument = (paths: object): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1', description: 'Test' },
    servers: [],
    tags: [],
    paths,
    components: { schemas: {}, securitySchemes: {} },
  }) as unknown as OpenApiDocument
