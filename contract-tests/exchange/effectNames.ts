import type { Operation } from '../documents/document.ts'

/** The name of a parameter whose effect a run saw. */
export const parameterName = ({ id }: Operation, name: string): string => `${id} ${name}`

/** The name of a property of a body whose effect a run saw. */
export const effectOfProperty = ({ id }: Operation, name: string): string => `${id} body ${name}`
