// The rules that a compiler holds callers to. `tsc --noEmit` runs this file: a rule that is gone leaves an expected error unused.
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

const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey })
const calls = createCallsClient({ appId: 'app-linden-yard', apiKey })
const management = createManagementClient({ key: 'k', secret: 's' })
const mira = chat.as('mira')

/** Never called: what it holds is only checked. */
export async function rules(): Promise<void> {
  // A required `onBehalfOf` must be given, an optional one may be, and an operation without it rejects it.
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: {} })
  // @ts-expect-error `onBehalfOf` is missing
  await chat.flagAMessage({ id: '42', body: {} })
  await chat.getUser({ uid: 'mira' })
  await chat.getUser({ uid: 'mira', onBehalfOf: 'jonas' })
  // @ts-expect-error listing users acts for nobody
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
  // @ts-expect-error the Management API acts for nobody
  management.as('mira')

  // The two are not interchangeable: the bound one would throw, the other would act for no user.
  // @ts-expect-error a bound client is not an unbound client
  const full: FullChatClient = mira
  // @ts-expect-error nor the other way round
  const bound: BoundChatClient = chat
  // @ts-expect-error nor with calls
  const boundCalls: typeof calls = calls.as('mira')
  // @ts-expect-error nor with calls the other way round
  const unboundCalls: BoundCallsClient = calls
  expectTypeOf([full, bound, boundCalls, unboundCalls]).toBeArray()

  // Arguments: the required ones are there, spelt correctly, of the right type.
  // @ts-expect-error the id is missing
  await chat.flagAMessage({ onBehalfOf: 'mira', body: {} })
  // @ts-expect-error the body is missing
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira' })
  // @ts-expect-error everything is missing
  await chat.flagAMessage()
  // @ts-expect-error the body has no field `reason`
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: { reason: 'spam' } })
  // @ts-expect-error ids are texts
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
  // @ts-expect-error there is nothing to narrow this list by
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
  // @ts-expect-error a key may be late, but it must be a text
  createChatClient({ appId: 'a', apiKey: () => 42 })
  // What stands in the environment is checked at run time.
  const environment: Record<string, string | undefined> = {}
  createChatClient({ appId: environment.APP, apiKey: environment.KEY, region: environment.REGION })
  createCallsClient({ appId: environment.APP, apiKey: () => environment.KEY, region: environment.REGION })
  createManagementClient({ key: environment.KEY, secret: environment.SECRET })
  const given: ChatClientOptions = { appId: 'a', apiKey, region: 'eu' }
  createChatClient(given)
  // @ts-expect-error there is no such region
  createCallsClient({ appId: 'a', apiKey, region: 'uk' })
  // `fetch` may be the platform's, or a function around any other.
  createChatClient({ appId: 'a', apiKey, fetch: (address, init) => fetch(address, { ...init, keepalive: true }) })
  createChatClient({ appId: 'a', apiKey, fetch: async (address: RequestInfo | URL, init?: RequestInit) => fetch(address, init) })
  // @ts-expect-error it must give a response
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
  // @ts-expect-error an authOnly key flags no messages
  auth.flagAMessage
  // @ts-expect-error nor does it call whatever else by hand
  auth.raw
  // @ts-expect-error nor for a user
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
  if (message.category === 'custom') expectTypeOf(message).toEqualTypeOf<CustomMessage>()
  if (message.category === 'action') expectTypeOf(message).toEqualTypeOf<ActionMessage>()
  if (message.category === 'call') expectTypeOf(message).toEqualTypeOf<CallMessage>()
  if (message.category === 'interactive') expectTypeOf(message).toEqualTypeOf<InteractiveMessage>()
  if (message.category === 'agentic') expectTypeOf(message).toEqualTypeOf<AgenticMessage>()
  if (message.category === 'card') expectTypeOf(message).toEqualTypeOf<CardMessage>()
  // Texts and files by their type; the open branches, for kinds that are not described, do not interfere.
  if (message.category === 'message' && message.type === 'text') expectTypeOf(message.data.text).toEqualTypeOf<string>()
  if (message.category === 'message' && message.type === 'image')
    expectTypeOf(message.data.attachments).toEqualTypeOf<MessageAttachment[]>()
  if (isKnownMessage(message)) expectTypeOf(message).toEqualTypeOf<KnownMessage>()
  else expectTypeOf(message).toEqualTypeOf<OtherContentMessage | UnknownMessage>()
  switch (message.category) {
    case 'message':
    case 'custom':
    case 'action':
    case 'call':
    case 'interactive':
    case 'agentic':
    case 'card':
      break
    default:
      expectTypeOf(message).toEqualTypeOf<UnknownMessage>()
      expectTypeOf(message.category).toExtend<string>()
  }

  // Category and type of a message to send narrow it too.
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

  // With `exactOptionalPropertyTypes`, what a validator returns may be undefined where it may be missing, at any depth.
  const validated = {} as { name: string; avatar?: string | undefined; tags?: string[] | undefined }
  const metadata = {} as { '@private'?: { email?: string | undefined } | undefined }
  await chat.createUser({ body: { uid: 'mira', ...validated, metadata } })
  await chat.createUser({ body: { uid: 'mira', name: 'Mira Okafor', metadata: undefined } })
  await chat.createAuthtoken({ uid: 'mira', body: undefined })
  await chat.sendMessage({ body: { ...to, type: 'text', data: { text: 'Hello', metadata: undefined }, tags: undefined } })
  // @ts-expect-error what is required is not undefined
  await chat.createUser({ body: { uid: 'mira', name: undefined } })
  // Responses stay exact: what is there has a value.
  // @ts-expect-error no response has an undefined property
  const listed: ListUsersResponse = { data: [], meta: undefined }
  expectTypeOf(listed).toBeObject()

  // Errors: codes are known by name and open to others.
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

  // `raw` knows paths, parameters and bodies of its own document.
  const { data } = await chat.raw.GET('/users/{uid}', { params: { path: { uid: 'mira' } } })
  expectTypeOf(data?.data.uid).toEqualTypeOf<string | undefined>()
  // @ts-expect-error the path parameter is missing
  await chat.raw.GET('/users/{uid}')
  // @ts-expect-error apps are the Management API's
  await chat.raw.GET('/apps')
}
