/**
 * Whether a whole number of a response was rounded, because it is beyond what JavaScript's numbers
 * can tell apart. None of CometChat's own fields has such a number; metadata and other content of
 * the app's own may.
 *
 * @param text - the response as it was sent
 * @param data - what was parsed of it
 */
export function hasRoundedNumber(text: string, data: unknown): boolean {
  // 2^53 has sixteen digits.
  if (!/\d{16}/.test(text)) return false
  const open: unknown[] = [data]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) return true
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner)
  }
  return false
}
