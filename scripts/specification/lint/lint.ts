// The project's own lint rules and bundling steps, loaded by redocly.yaml. Each rule has its own
// file, with its reason.
import { errorCodes } from './decorators/errorCodes.ts'
import { errorTablesAtRoot } from './decorators/errorTablesAtRoot.ts'
import { externalDocs } from './decorators/externalDocs.ts'
import { idempotency } from './decorators/idempotency.ts'
import { rateLimitHeaders } from './decorators/rateLimitHeaders.ts'
import { rulesInWords } from './decorators/rulesInWords.ts'
import { lintRules } from './rules/rules.ts'

export default function plugin() {
  return {
    id: 'conventions',
    rules: { oas3: lintRules },
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
