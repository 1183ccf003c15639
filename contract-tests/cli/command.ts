import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A mistake in how the program was called. It is printed as one line, with exit code 2. */
export class UsageError extends Error {}

/** One command of `cometchat-rest-testing`. */
export interface Command {
  /** The text of `--help`. */
  readonly help: string
  /**
   * Runs it.
   * @param args - the arguments after the command's name
   * @param signal - is aborted by SIGINT and SIGTERM
   * @returns the exit code
   * @throws UsageError if the arguments are invalid
   */
  run(args: string[], signal: AbortSignal): Promise<number>
}

/**
 * Reads a command's arguments.
 * @throws UsageError naming the argument that is unknown or has no value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values'] {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

/**
 * Reads a command's arguments, of which some are no options.
 *
 * @throws UsageError naming the argument that is unknown or has no value
 */
export function readPositionals<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): Pick<ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>>, 'values' | 'positionals'> {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

/**
 * Reads a whole number.
 * @throws UsageError naming the option
 */
export function wholeNumber(text: string | undefined, option: string, least = 1, most = Number.MAX_SAFE_INTEGER): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(
      `${option} must be a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`}`,
    )
  return value
}

/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
