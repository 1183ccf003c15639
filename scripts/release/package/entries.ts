import type { Manifest } from './manifest.ts'

/** The entries of the client with code or types, by files of `src/`: `index`, `chat`, … */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest.exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => (path === '.' ? 'index' : path.slice(2)))

/**
 * The conditions of an entry in package.json's `exports`. Without `bun`, Bun would load the files
 * of `require` in addition to those of `import`.
 */
export const conditionsOf = (entry: string) => ({
  bun: `./dist/src/${entry}.js`,
  import: { types: `./dist/src/${entry}.d.ts`, default: `./dist/src/${entry}.js` },
  'module-sync': `./dist/src/${entry}.js`,
  require: { types: `./dist/cjs/${entry}.d.cts`, default: `./dist/cjs/${entry}.cjs` },
})
