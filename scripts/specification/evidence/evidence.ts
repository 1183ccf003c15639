// `npm run evidence -- FILE…`: compares what runs saw of the service with the documents.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { notTheService, type Seen } from '../../../contract-tests/evidence/seen.ts'
import { parsed } from '../../../contract-tests/exchange/checks.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { compare } from './comparison.ts'
import { report } from './report.ts'

const help = `Compares evidence files, which \`check --target URL --evidence FILE\` writes, with the documents: what agrees, what differs and which operations
nobody has seen. It proposes, and writes nothing: a live source takes two independent files.

  npm run evidence -- FILE…

The exit code is 1 if anything differs, 2 if a file cannot be read or is not from the service.`

/** @throws if the file is not evidence, or is not from the service */
async function readEvidence(path: string): Promise<{ file: string; seen: Seen }> {
  const schema = JSON.parse(await readFile(new URL('../../../contract-tests/evidence.schema.json', import.meta.url), 'utf8'))
  const seen = parsed(await readFile(path, 'utf8')) as Seen
  const validate = new Ajv2020({ strict: true }).compile(schema)
  if (!validate(seen)) {
    const [problem] = validate.errors ?? []
    throw new Error(`${path} is no evidence file: ${problem?.instancePath || '/'} ${problem?.message}`)
  }
  if (seen.region === notTheService)
    throw new Error(`${path} is from a server that is not the service, such as the fake: it shows nothing about the service.`)
  return { file: basename(path), seen }
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const files = await Promise.all(positionals.map(readEvidence))
  const comparison = compare(
    files.map(({ seen }) => seen),
    await readContracts(),
  )
  console.log(report(files, comparison))
  return comparison.causes.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 2
}
