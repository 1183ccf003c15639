#!/usr/bin/env node
import { run } from './command.ts'

process.stdout.on('error', ({ code }: { code?: string }) => {
  // A reader of the output may stop early, as `head` does.
  if (code === 'EPIPE') process.exit(0)
  console.error(`The output cannot be written (${code}). The call may have taken effect.`)
  process.exit(1)
})
// If standard error is closed, the exit code still reports the failure.
process.stderr.on('error', () => {})

process.exitCode = await run(process.argv.slice(2))
