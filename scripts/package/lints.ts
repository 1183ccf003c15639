import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Manifest } from './pack.ts'

/** Finds what publint says of a tarball, suggestions included. */
export async function publintFindings(tarball: string, manifest: Manifest): Promise<string[]> {
  const bytes = await readFile(tarball)
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, level: 'suggestion', strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, { ...manifest }) ?? message.code}`)
}

/**
 * Finds what are-the-types-wrong says of a tarball, under every resolution that TypeScript has. For an entry without `require` support it
 * ignores the note that `require` gets an ES module, which current Node loads. JSON entries have no types; publint finds those that are missing.
 */
export async function typeResolutionFindings(tarball: string, manifest: Manifest): Promise<string[]> {
  const promised = (entry: unknown) => JSON.stringify(manifest.exports[String(entry)] ?? '').includes('"require":')
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))), {
    excludeEntrypoints: [/\.json$/],
  })
  if (!result.types) return ['are-the-types-wrong: the package has no types']
  return result.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM' || promised(problem.entrypoint))
    .map(({ kind, ...where }) => `are-the-types-wrong: ${kind} ${JSON.stringify(where)}`)
}
