const firstPause = 500
const longestPause = 8000

/**
 * Backoff with full jitter before the next attempt, in milliseconds: random between 0 and a maximum
 * that doubles.
 */
export const pauseBefore = (attempt: number): number => Math.random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1))
