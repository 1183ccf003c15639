/** A number with separators: `2,131`. */
export const number = (value: number): string => value.toLocaleString('en-US')

/** A number with its noun: `1 check`, `2,131 checks`. */
export const plural = (value: number, noun: string, nouns = `${noun}s`): string => `${number(value)} ${value === 1 ? noun : nouns}`
