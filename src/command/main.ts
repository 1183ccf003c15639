#!/usr/bin/env node
import { run } from './run.ts'

process.stdout.on('error', ({ code }: { code?: string }) => {
  // Whoever reads the output may stop early, as `head` does.
  if (code === 'EPIPE') process.exit(0)
  console.error(`The output cannot be written (${code}). The call may have taken effect.`)
  process.exit(1)
})
// Where nothing can be said, the exit code still can.
process.stderr.on('error', () => {})

process.exitCode = await run(process.argv.slice(2))
