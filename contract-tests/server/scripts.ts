import type { Environment } from '../exchange/environment.ts'
import { type RecordedCall, scriptOf } from '../exchange/script.ts'
import type { ServerContext } from './serverContext.ts'

/** The number of findings in the title of a script. */
const mostFindings = 6

/** Returns a program that repeats the calls of a check, and those that created its records. */
export const scriptFor = (
  { target, setUps = [], credentials }: Environment,
  { contract, createdRecords }: ServerContext,
  calls: readonly RecordedCall[],
  title: readonly string[],
): string =>
  scriptOf(calls, {
    title: title.slice(0, mostFindings),
    base: target.base(contract.name),
    prefix: createdRecords?.prefix,
    apiKey: credentials.apiKey,
    setUps,
  })
