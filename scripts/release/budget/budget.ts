import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../root.ts'
import { packageSizes } from './size.ts'
import { callInstantiations } from './typeCost.ts'

// The front door of this folder. In goes the code as it would be published; out come the figures
// that `npm run check` compares with `baseline.json`.

/** The figures that must not grow unnoticed; they are the same on every machine. */
export interface Budget {
  /** Bytes of the whole chat client, bundled from what is published, minified and gzipped. */
  readonly bytes: number
  /** Bytes of `parseWebhook` and of `importAll`, minified and gzipped. */
  readonly webhookBytes: number
  readonly importBytes: number
  /** How many files an import of the package loads. */
  readonly files: number
  /** Type instantiations of TypeScript 5.9 for 40 calls. */
  readonly instantiations: number
}

/** The file with the accepted figures. */
export const baselinePath = join(root, 'scripts/release/budget/baseline.json')

/** The accepted figures. */
export const readBaseline = async (): Promise<Budget> => JSON.parse(await readFile(baselinePath, 'utf8')) as Budget

/** The figures of the current code. */
export async function measureBudget(): Promise<Budget> {
  return { ...(await packageSizes()), instantiations: await callInstantiations() }
}
