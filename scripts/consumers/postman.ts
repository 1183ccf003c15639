import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { postman } from '../docs/postman.ts'
import type { Consumer } from './consumers.ts'

const newman = '6.2.2'

/** Runs a collection as its reader would and prints the requests that were not answered with success, by their names and statuses. */
const program = `import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const newman = createRequire(import.meta.url)('newman')
const [file, count] = process.argv.slice(2)
const envVar = [{ key: 'baseUrl', value: process.env.MOCK_URL }, ...['apiKey', 'key', 'secret'].map((key) => ({ key, value: 'feedface' }))]
newman.run({ collection: JSON.parse(readFileSync(file, 'utf8')), envVar, reporters: [] }, (error, { run }) => {
  if (error) throw error
  const statuses = run.executions.map(({ item, response, requestError }) => [item.name, response?.code ?? String(requestError)])
  const failed = statuses.filter(([, status]) => !(status >= 200 && status <= 299))
  if (statuses.length !== Number(count)) failed.push([file, statuses.length + ' requests, not ' + count])
  if (failed.length > 0) throw new Error(failed.map((one) => one.join(': ')).join(', '))
})
`

/** The Postman collections of the documentation, run by newman against the mock. newman is installed only here, as it would add a quarter to the project's dependencies. */
export const collections: Consumer = {
  title: 'newman',
  version: newman,
  how: 'every request of the Postman collections',
  packages: { newman },
  async run(project, url) {
    await writeFile(join(project.folder, 'collection.mjs'), program)
    for (const contract of await readContracts()) {
      const file = `${contract.name}.postman.json`
      await writeFile(join(project.folder, file), JSON.stringify(await postman(contract)))
      await project.run(process.execPath, ['collection.mjs', file, String(contract.operations.length)], { MOCK_URL: url })
    }
  },
}
