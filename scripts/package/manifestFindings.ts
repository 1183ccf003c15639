import type { Manifest } from './pack.ts'

/** Scripts that npm runs on the user's machine when the package is installed. */
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare']

/** The packages that users of the client install along with it. */
const clientDependencies = ['openapi-fetch']

/** Finds promises of package.json that the package does not keep, except those that publint checks. */
export function manifestFindings(manifest: Manifest): string[] {
  const findings: string[] = []
  const { name, dependencies = {}, devDependencies = {}, peerDependencies = {}, optionalDependencies = {}, scripts = {} } = manifest
  const more = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }).filter(
    (one) => !clientDependencies.includes(one),
  )
  if (name === 'cometchat-rest' && more.length > 0)
    findings.push(`${name}: users would install ${more.join(', ')}; the client depends on ${clientDependencies.join()} alone`)
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!/^(file:.*|(npm:.*@)?\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
      findings.push(`${name}: ${dependency} is ${version}; pin it exactly`)
  }
  for (const script of installScripts) {
    if (scripts[script] !== undefined) findings.push(`${name}: the script ${script} would run on every user's machine`)
  }
  if (manifest.sideEffects !== false) findings.push(`${name}: "sideEffects" must be false, so that bundlers can drop what is not used`)
  return findings
}

const unwanted = /\.test(-d)?\.|(^|\/)tests\/|\/__|\.tsbuildinfo$|(^|\/)\.env/
const needed = ['package.json', 'README.md', 'LICENSE']

/** Finds files that users do not need, and missing ones. What the exports lead to is left to publint. */
export function contentFindings(name: string, files: readonly string[]): string[] {
  return [
    ...files.filter((file) => unwanted.test(file)).map((file) => `${name} holds ${file}, which users do not need`),
    ...needed.filter((file) => !files.includes(file)).map((file) => `${name} holds no ${file}`),
  ]
}

/** Finds source maps that lead to no TypeScript file of the package, so that "go to definition" would end in a declaration. */
export function mapFindings(files: readonly string[], read: (file: string) => string): string[] {
  const inside = new Set(files)
  return (
    files
      // Declarations for CommonJS hold nothing but references to the others.
      .filter((file) => file.startsWith('dist/') && /\.[cm]?[jt]s$/.test(file) && !file.endsWith('.d.cts'))
      .flatMap((file) => {
        if (!inside.has(`${file}.map`)) return [`${file} has no source map`]
        const { sources } = JSON.parse(read(`${file}.map`)) as { sources: string[] }
        return sources
          .map((source) => new URL(source, `file:///${file}`).pathname.slice(1))
          .filter((source) => !inside.has(source))
          .map((source) => `${file} is mapped to ${source}, which is not in the package`)
      })
  )
}
