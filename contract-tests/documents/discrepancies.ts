import { oncePer } from './oncePer.ts'

/** A question that the sources leave open; see openapi/extensions/x-discrepancy.yaml. */
export interface OpenPoint {
  readonly id: string
  /** The disputed parts, where it is not the whole node. */
  readonly of?: string | readonly string[]
  /** The claims of the sources. */
  readonly text: string
  /** The possible behaviours. The documents take the first, which the fake follows. */
  readonly readings: readonly Interpretation[]
}

/** The possible behaviours of the service where the sources leave it open. */
export interface Interpretation {
  readonly name: string
  readonly text: string
}

/** The contradictions stated at a node of a document: a text if it is about spelling or shape. */
export const contradictionsAt = (node: object): (string | OpenPoint)[] =>
  [((node as { 'x-discrepancy'?: string | OpenPoint | (string | OpenPoint)[] })['x-discrepancy'] ?? []) as string].flat()

/** Everything that a document leaves open about behaviour, in its order. */
export const openPointsOf = oncePer((document: object): readonly OpenPoint[] => {
  const found = new Map<string, OpenPoint>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const said of contradictionsAt(node)) if (typeof said === 'object') found.set(said.id, said)
    for (const [key, value] of Object.entries(node)) if (key !== 'example' && key !== 'examples') visit(value)
  }
  visit(document)
  return [...found.values()]
})
