import { propertyName } from '../../contract-tests/documents/codeNames.ts'
import { literal, stringLiteral } from '../specification/generate/exampleCall.ts'
import { sampleWidth } from './typescriptSample.ts'

/** A request as a sample in any language writes it. */
export interface WrittenRequest {
  readonly method: string
  /** The URL, with the language's code or text for each variable of the server. */
  readonly url: (variable: (name: string) => string) => string
  /** The headers with credentials, each with its environment variable. */
  readonly secrets: readonly (readonly [header: string, variable: string])[]
  readonly headers: readonly (readonly [header: string, value: string])[]
  readonly body: unknown
  /** Whether the body is sent as a form. */
  readonly form: boolean
}

/** How a language writes values. */
interface Language {
  readonly object: readonly [open: string, close: string, arrow: string, empty: string]
  readonly words: Readonly<Record<string, string>>
  readonly string: (text: string) => string
}

const python: Language = {
  object: ['{', '}', ': ', '{}'],
  words: { null: 'None', true: 'True', false: 'False' },
  string: stringLiteral,
}

const php: Language = {
  object: ['[', ']', ' => ', '(object) []'],
  words: {},
  string: (text) =>
    /\p{Cc}/u.test(text)
      ? `"${text.replace(/[\\"$]/g, '\\$&').replace(/\p{Cc}/gu, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`)}"`
      : `'${text.replace(/[\\']/g, '\\$&')}'`,
}

/**
 * A value in a language: on a single line if that fits, otherwise over several. `taken` is what its
 * first line has beside it.
 */
function literalIn(language: Language, value: unknown, depth: number, taken: number): string {
  if (typeof value === 'string') return language.string(value)
  const text = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return language.words[text] ?? text
  const [open, close, arrow, empty] = Array.isArray(value) ? ['[', ']', '', '[]'] : language.object
  const parts = Object.entries(value).map(([name, item]) => {
    const start = Array.isArray(value) ? '' : `${language.string(name)}${arrow}`
    return start + literalIn(language, item, depth + 1, start.length + 1)
  })
  if (parts.length === 0) return empty
  const line = `${open}${parts.join(', ')}${close}`
  if (!line.includes('\n') && depth * 4 + taken + line.length <= sampleWidth) return line
  return `${open}\n${parts.map((part) => `${indentation(depth + 1)}${part},\n`).join('')}${indentation(depth)}${close}`
}

const indentation = (depth: number): string => ' '.repeat(depth * 4)

const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A shell command. */
export function curlSample({ method, url, secrets, headers, body, form }: WrittenRequest): string {
  const lines = [`curl -X ${method} "${url((name) => `$${name}`)}"`]
  for (const [header, variable] of secrets) lines.push(`-H "${header}: $${variable}"`)
  for (const [header, value] of headers) lines.push(`-H ${shellQuoted(`${header}: ${value}`)}`)
  if (form) for (const [field, value] of Object.entries(body as object)) lines.push(`--form-string ${shellQuoted(`${field}=${value}`)}`)
  else if (body !== undefined)
    lines.push("-H 'content-type: application/json'", `-d ${shellQuoted(JSON.stringify(body, undefined, 2)).replaceAll('\n', '\n  ')}`)
  return lines.join(' \\\n  ')
}

/** A statement that appends a field to a form. */
function appendStatement(key: string, value: string): string {
  const short = `form.append(${key}, ${value})`
  return short.length <= sampleWidth ? short : `form.append(\n  ${key},\n  ${value},\n)`
}

/** A JavaScript program without dependencies. */
export function fetchSample({ method, url, secrets, headers, body, form }: WrittenRequest): string {
  const written = [
    ...secrets.map(([header, variable]) => `${propertyName(header)}: process.env.${variable} ?? ''`),
    ...headers.map(([header, value]) => `${propertyName(header)}: ${stringLiteral(value)}`),
    ...(body !== undefined && !form ? ["'content-type': 'application/json'"] : []),
  ]
  const lines = [`method: '${method}',`, 'headers: {', ...written.map((header) => `  ${header},`), '},']
  if (form) lines.push('body: form,')
  else if (body !== undefined) lines.push(`body: JSON.stringify(${literal(body, 1, sampleWidth, 'body: JSON.stringify(),'.length)}),`)
  const fields = Object.entries(form ? (body as object) : {}).map(
    ([key, value]) => `${appendStatement(stringLiteral(key), literal(String(value)))}\n`,
  )
  return `${form ? 'const form = new FormData()\n' : ''}${fields.join('')}const response = await fetch(\`${url((name) => `\${process.env.${name}}`)}\`, {
${lines.map((line) => `  ${line}`).join('\n')}
})
console.log(response.status, await response.json())
`
}

/** Separates the fields of a form. */
const boundary = 'end-of-field'
const formType = ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const
const jsonType = ['Content-Type', 'application/json'] as const

const typeOf = ({ body, form }: WrittenRequest) => (form ? [formType] : body === undefined ? [] : [jsonType])

/** A Python program without dependencies. */
export function pythonSample(request: WrittenRequest): string {
  const { method, secrets, body, form } = request
  const url = request.url((name) => `{os.environ['${name}']}`)
  const start = '    data=json.dumps().encode(),'
  const lines = [
    `${url.includes('{') ? 'f' : ''}"${url}",`,
    `method='${method}',`,
    'headers={',
    ...secrets.map(([header, variable]) => `    '${header}': os.environ['${variable}'],`),
    ...[...request.headers, ...typeOf(request)].map(([header, value]) => `    '${header}': ${python.string(value)},`),
    '},',
    ...(form ? ['data=form.encode(),'] : []),
    ...(body !== undefined && !form ? [`data=json.dumps(${literalIn(python, body, 1, start.length - 4)}).encode(),`] : []),
  ]
  const fields = `
fields = ${literalIn(python, body, 0, 9)}
form = ''
for name, value in fields.items():
    form += '--${boundary}\\r\\n'
    form += 'Content-Disposition: form-data; '
    form += f'name="{name}"\\r\\n\\r\\n{value}\\r\\n'
form += '--${boundary}--\\r\\n'
`
  return `import json
import os
import urllib.request
${form ? fields : ''}
request = urllib.request.Request(
${lines.map((line) => `    ${line}`).join('\n')}
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))
`
}

/** A PHP program without dependencies and extensions. */
export function phpSample(request: WrittenRequest): string {
  const { method, secrets, body, form } = request
  const url = php.string(request.url((name) => `~~${name}~~`)).replace(/~~(\w+)~~/g, "' . getenv('$1') . '")
  const start = "    'content' => json_encode(),"
  const options = [
    `'method' => '${method}',`,
    "'header' => [",
    ...secrets.map(([header, variable]) => `    '${header}: ' . getenv('${variable}'),`),
    ...[...request.headers, ...typeOf(request)].map(([header, value]) => `    ${php.string(`${header}: ${value}`)},`),
    '],',
    ...(form ? ["'content' => $form,"] : []),
    ...(body !== undefined && !form ? [`'content' => json_encode(${literalIn(php, body, 1, start.length - 4)}),`] : []),
    "'ignore_errors' => true,",
  ]
  const fields = `$fields = ${literalIn(php, body, 0, 10)};
$form = '';
foreach ($fields as $name => $value) {
    $form .= "--${boundary}\\r\\n";
    $form .= 'Content-Disposition: form-data; ';
    $form .= "name=\\"$name\\"\\r\\n\\r\\n$value\\r\\n";
}
$form .= "--${boundary}--\\r\\n";

`
  return `<?php
${form ? fields : ''}$context = stream_context_create(['http' => [
${options.map((line) => `    ${line}`).join('\n')}
]]);
$response = file_get_contents(
    ${url},
    context: $context,
);
print_r(json_decode($response, true));
`
}
