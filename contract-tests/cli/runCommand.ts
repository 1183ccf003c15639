import { UnknownName } from '../suites/selection.ts'
import { printable } from '../validate/printable.ts'
import { redactText } from '../validate/redact.ts'
import { type Command, UsageError } from './command.ts'

/** The exit code of a command that a signal stopped. */
const interrupted = 130

/** Runs a command until it ends, and sets the process's exit code: 2 for invalid usage, 1 for any other error, which is printed in one line. */
export async function runCommand(name: string, command: Command, args: string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(command.help)
  const controller = new AbortController()
  // `once`, so that a second signal ends the process immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  try {
    process.exitCode = await command.run(args, controller.signal)
  } catch (error) {
    const { message } = error as Error
    const isUsage = error instanceof UsageError || error instanceof UnknownName
    if (controller.signal.aborted) console.error((controller.signal.reason as Error).message)
    else
      console.error(
        printable(
          redactText(isUsage ? `${message}${/[?.]$/.test(message) ? '' : '.'} See cometchat-rest-testing ${name} --help.` : message),
        ),
      )
    process.exitCode = controller.signal.aborted ? interrupted : isUsage ? 2 : 1
  }
}
