import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { camelCase } from '../documents/codeNames.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { errorResponse, jsonResponse } from '../mock/errorResponse.ts'
import { decodeBody } from '../validate/body.ts'
import { requireOptions } from '../validate/optionNames.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { whyRefused } from './adminAccess.ts'
import type { Answer } from './answers.ts'
import type { FakeChat } from './fakeChat.ts'
import type { Failure } from './plan.ts'
import type { Seeds } from './seeds.ts'
import type { EventName } from './webhook.ts'

/** Handles a request under `/__fake`, and its body. */
type Action = (fake: FakeChat, body: Json) => unknown

/** An action whose body has only properties with these names. */
const taking =
  (names: readonly string[], action: Action): Action =>
  (fake, body) => {
    requireOptions('The body', body, names)
    return action(fake, body)
  }

/** The actions by method and path. */
const actions: Readonly<Record<string, Action>> = {
  'POST /__fake/reset': taking([], (fake) => fake.reset()),
  'POST /__fake/seed': (fake, body) => fake.seed(body as Seeds),
  'POST /__fake/clock': taking(['at', 'advance'], (fake, { at, advance }) => {
    if (at === undefined && advance === undefined)
      throw new Error('The body needs at, such as 2026-03-01T09:00:00Z, or advance in milliseconds.')
    if (at !== undefined) fake.at(at as string | number)
    if (advance !== undefined) fake.advance(Number(advance))
  }),
  'POST /__fake/fail'(fake, { operation, share, ...failure }) {
    const of = String(operation ?? '*')
    const isStated = Object.keys(failure).length > 0
    if (share !== undefined) fake.failRate(Number(share), isStated ? (failure as Failure) : undefined, of)
    else fake.failNext(of, failure as Failure)
  },
  'POST /__fake/answer': (fake, { operation, ...answer }) => fake.answerNext(String(operation), answer as Answer),
  'POST /__fake/deliver': taking(['trigger', 'data', 'times'], async (fake, { trigger, data, times = 1 }) => {
    if (!(Number.isInteger(times) && Number(times) > 0)) throw new RangeError(`times must be a whole number from 1, not ${times}.`)
    const statuses: number[] = []
    for (let time = 0; time < Number(times); time++) {
      const request = fake.deliver(String(trigger) as EventName, (data === undefined ? {} : { data }) as never)
      statuses.push((await fetch(request)).status)
    }
    return { statuses }
  }),
  'POST /__fake/redeliver': taking(['reversed'], (fake, { reversed = false }) =>
    fake.redeliver(reversed ? [...fake.events].reverse() : fake.events),
  ),
  'POST /__fake/save': taking([], (fake) => fake.save()),
  'GET /__fake/state': (fake) => fake.exportState(),
  'PUT /__fake/state': (fake, body) => fake.importState(body.data ?? body),
  'GET /__fake/requests': ({ requests }) => requests,
  'GET /__fake/events': ({ events }) => events,
}

/** What requests to `/__fake` control and see. */
export interface Administered {
  readonly fake: FakeChat
  /** The records as the page shows them. */
  overview(): Json
  /** Whether pages of other origins may control it. */
  readonly cors: boolean
}

/** Responds to a request that controls the fake; `undefined` for any other. */
export async function administer(
  { fake, overview, cors }: Administered,
  request: RawRequest | undefined,
): Promise<RawResponse | undefined> {
  const [path = ''] = request?.url.split('?') ?? []
  if (!request || !/^\/__fake(\/|$)/.test(path)) return undefined
  const refused = whyRefused(request, cors)
  if (refused !== undefined) return errorResponse(403, 'AUTH_ERR_NO_ACCESS', refused)
  if (request.method === 'GET' && path === '/__fake') return { status: 307, headers: [['location', '/__fake/']], body: '' }
  if (request.method === 'GET' && path === '/__fake/') return page()
  if (request.method === 'GET' && path === '/__fake/overview')
    return jsonResponse(200, { data: { ...overview(), operations: fake.operations.map(camelCase) } })
  const action = actions[`${request.method} ${path}`]
  if (!action) return errorResponse(404, 'ERR_API_NOT_FOUND', `There are GET /__fake/, ${Object.keys(actions).join(', ')}.`)
  const read = decodeBody('application/json', request.body || '{}')
  const body = 'value' in read ? read.value : undefined
  if (!isObject(body)) return errorResponse(400, 'ERR_BAD_REQUEST', 'The body must be a JSON object.')
  try {
    return jsonResponse(200, { data: (await action(fake, body)) ?? { success: true } })
  } catch (error) {
    return errorResponse(400, 'ERR_BAD_REQUEST', (error as Error).message)
  }
}

/** The page, which loads nothing from elsewhere and runs no other script than its own. */
async function page(): Promise<RawResponse> {
  // Also found from the CommonJS entries, which are in a folder beside.
  const html = await readFile(new URL('../fake/admin.html', import.meta.url), 'utf8')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:`,
    `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ].join('; ')
  return {
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
      ['cache-control', 'no-store'],
    ],
    body: html,
  }
}
