import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'

/** Generates anew into a temporary folder and compares with what is committed, byte by byte. */
export async function stale(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-'))
  try {
    const findings = await command('scripts/generate.ts', folder)()
    if (findings.length > 0) return findings
    const [fresh, committed] = await Promise.all([readdir(folder), readdir('generated')])
    const differing: string[] = []
    for (const name of [...new Set([...fresh, ...committed])].sort()) {
      const [now, then] = await Promise.all(
        [folder, 'generated'].map((place) => readFile(join(place, name), 'utf8').catch(() => undefined)),
      )
      if (now === undefined) differing.push(`generated/${name} is no longer generated`)
      else if (then === undefined) differing.push(`generated/${name} is missing`)
      else if (now !== then) differing.push(`generated/${name} does not match openapi/`)
    }
    return differing.length > 0 ? [...differing, 'Run npm run generate and commit what it writes.'] : []
  } finally {
    await rm(folder, { recursive: true })
  }
}
