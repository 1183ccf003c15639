import { expect, test, vi } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { newPrefix } from '../serverChecks/prefix.ts'
import { finding } from '../validate/finding.ts'
import { printable } from '../validate/printable.ts'
import { curlOf, redactedResponse, redactUrl } from '../validate/printedExchange.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import { harmlessNames, isSecretName, redactText, rememberSecrets, rememberSecretsIn, rememberSecretsOf } from '../validate/secrets.ts'

// These secrets look like ordinary text: only their location shows that they are secret.
const secret = 'open-sesame'
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJtaXJhIn0.c2lnbmF0dXJl'

test.each([
  ['a property', `{"password":"${secret}"}`],
  ['a nested property', `{"data":[{"webhook":{"basicAuth":{"webhookPassword":"${secret}"}}}]}`],
  ['a list', `{"tokens":["${secret}","b"]}`],
  ['an object with a secret name', `{"credentials":{"user":"mira","value":"${secret}"}}`],
  ['a header of a webhook', `{"headers":[{"name":"x-api-key","value":"${secret}"}]}`],
  ['JSON within JSON', JSON.stringify({ data: JSON.stringify({ secret }) })],
  ['broken JSON', `{"password":"${secret}", oops`],
  ['JSON that is cut off within the secret', `{"uid":"mira","authToken":"${secret}`],
  ['a list that is cut off', `{"fcmTokens":["a","${secret}`],
  ['a nested object of broken JSON', `{"data":{"apiKey":"${secret}"},`],
  ['a form', `uid=mira&client_secret=${secret}&x=1`],
  ['a multipart form', `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${secret}\r\n--b--\r\n`],
  ['XML', `<user><password>${secret}</password></user>`],
  ['a header line', `Cookie: session=${secret}`],
  ['a URL', `see https://mira:${secret}@example.com/?token=${secret}`],
  ['an encoded query within a query', `https://example.com/?next=${encodeURIComponent(`/login?password=${secret}`)}&page=2`],
  ['an assignment with spaces', `password = "${secret}"`],
  ['an assignment without quotes', `API_KEY = ${secret}`],
  ['a JavaScript object', `{ tokens: ['${secret}'], 'password': '${secret}' }`],
  ['an HTML form field', `<input type="text" name="password" class="x" value="${secret}">`],
  ['a command-line option', `tool --password ${secret} --verbose`],
  ['a PEM block', `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`],
  ['a PEM block that is cut off', `{"note":"-----BEGIN RSA PRIVATE KEY-----\\n${secret}`],
])('removes a secret in %s', (_where, text) => {
  expect(redactText(text)).not.toContain(secret)
  expect(redactedResponse({ status: 200, headers: [], body: text })).not.toContain(secret)
})

test('removes known credentials and values that look like credentials anywhere', () => {
  rememberSecrets(['plain-but-in-use', 'in use & strange'])
  for (const text of [encodeURIComponent('in use & strange'), Buffer.from('in use & strange').toString('base64')])
    expect(redactText(`{"echo":"${text}"}`)).toMatch(/^\{"echo":"…=*"\}$/)
  for (const value of [jwt, 'f'.repeat(40), 'mira_1772355600feedfacefeedface', 'plain-but-in-use'])
    for (const text of [value, `{"note":"${value}"}`, `note: ${value}`, `<p>${value}</p>`]) expect(redactText(text)).not.toContain(value)
})

test('removes known credentials in every encoding and case', () => {
  const password = 'Key "in" <use> & größer?>'
  rememberSecrets([password])
  const percent = encodeURIComponent(password)
  const hex = Buffer.from(password).toString('hex')
  const html = 'Key &quot;in&quot; &lt;use&gt; &amp; größer?&gt;'
  const percents = [percent, percent.toLowerCase(), percent.replaceAll('%20', '+'), encodeURIComponent(percent)]
  const others = [JSON.stringify(password).slice(1, -1), hex, hex.toUpperCase(), html]
  for (const text of [password, password.toUpperCase(), password.toLowerCase(), ...percents, ...others])
    expect(redactText(`it is ${text}!`)).toBe('it is …!')
  for (const around of ['', 'a:', 'ab:', 'abc:'])
    for (const notation of ['base64', 'base64url'] as const) {
      const [, text = ''] =
        /^it is (.*)!$/.exec(redactText(`it is ${Buffer.from(`${around}${password}${around}`).toString(notation)}!`)) ?? []
      expect(text).toContain('…')
      expect(Buffer.from(text, notation).toString()).not.toMatch(/use|größer/)
    }
})

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

test.each<[where: string, contentType: string, body: (secret: string) => string]>([
  ['JSON', json, (own) => JSON.stringify({ data: { passwords: [own] } })],
  ['broken JSON', json, (own) => `{"data":{"password":"${own}"},,`],
  ['JSON that is cut off', json, (own) => `{"uid":"mira","authToken":"${own}`],
  ['a list of broken JSON', json, (own) => `{"tokens":["first-of-two","${own}"], oops`],
  ['broken JSON with escapes', json, (own) => `{"password":${JSON.stringify(own).replace('s', '\\u0073')},,`],
  ['the end of long broken JSON', json, (own) => `{"note":"${'x'.repeat(50_000)}","password":"${own}",,`],
  ['a form', form, (own) => `uid=mira&client_secret=${encodeURIComponent(own).replaceAll('%20', '+')}&x=1`],
  ['a form without a content type', '', (own) => `uid=mira&password=${encodeURIComponent(own)}`],
  ['a multipart form', multipart, (own) => `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${own}\r\n--b--\r\n`],
  [
    'a large multipart form',
    multipart,
    (own) =>
      `--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n${'x'.repeat(200_000)}\r\n--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${own}\r\n--b--\r\n`,
  ],
  ['a multipart form that is cut off', multipart, (own) => `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${own}`],
  ['XML', 'application/xml', (own) => `<user><password>${own}</password></user>`],
])('remembers a secret that was sent in %s', (where, contentType, body) => {
  const own = `sesame ${where.replaceAll(' ', '')} & co`
  rememberSecretsOf({ method: 'POST', url: 'https://example.com/', headers: [['Content-Type', contentType]], body: body(own) })
  expect(redactText(`You sent ${own}, did you?`)).toBe('You sent …, did you?')
})

test.each([
  ['a query', 'https://example.com/?token=QUERY', []],
  ['a URL', 'https://mira:QUERY@example.com/', []],
  ['a header', 'https://example.com/', [['Authorization', 'Bearer QUERY']]],
  ['basic authorization', 'https://example.com/', [['Authorization', `Basic ${Buffer.from('mira:open-basic').toString('base64')}`]]],
  ['a cookie', 'https://example.com/', [['Cookie', 'theme=dark; session=QUERY']]],
] as [string, string, [string, string][]][])('remembers a secret that was sent in %s', (where, url, headers) => {
  const own = where.startsWith('basic') ? 'open-basic' : `open-${where.replace(/^an? /, '')}`
  const filled = headers.map(([name, value]): [string, string] => [name, value.replace('QUERY', own)])
  rememberSecretsOf({ method: 'GET', url: url.replace('QUERY', own), headers: filled, body: undefined })
  expect(redactText(`You sent ${own}, did you?`)).toBe('You sent …, did you?')
})

test.each(['name=a ', 'a.', 'a ', 'a=', '--a ', '"a":', '%25', '<a ', '\\"', '{"a":', '['])('handles long text of repeated %j', (part) => {
  const text = part.repeat(300_000 / part.length)
  for (const input of [text, JSON.stringify({ note: text }), JSON.stringify([{ note: [text] }])])
    expect(redactText(input).length).toBeGreaterThan(0)
  const request = { method: 'POST', url: 'https://example.com/', headers: [], body: `password ${text}` }
  rememberSecretsOf(request as RawRequest)
})

test('keeps text that is not secret', () => {
  const body = '{"data":{"uid":"mira","name":"Mira Okafor","keywords":["advert"],"total":3,"url":"https://example.com/a?page=2"}}'
  expect(redactText(body)).toBe(body)
  expect(redactUrl([], 'GET', 'https://example.com/users/mira?perPage=10')).toBe('https://example.com/users/mira?perPage=10')
})

const contracts = await readContracts()
const key = 'cafebabe'.repeat(5)

test.each([
  [`https://mira:${secret}@example.com/users?x-api-key=${secret}&page=2`, 'https://…@example.com/users?x-api-key=…&page=2'],
  [`https://chat.example.com/v3/apikeys/${key}`, 'https://chat.example.com/v3/apikeys/…'],
  ['/users/mira/auth_tokens/mira_1', '/users/mira/auth_tokens/…'],
  ['/notifications/push/v1/tokens?authToken=abc&all=true', '/notifications/push/v1/tokens?authToken=…&all=true'],
  ['/users/mira', '/users/mira'],
])('removes secrets from the URL %s', (url, redacted) => expect(redactUrl(contracts, 'GET', url)).toBe(redacted))

test('removes secrets from headers, and quotes what a shell would read', () => {
  const request = { method: 'GET', url: 'https://example.com/users', body: undefined }
  expect(curlOf([], { ...request, headers: [['x-internal', secret]] })).toBe("curl -X GET 'https://example.com/users' -H 'x-internal: …'")
  const headers = Object.entries({ Cookie: secret, ApiKey: key, authorization: `Bearer ${secret}` })
  const curl = curlOf(contracts, { ...request, method: 'POST', headers, body: '{"name":"it\'s"}' })
  expect(curl).not.toMatch(/cafebabe|sesame/)
  expect(curl).toContain("--data-raw '{\"name\":\"it'\\''s\"}'")
})

test('prints a multipart form as options of curl, without its secrets', () => {
  const parts = [
    'name="title"\r\n\r\nit\'s',
    'name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na "b";c',
    'name="password"\r\n\r\nx',
  ]
  const body = `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`
  const request: RawRequest = { method: 'POST', url: 'https://example.com/', headers: [['content-type', multipart]], body }
  expect(curlOf([], request)).toBe(
    `curl -X POST 'https://example.com/' --form-string 'title=it'\\''s' -F 'file="a \\"b\\";c";filename="a.csv"' --form-string 'password=…'`,
  )
  const isCutOff = { ...request, body: body.slice(0, 30) }
  expect(curlOf([], isCutOff)).toContain("-H 'content-type: multipart/form-data; boundary=b' --data-raw '--b")
})

test('hides both values in a finding about a secret property', () => {
  const found = finding('create-group', 'echo_of_request', 'response 200 body /data/password', secret, 'other-sesame')
  expect(found).toMatchObject({ expected: '…', got: '…' })
  expect(finding('a', 'request_parameter_conformance', 'request query token', 'must be string', secret)).toMatchObject({
    expected: 'must be string',
    got: '…',
  })
  expect(finding('a', 'echo_of_request', 'response 200 body /data', `{"password":"${secret}"}`, `{"password":"${secret}`)).toMatchObject({
    expected: '{"password":"…"}',
    got: '{"password":"…"',
  })
})

test('printed text cannot control a terminal or a CI system', () => {
  expect(printable('a\x1b[2Jb\x07\x9b31m')).toBe('a\\x1b[2Jb\\x07\\x9b31m')
  expect(printable('x\r::stop-commands::t\n  ::error::boom')).toBe('x\n:\\:stop-commands::t\n  :\\:error::boom')
  expect(printable('##[group]x ##vso[task]')).toBe('##\\[group]x ##\\vso[task]')
  expect(printable('\u202eabc\u2028')).toBe('\\u202eabc\\u2028')
  expect(printable('two\nlines: 10\tpast')).toBe('two\nlines: 10\tpast')
})

test('shows what the documents declare and what is no secret, such as searched words', () => {
  expect(redactText('{"searchKey":"tomato"}')).toBe('{"searchKey":"tomato"}')
  expect(redactUrl([], 'GET', 'https://x/v3/users?searchKey=tomato&serverKey=abc')).toBe('https://x/v3/users?searchKey=tomato&serverKey=…')
  const search: RawRequest = { method: 'GET', url: 'https://x/v3/users?searchKey=tomatoes', headers: [], body: undefined }
  rememberSecretsOf(search)
  expect(redactText('The uid tomatoes-1 does not exist.')).toContain('tomatoes-1')
})

test.each(['serverKey', 'searchkey', 'search_key', 'SEARCHKEY', 'apiKey'])('hides the value of %s', (name) => {
  expect(redactText(`{"${name}":"tomato"}`)).toBe(`{"${name}":"…"}`)
})

test('every name that is exempt is declared in the documents', () => {
  const text = JSON.stringify(contracts.map(({ document }) => document))
  expect([...harmlessNames].filter((name) => !text.includes(`"${name}":`) && !text.includes(`"name":"${name}"`))).toEqual([])
})

test('the reasons in an error’s details are not taken for secrets, and what was sent is', () => {
  const request = {
    method: 'POST',
    url: 'https://chat.example.com/v3/apikeys',
    headers: [] as [string, string][],
    body: '{"apiKey":"not-a-key-at-all"}',
  }
  const body = JSON.stringify({ error: { code: 'ERR_BAD_REQUEST', details: { 'body.apiKey': ['must have forty digits'] } } })
  rememberSecretsOf(request)
  rememberSecretsIn({ headers: [], body })
  expect(redactText('apiKey must have forty digits, not-a-key-at-all')).toBe('apiKey must have forty digits, …')
})

test('the identifiers of a run do not read like names of secrets, below which values are hidden', () => {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 7919))
  try {
    const names = Array.from({ length: 100_000 }, () => `${newPrefix()}1-mira`)
    expect(names.filter(isSecretName)).toEqual([])
  } finally {
    clock.mockRestore()
  }
})
