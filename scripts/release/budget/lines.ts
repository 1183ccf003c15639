import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Lines by wing, such as `src` and `src tests`. */
export type Lines = Readonly<Record<string, number>>

const limitsFile = 'scripts/release/budget/lines.json'
const code = /\.([cm]?[jt]s|css)$/

/** The wing of a file: its top folder, or a folder of `scripts/`; tests have wings of their own. */
export function wingOf(file: string): string {
  const wing = /^scripts\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? file
  return /\.test\.ts$|\/tests\//.test(file) ? `${wing} tests` : wing
}

/** Counts the lines of all code that is written by hand. */
export function countLines(): Lines {
  const wings: Record<string, number> = {}
  for (const file of ['src', 'contract-tests', 'scripts', 'examples'].flatMap((folder) => sourceFiles(folder, code))) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    wings[wingOf(file)] = (wings[wingOf(file)] ?? 0) + lines
  }
  return Object.fromEntries(Object.entries(wings).sort())
}

/** Finds the wings that have more lines than they may, and those without a limit. */
export function overLimit(limits: Lines, now: Lines): string[] {
  const findings = Object.entries(now)
    .filter(([wing, lines]) => lines > (limits[wing] ?? 0))
    .map(([wing, lines]) => `${wing}: ${lines} lines; at most ${limits[wing] ?? 0} are allowed`)
  return findings.length === 0
    ? []
    : [...findings, `Remove lines; or raise the limit in ${limitsFile}, with a sentence in the commit that says what for.`]
}

/** The limits lowered to what there is; none rises, and those of wings that are gone go. */
export const lowered = (limits: Lines, now: Lines): Lines =>
  Object.fromEntries(Object.entries(now).flatMap(([wing, lines]) => (wing in limits ? [[wing, Math.min(lines, limits[wing] ?? 0)]] : [])))

const readLimits = () => JSON.parse(readFileSync(join(root, limitsFile), 'utf8')) as Lines

/** Prints the lines of each wing, and finds those above their limit. */
export async function lines(): Promise<string[]> {
  const now = countLines()
  const sum = (tests: boolean) =>
    Object.entries(now).reduce((total, [wing, count]) => total + (wing.endsWith(' tests') === tests ? count : 0), 0)
  console.log(
    `  lines: ${Object.entries(now)
      .map(([wing, count]) => `${wing} ${count}`)
      .join(', ')}; all ${sum(false)}, tests ${sum(true)}`,
  )
  return overLimit(readLimits(), now)
}

/** Lowers the limits to the current lines. */
export async function lowerLimits(): Promise<void> {
  await writeFile(join(root, limitsFile), `${JSON.stringify(lowered(readLimits(), countLines()), undefined, 2)}\n`)
}
