// `npm run upstream -- FILE…`: compares editions of the published documents with ours and reports
// every difference.
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { differencesOf } from '../diff/differences.ts'
import { route } from '../diff/normalForm.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { accept, identity, readAccepted, withoutAccepted } from './accepted.ts'
import { newErrorCodes, rejectedExamples } from './examples.ts'
import { type Comparison, report } from './report.ts'
import { goneSources, type KnownEdition } from './sources.ts'

const help = `Compares editions of the published documents with ours and reports every difference: operations, parameters, properties, limits,
events, servers, error codes, published examples that our schemas reject, and facts whose source is gone. Prose is not compared. Each difference is reported
once, where it arises, with its effect. Differences that scripts/specification/upstream/accepted-differences.yaml records exactly are only counted.

  npm run upstream -- FILE… [--since PATH] [--json FILE] [--accept REASON]

  --since PATH     compare with an earlier edition instead of our documents, to see what has changed upstream. PATH is a file, or a folder with
                   the earlier editions under the same names
  --json FILE      also write the differences as JSON
  --accept REASON  record all differences as accepted, for this reason
  --help           show this help

FILE is an OpenAPI document, as JSON or YAML, named as it is published (chat-apis.json …). The exit code is 1 if there is a difference,
2 if a file cannot be read.`

/**
 * What ours states and editions do not: their names of operations differ, and OpenAPI 3.0 has no
 * scopes of API keys.
 */
const oursAlone = new Set(['changed operationId', 'changed scopes', 'changed extensible'])
const structural = (before: AnyNode, after: AnyNode) => differencesOf(before, after).filter(({ kind }) => !oursAlone.has(kind))

/** @throws if the file is not an OpenAPI document, of any version, as JSON or YAML */
async function readEdition(file: string): Promise<AnyNode> {
  const document = parse(await readFile(file, 'utf8'))
  if (isObject(document?.paths) && document.openapi) return document
  throw new Error(`${file} is not an OpenAPI document: it has no 'openapi' or no 'paths'`)
}

/** Our document for an edition: the document that shares the most paths with it. */
function counterpartOf(edition: AnyNode, contracts: readonly Contract[]): Contract {
  const paths = new Set(Object.keys(edition.paths).map(route))
  const shared = ({ document }: Contract) => Object.keys(document.paths).filter((path) => paths.has(route(path))).length
  return contracts.reduce((best, contract) => (shared(contract) > shared(best) ? contract : best))
}

const beyondStructure = (edition: AnyNode, contracts: readonly Contract[]) => [
  ...newErrorCodes(edition, contracts),
  ...rejectedExamples(edition, contracts),
]

async function compareWithOurs(file: string, edition: AnyNode, contracts: readonly Contract[]): Promise<Comparison> {
  const editions: KnownEdition[] = parse(await readFile(new URL('../../../openapi/extensions/editions.yaml', import.meta.url), 'utf8'))
  const { name, document } = counterpartOf(edition, contracts)
  const gone = goneSources(edition, file, editions, [document])
  const differences = [...structural(document, edition), ...beyondStructure(edition, contracts), ...gone]
  return { file, against: `our ${name} document`, ...withoutAccepted(file, differences, await readAccepted()) }
}

/**
 * What has changed since an earlier edition. Error codes and examples that the earlier edition also
 * has are not reported.
 */
async function compareEditions(file: string, edition: AnyNode, since: string, contracts: readonly Contract[]): Promise<Comparison> {
  const earlier = await readEdition(since)
  const known = new Set(beyondStructure(earlier, contracts).map(identity))
  const news = beyondStructure(edition, contracts).filter((finding) => !known.has(identity(finding)))
  const differences = [...structural(earlier, edition), ...news]
  return { file, against: `the earlier ${basename(since)}`, differences, accepted: 0, obsolete: [] }
}

/** The earlier edition of a file, or `undefined` if the folder has no file of that name. */
async function earlierOf(path: string, since: string): Promise<string | undefined> {
  if (!(await stat(since)).isDirectory()) return since
  const file = join(since, basename(path))
  return existsSync(file) ? file : undefined
}

/** Runs the command. @returns its exit code */
export async function upstream(args: string[], print: (text: string) => void = console.log): Promise<number> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: text, json: text, accept: text, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    print(help)
    return values.help ? 0 : 2
  }
  if (values.since !== undefined && values.accept !== undefined)
    throw new Error('--since and --accept cannot be combined: only differences from our documents can be accepted.')
  if (values.accept?.trim() === '') throw new Error('--accept needs a reason, such as --accept "Live tests show otherwise".')
  const contracts = await readContracts()
  const all: Comparison[] = []
  for (const path of positionals) {
    const edition = await readEdition(path)
    const since = values.since === undefined ? undefined : await earlierOf(path, values.since)
    if (values.since !== undefined && since === undefined) {
      print(`${basename(path)}: not compared, because ${values.since} does not have an earlier edition of it.`)
      continue
    }
    const comparison =
      since === undefined
        ? await compareWithOurs(basename(path), edition, contracts)
        : await compareEditions(basename(path), edition, since, contracts)
    all.push(comparison)
    print(report(comparison))
    if (values.accept) await accept(comparison.file, comparison.differences, values.accept)
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(all, undefined, 2)}\n`)
  return all.some(({ differences }) => differences.length > 0) ? 1 : 0
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = await upstream(process.argv.slice(2)).catch((error: Error) => {
    // A parser quotes the document.
    console.error(printable(error.message))
    return 2
  })
