import { pathToFileURL } from 'node:url'
import { nodeOutput } from './childScript.ts'
import { median } from './median.ts'
import type { Prepared } from './prepare.ts'

/** How long it takes to import a module in a fresh process. */
export interface ImportTime {
  readonly name: string
  /** Relative to openapi-fetch. */
  readonly ratio: number
  readonly milliseconds: number
}

const reference = 'openapi-fetch'

/** Compares import times: medians of the runs, in which the modules alternate. */
export async function importTimes(prepared: Prepared, runs: number): Promise<ImportTime[]> {
  const modules = {
    [reference]: import.meta.resolve('openapi-fetch'),
    'cometchat-rest': pathToFileURL(prepared.ours).href,
    'redocly generate-client, bundled': pathToFileURL(prepared.redocly).href,
    'hey-api, bundled': pathToFileURL(prepared.heyApi).href,
    ky: import.meta.resolve('ky'),
    axios: import.meta.resolve('axios'),
  }
  const times = new Map(Object.keys(modules).map((name) => [name, [] as number[]]))
  for (let run = 0; run < runs; run++) for (const [name, url] of Object.entries(modules)) times.get(name)?.push(await importTime(url))
  const least = median(times.get(reference) ?? [])
  return [...times].map(([name, all]) => ({ name, ratio: median(all) / least, milliseconds: median(all) }))
}

async function importTime(url: string): Promise<number> {
  const code = `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start)`
  return Number(await nodeOutput(['--input-type=module', '-e', code], import.meta.dirname))
}
