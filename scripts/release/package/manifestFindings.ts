import type { Manifest } from './manifest.ts'

/** Scripts that npm runs on the user's machine when the package is installed. */
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare']

/** The packages that users of the client install along with it. */
const clientDependencies = ['openapi-fetch']

/** Finds mistakes in a package.json, except those that publint reports. */
export function manifestFindings(manifest: Manifest): string[] {
  const findings: string[] = []
  const { name, dependencies = {}, peerDependencies = {}, optionalDependencies = {}, scripts = {} } = manifest
  const more = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }).filter(
    (name) => !clientDependencies.includes(name),
  )
  if (name === 'cometchat-rest' && more.length > 0)
    findings.push(`${name}: users would install ${more.join(', ')}; the client may only depend on ${clientDependencies.join()}`)
  findings.push(...rangeFindings(name, manifest))
  for (const script of installScripts) {
    if (scripts[script] !== undefined) findings.push(`${name}: the script ${script} would run on every user's machine`)
  }
  if (manifest.sideEffects !== false) findings.push(`${name}: "sideEffects" must be false, so that bundlers can drop unused code`)
  return findings
}

/** Finds dependencies that are not pinned exactly. */
export const rangeFindings = (
  name: string,
  { dependencies, devDependencies }: Pick<Manifest, 'dependencies' | 'devDependencies'>,
): string[] =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(file:.*|(npm:.*@)?\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
    .map(([dependency, version]) => `${name}: ${dependency} is ${version}; pin it exactly`)

const unwanted = /\.test(-d)?\.|(^|\/)tests\/|\/__|\.tsbuildinfo$|\.map$|(^|\/)\.env/
const needed = ['package.json', 'README.md', 'LICENSE']
const neededByClient = ['llms.txt', 'docs/README.md', 'CHANGELOG.md']

/**
 * Finds files that users do not need, and required files that are missing. publint checks the files
 * of the exports.
 */
export function contentFindings(name: string, files: readonly string[]): string[] {
  return [
    ...files.filter((file) => unwanted.test(file)).map((file) => `${name} contains ${file}, which users do not need`),
    ...[...needed, ...(name === 'cometchat-rest' ? neededByClient : [])]
      .filter((file) => !files.includes(file))
      .map((file) => `${name} lacks ${file}`),
  ]
}

/** The maximum size of the installed client in bytes: two fifths are the documents. */
const largest = 3_000_000

/** Finds a client that takes more than 3 MB in a user's node_modules. */
export const sizeFindings = (name: string, unpacked: number): string[] =>
  name === 'cometchat-rest' && unpacked > largest ? [`${name} unpacks to ${unpacked} bytes; the limit is ${largest}`] : []
