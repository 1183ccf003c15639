// The project's own lint rules and bundling steps, loaded by redocly.yaml. Each rule has its own
// file, with its reason.
import { errorCodes } from './decorators/errorCodes.ts'
import { errorTablesAtRoot } from './decorators/errorTablesAtRoot.ts'
import { externalDocs } from './decorators/externalDocs.ts'
import { idempotency } from './decorators/idempotency.ts'
import { rateLimitHeaders } from './decorators/rateLimitHeaders.ts'
import { rulesInWords } from './decorators/rulesInWords.ts'
import { companionsExist } from './rules/companions-exist.ts'
import { deprecationNamesReplacement } from './rules/deprecation-names-replacement.ts'
import { discrepancyIdsUnique } from './rules/discrepancy-ids-unique.ts'
import { errorCodesComplete } from './rules/error-codes-complete.ts'
import { extensionsKnown } from './rules/extensions-known.ts'
import { limitsHaveEvidence } from './rules/limits-have-evidence.ts'
import { listStatesPaging } from './rules/list-states-paging.ts'
import { oneTypeEach } from './rules/one-type-each.ts'
import { operationErrors } from './rules/operation-errors.ts'
import { querySerialization } from './rules/query-serialization.ts'
import { responsesListCodes } from './rules/responses-list-codes.ts'
import { secretsDeclared } from './rules/secrets-declared.ts'
import { sourcesKnown } from './rules/sources-known.ts'
import { timeStatesUnit } from './rules/time-states-unit.ts'

export default function plugin() {
  return {
    id: 'conventions',
    rules: {
      oas3: {
        'companions-exist': companionsExist,
        'deprecation-names-replacement': deprecationNamesReplacement,
        'discrepancy-ids-unique': discrepancyIdsUnique,
        'error-codes-complete': errorCodesComplete,
        'extensions-known': extensionsKnown,
        'limits-have-evidence': limitsHaveEvidence,
        'list-states-paging': listStatesPaging,
        'one-type-each': oneTypeEach,
        'operation-errors': operationErrors,
        'query-serialization': querySerialization,
        'responses-list-codes': responsesListCodes,
        'secrets-declared': secretsDeclared,
        'sources-known': sourcesKnown,
        'time-states-unit': timeStatesUnit,
      },
    },
    decorators: {
      oas3: {
        'error-codes': errorCodes,
        'error-tables': errorTablesAtRoot,
        'external-docs': externalDocs,
        idempotency,
        'rate-limit-headers': rateLimitHeaders,
        'rules-in-words': rulesInWords,
      },
    },
  }
}
