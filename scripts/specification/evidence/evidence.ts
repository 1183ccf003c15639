// `npm run evidence -- FILE…`: compares what runs saw of the service with the documents.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { type Evidence, notTheService } from '../../../contract-tests/evidence/evidence.ts'
import { jsonOf } from '../../../contract-tests/exchange/replay.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { compare, type EvidenceFile } from './comparison.ts'
import { report } from './report.ts'
import { writeComparison } from './write.ts'

const help = `Compares evidence files, which \`check --first-contact --evidence FILE\` and other checks of a server write, with the documents: what they confirm
for the first time, what contradicts them, and which operations nobody has seen.

  npm run evidence -- FILE… [--write] [--folder openapi]

  --write         adds a live source to what was confirmed, and drafts an x-discrepancy for what was contradicted; a person decides
  --folder PATH   the specification to write to (default: openapi)
  --help          show this help

The exit code is 1 if anything is contradicted, 2 if a file cannot be read.`

/** @throws if the file is not evidence, or is not from the service */
async function readEvidence(path: string): Promise<EvidenceFile> {
  const schema = JSON.parse(await readFile(new URL('../../../contract-tests/evidence.schema.json', import.meta.url), 'utf8'))
  const evidence = jsonOf(await readFile(path, 'utf8')) as Evidence
  const validate = new Ajv2020({ strict: true }).compile(schema)
  if (!validate(evidence)) {
    const [problem] = validate.errors ?? []
    throw new Error(`${path} is no evidence file: ${problem?.instancePath || '/'} ${problem?.message}`)
  }
  if (evidence.region === notTheService)
    throw new Error(`${path} is from a server that is not the service, such as the fake: it shows nothing about the service.`)
  return { file: basename(path), evidence }
}

async function main(args: string[]): Promise<number> {
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: flag, folder: { type: 'string' }, help: { ...flag, short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const contracts = await readContracts()
  const files = await Promise.all(positionals.map(readEvidence))
  const comparison = compare(files, contracts)
  console.log(report(files, comparison))
  if (values.write) {
    const { changed, byHand } = await writeComparison(values.folder ?? 'openapi', files, comparison, contracts)
    console.log(`\nChanged: ${changed.join(', ') || 'nothing'}.`)
    for (const line of byHand) console.log(printable(`To add by hand: ${line}`))
    if (changed.length > 0) console.log('Read the changes, decide about each draft, and run npm run generate.')
  }
  return comparison.contradictions.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 2
}
