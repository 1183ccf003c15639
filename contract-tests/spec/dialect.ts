/** The dialect of every schema in the documents. They leave `jsonSchemaDialect` out, because tools warn about it; OpenAPI's own default turns Prism's checks off. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema'
