import type { Arguments } from '../../cases/arguments.ts'
import type { Operation } from '../../documents/document.ts'
import { isObject } from '../../documents/isObject.ts'
import { parsed } from '../../documents/json.ts'
import { cursorIn, nextPage } from '../../documents/nextPage.ts'
import { valueAt } from '../../documents/pointer.ts'
import type { Observation } from '../../exchange/exchange.ts'
import { errorCodeOf } from '../../exchange/outcome.ts'
import { SetupFailed } from '../../serverChecks/notRun.ts'
import { isFullPage } from '../call.ts'
import { type Earlier, type Expectation, inWords, isAboutList, isDecidedByPart, mayReject, partAbout, shows } from './expectation.ts'
import type { SentenceWorld } from './sentenceWorld.ts'

/** Whether a response shows what a sentence says. */
export interface SentenceVerdict {
  readonly holds: boolean
  readonly expected?: string
  readonly got?: string
  /** Whether the call is rejected, as the sentence says, with another code or status. */
  readonly isRejected?: boolean
}

/** The pages of a list that are read before a sentence about it is left open. */
const mostPages = 5

/** Decides by the first page of a list, or by the pages that follow it. */
export async function verdictOnAll(
  { paging }: Operation,
  first: Observation,
  answered: (more: Arguments) => Promise<Observation>,
  verdictOf: (page: Observation, before: readonly unknown[]) => SentenceVerdict | 'goes on',
): Promise<SentenceVerdict> {
  const before: unknown[] = []
  let page = first
  for (let number = 1; number <= mostPages; number++) {
    const verdict = verdictOf(page, before)
    if (verdict !== 'goes on') return verdict
    const next = pageAfter(paging, bodyOf(page), number)
    if (!next) break
    before.push(...recordsOf(page))
    page = await answered(next)
    // A time as a cursor may leave out records of the same second.
    if (!('page' in next || 'id' in next) && recordsOf(page).length > 0) break
  }
  throw new SetupFailed('the list goes on after the pages that were read')
}

/** The page after one. A list that says nothing about its pages may have shorter ones. */
const pageAfter = (paging: Operation['paging'], body: unknown, number: number): Arguments | undefined =>
  paging?.style === 'page' && valueAt(body, '/meta') === undefined ? { page: number + 1 } : nextPage(paging, body, number)

const bodyOf = (page: Observation | undefined): unknown => parsed(page?.response?.body ?? '')

/** The records of a page. */
function recordsOf(page: Observation | undefined): unknown[] {
  const data = valueAt(bodyOf(page), '/data')
  return Array.isArray(data) ? data : []
}

/**
 * @param isWhole - whether everything in a list belongs to the world
 * @param before - the records of the pages before this one
 * @param earlier - what the calls before returned
 * @returns `goes on` if only another page can decide it
 */
export function verdictOn(
  world: SentenceWorld,
  expected: Expectation,
  observation: Observation,
  isWhole: boolean,
  before: readonly unknown[],
  earlier: Earlier,
): SentenceVerdict | 'goes on' {
  const { operation, response, testCase } = observation
  const { args } = testCase
  const status = response?.status ?? 0
  const answered = response ? `${status} ${errorCodeOf(response) ?? ''}`.trim() : 'no response'
  if (typeof expected === 'string') {
    const isRejected = status >= 400
    return { holds: answered === expected || answered.endsWith(` ${expected}`), expected, got: answered, isRejected }
  }
  if (status >= 400 && mayReject(expected)) return { holds: true }
  if (status >= 300) return { holds: false, expected: inWords(expected), got: answered }
  const body = bodyOf(observation)
  const { data } = (isObject(body) ? body : {}) as { data?: unknown }
  const isList = isAboutList(expected) && Array.isArray(data)
  const all = isList ? [...before, ...data] : (data ?? body)
  const own = isList && !isWhole ? (all as unknown[]).filter((record) => world.isOwn(record)) : all
  // A single record may come as a list of one.
  const got = world.named(!isAboutList(expected) && Array.isArray(own) && own.length === 1 ? own[0] : own)
  if (isList && data.length > 0 && !isDecidedByPart(expected, got, earlier)) {
    // Others may come first, and a server may have shorter pages than requested.
    const goesOn = cursorIn(valueAt(body, '/meta/pagination') ? undefined : body) ?? pageAfter(operation.paging, body, 1)
    const isShort = !isWhole && goesOn !== undefined && data.length < Number(args.perPage ?? args.limit)
    if (isShort || (isFullPage(args, body) && !data.every((record) => world.isOwn(record)))) return 'goes on'
  }
  if (shows(expected, got, earlier)) return { holds: true }
  return { holds: false, expected: inWords(expected), got: JSON.stringify(partAbout(expected, got)) }
}
