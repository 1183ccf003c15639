import type { Manifest } from './manifest.ts'

/** The packages that users of the client install along with it. */
const clientDependencies = ['openapi-fetch']

/** Finds what else a user of the client would install. */
export function dependencyFindings({ name, dependencies, peerDependencies, optionalDependencies }: Manifest): string[] {
  if (name !== 'cometchat-rest') return []
  const all = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })
  const more = all.filter((dependency) => !clientDependencies.includes(dependency))
  return more.map((dependency) => `${name}: users would install ${dependency}; the client may only depend on ${clientDependencies}`)
}

const unwantedFile = /\.test(-d)?\.|(^|\/)tests\/|\/__|\.tsbuildinfo$|\.map$|(^|\/)\.env/
const requiredFiles = ['package.json', 'README.md', 'LICENSE']
const requiredByClient = ['llms.txt', 'docs/README.md', 'CHANGELOG.md']

/**
 * Finds files that users do not need, and required files that are missing. publint checks the files
 * of the exports.
 */
export function contentFindings(name: string, files: readonly string[]): string[] {
  return [
    ...files.filter((file) => unwantedFile.test(file)).map((file) => `${name} contains ${file}, which users do not need`),
    ...[...requiredFiles, ...(name === 'cometchat-rest' ? requiredByClient : [])]
      .filter((file) => !files.includes(file))
      .map((file) => `${name} lacks ${file}`),
  ]
}

/** The maximum size of the installed client in bytes: two fifths are the documents. */
const maximumSize = 3_100_000

/** Finds a client that takes more than 3.1 MB in a user's node_modules. */
export const sizeFindings = (name: string, unpacked: number): string[] =>
  name === 'cometchat-rest' && unpacked > maximumSize ? [`${name} unpacks to ${unpacked} bytes; the limit is ${maximumSize}`] : []
