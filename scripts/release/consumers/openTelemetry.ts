import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { snippetsOf } from '../../site/snippets.ts'
import type { Consumer } from './consumer.ts'

const guide = 'docs/observing-calls.md'

/**
 * The hooks of the guide on traces, beside undici's own instrumentation: its spans must be children
 * of those of the calls.
 */
export const openTelemetry: Consumer = {
  title: 'OpenTelemetry',
  version: '2.12.0',
  how: 'the hooks of the guide, with `instrumentation-undici`',
  packages: {
    '@opentelemetry/api': '1.9.1',
    '@opentelemetry/instrumentation': '0.223.0',
    '@opentelemetry/instrumentation-undici': '0.33.0',
    '@opentelemetry/sdk-trace-node': '2.12.0',
  },
  async run(project) {
    const recipe = snippetsOf(guide, await readFile(guide, 'utf8')).find(({ code }) => code.includes('@opentelemetry/api'))
    const [hooks = ''] = recipe?.code.split('\nconst chat = ') ?? []
    const { code } = await transform(`${hooks}\nexport { hooks }\n`, { loader: 'ts' })
    await writeFile(join(project.folder, 'tracingHooks.mjs'), code)
    await project.run(process.execPath, ['tracing.mjs'])
  },
}
