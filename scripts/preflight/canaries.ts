import type { Case } from '../../contract-tests/cases/case.ts'
import { negativesOf } from '../../contract-tests/cases/negatives.ts'
import type { Contract } from '../../contract-tests/spec/contract.ts'
import type { Operation } from '../../contract-tests/spec/document.ts'

/** For each place of an operation's requests that a document constrains, one request that must be refused: it shows that validation is on there. */
export function canariesOf(contract: Contract, operation: Operation): Case[] {
  const places = new Map<string, Case>()
  for (const one of negativesOf(contract, operation)) {
    if (one.kind === 'negative' && typeof one.expect === 'object' && !places.has(one.expect.refuses)) places.set(one.expect.refuses, one)
  }
  return [...places.values()]
}
