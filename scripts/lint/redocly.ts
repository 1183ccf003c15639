// The part of Redocly's visitor context that the rules here use, so that a rule reads without knowing Redocly.

/** Where a finding is: a node of the document under lint. */
export interface Place {
  child(path: string | string[]): Place
  key(): Place
}

/** What Redocly hands a rule beside the node it visits. */
export interface Visit {
  report(finding: { message: string; location?: Place }): void
  location: Place
  key: string | number
  resolve<T>(ref: unknown): { node: T | undefined }
}

// Documents under lint are unchecked input: a rule reads what it needs and takes nothing for granted.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Node = any

/** Follows a `$ref`, if there is one. */
export function follow(node: Node, visit: Visit): Node {
  return node?.$ref ? visit.resolve<Node>(node).node : node
}
