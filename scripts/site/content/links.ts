import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { SiteModel } from './model.ts'

/** Finds the page of a name: an operation, method, event, type or error code. */
export interface Links {
  /** The page of a name; `contract` decides if several documents have it. */
  find(name: string, contract?: Contract): string | undefined
  /** The client's name of an operation for its id; other names as they are. */
  displayName(name: string): string
}

/** Creates the links of a site. */
export function createLinks(model: SiteModel): Links {
  const addresses = new Map<string, string>()
  for (const { name, address } of [...model.types].reverse()) addresses.set(name, address)
  for (const { trigger, address } of model.events) addresses.set(trigger, address)
  for (const { code, address } of model.errors) addresses.set(code, address)
  for (const { method, operation, address } of model.operations) {
    // A single lower-case word is more likely to mean something else.
    if (/[A-Z]/.test(method)) addresses.set(method, address)
    addresses.set(operation.id, address)
  }
  const methods = new Map(model.operations.map(({ method, operation }) => [operation.id, method]))
  return {
    displayName: (name) => methods.get(name) ?? name,
    find: (name, contract) => {
      const plain = name.replace(/^(?:chat|calls|management)\.(?=\w)/, '').replace(/(?:\(\)|\[\])$/, '')
      return (contract && model.findType(contract, plain)?.address) ?? addresses.get(plain)
    },
  }
}
