import type { Operation } from '../documents/document.ts'

// Sent is not obeyed. A query parameter counts as checked if the model answers differently without
// it, and the server answers as the model; a property of a body, if that holds for what is read
// after the write.

export const parameterName = ({ id }: Operation, name: string): string => `${id} ${name}`
export const effectOfProperty = ({ id }: Operation, name: string): string => `${id} body ${name}`
