#!/usr/bin/env node
// The command `cometchat-rest-testing`.
import type { Command } from './command.ts'
import { runCommand } from './runCommand.ts'

interface CommandEntry {
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** Loaded on demand, because no command needs what all need. */
const commands: Readonly<Record<string, CommandEntry>> = {
  check: { summary: 'checks a server, or the mock, against the documents', load: async () => (await import('./check.ts')).check },
  mock: { summary: 'serves all APIs from their documents', load: async () => (await import('./mock.ts')).mock },
  fake: { summary: 'runs a stateful Chat API in memory', load: async () => (await import('./fake.ts')).fake },
  event: { summary: 'posts an event to a webhook', load: async () => (await import('./event.ts')).event },
  proxy: {
    summary: "forwards an application's traffic and reports every deviation from the documents",
    load: async () => (await import('./proxy.ts')).proxy,
  },
}

const help = `Contract checks for CometChat's REST APIs, and a mock and a fake of them.

  npx cometchat-rest-testing COMMAND [OPTIONS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(7)} ${summary}`)
  .join('\n')}

Each command has --help.`

const [name = '--help', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
if (entry) await runCommand(name, await entry.load(), args)
else if (name === '--help' || name === '-h') console.log(help)
else {
  console.error(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}. See cometchat-rest-testing --help.`)
  process.exitCode = 2
}
