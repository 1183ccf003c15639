// `npm run upstream -- FILE…`: compares editions of the published documents with ours, and reports what is new in them.
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { compare, type News } from './compare.ts'
import { readEdition } from './edition.ts'
import { report } from './report.ts'
import { goneSources, type KnownEdition } from './sources.ts'

const help = `Compares editions of the published documents with ours, operation by operation: what is new there, what it contradicts, which of
its examples ours refuse, and which facts' sources are gone. What an operation's or schema's x-discrepancy names is known, and no news.

  npm run upstream -- FILE… [--json FILE]

  --json FILE   also writes the differences as JSON
  --help        this text

FILE is an OpenAPI document, as JSON or YAML, named as it is published (chat-apis.json …). The exit code is 1 if there is news, 2 if a file
cannot be read.`

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const contracts = await readContracts()
  const editions: KnownEdition[] = parse(await readFile(new URL('../../openapi/extensions/editions.yaml', import.meta.url), 'utf8'))
  const all: { file: string; news: News[] }[] = []
  for (const path of positionals) {
    const edition = await readEdition(path)
    const file = basename(path)
    const documents = contracts.map(({ document }) => document)
    const news = [...compare(edition, contracts), ...goneSources(edition, file, editions, documents)]
    all.push({ file, news })
    console.log(report(file, news))
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(all, undefined, 2)}\n`)
  return all.some(({ news }) => news.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
