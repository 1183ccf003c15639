import { bodyOf } from '../../cases/arguments.ts'
import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import { lost } from '../../server/compare.ts'
import { holdsTentative, stableParameters } from '../../server/editions.ts'
import { createGroup, createUsers, listMessages, sendMessage, textMessage, toGroup, toUser } from '../../server/fixtureHelpers.ts'
import type { Scenario, Session } from '../../server/scenario.ts'

/**
 * Every kind of message in the documents' examples keeps its content: in the response, by its id,
 * and in lists.
 */
async function kinds(session: Session): Promise<void> {
  const { server } = session
  const operation = server.operation('send-message')
  const [writer, reader] = await createUsers(session, 2)
  const guid = await createGroup(session, writer, { participants: [reader] })
  const media = Object.values(operation.body?.content ?? {}).map(({ schema }) => schema)
  const examples = (bodyOf(operation)?.examples ?? []).map(([, body]) => body as Json)
  for (const example of examples) {
    if (example.multipleReceivers !== undefined || holdsTentative(server.contract, media, example)) continue
    const { receiver: _, receiverType: __, quotedMessageId: ___, ...content } = example
    const body: Json = {
      ...withDeepData(withTwoFiles(content)),
      ...toGroup(guid),
      muid: session.fixtures.newId('muid'),
      tags: ['kept', 'twice'],
    }
    const { status, data } = await session.attempt('send-message', { onBehalfOf: writer, body })
    if (status >= 300) continue
    const id = String((data as Json).id)
    const read = await session.data('get-message-details', { id, onBehalfOf: reader })
    const keeps = (place: string, got: Json) => {
      for (const name of ['category', 'type', 'data', 'muid', 'tags'])
        if (body[name] !== undefined && !(name === 'tags' && place !== 'listed'))
          for (const { pointer, expected, got: read, test } of lost(body[name], got[name], `/data/${name}`))
            session.report('content_kept', pointer, expected, read, test)
    }
    keeps('sent', data as Json)
    keeps('read', read)
    await session.soon(async () => {
      const list = await listMessages(session, 'list-group-messages', { guid, onBehalfOf: reader, withTags: true })
      keeps('listed', list.find((message) => String(message.id) === id) ?? {})
    })
  }
}

/** A message with custom data of several levels, if it has any. */
function withDeepData(content: Json): Json {
  const customData = valueAt(content, '/data/customData')
  if (!isObject(customData)) return content
  return {
    ...content,
    data: { ...(content.data as Json), customData: { ...customData, deep: { rows: [{ bed: 'north' }, 2], off: false } } },
  }
}

/** A message mentions the users whom its text names, not others whose uids begin alike. */
async function mentions(session: Session): Promise<void> {
  const [writer, reader] = await createUsers(session, 2)
  const short = session.fixtures.newId('sage')
  const long = `${short}brush`
  for (const uid of [short, long]) await session.call('create-user', { body: { uid, name: `Name ${uid.slice(-20)}` } })
  const guid = await createGroup(session, writer, { participants: [reader, short, long] })
  const sent: Record<string, Json> = {}
  for (const uid of [short, long]) sent[uid] = await sendMessage(session, writer, toGroup(guid), `Hello <@uid:${uid}>`)
  for (const [uid, other] of [
    [short, long],
    [long, short],
  ] as const) {
    const { mentions: shown } = (await session.data('get-message-details', { id: String(sent[uid]?.id) })).data as Json
    if (isObject(shown)) session.equal('write_has_effect', '/data/data/mentions', [uid], Object.keys(shown))
    if (!stableParameters(session.server.operation('list-group-messages')).has('mentionedUids')) continue
    await session.soon(async () => {
      const list = await listMessages(session, 'list-group-messages', { guid, mentionedUids: [uid] })
      session.contains('filter mentionedUids', list, 'id', [sent[uid]?.id], [sent[other]?.id])
    })
  }
}

/** A message with a second attachment, if it has one. */
function withTwoFiles(content: Json): Json {
  const [file, ...others] = (valueAt(content, '/data/attachments') ?? []) as Json[]
  if (!file || others.length > 0) return content
  const second = { ...file, url: `${file.url}?2`, ...(typeof file.name === 'string' && { name: `2-${file.name}` }) }
  return { ...content, data: { ...(content.data as Json), attachments: [file, second] } }
}

/** The quoted message is the one that the request names. */
async function quoted(session: Session): Promise<void> {
  const [writer, reader] = await createUsers(session, 2)
  const [first, second] = [
    await sendMessage(session, writer, toUser(reader), 'First'),
    await sendMessage(session, writer, toUser(reader), 'Second'),
  ]
  const { status, data } = await session.attempt('send-message', {
    onBehalfOf: reader,
    body: { ...textMessage(toUser(writer), 'About the first'), quotedMessageId: String(first.id) },
  })
  if (status >= 300) return
  const shown = valueAt(data, '/quotedMessage/id')
  if (shown === undefined && valueAt(data, '/quotedMessageId') !== undefined)
    session.report('write_has_effect', '/data/quotedMessage', `the message ${first.id}`, undefined)
  if (shown !== undefined) session.equal('write_has_effect', '/data/quotedMessage/id', String(first.id), String(shown))
  const id = String((data as Json).id)
  await hidesQuotes(session, 'list-user-messages', { uid: writer, onBehalfOf: reader }, id)
  await hidesQuotes(session, 'list-all-messages', { conversationId: (data as Json).conversationId }, id)
  await session.step('quotes in a group', async () => {
    const guid = await createGroup(session, writer, { participants: [reader] })
    const original = await sendMessage(session, writer, toGroup(guid), 'In the group')
    const inGroup = await sendMessage(session, reader, toGroup(guid), 'About that', { quotedMessageId: String(original.id) })
    await hidesQuotes(session, 'list-group-messages', { guid }, String(inGroup.id))
  })
  await session.call('update-message', { id, onBehalfOf: reader, body: { data: { text: 'Still about the first' } } })
  const { quotedMessageId: after } = await session.data('get-message-details', { id, onBehalfOf: reader })
  const before = (data as Json).quotedMessageId
  if (before) session.equal('data_unchanged', '/data/quotedMessageId', String(before), after && String(after))
  const text = valueAt(data, '/quotedMessage/data/text')
  session.equalIfPresent('write_has_effect', '/data/quotedMessage/data/text', 'First', text)
  if (String(shown) === String(second.id)) session.report('write_has_effect', '/data/quotedMessage/id', String(first.id), shown)
}

/** A list leaves out the quoted message on request. */
async function hidesQuotes(session: Session, list: string, at: Json, id: string): Promise<void> {
  const listed = async (args: Json) =>
    (await listMessages(session, list, { ...at, ...args })).find((message) => String(message.id) === id)?.quotedMessage
  if ((await listed({})) !== undefined && (await listed({ hideQuotedMessages: true })) !== undefined)
    session.report('filter hideQuotedMessages', '/data', 'no quotedMessage', 'a quotedMessage')
}

/** What an edit of the text does not change. */
const kept = [
  ...['sentAt', 'muid', 'sender', 'receiver', 'conversationId', 'type', 'category', 'tags', 'parentId'],
  ...['pinnedAt', 'pinnedBy', 'savedAt'],
]

/** An update only changes the text. */
async function untouched(session: Session): Promise<void> {
  const [writer, reader] = await createUsers(session, 2)
  const guid = await createGroup(session, writer, { participants: [reader] })
  const parent = await sendMessage(session, writer, toGroup(guid), 'Parent')
  const content = { tags: ['kept'], data: { text: 'Left alone', metadata: { bed: 'north' } } }
  const message = await session.data('send-thread-message', {
    id: String(parent.id),
    onBehalfOf: writer,
    body: { ...textMessage(toGroup(guid), 'Left alone'), ...content },
  })
  const id = String(message.id)
  const marks = { id, onBehalfOf: reader }
  await session.call('add-message-reaction', { ...marks, reaction: '🌱' })
  await session.optional(() => session.call('save-message', marks))
  await session.optional(() => session.call('pin-message', { id }))
  const read = () => session.data('get-message-details', marks)
  const before = await read()
  await session.call('update-message', { id, onBehalfOf: writer, body: { data: { text: 'New words' } } })
  const after = await read()
  for (const name of kept)
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      session.report('data_unchanged', `/data/${name}`, JSON.stringify(before[name]) ?? 'nothing', after[name])
  session.equal('data_unchanged', '/data/data/reactions', valueAt(before, '/data/reactions'), valueAt(after, '/data/reactions'))
}

/** What messages contain. */
export const contentScenarios: readonly Scenario[] = [
  {
    name: 'a message mentions the users in its text, and no others whose uids begin alike',
    operation: 'send-message',
    needs: ['get-message-details', 'list-group-messages', 'create-user'],
    requests: 12,
    run: mentions,
  },
  {
    name: 'messages of every kind read back as sent',
    operation: 'send-message',
    needs: ['get-message-details', 'list-group-messages'],
    run: kinds,
  },
  {
    name: 'a message quotes the message that the request names',
    operation: 'send-message',
    needs: ['update-message', 'get-message-details', 'list-user-messages'],
    run: quoted,
  },
  {
    name: 'an edit keeps everything but the text',
    operation: 'update-message',
    needs: ['send-message', 'send-thread-message', 'add-message-reaction', 'get-message-details'],
    run: untouched,
  },
]
