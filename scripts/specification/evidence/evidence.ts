// `npm run evidence -- FILE…`: prints, by operation, what runs saw of CometChat that the documents
// do not say.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { parsed } from '../../../contract-tests/documents/json.ts'
import { notTheService, type Seen } from '../../../contract-tests/evidence/seen.ts'
import { printable } from '../../../contract-tests/validate/printable.ts'
import { linesOf } from './unsaid.ts'

const help = `Prints what evidence files, which \`check --target URL --evidence FILE\` writes, show that the documents do not say, by operation.
It writes nothing: a live source takes two independent files that agree, and a person who decides.

  npm run evidence -- FILE…

The exit code is 1 if anything differs, 2 if a file cannot be read or is not from CometChat.`

/** @throws if the file is not evidence, or is not from CometChat */
async function readEvidence(path: string): Promise<Seen> {
  const schema = JSON.parse(await readFile(new URL('../../../contract-tests/evidence.schema.json', import.meta.url), 'utf8'))
  const seen = parsed(await readFile(path, 'utf8')) as Seen
  const validate = new Ajv2020({ strict: true }).compile(schema)
  if (!validate(seen)) {
    const [problem] = validate.errors ?? []
    throw new Error(`${path} is no evidence file: ${problem?.instancePath || '/'} ${problem?.message}`)
  }
  if (seen.region === notTheService) throw new Error(`${path} is from another server, such as the fake: it shows nothing about CometChat.`)
  return seen
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const { lines, differs } = linesOf(await Promise.all(positionals.map(readEvidence)), await readContracts())
  console.log(printable(lines.join('\n')))
  return differs ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 2
}
