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

/** The mock's URL if it is started as documented. */
export const mockAddress = 'http://127.0.0.1:4010'

const forService = (text: string) => `<span class="service">${text}</span>`
const forMock = (text: string) => `<span class="mock">${text}</span>`
const region = (name: string) => `<span data-region>${name}</span>`
const baseUrl = (path: string) => `<span class="h-attr">baseUrl</span>: <span class="h-string">'${mockAddress}${path}'</span>,`

/** Adds a variant for the mock to each URL of the service in a sample. Readers see one of them; without scripts, the service's. */
export const withTargets = (html: string): string =>
  html
    .replace(
      /(<span class="h-attr">appId<\/span>: [^,]*CHAT_APP_ID[^,]*,\s+<span class="h-attr">region<\/span>: <span class="h-string">')(us|eu|in)('<\/span>,)/g,
      (_, before: string, name: string, after: string) => forService(`${before}${region(name)}${after}`) + forMock(baseUrl('/v3')),
    )
    .replace(/(createManagementClient(?:<\/\w+>)?\(\{\n)/g, (start: string) => `${start}${forMock(`  ${baseUrl('')}\n`)}`)
    .replace(
      /(https:\/\/\$\{?[\w.]*CHAT_APP_ID\}?\.(?:api|call)-)(us|eu|in|\$CHAT_REGION)(\.cometchat\.io\/v3)/g,
      (_, before: string, name: string, after: string) =>
        forService(`${before}${name.startsWith('$') ? name : region(name)}${after}`) + forMock(`${mockAddress}/v3`),
    )
    .replaceAll('https://apimgmt.cometchat.io', forService('https://apimgmt.cometchat.io') + forMock(mockAddress))

/** A code block. */
export const codeBlock = (code: string, language: string): Html =>
  raw(
    `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${withTargets(String(highlighted(code.trimEnd(), language)))}</code></pre>`,
  )
