import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Document } from '../../contract-tests/spec/document.ts'

const run = promisify(execFile)
const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))

/**
 * Bundles one document of redocly.yaml into a file of its own, every reference to another file turned into a component.
 * @throws with Redocly's message, file and line, if the document cannot be bundled.
 */
export async function bundle(name: string, file: string): Promise<Document> {
  try {
    await run(process.execPath, [redocly, 'bundle', name, '--output', file], {
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
  } catch (error) {
    throw new Error(`openapi/${name} cannot be bundled:\n${(error as { stderr?: string }).stderr ?? error}`)
  }
  const document: Document = JSON.parse(await readFile(file, 'utf8'))
  const twins = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named)
      .filter((key) => /-\d+$/.test(key))
      .map((key) => `${kind}/${key}`),
  )
  if (twins.length > 0) throw new Error(`openapi/${name}: two files share a component's name (${twins.join(', ')}); rename one of them`)
  return document
}
