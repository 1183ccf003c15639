/**
 * A new prefix for the identifiers of a run: its start, in hexadecimal milliseconds, and two digits
 * by chance. Hexadecimal digits spell no word of a secret, such as `pwd`: values below such a name
 * would be hidden.
 */
export const newPrefix = (): string => `contract-${hexadecimal(Date.now())}${hexadecimal(Math.floor(Math.random() * 256), 2)}-`

/** Whether a text is a run's prefix. Shorter prefixes could match other records. */
export const isPrefix = (text: string): boolean => /^contract-[0-9a-f]{8,}-$/.test(text)

/** When the run of a prefix began, in seconds, minus an hour, because clocks differ. */
export const startOf = (prefix: string): number =>
  Math.floor(Number.parseInt(prefix.slice('contract-'.length, -'00-'.length), 16) / 1000) - 3600

const hexadecimal = (value: number, digits = 0): string => value.toString(16).padStart(digits, '0')
