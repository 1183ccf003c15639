import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { run } from '../command/command.ts'
import { readOperations } from '../command/document.ts'
import { exampleLine, operationHelp } from '../command/help.ts'
import { isConfirmed } from '../command/isConfirmed.ts'
import type { UsageError } from '../command/UsageError.ts'
import { argumentsOf } from '../command/values.ts'
import { type Arrived, serve } from './support/server.ts'

// Reading the documents takes longer than all else that a line does.
vi.mock('../command/document.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../command/document.ts')>()
  const operations = original.readOperations()
  return { ...original, readOperations: () => operations }
})

const program = fileURLToPath(new URL('../command/main.ts', import.meta.url))
const key = 'feedfacefeedface'

/** Bytes that are no UTF-8. */
const latin1 = Buffer.from('caf\u00e9,\u00fcber\r\n', 'latin1')

type Respond = (seen: Arrived) => { status?: number; headers?: Record<string, string>; body: unknown }
const succeed: Respond = () => ({ body: { data: [] } })
let respond = succeed
let seen: Arrived[] = []

const server = await serve((response, request) => {
  seen.push(request)
  const { status = 200, headers, body } = respond(request)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
})
const folder = await mkdtemp(join(tmpdir(), 'command-'))

afterEach(() => {
  respond = succeed
  seen = []
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Carries out a line in this process. Spaces before a quotation mark divide no words. */
async function command(line: string | readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const words = typeof line === 'string' ? line.split(/ (?! *")/).filter(Boolean) : line
  const variables = { CHAT_API_KEY: key, CHAT_BASE_URL: server.url, CHAT_APP_ID: '', CHAT_REGION: '', ...environment }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  let [stdout, stderr] = ['', '']
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += text)))
  vi.spyOn(console, 'error').mockImplementation((...words) => void (stderr += `${format(...words)}\n`))
  try {
    const status = await run(words)
    expect(stdout + stderr).not.toContain(key)
    return { status, stdout, stderr }
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}

/** Starts a line as a process. */
function start(line: string) {
  const { PATH = '' } = process.env
  const env = { PATH, CHAT_API_KEY: key, CHAT_BASE_URL: server.url }
  return spawn('sh', ['-c', `exec "${process.execPath}" --import tsx "${program}" ${line}`], { env, stdio: 'pipe' })
}

async function ended(child: ReturnType<typeof start>) {
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [status] = await once(child, 'close')
  return { status, stderr }
}

/** The page that a request asks for, of a hundred users, the last one of fifty. */
function pageFor({ url }: Arrived, pages: number) {
  const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
  const data = Array.from({ length: page < pages ? 100 : 50 }, (_, index) => ({ uid: `gardener-${(page - 1) * 100 + index}` }))
  return { data, meta: { pagination: { total_pages: pages, current_page: page } } }
}

const files = {
  'flag.json': '{"reasonId":"spam"}',
  'marked.json': '\ufeff{"name":"Mira"}',
  'large.json': ' {"uid":"mira","metadata":{"id":12345678901234567890,"price":1.10}}\n',
  'unordered.json': '{"2":1,"1":2,"uid":"a","uid":"b"}',
  'metadata.json': `{"wide":[${Array(600).fill('{}')}],"ids":[9007199254740993,-0.10,1e400],"text":"9007199254740993 \\" 1.10"}`,
}
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
const large = files['large.json'].trim()
const unordered = files['unordered.json']

describe('a line', () => {
  test.each<[what: string, line: string, sent: string]>([
    ['typed parameters', 'listUsers perPage=2 count=true tags=a tags=b', 'GET /users?perPage=2&count=true&tags=a,b'],
    ['an id and a user', 'send-message --as mira body.data.text=10', 'POST /messages mira {"data":{"text":"10"}}'],
    ['parts of a body', 'createUser body.tags=a body.name=10 body.tags=b', 'POST /users {"tags":["a","b"],"name":"10"}'],
    ['a file', `flagAMessage --as jonas id=1 body=@${folder}/flag.json`, 'POST /messages/1/flagged jonas {"reasonId":"spam"}'],
    ['a file with a mark', `updateUser uid=a body=@${folder}/marked.json`, 'PUT /users/a {"name":"Mira"}'],
    ['a file as it is', `createUser body=@${folder}/large.json`, `POST /users ${large}`],
    ['a file as JSON, as it is', `createUser body:=@${folder}/large.json`, `POST /users ${large}`],
    ['a whole body as it is', `createUser body=${large}`, `POST /users ${large}`],
    ['a file in its order', `createUser body=@${folder}/unordered.json`, `POST /users ${unordered}`],
    [
      'numbers as they are written, wherever they stand',
      `createUser uid=mira metadata=@${folder}/metadata.json metadata.more:=9007199254740995 metadata.some:=7`,
      `POST /users {"uid":"mira","metadata":${files['metadata.json'].slice(0, -1)},"more":9007199254740995,"some":7}}`,
    ],
    ['a large number', 'listUsers createdAt[from]=9007199254740993', 'GET /users?createdAt[from]=9007199254740993'],
    ['a large number as JSON', 'listUsers page:=9007199254740995', 'GET /users?page=9007199254740995'],
    ['a number with zeros before it', 'listUsers perPage=007', 'GET /users?perPage=7'],
    ['properties of the body, without `body.`', 'createUser uid=mira name=Mira', 'POST /users {"uid":"mira","name":"Mira"}'],
    ['a part, and the whole after it', 'createUser body.tags=a body={"uid":"mira"}', 'POST /users {"uid":"mira","tags":["a"]}'],
    ['numbers', 'createUser body.metadata.beds:=4 body.metadata.rows=4', 'POST /users {"metadata":{"beds":4,"rows":"4"}}'],
    ['other JSON', 'createUser metadata.on:=true tags:=["a"]', 'POST /users {"tags":["a"],"metadata":{"on":true}}'],
    ['null', 'createUser metadata.x:=null', 'POST /users {"metadata":{"x":null}}'],
    ['text in JSON', 'createUser metadata={"beds":4} metadata.at="x"', 'POST /users {"metadata":{"beds":4,"at":"\\"x\\""}}'],
    ['an inherited name', 'createUser metadata.toString=2', 'POST /users {"metadata":{"toString":"2"}}'],
    ['a property of an inherited name', 'createUser metadata.constructor.x=1', 'POST /users {"metadata":{"constructor":{"x":"1"}}}'],
    ['what follows two dashes', 'getUser -- uid=-1', 'GET /users/-1'],
    ['a deletion with --yes', 'deleteUser uid=mira permanent=true --yes', 'DELETE /users/mira {"permanent":true}'],
    ['a DELETE that gives something back', 'unbanGroupUser guid=lindenyard uid=jonas', 'DELETE /groups/lindenyard/bannedusers/jonas'],
    ['the Calls API', 'retrieveCallDetails sessionId=1', 'GET /calls/1'],
    ['the Management API', 'deleteApp appId=garden --yes', 'DELETE /apps/garden garden gate'],
    ['--base-url', `listApps --base-url ${server.url}`, 'GET /apps garden gate'],
  ])('sends %s', async (_, line, sent) => {
    const environment = { MANAGEMENT_KEY: 'garden', MANAGEMENT_SECRET: 'gate', ...(line.includes('--base') && { CHAT_BASE_URL: '' }) }
    expect(await command(line, environment)).toMatchObject({ status: 0, stderr: '' })
    const texts = seen.map(({ method, url, headers, body }) =>
      [method, decodeURI(url), headers.onbehalfof, headers.key, headers.secret, body].filter(Boolean).join(' '),
    )
    expect(texts).toEqual([sent])
    expect(seen[0]?.headers.apikey).toBe(sent.includes('gate') ? undefined : key)
    expect(['x' in Object, String({})]).toEqual([false, '[object Object]'])
  })

  test('reads standard input that is not ready, and not for text that looks like it', async () => {
    const input = new PassThrough()
    const stdin = () => vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never)
    stdin()
    await command('createUser uid=mira name=@- tags=@-')
    expect(seen.pop()?.body).toBe('{"uid":"mira","name":"@-","tags":["@-"]}')
    stdin()
    const end = command('createUser body=@-')
    input.write('{"uid":')
    await new Promise((resolve) => setTimeout(resolve, 20))
    input.end('"mira"}')
    expect(await end).toMatchObject({ status: 0, stderr: '' })
    expect(seen[0]?.body).toBe('{"uid":"mira"}')
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(new PassThrough().end('') as never)
    expect((await command('createUser body=@-')).stderr).toMatch(/^body: standard input is not valid JSON/)
  })

  test('sends a file of a form as its bytes, with its own name', async () => {
    const file = join(folder, 'words.csv')
    await writeFile(file, latin1)
    expect((await command(`createKeywordList category=word id=fr file=@${file}`)).status).toBe(0)
    expect(seen[0]?.bytes.includes(latin1)).toBe(true)
    expect(seen[0]?.body).toContain('filename="words.csv"')
    await command('createKeywordList category=word id:=9007199254740993 searchTerms=a')
    expect(seen[1]?.body).toContain('\r\n\r\n9007199254740993\r\n')
  })

  test('--all writes each record of every page on a line, and the number on stderr', async () => {
    respond = (request) => ({ body: pageFor(request, 3) })
    const { status, stdout, stderr } = await command('listUsers --all perPage=100')
    const lines = stdout.trim().split('\n')
    expect([status, lines.length, JSON.parse(lines[249] ?? ''), stderr]).toEqual([0, 250, { uid: 'gardener-249' }, '250 records\n'])
  })

  test('says how long it waits for a rate limit, whether it is used up or was exceeded', async () => {
    const reset = () => String(Math.floor(Date.now() / 1000) + 3)
    const rateLimit = (remaining: number) => ({ 'x-rate-limit-remaining': String(remaining), 'x-rate-limit-reset': reset() })
    let requests = 0
    respond = (request) => {
      requests++
      if (requests === 2) return { status: 429, headers: { 'retry-after': '1' }, body: { error: { code: 'ERR_TOO_MANY_REQUESTS' } } }
      return { headers: rateLimit(requests === 3 ? 0 : 9), body: pageFor(request, 3) }
    }
    const { status, stdout, stderr } = await command('listUsers --all')
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 250])
    const [exceeded, usedUp, records] = stderr.trim().split('\n')
    expect(exceeded).toMatch(/^429: retrying in \d+ s …$/)
    expect(usedUp).toMatch(/^The rate limit is used up: waiting \d+ s …$/)
    expect(records).toBe('250 records')
  })

  test('ends quietly when its reader has seen enough', async () => {
    respond = (request) => ({ body: pageFor(request, 100_000) })
    const child = start('listUsers --all')
    const end = ended(child)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await end).toEqual({ status: 0, stderr: expect.not.stringMatching(/EPIPE|Error/) })
  })

  test.skipIf(process.platform !== 'linux')('says that its output cannot be written', async () => {
    const child = start('listUsers > /dev/full')
    expect(await ended(child)).toEqual({ status: 1, stderr: expect.stringContaining('cannot be written (ENOSPC)') })
  })

  test('--dry-run prints the request without the key, and sends nothing', async () => {
    const { status, stdout } = await command('flagAMessage --as jonas id=4201 body={} --dry-run')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/messages\/4201\/flagged\n/)
    expect(stdout).toContain('apikey: …\n')
    expect(stdout).toContain('\n\n{}\n')
    expect(seen).toEqual([])
  })

  const secret = 'cafebabecafebabecafebabecafebabecafebabe'
  test.each([
    ['in the path', `deleteApikey apiKey=${secret}`],
    ['in the query', `listPushTokens authToken=${secret}`],
    ['in the body', `createWebhook appId=garden body={"id":"a","password":"${secret}"}`],
    ['of a property', `createWebhook appId=garden id=a password=${secret}`],
    ['deep in the body', `addApnsProvider body={"more":[{"token":"${secret}"}],"privateKey":"${secret}"}`],
    ['that is its own, as a parameter', `listUsers searchKey=${key}`],
    ['that is its own, in metadata', `createUser uid=mira metadata={"note":"${key}"}`],
  ])('--dry-run prints no key %s', async (_, line) => {
    const environment = { MANAGEMENT_KEY: key, MANAGEMENT_SECRET: key }
    const { status, stdout, stderr } = await command(`${line} --dry-run`, environment)
    expect([status, stderr, seen]).toEqual([0, '', []])
    expect(stdout).not.toContain(secret)
    expect(stdout).toMatch(/…|redacted/)
  })

  test('prints no control character of a response as it is', async () => {
    const controls = ['\u001b[2J', '\u009b31m', '\u007f', '\u202e', '\r']
    respond = () => ({ body: { data: { name: controls.join(' ') } } })
    const { stdout } = await command('getUser uid=mira')
    expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u)
    expect(JSON.parse(stdout).data.name).toBe(controls.join(' '))
    respond = () => ({ status: 400, body: { error: { code: 'ERR_X', message: controls.join(' '), details: { uid: controls } } } })
    expect((await command('getUser uid=mira')).stderr).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u)
  })
})

describe('exit code 1', () => {
  test('prints code, message and details of the service’s error', async () => {
    const error = { code: 'ERR_BAD_REQUEST', message: 'Failed to validate.', details: { perPage: ['Too large.'] } }
    respond = () => ({ status: 400, body: { error } })
    expect(await command('listUsers')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'listUsers (GET /users) responded 400: Failed to validate. (ERR_BAD_REQUEST): perPage: Too large.\n',
    })
  })

  test.each([
    ['a detail that the message has', 'perPage: Too large.', { perPage: ['Too large.'] }, ''],
    ['several details', 'Failed.', { perPage: ['Large.', 'No number.'], page: 'Small.' }, '  perPage: No number.\n  page: Small.\n'],
    ['a detail that is cut off', 'Failed to validate.', { name: 'x'.repeat(400) }, `  name: ${'x'.repeat(400)}\n`],
  ])('prints %s once', async (_, message, details, others) => {
    respond = () => ({ status: 400, body: { error: { code: 'ERR_BAD_REQUEST', message, details } } })
    const { stderr } = await command('listUsers')
    expect(stderr.replace(/^.*\n/, '')).toBe(others)
    expect(stderr.split('Too large.').length).toBeLessThanOrEqual(2)
  })

  test('says that a response cannot be printed', async () => {
    const text = `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    vi.stubGlobal('fetch', async () => new Response(text))
    const { status, stderr } = await command('listUsers').finally(vi.unstubAllGlobals)
    expect([status, stderr]).toEqual([1, 'The response is nested too deeply to be printed.\n'])
  })

  test('says that nobody listens', async () => {
    const { status, stderr } = await command('getUser uid=mira --base-url http://127.0.0.1:9')
    expect([status, /getUser/.test(stderr)]).toEqual([1, true])
  })
})

test.each<[what: string, line: string, message: RegExp, environment?: Record<string, string>]>([
  ['without an operation', '', /npx cometchat-rest OPERATION/],
  ['for an unknown operation', 'listUser', /no operation listUser. Did you mean listUsers/],
  ['for words of an operation', 'addMembers', /no operation addMembers. Did you mean addGroupMembers\?/],
  ['for a name that is like no other', 'frobnicate', /no operation frobnicate. npx cometchat-rest --help lists them/],
  ['for an unknown parameter', 'listUsers perpage=5', /no parameter perpage. Did you mean perPage/],
  ['for an unknown property', 'createUser uuid=mira', /no parameter uuid. Did you mean uid/],
  ['for an unknown property of the body', 'createUser body.uuid=mira', /does not have body\.uuid. Did you mean uid/],
  ['for an empty parameter', 'getUser uid=', /^getUser: uid is empty/],
  ['for text as JSON', 'createUser metadata.name:=Mira', /metadata\.name is not valid JSON. Pass a string as metadata\.name=TEXT/],
  ['for text in place of a number', 'listUsers perPage=many', /perPage must be a whole number, such as perPage=5/],
  ['for a fraction where the specification has none', 'listUsers perPage=5.5', /perPage must be a whole number, such as perPage=5/],
  ['for a list in place of an object', 'createUser body=[1]', /body must be a JSON object, such as body='\{/],
  ['for a parameter that is given twice', 'listUsers perPage=1 perPage=2', /perPage is given twice/],
  ['for a property that is given twice', 'createUser uid=mira body.uid=jonas', /body\.uid is given twice/],
  ['for one in the body as well', 'createUser uid=mira body={"uid":"jonas"}', /uid is given twice/],
  ['for a body that is given twice', 'createUser body={} body={}', /body is given twice/],
  ['for an option that is given twice', 'sendMessage --as mira --as jonas body={}', /--as is given twice/],
  ['for standard input that is read twice', 'createKeywordList body=@- file=@-', /read once/],
  ['for a part of text', 'createUser uid.x=1', /uid\.x cannot be set: uid has no properties \(string\)/],
  ['for a part of a value', 'createUser metadata:=5 metadata.x=1', /metadata\.x cannot be set: the value of metadata is not an object/],
  ['for a property that every object has', 'createUser body.constructor.x=1', /does not have body\.constructor/],
  ['for a prototype of free-form JSON', 'createUser body.metadata.__proto__.x=1', /__proto__\.x cannot be set/],
  ['for a property without a name', 'createUser body..uid=1', /body\.\.uid cannot be set/],
  ['for a parameter that every object has', 'listUsers constructor=1', /no parameter constructor/],
  ['for a file that is not there', 'createUser body=@none.json', /none\.json cannot be read/],
  ['for a key among the arguments', `listUsers apikey=${key}`, /Keys come from the environment/],
  ['for --all without pages', 'getUser uid=mira --all', /getUser has no pages/],
  ['for --as where no user acts', 'listUsers --as mira', /does not act for a user/],
  ['for a required user', 'flagAMessage id=4201 body={}', /flagAMessage needs --as UID\. /],
  ['for a missing parameter', 'getUser', /getUser needs uid=…\. /],
  ['for a missing body', 'createUser', /createUser needs body=\{\} or body=@FILE/],
  ['for an option without a value', 'listUsers --base-url=', /--base-url is empty/],
  ['for a deletion without --yes', 'deleteUser uid=mira', /deleteUser is a destructive operation .* pass --yes/],
  ['for a ban without --yes', 'banGroupUser guid=lindenyard uid=jonas', /banGroupUser is a destructive operation .* pass --yes/],
  ['for a parameter with dashes', 'getUser --uid zed', /^There is no option --uid\. Parameters have no dashes: uid=VALUE\.$/m],
  ['for a key as an option', `listUsers --key ${key}`, /^There is no option --key\. Keys come from the environment: see --help\.$/m],
  ['for a misspelt option', 'listUsers --dryrun', /no option --dryrun\. Did you mean --dry-run\?/],
  ['for an unknown letter', 'listUsers -x', /no option -x\. Parameters have no dashes: x=VALUE/],
  ['for a letter with a value', 'listUsers -h=5', /--help takes no value/],
  ['for letters after one dash', 'sendMessage -as=mira', /no option -as\. Did you mean --as\?/],
  ['for an option that needs a value', 'sendMessage --as --dry-run', /--as needs a value: --as=VALUE/],
  ['for an option that takes no value', 'listUsers --all=yes', /--all takes no value/],
  ['for a key in place of an operation', key, /no operation of that name/],
  ['for a key as a parameter', `listUsers ${key}=1`, /listUsers has no parameter \[redacted\]/],
  ['for a key as the name of an option', `--${key} listUsers`, /There is no option --\[redacted\]/],
  ['for a key as a file', `createUser body=@${key}`, /\[redacted\] cannot be read/],
  ['for a file without a name', 'createUser body=@', /^body needs a file: body=@FILE/],
  ['for a file that is no JSON', 'createUser body=@README.md', /^body: README.md is not valid JSON/],
  ['for a list that is no JSON', 'createUser tags=[a]', /Pass a list as tags:='\["TEXT"\]'/],
  [
    'for JSON that is nested too deeply',
    `createUser metadata={"a":${'['.repeat(999)}${']'.repeat(999)}}`,
    /^metadata is nested too deeply/,
  ],
  ['for an empty list as a filter', 'listUsers uids:=[]', /listUsers: uids is empty: pass a value, or leave it out/],
  ['for a filter from an empty variable', 'listUsers uids=', /listUsers: uids is empty/],
  ['without a key', 'listUsers', /Set CHAT_API_KEY/, { CHAT_API_KEY: '' }],
  ['with a key that is none', 'listUsers', /^CHAT_API_KEY holds a space/, { CHAT_API_KEY: 'a b' }],
  ['without an app', 'listUsers', /Set CHAT_APP_ID/, { CHAT_BASE_URL: '' }],
  ['in an unknown region', 'listUsers', /^CHAT_REGION must be one of/, { CHAT_BASE_URL: '', CHAT_APP_ID: 'garden', CHAT_REGION: 'fr' }],
  ['without https', 'listUsers --base-url http://fake', /^--base-url or CHAT_BASE_URL must begin with https.* loopback addresses\.$/m],
])('exit code 2, and nothing is sent: %s', async (_, line, message, environment) => {
  const { status, stderr, stdout } = await command(line, environment)
  expect([status, seen]).toEqual([2, []])
  expect(stderr + stdout).toMatch(message)
  // A shell knows neither TypeScript's objects nor the client's options.
  expect(stderr).not.toMatch(/`|\{ \w|client\./)
})

test('whatever its arguments are, a line has an exit code, prints no key, and sends nothing that is invalid', async () => {
  const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
  const operation = oneOf(`listUsers getUser createUser sendMessage createKeywordList deleteUser ${key} `)
  const option = oneOf(`--as --as= --as=mira --all --yes --dry-run -h -h=5 -hv -v --help=x -- - -1 --${key} --x=1`)
  const name = oneOf(`uid perPage uids count body body.uid metadata metadata.x tags file id x ${key} `)
  const sign = oneOf('= := == =@ :=@ ')
  const text = oneOf(`- -1 9007199254740993 1e400 {} {"a":[1]} [ ["a"] "x" null .. \n ${key} ${folder} `)
  const pair = fc.tuple(name, sign, text).map((words) => words.join(''))
  await fc.assert(
    fc.asyncProperty(operation, fc.array(fc.oneof(option, pair, pair), { maxLength: 4 }), async (operation, rest) => {
      seen = []
      vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(new PassThrough().end('{"uid":"mira"}'), { isTTY: false }) as never)
      const { status, stderr } = await command([operation, ...rest])
      expect([0, 2]).toContain(status)
      if (status === 2) expect(seen).toEqual([])
      expect(stderr).not.toMatch(/`|undefined|\[object/)
    }),
    { numRuns: 300 },
  )
})

describe('the question before a deletion', () => {
  const ask = async (keys: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const answer = isConfirmed('Go on?', input, output)
    input.write(keys)
    return answer.catch((error: UsageError) => `${error.exitCode} ${error.message}`)
  }
  test.each([
    ['y', 'y\r', true],
    ['Yes', ' Yes \r', true],
    ['n', 'n\r', false],
    ['nothing', '\r', false],
    ['Ctrl-D', '\u0004', false],
    ['Ctrl-C', '\u0003', '130 Nothing was sent.'],
  ])('%s', async (_, keys, answer) => expect(await ask(keys)).toBe(answer))

  // Gives the process a terminal of its own.
  const utility = 'script'
  test.skipIf(spawnSync(utility, ['--version']).status !== 0)('is asked on a terminal', async () => {
    const { PATH = '' } = process.env
    const line = `"${process.execPath}" --import tsx "${program}" deleteUser uid=mira`
    const child = spawn(utility, ['-qec', line, '/dev/null'], { env: { PATH, CHAT_API_KEY: key, CHAT_BASE_URL: server.url } })
    let screen = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/y\/N/.test(text)) child.stdin.write('\u0003')
      screen += text
    })
    const [code] = await once(child, 'close')
    expect([code, seen]).toEqual([130, []])
    expect(screen).toContain('Nothing was sent.')
  })
})

test('--version prints the version, whatever follows', async () => {
  for (const option of ['--version', '-v'])
    expect((await command(['listUsers', option])).stdout).toMatch(/^cometchat-rest\/\d+\.\d+\.\d+\n$/)
})

test('--help lists every operation by family', async () => {
  const { status, stdout } = await command('--help')
  expect(status).toBe(0)
  expect(readOperations().filter(({ name, summary }) => !new RegExp(`^  ${name} +${summary}$`, 'm').test(stdout))).toEqual([])
})

test.each([
  ['flagAMessage', /^Flag a message: POST \/messages\/\{id\}\/flagged\n\nnpx cometchat-rest flagAMessage --as UID id=… \[name=value …\]\n/],
  [
    'flagAMessage',
    / {2}npx cometchat-rest flagAMessage --as jonas id=4201 reasonId=spam remark='Third advert for the same shop today\.'\n/,
  ],
  ['createUser', /\n\nRequired\n {2}uid {3}string\. Identifies one user/],
  ['sendMessage', /\n\nRequired\n {2}data {2}JSON object\n\nExample\n.*\n\nOther parameters: receiver, receiverType, /],
  ['deleteUser', /reactivateUsers undoes a deactivation;/],
  ['sendMessage', /With --as, that user is the sender;/],
])('--help of %s shows it as one writes it: %s', async (name, text) => expect((await command([name, '--help'])).stdout).toMatch(text))

describe('--help of every operation', () => {
  const operations = readOperations()

  test('shows the required arguments, an example, the names of the others, and the page', () => {
    for (const operation of operations) {
      const [before = '', after = ''] = operationHelp(operation, operations).split('\n\nExample\n')
      for (const { name, required } of operation.parameters)
        if (required) expect(before).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'))
        else expect(after).toContain(` ${name}`)
      for (const name of Object.keys(operation.body?.example ?? {}))
        expect(before + after).toMatch(new RegExp(`(^ {2}|[:,] )${name}\\b`, 'm'))
      expect(after).toMatch(new RegExp(`\n\nDetails: https://[\\w-]+\\.github\\.io/cometchat-rest/operations/${operation.id}\\.html$`))
    }
  })

  test('has an example that sends the example of the specification', async () => {
    for (const operation of operations) {
      const words = exampleLine(operation).match(/(?:[^\s']|'(?:[^']|'\\'')*')+/g) ?? []
      const pairs = words.slice(3).map((word) => word.replaceAll("'\\''", '\0').replaceAll("'", '').replaceAll('\0', "'"))
      const { body, ...args } = await argumentsOf(
        operation,
        pairs.filter((pair, index) => pair.includes('=') && pairs[index - 1] !== '--as'),
      )
      const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name)
      expect([operation.name, Object.keys(args), body]).toEqual([operation.name, required, operation.body?.example])
    }
  })
})
