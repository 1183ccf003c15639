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
    summary: 'checks a server against the specification',
    load: async () => (await import('./check.ts')).check,
  },
  mock: {
    summary: 'mocks all three APIs: validates requests and responds with examples',
    load: async () => (await import('./mock.ts')).mock,
  },
  fake: {
    summary: 'runs a stateful Chat API in memory, to test an application',
    load: async () => (await import('./fake.ts')).fake,
  },
  event: { summary: 'posts an event to a webhook receiver', load: async () => (await import('./event.ts')).event },
  proxy: {
    summary: "forwards an application's traffic and reports every deviation from the specification",
    load: async () => (await import('./proxy.ts')).proxy,
  },
}

const help = `Tests without CometChat: a fake, a mock, contract checks and a proxy for its REST APIs.

  npx cometchat-rest-testing COMMAND [OPTIONS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(7)} ${summary}`)
  .join('\n')}

Run a command with --help for its options.`

const [name = '--help', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
if (entry) await runCommand(name, await entry.load(), args)
else if (name === '--help' || name === '-h') console.log(help)
else {
  console.error(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}. See cometchat-rest-testing --help.`)
  process.exitCode = 2
}
