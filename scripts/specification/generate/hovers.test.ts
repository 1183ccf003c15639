// What an editor shows of the fields of a body: their text, also where a body is one of several.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { root } from '../../root.ts'

const toMira = "receiver: 'mira', receiverType: 'user'"
const calls = [
  `chat.sendMessage({ body: { ${toMira}, category: 'message', type: 'text', data: { text: 'Hi', metadata: {} }, tags: [], muid: 'm' } })`,
  `chat.as('jonas').sendMessage({ body: { ${toMira}, category: 'custom', type: 'location', data: { customData: {} } } })`,
  `chat.sendMessage({ body: { ${toMira}, category: 'message', type: 'image', data: { attachments: [{ name: 'a', extension: 'png', url: 'u' }] } } })`,
  "chat.createUser({ body: { uid: 'mira', name: 'Mira', metadata: { email: 'm' }, tags: [] } })",
  "chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: { reasonId: 'spam', remark: 'An advert' } })",
]

test('the fields of a call and of its body have a text', () => {
  const file = join(root, 'hovers.ts')
  const text = `import { createChatClient } from './src/index.ts'\nconst chat = createChatClient({ apiKey: 'k' })\n${calls.join('\n')}\n`
  const host: ts.LanguageServiceHost = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? text : ts.sys.readFile(name)),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString((name === file ? text : ts.sys.readFile(name)) ?? ''),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCompilationSettings: () => ({ strict: true, module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, types: [] }),
  }
  const service = ts.createLanguageService(host)
  expect(service.getSemanticDiagnostics(file)).toEqual([])
  const fields = [...text.matchAll(/\w+(?=: )/g)]
  const without = fields.filter(({ index }) => !service.getQuickInfoAtPosition(file, index)?.documentation?.length)
  expect(fields.length).toBeGreaterThan(30)
  expect(without.map(([field]) => field)).toEqual([])
})

test('descriptions name operations as methods', async () => {
  const ids = (await readContracts()).flatMap(({ operations }) => operations.map(({ id }) => id)).filter((id) => id.includes('-'))
  for (const name of ['chat', 'calls', 'management'])
    for (const file of [`generated/${name}.ts`, `generated/${name}.client.ts`]) {
      const text = (await readFile(file, 'utf8')).replace(/, operation `[\w-]+` of the /g, '')
      expect([file, ids.filter((id) => text.includes(`\`${id}\``))]).toEqual([file, []])
    }
})
