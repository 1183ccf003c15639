import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../check/command.ts'
import { type Bump, bumps, largest } from './semver.ts'

/** The changes to a document. */
export interface DocumentChanges {
  readonly bump: Bump
  readonly breaking: readonly string[]
  readonly added: readonly string[]
}

/** The part of `redocly diff`'s report that is read. */
interface Report {
  readonly bump: string
  readonly changes: readonly {
    readonly path: string
    readonly kind: string
    readonly impact: string
    readonly verdicts: readonly { readonly impact: string; readonly message: string }[]
  }[]
}

/** Compares two bundled documents with `redocly diff`, and the keys and scopes by a rule of our own, because it treats lost rights as minor. */
export async function documentChanges(before: string, after: string): Promise<DocumentChanges> {
  const [report, [old, now]] = await Promise.all([
    redoclyDiff(before, after),
    Promise.all([before, after].map(async (path) => JSON.parse(await readFile(path, 'utf8')) as Secured)),
  ])
  const rights = lostRights(old as Secured, now as Secured)
  const breaking = report.changes
    .filter(({ impact }) => impact === 'major')
    .map(({ path, kind, verdicts }) => {
      const said = verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message)
      return `${said.join(' ') || `${kind}:`} (${path})`
    })
  const added = report.changes.filter(({ impact, kind }) => impact === 'minor' && kind === 'added').map(({ path }) => path)
  const rated = (bumps as readonly string[]).includes(report.bump) ? (report.bump as Bump) : 'none'
  return { bump: largest(rated, rights.length > 0 ? 'major' : 'none'), breaking: [...breaking, ...rights], added }
}

async function redoclyDiff(before: string, after: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-compat-'))
  try {
    const output = join(folder, 'report.json')
    const failures = await command('redocly', 'diff', before, after, '--format', 'json', '--output', output, '--fail-on', 'none')()
    if (failures.length > 0) throw new Error(`redocly diff failed: ${failures.join('\n')}`)
    return JSON.parse(await readFile(output, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Requirement = Readonly<Record<string, readonly string[]>>

interface Secured {
  readonly security?: readonly Requirement[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly Requirement[] } | undefined>>>>
}

/** Finds operations that somebody could call and no longer may: every old alternative of keys and scopes must still satisfy a new one. */
export function lostRights(before: Secured, after: Secured): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const now = after.paths[path]?.[method]
      const old = operation?.security ?? before.security
      const wanted = now?.security ?? after.security
      if (!now || !old || !wanted || wanted.length === 0) return []
      return old
        .filter((had) => !wanted.some((alternative) => satisfies(had, alternative)))
        .map((had) => `${method.toUpperCase()} ${path} can no longer be called with ${JSON.stringify(had)}.`)
    }),
  )
}

const satisfies = (had: Requirement, wanted: Requirement): boolean =>
  Object.entries(wanted).every(([scheme, scopes]) => scopes.every((scope) => had[scheme]?.includes(scope)) && had[scheme] !== undefined)
