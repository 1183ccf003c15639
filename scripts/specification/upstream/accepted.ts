import { appendFile, readFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import type { Finding } from '../diff/differences.ts'

/**
 * A difference that we do not adopt, and why. It is matched exactly, so that a further change at
 * the same location is reported.
 */
export interface AcceptedDifference extends Pick<Finding, 'kind' | 'pointer' | 'published'> {
  /** The name of the edition's file. */
  readonly edition: string
  readonly reason: string
}

/** Where accepted differences are recorded. */
export const acceptedFile = new URL('accepted-differences.yaml', import.meta.url)

/**
 * Reads the accepted differences.
 * @throws if an entry lacks a field
 */
export async function readAccepted(file: URL = acceptedFile): Promise<AcceptedDifference[]> {
  const entries: AcceptedDifference[] = parse(await readFile(file, 'utf8')) ?? []
  for (const entry of entries)
    for (const field of ['edition', 'kind', 'pointer', 'published', 'reason'] as const)
      if (typeof entry[field] !== 'string' || entry[field].trim() === '')
        throw new Error(`${file.pathname.split('/').at(-1)}: the entry ${entry.pointer ?? JSON.stringify(entry)} has no ${field}`)
  return entries
}

/** Records differences as accepted, at the end of the file. */
export async function accept(edition: string, differences: readonly Finding[], reason: string, file: URL = acceptedFile): Promise<void> {
  const entries = differences.map(({ kind, pointer, published }): AcceptedDifference => ({ edition, kind, pointer, published, reason }))
  if (entries.length > 0) await appendFile(file, stringify(entries))
}

/** What identifies a difference. */
export const identity = ({ kind, pointer, published }: Pick<Finding, 'kind' | 'pointer' | 'published'>): string =>
  `${kind}\n${pointer}\n${published}`

/**
 * The remaining differences of an edition, the number of accepted ones, and accepted differences
 * that no longer occur.
 */
export function withoutAccepted(edition: string, differences: readonly Finding[], accepted: readonly AcceptedDifference[]) {
  const own = accepted.filter((entry) => entry.edition === edition)
  const known = new Set(own.map(identity))
  const found = new Set(differences.map(identity))
  return {
    differences: differences.filter((difference) => !known.has(identity(difference))),
    accepted: differences.filter((difference) => known.has(identity(difference))).length,
    obsolete: own.filter((entry) => !found.has(identity(entry))),
  }
}
