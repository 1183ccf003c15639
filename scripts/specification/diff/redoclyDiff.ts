import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programPath } from '../../command.ts'

/**
 * A change as `redocly diff` reports it. A schema that is referenced from many places is reported
 * once.
 */
export interface DiffChange {
  /** Where the change takes effect, from the root of the document. */
  readonly path: string
  /** What changed: `Operation`, `Parameter`, `Schema`, `Response` … */
  readonly typeName: string
  readonly kind: 'added' | 'removed' | 'modified'
  /** The property of the node that changed; set for `modified`. */
  readonly property?: string
  /** The semver impact for callers of the API. */
  readonly impact: string
  readonly verdicts: readonly { readonly impact: string; readonly message: string }[]
  readonly base?: DiffLocation
  readonly revision?: DiffLocation
}

/** Where a change is, in the old or the new document. */
export interface DiffLocation {
  readonly pointer: string
  readonly value?: unknown
}

/** The report of `redocly diff` about two documents. */
export interface DiffReport {
  /** The semver bump that the changes require. */
  readonly bump: string
  readonly changes: readonly DiffChange[]
}

const run = promisify(execFile)

/**
 * Compares two OpenAPI documents with `redocly diff`.
 *
 * @throws with Redocly's message if it cannot read a document
 */
export async function redoclyDiff(before: unknown, after: unknown): Promise<DiffReport> {
  // In a separate folder, so that this repository's configuration and lint plugin are not loaded.
  const folder = await mkdtemp(join(tmpdir(), 'openapi-diff-'))
  try {
    const file = (name: string) => join(folder, name)
    await Promise.all([
      writeFile(file('before.json'), JSON.stringify(before)),
      writeFile(file('after.json'), JSON.stringify(after)),
      writeFile(file('redocly.yaml'), 'telemetry: off\nextends: [diff-recommended]\n'),
    ])
    const args = ['diff', 'before.json', 'after.json', '--format', 'json', '--output', 'report.json', '--fail-on', 'none']
    await run(process.execPath, [programPath('redocly'), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(`redocly diff failed: ${error.stderr?.trim() || error.message}`)
    })
    return JSON.parse(await readFile(file('report.json'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
