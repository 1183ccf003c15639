// The project's own lint rules, by the names under which redocly.yaml enables them: each visits the
// nodes of a document and reports findings.
import { companionsExist } from './companions-exist.ts'
import { deprecationNamesReplacement } from './deprecation-names-replacement.ts'
import { discrepancyIdsUnique } from './discrepancy-ids-unique.ts'
import { errorCodesComplete } from './error-codes-complete.ts'
import { extensionsKnown } from './extensions-known.ts'
import { limitsHaveEvidence } from './limits-have-evidence.ts'
import { listStatesPaging } from './list-states-paging.ts'
import { oneTypeEach } from './one-type-each.ts'
import { operationErrors } from './operation-errors.ts'
import { querySerialization } from './query-serialization.ts'
import { responsesListCodes } from './responses-list-codes.ts'
import { secretsDeclared } from './secrets-declared.ts'
import { sourcesKnown } from './sources-known.ts'
import { timeStatesUnit } from './time-states-unit.ts'

export const lintRules = {
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
}
