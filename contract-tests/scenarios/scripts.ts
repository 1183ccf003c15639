import type { Environment } from '../exchange/environment.ts'
import { type Call, scriptOf } from '../exchange/script.ts'
import type { ServerContext } from './serverContext.ts'

/** How many findings a script names. */
const mostLines = 6

/** A program that makes the calls of a check again, with those that made its records. */
export const scriptFor = (
  { target, setUps = [], credentials }: Environment,
  { contract, createdRecords }: ServerContext,
  calls: readonly Call[],
  title: readonly string[],
): string =>
  scriptOf(calls, {
    title: title.slice(0, mostLines),
    base: target.base(contract.name),
    prefix: createdRecords?.prefix,
    apiKey: credentials.apiKey,
    setUps,
  })
