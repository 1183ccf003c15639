import { isObject } from '../documents/isObject.ts'

/**
 * Whether an answer says that its call failed for a record.
 *
 * @param id - what the answer calls the record, in lower case
 */
export const isFailedFor = (answer: unknown, id: string): boolean =>
  isObject(answer) &&
  Object.entries(answer).some(([key, value]) => (key.toLowerCase() === id && isFailure(value)) || isFailedFor(value, id))

/** Whether an answer says that its call failed for anything. */
export const isFailedInPart = (answer: unknown): boolean =>
  isFailure(answer) || (typeof answer === 'object' && answer !== null && Object.values(answer).some(isFailedInPart))

/** Whether a result says that a call failed for its record. */
export const isFailure = (result: unknown): boolean => isObject(result) && result.success === false
