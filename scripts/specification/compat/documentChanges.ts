import { readFile } from 'node:fs/promises'
import { redoclyDiff } from '../diff/redoclyDiff.ts'
import { type Bump, bumps, largest } from './semver.ts'

/** The changes to a document. */
export interface DocumentChanges {
  readonly bump: Bump
  readonly breaking: readonly string[]
  readonly added: readonly string[]
}

/**
 * Compares two bundled documents with `redocly diff`, and keys and scopes by our own rule, because
 * `redocly diff` treats lost rights as minor.
 */
export async function documentChanges(before: string, after: string): Promise<DocumentChanges> {
  const read = async (path: string): Promise<Secured> => JSON.parse(await readFile(path, 'utf8'))
  const [old, now] = [await read(before), await read(after)]
  const report = await redoclyDiff(old, now)
  const rights = lostRights(old, now)
  const breaking = report.changes
    .filter(({ impact }) => impact === 'major')
    .map(({ path, kind, verdicts }) => {
      const messages = verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message)
      return `${messages.join(' ') || `${kind}:`} (${path})`
    })
  const added = report.changes.filter(({ impact, kind }) => impact === 'minor' && kind === 'added').map(({ path }) => path)
  const rated = (bumps as readonly string[]).includes(report.bump) ? (report.bump as Bump) : 'none'
  return { bump: largest(rated, rights.length > 0 ? 'major' : 'none'), breaking: [...breaking, ...rights], added }
}

type Requirement = Readonly<Record<string, readonly string[]>>

interface Secured {
  readonly security?: readonly Requirement[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly Requirement[] } | undefined>>>>
}

/**
 * Finds operations that can no longer be called with a key that was allowed before: each old
 * alternative must satisfy a new alternative.
 */
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

const satisfies = (previous: Requirement, wanted: Requirement): boolean =>
  Object.entries(wanted).every(
    ([scheme, scopes]) => scopes.every((scope) => previous[scheme]?.includes(scope)) && previous[scheme] !== undefined,
  )
