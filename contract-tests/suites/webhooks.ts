import type { Contract } from '../documents/contract.ts'
import { describedParts, undocumentedProperties } from '../documents/describedParts.ts'
import type { Operation } from '../documents/document.ts'
import { invalidValues } from '../documents/invalidValues.ts'
import { changedAt } from '../documents/pointer.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { detailedMessage } from '../validate/request.ts'

/** The result of an event: its schema accepts its examples, and no invalid variants. */
export interface WebhookResult {
  readonly event: string
  readonly examples: number
  readonly broken: number
  readonly findings: Finding[]
}

/** Checks the examples of every event against its schema; Prism does not check events. */
export function checkWebhook(contract: Contract, event: Operation): WebhookResult {
  const { document, accepts, faults } = contract
  const findings: Finding[] = []
  let examples = 0
  let broken = 0
  for (const { schema, examples: named = {} } of Object.values(event.body?.content ?? {})) {
    for (const [name, { value }] of Object.entries(named)) {
      examples++
      for (const { pointer, message, parameters } of faults(schema, value))
        findings.push(
          finding(
            event.path,
            'event_schema_conformance',
            `event ${name} ${pointer}`,
            detailedMessage(message, parameters),
            JSON.stringify(value),
          ),
        )
      for (const { pointer, expected, got } of undocumentedProperties(describedParts(contract, schema, value)))
        findings.push(finding(event.path, 'undocumented_property', `event ${name} ${pointer}`, expected, got, 'undocumented'))
      const rejected = invalidValues(document, accepts, [schema], value).filter(
        (invalid) =>
          !accepts(
            schema,
            changedAt(value, invalid.pointer, () => invalid.value),
          ),
      )
      broken += rejected.length
      if (rejected.length === 0)
        findings.push(
          finding(
            event.path,
            'event_schema_rejection',
            `event ${name}`,
            'a schema that rejects invalid values',
            'a schema that accepts everything',
          ),
        )
    }
  }
  if (examples === 0) findings.push(finding(event.path, 'event_example', 'event', 'an example', 'none'))
  return { event: event.path, examples, broken, findings }
}
