import type { FoundIn } from '../exchange/claims.ts'
import type { Environment } from '../exchange/environment.ts'
import type { RecordedCall } from '../exchange/recordedCalls.ts'
import { scriptOf } from '../exchange/script.ts'
import { type Finding, sentence } from '../validate/finding.ts'
import type { RawRequest } from '../validate/rawExchange.ts'
import type { ServerContext } from './serverContext.ts'

/** The number of findings that a script tests. */
const mostFindings = 6

/**
 * Returns a program that repeats the calls of a check, and those that created its records, and
 * tests its findings.
 *
 * @param requestOf - the request whose response shows a finding
 */
export const scriptFor = (
  { target, setUps = [], credentials }: Environment,
  { contract, createdRecords }: ServerContext,
  calls: readonly RecordedCall[],
  { title, findings, requestOf }: { title: string; findings: readonly Finding[]; requestOf(finding: Finding): RawRequest | undefined },
): string => {
  const all = new Map(
    findings.map((finding): [string, FoundIn] => {
      const [text, request] = [textOf(finding, createdRecords?.prefix), requestOf(finding)]
      return [`${request && calls.findIndex((call) => call.request === request)} ${text}`, { finding, text, request }]
    }),
  )
  const found = [...all.values()].slice(0, mostFindings)
  return scriptOf(calls, {
    title,
    found,
    untested: all.size - found.length,
    base: target.base(contract.name),
    prefix: createdRecords?.prefix,
    document: contract.document,
    apiKey: credentials.apiKey,
    setUps,
  })
}

/** A finding as a sentence about the records of the script, which has a prefix of its own. */
const textOf = (finding: Finding, prefix: string | undefined): string =>
  prefix === undefined ? sentence(finding) : sentence(finding).replaceAll(prefix, '')
