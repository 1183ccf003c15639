import { ignoredProperties } from '../documents/companions.ts'
import { describedParts, wrongTimes } from '../documents/describedParts.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { statedTotal } from '../documents/nextPage.ts'
import { parameterPointer } from '../documents/operationParts.ts'
import { stepsOf } from '../documents/pointer.ts'
import type { Check } from '../exchange/checks.ts'
import { isFailedFor } from '../exchange/failedFor.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { stableParameters } from './editions.ts'
import { checkCodeStatus, checkErrorCode } from './errorCodes.ts'
import { fieldDifference, isSameId } from './fieldDifference.ts'
import { pathKind } from './identifiers.ts'
import { bodyPropertyNames, resourcesOf, responseProperties } from './resources.ts'
import { checkNoSecrets } from './secretsInResponse.ts'

// Rules that every correct response satisfies, beyond its schema.

/** The body of a successful response, else `undefined`. */
function successOf({ response, testCase }: Parameters<Check>[0]): Json | undefined {
  if (!response || response.status < 200 || response.status > 299 || testCase.alter) return undefined
  const body = parsed(response.body)
  return isObject(body) ? body : undefined
}

/** A finding about a value in a response. */
const found = ({ operation, response }: Parameters<Check>[0], rule: string, pointer: string, expected: string, got: unknown): Finding =>
  finding(operation.id, rule, `response ${response?.status} body ${pointer}`, expected, String(got))

/** The response contains the record that the path names. */
export const checkRecord: Check = (observation) => {
  const body = successOf(observation)
  const { operation, contract, testCase } = observation
  if (!body || !isObject(body.data)) return []
  const { data } = body
  const named = responseProperties(contract, operation)
  const segments = operation.path.split('/')
  return operation.parameters.flatMap(({ name, in: place }): Finding[] => {
    if (place !== 'path' || pathKind(contract, operation, name) === undefined) return []
    const last = segments.at(-1) === `{${name}}`
    // A change to a message returns a record of the change, not the message.
    const record = data.category === 'action' && isObject(data.data) ? undefined : data
    const key = named.has(name) ? name : last && named.has('id') ? 'id' : undefined
    if (!record || key === undefined || (key === 'id' && !last) || record[key] === undefined) return []
    if (isSameId(record[key], testCase.args[name])) return []
    return [found(observation, 'same_record', `/data/${key}`, String(testCase.args[name]), record[key])]
  })
}

/** The response repeats the values that were sent. */
export const checkEcho: Check = (observation) => {
  const body = successOf(observation)
  const { operation, contract, testCase } = observation
  const sent = testCase.args.body
  if (!body || !isObject(body.data) || !isObject(sent) || operation.method === 'DELETE' || body.data.category === 'action') return []
  const { data } = body
  const named = responseProperties(contract, operation)
  const declared = bodyPropertyNames(contract, operation)
  const ignored = ignoredProperties(contract.document, operation, testCase.args)
  return Object.entries(sent).flatMap(([name, value]): Finding[] => {
    if (ignored.includes(name) || !declared.has(name) || !named.has(name) || data[name] === undefined) return []
    // Many servers treat an empty text like a missing one, and an empty list of a new record.
    if (value === '' || (Array.isArray(value) && value.length === 0 && operation.method === 'POST')) return []
    // A response may leave out a part of a value; a read of the record shows whether it is lost.
    const difference = fieldDifference(value, data[name], `/data/${name}`, true)
    // A call can succeed although it fails for one of its records or properties, and says so.
    if (difference && isFailedFor(body, stepsOf(difference.pointer).at(-1)?.toLowerCase() ?? '')) return []
    return difference ? [found(observation, 'echo_of_request', difference.pointer, difference.expected, difference.got)] : []
  })
}

/** The counts of a page are consistent with each other, the request and the records. */
export const checkPage: Check = (observation) => {
  const body = successOf(observation)
  const { operation, contract, testCase } = observation
  if (!body || !isObject(body.meta) || !Array.isArray(body.data)) return []
  const known = stableParameters(operation)
  const findings: Finding[] = []
  const expectEqual = (place: string, expected: unknown, got: unknown, why: string) => {
    if (got !== undefined && got !== expected)
      findings.push(found(observation, 'page_totals', `/meta/${place}`, `${expected}, ${why}`, got))
  }
  // A server may allow fewer records on a page.
  const expectAtMost = (place: string, most: number, got: unknown) => {
    if (!(typeof got === 'number' && got > 0 && got < most)) expectEqual(place, most, got, 'as requested, or fewer')
  }
  const { length } = body.data
  const { pagination, current } = body.meta
  if (isObject(pagination)) {
    const { per_page: perPage, current_page: page, total_pages: last } = pagination as Record<string, number | undefined>
    const total = statedTotal(operation.paging, body)
    expectEqual('pagination/count', length, pagination.count, 'the number of records on the page')
    if (typeof testCase.args.perPage === 'number' && testCase.args.limit === undefined && known.has('perPage'))
      expectAtMost('pagination/per_page', testCase.args.perPage, perPage)
    const wanted = typeof testCase.args.page === 'number' ? testCase.args.page : 1
    // After the last page, a server may return the last page and say so.
    if (known.has('page') && !(page === last && wanted > Number(last)))
      expectEqual('pagination/current_page', wanted, page, 'the requested page')
    if (total !== undefined && perPage !== undefined && perPage > 0) {
      const isFromCursor = testCase.args.id !== undefined || testCase.args.affix !== undefined
      // A list may come whole, whatever was requested.
      const isNumbered = page !== undefined && !isFromCursor && !(operation.paging?.disputed && length === total)
      const before = (Number(page) - 1) * perPage
      const isLast = isNumbered && (length > 0 || page === 1) && length < perPage && pagination.count === length
      // The last page shows the real total. If the total is wrong, so are the counts made from it.
      if (isLast && before + length !== total)
        expectEqual('pagination/total', before + length, total, 'the number of records to the end of the last page')
      else {
        const isNone = total === 0 && pagination.total_pages === 1
        const pages = `for ${total} records in pages of ${perPage}`
        if (!isNone) expectEqual('pagination/total_pages', Math.ceil(total / perPage), pagination.total_pages, pages)
        if (isNumbered) expectEqual('pagination/count', Math.max(0, Math.min(perPage, total - before)), pagination.count, pages)
      }
    }
  }
  if (isObject(current)) {
    expectEqual('current/count', length, current.count, 'the number of records on the page')
    if (typeof testCase.args.limit === 'number' && known.has('limit')) expectAtMost('current/limit', testCase.args.limit, current.limit)
  }
  const { limit, perPage } = testCase.args
  const most = known.has('limit') && limit !== undefined ? limit : known.has('perPage') ? perPage : undefined
  if (typeof most === 'number' && length > most)
    findings.push(found(observation, 'page_size', '/data', `at most ${most} records`, `${length} records`))
  const [size, another] = operation.parameters.filter(({ name }) => name === 'limit' || name === 'perPage')
  const usual = size?.schema.default
  // Where there are two, no source says whose default counts.
  if (size && !another && known.has(size.name) && testCase.args[size.name] === undefined && typeof usual === 'number' && length > usual) {
    const finding = found(observation, 'page_size', '/data', `at most ${usual} records, the default of ${size.name}`, `${length} records`)
    findings.push({ ...finding, schema: `${parameterPointer(contract, operation, size.name)}/schema/default` })
  }
  return findings
}

/** A page has no more records than the documents allow, even if more are requested. */
export const checkLargestPage: Check = (observation) => {
  const { alter, change } = observation.testCase
  const { response } = observation
  const isTooLarge = alter?.in === 'query' && /^(perPage|limit)$/.test(alter.name) && change?.what === 'maximum'
  const body = isTooLarge && response?.status === 200 ? parsed(response.body) : undefined
  if (!isObject(body)) return []
  const most = Number(change?.value) - 1
  const size = isObject(body.meta) && isObject(body.meta.pagination) ? Number(body.meta.pagination.per_page) : 0
  const length = Array.isArray(body.data) ? body.data.length : 0
  const got = alter?.in === 'query' && alter.name === 'perPage' ? Math.max(size || 0, length) : length
  if (got <= most) return []
  return [found(observation, 'page_size', '/data', `at most ${most} records`, `pages of ${got}`)]
}

/**
 * Times are in the unit that their schema names: seconds or milliseconds. A number that the query
 * sent is not judged: a server may take the parameter to be in the unit of the response.
 */
export const checkTimes: Check = (observation) => {
  const body = successOf(observation)
  const { operation, contract, response, testCase } = observation
  const sent = new Set(Object.values(testCase.args))
  const [media] = Object.values(operation.responses[String(response?.status)]?.content ?? {})
  if (!body || !media) return []
  return wrongTimes(describedParts(contract, media.schema, body)).flatMap(({ pointer, unit, value }) =>
    sent.has(value) ? [] : [found(observation, 'time_unit', pointer, `a time in ${unit}`, value)],
  )
}

/**
 * Properties that identify the records of a list. Of a message or a reaction that is the id; other
 * records may show an undocumented id. Conversations of the whole app are listed once per user, so
 * they have none.
 */
const identifying = ['revisionId', 'authToken', 'apiKey', 'guid', 'uid', 'role', 'key', 'id']

/** A list contains no record twice. */
export const checkDistinct: Check = (observation) => {
  const body = successOf(observation)
  if (!body || !Array.isArray(body.data)) return []
  // An entry about a rule's match is identified by its message and the rule, as several rules may
  // match a message.
  const records = body.data.map((item) =>
    isObject(item) && isObject(item.message) && item.ruleId !== undefined ? { id: `${item.message.id} by ${item.ruleId}` } : item,
  )
  const [sample] = records
  if (!isObject(sample)) return []
  const own = observation.testCase.args.onBehalfOf === undefined ? undefined : 'conversationId'
  const isOfMessage = sample.id !== undefined && (sample.sentAt !== undefined || sample.messageId !== undefined)
  const named = isOfMessage ? 'id' : identifying.find((name) => name in sample)
  const key = sample.conversationType === undefined ? named : own
  if (key === undefined) return []
  const ids = records.map((record) => (isObject(record) ? record[key] : undefined))
  const twice = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index)
  // Revisions of a rule have its id.
  const { operation, testCase } = observation
  const isOfPath = operation.parameters.some(({ name, in: place }) => place === 'path' && testCase.args[name] === twice)
  if (twice === undefined || isOfPath) return []
  return [found(observation, 'listed_once', '/data', `each ${key} once`, `${String(twice)} twice`)]
}

/** A whole list has the records that come with every app. */
export const checkPermanent: Check = (observation) => {
  const body = successOf(observation)
  const { operation, contract, testCase } = observation
  const { list, remove, parameter = '' } = resourcesOf(contract).get(operation.path) ?? {}
  const id = remove?.undeletable?.[parameter]
  if (operation !== list || id === undefined || !Array.isArray(body?.data)) return []
  const { perPage = 100, page = 1, ...filters } = testCase.args
  const isWhole = (statedTotal(operation.paging, body) ?? body.data.length) <= body.data.length && body.data.length < Number(perPage)
  if (!isWhole || page !== 1 || Object.keys(filters).length > 0 || body.data.some((record) => isObject(record) && record[parameter] === id))
    return []
  const got = `${body.data.length} records without it`
  return [found(observation, 'ensure_resource_availability', '/data', `a record with ${parameter} ${id}`, got)]
}

/** Every invariant. */
export const invariants: readonly Check[] = [
  checkRecord,
  checkEcho,
  checkPage,
  checkLargestPage,
  checkTimes,
  checkErrorCode,
  checkCodeStatus,
  checkDistinct,
  checkPermanent,
  checkNoSecrets,
]
