#!/usr/bin/env node
// The command `cometchat-rest-testing`.
import { compileQuickly } from '../mock/compileQuickly.ts'
import { UnknownName } from '../suites/selection.ts'
import { printable } from '../validate/printable.ts'
import { redactText } from '../validate/redact.ts'
import { type Command, UsageError } from './command.ts'

interface CommandEntry {
  summary: string
  load: () => Promise<Command>
}

/** Loaded on demand, because Prism, which only some need, takes a second to load. */
const commands: Readonly<Record<string, CommandEntry>> = {
  check: { summary: 'checks a server, or the mock, against the documents', load: async () => (await import('./check.ts')).check },
  mock: { summary: 'serves all APIs from their documents', load: async () => (await import('./mock.ts')).mock },
  fake: { summary: 'runs a stateful Chat API in memory', load: async () => (await import('./fake.ts')).fake },
  proxy: {
    summary: "forwards an application's traffic and reports every deviation from the documents",
    load: async () => (await import('./proxy.ts')).proxy,
  },
  report: { summary: 'merges the reports of a run that was split into shards', load: async () => (await import('./report.ts')).report },
}

const help = `Contract checks for CometChat's REST APIs, and a mock and a fake of them.

  npx cometchat-rest-testing COMMAND [OPTIONS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(7)} ${summary}`)
  .join('\n')}

Each command has --help.`

const interrupted = 130

async function main([name = '--help', ...args]: string[]): Promise<number> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) {
    if (name !== '--help' && name !== '-h')
      throw new UsageError(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}. See cometchat-rest-testing --help`)
    console.log(help)
    return 0
  }
  const command = await entry.load()
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(command.help)
    return 0
  }
  const controller = new AbortController()
  // `once`, so that a second signal ends the process immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  try {
    return await command.run(args, controller.signal)
  } catch (error) {
    if (error instanceof UsageError || error instanceof UnknownName)
      throw new UsageError(`${error.message}${/[?.]$/.test(error.message) ? '' : '.'} See cometchat-rest-testing ${name} --help`)
    if (!controller.signal.aborted) throw error
    console.error((controller.signal.reason as Error).message)
    return interrupted
  }
}

compileQuickly()
main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    console.error(printable(redactText(error instanceof UsageError ? `${error.message}.` : error.message)))
    process.exitCode = error instanceof UsageError ? 2 : 1
  },
)
