import { expect, test } from 'vitest'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { fakeCredentials, unknownKey } from '../exchange/credentials.ts'
import { reject } from '../fake/fakeCall.ts'
import { onRejection } from '../fake/readings/reading.ts'
import type { Wrap } from '../fake/wraps.ts'
import { groupName, groupsOf } from '../report/differenceGroups.ts'
import { findingsIn } from './honestServer.ts'
import { everyRecord, type HonestStyle, honestServers, omitting } from './honestServers.ts'
import { checkStyle } from './virtualRuns.ts'

/** Reads a flag as true unless it is `false` or zero, and shows times of reasons in ISO 8601. */
const style: HonestStyle = {
  request: ({ url, ...request }) => ({ ...request, url: url.replace(/\bwithTags=%7B[^&]*/, 'withTags=true') }),
  response(body) {
    const inIso = (record: unknown) => (isObject(record) ? { ...record, createdAt: new Date(1.8e12).toISOString() } : record)
    const { data } = body as { data?: Json | Json[] }
    const isReason = [data].flat().some((record) => isObject(record) && 'description' in record && 'default' in record)
    return isReason ? { ...body, data: Array.isArray(data) ? data.map(inIso) : (inIso(data) as Json) } : body
  },
}

test('lists what breaks a keyword that is inferred or disputed, and reports no finding', async () => {
  const result = await checkStyle(style, { only: ['list-groups', 'list-reasons'], sample: 1 })
  expect(findingsIn(result)).toEqual([])
  const names = groupsOf(result.differences ?? []).map(groupName)
  expect(names).toEqual(
    expect.arrayContaining(['list-groups status 400 → 200 with an invalid withTags', 'list-reasons /data/*/createdAt other']),
  )
  const turnedAway = result.turnedAway?.map(({ at, part, objection }) => `${objection} ${at} ${part}`)
  expect(turnedAway).toEqual(
    expect.arrayContaining([
      'disputed #/paths/~1groups/get/parameters/6/schema type',
      'inferred #/components/schemas/ModerationReason/properties/createdAt/anyOf/1 pattern',
    ]),
  )
})

/** Takes any text for a link and for a name, and ignores what it does not know. */
const undemanding: HonestStyle = {
  request: ({ body, ...request }) => ({
    ...request,
    body: body
      ?.replace('"not a uri"', '"https://example.com/bed.png"')
      .replace(/"name":""/g, '"name":"-"')
      .replace(/"text":""/g, '"text":"-"')
      .replace(/,?"undeclaredProperty":"undeclared"/, ''),
  }),
}

test('lists what breaks a keyword that no source names: a form, an empty text, an unknown property', async () => {
  const only = ['create-user', 'create-reason', 'add-group-members', 'send-message']
  const result = await checkStyle(undemanding, { only, sample: 1 })
  // A live test sent an empty text.
  expect(findingsIn(result)).toEqual([expect.stringMatching(/send-message.*body \/data\/text minLength ""/)])
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(
    expect.arrayContaining([
      'create-user status 400 → 200 with an invalid avatar',
      'create-user status 400 → 200 with an invalid name',
      'create-reason status 400 → 200 with an invalid name',
      'add-group-members status 400 → 200 with an invalid undeclaredProperty',
    ]),
  )
})

/** Reads no owner beside an acting user, and no end of a range without its start. */
const ignoring: HonestStyle = {
  request({ url, body, headers, ...request }) {
    const acts = headers.some(([name]) => name.toLowerCase() === 'onbehalfof')
    const read = acts && !url.includes('/members') ? parsed(body ?? '') : undefined
    return {
      ...request,
      headers,
      url: url.includes('fromTimestamp') ? url : url.replace(/([?&])toTimestamp=[^&]*/, '$1'),
      body: isObject(read) ? JSON.stringify(omitting('owner')(read)) : body,
    }
  },
}

test('lists an invalid value that is accepted where the documents say that it is ignored', async () => {
  const result = await checkStyle(ignoring, { only: ['create-group', 'update-group', 'list-group-messages'], sample: 1 })
  expect(findingsIn(result)).toEqual([])
  expect(groupsOf(result.differences ?? []).map(groupName)).toContain('create-group status 400 → 200 with an invalid owner')
})

/** Finds nothing for values that no record can have, in a filter and as an order. */
const findsNothing: HonestStyle = {
  request: ({ url, ...request }) => ({
    ...request,
    url: url.replace(/\?(?=.*\b(scope|sortOrder)=not-in-the-list|.*\brole=[\w-]{101}).*/, '?searchKey=none-has-this'),
  }),
}

test('lists that a filter keeps nothing for a value that no record can have', async () => {
  const result = await checkStyle(findsNothing, { only: ['list-apikeys', 'list-users', 'list-groups'], sample: 1 })
  expect(findingsIn(result)).toEqual([expect.stringContaining('list-groups: request query sortOrder')])
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(
    expect.arrayContaining(['list-apikeys status 400 → 200 with an invalid scope', 'list-users status 400 → 200 with an invalid role']),
  )
})

/**
 * Gives a reply its type, stores any permission, replaces the content of an edited message, and
 * takes an edit of nothing.
 */
const forgiving: HonestStyle = {
  request({ body, ...request }) {
    if (!body && request.method === 'PUT' && /\/messages\/[^/]+$/.test(request.url))
      return { ...request, headers: [...request.headers, ['content-type', 'application/json']], body: '{"tags":[]}' }
    const read = parsed(body ?? '')
    const typed = request.url.endsWith('/thread') && isObject(read) ? JSON.stringify({ type: 'text', ...read }) : body
    // All documented names of permissions have a capital letter.
    const known = request.url.endsWith('/permissions') ? typed?.replace(/"([a-z0-9]+)":\{"unexpected":true\}/, '"$1":"allow"') : typed
    return { ...request, body: known }
  },
  response: (body) => everyRecord((record) => (record.text === edited ? omitting('attachments')(record) : record))(body),
}
const edited = 'The seedlings can go out on Sunday.'

test('lists a reply without a field, an edit without a body, an unknown permission, and files that an edit removed', async () => {
  const only = ['send-thread-message', 'set-role-permissions', 'update-message', 'get-message-details']
  const result = await checkStyle(forgiving, { only, sample: 1 })
  expect(findingsIn(result)).toEqual([])
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(
    expect.arrayContaining([
      'send-thread-message status 400 → 200 with an invalid type',
      'update-message status 400 → 200 with an invalid body',
    ]),
  )
})

/** Stores any e-mail address, and shows it. */
const storesAnything: HonestStyle = {
  request: ({ body, ...request }) => ({ ...request, body: body?.replace('"email":{"unexpected":true}', '"email":"any"') }),
  response: (body) => everyRecord((record) => (record.email === 'any' ? { ...record, email: { unexpected: true } } : record))(body),
}

test('reports an invalid value that is accepted once, and not wherever it shows', async () => {
  const result = await checkStyle(storesAnything, { only: ['create-role', 'update-role', 'list-roles'], sample: 1 })
  const rules = result.operations.flatMap(({ failed }) => failed.flatMap(({ findings }) => findings.map(({ rule }) => rule)))
  expect(rules).toEqual(['negative_data_rejection', 'negative_data_rejection'])
  // The responses that show it are counted.
  expect(result.differences?.filter(({ follows }) => follows)).not.toEqual([])
})

test('reports that a server fails, whatever made the request invalid', async () => {
  const result = await checkStyle({ status: (status) => (status === 400 ? 500 : status) }, { only: ['list-groups'], sample: 1 })
  expect(findingsIn(result)).toContainEqual(expect.stringContaining('query withTags type'))
})

test('lists invalid requests that a server may accept', async () => {
  const result = await checkStyle(honestServers.lenient, { only: ['list-users', 'update-role', 'flag-a-message'], sample: 1 })
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(
    expect.arrayContaining([
      'list-users status 400 → 200 with an invalid perPage',
      'update-role status 400 → 200 with null for metadata',
      'flag-a-message status 400 → 200 with an invalid body',
    ]),
  )
})

/** Sends a reply to where its message went, whatever receiver it names. */
function answersThread(): HonestStyle {
  let guid = ''
  return {
    handlers: {
      'send-message': (call, next) => {
        if (call.body.receiverType === 'group') guid = String(call.body.receiver)
        return next(call)
      },
    },
    request({ url, body, ...request }) {
      const isReply = /\/thread$/.test(url)
      return { ...request, url, body: isReply ? body?.replace(/"receiver":("[^"]{101,}"|\d+)/, `"receiver":"${guid}"`) : body }
    },
  }
}

test('lists an invalid value of what a body need not have, as some sources say', async () => {
  const result = await checkStyle(answersThread(), { only: ['send-thread-message'], sample: 1 })
  expect(findingsIn(result)).toEqual([])
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(['send-thread-message status 400 → 200 with an invalid receiver'])
})

test('lists another status and another code of a rejection', async () => {
  const other: Wrap = onRejection('ERR_GUID_NOT_FOUND', () => reject('ERR_PERMISSION_DENIED', 'No.'))
  const result = await checkStyle({ handlers: { 'get-group': other } }, { only: ['get-group'] })
  expect(findingsIn(result)).toEqual([])
  expect(groupsOf(result.differences ?? []).map(groupName)).toEqual(
    expect.arrayContaining([
      'get-group status 404 → 403 ERR_PERMISSION_DENIED',
      'get-group status ERR_GUID_NOT_FOUND → 403 ERR_PERMISSION_DENIED',
    ]),
  )
})

test('lists a page whose counts disagree only now and then', async () => {
  let pages = 0
  const now: HonestStyle = {
    response: (body) =>
      Array.isArray(body.data) && body.data.length > 0 && body.meta && ++pages % 5 === 0 ? { ...body, data: body.data.slice(1) } : body,
  }
  const result = await checkStyle(now, { only: ['list-users', 'create-user'], sample: 1 })
  expect(groupsOf(result.differences ?? []).map(groupName)).toContain('list-users /meta/pagination/count other')
})

test('reports a page that is longer than its default', async () => {
  const longer: HonestStyle = {
    request: ({ url, ...request }) => ({
      ...request,
      url: /\blimit=/.test(url) ? url : url.replace(/(?<=\/groups\/[^/]+\/messages)(\?|$)/, '?limit=100&'),
    }),
  }
  const result = await checkStyle(longer, { only: ['send-message', 'list-group-messages'], sample: 1 })
  expect(findingsIn(result).join('\n')).toMatch(/at most 10 records, the default of limit/)
})

test('reports an operation that takes any key, beside others that reject it', async () => {
  const careless: HonestStyle = {
    request({ headers, ...request }) {
      const known = headers.map(([name, value]): [string, string] => [name, value === unknownKey ? fakeCredentials.apiKey : value])
      return { ...request, headers: /\/users\/[^/]+$/.test(request.url) ? known : headers }
    },
  }
  const result = await checkStyle(careless, { only: ['list-users', 'create-user', 'get-user'], sample: 1 })
  expect(findingsIn(result)).toEqual([expect.stringMatching(/^get-user.*40[14]/)])
})

test('reports a filter that takes the beginning of a value for the value', async () => {
  const prefixed: Wrap = (call, next) => {
    const { role, ...query } = call.query
    const all = next({ ...call, query })
    const isKept = (user: unknown) => isObject(user) && String(user.role).startsWith(String(role ?? ''))
    return { data: (all.data as unknown[]).filter(isKept) }
  }
  const only = ['list-users', 'create-user']
  const result = await checkStyle({ handlers: { 'list-users': prefixed } }, { only, sample: 1 })
  expect(findingsIn(result).join('\n')).toMatch(/list-users.*role/)
})
