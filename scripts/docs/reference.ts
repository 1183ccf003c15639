import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Contract } from '../../contract-tests/document/contract.ts'
import type { Document, Operation, Source } from '../../contract-tests/document/document.ts'
import { evidence } from './evidence.ts'
import { samplesOf } from './samples.ts'
import { slug } from './slug.ts'

const run = promisify(execFile)
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))

/** Renders the reference page of one document: one file, its scripts inside, nothing loaded from elsewhere. */
export async function referencePage(name: string, contract: Contract): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-docs-'))
  try {
    const [source, page] = [join(folder, `${name}.json`), join(folder, `${name}.html`)]
    await writeFile(source, JSON.stringify(annotated(name, contract)))
    await run(process.execPath, [redocly, 'build-docs', source, '--inlineBundle', '--output', page], { maxBuffer: 2 ** 26 })
    return selfContained(await readFile(page, 'utf8'), contract.document.info.title)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The document with what its extensions say written into the descriptions, for people, and with samples. */
export function annotated(name: string, contract: Contract): Document {
  const document = structuredClone(contract.document)
  for (const operation of contract.operations) {
    const node = document.paths[operation.path]?.[operation.method.toLowerCase()] as Record<string, unknown>
    const samples = samplesOf(name, contract, operation)
    node.description = [operation.description, ...notes(contract, operation)].join('\n\n')
    node['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: samples.curl },
      { lang: 'TypeScript', label: 'cometchat-rest', source: samples.typescript },
      { lang: 'JavaScript', label: 'fetch', source: samples.fetch },
    ]
  }
  return document
}

function notes({ document, operations }: Contract, operation: Operation): string[] {
  const scopes = operation.security.map((alternative) =>
    Object.entries(alternative)
      .map(([scheme, roles]) => (roles.length > 0 ? `\`${roles.join()}\` key` : `\`${scheme}\``))
      .join(' and '),
  )
  const acting = operation.parameters.find(({ name }) => name === 'onBehalfOf')
  const facts = [
    `**Credentials:** ${scopes.join(' or ')}`,
    `**\`onBehalfOf\`:** ${acting ? (acting.required ? 'required' : 'optional') : 'not supported'}`,
  ]
  const lines = [facts.join(' · '), `**Sources:** ${operation.sources.map((source) => evidence(source)).join(' · ')}`]
  const replacement = operations.find(({ id }) => id === operation.replacedBy)
  if (replacement) lines.push(`**Deprecated:** use [\`${replacement.id}\`](#/${slug(replacement.tag)}/${replacement.id}).`)
  if (operation.discrepancy) lines.push(`**Where the public documentation contradicts itself:** ${operation.discrepancy}`)
  const meanings = (document.components.schemas.ErrorCode?.['x-enum-descriptions'] ?? {}) as Record<string, string>
  if (operation.errorCodes.length > 0) {
    const known = (document.components.schemas.ErrorCode?.['x-error-evidence'] ?? {}) as Record<
      string,
      { status?: number; sources: Source[] }
    >
    const status = (code: string) =>
      `${known[code]?.status ?? ''}${known[code]?.sources.some(({ kind }) => kind === 'inferred') ? ' *inferred*' : ''}`
    const rows = operation.errorCodes.map((code) => `| \`${code}\` | ${status(code)} | ${meanings[code] ?? ''} |`)
    lines.push(['| error code | status | meaning |', '|---|---|---|', ...rows].join('\n'))
  }
  return lines
}

// Takes the place of the picture that Redoc loads from its makers' host, as text.
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="16"><text x="0" y="12" font-family="sans-serif" font-size="12" fill="#3b6ea5">Redocly</text></svg>')}`

/** Redoc loads a logo of its makers from the network and has no way home: both are mended here. */
function selfContained(html: string, title: string): string {
  const home = `<a href="index.html" style="position:fixed;z-index:9;right:1rem;bottom:1rem;padding:.4rem .8rem;border-radius:1rem;background:#14532d;color:#fff;font:600 .85rem system-ui,sans-serif;text-decoration:none">← All APIs</a>`
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}${home}\n${html.slice(end)}`
    .replace(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, logo)
    .replace('<title>', `<title>${title} · `)
    .replace(/(<title>.*?) · .*?<\/title>/, '$1 · cometchat-rest</title>')
}
