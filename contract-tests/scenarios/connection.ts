import { type Environment, projectClient, type Target } from '../exchange/environment.ts'
import type { Contract } from '../spec/contract.ts'
import type { CreatedRecords, Made } from './createdRecords.ts'
import { resourcesOf } from './resources.ts'
import { createServerContext, type ServerContext } from './serverContext.ts'

/** What the checks of a server need. */
export function environmentOf(
  target: Target,
  { timeout, credentials, strict }: { timeout: number; credentials: Record<string, string>; strict: boolean },
): Environment {
  // The target keeps the time.
  const client: Environment['client'] = (document, settings) => projectClient(document, { ...settings, timeout: Number.POSITIVE_INFINITY })
  return { target, timeout, credentials, strict, client }
}

/** The context for a document's checks on a server. */
export function serverContextOf(
  { target, credentials }: Environment,
  contract: Contract,
  createdRecords: CreatedRecords | undefined,
): ServerContext {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = Object.entries((init?.headers ?? {}) as Record<string, string>)
    const body = init?.body
    const made = body === undefined || body === null || typeof body === 'string' ? undefined : new Response(body)
    const type = made?.headers.get('content-type')
    const answer = await target.send(
      {
        method: init?.method ?? 'GET',
        url: String(input),
        headers: type ? [...headers.filter(([name]) => name.toLowerCase() !== 'content-type'), ['content-type', type]] : headers,
        body: made ? await made.text() : ((body as string | null | undefined) ?? undefined),
      },
      contract.name,
    )
    return new Response([204, 304].includes(answer.status) ? null : answer.body, { status: answer.status, headers: answer.headers })
  }
  const client = projectClient(contract.name, { base: target.base(contract.name), fetch, timeout: Number.POSITIVE_INFINITY, credentials })
  return createServerContext(contract, resourcesOf(contract), createdRecords, client, (made) => removeOne(target, credentials, made))
}

/** Removes a record of the Chat API. */
export async function removeOne(
  target: Target,
  { apiKey = '' }: Record<string, string>,
  { kind, path }: Made,
): Promise<{ status: number; body: string }> {
  const body = kind === '/users' ? '{"permanent":true}' : undefined
  const headers: [string, string][] = [
    ['apikey', apiKey],
    ['accept', 'application/json'],
    ...(body ? [['content-type', 'application/json'] as [string, string]] : []),
  ]
  return target.send({ method: 'DELETE', url: target.base('chat') + path, headers, body }, 'chat')
}
