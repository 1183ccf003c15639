import { UsageError } from '../../../contract-tests/cli/command.ts'

/** How a change affects the version, from nothing to a new major version. */
export const bumps = ['none', 'patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

/** The larger of several bumps. */
export function largestBump(...bumpsOf: readonly Bump[]): Bump {
  return bumps[Math.max(0, ...bumpsOf.map((bump) => bumps.indexOf(bump)))] as Bump
}

export const atLeast = (bump: Bump, wanted: Bump): boolean => bumps.indexOf(bump) >= bumps.indexOf(wanted)

type Version = readonly [major: number, minor: number, patch: number]

function partsOf(version: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(version)
  if (!match) throw new Error(`${version} is not a version`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

/**
 * The bump from one version to another.
 * @throws UsageError if it is lower
 */
export function bumpBetween(from: string, to: string): Bump {
  const [before, after] = [partsOf(from), partsOf(to)]
  const place = before.findIndex((part, index) => part !== after[index])
  if (place === -1) return 'none'
  if ((after[place] as number) < (before[place] as number)) throw new UsageError(`version ${to} is older than the released ${from}`)
  return (['major', 'minor', 'patch'] as const)[place] as Bump
}

/**
 * The bump that a change needs after a version, by Semantic Versioning: breaking changes a major,
 * additions a minor. Before 1.0.0 breaking changes need a minor, additions a patch. Changes of
 * texts, such as descriptions, do not need a version.
 */
export function neededBump(change: Bump, after: string): Bump {
  const initial = partsOf(after)[0] === 0
  if (change === 'major') return initial ? 'minor' : 'major'
  if (change === 'minor') return initial ? 'patch' : 'minor'
  return 'none'
}
