/** The dialect of every schema in the documents. They omit `jsonSchemaDialect`, because tools warn about it; OpenAPI's default dialect disables Prism's validation. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema'
