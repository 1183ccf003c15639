import type { Contract } from '../documents/contract.ts'
import { knownStatusOf, type Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { isSafe } from '../server/createdRecords.ts'
import { isGeneral } from '../server/errorCodes.ts'
import { identityOf } from './align.ts'
import type { Answer, Step } from './call.ts'
import { type Comparison, type Difference, differencesIn, type Shown } from './compare.ts'
import type { Model } from './model.ts'
import type { Pairs } from './pairs.ts'

/** On which page of a list each record was, by the list and the record, since the last write. */
export type Pages = Map<string, number>

/** What an answer is compared with. */
interface Beside {
  readonly contract: Contract
  readonly model: Model
  readonly pairs: Pairs
  readonly prefix: string
  readonly shown: Shown
  readonly pages: Pages
}

/** Where an answer differs from the model's: in status, code or body. */
export function answersDiffer(beside: Beside, expected: Answer, step: Step): Difference[] {
  const { contract, pairs, prefix, shown } = beside
  const { operation, args, answer } = step
  // Who may not see a list may get an empty one.
  const isHidden = expected.status === 401 || expected.status === 403
  if (isHidden && isSafe(operation) && Array.isArray(answer.body.data) && answer.body.data.length === 0) return []
  if (expected.status >= 300 || answer.status >= 300) {
    const isAccepted = answer.status < 300 || answer.status >= 500 || expected.status < 300
    return (isAccepted ? expected.status !== answer.status : rejectionsDiffer(contract, operation, expected, answer))
      ? [{ pointer: '', expected: shownAnswer(expected), got: shownAnswer(answer) }]
      : []
  }
  const own = ownPart(operation, prefix, pairs.toServer(expected.body))
  const got = ownPart(operation, prefix, answer.body)
  const isSorted = ['sortBy', 'sortOrder'].some((name) => args[name] !== undefined)
  const isCursor = operation.paging?.style === 'cursor'
  const end: Comparison['continues'] = args.affix === 'prepend' ? 'start' : 'end'
  const continues = isCursor && cursorIn(answer.body) !== undefined ? end : undefined
  const comparison = { ordered: isCursor || isSorted, continues, partial: false, shown }
  if (isSomePage(step) && !(isSorted && got === answer.body)) return pageDiffers(beside, step, own, got)
  // A server may return fewer records than requested while its cursor goes on.
  const shownOf = (body: Json) => (continues ? { ...body, meta: undefined } : body)
  return differencesIn(comparison, shownOf(own), shownOf(got))
}

/** Whether an answer is one of several pages of a list. */
const isSomePage = ({ operation, args, answer }: Step): boolean =>
  operation.paging?.style === 'page' && (Number(args.page ?? 1) > 1 || totalOf(answer.body) > Number(args.perPage ?? 100))

/**
 * Where a page differs. Which records come on it depends on an order that no source states: they
 * are those of the whole list, as many as in the model, and on no other page.
 */
function pageDiffers(
  { model, pairs, prefix, shown, pages }: Beside,
  { operation, args, answer }: Step,
  own: Json,
  got: Json,
): Difference[] {
  const { page: _, ...others } = args
  // A server may show its last page in the place of one after it.
  const page = Number(valueAt(answer.body, '/meta/pagination/current_page') ?? args.page ?? 1)
  const all = model.peek(pairs.toModel({ operation, args: { ...others, perPage: 1000 } }))
  const whole = ownPart(operation, prefix, pairs.toServer(all.body))
  const comparison = { ordered: false, continues: undefined, partial: true, shown }
  const found = differencesIn(comparison, { ...own, data: whole.data }, got)
  const [items, wanted] = [itemsOf(got), itemsOf(own)]
  const list = JSON.stringify([operation.id, others])
  const twice = items.find((item) => (pages.get(`${list} ${identityOf(item)}`) ?? page) !== page)
  for (const item of items) pages.set(`${list} ${identityOf(item)}`, page)
  return [
    ...found,
    // Others also have records on the pages of a list of the whole app.
    ...(got === answer.body && items.length !== wanted.length
      ? [{ pointer: '/data', expected: `${wanted.length} records`, got: `${items.length} records` }]
      : []),
    ...(twice === undefined ? [] : [{ pointer: '/data', expected: `${identityOf(twice)} on one page`, got: 'it on two' }]),
  ]
}

const itemsOf = ({ data }: Json): unknown[] => (Array.isArray(data) ? data : [])

/** The number of records of a list, on all its pages. */
const totalOf = ({ meta, data }: Json): number =>
  Number((isObject(meta) && isObject(meta.pagination) && meta.pagination.total) || itemsOf({ data }).length)

/**
 * Whether a rejection is another than the model's. A general or unknown code may stand for any, and
 * an inferred status for another.
 */
function rejectionsDiffer({ document }: Contract, { unique, quota }: Operation, expected: Answer, got: Answer): boolean {
  const [code = '', other = ''] = [codeOf(expected), codeOf(got)]
  const evidence = document['x-error-evidence'] ?? {}
  const isSpelling = evidence[code]?.spellingOf === other || evidence[other]?.spellingOf === code
  if (expected.status !== got.status && knownStatusOf(document, code) !== undefined && !isSpelling && !isGeneral(other)) return true
  // A rule states its code, and somebody saw it.
  const isStated = [unique?.code, quota?.code].includes(code) && evidence[code]?.sources.some(({ kind }) => kind === 'live') === true
  return code !== other && !isSpelling && (isStated || (!isGeneral(other) && evidence[other] !== undefined))
}

const codeOf = ({ body }: Answer): string | undefined => (isObject(body.error) ? String(body.error.code ?? '') : undefined)

const shownAnswer = (answer: Answer): string => [answer.status, codeOf(answer)].join(' ').trim()

const cursorIn = ({ meta, cursor }: Json): unknown => cursor ?? (isObject(meta) ? (meta.next ?? meta.cursor) : undefined)

/** The run's own part of a list of the whole app: its counts and cursors are not the run's. */
function ownPart({ path, paging }: Operation, prefix: string, body: Json): Json {
  const isOfApp = !path.includes('{') && Array.isArray(body.data)
  if (isOfApp) return { data: (body.data as unknown[]).filter((item) => JSON.stringify(item).includes(prefix)) }
  // A list with a cursor may state no total.
  return paging?.style === 'cursor' && isObject(body.meta) ? { ...body, meta: { ...body.meta, pagination: undefined } } : body
}
