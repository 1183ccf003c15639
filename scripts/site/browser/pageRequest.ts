/** A request that a page sends, as its form or the page itself describes it. */
export interface PageRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The fields of a form, instead of a body. */
  readonly form?: readonly (readonly [name: string, value: string])[] | undefined
}

/** The parts of a request, before its body is written. */
interface RequestParts {
  readonly method: string
  readonly url: string
  /** The headers of credentials. A local server accepts any. */
  readonly keys: readonly string[]
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly body: unknown
  /** Whether the body is sent as a form. A list has a field for each of its values. */
  readonly isForm: boolean
}

/** A request with its body as JSON or as a form. */
export function pageRequest({ method, url, keys, headers, body, isForm }: RequestParts): PageRequest {
  const isJson = body !== undefined && !isForm
  const type = isJson ? [['content-type', 'application/json'] as const] : []
  return {
    ...{ method, url },
    headers: Object.fromEntries([...keys.map((name) => [name, 'any'] as const), ...headers, ...type]),
    ...(isJson && { body: JSON.stringify(body) }),
    ...(isForm && {
      form: Object.entries(Object(body)).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)] as const)),
    }),
  }
}

/** The ids that the body of a request gives to a record. */
export function idsIn({ body = '{}', form }: PageRequest): unknown[] {
  const { uid, guid, id, role } = (form ? Object.fromEntries(form) : Object(JSON.parse(body))) as Record<string, unknown>
  return [uid, guid, id, role]
}

/** The options of `fetch` for a request. */
export function initOf({ method, headers, body, form }: Omit<PageRequest, 'url'>): RequestInit {
  const data = new FormData()
  for (const [name, value] of form ?? []) data.append(name, value)
  return { method, headers, redirect: 'error', ...(form ? { body: data } : body !== undefined && { body }) }
}
