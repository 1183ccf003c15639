import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { type Evidence, other } from '../../../contract-tests/evidence/evidence.ts'
import { isSeenLive } from '../pages/seenLive.ts'
import type { Contradiction } from './contradiction.ts'
import { contradictionsOf } from './contradictions.ts'

/** What was seen as the documents say it, in some of the files. */
export interface Confirmed {
  readonly document: string
  /** An operation's id, or an error code. */
  readonly name: string
  readonly isCode: boolean
  /** The edition of the first file that has it. */
  readonly edition: string
  /** Where it was seen there. */
  readonly situation: string
}

/** Files of evidence, compared with the documents. */
export interface Comparison {
  /** What no live source stated before. */
  readonly confirmed: readonly Confirmed[]
  readonly contradictions: readonly (Contradiction & { readonly editions: readonly string[] })[]
  /** Operations that neither a live source nor a file has. */
  readonly neverSeen: readonly Operation[]
}

export interface EvidenceFile {
  readonly file: string
  readonly evidence: Evidence
}

/** The id of the edition that a file becomes. */
export const editionOf = ({ run, day, region }: Evidence): string =>
  `${run === 'check' ? 'check' : 'contact'}-${day}-${region.replaceAll(' ', '-')}`

export function compare(files: readonly EvidenceFile[], contracts: readonly Contract[]): Comparison {
  const contradictions = merged(
    files.flatMap(({ evidence }) =>
      contracts.flatMap((contract) => contradictionsOf(contract, evidence)).map((found) => ({ ...found, editions: [editionOf(evidence)] })),
    ),
  )
  const confirmed = new Map<string, Confirmed>()
  for (const { evidence } of files)
    for (const contract of contracts)
      for (const found of confirmedBy(contract, evidence, contradictions)) if (!confirmed.has(found.name)) confirmed.set(found.name, found)
  const seen = new Set(files.flatMap(({ evidence }) => Object.values(evidence.operations).flatMap(Object.keys)))
  return {
    confirmed: [...confirmed.values()],
    contradictions,
    neverSeen: contracts.flatMap(({ operations }) => operations.filter((operation) => !isSeenLive(operation) && !seen.has(operation.id))),
  }
}

/** Adds up the same contradiction of several files or places. */
function merged(found: readonly Comparison['contradictions'][number][]): Comparison['contradictions'] {
  return [...groupBy(found, ({ document, pointer, says, saw }) => JSON.stringify([document, pointer, says, saw])).values()].map((same) => ({
    ...(same[0] as (typeof same)[number]),
    times: same.reduce((sum, { times }) => sum + times, 0),
    of: same.reduce((sum, { of }) => sum + of, 0),
    operations: [...new Set(same.flatMap(({ operations }) => operations))],
    editions: [...new Set(same.flatMap(({ editions }) => editions))],
  }))
}

/**
 * What a file has for the first time: operations that succeeded as documented, and error codes with
 * the documented status.
 */
function confirmedBy(contract: Contract, evidence: Evidence, contradictions: readonly Contradiction[]): Confirmed[] {
  const { name, document, operations } = contract
  const doubtful = new Set(contradictions.flatMap(({ operations: ids }) => ids))
  const common = { document: name, edition: editionOf(evidence) }
  return Object.entries(evidence.operations[name] ?? {}).flatMap(([id, statuses]): Confirmed[] => {
    const operation = operations.find((candidate) => candidate.id === id)
    if (!operation) return []
    const situation = `${operation.method} ${operation.path}`
    const isNew = Object.keys(statuses).some((status) => status.startsWith('2')) && !isSeenLive(operation) && !doubtful.has(id)
    const codes = Object.entries(statuses).flatMap(([status, { codes: own = {} }]) =>
      Object.keys(own).filter((code) => {
        const known = document['x-error-evidence']?.[code]
        return code !== other && known?.status === Number(status) && known.sources.every(({ kind }) => kind !== 'live')
      }),
    )
    return [
      ...(isNew ? [{ ...common, name: id, isCode: false, situation }] : []),
      ...codes.map((code) => ({ ...common, name: code, isCode: true, situation })),
    ]
  })
}
