import type { ListedDifference } from '../exchange/listedDifference.ts'
import { type Difference, lastOf } from '../statements/statement.ts'
import { valueText } from './findings.ts'
import { generalPlace, parametersOf, recordKind } from './trace.ts'

/** A difference without a statement, as reports list it. */
export function listedDifference(difference: Difference, call: string, curl: string | undefined): ListedDifference {
  const { place, kind, expected, got, follows = false, operation, filters } = difference
  return {
    ...{ operation, place: generalPlace(place), kind, records: recordKind(difference), follows, call },
    ...{ expected: valueText(expected), got: valueText(got), parameters: parametersOf(lastOf(difference)) },
    ...(filters && { filters }),
    ...(curl !== undefined && { curl }),
  }
}
