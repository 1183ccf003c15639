// `npm run upstream -- FILE…`: compares editions of the published documents with ours and reports
// every difference.
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { isObject } from '../../../contract-tests/documents/isObject.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { type DocumentDifference, differencesOf } from '../differences/differences.ts'
import { normalPath } from '../differences/normalForm.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import { newErrorCodes, rejectedExamples } from './publishedExamples.ts'
import { differenceReport } from './report.ts'

const help = `Compares editions of the published documents with ours and reports every difference: operations, parameters, properties, limits,
events, servers, error codes, and published examples that our schemas reject. Prose is not compared. Each difference is reported once, where it arises.

  npm run upstream -- FILE… [--since PATH]

  --since PATH     compare with an earlier edition instead of our documents, to see what has changed upstream. PATH is a file, or a folder with
                   the earlier editions under the same names
  --help           show this help

FILE is an OpenAPI document, as JSON or YAML, named as it is published (chat-apis.json …). The exit code is 1 if there is a difference,
2 if a file cannot be read.`

/**
 * What ours states and editions do not: their names of operations differ, and OpenAPI 3.0 has no
 * scopes of API keys.
 */
const oursAlone = new Set(['changed operationId', 'changed scopes', 'changed extensible'])

/** @throws if the file is not an OpenAPI document, of any version, as JSON or YAML */
async function readEdition(file: string): Promise<AnyNode> {
  const document = parse(await readFile(file, 'utf8'))
  if (isObject(document?.paths) && document.openapi) return document
  throw new Error(`${file} is not an OpenAPI document: it has no 'openapi' or no 'paths'`)
}

/** Our document for an edition: the document that shares the most paths with it. */
function counterpartOf(edition: AnyNode, contracts: readonly Contract[]): Contract {
  const paths = new Set(Object.keys(edition.paths).map(normalPath))
  const sharedPaths = ({ document }: Contract) => Object.keys(document.paths).filter((path) => paths.has(normalPath(path))).length
  return contracts.reduce((best, contract) => (sharedPaths(contract) > sharedPaths(best) ? contract : best))
}

/** The differences from a document, and what of an edition ours do not have, unless it had it. */
function compare(edition: AnyNode, base: AnyNode, contracts: readonly Contract[], earlier?: AnyNode): DocumentDifference[] {
  const findingsIn = (document: AnyNode) => [...newErrorCodes(document, contracts), ...rejectedExamples(document, contracts)]
  const earlierFindings = new Set(earlier && findingsIn(earlier).map((finding) => JSON.stringify(finding)))
  const structural = differencesOf(base, edition).filter(({ kind }) => !oursAlone.has(kind))
  return [...structural, ...findingsIn(edition).filter((finding) => !earlierFindings.has(JSON.stringify(finding)))]
}

/** The earlier edition of a file, or `undefined` if the folder has no file of that name. */
async function earlierOf(path: string, since: string): Promise<string | undefined> {
  if (!(await stat(since)).isDirectory()) return since
  const file = join(since, basename(path))
  return existsSync(file) ? file : undefined
}

/** Runs the command. @returns its exit code */
export async function upstream(args: string[], print: (text: string) => void = console.log): Promise<number> {
  const options = { since: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  if (values.help || positionals.length === 0) {
    print(help)
    return values.help ? 0 : 2
  }
  const contracts = await readContracts()
  let count = 0
  for (const path of positionals) {
    const edition = await readEdition(path)
    const since = values.since === undefined ? undefined : await earlierOf(path, values.since)
    if (values.since !== undefined && since === undefined) {
      print(`${basename(path)}: not compared, because ${values.since} does not have an earlier edition of it.`)
      continue
    }
    const earlier = since === undefined ? undefined : await readEdition(since)
    const { name, document } = counterpartOf(edition, contracts)
    const differences = compare(edition, earlier ?? document, contracts, earlier)
    print(differenceReport(basename(path), since === undefined ? `our ${name} document` : `the earlier ${basename(since)}`, differences))
    count += differences.length
  }
  return count > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = await upstream(process.argv.slice(2)).catch((error: Error) => {
    // A parser quotes the document.
    console.error(printable(error.message))
    return 2
  })
