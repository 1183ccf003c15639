import type { Operation } from '../../../contract-tests/documents/document.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
import { createRouter } from '../../../contract-tests/documents/router.ts'
import { pathOf, type RawRequest } from '../../../contract-tests/validate/rawExchange.ts'

/** Requests of a run of the checks, which show where a server with a fault answers otherwise. */
export interface Probe {
  readonly requests: readonly RawRequest[]
  /**
   * The answers of the server without a fault, or their shapes where values differ from time to
   * time; `undefined` where shapes do, too.
   */
  readonly answers: readonly (string | undefined)[]
}

/** Milliseconds in which a server answers a request of a probe. */
const longest = 5000

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
  for (const { method, url, headers, body } of requests) {
    const path = pathOf(url).replace(/^\/v3/, '') + (/[?].*$/.exec(url)?.[0] ?? '')
    const answer = fetch(`${base}${path}`, { method, headers, body: body ?? null, signal: AbortSignal.timeout(longest) })
      .then(async (response) => `${response.status} ${(await response.text()).replace(/\b\d{10}\b/g, '0')}`)
      .catch(() => 'no response')
    if (isEnough(await answer, answers.push(await answer) - 1)) break
  }
  return answers
}

/** A probe of two servers without a fault: random values differ between them. */
export const probeOf = (requests: readonly RawRequest[], answers: readonly string[], again: readonly string[]): Probe => ({
  requests,
  answers: answers.map((answer, index) => {
    const other = again[index] ?? ''
    return answer === other ? answer : shapeOf(answer) === shapeOf(other) ? shapeOf(answer) : undefined
  }),
})

/** Whether an answer to a request of a probe is not that of the server without a fault. */
export const differs = ({ answers }: Probe, answer: string, index: number): boolean =>
  answers[index] !== undefined && answers[index] !== answer && answers[index] !== shapeOf(answer)

/** The status, properties and types of an answer. */
function shapeOf(answer: string): string {
  const [status, body] = [answer.slice(0, 3), parsed(answer.slice(4))]
  return `${status} ${JSON.stringify(body, (_, value) => (typeof value === 'object' ? value : typeof value))}`
}

/** The operations of whose responses some are not those of the probe, whose end may be missing. */
export function operationsThatDiffer(probe: Probe, others: readonly string[], operations: readonly Operation[]): Operation[] {
  const router = createRouter(operations)
  const differing = probe.requests.slice(0, others.length).filter((_, index) => differs(probe, others[index] as string, index))
  const found = differing.flatMap(({ method, url }) => router.find(method, pathOf(url).replace(/^\/v3/, ''))?.operation ?? [])
  return [...new Set(found)]
}
