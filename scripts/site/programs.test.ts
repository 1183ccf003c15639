import { beforeAll, expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { allSamples, shownForMock } from './tests/allSamples.ts'
import { readInlineCalls, readSnippets } from './tests/readSnippets.ts'
import { typeErrors } from './tests/typeErrors.ts'

/** Names that the sentences of guides do not declare. */
const context = `
import type { BoundChatClient, FullChatClient } from 'cometchat-rest'
import { createCallsClient, createChatClient, createManagementClient, isChatApiError, responseOf } from 'cometchat-rest'
import { createFakeChat, createValidatingFetch, signWebhook } from 'cometchat-rest-testing'
import { fetchFor, rawClient } from 'cometchat-rest/raw'
import { parseWebhook } from 'cometchat-rest/webhooks'
declare const chat: FullChatClient
declare const fake: Awaited<ReturnType<typeof createFakeChat>>
declare const snapshot: ReturnType<typeof fake.snapshot>
declare const [appId, region, apiKey, key, secret, uid, id, limit, fromTimestamp, event, request, url]: any[]
declare const [username, password, credentials, body, headers, trigger, overrides, baseUrl, error]: any[]
`

/** Functions of other packages in sentences. */
const others = /^(express|axios|setupServer|Object|expect|next)\b/

const inlineCalls = (await readInlineCalls()).filter(({ code }) => !others.test(code))

/** A method is written without its client; as some need a user, each may be of either kind. */
const clients = ['', 'chat.', "chat.as('mira')."]
const fileOf = (call: number, client: string) => `inline-${call}-${clients.indexOf(client)}.ts`

// Together, because most of the time goes to the declarations that all of them use.
const contracts = await readContracts()
const modules = [
  ...allSamples(contracts).flatMap(([id, samples]) =>
    Object.entries({ service: samples, mock: shownForMock(samples) }).flatMap(([target, { typescript, fetch }]) => [
      [`${id}.client.${target}`, typescript],
      [`${id}.fetch.${target}`, fetch],
    ]),
  ),
  ...(await readSnippets()).filter(({ language }) => language === 'ts').map(({ where, code }) => [where.replace(/\W/g, '-'), code]),
]
const programs = modules.map(([name, code]) => [`${name}.ts`, `${code}\nexport {}\n`] as const)
const calls = inlineCalls.flatMap(({ code }, call) =>
  clients.map(
    (client) => [fileOf(call, client), `${context}\nexport const result = ${code.replace(/^(await )?/, `$1${client}`)}\n`] as const,
  ),
)
let found: string[]

beforeAll(() => {
  found = typeErrors(Object.fromEntries([...programs, ...calls]))
})

test('every program of the documentation compiles: samples and snippets', () => {
  expect(programs.length).toBeGreaterThan(1000)
  expect(found.filter((line) => !line.startsWith('inline-'))).toEqual([])
})

test('every call within a sentence of the guides compiles', () => {
  expect(inlineCalls.length).toBeGreaterThan(15)
  // Of the three clients, not all have the method.
  expect(found).not.toEqual([])
  const wrong = inlineCalls.filter((_, call) => clients.every((client) => found.some((line) => line.startsWith(fileOf(call, client)))))
  expect(wrong).toEqual([])
})
