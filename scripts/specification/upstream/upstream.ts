// `npm run upstream -- FILE…`: compares editions of the published documents with ours and reports
// every difference.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { type Contract, readContracts } from '../../../contract-tests/documents/contract.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { accept, identity, readAccepted, withoutAccepted } from './accepted.ts'
import type { Difference } from './difference.ts'
import { differencesOf } from './differences.ts'
import { newErrorCodes, rejectedExamples } from './examples.ts'
import { type PublishedDocument, readPublishedDocument } from './publishedDocument.ts'
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

/** Our document for an edition: the document that shares the most paths with it. */
function counterpartOf(edition: PublishedDocument, contracts: readonly Contract[]): Contract {
  const route = (path: string) => path.replace(/^\/v3(?=\/)/, '').replace(/\{[^}]*\}/g, '{}')
  const paths = new Set(edition.operations.map(({ path }) => route(path)))
  const shared = (contract: Contract) => new Set(contract.operations.map(({ path }) => route(path)).filter((path) => paths.has(path))).size
  return contracts.reduce((best, contract) => (shared(contract) > shared(best) ? contract : best))
}

async function compareWithOurs(path: string, edition: PublishedDocument, contracts: readonly Contract[]): Promise<Comparison> {
  const file = basename(path)
  const editions: KnownEdition[] = parse(await readFile(new URL('../../../openapi/extensions/editions.yaml', import.meta.url), 'utf8'))
  const ours = counterpartOf(edition, contracts)
  const differences: Difference[] = [
    ...(await differencesOf(ours.document, edition.document)),
    ...newErrorCodes(edition, contracts),
    ...rejectedExamples(edition, contracts),
    ...goneSources(edition, file, editions, [ours.document]),
  ]
  return { file, against: `our ${ours.name} document`, ...withoutAccepted(file, differences, await readAccepted()) }
}

/**
 * What has changed since an earlier edition. Error codes and examples that the earlier edition also
 * has are not reported.
 */
async function compareEditions(
  path: string,
  edition: PublishedDocument,
  since: string,
  contracts: readonly Contract[],
): Promise<Comparison> {
  const earlier = await readPublishedDocument(since)
  const beyondStructure = (edition: PublishedDocument) => [...newErrorCodes(edition, contracts), ...rejectedExamples(edition, contracts)]
  const known = new Set(beyondStructure(earlier).map(identity))
  const differences = [
    ...(await differencesOf(earlier.document, edition.document)),
    ...beyondStructure(edition).filter((difference) => !known.has(identity(difference))),
  ]
  return { file: basename(path), against: `the earlier ${basename(since)}`, differences, accepted: 0, obsolete: [] }
}

/** The earlier edition of a file, or `undefined` if the folder has no file of that name. */
async function earlierOf(path: string, since: string): Promise<string | undefined> {
  const isFolder = await stat(since).then((found) => found.isDirectory())
  if (!isFolder) return since
  const file = join(since, basename(path))
  return stat(file).then(
    () => file,
    () => undefined,
  )
}

async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: text, json: text, accept: text, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  if (values.since !== undefined && values.accept !== undefined)
    throw new Error('--since and --accept cannot be combined: only differences from our documents can be accepted.')
  if (values.accept?.trim() === '') throw new Error('--accept needs a reason, such as --accept "Live tests show otherwise".')
  const contracts = await readContracts()
  const all: Comparison[] = []
  for (const path of positionals) {
    const edition = await readPublishedDocument(path)
    const since = values.since === undefined ? undefined : await earlierOf(path, values.since)
    if (values.since !== undefined && since === undefined) {
      console.log(`${basename(path)}: not compared, because ${values.since} does not have an earlier edition of it.`)
      continue
    }
    const comparison =
      since === undefined ? await compareWithOurs(path, edition, contracts) : await compareEditions(path, edition, since, contracts)
    all.push(comparison)
    console.log(report(comparison))
    if (values.accept) await accept(comparison.file, comparison.differences, values.accept)
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(all, undefined, 2)}\n`)
  return all.some(({ differences }) => differences.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // A parser quotes the document.
  console.error(printable((error as Error).message))
  process.exitCode = 2
}
