import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { createSearch } from './browser/rank.ts'
import { readSite, type Site } from './content/content.ts'
import { readSynonyms, searchEntries } from './content/searchIndex.ts'

let site: Site
let search: ReturnType<typeof createSearch>

beforeAll(async () => {
  site = await readSite(await readContracts(), { version: '1.0.0' })
  search = createSearch(searchEntries(site), await readSynonyms())
})

const addresses = (query: string) => search(query).hits.map(({ entry }) => entry.a)

describe('the search', () => {
  /** A query, and a page that is among the first `most` hits: by default the first. */
  test.each<[query: string, address: string, most?: number]>([
    ['flag', 'operations/flag-a-message.html'],
    ['flag message', 'operations/flag-a-message.html'],
    ['reasonId', 'operations/flag-a-message.html'],
    ['onBehalfOf', 'guides/acting-for-a-user.html'],
    ['delete a message', 'operations/delete-message.html'],
    ['paging', 'guides/paging.html'],
    ['Message', 'types/Message.html'],
    ['messages', 'families/messages.html'],
    ['ban', 'operations/ban-group-user.html'],
    // Misspelt.
    ['flga', 'operations/flag-a-message.html'],
    ['delte user', 'operations/delete-user.html'],
    ['add reactoin', 'operations/add-message-reaction.html'],
    ['mesage_sent', 'events/message_sent.html', 12],
    // A URL, pasted code or a response.
    ['POST /messages', 'operations/send-message.html'],
    ['POST /users/{uid}/auth_tokens', 'operations/create-authtoken.html'],
    ['PUT https://app.api-eu.cometchat.io/v3/users/mira', 'operations/update-user.html'],
    ['GET /groups/tomato-growers/members', 'operations/list-group-members.html'],
    ['const { data } = await chat.as("mira").sendMessage({ body: { type: "text" } })', 'operations/send-message.html'],
    ['management.listApps()', 'operations/list-apps.html'],
    ['chat.users.create(', 'operations/create-user.html'],
    ['{"error":{"code":"ERR_NOT_A_MEMBER"}}', 'errors/ERR_NOT_A_MEMBER.html'],
    // Question words, and a word that is unknown.
    ['how can I please create a user?', 'operations/create-user.html'],
    ['create user xyzzyx', 'operations/create-user.html'],
    ['webhooks', 'guides/webhooks.html'],
    ['which webhooks', 'operations/list-webhooks.html'],
    // A subject by its synonyms, a heading, an occurrence.
    ['employee came back, restore access', 'operations/reactivate-users.html'],
    ['rate limits', 'guides/limits-and-timeouts.html#rate-limits', 12],
    ['when a user leaves a group', 'events/group_member_left.html'],
    ['let a user leave a group', 'operations/kick-group-member.html'],
    // Messages of errors, in words that no document has.
    ['The key 11111*****11111 does not exist. Use a correct key.', 'errors/AUTH_ERR_APIKEY_NOT_FOUND.html'],
    ['The uid is already taken.', 'errors/ERR_UID_ALREADY_EXISTS.html'],
  ])('%s finds %s', (query, address, most = 1) => expect(addresses(query).slice(0, most)).toContain(address))

  test('finds the right page first for 80 % and among the first three for 95 % of the hardest queries', async () => {
    const queries = Object.entries(
      parse(await readFile(new URL('search.queries.yaml', import.meta.url), 'utf8')) as Record<string, string[]>,
    )
    const folders: Record<string, string> = { op: 'operations', family: 'families' }
    const addressOf = (page: string) =>
      page.replace(/^(\w+):(.*)$/, (_, folder: string, name: string) => `${folders[folder] ?? `${folder}s`}/${name}.html`)
    const results = queries.map(([query, pages]) => {
      const wanted = pages.map(addressOf)
      const found = addresses(query).map((address) => address.split('#')[0] ?? '')
      return { query, place: found.findIndex((address) => wanted.includes(address)), found: found.slice(0, 3) }
    })
    const notFirst = results.filter(({ place }) => place !== 0)
    const notNear = results.filter(({ place }) => place < 0 || place > 2)
    expect(queries.length).toBeGreaterThanOrEqual(150)
    expect(notFirst.length, JSON.stringify(notFirst, undefined, 1)).toBeLessThanOrEqual(queries.length * 0.2)
    expect(notNear.length, JSON.stringify(notNear, undefined, 1)).toBeLessThanOrEqual(queries.length * 0.05)
  })

  test('shows a command in the description of a guide as it is typed', () => {
    const guide = searchEntries(site).find(({ a }) => a === 'guides/command-line.html')
    expect(guide?.d).toMatch(/^npx cometchat-rest /)
  })

  test('synonyms refer to existing pages', async () => {
    const known = new Set(searchEntries(site).map(({ a }) => a))
    const { subjects } = await readSynonyms()
    expect(subjects.flatMap(({ pages }) => pages).filter((page) => !known.has(page))).toEqual([])
  })

  test.each<[string, (text: string) => string]>([
    ['as the documents have it', (text) => text],
    ['with other names and ids', (text) => text.replace(/\S*[\d_*]\S*|\b(?:mira|jonas|priya|teo|committee)\b/g, 'abc7')],
  ])('finds an error first by its message, %s', (_, change) => {
    /** The messages that examples have, with the codes that come with each. */
    const messages = new Map<string, string[]>()
    for (const { a, m = [] } of searchEntries(site)) for (const text of m) messages.set(text, [...(messages.get(text) ?? []), a])
    expect(messages.size).toBeGreaterThan(30)
    const notFirst = [...messages].filter(([text, pages]) => !pages.includes(addresses(change(text))[0] ?? ''))
    expect(notFirst.map(([text]) => change(text))).toEqual([])
  })

  test('no subject leads to a deprecated operation first', async () => {
    const deprecated = site.model.operations.filter(({ operation }) => operation.deprecated).map(({ address }) => address)
    const { subjects } = await readSynonyms()
    expect(subjects.filter(({ pages }) => deprecated.includes(pages[0] ?? ''))).toEqual([])
  })

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
