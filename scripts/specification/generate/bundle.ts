import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { DocumentName } from '../../../contract-tests/documents/bundles.ts'
import type { OpenApiDocument } from '../../../contract-tests/documents/document.ts'
import { programPath } from '../../command.ts'

const run = promisify(execFile)

/**
 * Bundles documents of redocly.yaml: every reference to another file becomes a component. One
 * process bundles all of them, because starting Redocly takes longer than bundling.
 *
 * @returns the bundles, in the order of the names
 * @throws with Redocly's message, file and line, if a document cannot be bundled
 */
export async function bundleDocuments(names: readonly DocumentName[]): Promise<OpenApiDocument[]> {
  const output = await run(process.execPath, [programPath('redocly'), 'bundle', ...names, '--ext', 'json'], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 2 ** 28,
  }).catch((error: { stderr?: string }) => {
    throw new Error(`openapi/ cannot be bundled:\n${error.stderr ?? error}`)
  })
  // Redocly prints the indented documents without a separator.
  const documents = output.stdout.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text, withoutOpen) as OpenApiDocument)
  for (const [index, name] of names.entries()) rejectNumbered(name, documents[index] as OpenApiDocument)
  return documents
}

/**
 * Leaves out `unevaluatedProperties: true`. In the sources it tells Redocly's rule for examples
 * that a part of an object is not the whole; elsewhere it says nothing, and some tools reject it.
 */
const withoutOpen = (key: string, value: unknown): unknown => (key === 'unevaluatedProperties' && value === true ? undefined : value)

/** Redocly numbers components if two files have the same name. */
function rejectNumbered(name: DocumentName, { components }: OpenApiDocument): void {
  const numbered = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named)
      .filter((key) => /-\d+$/.test(key))
      .map((key) => `${kind}/${key}`),
  )
  if (numbered.length > 0)
    throw new Error(`openapi/${name}: two files share a component's name (${numbered.join(', ')}); rename one of them`)
}
