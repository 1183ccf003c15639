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
  check: {
    summary: 'asks whether a server obeys the specification; to test a server, not an app',
    load: async () => (await import('./check.ts')).check,
  },
  mock: {
    summary: 'answers with examples and stores nothing; to try single requests of all APIs',
    load: async () => (await import('./mock.ts')).mock,
  },
  fake: {
    summary: 'keeps what you create in memory; to test an app that uses the Chat API',
    load: async () => (await import('./fake.ts')).fake,
  },
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
