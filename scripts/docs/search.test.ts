import { beforeAll, describe, expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { createSearch } from './browser/rank.ts'
import { wordsOf } from './browser/searchEntries.ts'
import { searchEntries } from './site/searchIndex.ts'
import { readSite, type Site } from './site/site.ts'

let site: Site
let search: ReturnType<typeof createSearch>

beforeAll(async () => {
  site = await readSite(await readContracts(), { version: '1.0.0' })
  search = createSearch(searchEntries(site))
}, 180_000)

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
    ['reactoin', 'operations/add-message-reaction.html'],
  ])('%s leads to %s first', (query, address) => expect(addresses(query)[0]).toBe(address))

  test('headings of guides and of the APIs are found', () => expect(addresses('rate limits')).toContain('chat.html#rate-limits'))

  test('ban leads to an operation that bans', () => expect(addresses('ban')[0]).toMatch(/^operations\/ban-/))

  test('a misspelt word is guessed, and the guess is said', () => {
    expect(search('flga')).toMatchObject({
      guessed: true,
      hits: [{ entry: { a: 'operations/flag-a-message.html' } }, ...Array(11).fill({})],
    })
    expect(addresses('mesage_sent')).toContain('events/message_sent.html')
  })

  test('nonsense finds nothing', () => expect(search('qqxxzzvv').hits).toEqual([]))

  test('a field that is named exactly is led to on its page', () =>
    expect(search('reasonId').hits[0]).toMatchObject({ field: 'body-reasonId' }))

  test('every operation, event, type and error code comes first by its own name', () => {
    const { operations, events, types, errors } = site.model
    const lost = [
      ...operations.flatMap(({ operation, method, address }) => [[operation.id, address] as const, [method, address] as const]),
      ...events.map(({ trigger, address }) => [trigger, address] as const),
      ...errors.map(({ code, address }) => [code, address] as const),
    ].filter(([name, address]) => addresses(name)[0] !== address)
    expect(lost).toEqual([])
    // A type can be called as an operation or a family is; then it comes soon after.
    expect(types.filter(({ name, address }) => !addresses(name).includes(address)).map(({ name }) => name)).toEqual([])
  })
})

test('names are taken apart into words', () => {
  expect(wordsOf('flagAMessage')).toEqual(['flag', 'message'])
  expect(wordsOf('ERR_UID_NOT_FOUND')).toEqual(['err', 'uid', 'not', 'found'])
  expect(wordsOf('the')).toEqual(['the'])
  expect(wordsOf('users, access')).toEqual(['user', 'access'])
})
