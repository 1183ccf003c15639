import { UnknownName } from '../suites/selection.ts'
import { printable } from '../validate/printable.ts'
import { redactText } from '../validate/secrets.ts'
import { type Command, UsageError } from './command.ts'

/** The exit code of a command that a signal stopped. */
const interrupted = 130

/** Read before a command is loaded, as npm may be ended meanwhile. */
const parent = process.ppid

/**
 * Runs a command until it ends, and sets the process's exit code. An error is printed in one line;
 * the code is 2 for invalid usage, that of the error if it has one, and else 1.
 */
export async function runCommand(name: string, command: Command, args: string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(command.help)
  const controller = new AbortController()
  // `once`, so that a second signal ends the process immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  if (process.env.npm_command) stopWithParent(controller)
  try {
    process.exitCode = await command.run(args, controller.signal)
  } catch (error) {
    const { message, exitCode = 1 } = error as Error & { exitCode?: number }
    const isUsage = error instanceof UsageError || error instanceof UnknownName
    if (controller.signal.aborted) console.error((controller.signal.reason as Error).message)
    else
      console.error(
        printable(
          redactText(isUsage ? `${message}${/[?.]$/.test(message) ? '' : '.'} See cometchat-rest-testing ${name} --help.` : message),
        ),
      )
    process.exitCode = controller.signal.aborted ? interrupted : isUsage ? 2 : exitCode
  }
}

/** npm ends its shell when it is ended, and not the program that the shell has started. */
function stopWithParent(controller: AbortController): void {
  const timer = setInterval(() => {
    if (isRunning()) return
    clearInterval(timer)
    controller.abort(new Error('Stopped, as npm was ended.'))
  }, 1000)
  timer.unref()
}

/**
 * Whether the process that started this program still runs. On Windows its id stays, elsewhere
 * another process takes its place.
 */
function isRunning(): boolean {
  try {
    return process.ppid === parent && process.kill(parent, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
