import { once } from 'node:events'
import { Agent, type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
import { createRouter } from '../../../contract-tests/documents/router.ts'
import { pathOf, type RawRequest } from '../../../contract-tests/validate/rawExchange.ts'

/** Milliseconds until a response counts as missing. A server on this machine takes a few. */
export const timeout = 2000

/** How many times longer than without a fault a probe may take; a slow server needs no more. */
const longestProbe = 4

/** Requests of a run of the checks, which show where a server with a fault answers otherwise. */
export interface Probe {
  readonly requests: readonly RawRequest[]
  /**
   * The answers of the server without a fault, or their shapes where values differ from time to
   * time; `undefined` where shapes do, too.
   */
  readonly answers: readonly (string | undefined)[]
  /** How long the requests took on the server without a fault. */
  readonly milliseconds: number
}

/**
 * Sends recorded requests to a fresh server, which counts its records as the recorded one did.
 *
 * @param isEnough - decides about each answer whether the other requests are needed. Default: all
 * @returns the status and body of each response, without its times
 */
export async function answersTo(
  requests: readonly RawRequest[],
  base: string,
  isEnough: (answer: string, index: number) => boolean = () => false,
): Promise<string[]> {
  const answers: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const [index, request] of requests.entries()) {
    const answer = await answerTo(request, base, agent).catch(() => 'no response')
    answers.push(answer)
    if (isEnough(answer, index)) break
  }
  agent.destroy()
  return answers
}

/** Sends a request by Node's own client, which takes a quarter of the time of `fetch`. */
async function answerTo({ method, url, headers, body }: RawRequest, base: string, agent: Agent): Promise<string> {
  const path = pathOf(url).replace(/^\/v3/, '') + (/[?].*$/.exec(url)?.[0] ?? '')
  const request = send(`${base}${path}`, { method, headers: Object.fromEntries(headers), agent, signal: AbortSignal.timeout(timeout) })
  // An error after the response has begun also ends the reading of the body.
  request.on('error', () => {})
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return `${response.statusCode} ${(await text(response)).replace(/\b\d{10}\b/g, '0')}`
}

/** A probe of two servers without a fault: random values differ between them. */
export const probeOf = (
  requests: readonly RawRequest[],
  answers: readonly string[],
  again: readonly string[],
  milliseconds: number,
): Probe => ({
  requests,
  milliseconds,
  answers: answers.map((answer, index) => {
    const other = again[index] ?? ''
    return answer === other ? answer : shapeOf(answer) === shapeOf(other) ? shapeOf(answer) : undefined
  }),
})

/** Whether an answer to a request of a probe is not that of the server without a fault. */
const differs = ({ answers }: Probe, answer: string, index: number): boolean =>
  answers[index] !== undefined && answers[index] !== answer && answers[index] !== shapeOf(answer)

/** The status, properties and types of an answer. */
function shapeOf(answer: string): string {
  const [status, body] = [answer.slice(0, 3), parsed(answer.slice(4))]
  return `${status} ${JSON.stringify(body, (_, value) => (typeof value === 'object' ? value : typeof value))}`
}

/**
 * Finds operations whose answers are not those of the probe, on a fresh server.
 *
 * @param most - how many are enough
 */
export async function operationsThatDiffer(
  probe: Probe,
  base: string,
  operations: readonly Operation[],
  most: number,
): Promise<ReadonlySet<Operation>> {
  const router = createRouter(operations)
  const found = new Set<Operation>()
  const end = performance.now() + longestProbe * probe.milliseconds
  await answersTo(probe.requests, base, (answer, index) => {
    const { method = '', url = '' } = probe.requests[index] ?? {}
    const operation = router.find(method, pathOf(url).replace(/^\/v3/, ''))?.operation
    if (operation && differs(probe, answer, index)) found.add(operation)
    return found.size >= most || performance.now() > end
  })
  return found
}
