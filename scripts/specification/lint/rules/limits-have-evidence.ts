import type { AnyNode } from '../anyNode.ts'
import type { Visit } from '../redocly.ts'

/** The location of a node in Redocly: its file and pointer. */
interface FileLocation {
  readonly pointer: string
  readonly source: { readonly absoluteRef: string }
}

interface Step {
  readonly type: string
  readonly at: FileLocation
  readonly evidence: boolean
}

/**
 * A limit on a value (length, range, number, pattern) has evidence of its own: `x-sources` on its
 * schema, on the parameter or property that it limits, or on the schema with that property, in the
 * same file. What an operation or a response has is evidence that it exists, not for each number in
 * it.
 */
export function limitsHaveEvidence() {
  // The nodes from the root to the current one, also through references.
  const path: Step[] = []
  return {
    any: {
      enter(node: AnyNode, { report, location, type }: Visit & { type: { name: string }; location: FileLocation }) {
        path.push({ type: type.name, at: location, evidence: node?.['x-sources'] !== undefined })
        if (type.name === 'Schema' && limits(node) && !holdersOf(path).some(({ evidence }) => evidence))
          report({ message: 'This limit needs evidence: add `x-sources` to the schema, its parameter, or the schema with this property.' })
      },
      leave() {
        path.pop()
      },
    },
  }
}

/**
 * The current schema and what holds it, from the inside: the parameter or header that it is for, or
 * the property and the schema with this property.
 */
function holdersOf(path: readonly Step[]): Step[] {
  const current = path.at(-1) as Step
  const holders: Step[] = []
  let properties = 0
  for (const step of path.toReversed()) {
    if (!encloses(step.at, current.at)) continue
    if (/Properties$/.test(step.type)) properties++
    if (properties > 1 || !ofSchemas.test(step.type)) break
    holders.push(step)
  }
  return holders
}

/**
 * Redocly's names of what a limit's schema may be in before something else begins, such as a list
 * of parameters.
 */
const ofSchemas = /^(Schema|SchemaProperties|PatternProperties|AnyOf|OneOf|AllOf|Parameter|Header)$/

const encloses = (outer: FileLocation, inner: FileLocation) =>
  outer.source.absoluteRef === inner.source.absoluteRef && `${inner.pointer}/`.startsWith(`${outer.pointer}/`.replace(/\/\/$/, '/'))

/** Whether a schema limits its value beyond not being empty. */
function limits(schema: AnyNode): boolean {
  const { maxLength, maxItems, maxProperties, minLength, minItems, minProperties, minimum, ...others } = schema ?? {}
  return (
    [maxLength, maxItems, maxProperties].some((most) => most > 0) ||
    [minLength, minItems, minProperties, minimum].some((least) => least > 1) ||
    ['maximum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf', 'pattern'].some((keyword) => others[keyword] !== undefined)
  )
}
