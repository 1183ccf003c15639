import { createHash } from 'node:crypto'
import { chmod, link, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions, type FakeState } from '../fake.ts'
import { anyCall, seeds } from './anyCall.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const key = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'
const other = '1234567812345678123456781234567812345678'
const { users, groups } = seeds
const now = '2026-03-01T09:00:00Z'

const inFolder = async (name = 'app.json') => join(await temporaryFolder(), name)
const clientOf = ({ fetch }: Pick<FakeChat, 'fetch'>, apiKey = key) =>
  createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey, fetch, retries: 0, settling: false })
type Chat = ReturnType<typeof clientOf>

const [chatContract] = await readContracts()
/** The operations of the fake that read. */
const reads = (chatContract?.operations ?? []).filter(({ id, method }) => method === 'GET' && id in families)

/** Every list and record, for the app and for a user, with the statuses. */
async function answersOf(fake: FakeChat): Promise<unknown[]> {
  const values: Readonly<Record<string, readonly string[]>> = {
    uid: ['mira', 'jonas', '__proto__'],
    guid: ['tomatoes', 'compost'],
    id: Array.from({ length: 5 }, (_, index) => String(index + 1)),
  }
  const fixed: Readonly<Record<string, string>> = {
    role: 'default',
    reaction: '🌱',
    scope: 'participant',
    conversationId: 'group_beans',
    apiKey: key,
  }
  const answers: unknown[] = []
  for (const operation of reads) {
    const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const [varied] = names.filter((name) => name in values)
    for (const value of varied === undefined ? [''] : (values[varied] ?? [])) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(name === varied ? value : (fixed[name] ?? 'spam')),
      )
      for (const actor of operation.parameters.some(({ name }) => name === 'onBehalfOf') ? [undefined, 'jonas'] : [undefined]) {
        const response = await fake.fetch(`https://app-linden-yard.api-eu.cometchat.io/v3${path}`, {
          headers: { apikey: key, ...(actor && { onBehalfOf: actor }) },
        })
        answers.push([path, actor, response.status, await response.text()])
      }
    }
  }
  return answers
}

const messages = [
  { sender: 'mira', receiver: 'tomatoes', receiverType: 'group', data: { text: 'Three kinds this year.' } },
  { sender: 'jonas', receiver: 'mira', data: { text: 'The seeds came.' } },
] as const
const options: FakeChatOptions = { users, groups, messages: [...messages], now, apiKeys: [{ apiKey: key, name: 'App' }], strict: false }

test('after any calls, a saved and loaded app answers every list and record as before', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 5, maxLength: 25 }), fc.boolean(), async (calls, areKeysSeeded) => {
      const file = await inFolder()
      const { apiKeys: _, ...withoutKeys } = options
      const fake = await createFakeChat({ ...(areKeysSeeded ? options : withoutKeys), state: file })
      for (const run of calls) {
        await run(clientOf(fake)).catch(() => undefined)
        fake.advance(1000)
      }
      const before = await answersOf(fake)
      await fake.close()
      const text = await readFile(file, 'utf8')
      expect(text).not.toMatch(new RegExp(`${key}|feedface|_\\d{10}[0-9a-f]{16}`))
      const loaded = await createFakeChat({ strict: false, state: file })
      expect(await answersOf(loaded)).toEqual(before)
      // It goes on as the other would.
      const next = (chat: Chat) =>
        chat.as('mira').sendMessage({ body: { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Next' } } })
      const [mine, theirs] = await Promise.all([fake, loaded].map((one) => next(clientOf(one)).catch(({ code }) => code)))
      expect(theirs).toEqual(mine)
      expect(loaded.violations.filter((violation) => violation.startsWith("the fake's own"))).toEqual([])
    }),
    { numRuns: 2 },
  )
})

/** The declarations of what each version of a state stores, in short. */
const declared: Readonly<Record<number, string>> = { 1: '25a790b8285e' }

test('a state has another version once other records are stored', async () => {
  const sources = await Promise.all(['records', 'store'].map((name) => readFile(new URL(`../fake/${name}.ts`, import.meta.url), 'utf8')))
  const interfaces = sources.flatMap((source) => source.match(/^export (?:interface|type) .*?(?:^\}|\n$)/gms) ?? [])
  const plain = interfaces
    .map((text) => text.replace(/\/\*[\s\S]*?\*\/|\breadonly |\s+/g, ''))
    .filter((text) => !text.includes('Behaviour{'))
  const digest = createHash('sha256').update(plain.join('\n')).digest('hex').slice(0, 12)
  const { version } = (await createFakeChat()).exportState()
  expect(declared[version], 'Raise `version` in fake/state.ts, and add the digest of what it stores to this table').toBe(digest)
})

test('keys stay valid after a restart, and no file has them', async () => {
  const file = await inFolder()
  const fake = await createFakeChat({ ...options, state: file })
  const { data: created } = await clientOf(fake).createApikey({ body: { name: 'Second', scope: 'authOnly' } })
  await fake.close()
  for (let round = 0; round < 2; round++) {
    const again = await createFakeChat({ state: file, strict: false })
    await expect(clientOf(again, other).listUsers()).rejects.toMatchObject({ status: 401 })
    // Its hash in the file is no key.
    const [hash] = /[0-9a-f]{40}(?=",")/.exec(await readFile(file, 'utf8')) ?? []
    await expect(clientOf(again, hash).listUsers()).rejects.toMatchObject({ status: 401 })
    expect(await readFile(file, 'utf8')).not.toContain(created.apiKey)
    if (round === 1) expect((await clientOf(again).listApikeys({})).data.map(({ apiKey }) => apiKey)).toEqual([key, created.apiKey])
    await again.close()
    expect(await readFile(file, 'utf8')).not.toContain(key)
  }
})

test('an app that accepts any key takes the same one for its own after a restart', async () => {
  const file = await inFolder()
  const fake = await createFakeChat({ users, state: file })
  await clientOf(fake).listUsers()
  await clientOf(fake, other).listUsers()
  await fake.close()
  expect(await readFile(file, 'utf8')).not.toMatch(new RegExp(`${key}|${other}`))
  const again = await createFakeChat({ state: file })
  const listed = async (apiKey: string) => (await clientOf(again, apiKey).listApikeys({})).data.map((record) => record.apiKey)
  expect(await listed(key)).toEqual([key])
  expect(await listed(other)).toEqual([key])
})

const changed = (state: FakeState, change: object): string => JSON.stringify({ ...state, ...change })

test('a file that cannot be read as a whole is refused with the reason, and stays as it is', async () => {
  const fake = await createFakeChat({ users })
  const state = fake.exportState()
  const text = JSON.stringify(state)
  const refused: [content: string, reason: RegExp][] = [
    [changed(state, { version: 2 }), /version 2, and this fake reads version 1/],
    [changed(state, { version: '1' }), /version "1"/],
    [changed(state, { records: {} }), /checksum/],
    [changed(state, { frozenAt: 5 }), /checksum/],
    [text.replace('mira of', 'mina of'), /checksum/],
    [text.slice(0, text.length / 2), /JSON/],
    ['{}', /not the state of a fake/],
    ['[]', /not the state of a fake/],
    ['', /JSON/],
  ]
  for (const [content, reason] of refused) {
    const file = await inFolder()
    await writeFile(file, content)
    await expect(createFakeChat({ state: file }), content.slice(0, 40)).rejects.toThrow(reason)
    await expect(createFakeChat({ state: file })).rejects.toThrow(file)
    expect(await readFile(file, 'utf8')).toBe(content)
  }
  const running = await createFakeChat({ users: users.slice(0, 1) })
  expect(() => running.importState({ ...state, version: 2 })).toThrow('version 2')
  expect(() => running.importState({ ...state, records: { ...state.records, users: 5 } })).toThrow('checksum')
  expect((await clientOf(running).listUsers()).data).toHaveLength(1)
  // Other programs write JSON with other spaces and in another order.
  const { version, records, checksum } = state
  running.importState(
    JSON.parse(JSON.stringify({ checksum, records: Object.fromEntries(Object.entries(records).reverse()), version }, null, 2)),
  )
  expect((await clientOf(running).listUsers()).data).toHaveLength(3)
})

test('a save replaces the file as a whole, for its owner only, and leaves nothing else', async () => {
  const file = await inFolder()
  const fake = await createFakeChat({ users, state: file })
  await fake.save()
  const old = await readFile(file, 'utf8')
  // A file that is written in place would change under its other name, too.
  await link(file, `${file}.old`)
  await clientOf(fake).createUser({ body: { uid: 'teo', name: 'Teo Marsh' } })
  await Promise.all([fake.save(), fake.save()])
  expect(await readFile(`${file}.old`, 'utf8')).toBe(old)
  expect(await readFile(file, 'utf8')).toContain('Teo Marsh')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(`${file}.old`)
  await rm(file)
  await mkdir(file)
  await expect(fake.save()).rejects.toThrow(`The state cannot be saved in ${file}`)
  expect(await readdir(join(file, '..'))).toEqual(['app.json'])
})

test('says what prevents a file from being saved, before the records are there, and keeps a link', async () => {
  await expect(createFakeChat({ state: join(await inFolder(), 'nowhere', 'app.json') })).rejects.toThrow(/cannot be loaded.*ENOENT/)
  await expect(createFakeChat({ state: '' })).rejects.toThrow('state must be the path of a file')
  await expect((await createFakeChat()).save()).rejects.toThrow('--state app.json')
  const [target, linked] = [await inFolder(), await inFolder('link.json')]
  await symlink(target, linked)
  await writeFile(target, JSON.stringify((await createFakeChat({ users })).exportState()))
  await using fake = await createFakeChat({ state: linked })
  await clientOf(fake).createUser({ body: { uid: 'teo', name: 'Teo Marsh' } })
  await fake.save()
  expect((await clientOf(await createFakeChat({ state: target })).listUsers()).data).toHaveLength(4)
  await chmod(target, 0o600)
})

test('a fake never replaces what another has saved in its file since', async () => {
  const file = await inFolder()
  const [first, second] = await Promise.all([createFakeChat({ users, state: file }), createFakeChat({ state: file })])
  await first.save()
  const saved = await readFile(file, 'utf8')
  await expect(second.save()).rejects.toThrow(/another process has changed the file/)
  await expect(second.close()).rejects.toThrow(/app\.json/)
  expect(await readFile(file, 'utf8')).toBe(saved)
  await first.close()
  await rm(file)
  await second.save()
})
