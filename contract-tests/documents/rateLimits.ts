/** A published rate limit; see openapi/extensions/x-rate-limits.yaml. */
export interface PublishedLimit {
  readonly name: string
  /** The largest number of requests. */
  readonly requests: number
  /** The time in which they are counted. */
  readonly seconds: number
  /**
   * What they are counted for: an app counts all operations of the limit, the others each apart.
   */
  readonly per: 'app' | 'user' | 'operation'
  /** The only plan with this limit, which replaces the app's other limits there. */
  readonly plan?: string
}

interface Document {
  readonly 'x-rate-limits'?: Readonly<Record<string, Omit<PublishedLimit, 'name'>>>
}

/** The published rate limits of a document; empty if none are. */
export const limitsOf = ({ 'x-rate-limits': limits = {} }: Document): PublishedLimit[] =>
  Object.entries(limits).map(([name, { requests, seconds, per, plan }]) => ({ name, requests, seconds, per, ...(plan && { plan }) }))

/**
 * The limit that an operation counts against, whatever the plan; `undefined` if none is published.
 * Readers of operations have it as `rateLimit`.
 *
 * @param operation - the operation as the document has it
 * @throws if the document does not have the limit that `x-rate-limit` names
 */
export function publishedLimitOf(
  document: Document,
  operation: { readonly operationId?: string; readonly 'x-rate-limit'?: string },
): PublishedLimit | undefined {
  const { 'x-rate-limit': name = 'standard', operationId } = operation
  const found = limitsOf(document).find((limit) => limit.name === name && limit.plan === undefined)
  if (!found && operation['x-rate-limit']) throw new Error(`${operationId}: there is no rate limit ${name} in x-rate-limits`)
  return found
}
