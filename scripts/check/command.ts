import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A check: finds nothing if all is well. */
export type Check = () => Promise<string[]>

/** A check that runs a script or an installed program with this very Node, and finds what it prints if it fails. */
export function command(program: string, ...args: string[]): Check {
  const path = fileURLToPath(new URL(program.endsWith('.ts') ? `../../${program}` : `../../node_modules/.bin/${program}`, import.meta.url))
  return () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [path, ...args], {
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `${program} ended with code ${code}`]))
    })
}
