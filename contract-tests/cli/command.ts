import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Invalid usage of the program. It is printed as a single line, with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A command of `cometchat-rest-testing`. */
export interface Command {
  /** The text of `--help`. */
  readonly help: string
  /**
   * Runs it.
   * @param args - the arguments after the command's name
   * @param signal - aborted by SIGINT and SIGTERM
   * @returns the exit code
   * @throws UsageError if the arguments are invalid
   */
  run(args: string[], signal: AbortSignal): Promise<number>
}

const optionsOf = <Name extends string, Type>(names: readonly Name[], type: Type) =>
  Object.fromEntries(names.map((name) => [name, { type }])) as Record<Name, { readonly type: Type }>

/** Options with a value. */
export const textOptions = <Name extends string>(...names: Name[]) => optionsOf(names, 'string' as const)
/** Options without a value. */
export const flagOptions = <Name extends string>(...names: Name[]) => optionsOf(names, 'boolean' as const)

/**
 * Parses a command's options.
 * @throws UsageError naming the argument that is unknown or has no value
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values'] {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    // Only the first sentence of Node's message is about what is wrong.
    throw new UsageError((error as Error).message.split(/\.\s/)[0])
  }
}

/**
 * Parses a whole number.
 * @throws UsageError naming the option
 */
export function wholeNumber(text: string | undefined, option: string, min = 1, max = Number.MAX_SAFE_INTEGER): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(
      `${option} must be a whole number ${max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of at least ${min}`}`,
    )
  return value
}

/** Resolves when the signal is aborted. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
