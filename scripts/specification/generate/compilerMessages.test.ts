// TypeScript's messages about wrong programs with the published declarations: at the right word,
// short, and with type names.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import { type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { programOf } from '../../programOf.ts'
import { root } from '../../root.ts'

const chatDocument = await readBundle('chat')
const send = (fields: string) => `chat.sendMessage({ body: { ${fields} } })`
const toMira = "receiver: 'mira', receiverType: 'user'"
const message = "category: 'message'"

/** A wrong statement, the word at which the compiler must report it, and its message. */
const mistakes: [statement: string, at: string, message: string][] = [
  // Unknown fields.
  ["chat.createUser({ body: { uid: 'mira', nam: 'Mira' } })", 'nam', "in type 'CreateUserRequest'. Did you mean to write 'name'?"],
  ['user.displayName', 'displayName', "Property 'displayName' does not exist on type 'User'."],
  ['user.nme', 'nme', "Property 'nme' does not exist on type 'User'. Did you mean 'name'?"],
  ['users.data.uid', 'uid', "Property 'uid' does not exist on type 'User[]'."],
  ['users.users', 'users', "Property 'users' does not exist on type 'ListUsersResponse'."],
  ["chat.flagMessage({ id: '42' })", 'flagMessage', "does not exist on type 'FullChatClient'. Did you mean 'flagAMessage'?"],
  ['management.flagAMessage', 'flagAMessage', "Property 'flagAMessage' does not exist on type 'ManagementClient'."],
  ['chat.listUsers({ perpage: 1 })', 'perpage', "in type 'ListUsersParameters'. Did you mean to write 'perPage'?"],
  ["chat.getUser({ id: 'mira' })", 'id', "and 'id' does not exist in type 'GetUserParameters'."],
  ['chat.listReasons({ nonsense: 1 })', 'nonsense', "and 'nonsense' does not exist in type 'NoParameters'."],
  ["mira.flagAMessage({ id: '42', onBehalfOf: 'jonas', body: {} })", 'onBehalfOf', "exist in type 'FlagAMessageBoundParameters'."],
  ['chat.listUsers({}, { timeOut: 1 })', 'timeOut', "in type 'CallOptions'. Did you mean to write 'timeout'?"],
  // Missing fields.
  ["chat.flagAMessage({ id: '42', body: {} })", "{ id: '42', body: {} }", "but required in type 'FlagAMessageParameters'."],
  ["chat.createUser({ body: { uid: 'mira' } })", 'body', "Property 'name' is missing in type '{ uid: string; }' but required in"],
  ["chat.createGroup({ body: { guid: 'g', name: 'G', type: 'password' } })", 'body', "required in type 'CreateGroupRequestPassword'."],
  // Values of a wrong type.
  ["chat.flagAMessage({ id: 42, onBehalfOf: 'mira', body: {} })", 'id', "Type 'number' is not assignable to type 'string'."],
  ["chat.createGroup({ body: { guid: 'g', name: 'G', type: 'publc' } })", 'type', 'Did you mean \'"public"\'?'],
  ["chat.reviewFlaggedMessage({ id: '42', body: { status: 'no' } })", 'status', 'type \'"approved" | "disapproved"\'.'],
  ["createChatClient({ apiKey: 'k', region: 'uk' })", 'region', 'to type \'"us" | "eu" | "in" | undefined\'.'],
  // Messages to send: reported for the kind that `type` selects.
  [send(`${toMira}, type: 'text', data: { txt: 'Hi' }`), 'data', "Property 'text' is missing in type '{ txt: string; }'"],
  [send(`${toMira}, ${message}, type: 'text', data: { txt: 'Hi' }`), 'data', "required in type 'TextMessageDataRequest'."],
  [send(`${toMira}, ${message}, type: 'image', data: { url: 'u' }`), 'data', "required in type 'MediaMessageDataRequest'."],
  [send(`${toMira}, category: 'custom', type: 'a', data: { b: 1 }`), 'data', "required in type 'CustomMessageDataRequest'."],
  [send("receiverType: 'user', type: 'text', data: { text: 'Hi' }"), 'body', "in type 'SendTextMessageRequestToOneReceiver'."],
  [send("reciever: 'mira', receiverType: 'user', type: 'text', data: { text: 'Hi' }"), 'reciever', "Did you mean to write 'receiver'?"],
  [send("receiver: 'mira', receiverType: 'usr', type: 'text', data: { text: 'Hi' }"), 'receiverType', 'Did you mean \'"user"\'?'],
  // A wrong record of an import: its own message, not one for each form of a source.
  ["importAll(chat, { users: [{ uid: 'mira' }] })", "{ uid: 'mira' }", "but required in type 'ImportUser'."],
  ["importAll(chat, { users: [{ uid: 'mira', nam: 'M' }] })", 'nam', "in type 'ImportUser'. Did you mean to write 'name'?"],
  // How a list is read.
  ["chat.getUser.items({ uid: 'mira' })", 'items', "on type 'CallMethod<GetUserParameters, GetUserResponse, CallOptions, ResponseParts>'."],
  ['for await (const user of chat.listUsers()) console.log(user)', 'chat.listUsers()', "must have a '[Symbol.asyncIterator]()' method"],
  // What belongs in another place.
  ["chat.getUser({ uid: 'mira', timeout: 5 })", 'timeout', "and 'timeout' does not exist in type 'GetUserParameters'."],
  ["chat.createUser({ uid: 'mira', name: 'Mira' })", 'uid', "and 'uid' does not exist in type 'CreateUserParameters'."],
  // Incompatible clients.
  ['const bound: BoundChatClient = chat', 'bound', "Types of property '[actsFor]' are incompatible."],
  ['const full: FullChatClient = mira', 'full', "Types of property '[actsFor]' are incompatible."],
]

const head = `import { type BoundChatClient, createCallsClient, createChatClient, createManagementClient, type FullChatClient } from 'cometchat-rest'
import { importAll } from 'cometchat-rest/import'
const chat = createChatClient({ appId: 'app-linden-yard', apiKey: 'k' })
const mira = chat.as('mira')
const calls = createCallsClient({ appId: 'app-linden-yard', apiKey: 'k' })
const management = createManagementClient({ key: 'k', secret: 's' })
const { data: user } = await chat.getUser({ uid: 'mira' })
const users = await chat.listUsers()
export { importAll, user, users }
`

describe('TypeScript with the published declarations', () => {
  let folder: string

  beforeAll(async () => {
    await mkdir('dist', { recursive: true })
    folder = await mkdtemp(join(root, 'dist', 'messages-'))
    const emit = ['--emitDeclarationOnly', '--declarationMap', 'false', '--sourceMap', 'false', '--noCheck', '--outDir', folder]
    await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', ...emit], { cwd: root })
  })

  afterAll(() => rm(folder, { recursive: true }))

  test('shows type names instead of expanded types', () => {
    const names: Record<string, string> = {
      "(await chat.getUser({ uid: 'mira' }))": 'GetUserResponse',
      user: 'User',
      'users.data': 'User[]',
      "(await chat.getMessageDetails({ id: '42' })).data": 'Message',
      '(await chat.listFlaggedMessages()).data': 'FlaggedMessage[]',
      chat: 'FullChatClient',
      mira: 'BoundChatClient',
      'chat.getUser': 'CallMethod<GetUserParameters, GetUserResponse, CallOptions, ResponseParts>',
      'chat.listUsers': 'OptionalListMethod<ListUsersParameters, ListUsersResponse, User, CallOptions, ResponseParts>',
      'mira.flagAMessage': 'CallMethod<FlagAMessageBoundParameters, FlagAMessageResponse, CallOptions, ResponseParts>',
    }
    const texts = Object.keys(names).map((expression) => `${head}export const shown = ${expression}\n`)
    expect(typesOf(folder, texts)).toEqual(Object.values(names))
  })

  test('reads no types of openapi-fetch for a program with one call', () => {
    const text = `${head}export const { data } = await chat.getUser({ uid: 'mira' })\n`
    const files = programs(folder, [text]).program.getSourceFiles()
    expect(files.filter(({ fileName }) => /openapi-fetch|\.paths\./.test(fileName))).toEqual([])
  })

  test('compiles the example of every method', async () => {
    const interfaces = await Promise.all(documents.map((name) => readFile(join(folder, `generated/${name}.client.d.ts`), 'utf8')))
    const methods = interfaces.flatMap((text) => [...text.matchAll(/@example((?:\n +\*.*)*?)\n +\*\/\n +(\w+): \w+Method</g)])
    const operations = (await Promise.all(documents.map(readBundle))).flatMap((document) => operationsOf(document))
    expect(new Set(methods.map(([, , name]) => name))).toEqual(new Set(operations.map(({ id }) => camelCase(id))))
    const examples = methods.map(([, comment = '', name]) => {
      const [, code = ''] = /```ts\n(.*?)\n```/s.exec(comment.replace(/^ +\* ?/gm, '')) ?? []
      return { name, code }
    })
    const text = head + examples.map(({ code }) => `{\n${code}\n}`).join('\n')
    expect(examples.filter(({ name, code }) => !code.includes(`.${name}(`))).toEqual([])
    expect(byLine(folder, text)).toEqual([])
  })

  test('reports a misspelt field of any operation at that field', () => {
    const calls = operationsOf(chatDocument).flatMap((operation) => misspeltCalls(operation))
    const text = head + calls.map(({ statement }) => statement).join('\n')
    const reported = new Map(byLine(folder, text).map(({ line, ...rest }) => [line - head.split('\n').length + 1, rest]))
    const wrong = calls.flatMap(({ statement, misspelt }, index) => {
      const { at, message } = reported.get(index) ?? {}
      const found = at?.replace(/["']/g, '') === misspelt && (message === undefined || message.length < 300)
      return found ? [] : [{ statement, misspelt, at, message }]
    })
    expect(calls.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('reports every mistake at the right word, in a short message', () => {
    const texts = mistakes.map(([statement]) => `${head}${statement}\n`)
    const found = compile(folder, texts)
    for (const [index, [statement, at, message]] of mistakes.entries()) {
      const first = found[index]?.[0]
      expect(first, statement).toMatchObject({ at, message: expect.stringContaining(message) })
      expect(first?.message.length, statement).toBeLessThan(500)
    }
  })
})

/** Compiles texts as the modules of one program. */
const programs = (folder: string, texts: readonly string[]) =>
  programOf(folder, Object.fromEntries(texts.map((text, index) => [`mistake${index}.mts`, text])), {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    paths: { 'cometchat-rest': [join(folder, 'src/index.d.ts')], 'cometchat-rest/import': [join(folder, 'src/import.d.ts')] },
  })

/** Calls of an operation with its example, each with a different misspelt field. */
function misspeltCalls({ id, parameters, body }: Operation): { statement: string; misspelt: string }[] {
  // JSON only: forms contain files, which examples cannot.
  const [type, json] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(json?.examples ?? {})
  if (type !== 'application/json' || !example || Array.isArray(example.value)) return []
  const args = Object.fromEntries(parameters.filter(({ required }) => required).map(({ name, example }) => [name, example]))
  return Object.entries(example.value as object).map(([field, value]) => {
    const { [field]: _, ...rest } = example.value as Record<string, unknown>
    const call = { ...args, body: { ...rest, [`${field}s`]: value } }
    return { statement: `await chat.${camelCase(id)}(${JSON.stringify(call)})`, misspelt: `${field}s` }
  })
}

/** The compiler's first message about each line of a text. */
function byLine(folder: string, text: string): { line: number; at: string; message: string }[] {
  const { program, modules } = programs(folder, [text])
  const [module] = modules as [ts.SourceFile]
  return program
    .getSemanticDiagnostics(module)
    .toReversed()
    .map(({ start = 0, length = 0, messageText }) => ({
      line: module.getLineAndCharacterOfPosition(start).line,
      at: module.text.slice(start, start + length),
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
}

/**
 * The compiler's messages about each text: the word that it points at, and the message in one line.
 */
function compile(folder: string, texts: readonly string[]): { at: string; message: string }[][] {
  const { program, modules } = programs(folder, texts)
  return modules.map((module) =>
    program.getSemanticDiagnostics(module).map(({ start = 0, length = 0, messageText }) => ({
      at: module.text.slice(start, start + length),
      message: ts.flattenDiagnosticMessageText(messageText, '\n').replace(/\s+/g, ' '),
    })),
  )
}

/** The types of the modules' exports `shown`, as the compiler prints them. */
function typesOf(folder: string, texts: readonly string[]): string[] {
  const { program, modules } = programs(folder, texts)
  const checker = program.getTypeChecker()
  return modules.map((module) => {
    const [shown] = checker.getExportsOfModule(checker.getSymbolAtLocation(module) as ts.Symbol).filter(({ name }) => name === 'shown')
    return checker.typeToString(checker.getTypeOfSymbol(shown as ts.Symbol))
  })
}
