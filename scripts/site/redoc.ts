import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import { programPath } from '../command.ts'

/** Redoc's own logo, which it fetches; it shows none if that fails. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g

const asset = (name: string) => fileURLToPath(new URL(`assets/${name}`, import.meta.url))

/** The address of a document's page in Redoc. */
export const redocAddress = ({ name }: Pick<Contract, 'name'>): string => `redoc/${name}.html`

/**
 * Renders a document as one page in Redoc, with everything that it needs inside.
 *
 * @param output - the file to write
 * @throws with Redocly's message if it cannot be rendered
 */
export async function writeRedoc({ name }: Pick<Contract, 'name'>, output: string): Promise<void> {
  const document = `generated/${name}.openapi.json`
  const files = ['--config', asset('redocly.yaml'), '--template', asset('redoc.hbs'), '--output', output]
  await promisify(execFile)(process.execPath, [programPath('redocly'), 'build-docs', document, '--inlineBundle', ...files], {
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((error: { stderr?: string }) => {
    throw new Error(`${document} cannot be rendered:\n${error.stderr ?? error}`)
  })
  await writeFile(output, (await readFile(output, 'utf8')).replaceAll(logo, 'data:,'))
}
