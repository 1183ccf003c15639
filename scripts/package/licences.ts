import { readFile } from 'node:fs/promises'
import { markdownTable } from './markdownTable.ts'

/** Licences that ask for no more than their text to be kept. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** The part of package-lock.json that is read. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>
  >
}

/** A package that a user of this one installs along with it. */
interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** Lists what users install along with the package, from the lockfile: everything that is not there for development only. */
export function shipped({ packages }: Lockfile): Shipped[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license = 'none stated' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** The list of licences as a page, docs/licences.md. */
export function licencesPage(list: readonly Shipped[]): string {
  return `# Licences of what is shipped

\`cometchat-rest\` is published under the MIT licence. It holds no code of others; npm installs these packages along with it:

${markdownTable(
  ['package', 'version', 'licence'],
  list.map(({ name, version, licence }) => [`\`${name}\``, version, licence]),
)}

Written by \`npm run licences\` from package-lock.json; \`npm run check:package\` refuses licences that ask for more than their text to be kept.
`
}

/** Finds shipped packages whose licence is not a permissive one, and a page that is out of date. */
export function licenceFindings(list: readonly Shipped[], page: string): string[] {
  const findings = list
    .filter(({ licence }) => !permissive.includes(licence))
    .map(({ name, licence }) => `${name} would be shipped, its licence is ${licence}; permitted are ${permissive.join(', ')}`)
  return page === licencesPage(list) ? findings : [...findings, 'docs/licences.md is out of date; run npm run licences']
}

/** Reads package-lock.json. */
export async function readLockfile(): Promise<Lockfile> {
  return JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'))
}
