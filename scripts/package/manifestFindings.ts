import type { Manifest } from './pack.ts'

/** Scripts that npm runs on the user's machine when the package is installed. */
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare']

/** Finds what package.json promises users and does not keep: no install scripts, one dependency at most, exact versions, types first. */
export function manifestFindings(manifest: Manifest): string[] {
  const findings: string[] = []
  const { dependencies = {}, devDependencies = {}, peerDependencies = {}, optionalDependencies = {}, scripts = {} } = manifest
  const runtime = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })
  if (runtime.length > 1) findings.push(`package.json: users would install ${runtime.join(', ')}; one dependency at most`)
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!/^(file:.*|(npm:.*@)?\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version)) findings.push(`package.json: ${name} is ${version}; pin it exactly`)
  }
  for (const name of installScripts) {
    if (scripts[name] !== undefined) findings.push(`package.json: the script ${name} would run on every user's machine`)
  }
  if (manifest.type !== 'module') findings.push('package.json: "type" must be "module"')
  if (manifest.sideEffects !== false) findings.push('package.json: "sideEffects" must be false, so that bundlers can drop what is not used')
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (entry.endsWith('.json')) continue
    if (typeof target === 'string' || Object.keys(target)[0] !== 'types')
      findings.push(`package.json: the export ${entry} must name its "types" first`)
  }
  return findings
}

/** What users need; each pattern must match a file, and each file a pattern. */
const wanted = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^CHANGELOG\.md$/,
  /^dist\/src\/.*\.(js|d\.ts)(\.map)?$/,
  /^dist\/generated\/.*\.(js|d\.ts)(\.map)?$/,
  /^src\/.*\.ts$/,
  /^generated\/.*\.ts$/,
  /^generated\/\w+\.openapi\.json$/,
]
const unwanted = /\.test(-d)?\.|\/testing\/|\/__|\.tsbuildinfo$/

/** Finds files that do not belong in the package, missing ones, and exports that lead nowhere. */
export function contentFindings(files: readonly string[], manifest: Manifest): string[] {
  const inside = new Set(files)
  return [
    ...files
      .filter((file) => unwanted.test(file) || !wanted.some((pattern) => pattern.test(file)))
      .map((file) => `the package holds ${file}, which users do not need`),
    ...wanted.filter((pattern) => !files.some((file) => pattern.test(file))).map((pattern) => `the package holds nothing like ${pattern}`),
    ...Object.entries(manifest.exports).flatMap(([entry, target]) =>
      Object.values(typeof target === 'string' ? [target] : target)
        .filter((path) => !inside.has(path.replace(/^\.\//, '')))
        .map((path) => `the export ${entry} leads to ${path}, which is not in the package`),
    ),
  ]
}

/** Finds source maps that lead to no TypeScript file of the package, so that "go to definition" would end in a declaration. */
export function mapFindings(files: readonly string[], read: (file: string) => string): string[] {
  const inside = new Set(files)
  return files
    .filter((file) => file.startsWith('dist/') && !file.endsWith('.map'))
    .flatMap((file) => {
      if (!inside.has(`${file}.map`)) return [`${file} has no source map`]
      const { sources } = JSON.parse(read(`${file}.map`)) as { sources: string[] }
      return sources
        .map((source) => new URL(source, `file:///${file}`).pathname.slice(1))
        .filter((source) => !inside.has(source))
        .map((source) => `${file} is mapped to ${source}, which is not in the package`)
    })
}
