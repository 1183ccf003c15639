/** A request that a page sends, as its form or the page itself describes it. */
export interface PageRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The fields of a form, instead of a body. */
  readonly form?: readonly (readonly [name: string, value: string])[] | undefined
}

/** The options of `fetch` for a request. */
export function initOf({ method, headers, body, form }: Omit<PageRequest, 'url'>): RequestInit {
  const data = new FormData()
  for (const [name, value] of form ?? []) data.append(name, value)
  return { method, headers, redirect: 'error', ...(form ? { body: data } : body !== undefined && { body }) }
}
