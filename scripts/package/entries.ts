import type { Manifest } from './pack.ts'

/** What jsr.json says of the package, as it is published on JSR. */
export interface JsrManifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

/** The entries of the client that hold code or types, by the names of their files in `src/`: `index`, `chat`, … */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest.exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => (path === '.' ? 'index' : path.slice(2)))

/** How package.json offers an entry to whatever loads or compiles it. Bun would load the files of `require` in addition to those of `import`. */
export const conditionsOf = (entry: string) => ({
  bun: `./dist/src/${entry}.js`,
  import: { types: `./dist/src/${entry}.d.ts`, default: `./dist/src/${entry}.js` },
  'module-sync': `./dist/src/${entry}.js`,
  require: { types: `./dist/cjs/${entry}.d.cts`, default: `./dist/cjs/${entry}.cjs` },
})

/** Finds entries that are not offered to every loader, every resolution of TypeScript, and JSR. */
export function entryFindings(manifest: Manifest, jsr: JsrManifest): string[] {
  const { name, version, exports, typesVersions = { '*': {} } } = manifest
  const findings = entriesOf(manifest)
    .filter((entry) => JSON.stringify(exports[pathOf(entry)]) !== JSON.stringify(conditionsOf(entry)))
    .map((entry) => `${name}: the entry ${pathOf(entry)} must be ${JSON.stringify(conditionsOf(entry))}, in this order`)
  for (const path of Object.keys(exports)) {
    if (path !== '.' && path !== './package.json' && !typesVersions['*']?.[path.slice(2)])
      findings.push(`${name}: "typesVersions" has no ${path.slice(2)}, which moduleResolution node10 would not find`)
  }
  const onJsr = Object.fromEntries(entriesOf(manifest).map((entry) => [pathOf(entry), `./src/${entry}.ts`]))
  if (JSON.stringify(jsr.exports) !== JSON.stringify(onJsr)) findings.push(`jsr.json: "exports" must be ${JSON.stringify(onJsr)}`)
  if (jsr.version !== version)
    findings.push(`jsr.json has version ${jsr.version}, package.json ${version}; npm run release:version sets all`)
  return findings
}

const pathOf = (entry: string): string => (entry === 'index' ? '.' : `./${entry}`)
