/**
 * Control characters, which would move a terminal's cursor, and those that change the order of
 * letters, as JSON writes them.
 */
const printable = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Writes to standard output, and waits while its reader is slower. */
export const write = (text: string): Promise<void> =>
  new Promise((resolve) => {
    if (process.stdout.write(`${printable(text)}\n`)) resolve()
    else process.stdout.once('drain', resolve)
  })

export const say = (text: string): void => console.error('%s', printable(text))
