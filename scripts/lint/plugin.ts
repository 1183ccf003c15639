// The project's own lint rules and bundling steps, loaded by redocly.yaml. One rule a file; what each is for stands in it.
import { rateLimitHeaders } from './rate-limit-headers.ts'
import { deprecationNamesReplacement } from './rules/deprecation-names-replacement.ts'
import { examplesPresent } from './rules/examples-present.ts'
import { jsonSchemaDialect } from './rules/json-schema-dialect.ts'
import { listStatesPaging } from './rules/list-states-paging.ts'
import { operationErrors } from './rules/operation-errors.ts'
import { operationSource } from './rules/operation-source.ts'
import { querySerialization } from './rules/query-serialization.ts'
import { securityStatesScopes } from './rules/security-states-scopes.ts'
import { timeStatesUnit } from './rules/time-states-unit.ts'

export default function plugin() {
  return {
    id: 'conventions',
    rules: {
      oas3: {
        'deprecation-names-replacement': deprecationNamesReplacement,
        'examples-present': examplesPresent,
        'json-schema-dialect': jsonSchemaDialect,
        'list-states-paging': listStatesPaging,
        'operation-errors': operationErrors,
        'operation-source': operationSource,
        'query-serialization': querySerialization,
        'security-states-scopes': securityStatesScopes,
        'time-states-unit': timeStatesUnit,
      },
    },
    decorators: {
      oas3: { 'rate-limit-headers': rateLimitHeaders },
    },
  }
}
