/** In place of hexadecimal digits. */
const letters = 'bcdfghjklmnpqrtz'

/**
 * A new prefix for the identifiers of a run: its start in milliseconds, and two digits by chance,
 * in letters: a text with many digits is blocked where it is taken for a telephone number. Without
 * vowels they spell no word of a secret: values below such a name would be hidden.
 */
export const newPrefix = (): string => `contract-${inLetters(Date.now())}${inLetters(Math.floor(Math.random() * 256), 2)}-`

/** Whether a text is a run's prefix. Shorter prefixes could match other records. */
export const isPrefix = (text: string): boolean => new RegExp(`^contract-[${letters}]{8,}-$`).test(text)

/** When the run of a prefix began, in seconds, minus an hour, because clocks differ. */
export function startOf(prefix: string): number {
  const digits = [...prefix.slice('contract-'.length, -'bb-'.length)].map((letter) => letters.indexOf(letter).toString(16))
  return Math.floor(Number.parseInt(digits.join(''), 16) / 1000) - 3600
}

const inLetters = (value: number, digits = 0): string =>
  value
    .toString(16)
    .padStart(digits, '0')
    .replace(/./g, (digit) => letters[Number.parseInt(digit, 16)] as string)
