import { isObject } from '../documents/isObject.ts'

/**
 * Whether an answer says that its call failed for a record.
 *
 * @param id - what the answer calls the record, in lower case
 */
export const isFailedFor = (answer: unknown, id: string): boolean =>
  isObject(answer) &&
  Object.entries(answer).some(([key, value]) => (key.toLowerCase() === id && isFailure(value)) || isFailedFor(value, id))

/** Whether a result says that a call failed for its record. */
export const isFailure = (result: unknown): boolean => isObject(result) && result.success === false
