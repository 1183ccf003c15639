import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
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
 * Finds what are-the-types-wrong says of a tarball, as its profile `esm-only` does: without the resolution of Node 10, which knows no
 * `exports`, and without the note that `require` gets an ES module, which current Node loads.
 */
export async function typeResolutionFindings(tarball: string): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))))
  if (!result.types) return ['are-the-types-wrong: the package has no types']
  return result.problems.filter(concernsUsers).map(({ kind, ...where }) => `are-the-types-wrong: ${kind} ${JSON.stringify(where)}`)
}

function concernsUsers(problem: Problem): boolean {
  const resolution = 'resolutionKind' in problem ? problem.resolutionKind : undefined
  return resolution !== 'node10' && !(problem.kind === 'CJSResolvesToESM' && resolution === 'node16-cjs')
}
