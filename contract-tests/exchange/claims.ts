import type { OpenApiDocument } from '../documents/document.ts'
import { step, stepsOf, valueAt } from '../documents/pointer.ts'
import { type Finding, type Testable, testable } from '../validate/finding.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import type { RecordedCall } from './recordedCalls.ts'
import { type Claim, isFaulty, jsonOf, kindOf, listIn, plainOf, type Replayed, signOf, valueIn, valuesIn } from './replay.ts'

/** A finding and the request whose response shows it. */
export interface FoundIn {
  readonly finding: Finding
  /** The finding as a sentence. */
  readonly text: string
  readonly request: RawRequest | undefined
}

/** Keywords that a script can try alone. */
const simpleKeywords = /^(type|enum|const|required|pattern|minLength|maxLength|minimum|maximum|minItems|maxItems)$/

interface ClaimOptions {
  readonly document: OpenApiDocument
  readonly prefix: string
  readonly base: string
  /** Whether a script can know the values of a claim before the response. */
  isExpressible(claim: Claim): boolean
}

/**
 * What a script tests for a finding after the last of some calls; nothing, if the finding is about
 * the client, which scripts do not use.
 */
export function claimOf(
  { finding, text }: Pick<FoundIn, 'finding' | 'text'>,
  calls: readonly RecordedCall[],
  { document, prefix, base, isExpressible }: ClaimOptions,
): Claim | undefined {
  const place = placeOf(finding)
  if (place === undefined) return undefined
  if (finding.statuses) return { finding: text, place, statuses: finding.statuses }
  const responses = calls.map((call) => replayedOf(call, base))
  const [keyword = '', ...schema] = stepsOf(finding.schema ?? '').toReversed()
  if (simpleKeywords.test(keyword)) {
    const value = valueAt(document, `${schema.toReversed().reduce(step, '')}/${keyword}`)
    const got = valueIn(jsonOf(responses.at(-1)?.body ?? ''), place)
    return { finding: text, place, violation: { keyword, value, kind: kindOf(got) } }
  }
  const test = finding[testable]
  if (test) {
    const tested: Claim = { finding: text, place, ...testOf(test, place) }
    // A finding may be about something that was derived from the value, or about earlier responses.
    const [value] = valuesIn(jsonOf(responses.at(-1)?.body ?? ''), place)
    const keyed = tested.listed?.least ? tested.listed.key : undefined
    const isThere =
      (!('got' in test) || plainOf(value) === plainOf(test.got)) &&
      (keyed === undefined || listIn(responses, place)?.some((record) => valuesIn(record, keyed)[0] !== undefined))
    if (isThere && isExpressible(tested) && isFaulty(responses, tested, prefix)) return tested
  }
  return { finding: text, place, sign: signOf(responses, place, prefix) }
}

function testOf(test: Testable, place: string): Partial<Claim> {
  if ('longest' in test) return { violation: { keyword: 'maxItems', value: test.longest, kind: 'array' } }
  if ('unique' in test) return { unique: test.unique }
  if ('value' in test && typeof test.value === 'object') {
    const [name = '', ...parent] = stepsOf(place).toReversed()
    return { place: parent.toReversed().reduce(step, ''), violation: { keyword: 'required', value: [name], kind: 'object' } }
  }
  if ('value' in test) return { expected: test.value === undefined ? {} : { value: test.value } }
  const { key, id, least = 0, most = Number.MAX_SAFE_INTEGER } = test
  return { listed: { key: key.startsWith('/') ? key : `/${key}`, id, least, most } }
}

/** Where a response shows a finding: `status`, `header NAME`, or a pointer into the body. */
function placeOf({ place, rule }: Finding): string | undefined {
  if (rule === 'response_received') return 'status'
  if (place.startsWith('client')) return undefined
  const [, header] = /^response .* header (.+)$/.exec(place) ?? []
  if (header) return `header ${header}`
  const [body, pointer = ''] = /^response .* body ?(\/.*)?$/.exec(place) ?? []
  return body === undefined ? 'status' : pointer === '/' ? '' : pointer
}

const replayedOf = ({ request, response, at }: RecordedCall, base: string): Replayed => {
  return {
    method: request.method,
    path: request.url.slice(base.length),
    sent: request.body ?? '',
    status: response?.status ?? 0,
    headers: response?.headers ?? [],
    body: response?.body ?? '',
    at,
  }
}
