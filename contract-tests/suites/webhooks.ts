import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { invalidValues } from '../spec/invalidValues.ts'
import { changedAt } from '../spec/pointer.ts'
import { undocumentedProperties } from '../spec/undocumentedProperties.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { detailed } from '../validate/request.ts'

/** The result of one event: its examples satisfy its schema, and its schema refuses them once they are broken. */
export interface WebhookResult {
  event: string
  examples: number
  broken: number
  findings: Finding[]
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
          finding(event.path, 'event_schema_conformance', `event ${name} ${pointer}`, detailed(message, parameters), JSON.stringify(value)),
        )
      for (const { pointer, expected, got } of undocumentedProperties(document, accepts, [schema], value))
        findings.push(finding(event.path, 'undocumented_property', `event ${name} ${pointer}`, expected, got, 'undocumented'))
      const refused = invalidValues(document, accepts, [schema], value).filter(
        (one) =>
          !accepts(
            schema,
            changedAt(value, one.pointer, () => one.value),
          ),
      )
      broken += refused.length
      if (refused.length === 0)
        findings.push(
          finding(event.path, 'event_schema_rejection', `event ${name}`, 'a schema that refuses something', 'one that takes everything'),
        )
    }
  }
  if (examples === 0) findings.push(finding(event.path, 'event_example', 'event', 'an example', 'none'))
  return { event: event.path, examples, broken, findings }
}
