import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Manifest } from './manifest.ts'

/** The findings of publint about a tarball, including suggestions. */
export async function publintFindings(tarball: string, manifest: Manifest): Promise<string[]> {
  const bytes = await readFile(tarball)
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, level: 'suggestion', strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, { ...manifest }) ?? message.code}`)
}

/**
 * The findings of are-the-types-wrong about a tarball, under every module resolution of TypeScript.
 * For an entry without `require` support, ignores that `require` gets an ES module, which current
 * Node loads. JSON entries have no types; publint reports missing ones.
 */
export async function typeResolutionFindings(tarball: string, manifest: Manifest): Promise<string[]> {
  const supportsRequire = (entry: unknown) => JSON.stringify(manifest.exports[String(entry)] ?? '').includes('"require":')
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))), {
    excludeEntrypoints: [/\.json$/],
  })
  if (!result.types) return ['are-the-types-wrong: the package has no types']
  return result.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM' || supportsRequire(problem.entrypoint))
    .map(({ kind, ...where }) => `are-the-types-wrong: ${kind} ${JSON.stringify(where)}`)
}
