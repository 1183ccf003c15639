// `npm run bench:contract`: the contract suite beside what the field commonly uses, newman over a generated collection through Prism's proxy, in one run.
import { performance } from 'node:perf_hooks'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import newman from 'newman'
import { convertV2 } from 'openapi-to-postmanv2'
import { documents, readBundle } from '../../contract-tests/document/bundles.ts'
import type { Document } from '../../contract-tests/document/document.ts'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { runSuite } from '../../contract-tests/run/suite.ts'

/** What one tool did. */
interface Measure {
  tool: string
  cases: number
  operations: number
  milliseconds: number
  failures: number
}

const measures = [await suite(), await newmanThroughPrism()]
console.log(
  `${'tool'.padEnd(34)}${'operations'.padStart(12)}${'cases'.padStart(9)}${'seconds'.padStart(10)}${'ms/case'.padStart(10)}${'failures'.padStart(10)}`,
)
for (const { tool, operations, cases, milliseconds, failures } of measures) {
  console.log(
    `${tool.padEnd(34)}${String(operations).padStart(12)}${String(cases).padStart(9)}${(milliseconds / 1000).toFixed(1).padStart(10)}${(milliseconds / cases).toFixed(2).padStart(10)}${String(failures).padStart(10)}`,
  )
}

async function suite(): Promise<Measure> {
  const { cases, operations, milliseconds } = await runSuite()
  return {
    tool: 'contract suite',
    cases,
    operations: operations.length,
    milliseconds,
    failures: operations.flatMap(({ failed }) => failed).length,
  }
}

/** A collection for each document, sent by newman through Prism's proxy to the mock. Making the collections is not counted, loading Prism is, as in the suite. */
async function newmanThroughPrism(): Promise<Measure> {
  const bundles = (await Promise.all(documents.map(readBundle))).map(withoutForms)
  const collections = await Promise.all(bundles.map(collectionOf))
  const start = performance.now()
  const mock = await createMock({ documents: bundles })
  const total: Measure = { tool: 'newman through Prism’s proxy', cases: 0, operations: 0, milliseconds: 0, failures: 0 }
  for (const [index, document] of bundles.entries()) {
    const proxy = createServer(await getHttpOperationsFromSpec(structuredClone(document)), {
      cors: false,
      config: {
        isProxy: true,
        upstream: new URL(mock.url),
        upstreamProxy: undefined,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: true,
        mock: { dynamic: false },
      },
      components: { logger: createLogger('proxy', { level: 'silent' }) },
    })
    const url = await proxy.listen(0, '127.0.0.1')
    const { stats, failures } = await run(collections[index] as object, url)
    total.cases += stats.requests.total
    total.operations += Object.values(document.paths).flatMap((item) => Object.keys(item)).length
    total.failures += failures
    await proxy.close()
  }
  await mock.close()
  return { ...total, milliseconds: performance.now() - start }
}

/** Prism's proxy dies of the forms that newman sends, whose parts have no content type; the operations that take forms are left out. */
function withoutForms(document: Document): Document {
  const takesForm = (item: object) => Object.values(item).some((operation) => operation?.requestBody?.content?.['multipart/form-data'])
  return { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(([, item]) => !takesForm(item))) }
}

function collectionOf(document: Document): Promise<object> {
  return new Promise((resolve, reject) => {
    const { webhooks: _, ...data } = document
    convertV2(
      { type: 'string', data: JSON.stringify(data) },
      { requestParametersResolution: 'Example', exampleParametersResolution: 'Example', stackLimit: 20 },
      (error, result) => {
        const [output] = result?.output ?? []
        if (error ?? !output) reject(error ?? new Error(`no collection: ${result?.reason}`))
        else resolve(output?.data as object)
      },
    )
  })
}

function run(collection: object, url: string): Promise<{ stats: { requests: { total: number } }; failures: number }> {
  const key = 'feedfacefeedfacefeedfacefeedfacefeedface'
  const variables = { baseUrl: url, apiKey: key, apikey: key, key, secret: key }
  return new Promise((resolve, reject) => {
    let failures = 0
    newman
      .run(
        {
          collection,
          envVar: Object.entries(variables).map(([name, value]) => ({ key: name, value })),
          globals: { values: [] },
          reporters: [],
          timeoutRequest: 10_000,
        },
        (error, summary) => (error ? reject(error) : resolve({ stats: summary.run.stats, failures })),
      )
      .on('request', (error, { response }) => {
        if (error || response.code >= 400) failures++
      })
  })
}
