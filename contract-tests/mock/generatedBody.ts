import fc from 'fast-check'
import { arbitraryOf } from '../documents/arbitrary.ts'
import type { Contract } from '../documents/contract.ts'
import type { MediaType } from '../documents/document.ts'
import { numberFor } from '../documents/random.ts'

/** The number of bodies to try: where parts of a schema conflict, a few of them are invalid. */
const attempts = 20

/**
 * Generates a body from its schema.
 *
 * @param seed - makes it repeatable
 */
export function generatedBody({ document, accepts }: Contract, { schema }: MediaType, seed?: string): unknown {
  const bodies = fc.sample(arbitraryOf(document, [schema], { mode: 'full' }), {
    numRuns: attempts,
    ...(seed !== undefined && { seed: numberFor(seed) }),
  })
  return bodies.find((body) => accepts(schema, body)) ?? bodies[0]
}
