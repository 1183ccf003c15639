import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { createSearch } from './browser/rank.ts'
import { wordsOf } from './browser/words.ts'
import { readSynonyms, searchEntries } from './shared/searchIndex.ts'
import { readSite, type Site } from './shared/site.ts'

let site: Site
let search: ReturnType<typeof createSearch>

beforeAll(async () => {
  site = await readSite(await readContracts(), { version: '1.0.0' })
  search = createSearch(searchEntries(site), await readSynonyms())
})

const addresses = (query: string) => search(query).hits.map(({ entry }) => entry.a)

describe('the search', () => {
  test.each([
    ['flag', 'operations/flag-a-message.html'],
    ['flagAMessage', 'operations/flag-a-message.html'],
    ['flag message', 'operations/flag-a-message.html'],
    ['reasonId', 'operations/flag-a-message.html'],
    ['ERR_UID_NOT_FOUND', 'errors/ERR_UID_NOT_FOUND.html'],
    ['message_sent', 'events/message_sent.html'],
    ['onBehalfOf', 'guides/acting-for-a-user.html'],
    ['delete a message', 'operations/delete-message.html'],
    ['FlagMessageRequest', 'types/FlagMessageRequest.html'],
    ['paging', 'guides/paging.html'],
    ['onbehalfof', 'guides/acting-for-a-user.html'],
    ['POST /messages', 'operations/send-message.html'],
    ['POST /users/{uid}/auth_tokens', 'operations/create-authtoken.html'],
    ['Message', 'types/Message.html'],
    ['messages', 'families/messages.html'],
    ['create user', 'operations/create-user.html'],
    ['delte user', 'operations/delete-user.html'],
    ['add reactoin', 'operations/add-message-reaction.html'],
  ])('%s finds %s first', (query, address) => expect(addresses(query)[0]).toBe(address))

  test('finds the right page first for 70 % and among the first three for 95 % of the hardest queries', async () => {
    const queries = Object.entries(
      parse(await readFile(new URL('search.queries.yaml', import.meta.url), 'utf8')) as Record<string, string[]>,
    )
    const folders: Record<string, string> = {
      op: 'operations',
      event: 'events',
      error: 'errors',
      type: 'types',
      guide: 'guides',
      family: 'families',
    }
    const addressOf = (page: string) => page.replace(/^(\w+):(.*)$/, (_, folder: string, name: string) => `${folders[folder]}/${name}.html`)
    const results = queries.map(([query, pages]) => {
      const wanted = pages.map(addressOf)
      const found = addresses(query).map((address) => address.split('#')[0] ?? '')
      return { query, place: found.findIndex((address) => wanted.includes(address)), found: found.slice(0, 3) }
    })
    const notFirst = results.filter(({ place }) => place !== 0)
    const notNear = results.filter(({ place }) => place < 0 || place > 2)
    expect(queries.length).toBeGreaterThanOrEqual(150)
    expect(notFirst.length, JSON.stringify(notFirst, undefined, 1)).toBeLessThanOrEqual(queries.length * 0.3)
    expect(notNear.length, JSON.stringify(notNear, undefined, 1)).toBeLessThanOrEqual(queries.length * 0.05)
  })

  test('synonyms refer to existing pages', async () => {
    const known = new Set(searchEntries(site).map(({ a }) => a))
    const { subjects } = await readSynonyms()
    expect(subjects.flatMap(({ pages }) => pages).filter((page) => !known.has(page))).toEqual([])
  })

  test('finds a page by pasted code, a URL or a response', () => {
    expect(addresses('const { data } = await chat.as("mira").sendMessage({ body: { type: "text" } })')[0]).toBe(
      'operations/send-message.html',
    )
    expect(addresses('management.listApps()')[0]).toBe('operations/list-apps.html')
    expect(addresses('chat.users.create(')[0]).toBe('operations/create-user.html')
    expect(addresses('PUT https://app.api-eu.cometchat.io/v3/users/mira')[0]).toBe('operations/update-user.html')
    expect(addresses('GET /groups/tomato-growers/members')[0]).toBe('operations/list-group-members.html')
    expect(addresses('{"error":{"code":"ERR_NOT_A_MEMBER"}}')[0]).toBe('errors/ERR_NOT_A_MEMBER.html')
  })

  test('ignores question words and a single unknown word', () => {
    expect(addresses('how can I please create a user?')[0]).toBe('operations/create-user.html')
    expect(addresses('create user xyzzyx')[0]).toBe('operations/create-user.html')
  })

  test('finds a subject by its synonyms', () =>
    expect(addresses('employee came back, restore access')[0]).toBe('operations/reactivate-users.html'))

  test('ranks pages by question words', () => {
    expect(addresses('webhooks')[0]).toBe('guides/webhooks.html')
    expect(addresses('which webhooks')[0]).toBe('operations/list-webhooks.html')
  })

  test('finds a type by a question about its fields', () => {
    expect(addresses('which fields does a user have').slice(0, 2)).toContain('types/User.html')
    expect(addresses('fields of a group').slice(0, 2)).toContain('types/Group.html')
  })

  describe('finds an error first by its message', () => {
    /** The messages that examples have, with the codes that come with each. */
    const messages = () => {
      const found = new Map<string, string[]>()
      for (const { a, m = [] } of searchEntries(site)) for (const text of m) found.set(text, [...(found.get(text) ?? []), a])
      return [...found]
    }
    const notFirst = (change: (text: string) => string) =>
      messages().flatMap(([text, pages]) => (pages.includes(addresses(change(text))[0] ?? '') ? [] : [change(text)]))

    test('as the documents have it', () => {
      expect(messages().length).toBeGreaterThan(30)
      expect(notFirst((text) => text)).toEqual([])
    })

    test('with other names and ids', () =>
      expect(notFirst((text) => text.replace(/\S*[\d_*]\S*|\b(?:mira|jonas|priya|teo|committee)\b/g, 'abc7'))).toEqual([]))

    test('in words that no document has', () => {
      expect(addresses('Failed to validate the data sent with the request.')[0]).toBe('errors/ERR_BAD_REQUEST.html')
      expect(addresses('The key 11111*****11111 does not exist. Use a correct key.')[0]).toBe('errors/AUTH_ERR_APIKEY_NOT_FOUND.html')
      expect(addresses('The uid is already taken.')[0]).toBe('errors/ERR_UID_ALREADY_EXISTS.html')
    })
  })

  test('no subject leads to a deprecated operation first', async () => {
    const deprecated = site.model.operations.filter(({ operation }) => operation.deprecated).map(({ address }) => address)
    const { subjects } = await readSynonyms()
    expect(subjects.filter(({ pages }) => deprecated.includes(pages[0] ?? ''))).toEqual([])
  })

  test('every entry has a description', () =>
    expect(
      searchEntries(site)
        .filter(({ d, k }) => !d && k !== 'type')
        .map(({ a }) => a),
    ).toEqual([]))

  test('finds an event first only if the query describes an occurrence', () => {
    expect(addresses('when a user leaves a group')[0]).toBe('events/group_member_left.html')
    expect(addresses('let a user leave a group')[0]).toBe('operations/kick-group-member.html')
  })

  test('finds headings of guides', () => expect(addresses('rate limits')).toContain('guides/limits-and-timeouts.html#rate-limits'))

  test('finds an operation that bans users for “ban”', () => expect(addresses('ban')[0]).toMatch(/^operations\/ban-/))

  test('corrects a misspelt word and reports it', () => {
    expect(search('flga')).toMatchObject({
      guessed: true,
      hits: expect.arrayContaining([expect.objectContaining({ entry: expect.objectContaining({ a: 'operations/flag-a-message.html' }) })]),
    })
    expect(addresses('mesage_sent')).toContain('events/message_sent.html')
  })

  test('returns no results for nonsense', () => expect(search('qqxxzzvv').hits).toEqual([]))

  test('links to a field whose exact name is the query', () => expect(search('reasonId').hits[0]).toMatchObject({ field: 'body-reasonId' }))

  test('finds every operation, event and error code first for its name', () => {
    const { operations, events, types, errors } = site.model
    const lost = [
      ...operations.flatMap(({ operation, method, address }) => [[operation.id, address] as const, [method, address] as const]),
      ...events.map(({ trigger, address }) => [trigger, address] as const),
      ...errors.map(({ code, address }) => [code, address] as const),
    ].filter(([name, address]) => addresses(name)[0] !== address)
    expect(lost).toEqual([])
    // A type may share its name with an operation or a family, and then ranks lower.
    expect(types.filter(({ name, address }) => !addresses(name).includes(address)).map(({ name }) => name)).toEqual([])
  })
})

test('splits text into stemmed words', () => {
  expect(wordsOf('flagAMessage')).toEqual(wordsOf('Flagging messages'))
  expect(wordsOf('ERR_UID_NOT_FOUND')).toEqual(['err', 'uid', 'not', 'found'])
  expect(wordsOf('the')).toEqual(['the'])
  expect(wordsOf('logging in')).toEqual(['login'])
  expect(wordsOf('log a user out')).toEqual(['user', 'logout'])
  expect(wordsOf('creation')).toEqual(wordsOf('creating'))
  expect(wordsOf('moderators')).toEqual(wordsOf('moderation'))
})
