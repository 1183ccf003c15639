import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isSafe } from './createdRecords.ts'
import { bodyProperties } from './resources.ts'

// Sent is not obeyed. A query parameter counts as checked if the model answers differently without
// it, and the server answers as the model; a property of a body, if that holds for what is read
// after the write.

export const parameterName = ({ id }: Operation, name: string): string => `${id} ${name}`
export const propertyName = ({ id }: Operation, name: string): string => `${id} body ${name}`

/**
 * The query parameters of an operation that reads, which choose, order or limit what it returns.
 */
export const parametersWithEffect = (operation: Operation): string[] =>
  isSafe(operation) ? operation.parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])) : []

/** Every property of an operation's body. */
export const sentProperties = (contract: Contract, operation: Operation): string[] =>
  isSafe(operation) ? [] : [...bodyProperties(contract, operation)]
