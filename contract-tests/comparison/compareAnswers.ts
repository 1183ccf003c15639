import type { Contract } from '../documents/contract.ts'
import { knownStatusOf, type Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { cursorIn, hasNextPage, nextPage, statedTotal } from '../documents/nextPage.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { tentativeIn } from '../serverChecks/editions.ts'
import { isGeneral } from '../serverChecks/errorCodes.ts'
import { filledPath, isFullPage, type ServerAnswer, type Step } from '../statements/call.ts'
import { identityOf } from './align.ts'
import { type Comparison, type Deviation, deviationOf, differencesIn } from './compare.ts'
import { whenModerated } from './freedoms.ts'
import type { Model } from './modelApp.ts'
import type { Pairs } from './pairs.ts'

/** The model and the records that an answer is compared with. */
interface Beside extends Pick<Comparison, 'shown' | 'isKnown' | 'tolerance' | 'free'> {
  readonly contract: Contract
  readonly model: Model
  readonly pairs: Pairs
  readonly prefix: string
}

/** Where an answer differs from the model's: in status, code or body. */
export function answersDiffer(beside: Beside, expected: ServerAnswer, step: Step): Deviation[] {
  const { contract, model, pairs, prefix } = beside
  const { operation, args, answer } = step
  if (expected.status < 300 && unsupportedIn(step) !== undefined) {
    const plain = { ...step, args: Object.fromEntries(Object.entries(args).filter(([name]) => !tentativeIn(step).includes(name))) }
    return answer.status >= 300 ? [] : answersDiffer(beside, model.peek(pairs.toModel(plain)), plain)
  }
  const isHidden = expected.status === 401 || expected.status === 403
  if (isHidden && operation.paging && Array.isArray(answer.body.data) && answer.body.data.length === 0) {
    beside.free('whether a list that a user may not see is rejected or empty')
    return []
  }
  if (expected.status >= 300 || answer.status >= 300) {
    const isAccepted = answer.status < 300 || answer.status >= 500 || expected.status < 300
    const differs = (own: ServerAnswer) => rejectionsDiffer(contract, operation, own, answer)
    return (isAccepted ? expected.status !== answer.status : differs(expected) && model.rejections(pairs.toModel(step)).every(differs))
      ? [{ place: '', kind: 'status', expected: shownAnswer(expected), got: shownAnswer(answer) }]
      : []
  }
  const own = ownPart(operation, prefix, pairs.toServer(expected.body))
  // Some results are documented with `data` around them, and without.
  const isBare = isObject(expected.body.data) && answer.body.data === undefined && answer.body.success !== undefined
  const got = ownPart(operation, prefix, isBare ? { data: answer.body } : answer.body)
  const isSorted = ['sortBy', 'sortOrder'].some((name) => args[name] !== undefined)
  const isCursor = operation.paging?.style === 'cursor'
  const end: Comparison['continues'] = args.affix === 'prepend' ? 'start' : 'end'
  const continues = isCursor && cursorIn(answer.body) !== undefined ? end : undefined
  const isOpen = isOfApp(operation.path, answer.body) && args.moderationStatus !== undefined
  if (isOpen && itemsOf(got).length < itemsOf(own).length) beside.free(whenModerated)
  const partial = isCut(step) || isOpen
  const comparison = { ...beside, ...whereOf(step), ordered: isCursor || isSorted, continues, partial }
  if (step.walk || (isSomePage(step) && !(isSorted && got === answer.body)))
    return [...inWhole(pageDiffers(beside, step, own, got), got, answer), ...pagingDiffers(step, expected)]
  // A server may return fewer records than requested while its cursor goes on.
  const shownOf = (body: Json) => (continues ? { ...body, meta: undefined } : body)
  return inWhole(differencesIn(comparison, shownOf(withoutLimit(step, own)), shownOf(got)), got, answer)
}

/** Differences in the run's own part of a list, at their places in the whole list. */
const inWhole = (all: readonly Deviation[], part: Json, { body }: ServerAnswer): Deviation[] =>
  all.map((one) => ({
    ...one,
    place: one.place.replace(/(?<=^\/data\/)\d+/, (index) => {
      const found = itemsOf(body).indexOf(itemsOf(part)[Number(index)])
      return found < 0 ? index : String(found)
    }),
  }))

/**
 * Why a server need not have obeyed a parameter: it rejects it, or returns more than a limit
 * without saying that it has any.
 */
export function unsupportedIn(step: Step): string | undefined {
  const { operation, args, answer } = step
  const names = tentativeIn(step)
  if (names.length === 0) return undefined
  const isRejected = [400, 422].includes(answer.status)
  const isIgnored =
    operation.paging?.style === 'none' &&
    itemsOf(answer.body).length > Number(args.limit) &&
    valueAt(answer.body, '/meta/current') === undefined
  const what = `${names.join(' and ')}, which only a newer edition of the documents names`
  return isRejected || isIgnored ? `the server ${isRejected ? 'rejects' : 'ignores'} ${what}` : undefined
}

/**
 * The model's answer without what a server need not say: how many records were requested, where
 * none can be requested, and the total, where 0 stands for it.
 */
function withoutLimit({ operation, answer }: Step, body: Json): Json {
  const { parameters } = operation
  const at = '/meta/pagination/total'
  const isUntold = valueAt(answer.body, at) === 0 && statedTotal(operation.paging, answer.body) === undefined
  if (isUntold && valueAt(body, at) !== undefined) return changedAt(body, at, () => undefined) as Json
  if (!isObject(body.meta) || !isObject(body.meta.current) || parameters.some(({ name }) => name === 'limit')) return body
  const { limit: _, ...current } = body.meta.current
  return { ...body, meta: { ...body.meta, current } }
}

/** Where an answer is: the place is the list that an operation is about, or whose records. */
const whereOf = ({ operation: { path, paging }, args }: Step): Pick<Comparison, 'place' | 'path' | 'cursor' | 'limits'> => ({
  place: filledPath(path.replace(/\/\{\w+\}$/, ''), args).toLowerCase(),
  path,
  cursor: paging?.parameters ?? [],
  limits: Object.values(args)
    .map(Number)
    .filter((value) => value > 1e9),
})

/** Whether an answer is a part of a list: one of several pages, or up to a limit. */
function isSomePage({ operation: { paging }, args, answer: { body } }: Step): boolean {
  if (paging?.style !== 'page') return paging?.style === 'none' && args.limit !== undefined
  const total = statedTotal(paging, body)
  const hasMore = total === undefined ? isFullPage(args, body) : total > Number(args.perPage ?? 100)
  return hasMore || hasNextPage(body) || Number(args.page ?? 1) > 1
}

/**
 * Where a page differs. No source states the order of the list, so the page may hold any records of
 * the whole list, as many as the model's page does.
 */
function pageDiffers(beside: Beside, step: Step, own: Json, got: Json): Deviation[] {
  const { model, pairs, prefix } = beside
  const { operation, args, answer, walk } = step
  const { style, parameters = [] } = operation.paging ?? {}
  const others = Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'page' && !(walk && parameters.includes(name))))
  const size = style === 'page' ? { perPage: 1000 } : { limit: style === 'cursor' ? 1000 : undefined }
  const all = model.peek(pairs.toModel({ operation, args: { ...others, ...size } }))
  const whole = ownPart(operation, prefix, pairs.toServer(all.body))
  const comparison = { ...beside, ...whereOf(step), ordered: false, continues: undefined, partial: true }
  const shown = style === 'cursor' ? { data: whole.data } : withoutLimit(step, { ...own, data: whole.data })
  const [items, wanted] = [itemsOf(got), itemsOf(own)]
  return [
    ...(walk ? walkDiffers(step, walk) : []),
    ...differencesIn(comparison, shown, got),
    // Others also have records on the pages of a list of the whole app, and a cursor may go on.
    ...(style !== 'cursor' && !isOfApp(operation.path, answer.body) && items.length !== wanted.length
      ? [{ place: '/data', kind: 'size' as const, expected: `${wanted.length} records`, got: `${items.length} records` }]
      : []),
  ]
}

/**
 * Where the pages of a list, as the server continues it, do not hold each of its records once. A
 * cursor of which only a time can be sent, which fits several records, cannot do that.
 */
function walkDiffers({ operation: { paging }, answer: { body } }: Step, { whole, pages }: NonNullable<Step['walk']>): Deviation[] {
  const before = pages.flatMap((page) => itemsOf(page.answer.body)).map(identityOf)
  const own = itemsOf(body).map(identityOf)
  const again = own.find((identity) => identity !== undefined && before.includes(identity))
  const isTied = pages.some((page, index) => fitsSeveral(nextPage(paging, page.answer.body, index + 1), itemsOf(whole.answer.body)))
  if (again !== undefined)
    return [{ place: '/data', kind: isTied ? 'unexpected' : 'twice', expected: `${again} on one page`, got: 'it on two' }]
  if (nextPage(paging, body, pages.length + 1)) return []
  const all = [...before, ...own]
  const total = statedTotal(paging, body)
  if (paging?.style === 'page' && total !== undefined && total !== all.length)
    return [{ place: '/meta/pagination/total', kind: 'sum', expected: `${all.length}, as there are on all pages`, got: String(total) }]
  const missing = itemsOf(whole.answer.body)
    .map(identityOf)
    .find((identity) => !all.includes(identity))
  const expected = `${missing} on a page, as in the whole list`
  return missing === undefined
    ? []
    : [{ place: paging?.next ?? '/data', kind: isTied ? 'missing' : 'cut', expected, got: 'the end of the list' }]
}

/**
 * Whether a cursor matches several records. A time in the cursor may belong to a nested record,
 * such as the last reply of a thread.
 */
function fitsSeveral(cursor: unknown, records: readonly unknown[]): boolean {
  const named = isObject(cursor) ? Object.entries(cursor) : []
  const isTime = (name: string) => name.endsWith('At')
  const fits = (record: unknown) => {
    const shown = isObject(record) ? named.filter(([name]) => record[name] !== undefined || isTime(name)) : []
    return (
      shown.length > 0 &&
      shown.every(([name, value]) => (isTime(name) ? containsValue(record, value) : valueAt(record, `/${name}`) === value))
    )
  }
  return records.filter(fits).length > 1
}

/** Whether a value is somewhere in a record. */
const containsValue = (record: unknown, value: unknown): boolean =>
  record === value || (typeof record === 'object' && record !== null && Object.values(record).some((child) => containsValue(child, value)))

/** Where a page is longer than requested, or another one although there is the requested one. */
function pagingDiffers({ operation, args, answer }: Step, expected: ServerAnswer): Deviation[] {
  const [size, page] = [Number(args.perPage ?? args.limit ?? 100), Number(args.page ?? 1)]
  // A server of an older edition ignores a size that only a newer one names.
  const isNewer = tentativeIn({ operation, args }).includes(args.perPage === undefined ? 'limit' : 'perPage')
  const most = `${isNewer ? '' : 'at most '}${size} records`
  const { length } = itemsOf(answer.body)
  const { current_page: shown, total_pages: pages } = (valueAt(answer.body, '/meta/pagination') ?? {}) as Json
  return [
    ...(length > size && itemsOf(expected.body).length <= size
      ? [{ place: '/data', kind: 'size' as const, expected: most, got: `${length} records` }]
      : []),
    ...(shown !== undefined && Number(shown) !== page && page <= Number(pages)
      ? [deviationOf('/meta/pagination/current_page', page, shown)]
      : []),
  ]
}

const itemsOf = ({ data }: Json): unknown[] => (Array.isArray(data) ? data : [])

/**
 * Whether a rejection is another than the model's. A general or unknown code may stand for any, and
 * an inferred status for another.
 */
function rejectionsDiffer({ document }: Contract, { unique, quota }: Operation, expected: ServerAnswer, got: ServerAnswer): boolean {
  const [code = '', other = ''] = [codeOf(expected), codeOf(got)]
  const evidence = document['x-error-evidence'] ?? {}
  const isSpelling = evidence[code]?.spellingOf === other || evidence[other]?.spellingOf === code
  if (expected.status !== got.status && knownStatusOf(document, code) !== undefined && !isSpelling && !isGeneral(other)) return true
  // A rule states its code, and somebody saw it.
  const isStated = [unique?.code, quota?.code].includes(code) && evidence[code]?.sources.some(({ kind }) => kind === 'live') === true
  return code !== other && !isSpelling && (isStated || (!isGeneral(other) && evidence[other] !== undefined))
}

const codeOf = ({ body }: ServerAnswer): string | undefined => (isObject(body.error) ? String(body.error.code ?? '') : undefined)

const shownAnswer = (answer: ServerAnswer): string => [answer.status, codeOf(answer)].join(' ').trim()

/** Whether a list of the whole app may be cut, without a cursor to go on. */
export const isCut = ({ operation: { path, paging }, args, answer: { body } }: Step): boolean =>
  isOfApp(path, body) && paging?.style === 'none' && args.limit === undefined && isFullPage(args, body)

const isOfApp = (path: string, body: Json): boolean => !path.includes('{') && Array.isArray(body.data)

/** The run's own part of a list of the whole app: its counts and cursors are not the run's. */
export function ownPart({ path, paging }: Operation, prefix: string, body: Json): Json {
  if (isOfApp(path, body)) return { data: (body.data as unknown[]).filter((item) => JSON.stringify(item).includes(prefix)) }
  if (paging?.style === 'none' || paging?.disputed) return { ...body, meta: undefined }
  // A list with a cursor may state no total.
  return paging?.style === 'cursor' && isObject(body.meta) ? { ...body, meta: { ...body.meta, pagination: undefined } } : body
}
