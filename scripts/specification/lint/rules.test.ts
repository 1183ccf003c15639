import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { AnyNode } from './anyNode.ts'
import plugin from './lint.ts'

// Tests each rule through Redocly, on a valid document and on that document with a single fault.
// generated/, which is committed, shows what the decorators add.

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
/** The project's own rules in redocly.yaml: configured rules, and those of the plugin. */
const rules: Record<string, unknown> = Object.fromEntries(
  Object.entries(parse(readFileSync(new URL('../../../redocly.yaml', import.meta.url), 'utf8')).rules).filter(([name]) =>
    name.includes('/'),
  ),
)

const string = { type: 'string' }
const integer = { type: 'integer', format: 'int64' }
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', ...more, schema })
/** Content with a schema and one example. */
const json = (schema: object, name: string, summary: string, value: object) => ({
  'application/json': { schema, examples: { [name]: { summary, value } } },
})

const source = { kind: 'published', edition: 'chat-0384fbab', pointer: '/paths/~1users/get' }
const error = (code: string) => ({
  description: 'It fails.',
  'x-sources': [source, { kind: 'inferred', of: 'status', note: 'The status, read from another.' }],
  'x-error-codes': [code],
  content: json({ type: 'object' }, 'failed', 'Failure', { error: { code } }),
})
const operation = (id: string, more: object) => ({
  operationId: id,
  tags: ['Users'],
  summary: 'Do something',
  description: 'Does something with the users of the app.',
  'x-sources': [source],
  'x-error-codes': [],
  security: [{ apiKey: ['fullAccess'] }],
  responses: {
    200: { description: 'Done.', content: json({ type: 'object' }, 'done', 'Done', { data: [] }) },
    400: error('ERR_BAD_REQUEST'),
    401: error('AUTH_ERR_APIKEY_NOT_FOUND'),
    403: error('AUTH_ERR_NO_ACCESS'),
    404: error('ERR_UID_NOT_FOUND'),
    429: { $ref: '#/components/responses/TooManyRequests' },
    default: error('ERR_EXCEPTION'),
  },
  ...more,
})

/** The limits, which the document refers to as a file of its own. */
const limits = { standard: { counts: 'all other requests', requests: 20000, seconds: 60, per: 'app', sources: [source] } }

/** What the sources leave open about behaviour. */
const all = { name: 'all', text: 'All users are listed.' }
const open = {
  id: 'users-listed',
  text: 'One page lists all users, another those of a role.',
  readings: [all, { name: 'role', text: 'The users of a role are listed.' }],
}

/** A document that every rule accepts. */
const validDocument = (): AnyNode => ({
  openapi: '3.1.0',
  info: { title: 'Users', version: '1.0.0', description: 'Users.' },
  servers: [{ url: 'https://{appId}.example.com', variables: { appId: { default: 'app', description: 'The app.' } } }],
  tags: [{ name: 'Users' }],
  'x-rate-limits': { $ref: 'limits.json' },
  'x-tagGroups': [{ name: 'People', tags: ['Users'] }],
  paths: {
    '/users': {
      get: operation('list-users', {
        'x-discrepancy': open,
        'x-paging': { style: 'page', items: '/data', disputed: true },
        parameters: [
          query('page', integer),
          query('tags', { type: 'array', items: { ...string } }, { style: 'form', explode: false }),
          query(
            'createdAt[from]',
            { ...integer, maximum: 9 },
            {
              'x-filter': { of: 'users', properties: ['joinedAt'], operator: 'gte' },
              'x-companions': { requires: ['page', 'tags'] },
              'x-sources': [source],
            },
          ),
          query(
            'aged',
            { type: 'boolean' },
            {
              'x-filter': { of: 'users', properties: ['address.lines'], operator: 'present' },
              'x-adds': ['age', 'address.*.name'],
            },
          ),
        ],
      }),
      post: operation('create-user', {
        requestBody: { content: json({ $ref: '#/components/schemas/User' }, 'mira', 'Mira', {}) },
      }),
    },
    '/users/{uid}': {
      get: operation('get-user', {
        deprecated: true,
        'x-replaced-by': ['list-users'],
        description: 'Reads one user of the app. Use `list-users` instead.',
        parameters: [
          { name: 'uid', in: 'path', required: true, schema: string },
          query('searchKey', string, { 'x-secret': false }),
          { name: 'onBehalfOf', in: 'header', 'x-error-codes': ['ERR_UID_NOT_FOUND'], schema: string },
        ],
      }),
    },
  },
  webhooks: {
    user_created: { post: { ...operation('receive-user-created', {}), security: [], responses: { 200: { description: 'Got it.' } } } },
  },
  components: {
    responses: { TooManyRequests: error('ERR_TOO_MANY_REQUESTS') },
    schemas: {
      Code: {
        type: 'string',
        'x-extensible-enum': ['ERR_A'],
        'x-enum-descriptions': { ERR_A: 'It failed.' },
        'x-error-evidence': { ERR_A: { status: 400, sources: [source] } },
        'x-error-remedies': { ERR_A: { remedy: 'Wait.', retry: 'later' } },
      },
      Password: { ...string, 'x-secret': true },
      User: {
        type: 'object',
        description: 'A user.',
        properties: {
          nickname: { ...string, maxLength: 100, 'x-sources': [source] },
          address: {
            type: 'object',
            'x-sources': [source],
            properties: { lines: { anyOf: [{ type: 'array', items: { ...string, maxLength: 40 } }, string] } },
          },
          age: { ...integer, minimum: 0, maximum: 150, 'x-sources': [source] },
          name: { anyOf: [string, integer] },
          code: { $ref: '#/components/schemas/Code' },
          password: { $ref: '#/components/schemas/Password' },
          authToken: { ...string, 'x-secret': true },
          hasPassword: { type: 'boolean' },
          maxTokens: integer,
          apiKeys: { type: 'array', items: { type: 'object', properties: { apiKey: { ...string, 'x-secret': true } } } },
          joinedAt: { ...integer, description: 'When the user joined, in seconds since 1970-01-01.' },
        },
        patternProperties: { '^x[.]': string },
      },
    },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'apikey' } },
  },
})

/** The parts of the document that changes are about. */
const partsOf = (document: AnyNode) => ({
  document,
  list: document.paths['/users'].get,
  create: document.paths['/users'].post,
  get: document.paths['/users/{uid}'].get,
  user: document.components.schemas.User,
  properties: document.components.schemas.User.properties,
  code: document.components.schemas.Code,
})

type Row = [change: (parts: ReturnType<typeof partsOf>) => unknown, message: RegExp]

/** By rule: changes that violate it, and the expected message. */
const rows: Readonly<Record<string, Row[]>> = {
  'deprecation-names-replacement': [
    [(d) => delete d.get['x-replaced-by'], /needs `x-replaced-by`/],
    [(d) => (d.get['x-replaced-by'] = ['list-users', 'find-user']), /ids of operations/],
    [(d) => (d.get.description = 'Reads one user of those there are.'), /names as well/],
  ],
  'error-codes-complete': [
    [(d) => (d.code['x-enum-descriptions'] = {}), /lacks `ERR_A`/],
    [(d) => (d.code['x-error-evidence'].ERR_B = { sources: [source] }), /`ERR_B` is missing/],
    [(d) => (d.code['x-error-remedies'] = { ERR_B: { remedy: 'Wait.', retry: 'later' } }), /`ERR_B` is missing/],
  ],
  'examples-present': [[(d) => delete d.create.requestBody.content['application/json'].examples, /needs its own/]],
  'examples-summarized': [[(d) => delete d.list.responses[200].content['application/json'].examples.done.summary, /needs a `summary`/]],
  'discrepancy-ids-unique': [
    [(d) => (d.user['x-discrepancy'] = ['The sources disagree.', { ...open }]), /Another contradiction has the id `users-listed`/],
    [(d) => (d.list['x-discrepancy'] = { ...open, readings: [all, all] }), /`users-listed` has two readings of the same name/],
  ],
  'extensions-known': [
    [(d) => (d.list['x-discrepancy'] = { ...open, readings: [all] }), /`x-discrepancy`: \/readings must NOT have fewer than 2 items/],
    [(d) => (d.list['x-colour'] = 'green'), /Unknown extension `x-colour`/],
    [(d) => (d.list['x-error-codes'] = 'ERR_A'), /must be array/],
    [(d) => (d.document.info['x-error-codes'] = []), /not on Info/],
    [(d) => (d.user['x-sources'] = [{ kind: 'inferred' }]), /`x-sources`.*note/],
    [(d) => (d.list['x-paging'] = { style: 'cursor', items: '/data' }), /`x-paging`/],
    [(d) => (d.document['x-rate-limits'] = { standard: {} }), /`x-rate-limits`: \/standard must have required property 'requests'/],
    [(d) => (d.list['x-paging'] = { style: 'scroll' }), /`x-paging`/],
    [(d) => (d.list['x-paging'] = { $ref: 'limits.json' }), /`x-paging`: the value must have required property 'style'/],
  ],
  'companions-exist': [
    [(d) => (d.list.parameters[2]['x-companions'] = { requires: ['pages'] }), /names `pages`, and nothing/],
    [(d) => (d.user['x-companions'] = { requiresFor: { text: ['settings.theme'] } }), /names `settings\.theme`, and nothing/],
    [(d) => (d.list.parameters[2]['x-adds'] = ['address.*.postcode']), /`x-adds` names `address\.\*\.postcode`, and nothing/],
    [(d) => (d.list.parameters[2]['x-filter'].properties = ['height']), /`x-filter` names `height`, and nothing/],
  ],
  'json-schema-dialect': [
    [(d) => (d.document.jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema'), /Remove `jsonSchemaDialect`/],
  ],
  'limits-have-evidence': [
    [(d) => delete d.properties.nickname['x-sources'], /needs evidence: add `x-sources`/],
    [(d) => (d.list.parameters[1].schema.items.maxLength = 40), /needs evidence: add `x-sources`/],
    [
      (d) => [(d.user['x-sources'] = [source]), (d.properties.age = { properties: { days: { maxLength: 3 } } })],
      /needs evidence: add `x-sources`/,
    ],
    ...['maxItems', 'maxProperties', 'maximum', 'minimum', 'minLength', 'multipleOf', 'exclusiveMaximum'].map(
      (keyword): Row => [(d) => (d.properties.age = { [keyword]: 5 }), /needs evidence: add `x-sources`/],
    ),
  ],
  'list-states-paging': [
    [(d) => delete d.list['x-paging'], /needs `x-paging`/],
    [(d) => d.list.parameters.shift(), /sends the query parameter `page`/],
  ],
  'one-type-each': [
    [(d) => (d.properties.name = { type: ['string', 'integer'] }), /as `anyOf`/],
    [(d) => (d.user.additionalProperties = { type: 'string' }), /`patternProperties`/],
  ],
  'operation-errors': [
    ...['401', '403', '429', 'default'].map(
      (status): Row => [(d) => delete d.list.responses[status], new RegExp(`The response \`${status}\` is missing`)],
    ),
    [(d) => delete d.create.responses[400], /The response `400` is missing/],
    // Without the header, which also requires a 404.
    [(d) => [d.get.parameters.pop(), delete d.get.responses[404]], /`404` is missing/],
    [(d) => [d.create['x-error-codes'].push('ERR_ROLE_NOT_FOUND'), delete d.create.responses[404]], /`404` is missing/],
    [(d) => (d.create['x-error-codes'] = ['ERR_MOON']), /`ERR_MOON` is missing from ErrorCode.yaml/],
    [(d) => delete d.create['x-error-codes'], /`x-error-codes` must list/],
  ],
  'operation-source': [[(d) => delete d.list['x-sources'], /needs `x-sources`/]],
  'operation-id-kebab-case': [
    [(d) => (d.create.operationId = 'createUser'), /kebab-case/],
    [(d) => delete d.create.operationId, /kebab-case/],
  ],
  'operation-description-sentence': [[(d) => (d.list.description = 'Lists.'), /at least one sentence/]],
  'integer-states-format': [[(d) => (d.properties.age = { type: 'integer' }), /needs a `format`/]],
  'query-serialization': [
    [(d) => delete d.list.parameters[1].style, /`tags` is of type array and must state/],
    [(d) => delete d.list.parameters[1].explode, /`tags` is of type array and must state/],
  ],
  'responses-list-codes': [
    [(d) => delete d.list.responses[400]['x-error-codes'], /`400` needs `x-error-codes`/],
    [(d) => delete d.list.responses[400]['x-sources'], /`400` needs `x-sources`/],
    [(d) => (d.list.responses[403]['x-error-codes'] = ['AUTH_ERR_NO_ACCESS', 'ERR_BAD_REQUEST']), /gives `ERR_BAD_REQUEST` the status 400/],
    [(d) => d.list.responses[403]['x-error-codes'].push('ERR_MOON'), /`ERR_MOON` is missing from ErrorCode.yaml/],
    [(d) => (d.list.responses[404]['x-error-codes'] = ['ERR_GUID_NOT_FOUND']), /shows `ERR_UID_NOT_FOUND`/],
    [(d) => (d.list.responses[404] = { ...error('ERR_ROLE_NOT_FOUND'), 'x-sources': [source] }), /inferred/],
  ],
  'secrets-declared': [
    ...['authToken', 'p8Key', 'deviceTokens', 'password', 'private_key', 'clientSecret', 'credentials'].map(
      (name): Row => [
        (d) => (d.properties[name] = { type: 'array', items: { type: ['string', 'null'] } }),
        new RegExp(`\`${name}\` is named like a credential`),
      ],
    ),
    [(d) => d.list.parameters.push(query('searchKey', string)), /`searchKey` is named like a credential/],
  ],
  'security-stated': [[(d) => delete d.list.security, /its own `security`/]],
  'security-scope': [[(d) => (d.list.security = [{ apiKey: [] }]), /must name one scope/]],
  'security-pair': [
    [(d) => (d.list.security = [{ secret: [] }]), /`key` and `secret`/],
    [(d) => (d.list.security = [{}]), /has `apiKey`/],
  ],
  'webhook-security': [[(d) => delete d.document.webhooks.user_created.post.security, /`security: \[\]`/]],
  'server-variables-described': [[(d) => delete d.document.servers[0].variables.appId.description, /needs a `description`/]],
  'sources-known': [
    [(d) => (d.list['x-sources'] = [{ ...source, edition: 'chat-0' }]), /Unknown edition `chat-0`/],
    [(d) => (d.list['x-sources'] = [{ ...source, kind: 'live' }]), /is published, not live/],
    [(d) => (d.list['x-sources'] = [{ ...source, pointer: 'paths/users' }]), /Invalid JSON pointer/],
    [(d) => (d.code['x-error-evidence'].ERR_A.sources = [{ ...source, edition: 'chat-0' }]), /Unknown edition `chat-0`/],
    [(d) => (d.list['x-sources'] = [{ ...source, of: 'x-update' }]), /`of` names `x-update`/],
    [(d) => (d.user['x-discrepancy'] = { ...open, of: 'no such words' }), /`of` names `no such words`/],
  ],
  'time-states-unit': [[(d) => (d.properties.joinedAt.description = 'When the user joined.'), /`joinedAt` is a time/]],
}
const broken = Object.entries(rows).flatMap(([rule, rowsOfRule]) => rowsOfRule.map((row) => [rule, ...row] as const))

interface Report {
  readonly problems: { ruleId: string; message: string; location: { source: { ref: string } }[] }[]
}

let folder: string
/** The findings in each document. */
const findings = new Map<string, { rule: string; message: string }[]>()

const run = (...words: string[]) =>
  new Promise<string>((resolve) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } }
    execFile(process.execPath, [redocly, ...words], options, (_, out) => resolve(out))
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'))
  await mkdir(join(folder, 'documents'))
  const settings = { plugins: [fileURLToPath(new URL('plugin.js', import.meta.url))], rules }
  await writeFile(join(folder, 'redocly.yaml'), JSON.stringify(settings))
  await writeFile(join(folder, 'documents/limits.json'), JSON.stringify(limits))
  const documents = [validDocument(), ...broken.map(([, change]) => changed(change))]
  const files = await Promise.all(
    documents.map(async (document, index) => {
      const file = `documents/${index}.json`
      await writeFile(join(folder, file), JSON.stringify(document))
      return file
    }),
  )
  // One report per document, concatenated.
  const output = await run('lint', ...files, '--format=json', '--max-problems=10000')
  const reports: Report[] = JSON.parse(`[${output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1).replace(/^\}\{$/gm, '},{')}]`)
  for (const { problems } of reports) {
    for (const { ruleId, message, location } of problems) {
      const [name = ''] = /\d+(?=\.json)/.exec(location[0]?.source.ref ?? '') ?? []
      findings.set(name, [...(findings.get(name) ?? []), { rule: ruleId.replace(/^(conventions|rule)\//, ''), message }])
    }
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function changed(change: Row[0]): AnyNode {
  const document = validDocument()
  change(partsOf(document))
  return document
}

test('every rule accepts a valid document', () => expect(findings.get('0') ?? []).toEqual([]))

test.each(broken.map(([rule, , message], index) => [rule, message, `${index + 1}`] as const))('%s reports %s', (rule, expected, name) => {
  const messages = findings.get(name)?.flatMap((finding) => (finding.rule === rule ? [finding.message] : []))
  expect(messages).toContainEqual(expect.stringMatching(expected))
})

test('every rule has a test case', () => {
  const names = Object.keys(rules).map((name) => name.replace(/^(conventions|rule)\//, ''))
  expect([...new Set(broken.map(([rule]) => rule))].sort()).toEqual(names.sort())
})

test('redocly.yaml enables every rule of the plugin', () => {
  expect(Object.keys(plugin().rules.oas3).filter((name) => !(`conventions/${name}` in rules))).toEqual([])
})
