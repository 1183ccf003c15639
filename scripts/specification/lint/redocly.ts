// The part of Redocly's visitor context that our rules use, so that they can be read without
// knowledge of Redocly.

import type { AnyNode } from './anyNode.ts'

/** The location of a finding: a node of the linted document. */
export interface Location {
  child(path: string | string[]): Location
  key(): Location
}

/** What Redocly passes to a rule with the visited node. */
export interface Visit {
  report(finding: { message: string; location?: Location }): void
  readonly location: Location
  readonly key: string | number
  /** @param from - the file that the reference is in. Default: that of the visited node */
  resolve<T>(ref: unknown, from?: string): { node: T | undefined; location?: { readonly source: { readonly absoluteRef: string } } }
}

/** Follows a `$ref`, if there is one. */
export function followReference(node: AnyNode, visit: Visit): AnyNode {
  return node?.$ref ? visit.resolve<AnyNode>(node).node : node
}

/** Follows a `$ref` inside a bundle, where every reference leads to a component. */
export function referencedNode(root: AnyNode, node: AnyNode): AnyNode {
  const steps = (node?.$ref as string | undefined)?.slice(2).split('/')
  return steps ? steps.reduce((at: AnyNode, step) => at?.[step.replaceAll('~1', '/')], root) : node
}
