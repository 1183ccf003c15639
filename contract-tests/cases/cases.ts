import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Case } from './case.ts'
import { negativesOf } from './negatives.ts'
import { positivesOf } from './positives.ts'
import { spellingCasesOf } from './spellings.ts'
import { dynamicsOf, statusesOf } from './statuses.ts'

// The front door of this folder. In go a contract and an operation; out come requests, each with
// the response that it must get.

/** Every case of an operation except generated cases, in a stable order. */
export const casesOf = (contract: Contract, operation: Operation): Case[] => [
  ...positivesOf(contract, operation),
  ...spellingCasesOf(contract, operation),
  ...statusesOf(contract, operation),
  ...dynamicsOf(contract, operation),
  ...negativesOf(contract, operation),
]
