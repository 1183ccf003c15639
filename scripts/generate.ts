// Writes generated/ from openapi/: bundles, types, operation tables, client interfaces and webhook events. Run twice, it writes the same bytes.
//
//   node scripts/generate.ts [folder]     (generated/ unless another folder is named)
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from './generate/bundle.ts'
import { operationsOf } from './generate/document.ts'
import { events } from './generate/events.ts'
import { clientInterface } from './generate/interface.ts'
import { table } from './generate/table.ts'
import { types } from './generate/types.ts'

/** The documents, by the name of their folder. */
export const documents = ['chat', 'calls', 'management'] as const

const notice = '// Written by `npm run generate` from openapi/. Do not edit.\n'

/** Writes everything that is generated into `folder`. */
export async function generate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const headers = await Promise.all(
    documents.map(async (name) => {
      const document = await bundle(name, join(folder, `${name}.openapi.json`))
      const operations = operationsOf(document)
      await Promise.all([
        types(document).then((text) => writeFile(join(folder, `${name}.ts`), notice + text)),
        writeFile(join(folder, `${name}.operations.ts`), notice + table(name, document, operations)),
        writeFile(join(folder, `${name}.client.ts`), notice + clientInterface(name, document, operations)),
        document.webhooks && writeFile(join(folder, `${name}.events.ts`), notice + events(name, document)),
      ])
      console.log(`${name}: ${operations.length} operations`)
      return Object.values(document.components.securitySchemes).map((scheme) => scheme.name)
    }),
  )
  const names = JSON.stringify([...new Set(headers.flat())])
  await writeFile(
    join(folder, 'credentialHeaders.ts'),
    `${notice}/** The headers that carry credentials, from the security schemes of all documents. */\nexport const credentialHeaders = ${names} as const\n`,
  )
}

if (import.meta.main) await generate(process.argv[2] ?? 'generated')
