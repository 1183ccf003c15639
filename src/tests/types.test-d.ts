// The rules that the compiler enforces. `tsc --noEmit` checks this file: if a rule is lost, its
// `@ts-expect-error` is unused and fails.

import { expectTypeOf } from 'vitest'
import type {
  ActionMessage,
  AgenticMessage,
  CallMessage,
  CardMessage,
  ContentMessage,
  CustomMessage,
  ErrorCode,
  Group,
  InteractiveMessage,
  ListUsersItem,
  ListUsersResponse,
  Message,
  MessageAttachment,
  OtherContentMessage,
  UnknownMessage,
  User,
} from '../chat.ts'
import {
  type AnyCallsClient,
  type AnyChatClient,
  type AuthOnlyChatClient,
  type BoundCallsClient,
  type BoundChatClient,
  type CallOptions,
  type ChatApiError,
  type ChatClientOptions,
  createCallsClient,
  createChatClient,
  createManagementClient,
  type FullChatClient,
  isChatApiError,
  isChatConnectionError,
  isChatError,
  isChatTimeoutError,
  isKnownMessage,
  type KnownMessage,
  type RateLimit,
  responseOf,
} from '../index.ts'
import { fetchFor, rawClient } from '../raw.ts'

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey })
const calls = createCallsClient({ appId: 'app-linden-yard', apiKey })
const management = createManagementClient({ key: 'k', secret: 's' })
const mira = chat.as('mira')

/** Never called, only type-checked. */
export async function rules(): Promise<void> {
  // `onBehalfOf` must be passed where it is required, may be passed where it is optional, and is an
  // error elsewhere.
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: {} })
  // @ts-expect-error `onBehalfOf` is missing
  await chat.flagAMessage({ id: '42', body: {} })
  await chat.getUser({ uid: 'mira' })
  await chat.getUser({ uid: 'mira', onBehalfOf: 'jonas' })
  // @ts-expect-error listing users cannot act for a user
  await chat.listUsers({ onBehalfOf: 'mira' })

  // A client bound to a user neither asks for nor accepts another.
  await mira.flagAMessage({ id: '42', body: {} })
  // @ts-expect-error the client is bound already
  await mira.flagAMessage({ id: '42', onBehalfOf: 'jonas', body: {} })
  // @ts-expect-error the client is bound already
  await mira.getUser({ uid: 'mira', onBehalfOf: 'jonas' })
  await mira.as('jonas').flagAMessage({ id: '42', body: {} })
  await mira.listUsers({ perPage: 10 })
  expectTypeOf(chat).toEqualTypeOf<FullChatClient>()
  expectTypeOf(mira).toEqualTypeOf<BoundChatClient>()
  expectTypeOf(createChatClient({ apiKey, appId: 'a', onBehalfOf: 'mira' })).toEqualTypeOf<BoundChatClient>()
  // @ts-expect-error the Management API cannot act for a user
  management.as('mira')

  // The two are not interchangeable: a bound client would throw, an unbound client would act for no
  // user.
  // @ts-expect-error a bound client is not an unbound client
  const full: FullChatClient = mira
  // @ts-expect-error nor the other way round
  const bound: BoundChatClient = chat
  // @ts-expect-error nor with calls
  const boundCalls: typeof calls = calls.as('mira')
  // @ts-expect-error nor with calls the other way round
  const unboundCalls: BoundCallsClient = calls
  expectTypeOf([full, bound, boundCalls, unboundCalls]).toBeArray()

  // One function takes both where it needs no user, and a client of neither scope nor API by
  // mistake.
  const names = async (client: AnyChatClient) => {
    for await (const { name } of client.listUsers.items()) expectTypeOf(name).toEqualTypeOf<string>()
    await client.getUser({ uid: 'mira' }, { timeout: 1000 })
    await client.as('jonas').flagAMessage({ id: '42', body: {} })
    // @ts-expect-error it may be bound to another user
    await client.getUser({ uid: 'mira', onBehalfOf: 'jonas' })
    // @ts-expect-error it may be bound to no user
    client.flagAMessage
  }
  await Promise.all([names(chat), names(mira), names(mira.withOptions({ retries: 0 }))])
  // @ts-expect-error a client for an authOnly key lacks almost everything
  await names(createChatClient({ apiKey, appId: 'a', scope: 'authOnly' }))
  // @ts-expect-error another API
  await names(management)
  const recorded = (client: AnyCallsClient) => client.listCalls()
  await Promise.all([recorded(calls), recorded(calls.as('mira'))])

  // Arguments: required arguments are present, spelled correctly and of the right type.
  // @ts-expect-error the id is missing
  await chat.flagAMessage({ onBehalfOf: 'mira', body: {} })
  // @ts-expect-error the body is missing
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira' })
  // @ts-expect-error everything is missing
  await chat.flagAMessage()
  // @ts-expect-error the body has no field `reason`
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: { reason: 'spam' } })
  // @ts-expect-error ids are strings
  await chat.flagAMessage({ id: 42, onBehalfOf: 'mira', body: {} })
  // @ts-expect-error there is no argument `messageId`
  await chat.flagAMessage({ messageId: '42', onBehalfOf: 'mira', body: {} })
  // @ts-expect-error there is no argument `perpage`
  await chat.listUsers({ perpage: 10 })
  // @ts-expect-error an identifier must not be undefined
  await chat.getUser({ uid: undefined })
  await chat.listUsers()
  await chat.listUsers({ perPage: undefined })
  await chat.listFlaggedMessages()
  await chat.listFlaggedMessages({}, { timeout: 1000 })
  // @ts-expect-error this list has no filters
  await chat.listFlaggedMessages({ nonsense: 1 })
  const nonsense = { nonsense: 1 }
  // @ts-expect-error not even in an object made elsewhere
  await chat.listFlaggedMessages(nonsense)
  // @ts-expect-error a role has no such argument at all
  await chat.listRoles({ role: 'keeper' })

  // Options of a call.
  const { signal } = new AbortController()
  await chat.listUsers({}, { signal, timeout: 1000, retries: 0, headers: { 'x-trace': '1' } })
  // @ts-expect-error there is no option `timeOut`
  await chat.listUsers({}, { timeOut: 1000 })
  // @ts-expect-error a controller is not a signal
  await chat.listUsers({}, { signal: new AbortController() })
  // @ts-expect-error a redirect is never followed
  await chat.listUsers({}, { redirect: 'follow' })
  expectTypeOf<CallOptions['timeout']>().toEqualTypeOf<number | undefined>()

  // Options of a client.
  // @ts-expect-error the key is missing
  createChatClient({ appId: 'a' })
  // @ts-expect-error there is no option `apikey`
  createChatClient({ appId: 'a', apiKey, apikey: apiKey })
  // @ts-expect-error there is no option `retry`
  createChatClient({ appId: 'a', apiKey, retry: 1 })
  // @ts-expect-error there is no such region
  createChatClient({ appId: 'a', apiKey, region: 'uk' })
  // @ts-expect-error there is no such scope
  createChatClient({ appId: 'a', apiKey, scope: 'admin' })
  // @ts-expect-error a function for a key must return a string
  createChatClient({ appId: 'a', apiKey: () => 42 })
  // Environment variables are checked at run time.
  const environment: Record<string, string | undefined> = {}
  createChatClient({ appId: environment.APP, apiKey: environment.KEY, region: environment.REGION })
  createCallsClient({ appId: environment.APP, apiKey: () => environment.KEY, region: environment.REGION })
  createManagementClient({ key: environment.KEY, secret: environment.SECRET })
  const options: ChatClientOptions = { appId: 'a', apiKey, region: 'eu' }
  createChatClient(options)
  // @ts-expect-error there is no such region
  createCallsClient({ appId: 'a', apiKey, region: 'uk' })
  // `fetch` may be the platform's or any function with its signature.
  createChatClient({ appId: 'a', apiKey, fetch: (address, init) => fetch(address, { ...init, keepalive: true }) })
  createChatClient({ appId: 'a', apiKey, fetch: async (address: RequestInfo | URL, init?: RequestInit) => fetch(address, init) })
  // @ts-expect-error it must return a response
  createChatClient({ appId: 'a', apiKey, fetch: async () => 200 })
  createChatClient({ appId: 'a', apiKey: async () => apiKey, logger: console, fetch })
  // @ts-expect-error the Management API takes no API key
  createManagementClient({ apiKey })
  // @ts-expect-error the secret is missing
  createManagementClient({ key: 'k' })
  // @ts-expect-error a calls client is bound by `as`
  createCallsClient({ appId: 'a', apiKey, onBehalfOf: 'mira' })
  expectTypeOf<ChatClientOptions['dangerouslyAllowBrowser']>().toEqualTypeOf<boolean | undefined>()

  // A scope narrows the client to what such a key may call.
  const auth = createChatClient({ appId: 'a', apiKey, scope: 'authOnly' })
  expectTypeOf(auth).toEqualTypeOf<AuthOnlyChatClient>()
  expectTypeOf<keyof typeof auth>().toEqualTypeOf<'createUser' | 'createAuthtoken' | 'withOptions'>()
  await auth.createUser({ body: { uid: 'mira', name: 'Mira Okafor' } })
  await auth.createAuthtoken({ uid: 'mira' })
  // @ts-expect-error an authOnly key cannot flag messages
  auth.flagAMessage
  // @ts-expect-error nor make other calls through `rawClient`
  rawClient(auth)
  // @ts-expect-error nor by `request`
  auth.request
  fetchFor(auth)
  // @ts-expect-error nor act for a user
  auth.as
  expectTypeOf(createChatClient({ appId: 'a', apiKey, scope: 'fullAccess' })).toEqualTypeOf<FullChatClient>()

  // A client has the operations of its own document only.
  // @ts-expect-error messages are the Chat API's
  management.flagAMessage
  // @ts-expect-error apps are the Management API's
  chat.listApps
  // @ts-expect-error calls are the Calls API's
  chat.listCalls
  // @ts-expect-error users are the Chat API's
  calls.listUsers

  // Responses.
  const { data: user } = await chat.getUser({ uid: 'mira' })
  expectTypeOf(user.uid).toEqualTypeOf<string>()
  // @ts-expect-error a user has no such field
  user.nickname
  expectTypeOf(await chat.listUsers()).toEqualTypeOf<ListUsersResponse>()

  // Lists: what `items` and `pages` yield, and which operations have them.
  for await (const item of chat.listUsers.items({ perPage: 100 })) {
    expectTypeOf(item).toEqualTypeOf<ListUsersItem>()
    expectTypeOf(item).toEqualTypeOf<User>()
  }
  for await (const group of mira.listGroups.items()) expectTypeOf(group).toEqualTypeOf<Group>()
  for await (const message of mira.listAllMessages.items({ limit: 10 })) expectTypeOf(message).toEqualTypeOf<Message>()
  for await (const page of chat.listUsers.pages()) expectTypeOf(page).toEqualTypeOf<ListUsersResponse>()
  expectTypeOf(await mira.listGroups.items().toArray()).toEqualTypeOf<Group[]>()
  expectTypeOf(await mira.listAllMessages.items().toArray({ limit: 10 })).toEqualTypeOf<Message[]>()
  // @ts-expect-error a page has no `toArray`
  chat.listUsers.pages().toArray
  // @ts-expect-error there is no option `max`
  chat.listUsers.items().toArray({ max: 10 })
  // @ts-expect-error a user is not a list
  chat.getUser.items
  // @ts-expect-error a list without pages has no `items`
  chat.listApikeys.items
  // @ts-expect-error arguments are checked here too
  chat.listUsers.items({ perpage: 100 })
  // @ts-expect-error options as well
  chat.listUsers.items({}, { timeOut: 1 })

  // The category of a message narrows its type.
  const { data: message } = await chat.getMessageDetails({ id: '42' })
  if (message.category === 'message') expectTypeOf(message).toEqualTypeOf<ContentMessage>()
  else if (message.category === 'custom') expectTypeOf(message).toEqualTypeOf<CustomMessage>()
  else if (message.category === 'action') expectTypeOf(message).toEqualTypeOf<ActionMessage>()
  else if (message.category === 'call') expectTypeOf(message).toEqualTypeOf<CallMessage>()
  else if (message.category === 'interactive') expectTypeOf(message).toEqualTypeOf<InteractiveMessage>()
  else if (message.category === 'agentic') expectTypeOf(message).toEqualTypeOf<AgenticMessage>()
  else if (message.category === 'card') expectTypeOf(message).toEqualTypeOf<CardMessage>()
  else {
    expectTypeOf(message).toEqualTypeOf<UnknownMessage>()
    expectTypeOf(message.category).toExtend<string>()
  }
  // The type narrows text and media messages; the open branches for undescribed kinds do not
  // interfere.
  if (message.category === 'message' && message.type === 'text') expectTypeOf(message.data.text).toEqualTypeOf<string>()
  if (message.category === 'message' && message.type === 'image')
    expectTypeOf(message.data.attachments).toEqualTypeOf<MessageAttachment[]>()
  if (isKnownMessage(message)) expectTypeOf(message).toEqualTypeOf<KnownMessage>()
  else expectTypeOf(message).toEqualTypeOf<OtherContentMessage | UnknownMessage>()

  // The category and type of a message to send narrow it too.
  const to = { receiver: 'mira', receiverType: 'user' } as const
  await chat.sendMessage({ body: { ...to, type: 'text', data: { text: 'Hello' }, quotedMessageId: '42' } })
  await chat.sendMessage({ body: { ...to, multipleReceivers: { uids: ['jonas'] }, type: 'text', data: { text: 'Hello' } } })
  await chat.sendMessage({ body: { ...to, category: 'interactive', type: 'card', data: { interactiveData: { text: 'Ready' } } } })
  // @ts-expect-error a text has `data.text`
  await chat.sendMessage({ body: { ...to, type: 'text', data: { txt: 'Hello' } } })
  // @ts-expect-error a picture has `data.attachments`
  await chat.sendMessage({ body: { ...to, type: 'image', data: { text: 'Hello' } } })
  // @ts-expect-error a form has `data.interactiveData`
  await chat.sendMessage({ body: { ...to, category: 'interactive', type: 'form', data: {} } })
  // @ts-expect-error the receiver is missing
  await chat.sendMessage({ body: { receiverType: 'user', type: 'text', data: { text: 'Hello' } } })

  // With `exactOptionalPropertyTypes`, what a validator returns may be undefined where it may be
  // missing, at any depth.
  const validated = {} as { name: string; avatar?: string | undefined; tags?: string[] | undefined }
  const metadata = {} as { '@private'?: { email?: string | undefined } | undefined }
  await chat.createUser({ body: { uid: 'mira', ...validated, metadata } })
  await chat.createUser({ body: { uid: 'mira', name: 'Mira Okafor', metadata: undefined } })
  await chat.createAuthtoken({ uid: 'mira', body: undefined })
  await chat.sendMessage({ body: { ...to, type: 'text', data: { text: 'Hello', metadata: undefined }, tags: undefined } })
  // @ts-expect-error a required property must not be undefined
  await chat.createUser({ body: { uid: 'mira', name: undefined } })
  // Responses stay exact: a property that is present has a value.
  // @ts-expect-error no response has an undefined property
  const listed: ListUsersResponse = { data: [], meta: undefined }
  expectTypeOf(listed).toBeObject()

  // Errors: known codes are listed, others are allowed.
  const unknownError: unknown = undefined
  if (isChatApiError(unknownError)) {
    expectTypeOf(unknownError).toEqualTypeOf<ChatApiError>()
    expectTypeOf(unknownError.status).toEqualTypeOf<number>()
    expectTypeOf(unknownError.code).toEqualTypeOf<ErrorCode | undefined>()
    expectTypeOf(unknownError.rateLimit).toEqualTypeOf<RateLimit | undefined>()
    if (unknownError.code === 'ERR_UID_NOT_FOUND') expectTypeOf(unknownError.code).toExtend<string>()
    if (unknownError.code === 'ERR_NOBODY_KNOWS_YET') expectTypeOf(unknownError.code).toExtend<string>()
    // @ts-expect-error a code is not a status
    if (unknownError.code === 404) throw unknownError
  }
  expectTypeOf<'ERR_UID_NOT_FOUND'>().toExtend<ErrorCode>()
  expectTypeOf<'ERR_NOBODY_KNOWS_YET'>().toExtend<ErrorCode>()
  // An editor names the known codes only while the union has not collapsed into `string`.
  expectTypeOf<ErrorCode>().not.toEqualTypeOf<string>()
  if (isChatTimeoutError(unknownError)) expectTypeOf(unknownError.timeout).toEqualTypeOf<number>()
  if (isChatConnectionError(unknownError)) expectTypeOf(unknownError.code).toEqualTypeOf<string | undefined>()
  if (isChatError(unknownError)) expectTypeOf(unknownError.operationId).toEqualTypeOf<string | undefined>()
  expectTypeOf(responseOf(await chat.listUsers())?.rateLimit).toEqualTypeOf<RateLimit | undefined>()

  // `rawClient` knows paths, parameters and bodies of its own document.
  const { data } = await rawClient(chat).GET('/users/{uid}', { params: { path: { uid: 'mira' } } })
  expectTypeOf(data?.data.uid).toEqualTypeOf<string | undefined>()
  // @ts-expect-error the path parameter is missing
  await rawClient(chat).GET('/users/{uid}')
  // @ts-expect-error apps are the Management API's
  await rawClient(chat).GET('/apps')
  expectTypeOf((await rawClient(management).GET('/apps')).response).toEqualTypeOf<Response>()
  expectTypeOf((await rawClient(calls.as('mira')).GET('/calls')).response).toEqualTypeOf<Response>()
  const platform: typeof fetch = fetchFor(mira)
  expectTypeOf(platform).toBeFunction()

  // What the documents lack: nothing is known of the result.
  const planted = await chat.request('POST', '/beds', { body: { kind: 'leek' }, query: { dry: true }, timeout: 1000 })
  expectTypeOf(planted).toEqualTypeOf<unknown>()
  // @ts-expect-error there is no such HTTP method
  await chat.request('get', '/beds')
  // @ts-expect-error there is no option `timeOut`
  await chat.request('GET', '/beds', { timeOut: 1 })
}
