// The part of Redocly's visitor context that our rules use, so that they can be read without knowledge of Redocly.

/** The location of a finding: a node of the linted document. */
export interface Location {
  child(path: string | string[]): Location
  key(): Location
}

/** What Redocly passes to a rule with the visited node. */
export interface Visit {
  report(finding: { message: string; location?: Location }): void
  location: Location
  key: string | number
  resolve<T>(ref: unknown): { node: T | undefined }
}

// Linted documents are unchecked input: a rule reads what it needs and assumes nothing.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Node = any

/** Follows a `$ref`, if there is one. */
export function follow(node: Node, visit: Visit): Node {
  return node?.$ref ? visit.resolve<Node>(node).node : node
}
