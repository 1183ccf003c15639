/**
 * Rejects unknown options: a misspelt one would otherwise have no effect without notice.
 * @throws TypeError naming the option and those that exist
 */
export function rejectUnknown(where: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`${where}: there is no option \`${unknown}\`; it takes ${known.map((name) => `\`${name}\``).join(', ')}.`)
}

type NumberOption = 'timeout' | 'deadline' | 'retries' | 'maxConcurrent'

/**
 * Checks the options that are numbers.
 * @throws TypeError naming the option and what it must be
 */
export function checkNumbers({ timeout, deadline, retries, maxConcurrent }: { readonly [name in NumberOption]?: unknown }): void {
  for (const [name, value] of Object.entries({ timeout, deadline })) {
    if (value !== undefined && value !== Number.POSITIVE_INFINITY && !(typeof value === 'number' && value > 0 && value < 2 ** 31))
      throw new TypeError(`\`${name}\` must be a number of milliseconds above 0, or Infinity for no limit.`)
  }
  if (retries !== undefined && (!Number.isInteger(retries) || (retries as number) < 0))
    throw new TypeError('`retries` must be a whole number, 0 or more.')
  if (maxConcurrent !== undefined && !(typeof maxConcurrent === 'number' && maxConcurrent >= 1))
    throw new TypeError('`maxConcurrent` must be a number, 1 or more.')
}
