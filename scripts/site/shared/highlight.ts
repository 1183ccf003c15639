import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import { escapeHtml, type Html, raw } from './html.ts'

for (const [name, language] of Object.entries({ bash, javascript, json, typescript, yaml })) hljs.registerLanguage(name, language)

const aliases: Record<string, string> = { ts: 'typescript', js: 'javascript', sh: 'bash' }

/** Tokens of the same colour need no separate tags, which keeps pages small. */
const dull = /<span class="hljs-(?:punctuation|property|params|variable(?: \w+_)?|subst)">((?:[^<]|<(?!\/span>))*)<\/span>/g

/** Code with syntax highlighting; escaped text for an unknown language. */
export function highlighted(code: string, language: string): Html {
  const name = aliases[language] ?? language
  if (!hljs.getLanguage(name)) return raw(escapeHtml(code))
  return raw(
    hljs
      .highlight(code, { language: name })
      .value.replaceAll('&#x27;', "'")
      .replace(dull, '$1')
      .replace(/class="hljs-(\w+)[^"]*"/g, 'class="h-$1"'),
  )
}

/** The URL of a fake or a mock that is started as documented. */
export const localAddress = 'http://127.0.0.1:4010'

/** Where a sample can be sent: only where it does what the page says. */
export type Target = 'service' | 'fake' | 'mock'

const forService = (text: string) => `<span class="service">${text}</span>`
const forLocal = (text: string) => `<span class="local">${text}</span>`
const region = (name: string) => `<span data-region>${name}</span>`
const baseUrl = (path: string) => `<span class="h-attr">baseUrl</span>: <span class="h-string">'${localAddress}${path}'</span>,`

/** Adds a variant for a local server to each URL and credential in a sample. Readers see one of them; without scripts, the service's. */
export const withTargets = (html: string): string =>
  html
    .replace(
      /(<span class="h-attr">appId<\/span>: [^,]*CHAT_APP_ID[^,]*,\s+<span class="h-attr">region<\/span>: <span class="h-string">')(us|eu|in)('<\/span>,)/g,
      (_, before: string, name: string, after: string) => forService(`${before}${region(name)}${after}`) + forLocal(baseUrl('/v3')),
    )
    .replace(/(createManagementClient(?:<\/\w+>)?\(\{\n)/g, (start: string) => `${start}${forLocal(`  ${baseUrl('')}\n`)}`)
    .replace(
      /(https:\/\/\$\{?[\w.]*CHAT_APP_ID\}?\.(?:api|call)-)(us|eu|in|\$CHAT_REGION)(\.cometchat\.io\/v3)/g,
      (_, before: string, name: string, after: string) =>
        forService(`${before}${name.startsWith('$') ? name : region(name)}${after}`) + forLocal(`${localAddress}/v3`),
    )
    .replaceAll('https://apimgmt.cometchat.io', forService('https://apimgmt.cometchat.io') + forLocal(localAddress))
    .replace(
      credentials,
      (name: string) => forService(name) + forLocal(name.startsWith('$') ? 'any' : `<span class="h-string">'any'</span>`),
    )

/** A credential from the environment, in a program and in a shell. Local servers accept any. */
const credentials =
  /process\.env\.(?:CHAT_API_KEY|MANAGEMENT_KEY|MANAGEMENT_SECRET)(?: \?\? <span class="h-string">''<\/span>)?|\$(?:CHAT_API_KEY|MANAGEMENT_KEY|MANAGEMENT_SECRET)\b/g

/** Columns that fit beside the text of a page. */
const columns = 48

/** Indents what wraps of a long line further than its beginning. */
const hanging = (html: string): string =>
  html
    .split('\n')
    .map((line) => {
      const length = line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ').length
      const closed = line.match(/<\w/g)?.length === line.match(/<\//g)?.length
      return length > columns && closed ? `<span class="long" style="--in:${/^ */.exec(line)?.[0].length}ch">${line}</span>` : line
    })
    .join('\n')

/**
 * A code block.
 *
 * @param targets - where a program can be sent
 */
export const codeBlock = (code: string, language: string, targets: readonly Target[] = ['service']): Html => {
  const attribute = targets.length > 1 ? ` data-targets="${targets.join(' ')}"` : ''
  const highlit = hanging(withTargets(String(highlighted(code.trimEnd(), language))))
  return raw(`<pre tabindex="0" data-language="${escapeHtml(language)}"${attribute}><code>${highlit}</code></pre>`)
}

/** What a program prints, and on the mock if that differs. Readers see what belongs to the target that they chose. */
export const outputBlock = (output: string, onMock = output): Html =>
  onMock === output
    ? codeBlock(output, 'text')
    : raw(
        `<div class="not-on-mock">${codeBlock(output, 'text')}</div><div class="on-mock" hidden>${codeBlock(onMock || '(nothing)', 'text')}</div>`,
      )
