import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The imports of a declaration file: relative paths and names of packages. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom |\bimport\(|^import )["']([^"']+)["']/gm)].map(([, specifier]) => specifier as string)

/**
 * Removes the declarations that no entry imports. They describe internals, and a user's compiler
 * would read the types of other packages that they import.
 *
 * @param folder - the built package
 * @param entries - the declarations of its entries, from that folder
 */
export function keepPublicDeclarations(folder: string, entries: readonly string[]): void {
  const publicFiles = new Set<string>()
  const keepFile = (file: string): void => {
    if (publicFiles.has(file)) return
    publicFiles.add(file)
    const specifiers = importsOf(readFileSync(join(folder, file), 'utf8')).filter((specifier) => specifier.startsWith('.'))
    for (const specifier of specifiers) keepFile(join(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts')))
  }
  for (const entry of entries) keepFile(join(entry))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts') && !publicFiles.has(relative('.', file))) rmSync(join(folder, file))
}
