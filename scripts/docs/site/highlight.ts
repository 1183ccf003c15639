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

/** A block of code with its parts in tags, for the style sheet to colour; plain text in a language that is not known. */
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

/** A block of code as the site shows it everywhere. */
export const codeBlock = (code: string, language: string): Html =>
  raw(`<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${highlighted(code.trimEnd(), language)}</code></pre>`)
